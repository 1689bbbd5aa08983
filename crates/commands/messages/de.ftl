# Was das Programm ausgibt.

## Seiten und Boards

ns = NS
ew = OW
board-none = keiner
board-all = alle
board-heading = Board { $board }, Teiler { $dealer }, in Gefahr { $who }

## Spalten

col-number = Nr.
col-name = Name
col-team = Team
col-rounds = Runden
col-vp = SP
col-points = Punkte
col-boards = Boards
col-matches = Kämpfe
col-score = Score
col-of = von
col-board = Board
col-against = gegen
col-result = Ergebnis
col-table = Tisch
col-lead = Ausspiel
col-open = offen
col-closed = geschlossen
col-by = nach

## Ergebnisse

score-ranking = Rangliste
score-section = Gruppe { $name }
score-stratum = Klasse { $name }
score-victory-points = Siegpunkte
score-by-score = Nach dem Ergebnis
score-nothing-left-out = Kein Board hat { $n } Ergebnisse, daher bleibt beim Vergleichswert keines außer Betracht.
score-card = Karte: { $who }
score-card-sign = Berichtigte Scores gelten für die Seite dieses Teilnehmers und haben ihr Vorzeichen.
score-card-sum = { $n ->
    [one] { $score } auf einem Board, mit allen Zusätzen { $total }
    *[other] { $score } auf { $n } Boards, mit allen Zusätzen { $total }
    }
score-rank = Rang { $n }
score-arithmetic = Board { $board }: die Rechnung
score-arithmetic-ranking = Die Rangliste: die Rechnung
score-points-of = Siegpunkte von { $who }: { $total }
score-at-table = am Tisch { $sides }: { $result }
score-no-contestant = es gibt keinen Teilnehmer { $who }
score-no-board = es gibt kein Board { $board }

## Teams.

team-home = Heim
team-away = Gast
team-heading = Runde { $round }: { $home } – { $away }
team-margin = Differenz { $home } und { $away }
team-points = { $home } : { $away } SP
team-total = { $n ->
    [one] gesamt { $total } aus einem Kampf
    *[other] gesamt { $total } aus { $n } Kämpfen
    }

## Analyse

analyse-board = Board { $board }: Teiler { $dealer }, in Gefahr { $who }
analyse-assumed = (nicht alles stand in der Datei)
analyse-not = nicht analysiert (Spiel bei { $place }): { $why }
analyse-end = Boards: { $n }; double dummy mit { $threads } Threads und höchstens { $megabytes } MB Tabellen
analyse-par-pass = Par: durchgepasst
analyse-par = Par für NS: { $score }; { $contracts }
analyse-revoke = ^R ist ein Revoke; von da bis zum Ende des Stichs werden keine Kosten genannt
analyse-play = Spiel: { $contract }, vor dem Ausspiel double dummy { $n ->
    [one] { $n } Stich
    *[other] { $n } Stiche
    }; hinter einer Karte steht, was sie gekostet hat
analyse-cut = Der Rest des Spiels wird nicht verfolgt: { $why }
analyse-no-deal = keine Verteilung angegeben
analyse-unread = { $place }: die Verteilung ist nicht zu lesen; erwartet: { $expected }
analyse-not-all-hands = nicht alle vier Hände sind bekannt

## Beanspruchungen und faires Ergebnis

claim-heading = Board { $board }, { $denomination }, Alleinspieler { $declarer }: { $who } beansprucht { $n } von { $left ->
    [one] { $left } Stich
    *[other] { $left } Stichen
    }
claim-stated = Spieldurchführung: { $line }
claim-own-words = Seine Worte: { $words }
claim-words-unread = Die Suche liest diese Worte nicht. Eine Spieldurchführung kann vor dem Doppelpunkt stehen; was er konzediert, schreibt man so: concede H
claim-to-lead = { $who } spielt aus
claim-led = ausgespielt von { $who }, auf dem Tisch { $cards }
claim-more-seconds = Mehr --seconds sagen vielleicht mehr.
claim-proposed = Danach vorgeschlagen: schlechtestens { $proposed }, wie genannt { $stated }.
claim-proposal-falls = Eine normale Spielweise im Rahmen der ersten Klarstellung ist weniger erfolgreich; die neue darf nicht angenommen werden.
claim-proposal-holds = Keine normale Spielweise im Rahmen der ersten Klarstellung ist weniger erfolgreich.
claim-proposal-open = Ob eine normale Spielweise im Rahmen der ersten Klarstellung weniger erfolgreich ist, blieb offen.
claim-worst-is = schlechtestens { $n }
equity-contract-heading = Board { $board }, in Gefahr { $who }: { $contract }
equity-actual = Double dummy auf den wirklichen Händen: { $n ->
    [one] { $n } Stich
    *[other] { $n } Stiche
    }, { $points } für NS
equity-over = Verteilungen, die zu dem passen, was { $who } wusste (gesehene Hände: { $seen }): { $found }, gezogen { $tries }, Startwert { $seed }:
equity-rare = weniger als die gewünschten { $n }: was gesagt wurde, ist selten
equity-share-of = { $n ->
    [one] { $n } Stich
    *[other] { $n } Stiche
    } { $share }, zwischen { $low } und { $high } (95 %)
equity-mean-is = im Mittel { $mean } ± { $error }
equity-points = { $points } für NS
equity-play-heading = Board { $board }, { $denomination }, Alleinspieler { $declarer }: { $who } spielt, { $left ->
    [one] { $left } Stich
    *[other] { $left } Stiche
    } übrig, seine Seite hat { $n }
equity-of-side = Double dummy auf den wirklichen Händen, Stiche seiner Seite insgesamt:
equity-side-in-all = Stiche der Seite von { $who } insgesamt
equity-no-contract = Ohne einen ganzen Kontrakt gibt es keine Scores und keine Gewichte.
equity-revoke-heading = Board { $board }: { $who } begeht mit { $card } ein Revoke, Karte { $n } des Spiels (Stich { $trick })
equity-before = Vor diesem Stich gewonnen: NS { $ns }, OW { $ew }
equity-with-card = mit { $card } würde seine Seite noch { $n } gewinnen
equity-won-unknown = Was { $side } nach der Übertragung hat, ist nicht bekannt; --won sagt es

## Dateien

convert-more = und { $n } weitere; --complaints all zeigt sie
convert-complaints = { $faults } Fehler und { $remarks ->
        [one] { $remarks } Anmerkung
       *[other] { $remarks } Anmerkungen
    } zur Eingabe
convert-lost = { $file } kann nicht aufnehmen und enthält nicht:
convert-games = { $n ->
    [one] { $n } Spiel
    *[other] { $n } Spiele
    }
convert-nothing-written = hat Fehler; nichts wurde geschrieben
convert-no-encoding = Dateien dieses Formats lassen keine Wahl des Zeichensatzes; --encoding gilt für PBN, LIN, USEBIO und CSV
convert-pipe-too-large = größer als 256 MB; das darf nur eine Datei auf der Festplatte sein

## Movements.

unit-player = Spieler
unit-pair = Paar
unit-team = Team
movement-contestants = { $unit ->
    [player] { $n } Spieler
    [pair] { $n } Paare
    *[team] { $n } Teams
    }
movement-heading = { $kind }: { $who } an { $tables } Tischen, { $rounds } Runden zu { $per } Boards, insgesamt { $boards } Boards
movement-one = Eine Rangliste.
movement-two = Nord-Süd und Ost-West werden getrennt gewertet.
movement-time = Etwa { $hours } h { $minutes } min. Boards: { $supply }.
movement-copies = { $n ->
    [one] ein Satz
    *[other] { $n } Sätze
    }
movement-shared = { $copies }, bis zu { $n } Tische teilen sie sich
movement-rover = Paar { $n } ist das Wanderpaar.
movement-switched = In den letzten { $n } von { $rounds } Runden wird gescrambelt.
movement-round = Runde { $n }
movement-out = setzen aus: { $who }
movement-sit-out = aussetzen
movement-seat = Platz
col-round = Runde
movement-with = mit { $who }
movement-play = { $who }: Runden { $n }
movement-meet = Je zwei { $unit ->
    [player] Spieler
    [pair] Paare
    *[team] Teams
    } begegnen sich { $often }: { $n }
