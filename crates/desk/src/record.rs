//! Rulings as they are kept, and what many of them tell.

use std::collections::{BTreeMap, BTreeSet};

use openroom_cards::BySeat;
use openroom_lawbook::{Language, Provision};
use openroom_laws as laws;
use serde::{Deserialize, Serialize};

use crate::recorded::is_confidential;
use crate::{Consultation, Order, Recorded, Ruling, Source, Topic};

/// A ruling as it is kept: what it rests on, and what was said of it then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Record {
    /// What it rests on.
    #[serde(flatten)]
    pub source: Source,
    /// What was said of it when it was kept; none for a ruling of an event, and for those kept before words were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recorded: Option<Recorded>,
    /// In which event.
    #[serde(default)]
    pub event: String,
    /// At which table.
    #[serde(default)]
    pub table: String,
    /// On which board.
    #[serde(default)]
    pub board: Option<u16>,
    /// Who sat where.
    #[serde(default)]
    pub players: BySeat<String>,
    /// Who ruled.
    #[serde(default)]
    pub ruled_by: String,
    /// When the Director was called, in seconds of universal time.
    #[serde(default)]
    pub called: Option<u64>,
    /// When the players were told.
    #[serde(default)]
    pub told: Option<u64>,
    /// Whether the Director comes back to it.
    #[serde(default)]
    pub review: Review,
    /// What became of it on appeal.
    #[serde(default)]
    pub appeal: Appeal,
    /// What the Director wrote beside it.
    #[serde(default)]
    pub note: String,
}

/// Whether the Director comes back to a ruling.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Review {
    /// There is nothing to come back to.
    #[default]
    None,
    /// He has yet to come back.
    Due,
    /// He came back.
    Done,
}

impl Review {
    /// All of them.
    pub const ALL: [Review; 3] = [Review::None, Review::Due, Review::Done];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Review::None => "none",
            Review::Due => "due",
            Review::Done => "done",
        }
    }
}

/// What became of a ruling on appeal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Appeal {
    /// Nobody appealed.
    #[default]
    None,
    /// It is to be heard.
    Lodged,
    /// The ruling stood.
    Upheld,
    /// The ruling was changed.
    Changed,
    /// It was taken back.
    Withdrawn,
}

impl Appeal {
    /// All of them.
    pub const ALL: [Appeal; 5] =
        [Appeal::None, Appeal::Lodged, Appeal::Upheld, Appeal::Changed, Appeal::Withdrawn];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Appeal::None => "none",
            Appeal::Lodged => "lodged",
            Appeal::Upheld => "upheld",
            Appeal::Changed => "changed",
            Appeal::Withdrawn => "withdrawn",
        }
    }
}

impl Record {
    /// A record of this consultation, without answers that are no longer asked; a review is due where the ruling orders one and did not come back to it.
    pub fn new(consultation: &Consultation) -> Record {
        Record::of(Source::Desk(consultation.asked_only()))
    }

    /// The same as told to the players at this moment; a file for a disciplinary body is told to nobody.
    #[must_use]
    pub fn told_at(self, moment: u64) -> Record {
        let told = (!self.is_confidential()).then_some(moment);
        Record { told, ..self }
    }

    /// A record of what was ruled.
    pub fn of(source: Source) -> Record {
        let orders = source.orders();
        let looks = |(_, given): &(Provision, Order)| *given == Order::Law(laws::Order::ReviewAfterPlay);
        let due = orders
            .iter()
            .rposition(looks)
            .is_some_and(|place| !orders[place..].iter().any(|(_, given)| is_of_the_score(given)));
        Record {
            recorded: Recorded::of(&source),
            source,
            event: String::new(),
            table: String::new(),
            board: None,
            players: BySeat::default(),
            ruled_by: String::new(),
            called: None,
            told: None,
            review: if due { Review::Due } else { Review::None },
            appeal: Appeal::None,
            note: String::new(),
        }
    }

    /// Whether it is a file for a disciplinary body alone.
    pub fn is_confidential(&self) -> bool {
        match &self.recorded {
            Some(recorded) => recorded.confidential,
            None if self.source.still_follows() => {
                self.source.orders().iter().any(|(_, order)| is_confidential(order))
            }
            None => self.source.speaks_of_prohibited_conduct(),
        }
    }

    /// How many seconds it took from the call to the ruling.
    pub fn time_to_rule(&self) -> Option<u64> {
        self.told?.checked_sub(self.called?)
    }

