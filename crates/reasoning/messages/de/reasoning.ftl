# Die Sätze der Entscheidungen auf Deutsch. Der Schlüssel ist die Art und der Name dessen, was gesagt wird; siehe README.md.

## Der Rahmen

director = der Turnierleiter
nothing = nichts
frame-facts = Was geschah: { $matter }. Es geht um § { $law }. { $notice }.
frame-answered = { $law }: Gefragt wurde { $who }: { $question }? Antwort: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: Gefragt ist { $who }: { $question }?
frame-tricks-won = wie viele der dreizehn Stiche hat { $side } gewonnen
frame-closed = Der Fall ist abgeschlossen.
frame-lapsed = Der Fall ist entfallen: Worum es ging, besteht nicht mehr.
frame-waived = Auf die Rektifikation wurde verzichtet.
frame-withdrawn = Der Turnierleiter hat die Entscheidung zurückgenommen.
frame-strayed = Der Fall wurde dem Turnierleiter übergeben.
frame-suit = { $suit ->
    [C] Treff
    [D] Karo
    [H] Coeur
    [S] Pik
    *[NT] Sans Atout
    }
frame-none = keine
frame-act = { $act ->
    [act-play-at-once] die gleichzeitig gespielten Karten
    [act-call-together] die gleichzeitigen Ansagen
    [act-claim] die Beanspruchung von { $by }
    [act-concede] die Konzession von { $by }
    [act-explain] die Erklärung von { $by }
    [act-correct-explanation] die Berichtigung von { $by }
    [act-announce] die Annonce von { $by }
    [act-alert] der Alert von { $by }
    [act-ask] die Frage von { $by }
    *[other] die Handlung von { $by }
    }
frame-before = ein Vorgang vor Beginn der Aufzeichnung
frame-made = { $what } von { $by }
frame-ruling = Entscheidung { $n }
frame-failed = Nicht bestanden:

## Vorfälle

matter-deprived-of-turn = Drei Pass, davon eines außer Reihenfolge von { $offender }, brächten { $deprived } um seine Ansage
matter-conveyed = { $offender } soll dem Partner auf anderem Weg als durch Ansagen und gespielte Karten etwas mitgeteilt haben: { $how }. Gemeldet hat es { $reported }
matter-learnt-elsewhere = { $offender } hat anderswoher etwas über das Board erfahren, { $received ->
    [later] nach der ersten Ansage
    *[other] vor der ersten Ansage
    }
matter-not-entitled = { $offender } hat etwas gefragt, wiederholen lassen oder angesehen, wozu er nicht berechtigt war
matter-wrong-review = { $offender } hat die Reizung fehlerhaft wiederholt
matter-misinformation = { $offender } soll { $call } falsch erklärt oder nicht alertiert haben
matter-deviation = Eine Ansage von { $offender } soll von der bekanntgegebenen Bedeutung abgewichen sein
matter-look-back = Der Turnierleiter kommt nach dem Spiel auf Entscheidung { $case } zurück, in der { $offender } der schuldige Spieler war
matter-misnamed-double = { $offender } hat { $call } angesagt und dabei { $named } genannt, was nicht das letzte Gebot ist
matter-shown-in-auction = { $offender } hat während der Reizung Karten sehen lassen: { $cards } ({ $how })
matter-lying-after-auction = Die Reizung ist zu Ende, und währenddessen waren Karten von { $owner } zu sehen: { $cards } ({ $how })
matter-change-of-call = { $offender } hat { $at } durch { $to } ersetzt
matter-first-lead = { $leader } ist zum ersten Mal am Ausspiel, und von seinem Partner { $offender } wurde zurückgenommen: { $withdrawn }
matter-insufficient-bid = { $offender } hat { $bid } geboten, was das letzte Gebot nicht überbietet
matter-declarers-cards = { $owner } von der alleinspielenden Seite hat Karten sehen lassen: { $cards }
matter-exposed-cards = Gegenspieler { $owner } hat Karten sehen lassen: { $cards } ({ $how })
matter-picked-up = { $owner } hat die Strafkarte { $card } zu früh aufgenommen
matter-not-yet-played = { $owner } konnte noch nicht spielen, was als Strafkarte liegt: { $cards }
matter-several-penalty-cards = { $owner } muss eine von mehreren Strafkarten spielen: { $cards }
matter-penalty-card-not-played = { $offender } hat { $card } gespielt, obwohl er eine Strafkarte spielen musste: { $owed }
matter-partners-lead = { $leader } ist am Ausspiel, und sein Partner hat { $number ->
    [one] eine Hauptstrafkarte
    *[several] mehrere Hauptstrafkarten
    }: { $suits }
