# Co drukuje program.

## Strony i rozdania

ns = NS
ew = WE
board-none = nikt
board-all = wszyscy
board-heading = Rozdanie { $board }, rozdający { $dealer }, po partii { $who }
versus = –

## Kolumny

col-number = nr
col-name = nazwisko
col-team = team
col-rounds = rundy
col-vp = VP
col-points = punkty
col-boards = rozdania
col-matches = mecze
col-score = wynik
col-of = z
col-board = rozdanie
col-against = przeciw
col-result = wynik
col-table = stół
col-lead = wyjście
col-open = otwarty
col-closed = zamknięty
col-by = przepis
col-mean = średnia
col-factored = przeliczone

## Wyniki

score-ranking = Klasyfikacja
score-section = sektor { $name }
score-stratum = Kategoria { $name }
score-victory-points = Punkty zwycięskie
score-corrections = Poprawki
score-now = zamiast { $was } jest { $now }
score-withdrawn = cofnięto: { $what }
score-added = dodano: { $what }
score-on-board = rozdanie { $board }, { $what }
score-held = { $whole }, ograniczono do { $held }
score-by-score = Według wyniku
score-outstanding = { $n ->
    [one] brakuje jednego wyniku
    *[other] brakuje wyników: { $n }
    }
score-nothing-left-out = W żadnym rozdaniu nie ma tylu wyników ({ $n }), więc żadnego nie pominięto w datum.
score-points-from = Punkty: { $source }
score-late = spóźnione
score-not-played = nierozegrane
score-cancelled = unieważnione
score-form = postać { $form }
score-card = Karta: { $who }
score-card-sum = rozdania: { $n }, w nich { $score }, ze wszystkimi dodatkami { $total }
score-rank = miejsce { $n }
score-arithmetic = Rozdanie { $board }: obliczenie
score-arithmetic-ranking = Klasyfikacja: obliczenie
score-points-of = Punkty zwycięskie, { $who }: { $total }
score-at-table = przy stole { $sides }: { $result }
score-moved = { $who }: miejsce { $from }, teraz { $to }
score-no-rank = brak
score-no-contestant = nie ma uczestnika { $who }
score-no-board = nie ma rozdania { $board }
standing-ranked = sklasyfikowany
standing-without-standing = poza klasyfikacją
standing-withdrawn = wycofany
standing-disqualified = zdyskwalifikowany
extra-procedural = kara proceduralna
extra-disciplinary = kara dyscyplinarna
extra-bonus = premia
extra-carry-over = przeniesienie
extra-handicap = wyrównanie handicapowe

## Teamy

