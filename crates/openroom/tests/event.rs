//! `openroom event` and `openroom demo` as a user sees them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn openroom(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_openroom")).current_dir(folder).args(arguments).output().unwrap()
}

fn text(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = line.split('|').collect();
    let output = openroom(folder, &arguments);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(folder: &Path, line: &str) -> String {
    let arguments: Vec<&str> = line.split('|').collect();
    let output = openroom(folder, &arguments);
    assert_eq!(output.status.code(), Some(2), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

const FILE: &str = r#"
name = "club/tuesday"
unit = "pair"
scoring = "matchpoints"
preset = "wbf"
people = "players.csv"
organizer = "1"
chief_director = "2"

[options]
correction_period = 20

[[entries]]
players = ["11", "12"]
[[entries]]
players = ["13", "14"]
[[entries]]
players = ["15", "16"]
"#;

const LIST: &str = "number,name,club\n1,Olga Organizer,\n2,Dag Director,\n11,A A,\n12,B B,\n13,C C,\n14,D D,\n\
    15,E E,\n16,F F,\n17,Łucja Gąska,Old Mill\n18,H H,\n";

#[test]
fn an_event_from_its_file_to_its_standings() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    fs::write(here.join("event.toml"), FILE).unwrap();
    text(here, "event|create|event.toml");
    assert_eq!(text(here, "event|--lang|pl|standings"), "gra się nie rozpoczęła\n");
    assert!(refused(here, "event|create|event.toml").contains("already"));
    assert!(text(here, "event|people|search|lucja").contains("Łucja Gąska"));
    text(here, "event|enter|lucja|18");
    assert!(refused(here, "event|enter|17|11").contains("plays in entry"));
    text(here, "event|seat");
    assert!(refused(here, "event|start|--movement|howel|--tables|2").contains("no movement is called howel"));
    text(here, "event|start|--movement|howell|--tables|2|--boards|1");
    text(here, "event|deal");
    for _ in 1..=3 {
        text(here, "event|round");
        let status = text(here, "event|status");
        let missing = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
        for line in missing.split(": ").nth(1).unwrap().split(' ') {
            text(here, &format!("event|result|{line}|3NTN="));
        }
    }
    assert!(refused(here, "event|round").contains("(8C)"));
    assert!(refused(here, "event|result|1A/1/9/1|3NTN=").contains("1A/1/9/1"));
    assert!(refused(here, "event|result|1A/1/1/1|3NTN=").contains("agreed"));
    text(here, "event|publish|--at|2000000000");
    let corrected = text(here, "event|correct|1A/1/1/1|4SN=|--reason|slip|--at|2000000100");
    assert_eq!(corrected, "1A/1/1/1: corrected to 4SN=, NS +420: slip\n");
    let late = refused(here, "event|correct|1A/1/1/1|3NTN=|--reason|slip|--at|2000001300");
    assert!(late.contains("(79C1)"), "{late}");
    text(
        here,
        "event|rule|1A/1/1/1|--average|plus|minus|--offender|ew|--law|12C2a|--reason|r|--at|2000000200",
    );
    assert!(text(here, "event|rulings").contains("12C2a"));
    let standings = text(here, "event|standings");
    assert_eq!(standings.lines().filter(|line| line.contains('%')).count(), 4, "{standings}");
    assert!(standings.contains(".00 %"), "{standings}");
    assert!(text(here, "event|--lang|de|standings").contains(",00 %"));
    assert!(text(here, "event|verify").starts_with("club/tuesday "));
    text(here, "event|people|anonymise|17");
    assert!(!text(here, "event|export").contains("Łucja"));
}

#[test]
fn what_is_wrong_in_a_file_is_said_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    for (wrong, with, line) in [
        ("preset = \"wbf\"", "preset = \"nowhere\"", ":5:"),
        ("correction_period = 20", "correction_time = 20", ":11:"),
        ("players = [\"15\", \"16\"]", "players = [\"15\", \"99\"]", ":18:"),
        ("players = [\"15\", \"16\"]", "players = [\"15\", \"11\"]", ":18:"),
        ("unit = \"pair\"", "unit = \"pairs\"", ":3:"),
        ("unit = \"pair\"", "", "unit"),
    ] {
        fs::write(here.join("event.toml"), FILE.replace(wrong, with)).unwrap();
        let said = refused(here, "event|create|event.toml");
        assert!(said.contains(line), "{with}: {said}");
    }
    fs::write(here.join("event.toml"), [0xff, 0xfe]).unwrap();
    assert!(refused(here, "event|create|event.toml").contains("UTF-8"));
    assert!(refused(here, "event|create|none.toml").contains("no such file"));
    assert!(refused(here, "event|status").contains("no such file"));
    assert!(refused(here, "event|-j|other.journal|status").contains("no such file"));
}

#[test]
fn a_demo_evening_is_the_same_elsewhere_byte_for_byte() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let shown = text(here, "demo|--tables|3|--seed|7");
    assert!(shown.contains("appeal 1 against ruling 1: the table's result is restored"), "{shown}");
    text(here, "event|-j|demo.journal|export|-o|log");
    text(here, "event|-j|there.journal|import|log");
    text(here, "event|-j|there.journal|export|-o|again");
    assert_eq!(fs::read(here.join("log")).unwrap(), fs::read(here.join("again")).unwrap());
    let standings = |journal: &str| text(here, &format!("event|-j|{journal}|standings"));
    assert_eq!(standings("demo.journal"), standings("there.journal"));
    let log = fs::read_to_string(here.join("log")).unwrap();
    for happened in ["fouled", "record_brought", "right_to_appeal_told", "appeal_decided", "scores_published"]
    {
        assert!(log.contains(happened), "{happened}");
    }
    let public = text(here, "event|-j|demo.journal|export|--for|anybody");
    assert!(public.contains("withheld"));
    assert!(refused(here, "demo|--tables|3|--seed|7").contains("exists already"));
}

