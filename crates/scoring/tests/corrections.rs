//! Corrections of pair numbers, penalties and matches, with what they were and whose ranks move.

use openroom_cards::Side;
use openroom_scoring::Ratio;
use openroom_scoring::file::{CorrectedMatch, Made, MadeMatch, PairsSession, Session, TeamsSession, read};

fn pairs(text: &str) -> PairsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Session::Pairs(session) => *session,
        Session::Teams(_) => panic!("teams"),
    }
}

fn teams(text: &str) -> TeamsSession {
    match read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")) {
        Session::Teams(session) => *session,
        Session::Pairs(_) => panic!("pairs"),
    }
}

fn refused(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

const TOLD: &str = "who = \"Scorer\"\nwhy = \"a slip\"\nwhen = \"2026-11-10 22:15\"\n";

/// Two tables and a spare pair; the corrections begin on line 8.
fn session(corrections: &[&str]) -> String {
    let rows: Vec<String> = corrections.iter().map(|one| format!("[[correction]]\n{one}\n{TOLD}")).collect();
    let rows = rows.concat();
    format!(
        "event = \"pairs\"\nscoring = \"matchpoints\"
contestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}, {{ id = 5 }}]
[[board]]\nnumber = 1
results = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}]
[[penalty]]\ncontestant = 3\ntops = \"25%\"\nreason = \"late\"
{rows}"
    )
}

/// Makes every correction and gives the lines of the board and the scores of the pairs.
fn corrected(corrections: &[&str]) -> (Vec<[u32; 2]>, Vec<String>, Vec<Made>) {
    let mut session = pairs(&session(corrections));
    let made = std::mem::take(&mut session.corrections)
        .into_iter()
        .map(|plan| {
            let made = session.correct(plan).unwrap();
            assert_eq!((made.who.as_str(), made.why.as_str()), ("Scorer", "a slip"));
            assert_eq!(made.when, "2026-11-10 22:15");
            made.made
        })
        .collect();
    let lines = &session.book.travellers()[0].lines;
    let lines = lines.iter().map(|line| Side::ALL.map(|side| line.of(side)[0] + 1)).collect();
    (lines, (0..5).map(|place| session.book.total(place).score.exact()).collect(), made)
}

#[test]
fn a_wrong_pair_number() {
    // Without a correction: 1 and 4 have 2, 3 has 0 less a quarter of a top of 2.
    assert_eq!(corrected(&[]).1, ["2", "0", "-0.5", "2", "0"]);
    let (lines, scores, made) = corrected(&["board = 1\ncontestant = 1\nns = 5"]);
    assert_eq!(lines, [[5, 2], [3, 4]]);
    assert_eq!(scores, ["0", "0", "-0.5", "2", "2"]);
    let Made::Lines { board: 0, lines } = &made[0] else { panic!("{made:?}") };
    let [(0, was, now)] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!((was.of(Side::NorthSouth), now.of(Side::NorthSouth)), (&[0][..], &[4][..]));
}

#[test]
fn two_pairs_exchanged_and_a_table_turned_round() {
    let (lines, scores, made) = corrected(&["board = 1\ncontestant = 1\new = 4"]);
    assert_eq!(lines, [[1, 4], [3, 2]]);
    assert_eq!(scores, ["2", "2", "-0.5", "0", "0"]);
    assert!(matches!(&made[0], Made::Lines { lines, .. } if lines.len() == 2), "{made:?}");
    let (lines, scores, _) = corrected(&["board = 1\ncontestant = 2\nns = 2"]);
    assert_eq!(lines, [[2, 1], [3, 4]]);
    assert_eq!(scores, ["0", "2", "-0.5", "2", "0"]);
    // With a new result: +50 to North-South beats −50.
    let (lines, scores, _) = corrected(&["board = 1\ncontestant = 2\nns = 2\new = 1\nresult = \"4SE-1\""]);
    assert_eq!(lines, [[2, 1], [3, 4]]);
    assert_eq!(scores, ["0", "2", "-0.5", "2", "0"]);
    // The next correction names the pair as it now stands.
    let (lines, ..) = corrected(&["board = 1\ncontestant = 1\nns = 5", "board = 1\ncontestant = 5\nns = 1"]);
    assert_eq!(lines, [[1, 2], [3, 4]]);
}