matter-led-too-early = { $offender } hat { $card } gespielt, bevor der Alleinspieler gewählt hatte, was ausgespielt oder zugegeben werden darf
matter-lead-out-of-turn = { $offender } hat { $card } { $led_by ->
    [defender] als Gegenspieler ausgespielt
    *[declarer] für die alleinspielende Seite ausgespielt
    }, und diese Hand war nicht an der Reihe
matter-call-over-passer = { $offender } hat angesagt, als sein rechter Gegner an der Reihe war, der passen muss
matter-call-out-of-turn = { $offender } hat { $call } angesagt, als ein anderer an der Reihe war
matter-call-not-repeated = { $offender } musste { $owed } wiederholen und hat etwas anderes angesagt
matter-double-not-allowed = { $offender } hat { $call } angesagt, obwohl er dieses Mal weder kontrieren noch rekontrieren darf
matter-simultaneous-calls = { $offender } hat im selben Augenblick angesagt wie { $first }
matter-inadmissible-double = { $offender } hat { $call } angesagt, was die Reizung nicht zulässt
matter-call-by-passer = { $offender } hat { $call } angesagt, obwohl er passen muss
matter-bid-above-seven = { $offender } hat { $level }{ $denomination } geboten, also mehr als sieben
matter-call-after-final-pass = { $offender } hat nach dem abschließenden Pass angesagt
matter-revoke = { $offender } hat { $card } gespielt, obwohl er hätte spielen können, was er spielen musste
matter-perhaps-revoked = Eine Karte, die vielleicht ein Revoke war; die Hand hat niemand aufgezeichnet
matter-dummy-asks-defender = { $offender } hat als Dummy { $of } nach einem Revoke gefragt, was er nicht darf
matter-asked-about-revoke = { $offender } hat { $of } nach einem Revoke gefragt
matter-revokes-reckoned = Das Spiel ist zu Ende, und es wird gerechnet, was die vollendeten Revokes kosten
matter-claimed = { $by } hat { $tricks ->
    [one] einen Stich
    *[other] { $tricks } Stiche
    } { $kind ->
    [concession] behalten und den Rest konzediert
    *[claim] beansprucht
    } (noch zu spielen: { $left })
matter-tricks-wanted-back = Die Seite von { $by } hat { $lost ->
    [one] einen Stich zugestanden oder konzediert und will ihn zurück
    *[other] { $lost } Stiche zugestanden oder konzediert und will sie zurück
    }
matter-claim-contested = { $by } hat sein Einverständnis mit einer Beanspruchung rechtzeitig zurückgenommen
matter-designated = { $by } hat eine Karte vom Tisch verlangt: { $designation ->
    [card] nach Farbe und Rang
    [touched] durch Berühren
    [suit] nur nach der Farbe
    [rank] nur nach dem Rang
    [high] eine hohe
    [low] eine kleine
    [win] eine, die den Stich gewinnt
    [anything] irgendeine
    *[other] eine, die der Dummy nicht hat
    }
