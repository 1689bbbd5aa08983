# The sentences of rulings in English. The key is the kind and the name of what is said; see README.md.

## The frame

director = the Director
nothing = nothing
frame-facts = What happened: { $matter }. It is a matter of { $law }. { $notice }.
frame-answered = { $law }: { $who } was asked: { $question }? Answer: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: { $who } is asked: { $question }?
frame-closed = The case is closed.
frame-lapsed = The case fell away: what it was about no longer stands.
frame-waived = The rectification was waived.
frame-withdrawn = The Director took the ruling back.
frame-strayed = The case was given to the Director.

## Matters

matter-deprived-of-turn = Three passes, one of them out of rotation, would deprive a player of his turn (offender: { $offender }, deprived: { $deprived })
matter-conveyed = A player is said to have told his partner something by other means than calls and plays (offender: { $offender }, how: { $how }, reported: { $reported })
matter-learnt-elsewhere = A player learnt something about the board from elsewhere (offender: { $offender }, received: { $received })
matter-not-entitled = A question, a review or a look at a card that the player was not entitled to (offender: { $offender }, by: { $by }, told: { $told })
matter-wrong-review = A review of the auction with an error (offender: { $offender })
matter-misinformation = An explanation or a missing alert that is said to have been wrong (offender: { $offender }, caller: { $caller }, call: { $call }, since: { $since }, corrected_by: { $corrected_by }, when: { $when })
matter-deviation = A call that is said to have deviated from what was announced (offender: { $offender }, place: { $place })
matter-look-back = What the Director looks at after the play (offender: { $offender }, case: { $case }, by: { $by })
matter-misnamed-double = A double or redouble that names another bid than the last one (offender: { $offender }, call: { $call }, named: { $named })
matter-shown-in-auction = Cards exposed or led during the auction (offender: { $offender }, cards: { $cards }, lying: { $lying }, how: { $how })
matter-lying-after-auction = Such cards when the auction is over (owner: { $owner }, cards: { $cards }, how: { $how })
matter-change-of-call = { $offender } put { $to } in place of { $at }
matter-first-lead = The first lead of a player whose partner had a call withdrawn (leader: { $leader }, offender: { $offender }, withdrawn: { $withdrawn })
matter-insufficient-bid = { $offender } bid { $bid }, which does not supersede the last bid
matter-declarers-cards = Declarer let cards be seen (owner: { $owner }, cards: { $cards })
matter-exposed-cards = A defender let cards be seen (owner: { $owner }, cards: { $cards }, how: { $how })
matter-picked-up = A penalty card picked up too early (owner: { $owner }, card: { $card })
matter-not-yet-played = Penalty cards that could not yet be played (owner: { $owner }, cards: { $cards })
matter-several-penalty-cards = One of several penalty cards is to be played (owner: { $owner }, cards: { $cards })
matter-penalty-card-not-played = A penalty card not played although it had to be (offender: { $offender }, card: { $card }, owed: { $owed })
matter-partners-lead = The lead of a defender whose partner has major penalty cards (leader: { $leader }, suits: { $suits }, number: { $number })
matter-led-too-early = A lead before declarer had chosen what it may be (offender: { $offender }, card: { $card })
matter-lead-out-of-turn = A lead by a hand whose turn it was not (offender: { $offender }, card: { $card }, led_by: { $led_by })
matter-call-over-passer = A call at the turn of a right-hand opponent who must pass (offender: { $offender })
matter-call-out-of-turn = { $offender } called { $call } at another player's turn
matter-call-not-repeated = Another call than the one that had to be repeated (offender: { $offender }, owed: { $owed }, by: { $by })
matter-double-not-allowed = A double or redouble by a player who may do neither at this turn (offender: { $offender }, call: { $call }, by: { $by })
matter-simultaneous-calls = Calls at the same moment (offender: { $offender }, first: { $first })
matter-inadmissible-double = { $offender } called { $call }, which the auction does not allow
matter-call-by-passer = A bid, double or redouble by a player who must pass (offender: { $offender }, call: { $call })
matter-bid-above-seven = A bid of more than seven (offender: { $offender }, level: { $level }, denomination: { $denomination }, passed_out: { $passed_out })
matter-call-after-final-pass = A call after the final pass (offender: { $offender }, said: { $said })
matter-revoke = A card that was not what the hand had to play and could have played (offender: { $offender }, card: { $card })
matter-perhaps-revoked = A card that may have been a revoke, of a hand that nobody has recorded
matter-dummy-asks-defender = A question about a revoke that dummy may not ask (offender: { $offender }, of: { $of })
matter-asked-about-revoke = { $offender } asked { $of } about a revoke
matter-revokes-reckoned = The tricks that established revokes cost (revokes: { $revokes }, corrected: { $corrected }, winners: { $winners }, awarded: { $awarded }, before: { $before })
matter-claimed = A claim or a concession (by: { $by }, tricks: { $tricks }, left: { $left }, kind: { $kind })
matter-tricks-wanted-back = Tricks that a side agreed to lose or conceded, and wants back (by: { $by }, claim: { $claim }, lost: { $lost })
matter-claim-contested = A claim whose acceptance was taken back in time (by: { $by }, claim: { $claim })
matter-designated = A card of dummy named incompletely or wrongly (by: { $by }, designation: { $designation })
matter-intention = What declarer meant by such a designation (by: { $by })
matter-second-card = A second card to a trick from one hand (by: { $by }, card: { $card })
matter-defender-too-early = A defender's card before its time (offender: { $offender }, card: { $card })
matter-declarer-too-early = A card of declarer's or dummy's before its time (hand: { $hand })
matter-at-once = Cards of two players at the same moment (first: { $first }, then: { $then })
matter-several-cards = Several cards of one hand at once (by: { $by }, cards: { $cards })
matter-could-not-comply = A demand that could not be met (player: { $player }, demanded: { $demanded })
matter-before-corrected-lead = A defender's card before declarer's corrected lead (offender: { $offender }, card: { $card })
matter-hand-of-another = A player took his hand out of the wrong pocket (offender: { $offender }, of: { $of })
matter-acted-before-ruling = { $offender } called or played after attention was drawn and before the ruling was told
matter-options-told = The Director told { $to } beforehand what a call would bring
matter-skip-warned = { $offender } announced a skip bid; a pause is ordered after it
matter-settled-themselves = Players settled a rectification themselves (offender: { $offender })
matter-wrong-number = A hand with a wrong number of cards (holder: { $holder }, found: { $found })
matter-surplus-card = A card that is not of the deal (offender: { $offender }, card: { $card })
matter-hand-of-other-board = A player holds cards of another board (offender: { $offender })
matter-wrong-board = Contestants play a board that is not theirs now (dealer: { $dealer })
matter-hand-taken = A side took its first hand out of the board (by: { $by })
matter-before-tray = A call behind a screen, irregular or changed before the tray was passed (offender: { $offender }, { $second })
matter-waiver-asked = The non-offenders asked for a waiver (by: { $by }, of: { $of }, offending: { $offending })
matter-ruling-withdrawn = The Director takes a ruling back (of: { $of }, offender: { $offender }, resting: { $resting })
matter-asked = { $offender } asked for the auction again, for an explanation or for the contract when the auction was over
matter-asked-without-right = { $offender }, dummy without his rights, was the first to ask declarer about a revoke
matter-card-hidden = { $offender } played { $card } hidden behind the card that was seen
matter-card-put-back = A card of a quitted trick put back into the hand (offender: { $offender }, card: { $card }, trick: { $trick })
matter-card-omitted = { $offender } played no card to a trick (trick: { $trick })
matter-turned-early = A card turned face down before all had played (offender: { $offender }, trick: { $trick })
matter-card-taken-back = { $offender } wants to take back { $card }, which he played
matter-dummy-overstepped = { $offender }, as dummy, broke one of his limits (how: { $how })
matter-dummy-spoke-up = { $offender }, as dummy, spoke up during the play (how: { $how })
matter-dummy-used-right = { $offender }, as dummy, did something that he may do (right: { $right })
matter-face-down-out-of-turn = { $offender }, who was not to lead, put a card face down as the opening lead
matter-face-down-taken-back = { $offender } took back the card that he had put face down
matter-hand-faced = { $offender } laid his hand open during the play
matter-held-out = { $offender } held { $card } so that it may have to be played
matter-inspected = { $offender } looked at a trick (trick: { $trick })
matter-mixed = { $offender } mixed his played cards before the tricks were agreed
matter-not-named = { $offender }, as dummy, put out a card that declarer did not name
matter-played-meanwhile = { $offender } played to the trick after several cards were shown and before one was named
matter-pointed-at = { $offender } touched or named { $card } as the card to be played
matter-pointed-out = { $offender } pointed out that a card of a quitted trick lies the wrong way
matter-renamed = { $offender } named another card of dummy in place of the first
matter-suggested = { $offender }, as dummy, indicated { $card } without being told to
matter-tricks-disputed = { $offender } says that another number of tricks was won than is recorded
matter-warned-of-wrong-hand = { $offender }, dummy without his rights, warned declarer not to lead from the wrong hand