#[test]
fn players_of_an_individual() {
    let text = format!(
        "event = \"individual\"\nscoring = \"matchpoints\"
contestant = [{}]
[[board]]\nnumber = 1
results = [{{ n = 1, s = 2, e = 3, w = 4, result = \"4SN=\" }}, {{ n = 5, s = 6, e = 7, w = 8, result = \"4SN-1\" }}]
[[correction]]\nboard = 1\ncontestant = 1\ns = 8\n{TOLD}",
        (1..=8).map(|id| format!("{{ id = {id} }}")).collect::<Vec<_>>().join(", ")
    );
    let mut session = pairs(&text);
    let plan = session.corrections.remove(0);
    session.correct(plan).unwrap();
    let scores: Vec<String> = (0..8).map(|place| session.book.total(place).score.exact()).collect();
    // 1 and 8 have the table with 420 now, 7 and 2 defended against 50 down.
    assert_eq!(scores, ["2", "2", "0", "0", "0", "0", "2", "2"]);
    assert!(refused(&text.replace("\ns = 8", "\nns = 8")).contains("`ns` and `n` do not go together"));
}

#[test]
fn penalties_that_come_later_and_that_are_withdrawn() {
    let add = "contestant = 1\npenalty = { tops = \"10%\", reason = \"a telephone\" }";
    let (_, scores, made) = corrected(&[add]);
    assert_eq!(scores[0], "1.8");
    assert!(matches!(&made[0], Made::Extra(change) if change.withdrawn.is_none() && change.added.is_some()));
    let (_, scores, made) = corrected(&["contestant = 3\nwithdraw = \"penalty\""]);
    assert_eq!(scores[2], "0");
    assert!(matches!(&made[0], Made::Extra(change) if change.withdrawn.is_some() && change.added.is_none()));
    let instead =
        "contestant = 3\nwithdraw = \"penalty\"\npenalty = { tops = \"10%\", kind = \"disciplinary\" }";
    assert_eq!(corrected(&[instead]).1[2], "-0.2");
    // The second of two.
    let second = ["contestant = 3\npenalty = { score = 1 }", "contestant = 3\nwithdraw = \"penalty 2\""];
    assert_eq!(corrected(&second).1[2], "-0.5");
    let bonus = ["contestant = 2\nbonus = { score = 0.4 }", "contestant = 2\nwithdraw = \"bonus\""];
    assert_eq!(corrected(&bonus[..1]).1[1], "0.4");
    assert_eq!(corrected(&bonus).1[1], "0");
}

#[test]
fn ranks_move_with_a_penalty() {
    let mut session = pairs(&session(&["contestant = 1\npenalty = { score = 3 }"]));
    let plan = session.corrections.remove(0);
    let moved = session.correct(plan).unwrap().moved;
    let moved: Vec<_> = moved.iter().map(|one| (one.contestant + 1, one.from, one.to)).collect();
    // Before: 1 and 4 share the first place, 2 is third, 3 fourth. Now 1 has −1: 4, 2, 3, 1.
    assert_eq!(moved, [(1, Some(1), Some(4)), (2, Some(3), Some(2)), (3, Some(4), Some(3))]);
}

#[test]
fn corrections_that_cannot_be() {
    for (correction, words) in [
        ("board = 1\ncontestant = 1\nresult = \"4SN=\"", "this changes nothing"),
        ("board = 1\ncontestant = 1\nform = \"A\"", "this changes nothing"),
        ("board = 1\ncontestant = 1\nns = 1", "this changes nothing"),
        ("board = 1\ncontestant = 1\nns = 9", "there is no contestant 9"),
        ("board = 1\ncontestant = 5\nns = 1", "contestant 5 has no line on board 1"),
        ("board = 1\ncontestant = 1\nn = 5", "`n` and `ns` do not go together"),
        ("board = 1\ncontestant = 1", "`result` is missing"),
        ("contestant = 1\nwithdraw = \"penalty\"", "contestant 1 has no penalty"),
        ("contestant = 3\nwithdraw = \"penalty 2\"", "contestant 3 has no penalty 2"),
        ("contestant = 3\nwithdraw = \"fine\"", "should be penalty, bonus"),
        ("contestant = 3\nboard = 1\nwithdraw = \"penalty\"", "`board` and `withdraw` do not go together"),
        ("contestant = 1\npenalty = { vp = 1 }", "no victory points"),
        ("contestant = 1\npenalty = { score = -1 }", "without a sign"),
        ("contestant = 1\npenalty = { contestant = 2, score = 1 }", "`contestant` does not belong here"),
        (
            "contestant = 3\nwithdraw = \"penalty\"\npenalty = { tops = \"25%\", reason = \"late\" }",
            "this changes nothing",
        ),
    ] {
        let error = refused(&session(&[correction]));
        assert!(error.contains(words), "{correction}: {error}");
        let line: usize = error.strip_prefix("line ").unwrap().split(':').next().unwrap().parse().unwrap();
        assert!(line >= 11, "{correction}: {error}");
    }
    let two = ["contestant = 3\npenalty = { score = 1 }", "contestant = 3\nwithdraw = \"penalty\""];
    assert!(refused(&session(&two)).contains("contestant 3 has 2: write `penalty 1`, `penalty 2`"));
    let nameless = session(&["contestant = 1\npenalty = { score = 1 }"]).replace("\"Scorer\"", "\" \"");
    assert!(refused(&nameless).contains("`who` should be a text"), "{}", refused(&nameless));
}

/// Four teams in two matches of a round.
fn league(head: &str, more: &str) -> String {
    format!(
        "event = \"teams\"\nscoring = \"imps\"\n{head}
contestant = [{{ id = \"A\" }}, {{ id = \"B\" }}, {{ id = \"C\" }}, {{ id = \"D\" }}]
[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }}]
[[match]]\nhome = \"C\"\naway = \"D\"\nboards = [{{ number = 1, open = \"4SN=\", closed = \"3SN+1\" }}]
[[correction]]\n{more}\n{TOLD}"
    )
}

fn corrected_league(head: &str, more: &str) -> (Vec<String>, CorrectedMatch) {
    let mut session = teams(&league(head, more));
    let plan = session.corrections.remove(0);
    let made = session.correct(plan).unwrap();
    ((0..4).map(|team| session.league.total(team).exact()).collect(), made)
}

#[test]
fn teams_that_were_exchanged_and_penalties_of_a_match() {
    // 420 + 50 is 10 IMPs, 420 − 170 is 6.
    let (totals, made) = corrected_league("", "contestant = \"A\"\naway = \"D\"");
    assert_eq!(totals, ["10", "-6", "6", "-10"]);
    assert!(matches!(&made.made, MadeMatch::Matches(matches) if matches.len() == 2), "{made:?}");
    assert_eq!(made.moved.len(), 2);
    let (totals, made) = corrected_league("", "contestant = \"B\"\nhome = \"B\"");
    assert_eq!(totals, ["-10", "10", "6", "-6"]);
    assert_eq!(made.moved.len(), 2);
    let (totals, _) = corrected_league("", "contestant = \"A\"\naway_penalty = 2");
    assert_eq!(totals, ["10", "-12", "6", "-6"]);
    let (totals, _) = corrected_league("", "contestant = \"A\"\npenalty = { score = 5 }");
    assert_eq!(totals, ["5", "-10", "6", "-6"]);
    let (_, made) = corrected_league("stage = \"knockout\"", "contestant = \"A\"\nhome_penalty = 20");
    assert_eq!(made.moved, []);
    for (head, more, words) in [
        ("", "contestant = \"A\"\naway = \"B\"", "this changes nothing"),
        ("", "contestant = \"A\"\nboard = 1\nopen = \"4SN=\"", "this changes nothing"),
        ("", "contestant = \"A\"\nboard = 1\naway = \"C\"", "`board` and `home` do not go together"),
        ("", "contestant = \"A\"\nround = 2\naway = \"C\"", "team A has no match in round 2"),
        ("", "contestant = \"A\"\naway_penalty = -2", "without a sign"),
        ("", "contestant = \"A\"\npenalty = { vp = 5 }", "takes `score`"),
        ("stage = \"knockout\"", "contestant = \"A\"\npenalty = { score = 5 }", "a knockout has no totals"),
    ] {
        let error = refused(&league(head, more));
        assert!(error.contains(words), "{more}: {error}");
    }
}

#[test]
fn victory_points_of_a_team_are_corrected_too() {
    let (totals, _) =
        corrected_league("victory_points = \"continuous\"", "contestant = \"C\"\npenalty = { vp = 0.5 }");
    let before: Ratio = "0.5".parse().unwrap();
    let fresh =
        teams(&league("victory_points = \"continuous\"", "contestant = \"C\"\npenalty = { vp = 0.5 }"));
    assert_eq!(totals[2], (fresh.league.total(2) - before).exact());
}

#[test]
fn a_forgotten_line_joins_the_comparison() {
    let text = |more: &str| {
        format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\n{more}contestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}, {{ id = 5 }}, {{ id = 6 }}]\n[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}]\n[[correction]]\nboard = 1\nadd = \"result\"\nns = 5\new = 6\nresult = \"4SN+1\"\ntable = \"3\"\n{TOLD}"
        )
    };
    let mut session = pairs(&text(""));
    let plan = session.corrections.remove(0);
    let made = session.correct(plan).unwrap();
    assert_eq!(made.made, Made::Added(openroom_scoring::Where { board: 0, line: 2 }));
    // 450 beats 420 and −50: 4 of 4; 420 has 2, −50 none.
    let score = |place| session.book.total(place).score.exact();
    assert_eq!([0, 2, 4, 5].map(score), ["2", "0", "4", "0"].map(str::to_owned));
    assert_eq!(session.marks[0][2].table, "3");
    // 5 had no rank and is first.
    let moved = made.moved.iter().find(|moved| moved.contestant == 4).unwrap();
    assert_eq!((moved.from, moved.to), (None, Some(1)));
    let error = refused(&text("expected = 2\n"));
    assert!(error.contains("board 1 has more results than 2"), "{error}");
    assert!(refused(&text("").replace("ew = 6", "ew = 4")).contains("contestant 4 is on this board twice"));
    assert!(refused(&text("").replace("board = 1\nadd", "board = 7\nadd")).contains("there is no board 7"));
    assert!(refused(&text("").replace("add = \"result\"\n", "contestant = 1\n")).contains("`table`"));
}