const ODD: &str = r#"
name = "club/odd"
unit = "pair"
scoring = "matchpoints"
people = "ranked.csv"
organizer = "1"

[systems]
forbidden = ["yellow"]

[[entries]]
players = ["2", "3"]
[[entries]]
players = ["4", "5"]
[[entries]]
players = ["6", "7"]
[[entries]]
players = ["8", "9"]
[[entries]]
players = ["10", "11"]
[[entries]]
players = ["12", "13"]
[[entries]]
players = ["14", "15"]
"#;

/// Seven pairs: a half table, seats by rank, a substitute, wrong boards, a fouled board, an appeal to its end.
#[test]
fn a_troubled_evening_without_a_browser() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let rows: Vec<String> = (1..=30).map(|n| format!("{n},Player {n:02},{}\n", 100 - n)).collect();
    fs::write(here.join("ranked.csv"), format!("number,name,rank\n{}", rows.concat())).unwrap();
    fs::write(here.join("event.toml"), ODD).unwrap();
    text(here, "event|create|event.toml");
    fs::write(here.join("card.toml"), "system = \"Odd club\"\ncategory = \"yellow\"\n").unwrap();
    assert!(refused(here, "event|card|2|3|card.toml|--by|2").contains("(40B2ai)"));
    fs::write(here.join("card.toml"), "system = \"Natural\"\ncategory = \"green\"\n").unwrap();
    text(here, "event|card|2|3|card.toml|--by|2");
    text(here, "event|seat|--rank|lowest");
    text(here, "event|start|--movement|howell|--boards|1");
    text(here, "event|substitute|3|7|20");
    text(here, "event|round");
    let guide = text(here, "event|guide|1");
    assert_eq!(guide.lines().filter(|line| line.contains("sits out")).count(), 1, "{guide}");
    assert!(text(here, "event|status").contains("3 results missing"));
    assert!(refused(here, "event|start|--movement|howell").contains("(8C)"));
    let played = |round: u16| {
        let status = text(here, "event|status");
        let missing = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
        for line in missing.split(": ").nth(1).into_iter().flat_map(|lines| lines.split(' ')) {
            text(here, &format!("event|result|{line}|3NTN="));
        }
        if round < 7 {
            text(here, "event|round");
        }
    };
    let first = text(here, "event|status");
    let first = first.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
    let at = first.split(": ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    text(here, &format!("event|postpone|{at}|--reason|late"));
    assert!(text(here, "event|waiting").contains("postponed"));
    text(here, &format!("event|require|{at}"));
    (1..=7).for_each(played);
    text(here, &format!("event|rule|{at}|--average|plus|minus|--offender|ew|--law|12C2a|--reason|r"));
    text(here, "event|publish");
    text(here, "event|refer|1");
    assert!(text(here, "event|waiting").contains("appeal 1"));
    text(here, "event|decide|1|changed|--points|60%:140|40%:-100|--offender|ew|--law|16B3");
    assert!(text(here, "event|waiting").contains("nothing waits"));
    assert!(text(here, "event|rulings").contains("the score is changed"));
    let log = text(here, "event|log");
    assert!(log.contains("round 1 of 7 is called; boards ") && log.contains("[8A1]"), "{log}");
    assert!(log.contains("[4]") && !log.contains(['{', '}']), "{log}");
    text(here, "event|export|--for|anybody|-o|public");
    assert!(text(here, "event|verify|--file|public").contains("withheld"));
    let edited = fs::read_to_string(here.join("public")).unwrap().replacen("3NTN=", "3NTN-1", 1);
    fs::write(here.join("public"), edited).unwrap();
    assert!(refused(here, "event|verify|--file|public").contains("edited"));
    text(here, "event|salvage|copy.journal");
    assert_eq!(
        text(here, "event|-j|copy.journal|standings").lines().count(),
        text(here, "event|standings").lines().count()
    );
}

