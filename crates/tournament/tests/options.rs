//! Another value of an option changes what an event allows: one test an option.

use openroom_cards::{BySide, Seat, Side};
use openroom_lawbook::provisions::{L16B3, L40B2av, L92A, L93C1};
use openroom_lawbook::{Edition, Regulations};
use openroom_laws::{Meaning, Nature};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Adjusted, AppealNo, Awarded, Boards, BoardsGo, Category, Command, Conditions, Dealing, Decision,
    DeviationKind, EntryNo, Fault, Line, Looking, Matter, Merit, Moment, Partners, Penalty, PenaltyAmount,
    PenaltyKind, Person, Plan, Refused, Request, Role, RulingNo, Score, Scoring, Seating, Section,
    SystemCard, Tournament, UnderRuling, Verdict, VictoryPoints, Watching, Why, judge,
};

const ORGANIZER: Person = Person(900);
const DIRECTOR: Person = Person(901);
const COMMITTEE: Person = Person(902);
const MINUTE: u64 = 60;

struct Tried {
    event: Tournament,
    at: u64,
}

impl Tried {
    /// An event under one option, open for entries.
    fn under(edition: Edition, option: &str, unit: Unit) -> Tried {
        let mut regulations = Regulations::default();
        regulations.change(option).unwrap();
        let scoring = if unit == Unit::Team { Scoring::Imps } else { Scoring::Matchpoints };
        let conditions = Conditions::new(edition, regulations, scoring);
        let mut tried = Tried { event: Tournament::default(), at: 1_800_000_000 };
        tried.does(ORGANIZER, Command::Open { unit });
        tried.does(ORGANIZER, Command::Appoint(DIRECTOR, Role::ChiefDirector));
        tried.does(ORGANIZER, Command::Appoint(COMMITTEE, Role::AppealsCommittee));
        tried.does(ORGANIZER, Command::SetConditions(Box::new(conditions)));
        tried.does(ORGANIZER, Command::PublishConditions);
        tried
    }