#[test]
fn a_standing_that_changes_later() {
    let text = |withdrawals: &str| {
        format!(
            "event = \"pairs\"\nscoring = \"matchpoints\"\nwithdrawals = \"{withdrawals}\"\ncontestant = [{{ id = 1 }}, {{ id = 2 }}, {{ id = 3 }}, {{ id = 4 }}]\n[[board]]\nnumber = 1\nresults = [{{ ns = 1, ew = 2, result = \"4SN=\" }}, {{ ns = 3, ew = 4, result = \"4SN-1\" }}]\n[[correction]]\ncontestant = 1\nstanding = \"withdrawn\"\n{TOLD}[[correction]]\ncontestant = 1\nstanding = \"ranked\"\n{TOLD}"
        )
    };
    for withdrawals in ["stand", "annulled"] {
        let mut session = pairs(&text(withdrawals));
        let plans = std::mem::take(&mut session.corrections);
        let before: Vec<_> = (0..4).map(|place| session.book.total(place)).collect();
        let [out, back] = <[_; 2]>::try_from(plans).unwrap();
        let made = session.correct(out).unwrap();
        assert_eq!((made.moved[0].from, made.moved[0].to), (Some(1), None));
        let entry = session.book.annulled(0, 0);
        assert_eq!(entry.is_some(), withdrawals == "annulled");
        assert_eq!(session.book.total(1).boards, u32::from(withdrawals == "stand"));
        session.correct(back).unwrap();
        // What was annulled counts again.
        assert_eq!((0..4).map(|place| session.book.total(place)).collect::<Vec<_>>(), before);
        assert!(session.book.annulled(0, 0).is_none());
    }
    let same = text("stand").replacen("standing = \"withdrawn\"", "standing = \"ranked\"", 1);
    assert!(refused(&same).contains("changes nothing"), "{}", refused(&same));
}

