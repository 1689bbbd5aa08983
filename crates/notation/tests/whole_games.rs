//! Whole games: what a format can hold comes back, and what does not come back was listed.

use std::collections::BTreeSet;

use openroom_cards::{
    Bid, Board, BySeat, BySide, Call, Card, Cards, Contract, Deal, Doubling, Hand, Outcome, Seat, Trick,
};
use openroom_notation::bridgemate::{Average, Entered, Entry, Scored, read_entries, write_entries};
use openroom_notation::loss::Losses;
use openroom_notation::pbn::{
    Auction, Comment, CommentStyle, DealValue, Game, Item, Play, Section, Table, TableWord, Tag, Word,
};
use openroom_notation::{Format, GamesWriter, Place, read_games};
use proptest::prelude::*;

/// What chance decides about a game.
#[derive(Clone, Debug)]
struct Chance {
    pack: Vec<u8>,
    number: u32,
    calls: Vec<u8>,
    cards: Vec<u8>,
    notes: Vec<(u8, bool)>,
    claimed: bool,
    names: [String; 4],
    scores: Vec<(u8, u8, String)>,
}

fn chance(name: &'static str) -> impl Strategy<Value = Chance> {
    (
        Just((0..52_u8).collect::<Vec<_>>()).prop_shuffle(),
        1..99_u32,
        prop::collection::vec(any::<u8>(), 0..12),
        prop_oneof![prop::collection::vec(any::<u8>(), 0..52), prop::collection::vec(any::<u8>(), 52..=52),],
        prop::collection::vec((any::<u8>(), any::<bool>()), 0..4),
        any::<bool>(),
        prop::array::uniform4(name),
        prop::collection::vec((1..30_u8, 1..30_u8, "[A-Za-zäöł0-9 ]{1,9}"), 0..5),
    )
        .prop_map(|(pack, number, calls, cards, notes, claimed, names, scores)| Chance {
            pack,
            number,
            calls,
            cards,
            notes,
            claimed,
            names,
            scores,
        })
}

fn at(word: Word) -> (Place, Word) {
    (Place::default(), word)
}

/// A legal auction from these choices, ended by passes; the contract where there is one.
fn auction(dealer: Seat, choices: &[u8]) -> (Vec<Call>, Option<Contract>) {
    let mut calls = Vec::new();
    let mut last: Option<(Bid, Seat, Doubling)> = None;
    let mut named: Vec<(Seat, Bid)> = Vec::new();
    let mut passes = 0;
    for choice in choices {
        let seat = dealer.step((calls.len() % 4) as u8);
        let next = Call::from_index(choice % 38).and_then(Call::bid);
        let call = match (last, next) {
            (Some((_, by, Doubling::Undoubled)), None) if by.side() != seat.side() => Call::Double,
            (Some((_, by, Doubling::Doubled)), None) if by.side() == seat.side() => Call::Redouble,
            (None, Some(bid)) => Call::Bid(bid),
            (Some((before, ..)), Some(bid)) if bid > before => Call::Bid(bid),
            _ if passes < 2 => Call::Pass,
            _ => break,
        };
        passes = if call == Call::Pass { passes + 1 } else { 0 };
        match (call, &mut last) {
            (Call::Bid(bid), _) => {
                named.push((seat, bid));
                last = Some((bid, seat, Doubling::Undoubled));
            }
            (Call::Double, Some((_, _, doubling))) => *doubling = Doubling::Doubled,
            (Call::Redouble, Some((_, _, doubling))) => *doubling = Doubling::Redoubled,
            _ => {}
        }
        calls.push(call);
    }
    let needed = if last.is_some() { 3 } else { 4 };
    calls.extend(std::iter::repeat_n(Call::Pass, needed - passes));
    let contract = last.and_then(|(bid, by, doubling)| {
        let first = named
            .iter()
            .find(|(seat, other)| seat.side() == by.side() && other.denomination() == bid.denomination())?;
        Some(Contract { bid, doubling, declarer: first.0 })
    });
    (calls, contract)
}

