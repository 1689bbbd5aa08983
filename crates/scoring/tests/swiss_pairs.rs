//! A Swiss of pairs: sections, strata and standings by victory points, and their arithmetic.

use openroom_scoring::file::{PairsSession, RankedBy, Session, read};

/// The first pair of letters are the sections of 1 and 4, the second those of 2 and 3.
fn session(head: &str, contestants: &str, more: &str) -> PairsSession {
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nrounds = [[1], [2]]\nvictory_points = \"percentage\"\n{head}
contestant = [{contestants}]
[[board]]\nnumber = 1
results = [{{ ns = 1, ew = 2, result = \"1NTN=\" }}, {{ ns = 3, ew = 4, result = \"pass\" }}]
[[board]]\nnumber = 2
results = [{{ ns = 1, ew = 3, result = \"1NTN=\" }}, {{ ns = 2, ew = 4, result = \"2HN=\" }}]
{more}"
    );
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

/// A list by what it is ranked by, its section and stratum, with who has which rank.
type Shown = (RankedBy, Option<u16>, Option<u8>, Vec<(u32, u32)>);

fn lists(session: &PairsSession) -> Vec<Shown> {
    let ranks = |list: &openroom_scoring::file::RankList| {
        list.ranks.iter().map(|ranked| (ranked.contestant + 1, ranked.rank)).collect()
    };
    session.lists().iter().map(|list| (list.by, list.section, list.stratum, ranks(list))).collect()
}

const STRATA: &str = "{ id = 1 }, { id = 2, stratum = \"B\" }, { id = 3, stratum = \"B\" }, { id = 4, standing = \"without standing\" }";

/// Round 1: 90 beats 0, so 1 and 4 have all of it, 20 and 0. Round 2: 110 beats 90, so 2 and 3. Pair 3 loses 1 by a
/// penalty: 20, 20, 19, 20.
#[test]
fn strata_are_ranked_by_victory_points() {
    let session = session("", STRATA, "[[penalty]]\ncontestant = 3\nvp = 1\n");
    let lists = lists(&session);
    assert_eq!(lists[0], (RankedBy::VictoryPoints, None, None, vec![(1, 1), (2, 1), (3, 3)]));
    assert_eq!(lists[1], (RankedBy::VictoryPoints, None, Some(1), vec![(2, 1), (3, 2)]));
    assert_eq!(lists[2], (RankedBy::Score, None, None, vec![(1, 1), (2, 1), (3, 1)]));
    assert_eq!(lists.len(), 3);
    let swiss = session.swiss.as_ref().unwrap();
    // A pair without standing has its victory points all the same.
    assert_eq!(swiss.total(&session.book, 3).exact(), "20");
}

const SECTIONS: &str = "{ id = 1, section = \"X\" }, { id = 2, section = \"X\" }, { id = 3, section = \"Y\" }, { id = 4, section = \"Y\" }";

#[test]
fn sections_are_ranked_by_victory_points() {
    let penalty = "[[penalty]]\ncontestant = 3\nvp = 1\n";
    let together = session("", SECTIONS, penalty);
    let shown = lists(&together);
    assert_eq!(shown[0].3, [(1, 1), (2, 1), (4, 1), (3, 4)]);
    assert_eq!(shown[1], (RankedBy::VictoryPoints, Some(0), None, vec![(1, 1), (2, 1)]));
    assert_eq!(shown[2], (RankedBy::VictoryPoints, Some(1), None, vec![(4, 1), (3, 2)]));
    // Apart, each section plays by itself.
    let text = format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"\nrounds = [[1]]\nvictory_points = \"percentage\"\nfield = \"section\"
contestant = [{}]
[[board]]\nnumber = 1
results = [{{ ns = 1, ew = 2, result = \"1NTN=\" }}, {{ ns = 3, ew = 4, result = \"pass\" }}, {{ ns = 5, ew = 6, result = \"1NTN=\" }}, {{ ns = 7, ew = 8, result = \"1NTN=\" }}]
",
        (1..=8)
            .map(|id| format!("{{ id = {id}, section = \"{}\" }}", if id < 5 { "X" } else { "Y" }))
            .collect::<Vec<_>>()
            .join(", ")
    );
    let Session::Pairs(apart) = read(text.as_bytes()).unwrap() else { panic!("teams") };
    let shown = lists(&apart);
    assert_eq!(shown[0], (RankedBy::VictoryPoints, Some(0), None, vec![(1, 1), (4, 1), (2, 3), (3, 3)]));
    assert_eq!(shown[1], (RankedBy::VictoryPoints, Some(1), None, vec![(5, 1), (6, 1), (7, 1), (8, 1)]));
    assert_eq!(apart.ranks().len(), 8);
}

#[test]
fn the_sum_and_the_extras_are_explained() {
    let more = "[[penalty]]\ncontestant = 3\nvp = 1\n[[carry_over]]\ncontestant = 1\nvp = 44\npart = \"50%\"\nmost = 21\n";
    let session = session("", STRATA, more);
    let swiss = session.swiss.as_ref().unwrap();
    let words = |place| -> Vec<String> {
        swiss.explain(&session.book, place).iter().map(|reason| reason.text.clone()).collect()
    };
    assert_eq!(words(2)[2..], ["3: procedural penalty 1", "3: 0 + 20 − 1 = 19"]);
    assert_eq!(words(0)[2..], ["1: 44 × 0.5 = 22, held to 21", "1: carry-over 21", "1: 20 + 0 + 21 = 41"]);
}

#[test]
fn a_carry_over_says_what_it_is_a_part_of() {
    let text = "event = \"pairs\"\nscoring = \"matchpoints\"
contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]
[[board]]\nnumber = 1
results = [{ ns = 1, ew = 2, result = \"1NTN=\" }, { ns = 3, ew = 4, result = \"pass\" }]
[[carry_over]]\ncontestant = 1\nsession = \"4%\"\npart = \"50%\"\nmost = \"1%\"\n";
    let Session::Pairs(session) = read(text.as_bytes()).unwrap() else { panic!("teams") };
    let words: Vec<String> =
        session.book.explain_ranking(&[]).into_iter().map(|reason| reason.text).collect();
    assert_eq!(words[..3], ["1: 4% × 0.5 = 2%, held to 1%", "1: carry-over 0.02", "1: 2 + 0.02 = 2.02"]);
    assert_eq!(
        session.extras()[0].said().to_string(),
        "carry-over 1% of the session (4% × 0.5 = 2%, held to 1%)"
    );
}