matter-intention = Was { $by } als Alleinspieler mit der verlangten Karte meinte
matter-second-card = { $by } hat eine zweite Karte zum Stich gespielt: { $card }
matter-defender-too-early = Gegenspieler { $offender } hat { $card } vorzeitig gespielt
matter-declarer-too-early = Eine Karte von { $hand } (alleinspielende Seite) wurde vorzeitig gespielt
matter-at-once = { $first } und { $then } haben im selben Augenblick gespielt
matter-several-cards = { $by } hat mehrere Karten zugleich gespielt: { $cards }
matter-could-not-comply = { $player } konnte nicht tun, was § { $demanded } von ihm verlangte
matter-before-corrected-lead = Gegenspieler { $offender } hat { $card } gespielt, bevor der Alleinspieler sein Ausspiel berichtigt hat
matter-hand-of-another = { $offender } hat die Hand von { $of } genommen
matter-acted-before-ruling = { $offender } hat angesagt oder gespielt, nachdem auf die Regelwidrigkeit aufmerksam gemacht worden war und bevor die Entscheidung mitgeteilt wurde
matter-options-told = Der Turnierleiter hat { $to } vorab gesagt, was eine Ansage nach sich zöge
matter-skip-warned = { $offender } hat ein Sprunggebot angekündigt; danach ist eine Pause vorgeschrieben
matter-settled-themselves = { $offender } und andere haben eine Rektifikation selbst geregelt
matter-wrong-number = { $holder } hat eine falsche Anzahl Karten
matter-surplus-card = { $offender } hat { $card }, und die Karte gehört nicht zur Teilung
matter-hand-of-other-board = { $offender } hält Karten eines anderen Boards
matter-wrong-board = Die Teilnehmer spielen ein Board, das jetzt nicht ihres ist
matter-hand-taken = { $by } hat als Erster seiner Seite die Hand aus dem Board genommen
matter-before-tray = { $offender } hat hinter dem Screen regelwidrig angesagt oder eine Ansage geändert, bevor der Schlitten weitergeschoben war
matter-waiver-asked = { $by } hat gebeten, auf die Rektifikation von Entscheidung { $of } zu verzichten
matter-ruling-withdrawn = Der Turnierleiter nimmt Entscheidung { $of } zurück
matter-asked = { $offender } hat nach dem Ende der Reizung um ihre Wiederholung oder um eine Erklärung gebeten oder nach dem Kontrakt gefragt
matter-asked-without-right = { $offender }, Dummy ohne Rechte, hat als Erster den Alleinspieler nach einem Revoke gefragt
matter-card-hidden = { $offender } hat { $card } gespielt, und die Karte war hinter der sichtbaren verborgen
matter-card-put-back = { $offender } hat { $card } aus einem abgelegten Stich in die Hand zurückgesteckt
matter-card-omitted = { $offender } hat zu einem Stich keine Karte gespielt
matter-turned-early = { $offender } hat seine Karte umgedreht, bevor alle gespielt hatten
matter-card-taken-back = { $offender } will die gespielte Karte { $card } zurücknehmen
matter-dummy-overstepped = { $offender } hat als Dummy eine seiner Einschränkungen verletzt: { $how }
matter-dummy-spoke-up = { $offender } hat sich als Dummy während des Spiels gemeldet: { $how }
matter-dummy-used-right = { $offender } hat als Dummy etwas getan, was er darf
matter-face-down-before-choice = { $offender } hatte verdeckt ausgespielt, als eine Ausspielbeschränkung dazukam
matter-face-down-out-of-turn = { $offender }, der nicht am Ausspiel war, hat eine Karte verdeckt als erstes Ausspiel hingelegt
matter-face-down-taken-back = { $offender } hat die verdeckt hingelegte Karte zurückgenommen
matter-hand-faced = { $offender } hat die Hand offengelegt
matter-held-out = { $offender } hat { $card } so gehalten, dass die Karte vielleicht gespielt werden muss
matter-inspected = { $offender } hat einen abgelegten Stich angesehen
matter-mixed = { $offender } hat seine gespielten Karten gemischt, bevor Einigkeit über die Stiche bestand
matter-not-named = { $offender } hat als Dummy eine Karte hingelegt, die der Alleinspieler nicht genannt hat
matter-played-meanwhile = { $offender } hat zum Stich gespielt, als mehrere Karten gezeigt waren und noch keine genannt war
matter-played-after-word = Eine Karte wurde nach einer anderen gespielt, die auf ein irrtümliches Wort von { $offender } oder dessen Partner hin gespielt worden war
matter-pointed-at = { $offender } hat { $card } als zu spielende Karte berührt oder genannt
matter-named-another = { $offender } hat nach der zu spielenden Karte noch eine andere genannt: { $card }
matter-pointed-out = { $offender } hat darauf hingewiesen, dass eine Karte eines abgelegten Stichs falsch herum liegt
matter-renamed = { $offender } hat statt der ersten Karte des Dummys eine andere genannt
matter-suggested = { $offender } hat als Dummy ohne Auftrag auf { $card } gedeutet
matter-tricks-disputed = { $offender } sagt, es seien mehr oder weniger Stiche gewonnen worden, als eingetragen sind
matter-warned-of-wrong-hand = { $offender }, Dummy ohne Rechte, hat den Alleinspieler vor dem Ausspiel von der falschen Hand gewarnt

## Anordnungen

order-call-stands = { $value } bleibt bestehen, was auch falsch daran war
order-cancel-call = { $value } ist aufgehoben
order-cancel-calls-from = { $value } und alle späteren Ansagen sind aufgehoben
order-withdraw-call = { $value } wird zurückgenommen
order-substitute-call = { $call } gilt anstelle von { $at }
order-replace-call = { $at } ist aufgehoben, und { $by } macht eine andere Ansage
order-change-stands = { $second } gilt anstelle von { $first }
order-deem-passed = es wird so gewertet, als hätte { $value } gepasst
order-turn-reverts = an der Reihe ist { $value }
order-card-stands = { $value } bleibt bestehen, was auch falsch daran war
order-withdraw-card = { $value } geht in die Hand zurück
order-card-named = { $card } von { $hand } ist die Karte, die genannt wurde, und ist gespielt
order-designation-void = der Alleinspieler hat keine Karte bestimmt und nennt eine
order-play-instead = { $hand } spielt { $card } anstelle der zurückgenommenen Karte
order-established = das Revoke mit { $value } ist vollendet
order-pick-up = { $owner } nimmt Strafkarten dieser Farben auf: { $suits }
order-make-major = die Strafkarte { $card } von { $owner } ist von jetzt an Hauptstrafkarte
order-lead-is-free = { $value } darf beliebig ausspielen
order-lead-from = das Ausspiel kommt von { $value }
order-take-back-face-down = die verdeckt ausgespielte Karte geht in die Hand zurück
order-leave-faced = { $card } von { $owner } bleibt offen auf dem Tisch
order-return-to-hand = in die Hand von { $owner } kommt zurück: { $cards }
order-counts-after = die Karte von { $then } gilt als nach der von { $first } gespielt
order-declarer-is = Alleinspieler ist { $value }
order-spread-dummy = die Hand des Dummys wird ausgebreitet
order-restrict = { $value } { $second }, { $third }
order-suspend-play = das Spiel wird unterbrochen
order-resume-play = das Spiel wird fortgesetzt
order-award-tricks = { $to } bekommt von den noch nicht gespielten Stichen { $tricks ->
    [one] einen
    *[other] { $tricks }
    }, die Gegner den Rest; das Spiel ist zu Ende
