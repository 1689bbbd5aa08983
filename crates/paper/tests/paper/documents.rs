use openroom_cards::{BySeat, BySide, Call, Seat, Side};
use openroom_lawbook::Language;
use openroom_laws::Said;
use openroom_movements::Kind;
use openroom_paper::{
    AppealDecision, AppealForm, AuctionCall, GuideCards, HandRecord, Heading, Pdf, RuledOn, RulingForm,
    ScoreSlips, TableCards, Unprintable, of_session,
};
use openroom_scoring::{Award, Entry, Ratio, Weighted};
use openroom_tournament::Matter;

use crate::glyphs::letters;
use crate::reader::Read;
use crate::sample::{NAMES, board, heading, movement, number, pairs, record, thirteen};

fn everywhere(name: &str, print: impl Fn(Language) -> Result<Pdf, Unprintable>) -> Vec<Read> {
    let one = |language: Language| {
        let pdf = print(language).unwrap();
        assert_eq!(pdf, print(language).unwrap(), "{name} in {language:?} is not the same twice");
        Read::new(&format!("{name}-{}", language.code()), &pdf)
    };
    let all: Vec<Read> = Language::ALL.into_iter().map(one).collect();
    for read in &all {
        assert!(read.fonts() > 0, "{name}");
        let text = read.all_text().replace("\\u{", "");
        assert!(!text.contains('{'), "{name}: a sentence is missing: {text}");
    }
    all
}

#[test]
fn letters_that_the_font_lacks_are_told() {
    let titled = |title: &str| {
        let form = RulingForm { heading: Heading::titled(title), ..RulingForm::default() };
        form.pdf(Language::En).unwrap().lacking
    };
    assert_eq!(titled("Łódź Ωμέγα Москва"), "");
    assert_eq!(titled("王小王 Cup 小"), "王小");
}

#[test]
fn every_letter_of_the_font_is_printed_in_both_faces() {
    let session = pairs(2, 2);
    let card = of_session::card(&session, "1").unwrap();
    let letters = letters();
    let titled = |some: &[char]| {
        let title: String = some.iter().collect();
        let heading = Heading { title: title.clone(), detail: title, date: String::new() };
        openroom_paper::Card { heading, ..card.clone() }
    };
    let cards: Vec<_> = letters.chunks(20).map(titled).collect();
    let text = Read::new("letters", openroom_paper::Card::all(&cards, Language::En).unwrap()).all_text();
    let twice = letters.iter().filter(|letter| text.matches(**letter).count() >= 2).count();
    assert!(letters.len() == 1654 && twice > 1570, "{twice} of {}", letters.len());
}

#[test]
fn a_paper_tells_its_title_and_its_language() {
    let form = RulingForm { heading: Heading::titled("Łódź <b> & Co \u{202e}"), ..RulingForm::default() };
    let (title, language) = Read::new("about", form.pdf(Language::Pl).unwrap()).about();
    assert!(title.ends_with("– Łódź <b> & Co \\u{202e}"), "{title}");
    assert_eq!(language, "pl");
}

#[test]
fn both_partners_of_a_par_are_a_side_in_its_own_order() {
    let text = |language: Language| Read::new("hands-par", record(12).pdf(language).unwrap()).all_text();
    let [english, polish] = [Language::En, Language::Pl].map(text);
    let told =
        |text: &str, side: &str| ["=", "+", "−"].iter().any(|over| text.contains(&format!("{side}{over}")));
    assert!(told(&english, "EW") && !told(&english, "WE"), "{english}");
    assert!(told(&polish, "WE") && !told(&polish, "EW"), "{polish}");
}

#[test]
fn hand_records() {
    let all = everywhere("hands", |language| record(40).pdf(language));
    for read in &all {
        assert_eq!(read.pages(), 4);
        assert_eq!(read.fonts(), 2);
    }
    let spades: Vec<String> = all.iter().map(|read| read.text(4)).collect();
    for (text, holding) in spades.iter().zip([
        "♠AKQJ1098765432",
        "♠ÄKES1098765432",
        "♠AKQJ1098765432",
        "♠AKDW1098765432",
        "♠AKDB1098765432",
        "♠EKDKn1098765432",
    ]) {
        assert!(text.contains(holding), "{holding} is not in {text}");
    }
    assert!(all[3].text(1).contains("obieprzedpartią"));
    assert!(all[5].text(1).contains("Ø"));
}

