//! The words on paper, in six languages.

use std::ops::Deref;
use std::sync::OnceLock;

use openroom_cards::{Call, Card, Contract, Doubling, Hand, Outcome, Seat, Side, Suit, Vulnerability};
use openroom_lawbook::{Edition, Language};
use openroom_laws::Said;
use openroom_movements::Unit;
use openroom_reasoning::{Sentences, Words as Shared};
use openroom_scoring::{Artificial, Award, Entry, Ratio, Responsibility, SaidPart, Standing, Tells};

const SOURCES: [&str; 6] = [
    include_str!("../messages/en.ftl"),
    include_str!("../messages/et.ftl"),
    include_str!("../messages/fi.ftl"),
    include_str!("../messages/pl.ftl"),
    include_str!("../messages/de.ftl"),
    include_str!("../messages/nb.ftl"),
];

/// The words of one language: those that every crate says, and those of paper.
#[derive(Copy, Clone)]
pub(crate) struct Words(Shared);

impl Deref for Words {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Words {
    pub(crate) fn of(language: Language) -> Words {
        static ALL: OnceLock<Vec<Sentences>> = OnceLock::new();
        let own = |(of, text)| Sentences::new(of, &[openroom_scoring::messages(of), text]);
        let all = || Language::ALL.into_iter().zip(SOURCES).map(own);
        Words(ALL.get_or_init(|| all().collect())[language as usize].words())
    }

    /// A word of the glossary as a label: with a capital.
    pub(crate) fn label(self, key: &str) -> String {
        capital(self.term(key))
    }

    pub(crate) fn seat(self, seat: Seat) -> &'static str {
        self.term(match seat {
            Seat::North => "north_abbr",
            Seat::East => "east_abbr",
            Seat::South => "south_abbr",
            Seat::West => "west_abbr",
        })
    }

    pub(crate) fn seat_name(self, seat: Seat) -> String {
        self.label(match seat {
            Seat::North => "north",
            Seat::East => "east",
            Seat::South => "south",
            Seat::West => "west",
        })
    }

    pub(crate) fn side(self, side: Side) -> String {
        self.t(match side {
            Side::NorthSouth => "ns",
            Side::EastWest => "ew",
        })
    }

    /// `Vul: NS`.
    pub(crate) fn vulnerability(self, vulnerability: Vulnerability) -> String {
        self.t(match vulnerability {
            Vulnerability::None => "vulnerable-none",
            Vulnerability::NorthSouth => "vulnerable-ns",
            Vulnerability::EastWest => "vulnerable-ew",
            Vulnerability::Both => "vulnerable-both",
        })
    }