order-transfer-tricks = { $to } bekommt nach dem Spiel { $tricks ->
    [one] einen Stich
    *[other] { $tricks } Stiche
    } der Gegner zugesprochen
order-cancel-transfer = { $from } bekommt { $tricks ->
    [one] einen Stich zurück, der dieser Seite für Revokes abgenommen wurde
    *[other] { $tricks } Stiche zurück, die dieser Seite für Revokes abgenommen wurden
    }
order-give-back = { $to } bekommt { $tricks ->
    [one] einen Stich zurück, der
    *[other] { $tricks } Stiche zurück, die
    } ohne Spiel abgegeben worden { $tricks ->
    [one] war
    *[other] waren
    }
order-no-transfer = es werden keine Stiche zugesprochen
order-face-hands = alle restlichen Karten werden aufgedeckt
order-count-for = { $to } bekommt { $tricks ->
    [one] einen Stich
    *[other] { $tricks } Stiche
    } der bestrittenen Beanspruchung
order-line-fails = Teil { $part } der genannten Spieldurchführung kann nicht wie genannt gespielt werden
order-line-accepted = eine nicht genannte Spieldurchführung zählt
order-line-refused = eine nicht genannte Spieldurchführung zählt nicht
order-restore-card = { $card } kommt in die Hand von { $to }, wohin die Karte gehört
order-rebuild-deal = die Teilung wird mit einem anderen Kartenpaket neu gelegt
order-remove-card = { $card } gehört nicht zur Teilung und wird { $from } weggenommen
order-knowledge-unauthorized = { $to } darf nicht nutzen, dass { $card } zurückgesteckt wurde
order-no-change-of-call = Reizung und Spiel gehen weiter, und keine Ansage wird geändert
order-take-correct-hand = { $value } nimmt die Hand, die auf diesem Board seine ist
order-call-again = { $value } sagt noch einmal an, mit der richtigen Hand
order-compare-on-other-board = wenn das andere Board gespielt wird, wird die dortige Ansage von { $value } mit der aufgehobenen verglichen
order-auction-period-begins = für { $value } hat die Reizphase begonnen
order-play-on = Reizung und Spiel werden zu Ende geführt, und der Score bleibt bestehen
order-right-board-later = die Teilnehmer dürfen das richtige Board später spielen
order-cancel-board = das Board wird für beide Seiten annulliert
order-adjust-score = für das Board gibt es { $value }
order-may-penalize = der Turnierleiter kann eine Verfahrensstrafe verhängen
order-settlement-stands = was die Spieler unter sich geregelt haben, bleibt bestehen
order-settlement-cancelled = was die Spieler unter sich geregelt haben, wird aufgehoben
order-right-forfeited = { $value } hat das Recht auf Rektifikation verloren
order-gain-taken = { $value } verliert den Vorteil; die andere Seite behält ihren Score
order-waive = auf die Rektifikation in Fall { $value } wird verzichtet
order-not-waived = auf die Rektifikation in Fall { $value } wird nicht verzichtet
order-undo = Entscheidung { $value } wird zurückgenommen; ihre Anordnungen gelten nicht mehr, bleiben aber in der Aufzeichnung
order-rests-on = { $value } beruht auf der Entscheidung
order-lift = Entscheidung { $value } bindet nicht mehr; was seither geschah, bleibt bestehen
order-rule-again = Fall { $value } wird neu entschieden
order-reconsider = in Fall { $of } wird die letzte Feststellung zurückgenommen und neu getroffen
order-applies = dieser Absatz ist maßgebend
order-is-change-of-call = { $second }, angesagt anstelle von { $first }, ist eine Änderung der Ansage
order-unauthorized = { $to } darf nicht nutzen, was { $at } verriet
order-question-unauthorized = { $to } darf nicht nutzen, was die Frage von { $by } verriet
order-may-not-use-knowledge = { $value } darf nicht nutzen, was er anderswoher über das Board weiß
order-authorized = { $to } darf nutzen, was { $at } verriet
order-in-time = { $value } hat die Angabe über eine Ansage rechtzeitig berichtigt
order-late = { $value } hat die Angabe über eine Ansage zu spät berichtigt
order-too-early = { $value } hat die Angabe seines Partners über eine Ansage berichtigt, bevor er es durfte
order-not-entitled = { $value } war zu dem, was er tat, nicht berechtigt
order-rights-reserved = { $value } behält das Recht, den Turnierleiter später zu rufen
order-call-director = { $value } muss sofort den Turnierleiter rufen
order-doubles-last-bid = { $value } hat das letzte Gebot kontriert oder rekontriert, was er auch nannte
order-calls-first = { $value } sagt zuerst an
order-nothing-further = es folgt nichts weiter, und das Zurückgenommene darf genutzt werden
order-no-rectification = es folgt keine Rektifikation; das Zurückgenommene bleibt für die schuldige Seite unerlaubte Information
order-review-after-play = der Turnierleiter kommt nach dem Spiel darauf zurück
order-adjust-after-play = der Turnierleiter erkennt einen berichtigten Score zulasten von { $against } zu
order-adjust-without-offence = der Turnierleiter erkennt einen berichtigten Score zu; keine Seite ist schuldig
order-score-stands = in dieser Hinsicht bleibt der Score bestehen
order-as-if-told-right = die Berichtigung richtet sich danach, was geschehen wäre, hätten die Gegner die vereinbarte Bedeutung erfahren
order-as-if-told-no-agreement = die Berichtigung richtet sich danach, was geschehen wäre, hätten die Gegner erfahren, dass nichts vereinbart ist
order-change-seats = die Spieler tauschen die Plätze, so dass jeder die Hand hat, die er kennt
order-redeal = das Board wird neu geteilt
order-add-to-played = { $card } kommt zu den gespielten Karten von { $hand }; der Stich gehört weiter dem, der ihn gewonnen hat
order-entitled = { $value } hat ein Recht darauf
order-face-trick = die Karten des Stichs werden wieder aufgedeckt
order-leads-next = { $hand } spielt { $card } zum nächsten Stich aus
order-liable-to-penalty = { $value } kann eine Verfahrensstrafe bekommen
order-play-on-regardless = der Hinweis hat keine Rektifikation zur Folge, und es wird weitergespielt
order-record-tricks = dem Alleinspieler { $declarers ->
    [one] wird ein Stich eingetragen
    *[other] werden { $declarers } Stiche eingetragen
    }
