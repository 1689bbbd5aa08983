//! Rulings, penalties, appeals and offices from the command line.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn openroom(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).current_dir(folder).args(arguments).output().unwrap()
}

/// What an accepted command of `event` says; its words are parted by strokes.
fn text(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = ["event"].into_iter().chain(line.split('|')).collect();
    let output = openroom(folder, &arguments);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Why a command of `event` was refused.
fn refused(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = ["event"].into_iter().chain(line.split('|')).collect();
    let output = openroom(folder, &arguments);
    assert_eq!(output.status.code(), Some(2), "{line}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

fn list() -> String {
    let people = (1..=40).map(|number| format!("{number},Person {number}\n"));
    format!("number,name\n{}", people.collect::<String>())
}

fn event(unit: &str, scoring: &str, size: usize, entries: usize, more: &str) -> String {
    let mut file = format!(
        "name = \"club/evening\"\nunit = \"{unit}\"\nscoring = \"{scoring}\"\npreset = \"wbf\"\npeople = \"players.csv\"\n\
         organizer = \"1\"\nchief_director = \"2\"\ncommittee = [\"3\"]\n{more}\n"
    );
    for entry in 0..entries {
        let players: Vec<String> = (0..size).map(|n| format!("\"{}\"", 11 + entry * size + n)).collect();
        let captain = if unit == "team" { format!("captain = {}\n", players[0]) } else { String::new() };
        file.extend(["[[entries]]\nplayers = [", &players.join(", "), "]\n", &captain]);
    }
    file
}

/// Six pairs at a Mitchell of three tables, one board a round, the first round played.
fn pairs(here: &Path) {
    fs::write(here.join("players.csv"), list()).unwrap();
    fs::write(here.join("event.toml"), event("pair", "matchpoints", 2, 6, "")).unwrap();
    text(here, "create|event.toml");
    text(here, "seat");
    text(here, "start|--movement|mitchell|--boards|1");
    text(here, "round");
    for table in 1..=3 {
        text(here, &format!("result|1A/1/{table}/{table}|{}", ["3NTN=", "4SE-1", "2HS+1"][table - 1]));
    }
}

#[test]
fn no_director_undoes_a_decision_and_each_ruling_says_what_is_in_force() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    let ruled = text(here, "rule|1A/1/1/1|--points|-50|--offender|ns|--reason|hesitation");
    assert!(ruled.starts_with("ruling 1 at 1A/1/1/1: score adjusted by 12A1"), "{ruled}");
    assert!(text(here, "rulings").contains("in force"));
    assert_eq!(text(here, "refer|1"), "appeal 1: the Director refers ruling 1\n");
    text(here, "decide|1|table-result|--by|3");
    let standings = text(here, "standings");
    for line in ["rule|1A/1/1/1|--points|-50|--reason|r", "rule|1A/1/1/1|--stands|--reason|r"] {
        let why = refused(here, line);
        assert!(why.contains("appeal 1 decided it") && why.contains("(93B2)"), "{why}");
    }
    assert_eq!(text(here, "standings"), standings);
    assert!(text(here, "rulings").contains("decided on appeal 1"));
}

#[test]
fn a_second_decision_says_what_stands_and_restores_the_ruling() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    text(here, "rule|1A/1/1/1|--points|420|--offender|ns|--reason|hesitation");
    text(here, "refer|1");
    text(here, "decide|1|changed|--points|-50|--offender|ns|--by|3");
    text(here, "refer|1");
    text(here, "decide|2|stands|--by|3");
    assert!(text(here, "rulings").contains("what was decided before stands (appeal 1)"));
    text(here, "refer|1");
    text(here, "decide|3|recommended|--recommendation|as it was|--by|3");
    assert!(text(here, "waiting").contains("the Director in charge decides"));
    text(here, "decide|3|as-ruled");
    assert!(text(here, "rulings").contains("what the Director ruled counts again"));
}

#[test]
fn each_side_gets_its_own_score() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    text(here, "rule|1A/1/1/1|--ns|60%:420|40%:-50|--ew|-50|--law|12C1e|--reason|serious error");
    let told = text(here, "rulings");
    assert!(told.contains("NS 60%:420 40%:-50, EW -50"), "{told}");
    text(here, "rule|1A/1/1/1|--ns|minus|--ew|55%|--law|12C2a|--reason|r");
    assert!(text(here, "rulings").contains("replaced by ruling 2"));
    assert!(refused(here, "rule|1A/1/1/1|--ns|plus|420|--ew|plus|--reason|r").contains("alone"));
    assert!(refused(here, "rule|1A/1/1/1|--ns|60%:420|--ew|-50|--reason|r").contains("weights"));
}

