# Was Programmen gesagt wird, wenn nichts getan wurde.
api-lacks-field = Das Feld { $name } fehlt. Nichts wurde geändert.
api-unread = Das Feld { $name } fehlt oder hat einen Wert, den es nicht haben kann. Nichts wurde geändert.
api-one-of = Das Feld { $name } kann nicht { $value } sein. Möglich sind: { $values }. Nichts wurde geändert.
api-other-kind = Das Feld { $name } ist von anderer Art als beschrieben. Nichts wurde geändert.
api-malformed = Das JSON ist nicht lesbar: Zeile { $line }, Spalte { $column }. Nichts wurde geändert.
api-no-object = Was gesendet wurde, ist kein JSON-Objekt: es beginnt mit einer geschweiften Klammer und hat Felder. Nichts wurde geändert.
api-twice = Das Feld { $name } steht zweimal da. Nichts wurde geändert.
api-result-tricks = { $bid } kann so nicht enden: es gibt dreizehn Stiche, also endet es zwischen { $down } Fallern und { $over } Überstichen.
api-result-level = { $text } ist kein Ergebnis: die Stufe ist eine Zahl von 1 bis 7.
api-result-denomination = { $text } ist kein Ergebnis: nach der Stufe folgt C, D, H, S oder NT.
api-result-declarer = { $text } ist kein Ergebnis: der Alleinspieler fehlt, N, E, S oder W.
api-result-count = { $text } ist kein Ergebnis: es fehlt, wie es endete, etwa =, +1 oder -2.
api-result-text = { $text } ist kein Ergebnis. Schreiben Sie Kontrakt, Alleinspieler und Überstiche oder Faller, etwa 4SN+1 oder 3NTXE-2; oder PASS oder NOT PLAYED.
api-lead = { $text } ist keine Karte. Schreiben Sie Farbe und Rang, etwa HA oder ST.
api-line = „{ $text }“ ist kein Board an einem Tisch. Schreiben Sie Durchgang und Gruppe, Runde, Tisch und Board, etwa 1A/3/2/7.
api-table = { $text } ist kein Tisch. Schreiben Sie Gruppe und Tisch, etwa A/2.
api-answer = { $text } ist keine Antwort auf: { $question }
api-nothing-asked = { $text } antwortet auf nichts: die Beratung endet davor.
api-not-ruled = Diese Antworten führen noch zu keiner Entscheidung; die nächste Frage ist offen.
api-query-unknown = Nach dem Fragezeichen hat diese Adresse kein Wort { $name }. Möglich sind: { $words }. Nichts wurde geändert.
api-query-none = Diese Adresse hat nach dem Fragezeichen keine Wörter, dort steht aber { $name }. Nichts wurde geändert.
api-query-twice = Das Wort { $name } steht nach dem Fragezeichen zweimal. Einmal genügt. Nichts wurde geändert.
api-query-empty = Das Wort { $name } nach dem Fragezeichen hat keinen Wert. Geben Sie einen an oder lassen Sie es weg. Nichts wurde geändert.