#[test]
fn a_record_without_analysis_and_an_empty_one() {
    let mut plain = record(1);
    plain.boards[0].makeable = None;
    let read = Read::new("hands-plain", plain.pdf(Language::En).unwrap());
    assert!(!read.text(1).contains("Par"));
    let empty = HandRecord { heading: heading(), boards: vec![] };
    assert_eq!(empty.pdf(Language::En), Err(Unprintable::Nothing));
}

#[test]
fn guide_cards() {
    let movement = movement(Kind::Howell, 7);
    let cards =
        GuideCards::of(heading(), &movement, "", |who| NAMES[usize::from(who.0) % NAMES.len()].to_owned());
    for read in everywhere("guides", |language| {
        let mut cards = cards.clone();
        cards.cards.retain(|card| !card.name.contains('{'));
        cards.pdf(language)
    }) {
        assert!(read.all_text().contains('Ł'), "{}", read.all_text());
    }
    let individual = self::movement(Kind::WhistIndividual, 3);
    let cards = GuideCards::of(heading(), &individual, "", |_| String::new());
    assert_eq!(cards.cards.len(), 12);
    Read::new("guides-individual", cards.pdf(Language::De).unwrap());
    let teams = self::movement(Kind::RoundRobin, 6);
    Read::new(
        "guides-teams",
        GuideCards::of(heading(), &teams, "B", |_| String::new()).pdf(Language::Fi).unwrap(),
    );
}

#[test]
fn table_cards() {
    let link = |table: u16| Some(format!("https://openroom.example/e/club/tuesday/1/A/{table}"));
    let small = TableCards::of(heading(), &movement(Kind::Howell, 3), "", link);
    for read in everywhere("tables", |language| small.pdf(language)) {
        assert_eq!(read.pages(), 2);
        assert!(read.text(1).contains("https://openroom.example/e/club/tuesday/1/A/2"));
    }
    let many = movement(Kind::SkipMitchell, 60);
    let read = Read::new("tables-60", TableCards::of(heading(), &many, "A", link).pdf(Language::Pl).unwrap());
    assert_eq!(read.pages(), 30);
    assert!(read.text(30).contains("A60"));
    let long = TableCards::of(heading(), &many, "A", |_| Some("x".repeat(3000)));
    assert!(matches!(long.pdf(Language::En), Err(Unprintable::Link(_))));
}

#[test]
fn score_slips() {
    let movement = movement(Kind::Mitchell, 7);
    let name = |who: openroom_movements::Contestant| NAMES[usize::from(who.0) % 4].to_owned();
    let slips = ScoreSlips::of(heading(), &movement, "", name);
    assert_eq!(slips.slips.len(), 49);
    for read in everywhere("slips", |language| slips.pdf(language)) {
        assert!(read.pages() < 10, "{}", read.pages());
    }
    for boards in [1, 3, 16, 36] {
        let read = Read::new(
            &format!("slips-{boards}"),
            ScoreSlips::blank_page(heading(), boards).pdf(Language::Et).unwrap(),
        );
        assert_eq!(read.pages(), 1, "{boards}");
    }
}

#[test]
fn results_with_travellers() {
    let session = pairs(13, 26);
    let hands = record(26).boards;
    let find =
        |face: openroom_cards::Board| hands.iter().find(|one| one.number == face.number.to_string()).cloned();
    let results = of_session::results(&session, &find);
    assert_eq!(results.travellers.len(), 26);
    let mut clean = results.clone();
    clean
        .rankings
        .iter_mut()
        .flat_map(|ranking| &mut ranking.rows)
        .for_each(|row| row.name = row.name.replace(['{', '}'], ""));
    for read in everywhere("results", |language| clean.pdf(language)) {
        assert!(read.text(1).contains("<script>alert(1)</script>"), "{}", read.text(1));
        assert!(read.text(1).contains("\\u{202e}") && read.text(1).contains("\\u{0}"), "{}", read.text(1));
        assert!(!read.all_text().contains('\u{202E}'));
    }
    let english = Read::new("results", results.pdf(Language::En).unwrap());
    assert!(english.all_text().contains("A+/A−"));
    assert!(english.all_text().contains("Par"));
}