order-result-stands = was eingetragen ist, bleibt bestehen
order-rights-lost = die Rechte von { $value } sind von jetzt an eingeschränkt
order-supply-card = { $hand } spielt { $card } zu dem Stich, dem eine Karte fehlt
order-restore-played = { $card } kommt aus der Hand von { $hand } an ihren Platz unter den gespielten Karten
order-take-from-played = { $card }, unter den gespielten Karten verborgen, geht an { $hand } zurück

## Berichtigte Scores

adjustment-artificial = einen künstlichen berichtigten Score
adjustment-assigned = einen zugewiesenen berichtigten Score
adjustment-either = einen berichtigten Score nach Ermessen des Turnierleiters
adjustment-both-as-non-offending = einen berichtigten Score, bei dem beide Seiten als nicht-schuldig gelten

## Wahlmöglichkeiten

choice-accept-call = { $value } annehmen
choice-accept-call-out-of-turn = { $call }, außer Reihenfolge angesagt, annehmen
choice-call-accepts-or-in-turn = nimmt seine Ansage { $value } an, gemacht, als er an der Reihe war, oder ist sie in Reihenfolge gemacht
choice-accept-change = die Änderung zu { $value } annehmen
choice-withdraw-call = { $value } zurücknehmen
choice-change-call = { $value }, auf falscher Auskunft oder auf einer solchen Ansage beruhend, durch eine andere Ansage ersetzen
choice-agree-that-it-happened = bestätigen, dass er dem Partner etwas mitgeteilt hat, wie ein Gegner sagt
choice-forbid-suit = das Ausspiel einer dieser Farben verbieten: { $value }
choice-require-or-forbid-suit = das Ausspiel einer dieser Farben verlangen oder verbieten: { $value }
choice-partners-lead = das Ausspiel verlangen, verbieten oder freistellen: { $forbid }
choice-accept-lead = { $lead }, außer Reihenfolge ausgespielt, annehmen, was { $next } auch durch Spielen tut
choice-penalty-card = welche Strafkarte wird gespielt: { $value }
choice-accept-card = { $value } annehmen, was er auch durch Weiterspielen aus einer der beiden Hände tut
choice-partners-card = was muss der Gegner, dessen Partner zu früh gespielt hat, spielen, oder was darf er nicht spielen
choice-lying-in-dummy = welche dieser Karten liegt beim Dummy und war verlangt, oder ist es keine: { $cards }
choice-name-card = welche Karte von { $of } wird gespielt: { $cards }
choice-dummys-card = welche Karte spielt der Dummy, oder bleibt es dem Partner überlassen: { $value }
choice-opening-lead = das erste Ausspiel { $value } außer Reihenfolge annehmen, ablehnen oder die eigene Hand ausbreiten
choice-play-again = anstelle der zurückgenommenen eine andere Karte von { $hand } spielen: { $cards }
choice-change-card = { $card } zurücknehmen und eine andere Karte von { $hand } spielen oder dabei bleiben
choice-take-back-card = { $value } zurücknehmen
choice-object-to-concession = der Konzession des Partners widersprechen
choice-agree-to-claim = der Beanspruchung oder Konzession zustimmen
choice-ask-to-play-on = verlangen, dass nach der Beanspruchung weitergespielt wird
choice-consent-to-play-on = zustimmen, dass nach der Beanspruchung weitergespielt wird
choice-hand-to-lead = von welcher der beiden Hände soll der Alleinspieler ausspielen, oder bleibt es ihm überlassen

