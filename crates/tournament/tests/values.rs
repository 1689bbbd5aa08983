//! Values and what they are read from: digests, lines, lists of people, moments.

use openroom_tournament::{Digest, Line, ListRefused, Moment, NotADigest, NotALine, People, Person};

#[test]
fn a_digest_is_written_and_read() {
    let digest = Digest([0xA7; 32]);
    assert_eq!(digest.to_string().parse(), Ok(digest));
    for wrong in ["", "a7", &"é".repeat(32), &"g".repeat(64), &"a".repeat(65)] {
        assert_eq!(wrong.parse::<Digest>(), Err(NotADigest), "{wrong}");
    }
}

#[test]
fn lines_are_written_and_read() {
    for text in ["1A/3/2/7", "12Z/1/500/36", "2S27/1/1/1"] {
        assert_eq!(text.parse::<Line>().unwrap().to_string(), text);
    }
    assert_eq!("3/2/7".parse::<Line>(), "1A/3/2/7".parse());
    for wrong in ["", "1A", "1/2", "1A/1/1/x", "A/1/1/1", "1S5/1/1/1", "1a/1/1/1", "1A/1/1/1/1", "1é/1/1/1"]
    {
        assert_eq!(wrong.parse::<Line>(), Err(NotALine), "{wrong}");
    }
}

const LIST: &str = "\u{FEFF}Number;Name;Club;Rank\r\n\
    7;Łukasz Żółw;Łódź;3\r\n\
    8;\"Õun; Mari\";Tartu;1\r\n\
    \r\n\
    9;\"Zolw \"\"Z\"\" Lukasz\";;2\r\n\
    10;LUKASZ ZOLW;;2\r\n";

#[test]
fn a_list_is_read_and_searched() {
    let people = People::from_csv(LIST).unwrap();
    assert_eq!(people.iter().count(), 4);
    assert_eq!(people.get(Person(2)).unwrap().name, "Õun; Mari");
    assert_eq!(people.search("zolw lodz"), [Person(1)]);
    assert_eq!(people.search("oun"), [Person(2)]);
    assert_eq!(people.search("LUKASZ"), [Person(1), Person(3), Person(4)]);
    assert_eq!(people.duplicates(), [vec![Person(1), Person(4)]]);
    let decomposed = People::from_csv("name,number\nA\u{30a}se,1\n").unwrap();
    assert_eq!(decomposed.search("ase"), [Person(1)]);
}

#[test]
fn a_name_is_one_line() {
    let people = People::from_csv("number,name,club\n1,\"Mari\r\n Maasik\",\"Tartu\u{1b}[2J\"\n").unwrap();
    let player = people.get(Person(1)).unwrap();
    assert_eq!((player.name.as_str(), player.club.as_str()), ("Mari Maasik", "Tartu [2J"));
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let refused = |text: &str| People::from_csv(text).unwrap_err();
    assert_eq!(refused(""), ListRefused::NoHeading);
    assert_eq!(refused("a,b\n1,2"), ListRefused::NoHeading);
    assert_eq!(refused("number,name\n1"), ListRefused::Fields { line: 2, found: 1, expected: 2 });
    assert_eq!(refused("number,name\n\n1,x\n2, "), ListRefused::Empty { line: 4 });
    assert_eq!(refused("number,name\n1,x\n1,y"), ListRefused::NumberTwice { line: 3, number: "1".into() });
    assert_eq!(refused("number,name\n1,\"x\ny"), ListRefused::Quote { line: 2 });
    let two_lines = refused("number,name\n1,\"x\ny\"\n2");
    assert_eq!(two_lines, ListRefused::Fields { line: 4, found: 1, expected: 2 });
}

#[test]
fn moments_are_written_as_dates() {
    for (seconds, text) in [
        (0, "1970-01-01 00:00:00Z"),
        (951_782_400, "2000-02-29 00:00:00Z"),
        (1_793_556_000, "2026-11-01 18:00:00Z"),
        (4_107_542_399, "2100-02-28 23:59:59Z"),
        (Moment::LAST.0, "9999-12-31 23:59:59Z"),
    ] {
        assert_eq!(Moment(seconds).to_string(), text);
    }
}
