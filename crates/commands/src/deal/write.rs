//! Deals as a PBN file with its mandatory tags.

use std::io::{self, Write};

use openroom_cards::{Board, Deal};

/// Writes the deals, dealer's hand first, with the line ends that dealing machines expect.
pub(crate) fn pbn(
    event: &str,
    deals: impl Iterator<Item = (Board, Deal)>,
    writer: &mut dyn Write,
) -> io::Result<()> {
    write!(writer, "% PBN 2.1\r\n% Dealt by openroom {}\r\n", env!("CARGO_PKG_VERSION"))?;
    let event = tag_text(event);
    for (board, deal) in deals {
        let Board { number, dealer, vulnerability } = board;
        let deal = deal.from_seat(dealer);
        write!(
            writer,
            "\r\n[Event \"{event}\"]\r\n[Site \"\"]\r\n[Date \"\"]\r\n[Board \"{number}\"]\r\n\
             [West \"\"]\r\n[North \"\"]\r\n[East \"\"]\r\n[South \"\"]\r\n\
             [Dealer \"{dealer}\"]\r\n[Vulnerable \"{vulnerability}\"]\r\n[Deal \"{deal}\"]\r\n\
             [Scoring \"\"]\r\n[Declarer \"\"]\r\n[Contract \"\"]\r\n[Result \"\"]\r\n"
        )?;
    }
    Ok(())
}

/// Text as it stands between the quotes of a tag.
fn tag_text(text: &str) -> String {
    let mut tag = String::with_capacity(text.len());
    for character in text.chars().filter(|character| !character.is_control()) {
        if matches!(character, '"' | '\\') {
            tag.push('\\');
        }
        tag.push(character);
    }
    tag
}