/// Tricks as legal choices make them.
fn tricks(deal: &Deal, contract: Contract, choices: &[u8]) -> (Vec<Trick>, u8) {
    let mut hands: BySeat<Cards> = *deal.hands();
    let mut leader = contract.declarer.lho();
    let mut tricks = Vec::new();
    let mut won = 0;
    for row in choices.chunks(4) {
        let mut trick = Trick::led_by(leader);
        for (steps, choice) in (0..).zip(row) {
            let seat = leader.step(steps);
            let led = trick.cards[leader].map(Card::suit);
            let suit = led.map_or(Cards::EMPTY, |suit| hands[seat].in_suit(suit));
            let legal = if suit.is_empty() { hands[seat] } else { suit };
            let card = legal.iter().nth(usize::from(*choice) % legal.len() as usize).unwrap();
            hands[seat].remove(card);
            trick.cards[seat] = Some(card);
        }
        if row.len() == 4 {
            leader = trick.winner(contract.bid.denomination()).unwrap();
            won += u8::from(leader.side() == contract.declarer.side());
        }
        tricks.push(trick);
    }
    (tricks, won)
}

fn game(chance: &Chance) -> Game {
    let mut hands = BySeat::new([Hand::EMPTY; 4]);
    for (place, card) in chance.pack.iter().enumerate() {
        hands[Seat::ALL[place / 13]].insert(Card::from_index(*card).unwrap());
    }
    let deal = Deal::new(hands).unwrap();
    let face = Board::numbered(chance.number.try_into().unwrap());
    let mut game = Game::default();
    game.set("Board", chance.number.to_string());
    for (tag, name) in ["West", "North", "East", "South"].into_iter().zip(&chance.names) {
        game.set(tag, name.trim());
    }
    game.set("Dealer", face.dealer.to_string());
    game.set("Vulnerable", face.vulnerability.to_string());
    game.set("Deal", DealValue { first: face.dealer, hands: hands.map(Some) }.to_string());
    let (calls, contract) = auction(face.dealer, &chance.calls);
    match contract {
        None => game.set("Contract", "Pass"),
        Some(contract) => {
            game.set("Declarer", contract.declarer.to_string());
            game.set("Contract", format!("{}{}", contract.bid, contract.doubling));
        }
    }
    let mut words = Vec::new();
    let mut notes: Vec<String> = Vec::new();
    for (index, call) in calls.iter().enumerate() {
        words.push(at(Word::Call(*call)));
        let note = chance.notes.iter().find(|(place, _)| usize::from(*place) % calls.len() == index);
        if let Some((place, explained)) = note {
            let text = if *explained { format!("alert: meaning {place}") } else { format!("says {place}") };
            let number = notes.iter().position(|known| *known == text).unwrap_or_else(|| {
                notes.push(text);
                notes.len() - 1
            });
            words.push(at(Word::Note(number as u8 + 1)));
        }
    }
    game.items.push(Item::Tag(Tag::new("Auction", face.dealer.to_string()).with(Section::Words(words))));
    for (number, note) in (1..).zip(&notes) {
        game.items.push(Item::Tag(Tag::new("Note", format!("{number}:{note}"))));
    }
    if let Some(contract) = contract.filter(|_| !chance.cards.is_empty()) {
        play(&mut game, chance, &deal, contract);
    }
    game
}

fn play(game: &mut Game, chance: &Chance, deal: &Deal, contract: Contract) {
    let first = contract.declarer.lho();
    let (tricks, won) = tricks(deal, contract, &chance.cards);
    let whole = chance.cards.len() == 52;
    let mut words = Vec::new();
    for trick in &tricks {
        let dash = || at(Word::Dash);
        words
            .extend((0..4).map(|steps| trick.cards[first.step(steps)].map_or(dash(), |c| at(Word::Card(c)))));
    }
    let unfinished = !whole && !chance.claimed;
    if unfinished {
        let last = tricks.last().unwrap();
        let given = last.cards.values().iter().flatten().count();
        if given < 4 {
            let next = last.leader.step(given as u8);
            let row = words.len() - 4;
            words[row + usize::from(first.steps_to(next))] = at(Word::Continued);
        } else {
            let leader = last.winner(contract.bid.denomination()).unwrap();
            words.extend((0..first.steps_to(leader)).map(|_| at(Word::Dash)));
            words.push(at(Word::Continued));
        }
    } else {
        game.set("Result", won.to_string());
        if !whole {
            words.push(at(Word::End));
        }
    }
    game.items.push(Item::Tag(Tag::new("Play", first.to_string()).with(Section::Words(words))));
}

