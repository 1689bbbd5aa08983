//! A table that a test drives in a few words.
#![allow(dead_code)]

use openroom_cards::{Call, Cards, Contract, Seat};
use openroom_lawbook::Edition;
use openroom_laws::*;

pub struct Bench {
    pub table: Table,
    pub seen: usize,
}

pub fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

pub fn call(text: &str) -> Call {
    text.parse().unwrap()
}

impl Bench {
    pub fn new(edition: Edition, dealer: &str) -> Bench {
        Bench::of(SetUp::new(Settings::of(edition), seat(dealer)))
    }

    /// A table at which nothing is recorded of what calls mean.
    pub fn unrecorded(edition: Edition, dealer: &str) -> Bench {
        let setup = SetUp::new(Settings::of(edition), seat(dealer));
        Bench { table: Table::new(setup).unwrap(), seen: 1 }
    }

    /// A table that begins so; every call is natural of which nothing is recorded.
    pub fn of(setup: SetUp) -> Bench {
        Bench { table: Table::new(natural(setup)).unwrap(), seen: 1 }
    }

    /// A second table in the same state.
    pub fn again(&self) -> Bench {
        Bench { table: self.table.clone(), seen: self.seen }
    }

    /// Calls such as `N 1S E pass`, out of turn where so written.
    pub fn calls(&mut self, text: &str) -> &mut Bench {
        let words: Vec<_> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            self.act(Act::Call { by: seat(pair[0]), call: call(pair[1]) });
        }
        self
    }

    /// A board in play after these tricks, with these cards known: `N S2 H3 E SK`.
    pub fn in_play(edition: Edition, contract: &str, won: &str, hands: &str) -> Bench {
        let contract: Contract = contract.parse().unwrap();
        let mut setup = SetUp::new(Settings::of(edition), contract.declarer);
        setup.contract = Some(contract);
        setup.tricks_before = won.split_whitespace().map(seat).collect();
        let mut of = Seat::North;
        for word in hands.split_whitespace() {
            match word.parse::<Seat>() {
                Ok(seat) if word.len() == 1 => of = seat,
                _ => {
                    setup.hands[of].insert(word.parse().unwrap());
                }
            }
        }
        Bench::of(setup)
    }

    /// Cards such as `W HQ N H2`, out of turn where so written.
    pub fn plays(&mut self, text: &str) -> &mut Bench {
        let words: Vec<_> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            self.act(Act::Play { by: seat(pair[0]), card: pair[1].parse().unwrap() });
        }
        self
    }

    pub fn answer_of(&mut self, of: &str, answer: Answer) -> &mut Bench {
        let open: Vec<_> = self.table.questions().copied().collect();
        let question = open.iter().find(|question| question.to == Who::Player(seat(of)));
        let question = question.unwrap_or_else(|| panic!("{of} is not asked; open: {open:?}"));
        self.table.answer(question, answer).unwrap();
        self.rebuilt()
    }

    pub fn changes(&mut self, by: &str, to: &str, because: Because) -> &mut Bench {
        self.act(Act::ChangeCall { by: seat(by), to: call(to), because })
    }

    pub fn attention(&mut self, by: &str) -> &mut Bench {
        self.act(Act::DrawAttention { by: Who::Player(seat(by)), to: Attended::Whatever })
    }

    pub fn act(&mut self, act: Act) -> &mut Bench {
        self.table.act(act).unwrap();
        self.rebuilt()
    }

    /// Answers the open question under this provision; a letter picks the player.
    pub fn answer(&mut self, by: &str, answer: Answer) -> &mut Bench {
        let open: Vec<_> = self.table.questions().copied().collect();
        let question = open.iter().find(|question| question.by.id() == by);
        let question = question.unwrap_or_else(|| panic!("{by} is not asked; open: {open:?}"));
        self.table.answer(question, answer).unwrap();
        self.rebuilt()
    }

    pub fn yes(&mut self, by: &str) -> &mut Bench {
        self.answer(by, Answer::Yes)
    }

    pub fn no(&mut self, by: &str) -> &mut Bench {
        self.answer(by, Answer::No)
    }

    /// The provisions of the orders given since the last look.
    pub fn orders(&mut self) -> String {
        let new = &self.table.events()[self.seen..];
        let cited: Vec<_> = new
            .iter()
            .filter_map(|event| match event {
                Event::Ordered(_, by, ..) => Some(by.id()),
                _ => None,
            })
            .collect();
        self.seen = self.table.events().len();
        cited.join(" ")
    }

    #[track_caller]
    pub fn expect(&mut self, orders: &str) -> &mut Bench {
        assert_eq!(self.orders(), orders, "questions: {:?}", self.table.questions().collect::<Vec<_>>());
        self
    }

    #[track_caller]
    pub fn turn(&mut self, of: &str) -> &mut Bench {
        assert_eq!(self.table.turn(), Some(seat(of)));
        self
    }

    #[track_caller]
    pub fn quiet(&mut self) -> &mut Bench {
        let open: Vec<_> = self.table.questions().collect();
        assert!(open.is_empty(), "{open:?}");
        self
    }

    /// The calls as they stand, withdrawn ones in brackets.
    pub fn auction(&self) -> String {
        let words = self.table.calls().iter().filter_map(|made| {
            let call = made.said.call()?;
            Some(if made.stands() { call.to_string() } else { format!("({call})") })
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// Who must do what: `W MustPass EndOfAuction`, parted by commas.
    pub fn restrictions(&self) -> String {
        let words =
            self.table.restrictions().filter(|one| !matches!(one.rule, Rule::LeadMayBeRestricted { .. }));
        words.map(|one| format!("{} {:?} {:?}", one.on, one.rule, one.until)).collect::<Vec<_>>().join(", ")
    }

    pub fn lead_restrictable(&self) -> String {
        let words =
            self.table.restrictions().filter(|one| matches!(one.rule, Rule::LeadMayBeRestricted { .. }));
        words.map(|one| one.on.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The stored events alone give the same table.
    #[track_caller]
    fn rebuilt(&mut self) -> &mut Bench {
        let stored = serde_json::to_string(self.table.events()).unwrap();
        let again = Table::rebuild(serde_json::from_str(&stored).unwrap()).unwrap();
        assert_eq!(again.events().len(), self.table.events().len(), "rebuilding gave something new");
        assert_eq!(again, self.table);
        assert!(self.table.cases().iter().all(|case| case.state != CaseState::Strayed));
        self
    }
}

impl Bench {
    /// Cards that a player lets be seen: `H7 S3`.
    pub fn exposes(&mut self, by: &str, cards: &str, how: Exposure) -> &mut Bench {
        self.act(Act::ExposeCards { by: seat(by), cards: cards_of(cards), how })
    }

    /// The penalty cards of a player, with their kinds.
    pub fn penalty(&self, of: &str) -> String {
        let card = |one: &Restriction| match one.rule {
            Rule::PenaltyCard { card, kind } if one.on == seat(of) => Some(format!("{card} {kind:?}")),
            _ => None,
        };
        self.table.restrictions().filter_map(card).collect::<Vec<_>>().join(", ")
    }

    /// The cards that the player may play now.
    pub fn may_play(&self, of: &str) -> String {
        let cards: Vec<_> = self.table.legal_cards(seat(of)).iter().map(|card| card.to_string()).collect();
        cards.join(" ")
    }
}

fn natural(mut setup: SetUp) -> SetUp {
    for by in Seat::ALL {
        for call in Call::all() {
            if !setup.meanings.iter().any(|one| one.by == by && one.call == call) {
                let meaning = Meaning::natural(call);
                setup.meanings.push(RecordedMeaning { by, call, nth: 1, meaning });
            }
        }
    }
    setup
}

pub fn cards_of(text: &str) -> Cards {
    text.split_whitespace()
        .map(|word| word.parse().unwrap())
        .fold(Cards::EMPTY, |all, card| all | Cards::of(card))
}
