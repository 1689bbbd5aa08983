//! What a format can hold comes back as it was.

use openroom_cards::{BySeat, Call, Card, Deal, Hand, Seat};
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{
    Comment, CommentStyle, DealValue, Game, Item, Section, TableWord, Tag, Word, export_game, read_all,
    write_game,
};
use openroom_notation::{Format, Place, read_games, write_games};
use proptest::prelude::*;

fn deal() -> impl Strategy<Value = Deal> {
    Just((0..52_u8).collect::<Vec<_>>()).prop_shuffle().prop_map(|cards| {
        let mut hands = BySeat::new([Hand::EMPTY; 4]);
        for (place, card) in cards.into_iter().enumerate() {
            hands[Seat::ALL[place / 13]].insert(Card::from_index(card).unwrap());
        }
        Deal::new(hands).unwrap()
    })
}

fn numbered(deals: &[Deal]) -> Vec<Game> {
    (1_u32..)
        .zip(deals)
        .map(|(number, deal)| {
            let face = openroom_cards::Board::numbered(number.try_into().unwrap());
            let mut game = Game::default();
            game.set("Board", number.to_string());
            game.set("Dealer", face.dealer.to_string());
            game.set("Vulnerable", face.vulnerability.to_string());
            game.set("Deal", DealValue { first: Seat::North, hands: deal.hands().map(Some) }.to_string());
            game
        })
        .collect()
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~]{0,20}",
        "[a-zäöõłøß♠ ,;|\\\\\"'=+@{}\\[\\]%-]{0,12}",
        Just("-".to_owned()),
        Just(String::new()),
    ]
}

fn word() -> impl Strategy<Value = Word> {
    prop_oneof![
        8 => (0..38_u8).prop_map(|index| Word::Call(Call::from_index(index).unwrap())),
        1 => Just(Word::AllPass),
        1 => Just(Word::Dash),
        1 => Just(Word::Continued),
        1 => Just(Word::End),
        1 => (1..=6_u8).prop_map(Word::Suffix),
        1 => any::<u8>().prop_map(Word::Nag),
        1 => (1..=32_u8).prop_map(Word::Note),
        1 => "[a-z ;%\"\\[\\]\n]{0,9}".prop_map(|text| Word::Comment(Comment { style: CommentStyle::Brace, text: text.into() })),
        1 => "[a-z ;%{}\"\\[\\]]{0,9}".prop_map(|text| Word::Comment(Comment { style: CommentStyle::Line, text: text.into() })),
        1 => "[a-z ;%{}\"\\[\\]]{0,9}".prop_map(|text| Word::Comment(Comment { style: CommentStyle::Escape, text: text.into() })),
    ]
}

fn item() -> impl Strategy<Value = Item> {
    let value = || text().prop_filter("inheritance is another test", |text| !text.starts_with('#'));
    prop_oneof![
        6 => ("[A-Za-z][A-Za-z0-9_]{0,12}", value()).prop_map(|(name, value)| {
            let name = openroom_notation::pbn::known_name(&format!("X{name}"));
            Item::Tag(Tag::new(name, value))
        }),
        2 => ("West|North|Event|Description", value()).prop_map(|(name, value)| Item::Tag(Tag::new(name, value))),
        1 => prop::collection::vec(word(), 0..20).prop_map(|words| {
            let words = words.into_iter().map(|word| (Place::default(), word)).collect();
            Item::Tag(Tag::new("Auction", "N").with(Section::Words(words)))
        }),
        1 => prop::collection::vec("[ -!#-~]{0,8}", 0..12).prop_map(|cells| {
            let cells = cells.into_iter().map(|cell| (Place::default(), TableWord::Cell(cell.into()))).collect();
            Item::Tag(Tag::new("ScoreTable", "-Rank\\3R;Names\\12L;Score").with(Section::Table(cells)))
        }),
        1 => "[a-z ;%\"\\[\\]]{0,9}".prop_map(|text| Item::Comment(Comment { style: CommentStyle::Brace, text: text.into() })),
        1 => "[a-z ;%{}\"\\[\\]]{0,9}".prop_map(|text| Item::Comment(Comment { style: CommentStyle::Line, text: text.into() })),
    ]
}