    fn play_out(&mut self) {
        loop {
            for line in self.event.missing(1) {
                self.does(DIRECTOR, Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
            }
            let next = self.event.section(1, Section::A).unwrap().round() + 1;
            if next > 3 {
                return;
            }
            self.does(DIRECTOR, Command::StartRound(Section::A, next));
        }
    }

    /// One with a ruling on its first result, and its scores published; that result, and who played East-West.
    fn ruled(edition: Edition, option: &str) -> (Tried, Line, Person) {
        let mut tried = Tried::under(edition, option, Unit::Pair);
        for pair in 1..=4 {
            let players = vec![Person(2 * pair - 1), Person(2 * pair)];
            tried.does(DIRECTOR, Command::Enter { players, captain: None });
        }
        tried.does(DIRECTOR, Command::Seat(Seating::ByNumber));
        tried.does(
            DIRECTOR,
            Command::Start(vec![Plan::Movement(Box::new(build(Kind::Howell, 2, None).unwrap()))]),
        );
        tried.does(DIRECTOR, Command::StartRound(Section::A, 1));
        let line = tried.event.missing(1)[0];
        tried.does(DIRECTOR, Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
        let awards = BySide::new([Awarded::Average(Fault::None), Awarded::Average(Fault::Directly)]);
        let adjusted = Adjusted { awards, offenders: vec![Side::EastWest], by: L16B3 };
        tried.does(
            DIRECTOR,
            Command::Rule {
                line,
                verdict: Verdict::Adjusted(adjusted),
                matter: Matter::Judgement,
                reason: "hesitation".into(),
            },
        );
        tried.play_out();
        tried.does(DIRECTOR, Command::PublishScores(1));
        let table =
            tried.event.movement(1, Section::A).unwrap().rounds[0].tables[usize::from(line.table) - 1];
        let pair = u32::from(table.side(Side::EastWest).unwrap().0);
        (tried, line, Person(2 * pair - 1))
    }

    fn tries(&mut self, by: Person, command: Command) -> Result<(), Refused> {
        self.at += 1;
        let records = judge(&self.event, &Request { by, at: Moment(self.at), command })?;
        for record in &records {
            self.event.apply(record);
        }
        Ok(())
    }

    fn does(&mut self, by: Person, command: Command) {
        self.tries(by, command).unwrap_or_else(|refused| panic!("{refused}"));
    }
}

fn appeal() -> Command {
    Command::Appeal(RulingNo(1), Matter::Judgement)
}

#[test]
fn team_size() {
    let five = |option| {
        let mut tried = Tried::under(Edition::Laws2017, option, Unit::Team);
        let players: Vec<Person> = (1..=5).map(Person).collect();
        tried.tries(Person(1), Command::Enter { players, captain: Some(Person(1)) }).is_ok()
    };
    assert!(!five("team_size = four"));
    assert!(five("team_size = more than four"));
}

#[test]
fn correction_period() {
    let after_twenty_minutes = |option| {
        let (mut tried, line, _) = Tried::ruled(Edition::Laws2017, option);
        tried.at += 20 * MINUTE;
        let score = Score::Result("3NTN-1".parse().unwrap());
        let (ruling, reason) = (UnderRuling::Stands, "wrong way".into());
        tried.tries(DIRECTOR, Command::CorrectUnderRuling { line, score, ruling, reason }).is_ok()
    };
    assert!(after_twenty_minutes("correction_period = 30 minutes"));
    assert!(!after_twenty_minutes("correction_period = 10 minutes"));
}

#[test]
fn late_score_correction() {
    let consents = |option| {
        let (mut tried, line, _) = Tried::ruled(Edition::Laws2007, option);
        tried.at += 60 * MINUTE;
        tried.tries(ORGANIZER, Command::ConsentToCorrection(line)).is_ok()
    };
    assert!(!consents("late_score_correction = refused"));
    assert!(consents("late_score_correction = consented"));
}

#[test]
fn appeal_time() {
    let after_forty_minutes = |option| {
        let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
        tried.at += 40 * MINUTE;
        tried.tries(player, appeal()).is_ok()
    };
    assert!(!after_forty_minutes("appeal_time = 30 minutes"));
    assert!(after_forty_minutes("appeal_time = 60 minutes"));
    assert!(!after_forty_minutes("appeal_time = end of the correction period"));
}

#[test]
fn appeals_arrangement() {
    let decides = |option, by| {
        let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
        tried.does(player, appeal());
        tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
        tried
            .tries(
                by,
                Command::Decide {
                    appeal: AppealNo(1),
                    decision: Decision::TableResult,
                    merit: Merit::With,
                    reason: String::new(),
                },
            )
            .is_ok()
    };
    let director = "appeals_arrangement = Director in charge";
    let committee = "appeals_arrangement = appeals committee";
    assert!(decides(director, DIRECTOR) && !decides(director, COMMITTEE));
    assert!(!decides(committee, DIRECTOR) && decides(committee, COMMITTEE));
}

#[test]
fn a_party_to_an_appeal_does_not_decide_it() {
    let option = "appeals_arrangement = appeals committee";
    let (mut tried, line, player) = Tried::ruled(Edition::Laws2017, option);
    let other = tried.event.players_at(line, Side::NorthSouth)[0];
    for person in [player, other] {
        tried.does(ORGANIZER, Command::Appoint(person, Role::AppealsCommittee));
    }
    tried.does(player, appeal());
    tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
    let decide = || Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::Stands,
        merit: Merit::With,
        reason: String::new(),
    };
    for party in [player, other] {
        assert_eq!(tried.tries(party, decide()).unwrap_err().why, Why::PartyToTheAppeal);
    }
    tried.does(COMMITTEE, decide());
}

#[test]
fn a_director_who_is_a_party_decides_only_where_nobody_else_may() {
    let option = "appeals_arrangement = Director in charge";
    let decide = || Command::Decide {
        appeal: AppealNo(1),
        decision: Decision::Stands,
        merit: Merit::With,
        reason: String::new(),
    };
    let appealed = || {
        let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
        tried.does(ORGANIZER, Command::Appoint(player, Role::ChiefDirector));
        tried.does(player, appeal());
        tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
        (tried, player)
    };
    let (mut tried, player) = appealed();
    assert_eq!(tried.tries(player, decide()).unwrap_err().why, Why::PartyToTheAppeal);
    let (mut tried, player) = appealed();
    tried.does(ORGANIZER, Command::Dismiss(DIRECTOR, Role::ChiefDirector));
    tried.does(player, decide());
}

#[test]
fn a_committee_of_parties_decides_nothing_though_one_of_them_is_in_charge() {
    let option = "appeals_arrangement = appeals committee";
    let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
    tried.does(ORGANIZER, Command::Dismiss(COMMITTEE, Role::AppealsCommittee));
    tried.does(ORGANIZER, Command::Dismiss(DIRECTOR, Role::ChiefDirector));
    for role in [Role::AppealsCommittee, Role::ChiefDirector] {
        tried.does(ORGANIZER, Command::Appoint(player, role));
    }
    tried.does(player, appeal());
    tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
    assert_eq!(tried.tries(player, decide(Decision::Stands)).unwrap_err().why, Why::PartyToTheAppeal);
    tried.does(ORGANIZER, Command::Appoint(DIRECTOR, Role::AppealsCommittee));
    tried.does(DIRECTOR, decide(Decision::Stands));
    assert_eq!(tried.event.appeals()[&AppealNo(1)].reason, "as the committee said");
}

#[test]
fn on_law_a_committee_recommends_and_the_only_director_in_charge_decides_though_he_is_a_party() {
    let option = "appeals_arrangement = appeals committee";
    let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
    tried.does(ORGANIZER, Command::Dismiss(DIRECTOR, Role::ChiefDirector));
    tried.does(ORGANIZER, Command::Appoint(player, Role::ChiefDirector));
    tried.does(player, Command::Appeal(RulingNo(1), Matter::Law));
    tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
    tried.does(COMMITTEE, decide(Decision::Recommended("the other way".into())));
    tried.does(player, decide(Decision::TableResult));
}

#[test]
fn who_has_left_a_pair_since_is_still_a_party_to_what_was_ruled_then() {
    let option = "appeals_arrangement = appeals committee";
    let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
    tried.does(player, appeal());
    tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
    let entry = tried.event.entry_of(player).unwrap();
    let comes = Person(777);
    tried.does(DIRECTOR, Command::Substitute { entry, leaves: player, comes });
    for person in [player, comes] {
        tried.does(ORGANIZER, Command::Appoint(person, Role::AppealsCommittee));
    }
    assert_eq!(tried.tries(player, decide(Decision::Stands)).unwrap_err().why, Why::PartyToTheAppeal);
}

fn decide(decision: Decision) -> Command {
    let reason = "as the committee said".to_owned();
    Command::Decide { appeal: AppealNo(1), decision, merit: Merit::With, reason }
}

/// The card of the pair of this player and the next, with an artificial opening bid.
fn files_card(first: u32) -> Command {
    let call = "2D".parse().unwrap();
    let artificial = Meaning { nature: Nature::Artificial, ..Meaning::natural(call) };
    let card = SystemCard {
        system: "multi".into(),
        category: Category::Green,
        openings: vec![(call, artificial)],
        text: String::new(),
    };
    Command::FileCard { pair: Partners::of(Person(first), Person(first + 1)).unwrap(), card: Box::new(card) }
}

fn four_pairs(option: &str) -> Tried {
    let mut tried = Tried::under(Edition::Laws2017, option, Unit::Pair);
    for pair in 1..=4 {
        let players = vec![Person(2 * pair - 1), Person(2 * pair)];
        tried.does(DIRECTOR, Command::Enter { players, captain: None });
    }
    tried.does(DIRECTOR, Command::Seat(Seating::ByNumber));
    tried
}

fn howell(boards: u16) -> Command {
    let movement = build(Kind::Howell, 2, None).unwrap().with_boards_per_set(boards);
    Command::Start(vec![Plan::Movement(Box::new(movement))])
}

#[test]
fn boards_per_session() {
    // Three rounds of four boards are twelve.
    let starts = |option, boards| four_pairs(option).tries(DIRECTOR, howell(boards)).is_ok();
    assert!(starts("boards_per_session = 12", 4));
    assert!(!starts("boards_per_session = 12", 5));
    assert!(starts("boards_per_session = not set", 5));
}

#[test]
fn starting_positions() {
    let seats = |option| {
        let (tried, line, player) = Tried::ruled(Edition::Laws2017, option);
        let seat = |person| tried.event.directed_seat(person, line).map(|(_, seat)| seat);
        [seat(player), seat(Person(player.0 + 1))]
    };
    assert_eq!(seats("starting_positions = members choose"), [None, None]);
    assert_eq!(seats("starting_positions = seats directed"), [Some(Seat::East), Some(Seat::West)]);
}

#[test]
fn dealing_method() {
    let at_the_table = |option| {
        let (mut tried, ..) = Tried::ruled(Edition::Laws2017, option);
        tried.tries(DIRECTOR, Command::RecordDealing(Boards::one(1), Dealing::AtTheTable)).is_ok()
    };
    assert!(at_the_table("dealing_method = not set"));
    assert!(at_the_table("dealing_method = at each table before play"));
    assert!(!at_the_table("dealing_method = by the Director in advance"));
}

#[test]
fn who_moves_boards() {
    let go = |option| {
        let (tried, ..) = Tried::ruled(Edition::Laws2017, option);
        let answers = tried.event.answers_for_boards(1, Section::A, 1, 1);
        (tried.event.boards_go(1, Section::A, 1, 1).map(|(_, to)| to), answers.is_some())
    };
    assert!(matches!(
        go("who_moves_boards = North"),
        (Some(BoardsGo::Table(_) | BoardsGo::Stand | BoardsGo::Away), true)
    ));
    assert_eq!(go("who_moves_boards = another player or person"), (None, false));
}

#[test]
fn system_card() {
    let starts = |option| four_pairs(option).tries(DIRECTOR, howell(2)).is_ok();
    assert!(starts("system_card = not required"));
    assert!(!starts("system_card = required, with or without supplements"));
    let mut tried = four_pairs("system_card = required, with or without supplements");
    for first in [1, 3, 5, 7] {
        tried.does(Person(first), files_card(first));
    }
    tried.does(DIRECTOR, howell(2));
}

#[test]
fn psychic_artificial_calls() {
    let against = |option| {
        let (mut tried, line, player) = Tried::ruled(Edition::Laws2017, option);
        tried.does(player, files_card(player.0));
        let (call, remark) = ("2D".parse().unwrap(), String::new());
        tried.does(DIRECTOR, Command::Register { line, player, call, kind: DeviationKind::Psychic, remark });
        let pair = Partners::of(player, Person(player.0 + 1)).unwrap();
        tried.event.deviations_of(pair).next().unwrap().against
    };
    assert_eq!(against("psychic_artificial_calls = no restriction"), None);
    assert_eq!(against("psychic_artificial_calls = artificial opening bids"), Some(L40B2av));
}

#[test]
fn opponents_system_card() {
    let declarer_looks = |option| {
        let (mut tried, line, player) = Tried::ruled(Edition::Laws2017, option);
        tried.does(player, files_card(player.0));
        let sides = tried.event.sides(line).unwrap();
        let EntryNo(other) = sides[Side::NorthSouth][0];
        let reader = Person(2 * u32::from(other) - 1);
        tried.event.read_card(reader, line, Looking::DeclarerAtOthersTurn).is_ok()
    };
    assert!(!declarer_looks("opponents_system_card = at the times of the Laws"));
    assert!(declarer_looks("opponents_system_card = also declarer at any time in the play"));
}

#[test]
fn spectator_hands() {
    let two_hands = |option| {
        let mut tried = Tried::under(Edition::Laws2017, option, Unit::Pair);
        let watching = Watching::Table { section: Section::A, table: 1, hands: 2 };
        tried.tries(DIRECTOR, Command::Admit { person: Person(99), watching }).is_ok()
    };
    assert!(!two_hands("spectator_hands = one hand"));
    assert!(two_hands("spectator_hands = more"));
}

#[test]
fn scoring_method() {
    let to_be_approved = |option, points| {
        let mut regulations = Regulations::default();
        regulations.change(option).unwrap();
        let conditions = Conditions::new(Edition::Laws2017, regulations, Scoring::Imps);
        Conditions { victory_points: points, ..conditions }.to_be_approved().is_some()
    };
    let points = Some(VictoryPoints::Continuous);
    assert!(to_be_approved("scoring_method = 78A to 78C only", points.clone()));
    assert!(!to_be_approved("scoring_method = 78A to 78C only", None));
    assert!(!to_be_approved("scoring_method = also victory points", points));
}

/// The event of a ruling that was appealed in vain, and the player who did.
fn appealed(option: &str, merit: Merit) -> (Tried, Person) {
    let (mut tried, _, player) = Tried::ruled(Edition::Laws2017, option);
    tried.does(player, appeal());
    tried.does(Person(player.0 + 1), Command::Concur(AppealNo(1)));
    tried.does(
        DIRECTOR,
        Command::Decide { appeal: AppealNo(1), decision: Decision::Stands, merit, reason: String::new() },
    );
    (tried, player)
}

#[test]
fn appeal_without_merit() {
    let sanction = |option| {
        let (mut tried, player) = appealed(option, Merit::Without);
        let waiting = tried.event.waiting().len();
        let penalty = Penalty { kind: PenaltyKind::Procedural, amount: PenaltyAmount::Warning };
        let entry = tried.event.entry_of(player).unwrap();
        let reason = "no merit".to_owned();
        let given = tried.tries(DIRECTOR, Command::Penalize { entry, penalty, by: L92A, reason });
        (waiting, given.is_ok(), tried.event.waiting().len())
    };
    assert_eq!(sanction("appeal_without_merit = none"), (0, false, 0));
    assert_eq!(sanction("appeal_without_merit = by regulation"), (1, true, 0));
    let (tried, _) = appealed("appeal_without_merit = by regulation", Merit::With);
    assert!(tried.event.waiting().is_empty());
}

#[test]
fn further_appeals() {
    let further = |option| {
        let (mut tried, player) = appealed(option, Merit::With);
        tried.tries(player, Command::AppealFurther(AppealNo(1))).is_ok()
    };
    assert!(!further("further_appeals = none"));
    assert!(further("further_appeals = established"));
}

#[test]
fn further_appeal_time() {
    let after_forty_minutes = |option: &str| {
        let (mut tried, player) = appealed("further_appeals = established", Merit::With);
        let mut conditions = tried.event.conditions().unwrap().clone();
        conditions.regulations.change(option).unwrap();
        tried.does(ORGANIZER, Command::ChangeConditions(Box::new(conditions), "told before".into()));
        tried.at += 40 * MINUTE;
        tried.tries(player, Command::AppealFurther(AppealNo(1))).map_err(|refused| refused.by)
    };
    assert_eq!(after_forty_minutes("further_appeal_time = 30 minutes"), Err(Some(L93C1)));
    assert_eq!(after_forty_minutes("further_appeal_time = 60 minutes"), Ok(()));
    assert_eq!(after_forty_minutes("further_appeal_time = not set"), Ok(()));
}

#[test]
fn final_say_assigned() {
    let further = |option: &str| {
        let (mut tried, player) = appealed("further_appeals = established", Merit::With);
        let mut conditions = tried.event.conditions().unwrap().clone();
        conditions.regulations.change(option).unwrap();
        tried.does(ORGANIZER, Command::ChangeConditions(Box::new(conditions), "told before".into()));
        tried.tries(player, Command::AppealFurther(AppealNo(1))).is_ok()
    };
    assert!(further("final_say_assigned = no"));
    assert!(!further("final_say_assigned = assigned"));
}