## Orders

order-call-stands = { $value } stands, whatever was wrong with it
order-cancel-call = { $value } is cancelled
order-cancel-calls-from = { $value } and every call after it are cancelled
order-withdraw-call = { $value } is withdrawn
order-substitute-call = { $call } stands in the place of { $at }
order-replace-call = { $at } is cancelled, and { $by } makes another call
order-change-stands = { $second } stands in the place of { $first }
order-deem-passed = { $value } is taken to have passed
order-turn-reverts = it is the turn of { $value }
order-card-stands = { $value } stands, whatever was wrong with it
order-withdraw-card = { $value } goes back to the hand
order-card-named = This card of dummy is the one that declarer called for, and is played (hand: { $hand }, card: { $card })
order-designation-void = Declarer called for no card: he names one
order-play-instead = This card is played from the hand in place of the one taken back (hand: { $hand }, card: { $card })
order-established = The revoke is established ({ $value })
order-pick-up = The player's penalty cards of these suits are picked up (owner: { $owner }, suits: { $suits })
order-make-major = The penalty card is major from now on (owner: { $owner }, card: { $card })
order-lead-is-free = The player may lead what he likes ({ $value })
order-lead-from = The lead comes from this hand ({ $value })
order-take-back-face-down = The card that lies face down as a lead goes back to the hand
order-leave-faced = The card is left face up on the table (owner: { $owner }, card: { $card })
order-return-to-hand = Cards that lie face up go back to the hand (owner: { $owner }, cards: { $cards })
order-counts-after = The card of the one counts as played after that of the other (first: { $first }, then: { $then })
order-declarer-is = This player is declarer ({ $value })
order-spread-dummy = Dummy's hand is spread
order-restrict = { $value } { $second } { $third }
order-suspend-play = Play stops
order-resume-play = Play goes on
order-award-tricks = The side gets tricks of those not played, its opponents the rest; play is over (to: { $to }, tricks: { $tricks })
order-transfer-tricks = The side gets tricks from its opponents after the play (to: { $to }, tricks: { $tricks })
order-cancel-transfer = Tricks taken from the side for revokes are its own again (from: { $from }, tricks: { $tricks })
order-give-back = The side gets back tricks that were given without play (to: { $to }, tricks: { $tricks })
order-no-transfer = No tricks are transferred
order-face-hands = All remaining cards are faced
order-count-for = So many tricks of a contested claim count for the side (to: { $to }, tricks: { $tricks })
order-line-accepted = A line of play that was not stated counts
order-line-refused = A line of play that was not stated does not count
order-restore-card = { $card } goes to the hand of { $to }, where it belongs
order-rebuild-deal = The deal is laid out again with another pack
order-remove-card = A card that is not of the deal is taken out of the hand (from: { $from }, card: { $card })
order-knowledge-unauthorized = That the card was put back is unauthorized for this player (card: { $card }, to: { $to })
order-no-change-of-call = Auction and play go on, and no call is changed
order-take-correct-hand = { $value } takes the hand that is his on this board
order-call-again = { $value } calls again, with the right hand
order-compare-on-other-board = When the other board is played, this player's call there is compared with the cancelled one ({ $value })
order-auction-period-begins = The auction period has begun for the side ({ $value })
order-play-on = Auction and play are finished, and the score stands
order-right-board-later = The contestants may play the right board later
order-cancel-board = The board is cancelled for both sides
order-adjust-score = the board gets { $value }
order-may-penalize = The Director may give a procedural penalty
order-settlement-stands = What players settled among themselves stands
order-settlement-cancelled = What players settled among themselves is cancelled
order-right-forfeited = The side has lost its right to rectification ({ $value })
order-gain-taken = The side loses what it gained; the other keeps its score ({ $value })
order-waive = the rectification of case { $value } is waived
order-not-waived = the rectification of case { $value } is not waived
order-undo = ruling { $value } is taken back; its orders no longer count and stay in the record
order-rests-on = { $value } rests on the ruling
order-rule-again = case { $value } is ruled again
order-applies = this paragraph governs
order-is-change-of-call = The call put in place of the first one is a change of call (first: { $first }, { $second })
order-unauthorized = What was withdrawn is unauthorized for this player (at: { $at }, to: { $to })
order-question-unauthorized = What the player's question told is unauthorized for his partner (by: { $by }, to: { $to })
order-may-not-use-knowledge = What the player knows of the board from elsewhere he may not use ({ $value })
order-authorized = What was withdrawn is authorized for this side (at: { $at }, to: { $to })
order-in-time = The player corrected what was said of a call when he had to ({ $value })
order-late = The player corrected what was said of a call later than he had to ({ $value })
order-too-early = The player corrected what his partner said of a call before he was allowed to ({ $value })
order-not-entitled = The player was not entitled to what he did ({ $value })
order-rights-reserved = The side keeps its right to call the Director later ({ $value })
order-call-director = The side is to call the Director at once ({ $value })
order-doubles-last-bid = The bid that the player doubled or redoubled: the last one, whatever he named ({ $value })
order-calls-first = The player who calls first ({ $value })
order-nothing-further = nothing more follows, and what was withdrawn may be used
order-no-rectification = no rectification follows; what was withdrawn stays unauthorized for the offending side
order-review-after-play = the Director comes back to it after the play
order-adjust-after-play = The Director awards an adjusted score against this side (against: { $against })
order-score-stands = The score stands as far as this goes
order-as-if-told-right = The adjustment goes by what would have happened had the opponents been told the agreed meaning
order-as-if-told-no-agreement = The adjustment goes by what would have happened had the opponents been told that nothing was agreed
order-change-seats = The players change places so that each holds the hand he knows
order-redeal = The board is dealt again
order-add-to-played = { $card } is put among the cards played by { $hand }; the trick keeps its winner (trick: { $trick })
order-entitled = { $value } has the right to it
order-face-trick = The cards of the trick are faced again (trick: { $value })
order-leads-next = { $card } is led to the next trick by { $hand }
order-liable-to-penalty = { $value } is liable to a procedural penalty
order-play-on-regardless = What was pointed out is not rectified, and play goes on
order-record-tricks = So many tricks are recorded for declarer: { $declarers }
order-result-stands = What is recorded stays
order-rights-lost = The rights of { $value } are limited from now on
order-supply-card = { $hand } plays { $card } to the trick that lacks a card (trick: { $trick })
order-restore-played = { $card } goes from the hand of { $hand } to its place among the cards played (trick: { $trick })
order-take-from-played = { $card }, which was hidden among the cards played, goes back to { $hand }

