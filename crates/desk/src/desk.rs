//! One run of a consultation: it asks with `?`, as a Law does, and gives orders.

use openroom_cards::{BySeat, Call, Card, Denomination, Outcome, Seat, Side, Suit};
use openroom_lawbook::{Edition, Provision};
use openroom_laws::{
    self as laws, ActNo, Case, Event, Facts, Finding, Given, Matter, Place, SetUp, Settings, Table, Wait, Who,
};

use openroom_scoring::Ratio;

use crate::{Answer, Order, Pick, Query, Question, Ruling, Step, Topic, What};

/// What a consultation returns: its result, or the questions that are open.
pub type Ask<T> = Result<T, Vec<Question>>;

/// One run of a consultation over the answers so far.
pub(crate) struct Desk<'a> {
    settings: Settings,
    answers: &'a [(Question, Answer)],
    /// Findings that earlier answers settle, so that nobody is asked.
    settled: Vec<(Finding, laws::Answer)>,
    /// Which card of dummy it is that declarer's words come to, where the Director has said.
    lying: Option<laws::Answer>,
    /// Which card a hand plays in place of one that it takes back, where he has said.
    again: Option<(Seat, Card)>,
    /// How many cards each has, where that was asked before.
    pub(crate) counted: Option<BySeat<u8>>,
    /// Cards that hands lack, and where they are, as the Director has said.
    found: Vec<(Seat, Card, Place)>,
    /// What is asked in place of a question of a Law.
    instead: Vec<Question>,
    pub(crate) used: Vec<bool>,
    pub(crate) steps: Vec<Step>,
    pub(crate) table: Table,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(settings: Settings, answers: &'a [(Question, Answer)], blank: Table) -> Desk<'a> {
        let used = vec![false; answers.len()];
        Desk {
            settings,
            answers,
            settled: vec![],
            lying: None,
            again: None,
            counted: None,
            found: vec![],
            instead: vec![],
            used,
            steps: vec![],
            table: blank,
        }
    }

    pub(crate) fn edition(&self) -> Edition {
        self.settings.edition
    }

    pub(crate) fn settings(&self) -> Settings {
        self.settings
    }

    /// Puts a question. The nth equal question of a run takes the nth equal answer; one of another form is no answer.
    pub(crate) fn ask(&mut self, question: Question) -> Ask<Answer> {
        self.taken(&question).ok_or_else(|| vec![question])
    }

    fn taken(&mut self, question: &Question) -> Option<Answer> {
        let place = (0..self.answers.len()).find(|i| !self.used[*i] && self.answers[*i].0 == *question)?;
        let answer = self.answers[place].1;
        if !question.admits(&answer, self.edition()) || self.conflict(question, &answer).is_some() {
            return None;
        }
        self.used[place] = true;
        self.steps.push(Step::Answered { question: *question, answer });
        Some(answer)
    }

    /// What was answered to the first such question.
    pub(crate) fn given(&self, is: impl Fn(Query) -> bool) -> Option<Answer> {
        self.steps.iter().find_map(|step| match step {
            Step::Answered { question: Question { what: What::Desk(query), .. }, answer } if is(*query) => {
                Some(*answer)
            }
            Step::Answered { .. } | Step::Ordered { .. } => None,
        })
    }

    pub(crate) fn given_card(&self, is: impl Fn(Query) -> bool) -> Option<Card> {
        match self.given(is)? {
            Answer::Law(laws::Answer::Card(card, _)) => Some(card),
            _ => None,
        }
    }

    fn put(&mut self, by: Provision, query: Query) -> Ask<(Question, Answer)> {
        let question = Question { by, to: Who::Director, what: What::Desk(query) };
        Ok((question, self.ask(question)?))
    }

    pub(crate) fn yes(&mut self, by: Provision, query: Query) -> Ask<bool> {
        Ok(self.put(by, query)?.1 == Answer::YES)
    }

    pub(crate) fn seat(&mut self, by: Provision, query: Query) -> Ask<Seat> {
        match self.put(by, query)? {
            (_, Answer::Law(laws::Answer::Seat(seat))) => Ok(seat),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn side(&mut self, by: Provision, query: Query) -> Ask<Side> {
        match self.put(by, query)? {
            (_, Answer::Side(side)) => Ok(side),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn call(&mut self, by: Provision, query: Query) -> Ask<Option<Call>> {
        match self.put(by, query)?.1 {
            Answer::Law(laws::Answer::Call(call, _)) => Ok(Some(call)),
            _ => Ok(None),
        }
    }

    pub(crate) fn card(&mut self, by: Provision, query: Query) -> Ask<Card> {
        match self.put(by, query)? {
            (_, Answer::Law(laws::Answer::Card(card, _))) => Ok(card),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn card_or_none(&mut self, by: Provision, query: Query) -> Ask<Option<Card>> {
        match self.put(by, query)?.1 {
            Answer::Law(laws::Answer::Card(card, _)) => Ok(Some(card)),
            _ => Ok(None),
        }
    }

    /// What a player plays, or that he has none to play.
    pub(crate) fn card_of_player(&mut self, by: Provision, player: Seat, query: Query) -> Ask<Option<Card>> {
        let question = Question { by, to: Who::Player(player), what: What::Desk(query) };
        Ok(match self.ask(question)? {
            Answer::Law(laws::Answer::Card(card, _)) => Some(card),
            _ => None,
        })
    }

    pub(crate) fn suit(&mut self, by: Provision, query: Query) -> Ask<Suit> {
        match self.put(by, query)? {
            (_, Answer::Law(laws::Answer::Suit(suit))) => Ok(suit),
            (question, _) => Err(vec![question]),
        }
    }

    /// A suit, or no trump.
    pub(crate) fn denomination(&mut self, by: Provision, query: Query) -> Ask<Denomination> {
        Ok(match self.put(by, query)?.1 {
            Answer::Law(laws::Answer::Suit(suit)) => suit.into(),
            _ => Denomination::NoTrump,
        })
    }

    pub(crate) fn number(&mut self, by: Provision, query: Query) -> Ask<u8> {
        match self.put(by, query)? {
            (_, Answer::Law(laws::Answer::Number(number))) => Ok(number),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn pick(&mut self, by: Provision, query: Query) -> Ask<Pick> {
        match self.put(by, query)? {
            (_, Answer::Pick(pick)) => Ok(pick),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn provision(&mut self, by: Provision, query: Query) -> Ask<Provision> {
        match self.put(by, query)? {
            (_, Answer::Provision(provision)) => Ok(provision),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn topic(&mut self, by: Provision, query: Query) -> Ask<Topic> {
        match self.put(by, query)? {
            (_, Answer::Topic(topic)) => Ok(topic),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn outcome(&mut self, by: Provision, query: Query) -> Ask<Outcome> {
        match self.put(by, query)? {
            (_, Answer::Outcome(outcome)) => Ok(outcome),
            (question, _) => Err(vec![question]),
        }
    }

    pub(crate) fn points(&mut self, by: Provision, query: Query) -> Ask<Ratio> {
        match self.put(by, query)? {
            (_, Answer::Points(points)) => Ok(points.ratio()),
            (question, _) => Err(vec![question]),
        }
    }

    /// Gives an order of the desk's own.
    pub(crate) fn order(&mut self, by: Provision, ruling: Ruling) {
        self.steps.push(Step::Ordered { by, order: Order::Desk(ruling) });
    }

    /// Gives an order of the desk's own, unless it was given before.
    pub(crate) fn order_once(&mut self, by: Provision, ruling: Ruling) {
        let step = Step::Ordered { by, order: Order::Desk(ruling) };
        if !self.steps.contains(&step) {
            self.steps.push(step);
        }
    }

    /// Gives an order that the table knows too.
    pub(crate) fn order_law(&mut self, by: Provision, order: laws::Order) {
        self.steps.push(Step::Ordered { by, order: Order::Law(order) });
    }

    /// Runs a Law over these facts; what it asks is asked here. Gives its orders.
    pub(crate) fn law(&mut self, matter: impl Into<Matter>, facts: &Facts) -> Ask<Vec<Given>> {
        let (matter, settings) = (matter.into(), self.settings);
        let mut answers: Vec<(laws::Question, laws::Answer)> = vec![];
        let mut told = 0;
        loop {
            let mut case = Case::new(&settings, facts, &answers);
            let ruled = laws::rule(&matter, &mut case);
            let given = case.given().to_vec();
            for Given { by, order, .. } in &given[told..] {
                self.order_law(*by, *order);
            }
            told = given.len();
            let Err(open) = ruled else { return Ok(given) };
            let answered = open.iter().find_map(|asked| Some((*asked, self.of_law(asked)?)));
            match answered {
                Some(answered) => {
                    self.instead.clear();
                    answers.push(answered);
                }
                None => return Err(self.in_place_of(&open)),
            }
        }
    }

    /// Runs a Law over these facts as far as what the Director finds decides it, and gives what it orders until then; the
    /// findings hold for the table too.
    pub(crate) fn found(&mut self, matter: impl Into<Matter>, facts: &Facts) -> Ask<Vec<Given>> {
        let (matter, settings) = (matter.into(), self.settings);
        let mut answers: Vec<(laws::Question, laws::Answer)> = vec![];
        loop {
            let mut case = Case::new(&settings, facts, &answers);
            let ruled = laws::rule(&matter, &mut case);
            let given = case.given().to_vec();
            let Err(open) = ruled else { return Ok(given) };
            let finding = open.iter().find_map(|asked| match asked.what {
                laws::What::Finding(finding @ (Finding::Unintended(_) | Finding::WithoutPause(_))) => {
                    Some((*asked, finding))
                }
                _ => None,
            });
            let Some((asked, finding)) = finding else { return Ok(given) };
            let answer = self.of_law(&asked).ok_or_else(|| vec![Question::from(asked)])?;
            self.settle(finding, answer);
            answers.push((asked, answer));
        }
    }

    /// What is put to people where nothing answers these questions of a Law.
    fn in_place_of(&mut self, open: &[laws::Question]) -> Vec<Question> {
        if self.instead.is_empty() {
            return open.iter().copied().map(Question::from).collect();
        }
        std::mem::take(&mut self.instead)
    }

    /// A card that this hand lacks, and then where it is.
    pub(crate) fn lacked(&mut self, by: Provision, of: Seat) -> Ask<(Card, Pick)> {
        let first = Query::LackedCard(of);
        let query = if self.given(|one| one == first).is_some() { Query::AlsoLackedCard(of) } else { first };
        let card = self.card(by, query)?;
        let long = self.counted.is_some_and(|counts| counts.values().iter().any(|cards| *cards > 13));
        let place = if long { Query::LackedCardMoved(of) } else { Query::LackedCardLost(of) };
        Ok((card, self.pick(by, place)?))
    }

    /// Tells a Law which card a hand lacks, and where it is.
    pub(crate) fn is_found(&mut self, of: Seat, card: Card, place: Place) {
        self.found.push((of, card, place));
    }

    /// The card that a hand lacks: as it was said before, or asked for in two steps.
    fn missing(&mut self, by: Provision, of: Seat) -> Option<laws::Answer> {
        if let Some(place) = self.found.iter().position(|(owner, ..)| *owner == of) {
            let (_, card, place) = self.found.remove(place);
            return Some(laws::Answer::Found(card, place));
        }
        match self.lacked(by, of) {
            Ok((card, place)) => Some(laws::Answer::Found(card, place_of(place, of))),
            Err(open) => {
                self.instead = open;
                None
            }
        }
    }

    /// How many cards this player had.
    pub(crate) fn cards_of(&mut self, by: Provision, seat: Seat) -> Ask<u8> {
        let what = What::Law(laws::What::Fact(laws::Fact::CardsOf(seat)));
        let question = Question { by, to: Who::Director, what };
        match self.ask(question)? {
            Answer::Law(laws::Answer::Number(cards)) => Ok(cards),
            _ => Err(vec![question]),
        }
    }

    /// Tells a Law how many cards each has.
    pub(crate) fn counts(&mut self, counts: BySeat<u8>) {
        self.counted = Some(counts);
    }

    /// Whether the opening lead was faced, where that was asked.
    pub(crate) fn lead_faced(&self) -> Option<bool> {
        self.steps.iter().find_map(|step| match step {
            Step::Answered { question, answer }
                if question.what == What::Law(laws::What::Fact(laws::Fact::LeadFaced)) =>
            {
                Some(*answer == Answer::YES)
            }
            Step::Answered { .. } | Step::Ordered { .. } => None,
        })
    }

    /// Whether the opening lead was faced, in the words of the Law that asks it.
    pub(crate) fn was_lead_faced(&mut self, by: Provision) -> Ask<bool> {
        let what = What::Law(laws::What::Fact(laws::Fact::LeadFaced));
        Ok(self.ask(Question { by, to: Who::Director, what })? == Answer::YES)
    }

    /// Whether the Director has said that the play was over.
    pub(crate) fn is_play_over(&self) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Answered { question, answer } => {
                question.what == What::Law(laws::What::Fact(laws::Fact::PlayOver)) && *answer == Answer::YES
            }
            Step::Ordered { .. } => false,
        })
    }

    /// Settles a finding by what was answered before.
    pub(crate) fn settle(&mut self, finding: Finding, answer: laws::Answer) {
        self.settled.push((finding, answer));
    }

    /// Tells which card of dummy declarer's words come to.
    pub(crate) fn lies_in_dummy(&mut self, card: Option<Card>) {
        self.lying = Some(card.map_or(laws::Answer::No, |card| laws::Answer::Card(card, None)));
    }

    /// Tells which card this hand plays in place of the one that it takes back.
    pub(crate) fn plays_again(&mut self, hand: Seat, card: Card) {
        self.again = Some((hand, card));
    }

    /// Whether an opponent of the claimer has a trump; none where that is still asked.
    fn is_trump_out(&mut self, by: Provision) -> Option<bool> {
        if let Some(given) = self.given(|one| one == Query::TrumpOut) {
            return Some(given == Answer::YES);
        }
        match self.yes(by, Query::TrumpOut) {
            Ok(out) => Some(out),
            Err(open) => {
                self.instead = open;
                None
            }
        }
    }

    fn of_law(&mut self, asked: &laws::Question) -> Option<laws::Answer> {
        if let laws::What::Choice(laws::Choice::PlayAgain { hand, cards }) = asked.what
            && let Some((_, card)) = self.again.take_if(|(of, card)| *of == hand && cards.contains(*card))
        {
            return Some(laws::Answer::Card(card, None));
        }
        if let laws::What::Choice(laws::Choice::LyingInDummy { .. }) = asked.what
            && let Some(answer) = self.lying.filter(|answer| asked.form().admits(answer))
        {
            return Some(answer);
        }
        if let laws::What::Fact(laws::Fact::CardsOf(seat)) = asked.what
            && let Some(counts) = self.counted
        {
            return Some(laws::Answer::Number(counts[seat]));
        }
        if let laws::What::Finding(Finding::TrumpMentioned(_)) = asked.what
            && !self.is_trump_out(asked.by)?
        {
            // What is not out need not be spoken of.
            return Some(laws::Answer::Yes);
        }
        if let laws::What::Finding(Finding::MissingCard { of, .. }) = asked.what {
            return match self.taken(&Question::from(*asked)) {
                Some(Answer::Law(answer)) => Some(answer),
                _ => self.missing(asked.by, of),
            };
        }
        if asked.what == laws::What::Fact(laws::Fact::PlayOver) && self.lead_faced() == Some(false) {
            return Some(laws::Answer::No);
        }
        let settles = |(finding, answer): &(Finding, laws::Answer)| {
            (asked.what == laws::What::Finding(*finding)).then_some(*answer)
        };
        if let Some(answer) = self.settled.iter().find_map(settles) {
            return Some(answer);
        }
        match self.taken(&Question::from(*asked))? {
            Answer::Law(answer) => Some(answer),
            _ => None,
        }
    }

    /// Sets up a table, where anything may happen and the Director draws attention.
    pub(crate) fn set_up(&mut self, setup: SetUp) -> bool {
        match Table::new(setup) {
            Ok(table) => {
                self.table = table;
                true
            }
            Err(_) => false,
        }
    }

    /// Lets something happen at the table, and tells what was ordered.
    pub(crate) fn act(&mut self, act: laws::Act) -> bool {
        let before = self.table.events().len();
        let done = self.table.act(act).is_ok();
        self.tell(before);
        done
    }

    /// Lets something happen at the table whose orders do not last: what happens next takes them back.
    pub(crate) fn act_untold(&mut self, act: laws::Act) {
        // What the table refuses has not happened, and the Director is told so by what is asked next.
        let _refused = self.table.act(act).is_err();
    }

    /// Answers what the table asks, and leaves what it only waits for.
    pub(crate) fn answers_to_table(&mut self) -> Ask<()> {
        while self.answers_one()? {}
        Ok(())
    }

    /// Answers one question of the table; whether there was one.
    pub(crate) fn answers_one(&mut self) -> Ask<bool> {
        let open: Vec<laws::Question> = self.table.questions().copied().collect();
        if open.is_empty() {
            return Ok(false);
        }
        let Some((asked, answer)) = open.iter().find_map(|asked| Some((*asked, self.of_law(asked)?))) else {
            return Err(self.in_place_of(&open));
        };
        self.instead.clear();
        let before = self.table.events().len();
        if self.table.answer(&asked, answer).is_err() {
            return Err(vec![asked.into()]);
        }
        self.tell(before);
        Ok(true)
    }

    /// Whether something was ordered by this provision.
    pub(crate) fn has_ordered(&self, provision: Provision) -> bool {
        self.steps.iter().any(|step| matches!(step, Step::Ordered { by, .. } if *by == provision))
    }

    /// Whether the Director has said if a side was damaged.
    pub(crate) fn was_damage_judged(&self) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Answered { question, .. } => {
                matches!(question.what, What::Law(laws::What::Finding(Finding::Damaged(_))))
            }
            Step::Ordered { .. } => false,
        })
    }

    /// Whether it was ordered that the card with this number stands or goes back.
    pub(crate) fn has_ruled_on(&self, card: ActNo) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Ordered { order: Order::Law(order), .. } => {
                matches!(order, laws::Order::CardStands(at) | laws::Order::WithdrawCard(at) if *at == card)
            }
            _ => false,
        })
    }

    /// Whether it was ordered that the card with this number goes back.
    pub(crate) fn has_withdrawn(&self, card: ActNo) -> bool {
        let back = Order::Law(laws::Order::WithdrawCard(card));
        self.steps.iter().any(|step| matches!(step, Step::Ordered { order, .. } if *order == back))
    }

    /// Goes on at the table until its cases ask nothing more: questions, and calls and cards that a Law waits for.
    pub(crate) fn follow(&mut self) -> Ask<()> {
        loop {
            self.answers_to_table()?;
            let Some((asked, wait)) = self.awaited() else { return Ok(()) };
            let answer = self.of_law(&asked).ok_or_else(|| vec![Question::from(asked)])?;
            let Some(act) = done(asked.to, wait, answer) else { return Err(vec![asked.into()]) };
            if !self.act(act) {
                return Err(vec![asked.into()]);
            }
        }
    }

    /// The call or card that a case waits for: whoever is in turn comes first.
    fn awaited(&self) -> Option<(laws::Question, Wait)> {
        let open = self.table.cases().iter().flat_map(|case| &case.open);
        let (by, what, wait) = open.into_iter().find_map(|question| match question.what {
            laws::What::Wait(wait @ (Wait::NextCall(_) | Wait::NextCard)) => {
                Some((question.by, question.what, wait))
            }
            _ => None,
        })?;
        let to = Who::Player(self.table.turn()?);
        Some((laws::Question { by, to, what }, wait))
    }

    fn tell(&mut self, before: usize) {
        let orders: Vec<Step> = self.table.events()[before..]
            .iter()
            .filter_map(|event| match event {
                Event::Ordered(_, by, order, _) => Some(Step::Ordered { by: *by, order: Order::Law(*order) }),
                _ => None,
            })
            .collect();
        self.steps.extend(orders);
    }
}

/// Where a card of this hand is.
pub(crate) const fn place_of(pick: Pick, of: Seat) -> Place {
    match pick {
        Pick::HandOfNorth => Place::Hand(Seat::North),
        Pick::HandOfEast => Place::Hand(Seat::East),
        Pick::HandOfSouth => Place::Hand(Seat::South),
        Pick::HandOfWest => Place::Hand(Seat::West),
        Pick::InTheBoard => Place::Board,
        Pick::AmongPlayed => Place::Played(of),
        Pick::FoundElsewhere => Place::Elsewhere,
        _ => Place::Nowhere,
    }
}

/// What the player did, as he was asked for a call or a card.
fn done(to: Who, wait: Wait, answer: laws::Answer) -> Option<laws::Act> {
    let Who::Player(by) = to else { return None };
    match (wait, answer) {
        (Wait::NextCall(_), laws::Answer::Call(call, _)) => Some(laws::Act::Call { by, call }),
        (Wait::NextCard, laws::Answer::Card(card, _)) => Some(laws::Act::Play { by, card }),
        _ => None,
    }
}

impl From<laws::Question> for Question {
    fn from(question: laws::Question) -> Question {
        Question { by: question.by, to: question.to, what: What::Law(question.what) }
    }
}
