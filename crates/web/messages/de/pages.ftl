# Jede Seite.
skip = Zum Inhalt
nav = Hauptseiten
nav-train = Übungstisch
nav-play = Tisch für vier
nav-law = Die Regeln
nav-scenarios = Fälle
look = Aussehen und Sprache
look-language = Sprache
look-theme = Farben
look-device = Wie das Gerät
look-light = Hell
look-dark = Dunkel
look-suits = Kartenfarben
look-four = Vier Farben
look-two = Zwei Farben
look-size = Schrift
look-normal = Normal
look-large = Groß
look-keep = Übernehmen

# Die erste Seite.
home-title = Bridge nach den Regeln
home-about = Hier kann am Tisch alles geschehen, regelgerecht oder nicht. Openroom tut dann, was die Regeln sagen, fragt jeden, was die Regel ihm zu entscheiden gibt, und nennt den Paragraphen.
home-train = Alle vier Hände reizen und spielen, jede Regelwidrigkeit ausprobieren und den Regeln bei der Arbeit zusehen.
home-scenarios = Einen Fall zu einer Regel wählen und ihm am Tisch Schritt für Schritt folgen.
home-play = Ein Board zu viert spielen, jeder am eigenen Telefon oder Rechner, mit Turnierleiter.
home-law = Jeder Paragraph in unseren Worten, mit Beispielen und den Unterschieden der Ausgaben.

# Was schiefging.
wrong-title = Das ging nicht
wrong-home = Zur Startseite
wrong-back = Zurück
wrong-again = Seite neu laden
wrong-not-found = Diese Seite gibt es nicht, oder sie ist nicht für Sie. Wenn Ihnen jemand einen Link geschickt hat, bitten Sie noch einmal darum.
wrong-not-your-form = Dieses Formular ist zu alt oder nicht für Sie gemacht. Gehen Sie zurück, laden Sie die Seite neu und wiederholen Sie es.
wrong-other-site = Dieses Formular wurde von der Seite einer anderen Website gesendet. Nichts wurde geändert. Öffnen Sie die Seite hier und senden Sie es von dort.
wrong-too-many = Zu viel auf einmal. Warten Sie etwas und versuchen Sie es wieder.
wrong-too-large = Das war zu lang.
wrong-too-long = Dieser Text hat { $found } Zeichen; höchstens { $most } werden angenommen. Nichts wurde gekürzt oder ausgeführt. Kürzen Sie ihn und senden Sie ihn noch einmal.
wrong-form = Etwas im Formular ergibt keinen Sinn. Nichts wurde geändert.
wrong-pbn = In diesem Text steht keine vollständige Teilung. Fügen Sie eine Datei in PBN oder LIN ein oder eine Teilung wie N:AKQ2.T98.543.762 und drei weitere Hände.
wrong-failed = Der Server konnte das nicht ausführen. Nichts wurde geändert.

# Einen Tisch einrichten.
set-preset = Regeln und Verband
set-load = Eine eigene Teilung verwenden
set-pbn = Eine Teilung oder eine Datei in PBN oder LIN; mehrere Boards werden nacheinander gespielt
set-attention = Wenn etwas schiefgeht
set-at-once = Der Tisch sagt es sofort
set-players = Nichts geschieht, bis jemand darauf aufmerksam macht
set-artificial = Nach der Bedeutung von Ansagen fragen (sonst sind Gebote und Pass natürlich)
set-prevent = Verweigern, was ein Programm verhindern kann
train-about = Sie haben alle vier Plätze und sind auch Turnierleiter. Reizen und spielen Sie von jedem Platz, jederzeit, richtig oder falsch. Plätze können Sie mit einem Link anderen geben.
train-deal = Ein Board teilen
train-scenarios = Oder einem Fall folgen
play-about = Jeder Spieler hat einen eigenen Link, der Turnierleiter auch. Wer leitet, sieht alle vier Hände und nimmt keinen Platz ein.
play-part = An diesem Tisch
play-plays = spiele ich; jemand anderes leitet, oder vorerst niemand
play-directs = bin ich Turnierleiter und sehe alle vier Hände
set-explains = Wer eine Ansage alertiert und erklärt
explains-partner = der Partner des Ansagenden, schriftlich für die Gegner
explains-self = der Ansagende selbst, schriftlich für die Gegner
play-title = Name des Tisches
play-open = Tisch eröffnen
scenarios-about = Fälle zu den Regeln, bereit für den Übungstisch.
scenarios-auctions = Mehrere Regelwidrigkeiten in einer Reizung
scenarios-plays = Mehrere Regelwidrigkeiten in einer Spielphase
scenarios-boards = Ganze Boards
scenarios-unrecorded = Hände, die niemand aufgezeichnet hat
scenario-about = Wählen Sie einen Fall und eine Ausgabe. Am Tisch gehen Sie ihn Schritt für Schritt durch oder probieren etwas anderes.
scenario-follow = Folgen ({ $edition })
scenario-script = Der Ablauf