fn with_scores(mut game: Game, columns: &'static str, rows: Vec<Vec<String>>) -> Game {
    if !rows.is_empty() {
        let cells = rows.into_iter().flatten();
        let cells = cells.map(|cell| (Place::default(), TableWord::Cell(cell.into()))).collect();
        game.items.push(Item::Tag(Tag::new("ScoreTable", columns).with(Section::Table(cells))));
    }
    game
}

/// Games as `convert` writes and reads them again, and what it lists.
fn there_and_back(games: &[Game], format: Format) -> (Vec<Game>, BTreeSet<String>) {
    let mut writer = GamesWriter::new(format);
    for game in games {
        writer.see(game);
    }
    let (mut out, mut losses) = (Vec::new(), Losses::default());
    let each = games.iter().map(|game| Ok::<_, std::io::Error>(game.clone()));
    writer.write(each, &mut out, &mut losses).unwrap();
    let reads = read_games(format, &out).unwrap_or_default();
    (
        reads.into_iter().map(|read| read.game).collect(),
        losses.iter().map(|loss| loss.what.to_string()).collect(),
    )
}

/// The auction with the texts of its notes, and the play.
fn said(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let notes: Vec<(u8, String)> =
        game.notes("Auction").into_iter().map(|(number, text)| (number, text.to_owned())).collect();
    let calls = Auction::of(game).map(|auction| {
        let note = |number: Option<u8>| {
            notes.iter().find(|(other, _)| Some(*other) == number).map(|(_, text)| text.clone())
        };
        let calls = auction.calls.into_iter();
        (
            calls.map(|call| (call.seat, call.call, note(call.annotation.note))).collect::<Vec<_>>(),
            auction.end,
        )
    });
    let play = Play::of(game);
    let cards = play
        .as_ref()
        .map(|play| play.tricks.iter().flatten().map(|card| (card.seat, card.card)).collect::<Vec<_>>());
    let open = play.is_some_and(|play| play.continued);
    (calls, cards, open)
}

fn same_values(game: &Game, again: &Game, names: &[&str]) -> Result<(), TestCaseError> {
    for name in names {
        let known = |game: &Game| game.known(name).map(str::to_owned);
        prop_assert_eq!(known(again), known(game), "{}", name);
    }
    let hands = |game: &Game| game.hands().map(|deal| deal.hands);
    prop_assert_eq!(hands(again), hands(game));
    Ok(())
}

const VALUES: [&str; 10] =
    ["Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Contract", "Declarer", "Result"];

fn rows(game: &Game) -> Option<Vec<Vec<String>>> {
    let table = game.tag("ScoreTable").and_then(Table::of)?;
    Some(table.rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect())
}

