# What scores say, in the program and on paper.

versus = v
col-mean = mean
col-factored = factored
score-corrections = Corrections
score-now = { $was } is now { $now }
score-withdrawn = { $what } is withdrawn
score-added = { $what } is added
score-on-board = board { $board }, { $what }
score-moved = { $who }: rank { $from } is now { $to }
score-no-rank = none
score-held = { $whole }, held to { $held }
score-weight = { $weight } of { $points }
score-of-top = { $share } of a top
score-of-session = { $share } of the session
score-vp = { $points } VP
score-outstanding = { $n ->
    [one] one result is outstanding
    *[other] { $n } results are outstanding
    }
score-points-from = Points: { $source }
score-late = late
score-not-played = not played
score-cancelled = cancelled
score-annulled = annulled
score-form = form { $form }
standing-ranked = ranked
standing-without-standing = without standing
standing-withdrawn = withdrawn
standing-disqualified = disqualified
extra-procedural = procedural penalty
extra-disciplinary = disciplinary penalty
extra-bonus = bonus
extra-carry-over = carry-over
extra-handicap = handicap
team-on-board = board { $board }: { $what }
team-met = round { $round }, { $home } v { $away }
team-awarded = home { $home }, away { $away }
team-rooms = open { $open }, closed { $closed }
team-penalty = penalty
team-knockout = Knockout
team-match = round { $round }: { $home } v { $away }: { $margin } ({ $verdict })
team-segments = segments { $parts }
team-segments-open = not all segments are played
team-wins = { $team } wins
team-leads = { $team } leads
team-equal = equal
team-tie = a tie, not decided
team-undecided = not decided: those who have not lost share the first rank
team-not-played = not played yet
team-named = { $team } goes on, as was decided
team-left-to = { $team } goes on, the others left
team-both-left = both teams left
team-heading-segment = Round { $round }, segment { $segment }: { $home } v { $away }