#[test]
fn penalties_are_listed_changed_appealed_and_withdrawn() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    let before = text(here, "standings");
    let penalized = text(here, "penalize|1|--tops|10%|--reason|late");
    assert!(
        penalized.starts_with("penalty 1 for 1 Person 11 – Person 12: procedural penalty, 10 %"),
        "{penalized}"
    );
    let told = text(here, "rulings");
    assert!(
        told.contains("penalty 1 for Person 11 – Person 12: procedural penalty, 10 % of a top (90A); late"),
        "{told}"
    );
    assert!(text(here, "status").contains("Penalties: 1"));
    assert_ne!(text(here, "standings"), before);
    text(here, "change-penalty|1|--tops|5%|--reason|the clock was wrong");
    assert!(text(here, "rulings").contains("5 % of a top"));
    assert!(refused(here, "appeal|penalty|1|--by|13").contains("(92A)"));
    let lodged = text(here, "appeal|penalty|1|--by|11");
    assert_eq!(lodged, "appeal 1 against penalty 1: 1 Person 11 – Person 12\n");
    text(here, "concur|1|--by|12");
    assert!(refused(here, "decide|1|table-result|--by|3").contains("lifted"));
    text(here, "decide|1|lifted|--by|3");
    assert_eq!(text(here, "standings"), before);
    assert!(text(here, "rulings").contains("lifted on appeal 1"));
    text(here, "penalize|2|--points|1|--disciplinary|--law|91A|--reason|insults");
    text(here, "appeal|penalty|2|--by|13");
    text(here, "concur|2|--by|14");
    assert!(refused(here, "decide|2|lifted|--by|3").contains("(93B3)"));
    text(here, "withdraw-penalty|2|--reason|it was another pair");
    assert_eq!(text(here, "standings"), before);
}

#[test]
fn an_exchange_is_undone_and_a_cancelled_board_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    text(here, "round");
    let (waiting, missing) = (text(here, "waiting"), text(here, "status"));
    assert!(refused(here, "exchange|1|1").contains("with itself"));
    text(here, "exchange|1|2");
    let told = text(here, "waiting");
    let line = told.split(':').next().unwrap();
    assert!(told.contains("(15B1)"), "{told}");
    assert!(refused(here, &format!("result|{line}|3NTN=")).contains("cancelled"));
    assert!(refused(here, &format!("correct|{line}|3NTN=|--reason|r")).contains("cancelled"));
    assert!((1..=6).any(|entry| text(here, &format!("guide|{entry}")).contains("cancelled: ")));
    text(here, "exchange|2|1");
    assert_eq!(text(here, "waiting"), waiting);
    let strip = |status: &str| status.lines().skip(1).map(ToOwned::to_owned).collect::<Vec<_>>();
    assert_eq!(strip(&text(here, "status")), strip(&missing));
    text(here, &format!("result|{line}|3NTN="));
    assert!(refused(here, &format!("correct|{line}|3NTN=|--reason|r")).contains("stands already"));
}