/// A comment after a section belongs to it; so it is read back there.
fn settled(items: Vec<Item>) -> Game {
    let mut game = Game::default();
    for item in items {
        match (game.items.last_mut(), item) {
            (Some(Item::Tag(Tag { section: Section::Words(words), .. })), Item::Comment(comment)) => {
                words.push((Place::default(), Word::Comment(comment)));
            }
            (Some(Item::Tag(Tag { section: Section::Table(words), .. })), Item::Comment(comment)) => {
                words.push((Place::default(), TableWord::Comment(comment)));
            }
            (_, item) => game.items.push(item),
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn deal_files_keep_deals(deals in prop::collection::vec(deal(), 1..6)) {
        let games = numbered(&deals);
        for format in [Format::Bri, Format::Dge, Format::Dup, Format::Dlm] {
            let mut losses = Losses::default();
            let bytes = write_games(format, &games, &mut losses);
            prop_assert!(losses.is_empty());
            let again: Vec<Game> = read_games(format, &bytes).unwrap().into_iter().map(|read| {
                assert_eq!(read.complaints, []);
                read.game
            }).collect();
            prop_assert_eq!(&again, &games);
        }
    }

    #[test]
    fn lin_and_csv_keep_boards(deals in prop::collection::vec(deal(), 1..4), names in prop::array::uniform4("[A-Za-zäöł]{1,8}")) {
        let mut games = numbered(&deals);
        for game in &mut games {
            for (tag, name) in ["West", "North", "East", "South"].into_iter().zip(&names) {
                game.set(tag, name.as_str());
            }
        }
        for format in [Format::Lin, Format::Csv, Format::Pbn] {
            let mut losses = Losses::default();
            let bytes = write_games(format, &games, &mut losses);
            prop_assert!(losses.is_empty());
            let again = read_games(format, &bytes).unwrap();
            prop_assert_eq!(again.len(), games.len());
            for (read, game) in again.iter().zip(&games) {
                for tag in game.tags().filter(|tag| tag.name() != "Deal") {
                    prop_assert_eq!(read.game.value(tag.name()), Some(tag.effective()));
                }
                let hands = |game: &Game| openroom_notation::pbn::parse_deal(game.known("Deal").unwrap()).unwrap().hands;
                prop_assert_eq!(hands(&read.game), hands(game));
            }
        }
    }

    #[test]
    fn pbn_keeps_everything(items in prop::collection::vec(item(), 1..12)) {
        let mut game = settled(items);
        game.items.insert(0, Item::Tag(Tag::new("Board", "1")));
        let mut text = String::new();
        write_game(&game, &mut text);
        let reads = read_all(format!("\u{FEFF}{text}").as_bytes()).unwrap();
        prop_assert_eq!(reads.len(), 1, "{}", text);
        prop_assert_eq!(reads[0].game.clone().placeless(), game, "{}", text);
    }

    #[test]
    fn exporting_twice_is_exporting_once(items in prop::collection::vec(item(), 1..12)) {
        let game = export_game(&settled(items));
        prop_assert_eq!(export_game(&game), game.clone());
        let mut text = String::new();
        write_game(&game, &mut text);
        let reads = read_all(format!("\u{FEFF}{text}").as_bytes()).unwrap();
        prop_assert_eq!(reads[0].game.clone().placeless(), game.placeless());
    }

    #[test]
    fn no_text_stops_a_reader(bytes in prop::collection::vec(any::<u8>(), 0..300), text in "[\\[\\]\"{};%#A-Za-z0-9 .:|,<>/&=+*^$\n-]{0,300}") {
        for format in Format::ALL {
            let _ = read_games(format, &bytes);
            if let Ok(reads) = read_games(format, text.as_bytes()) {
                let games: Vec<Game> = reads.into_iter().map(|read| read.game).collect();
                for to in Format::ALL {
                    let written = write_games(to, &games, &mut Losses::default());
                    let _ = read_games(to, &written);
                }
            }
        }
    }
}

#[test]
fn what_is_said_of_passes_that_nobody_needs_is_in_order() {
    let text = "[Auction \"N\"]\nAP! AP =1=\n[Note \"1:one\"]\n";
    let once = export_game(&read_all(text.as_bytes()).unwrap()[0].game);
    assert_eq!(export_game(&once), once);
}
