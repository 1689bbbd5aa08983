//! Contestants with scores on different numbers of boards, scored in IMPs.

use crate::common::*;
use openroom_scoring::file::{PairsSession, Session, read};

/// Pair 5 sits out on board 1, pair 2 on board 2.
fn session(head: &str, more: &str) -> PairsSession {
    let text = format!(
        "event = \"pairs\"\nscoring = \"cross-imps\"\n{head}\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}, {{ id = 5 }}]\n[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}]\n[[board]]\nnumber = 2\nresults = [{{ ns = 1, ew = 3, result = \"3NTN=\" }}, {{ ns = 5, ew = 4, result = \"3NTN-1\" }}]\n{more}"
    );
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}")) {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

fn ranked(session: &PairsSession) -> Vec<(String, u32, String)> {
    let of = |ranked: openroom_scoring::Ranked| {
        let total = session.book.total(ranked.contestant);
        let id = session.book.contestants()[ranked.contestant as usize].id.clone();
        (id, ranked.rank, total.ranked.exact())
    };
    session.ranks().into_iter().map(of).collect()
}

fn said(all: &[(&str, u32, &str)]) -> Vec<(String, u32, String)> {
    all.iter().map(|(id, rank, score)| ((*id).to_owned(), *rank, (*score).to_owned())).collect()
}

#[test]
fn a_sit_out_is_worth_nothing_or_is_made_good() {
    // Board 1: 420 and 50 down, 470 is 10 IMP: 1 and 4 have 10, 2 and 3 have −10. Board 2, vulnerable North-South:
    // 600 and −100, 700 is 12 IMP: 1 and 4 have 12, 3 and 5 have −12.
    let total = session("", "");
    let sums = said(&[("1", 1, "22"), ("4", 1, "22"), ("2", 3, "-10"), ("5", 4, "-12"), ("3", 5, "-22")]);
    assert_eq!(ranked(&total), sums);
    assert_eq!(ranked(&session("sit_outs = \"total\"", "")), sums);
    // The means are 11, 11, −10, −11 and −12.
    let means = said(&[("1", 1, "11"), ("4", 1, "11"), ("2", 3, "-10"), ("3", 4, "-11"), ("5", 5, "-12")]);
    assert_eq!(ranked(&session("sit_outs = \"mean\"", "")), means);
    // On two boards: −10 × 2 and −12 × 2.
    let factored = said(&[("1", 1, "22"), ("4", 1, "22"), ("2", 3, "-20"), ("3", 4, "-22"), ("5", 5, "-24")]);
    assert_eq!(ranked(&session("sit_outs = \"factored\"", "")), factored);
    assert_eq!(total.book.total(1).boards, 1);
}

#[test]
fn a_penalty_is_not_factored() {
    let penalty = "[[penalty]]\ncontestant = 2\nscore = 3\n";
    let factored = session("sit_outs = \"factored\"", penalty);
    assert_eq!(factored.book.total(1).ranked, r("-23"));
    // The mean takes it from the total: −13 on one board.
    assert_eq!(session("sit_outs = \"mean\"", penalty).book.total(1).ranked, r("-13"));
    let texts: Vec<String> =
        factored.book.explain_ranking(&[]).into_iter().map(|reason| reason.text).collect();
    assert!(texts.contains(&"2, boards: 1 of 2: (-10) × 2/1 + (-3) = -23".to_owned()), "{texts:#?}");
}

#[test]
fn it_is_refused_where_it_has_no_effect() {
    let text = "event = \"pairs\"\nscoring = \"matchpoints\"\nsit_outs = \"mean\"\ncontestant = [{ id = 1 }, { id = 2 }]\n[[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"pass\" }]\n";
    let error = read(text.as_bytes()).unwrap_err().to_string();
    assert!(error.starts_with("line 3: `sit_outs` has no meaning here"), "{error}");
}