/// Four pairs, ready to begin.
fn four_pairs(here: &Path) {
    fs::write(here.join("players.csv"), LIST).unwrap();
    fs::write(here.join("event.toml"), FILE).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|enter|lucja|18");
    text(here, "event|seat");
}

#[test]
fn a_movement_that_was_written_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    text(here, "movement|howell|--tables|2|--boards|6|--as|json|-o|two.json");
    assert!(refused(here, "event|start|--file|players.csv").contains("players.csv"));
    text(here, "event|start|--file|two.json");
    assert!(text(here, "event|status").contains("round 0 of 3"));
}

const GAME: &str = r#"% PBN 2.1
[Event ""]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
[Auction "N"]
2C Pass 2D Pass
7NT Pass Pass Pass
[Play "E"]
ST S3 S2 SA
"#;

#[test]
fn a_recorded_board_is_played_again_with_what_the_cards_say() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    text(here, "event|start|--movement|howell|--boards|1");
    let deal = GAME.lines().find(|line| line.starts_with("[Deal ")).unwrap();
    let boards: Vec<String> = (1..=3).map(|board| format!("\n[Board \"{board}\"]\n{deal}\n")).collect();
    let deals = format!("% PBN 2.1\n{}", boards.concat());
    fs::write(here.join("deals.pbn"), &deals).unwrap();
    fs::write(here.join("gap.pbn"), deals.replace("\"2\"", "\"5\"")).unwrap();
    assert!(refused(here, "event|deal|--from|gap.pbn").contains("gap.pbn:7"));
    text(here, "event|deal|--from|deals.pbn");
    text(here, "event|take-out|1|3|--reason|machine|--pbn|-o|out.pbn");
    assert_eq!(fs::read_to_string(here.join("out.pbn")).unwrap().matches("[Deal ").count(), 3);
    text(here, "event|round");
    let guide = text(here, "event|status");
    let line =
        guide.split(": ").last().unwrap().split(' ').find(|word| word.ends_with("/1")).unwrap().to_owned();
    // Every pair plays a strong two clubs.
    let card = "system = \"ours\"\ncategory = \"green\"\nopenings = [{ call = \"2C\", nature = \"artificial\", points = \"20+\" }]\n";
    fs::write(here.join("card.toml"), card).unwrap();
    for pair in [["11", "12"], ["13", "14"], ["15", "16"], ["17", "18"]] {
        let said = text(here, &format!("event|card|{}|{}|card.toml", pair[0], pair[1]));
        assert!(said.contains("is a special partnership understanding (40B1c)"), "{said}");
    }
    fs::write(here.join("game.pbn"), GAME).unwrap();
    fs::write(here.join("other.pbn"), GAME.replace("AKQJ.AKQ.AKQ.AKQ T987", "AKQT.AKQ.AKQ.AKQ J987"))
        .unwrap();
    assert!(refused(here, &format!("event|bring|{line}|other.pbn")).contains("as it was dealt"));
    assert!(text(here, &format!("event|bring|{line}|game.pbn")).contains("cases: 0"));
    let status = text(here, "event|status");
    assert!(status.contains("1 results missing"), "{status}");
    assert!(!text(here, "event|export").contains("RecordMeaning"));
    let other = status.split("missing: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    text(here, &format!("event|result|{other}|7NTN="));
    // Nobody has still to play the board: its record is told, and with it what the card says of the opening bid.
    assert!(text(here, "event|export").contains("RecordMeaning"));
}

