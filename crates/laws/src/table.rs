//! One board at one table: the state and what it tells.

use openroom_cards::{BySeat, Card, Cards, Seat, Vulnerability};

use crate::{
    Act, ActNo, Answer, Astray, Auction, CaseNo, CaseRecord, CaseState, Event, Made, Matter, Phase, Played,
    Pocket, Position, Question, RecordedMeaning, Restriction, SetUp, SetUpError, Settings, Wait, What, Who,
    Withdrawn, law26,
};

/// Room for a whole board of legal acts, so that none of them allocates: three passes, then every bid doubled and
/// redoubled with two passes between, and three passes at the end.
const LONGEST_AUCTION: usize = 3 + 35 * 9 + 1;
const PACK: usize = 52;

/// One board, four players and a Director.
///
/// [`Table::act`] takes whatever happens, [`Table::answer`] what is asked. Everything else tells how things stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) settings: Settings,
    pub(crate) vulnerability: Vulnerability,
    pub(crate) position: Position,
    /// The auction before the first call of the record.
    pub(crate) auction_begun: Auction,
    pub(crate) calls: Vec<Made>,
    pub(crate) plays: Vec<Played>,
    pub(crate) withdrawn: Vec<Withdrawn>,
    pub(crate) restrictions: Vec<Restriction>,
    pub(crate) notes: Vec<Matter>,
    pub(crate) cases: Vec<CaseRecord>,
    pub(crate) held: Vec<Held>,
    /// Whether an act is being made before which none of those held comes.
    pub(crate) in_hand: bool,
    pub(crate) named: Option<(Seat, Card)>,
    pub(crate) leads_next: Option<(Seat, Card)>,
    pub(crate) meanings: Vec<RecordedMeaning>,
    pub(crate) alerted: Vec<ActNo>,
    pub(crate) spoken_of: Vec<ActNo>,
    pub(crate) returned: BySeat<bool>,
    /// Where each took his hand from.
    pub(crate) taken: BySeat<Option<Pocket>>,
    pub(crate) astray: Vec<Astray>,
    /// Everything before this act has passed the tray.
    pub(crate) passed: ActNo,
    /// A player on the side of the screen where the tray is.
    pub(crate) tray: Seat,
    /// What the Director answered before he was asked, with the first case that was not open yet.
    pub(crate) beforehand: Vec<(CaseNo, Question, Answer)>,
    /// The cases whose rulings were taken back.
    pub(crate) undone: Vec<CaseNo>,
    /// Cards that players let be seen with a claim or concession that is not settled.
    pub(crate) shown_with_claim: BySeat<Cards>,
    pub(crate) acts: u16,
    pub(crate) log: Vec<Event>,
}

/// An act made while a question was open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The act.
    pub act: Act,
    /// The question that was open.
    pub question: Question,
}

impl Table {
    /// A table that begins so.
    pub fn new(setup: SetUp) -> Result<Table, SetUpError> {
        setup.check()?;
        let mut table = Table::blank(setup.settings, setup.dealer);
        table.emit(Event::SetUp(Box::new(setup)));
        table.settle();
        Ok(table)
    }

    pub(crate) fn blank(settings: Settings, dealer: Seat) -> Table {
        Table {
            settings,
            vulnerability: Vulnerability::None,
            position: Position::new(dealer, BySeat::default()),
            auction_begun: Auction::new(dealer),
            calls: Vec::with_capacity(LONGEST_AUCTION),
            plays: Vec::with_capacity(PACK),
            withdrawn: vec![],
            restrictions: vec![],
            notes: vec![],
            cases: vec![],
            held: vec![],
            in_hand: false,
            named: None,
            leads_next: None,
            meanings: vec![],
            alerted: vec![],
            spoken_of: vec![],
            returned: BySeat::default(),
            taken: BySeat::default(),
            astray: vec![],
            passed: ActNo(0),
            tray: dealer,
            beforehand: vec![],
            undone: vec![],
            shown_with_claim: BySeat::default(),
            acts: 0,
            log: Vec::with_capacity(1 + LONGEST_AUCTION + PACK),
        }
    }

    /// How the table is set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who is vulnerable.
    pub fn vulnerability(&self) -> Vulnerability {
        self.vulnerability
    }

    /// Hands, auction and tricks as they stand.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How far the board has come. Behind screens the auction is over when the tray has gone round.
    pub fn phase(&self) -> Phase {
        if self.is_end_on_tray() { Phase::Auction } else { self.position.phase() }
    }