#[test]
fn sixty_tables_on_one_traveller() {
    let session = pairs(60, 3);
    let read = Read::new("results-60", of_session::results(&session, &|_| None).pdf(Language::Pl).unwrap());
    assert!(read.pages() >= 4);
    let read =
        Read::new("results-200", of_session::results(&pairs(200, 1), &|_| None).pdf(Language::En).unwrap());
    assert!(read.all_text().contains("Board1"));
}

#[test]
fn cards_of_contestants() {
    let session = pairs(9, 27);
    let cards: Vec<_> = ["1", "12"].iter().map(|id| of_session::card(&session, id).unwrap()).collect();
    let read = Read::new("card", openroom_paper::Card::all(&cards, Language::De).unwrap());
    assert!(read.text(1).contains("KartedesTeilnehmers"));
    assert_eq!(read.pages(), 2);
    assert_eq!(of_session::card(&session, "99"), None);
}

#[test]
fn teams() {
    let text = "name = \"League\"\nevent = \"teams\"\nscoring = \"imps\"\nvictory_points = \"continuous\"\n\
        contestant = [{ id = 1, name = \"Fortunata i przyjaciele z Kędzierzyna-Koźla\" }, { id = 2, name = \"Øst\" }]\n\
        [[match]]\nround = 1\nhome = 1\naway = 2\n\
        boards = [{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }, { number = 2, open = \"3NTE-2\", closed = \"3NTE=\" }]\n";
    let session = openroom_scoring::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let read = Read::new("teams", of_session::results(&session, &|_| None).pdf(Language::Pl).unwrap());
    assert!(read.all_text().contains("Pokójotwarty"), "{}", read.all_text());
    let card = of_session::card(&session, "2").unwrap();
    assert!(Read::new("card-team", card.pdf(Language::Nb).unwrap()).all_text().contains("Åpentrom"));
}

fn ruling() -> RulingForm {
    let said = ["1S", "2D", "X", "PASS", "2S", "PASS", "4S", "PASS", "PASS", "PASS"];
    let auction = said.iter().zip(0u8..).map(|(call, step)| AuctionCall {
        by: Seat::North.step(step),
        said: Said::Call(call.parse::<Call>().unwrap()),
        stands: step != 1,
        note: if step == 2 { "negative, four hearts".to_owned() } else { String::new() },
    });
    let weighted = |points: i32| {
        Award::Points(Weighted::new(vec![(Ratio::percent(60), points), (Ratio::percent(40), -50)]).unwrap())
    };
    RulingForm {
        heading: heading(),
        number: "12".to_owned(),
        session: "1A".to_owned(),
        round: "4".to_owned(),
        table: "7".to_owned(),
        board: Some(number(13)),
        contestants: BySide::new([NAMES[3].to_owned(), NAMES[0].to_owned()]),
        players: BySeat::from_fn(|_| String::new()),
        hands: Some(board(13, thirteen())),
        auction: auction.collect(),
        result: Some(Entry::Result("4SN=".parse().unwrap())),
        facts: "West hesitated before he passed, which all four agree upon. East then bid on. ".repeat(6),
        laws: "16B, 12C1c".to_owned(),
        verdict: Some(RuledOn::Adjusted {
            awards: BySide::new([weighted(420), weighted(400)]),
            offenders: vec![Side::EastWest],
        }),
        matter: Some(Matter::Judgement),
        told: Some(true),
        director: "Õnne Ülemiste".to_owned(),
    }
}

#[test]
fn ruling_forms() {
    for read in everywhere("ruling-blank", |language| {
        RulingForm { heading: heading(), ..RulingForm::default() }.pdf(language)
    }) {
        assert_eq!(read.pages(), 1);
    }
    for read in everywhere("ruling", |language| ruling().pdf(language)) {
        assert_eq!(read.pages(), 1);
        assert!(read.text(1).contains("West"));
    }
    let long = RulingForm { facts: "Word after word. ".repeat(400) + "The end.", ..ruling() };
    let read = Read::new("ruling-long", long.pdf(Language::En).unwrap());
    assert_eq!(read.pages(), 2);
    assert!(read.text(2).contains("Theend."), "nothing is lost");
}