## Adjusted scores

adjustment-artificial = an artificial adjusted score
adjustment-assigned = an assigned adjusted score
adjustment-either = an adjusted score as the Director judges
adjustment-both-as-non-offending = an adjusted score, both sides taken as not offending

## Choices

choice-accept-call = accept { $value }
choice-accept-call-out-of-turn = accept the call out of turn { $at }
choice-call-accepts-or-in-turn = Say whether his call accepts the call made at his turn or is made in turn ({ $value })
choice-accept-change = accept the change to { $value }
choice-withdraw-call = withdraw { $value }
choice-change-call = Make another call in place of his own, which he made on misinformation or over such a call ({ $value })
choice-agree-that-it-happened = Agree that he told his partner something, as an opponent says ({ $value })
choice-forbid-suit = Forbid one of these suits ({ $value })
choice-require-or-forbid-suit = Require or forbid one of these suits ({ $value })
choice-partners-lead = Require one of these suits of his opponent's lead, forbid some of them, or leave it free ({ $value })
choice-accept-lead = Accept the lead out of turn, which the next hand also does by playing (lead: { $lead }, next: { $next }, turn: { $turn })
choice-penalty-card = Name the penalty card of these that is played ({ $value })
choice-accept-card = Accept the card, which he also does by playing on from either hand ({ $value })
choice-partners-card = Say what his opponent, whose partner played too early, must or may not play (require: { $require }, forbid: { $forbid })
choice-lying-in-dummy = Say which of these cards lies in dummy and is the one that he called for, or that none does (dummy: { $dummy }, cards: { $cards })
choice-name-card = Name the card that is played, of those put down at once or called for by their rank (of: { $of }, cards: { $cards })
choice-dummys-card = Name the card of these that dummy plays, or leave it to his partner ({ $value })
choice-opening-lead = Accept the opening lead out of turn, refuse it, or spread his own hand ({ $value })
choice-play-again = Play one of these cards in place of the one taken back, which he does by playing it (hand: { $hand }, cards: { $cards })
choice-change-card = Take the card back and play one of these instead, or leave it (hand: { $hand }, card: { $card }, cards: { $cards })
choice-take-back-card = Take back the card that he played ({ $value })
choice-object-to-concession = Object to his partner's concession ({ $value })
choice-agree-to-claim = Agree to the claim or concession ({ $value })
choice-ask-to-play-on = Ask that play go on after a claim ({ $value })
choice-consent-to-play-on = Consent to play going on after a claim ({ $value })
choice-hand-to-lead = Say from which of declarer's two hands the lead comes, or leave it to him ({ $value })

