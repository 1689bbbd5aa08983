# The sentences of rulings in English. The key is the kind and the name of what is said; see README.md.

## The frame

director = the Director
nothing = nothing
frame-facts = What happened: { $matter }. It is a matter of Law { $law }. { $notice }.
frame-answered = { $law }: { $who } was asked: { $question }? Answer: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: { $who } is asked: { $question }?
frame-tricks-won = how many of the thirteen tricks did { $side } win
frame-closed = The case is closed.
frame-lapsed = The case fell away: what it was about no longer stands.
frame-waived = The rectification was waived.
frame-withdrawn = The Director took the ruling back.
frame-strayed = The case was given to the Director.
frame-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
    *[NT] notrump
    }
frame-none = none
frame-act = { $act ->
    [act-play-at-once] the cards played at once
    [act-call-together] the calls made at once
    [act-claim] the claim of { $by }
    [act-concede] the concession of { $by }
    [act-explain] the explanation of { $by }
    [act-correct-explanation] the correction of { $by }
    [act-announce] the announcement of { $by }
    [act-alert] the alert of { $by }
    [act-ask] the question of { $by }
    *[other] what { $by } did
    }
frame-before = an act before the record
frame-made = { $what } by { $by }
frame-ruling = Ruling { $n }
frame-failed = It failed:

## Matters

matter-deprived-of-turn = Three passes, one of them out of rotation by { $offender }, would deprive { $deprived } of his turn
matter-conveyed = { $offender } is said to have told his partner something by other means than calls and plays: { $how }. It was reported by { $reported }
matter-learnt-elsewhere = { $offender } learnt something about the board from elsewhere, { $received ->
    [later] after the first call
    *[other] before any call
    }
matter-not-entitled = { $offender } asked, reviewed or looked at something that he was not entitled to
matter-wrong-review = { $offender } made an error when he reviewed the auction
matter-misinformation = { $offender } is said to have explained { $call } wrongly, or not to have alerted it
matter-deviation = A call of { $offender } is said to have deviated from what was announced
matter-look-back = The Director comes back after the play to ruling { $case }, in which { $offender } had offended
matter-misnamed-double = { $offender } called { $call } and named { $named }, which is not the last bid
matter-shown-in-auction = { $offender } let { $cards } be seen during the auction: { $how }
matter-lying-after-auction = The auction is over, and { $cards } of { $owner } could be seen during it: { $how }
matter-change-of-call = { $offender } put { $to } in place of { $at }
matter-first-lead = { $leader } is to lead for the first time, and his partner { $offender } had { $withdrawn } withdrawn
matter-insufficient-bid = { $offender } bid { $bid }, which does not supersede the last bid
matter-declarers-cards = { $owner }, of declarer's side, let { $cards } be seen
matter-exposed-cards = { $owner }, a defender, let { $cards } be seen: { $how }
matter-picked-up = { $owner } picked up the penalty card { $card } too early
matter-not-yet-played = { $owner } could not yet play { $cards }, which lies as a penalty card
matter-several-penalty-cards = { $owner } has to play one of several penalty cards: { $cards }
matter-penalty-card-not-played = { $offender } played { $card } although he had to play the penalty card { $owed }
matter-partners-lead = { $leader } is to lead, and his partner has { $number ->
    [one] a major penalty card
    *[several] several major penalty cards
    } of { $suits }
matter-led-too-early = { $offender } played { $card } before declarer had chosen what may be led or played
matter-lead-out-of-turn = { $offender } led { $card } { $led_by ->
    [defender] as a defender
    *[declarer] from declarer's side
    }, and it was not the turn of that hand
