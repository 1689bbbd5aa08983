# Co mówią wyniki, w programie i na papierze.

versus = –
col-mean = średnia
col-factored = przeliczone
score-corrections = Poprawki
score-now = było { $was }, jest { $now }
score-withdrawn = cofnięto: { $what }
score-added = dodano: { $what }
score-on-board = rozdanie { $board }, { $what }
score-moved = { $who }: miejsce { $from }, teraz { $to }
score-no-rank = brak
score-held = { $whole }, ograniczono do { $held }
score-weight = { $weight } z { $points }
score-of-top = { $share } maksimum rozdania
score-of-session = { $share } maksimum sesji
score-vp = { $points } VP
score-outstanding = { $n ->
    [one] brakuje jednego wyniku
    *[other] brakuje wyników: { $n }
    }
score-points-from = Punkty: { $source }
score-late = spóźnione
score-not-played = nierozegrane
score-cancelled = unieważnione
score-annulled = unieważniony
score-form = postać { $form }
standing-ranked = sklasyfikowany
standing-without-standing = poza klasyfikacją
standing-withdrawn = wycofany
standing-disqualified = zdyskwalifikowany
extra-procedural = kara proceduralna
extra-disciplinary = kara dyscyplinarna
extra-bonus = premia
extra-carry-over = przeniesienie
extra-handicap = wyrównanie handicapowe
team-on-board = rozdanie { $board }: { $what }
team-met = runda { $round }, { $home } – { $away }
team-awarded = gospodarze { $home }, goście { $away }
team-rooms = otwarty { $open }, zamknięty { $closed }
team-penalty = kara
team-knockout = Rozgrywki pucharowe
team-match = runda { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-segments = części { $parts }
team-segments-open = nie wszystkie części rozegrano
team-wins = wygrywa { $team }
team-leads = prowadzi { $team }
team-equal = równo
team-tie = remis, nierozstrzygnięty
team-undecided = nierozstrzygnięte: ci, którzy nie przegrali, dzielą pierwsze miejsce
team-not-played = jeszcze nierozegrane
team-named = dalej przechodzi { $team }, jak zdecydowano
team-left-to = dalej przechodzi { $team }, przeciwnicy odeszli
team-both-left = oba teamy odeszły
team-heading-segment = Runda { $round }, część { $segment }: { $home } – { $away }