fn entry() -> impl Strategy<Value = Entry> {
    let average = || prop_oneof![Just(Average::Minus), Just(Average::Even), Just(Average::Plus)];
    let outcome = (3..38_u8, 0..3_u8, 0..4_usize, 0..=13_u8).prop_map(|(call, doubling, seat, tricks)| {
        let contract = Contract {
            bid: Bid::from_index(call - 3).unwrap(),
            doubling: Doubling::ALL[usize::from(doubling)],
            declarer: Seat::ALL[seat],
        };
        Scored::Outcome(Outcome::Played { contract, tricks })
    });
    let scored = prop_oneof![
        4 => outcome,
        1 => Just(Scored::NotPlayed),
        1 => (average(), average()).prop_map(|(ns, ew)| Scored::Averages(BySide::new([ns, ew]))),
    ];
    let entered = prop_oneof![
        6 => scored.clone().prop_map(Entered::Scored),
        1 => Just(Entered::Scored(Scored::Outcome(Outcome::PassedOut))),
        2 => prop::option::of(scored).prop_map(Entered::Deleted),
    ];
    let lead = prop::option::of((0..52_u8).prop_map(|card| Card::from_index(card).unwrap()));
    ("[A-F0-9-]{0,8}", "[A-D]", [1..20_u32, 1..20, 1..40, 1..99, 1..99], 1..=3_u8, entered, lead).prop_map(
        |(session, section, [table, round, board, ns, ew], direction, entered, lead)| Entry {
            session,
            section,
            table,
            round,
            board,
            pairs: BySide::new([ns, ew]),
            direction,
            entered,
            lead,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn lin_keeps_calls_notes_cards_and_claims(chances in prop::collection::vec(chance("[A-Za-zäöł ]{0,8}"), 1..4)) {
        let games: Vec<Game> = chances.iter().map(game).collect();
        let (again, lost) = there_and_back(&games, Format::Lin);
        prop_assert_eq!(lost, BTreeSet::new());
        prop_assert_eq!(again.len(), games.len());
        for (again, game) in again.iter().zip(&games) {
            same_values(game, again, &VALUES)?;
            prop_assert_eq!(said(again), said(game));
        }
    }

    #[test]
    fn csv_keeps_all_but_notes(chances in prop::collection::vec(chance("[ -~äöł]{0,8}"), 1..4)) {
        let games: Vec<Game> = chances.iter().map(|chance| {
            let rows = chance.scores.iter().map(|(ns, mp, name)| vec![ns.to_string(), mp.to_string(), name.trim().to_owned() + "."]);
            with_scores(game(chance), "PairId_NS;MP_NS;Names", rows.collect())
        }).collect();
        let (again, lost) = there_and_back(&games, Format::Csv);
        prop_assert!(lost.iter().all(|lost| lost == "notes"), "{:?}", lost);
        prop_assert_eq!(again.len(), games.len());
        for (again, game) in again.iter().zip(&games) {
            same_values(game, again, &VALUES)?;
            prop_assert_eq!(rows(again), rows(game));
            let without_notes = |game: &Game| {
                let mut game = game.clone();
                game.items.retain(|item| !matches!(item, Item::Tag(tag) if tag.name() == "Note"));
                said(&game)
            };
            prop_assert_eq!(without_notes(again), without_notes(game));
        }
    }

    #[test]
    fn pbn_keeps_whole_games(chances in prop::collection::vec(chance("[!$-~äöł♠][ -~äöł♠]{0,7}"), 1..4)) {
        let games: Vec<Game> = chances.iter().map(game).collect();
        let (again, lost) = there_and_back(&games, Format::Pbn);
        prop_assert_eq!(lost, BTreeSet::new());
        for (again, game) in again.iter().zip(&games) {
            same_values(game, again, &VALUES)?;
            prop_assert_eq!(said(again), said(game));
        }
    }

    #[test]
    fn usebio_keeps_scores_and_hands(chance in chance("[A-Za-z]{1,8}"), event in "[ -~äöł♠]{1,20}") {
        let whole = game(&chance);
        let mut game = Game::default();
        for name in ["Board", "Dealer", "Vulnerable", "Deal"] {
            game.set(name, whole.known(name).unwrap());
        }
        game.set("Event", format!("x{}x", event.trim()));
        game.set("Date", "2026.11.16");
        game.set("Scoring", "MP");
        game.set("Competition", "Pairs");
        let rows: Vec<Vec<String>> = chance.scores.iter().map(|(ns, mp, text)| {
            vec![ns.to_string(), "4SX".to_owned(), "S".to_owned(), "SA".to_owned(), "10".to_owned(), mp.to_string(), format!("x{text}x")]
        }).collect();
        let columns = "PairId_NS;Contract;Declarer;Lead;Result;MP_NS;USEBIO_REMARK";
        let game = with_scores(game, columns, rows.clone());
        let (again, lost) = there_and_back(std::slice::from_ref(&game), Format::Usebio);
        prop_assert_eq!(lost, BTreeSet::new());
        prop_assert_eq!(again.len(), 1);
        same_values(&game, &again[0], &["Board", "Dealer", "Vulnerable", "Event", "Date", "Scoring", "Competition"])?;
        if !rows.is_empty() {
            prop_assert_eq!(ordered_rows(&again[0]), Some(rows));
        }
    }

    #[test]
    fn bridgemate_keeps_entries(entries in prop::collection::vec(entry(), 0..8)) {
        let (again, complaints) = read_entries(write_entries(&entries).as_bytes()).unwrap();
        prop_assert!(complaints.is_empty());
        prop_assert_eq!(&again, &entries);
        if entries.is_empty() {
            return Ok(());
        }
        let text = write_entries(&entries);
        let games: Vec<Game> = read_games(Format::Bridgemate, text.as_bytes()).unwrap().into_iter().map(|read| read.game).collect();
        let (back, lost) = there_and_back(&games, Format::Bridgemate);
        prop_assert_eq!(lost, BTreeSet::new());
        let placeless = |games: Vec<Game>| games.into_iter().map(Game::placeless).collect::<Vec<_>>();
        prop_assert_eq!(placeless(back), placeless(games));
    }

    /// Whatever stands in names, values, notes and comments: it comes back, or it is listed.
    #[test]
    fn nothing_is_lost_silently(
        chance in chance("[ -~äöł♠|,{}\\[\\]%;]{0,8}"),
        more in prop::collection::vec(("Event|Site|Score|Home|Xtra", "[ -~äł|,{}]{0,9}"), 0..4),
        remark in "[ -~|{}]{0,9}",
        number in prop_oneof![Just("abc".to_owned()), "[0-9]{1,2}"],
        swapped in any::<bool>(),
    ) {
        let mut game = game(&chance);
        for (name, value) in &more {
            if !value.starts_with('#') {
                game.set(name.clone(), value.as_str());
            }
        }
        game.set("Board", number);
        if swapped && let Some(declarer) = game.known("Declarer").map(str::to_owned) {
            game.set("Declarer", format!("^{declarer}"));
        }
        game.items.insert(0, Item::Comment(Comment { style: CommentStyle::Line, text: remark.into() }));
        for format in Format::ALL {
            let (again, lost) = there_and_back(std::slice::from_ref(&game), format);
            let listed = |name: &str| lost.iter().any(|lost| lost == name || lost.starts_with(&format!("{name} as")));
            let Some(again) = again.first() else {
                prop_assert!(!lost.is_empty(), "{:?}", format);
                continue;
            };
            let deals = matches!(format, Format::Bri | Format::Dge | Format::Dup | Format::Dlm);
            for tag in game.tags().filter(|tag| matches!(tag.section, Section::None) && tag.name() != "Note") {
                let value = tag.effective();
                if matches!(value, "" | "?") || matches!(tag.name(), "Deal" | "Vulnerable") || listed(tag.name()) {
                    continue;
                }
                let by_number = deals && tag.name() == "Dealer" && lost.iter().any(|lost| lost.contains("number"));
                let no_number = deals && tag.name() == "Board" && lost.iter().any(|lost| lost.contains("board numbers"));
                let marked = tag.name() == "Declarer" && lost.contains("marks of swapped declarers");
                let spelled = deals && tag.name() == "Board" && value.parse::<u32>().is_ok_and(|number| again.board() == Some(number));
                prop_assert!(by_number || no_number || marked || spelled || again.value(tag.name()) == Some(value),
                    "{:?}: {} was {:?}, is {:?}; listed {:?}", format, tag.name(), value, again.value(tag.name()), lost);
            }
            if !deals && format != Format::Bridgemate && !listed("Play") {
                let cards = |game: &Game| Play::of(game).map(|play| play.tricks.iter().flatten().map(|card| (card.seat, card.card)).collect::<Vec<_>>());
                prop_assert_eq!(cards(again), cards(&game), "{:?}", format);
            }
        }
    }
}

/// The rows of a table whose columns may have been put in another order.
fn ordered_rows(game: &Game) -> Option<Vec<Vec<String>>> {
    let table = game.tag("ScoreTable").and_then(Table::of)?;
    let order = ["PairId_NS", "Contract", "Declarer", "Lead", "Result", "MP_NS", "USEBIO_REMARK"];
    let place = |name: &str| table.columns.iter().position(|column| &*column.name == name);
    let cell =
        |row: &Vec<&str>, name: &str| place(name).and_then(|at| row.get(at)).map(|cell| (*cell).to_owned());
    Some(table.rows.iter().map(|row| order.iter().filter_map(|name| cell(row, name)).collect()).collect())
}