#[test]
fn offices_spectators_conditions_and_the_register_have_their_commands() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    text(here, "appoint|4|assistant-director");
    text(here, "dismiss|4|assistant-director|--by|1");
    text(here, "admit|30");
    text(here, "admit|31|--table|2");
    text(here, "send-away|30|--reason|he spoke");
    assert!(refused(here, "admit|30").contains("(76A1)"));
    text(here, "register|1A/1/1/1|11|1S|psychic|--remark|three points");
    text(here, "suspend|11|--reason|insults");
    text(here, "disqualify|2|--reason|again");
    text(here, "approve|2|--by|1");
    fs::write(here.join("event.toml"), event("pair", "matchpoints", 2, 6, "notes = \"shorter\"")).unwrap();
    assert!(refused(here, "conditions|event.toml|--by|1").contains("reason"));
    text(here, "conditions|event.toml|--by|1|--reason|time");
    let wrong = refused(here, "do|{\"nothing\":1}");
    assert!(wrong.contains("break_tie") && wrong.contains("event-commands.md"), "{wrong}");
}

#[test]
fn a_card_is_read_with_all_that_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    let card = "system = \"Weak no trump\"\ncategory = \"green\"\n[[openings]]\ncall = \"1NT\"\npoints = \"12-14\"\n\
        [[openings]]\ncall = \"2D\"\nnature = \"artificial\"\nspecifies = [\"H\", \"S\"]\npoints = \"5-10\"\n\
        hearts = \"0-6\"\npurpose = \"a weak two in a major\"\n";
    fs::write(here.join("card.toml"), card).unwrap();
    for pair in (11..23).step_by(2) {
        text(here, &format!("card|{pair}|{}|card.toml", pair + 1));
    }
    let told = text(here, "read-card|1A/1/1/1|own-turn|--by|11");
    assert!(told.contains("1NT  natural; specifies NT; 12-14 points"), "{told}");
    assert!(
        told.contains("2D  artificial; specifies H S; 5-10 points; hearts 0-6")
            && told.contains("; a weak two in a major"),
        "{told}"
    );
    assert!(told.contains("Weak no trump, green"), "{told}");
}

#[test]
fn a_tied_match_names_itself_and_who_is_out_is_out() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), list()).unwrap();
    fs::write(here.join("event.toml"), event("team", "imps", 6, 4, "")).unwrap();
    let six = refused(here, "create|event.toml");
    assert!(six.contains("team_size"), "{six}");
    fs::write(here.join("event.toml"), event("team", "imps", 4, 4, "")).unwrap();
    text(here, "create|event.toml");
    text(here, "seat");
    text(here, "start|--knockout|--boards|1");
    text(here, "draw");
    text(here, "line-up|1|11|12|13|14");
    text(here, "round");
    let guide = text(here, "guide|1");
    assert!(guide.contains("sit: NS Person 11 – Person 12\n"), "{guide}");
    assert!(guide.contains("sit: EW Person 13 – Person 14\n"), "{guide}");
    let status = text(here, "status");
    let lines = status.split("missing: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    for line in lines.split(' ').filter(|line| line.contains('/')) {
        text(here, &format!("result|{line}|3NTN="));
    }
    let tied = refused(here, "draw");
    assert!(tied.contains("is tied") && tied.contains("break-tie"), "{tied}");
    let waiting = text(here, "waiting");
    assert_eq!(waiting.matches("is tied").count(), 2, "{waiting}");
    let winners: Vec<&str> = waiting.split("break-tie ").skip(1).map(|rest| &rest[..1]).collect();
    for winner in &winners {
        text(here, &format!("break-tie|{winner}|--reason|four boards more"));
    }
    assert_eq!(text(here, "waiting"), "nothing waits\n");
    text(here, "draw");
    let out =
        (1..=4).map(|entry| entry.to_string()).find(|entry| !winners.contains(&entry.as_str())).unwrap();
    let guide = text(here, &format!("guide|{out}"));
    assert!(guide.contains("no longer in the knockout") && !guide.contains("sits out"), "{guide}");
    text(here, "round");
    assert!(refused(here, "round").contains("was the last"));
}

