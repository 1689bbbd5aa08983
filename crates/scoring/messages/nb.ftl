# Hva resultatene sier, i programmet og på papir.

versus = –
col-mean = snitt
col-factored = omregnet
score-corrections = Rettelser
score-now = { $was } er nå { $now }
score-withdrawn = { $what } er trukket tilbake
score-added = { $what } er lagt til
score-on-board = spill { $board }, { $what }
score-moved = { $who }: plass { $from } er nå { $to }
score-no-rank = ingen
score-held = { $whole }, begrenset til { $held }
score-weight = { $weight } av { $points }
score-of-top = { $share } av en topp
score-of-session = { $share } av sesjonen
score-vp = { $points } VP
score-outstanding = { $n ->
    [one] ett resultat mangler
    *[other] { $n } resultater mangler
    }
score-points-from = Poeng: { $source }
score-late = forsinket
score-not-played = ikke spilt
score-cancelled = annullert
score-annulled = annullert
score-form = variant { $form }
standing-ranked = plassert
standing-without-standing = utenfor konkurransen
standing-withdrawn = trukket seg
standing-disqualified = diskvalifisert
extra-procedural = prosedyrestraff
extra-disciplinary = disiplinærstraff
extra-bonus = tillegg
extra-carry-over = overføring
extra-handicap = handikap
team-on-board = spill { $board }: { $what }
team-met = runde { $round }, { $home } – { $away }
team-awarded = hjemme { $home }, borte { $away }
team-rooms = åpent { $open }, lukket { $closed }
team-penalty = straff
team-knockout = Utslagsturnering
team-match = runde { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-segments = deler { $parts }
team-segments-open = ikke alle delene er spilt
team-wins = { $team } vinner
team-leads = { $team } leder
team-equal = likt
team-tie = uavgjort, ikke bestemt hvem som vinner
team-undecided = ikke avgjort: de som ikke har tapt, deler førsteplassen
team-not-played = ennå ikke spilt
team-named = { $team } går videre, slik det ble bestemt
team-left-to = { $team } går videre, motstanderne trakk seg
team-both-left = begge lagene trakk seg
team-heading-segment = Runde { $round }, del { $segment }: { $home } – { $away }