movement-partner = Je zwei Spieler sind { $often } Partner: { $n }
movement-often = { $n ->
    [0] nie
    [1] einmal
    [2] zweimal
    *[other] { $n }-mal
    }
movement-balance = Ausgewogenheit { $n } von 100
movement-balance-two = Ausgewogenheit Nord-Süd { $ns }, Ost-West { $ew } von 100
movement-right = Das Movement ist richtig.
movement-wrong = Das Movement ist falsch:
movement-met-before = schon begegnet: { $n }
movement-bye = spielfrei: { $who }
movement-bye-again = nicht zum ersten Mal
movement-no-better = Ohne eine zweite Begegnung oder ein zweites Freilos gibt es keine Auslosung. Das ist die am wenigsten schlechte; der Turnierleiter entscheidet.
movement-match = Kampf { $n }: { $one } – { $other }
movement-match-bye = Kampf { $n }: spielfrei ist { $one }
movement-seed = Team { $n }
movement-winner = Sieger von Kampf { $n }
list-tables = { $sizes } Tische
list-teams = Teams: { $sizes }
list-made-by = gemacht durch
list-boards = Boards
list-rounds-by-tables = Runden nach Tischen
list-rounds-by-teams = Runden nach Teams
list-sit-outs = andere Spielerzahlen, mit Aussetzen
list-not = nicht { $sizes }: { $why }
list-only = Runden { $rounds }; { $boards }
list-no = nein: { $why }
list-end = Gezeigt sind Größen von 2 bis { $largest }; alle außer Howells gehen bis { $most }.
list-boards-one = ein Satz, jede Gruppe von Boards je Runde an einem Tisch
list-boards-relay = ein Satz; erster und letzter Tisch teilen, eine Gruppe ruht auf dem Zwischentisch
list-boards-hesitation = ein Satz; bei gerader Tischzahl teilen erster und letzter
list-boards-web = ein Satz für jeden Block von Tischen
list-boards-howell = ein Satz; zwei Tische teilen immer, drei Tische in einer Runde
list-boards-whist = alle Tische spielen in einer Runde dieselben Boards: geteilt oder kopiert
list-boards-head-to-head = ein Satz, von beiden Tischen geteilt
list-boards-triples = ein Satz für jede Dreiergruppe
list-boards-each-table = ein Satz für jeden Tisch
list-boards-each-match = ein Satz für jeden Kampf, von seinen beiden Tischen geteilt
list-at-least = es braucht mindestens { $n }
list-at-most = es geht bis { $n }; ein größeres Feld in Gruppen teilen
list-even-only = eine ungerade Zahl braucht weder Sprung noch Zwischentisch
list-exactly = es ist für { $n }
list-multiple = es braucht ein Vielfaches von { $n }
list-no-construction = für diese Zahl von Tischen ist hier keine Konstruktion bekannt
list-known-for = eine Grundrunde ist für { $sizes } Tische bekannt; ein anderes Feld in Gruppen teilen
list-exists-for = { $rounds ->
    [one] es gibt es für eine Runde
    *[other] es gibt es für { $rounds } Runden
    }
list-no-base = keine Grundrunde mit einem Satz Boards ohne Teilen existiert
list-drawn = jede Runde wird nach den Ergebnissen davor ausgelost
movement-tables = { $n ->
    [one] 1 Tisch
    *[other] { $n } Tische
    }
movement-teams = { $n ->
    [one] 1 Team
    *[other] { $n } Teams
    }
movement-rounds = { $n ->
    [one] 1 Runde
    *[other] { $n } Runden
    }
movement-boards = { $n ->
    [one] 1 Board
    *[other] { $n } Boards
    }
movement-none = das gibt es nicht: { $kind }, { $size }; { $why }
movement-offer = { $kind }, { $size }, { $rounds }
movement-nearest = { $why }; am nächsten: { $offers }
movement-no-rover = für ein Wanderpaar fand sich in diesem Movement kein Weg ({ $rounds }); { $near }
movement-rover-near = am nächsten: { $rounds } (--rounds { $n }), oder ein halber Tisch
movement-rover-half = spielen Sie mit einem halben Tisch
movement-no-arrow = so oft kann nicht gescrambelt werden: { $n } ({ $rounds })
movement-give-switch = eine Zahl von Runden angeben, oder best
movement-other-style = der Name sagt ein anderes Individualturnier als --style; nur eines angeben
movement-full-rainbow = rainbow-individual ist für volle Tische; --tables angeben
movement-two-teams = ein K.-o.-Turnier braucht zwei Teams
movement-no-minutes = in { $n } Minuten passt keine Runde mit je einem Board
movement-no-boards = gleich lange Runden ergeben das nicht: { $boards } ({ $size })
movement-way = { $boards } ({ $rounds } zu { $per }, { $kind })

## Turniere

event-no-merit = Protest { $n } war chancenlos: die Durchführungsbestimmungen sehen eine Sanktion vor
event-ruled = An den Tischen entschiedene Regelwidrigkeiten: { $ruled }, spätere Entscheidungen: { $later }
event-ruling = Entscheidung { $n }, { $line }: { $what }; { $reason }
event-result-stands = das Ergebnis bleibt bestehen
event-adjusted = Score berichtigt nach { $law }
event-appeal = Protest { $n } gegen Entscheidung { $ruling }: { $state }
event-appeal-lodged = wartet auf Zustimmung
event-appeal-concurred = ist zu verhandeln
event-appeal-recommended = eine Änderung wird empfohlen: { $what }
event-appeal-stands = die Entscheidung bleibt bestehen
event-appeal-restored = das Ergebnis vom Tisch gilt wieder
event-appeal-changed = der Score wird geändert
event-appeal-withdrawn = zurückgezogen
event-not-playing = Meldung { $entry } spielt nicht in Durchgang { $session }
event-of-section = { $who }: Gruppe { $section }; Meldung { $entry }, spielt als { $number }
event-directed = die Plätze sind vorgegeben, in der ersten Runde: { $seats }
event-place = Runde { $round }  Tisch { $table } { $seat }  Boards { $boards }  gegen { $who }
event-sits-out = Runde { $round }  setzt aus
event-boards-to = Nord bringt die Boards an Tisch { $table }
event-individual = Individualturnier
event-pairs = Paarturnier
event-teams = Teamturnier
event-nothing = nichts
event-status = { $event }: { $unit }, { $entries } Meldungen, { $records } Einträge
role-organizer = Veranstalter
role-chief-director = verantwortlicher Turnierleiter
role-assistant-director = Assistent des Turnierleiters
role-appeals-committee = Schiedsgericht
role-authority = regulierende Instanz
role-staff = Helfer
event-approval = Siegpunkte brauchen die Zustimmung der regulierenden Instanz ({ $law }); liegt sie vor: scoring_method = "also victory points"
event-not-begun = das Spiel hat noch nicht begonnen
event-scores-do-not-fit = die Scores passen nicht zusammen: { $why }
event-no-column = die Siegpunktskala gilt für Runden und Kämpfe mit bis zu { $most } Boards, nicht { $boards }: spielen Sie weniger oder geben Sie eine eigene Skala mit einer Spalte für { $boards } Boards an (`victory_points` in der Datei des Turniers)
demo-boards-played = Boards gespielt
event-session = Durchgang { $n }
event-section = Gruppe { $section }: Runde { $round } von { $rounds }
event-round-playing = die Runde läuft
event-round-warning = die Runde ist fast zu Ende
event-round-over = die Runde ist zu Ende
event-late-tables = verspätete Tische: { $tables }
event-missing = Fehlende Ergebnisse: { $n }
event-waits = Offen: { $n } (siehe `event waiting`)
event-published = Ergebnisse veröffentlicht { $at }, Berichtigung bis { $corrected }, Protest bis { $appealed }
event-not-published = Ergebnisse nicht veröffentlicht
event-nothing-waits = nichts ist offen
event-dispute = { $line }: die Seiten haben verschiedene Ergebnisse eingetragen
event-postponed = { $line }: das Board ist aufgeschoben
event-record = { $line }: die Aufzeichnung des Tisches lässt sich nicht nachvollziehen
event-case = { $line }: Fall { $case } ergibt nicht mehr, was angeordnet war; entscheiden Sie selbst
event-review = { $line }: Fall { $case } ist nach dem Spiel noch einmal anzusehen
event-deprived = { $line }: annulliert; ein künstlicher berichtigter Score steht aus
event-unplayed = { $line }: nicht gespielt; ein künstlicher berichtigter Score steht aus
event-entries = Meldung, Nummer im Durchgang, Spieler
event-captain = Kapitän { $who }
event-to-be-disqualified = soll disqualifiziert werden
event-other-section = die beiden spielen in verschiedenen Gruppen
event-error-claim = { $line }: Beanstandung { $n }: das Ergebnis soll falsch sein: { $text }
event-incomparable = { $line }: am anderen Tisch des Kampfes lag das Board anders
event-appeal-open = Protest { $n } ist nicht entschieden
event-disqualification = Meldung { $entry }: der Veranstalter muss zustimmen