## Findings

finding-comparable = is { $new } comparable to the withdrawn { $withdrawn }
finding-same-or-more-precise = does { $new } mean the same as the withdrawn { $withdrawn }, or is it more precise
finding-lowest-specifying-the-same = is { $new } the lowest sufficient bid that specifies the same as { $withdrawn }
finding-neither-artificial = are { $withdrawn } and { $new } both beyond doubt not artificial
finding-unintended = was { $value } unintended
finding-without-pause = was { $value } changed without pause for thought
finding-artificial-pass = Whether the pass, or the partner's call that it passes, is artificial ({ $value })
finding-repeats-denomination = Whether the new call repeats the denominations that the withdrawn one showed (withdrawn: { $withdrawn }, new: { $new })
finding-is-change-of-call = Whether the call is to be treated as a change of call ({ $value })
finding-different-final-call = Whether the player chose a different final call for that turn ({ $value })
finding-specified-legally = The suits that the player specified in the legal auction ({ $value })
finding-tied-to-suits = The suits that the withdrawn call was tied to and nothing else, or none ({ $value })
finding-proper-lead = Whether the card of this hand is its own lead, not a play to the irregular one ({ $value })
finding-statement-repeated = Whether the claimer said again what he had said with his claim, and nothing else ({ $value })
finding-objections-heard = Whether the opponents were heard on what they object to ({ $value })
finding-cards-to-be-faced = Whether the players are to lay their cards open ({ $value })
finding-trump-mentioned = Whether the statement spoke of the trump that is out ({ $value })
finding-unaware-of-trump = Whether it is at all likely that the claimer did not know of it ({ $value })
finding-lost-to-trump = How many tricks, of so many, some normal play would lose to it ({ $value })
finding-depends-on-partner = Whether part of the claim depends on the partner choosing one of several normal plays ({ $value })
finding-new-line = Whether the claimer proposes a successful line that was not in his statement ({ $value })
finding-worse-line-is-normal = Whether a less successful line would be normal ({ $value })
finding-needs-a-card-placed = Whether the line succeeds only if a certain card is with one opponent ({ $value })
finding-shows-out = Whether an opponent failed to follow before the claim, or would on any normal line ({ $value })
finding-otherwise-irrational = Whether it would be irrational not to take the line ({ $value })
finding-tricks-of = How many of the tricks left, at most so many, are the side's (side: { $side }, most: { $most })
finding-in-correction-period = Whether the correction period is still running
finding-already-won = How many of so many tricks given away had already been won ({ $value })
finding-likely-won = How many of so many tricks given away would probably have been won ({ $value })
finding-cannot-be-lost = How many of so many tricks given away no normal play could lose ({ $value })
finding-penalty-card = Whether the player's exposed cards are penalty cards ({ $value })
finding-could-comply = Whether the player, whose hand nobody has recorded, could have followed suit or played as demanded ({ $value })
finding-led = Whether the player's second card was a lead to the next trick ({ $value })
finding-own-error-seen-by-partner = Whether the player by his own error let his partner see the cards ({ $value })
finding-meant = The card of these that declarer beyond doubt meant instead of the one played from dummy, or none (instead_of: { $instead_of }, cards: { $cards })
finding-gave-information = Whether what was reported could tell partner something ({ $value })
finding-likely-to-interfere = Whether what the player knows is likely to interfere with normal play ({ $value })
finding-remedy-before-any-call = What is done before the first call
finding-remedy-later = What is done after the first call
finding-mistaken-explanation = Whether it was the explanation that was mistaken, not the call ({ $value })
finding-may-have-been-misled = Whether misinformation may well have led to this call or card ({ $value })
finding-knew-earlier = Whether the player knew of his mistake earlier ({ $value })
finding-partner-had-reason-to-know = Whether the player had more reason than the opponents to know of a deviation ({ $value })
finding-psychic-not-allowed = Whether the regulations bar such a psychic call ({ $value })
finding-could-have-known = Whether the offender could have known that it might well do damage ({ $value })
finding-chose-what-was-suggested = Whether the player chose what he was not to know suggested, another action being a logical alternative ({ $value })
finding-could-have-ended-otherwise = Whether without the irregularity the board could well have ended otherwise
finding-gained = Whether the side gained by it ({ $value })
finding-damaged = Whether the side was damaged ({ $value })
finding-agreed-meaning-proven = Whether there is enough evidence of what the call meant by agreement
finding-influenced-the-result = Whether it influenced the result
finding-inadvertent = Whether the player exposed the card inadvertently ({ $value })
finding-missing-card = which card does { $of } lack, and where is it
finding-card-of-another-seen = Whether somebody has seen a card of another hand
finding-enough-to-interfere = Whether that is enough to interfere with normal bidding or play
finding-correctable = Whether the deal can be put right and played without any change of call
finding-played-to-quitted-trick = Whether the card that is not of the deal went to a quitted trick
finding-played-before = Whether one of the four has played the board before
finding-settlement-may-stand = Whether what players settled among themselves may stand
finding-gained-by-ignorance = Whether the side gained because an opponent did not know the law ({ $value })
finding-waive = is the rectification of case { $value } waived
finding-rule-again = is case { $value } to be ruled again
finding-scored-normally = Whether the board can still be scored normally
finding-acted-on-word = Whether { $value } acted because an opponent had told him that it was his turn
finding-as-if-played = Whether { $value } held the card as one that is played
finding-because-of-explanation = Whether the card was played because of a wrong explanation ({ $value })
finding-could-be-seen = Whether the partner of { $value } could have seen the face of the card
finding-fully-convinced = Whether the Director is fully convinced what result was obtained
finding-meant-to-claim = Whether { $value }, who laid his hand open, meant to claim
finding-seen-by-table = Whether { $value } was seen by the table when it went back
finding-touched-table = Whether { $value } held the card face up and touching or nearly touching the table
finding-touched-to-play = Whether declarer touched { $value } deliberately, to play it

