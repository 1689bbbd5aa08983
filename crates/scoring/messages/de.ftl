# Was Ergebnisse sagen, im Programm und auf Papier.

versus = –
col-mean = Mittel
col-factored = umgerechnet
score-corrections = Berichtigungen
score-now = { $was } ist jetzt { $now }
score-withdrawn = { $what } ist zurückgenommen
score-added = { $what } kommt hinzu
score-on-board = Board { $board }, { $what }
score-moved = { $who }: Rang { $from } ist jetzt { $to }
score-no-rank = keiner
score-held = { $whole }, begrenzt auf { $held }
score-weight = { $weight } von { $points }
score-of-top = { $share } eines Tops
score-of-session = { $share } des Durchgangs
score-vp = { $points } SP
score-outstanding = { $n ->
    [one] ein Ergebnis steht aus
    *[other] { $n } Ergebnisse stehen aus
    }
score-points-from = Punkte: { $source }
score-late = verspätet
score-not-played = nicht gespielt
score-cancelled = annulliert
score-annulled = annulliert
score-form = Form { $form }
standing-ranked = gewertet
standing-without-standing = außer Konkurrenz
standing-withdrawn = ausgeschieden
standing-disqualified = disqualifiziert
extra-procedural = Verfahrensstrafe
extra-disciplinary = Disziplinarstrafe
extra-bonus = Zuschlag
extra-carry-over = Übertrag
extra-handicap = Handicap
team-on-board = Board { $board }: { $what }
team-met = Runde { $round }, { $home } – { $away }
team-awarded = Heim { $home }, Gast { $away }
team-rooms = offen { $open }, geschlossen { $closed }
team-penalty = Strafe
team-knockout = K.-o.-Turnier
team-match = Runde { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-segments = Abschnitte { $parts }
team-segments-open = nicht alle Abschnitte sind gespielt
team-wins = { $team } gewinnt
team-leads = { $team } führt
team-equal = gleich
team-tie = Punktgleichheit, nicht entschieden
team-undecided = nicht entschieden: wer nicht verloren hat, teilt den ersten Platz
team-not-played = noch nicht gespielt
team-named = { $team } kommt weiter, wie entschieden wurde
team-left-to = { $team } kommt weiter, die anderen sind ausgeschieden
team-both-left = beide Teams sind ausgeschieden
team-heading-segment = Runde { $round }, Abschnitt { $segment }: { $home } – { $away }