#[test]
fn a_board_of_a_match_that_was_forgotten_and_a_team_that_left() {
    let text = |correction: &str| {
        format!(
            "event = \"teams\"\nscoring = \"imps\"\nwithdrawals = \"annulled\"\ncontestant = [{{ id = \"A\" }}, {{ id = \"B\" }}]\n[[match]]\nhome = \"A\"\naway = \"B\"\nboards = [{{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }}]\n[[correction]]\ncontestant = \"A\"\n{correction}\n{TOLD}"
        )
    };
    let made = |correction: &str| {
        let mut session = teams(&text(correction));
        let plan = session.corrections.remove(0);
        let made = session.correct(plan).unwrap();
        (session, made)
    };
    let (session, added) =
        made("board = 2\nadd = \"result\"\nvulnerable = \"None\"\nopen = \"3NTN=\"\nclosed = \"3NTN-1\"");
    assert_eq!(added.made, MadeMatch::Added((0, 1)));
    // 10 and, not vulnerable, 400 + 50: 10 more.
    assert_eq!(session.league.total(0), Ratio::whole(20));
    assert!(
        refused(&text("board = 1\nadd = \"result\"\nopen = \"pass\"\nclosed = \"pass\""))
            .contains("board 1 is there twice")
    );
    let (session, left) = made("standing = \"withdrawn\"");
    assert_eq!(session.league.total(1), Ratio::ZERO);
    assert_eq!(left.moved.iter().find(|moved| moved.contestant == 0).unwrap().to, None);
}