#[test]
fn two_sites_are_ranked_together() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    for site in ["north", "south"] {
        let there = here.join(site);
        fs::create_dir(&there).unwrap();
        text(&there, "demo|--tables|3");
        text(&there, &format!("event|-j|{}|export|-o|../{site}.jsonl", "demo.journal"));
    }
    let ranking = text(here, "event|together|north.jsonl|south.jsonl");
    assert_eq!(ranking.lines().filter(|line| line.contains('%')).count(), 12, "{ranking}");
    fs::write(here.join("bad.jsonl"), "{}").unwrap();
    assert!(refused(here, "event|together|north.jsonl|bad.jsonl").contains("bad.jsonl"));
}

/// What a device sends of a line: 3NT by North, nine tricks.
fn device(round: u32, table: u32, board: u32, pairs: [u32; 2], more: &str) -> String {
    format!(
        "{{\"SectionLetters\":\"A\",\"RoundNumber\":{round},\"TableNumber\":{table},\"BoardNumber\":{board},\
         \"PairNorthSouth\":{},\"PairEastWest\":{},\"Level\":3,\"Denomination\":5,\"DeclarerDirection\":1,\
         \"TotalTricks\":9{more}}}",
        pairs[0], pairs[1]
    )
}

#[test]
fn results_of_devices_are_entered_and_results_written_for_others() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    text(here, "event|start|--movement|howell|--tables|2|--boards|1");
    text(here, "event|deal");
    text(here, "event|round");
    assert!(refused(here, "event|export|--as|csv").contains("no result yet"));
    let status = text(here, "event|status");
    let missing = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
    let lines: Vec<Vec<u32>> = missing
        .split(": ")
        .nth(1)
        .unwrap()
        .split(' ')
        .map(|line| line.split('/').skip(1).map(|number| number.trim().parse().unwrap()).collect())
        .collect();
    let guides: Vec<String> = (1..=4).map(|entry| text(here, &format!("event|guide|{entry}"))).collect();
    let seat = |table: u32, letters: [char; 2]| {
        let of = |guide: &String| {
            guide.lines().find(|line| line.starts_with("round  1")).is_some_and(|line| {
                letters.iter().any(|letter| line.contains(&format!("table {table:>2} {letter} ")))
            })
        };
        guides.iter().position(of).unwrap() as u32 + 1
    };
    let pairs = |table: u32| [seat(table, ['N', 'S']), seat(table, ['E', 'W'])];
    let [first, second] = [&lines[0], &lines[1]];
    let sent = [
        device(first[0], first[1], first[2], pairs(first[1]), ",\"IsDeleted\":true"),
        device(first[0], first[1], first[2], pairs(first[1]), ",\"LeadCardRank\":14,\"LeadCardSuit\":4"),
        device(second[0], second[1], second[2], [9, 8], ""),
        device(7, 9, 1, [1, 2], ""),
    ];
    fs::write(here.join("sent.json"), format!("[{}]", sent.join(","))).unwrap();
    let ran = openroom(here, &["event", "devices", "sent.json"]);
    let said = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(ran.status.code(), Some(1), "{said}");
    for words in [
        "results entered: 1, there already: 0",
        "opening leads that are not kept, as an event has no place for them: 1",
        "the device has 9 as NS, the movement",
        "1A/7/9/1: nobody plays this board there",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let again = openroom(here, &["event", "devices", "sent.json"]);
    assert!(String::from_utf8(again.stdout).unwrap().contains("results entered: 0, there already: 1"));
    let german = openroom(here, &["event", "devices", "sent.json", "--lang", "de"]);
    let said = String::from_utf8(german.stdout).unwrap();
    assert!(said.contains("eingetragene Ergebnisse: 0, schon vorhanden: 1"), "{said}");
    assert!(said.contains("niemand spielt dort dieses Board"), "{said}");
    fs::write(here.join("broken.json"), "[{\"Level\":").unwrap();
    assert!(refused(here, "event|devices|broken.json").contains("broken.json"));

    let csv = text(here, "event|export|--as|csv");
    assert!(csv.contains("ScoreTable:PairId_NS") && csv.contains("3NT,N,9"), "{csv}");
    let xml = text(here, "event|export|--as|usebio");
    for words in
        ["<CONTRACT>3NT</CONTRACT>", "<PLAYED_BY>N</PLAYED_BY>", "<TRICKS>9</TRICKS>", "<PLAYER_NAME>"]
    {
        assert!(xml.contains(words), "{words}: {xml}");
    }
    let pbn = text(here, "event|export|--as|pbn");
    assert!(
        pbn.contains("[ScoreTable \"Round;Table;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"),
        "{pbn}"
    );
    assert!(pbn.contains("[TotalScoreTable"), "{pbn}");
    assert!(!pbn.contains("[Deal \"N:"), "the board is still to be played at another table: {pbn}");
}

