use std::borrow::Cow;

/// What kind of value a tag of the standard has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    /// Any text.
    Text,
    Date,
    Time,
    Board,
    Round,
    Dealer,
    Vulnerable,
    Deal,
    Declarer,
    Contract,
    Result,
    Scoring,
    Score,
    Decimal,
    Percentage,
    Rubber,
    RubberHistory,
    OptimumScore,
    Hidden,
    YesNo,
    Competition,
    PlayerType,
    Mode,
    Auction,
    Play,
    Note,
    Table,
}

impl Kind {
    /// Whether a game can take such a value from the game before it.
    pub(super) const fn is_inheritable(self) -> bool {
        !matches!(
            self,
            Kind::Dealer
                | Kind::Vulnerable
                | Kind::Deal
                | Kind::Declarer
                | Kind::Contract
                | Kind::Auction
                | Kind::Play
                | Kind::Note
        )
    }
}

/// The tags of the standard in the order of their letters.
const TAGS: [(&str, Kind); 71] = [
    ("ActionTable", Kind::Table),
    ("Annotator", Kind::Text),
    ("AnnotatorNA", Kind::Text),
    ("Application", Kind::Text),
    ("Auction", Kind::Auction),
    ("AuctionTimeTable", Kind::Table),
    ("BidSystemEW", Kind::Text),
    ("BidSystemNS", Kind::Text),
    ("Board", Kind::Board),
    ("Competition", Kind::Competition),
    ("Contract", Kind::Contract),
    ("Date", Kind::Date),
    ("Deal", Kind::Deal),
    ("DealId", Kind::Text),
    ("Dealer", Kind::Dealer),
    ("Declarer", Kind::Declarer),
    ("Description", Kind::Text),
    ("East", Kind::Text),
    ("EastNA", Kind::Text),
    ("EastType", Kind::PlayerType),
    ("Event", Kind::Text),
    ("EventDate", Kind::Date),
    ("EventSponsor", Kind::Text),
    ("FrenchMP", Kind::YesNo),
    ("Generator", Kind::Text),
    ("Hidden", Kind::Hidden),
    ("HomeTeam", Kind::Text),
    ("InstantScoreTable", Kind::Table),
    ("Mode", Kind::Mode),
    ("North", Kind::Text),
    ("NorthNA", Kind::Text),
    ("NorthType", Kind::PlayerType),
    ("Note", Kind::Note),
    ("OptimumPlayTable", Kind::Table),
    ("OptimumResultTable", Kind::Table),
    ("OptimumScore", Kind::OptimumScore),
    ("PairEW", Kind::Text),
    ("PairNS", Kind::Text),
    ("Play", Kind::Play),
    ("PlayTimeTable", Kind::Table),
    ("Result", Kind::Result),
    ("Room", Kind::Text),
    ("Round", Kind::Round),
    ("Score", Kind::Score),
    ("ScoreIMP", Kind::Decimal),
    ("ScoreMP", Kind::Decimal),
    ("ScorePercentage", Kind::Percentage),
    ("ScoreRubber", Kind::Rubber),
    ("ScoreRubberHistory", Kind::RubberHistory),
    ("ScoreTable", Kind::Table),
    ("Scoring", Kind::Scoring),
    ("Section", Kind::Text),
    ("Site", Kind::Text),
    ("South", Kind::Text),
    ("SouthNA", Kind::Text),
    ("SouthType", Kind::PlayerType),
    ("Stage", Kind::Text),
    ("Table", Kind::Text),
    ("Termination", Kind::Text),
    ("Time", Kind::Time),
    ("TimeCall", Kind::Text),
    ("TimeCard", Kind::Text),
    ("TimeControl", Kind::Text),
    ("TotalScoreTable", Kind::Table),
    ("UTCDate", Kind::Date),
    ("UTCTime", Kind::Time),
    ("VisitTeam", Kind::Text),
    ("Vulnerable", Kind::Vulnerable),
    ("West", Kind::Text),
    ("WestNA", Kind::Text),
    ("WestType", Kind::PlayerType),
];

/// A tag of the standard, by its place among them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Known(u8);

impl Known {
    /// The tag of this name in the standard's spelling.
    pub(super) fn of(name: &str) -> Option<Known> {
        let mut place = slot(name.as_bytes());
        loop {
            match PLACES[place] {
                0 => return None,
                index if TAGS[index as usize - 1].0 == name => return Some(Known(index - 1)),
                _ => place = (place + 1) % PLACES.len(),
            }
        }
    }

    /// The tag of this name, whatever the case of its letters.
    pub(super) fn of_any_case(name: &str) -> Option<Known> {
        Known::of(name).or_else(|| {
            let index = TAGS.iter().position(|(tag, _)| tag.eq_ignore_ascii_case(name))?;
            Some(Known(index as u8))
        })
    }

    /// The name in the standard's spelling.
    pub(super) const fn name(self) -> &'static str {
        TAGS[self.0 as usize].0
    }

    /// What kind of value it has.
    pub(super) const fn kind(self) -> Kind {
        TAGS[self.0 as usize].1
    }

    /// One bit, for sets of tags.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// Where each tag is found by its name: one more than its place, nought where there is none.
const PLACES: [u8; 256] = {
    let mut places = [0; 256];
    let mut index = 0;
    while index < TAGS.len() {
        let mut place = slot(TAGS[index].0.as_bytes());
        while places[place] != 0 {
            place = (place + 1) % 256;
        }
        index += 1;
        places[place] = index as u8;
    }
    places
};

const fn slot(name: &[u8]) -> usize {
    match name.len() {
        0 => 0,
        length => {
            let (first, last) = (name[0] as usize, name[length - 1] as usize);
            (length * 29 + first * 5 + last * 11 + name[length / 2] as usize * 17) % 256
        }
    }
}

/// The name in the standard's spelling, whatever the case; as it is where the standard has no such tag.
pub fn known_name(name: &str) -> Cow<'static, str> {
    match Known::of_any_case(name) {
        Some(known) => Cow::Borrowed(known.name()),
        None => Cow::Owned(name.to_owned()),
    }
}

/// What kind of value the standard gives the tag of this name; none where it has no such tag.
pub fn kind_of(name: &str) -> Option<Kind> {
    Known::of(name).map(Known::kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tags_are_in_order() {
        assert!(TAGS.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(known_name("scoretable"), "ScoreTable");
        assert_eq!(known_name("Wrong"), "Wrong");
        assert!(TAGS.iter().all(|(name, _)| Known::of(name).map(Known::name) == Some(name)));
        assert_eq!(Known::of("Deal").map(Known::kind), Some(Kind::Deal));
    }
}