## Die Regeln

law-law = § { $law }
law-law-title = § { $law } { $title }
law-definition = Definition – { $title }
law-kind-table = am Tisch
law-kind-ruling = Entscheidung
law-kind-score = Wertung
law-kind-organise = Organisation
law-kind-conduct = Verhalten
law-kind-definition = Definition
law-when = Wenn
law-then = Dann
law-judged = Ermessen
law-choice = Wahl
law-parts = Teile
law-editions = Ausgaben
law-in = In { $edition } gilt:
law-refers = Verweist auf
law-referred = Hierher verweisen
law-cases = Beispiele
law-options = Wahlmöglichkeiten
law-words = Begriffe ({ $language })
law-provisions = { $n } Bestimmungen, { $cases } Beispiele. `openroom law { $number }` zeigt eine mit Beispielen, Verweisen und Unterschieden.
law-contents = { $definitions } Definitionen und 93 Paragraphen mit der Zahl ihrer Bestimmungen.
law-english = Die Beispiele, die Wahlmöglichkeiten, nach denen kein Turnier fragt, und die Bemerkungen zu Büchern und Verbänden gibt es nur auf Englisch.
law-number-of = { $number } ist eine Nummer der Ausgabe { $edition }: { $title }.
law-there-defined = Ausgabe { $edition }: dort definiert.
law-there-own = Ausgabe { $edition }: { $number }.
law-there-within = Ausgabe { $edition }: Teil von { $number }.
law-there-nothing = Die Ausgabe { $edition } sagt dazu nichts.
law-there-matter = Ausgabe { $edition }: der Inhalt steht in { $number }.
law-definition-of = die Definition von { $title }
law-namesake = In der Ausgabe { $editions } steht die Nummer { $number } für einen anderen Absatz: { $title }.
law-namesakes = In der Ausgabe { $editions } steht die Nummer { $number } für andere Absätze: { $title }.
law-and-more = und { $n } weitere
law-no-number = keine Regel hat die Nummer { $number }
law-no-number-nearest = keine Regel hat die Nummer { $number }; die nächsten sind { $nearest }
law-no-case = es gibt kein Beispiel { $case }; ein Beispiel schreibt man wie 27B1a#2
law-no-word = es ist kein Wort zum Suchen angegeben
law-within = Teil von { $number }
law-wording = Wortlaut und Nummern im Text sind die der Ausgabe { $edition }.
law-wording-differs = Wo die Ausgabe { $edition } abweicht, ist es eigens gesagt.
law-part-of = Ausgabe { $edition }: dies ist Teil von { $number }.
law-defined = definiert
law-as-in-2017 = wie 2017
law-federations = Verbände
law-more-cases = Beispiele anderer Ausgaben: { $n }; ohne --edition werden alle gezeigt.
law-def = Begriff
law-not-in = nicht in { $edition }
law-stands-in = { $edition }: { $number }
law-case-of = { $case } · ein Beispiel ({ $editions })
law-facts = Tatsachen
law-outcome = Ergebnis
law-no-case-of = Es ist kein Beispiel der Ausgabe { $edition }.
law-provision = Bestimmung
law-modality-may = darf
law-modality-does = tut
law-modality-should = sollte
law-modality-shall = soll
law-modality-must = muss
law-modality-may-not = darf nicht
law-terms = Begriffe
law-found = Bestimmungen
law-found-more = Noch { $n }; --limit zeigt mehr davon.
law-found-nothing = Weder in den Turnier-Bridge-Regeln noch in den Begriffen steht: { $text }.
law-diff = Worin sich die Regeln unterscheiden: { $from } und { $to }
law-diff-of = Worin sich § { $law } unterscheidet: { $from } und { $to }
law-diff-gone = Entfallen
law-diff-new = Neu
law-diff-changed = Geändert
law-diff-reworded = Fast gleich, mit anderen Worten, Verweisen oder Einzelheiten
law-diff-renumbered = Nur neu nummeriert
law-diff-nothing = In nichts.
law-diff-see = { $edition }: siehe { $number }
law-option-value = Wert
law-option-takes = möglich
law-option-laws = Regeln
law-option-book = Buch
law-option-status = Stand
law-option-obeyed = befolgt
law-option-not-yet = noch nicht
law-option-shown = gezeigt
law-option-not-computed = nicht berechnet
law-option-proof = den Unterschied zeigt der Test { $test }
law-options-of-laws = Was die Regeln geben, wenn niemand wählt
law-options-file = { $file }, ausgehend von { $preset }
law-options-wrong = Zeile { $line }, Spalte { $column }: { $what }
law-options-too-large = mehr als { $most } Bytes sind zu viel für eine Datei mit Durchführungsbestimmungen
law-options-count = { $n } Wahlmöglichkeiten: { $obeyed } befolgt, { $not_yet } noch nicht, { $shown } einem Menschen gezeigt, { $not } nicht berechnet
law-options-english = Werte und Gründe der Wahlmöglichkeiten und die Fragen, die niemand im Turnier stellt, gibt es nur auf Englisch.

## Die Schritte der Rechnung

