# Berichte über viele Boards, für den Ausschuss eines Verbandes.
integrity-title-leads = Erste Ausspiele und was die verdeckten Hände begünstigen
integrity-title-calls = Ansagen und was die verdeckten Hände begünstigen
integrity-title-tempo = Tempo und Besitz einer Karte
integrity-caution = Es nennt niemanden und entscheidet nichts. Auch ein Paar, das besser ist als die Vergleichspaare, gewinnt, und eine kleine Zahl sagt nur, dass Zufall und Gewohnheiten der anderen das Gesehene nicht erklären. Es ist für den Ausschuss, mit allem, was er sonst weiß, und nie für Spieler.
integrity-decisions = { $pair }: Entscheidungen, bei denen etwas zu gewinnen war: { $n }
integrity-gain = Gewinn gegenüber Vergleichspaaren { $gain } { $unit ->
    [imps] IMPs
    *[tricks] Stiche
    } je Entscheidung, zwischen { $low } und { $high } (95 %); { $effect } Standardabweichungen des Gewinns eines Vergleichspaares
integrity-chance = ein unschuldiges Paar gewinnt ebenso viel oder mehr mit Wahrscheinlichkeit { $p }; berichtigt um alle Einsichten { $corrected }
integrity-level = { $below ->
    [yes] unter
    *[no] nicht unter
    } der Schwelle von { $level }; sie wäre erreicht ab { $from } { $unit ->
    [imps] IMPs
    *[tricks] Stichen
    } je Entscheidung
integrity-cases = { $pair }: Fälle: { $n }
integrity-odds = { $ratio }, zwischen { $low } und { $high } (95 %), Fisher { $p }
integrity-own = Quotenverhältnis von langsam und im Besitz { $odds }
integrity-peers = bei den Vergleichspaaren { $odds }
integrity-times = das { $ratio }-Fache der Vergleichspaare, zwischen { $low } und { $high } (95 %)
integrity-like-peers = ein Paar wie die Vergleichspaare zeigt ebenso viel oder mehr mit Wahrscheinlichkeit { $p }; berichtigt um alle Einsichten { $corrected }: { $below ->
    [yes] unter
    *[no] nicht unter
    } der Schwelle von { $level }
integrity-looks = { $n ->
    [one] { $n } Einsicht
    *[other] { $n } Einsichten
    }
integrity-errors = Berichtigt um insgesamt { $looks }, frühere mitgezählt. Von { $fields } simulierten Feldern unschuldiger Paare hatten { $falsely } nach demselben Verfahren eines unter der Schwelle: ein Anteil zwischen { $low } % und { $high } % (95 %). Unter { $fewest } Entscheidungen wird die Einsicht verweigert.
integrity-plot-gain = Gewinn gegenüber Vergleichspaaren, { $unit ->
    [imps] IMPs
    *[tricks] Stiche
    } je Entscheidung, mit 95-%-Grenzen
integrity-plot-innocent = { $pair }: Gewinn je Entscheidung bei unschuldigen Paaren
integrity-plot-tempo = Logarithmus des Quotenverhältnisses gegenüber dem der Vergleichspaare, mit 95-%-Grenzen
integrity-plot-pair = dieses Paar
integrity-plot-level = Schwelle erreicht
integrity-note-leads = { $same ->
    [calls] Verglichen wird mit denen, die aus derselben Hand nach denselben Ansagen ausspielten.
    *[contract] Verglichen wird mit denen, die aus derselben Hand gegen denselben Kontrakt ausspielten; die Ansagen können ihnen Verschiedenes gesagt haben.
    } Situationen, in denen eines dieser Paare ausspielte und genug andere auch: { $n }. Ausgelassen: { $lacking } ohne Namen, Teilung, Kontrakt oder Ausspiel, { $again }, in denen ein Paar eine Teilung schon gehabt hatte. { $told }.
integrity-note-calls = Verglichen wird mit denen, die dieselbe Hand nach denselben Ansagen hatten, bei gleichem Teiler und gleicher Gefahrenlage. Eine Ansage ist wert, was die Kontrakte, zu denen sie führte, bei offenen Karten bringen, in IMPs gegen die der anderen, im Mittel über alle Tische, an denen sie gemacht wurde. Entscheidungen dieser Paare, bei denen nicht alle gleich ansagten und genug andere die Wahl hatten: { $n }. Ausgelassen: { $lacking } ohne Namen, Teilung, Teiler, Gefahrenlage oder beendete regelrechte Reizung, { $again }, in denen ein Paar eine Teilung schon gehabt hatte. Paare können für dieselben Ansagen Verschiedenes vereinbart haben. { $told }.
integrity-note-tempo = Langsam ist mehr als { $slow } Sekunden. Verglichen wird mit allen anderen Paaren der Liste. Ausgelassen: { $again } mit einem Fall, den schon eine Zeile davor hat. Gezählt, obwohl nichts sie von einer Zeile davor unterscheidet: { $alike }; ob es eigene Fälle sind, sagt die Liste nicht. { $told }.
integrity-games = { $n ->
    [one] { $n } Spiel
    *[other] { $n } Spiele
    }
integrity-lines = { $n ->
    [one] { $n } Zeile
    *[other] { $n } Zeilen
    }
integrity-told = Einsicht { $number } des Registers ({ $committee }), gegründet am { $day }; { $before }. Kennzeichen dieser Einsicht: { $mark }
integrity-told-first = Einsichten davor oder in einem anderen Register sind nicht gezählt
integrity-told-after = es setzt ein früheres fort ({ $looks }); Einsichten anderer sind nicht gezählt
integrity-look-line = { $day } { $what }, durch { $by }, Grund: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = verweigert: { $why }
integrity-look-taken = genommen
integrity-look-begun = begonnen, das Ende ist nicht verzeichnet
integrity-files-none = Dateien nicht verzeichnet
integrity-options-none = Optionen nicht verzeichnet
integrity-taken-over = { $file }: { $looks } übernommen
integrity-key = Schlüssel eines Mitglieds: { $file }
integrity-hand-over = Jeden Schlüssel nur seinem Mitglied übergeben und hier entfernen.
integrity-few = { $pair }: Entscheidungen: { $n }; unter { $fewest } wird nichts gezeigt
integrity-few-of-peers = { $pair }: Fälle der Vergleichspaare: { $n }; unter { $fewest } wird nichts gezeigt
integrity-unsigned = eine Einsicht nennt, wer einsieht und aus welchem Grund