## Feststellungen

finding-comparable = ist { $new } mit der zurückgenommenen Ansage { $withdrawn } vergleichbar
finding-same-or-more-precise = bedeutet { $new } dasselbe wie die zurückgenommene Ansage { $withdrawn }, oder ist es genauer
finding-lowest-specifying-the-same = ist { $new } das niedrigste genügende Gebot, das dasselbe zeigt wie { $withdrawn }
finding-neither-artificial = steht zweifelsfrei fest, dass weder { $withdrawn } noch { $new } künstlich ist
finding-unintended = war { $value } unabsichtlich
finding-without-pause = wurde { $value } ohne Nachdenkpause geändert
finding-artificial-pass = ist { $value } oder die Ansage des Partners, auf die gepasst wird, künstlich
finding-repeats-denomination = wiederholt { $new } die Denominationen, die die zurückgenommene Ansage { $withdrawn } zeigte
finding-is-change-of-call = ist { $value } als Änderung einer Ansage zu behandeln
finding-different-final-call = hat der Spieler dort am Ende eine andere Ansage gewählt als { $value }
finding-specified-legally = welche Farben hat { $value } in der gültigen Reizung gezeigt
finding-tied-to-suits = mit welchen Farben, wenn überhaupt, und mit nichts anderem war { $value } verbunden
finding-proper-lead = ist die Karte von { $value } ein eigenes Ausspiel und keine Zugabe zum regelwidrigen
finding-statement-repeated = hat der Anspruchsteller wiederholt, was er mit der Beanspruchung sagte, und nichts anderes
finding-objections-heard = wurden die Gegner zu ihren Einwänden gehört
finding-cards-to-be-faced = sollen die Spieler ihre Karten offenlegen
finding-trump-mentioned = hat die Klarstellung den ausstehenden Trumpf erwähnt
finding-unaware-of-trump = ist es überhaupt wahrscheinlich, dass der Anspruchsteller von diesem Trumpf nichts wusste
finding-lost-to-trump = wie viele Stiche verlöre eine normale Spielweise an diesen Trumpf (von { $value })
finding-depends-on-partner = hängt ein Teil der Beanspruchung davon ab, welche normale Spielweise der Partner wählt
finding-new-line = schlägt der Anspruchsteller eine erfolgreiche Spieldurchführung vor, die nicht in seiner Klarstellung war
finding-worse-line-is-normal = wäre eine weniger erfolgreiche Spielweise normal
finding-needs-a-card-placed = gelingt die Spieldurchführung nur, wenn eine Karte bei einem bestimmten Gegner ist
finding-shows-out = hat ein Gegner vor der Beanspruchung nicht bedient, oder würde er bei jeder normalen Spielweise nicht bedienen
finding-otherwise-irrational = wäre es irrational, anders zu spielen
finding-tricks-of = wie viele der restlichen Stiche ({ $most }) bekommt { $side }
finding-in-correction-period = läuft der Berichtigungszeitraum noch
finding-already-won = wie viele der abgegebenen Stiche ({ $value }) waren schon gewonnen
finding-likely-won = wie viele der abgegebenen Stiche ({ $value }) wären wahrscheinlich gewonnen worden
finding-cannot-be-lost = wie viele der abgegebenen Stiche ({ $value }) konnte keine normale Spielweise verlieren
finding-penalty-card = sind die aufgedeckten Karten von { $value } Strafkarten
finding-could-comply = hätte { $value }, dessen Hand niemand aufgezeichnet hat, bedienen oder wie verlangt spielen können
finding-led = war die zweite Karte von { $value } ein Ausspiel zum nächsten Stich
finding-own-error-seen-by-partner = hat { $value } durch eigenen Fehler den Partner die Karten sehen lassen
finding-meant = welche dieser Karten meinte der Alleinspieler zweifelsfrei statt { $instead_of }, falls eine: { $cards }
finding-gave-information = konnte das Gemeldete dem Partner etwas verraten
finding-likely-to-interfere = wird das, was { $value } weiß, wohl das normale Spiel stören
finding-remedy-before-any-call = was wird vor der ersten Ansage getan
finding-remedy-later = was wird nach der ersten Ansage getan
finding-mistaken-explanation = war die Erklärung von { $value } falsch und nicht die Ansage
finding-may-have-been-misled = kann falsche Auskunft leicht zu { $value } geführt haben
finding-knew-earlier = wusste { $value } schon früher von seinem Fehler
finding-partner-had-reason-to-know = hatte { $value } mehr Grund als die Gegner, von einer Abweichung zu wissen
finding-psychic-not-allowed = schließen die Durchführungsbestimmungen einen solchen Bluff aus
finding-could-have-known = konnte { $value } wissen, dass es leicht Schaden anrichten könnte
finding-chose-what-was-suggested = hat { $value } gewählt, was die unerlaubte Information nahelegte, obwohl es eine logische Alternative gab
finding-could-have-ended-otherwise = hätte das Board ohne die Regelwidrigkeit leicht anders enden können
finding-gained = hatte { $value } dadurch einen Vorteil
finding-damaged = wurde { $value } geschädigt
finding-agreed-meaning-proven = ist hinreichend belegt, was die Ansage nach Vereinbarung bedeutete
finding-influenced-the-result = hat es das Ergebnis beeinflusst
finding-lowered = wird das notierte Ergebnis von { $value } gesenkt, ohne das der anderen Seite zu erhöhen
finding-won-the-trick = hätte { $value } den nicht zu Ende gespielten Stich gewonnen
finding-inadvertent = hat { $value } die Karte aus Versehen aufgedeckt
finding-missing-card = welche Karte fehlt { $of }, und wo ist sie
finding-card-of-another-seen = hat jemand eine Karte einer anderen Hand gesehen
finding-enough-to-interfere = reicht das, um normale Reizung oder normales Spiel zu stören
finding-correctable = kann die Teilung berichtigt und ohne Änderung einer Ansage gespielt werden
finding-played-to-quitted-trick = kam die Karte, die nicht zur Teilung gehört, in einen abgelegten Stich
finding-played-before = hat einer der vier das Board schon gespielt
finding-settlement-may-stand = darf bestehen bleiben, was die Spieler unter sich geregelt haben
finding-gained-by-ignorance = hatte { $value } einen Vorteil, weil ein Gegner die Regel nicht kannte
finding-waive = wird auf die Rektifikation in Fall { $value } verzichtet
finding-rule-again = ist Fall { $value } neu zu entscheiden
finding-scored-normally = kann das Board noch normal gewertet werden
finding-acted-on-word = hat { $value } gehandelt, weil ein Gegner gesagt hatte, er sei an der Reihe
finding-as-if-played = hielt { $value } die Karte wie eine gespielte
finding-because-of-explanation = wurde { $value } wegen einer falschen Erklärung gespielt
finding-could-be-seen = hätte der Partner von { $value } die Bildseite der Karte sehen können
finding-fully-convinced = ist der Turnierleiter völlig überzeugt, welches Ergebnis erzielt wurde
finding-meant-to-claim = wollte { $value }, der die Hand offengelegt hat, Stiche beanspruchen
finding-seen-by-table = wurde { $value } am Tisch gesehen, als die Karte zurückgesteckt wurde
finding-touched-table = hielt { $value } die Karte offen so, dass sie den Tisch berührte oder fast berührte
finding-touched-to-play = hat der Alleinspieler { $value } absichtlich berührt, um die Karte zu spielen

