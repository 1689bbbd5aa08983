//! The form: what is read, and what is said of what cannot be.

use openroom_lawbook::Edition;
use openroom_lawbook::provisions::{L27B, L27B1a, L30};
use openroom_scenarios::{BlockKind, Question, Says, Told, Who, parse, prose, text};
use proptest::prelude::*;

const EXAMPLE: &str = "\
# Law 27 Insufficient bid

Some words about it.

## 27B1a#1 Replaced by the lowest sufficient bid in the same denomination

```table 2017 poland2024 preset=pzbs2024 27B#1
dealer N, none vulnerable
N 1S
# a note
E 1D
S draws attention

S accept call? no
=> 27B replace call E
E 2D
=> 27B1a nothing further
turn S
asked nobody
waiting E call by 27B, Director end of play
refused 18D
```

```text
not run
```
";

fn faults(text: &str) -> Vec<String> {
    parse(text).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn a_file_is_read() {
    let document = parse(EXAMPLE).unwrap();
    assert_eq!(document.blocks.len(), 1);
    let block = &document.blocks[0];
    assert_eq!(block.header.kind, BlockKind::Table);
    assert_eq!(block.header.named, [Edition::Laws2017, Edition::Poland2024]);
    assert_eq!(block.header.others(), [Edition::Laws2007]);
    assert_eq!(
        (block.header.settings[0].name.as_str(), block.header.settings[0].value.as_str()),
        ("preset", "pzbs2024")
    );
    let cases: Vec<String> = document.cases(block).iter().map(ToString::to_string).collect();
    assert_eq!(cases, ["27B#1", "27B1a#1"]);
    let heading = document.heading(block).unwrap();
    assert_eq!(heading.provisions, [L27B1a]);
    assert_eq!(heading.title, "Replaced by the lowest sufficient bid in the same denomination");
    assert_eq!(block.lines.len(), 12);
}

#[test]
fn lines_say_what_they_are() {
    let document = parse(EXAMPLE).unwrap();
    let lines = &document.blocks[0].lines;
    assert_eq!(lines[0].says, Says::States);
    assert_eq!(lines[0].words().rest(), "dealer N, none vulnerable");
    assert!(matches!(lines[1].says, Says::Acts(Who::Player(_))));
    assert_eq!(lines[1].words().rest(), "1S");
    let Says::Answers { question, .. } = &lines[4].says else { panic!("{:?}", lines[4]) };
    assert_eq!((question.words.as_str(), lines[4].words().rest().as_str()), ("accept call", "no"));
    assert_eq!(lines[5].says, Says::Follows { by: L27B, words: "replace call E".to_owned() });
    assert_eq!(lines[9].says, Says::Asked(vec![]));
    let Says::Waiting(waits) = &lines[10].says else { panic!() };
    assert_eq!(waits[0].by, Some(L27B));
    assert_eq!(waits[1], Question { to: Who::Director, words: "end of play".to_owned(), by: None });
}

#[test]
fn prose_tells_the_story() {
    use Told::*;
    let text = |text: &str| text.to_owned();
    let told = prose(&parse(EXAMPLE).unwrap());
    assert_eq!(
        told,
        [
            Heading(1, text("Law 27 Insufficient bid")),
            Paragraph(text("Some words about it.")),
            Heading(2, text("Replaced by the lowest sufficient bid in the same denomination (case 27B1a#1)")),
            Paragraph(text(
                "By the Laws of 2017, and by the Laws of 2017 with the Polish changes of 2024; preset pzbs2024:"
            )),
            Step(text("To begin with: dealer N, none vulnerable.")),
            Step(text("North bids 1S.")),
            Step(text("East bids 1D.")),
            Step(text("South draws attention.")),
            Step(text("South is asked \u{201c}accept call?\u{201d} and answers: no.")),
            Follows(text("Replace call E (Law 27B).")),
            Step(text("East bids 2D.")),
            Follows(text("Nothing further (Law 27B1a).")),
            Step(text("Now: turn S.")),
            Step(text("Nobody is asked anything.")),
            Step(text("Waited for: East, \u{201c}call\u{201d}; The Director, \u{201c}end of play\u{201d}.")),
            Follows(text("This is refused by Law 18D.")),
            Verbatim(text("not run")),
        ]
    );
}

#[test]
fn any_text_may_stand_in_the_file() {
    let text = "# 2017 Laws\n## 10 things\n## 3 examples\n## 3NT makes\n## 1st round\n## 2/1\n\n```python\nN 1S\n```\n\
        ```rust,ignore\nx\n```\n```tablature\n```\n``` inline ``` code\n```inline``` too\n- a list\n- of two\n";
    let document = parse(text).unwrap();
    assert_eq!(document.blocks.len(), 0);
    assert!(document.headings.iter().all(|heading| heading.provisions.is_empty()));
    assert_eq!(document.headings[1].title, "10 things");
}

#[test]
fn a_number_with_a_sign_is_a_law() {
    let headings =
        parse("## 30: At partner's turn\n## 27B3 30: Both\n## 27B1a: One\n## 33\n").unwrap().headings;
    assert_eq!(headings[0].provisions, [L30]);
    assert_eq!(headings[0].title, "At partner's turn");
    assert_eq!(headings[1].provisions.len(), 2);
    assert_eq!((headings[2].provisions.as_slice(), headings[2].title.as_str()), ([L27B1a].as_slice(), "One"));
    assert!(headings[3].provisions.is_empty());
}

#[test]
fn a_kind_that_is_nearly_one_is_said() {
    for (word, kind) in [
        ("tabel", "table"),
        ("tables", "table"),
        ("Table", "table"),
        ("table2017", "table"),
        ("tabl", "table"),
        ("scores", "score"),
        ("scroe", "score"),
        ("rulling", "ruling"),
        ("rulin", "ruling"),
        ("evant", "event"),
        ("EVENT", "event"),
    ] {
        let said = faults(&format!("```{word} 2017\nN 1S\n```"));
        assert_eq!(
            said,
            [format!("1:4: found `{word}`, expected `{kind}`, or a word that is not so near to it")]
        );
    }
}

#[test]
fn faults_say_where_and_what() {
    assert_eq!(
        faults("```tabel 2017\nN 1S\n```"),
        ["1:4: found `tabel`, expected `table`, or a word that is not so near to it"]
    );
    assert_eq!(
        faults("```table 2018\nN 1S\n```"),
        [
            "1:10: found `2018`, expected an edition (2007, 2017, poland2024, 2017+ or all), a case (27B1a#2) or a setting (preset=pzbs2024)"
        ]
    );
    assert_eq!(
        faults("```table 27B1a#0\n```"),
        ["1:10: found `27B1a#0`, expected a case of the catalogue (27B1a#2)"]
    );
    assert_eq!(faults("## 27Z9 Nothing"), ["1:4: found `27Z9`, expected a provision of the Laws (27B1a)"]);
    assert_eq!(
        faults("## 25A Slip"),
        ["1:4: found `25A`, expected one of its provisions: 25A1, 25A2, 25A3, 25A4, 25A5, 25A6"]
    );
    assert_eq!(
        faults("```table preset=wbf preset=sbl2017\n```"),
        ["1:21: found `preset=sbl2017`, expected `preset` only once"]
    );
    assert_eq!(
        faults("```table\n=> 27Z replace\n```"),
        ["2:4: found `27Z`, expected a provision of the Laws (27B1a)"]
    );
    assert_eq!(faults("```table\n  => 27B\n```"), ["2:9: the line ends, expected what is ordered"]);
    assert_eq!(faults("```table\nS accept call?\n```"), ["2:15: the line ends, expected the answer"]);
    assert_eq!(faults("```table\nS\n```"), ["2:2: the line ends, expected what is done"]);
    assert_eq!(
        faults("```table\nasked Q accept\n```"),
        ["2:7: found `Q`, expected a seat, `Director` or `nobody`"]
    );
    assert_eq!(
        faults("```table\nasked S\n```"),
        ["2:8: the line ends, expected what is asked or waited for"]
    );
    assert_eq!(
        faults("x\n\n~~~table\nN 1S\n```"),
        ["3:1: found `~~~`, expected a line `~~~` that ends the block"]
    );
}

#[test]
fn all_faults_come_at_once() {
    assert_eq!(faults("```table\n=> 27Z x\nS\n```\n## 99A\n").len(), 3);
}

#[test]
fn other_line_ends_blanks_and_marks_are_the_same() {
    let document = parse(EXAMPLE).unwrap();
    let crlf = format!("\u{feff}{}", EXAMPLE.replace('\n', "\r\n"));
    assert_eq!(parse(text(crlf.as_bytes()).unwrap()), Ok(document.clone()));
    let tabs = EXAMPLE.replace("S accept call? no", "\tS\taccept  call?\tno  ");
    let lines = &parse(&tabs).unwrap().blocks[0].lines;
    let Says::Answers { question, .. } = &lines[4].says else { panic!() };
    assert_eq!((question.words.as_str(), lines[4].words().rest().as_str()), ("accept call", "no"));
}

#[test]
fn what_is_quoted_or_hidden_is_not_run() {
    let quoted = format!("````markdown\n{EXAMPLE}````\n\n<!--\n{EXAMPLE}-->\n<!-- one line -->\n");
    assert_eq!(parse(&quoted).unwrap().blocks.len(), 0);
    assert_eq!(parse("").unwrap().blocks.len(), 0);
}

#[test]
fn a_heading_below_keeps_the_provision() {
    let document =
        parse("## 27B1a One\n### In detail\n```table\nN 1S\n```\n# Other\n```table\nN 1S\n```\n").unwrap();
    assert_eq!(document.heading(&document.blocks[0]).unwrap().provisions, [L27B1a]);
    assert!(document.heading(&document.blocks[1]).unwrap().provisions.is_empty());
}

#[test]
fn deep_nesting_and_long_lines_are_only_text() {
    let deep = format!(
        "{}\n{}\n```table\nN {}\n```\n",
        "#".repeat(100_000),
        ">".repeat(100_000),
        "(".repeat(100_000)
    );
    assert_eq!(parse(&deep).unwrap().blocks.len(), 1);
    let long = format!("```table\n{}```\n", "N pass\n".repeat(2001));
    assert_eq!(faults(&long), ["2002:1: found `N pass`, expected the end of the block after 2000 lines"]);
    let fences = "````".repeat(50_000);
    assert_eq!(parse(&fences).unwrap_err().len(), 1);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = parse(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        if let Ok(text) = text(&bytes) {
            let _ = parse(text);
        }
    }

    #[test]
    fn pieces_of_the_form_in_any_order_do_not_panic(
        pieces in proptest::collection::vec(
            prop::sample::select(vec![
                "```", "~~~", "table", "2017", "27B1a#2", "\n", "\n", "\n", " ", "=>", "27B", "refused", "asked",
                "waiting", "nobody", "S", "N ", "Director ", "?", ",", ":", "by", "#", "## ", "accept call", "é", "\t",
                "preset=", "=", "<!--", "-->", "\r\n", "all ",
            ]),
            0..60,
        )
    ) {
        let text = pieces.concat();
        if let Ok(document) = parse(&text) {
            let _ = prose(&document);
        }
        let cut: String = EXAMPLE.chars().take(pieces.len() * 10).collect();
        let _ = parse(&cut);
    }
}

#[test]
fn editions_that_follow_one_are_named_with_it() {
    use Edition::{Laws2007, Laws2017, Poland2024};
    let named = |header: &str| {
        let document = parse(&format!("```table {header}\nturn N\n```\n")).unwrap();
        document.blocks[0].header.named.clone()
    };
    assert_eq!(named("2017+"), [Laws2017, Poland2024]);
    assert_eq!(named("poland2024+"), [Poland2024]);
    assert_eq!(named("2017+ but poland2024"), [Laws2017]);
    assert_eq!(named("all but 2017+"), [Laws2007]);
    assert_eq!(named("preset=pzbs2024 2017+ 2007"), [Laws2017, Poland2024, Laws2007]);
    for header in ["all but", "2018+", "but 2007", "2017+ but 2017+"] {
        assert!(parse(&format!("```table {header}\nturn N\n```\n")).is_err(), "{header}");
    }
}