    /// The same without anything that tells who or where it was: for training.
    #[must_use]
    pub fn anonymised(&self) -> Record {
        let bare = Record::of(self.source.anonymised());
        let recorded = match self.source {
            Source::Desk(_) => self.recorded.clone(),
            // What is said of a table may hold somebody's words.
            Source::Live(_) | Source::Event(_) | Source::Unread(_) => bare.recorded.clone(),
        };
        Record {
            recorded,
            called: self.time_to_rule().map(|_| 0),
            told: self.time_to_rule(),
            review: self.review,
            appeal: self.appeal,
            ..bare
        }
    }

    /// The Laws that order something in it.
    pub fn laws(&self) -> BTreeSet<u8> {
        let said = self.recorded.as_ref().and_then(|recorded| recorded.said(Language::En));
        match said {
            Some(said) => said.orders.iter().filter_map(|(_, by)| by.law()).collect(),
            None if self.source.still_follows() => {
                self.source.orders().iter().filter_map(|(by, _)| by.law()).collect()
            }
            None => BTreeSet::new(),
        }
    }
}

/// Whether it says what becomes of the score.
fn is_of_the_score(order: &Order) -> bool {
    match order {
        Order::Law(order) => matches!(
            order,
            laws::Order::ScoreStands
                | laws::Order::AdjustAfterPlay { .. }
                | laws::Order::AdjustWithoutOffence
                | laws::Order::AdjustScore(_)
        ),
        Order::Desk(ruling) => *ruling == Ruling::AdjustedScoreFollows,
    }
}

/// What many rulings tell.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Statistics {
    /// How many there are, files for a disciplinary body left out.
    pub rulings: usize,
    /// How many files for a disciplinary body there are; nothing else is told of them.
    pub confidential: usize,
    /// In how many each Law orders something.
    pub laws: BTreeMap<u8, usize>,
    /// How many there are of each topic.
    pub topics: BTreeMap<Topic, usize>,
    /// How many there are in each event.
    pub events: BTreeMap<String, usize>,
    /// How long they took, where that is known.
    pub times: Option<Times>,
    /// How many have yet to be reviewed.
    pub reviews_due: usize,
    /// How many were appealed.
    pub appealed: usize,
    /// How many of these were changed.
    pub changed: usize,
}

/// How long rulings took, in seconds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Times {
    /// Of how many it is known.
    pub known: usize,
    /// Half of them took no longer.
    pub median: u64,
    /// Nine of ten took no longer.
    pub ninth: u64,
    /// The longest.
    pub longest: u64,
}

impl Statistics {
    /// What these tell.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Statistics {
        let mut all = Statistics::default();
        let mut times = vec![];
        for record in records {
            if record.is_confidential() {
                all.confidential += 1;
                continue;
            }
            all.rulings += 1;
            for law in record.laws() {
                *all.laws.entry(law).or_default() += 1;
            }
            if let Some(topic) = record.source.topic() {
                *all.topics.entry(topic).or_default() += 1;
            }
            *all.events.entry(record.event.clone()).or_default() += 1;
            times.extend(record.time_to_rule());
            all.reviews_due += usize::from(record.review == Review::Due);
            all.appealed += usize::from(record.appeal != Appeal::None);
            all.changed += usize::from(record.appeal == Appeal::Changed);
        }
        times.sort_unstable();
        all.times = times.last().map(|longest| Times {
            known: times.len(),
            median: times[(times.len() - 1) / 2],
            ninth: times[(times.len() * 9).div_ceil(10) - 1],
            longest: *longest,
        });
        all
    }
}

#[cfg(test)]
mod tests {
    use openroom_lawbook::Edition;
    use openroom_lawbook::regulations::Regulations;

    use super::*;
    use crate::{Answer, Pick};

    fn ruled(topic: Topic, answers: &[Answer]) -> Record {
        let mut now = Consultation::new(topic, Edition::Laws2017, Regulations::default());
        for answer in answers {
            let question = now.consult().open[0];
            now = now.answered(question, *answer);
        }
        Record::new(&now)
    }