# Die Regeln.
law-words = Wörter oder eine Nummer wie 27B1a
law-edition = Ausgabe
law-search = Suchen
law-nothing = Nichts gefunden.
law-where = Wo Sie sind
law-parts = Teile
law-cases = Beispiele
law-editions = Ausgaben
law-differences = Was die Ausgaben verschieden beantworten
law-refers = Verweist auf
law-terms = Begriffe
law-when = Wenn
law-then = Dann
law-judged = Zu beurteilen
law-choice = Wahl
law-official = Amtlicher Wortlaut (aus dem eigenen Buch)
law-official-other = In Ihren anderen Büchern:
law-english = Die Beispiele sind bisher auf Englisch.

# Plätze.
seats-title = Plätze und Links
seats-about = Schicken Sie jedem Spieler seinen eigenen Link oder lassen Sie ihn den Code scannen. Wer den Link hat, hat den Platz.
seats-own = Sie spielen: Öffnen Sie den Link Ihres eigenen Platzes auf diesem Gerät. Schicken Sie den anderen ihre Links und den des Turnierleiters jemandem, der nicht spielt.
seats-table = Zum Tisch
seats-taken = Besetzt von
seats-scan = Code zum Scannen
seats-hidden = Wer an einem Tisch zum Spielen sitzt, sieht den Link seines eigenen Platzes und die der freien Plätze. Links besetzter Plätze haben die, die dort sitzen, und alle sehen, wie viele Geräte jeder Platz hat.
seats-own-link = Ihr eigener Link, für ein weiteres Gerät von Ihnen. Wer ihn hat, sieht Ihre Karten: Geben Sie ihn niemandem.
seats-free = Diesen Platz freigeben
seats-free-about = Wer ihn hat, verliert ihn, und sein Link wird ein anderer.
present-title = An diesem Tisch
present-nobody = niemand
devices = { $n ->
    [one] { $n } Gerät
   *[other] { $n } Geräte
}
devices-own = { $n } Geräte haben Ihren Platz. Wenn eines davon nicht Ihres ist, beenden Sie die anderen.
devices-page = Plätze und Geräte
devices-end = Meine anderen Geräte beenden
devices-end-about = Ihre anderen Geräte verlieren den Platz und sehen nichts mehr vom Tisch. Der Link wird ein anderer: Mit dem alten kommt niemand mehr herein.
sit-training = Sie sind auf diesen Platz eines Übungstisches eingeladen.
sit-playing = Sie sind auf diesen Platz am Tisch eingeladen.
sit-name = Ihr Name
sit-down = Platz nehmen

# Der Tisch.
status = Wie es steht
now-calls = { $seat } ist an der Reihe anzusagen
now-questions = Das Ausspiel liegt verdeckt: Fragen sind erlaubt, dann deckt { $seat } es auf
now-leads = { $seat } spielt aus
now-plays = { $seat } ist an der Reihe zu spielen
now-dummy = { $seat } ist an der Reihe, vom Tisch zu spielen
now-over = Das Board ist zu Ende
tricks = Stiche
trick = Stich { $n }
by-laws = Regeln: { $edition }
over-title = Das Board ist zu Ende
hidden-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
face-down = verdeckt
lead-face-down = Ausspiel, verdeckt
not-legal = nach den Regeln nicht erlaubt
call-withdrawn = zurückgenommen
call-offered = anstelle einer anderen Ansage
call-alerted = alertiert
waiting-for = Der Tisch wartet auf: { $who }
asked-to-explain = { $seat } fragt Sie, was { $call } bedeutet.
held-own = Sie haben getan: { $what }. Es wird beurteilt, sobald die offene Frage beantwortet ist.
ways-title = Was Sie jetzt ansagen dürfen, und was daraus folgt
ways-other = Jede andere Ansage
limits-title = Jetzt gilt
rulings-title = Entscheidungen
acting = Was Sie tun
acting-for = Handeln für
irregular-switch = Auch Regelwidriges
connection-lost = Die Verbindung ist unterbrochen. Ein neuer Versuch läuft.
do-attention = Aufmerksam machen: etwas stimmt nicht
do-director = Den Turnierleiter rufen
do-came = Ich bin da
called-own = Sie haben den Turnierleiter gerufen.
tray-pass = Den Schlitten durchschieben
tray-across = Der Schlitten ist auf der anderen Seite des Screens.
round-clock = Restzeit der Runde
do-face = Das Ausspiel aufdecken
more-title = Alertieren, fragen, ändern und anderes
claim-title = Beanspruchen oder konzedieren
claim-tricks = Stiche, die Sie beanspruchen
concede-tricks = Stiche, die Sie konzedieren
do-claim = Beanspruchen
do-concede = Konzedieren
alert-title = Alertieren, fragen, erklären
explain-words = In Worten
do-alert = Alertieren
do-alert-call = { $call } alertieren
call-warned = Stop
do-explain = Erklären
do-ask = Nach der Bedeutung fragen
change-to = Ihre letzte Ansage ändern in
change-slip = Ich habe mich vergriffen
do-change = Ansage ändern
expose-how = Wie
expose-dropped = aus Versehen gefallen
expose-held = so gehalten, dass der Partner sie sehen konnte
expose-shown = absichtlich gezeigt
expose-as-dummy = hingelegt wie vom Dummy
expose-named = laut genannt
expose-led = vor dem Ende der Reizung ausgespielt
do-expose = Sie wurde gesehen
back-title = Karte zurücknehmen
do-back = Zurücknehmen
revoke-title = Nach einem Revoke fragen
do-revoke = Fragen
convey-title = Melden, was jemand getan hat
convey-hesitation = hat gezögert
convey-haste = war sehr schnell
convey-remark = hat etwas bemerkt
convey-manner = Geste oder Ähnliches
do-convey = Melden
follow-next = Nächster Schritt
follow-end = Der Fall ist zu Ende. Sie können nach Belieben weitermachen.
follow-left = Sie haben den Fall verlassen. Sie können nach Belieben weitermachen.
board = Board { $n }
do-deal = Nächstes Board teilen
course-title = Ansagen und Karten mit ihrer Zeit
course-away = { $n } s ohne Verbindung
ended-title = Frühere Boards
notice-noted = Vermerkt.
unnoticed-title = Noch von niemandem bemerkt
notice-held = Vermerkt. Es wird beurteilt, wenn die offene Frage beantwortet ist.
notice-stale = Der Tisch war schon weiter, als Sie das taten. Sehen Sie nach und wiederholen Sie es, wenn Sie noch wollen.
notice-two-places = Sie haben schon einen Platz an diesem Tisch. Niemand hat zwei.
notice-has-seen = Sie haben eine andere Hand dieses Boards gesehen; dieser Platz ist vor dem nächsten Board nichts für Sie.