    /// The ranks of a hand in one suit, highest first.
    pub(crate) fn holding(self, hand: Hand, suit: Suit) -> String {
        let mut cards: Vec<Card> = hand.in_suit(suit).iter().collect();
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank()));
        if cards.is_empty() {
            return "—".to_owned();
        }
        cards.iter().map(|card| self.rank(card.rank())).collect::<Vec<_>>().join("\u{200A}")
    }

    pub(crate) fn said(self, said: Said) -> String {
        match said {
            Said::Call(call) => self.call(call),
            Said::AboveSeven { level, denomination } => format!("{level}{}", self.denomination(denomination)),
        }
    }

    pub(crate) fn call(self, call: Call) -> String {
        match call {
            Call::Pass => capital(self.term("pass")),
            Call::Double => "X".to_owned(),
            Call::Redouble => "XX".to_owned(),
            Call::Bid(bid) => format!("{}{}", bid.level(), self.denomination(bid.denomination())),
        }
    }

    /// `4♠X N`.
    pub(crate) fn contract(self, contract: Contract) -> String {
        let doubling = match contract.doubling {
            Doubling::Undoubled => "",
            Doubling::Doubled => "X",
            Doubling::Redoubled => "XX",
        };
        let bid = contract.bid;
        let seat = self.seat(contract.declarer);
        format!("{}{}{doubling} {seat}", bid.level(), self.denomination(bid.denomination()))
    }

    /// `4♠X N −1`.
    pub(crate) fn outcome(self, outcome: Outcome) -> String {
        match outcome {
            Outcome::PassedOut => capital(self.term("passed_out")),
            Outcome::Played { contract, tricks } => {
                let over = i32::from(tricks) - i32::from(contract.bid.level().tricks());
                format!("{} {}", self.contract(contract), margin(over))
            }
        }
    }

    /// What stands on a line: the result, or why there is none.
    pub(crate) fn entry(self, entry: &Entry) -> String {
        match entry {
            Entry::Result(outcome) => self.outcome(*outcome),
            Entry::Points(_) => "?".to_owned(),
            Entry::Adjusted(adjustment) => match adjustment.awards.values() {
                [ns, ew] if ns == ew => self.award(ns),
                [ns, ew] => format!("{} / {}", self.award(ns), self.award(ew)),
            },
            Entry::Late => self.t("late"),
            Entry::NotPlayed => capital(self.term("not_played")),
            Entry::Cancelled => capital(self.term("cancelled")),
        }
    }

    /// What a line is for one side: its own award, with points as they are for that side.
    pub(crate) fn entry_for(self, side: Side, entry: &Entry) -> String {
        match entry {
            Entry::Adjusted(adjustment) => self.award_to(side, &adjustment.awards[side]),
            Entry::Result(_) | Entry::Points(_) | Entry::Late | Entry::NotPlayed | Entry::Cancelled => {
                self.entry(entry)
            }
        }
    }

    /// What a side is awarded, points in the sign of North-South: `A+`, `55 %`, `60 % +420, 40 % −50`.
    pub(crate) fn award(self, award: &Award) -> String {
        self.award_to(Side::NorthSouth, award)
    }

    /// What a side is awarded, points as they are for that side.
    fn award_to(self, side: Side, award: &Award) -> String {
        let own = |score: i32| match side {
            Side::NorthSouth => points(score),
            Side::EastWest => points(-score),
        };
        match award {
            Award::Points(weighted) => {
                if let Some(score) = weighted.single() {
                    return own(score);
                }
                // A weight and its points stay on one line.
                let part = |(weight, score): &(Ratio, i32)| {
                    format!("{} {}", self.percent(weight), own(*score)).replace(' ', "\u{A0}")
                };
                weighted.results().iter().map(part).collect::<Vec<_>>().join(", ")
            }
            Award::Artificial(Artificial::Average(responsibility)) => match responsibility {
                Responsibility::NotAtFault => "A+",
                Responsibility::PartlyAtFault => "A",
                Responsibility::DirectlyAtFault => "A−",
            }
            .to_owned(),
            Award::Artificial(Artificial::Share(share)) => self.percent(share),
            Award::Artificial(Artificial::Imps(imps)) => {
                format!("{} {}", self.number(imps, 2), self.term("imp"))
            }
        }
    }

    /// What a side is awarded, points as they are for that side, averages in words.
    pub(crate) fn award_in_words(self, side: Side, award: &Award) -> String {
        match award {
            Award::Artificial(Artificial::Average(responsibility)) => self.label(match responsibility {
                Responsibility::NotAtFault => "average_plus",
                Responsibility::PartlyAtFault => "average",
                Responsibility::DirectlyAtFault => "average_minus",
            }),
            Award::Artificial(Artificial::Share(_) | Artificial::Imps(_)) | Award::Points(_) => {
                self.award_to(side, award)
            }
        }
    }

    pub(crate) fn standing(self, standing: Standing) -> String {
        self.t(match standing {
            Standing::Ranked => return String::new(),
            Standing::WithoutStanding => "without-standing",
            Standing::Withdrawn => "withdrawn",
            Standing::Disqualified => "disqualified",
        })
    }

    pub(crate) fn unit(self, unit: Unit) -> String {
        self.label(match unit {
            Unit::Player => "player",
            Unit::Pair => "pair",
            Unit::Team => "team",
        })
    }

    /// With so many decimals and this language's decimal mark.
    pub(crate) fn number(self, number: &Ratio, places: u8) -> String {
        self.decimals(&number.shown(places)).replace('-', "−")
    }

    /// With at most two decimals, without noughts at their end.
    pub(crate) fn short(self, number: &Ratio) -> String {
        let whole = number.to_whole().map(|whole| whole.to_string().replace('-', "−"));
        whole.unwrap_or_else(|| self.number(number, 2))
    }

    pub(crate) fn percent(self, share: &Ratio) -> String {
        format!("{} %", self.short(&(share * Ratio::whole(100))))
    }
}

impl Tells for Words {
    fn say(&self, key: &'static str, parts: &[SaidPart]) -> String {
        self.0.say(key, parts)
    }

    fn sum(&self, text: &str) -> String {
        self.decimals(text).replace('-', "−")
    }

    fn result(&self, outcome: Outcome) -> String {
        self.outcome(outcome)
    }

    fn laws(&self, edition: Edition) -> String {
        edition.name_in(self.language()).to_owned()
    }
}

/// `+420`, `−50`, `0`.
pub(crate) fn points(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        _ => format!("{points:+}").replace('-', "−"),
    }
}

fn margin(over: i32) -> String {
    if over == 0 { "=".to_owned() } else { points(over) }
}

/// The text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