    fn waiver() -> Record {
        let seat = Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East));
        let side = Answer::Side(openroom_cards::Side::EastWest);
        Record { event: "Tuesday".to_owned(), ..ruled(Topic::Waiver, &[seat, side]) }
    }

    #[test]
    fn nothing_of_people_and_places_is_left() {
        let record = Record {
            table: "3".to_owned(),
            board: Some(7),
            players: BySeat::from_fn(|_| "Ada".to_owned()),
            ruled_by: "Grace".to_owned(),
            called: Some(1_700_000_000),
            told: Some(1_700_000_240),
            note: "Ada was upset".to_owned(),
            appeal: Appeal::Upheld,
            ..waiver()
        };
        let bare = record.anonymised();
        let text = serde_json::to_string(&bare).unwrap();
        for word in ["Ada", "Grace", "Tuesday", "1700", "upset"] {
            assert!(!text.contains(word), "{word} in {text}");
        }
        assert_eq!(bare.time_to_rule(), Some(240));
        assert_eq!(bare.appeal, Appeal::Upheld);
        assert_eq!(bare.source, record.source);
    }

    #[test]
    fn rulings_are_counted_by_law_and_event() {
        let timed = |told| Record { called: Some(100), told: Some(told), ..waiver() };
        let late = Record { event: "Friday".to_owned(), appeal: Appeal::Changed, ..timed(900) };
        let all = Statistics::of(&[timed(160), timed(220), late, waiver()]);
        assert_eq!((all.rulings, all.appealed, all.changed), (4, 1, 1));
        assert_eq!(all.laws, BTreeMap::from([(81, 4)]));
        assert_eq!(all.events, BTreeMap::from([("Friday".to_owned(), 1), ("Tuesday".to_owned(), 3)]));
        assert_eq!(all.times, Some(Times { known: 3, median: 120, ninth: 800, longest: 800 }));
        assert_eq!(Statistics::of(&[]).times, None);
    }

    #[test]
    fn a_file_on_cheating_is_confidential() {
        let provision = openroom_lawbook::Provision::all().find(|one| one.id() == "73B1").unwrap();
        let told = [
            Answer::Provision(provision),
            Answer::Pick(Pick::ByOtherMeans),
            Answer::NO,
            Answer::Pick(Pick::Warning),
        ];
        assert!(ruled(Topic::Prohibited, &told).is_confidential());
        let nothing =
            ruled(Topic::Prohibited, &[Answer::Provision(provision), Answer::Pick(Pick::ByCallsAndPlays)]);
        assert!(nothing.is_confidential());
        assert!(!waiver().is_confidential());
    }

    fn hesitation() -> Source {
        use laws::{Act, Conveyance, SetUp, Settings, Table, Who};
        use openroom_cards::{Call, Seat};
        let mut table = Table::new(SetUp::new(Settings::of(Edition::Laws2017), Seat::North)).unwrap();
        table.act(Act::Call { by: Seat::North, call: Call::Pass }).unwrap();
        let reported = Who::Player(Seat::East);
        let text = "Ada thought for a minute".into();
        table.act(Act::Convey { by: Seat::North, how: Conveyance::Hesitation, reported, text }).unwrap();
        let question = *table.questions().next().unwrap();
        table.answer(&question, laws::Answer::Yes).unwrap();
        let place = Some("tableofada 3".to_owned());
        Source::Live(Box::new(crate::Live { place, case: 0, events: table.events().to_vec() }))
    }

    #[test]
    fn a_case_of_a_live_table_is_kept_like_a_ruling_of_the_desk() {
        let record = Record::of(hesitation());
        assert_eq!(record.laws(), BTreeSet::from([16]));
        assert_eq!(record.review, Review::Due);
        let text = serde_json::to_string(&record).unwrap();
        assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
        let bare = serde_json::to_string(&record.anonymised()).unwrap();
        assert!(text.contains("Ada") && !bare.contains("Ada") && !bare.contains("tableofada"), "{bare}");
        assert_eq!(record.anonymised().laws(), record.laws());
        let all = Statistics::of(&[record, waiver()]);
        assert_eq!((all.rulings, all.laws), (2, BTreeMap::from([(16, 1), (81, 1)])));
    }

    #[test]
    fn what_was_kept_before_is_still_read() {
        let old = serde_json::json!({ "consultation": waiver().source.consultation(), "event": "Tuesday" });
        assert_eq!(serde_json::from_value::<Record>(old).unwrap().source, waiver().source);
    }

    #[test]
    fn a_review_is_due_until_the_director_came_back() {
        let seat = Answer::Law(laws::Answer::Seat(openroom_cards::Seat::East));
        assert_eq!(waiver().review, Review::None);
        let told = [seat, Answer::Pick(Pick::ChangedCall)];
        let record = ruled(Topic::Withdrawn, &told);
        assert_eq!(record.review, Review::Due);
    }
}