/// The round is played to its end, and the others too.
fn play_out(here: &Path) {
    loop {
        let status = text(here, "event|status");
        let missing = status.lines().find(|line| line.contains("results missing")).unwrap().to_owned();
        for line in missing.split(": ").nth(1).into_iter().flat_map(|lines| lines.split(' ')) {
            if line.contains('/') {
                text(here, &format!("event|result|{line}|3NTN="));
            }
        }
        if !missing.starts_with('0') {
            continue;
        }
        if !openroom(here, &["event", "round"]).status.success() {
            return;
        }
    }
}

#[test]
fn the_documented_words_work_as_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    assert!(refused(here, "event|deal").contains("play has not begun"));
    text(here, "event|start|--movement|howell|--boards|1");
    text(here, "event|deal");
    assert!(refused(here, "event|deal").contains("every board has its deal"));
    let before = text(here, "event|take-out|1|3|--reason|machine");
    text(here, "event|round");
    let first = text(here, "event|take-out|1|1|--reason|machine");
    assert!(before.starts_with(&first));
    text(here, "event|redeal|1|--reason|seen");
    assert_ne!(text(here, "event|take-out|1|1|--reason|machine"), first);
    fs::write(here.join("card.toml"), "system = \"Natural\"\ncategory = \"green\"\n").unwrap();
    for pair in ["11|12", "13|14", "15|16", "17|18"] {
        text(here, &format!("event|card|{pair}|card.toml"));
    }
    let status = text(here, "event|status");
    let line = status.split("missing: ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    let at_table = ["11", "13", "15", "17"]
        .into_iter()
        .find(|who| openroom(here, &["event", "read-card", &line, "own-turn", "--by", who]).status.success());
    let who = at_table.expect("somebody sits there");
    assert!(text(here, &format!("event|read-card|{line}|own-turn|--by|{who}")).contains("Natural"));
    assert!(refused(here, "event|publish").contains("results are missing"));
    play_out(here);
    text(
        here,
        &format!("event|rule|{line}|--points|60%:140|40%:-100|--offender|ew|--law|16B3|--reason|hesitation"),
    );
    assert!(refused(here, &format!("event|rule|{line}|--points|427|--reason|r")).contains("427"));
    text(here, &format!("event|rule|{line}|--points|-100|--offender|ew|--reason|r"));
    text(here, "event|publish|--at|2000000000");
    let claim = text(here, &format!("event|claim|{line}|one trick more|--by|{who}|--at|2000000060"));
    assert!(claim.starts_with("claim 1, ") && claim.contains("one trick more"), "{claim}");
    assert!(text(here, "event|waiting").contains("one trick more"));
    let late = refused(here, &format!("event|claim|{line}|again|--by|{who}|--at|2000002000"));
    assert!(late.contains("2033-05-18 03:53:20Z"), "{late}");
    text(here, &format!("event|correct|{line}|3NTN+1|--ruling|ends|--reason|as claimed|--at|2000002000"));
    assert!(refused(here, "event|status|--at|18446744073709551615").contains("9999"));
}