matter-call-over-passer = { $offender } called at the turn of his right-hand opponent, who must pass
matter-call-out-of-turn = { $offender } called { $call } at another player's turn
matter-call-not-repeated = { $offender } had to repeat { $owed } and called something else
matter-double-not-allowed = { $offender } called { $call } at a turn at which he may neither double nor redouble
matter-simultaneous-calls = { $offender } called at the same moment as { $first }
matter-inadmissible-double = { $offender } called { $call }, which the auction does not allow
matter-call-by-passer = { $offender } called { $call } although he must pass
matter-bid-above-seven = { $offender } bid { $level }{ $denomination }, which is more than seven
matter-call-after-final-pass = { $offender } called after the final pass
matter-revoke = { $offender } played { $card } although he could have played what he had to
matter-perhaps-revoked = A card that may have been a revoke, of a hand that nobody has recorded
matter-dummy-asks-defender = { $offender }, as dummy, asked { $of } about a revoke, which he may not
matter-asked-about-revoke = { $offender } asked { $of } about a revoke
matter-revokes-reckoned = Play is over, and what the established revokes cost is counted
matter-claimed = { $by } { $kind ->
    [concession] conceded, keeping
    *[claim] claimed
    } { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } ({ $left } left to play)
matter-tricks-wanted-back = The side of { $by } agreed to lose or conceded { $lost ->
    [one] one trick and wants it back
    *[other] { $lost } tricks and wants them back
    }
matter-claim-contested = { $by } took back in time that he had accepted a claim
matter-designated = { $by } called for a card of dummy: { $designation ->
    [card] by suit and rank
    [touched] by touching it
    [suit] by suit alone
    [rank] by rank alone
    [high] a high one
    [low] a low one
    [win] one that wins the trick
    [anything] any card
    *[other] one that dummy does not hold
    }
matter-intention = What { $by }, as declarer, meant by the card that he called for
matter-second-card = { $by } played a second card to the trick: { $card }
matter-defender-too-early = { $offender }, a defender, played { $card } before its time
matter-declarer-too-early = A card of { $hand }, of declarer's side, was played before its time
matter-at-once = { $first } and { $then } played at the same moment
matter-several-cards = { $by } played several cards at once: { $cards }
matter-could-not-comply = { $player } could not do what Law { $demanded } demanded of him
matter-before-corrected-lead = { $offender }, a defender, played { $card } before declarer corrected his lead
matter-hand-of-another = { $offender } took the hand of { $of }
matter-acted-before-ruling = { $offender } called or played after attention was drawn and before the ruling was told
matter-options-told = The Director told { $to } beforehand what a call would bring
matter-skip-warned = { $offender } announced a skip bid; a pause is ordered after it
matter-settled-themselves = { $offender } and others settled a rectification themselves
matter-wrong-number = { $holder } has a wrong number of cards
matter-surplus-card = { $offender } holds { $card }, which is not of the deal
matter-hand-of-other-board = { $offender } holds cards of another board
matter-wrong-board = The contestants play a board that is not theirs now
matter-hand-taken = { $by } took his hand out of the board, the first of his side
matter-before-tray = { $offender } called irregularly or changed a call behind a screen before the tray was passed
matter-waiver-asked = { $by } asked that the rectification of ruling { $of } be waived
matter-ruling-withdrawn = The Director takes back ruling { $of }
matter-asked = { $offender } asked for the auction again, for an explanation or for the contract when the auction was over
matter-asked-without-right = { $offender }, dummy without his rights, was the first to ask declarer about a revoke
matter-card-hidden = { $offender } played { $card } hidden behind the card that was seen
matter-card-put-back = { $offender } put { $card } of a quitted trick back into his hand
matter-card-omitted = { $offender } played no card to a trick
matter-turned-early = { $offender } turned his card face down before all had played
matter-card-taken-back = { $offender } wants to take back { $card }, which he played
matter-dummy-overstepped = { $offender }, as dummy, broke one of his limits: { $how }
matter-dummy-spoke-up = { $offender }, as dummy, spoke up during the play: { $how }
matter-dummy-used-right = { $offender }, as dummy, did something that he may do
matter-face-down-before-choice = { $offender } had led face down when the lead came under a restriction
matter-face-down-out-of-turn = { $offender }, who was not to lead, put a card face down as the opening lead
matter-face-down-taken-back = { $offender } took back the card that he had put face down
matter-hand-faced = { $offender } laid his hand open
matter-held-out = { $offender } held { $card } so that it may have to be played
matter-inspected = { $offender } looked at a quitted trick
matter-mixed = { $offender } mixed his played cards before the tricks were agreed
matter-not-named = { $offender }, as dummy, put out a card that declarer did not name
matter-played-meanwhile = { $offender } played to the trick after several cards were shown and before one was named
matter-played-after-word = A card was played after another that was put out on a mistaken word of { $offender } or his partner
matter-pointed-at = { $offender } touched or named { $card } as the card to be played
matter-named-another = { $offender } named another card, { $card }, after the one to be played
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
order-card-named = { $card } of { $hand } is the card that was named, and is played
order-designation-void = declarer called for no card: he names one
order-play-instead = { $hand } plays { $card } in place of the card taken back
order-established = the revoke with { $value } is established
order-pick-up = { $owner } picks up his penalty cards of { $suits }
order-make-major = the penalty card { $card } of { $owner } is major from now on
order-lead-is-free = { $value } may lead what he likes
order-lead-from = the lead comes from { $value }
order-take-back-face-down = the card that lies face down as a lead goes back to the hand
order-leave-faced = { $card } of { $owner } is left face up on the table
order-return-to-hand = back to the hand of { $owner }: { $cards }
order-counts-after = the card of { $then } counts as played after that of { $first }
order-declarer-is = { $value } is declarer
order-spread-dummy = dummy's hand is spread
order-restrict = { $value } { $second } { $third }
order-suspend-play = play stops
order-resume-play = play goes on
order-award-tricks = { $to } gets { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } of those not played, its opponents the rest; play is over
order-transfer-tricks = { $to } gets { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } from its opponents after the play
order-cancel-transfer = { $from } gets back { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } taken from it for revokes
order-give-back = { $to } gets back { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } given without play
order-no-transfer = no tricks are transferred
order-face-hands = all remaining cards are faced
order-count-for = { $to } gets { $tricks ->
    [one] one trick
    *[other] { $tricks } tricks
    } of the contested claim