    /// Whose turn it is to call, or from whose hand a card is to be played.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        if self.is_end_on_tray() { None } else { self.position.turn() }
    }

    /// The calls in their places, withdrawn ones among them.
    pub fn calls(&self) -> &[Made] {
        &self.calls
    }

    /// The cards played in their order, withdrawn ones among them.
    pub fn plays(&self) -> &[Played] {
        &self.plays
    }

    /// What was withdrawn, and what it is to each side.
    pub fn withdrawn(&self) -> &[Withdrawn] {
        &self.withdrawn
    }

    /// The restrictions that hold now; none when the play is over. Of two duties at one turn that cannot both be met the
    /// older one holds; what declarer might say of a lead no longer does when he has said it.
    pub fn restrictions(&self) -> impl Iterator<Item = &Restriction> {
        let over = self.phase() == Phase::Over;
        let binds = |one: &&Restriction| {
            !self.gives_way(one) && !law26::is_said(self, one) && !law26::is_of_declaring_side(self, one)
        };
        self.imposed().filter(move |one| !over && binds(one))
    }

    /// What was imposed and has not ended, also what gives way to an older duty for a turn.
    pub(crate) fn imposed(&self) -> impl Iterator<Item = &Restriction> {
        let calling = self.phase() == Phase::Auction;
        self.restrictions
            .iter()
            .filter(move |one| one.holds() && (calling || !one.until.ends_with_the_auction()))
    }

    /// Irregularities that nobody has drawn attention to; for the Director alone.
    pub fn unnoticed(&self) -> &[Matter] {
        &self.notes
    }

    /// The cases in the order in which they were opened.
    pub fn cases(&self) -> &[CaseRecord] {
        &self.cases
    }

    /// Acts that wait for an answer to be judged.
    pub fn held(&self) -> &[Held] {
        &self.held
    }

    /// Everything that happened.
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// What is asked now: the open questions of the oldest case that asks.
    pub fn questions(&self) -> impl Iterator<Item = &Question> {
        let case = self.asking().map(|no| &self.cases[no.index()]);
        case.into_iter().flat_map(|case| case.open.iter().filter(|question| !question.is_wait()))
    }

    /// What is waited for while the table goes on.
    pub fn waits(&self) -> impl Iterator<Item = (Who, Wait)> {
        self.cases.iter().flat_map(|case| &case.open).filter_map(|question| match question.what {
            What::Wait(wait) => Some((question.to, wait)),
            What::Choice(_) | What::Finding(_) | What::Fact(_) => None,
        })
    }

    /// The number that the next act will have.
    pub fn next_act(&self) -> ActNo {
        ActNo(self.acts)
    }

    /// The number that the next case will have.
    pub(crate) fn next_case(&self) -> CaseNo {
        CaseNo(self.cases.len() as u16)
    }

    /// Cards that are known to lie where they do not belong.
    pub fn astray(&self) -> &[Astray] {
        &self.astray
    }

    /// How many cards this player holds now.
    pub(crate) fn held_now(&self, seat: Seat) -> u8 {
        self.position.hands[seat].len() as u8 + self.position.unknown[seat]
    }

    /// The case that asks something now: the oldest, unless one comes first, or it waits for another of the play.
    pub fn asking(&self) -> Option<CaseNo> {
        let asks = |case: &CaseRecord| case.question().is_some();
        let oldest = self.cases.iter().position(asks)?;
        let first = self.cases.iter().position(|case| asks(case) && case.matter.ruled().comes_first());
        let of_the_play = |case: &CaseRecord| {
            let ruled = case.matter.ruled();
            asks(case) && ruled.is_of_the_play() && !ruled.comes_last()
        };
        let waits = self.cases[oldest].matter.ruled().comes_last();
        let before_it = || waits.then(|| self.cases.iter().position(of_the_play))?;
        Some(CaseNo(first.or_else(before_it).unwrap_or(oldest) as u16))
    }

    pub(crate) fn is_open(&self, no: CaseNo) -> bool {
        self.cases.get(no.index()).is_some_and(|case| case.state == CaseState::Open)
    }

    pub(crate) fn emit(&mut self, event: Event) {
        self.apply(&event);
        self.log.push(event);
    }

    /// The same of an act that is made now.
    pub(crate) fn emit_act(&mut self, act: Act) {
        let at = self.next_act();
        self.apply_act(at, &act);
        self.log.push(Event::Acted(at, act));
    }
}