## Tatsachen

fact-turn = wer war an der Reihe
fact-last-bid = was war das letzte Gebot davor, falls es eines gab
fact-last-bidder = wer hatte dieses Gebot abgegeben
fact-has-called = hatte { $value } vorher schon angesagt
fact-called-after = hat { $value } danach angesagt, bevor darauf aufmerksam gemacht wurde
fact-saw-dummy = könnte der Alleinspieler eine Karte des Dummys gesehen haben
fact-auction-period-over = war die Reizphase zu Ende
fact-lead-faced = war das erste Ausspiel aufgedeckt
fact-established = war das Revoke vollendet
fact-declarer = wer ist Alleinspieler
fact-cards-of = wie viele Karten hatte { $value } am Anfang
fact-play-over = war das Spiel zu Ende

## Worauf gewartet wird

wait-next-call = was ist seine nächste Ansage, { $value }
wait-next-card = was ist die nächste Karte
wait-end-of-play = ist das Spiel zu Ende

## Was das Warten beendet

takes-what-stands = sobald eine besteht
takes-anything = was es auch sei

## Antworten

answer-yes = ja
answer-no = nein
answer-in-turn = die Ansage war in Reihenfolge
answer-nothing = nichts gesagt
answer-spread = die Hand wird ausgebreitet
answer-seat = { $value }
answer-suit = { $value ->
    [C] Treff
    [D] Karo
    [H] Coeur
    *[S] Pik
    }