order-line-fails = part { $part } of the stated line cannot be played as it was stated
order-line-accepted = a line of play that was not stated counts
order-line-refused = a line of play that was not stated does not count
order-restore-card = { $card } goes to the hand of { $to }, where it belongs
order-rebuild-deal = the deal is laid out again with another pack
order-remove-card = { $card } is not of the deal and is taken from { $from }
order-knowledge-unauthorized = { $to } may not use that { $card } was put back
order-no-change-of-call = auction and play go on, and no call is changed
order-take-correct-hand = { $value } takes the hand that is his on this board
order-call-again = { $value } calls again, with the right hand
order-compare-on-other-board = when the other board is played, the call of { $value } there is compared with the cancelled one
order-auction-period-begins = the auction period has begun for { $value }
order-play-on = auction and play are completed, and the score that comes of them stands
order-right-board-later = the contestants may play the right board later
order-cancel-board = the board is cancelled for both sides
order-adjust-score = the board gets { $value }
order-may-penalize = the Director may give a procedural penalty
order-settlement-stands = what players settled among themselves stands
order-settlement-cancelled = what players settled among themselves is cancelled
order-right-forfeited = { $value } has lost its right to rectification
order-gain-taken = { $value } loses what it gained; the other side keeps its score
order-waive = the rectification of case { $value } is waived
order-not-waived = the rectification of case { $value } is not waived
order-undo = ruling { $value } is taken back; its orders no longer count but stay in the record
order-rests-on = { $value } rests on the ruling
order-lift = ruling { $value } no longer binds; what was done since stays
order-rule-again = case { $value } is ruled again
order-reconsider = in case { $of } what was found last is taken back and found anew
order-applies = this paragraph governs
order-is-change-of-call = { $second }, put in place of { $first }, is a change of call
order-unauthorized = { $to } may not use what { $at } told
order-question-unauthorized = { $to } may not use what the question of { $by } told
order-may-not-use-knowledge = { $value } may not use what he knows of the board from elsewhere
order-authorized = { $to } may use what { $at } told
order-in-time = { $value } corrected what was said of a call when he had to
order-late = { $value } corrected what was said of a call later than he had to
order-too-early = { $value } corrected what his partner said of a call before he was allowed to
order-not-entitled = { $value } was not entitled to what he did
order-rights-reserved = { $value } keeps its right to call the Director later
order-call-director = { $value } is to call the Director at once
order-doubles-last-bid = { $value } has doubled or redoubled the last bid, whatever he named
order-calls-first = { $value } calls first
order-nothing-further = nothing more follows, and what was withdrawn may be used
order-no-rectification = no rectification follows; what was withdrawn stays unauthorized for the offending side
order-review-after-play = the Director comes back to it after the play
order-adjust-after-play = the Director awards an adjusted score against { $against }
order-adjust-without-offence = the Director awards an adjusted score; neither side has offended
order-score-stands = the score stands as far as this goes
order-as-if-told-right = the adjustment goes by what would have happened had the opponents been told the agreed meaning
order-as-if-told-no-agreement = the adjustment goes by what would have happened had the opponents been told that nothing was agreed
order-change-seats = the players change places so that each holds the hand he knows
order-redeal = the board is dealt again
order-add-to-played = { $card } is put among the cards played by { $hand }; the trick keeps its winner
order-entitled = { $value } has the right to it
order-face-trick = the cards of the trick are faced again
order-leads-next = { $card } is led to the next trick by { $hand }
order-liable-to-penalty = { $value } is liable to a procedural penalty
order-play-on-regardless = what was pointed out is not rectified, and play goes on
order-record-tricks = declarer is recorded as having won { $declarers ->
    [one] one trick
    *[other] { $declarers } tricks
    }