team-on-board = rozdanie { $board }: { $what }
team-met = runda { $round }, { $home } – { $away }
team-home = gospodarze
team-away = goście
team-awarded = gospodarze { $home }, goście { $away }
team-rooms = otwarty { $open }, zamknięty { $closed }
team-knockout = Rozgrywki pucharowe
team-wins = wygrywa { $team }
team-leads = prowadzi { $team }, nie wszystkie części rozegrano
team-not-played = jeszcze nierozegrane
team-tie = remis
team-equal = równo, nie wszystkie części rozegrano
team-leads-late = prowadzi { $team }, brakuje wyników
team-equal-late = remis, brakuje wyników
team-segments = części { $parts }
team-match = runda { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-heading = Runda { $round }: { $home } – { $away }
team-heading-segment = Runda { $round }, część { $segment }: { $home } – { $away }
team-annulled = unieważniony
team-margin = różnica { $home } i { $away }
team-points = { $home } : { $away } VP
team-in-match = { $what } w tym meczu { $amount }
team-penalty = kara
team-total = razem { $total }, mecze: { $n }

## Analiza

analyse-board = Rozdanie { $board }: rozdający { $dealer }, po partii { $who }
analyse-assumed = (nie wszystko podano w pliku)
analyse-not = nie zanalizowano (gra w { $place }): { $why }
analyse-end = Rozdania: { $n }; w widne karty, wątki: { $threads }, tablice do { $megabytes } MB
analyse-par-pass = Minimaks: cztery pasy
analyse-par = Minimaks dla NS: { $score }; { $contracts }
analyse-revoke = ^R to fałszywy renons; od niego do końca lewy kosztu się nie podaje
analyse-play = Rozgrywka: { $contract }, lewy w widne karty przed wyjściem: { $n }; za kartą stoi jej koszt
analyse-cut = Dalszej rozgrywki nie śledzi się: { $why }

## Ruchy

unit-player = gracz
unit-pair = para
unit-team = team
movement-contestants = { $unit ->
    [player] gracze: { $n }
    [pair] pary: { $n }
    *[team] teamy: { $n }
    }
movement-heading = { $kind }: { $who }, stoły: { $tables }, rundy: { $rounds }, rozdań w rundzie: { $per }, rozdań razem: { $boards }
movement-one = Jedna klasyfikacja.
movement-two = NS i WE mają osobne klasyfikacje.
movement-time = Około { $hours } h { $minutes } min. Rozdania: { $supply }.
movement-copies = { $n ->
    [one] jeden komplet
    [few] { $n } komplety
    *[other] { $n } kompletów
    }
movement-shared = { $copies }, dzielą je najwyżej stoły w liczbie { $n }
movement-rover = Para { $n } jest parą wędrującą.
movement-switched = Strzałkę odwraca się w ostatnich rundach: { $n } z { $rounds }.
movement-round = Runda { $n }
movement-out = pauzują: { $who }
movement-sit-out = pauza
movement-seat = miejsce
col-round = runda
movement-with = partner: { $who }
movement-play = { $who }: rundy { $n }
movement-meet = Spotykają się { $often } po dwie strony { $unit ->
    [player] graczy
    [pair] par
    *[team] teamów
    }: { $n }
movement-partner = Partnerzy { $often }, po dwóch: { $n }
movement-often = { $n ->
    [0] ani razu
    [1] raz
    [2] dwa razy
    *[other] { $n } razy
    }
movement-balance = wyrównanie { $n } ze 100
movement-balance-two = wyrównanie NS { $ns }, WE { $ew } ze 100
movement-right = Ruch jest poprawny.
movement-wrong = Ruch jest błędny:
movement-met-before = spotkali się już: { $n }
movement-bye = pauza: { $who }
movement-bye-again = nie po raz pierwszy
movement-no-better = Nie ma losowania bez powtórzonego meczu lub drugiej pauzy. To jest najmniej złe; decyduje sędzia.
movement-match = mecz { $n }: { $one } – { $other }
movement-match-bye = mecz { $n }: pauzuje { $one }
movement-seed = team { $n }
movement-winner = zwycięzca meczu { $n }

## Turnieje

event-no-merit = odwołanie { $n } było bezzasadne: regulamin przewiduje sankcję
event-ruled = Nieprawidłowości rozstrzygnięte przy stołach: { $ruled }, późniejsze rozstrzygnięcia: { $later }
event-ruling = rozstrzygnięcie { $n }, { $line }: { $what }; { $reason }
event-result-stands = wynik zostaje utrzymany
event-adjusted = wynik rozjemczy, { $law }
event-appeal = odwołanie { $n } od rozstrzygnięcia { $ruling }: { $state }
event-appeal-lodged = czeka na czyjąś zgodę
event-appeal-concurred = do rozpatrzenia
event-appeal-recommended = zalecono zmianę: { $what }
event-appeal-stands = orzeczenie zostaje utrzymane
event-appeal-restored = przywraca się wynik ze stołu
event-appeal-changed = zapis zostaje zmieniony
event-appeal-withdrawn = wycofane
event-not-playing = zgłoszenie { $entry } nie gra w sesji { $session }
event-of-section = { $who }: sektor { $section }
event-directed = miejsca są wyznaczone, w pierwszej rundzie: { $seats }
event-place = runda { $round }  stół { $table } { $seat }  rozdania { $first }–{ $last }  przeciw: { $who }
event-sits-out = runda { $round }  pauza
event-boards-to = N przenosi rozdania do stołu { $table }
event-individual = turniej indywidualny
event-pairs = turniej par
event-teams = turniej teamów
event-nothing = nic
event-status = { $event }: { $unit }, zgłoszenia: { $entries }, zapisy: { $records }
role-organizer = organizator
role-chief-director = sędzia główny
role-assistant-director = pomocnik sędziego
role-appeals-committee = komisja odwoławcza
role-authority = Organizacja Nadzorująca
role-staff = obsługa
event-approval = punkty zwycięskie wymagają zgody Organizacji Nadzorującej ({ $law }); gdy ją masz: scoring_method = "also victory points"
event-not-begun = gra się nie rozpoczęła
event-session = sesja { $n }
event-section = sektor { $section }: runda { $round } z { $rounds }
event-round-playing = runda trwa
event-round-warning = runda się kończy
event-round-over = runda jest skończona
event-late-tables = spóźnione stoły: { $tables }
event-missing = Brakujące wyniki: { $n }
event-waits = Czeka spraw: { $n } (zob. `event waiting`)
event-published = wyniki ogłoszono { $at }, okres reklamacyjny do { $corrected }, odwołania do { $appealed }
event-not-published = wyników nie ogłoszono
event-nothing-waits = nic nie czeka
event-dispute = { $line }: strony wpisały różne wyniki
event-postponed = { $line }: rozdanie odłożono
event-record = { $line }: z zapisu nie da się odtworzyć stołu
event-case = { $line }: sprawa { $case } nie daje już tego, co zarządzono; rozstrzygnij ją sam
event-review = { $line }: do sprawy { $case } trzeba wrócić po rozgrywce
event-deprived = { $line }: unieważnione; należy się procentowy wynik rozjemczy
event-error-claim = { $line }: zgłoszenie { $n }: wynik ma być błędny: { $text }
event-incomparable = { $line }: przy drugim stole meczu rozdanie miało inną postać
event-appeal-open = odwołanie { $n } nie jest rozstrzygnięte
event-disqualification = zgłoszenie { $entry }: organizator musi zatwierdzić

## Przepisy

law-law = Przepis { $law }
law-law-title = Przepis { $law } { $title }
law-definition = Definicja: { $title }
law-kind-table = przy stole
law-kind-ruling = rozstrzygnięcie
law-kind-score = obliczanie
law-kind-organise = organizacja
law-kind-conduct = zachowanie
law-kind-definition = definicja
law-when = Kiedy
law-then = Wtedy
law-judged = Ocena
law-choice = Wybór
law-parts = Części
law-editions = Wydania
law-in = W wydaniu { $edition }:
law-refers = Odsyła do
law-referred = Odsyłają tutaj
law-cases = Przykłady
law-options = Opcje
law-words = Terminy ({ $language })
law-provisions = Postanowienia: { $n }, przykłady: { $cases }. `openroom law { $number }` pokazuje jedno z przykładami, odesłaniami i różnicami.
law-contents = Definicje: { $definitions }, przepisy: 93, z liczbą postanowień.
law-english = Przykłady i to, co ocenia człowiek, są tylko po angielsku.

## Kroki obliczenia

step-regulation = regulamin
step-of-total = { $id }: { $score } z { $of } to { $share }%
step-exact-sum = { $id }: suma przed zaokrągleniem { $sum }
step-hundredths = { $exact }, do setnych { $score }
step-mean = { $id }: { $score } / { $boards } rozdań = { $mean }
step-factored = { $id }: { $score } × { $full }/{ $boards } rozdań{ $extras } = { $ranked }
step-annulled = { $what }; anulowane, bo uczestnik się wycofał
step-section = sektor { $name }
step-form = postać { $form }
step-group = { $what }: porównuje się ze sobą wiersze w liczbie { $n }
step-split = wynik jest rozdzielony: porównuje się ze sobą wyniki { $side }
step-rounded-to = { $how }, do { $unit } { $score }
step-rounded = { $sum }, zaokrąglone { $score }
step-of-top = { $how }, z maksa { $top }
step-tie = remis, { $way }: { $values }
step-tie-nobody = remis, { $way }: { $values }; to nikogo nie rozdziela
step-tie-value = { $who } ma { $value }
step-way-direct-encounter = bezpośrednie spotkanie
step-way-better-boards = lepsze rozdania
step-way-tops = maksy
step-way-wins = zwycięstwa
step-way-margins = różnice
step-way-quotient = iloraz
step-way-opponents = przeciwnicy
step-way-last-match = ostatni mecz
step-passed-out = cztery pasy, 0
step-contract = { $outcome } to { $parts } = { $sum } dla { $side }
step-part-tricks = lewy
step-part-overtricks = nadróbki
step-part-game = dograna
step-part-part-score = zapis częściowy
step-part-slam = gra premiowa
step-part-made-doubled = wygrane z kontrą
step-part-undertricks = lewy wpadkowe
step-part-passed-out = cztery pasy
step-as-entered = { $points } jak wpisano
step-adjusted = wynik rozjemczy, { $offenders }: { $scores }
step-offended-neither = żadna strona nie wykroczyła
step-offended-side = wykroczyli { $side }
step-offended-both = wykroczyły obie strony
step-offended-unknown = nie podano, kto wykroczył
step-weight = { $weight } z { $points }
step-late = spóźnione: nie ma jeszcze wyniku ani porównania dla innych
step-not-played = nierozegrane: nie ma wyniku ani porównania dla innych
step-cancelled = unieważnione: nie ma wyniku ani porównania dla innych
step-home-away = gospodarze { $home } i goście { $away }
step-no-score = brak wyniku
step-match = runda { $round }: { $home } (gospodarze) – { $away } (goście)
step-match-annulled = runda { $round }: { $home } (gospodarze) – { $away } (goście), anulowana: team się wycofał
step-small-too-large = { $tables } z { $expected } wyników to mała grupa, ale więcej niż jedna trzecia: liczy się jak każda inna
step-small = { $tables } z { $expected } wyników, najwyżej jedna trzecia: mała grupa dostaje 60% z { $top } i 5% więcej lub mniej za każde wygrane lub przegrane porównanie
step-neuberg = { $tables } z { $expected } wyników: Neuberg, (wynik + { $one }) × { $expected }/{ $tables } − { $one }, maks { $top }
step-neuberg-imps = { $tables } z { $expected } wyników: każdy liczy się za { $expected }/{ $tables }, jak we wzorze Neuberga
step-matchpoints = { $two } × { $lower } niższych + { $one } × { $equal } równych = { $sum }
step-butler = { $difference }, w IMP-ach { $imps }
step-points = same punkty
step-beyond = { $who }: ponad rozdania, w których zasady dają średnią plus: { $score } obniża się do średniej
step-own-share = { $who }: własny udział w innych rozdaniach { $sum } / { $of } = { $own }
step-own-mean = { $who }: własna średnia w innych rozdaniach { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: przyznano { $imps } IMP, liczy się { $amount }
step-imps-awarded-cross = { $who }: przyznano { $imps } IMP przeciw każdemu stołowi, podzielone jak inne, liczy się { $amount }
step-average = { $who }: średnia to { $amount }
step-average-is = { $who }: { $score } to { $amount }
step-average-cross = { $who }: { $score } to { $amount }, { $imps } IMP przeciw każdemu stołowi, podzielone jak inne
step-datum = datum: { $mean }
step-datum-few = datum, przy mniej niż { $n } wynikach nic się nie pomija: { $mean }
step-datum-left = datum, pominięto { $n } najwyższych i { $n } najniższych: { $mean }
step-against = { $imps } × { $count } przeciw { $points }
step-nothing = nie ma z czym porównać, 0
step-undivided = bez dzielenia: { $sum }
step-by-comparisons = przez porównania: { $sum }
step-by-tables = przez stoły: { $sum }
step-by-root = przez pierwiastek z { $tables } stołów × { $comparisons } porównań / 2: { $score }
step-more = { $difference }, więcej: { $points } z { $both }
step-equal = { $difference }, równo: { $points } z { $both }
step-less = { $difference }, mniej: { $points } z { $both }
step-as-it-is = { $difference }, jak jest
step-most-board = { $team }: rozdanie liczy się najwyżej za { $most }, więc { $held }
step-as-awarded = { $team }: { $sum }, jak przyznano
step-several = { $team }: rozdanie { $given } z { $pluses } bez wyniku, średnia plus w { $plus }: średnia
step-own-rate = { $team }: { $fault }, ale { $sum } w { $boards } innych rozdaniach sesji to { $mean }
step-average-imps = { $team }: { $fault } to { $amount } IMP
step-average-board = { $team }: { $fault } to { $amount } z { $both } w rozdaniu
step-seen = z punktu widzenia gospodarzy { $home } i { $away }: { $mean }
step-would = { $team }: przyznano by { $score }
step-complement = gospodarze { $home } i goście { $away }, dopełnienie
step-fouled = rozdanie było sfałszowane
step-played-wrongly = wyników nie da się porównać
step-one-table = wynik ma jeden stół
step-no-table = żaden stół nie ma wyniku
step-fault-none = żaden team nie zawinił
step-fault-home = zawinili gospodarze
step-fault-away = zawinili goście
step-fault-both = zawiniły oba teamy
step-margin = różnica { $sum }
step-margin-points = { $team }: różnica { $margin }: { $points } VP; { $how }
step-carry = { $team }, przeniesienie { $amount }: { $sum }
step-carry-other = { $team }, przeniesienie drugiego teamu { $amount }: { $sum }
step-handicap = { $team }, wyrównanie { $amount }: { $sum }
step-handicap-other = { $team }, wyrównanie drugiego teamu { $amount }: { $sum }
step-penalty = { $team }, kara { $amount }: { $sum }
step-penalty-other = { $team }, kara drugiego teamu { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } zaokrągla się do { $rounded }
step-is-held = { $team }: { $margin } ogranicza się do { $held }
step-round = runda { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, zaokrąglone do { $margin }
step-percent = { $percent }%, { $above } ponad pięćdziesiąt
step-vp-winner = zwycięzca ma { $winner }; { $loser }
step-vp-full = pełne zwycięstwo w { $boards } rozdaniach to 15 × √{ $boards }, od { $last } 20.00
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R), gdzie B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, do setnych, żaden IMP nie jest wart więcej niż poprzedni
step-vp-between = { $formula }; prosto między { $below } przy { $low } a { $above } przy { $high }
step-vp-discrete = skala całkowita dla { $boards } rozdań daje { $points } { $range }
step-vp-above = powyżej { $n }
step-vp-up-to = do { $n }
step-vp-row = wiersz skali od { $least } daje { $winner } i { $loser } ({ $source })
step-vp-column = w kolumnie do { $boards } rozdań { $row }