#[test]
fn a_penalty_keeps_its_number() {
    let penalties = |more: &str| {
        session(&[
            "contestant = 3\npenalty = { tops = \"10%\", reason = \"second\" }",
            "contestant = 3\nwithdraw = \"penalty 1\"",
            more,
        ])
    };
    let reasons = |more: &str| {
        let mut session = pairs(&penalties(more));
        for plan in std::mem::take(&mut session.corrections) {
            session.correct(plan).unwrap();
        }
        let all = session.extras().iter().map(|extra| (extra.number, extra.reason.clone()));
        all.collect::<Vec<_>>()
    };
    // The second stays the second when the first is gone, and a third does not take the first's number.
    assert_eq!(
        reasons("contestant = 3\npenalty = { tops = \"5%\", reason = \"third\" }"),
        [(Some(2), "second".to_owned()), (Some(3), "third".to_owned())]
    );
    assert_eq!(
        reasons("contestant = 3\nwithdraw = \"penalty 2\"\npenalty = { tops = \"5%\", reason = \"less\" }"),
        [(Some(2), "less".to_owned())]
    );
    assert!(reasons("contestant = 3\nwithdraw = \"penalty\"").is_empty());
    let error = refused(&penalties("contestant = 3\nwithdraw = \"penalty 1\""));
    assert!(error.contains("contestant 3 has no penalty 1"), "{error}");
}