order-result-stands = what is recorded stays
order-rights-lost = the rights of { $value } are limited from now on
order-supply-card = { $hand } plays { $card } to the trick that lacks a card
order-restore-played = { $card } goes from the hand of { $hand } to its place among the cards played
order-take-from-played = { $card }, which was hidden among the cards played, goes back to { $hand }

## Adjusted scores

adjustment-artificial = an artificial adjusted score
adjustment-assigned = an assigned adjusted score
adjustment-either = an adjusted score as the Director judges
adjustment-both-as-non-offending = an adjusted score, both sides taken as not offending

## Choices

choice-accept-call = accept { $value }
choice-accept-call-out-of-turn = accept { $call }, made out of turn
choice-call-accepts-or-in-turn = say whether his call accepts { $value }, made at his turn, or is made in turn
choice-accept-change = accept the change to { $value }
choice-withdraw-call = withdraw { $value }
choice-change-call = make another call in place of { $value }, made on misinformation or over such a call
choice-agree-that-it-happened = agree that he told his partner something, as an opponent says
choice-forbid-suit = forbid the lead of one of these suits: { $value }
choice-require-or-forbid-suit = require or forbid the lead of one of these suits: { $value }
choice-partners-lead = require or forbid the lead of { $forbid }, or leave it free
choice-accept-lead = accept { $lead }, led out of turn, as { $next } also does by playing
choice-penalty-card = say which penalty card is played: { $value }
choice-accept-card = accept { $value }, as he also does by playing on from either hand
choice-partners-card = say what his opponent, whose partner played too early, must or may not play
choice-lying-in-dummy = say which of { $cards } lies in dummy and is the card he called for, or that none does
choice-name-card = say which card of { $of } is played: { $cards }
choice-dummys-card = say which card dummy plays, or leave it to his partner: { $value }
choice-opening-lead = accept the opening lead { $value } out of turn, refuse it, or spread his own hand
choice-play-again = play another card from { $hand } in place of the one taken back, of { $cards }
choice-change-card = take back { $card } and play another card from { $hand }, or leave it
choice-take-back-card = take back { $value }
choice-object-to-concession = object to his partner's concession
choice-agree-to-claim = agree to the claim or concession
choice-ask-to-play-on = ask that play go on after the claim
choice-consent-to-play-on = consent to play going on after the claim
choice-hand-to-lead = say from which of declarer's two hands the lead comes, or leave it to him

## Findings

