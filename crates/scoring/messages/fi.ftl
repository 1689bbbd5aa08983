# Mitä tulokset kertovat, ohjelmassa ja paperilla.

versus = –
col-mean = keskiarvo
col-factored = suhteutettu
score-corrections = Korjaukset
score-now = { $was } on nyt { $now }
score-withdrawn = peruttu: { $what }
score-added = lisätty: { $what }
score-on-board = jako { $board }, { $what }
score-moved = { $who }: sija { $from } on nyt { $to }
score-no-rank = ei sijaa
score-held = { $whole }, rajattu: { $held }
score-weight = { $weight } tuloksesta { $points }
score-of-top = { $share } jaon maksimista
score-of-session = { $share } istunnon maksimista
score-vp = { $points } VP
score-outstanding = { $n ->
    [one] yksi tulos puuttuu
    *[other] { $n } tulosta puuttuu
    }
score-points-from = Pisteet: { $source }
score-late = myöhässä
score-not-played = pelaamaton
score-cancelled = kumottu
score-annulled = mitätöity
score-form = muoto { $form }
standing-ranked = luettelossa
standing-without-standing = ilman sijoitusta
standing-withdrawn = keskeyttänyt
standing-disqualified = diskattu
extra-procedural = menettelytaparangaistus
extra-disciplinary = kurinpitorangaistus
extra-bonus = lisäpisteet
extra-carry-over = siirtopisteet
extra-handicap = tasoitus
team-on-board = jako { $board }: { $what }
team-met = kierros { $round }, { $home } – { $away }
team-awarded = koti { $home }, vieras { $away }
team-rooms = avoin { $open }, suljettu { $closed }
team-penalty = rangaistus
team-knockout = Cup-kilpailu
team-match = kierros { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-segments = osat { $parts }
team-segments-open = kaikkia osia ei ole pelattu
team-wins = voittaja on { $team }
team-leads = johdossa { $team }
team-equal = tasan
team-tie = tasatulos, ratkaisematta
team-undecided = ratkaisematta: ne, jotka eivät ole hävinneet, jakavat ensimmäisen sijan
team-not-played = ei vielä pelattu
team-named = jatkoon pääsee { $team }, kuten päätettiin
team-left-to = jatkoon pääsee { $team }, vastustajat lähtivät
team-both-left = molemmat joukkueet lähtivät
team-heading-segment = Kierros { $round }, osa { $segment }: { $home } – { $away }