## Facts

fact-turn = Whose turn it was
fact-last-bid = The last bid before, or none
fact-last-bidder = Who had made it
fact-has-called = Whether the player had called before ({ $value })
fact-called-after = Whether the player called afterwards, before attention was drawn ({ $value })
fact-saw-dummy = Whether declarer could have seen a card of dummy's
fact-auction-period-over = Whether the auction period was over
fact-lead-faced = Whether the opening lead had been faced
fact-established = Whether the revoke was established
fact-declarer = Who is declarer
fact-cards-of = How many cards the player had at the beginning ({ $value })
fact-play-over = Whether the play was over

## Waits

wait-next-call = the next call ({ $value })
wait-next-card = the next card
wait-end-of-play = the end of play

## Which acts end a wait

takes-what-stands = one that stands
takes-anything = whatever it is

## Answers

answer-yes = yes
answer-no = no
answer-in-turn = the call was made in turn
answer-nothing = nothing said
answer-spread = the hand is spread
answer-seat = { $value }
answer-suit = { $value }
answer-highest = the highest card
answer-lowest = the lowest card
answer-require = lead { $value }
answer-forbid = do not lead { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = What is done about a board that a player knows something of ({ $value })
answer-ended = play is over
answer-never = it can no longer come

## How a case came up

notice-drawn = { $value } drew attention to it
notice-by-table = It came to light by itself
notice-silent = Nobody drew attention to it

## Persons

who-player = { $value }
who-director = the Director

## Restrictions

rule-must-pass = must pass
rule-must-call = must call { $value }
rule-may-not-double = may neither double nor redouble
rule-must-lead = must lead { $value }
rule-may-not-lead = may not lead { $value }
rule-must-play = must play { $value }
rule-penalty-card = has { $card } face up as a { $kind } penalty card
rule-lead-may-be-restricted = may find the first lead restricted by declarer, because { $offender } withdrew { $withdrawn }

## Demands

demand-one-of = One of these cards ({ $value })
demand-highest = His highest card of the suit ({ $value })
demand-lowest = His lowest card of the suit ({ $value })
demand-of = A card of the suit ({ $value })
demand-not = No card of the suit ({ $value })

## Penalty cards

penalty-card-major = major
penalty-card-minor = minor

## When a restriction ends

until-next-turn = at the next turn
until-end-of-auction = until the end of the auction
until-first-lead = until the first lead
until-loses-lead = until another hand wins the lead
until-plays-once = at the next card
until-played = until it is played
until-end-of-play = until the end of play

## Places

place-hand = in the hand of { $value }
place-played = among the played cards of { $value }
place-board = in the board
place-elsewhere = elsewhere
place-other-pack = in another pack
place-nowhere = nowhere

## Exposure

exposure-dropped = dropped
exposure-held = held so that it could be seen
exposure-led = led
exposure-named = named
exposure-shown = shown
exposure-as-dummy = laid down as dummy does
exposure-by-another = exposed by { $value }
