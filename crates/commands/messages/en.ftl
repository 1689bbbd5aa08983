# What the program prints.

## Sides and boards

ns = NS
ew = EW
board-none = None
board-all = All
board-heading = Board { $board }, dealer { $dealer }, vulnerable { $who }

## Columns

col-number = no.
col-name = name
col-team = team
col-rounds = rounds
col-vp = VP
col-points = points
col-boards = boards
col-matches = matches
col-score = score
col-of = of
col-board = board
col-against = against
col-result = result
col-table = table
col-lead = lead
col-open = open
col-closed = closed
col-by = by

## Scores

score-ranking = Ranking
score-section = section { $name }
score-stratum = Stratum { $name }
score-victory-points = Victory points
score-by-score = By score
score-nothing-left-out = No board has { $n } results, so none is left out of a datum.
score-card = Card of { $who }
score-card-sign = Adjusted scores are shown for this contestant’s side, with its own sign.
score-card-sum = { $n ->
    [one] { $score } on one board, with all extras { $total }
    *[other] { $score } on { $n } boards, with all extras { $total }
    }
score-rank = rank { $n }
score-arithmetic = Board { $board }: the arithmetic
score-arithmetic-ranking = The ranking: the arithmetic
score-points-of = Victory points of { $who }: { $total }
score-at-table = at the table { $sides }: { $result }
score-no-contestant = there is no contestant { $who }
score-no-board = there is no board { $board }

## Teams

team-home = home
team-away = away
team-heading = Round { $round }: { $home } v { $away }
team-margin = margin { $home } and { $away }
team-points = { $home } to { $away } VP
team-total = { $n ->
    [one] total { $total } on one match
    *[other] total { $total } on { $n } matches
    }

## Analysis

analyse-board = Board { $board }: dealer { $dealer }, vulnerable { $who }
analyse-assumed = (not all given in the file)
analyse-not = not analysed (game at { $place }): { $why }
analyse-end = Boards: { $n }; double dummy, threads: { $threads }, with at most { $megabytes } MB of tables
analyse-par-pass = Par: passed out
analyse-par = Par for NS: { $score }; { $contracts }
analyse-revoke = ^R is a revoke; no cost is told from it to the end of its trick
analyse-play = Play: { $contract }, double dummy { $n ->
    [one] { $n } trick
    *[other] { $n } tricks
    } before the lead; what a card cost stands behind it
analyse-cut = The rest of the play is not followed: { $why }
analyse-no-deal = no deal is given
analyse-unread = { $place }: the deal cannot be read; expected { $expected }
analyse-not-all-hands = not all four hands are known

## Claims and equity

claim-heading = Board { $board }, { $denomination } by { $declarer }: { $who } claims { $n } of { $left ->
    [one] { $left } trick
    *[other] { $left } tricks
    }
claim-stated = Line: { $line }
claim-own-words = His words: { $words }
claim-words-unread = The search does not read these words. A line can be written before the colon; what he loses is written so: concede H
claim-to-lead = { $who } to lead
claim-led = led by { $who }, on the table { $cards }
claim-more-seconds = More --seconds may tell more.
claim-proposed = Proposed afterwards: worst { $proposed }, as stated { $stated }.
claim-proposal-falls = A normal line within the first statement is less successful, so the new one may not be accepted.
claim-proposal-holds = No normal line within the first statement is less successful.
claim-proposal-open = Whether a normal line within the first statement is less successful was not settled.
claim-worst-is = worst { $n }
equity-contract-heading = Board { $board }, vulnerable { $who }: { $contract }
equity-actual = Double dummy on the actual hands: { $n ->
    [one] { $n } trick
    *[other] { $n } tricks
    }, { $points } for NS
equity-over = Over { $found } layouts that fit what { $who } knew (hands seen: { $seen }), of { $tries } drawn, seed { $seed }:
equity-rare = fewer than the { $n } wanted: what was told is rare
equity-share-of = { $n ->
    [one] { $n } trick
    *[other] { $n } tricks
    } { $share }, between { $low } and { $high } (95%)
equity-mean-is = mean { $mean } ± { $error }
equity-points = { $points } for NS
equity-play-heading = Board { $board }, { $denomination } by { $declarer }: { $who } to play, { $left ->
    [one] { $left } trick
    *[other] { $left } tricks
    } left, his side has { $n }
equity-of-side = Double dummy on the actual hands, tricks of his side in all:
equity-side-in-all = tricks of the side of { $who } in all
equity-no-contract = Without a whole contract there are no scores and no weights.
equity-revoke-heading = Board { $board }: { $who } revokes with { $card }, card { $n } of the play (trick { $trick })
equity-before = Won before that trick: NS { $ns }, EW { $ew }
equity-with-card = with { $card } his side would still win { $n }
equity-won-unknown = What { $side } has after the transfer is not known; --won says it

## Files

convert-more = and { $n } more; --complaints all shows them
convert-complaints = { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    } and { $remarks ->
        [one] { $remarks } remark
       *[other] { $remarks } remarks
    } about the input
convert-lost = { $file } cannot hold, and does not have:
convert-games = { $n ->
    [one] { $n } game
    *[other] { $n } games
    }
convert-nothing-written = has faults; nothing was written
convert-no-encoding = files of this format have no choice of character sets; --encoding is for PBN, LIN, USEBIO and CSV
convert-pipe-too-large = larger than 256 MB; only a file on disk may be

## Movements

unit-player = player
unit-pair = pair
unit-team = team
movement-contestants = { $unit ->
    [player] { $n } players
    [pair] { $n } pairs
    *[team] { $n } teams
    }
movement-heading = { $kind }: { $who } at { $tables } tables, { $rounds } rounds of { $per } boards, { $boards } boards in all
movement-one = One ranking.
movement-two = North-South and East-West are ranked apart.
movement-time = About { $hours } h { $minutes } min. Boards: { $supply }.
movement-copies = { $n ->
    [one] one copy
    *[other] { $n } copies
    }