finding-comparable = is { $new } comparable to the withdrawn { $withdrawn }
finding-same-or-more-precise = does { $new } mean the same as the withdrawn { $withdrawn }, or is it more precise
finding-lowest-specifying-the-same = is { $new } the lowest sufficient bid that specifies the same as { $withdrawn }
finding-neither-artificial = are { $withdrawn } and { $new } both beyond doubt not artificial
finding-unintended = was { $value } unintended
finding-without-pause = was { $value } changed without pause for thought
finding-artificial-pass = is { $value }, or the partner's call that it passes, artificial
finding-repeats-denomination = does { $new } repeat the denominations that the withdrawn { $withdrawn } showed
finding-is-change-of-call = is { $value } to be treated as a change of call
finding-different-final-call = did the player choose a different final call than { $value } for that turn
finding-specified-legally = which suits did { $value } specify in the legal auction
finding-tied-to-suits = which suits, if any, was { $value } tied to and nothing else
finding-proper-lead = is the card of { $value } his own lead, not a play to the irregular one
finding-statement-repeated = did the claimer say again what he had said with his claim, and nothing else
finding-objections-heard = were the opponents heard on what they object to
finding-cards-to-be-faced = are the players to lay their cards open
finding-trump-mentioned = did the statement speak of the trump that is out
finding-unaware-of-trump = is it at all likely that the claimer did not know of that trump
finding-lost-to-trump = how many tricks, of { $value }, would some normal play lose to that trump
finding-depends-on-partner = does part of the claim depend on the partner choosing one of several normal plays
finding-new-line = does the claimer propose a successful line that was not in his statement
finding-worse-line-is-normal = would a less successful line be normal
finding-needs-a-card-placed = does the line succeed only if a certain card is with one opponent
finding-shows-out = did an opponent fail to follow before the claim, or would he on any normal line
finding-otherwise-irrational = would it be irrational not to take the line
finding-tricks-of = how many of the tricks left ({ $most }) does { $side } get
finding-in-correction-period = is the correction period still running
finding-already-won = how many of the tricks given away ({ $value }) had already been won
finding-likely-won = how many of the tricks given away ({ $value }) would probably have been won
finding-cannot-be-lost = how many of the tricks given away ({ $value }) could no normal play lose
finding-penalty-card = are the exposed cards of { $value } penalty cards
finding-could-comply = could { $value }, whose hand nobody has recorded, have followed suit or played as demanded
finding-led = was the second card of { $value } a lead to the next trick
finding-own-error-seen-by-partner = did { $value } by his own error let his partner see the cards
finding-meant = which card of { $cards }, if any, did declarer beyond doubt mean instead of { $instead_of }
finding-gave-information = could what was reported tell partner something
finding-likely-to-interfere = is what { $value } knows likely to interfere with normal play
finding-remedy-before-any-call = what is done before the first call
finding-remedy-later = what is done after the first call
finding-mistaken-explanation = was it the explanation of { $value } that was mistaken, not the call
finding-may-have-been-misled = may misinformation well have led to { $value }
finding-knew-earlier = did { $value } know of his mistake earlier
finding-partner-had-reason-to-know = had { $value } more reason than the opponents to know of a deviation
finding-psychic-not-allowed = do the regulations bar such a psychic call
finding-could-have-known = could { $value } have known that it might well do damage
finding-chose-what-was-suggested = did { $value } choose what the unauthorized information suggested, another action being a logical alternative
finding-could-have-ended-otherwise = could the board well have ended otherwise without the irregularity
finding-gained = did { $value } gain by it
finding-damaged = was { $value } damaged
finding-agreed-meaning-proven = is there enough evidence of what the call meant by agreement
finding-influenced-the-result = did it influence the result
finding-lowered = is the recorded result of { $value } lowered, without the other side's being raised
finding-won-the-trick = would { $value } have won the trick that was not played to its end
finding-inadvertent = did { $value } expose the card inadvertently
finding-missing-card = which card does { $of } lack, and where is it
finding-card-of-another-seen = has somebody seen a card of another hand
finding-enough-to-interfere = is that enough to interfere with normal bidding or play
finding-correctable = can the deal be put right and played without any change of call
finding-played-to-quitted-trick = did the card that is not of the deal go to a quitted trick
finding-played-before = has one of the four played the board before
finding-settlement-may-stand = may what players settled among themselves stand
finding-gained-by-ignorance = did { $value } gain because an opponent did not know the law
finding-waive = is the rectification of case { $value } waived
finding-rule-again = is case { $value } to be ruled again
finding-scored-normally = can the board still be scored normally
finding-acted-on-word = did { $value } act because an opponent had told him that it was his turn
finding-as-if-played = did { $value } hold the card as one that is played
finding-because-of-explanation = was { $value } played because of a wrong explanation
finding-could-be-seen = could the partner of { $value } have seen the face of the card
finding-fully-convinced = is the Director fully convinced what result was obtained
finding-meant-to-claim = did { $value }, who laid his hand open, mean to claim
finding-seen-by-table = was { $value } seen by the table when it went back
finding-touched-table = did { $value } hold the card face up and touching or nearly touching the table
finding-touched-to-play = did declarer touch { $value } deliberately, to play it