answer-highest = die höchste Karte
answer-lowest = die niedrigste Karte
answer-require = verlangt: { $value ->
    [C] Treff
    [D] Karo
    [H] Coeur
    *[S] Pik
    }
answer-forbid = verboten: { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = das Spiel ist zu Ende
answer-never = es kann nicht mehr kommen

## Wie der Fall aufkam

notice-drawn = Darauf aufmerksam gemacht hat { $value }
notice-by-table = Es kam von selbst ans Licht
notice-silent = Niemand hat darauf aufmerksam gemacht

## Personen

who-player = { $value }
who-director = der Turnierleiter

## Beschränkungen

rule-must-pass = muss passen
rule-must-call = muss { $value } ansagen
rule-may-not-double = darf weder kontrieren noch rekontrieren
rule-must-lead = muss { $value } ausspielen
rule-may-not-lead = darf nicht ausspielen: { $value }
rule-must-play = muss { $value } spielen
rule-penalty-card = hat { $card } offen als { $kind }
rule-lead-may-be-restricted = kann bei seinem ersten Ausspiel vom Alleinspieler beschränkt werden, weil zurückgenommen wurde: { $withdrawn }

## Was verlangt ist

demand-one-of = eine von { $value }
demand-highest = seine höchste { $value ->
    [C] Treffkarte
    [D] Karokarte
    [H] Coeurkarte
    *[S] Pikkarte
    }
demand-lowest = seine niedrigste { $value ->
    [C] Treffkarte
    [D] Karokarte
    [H] Coeurkarte
    *[S] Pikkarte
    }
demand-of = eine { $value ->
    [C] Treffkarte
    [D] Karokarte
    [H] Coeurkarte
    *[S] Pikkarte
    }
demand-not = eine andere als eine { $value ->
    [C] Treffkarte
    [D] Karokarte
    [H] Coeurkarte
    *[S] Pikkarte
    }

## Strafkarten

penalty-card-major = Hauptstrafkarte
penalty-card-minor = Nebenstrafkarte

## Wann eine Beschränkung endet

until-next-turn = beim nächsten Mal
until-end-of-auction = bis zum Ende der Reizung
until-first-lead = bis zu seinem ersten Ausspiel
until-loses-lead = bis eine andere Hand ans Ausspiel kommt
until-plays-once = mit der nächsten Karte
until-played = bis sie gespielt ist
until-end-of-play = bis zum Ende des Spiels

## Orte

place-hand = in der Hand von { $value }
place-played = unter den gespielten Karten von { $value }
place-board = im Board
place-elsewhere = anderswo
place-other-pack = in einem anderen Kartenpaket
place-nowhere = nirgends

## Wie Karten zu sehen waren

exposure-dropped = fallen gelassen
exposure-held = so gehalten, dass man sie sehen konnte
exposure-led = ausgespielt
exposure-named = genannt
exposure-shown = gezeigt
exposure-as-dummy = wie vom Dummy hingelegt
exposure-by-another = von { $value } aufgedeckt

## Wie dem Partner etwas mitgeteilt wurde

conveyance-remark = durch eine Bemerkung
conveyance-question = durch eine Frage oder eine Antwort
conveyance-alert = durch einen unerwarteten oder fehlenden Alert, durch eine unerwartete oder fehlende Erklärung
conveyance-hesitation = durch unverkennbares Zögern
conveyance-haste = durch ungewohnte Eile
conveyance-manner = durch Betonung, Tonfall, Geste oder Gebaren

## Was der Dummy getan hat

overstep-exchanged-hands = er hat mit dem Alleinspieler die Hände getauscht
overstep-left-seat = er hat seinen Platz verlassen, um dem Alleinspieler zuzusehen
overstep-looked-at-defender = er hat eine Karte von { $value } angesehen
overstep-shown-by-defender = er hat Karten angesehen, die { $value } ihm zeigte
overstep-took-part = er hat sich am Spiel beteiligt oder dem Alleinspieler etwas darüber mitgeteilt
spoke-up-called-director = er hat den Turnierleiter gerufen
spoke-up-pointed-out = er hat auf eine Regelwidrigkeit hingewiesen
spoke-up-pointed-out-without-right = er hat auf eine Regelwidrigkeit eines Gegenspielers hingewiesen, obwohl er seine Rechte verloren hatte

## Was mit einem Board geschieht, über das jemand etwas weiß

remedy-change-seats = die Spieler tauschen die Plätze
remedy-redeal = es wird neu geteilt
remedy-play-on = das Board wird gespielt, und der Turnierleiter kommt darauf zurück
remedy-adjust-score = der Turnierleiter erkennt sofort einen berichtigten Score zu
