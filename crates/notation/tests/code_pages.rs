//! Names in the character set that a file, or its reader, says.

use openroom_notation::pbn::{Charset, Game, PbnWriter, Read, read_all};
use openroom_notation::{Format, Problem, ReadError, read_games, stream_games_in};

/// In Windows 1250, then in Windows 1257.
const POLISH: &[u8] = b"\xA3ukasz D\xB9browski";
const HUNGARIAN: &[u8] = b"Erd\xF5s";
const CAPITALS: &[u8] = b"R\xD3\xAFYCKI";
const ESTONIAN: &[u8] = b"T\xF5nu \xD0lesers";
const LITHUANIAN: &[u8] = b"\xD0ar\xFBnas \xDEukas";

fn pbn(heading: &str, names: [&[u8]; 2]) -> Vec<u8> {
    let [west, north] = names;
    let parts: [&[u8]; 6] =
        [heading.as_bytes(), b"[Board \"1\"]\n[West \"", west, b"\"]\n[North \"", north, b"\"]\n"];
    parts.concat()
}

fn names(read: &Read) -> [&str; 2] {
    ["West", "North"].map(|seat| read.game.value(seat).unwrap())
}

fn only(reads: Result<Vec<Read>, ReadError>) -> Read {
    let [read] = <[Read; 1]>::try_from(reads.unwrap()).unwrap();
    read
}

#[test]
fn pbn_that_names_its_character_set() {
    for heading in [
        "% PBN 2.1\n%Content-type: text/x-pbn; charset=windows-1250\n",
        "% PBN 2.1\n% content-type: text/pbn; Charset = \"CP1250\"; x\n",
        "%charset=Windows-1250\n\n",
    ] {
        let read = only(read_all(&pbn(heading, [POLISH, HUNGARIAN])));
        assert_eq!(names(&read), ["Łukasz Dąbrowski", "Erdős"], "{heading}");
        assert_eq!(names(&only(read_all(&pbn(heading, [CAPITALS, b"x"]))))[0], "RÓŻYCKI", "{heading}");
        assert!(read.complaints.is_empty(), "{:?}", read.complaints);
    }
    let baltic = "%Content-type: text/x-pbn; charset=windows-1257\n";
    let read = only(read_all(&pbn(baltic, [ESTONIAN, LITHUANIAN])));
    assert_eq!(names(&read), ["Tõnu Šlesers", "Šarūnas Žukas"]);
    let mac = "%charset=mac-roman\n";
    assert_eq!(names(&only(read_all(&pbn(mac, [b"\x9A", b"\x8A"])))), ["ö", "ä"]);
    // Nothing is said, or it is said too late or in a comment, or a mark says otherwise.
    for heading in
        ["", "{\n%charset=windows-1257\n}\n", "[Event \"\"]\n%charset=windows-1257\n", "; charset=cp1257\n"]
    {
        assert_eq!(names(&only(read_all(&pbn(heading, [b"\xD0", b"\xF5"])))), ["Ð", "õ"], "{heading}");
    }
    let marked = pbn(&format!("\u{FEFF}{baltic}"), ["Šarūnas".as_bytes(), b""]);
    assert_eq!(names(&only(read_all(&marked)))[0], "Šarūnas");
}

#[test]
fn what_is_written_names_what_it_is_written_in() {
    let written = |charset: Charset, game: &Game| {
        let mut writer = PbnWriter::new(Vec::new(), charset);
        writer.game(game).unwrap();
        writer.finish().unwrap()
    };
    let heading = "%Content-type: text/x-pbn; charset=windows-1257\n";
    let game = only(read_all(&pbn(heading, [LITHUANIAN, b"x"]))).game;
    let wide = written(Charset::Utf8, &game);
    assert!(String::from_utf8_lossy(&wide).contains("%Content-type: text/x-pbn; charset=UTF-8\n"));
    assert_eq!(names(&only(read_all(&wide)))[0], "Šarūnas Žukas");
    // One that ISO 8859-1 has too, as another byte.
    let game = only(read_all(&pbn(heading, [b"\xA8rsted", b"x"]))).game;
    let narrow = written(Charset::Latin1, &game);
    assert!(String::from_utf8_lossy(&narrow).contains("charset=ISO-8859-1\n"));
    assert_eq!(names(&only(read_all(&narrow)))[0], "Ørsted");
    let kept = "%Content-type: text/x-pbn; charset=latin1\n";
    let narrow = written(Charset::Latin1, &only(read_all(&pbn(kept, [b"\xD8", b""]))).game);
    assert!(String::from_utf8_lossy(&narrow).contains(kept));
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    let told = |heading: &str, name: &[u8]| {
        let read = only(read_all(&pbn(heading, [name, b"x"])));
        let first = read.complaints.first().map(|one| (one.problem, one.place.line, one.place.column));
        (names(&read)[0].to_owned(), first)
    };
    let baltic = "%charset=windows-1257\n";
    let free = Some((Problem::BadCharacter, 3, 9));
    assert_eq!(told(baltic, b"\xE0\xA1"), ("ą\u{FFFD}".to_owned(), free));
    let unknown = "%charset=klingon\n";
    assert_eq!(told(unknown, b"Ann"), ("Ann".to_owned(), None));
    assert_eq!(told(unknown, "Żółć".as_bytes()), ("Żółć".to_owned(), None));
    assert_eq!(told(unknown, b"x\xF5"), ("xõ".to_owned(), Some((Problem::BadCharacter, 3, 9))));
    assert_eq!(told("%charset=utf-8\n", b"x\xF5"), ("xõ".to_owned(), Some((Problem::BadCharacter, 3, 9))));
}