# Was am Tisch gesagt wird.
said-title = Am Tisch gesagt
said-claims = { $n ->
    [one] beansprucht { $n } Stich
   *[other] beansprucht { $n } Stiche
}
said-concedes = { $n ->
    [one] konzediert { $n } Stich
   *[other] konzediert { $n } Stiche
}
said-calls-director = ruft den Turnierleiter
said-stop = warnt vor einem Sprunggebot
said-alerts = alertiert { $call }
said-explains = erklärt { $call }:
said-asks = fragt, was { $call } bedeutet
said-asks-auction = fragt nach der Reizung
said-conveyed = wird gemeldet:

# Zuschauer an einem Tisch.
play-delay = Zuschauer sehen es
delay-none = sofort
delay-1 = eine Minute später
delay-3 = drei Minuten später
delay-15 = eine Viertelstunde später
watch-title = Zuschauer
watch-about = Wer einen dieser Links hat, sieht diesem Spieler zu: eine Hand, Reizung und Spiel, sonst nichts.
watch-whom = Sie sehen { $seat } zu
watch-quiet = Zuschauer sagen niemandem am Tisch etwas und weisen auf nichts hin.
watch-late = Sie sehen es { $n } Sekunden später.
watch-not-yet = Es gibt noch nichts zu sehen.
watch-all = Alle vier Hände
watch-set = Festlegen
wrong-watch = Sie spielen an diesem Tisch und sehen hier niemandem zu.
wrong-watch-board = Sie haben dieses Board noch zu spielen und sehen ihm nicht zu.
wrong-watch-hand = Sie haben schon eine andere Hand dieses Boards gesehen, und Zuschauer sehen nur eine.

# The Director at a live table.
notice-adjourned = Der Turnierleiter hat dieses Board vertagt. Warten Sie, bis er es weiterspielen lässt.
run-title = Tisch führen: vertagen, ersetzen
run-adjourn = Board vertagen
run-resume = Weiterspielen lassen
run-event = Dieses Board im Turnier: Ersatz, Ergebnis
run-free-about = Den Platz eines Abwesenden freimachen: Sein Gerät verliert ihn, und der Platz bekommt einen neuen Link für den Ersatz.
their-card-title = Die Konventionskarte der Gegner

# Screens.
set-screens = Mit Screens
screens-none = keine
screens-east = Nord sitzt mit Ost
screens-west = Nord sitzt mit West
desk-called-before = Turnierleiter gerufen, Minuten vor der Entscheidung
desk-called-before-about = Kann leer bleiben. Die Statistik zählt es als Zeit bis zur Entscheidung.
wrong-minutes = Die Zeit vom Ruf bis zur Entscheidung ist eine ganze Zahl von Minuten, höchstens eine Woche. Sie kann leer bleiben.