#[test]
fn a_bye_that_is_worth_nothing_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), list()).unwrap();
    fs::write(here.join("event.toml"), event("team", "imps", 4, 3, "")).unwrap();
    text(here, "create|event.toml");
    text(here, "seat");
    text(here, "start|--swiss|2|--boards|4");
    assert!(text(here, "draw").contains("the conditions give nothing for it"));
}

#[test]
fn an_individual_has_the_same_names_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), list()).unwrap();
    fs::write(here.join("event.toml"), event("player", "matchpoints", 1, 8, "")).unwrap();
    text(here, "create|event.toml");
    text(here, "seat");
    text(here, "start|--movement|individual");
    for line in [
        &["movement", "individual", "--tables", "12", "--style", "rainbow"][..],
        &["movement", "rainbow-individual", "--tables", "15"],
        &["movement", "whist-individual", "--tables", "2"],
    ] {
        assert!(openroom(here, line).status.success(), "{line:?}");
    }
    let why = openroom(here, &["movement", "rainbow-individual", "--tables", "14"]).stderr;
    assert!(String::from_utf8(why).unwrap().contains("no construction"));
}

#[test]
fn every_command_means_the_same_pair_by_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), list()).unwrap();
    fs::write(here.join("event.toml"), event("pair", "matchpoints", 2, 6, "")).unwrap();
    text(here, "create|event.toml");
    text(here, "seat|--order|6,5,4,3,2,1");
    text(here, "start|--movement|mitchell");
    let entries = text(here, "entries");
    assert!(entries.contains("   2  A5    Person 13 – Person 14\n"), "{entries}");
    let guide = text(here, "guide|2");
    assert!(guide.starts_with("Person 13 – Person 14: section A; entry 2, plays as 5\n"), "{guide}");
    text(here, "late|2|2");
    let guide = text(here, "guide|2");
    assert!(guide.lines().nth(1).unwrap().contains("sits out"), "{guide}");
    text(here, "late|2|1");
    text(here, "round");
    text(here, "withdraw|2");
    assert!(text(here, "entries").contains("Person 13 – Person 14 (withdrawn)"));
    text(here, "late|2|1");
    assert!(!text(here, "guide|2").contains("sits out"));
    assert!(!text(here, "entries").contains("withdrawn"));
    assert!(refused(here, "late|9|2").contains('9'));
    let before = text(here, "guide|1");
    text(here, "exchange|1|2");
    let after = text(here, "guide|2").lines().nth(1).map(str::to_owned);
    assert_eq!(before.lines().nth(1).map(str::to_owned), after);
}

#[test]
fn a_correction_under_a_ruling_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    pairs(here);
    text(here, "rule|1A/1/1/1|--points|-50|--offender|ns|--law|16B3|--reason|hesitation");
    let which = refused(here, "correct|1A/1/1/1|4SN+1|--reason|slip");
    assert!(which.contains("--ruling stands") && which.contains("81C3"), "{which}");
    let stands = text(here, "correct|1A/1/1/1|4SN+1|--ruling|stands|--reason|slip");
    assert!(stands.ends_with("ruling 1 stands; the result under it was corrected\n"), "{stands}");
    let ends = text(here, "correct|1A/1/1/1|4SN=|--ruling|ends|--reason|slip");
    assert!(ends.ends_with("ruling 1 ends: ruling 2 lets the corrected result stand\n"), "{ends}");
    let rulings = text(here, "rulings");
    assert!(rulings.contains("hesitation: replaced by ruling 2"), "{rulings}");
    text(here, "cancel|1A/1/1/1|--reason|no time");
    let rulings = text(here, "rulings");
    assert!(rulings.contains("slip: ended when the board was cancelled there"), "{rulings}");
    assert!(rulings.contains("hesitation: replaced by ruling 2"), "{rulings}");
}