#[test]
fn usebio_that_names_its_character_set() {
    let xml = |head: &str, name: &[u8]| {
        let parts: [&[u8]; 4] = [
            head.as_bytes(),
            b"\n<USEBIO><EVENT><EVENT_DESCRIPTION>",
            name,
            b"</EVENT_DESCRIPTION><BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD></EVENT></USEBIO>",
        ];
        let read = only(read_games(Format::Usebio, &parts.concat()));
        let problems: Vec<Problem> = read.complaints.iter().map(|complaint| complaint.problem).collect();
        (read.game.value("Event").unwrap().to_owned(), problems)
    };
    let whole = |text: &str| (text.to_owned(), Vec::new());
    let of = |name: &str| format!("<?xml version=\"1.0\" encoding=\"{name}\"?>");
    assert_eq!(xml(&of("windows-1250"), POLISH), whole("Łukasz Dąbrowski"));
    assert_eq!(xml(&of("windows-1250"), CAPITALS), whole("RÓŻYCKI"));
    assert_eq!(xml(&of("ISO-8859-2"), b"\xA3\xF3d\xBC"), whole("Łódź"));
    assert_eq!(xml("<?xml version='1.0' encoding = 'Windows-1257' ?>", LITHUANIAN), whole("Šarūnas Žukas"));
    assert_eq!(xml(&of("windows-1252"), b"it\x92s"), whole("it’s"));
    assert_eq!(xml(&of("windows-1252"), "Łódź".as_bytes()), whole("Łódź"));
    assert_eq!(xml(&format!("\u{FEFF}{}", of("windows-1250")), "Łódź".as_bytes()), whole("Łódź"));
    assert_eq!(xml(&of("klingon"), "Łódź".as_bytes()), whole("Łódź"));
    assert_eq!(xml(&of("klingon"), b"\xF5"), ("õ".to_owned(), vec![Problem::BadCharacter]));
    assert_eq!(xml(&of("windows-1257"), b"\xA1"), ("\u{FFFD}".to_owned(), vec![Problem::BadCharacter]));
}

#[test]
fn files_that_say_nothing_are_read_as_their_reader_says() {
    let read = |format: Format, bytes: &[u8], page: &str| {
        let games = stream_games_in(format, bytes, Some(page.parse().unwrap())).unwrap();
        only(games.collect())
    };
    let lin = [b"pn|".as_slice(), POLISH, b",", HUNGARIAN, b",x,y|st||md|1S2,,,|sv|o|"].concat();
    let game = read(Format::Lin, &lin, "windows-1250").game;
    assert_eq!(["South", "West"].map(|seat| game.value(seat).unwrap()), ["Łukasz Dąbrowski", "Erdős"]);
    let csv = [b"Board;West;North\r\n1;".as_slice(), ESTONIAN, b";", LITHUANIAN, b"\r\n"].concat();
    assert_eq!(names(&read(Format::Csv, &csv, "cp1257")), ["Tõnu Šlesers", "Šarūnas Žukas"]);
    // What a reader says goes before what the file says, and a mark before both.
    let other = pbn("%charset=windows-1257\n", [POLISH, HUNGARIAN]);
    assert_eq!(names(&read(Format::Pbn, &other, "windows-1250")), ["Łukasz Dąbrowski", "Erdős"]);
    let marked = "\u{FEFF}[Board \"1\"]\n[West \"Łódź\"]\n[North \"\"]\n";
    assert_eq!(names(&read(Format::Pbn, marked.as_bytes(), "windows-1250"))[0], "Łódź");
    let wide: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(names(&read(Format::Pbn, &wide, "windows-1250"))[0], "Łódź");
}