movement-shared = { $copies }, up to { $n } tables share
movement-rover = Pair { $n } is the rover.
movement-switched = The arrow is switched in the last { $n } of { $rounds } rounds.
movement-round = Round { $n }
movement-out = sitting out: { $who }
movement-sit-out = sit out
movement-seat = seat
col-round = round
movement-with = with { $who }
movement-play = { $who } play { $n } rounds
movement-meet = { $n } couples of { $unit ->
    [player] players
    [pair] pairs
    *[team] teams
    } meet { $often }
movement-partner = { $n } couples are partners { $often }
movement-often = { $n ->
    [0] never
    [1] once
    [2] twice
    *[other] { $n } times
    }
movement-balance = balance { $n } of 100
movement-balance-two = balance North-South { $ns }, East-West { $ew } of 100
movement-right = The movement is right.
movement-wrong = The movement is wrong:
movement-met-before = met before: { $n }
movement-bye = bye: { $who }
movement-bye-again = not for the first time
movement-no-better = No draw without a rematch or a second bye exists. This is the least bad; the Director decides.
movement-match = match { $n }: { $one } - { $other }
movement-match-bye = match { $n }: { $one } has a bye
movement-seed = team { $n }
movement-winner = winner of match { $n }
list-tables = { $sizes } tables
list-teams = { $sizes } teams
list-made-by = made by
list-boards = boards
list-rounds-by-tables = rounds by tables
list-rounds-by-teams = rounds by teams
list-sit-outs = other numbers of players, with sit-outs
list-not = not { $sizes }: { $why }
list-only = rounds { $rounds }; { $boards }
list-no = no: { $why }
list-end = Sizes are shown from 2 to { $largest }; all but Howells go on to { $most }.
list-boards-one = one copy, each set at one table a round
list-boards-relay = one copy; the first and last table share, one set rests on a bye stand
list-boards-hesitation = one copy; with an even number of tables the first and last share
list-boards-web = a copy for each block of tables
list-boards-howell = one copy; two tables share always, three tables in one round
list-boards-whist = all tables play the same boards in a round: shared or copied
list-boards-head-to-head = one copy, shared by the two tables
list-boards-triples = a copy for each group of three
list-boards-each-table = a copy for each table
list-boards-each-match = a copy for each match, shared by its two tables
list-at-least = it needs at least { $n }
list-at-most = it goes up to { $n }; divide a larger field into sections
list-even-only = an odd number needs neither skip nor relay
list-exactly = it is for { $n }
list-multiple = it needs a multiple of { $n }
list-no-construction = no construction for this number of tables is known here
list-known-for = a base round is known for { $sizes } tables; divide another field into sections
list-exists-for = { $rounds ->
    [one] it exists for 1 round
    *[other] it exists for { $rounds } rounds
    }
list-no-base = no base round exists with one set of boards and no sharing
list-drawn = each round is drawn from the results before it
movement-tables = { $n ->
    [one] 1 table
    *[other] { $n } tables
    }
movement-teams = { $n ->
    [one] 1 team
    *[other] { $n } teams
    }
movement-rounds = { $n ->
    [one] 1 round
    *[other] { $n } rounds
    }
movement-boards = { $n ->
    [one] 1 board
    *[other] { $n } boards
    }
movement-none = there is no { $kind } of { $size }: { $why }
movement-offer = { $kind } of { $size }, { $rounds }
movement-nearest = { $why }; nearest: { $offers }
movement-no-rover = no way was found for a rover in { $rounds } of this movement; { $near }
movement-rover-near = nearest: { $rounds } (--rounds { $n }), or a half table
movement-rover-half = play a half table
movement-no-arrow = the arrow cannot be switched in { $n } of { $rounds }
movement-give-switch = give a number of rounds, or best
movement-other-style = the name says another individual than --style; say one
movement-full-rainbow = a rainbow individual is for full tables; give --tables
movement-two-teams = a knockout needs two teams
movement-no-minutes = no round of one board each fits into { $n } minutes
movement-no-boards = no rounds of equal length make { $boards } with { $size }
movement-way = { $boards } ({ $rounds } of { $per }, { $kind })

## Events

event-no-merit = appeal { $n } had no merit: the regulations have a sanction
event-ruled = { $ruled ->
    [one] { $ruled } irregularity
    *[other] { $ruled } irregularities
    } ruled at the tables, { $later ->
    [one] { $later } ruling
    *[other] { $later } rulings
    } afterwards
event-ruling = ruling { $n } at { $line }: { $what }; { $reason }
event-result-stands = the result stands
event-adjusted = score adjusted by { $law }
event-appeal = appeal { $n } against ruling { $ruling }: { $state }
event-appeal-lodged = waits for someone to concur
event-appeal-concurred = to be heard
event-appeal-recommended = a change is recommended: { $what }
event-appeal-stands = the ruling stands
event-appeal-restored = the table's result is restored
event-appeal-changed = the score is changed
event-appeal-withdrawn = withdrawn
event-not-playing = entry { $entry } does not play in session { $session }
event-of-section = { $who }: section { $section }; entry { $entry }, plays as { $number }
event-directed = seats are directed: { $seats } in the first round
event-place = round { $round }  table { $table } { $seat }  boards { $boards }  against { $who }
event-sits-out = round { $round }  sits out
event-boards-to = North takes the boards to table { $table }
event-individual = individual
event-pairs = pairs
event-teams = teams
event-nothing = nothing
event-status = { $event }: { $unit }, { $entries } entries, { $records } records
role-organizer = organizer
role-chief-director = chief director
role-assistant-director = assistant director
role-appeals-committee = appeals committee
role-authority = authority
role-staff = staff
event-approval = victory points need the approval of your authority ({ $law }); once you have it: scoring_method = "also victory points"
event-not-begun = play has not begun
event-scores-do-not-fit = the scores do not fit together: { $why }
event-no-column = the scale of victory points is for rounds and matches of up to { $most } boards, not { $boards }: play fewer in one, or give a scale of your own with a column for { $boards } boards (`victory_points` in the conditions)
demo-boards-played = boards played
event-session = session { $n }
event-section = section { $section }: round { $round } of { $rounds }
event-round-playing = the round is playing
event-round-warning = the round is nearly over
event-round-over = the round is over
event-late-tables = late tables: { $tables }
event-missing = { $n } results missing
event-waits = { $n ->
    [one] one thing waits (see `event waiting`)
    *[other] { $n } things wait (see `event waiting`)
    }