#[test]
fn only_who_may_reads_and_changes_names_and_exports() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    fs::write(here.join("mal.csv"), "number,name\n1,Mallory\n19,New One\n").unwrap();
    for line in [
        "event|people|anonymise|11|--by|12",
        "event|people|import|mal.csv|--by|14",
        "event|export|--by|13",
        "event|export|--for|organizer|--by|13",
        "event|export|--for|player:#6|--by|13",
    ] {
        assert!(refused(here, line).contains("this is for"), "{line}");
    }
    text(here, "event|export|--for|anybody|--by|13");
    let own = text(here, "event|export|--for|player:#5|--by|#5");
    assert_eq!(text(here, "event|export|--for|player:13|--by|13"), own, "by list number, as everywhere");
    assert!(refused(here, "event|export|--for|player:5").contains("nobody has the list number 5"));
    assert!(refused(here, "event|export|--for|player:#99999").contains("does not play"));
    let renames = refused(here, "event|people|import|mal.csv|--by|1");
    assert!(renames.contains("Olga Organizer → Mallory") && renames.contains("--rename"), "{renames}");
    assert!(text(here, "event|status").contains("organizer: Olga Organizer"));
    let taken = text(here, "event|people|import|mal.csv|--rename|--by|1");
    assert!(taken.contains("2 people: 1 new, 1 changed"), "{taken}");
    text(here, "event|people|anonymise|11|--by|1");
}

#[test]
fn a_refused_file_leaves_no_journal_behind() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    fs::write(here.join("event.toml"), FILE.replace("\"16\"", "\"99\"")).unwrap();
    refused(here, "event|create|event.toml");
    let left: Vec<_> = fs::read_dir(here).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
fn a_copy_has_its_key_and_a_journal_without_one_gets_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|3|-j|j");
    assert!(text(here, "event|-j|j|backup|copy").contains("copy.key"));
    let whole = text(here, "event|-j|copy|export");
    assert!(whole.contains("\"deal\":"));
    assert!(refused(here, "event|-j|j|backup|copy").contains("exists"));
    fs::remove_file(here.join("copy.key")).unwrap();
    assert!(text(here, "event|-j|copy|standings").contains('%'));
    assert!(refused(here, "event|-j|copy|export").contains("the key is missing"));
    assert!(refused(here, "event|-j|copy|publish").contains("the key is missing"));
    assert!(!here.join("copy.key").exists());
    fs::copy(here.join("j.key"), here.join("copy.key")).unwrap();
    assert!(text(here, "event|-j|again|restore|copy").contains("again.key"));
    assert_eq!(text(here, "event|-j|again|export"), whole);
    assert!(refused(here, "event|-j|again|restore|copy").contains("exists"));
    // The last page is lost: names and most records are saved, with the key.
    let bytes = fs::read(here.join("j")).unwrap();
    fs::write(here.join("j"), &bytes[..bytes.len() - 4096]).unwrap();
    let saved = openroom(here, &["event", "-j", "j", "salvage", "saved"]);
    assert_eq!(saved.status.code(), Some(1), "{}", String::from_utf8_lossy(&saved.stderr));
    let status = text(here, "event|-j|saved|status");
    assert!(!status.contains("organizer: person"), "{status}");
    assert!(here.join("saved.key").exists());
}

#[test]
fn a_whole_movement_is_played_by_default() {
    for (pairs, rounds, boards) in [(4, 2, 13), (8, 4, 7), (12, 6, 4), (16, 8, 3)] {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path();
        let rows: Vec<String> = (1..=40).map(|n| format!("{n},Player {n:02}\n")).collect();
        fs::write(here.join("ranked.csv"), format!("number,name\n{}", rows.concat())).unwrap();
        let head = ODD.split("[[entries]]").next().unwrap().to_owned();
        let entries: Vec<String> = (0..pairs)
            .map(|pair| format!("[[entries]]\nplayers = [\"{}\", \"{}\"]\n", 2 * pair + 2, 2 * pair + 3))
            .collect();
        fs::write(here.join("event.toml"), head + &entries.concat()).unwrap();
        text(here, "event|create|event.toml");
        text(here, "event|seat");
        text(here, "event|start|--movement|mitchell");
        let status = text(here, "event|status");
        assert!(status.contains(&format!("round 0 of {rounds}")), "{pairs}: {status}");
        let guide = text(here, "event|guide|1");
        let boards = boards.min(8);
        let first = guide.lines().find(|line| line.contains("boards ")).unwrap();
        let numbers = first.split("boards ").nth(1).unwrap().split_whitespace().next().unwrap();
        let (from, to) = numbers.split_once('-').unwrap();
        let (from, to): (u32, u32) = (from.parse().unwrap(), to.parse().unwrap());
        assert_eq!(to - from + 1, boards, "{pairs}: {guide}");
    }
}

