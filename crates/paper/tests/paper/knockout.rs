//! The matches of an event's knockout on paper: who went on, and why, where the score does not say it.

use openroom_cards::Side;
use openroom_lawbook::{Edition, Regulations};
use openroom_movements::Unit;
use openroom_paper::of_event::EventPaper;
use openroom_tournament::{
    Command, Conditions, DrawBy, EntryNo, Moment, Person, Plan, Request, Role, Score, Scoring, Seating,
    Section, Tournament, judge,
};

use crate::sample::heading;

const HEAD: Person = Person(900);

fn head(event: &mut Tournament, command: Command) {
    let records = judge(event, &Request { by: HEAD, at: Moment(1_800_000_000), command });
    records.unwrap_or_else(|refused| panic!("{refused}")).iter().for_each(|record| event.apply(record));
}

/// A knockout of so many teams before anybody is drawn.
fn not_drawn(teams: u32) -> Tournament {
    let mut event = Tournament::default();
    head(&mut event, Command::Open { unit: Unit::Team });
    head(&mut event, Command::Appoint(HEAD, Role::ChiefDirector));
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Imps);
    head(&mut event, Command::SetConditions(Box::new(conditions)));
    head(&mut event, Command::PublishConditions);
    for team in 0..teams {
        let players: Vec<Person> = (1..=4).map(|member| Person(4 * team + member)).collect();
        let captain = Some(players[0]);
        head(&mut event, Command::Enter { players, captain });
    }
    head(&mut event, Command::Seat(Seating::ByNumber));
    head(&mut event, Command::Start(vec![Plan::Knockout { boards: 1 }]));
    event
}

/// The same with its first round called.
fn cup(teams: u32) -> Tournament {
    let mut event = not_drawn(teams);
    next_round(&mut event);
    event
}

fn next_round(event: &mut Tournament) {
    head(event, Command::DrawRound(Section::A, DrawBy::Standings));
    let next = event.section(1, Section::A).unwrap().round() + 1;
    head(event, Command::StartRound(Section::A, next));
}

/// What is missing is played: these teams make their games, all others go down, and the rest is equal.
fn play(event: &mut Tournament, winners: &[u16], equal: &[u16]) {
    for line in event.missing(1) {
        let ns = event.sides(line).unwrap()[Side::NorthSouth][0].0;
        let made = winners.contains(&ns) || equal.contains(&ns);
        let text = if made { "4SN=" } else { "4SN-1" };
        head(event, Command::EnterResult(line, Score::Result(text.parse().unwrap())));
    }
}

fn printed(event: &Tournament) -> Vec<String> {
    let paper = EventPaper {
        event,
        heading: heading(),
        name: &|person| format!("p{}", person.0),
        hands: &|_, _| None,
    };
    let results = paper.results(1).unwrap();
    results.knockouts.iter().map(ToString::to_string).collect()
}

#[test]
fn a_match_says_who_was_named_and_who_left() {
    let mut event = cup(4);
    // Teams 1 and 4 play each other, and so do 2 and 3, who are equal.
    play(&mut event, &[1], &[2, 3]);
    let tied = printed(&event);
    assert!(tied[0].ends_with("wins)") && tied[1].ends_with("(a tie, not decided)"), "{tied:?}");
    head(
        &mut event,
        Command::BreakTie { section: Section::A, winner: EntryNo(3), reason: "more boards".into() },
    );
    let decided = printed(&event);
    assert!(decided[1].contains("goes on, as was decided"), "{decided:?}");
    next_round(&mut event);
    head(&mut event, Command::Withdraw(EntryNo(1)));
    let left = printed(&event);
    assert_eq!(left.len(), 3, "{left:?}");
    assert!(left[0].ends_with("wins)"), "what was won stays won: {left:?}");
    assert!(left[2].starts_with("round 2:") && left[2].contains("goes on, the others left"), "{left:?}");
}

#[test]
fn every_table_has_its_card_before_anybody_is_drawn() {
    for (teams, tables) in [(2, 2), (3, 2), (4, 4), (5, 4), (6, 4), (7, 6), (8, 8)] {
        let event = not_drawn(teams);
        let paper = EventPaper {
            event: &event,
            heading: heading(),
            name: &|person| format!("p{}", person.0),
            hands: &|_, _| None,
        };
        let link = |_: Section, table: u16| Some(format!("table {table}"));
        let cards = paper.table_cards(1, &link).unwrap().cards;
        let numbers: Vec<&str> = cards.iter().map(|card| card.number.as_str()).collect();
        let wanted: Vec<String> = (1..=tables).map(|table: u16| table.to_string()).collect();
        assert_eq!(numbers, wanted, "{teams} teams");
        assert!(cards.iter().all(|card| card.link.is_some()));
        let mut drawn = event.clone();
        next_round(&mut drawn);
        assert!(drawn.section(1, Section::A).unwrap().movement.tables() <= usize::from(tables));
    }
}
