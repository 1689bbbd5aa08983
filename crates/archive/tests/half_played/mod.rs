//! An evening of four pairs of which one round is played.

use std::fs;
use std::path::Path;

use openroom_archive::{Kept, Names, SealingKey, share};
use openroom_cards::dealing::Dealer;
use openroom_cards::{Board, Deal};
use openroom_journal::SqliteJournal;
use openroom_lawbook::{Edition, Regulations};
use openroom_laws::{SetUp, Settings, Table};
use openroom_movements::{Kind, Unit, build};
use openroom_tournament::{
    Command, Conditions, DeviationKind, Line, Matter, Moment, People, Person, Plan, Reader, Request, Role,
    Score, Scoring, Seating, Section, Verdict,
};

pub(crate) const HEAD: Person = Person(9);

pub(crate) fn people() -> People {
    let row = |number| format!("L{number},Name Of{number},Club,1,secret{number}@example.org\n");
    let rows: Vec<String> = (1..=9).map(row).collect();
    People::from_csv(&format!("number,name,club,rank,contact\n{}", rows.concat())).unwrap()
}

pub(crate) struct Evening {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) store: SqliteJournal,
    pub(crate) key: SealingKey,
    pub(crate) deals: Vec<Deal>,
}

impl Evening {
    pub(crate) fn new() -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteJournal::open(&folder.path().join("a.journal")).unwrap();
        let mut dealer = Dealer::from_key([3; 32]);
        let deals = (0..6).map(|_| dealer.deal()).collect();
        Evening { folder, store, key: SealingKey::from_bytes([5; 32]), deals }
    }

    pub(crate) fn kept(&self) -> Kept<'_, SqliteJournal> {
        Kept::at(&self.store, &self.key, "club/evening".parse().unwrap()).unwrap()
    }

    pub(crate) fn shared(&self, reader: Reader) -> String {
        let mut file = Vec::new();
        share(&self.kept(), reader, &mut file).unwrap();
        String::from_utf8(file).unwrap()
    }
}

pub(crate) fn ask(kept: &mut Kept<'_, SqliteJournal>, by: Person, command: Command) {
    let at = Moment(kept.event().now().0.max(1_800_000_000) + 1);
    kept.ask(&Request { by, at, command }).unwrap_or_else(|error| panic!("{error}"));
}

/// Four pairs, three rounds of two boards; one round is played, one board of it at the engine's table.
pub(crate) fn half_played(evening: &Evening) {
    Names::new(&evening.store).add(&people()).unwrap();
    let mut kept = evening.kept();
    ask(&mut kept, HEAD, Command::Open { unit: Unit::Pair });
    ask(&mut kept, HEAD, Command::Appoint(HEAD, Role::ChiefDirector));
    let conditions = Conditions::new(Edition::Laws2017, Regulations::default(), Scoring::Matchpoints);
    ask(&mut kept, HEAD, Command::SetConditions(Box::new(conditions)));
    ask(&mut kept, HEAD, Command::PublishConditions);
    for pair in 0..4 {
        let players = vec![Person(2 * pair + 1), Person(2 * pair + 2)];
        ask(&mut kept, Person(2 * pair + 1), Command::Enter { players, captain: None });
    }
    ask(&mut kept, HEAD, Command::Seat(Seating::ByNumber));
    let movement = build(Kind::Howell, 2, None).unwrap().with_boards_per_set(2);
    ask(&mut kept, HEAD, Command::Start(vec![Plan::Movement(Box::new(movement))]));
    kept.deal(HEAD, Moment(1_800_000_100), 1, &evening.deals).unwrap();
    ask(&mut kept, HEAD, Command::StartRound(Section::A, 1));
    let missing = kept.event().missing(1);
    bring(&mut kept, missing[0]);
    for &line in &missing[1..] {
        ask(&mut kept, HEAD, Command::EnterResult(line, Score::Result("3NTN=".parse().unwrap())));
    }
    let line = *kept.event().lines().keys().next().unwrap();
    let reason = "a ruling".to_owned();
    let verdict = Verdict::ResultStands;
    ask(&mut kept, HEAD, Command::Rule { line, verdict, matter: Matter::Judgement, reason });
    let player = Person(1);
    let remark = "opened on nothing".to_owned();
    let kind = DeviationKind::Psychic;
    let line =
        *kept.event().lines().keys().find(|line| kept.event().side_of(player, **line).is_some()).unwrap();
    ask(&mut kept, HEAD, Command::Register { line, player, call: "1S".parse().unwrap(), kind, remark });
}

pub(crate) fn contains(path: &Path, text: &str) -> bool {
    fs::read(path).unwrap().windows(text.len()).any(|window| window == text.as_bytes())
}

/// The other rounds, every board at the engine's table.
pub(crate) fn finish(kept: &mut Kept<'_, SqliteJournal>) {
    for round in 2..=3 {
        ask(kept, HEAD, Command::StartRound(Section::A, round));
        for line in kept.event().missing(1) {
            bring(kept, line);
        }
    }
}

pub(crate) fn bring(kept: &mut Kept<'_, SqliteJournal>, line: Line) {
    let deal = kept.deal_at_the_table(line).unwrap();
    let board = Board::numbered(line.board.try_into().unwrap());
    let settings = Settings::of(Edition::Laws2017);
    let mut table = Table::new(SetUp::dealt(settings, board.dealer, &deal)).unwrap();
    for _ in 0..4 {
        let by = table.turn().unwrap();
        table.act(openroom_laws::Act::Call { by, call: openroom_cards::Call::Pass }).unwrap();
    }
    ask(kept, HEAD, Command::BringRecord { line, events: table.events().to_vec() });
    assert!(kept.event().lines()[&line].agreed().is_some());
}