#[test]
fn sites_with_other_deals_and_the_same_file_twice_are_not_ranked() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    for seed in [1, 2] {
        text(here, &format!("demo|--tables|3|--seed|{seed}|-j|site{seed}"));
        text(here, &format!("event|-j|site{seed}|export|-o|site{seed}.jsonl"));
    }
    assert!(refused(here, "event|together|site1.jsonl|site1.jsonl").contains("the same event"));
    assert!(refused(here, "event|together|site1.jsonl|site2.jsonl").contains("another deal"));
}

#[test]
fn players_who_do_not_fill_the_tables_sit_out_and_know_their_partners() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let rows: Vec<String> = (1..=12).map(|n| format!("{n},Player {n:02}\n")).collect();
    fs::write(here.join("ranked.csv"), format!("number,name\n{}", rows.concat())).unwrap();
    let head = ODD.split("[[entries]]").next().unwrap().replace("\"pair\"", "\"player\"");
    let entries: Vec<String> = (2..=10).map(|n| format!("[[entries]]\nplayers = [\"{n}\"]\n")).collect();
    fs::write(here.join("event.toml"), head + &entries.concat()).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|seat");
    text(here, "event|start|--movement|whist-individual");
    let guide = text(here, "event|guide|1");
    assert_eq!(guide.lines().filter(|line| line.contains("sits out")).count(), 1, "{guide}");
    assert_eq!(guide.lines().filter(|line| line.contains("  with Player")).count(), 8, "{guide}");
}

#[test]
fn a_committee_that_is_named_hears_appeals() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("players.csv"), LIST).unwrap();
    let named = FILE.replace("chief_director = \"2\"", "chief_director = \"2\"\ncommittee = [\"18\"]");
    fs::write(here.join("event.toml"), named).unwrap();
    text(here, "event|create|event.toml");
    text(here, "event|enter|17|#1");
    text(here, "event|seat");
    text(here, "event|start|--movement|howell|--boards|1");
    text(here, "event|round");
    play_out(here);
    text(here, "event|rule|1A/1/1/1|--average|plus|minus|--offender|ew|--law|12C2a|--reason|r");
    text(here, "event|refer|1");
    assert!(refused(here, "event|decide|1|stands|--by|2").contains("(93B2)"));
    text(here, "event|decide|1|stands|--by|18");
}

#[test]
fn a_file_is_kept_confidential() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    four_pairs(here);
    fs::write(here.join("note.txt"), "private").unwrap();
    let kept = text(here, "event|file|keep|note.txt|--person|11");
    assert!(kept.starts_with("file 1 is kept"), "{kept}");
    assert!(refused(here, "event|file|keep|note.txt|--by|11").contains("this is for"));
    assert!(text(here, "event|file|list").contains("note.txt"));
    assert!(!text(here, "event|log").contains("note.txt"));
    assert_eq!(text(here, "event|file|show|1"), "private");
    assert!(refused(here, "event|file|show|1|--by|11").contains("this is for"));
    text(here, "event|file|remove|1|--reason|asked|--by|1");
    assert!(text(here, "event|file|list").contains("taken away"));
}

#[test]
fn a_forged_file_is_not_the_published_one() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    text(here, "demo|--tables|3|-j|j");
    text(here, "event|-j|j|export|--for|anybody|-o|public");
    let said = text(here, "event|verify|--file|public");
    let hash = said.split("hash ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
    assert!(text(here, &format!("event|verify|--file|public|--hash|{hash}")).contains("that was published"));
    let other = hash.replace(&hash[..1], if hash.starts_with('0') { "1" } else { "0" });
    let output = openroom(here, &["event", "verify", "--file", "public", "--hash", &other]);
    assert_eq!(output.status.code(), Some(1));
    let file = fs::read_to_string(here.join("public")).unwrap();
    fs::write(here.join("turned"), file.replacen("\"deal\":\"N:", "\"deal\":\"E:", 1)).unwrap();
    assert!(refused(here, "event|verify|--file|turned").contains("the deal is not the one"));
}