step-regulation = Durchführungsbestimmungen
step-of-total = { $id }: { $score } von { $of } sind { $share } %
step-exact-sum = { $id }: vor jeder Rundung addiert { $sum }
step-hundredths = { $exact }, auf Hundertstel { $score }
step-mean = { $id }, Boards: { $boards }: { $score } / { $boards } = { $mean } im Mittel
step-factored = { $id }, Boards: { $boards } von { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }, umgerechnet
step-annulled = { $what }; annulliert, da ein Teilnehmer ausschied
step-section = Gruppe { $name }
step-form = Form { $form }
step-group = { $what }: miteinander verglichene Zeilen: { $n }
step-split = ein Score ist geteilt: die Scores von { $side } werden miteinander verglichen
step-rounded-to = { $how }, auf { $unit } { $score }
step-rounded = { $sum }, gerundet { $score }
step-of-top = { $how }, von einem Top von { $top }
step-tie = Punktgleichheit, { $way }: { $values }
step-tie-nobody = Punktgleichheit, { $way }: { $values }; das trennt niemanden
step-tie-value = { $who } hat { $value }
step-tie-nothing-lost = { $who } hat nichts verloren
step-way-direct-encounter = direkter Vergleich
step-way-better-boards = bessere Boards
step-way-tops = Tops
step-way-wins = Siege
step-way-margins = Differenzen
step-way-quotient = Quotient
step-way-opponents = Gegner
step-way-last-match = letzter Kampf
step-passed-out = durchgepasst, 0
step-contract = { $outcome } sind { $parts } = { $sum } für { $side }
step-part-tricks = Stiche
step-part-overtricks = Überstiche
step-part-game = Vollspiel
step-part-part-score = Teilkontrakt
step-part-slam = Schlemm
step-part-made-doubled = kontriert erfüllt
step-part-undertricks = Faller
step-part-passed-out = durchgepasst
step-as-entered = { $points } wie eingetragen
step-adjusted = berichtigt, { $offenders }: { $scores }
step-offended-neither = keine Seite ist schuldig
step-offended-side = { $side } ist schuldig
step-offended-both = beide Seiten sind schuldig
step-offended-unknown = wer schuldig ist, ist nicht angegeben
step-late = verspätet: noch kein Score, und kein Vergleich für die anderen
step-not-played = nicht gespielt: kein Score, und kein Vergleich für die anderen
step-cancelled = annulliert: kein Score, und kein Vergleich für die anderen
step-home-away = Heim { $home } und Gast { $away }
step-no-score = kein Score
step-match = Runde { $round }: { $home } (Heim) – { $away } (Gast)
step-match-annulled = Runde { $round }: { $home } (Heim) – { $away } (Gast), annulliert: ein Team schied aus
step-small-too-large = Ergebnisse: { $tables } von { $expected }, eine kleine Gruppe, aber mehr als ein Drittel: gewertet wie jede andere Gruppe
step-small = Ergebnisse: { $tables } von { $expected }, höchstens ein Drittel: eine kleine Gruppe bekommt 60 % von { $top } und für jeden gewonnenen oder verlorenen Vergleich 5 % mehr oder weniger
step-neuberg = Ergebnisse: { $tables } von { $expected }; Neuberg, (Score + { $one }) × { $expected }/{ $tables } − { $one }, Top { $top }
step-neuberg-imps = Ergebnisse: { $tables } von { $expected }; jedes steht für { $expected }/{ $tables }, wie in Neubergs Formel
step-matchpoints = { $two } × { $lower } (niedrigere) + { $one } × { $equal } (gleiche) = { $sum }
step-butler = { $difference }, in IMP { $imps }
step-points = die Punkte selbst
step-beyond = { $who }: nach den Boards, auf denen die Durchführungsbestimmungen den Plusdurchschnitt geben: { $score } wird zum Durchschnitt gesenkt
step-own-share = { $who }: eigener Anteil auf den anderen Boards { $sum } / { $of } = { $own }
step-own-mean = { $who }: eigenes Mittel auf den anderen Boards { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: { $imps } IMP zuerkannt, gezählt als { $amount }
step-imps-awarded-cross = { $who }: { $imps } IMP gegen jeden Tisch zuerkannt, geteilt wie andere, gezählt als { $amount }
step-average = { $who }: der Durchschnitt ist { $amount }
step-average-is = { $who }: { $score } ist { $amount }
step-average-cross = { $who }: { $score } ist { $amount }, { $imps } IMP gegen jeden Tisch, geteilt wie andere
step-datum = der Vergleichswert: { $mean }
step-datum-few = der Vergleichswert, bei weniger als { $n } Ergebnissen bleibt keines außer Betracht: { $mean }
step-datum-left = der Vergleichswert, an beiden Enden je außer Betracht: { $n }; { $mean }
step-against = { $imps } × { $count } gegen { $points }
step-nothing = nichts zu vergleichen, 0
step-undivided = ungeteilt: { $sum }
step-by-comparisons = durch die Vergleiche: { $sum }
step-by-tables = durch die Tische: { $sum }
step-by-root = durch die Wurzel aus Tischen × Vergleichen / 2, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, mehr: { $points } von { $both }
step-equal = { $difference }, gleich: { $points } von { $both }
step-less = { $difference }, weniger: { $points } von { $both }
step-as-it-is = { $difference }, wie es ist
step-most-board = { $team }: ein Board zählt höchstens { $most }, also { $held }
step-as-awarded = { $team }: { $sum } wie zuerkannt
step-several = { $team }: Boards ohne Ergebnis: { $unplayed }, mit Plusdurchschnitt: { $plus }; hier Durchschnitt
step-own-rate = { $team }: { $fault }, aber das Mittel auf den anderen Boards des Durchgangs ist { $mean }
step-average-imps = { $team }: { $fault } sind { $amount } IMP
step-average-board = { $team }: { $fault } sind { $amount } von { $both } auf einem Board
step-seen = von Heim aus gesehen { $home } und { $away }: { $mean }
step-would = { $team }: { $score } würde zugewiesen
step-assigned = { $team }: { $score } zugewiesen
step-complement = Heim { $home } und Gast { $away }, das Gegenstück
step-fouled = das Board war verfälscht
step-played-wrongly = die Ergebnisse sind nicht vergleichbar
step-one-table = ein Tisch hat ein Ergebnis
step-no-table = kein Tisch hat ein Ergebnis
step-favours = das andere Ergebnis ist für ein Team deutlich günstig
step-fault-none = kein Team ist schuld
step-fault-home = Heim ist schuld
step-fault-away = Gast ist schuld
step-fault-both = beide Teams sind schuld
step-margin = Differenz { $sum }
step-margin-points = { $team }: Differenz { $margin }: { $points } SP; { $how }
step-carry = { $team }, Übertrag { $amount }: { $sum }
step-carry-other = { $team }, Übertrag des anderen { $amount }: { $sum }
step-handicap = { $team }, Handicap { $amount }: { $sum }
step-handicap-other = { $team }, Handicap des anderen { $amount }: { $sum }
step-penalty = { $team }, Strafe { $amount }: { $sum }
step-penalty-other = { $team }, Strafe des anderen { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } wird auf { $rounded } gerundet
step-is-held = { $team }: { $margin } wird auf { $held } begrenzt
step-board-total = { $team }: die Boards, die Hälfte dessen, was die Differenz verschob, und die Strafen: { $sum }
step-round = Runde { $round }: { $had }: { $points } SP; { $how }
step-rounded-margin = { $had }, gerundet auf { $margin }
step-vp-winner = der Sieger hat { $winner }; { $loser }
step-vp-full = ein voller Sieg, Boards: { $boards }, ist 15 × √{ $boards }; ab { $last }: { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R) mit B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, auf Hundertstel, kein IMP mehr wert als der vorige
step-vp-between = { $formula }; gerade zwischen { $below } bei { $low } und { $above } bei { $high }
step-vp-discrete = die ganzzahlige Skala, Boards: { $boards }, gibt { $points } { $range }
step-vp-above = über { $n }
step-vp-up-to = bis { $n }
step-vp-row = die Zeile ab { $least } der Skala gibt { $winner } und { $loser }
step-vp-column = in der Spalte, Boards bis { $boards }: { $row }
step-vp-source = die Skala der Siegpunkte: { $source }
event-replaced = ersetzt durch Entscheidung { $n }
event-decided = entschieden durch Protest { $n }
event-in-force = in Kraft
event-no-longer = nicht mehr in Kraft
event-ended-corrected = endete mit der Berichtigung des Ergebnisses
event-ended-cancelled = endete, als das Board dort annulliert wurde
event-ruling-stands = Entscheidung { $n } bleibt bestehen; das Ergebnis darunter ist berichtigt
event-ruling-ends = Entscheidung { $n } endet: Entscheidung { $last } lässt das berichtigte Ergebnis stehen
event-penalty = Strafe { $n } für { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } Punkte
event-penalty-tops = { $n } % eines Tops
event-penalty-withdrawn = zurückgenommen, { $reason }
event-penalty-lifted = aufgehoben durch Protest { $n }
event-penalties = Strafen: { $n } (siehe `event rulings`)
event-appeal-penalty = Protest { $n } gegen Strafe { $penalty }: { $state }
event-appeal-penalty-stands = die Strafe bleibt bestehen
event-appeal-lifted = die Strafe wird aufgehoben
event-appeal-penalty-changed = die Strafe wird geändert
event-tie = der Kampf zwischen { $home } und { $away } in Runde { $round } ist unentschieden: `event break-tie { $n }` nennt den Sieger
event-turned = der Kampf zwischen { $home } und { $away } in Runde { $round } steht anders als bei der Auslosung der nächsten Runde: `event take-back-draw`, bevor diese Runde aufgerufen wird, oder `event break-tie` nennt, wer weitergekommen ist, und die Auslosung bleibt bestehen
event-no-rover = { $n } Paare füllen alle Tische: ein Wanderpaar ist für eine ungerade Zahl von Paaren
event-eliminated = Runde { $round }  ausgeschieden
event-lined-up = es sitzen: { $seats }
event-boards-cancelled = annulliert: { $boards }
event-bye-nothing = { $who } setzt in dieser Runde aus, und die Turnierausschreibung gibt dafür nichts; Punkte gibt `bye` in der Datei des Turniers oder `event conditions`
event-sits-out-at = Runde { $round }  Tisch { $table }  setzt aus
event-boards-to-stand = Nord legt die Boards auf den Zwischentisch
event-boards-from-stand = die Boards liegen auf dem Zwischentisch
event-appeal-further-open = Protest { $n } wartet auf die regulierende Instanz
event-met-again = { $line } ist annulliert: jemand dort hat das Board schon gespielt; den zustehenden Score gibt `event rule`
event-card-natural = natürlich
event-card-artificial = künstlich
event-card-specifies = zeigt { $what }
event-card-points = { $n } Punkte

## Law books of the user's own

law-official = Amtlicher Wortlaut (aus dem eigenen Buch)
law-official-missing = { $number } wurde darin nicht gefunden.
law-official-above = Unter { $number } steht:
law-official-other = Ihr Buch gehört zu einer anderen Ausgabe ({ $edition }). Seinen Wortlaut zeigt:
lawbook-none = Es wurde kein Regelbuch eingelesen. `openroom lawbook import FILE --lang de --edition 2007` liest eines ein.
lawbook-not-there = in dieser Sprache wurde für diese Ausgabe kein Regelbuch eingelesen; `openroom lawbook list` nennt die vorhandenen
lawbook-damaged = beschädigt ({ $why }); lesen Sie das Buch noch einmal ein
lawbook-no-home = es gibt keinen Heimordner; nennen Sie einen mit OPENROOM_HOME
lawbook-removed = Das Buch wurde entfernt: { $lang }, { $edition }.
lawbook-found = Nummerierte Absätze: { $paragraphs }; Definitionen: { $definitions }; Fußnoten: { $footnotes }.
lawbook-numbers = Gefundene Nummern ({ $edition }): { $found } von { $known }.
lawbook-missing = Nicht gefunden: { $numbers }
lawbook-other-edition = Von einer anderen Ausgabe ({ $other }) wurden mehr Nummern gefunden: { $found } von { $known }. Ist das Buch von dieser Ausgabe, lesen Sie es mit --edition { $name } ein.
lawbook-kept = Gespeichert in { $file }. `{ $command }` zeigt es.
lawbook-not-kept = Nichts wurde gespeichert.
lawbook-not-a-book = das ist kein Regelbuch: gefundene Überschriften von Paragraphen: { $laws }. Erwartet werden sie in Zeilen wie „Law 27 Title“, „§ 27. Title“, „27 § Title“, „27. Title“ zwischen Leerzeilen.
lawbook-not-utf8 = Zeile { $line }: kein UTF-8; speichern Sie die Datei als UTF-8-Text
lawbook-not-text = das ist ein PDF oder ein Bild, kein Text. Aus einem PDF macht `pdftotext -layout BOOK.pdf BOOK.txt` einen Text; ein Scan muss erst von einem Texterkennungsprogramm (OCR) gelesen werden.
lawbook-other-language = die Titel seiner Paragraphen stehen in einer anderen Sprache; lesen Sie es mit --lang { $found } ein
lawbook-too-large = größer als { $most } MB; das ist kein Regelbuch
language-en = Englisch
language-et = Estnisch
language-fi = Finnisch
language-pl = Polnisch
language-de = Deutsch
language-nb = Norwegisch

## Paper

print-lacking = Die Schrift hat diese Buchstaben nicht; auf dem Papier steht für jeden ein Zeichen: { $letters }
print-nothing = es gibt nichts zu drucken
print-too-long = das bräuchte { $n } Seiten oder mehr
print-long-link = der Link ist zu lang für einen Code: { $link }
print-screen = ein PDF ist kein Text für den Bildschirm; geben Sie -o DATEI.pdf an
print-needs-journal = geben Sie --journal DATEI an
print-needs-movement = geben Sie --movement DATEI oder --journal DATEI an
print-no-entry = Meldung { $n } spielt in diesem Durchgang nicht
print-no-number = { $text } ist keine Nummer einer Meldung
print-hidden = Boards, die nicht gezeigt werden, weil sie noch zu spielen sind oder niemand sie kennt: { $n }
print-left-out = Board { $board } wird nicht gedruckt: { $why }
print-no-deals = keine Verteilung mit vier Händen darin
fail-screen = kann nicht schreiben: { $why }
fail-exists = { $file } gibt es schon; --force überschreibt die Datei
fail-writing = { $file } kann nicht geschrieben werden: { $why }
fail-reading = { $file } kann nicht gelesen werden: { $why }
fail-not-found = keine solche Datei, kein solcher Ordner
fail-denied = keine Berechtigung
fail-folder = es ist ein Ordner
fail-full = der Datenträger ist voll
fail-read-only = der Datenträger kann nur gelesen werden
fail-no-address = dieser Rechner hat diese Adresse nicht
fail-in-use = diese Adresse benutzt schon ein anderes Programm
fail-large = größer als { $most } MB
rulings-no-such = unter der Nummer { $n } ist keine Entscheidung aufbewahrt; `openroom rulings list` führt sie auf
event-appeal-later-stands = Entscheidung { $n } bleibt bestehen
event-appeal-earlier-stands = was vorher entschieden wurde, bleibt bestehen (Protest { $n })
event-appeal-as-ruled = was der Turnierleiter entschied, gilt wieder
event-turned-earlier = der Kampf zwischen { $home } und { $away } in Runde { $round } von Durchgang { $session } steht anders als beim Beginn des nächsten Durchgangs: `event break-tie` nennt, wer weitergekommen ist, und was seither gespielt wurde, bleibt bestehen
event-appeal-director-decides = Protest { $n }: eine Änderung wird empfohlen, der verantwortliche Turnierleiter entscheidet
event-by-whom = sagen Sie mit --by, wer handelt
event-for-roles = das ist Sache von: { $roles }
event-which = sagen Sie mit --event, welches Turnier: { $names }
event-none = das Journal hat kein Turnier; `event create FILE` legt eines an
event-no-such = es gibt kein Turnier { $event }
event-busy = am Turnier { $event } schreiben gerade andere; versuchen Sie es noch einmal
event-still-to-play = Board { $board } von Durchgang { $session } ist noch zu spielen
event-without-papers = Verteilungen und Dateien werden mit ihren Papieren verwahrt und herausgegeben, nicht durch diesen Befehl allein
event-deal-not-kept = die Verteilung von Board { $board } von Durchgang { $session } liegt nicht hier: sie wurde nicht hier ausgeteilt, oder das Turnier kam ohne sie
event-record-not-kept = die Aufzeichnung von { $line } liegt nicht hier
event-file-not-kept = Datei { $n } liegt nicht hier
event-deal-sealed = die Verteilung von Board { $board } von Durchgang { $session } lässt sich mit diesem Schlüssel nicht öffnen oder ist beschädigt
event-record-sealed = die Aufzeichnung von { $line } lässt sich mit diesem Schlüssel nicht öffnen oder ist beschädigt
event-file-sealed = Datei { $n } lässt sich mit diesem Schlüssel nicht öffnen oder ist beschädigt
event-no-person = { $text } ist keine Person
event-no-list-number = niemand hat die Listennummer { $text }; wer anonymisiert wurde, heißt #PERSON
event-nobody = niemand heißt { $text }; `event people search` sucht Namen
event-several = { $text } passt auf { $n } Personen; geben Sie die Listennummer an
event-key-missing = der Schlüssel fehlt, und ohne ihn lässt sich nichts Versiegeltes öffnen; kopieren Sie ihn von dort, wo das Journal herkommt, oder arbeiten Sie, wo er verloren ist, mit einer Kopie von `event salvage NEW` weiter
event-key-bad = das ist kein Schlüssel
event-seconds = geben Sie ganze Sekunden der Weltzeit an
event-last-moment = nach { $at } geschieht nichts
event-section-letter = eine Gruppe ist ein Buchstabe, etwa A
event-form-letter = eine Form ist ein Buchstabe: A wie ausgeteilt
event-no-call = das ist keine Ansage; schreiben Sie 1NT, X oder pass
event-no-line = ein Board an einem Tisch schreibt man 1A/3/2/7: Durchgang und Gruppe, Runde, Tisch, Board
event-no-result = das ist kein Ergebnis; schreiben Sie 4SN+1, 3NTXE-2, PASS, oder np für nicht gespielt
event-no-command = das ist kein Befehl (docs/event-commands.md zeigt jeden mit einem Beispiel): { $why }
event-deals-by-deal = Verteilungen bewahrt `event deal` auf
event-files-by-file = Dateien bewahrt `event file keep` auf
event-award-mixed = eine Seite bekommt gewichtete Punkte, oder einen Durchschnitt oder Anteil allein
event-refused-not-yours = das tun: { $may }
event-refused-not-there = Sie sitzen nicht bei { $line }
event-refused-not-concerned = die Entscheidung oder Strafe betrifft andere
event-refused-late = die Frist endete { $at }
event-clock-ahead = die Uhr des Turniers steht auf { $at } und geht damit vor; `set-clock NOW --reason …` stellt sie richtig
event-refused-no-late = die Durchführungsbestimmungen erlauben keine spätere Berichtigung
event-refused-no-score = kein Ergebnis des Boards ergibt { $points } Punkte
event-refused-no-ruling = eine solche Entscheidung gibt es nicht
event-refused-no-appeal = einen solchen Protest gibt es nicht
event-refused-no-penalty = eine solche Strafe gibt es nicht
event-refused-no-claim = eine solche offene Beanstandung gibt es nicht
event-refused-no-entry = es gibt keine Meldung { $entry }
event-refused-no-player = { $who } spielt dort nicht
event-refused-plays-already = { $who } spielt schon in Meldung { $entry }
event-refused-no-line = bei { $line } wird nichts gespielt
event-refused-no-session = es gibt keinen Durchgang { $n }
event-refused-no-section = es gibt keine Gruppe { $name }
event-refused-no-board = im Durchgang gibt es kein Board { $n }
event-refused-rounds-to-come = Runde { $n } ist noch zu spielen; `last-round --reason …` beendet den Durchgang davor, und `take-back-start --reason …` nimmt vor der ersten Runde den Beginn zurück
event-refused-decided-on-appeal = darüber hat Protest { $n } entschieden, was kein Turnierleiter ändert; `appeal-further { $n }` bringt es vor die regulierende Instanz, `refer` legt es dem Schiedsgericht noch einmal vor
event-refused-nothing-to-draw = es ist keine Runde auszulosen
event-refused-undecided = Kämpfe der Runde { $n } sind nicht entschieden
event-refused-rematch = ohne eine zweite Begegnung oder ein zweites Freilos gibt es keine Auslosung; die beste hat: { $what }; `draw --rematch` nimmt sie
event-refused-again = wieder { $one } gegen { $other }
event-refused-bye-again = zweites Freilos für { $n }
event-refused-cancelled = das Board wurde bei { $line } annulliert; `rule` gibt das Ergebnis, das dafür zusteht, `require` lässt es doch spielen, wo das geht
event-refused-adjusted = der Score bei { $line } ist berichtigt; `rule` ändert ihn, `rule --stands` stellt das Ergebnis vom Tisch wieder her
event-refused-sides-differ = die Seiten haben bei { $line } verschiedene Ergebnisse eingetragen; das richtige trägt `result` ein
event-refused-tied = der Kampf zwischen { $home } und { $away } in Runde { $n } ist unentschieden; `break-tie { $home } --reason …` nennt den Sieger nach Zusatzboards, nach den Durchführungsbestimmungen oder wie der Turnierleiter entscheidet
event-refused-ruling-over-it = über dem Ergebnis steht Entscheidung { $n }: geben Sie an, ob sie bestehen bleibt oder endet, wenn das Ergebnis berichtigt wird (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = Entscheidung { $n } endete, als das Board dort annulliert wurde
event-refused-ruling-corrected = Entscheidung { $n } endete, als das Ergebnis berichtigt wurde
event-refused-went-on = Meldung { $entry } kam weiter, als Runde { $n } ausgelost wurde: nennen Sie sie, oder nehmen Sie die Auslosung zurück, bevor die Runde aufgerufen wird (`take-back-draw`)
event-refused-round-not-played = Runde { $n } ist ausgelost und nicht gespielt
event-refused-round-not-over = { $missing ->
    [one] Runde { $n } ist nicht zu Ende: es fehlt ein Ergebnis
    *[other] Runde { $n } ist nicht zu Ende: es fehlen { $missing } Ergebnisse
    }
event-refused-not-drawn = Runde { $n } ist nicht ausgelost
event-refused-clock = die Uhr lässt sich auf einen Zeitpunkt von { $from } bis { $to } stellen
event-refused-no-moment = nach { $at } geschieht nichts
event-refused-dealt-already = Board { $n } hat seine Verteilung; neu geteilt wird es nur auf Anordnung des Turnierleiters
event-refused-appeal-closed = der Protest ist abgeschlossen
event-refused-final = das Gremium des Turniers hat das letzte Wort: die Wahlmöglichkeit final_say_assigned ist assigned
event-refused-no-further = einen weiteren Protest gibt es nicht: die Wahlmöglichkeit further_appeals ist none
event-refused-by-authority = die regulierende Instanz hat die Sache entschieden; niemand entscheidet sie noch einmal
event-refused-before-authority = die Sache liegt bei der regulierenden Instanz
event-refused-no-concurrence = der Protest wird verhandelt, wenn Partner oder Kapitän zustimmt
event-refused-not-to-concur = zustimmen kann der Partner oder der Kapitän
event-refused-frozen = die Turnierausschreibung steht fest; eine Änderung braucht einen Grund
event-refused-bad-text = ein Text ist leer oder zu lang
event-heading = { $text } ist eine Überschrift der Turnier-Bridge-Regeln; nennen Sie, was darunter steht: { $under }
event-unknown-provision = die Turnier-Bridge-Regeln haben kein { $text }; am nächsten: { $near }
event-no-such-tricks = { $text } kann nicht sein: es gibt dreizehn Stiche; schreiben Sie 4SN+1, 3NTXE-2, PASS, oder np für nicht gespielt
event-no-such-level = { $text } kann nicht sein: ein Kontrakt geht von eins bis sieben; schreiben Sie 4SN+1, 3NTXE-2, PASS, oder np für nicht gespielt
demo-no-preset = { $text } ist keine Voreinstellung; es gibt { $names }
demo-exists = { $file } gibt es schon; geben Sie mit --journal eine andere Datei an
demo-not-played = { $line }: das Board konnte nicht gespielt werden
demo-done = Der Abend ist in { $file }. Zum Umsehen:
event-no-share = { $text } ist keine Zahl und kein Anteil wie 10%, 1/3 oder 0.5
event-no-points = { $text }: Punkte schreibt man 60%:420, oder 420 allein
event-no-award = { $text }: eine Seite bekommt Punkte wie 60%:420 oder 420, plus, even oder minus, oder einen Anteil wie 55%
event-no-file = es gibt keine Datei { $n }
event-one-person = { $one } und { $other } sind eine Person
event-four-players = eine Aufstellung hat vier Spieler
event-no-penalty = es gibt keine Strafe { $n }
event-copy-exists = das gibt es schon; geben Sie einen anderen Namen an
event-judged-number = schreiben Sie die Nummer der Entscheidung, oder penalty und ihre Nummer, oder disqualification und die Nummer der Meldung
event-judged-no-number = { $text } ist keine Nummer; schreiben Sie 1, penalty 1 oder disqualification 1
event-say-score = sagen Sie, was der Score ist: --points, --average, --ns und --ew, oder --stands
event-say-decision = sagen Sie, was der Score ist: --points, --average, oder --ns und --ew
event-say-penalty = sagen Sie, was die Strafe ist: --tops, --take oder --warning
event-give-tables = geben Sie --tables einmal für jede Gruppe an
event-say-plan = sagen Sie, wie gespielt wird: --movement KIND, --swiss, --knockout oder --file
event-arrow = gescrambelt wird in höchstens { $n } Runden, oder `best`
event-no-movement = kein Movement heißt { $name }; es gibt individual, { $names }
event-not-started = das Spiel hat nicht begonnen: `event start` sagt, welche Boards
event-all-dealt = jedes Board hat seine Verteilung; `event redeal` lässt eines neu austeilen
event-deals-elsewhere = jedes Board hat seine Verteilung; `event redeal` lässt eines neu austeilen. Die Verteilungen der Boards { $boards } ({ $n }) liegen nicht hier: das Turnier kam ohne sie, sie sind im Journal, wo ausgeteilt wurde
event-boards-in-order = die Boards der Datei müssen fortlaufend nummeriert sein
event-no-deal = es ist keine Verteilung darin
event-plays-not = { $who } spielt nicht in diesem Turnier
event-give-reader = geben Sie anybody, player:WHO, { $roles } an
event-not-utf8 = sie ist nicht in UTF-8
event-dealt = Boards ausgeteilt: { $n }
event-deals-lacking = Boards des Durchgangs ohne Verteilung: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } gilt nicht mehr
event-redealt-ruling = { $line }: Entscheidung { $n } gilt nicht mehr
event-score-not-played = nicht gespielt
event-score-cancelled = annulliert
event-anonymise-reason = die Person wurde anonymisiert
event-anonymise-file = { $event }: Datei { $n } über die Person wurde entfernt
event-anonymise-file-stays = { $event }: Datei { $n } handelt von anderem und kann die Person nennen; sehen Sie sie an, `event file remove { $n }` entfernt sie
event-anonymise-team = { $event }: Meldung { $entry } heißt { $team }; der Name eines Teams steht im Protokoll und bleibt dort, `event name { $entry } …` gibt von nun an einen anderen
event-anonymise-words = { $event }: Begründungen, Bemerkungen, Konventionskarten und Texte von Beanstandungen stehen im Protokoll, wie sie geschrieben wurden, und bleiben
event-left-movement = wer Meldung { $entry } getroffen hätte, setzt ab Runde { $round } aus; `event late { $entry } { $next }` bringt sie zurück
event-left-swiss = Meldung { $entry } wird nicht mehr gelost; `event late { $entry } { $next }` lost sie ab Runde { $next } wieder
event-left-drawn = Runde { $round } ist gelost: der Gegner von Meldung { $entry } setzt aus; `event take-back-draw --reason …` und `event draw` losen sie ohne die Meldung. `event late { $entry } { $round }` nimmt den Rückzug zurück
event-left-knockout = der Gegner von Meldung { $entry } kommt weiter
event-left-before = Meldung { $entry } ist draußen; `event enter …` meldet ihre Spieler wieder
event-appeal-disqualification = Protest { $n } gegen die Disqualifikation von { $who }: { $state }
event-appeal-disqualification-stands = die Disqualifikation bleibt bestehen
event-appeal-disqualification-lifted = die Disqualifikation wird aufgehoben
event-disqualification-of = { $who }: Disqualifikation ({ $law }), { $reason }: { $state }
event-disqualification-asked = der Veranstalter muss zustimmen
event-disqualification-refused = der Veranstalter stimmte nicht zu, { $reason }
event-not-cancelled = { $line }: das Board ist nicht mehr annulliert
event-nothing-to-export = es gibt noch kein Ergebnis, das der Leser sehen darf; siehe --for

## What readers complain of, what writers lose
lost-notes = Anmerkungen
lost-comments = Bemerkungen
lost-text-outside-tags = Text außerhalb der Kennungen
lost-as-it-stands = { $name }, wie es dasteht
lost-comments-as-they-stand = Bemerkungen, wie sie dastehen
lost-formats-of-columns = Breiten und Ordnung der Spalten von { $name }
lost-column = { $table }: Spalte { $name }
lost-columns-past = Spalten über { $n }
lost-boards-past = Boards über { $n }
lost-order = die Reihenfolge der Spiele
lost-vanished = Spiele, von denen nichts übrig bleibt
lost-end-of-game = wo ein Spiel endet, wenn das nächste sich nur im Ergebnis unterscheidet
lost-swapped-declarers = Zeichen vertauschter Alleinspieler
lost-scores-without = Ergebnisse ohne Kontrakt, Alleinspieler, Stiche und Paare
lost-boards-without-scores = Boards ohne Tabelle der Ergebnisse
lost-boards-without-hands = Boards ohne vier ganze Hände
lost-numbers = Boardnummern, die keine Zahlen sind
lost-numbers-in-turn = Boardnummern, die nicht aufeinander folgen
lost-highest-number = die höchste Boardnummer
lost-same-number = andere Verteilungen mit derselben Boardnummer
lost-dealers = Teiler, die sich nicht aus der Boardnummer ergeben
lost-vulnerabilities = Gefahrenlagen, die sich nicht aus der Boardnummer ergeben
lost-changed-players = Spieler, die im Kampf wechselten
lost-unlisted-results = Ergebnisse, für die die Liste eines Kampfes keinen Platz hat
lost-marks-in-auction = Zeichen von Regelwidrigkeiten in der Reizung
lost-words-of-auction = Wörter der Reizung, die nicht verstanden wurden
lost-calls-after-the-end = Ansagen nach dem Ende der Reizung
lost-annotations-of-calls = Bewertungen von Ansagen
lost-marks-in-play = Zeichen von Regelwidrigkeiten im Spiel
lost-annotations-of-cards = Bewertungen von Karten
read-unknown-format = unbekannte Art von Datei; bekannt sind { $known }
read-bws = BWS-Datenbanken werden nicht gelesen; die Ergebnisse neuerer Geräte kommen als JSON vom Data Connector (.json)
read-no-game = es ist kein Spiel darin, das geschrieben werden könnte
read-no-deal = die Verteilung fehlt oder ist nicht lesbar (Kennung Deal)
read-no-hands = nicht alle vier Hände sind bekannt
read-no-contract = der Kontrakt oder seine Denomination fehlt (Kennung Contract)
read-no-declarer = der Alleinspieler fehlt (Kennung Declarer)
read-no-leader = es ist ein Endspiel: mit [Play "N"] sagen, wer ausspielt
read-several-boards = mehrere Boards; mit --board eines wählen
read-several-games = mehrere Spiele dieses Boards; eines in der Datei lassen
read-no-such-board = kein Board { $board } darin
read-none = kein Spiel darin
read-pbn-wanted = hier wird PBN gelesen; `openroom convert { $file } { $pbn }` macht es daraus
read-whole-deal = das wird an einer ganzen Verteilung untersucht
read-no-revoke = im aufgezeichneten Spiel gibt es kein Revoke
read-no-claim = was wurde beansprucht? --claim "S claims 5" oder die Kennung [Claim "S claims 5"] schreiben
err-seconds = --seconds geht von 0.1 bis 600
err-which-contract = welcher Kontrakt? --contract sagt es
err-all-played = alle Karten sind gespielt
err-revoked-now = { $who } beging im laufenden Stich ein Revoke; seine Karten haben keinen Wert bei offenen Karten, die des nächsten Stichs haben einen
err-cards-from-one = Karten werden ab 1 gezählt
err-thirteen-tricks = es gibt 13 Stiche
err-samples = --samples geht bis { $n }
err-recorded = aufgezeichnete Karten des Spiels: nur { $recorded }, nicht { $after }
err-no-deals = in dieser Datei sind keine Verteilungen
err-sheet-too-large = zu groß für ein Blatt dieses Programms
err-sheet-not-text = kein Blatt dieses Programms: es ist kein UTF-8-Text
err-sheet-no-secret = auf diesem Blatt steht kein Geheimnis
err-sheet-bad-secret = das Geheimnis hat nicht 64 hexadezimale Ziffern
err-sheet-no-public = auf diesem Blatt steht kein öffentlicher Text
err-public-empty = --public ist leer: ohne öffentlichen Text ist nichts bewiesen
err-deal-unnumbered = eine Verteilung ohne Boardnummer
err-no-register = wo ist das Register? --register sagt es
err-both-names = { $pair }: beide Namen schreiben, getrennt durch &
err-asked-twice = { $name } ist zweimal verlangt
err-slow = --slow ist eine Zahl von Sekunden
err-not-utf8 = es ist kein UTF-8

## Verteilungen, Geräte, Beanspruchungen und Register

deal-whole-number = nötig ist eine ganze Zahl von 1 bis { $n }
deal-no-numbers-above = Boardnummern gehen nur bis { $n }
deal-option-empty = { $option } ist leer
deal-sheet-changed = Geheimnis und Plan ergeben nicht die Zusage: Die Datei wurde geändert
deal-not-64 = keine 64 hexadezimalen Ziffern
deal-line-too-long = eine Zeile von mehr als einer Million Bytes: keine Datei mit Verteilungen
deal-zero-byte = Byte 0x00 gefunden (UTF-16?), erwartet war Text in UTF-8 oder Latin-1
deal-board-without = Board { $n } endet ohne Verteilung
deal-second-time = Board { $n } zum zweiten Mal, und anders
deal-other-form = Die Form ist „{ $form }“; dieses Programm kennt „{ $known }“
deal-not-a-sheet = kein Blatt dieses Programms: { $why }
deal-name-board = Board { $n }
deal-name-line = Zeile { $n }
deal-marked = { $name }: angegeben ist Teiler { $dealer }, in Gefahr { $who }; nach der Nummer ist es Teiler { $usual }, in Gefahr { $usually }
deal-repeated = { $name }: dieselbe Verteilung wie { $of }
deal-exchanged = { $name }: dieselbe Verteilung wie { $of }, mit vertauschten Farben oder Plätzen
deal-shifted = { $name }: dieselbe Verteilung wie { $of }, alle Karten im Paket weitergerückt
deal-near = { $name }: fast dieselbe Nummer wie { $of }; ihr Generator ist schwach
deal-by-suit = nach Farben
deal-by-rank = nach Rängen
deal-same-seat = an denselben Platz
deal-clockwise = einen Platz weiter im Uhrzeigersinn
deal-to-partner = an den Partner
deal-anticlockwise = einen Platz weiter gegen den Uhrzeigersinn
deal-unshuffled = { $name }: aus einem { $order } geordneten Paket; von 51 Karten gehen { $n } nach der vorigen { $how }
deal-nothing-strange = nichts Auffälliges gefunden
deal-strange = dieser Satz ist NICHT so, wie zufällige Sätze sind
deal-again = Boards, die mit derselben Verteilung wiederkehren, einmal gezählt: { $n }
deal-too-few = zu wenige Verteilungen für eine Statistik
deal-p-by-seat = p nach Platz
deal-least = kleinstes p, berichtigt um die Zahl der Tests: { $p }
deal-points = Punkte
deal-shapes = Verteilungen
deal-few = zu wenige
deal-hands = Hände
deal-expected = erwartet
deal-not-in-file = Board { $n } ist nicht in der Datei
deal-another = Board { $n } ist eine andere Verteilung
deal-marked-otherwise = Board { $n } ist anders gekennzeichnet
deal-not-in-plan = Board { $n } ist nicht im Plan
deal-and-so-on = … und so weiter
deal-row-event = Turnier
deal-row-source = Quelle
deal-row-public = öffentlicher Text
deal-row-commitment = Zusage
deal-row-boards = Boards
deal-bound = gehört zu diesem Geheimnis und Plan
deal-not-bound = gehört NICHT zu diesem Geheimnis und Plan
deal-right = { $right } von { $all } sind, wie sie sein müssen
deal-verified = bestätigt
deal-not-verified = NICHT bestätigt
deal-keep-secret = Behalten Sie diese Datei bis zum Ende des Durchgangs für sich.
deal-publish = Veröffentlichen Sie dies, bevor der öffentliche Text bekannt ist. Das Geheimnis steht in der Datei.
deal-made-from = Woraus die Verteilungen gemacht wurden. Prüfen Sie den öffentlichen Text an seiner Quelle.
deal-misread = { $tag }, Zeichen { $place }: { $why }
text-expected = erwartet: { $expected }
text-card-twice = { $card } zum zweiten Mal
text-hand-too-long = eine Hand mit mehr als 13 Karten
text-hand-size = { $seat } hat { $n } von 13 Karten
text-hand-unknown = die Hand von { $seat } fehlt
text-tricks = { $bid } endet zwischen +{ $more } und -{ $less }
text-number-too-large = die Nummer ist zu groß
claim-unread = Beanspruchung, Zeichen { $place }: nicht zu verstehen: { $found }. Schreiben Sie zum Beispiel: S claims 5 draw trumps, cash SA SK
claim-line-unread = vorgeschlagene Spieldurchführung, Zeichen { $place }: nicht zu verstehen: { $found }. Schreiben Sie zum Beispiel: draw trumps, cash SA SK
play-at-card = Karte { $n } des Spiels: { $why }
play-over = { $card } kommt nach dem letzten Stich
play-not-held = { $who } hat { $card } nicht
play-revoke = { $who } spielt { $card } und könnte bedienen
looks-missing = das Verzeichnis der Einsichten fehlt; ohne es wird nichts angesehen
looks-too-large = größer als irgendein Verzeichnis der Einsichten
looks-no-look = keine Einsicht: { $why }
looks-broken = sie folgt nicht auf die Zeile davor: Eine Einsicht wurde geändert, entfernt oder hinzugefügt
register-exists = besteht schon; ein neues Register führt es fort mit --register NEU --after ALT
register-members = { $name }: Ein Mitglied hat einen Namen, und jedes wird einmal genannt
register-none = es gibt kein Register; `integrity found` legt eines an, mit den Mitgliedern, die Einsicht haben
register-too-large = größer als irgendein Register
register-unread = kein Register: { $why }
register-no-member = { $name } ist kein Mitglied ({ $committee }); nur ein Mitglied hat Einsicht
register-no-key = kein Schlüssel
register-other-key = das ist nicht der Schlüssel von { $name }
tempo-too-large = größer als irgendeine Liste von Fällen
tempo-copied = darin stehen dieselben Zeilen immer wieder: eine Liste, kopiert
tempo-columns = ein Paar, Sekunden und yes oder no, durch Tabulatoren getrennt, auf Wunsch mit dem Fall
tempo-names = zwischen den beiden Namen eines Paares steht &
tempo-seconds = die Sekunden sind keine Zahl
tempo-holds = yes oder no: ob er es hatte
looks-removed = Zeilen: { $n }, das Register kennt aber: { $known }; einige wurden entfernt
deal-count = Verteilungen: { $n }

serve-public = geben Sie eine Adresse wie https://bridge.example an
serve-no-certificate = darin ist kein Zertifikat in PEM-Form
serve-no-key = darin ist kein privater Schlüssel in PEM-Form
serve-does-not-fit = der Schlüssel passt nicht zum Zertifikat: { $why }
serve-not-begun = der Server kann nicht starten: { $why }
serve-no-port = keiner der Ports { $from } bis { $to } ist zu gebrauchen: { $why }
serve-open = Openroom ist offen unter
serve-only-here = Nur dieser Rechner erreicht es.
serve-phones = Telefone im selben Netz erreichen die erste dieser Adressen.
serve-kept = Alles wird in { $folder } aufbewahrt. Strg-C schließt es.
serve-enter = Mit der Eingabetaste erhalten Sie einen neuen Link des Veranstalters.
serve-link = Der Link des Veranstalters, gültig für einen Tag und für niemanden sonst:
scenarios-none-in-folder = in diesem Ordner ist keine Datei mit Szenarien
scenarios-no-block = in dieser Datei ist kein Block table, ruling, score oder event
scenarios-nothing-to-run = in diesen Ordnern ist kein Block, der laufen könnte
scenarios-too-large = { $bytes } Bytes, erwartet höchstens { $most }
scenarios-encoding = Zeile { $line }: Byte { $byte } gefunden, Text in UTF-8 erwartet
scenarios-control = Zeile { $line }: Steuerzeichen ({ $character }) gefunden, Text erwartet