#[test]
fn appeal_forms() {
    for read in everywhere("appeal-blank", |language| AppealForm::default().pdf(language)) {
        assert_eq!(read.pages(), 2);
    }
    let filled = AppealForm {
        ruling: ruling(),
        number: "3".to_owned(),
        side: Some(Side::EastWest),
        appellant: NAMES[1].to_owned(),
        matter: Some(Matter::Judgement),
        concurred: true,
        reasons: "East would always bid.".to_owned(),
        committee: NAMES.iter().map(|name| (*name).replace(['{', '}'], "")).collect(),
        decision: Some(AppealDecision::RulingStands),
        findings: "There was no other bid.".to_owned(),
    };
    for read in everywhere("appeal", |language| filled.pdf(language)) {
        assert_eq!(read.pages(), 2);
        assert!(read.all_text().contains("Therewasnootherbid."), "{}", read.all_text());
    }
}

#[test]
fn own_words_are_never_cut() {
    let slips = |boards| ScoreSlips::blank_page(heading(), boards);
    let decided = AppealForm { decision: Some(AppealDecision::TableResult), ..AppealForm::default() };
    let movement = movement(Kind::Mitchell, 7);
    let guides = GuideCards::of(heading(), &movement, "A", |_| "Ann – Bea".to_owned());
    for (name, all) in [
        ("ruling-words", everywhere("ruling-words", |language| RulingForm::default().pdf(language))),
        ("appeal-words", everywhere("appeal-words", |language| decided.pdf(language))),
        ("hands-words", everywhere("hands-words", |language| record(4).pdf(language))),
        ("slips-words", everywhere("slips-words", |language| slips(3).pdf(language))),
        ("guides-words", everywhere("guides-words", |language| guides.pdf(language))),
    ] {
        for (read, language) in all.iter().zip(Language::ALL) {
            assert!(!read.all_text().contains('…'), "{name} in {language:?}: {}", read.all_text());
        }
    }
}

#[test]
fn a_score_is_that_of_the_side_that_gets_it() {
    let mixed = Weighted::new(vec![(Ratio::percent(60), 500), (Ratio::percent(40), 200)]).unwrap();
    let awards = BySide::from_fn(|_| Award::Points(mixed.clone()));
    let verdict = Some(RuledOn::Adjusted { awards, offenders: Vec::new() });
    let form = RulingForm { verdict, ..RulingForm::default() };
    let text = Read::new("ruling-sides", form.pdf(Language::En).unwrap()).all_text();
    assert!(text.contains("60%+500,40%+200"), "{text}");
    assert!(text.contains("60%−500,40%−200"), "{text}");
}

const WEIGHTED: &str = "name = \"Pairs\"\nevent = \"pairs\"\nscoring = \"matchpoints\"\n\
    contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }]\n\
    [[board]]\nnumber = 1\nresults = [\n\
    { ns = 1, ew = 2, assigned = [{ weight = \"60%\", result = \"4SN=\" }, { weight = \"40%\", result = \"4SN-1\" }] },\n\
    { ns = 3, ew = 4, assigned = [{ weight = \"1/3\", result = \"4HXXS=\" }, { weight = \"1/3\", result = \"4HS-1\" }, \
    { weight = \"1/3\", result = \"3NTXXS+4\" }] }]\n\
    [[board]]\nnumber = 2\nresults = [{ ns = 1, ew = 2, ns_assigned = \"4SN=\", ew_assigned = \"4SN-1\" }, \
    { ns = 3, ew = 4, result = \"4SN=\" }]\n";