event-published = scores published at { $at }, corrected until { $corrected }, appealed until { $appealed }
event-not-published = scores not published
event-nothing-waits = nothing waits
event-dispute = { $line }: the sides entered different results
event-postponed = { $line }: the board is postponed
event-record = { $line }: the record of the table cannot be followed
event-case = { $line }: case { $case } no longer gives what was ordered; rule on it yourself
event-review = { $line }: case { $case } is to be looked at again after play
event-deprived = { $line }: cancelled; an artificial adjusted score is due
event-unplayed = { $line }: not played; an artificial adjusted score is due
event-entries = entry, number in the session, players
event-captain = captain { $who }
event-to-be-disqualified = to be disqualified
event-other-section = the two play in different sections
event-error-claim = { $line }: claim { $n }: the score is said to be wrong: { $text }
event-incomparable = { $line }: the other table of the match had another form
event-appeal-open = appeal { $n } is not decided
event-disqualification = entry { $entry }: the organizer has to approve

## The law book

law-law = Law { $law }
law-law-title = Law { $law } { $title }
law-definition = Definition: { $title }
law-kind-table = table
law-kind-ruling = ruling
law-kind-score = score
law-kind-organise = organise
law-kind-conduct = conduct
law-kind-definition = definition
law-when = When
law-then = Then
law-judged = Judged
law-choice = Choice
law-parts = Parts
law-editions = Editions
law-in = In { $edition }:
law-refers = Refers to
law-referred = Referred to by
law-cases = Cases
law-options = Options
law-words = Words ({ $language })
law-provisions = { $n } provisions, { $cases } cases. `openroom law { $number }` shows one with its cases, references and differences.
law-contents = { $definitions } definitions and 93 Laws with the number of their provisions.
law-english = Cases, options that no event asks for, and remarks on the books and federations are in English only.
law-number-of = { $number } is a number of { $edition }: { $title }.
law-there-defined = { $edition } define it.
law-there-own = In { $edition } it is { $number }.
law-there-within = In { $edition } it is part of { $number }.
law-there-nothing = { $edition } say nothing of it.
law-there-matter = In { $edition } its matter stands in { $number }.
law-definition-of = the definition of { $title }
law-namesake = The number { $number } stands for another paragraph in { $editions }: { $title }.
law-namesakes = The number { $number } stands for other paragraphs in { $editions }: { $title }.
law-and-more = and { $n } more
law-no-number = no Law is numbered { $number }
law-no-number-nearest = no Law is numbered { $number }; the nearest are { $nearest }
law-no-case = { $case } is no case of the catalogue; a case is written like 27B1a#2
law-no-word = there is no word to search for
law-within = in { $number }
law-wording = When and Then have the wording of { $edition }, and the numbers in them are those of { $edition }.
law-wording-differs = Where { $edition } differs, “In { $edition }:” says how.
law-part-of = In { $edition } this is part of { $number }.
law-defined = defined
law-as-in-2017 = as in 2017
law-federations = Federations
law-more-cases = { $n } more for other editions; without --edition all are shown.
law-def = Def.
law-not-in = not in { $edition }
law-stands-in = in { $edition }: { $number }
law-case-of = { $case } · a case of { $editions }
law-facts = Facts
law-outcome = Outcome
law-no-case-of = It is no case of { $edition }.
law-provision = Provision
law-modality-may = may
law-modality-does = does
law-modality-should = should
law-modality-shall = shall
law-modality-must = must
law-modality-may-not = may not
law-terms = Terms
law-found = Provisions
law-found-more = { $n } more; --limit shows more of them.
law-found-nothing = Nothing in the law book or the glossary matches { $text }.
law-diff = What differs in the Laws from { $from } to { $to }
law-diff-of = What differs in Law { $law } from { $from } to { $to }
law-diff-gone = Gone
law-diff-new = New
law-diff-changed = Changed
law-diff-reworded = Much the same, with other words, references or details
law-diff-renumbered = Renumbered only
law-diff-nothing = Nothing.
law-diff-see = { $edition }: see { $number }
law-option-value = value
law-option-takes = takes
law-option-laws = Laws
law-option-book = book
law-option-status = status
law-option-obeyed = obeyed
law-option-not-yet = not yet
law-option-shown = shown
law-option-not-computed = not computed
law-option-proof = the test { $test } shows the difference
law-options-of-laws = What the Laws give where nobody chooses
law-options-file = { $file }, beginning with { $preset }
law-options-wrong = line { $line }, column { $column }: { $what }
law-options-too-large = more than { $most } bytes are too many for a file of regulations
law-options-count = { $n } options: { $obeyed } obeyed, { $not_yet } not yet, { $shown } shown to a person, { $not } not computed
law-options-english = Values and reasons of options, and questions that no event asks, are in English only.

## The steps of the arithmetic