## Facts

fact-turn = whose turn was it
fact-last-bid = what was the last bid before, if any
fact-last-bidder = who had made that bid
fact-has-called = had { $value } called before
fact-called-after = did { $value } call afterwards, before attention was drawn
fact-saw-dummy = could declarer have seen a card of dummy's
fact-auction-period-over = was the auction period over
fact-lead-faced = had the opening lead been faced
fact-established = was the revoke established
fact-declarer = who is declarer
fact-cards-of = how many cards had { $value } at the beginning
fact-play-over = was the play over

## Waits

wait-next-call = what is his next call, { $value }
wait-next-card = what is the next card
wait-end-of-play = has play ended

## Which acts end a wait

takes-what-stands = once one stands
takes-anything = whatever it is

## Answers

answer-yes = yes
answer-no = no
answer-in-turn = the call was made in turn
answer-nothing = nothing said
answer-spread = the hand is spread
answer-seat = { $value }
answer-suit = { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }
answer-highest = the highest card
answer-lowest = the lowest card
answer-require = require { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }
answer-forbid = forbid { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = play is over
answer-never = it can no longer come

## How a case came up

notice-drawn = Attention was drawn to it by { $value }
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
rule-lead-may-be-restricted = may have the first lead restricted by declarer, because { $withdrawn } was withdrawn,

## Demands

demand-one-of = one of { $value }
demand-highest = his highest card of { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }
demand-lowest = his lowest card of { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }
demand-of = a card of { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }
demand-not = no card of { $value ->
    [C] clubs
    [D] diamonds
    [H] hearts
    *[S] spades
    }

## Penalty cards

penalty-card-major = major
penalty-card-minor = minor

## When a restriction ends

until-next-turn = at the next turn
until-end-of-auction = until the end of the auction
until-first-lead = until he first leads
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

## How something was told to partner

conveyance-remark = by a remark
conveyance-question = by a question or an answer
conveyance-alert = by an unexpected alert or explanation, or by none where one was due
conveyance-hesitation = by an unmistakable hesitation
conveyance-haste = by unusual speed
conveyance-manner = by emphasis, tone, gesture or mannerism

## What dummy did

overstep-exchanged-hands = he exchanged hands with declarer
overstep-left-seat = he left his seat to watch declarer play
overstep-looked-at-defender = he looked at a card of { $value }
overstep-shown-by-defender = he looked at cards that { $value } showed him
overstep-took-part = he took part in the play or told declarer something about it
spoke-up-called-director = he called the Director
spoke-up-pointed-out = he pointed out an irregularity
spoke-up-pointed-out-without-right = he pointed out an irregularity of a defender, although he had lost his rights

## What is done about a board that somebody knows

remedy-change-seats = the players change places
remedy-redeal = the board is dealt again
remedy-play-on = the board is played, and the Director comes back to it
remedy-adjust-score = the Director awards an adjusted score at once