#[test]
fn a_card_has_the_scores_of_its_own_side() {
    let session = openroom_scoring::file::read(WEIGHTED.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let text = |id: &str| {
        let card = of_session::card(&session, id).unwrap();
        Read::new(&format!("card-own-{id}"), card.pdf(Language::En).unwrap()).all_text()
    };
    assert!(text("1").contains("60%+420,40%−50"), "{}", text("1"));
    assert!(text("2").contains("60%−420,40%+50"), "{}", text("2"));
    assert!(text("1").contains("+620+620") && text("2").contains("+100+100"), "{}", text("2"));
}

#[test]
fn a_weighted_score_of_three_results_and_long_names_are_whole() {
    let session = openroom_scoring::file::read(WEIGHTED.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    for read in everywhere("weighted", |language| of_session::results(&session, &|_| None).pdf(language)) {
        let text = read.all_text();
        assert!(text.matches("33").count() >= 3 && !text.contains('…'), "{text}");
        assert!(text.contains("−50") && text.contains("+880"), "{text}");
    }
    let long =
        "Königlich-Preußischer Bridgesportverein Donaudampfschifffahrtsgesellschaft von 1923 e. V., Erste";
    let event = "Liiga finaal – väga pikk võistluse nimi, mis ei mahu kuidagi ühele reale, kui seda ei murta";
    let text = format!(
        "name = \"{event}\"\ndate = \"2026-11-10\"\nevent = \"teams\"\nscoring = \"imps\"\n\
         contestant = [{{ id = 1, name = \"{long}\" }}, {{ id = 2, name = \"{}\" }}]\n\
         [[match]]\nround = 1\nhome = 1\naway = 2\nboards = [{{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }}]\n",
        "A".repeat(90)
    );
    let session = openroom_scoring::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let blank = |text: &str| text.replace(' ', "");
    for read in everywhere("long-names", |language| of_session::results(&session, &|_| None).pdf(language)) {
        let text = read.all_text();
        assert!(!text.contains('…'), "{text}");
        assert!(text.contains(&blank(event)) && text.matches(&blank(long)).count() >= 3, "{text}");
    }
}

fn teams_of(text: &str) -> openroom_scoring::file::Session {
    openroom_scoring::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// A board that does not balance, one with averages for both, a late one; a penalty in the second match.
const MATCHES: &str = "name = \"League\"\nevent = \"teams\"\nscoring = \"imps\"\n\
    contestant = [{ id = \"A\" }, { id = \"B\" }, { id = \"C\" }, { id = \"D\" }]\n\
    [[match]]\nhome = \"A\"\naway = \"B\"\nboards = [\n\
    { number = 1, open = \"4SN=\", closed = \"4SN-1\" },\n\
    { number = 4, open = { result = \"4SN=\", ns_assigned = \"4SN-1\", offenders = \"NS\" }, closed = \"4SN=\" },\n\
    { number = 6, open = { status = \"late\" }, closed = \"3NTN=\" }]\n\
    [[match]]\nhome = \"C\"\naway = \"D\"\nhome_penalty = 5\nboards = [\n\
    { number = 1, open = \"4SN=\", closed = \"4SN=\" },\n\
    { number = 3, home_average = \"A-\", away_average = \"A-\" }]\n";

#[test]
fn a_match_sheet_adds_up_and_says_what_is_missing() {
    let session = teams_of(MATCHES);
    let text =
        Read::new("matches", of_session::results(&session, &|_| None).pdf(Language::En).unwrap()).all_text();
    // 4S made against one down: 10 IMP, only the gain. On board 4 A has −100 against 620, 12 IMP lost; B has nothing.
    assert!(text.contains("4♠N−1−5010") && text.contains("4♠N=+620−120"), "{text}");
    assert!(text.contains("A−2,B−10"), "{text}");
    // Average minus for both: −3 and −3, with the penalty −8.
    assert!(text.contains("−3−3") && text.contains("C−8,D−3") && text.contains("C:penalty5"), "{text}");
    assert_eq!(text.matches("oneresultisoutstanding").count(), 2, "{text}");
    let card = of_session::card(&session, "C").unwrap();
    assert!(Read::new("match-card", card.pdf(Language::En).unwrap()).all_text().contains("C:penalty5"));
}

#[test]
fn a_knockout_says_who_wins() {
    let second = "[[match]]\nsegment = 2\nhome = \"B\"\naway = \"A\"\nboards = [{ number = 1, open = \"4SN=\", closed = \"4SN-1\" }]\n";
    let text = format!("{MATCHES}{second}").replace("\"imps\"", "\"imps\"\nstage = \"knockout\"");
    let session = teams_of(&text);
    for read in everywhere("knockout", |language| of_session::results(&session, &|_| None).pdf(language)) {
        assert!(!read.all_text().contains('{'), "{}", read.all_text());
    }
    let read = Read::new("knockout", of_session::results(&session, &|_| None).pdf(Language::En).unwrap());
    let text = read.all_text();
    // 10 and the mean of −12 and 0 in the first segment, −10 in the second.
    assert!(text.contains("Round1:AvB:−6,segments4,−10(Bleads,oneresultisoutstanding)"), "{text}");
    assert!(text.contains("Round1:CvD:−5(Dwins)"), "{text}");
    assert!(text.contains("Round1,segment2:BvA"), "{text}");
}

#[test]
fn annulled_lines_forms_means_and_corrections_are_printed() {
    let text = "name = \"Pairs\"\nevent = \"pairs\"\nscoring = \"butler\"\nsit_outs = \"mean\"\nwithdrawals = \"annulled\"\n\
        master_points = { source = \"the club, table 4\", awards = [6, 4] }\n\
        contestant = [{ id = 1 }, { id = 2 }, { id = 3 }, { id = 4 }, { id = 5 }, { id = 6, standing = \"withdrawn\" }]\n\
        [[board]]\nnumber = 1\nresults = [{ ns = 1, ew = 2, result = \"4SN=\" }, { ns = 3, ew = 4, result = \"3NTS+1\", form = \"B\" }, \
        { ns = 5, ew = 6, result = \"2HN=\" }]\n\
        [[board]]\nnumber = 2\nresults = [{ ns = 1, ew = 2, status = \"late\" }, { ns = 3, ew = 4, result = \"4SN-1\" }]\n\
        [[correction]]\nboard = 2\ncontestant = 3\nresult = \"4SN=\"\nwho = \"Scorer\"\nwhy = \"misread\"\nwhen = \"2026-11-10\"\n\
        [[correction]]\nboard = 1\nadd = \"result\"\nns = 5\new = 3\nns_average = \"A+\"\new_average = \"A\"\nwho = \"TD\"\nwhy = \"found\"\nwhen = \"2026-11-11\"\n";
    let session = openroom_scoring::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let (session, told) = of_session::corrected(session).unwrap();
    let mut results = of_session::results(&session, &|_| None);
    results.corrections = told;
    for read in everywhere("corrected", |language| results.pdf(language)) {
        assert!(read.all_text().contains("2026-11-10,Scorer:misread"), "{}", read.all_text());
    }
    let english = Read::new("corrected", results.pdf(Language::En).unwrap()).all_text();
    for words in [
        "(oneresultisoutstanding)",
        "BoardsScoreMean",
        "Points:theclub,table4",
        "3NTS+1(formB)",
        "2♥N=(annulled)",
        "Board2,3v4:4♠N−1isnow4♠N=(2026-11-10,Scorer:misread)",
        "Board1,5v3:NSA+;EWAisadded(2026-11-11,TD:found)",
    ] {
        assert!(english.contains(words), "{words}\n{english}");
    }
    let card = of_session::card(&session, "5").unwrap();
    let card = Read::new("card-mean", card.pdf(Language::De).unwrap()).all_text();
    assert!(card.contains("Mittel") && card.contains("(annulliert)"), "{card}");
}

#[test]
fn the_card_of_an_individual_names_the_partner_of_each_board() {
    let text = "name = \"Singles\"\nevent = \"individual\"\nscoring = \"matchpoints\"\n\
        contestant = [{ id = 1, name = \"Ann\" }, { id = 2, name = \"Bob\" }, { id = 3, name = \"Cat\" }, { id = 4, name = \"Dan\" }]\n\
        [[board]]\nnumber = 1\nresults = [{ n = 1, s = 3, e = 2, w = 4, result = \"4SN=\" }]\n\
        [[board]]\nnumber = 2\nresults = [{ n = 2, s = 3, e = 4, w = 1, result = \"4SN=\" }]\n";
    let session = openroom_scoring::file::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let card = of_session::card(&session, "1").unwrap();
    let text = Read::new("card-individual", card.pdf(Language::Nb).unwrap()).all_text();
    assert!(text.contains("Makker") && text.contains("3Cat") && text.contains("4Dan"), "{text}");
    let partners: Vec<_> = card.boards.iter().map(|line| line.partner.clone().unwrap_or_default()).collect();
    assert_eq!(partners, ["3 Cat", "4 Dan"]);
    let pairs = openroom_scoring::file::read(WEIGHTED.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let pairs = of_session::card(&pairs, "1").unwrap();
    assert!(pairs.boards.iter().all(|line| line.partner.is_none()));
}