step-regulation = regulation
step-of-total = { $id }: { $score } of { $of } is { $share }%
step-exact-sum = { $id }: added up before any rounding { $sum }
step-hundredths = { $exact }, to hundredths { $score }
step-mean = { $id }, boards: { $boards }: { $score } / { $boards } = { $mean }
step-factored = { $id }, boards: { $boards } of { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }
step-annulled = { $what }; annulled, since a contestant withdrew
step-section = section { $name }
step-form = form { $form }
step-group = { $what }: lines compared with one another: { $n }
step-split = a score is split: the scores of { $side } are compared with one another
step-rounded-to = { $how }, to { $unit } { $score }
step-rounded = { $sum }, rounded { $score }
step-of-top = { $how }, of a top of { $top }
step-tie = tie, { $way }: { $values }
step-tie-nobody = tie, { $way }: { $values }; this parts nobody
step-tie-value = { $who } has { $value }
step-tie-nothing-lost = { $who } lost nothing
step-way-direct-encounter = direct encounter
step-way-better-boards = better boards
step-way-tops = tops
step-way-wins = wins
step-way-margins = margins
step-way-quotient = quotient
step-way-opponents = opponents
step-way-last-match = last match
step-passed-out = passed out, 0
step-contract = { $outcome } is { $parts } = { $sum } for { $side }
step-part-tricks = tricks
step-part-overtricks = overtricks
step-part-game = game
step-part-part-score = part-score
step-part-slam = slam
step-part-made-doubled = made doubled
step-part-undertricks = undertricks
step-part-passed-out = passed out
step-as-entered = { $points } as entered
step-adjusted = adjusted, { $offenders }: { $scores }
step-offended-neither = neither side offended
step-offended-side = { $side } offended
step-offended-both = both sides offended
step-offended-unknown = who offended is not stated
step-late = late: no score yet, and no comparison for the others
step-not-played = not played: no score, and no comparison for the others
step-cancelled = cancelled: no score, and no comparison for the others
step-home-away = home { $home } and away { $away }
step-no-score = no score
step-match = round { $round }: { $home } (home) v { $away } (away)
step-match-annulled = round { $round }: { $home } (home) v { $away } (away), annulled: a team withdrew
step-small-too-large = results: { $tables } of { $expected }, a small group, but more than a third: scored as any other group
step-small = results: { $tables } of { $expected }, at most a third: a small group gets 60% of { $top } and 5% more or less for each comparison won or lost
step-neuberg = results: { $tables } of { $expected }; Neuberg, (score + { $one }) × { $expected }/{ $tables } − { $one }, top { $top }
step-neuberg-imps = results: { $tables } of { $expected }; each stands for { $expected }/{ $tables }, as Neuberg's formula has it
step-matchpoints = { $two } × { $lower } lower + { $one } × { $equal } equal = { $sum }
step-butler = { $difference }, in IMPs { $imps }
step-points = the points themselves
step-beyond = { $who }: beyond the boards on which the scheme gives average plus: { $score } is lowered to average
step-own-share = { $who }: own share on the other boards { $sum } / { $of } = { $own }
step-own-mean = { $who }: own mean on the other boards { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: { $imps } IMP awarded, counted as { $amount }
step-imps-awarded-cross = { $who }: { $imps } IMP awarded against every table, divided as others, counted as { $amount }
step-average = { $who }: average is { $amount }
step-average-is = { $who }: { $score } is { $amount }
step-average-cross = { $who }: { $score } is { $amount }, { $imps } IMP against every table, divided as others
step-datum = the datum: { $mean }
step-datum-few = the datum, none left out of fewer than { $n } results: { $mean }
step-datum-left = the datum, { $n } high and { $n } low left out: { $mean }
step-against = { $imps } × { $count } against { $points }
step-nothing = nothing to compare, 0
step-undivided = undivided: { $sum }
step-by-comparisons = by comparisons: { $sum }
step-by-tables = by tables: { $sum }
step-by-root = by the root of tables × comparisons / 2, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, more: { $points } of { $both }
step-equal = { $difference }, equal: { $points } of { $both }
step-less = { $difference }, less: { $points } of { $both }
step-as-it-is = { $difference }, as it is
step-most-board = { $team }: a board counts at most { $most }, so { $held }
step-as-awarded = { $team }: { $sum } as awarded
step-several = { $team }: boards without a result: { $unplayed }, with average plus: { $plus }; here average
step-own-rate = { $team }: { $fault }, but the mean on the other boards of the session is { $mean }
step-average-imps = { $team }: { $fault } is { $amount } IMP
step-average-board = { $team }: { $fault } is { $amount } of { $both } on a board
step-seen = seen by home { $home } and { $away }: { $mean }
step-would = { $team }: { $score } would be assigned
step-assigned = { $team }: { $score } assigned
step-complement = home { $home } and away { $away }, the complement
step-fouled = the board was fouled
step-played-wrongly = the results cannot be compared
step-one-table = one table has a result
step-no-table = no table has a result
step-favours = the other result clearly favours a team
step-fault-none = neither team is at fault
step-fault-home = home is at fault
step-fault-away = away is at fault
step-fault-both = both teams are at fault
step-margin = margin { $sum }
step-margin-points = { $team }: margin { $margin }: { $points } VP; { $how }
step-carry = { $team }, carry-over of { $amount }: { $sum }
step-carry-other = { $team }, carry-over of the other { $amount }: { $sum }
step-handicap = { $team }, handicap of { $amount }: { $sum }
step-handicap-other = { $team }, handicap of the other { $amount }: { $sum }
step-penalty = { $team }, penalty of { $amount }: { $sum }
step-penalty-other = { $team }, penalty of the other { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } is rounded to { $rounded }
step-is-held = { $team }: { $margin } is held to { $held }
step-board-total = { $team }: the boards, half of what moved the margin, and the penalties: { $sum }
step-round = round { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, rounded to { $margin }
step-vp-winner = the winner has { $winner }; { $loser }
step-vp-full = a full win, boards: { $boards }, is 15 × √{ $boards }; from { $last } on { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R) with B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, to hundredths, no IMP worth more than the one before
step-vp-between = { $formula }; straight between { $below } at { $low } and { $above } at { $high }
step-vp-discrete = the whole-number scale, boards: { $boards }, gives { $points } { $range }
step-vp-above = above { $n }
step-vp-up-to = up to { $n }
step-vp-row = the row from { $least } of the scale gives { $winner } and { $loser }
step-vp-column = in the column of boards up to { $boards }: { $row }
step-vp-source = the scale of victory points: { $source }
event-replaced = replaced by ruling { $n }
event-decided = decided on appeal { $n }
event-in-force = in force
event-no-longer = no longer in force
event-ended-corrected = ended when the result was corrected
event-ended-cancelled = ended when the board was cancelled there
event-ruling-stands = ruling { $n } stands; the result under it was corrected
event-ruling-ends = ruling { $n } ends: ruling { $last } lets the corrected result stand
event-penalty = penalty { $n } for { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } points
event-penalty-tops = { $n } % of a top
event-penalty-withdrawn = withdrawn, { $reason }
event-penalty-lifted = lifted on appeal { $n }
event-penalties = Penalties: { $n } (see `event rulings`)
event-appeal-penalty = appeal { $n } against penalty { $penalty }: { $state }
event-appeal-penalty-stands = the penalty stands
event-appeal-lifted = the penalty is lifted
event-appeal-penalty-changed = the penalty is changed
event-tie = the match of { $home } and { $away } in round { $round } is tied: `event break-tie { $n }` names the winner
event-turned = the match of { $home } and { $away } in round { $round } stands otherwise than when the next round was drawn: `event take-back-draw` before that round is called, or `event break-tie` names the one who went on, and the draw stands
event-no-rover = { $n } pairs fill every table: a rover is for an odd number of pairs
event-eliminated = round { $round }  no longer in the knockout
event-lined-up = sit: { $seats }
event-boards-cancelled = cancelled: { $boards }
event-bye-nothing = { $who } sits out in this round, and the conditions give nothing for it; `bye` in the file of the event, or `event conditions`, gives points
event-sits-out-at = round { $round }  table { $table }  sits out
event-boards-to-stand = North puts the boards on the bye stand
event-boards-from-stand = the boards are on the bye stand
event-appeal-further-open = appeal { $n } waits for the Regulating Authority
event-met-again = { $line } is cancelled: somebody there has played the board; `event rule` gives the score that is due
event-card-natural = natural
event-card-artificial = artificial
event-card-specifies = specifies { $what }
event-card-points = { $n } points

## Law books of the user's own

law-official = Official wording (from your own book)
law-official-missing = { $number } was not found in it.
law-official-above = This stands at { $number }:
law-official-other = Your book is of another edition. This shows the wording of { $edition }:
lawbook-none = No law book was imported. `openroom lawbook import FILE --lang pl --edition poland2024` reads one.
lawbook-not-there = no law book was imported in this language for this edition; `openroom lawbook list` names those that are there
lawbook-damaged = damaged ({ $why }); import the book again
lawbook-no-home = there is no home folder; name one by OPENROOM_HOME
lawbook-removed = The book was removed: { $lang }, { $edition }.
lawbook-found = Numbered paragraphs: { $paragraphs }; definitions: { $definitions }; footnotes: { $footnotes }.
lawbook-numbers = Numbers found of { $edition }: { $found } of { $known }.
lawbook-missing = Not found: { $numbers }
lawbook-other-edition = Of { $other } more numbers were found: { $found } of { $known }. If the book is of that edition, import it with --edition { $name }.
lawbook-kept = Kept in { $file }. `{ $command }` shows it.
lawbook-not-kept = Nothing was kept.
lawbook-not-a-book = not a law book: headings of Laws found: { $laws }. They are expected as lines like “Law 27 Title”, “§ 27. Title”, “27 § Title”, “27. Title” between empty lines.
lawbook-not-utf8 = line { $line }: not UTF-8; save the file as UTF-8 text
lawbook-not-text = a PDF or a picture, not text. `pdftotext -layout BOOK.pdf BOOK.txt` makes text of a PDF; a scan must first be read by a program for text recognition (OCR).
lawbook-other-language = its Laws have their titles in another language; import it with --lang { $found }
lawbook-too-large = larger than { $most } MB; that is no law book
language-en = English
language-et = Estonian
language-fi = Finnish
language-pl = Polish
language-de = German
language-nb = Norwegian

## Paper

print-lacking = The font does not have these letters; on the paper a sign stands for each: { $letters }
print-nothing = there is nothing to print
print-too-long = it would take { $n } pages or more
print-long-link = the link is too long for a code: { $link }
print-screen = a PDF is no text for the screen; give -o FILE.pdf
print-needs-journal = give --journal FILE
print-needs-movement = give --movement FILE or --journal FILE
print-no-entry = entry { $n } does not play in this session
print-no-number = { $text } is no number of an entry
print-hidden = Boards that are not shown, because they are still to be played or nobody knows them: { $n }
print-left-out = board { $board } is not printed: { $why }
print-no-deals = no deal of four hands in it
fail-screen = cannot write: { $why }
fail-exists = { $file } exists already; --force overwrites it
fail-writing = cannot write { $file }: { $why }
fail-reading = cannot read { $file }: { $why }
fail-not-found = no such file or folder
fail-denied = permission denied
fail-folder = it is a folder
fail-full = the disk is full
fail-read-only = the disk can only be read
fail-no-address = this computer does not have this address
fail-in-use = another program uses this address already
fail-large = larger than { $most } MB
rulings-no-such = no ruling is kept under the number { $n }; `openroom rulings list` lists them
event-appeal-later-stands = ruling { $n } stands
event-appeal-earlier-stands = what was decided before stands (appeal { $n })
event-appeal-as-ruled = what the Director ruled counts again
event-turned-earlier = the match of { $home } and { $away } in round { $round } of session { $session } stands otherwise than when the next session began: `event break-tie` names the one who went on, and what was played since stands
event-appeal-director-decides = appeal { $n }: a change is recommended, the Director in charge decides
event-by-whom = say who acts with --by
event-for-roles = this is for: { $roles }
event-which = say which event with --event: { $names }
event-none = the journal has no event; `event create FILE` makes one
event-no-such = there is no event { $event }
event-busy = event { $event } is being written by others; try again
event-still-to-play = board { $board } of session { $session } has still to be played
event-without-papers = deals and files are kept and taken out with their papers, not by this command alone
event-deal-not-kept = the deal of board { $board } of session { $session } is not kept here: it was not dealt here, or the event was imported without it
event-record-not-kept = the record of { $line } is not kept here
event-file-not-kept = file { $n } is not kept here
event-deal-sealed = the deal of board { $board } of session { $session } cannot be opened with this key, or is damaged
event-record-sealed = the record of { $line } cannot be opened with this key, or is damaged
event-file-sealed = file { $n } cannot be opened with this key, or is damaged
event-no-person = { $text } is no person
event-no-list-number = nobody has the list number { $text }; who was anonymised is named by #PERSON
event-nobody = nobody is called { $text }; `event people search` looks for names
event-several = { $n } people fit { $text }; give the list number
event-key-missing = the key is missing, and without it nothing that is sealed can be opened; copy it from where the journal comes from, or, where it is lost, go on with a copy that `event salvage NEW` makes
event-key-bad = it is no key
event-seconds = give whole seconds of universal time
event-last-moment = nothing happens after { $at }
event-section-letter = a section is a letter, such as A
event-form-letter = a form is a letter: A as dealt
event-no-call = this is no call; write 1NT, X or pass
event-no-line = a board at a table is written 1A/3/2/7: session and section, round, table, board
event-no-result = this is no result; write 4SN+1, 3NTXE-2, PASS, or np for not played
event-no-command = this is no command (docs/event-commands.md shows each with an example): { $why }
event-deals-by-deal = deals are kept by `event deal`
event-files-by-file = files are kept by `event file keep`
event-award-mixed = a side gets points with weights, or one average or share alone
event-refused-not-yours = this is for: { $may }
event-refused-not-there = you do not sit at { $line }
event-refused-not-concerned = the ruling or penalty concerns others
event-refused-late = the period ended at { $at }
event-clock-ahead = the clock of the event stands at { $at }, ahead of the time now; `set-clock NOW --reason …` puts it right
event-refused-no-late = the regulations do not allow a late correction
event-refused-no-score = no result of the board gives { $points } points
event-refused-no-ruling = there is no such ruling
event-refused-no-appeal = there is no such appeal
event-refused-no-penalty = there is no such penalty
event-refused-no-claim = there is no such claim that waits
event-refused-no-entry = there is no entry { $entry }
event-refused-no-player = { $who } does not play there
event-refused-plays-already = { $who } plays in entry { $entry }
event-refused-no-line = nothing is played at { $line }
event-refused-no-session = there is no session { $n }
event-refused-no-section = there is no section { $name }
event-refused-no-board = there is no board { $n } in the session
event-refused-rounds-to-come = round { $n } is still to be played; `last-round --reason …` ends the session before it, and `take-back-start --reason …` takes back a start before the first round
event-refused-decided-on-appeal = appeal { $n } decided it, which no Director undoes; `appeal-further { $n }` takes it to the Regulating Authority, `refer` puts it to the committee again
event-refused-nothing-to-draw = there is no round to draw
event-refused-undecided = matches of round { $n } are not decided
event-refused-rematch = no draw without a rematch or a second bye exists; the best has { $what }; `draw --rematch` takes it
event-refused-again = { $one } against { $other } again
event-refused-bye-again = a second bye for { $n }
event-refused-cancelled = the board was cancelled at { $line }; `rule` gives the score that is due, `require` has it played after all where that can be
event-refused-adjusted = the score at { $line } is adjusted; `rule` changes it, `rule --stands` restores the table's result
event-refused-sides-differ = the sides entered different results at { $line }; enter the right one with `result`
event-refused-tied = the match of { $home } and { $away } in round { $n } is tied and not decided; `break-tie { $home } --reason …` names the winner by extra boards, by the regulations, or as the Director decides
event-refused-ruling-over-it = ruling { $n } stands over the result: say whether it stands or ends when the result is corrected (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = ruling { $n } ended when the board was cancelled there
event-refused-ruling-corrected = ruling { $n } ended when the result was corrected
event-refused-went-on = entry { $entry } went on when round { $n } was drawn: name it, or take the draw back before the round is called (`take-back-draw`)
event-refused-round-not-played = round { $n } is drawn and has not been played
event-refused-round-not-over = { $missing ->
    [one] round { $n } is not over: one result is missing
    *[other] round { $n } is not over: { $missing } results are missing
    }
event-refused-not-drawn = round { $n } has not been drawn
event-refused-clock = the clock can be put to a moment from { $from } to { $to }
event-refused-no-moment = nothing happens after { $at }
event-refused-dealt-already = board { $n } has its deal; it is dealt anew only where the Director orders it
event-refused-appeal-closed = the appeal is closed
event-refused-final = the body of the tournament has the final say: the option final_say_assigned is assigned
event-refused-no-further = there is no further appeal: the option further_appeals is none
event-refused-by-authority = the Regulating Authority has resolved the matter; nobody decides it again
event-refused-before-authority = the matter is before the Regulating Authority
event-refused-no-concurrence = the appeal is heard when partner or captain concurs
event-refused-not-to-concur = it is for partner or captain to concur
event-refused-frozen = the conditions of contest are frozen; a change needs a reason
event-refused-bad-text = a text is empty or too long
event-heading = { $text } is a heading of the Laws; name what it rests on under it: { $under }
event-unknown-provision = the Laws have no { $text }; nearest: { $near }
event-no-such-tricks = { $text } cannot be: there are thirteen tricks; write 4SN+1, 3NTXE-2, PASS, or np for not played
event-no-such-level = { $text } cannot be: a contract is for one to seven; write 4SN+1, 3NTXE-2, PASS, or np for not played
demo-no-preset = { $text } is no preset; there are { $names }
demo-exists = { $file } exists already; give another with --journal
demo-not-played = { $line }: the board could not be played
demo-done = The evening is in { $file }. Look around:
event-no-share = { $text } is no number or share, such as 10%, 1/3 or 0.5
event-no-points = { $text }: points come as 60%:420, or 420 alone
event-no-award = { $text }: a side gets points such as 60%:420 or 420, plus, even or minus, or a share such as 55%
event-no-file = there is no file { $n }
event-one-person = { $one } and { $other } are one person
event-four-players = a line-up has four players
event-no-penalty = there is no penalty { $n }
event-copy-exists = it exists already; give another name
event-judged-number = write the number of the ruling, or penalty and its number, or disqualification and the number of the entry
event-judged-no-number = { $text } is no number; write 1, penalty 1 or disqualification 1
event-say-score = say what the score is: --points, --average, --ns and --ew, or --stands
event-say-decision = say what the score is: --points, --average, or --ns and --ew
event-say-penalty = say what the penalty is: --tops, --take or --warning
event-give-tables = give --tables once for each section
event-say-plan = say how it is played: --movement KIND, --swiss, --knockout or --file
event-arrow = the arrow is switched in up to { $n } rounds, or `best`
event-no-movement = no movement is called { $name }; there are individual, { $names }
event-not-started = play has not begun: `event start` says which boards
event-all-dealt = every board has its deal; `event redeal` has one dealt anew
event-deals-elsewhere = every board has its deal; `event redeal` has one dealt anew. The deals of boards { $boards } ({ $n }) are not kept here: the event was imported without them, and they are in the journal where it was dealt
event-boards-in-order = the boards of the file must be numbered one after the other
event-no-deal = there is no deal in it
event-plays-not = { $who } does not play in this event
event-give-reader = give anybody, player:WHO, { $roles }
event-not-utf8 = it is not in UTF-8
event-dealt = boards dealt: { $n }
event-deals-lacking = boards of the session without a deal: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } no longer stands
event-redealt-ruling = { $line }: ruling { $n } no longer stands
event-score-not-played = not played
event-score-cancelled = cancelled
event-anonymise-reason = the person was anonymised
event-anonymise-file = { $event }: file { $n } about the person was taken away
event-anonymise-file-stays = { $event }: file { $n } is about something else and may name the person; look at it, `event file remove { $n }` takes it away
event-anonymise-team = { $event }: entry { $entry } is called { $team }; the name of a team is in the log and stays there, `event name { $entry } …` gives another from now on
event-anonymise-words = { $event }: reasons, remarks, system cards and texts of claims are in the log as they were written and stay
event-left-movement = who would have met entry { $entry } sits out from round { $round } on; `event late { $entry } { $next }` brings it back
event-left-swiss = entry { $entry } is not drawn any more; `event late { $entry } { $next }` has it drawn again from round { $next } on
event-left-drawn = round { $round } is drawn: the opponent of entry { $entry } sits out; `event take-back-draw --reason …` and `event draw` draw it without the entry. `event late { $entry } { $round }` takes the withdrawal back
event-left-knockout = the opponent of entry { $entry } goes on
event-left-before = entry { $entry } is out; `event enter …` enters its players again
event-appeal-disqualification = appeal { $n } against the disqualification of { $who }: { $state }
event-appeal-disqualification-stands = the disqualification stands
event-appeal-disqualification-lifted = the disqualification is lifted
event-disqualification-of = { $who }: disqualification ({ $law }), { $reason }: { $state }
event-disqualification-asked = the organizer has to approve
event-disqualification-refused = the organizer did not approve, { $reason }
event-not-cancelled = { $line }: the board is no longer cancelled
event-nothing-to-export = there is no result yet that the reader may see; see --for

## What readers complain of, what writers lose
lost-notes = notes
lost-comments = comments
lost-text-outside-tags = text outside tags
lost-as-it-stands = { $name } as it stands
lost-comments-as-they-stand = comments as they stand
lost-formats-of-columns = widths and order of { $name } columns
lost-column = { $table } column { $name }
lost-columns-past = columns past { $n }
lost-boards-past = boards past { $n }
lost-order = the order of the games
lost-vanished = games of which nothing is left
lost-end-of-game = where a game ends whose next one differs in its scores alone
lost-swapped-declarers = marks of swapped declarers
lost-scores-without = scores without contract, declarer, tricks and pairs
lost-boards-without-scores = boards without a table of scores
lost-boards-without-hands = boards without four whole hands
lost-numbers = board numbers that are no numbers
lost-numbers-in-turn = board numbers that do not follow each other
lost-highest-number = the highest board number
lost-same-number = other deals of the same board number
lost-dealers = dealers that the board number does not give
lost-vulnerabilities = vulnerabilities that the board number does not give
lost-changed-players = players who changed within the match
lost-unlisted-results = results that the list of a match has no place for
lost-marks-in-auction = marks of irregularities in the auction
lost-words-of-auction = words of the auction that were not understood
lost-calls-after-the-end = calls after the end of the auction
lost-annotations-of-calls = annotations of calls
lost-marks-in-play = marks of irregularities in the play
lost-annotations-of-cards = annotations of cards
read-unknown-format = unknown kind of file; known are { $known }
read-bws = BWS databases are not read; the results of newer devices come as JSON from the Data Connector (.json)
read-no-game = there is no game in it that could be written
read-no-deal = the deal is not given or cannot be read (tag Deal)
read-no-hands = not all four hands are known
read-no-contract = the contract or its denomination is not given (tag Contract)
read-no-declarer = the declarer is not given (tag Declarer)
read-no-leader = it is an ending: say who leads with [Play "N"]
read-several-boards = several boards; choose one with --board
read-several-games = several games of that board; keep one in the file
read-no-such-board = no board { $board } in it
read-none = no game in it
read-pbn-wanted = PBN is read here; `openroom convert { $file } { $pbn }` makes it
read-whole-deal = this is examined on a whole deal
read-no-revoke = there is no revoke in the recorded play
read-no-claim = what was claimed? write --claim "S claims 5" or the tag [Claim "S claims 5"]
err-seconds = --seconds goes from 0.1 to 600
err-which-contract = which contract? --contract says it
err-all-played = all cards are played
err-revoked-now = { $who } revoked to the trick in progress; its cards have no double dummy value, those of the next trick have
err-cards-from-one = cards are counted from 1
err-thirteen-tricks = there are 13 tricks
err-samples = --samples goes up to { $n }
err-recorded = only { $recorded } { $recorded ->
    [one] card
    *[other] cards
    } of the play recorded, not { $after }
err-no-deals = there are no deals in this file
err-sheet-too-large = too large for a sheet of this program
err-sheet-not-text = not a sheet of this program: it is not UTF-8 text
err-sheet-no-secret = there is no secret on this sheet
err-sheet-bad-secret = secret is not 64 hexadecimal digits
err-sheet-no-public = there is no public text on this sheet
err-public-empty = --public is empty: without a public text nothing is proved
err-deal-unnumbered = a deal without a board number
err-no-register = where is the register? --register says it
err-both-names = { $pair }: write both names, parted by &
err-asked-twice = { $name } is asked for twice
err-slow = --slow is a number of seconds
err-not-utf8 = it is no UTF-8

## Deals, claims and registers

deal-whole-number = a whole number from 1 to { $n } is needed
deal-no-numbers-above = there are no board numbers above { $n }
deal-option-empty = { $option } is empty
deal-sheet-changed = secret and plan do not give the commitment: the file was changed
deal-not-64 = not 64 hexadecimal digits
deal-line-too-long = a line of more than a million bytes: not a file of deals
deal-zero-byte = found byte 0x00 (UTF-16?), expected text in UTF-8 or Latin-1
deal-board-without = board { $n } ends without a deal
deal-second-time = board { $n } for the second time, and different
deal-other-form = form is “{ $form }”; this program knows “{ $known }”
deal-not-a-sheet = not a sheet of this program: { $why }
deal-name-board = board { $n }
deal-name-line = line { $n }
deal-marked = { $name } is marked dealer { $dealer }, vulnerable { $who }; by its number it has dealer { $usual }, vulnerable { $usually }
deal-repeated = { $name } has the deal of { $of }
deal-exchanged = { $name } has the deal of { $of } with suits or seats exchanged
deal-shifted = { $name } has the deal of { $of } with all cards moved on in the pack
deal-near = { $name } has nearly the number of { $of }: their generator is weak
deal-by-suit = suit by suit
deal-by-rank = rank by rank
deal-same-seat = to the same seat
deal-clockwise = one seat on clockwise
deal-to-partner = to partner
deal-anticlockwise = one seat on anticlockwise
deal-unshuffled = { $name } comes from a pack sorted { $order }: { $n } of 51 cards go { $how } after the one before
deal-nothing-strange = nothing strange found
deal-strange = this set is NOT as random sets are
deal-again = boards that come again with the same deal, counted once: { $n }
deal-too-few = too few deals for statistics
deal-p-by-seat = p by seat
deal-least = least p, corrected for the number of tests: { $p }
deal-points = points
deal-shapes = shapes
deal-few = too few
deal-hands = hands
deal-expected = expected
deal-not-in-file = board { $n } is not in the file
deal-another = board { $n } is another deal
deal-marked-otherwise = board { $n } is marked otherwise
deal-not-in-plan = board { $n } is not in the plan
deal-and-so-on = … and so on
deal-row-event = event
deal-row-source = source
deal-row-public = public text
deal-row-commitment = commitment
deal-row-boards = boards
deal-bound = is that of this secret and plan
deal-not-bound = is NOT that of this secret and plan
deal-right = { $right } of { $all } are as they must be
deal-verified = verified
deal-not-verified = NOT verified
deal-keep-secret = Keep this file to yourself until the session is over.
deal-publish = Publish this before the public text is known. The secret is in the file.
deal-made-from = What the deals were made from. Check the public text at its source.
deal-misread = { $tag }, character { $place }: { $why }
text-expected = expected { $expected }
text-card-twice = { $card } for the second time
text-hand-too-long = a hand of more than 13 cards
text-hand-size = { $seat } has { $n } of 13 cards
text-hand-unknown = the hand of { $seat } is not told
text-tricks = { $bid } ends between +{ $more } and -{ $less }
text-number-too-large = the number is too large
claim-unread = claim, character { $place }: this is not understood: { $found }. Write for example: S claims 5 draw trumps, cash SA SK
claim-line-unread = proposed line, character { $place }: this is not understood: { $found }. Write for example: draw trumps, cash SA SK
play-at-card = card { $n } of the play: { $why }
play-over = { $card } comes after the last trick
play-not-held = { $who } does not hold { $card }
play-revoke = { $who } plays { $card } and could follow suit
looks-missing = the record of looks is missing; nothing is looked at without it
looks-too-large = larger than any record of looks
looks-no-look = no look: { $why }
looks-broken = it does not follow the line before: a look was changed, removed or added
register-exists = exists already; a new register goes on from it with --register NEW --after OLD
register-members = { $name }: a member has a name, and each is named once
register-none = there is no register; `integrity found` makes one, with the members who may look
register-too-large = larger than any register
register-unread = no register: { $why }
register-no-member = { $name } is no member of { $committee }; only a member may look
register-no-key = no key
register-other-key = it is not the key of { $name }
tempo-too-large = larger than any list of cases
tempo-copied = it has the same lines again and again: one list, copied
tempo-columns = a pair, seconds and yes or no, set apart by tabs, maybe with the case
tempo-names = the two names of a pair are parted by &
tempo-seconds = the seconds are no number
tempo-holds = yes or no: whether he held it
looks-removed = { $n ->
    [one] { $n } line
    *[other] { $n } lines
    }, but the register knows of { $known }: some were removed
deal-count = { $n ->
    [one] { $n } deal
    *[other] { $n } deals
    }

serve-public = give an address such as https://bridge.example
serve-no-certificate = there is no certificate in PEM form in it
serve-no-key = there is no private key in PEM form in it
serve-does-not-fit = the key does not fit the certificate: { $why }
serve-not-begun = the server cannot begin: { $why }
serve-no-port = none of the ports { $from } to { $to } can be used: { $why }
serve-open = Openroom is open at
serve-only-here = Only this machine can reach it.
serve-phones = Phones on the same network reach the first of these.
serve-kept = Everything is kept in { $folder }. Ctrl-C closes it.
serve-enter = Press Enter for a new organizer's link.
serve-link = The organizer's link, good for one day and for nobody else:
scenarios-none-in-folder = there is no scenario file in this folder
scenarios-no-block = there is no table, ruling, score or event block in this file
scenarios-nothing-to-run = there is no block to run in these folders
scenarios-too-large = { $bytes } bytes, expected at most { $most }
scenarios-encoding = line { $line }: found byte { $byte }, expected text in UTF-8
scenarios-control = line { $line }: found a control character ({ $character }), expected text
