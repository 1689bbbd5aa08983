# Co drukuje program.

## Strony i rozdania

ns = NS
ew = WE
board-none = nikt
board-all = wszyscy
board-heading = Rozdanie { $board }, rozdający { $dealer }, po partii { $who }

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
col-against = przeciwnicy
col-result = wynik
col-table = stół
col-lead = wyjście
col-open = otwarty
col-closed = zamknięty
col-by = przepis

## Wyniki

score-ranking = Klasyfikacja
score-section = sektor { $name }
score-stratum = Kategoria { $name }
score-victory-points = Punkty zwycięskie
score-by-score = Według wyniku
score-nothing-left-out = W żadnym rozdaniu nie ma tylu wyników ({ $n }), więc żadnego nie pominięto w datum.
score-card = Karta: { $who }
score-card-sign = Wyniki rozjemcze podano dla strony tego uczestnika, z jego znakiem.
score-card-sum = rozdania: { $n }, w nich { $score }, ze wszystkimi dodatkami { $total }
score-rank = miejsce { $n }
score-arithmetic = Rozdanie { $board }: obliczenie
score-arithmetic-ranking = Klasyfikacja: obliczenie
score-points-of = Punkty zwycięskie, { $who }: { $total }
score-at-table = przy stole { $sides }: { $result }
score-no-contestant = nie ma uczestnika nr { $who }
score-no-board = nie ma rozdania { $board }

## Teamy

team-home = gospodarze
team-away = goście
team-heading = Runda { $round }: { $home } – { $away }
team-margin = różnica { $home } i { $away }
team-points = { $home } : { $away } VP
team-total = razem { $total }, mecze: { $n }

## Analiza

analyse-board = Rozdanie { $board }: rozdający { $dealer }, po partii { $who }
analyse-assumed = (nie wszystko podano w pliku)
analyse-not = nie zanalizowano (gra: { $place }): { $why }
analyse-end = Rozdania: { $n }; w widne karty, wątki: { $threads }, tablice do { $megabytes } MB
analyse-par-pass = Minimaks: cztery pasy
analyse-par = Minimaks dla NS: { $score }; { $contracts }
analyse-revoke = ^R to fałszywy renons; od niego do końca lewy kosztu się nie podaje
analyse-play = Rozgrywka: { $contract }, lewy w widne karty przed wyjściem: { $n }; za kartą stoi jej koszt
analyse-cut = Dalszej rozgrywki nie prześledzono: { $why }
analyse-no-deal = nie podano rozdania
analyse-unread = { $place }: nie można odczytać rozdania; oczekiwano: { $expected }
analyse-not-all-hands = nie wszystkie cztery ręce są znane

## Deklaracje i sprawiedliwość

claim-heading = Rozdanie { $board }, { $denomination }, rozgrywający { $declarer }: { $who } deklaruje { $n } z { $left ->
    [one] { $left } lewy
    *[other] { $left } lew
    }
claim-stated = Linia: { $line }
claim-own-words = Jego słowa: { $words }
claim-words-unread = Przeszukiwanie nie czyta tych słów. Linię rozgrywki można zapisać przed dwukropkiem; to, czego się zrzeka, zapisuje się tak: concede H
claim-to-lead = wychodzi { $who }
claim-led = wyszedł { $who }, na stole { $cards }
claim-more-seconds = Większe --seconds może powiedzieć więcej.
claim-proposed = Zaproponowano później: najgorzej { $proposed }, według oświadczenia { $stated }.
claim-proposal-falls = Pewna normalna linia zgodna z pierwszym oświadczeniem jest gorsza, więc nowej nie wolno przyjąć.
claim-proposal-holds = Żadna normalna linia zgodna z pierwszym oświadczeniem nie jest gorsza.
claim-proposal-open = Nie rozstrzygnięto, czy pewna normalna linia zgodna z pierwszym oświadczeniem jest gorsza.
claim-worst-is = najgorzej { $n }
equity-contract-heading = Rozdanie { $board }, po partii { $who }: { $contract }
equity-actual = Na rzeczywistych rękach, w widne karty: lewy { $n }, dla NS { $points }
equity-over = Układy zgodne z wiedzą gracza { $who } (widziane ręce: { $seen }): { $found }, wylosowano { $tries }, ziarno { $seed }:
equity-rare = mniej niż chciane { $n }: to, co powiedziano, jest rzadkie
equity-share-of = lewy { $n }: { $share }, między { $low } a { $high } (95%)
equity-mean-is = średnio { $mean } ± { $error }
equity-points = dla NS { $points }
equity-play-heading = Rozdanie { $board }, { $denomination }, rozgrywający { $declarer }: zagrywa { $who }, pozostało lew { $left }, jego strona ma { $n }
equity-of-side = Na rzeczywistych rękach, w widne karty, lewy jego strony razem:
equity-side-in-all = lewy strony gracza { $who } razem
equity-no-contract = Bez pełnego kontraktu nie ma zapisów ani wag.
equity-revoke-heading = Rozdanie { $board }: { $who } popełnia fałszywy renons kartą { $card }, karta nr { $n } rozgrywki (lewa { $trick })
equity-before = Wzięte przed tą lewą: NS { $ns }, WE { $ew }
equity-with-card = z kartą { $card } jego strona wzięłaby jeszcze { $n }
equity-won-unknown = Nie wiadomo, ile ma { $side } po przekazaniu lew; mówi to --won

## Pliki

convert-more = i jeszcze { $n }; wszystkie pokazuje --complaints all
convert-complaints = Błędy w pliku wejściowym: { $faults }, uwagi: { $remarks }
convert-lost = { $file } nie może pomieścić i nie zawiera:
convert-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    *[other] { $n } gier
    }
convert-nothing-written = ma błędy; niczego nie zapisano
convert-no-encoding = pliki tego formatu nie mają wyboru zestawu znaków; --encoding służy do PBN, LIN, USEBIO i CSV
convert-pipe-too-large = większe niż 256 MB; tak duży może być tylko plik na dysku

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
movement-shared = { $copies }, każdy najwyżej dla { $n } stołów naraz
movement-rover = Para { $n } jest parą wędrującą.
movement-switched = Kierunki zamienia się w ostatnich rundach: { $n } z { $rounds }.
movement-round = Runda { $n }
movement-out = pauzują: { $who }
movement-sit-out = pauza
movement-seat = miejsce
col-round = runda
movement-with = partner: { $who }
movement-play = { $who }, rundy: { $n }
movement-meet = Spotkania: { $often }; liczba dwójek { $unit ->
    [player] graczy
    [pair] par
    *[team] teamów
    }: { $n }
movement-partner = Gra z partnerem: { $often }; liczba dwójek graczy: { $n }
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
movement-met-before = poprzednie spotkania: { $n }
movement-bye = pauza: { $who }
movement-bye-again = nie po raz pierwszy
movement-no-better = Nie ma losowania bez ponownego spotkania lub drugiej pauzy. To jest najmniej złe; decyduje sędzia.
movement-match = mecz { $n }: { $one } – { $other }
movement-match-bye = mecz { $n }: pauzuje { $one }
movement-seed = team { $n }
movement-winner = zwycięzca meczu { $n }
list-tables = stoły { $sizes }
list-teams = teamy { $sizes }
list-made-by = polecenie
list-boards = rozdania
list-rounds-by-tables = rundy według liczby stołów
list-rounds-by-teams = rundy według liczby teamów
list-sit-outs = inne liczby graczy, z pauzami
list-not = nie { $sizes }: { $why }
list-only = rundy { $rounds }; { $boards }
list-no = nie ma: { $why }
list-end = Pokazano wielkości od 2 do { $largest }; wszystkie oprócz Howella sięgają do { $most }.
list-boards-one = jeden komplet, każdy zestaw przy jednym stole w rundzie
list-boards-relay = jeden komplet; pierwszy i ostatni stół mają wspólne, jeden zestaw leży na stole pośrednim
list-boards-hesitation = jeden komplet; przy parzystej liczbie stołów pierwszy i ostatni mają wspólne
list-boards-web = komplet dla każdego bloku stołów
list-boards-howell = jeden komplet; dwa stoły zawsze mają wspólne, trzy stoły w jednej rundzie
list-boards-whist = wszystkie stoły grają w rundzie te same rozdania: wspólne lub powielone
list-boards-head-to-head = jeden komplet, wspólny dla dwóch stołów
list-boards-triples = komplet dla każdej trójki teamów
list-boards-each-table = komplet dla każdego stołu
list-boards-each-match = komplet dla każdego meczu, wspólny dla jego dwóch stołów
list-at-least = potrzeba co najmniej { $n }
list-at-most = sięga do { $n }; większą stawkę należy podzielić na sektory
list-even-only = liczba nieparzysta nie wymaga przeskoku ani stołu pośredniego
list-exactly = jest dla { $n }
list-multiple = potrzeba wielokrotności { $n }
list-no-construction = dla takiej liczby stołów nie znamy tu konstrukcji
list-known-for = runda początkowa jest znana dla { $sizes } stołów; inną stawkę należy podzielić na sektory
list-exists-for = { $rounds ->
    [one] istnieje dla jednej rundy
    *[other] istnieje dla { $rounds } rund
    }
list-no-base = nie ma rundy początkowej z jednym kompletem bez dzielenia rozdań
list-drawn = każdą rundę losuje się według wcześniejszych wyników
movement-tables = { $n ->
    [one] 1 stół
    [few] { $n } stoły
    *[other] { $n } stołów
    }
movement-teams = { $n ->
    [one] 1 team
    [few] { $n } teamy
    *[other] { $n } teamów
    }
movement-rounds = { $n ->
    [one] 1 runda
    [few] { $n } rundy
    *[other] { $n } rund
    }
movement-boards = { $n ->
    [one] 1 rozdanie
    [few] { $n } rozdania
    *[other] { $n } rozdań
    }
movement-none = nie ma takiego ruchu: { $kind }, { $size }; { $why }
movement-offer = { $kind }, { $size }, { $rounds }
movement-nearest = { $why }; najbliższe: { $offers }
movement-no-rover = nie znaleziono drogi dla pary wędrującej w tym ruchu ({ $rounds }); { $near }
movement-rover-near = najbliższe: { $rounds } (--rounds { $n }) albo pół stołu
movement-rover-half = zastosuj pół stołu
movement-no-arrow = kierunków nie można zamienić w tylu rundach: { $n } ({ $rounds })
movement-give-switch = podaj liczbę rund albo best
movement-other-style = nazwa mówi o innym turnieju indywidualnym niż --style; podaj jedno
movement-full-rainbow = rainbow-individual jest dla pełnych stołów; podaj --tables
movement-two-teams = do turnieju pucharowego potrzeba dwóch teamów
movement-no-minutes = w tylu minutach nie mieści się żadna runda z jednym rozdaniem: { $n }
movement-no-boards = równe rundy nie dają razem: { $boards } ({ $size })
movement-way = { $boards } ({ $rounds } po { $per }, { $kind })

## Turnieje

event-no-merit = odwołanie { $n } było bezpodstawne: regulamin przewiduje sankcję
event-ruled = Nieprawidłowości rozstrzygnięte przy stołach: { $ruled }, późniejsze rozstrzygnięcia: { $later }
event-ruling = rozstrzygnięcie { $n }, { $line }: { $what }; { $reason }
event-result-stands = wynik zostaje utrzymany
event-adjusted = wynik rozjemczy, przepis { $law }
event-appeal = odwołanie { $n } od rozstrzygnięcia { $ruling }: { $state }
event-appeal-lodged = czeka, aż ktoś się przyłączy
event-appeal-concurred = do rozpatrzenia
event-appeal-recommended = zalecono zmianę: { $what }
event-appeal-stands = rozstrzygnięcie zostaje utrzymane
event-appeal-restored = przywraca się wynik ze stołu
event-appeal-changed = wynik zostaje zmieniony
event-appeal-withdrawn = wycofane
event-not-playing = zgłoszenie { $entry } nie gra w sesji { $session }
event-of-section = { $who }: sektor { $section }; zgłoszenie { $entry }, gra jako { $number }
event-directed = miejsca są wyznaczone, w pierwszej rundzie: { $seats }
event-place = runda { $round }  stół { $table } { $seat }  rozdania { $boards }  przeciwnicy: { $who }
event-sits-out = runda { $round }  pauza
event-boards-to = N przenosi rozdania na stół { $table }
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
event-scores-do-not-fit = wyniki do siebie nie pasują: { $why }
event-no-column = skala punktów zwycięskich jest dla rund i meczów do { $most } rozdań, nie { $boards }: zagraj ich mniej albo podaj własną skalę z kolumną dla { $boards } rozdań (`victory_points` w pliku zawodów)
demo-boards-played = rozegranych rozdań
event-session = sesja { $n }
event-section = sektor { $section }: runda { $round } z { $rounds }
event-round-playing = runda trwa
event-round-warning = runda się kończy
event-round-over = runda jest skończona
event-late-tables = spóźnione stoły: { $tables }
event-missing = brakujące wyniki: { $n }
event-waits = sprawy oczekujące: { $n } (zob. `event waiting`)
event-published = wyniki ogłoszono { $at }, okres reklamacyjny do { $corrected }, odwołania do { $appealed }
event-not-published = wyników nie ogłoszono
event-nothing-waits = nic nie czeka
event-dispute = { $line }: strony wpisały różne wyniki
event-postponed = { $line }: rozdanie odłożono
event-record = { $line }: zapisu rozdania nie da się odtworzyć
event-case = { $line }: sprawa { $case } nie prowadzi już do tego, co zarządzono; rozstrzygnij ją samodzielnie
event-review = { $line }: do sprawy { $case } trzeba wrócić po rozgrywce
event-deprived = { $line }: unieważnione; należy się procentowy wynik rozjemczy
event-unplayed = { $line }: nierozegrane; należy się procentowy wynik rozjemczy
event-entries = zgłoszenie, numer w sesji, zawodnicy
event-captain = kapitan { $who }
event-to-be-disqualified = do dyskwalifikacji
event-other-section = te dwa zgłoszenia grają w różnych sektorach
event-error-claim = { $line }: reklamacja { $n }: wynik ma być błędny: { $text }
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
law-judged = Do oceny
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
law-english = Przykłady, opcje, o które nie pyta się w zawodach, oraz uwagi o książkach i związkach są tylko po angielsku.
law-number-of = { $number } to numer z wydania { $edition }: { $title }.
law-there-defined = Wydanie { $edition }: tam zdefiniowane.
law-there-own = Wydanie { $edition }: { $number }.
law-there-within = Wydanie { $edition }: część przepisu { $number }.
law-there-nothing = Wydanie { $edition } nic o tym nie mówi.
law-there-matter = Wydanie { $edition }: ta treść jest w { $number }.
law-definition-of = definicja: { $title }
law-namesake = W wydaniu { $editions } numer { $number } oznacza inny przepis: { $title }.
law-namesakes = W wydaniu { $editions } numer { $number } oznacza inne przepisy: { $title }.
law-and-more = i jeszcze { $n }
law-no-number = żaden przepis nie ma numeru { $number }
law-no-number-nearest = żaden przepis nie ma numeru { $number }; najbliższe to { $nearest }
law-no-case = nie ma przykładu { $case }; przykład zapisuje się jak 27B1a#2
law-no-word = nie podano słowa do wyszukania
law-within = w { $number }
law-wording = Brzmienie i numery w tekście są z wydania { $edition }.
law-wording-differs = Gdzie wydanie { $edition } się różni, powiedziano to osobno.
law-part-of = Wydanie { $edition }: to część przepisu { $number }.
law-defined = zdefiniowane
law-as-in-2017 = jak w 2017
law-federations = Związki
law-more-cases = Przykłady z innych wydań: { $n }; bez --edition widać wszystkie.
law-def = Def.
law-not-in = brak w { $edition }
law-stands-in = { $edition }: { $number }
law-case-of = { $case } · przykład ({ $editions })
law-facts = Fakty
law-outcome = Wynik
law-no-case-of = To nie jest przykład wydania { $edition }.
law-provision = Przepis
law-modality-may = może
law-modality-does = zrobi
law-modality-should = powinien
law-modality-shall = ma
law-modality-must = musi
law-modality-may-not = nie wolno
law-terms = Terminy
law-found = Przepisy
law-found-more = Jeszcze { $n }; --limit pokaże ich więcej.
law-found-nothing = W przepisach i słowniku nie znaleziono: { $text }.
law-diff = Czym różnią się przepisy: { $from } i { $to }
law-diff-of = Czym różni się przepis { $law }: { $from } i { $to }
law-diff-gone = Usunięte
law-diff-new = Nowe
law-diff-changed = Zmienione
law-diff-reworded = Prawie takie same, inne słowa, odsyłacze lub szczegóły
law-diff-renumbered = Tylko inny numer
law-diff-nothing = Niczym.
law-diff-see = { $edition }: zob. { $number }
law-option-value = wartość
law-option-takes = możliwe
law-option-laws = przepisy
law-option-book = książka
law-option-status = stan
law-option-obeyed = stosowane
law-option-not-yet = jeszcze nie
law-option-shown = pokazywane
law-option-not-computed = nieobliczane
law-option-proof = różnicę pokazuje test { $test }
law-options-of-laws = Co dają przepisy, gdy nikt nie wybiera
law-options-file = { $file }, na podstawie { $preset }
law-options-wrong = wiersz { $line }, kolumna { $column }: { $what }
law-options-too-large = ponad { $most } bajtów to za dużo jak na plik z regulaminem
law-options-count = Opcje: { $n }; stosowane: { $obeyed }, jeszcze nie: { $not_yet }, pokazywane człowiekowi: { $shown }, nieobliczane: { $not }
law-options-english = Wartości i uzasadnienia opcji oraz pytania, których nie zadaje się w zawodach, są tylko po angielsku.

## Kroki obliczenia

step-regulation = regulamin
step-of-total = { $id }: { $score } z { $of } to { $share }%
step-exact-sum = { $id }: suma przed zaokrągleniem { $sum }
step-hundredths = { $exact }, do setnych { $score }
step-mean = { $id }, rozdania: { $boards }: { $score } / { $boards } = { $mean }
step-factored = { $id }, rozdania: { $boards } z { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }
step-annulled = { $what }; unieważnione, bo uczestnik się wycofał
step-section = sektor { $name }
step-form = postać { $form }
step-group = { $what }: wiersze porównywane ze sobą: { $n }
step-split = wynik jest rozdzielony: porównuje się ze sobą wyniki strony { $side }
step-rounded-to = { $how }, do { $unit } { $score }
step-rounded = { $sum }, zaokrąglone { $score }
step-of-top = { $how }, z maksa { $top }
step-tie = remis, { $way }: { $values }
step-tie-nobody = remis, { $way }: { $values }; to nikogo nie rozdziela
step-tie-value = { $who } ma { $value }
step-tie-nothing-lost = { $who }: bez strat
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
step-offended-side = wykroczyła strona { $side }
step-offended-both = wykroczyły obie strony
step-offended-unknown = nie podano, kto wykroczył
step-late = spóźnione: nie ma jeszcze wyniku ani porównania dla innych
step-not-played = nierozegrane: nie ma wyniku ani porównania dla innych
step-cancelled = unieważnione: nie ma wyniku ani porównania dla innych
step-home-away = gospodarze { $home } i goście { $away }
step-no-score = brak wyniku
step-match = runda { $round }: { $home } (gospodarze) – { $away } (goście)
step-match-annulled = runda { $round }: { $home } (gospodarze) – { $away } (goście), unieważniony: team się wycofał
step-small-too-large = wyniki: { $tables } z { $expected }, mała grupa, ale więcej niż jedna trzecia: liczy się jak każda inna
step-small = wyniki: { $tables } z { $expected }, najwyżej jedna trzecia: mała grupa dostaje 60% z { $top } i 5% więcej lub mniej za każde wygrane lub przegrane porównanie
step-neuberg = wyniki: { $tables } z { $expected }; Neuberg, (wynik + { $one }) × { $expected }/{ $tables } − { $one }, maks { $top }
step-neuberg-imps = wyniki: { $tables } z { $expected }; każdy liczy się za { $expected }/{ $tables }, jak we wzorze Neuberga
step-matchpoints = { $two } × { $lower } (niższe) + { $one } × { $equal } (równe) = { $sum }
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
step-datum-left = datum, pominięto z każdego końca: { $n }; { $mean }
step-against = { $imps } × { $count } przeciw { $points }
step-nothing = nie ma z czym porównać, 0
step-undivided = bez dzielenia: { $sum }
step-by-comparisons = przez porównania: { $sum }
step-by-tables = przez stoły: { $sum }
step-by-root = przez pierwiastek z liczby stołów × porównań / 2, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, więcej: { $points } z { $both }
step-equal = { $difference }, równo: { $points } z { $both }
step-less = { $difference }, mniej: { $points } z { $both }
step-as-it-is = { $difference }, jak jest
step-most-board = { $team }: rozdanie liczy się najwyżej za { $most }, więc { $held }
step-as-awarded = { $team }: { $sum }, jak przyznano
step-several = { $team }: rozdania bez wyniku: { $unplayed }, ze średnią plus: { $plus }; tu średnia
step-own-rate = { $team }: { $fault }, ale średnia w innych rozdaniach sesji to { $mean }
step-average-imps = { $team }: { $fault } to { $amount } IMP
step-average-board = { $team }: { $fault } to { $amount } z { $both } w rozdaniu
step-seen = z punktu widzenia gospodarzy { $home } i { $away }: { $mean }
step-would = { $team }: przyznano by { $score }
step-assigned = { $team }: przyznano { $score }
step-complement = gospodarze { $home } i goście { $away }, dopełnienie
step-fouled = rozdanie było zniekształcone
step-played-wrongly = wyników nie da się porównać
step-one-table = wynik ma jeden stół
step-no-table = żaden stół nie ma wyniku
step-favours = drugi wynik jest wyraźnie korzystny dla jednego teamu
step-fault-none = żaden team nie zawinił
step-fault-home = zawinili gospodarze
step-fault-away = zawinili goście
step-fault-both = zawiniły oba teamy
step-margin = różnica { $sum }
step-margin-points = { $team }: różnica { $margin }: { $points } VP; { $how }
step-carry = { $team }, przeniesienie { $amount }: { $sum }
step-carry-other = { $team }, przeniesienie drugiego teamu { $amount }: { $sum }
step-handicap = { $team }, wyrównanie handicapowe { $amount }: { $sum }
step-handicap-other = { $team }, wyrównanie handicapowe drugiego teamu { $amount }: { $sum }
step-penalty = { $team }, kara { $amount }: { $sum }
step-penalty-other = { $team }, kara drugiego teamu { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } zaokrągla się do { $rounded }
step-is-held = { $team }: { $margin } ogranicza się do { $held }
step-board-total = { $team }: rozdania, połowa tego, co zmieniło różnicę, i kary: { $sum }
step-round = runda { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, zaokrąglone do { $margin }
step-vp-winner = zwycięzca ma { $winner }; { $loser }
step-vp-full = pełne zwycięstwo, rozdania: { $boards }, to 15 × √{ $boards }; od { $last }: { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R), gdzie B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, do setnych, żaden IMP nie jest wart więcej niż poprzedni
step-vp-between = { $formula }; prosto między { $below } przy { $low } a { $above } przy { $high }
step-vp-discrete = skala całkowita, rozdania: { $boards }, daje { $points } { $range }
step-vp-above = powyżej { $n }
step-vp-up-to = do { $n }
step-vp-row = wiersz skali od { $least } daje { $winner } i { $loser }
step-vp-column = w kolumnie, rozdania do { $boards }: { $row }
step-vp-source = skala punktów zwycięskich: { $source }
event-replaced = zastąpione rozstrzygnięciem { $n }
event-decided = rozstrzygnięte w odwołaniu { $n }
event-in-force = obowiązuje
event-no-longer = już nie obowiązuje
event-ended-corrected = skończyło się, gdy poprawiono wynik
event-ended-cancelled = skończyło się, gdy rozdanie tam unieważniono
event-ruling-stands = rozstrzygnięcie { $n } pozostaje w mocy; wynik pod nim poprawiono
event-ruling-ends = rozstrzygnięcie { $n } kończy się: rozstrzygnięciem { $last } obowiązuje poprawiony wynik
event-penalty = kara { $n }, { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = punkty: { $n }
event-penalty-tops = { $n } % maksa
event-penalty-withdrawn = wycofana, { $reason }
event-penalty-lifted = uchylona w odwołaniu { $n }
event-penalties = kary: { $n } (zob. `event rulings`)
event-appeal-penalty = odwołanie { $n } od kary { $penalty }: { $state }
event-appeal-penalty-stands = kara zostaje utrzymana
event-appeal-lifted = kara zostaje uchylona
event-appeal-penalty-changed = kara zostaje zmieniona
event-tie = mecz { $home } i { $away } w rundzie { $round } zakończył się remisem: zwycięzcę wskazuje `event break-tie { $n }`
event-turned = mecz { $home } i { $away } w rundzie { $round } ma teraz inny wynik niż przy losowaniu następnej rundy: `event take-back-draw`, zanim ta runda zostanie ogłoszona, albo `event break-tie` wskazuje, kto przeszedł dalej, i losowanie pozostaje
event-no-rover = pary ({ $n }) zapełniają wszystkie stoły: para wędrująca jest dla nieparzystej liczby par
event-eliminated = runda { $round }  odpadł z rozgrywek
event-lined-up = siedzą: { $seats }
event-boards-cancelled = unieważnione: { $boards }
event-bye-nothing = { $who } pauzuje w tej rundzie, a regulamin zawodów nic za to nie daje; punkty daje `bye` w pliku turnieju albo `event conditions`
event-sits-out-at = runda { $round }  stół { $table }  pauza
event-boards-to-stand = N odkłada rozdania na stolik pośredni
event-boards-from-stand = rozdania leżą na stoliku pośrednim
event-appeal-further-open = odwołanie { $n } czeka na decyzję Organizacji Nadzorującej
event-met-again = { $line } jest unieważnione: ktoś tam grał już to rozdanie; należny wynik daje `event rule`
event-card-natural = naturalna
event-card-artificial = sztuczna
event-card-specifies = określa: { $what }
event-card-points = punkty: { $n }

## Law books of the user's own

law-official = Brzmienie urzędowe (z własnej książki)
law-official-missing = Nie znaleziono w niej numeru { $number }.
law-official-above = Pod numerem { $number } jest:
law-official-other = Twoja książka jest z innego wydania ({ $edition }). Jej brzmienie pokazuje:
lawbook-none = Nie wczytano żadnej księgi przepisów. `openroom lawbook import FILE --lang pl --edition poland2024` wczytuje ją.
lawbook-not-there = nie wczytano księgi przepisów w tym języku dla tego wydania; `openroom lawbook list` wymienia te, które są
lawbook-damaged = plik jest uszkodzony ({ $why }); wczytaj książkę ponownie
lawbook-no-home = nie ma katalogu domowego; wskaż go zmienną OPENROOM_HOME
lawbook-removed = Usunięto książkę: { $lang }, { $edition }.
lawbook-found = Numerowane ustępy: { $paragraphs }; definicje: { $definitions }; przypisy: { $footnotes }.
lawbook-numbers = Znalezione numery ({ $edition }): { $found } z { $known }.
lawbook-missing = Nie znaleziono: { $numbers }
lawbook-other-edition = Z innego wydania ({ $other }) znaleziono więcej numerów: { $found } z { $known }. Jeśli książka jest z tego wydania, wczytaj ją z opcją --edition { $name }.
lawbook-kept = Zapisano w { $file }. Pokazuje to `{ $command }`.
lawbook-not-kept = Niczego nie zapisano.
lawbook-not-a-book = to nie jest księga przepisów: znalezione nagłówki przepisów: { $laws }. Powinny stać w wierszach takich jak „Law 27 Title”, „§ 27. Title”, „27 § Title”, „27. Title” między pustymi wierszami.
lawbook-not-utf8 = wiersz { $line }: to nie jest UTF-8; zapisz plik jako tekst UTF-8
lawbook-not-text = to PDF albo obraz, nie tekst. Tekst z pliku PDF robi `pdftotext -layout BOOK.pdf BOOK.txt`; skan musi najpierw odczytać program do rozpoznawania tekstu (OCR).
lawbook-other-language = tytuły jej przepisów są w innym języku; wczytaj ją z opcją --lang { $found }
lawbook-too-large = większy niż { $most } MB; to nie jest księga przepisów
language-en = angielski
language-et = estoński
language-fi = fiński
language-pl = polski
language-de = niemiecki
language-nb = norweski

## Paper

print-lacking = Krój pisma nie ma tych liter; na papierze zamiast każdej stoi znak: { $letters }
print-nothing = nie ma nic do wydrukowania
print-too-long = zajęłoby to co najmniej tyle stron: { $n }
print-long-link = odnośnik jest za długi na kod: { $link }
print-screen = PDF nie jest tekstem na ekran; podaj -o PLIK.pdf
print-needs-journal = podaj --journal PLIK
print-needs-movement = podaj --movement PLIK albo --journal PLIK
print-no-entry = zgłoszenie { $n } nie gra w tej sesji
print-no-number = { $text } nie jest numerem zgłoszenia
print-hidden = Rozdania niepokazane, bo są jeszcze do rozegrania albo nikt ich nie zna: { $n }
print-left-out = rozdanie { $board } nie jest drukowane: { $why }
print-no-deals = nie ma w nim żadnego rozdania z czterema rękami
fail-screen = nie można pisać: { $why }
fail-exists = { $file } już istnieje; --force nadpisuje
fail-writing = nie można zapisać { $file }: { $why }
fail-reading = nie można odczytać { $file }: { $why }
fail-not-found = nie ma takiego pliku ani katalogu
fail-denied = brak uprawnień
fail-folder = to jest katalog
fail-full = dysk jest pełny
fail-read-only = dysk jest tylko do odczytu
fail-no-address = ten komputer nie ma takiego adresu
fail-in-use = tego adresu używa już inny program
fail-large = większy niż { $most } MB
rulings-no-such = pod numerem { $n } nie zachowano orzeczenia; `openroom rulings list` wymienia zachowane
event-appeal-later-stands = rozstrzygnięcie { $n } zostaje utrzymane
event-appeal-earlier-stands = utrzymuje się to, co postanowiono wcześniej (odwołanie { $n })
event-appeal-as-ruled = rozstrzygnięcie sędziego znów obowiązuje
event-turned-earlier = mecz { $home } i { $away } w rundzie { $round } sesji { $session } ma teraz inny wynik niż na początku następnej sesji: `event break-tie` wskazuje, kto przeszedł dalej, i to, co potem rozegrano, pozostaje
event-appeal-director-decides = odwołanie { $n }: zalecono zmianę, decyduje sędzia główny
event-by-whom = podaj w --by, kto działa
event-for-roles = to należy do: { $roles }
event-which = podaj zawody w --event: { $names }
event-none = w dzienniku nie ma zawodów; `event create FILE` je tworzy
event-no-such = nie ma zawodów { $event }
event-busy = inni zapisują teraz zawody { $event }; spróbuj ponownie
event-still-to-play = rozdanie { $board } sesji { $session } trzeba jeszcze rozegrać
event-without-papers = rozkłady i pliki przechowuje się i wyjmuje z ich dokumentami, nie samym tym poleceniem
event-deal-not-kept = rozkładu rozdania { $board } sesji { $session } tu nie ma: nie rozdano go tutaj albo zawody wczytano bez niego
event-record-not-kept = zapisu { $line } tu nie ma
event-file-not-kept = pliku { $n } tu nie ma
event-deal-sealed = rozkładu rozdania { $board } sesji { $session } nie można otworzyć tym kluczem albo jest uszkodzony
event-record-sealed = zapisu { $line } nie można otworzyć tym kluczem albo jest uszkodzony
event-file-sealed = pliku { $n } nie można otworzyć tym kluczem albo jest uszkodzony
event-no-person = { $text } nie jest osobą
event-no-list-number = nikt nie ma na liście numeru { $text }; kogo zanonimizowano, ten jest #PERSON
event-nobody = nikt nie nazywa się { $text }; nazwisk szuka `event people search`
event-several = { $text } pasuje do kilku osób, liczba: { $n }; podaj numer z listy
event-key-missing = brak klucza, a bez niego nie otworzy się nic zapieczętowanego; skopiuj go stamtąd, skąd pochodzi dziennik, a jeśli zaginął, użyj kopii, którą robi `event salvage NEW`
event-key-bad = to nie jest klucz
event-seconds = podaj pełne sekundy czasu uniwersalnego
event-last-moment = nic się nie dzieje po { $at }
event-section-letter = sektor to litera, na przykład A
event-form-letter = postać to litera: A jak rozdano
event-no-call = to nie jest zapowiedź; napisz 1NT, X albo pass
event-no-line = rozdanie przy stole pisze się 1A/3/2/7: sesja i sektor, runda, stół, rozdanie
event-no-result = to nie jest wynik; napisz 4SN+1, 3NTXE-2, PASS albo np, gdy nie grano
event-no-command = to nie jest polecenie (docs/event-commands.md pokazuje każde z przykładem): { $why }
event-deals-by-deal = rozkłady przechowuje `event deal`
event-files-by-file = pliki przechowuje `event file keep`
event-award-mixed = strona dostaje punkty z wagami albo tylko jedną średnią lub udział
event-refused-not-yours = to mogą zrobić: { $may }
event-refused-not-there = nie siedzisz w miejscu { $line }
event-refused-not-concerned = rozstrzygnięcie lub kara dotyczy innych
event-refused-late = czas na to minął { $at }
event-clock-ahead = zegar zawodów wskazuje { $at } i wyprzedza obecny czas; `set-clock NOW --reason …` go poprawia
event-refused-no-late = regulamin nie dopuszcza późniejszej poprawki
event-refused-no-score = żaden wynik tego rozdania nie daje { $points } pkt
event-refused-no-ruling = nie ma takiego rozstrzygnięcia
event-refused-no-appeal = nie ma takiego odwołania
event-refused-no-penalty = nie ma takiej kary
event-refused-no-claim = nie ma takiej oczekującej reklamacji
event-refused-no-entry = nie ma zgłoszenia { $entry }
event-refused-no-player = { $who } tam nie gra
event-refused-plays-already = { $who } gra już w zgłoszeniu { $entry }
event-refused-no-line = w miejscu { $line } nic się nie gra
event-refused-no-session = nie ma sesji { $n }
event-refused-no-section = nie ma sektora { $name }
event-refused-no-board = w sesji nie ma rozdania { $n }
event-refused-rounds-to-come = runda { $n } nie została jeszcze rozegrana; `last-round --reason …` kończy sesję przed nią, a `take-back-start --reason …` cofa rozpoczęcie przed pierwszą rundą
event-refused-decided-on-appeal = rozstrzygnęło to odwołanie { $n }, czego żaden sędzia nie zmienia; `appeal-further { $n }` kieruje sprawę do Organizacji Nadzorującej, `refer` przekazuje ją ponownie komisji
event-refused-nothing-to-draw = nie ma rundy do rozlosowania
event-refused-undecided = mecze rundy { $n } nie są rozstrzygnięte
event-refused-rematch = nie ma losowania bez ponownego spotkania lub drugiej pauzy; w najlepszym jest: { $what }; przyjmuje je `draw --rematch`
event-refused-again = ponownie { $one } z { $other }
event-refused-bye-again = druga pauza: { $n }
event-refused-cancelled = rozdanie w miejscu { $line } unieważniono; `rule` daje należny wynik, `require` każe je jednak rozegrać, jeśli to możliwe
event-refused-adjusted = wynik w miejscu { $line } jest rozjemczy; `rule` go zmienia, `rule --stands` przywraca wynik ze stołu
event-refused-sides-differ = strony wpisały w miejscu { $line } różne wyniki; właściwy wpisz przez `result`
event-refused-tied = mecz { $home } i { $away } w rundzie { $n } zakończył się remisem i nie jest rozstrzygnięty; `break-tie { $home } --reason …` wskazuje zwycięzcę po dodatkowych rozdaniach, według regulaminu albo decyzją sędziego
event-refused-ruling-over-it = nad wynikiem stoi rozstrzygnięcie { $n }: podaj, czy pozostaje w mocy, czy się kończy, gdy wynik jest poprawiany (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = rozstrzygnięcie { $n } skończyło się, gdy rozdanie tam unieważniono
event-refused-ruling-corrected = rozstrzygnięcie { $n } skończyło się, gdy wynik poprawiono
event-refused-went-on = zgłoszenie { $entry } przeszło dalej, gdy losowano rundę { $n }: wskaż je albo cofnij losowanie, zanim runda zostanie ogłoszona (`take-back-draw`)
event-refused-round-not-played = runda { $n } jest rozlosowana, a nie rozegrana
event-refused-round-not-over = { $missing ->
    [one] runda { $n } nie jest skończona: brakuje jednego wyniku
    *[other] runda { $n } nie jest skończona: brakuje { $missing } wyników
    }
event-refused-not-drawn = runda { $n } nie jest rozlosowana
event-refused-clock = zegar można ustawić na chwilę od { $from } do { $to }
event-refused-no-moment = po { $at } nic się nie dzieje
event-refused-dealt-already = rozdanie { $n } ma rozkład; na nowo rozdaje się je tylko na polecenie sędziego
event-refused-appeal-closed = odwołanie jest zamknięte
event-refused-final = ostatnie słowo ma organ turnieju: opcja final_say_assigned ma wartość assigned
event-refused-no-further = dalszego odwołania nie ma: opcja further_appeals ma wartość none
event-refused-by-authority = Organizacja Nadzorująca rozstrzygnęła sprawę; nikt nie rozstrzyga jej ponownie
event-refused-before-authority = sprawa jest w Organizacji Nadzorującej
event-refused-no-concurrence = odwołanie rozpatruje się, gdy przyłączy się partner lub kapitan
event-refused-not-to-concur = przyłączyć się może partner lub kapitan
event-refused-frozen = regulamin zawodów jest zamknięty; zmiana wymaga powodu
event-refused-bad-text = tekst jest pusty albo za długi
event-heading = { $text } to nagłówek Prawa; podaj przepis, który stoi pod nim: { $under }
event-unknown-provision = w Prawie nie ma { $text }; najbliższe: { $near }
event-no-such-tricks = { $text } nie jest możliwe: lew jest trzynaście; napisz 4SN+1, 3NTXE-2, PASS albo np, gdy nie grano
event-no-such-level = { $text } nie jest możliwe: kontrakt jest na wysokości od jeden do siedmiu; napisz 4SN+1, 3NTXE-2, PASS albo np, gdy nie grano
demo-no-preset = nie ma zestawu ustawień { $text }; są { $names }
demo-exists = { $file } już istnieje; podaj inny plik przez --journal
demo-not-played = { $line }: rozdania nie dało się rozegrać
demo-done = Wieczór jest w pliku { $file }. Rozejrzyj się:
event-no-share = { $text } nie jest liczbą ani udziałem, jak 10%, 1/3 albo 0.5
event-no-points = { $text }: punkty podaje się jako 60%:420 albo samo 420
event-no-award = { $text }: strona dostaje punkty, jak 60%:420 albo 420, plus, even lub minus, albo udział, jak 55%
event-no-file = nie ma pliku { $n }
event-one-person = { $one } i { $other } to jedna osoba
event-four-players = skład ma czterech graczy
event-no-penalty = nie ma kary { $n }
event-copy-exists = to już istnieje; podaj inną nazwę
event-judged-number = podaj numer rozstrzygnięcia, albo penalty i numer kary, albo disqualification i numer zgłoszenia
event-judged-no-number = { $text } nie jest numerem; napisz 1, penalty 1 albo disqualification 1
event-say-score = podaj wynik: --points, --average, --ns i --ew, albo --stands
event-say-decision = podaj wynik: --points, --average, albo --ns i --ew
event-say-penalty = podaj karę: --tops, --take albo --warning
event-give-tables = podaj --tables raz dla każdego sektora
event-say-plan = podaj, jak się gra: --movement KIND, --swiss, --knockout albo --file
event-arrow = kierunki zamienia się najwyżej w tylu rundach: { $n }, albo `best`
event-no-movement = nie ma ruchu { $name }; są individual, { $names }
event-not-started = gra się nie zaczęła: `event start` mówi, jakie rozdania
event-all-dealt = każde rozdanie ma rozkład; na nowo rozdaje `event redeal`
event-deals-elsewhere = każde rozdanie ma rozkład; na nowo rozdaje `event redeal`. Rozkładów { $boards } ({ $n }) tu nie ma: zawody wczytano bez nich, są w dzienniku, w którym rozdano
event-boards-in-order = rozdania w pliku muszą mieć kolejne numery
event-no-deal = nie ma w nim rozkładu
event-plays-not = { $who } nie gra w tych zawodach
event-give-reader = podaj anybody, player:WHO, { $roles }
event-not-utf8 = nie jest w UTF-8
event-dealt = rozdań przygotowanych: { $n }
event-deals-lacking = rozdania sesji bez rozkładu: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } już nie obowiązuje
event-redealt-ruling = { $line }: rozstrzygnięcie { $n } już nie obowiązuje
event-score-not-played = nie grano
event-score-cancelled = unieważnione
event-anonymise-reason = osobę zanonimizowano
event-anonymise-file = { $event }: plik { $n } o tej osobie usunięto
event-anonymise-file-stays = { $event }: plik { $n } dotyczy czegoś innego i może wymieniać tę osobę; obejrzyj go, `event file remove { $n }` go usuwa
event-anonymise-team = { $event }: zgłoszenie { $entry } nazywa się { $team }; nazwa teamu jest w zapisie i tam zostaje, odtąd inną nadaje `event name { $entry } …`
event-anonymise-words = { $event }: uzasadnienia, uwagi, karty konwencyjne i teksty reklamacji są w zapisie tak, jak je napisano, i zostają
event-left-movement = kto miał grać ze zgłoszeniem { $entry }, pauzuje od rundy { $round }; przywraca je `event late { $entry } { $next }`
event-left-swiss = zgłoszenie { $entry } nie jest już losowane; `event late { $entry } { $next }` przywraca je do losowania od rundy { $next }
event-left-drawn = runda { $round } jest rozlosowana: przeciwnik zgłoszenia { $entry } pauzuje; `event take-back-draw --reason …` i `event draw` losują ją bez niego. `event late { $entry } { $round }` cofa wycofanie
event-left-knockout = przeciwnik zgłoszenia { $entry } gra dalej
event-left-before = zgłoszenie { $entry } jest wycofane; jego graczy zgłasza ponownie `event enter …`
event-appeal-disqualification = odwołanie { $n } od dyskwalifikacji ({ $who }): { $state }
event-appeal-disqualification-stands = dyskwalifikacja zostaje utrzymana
event-appeal-disqualification-lifted = dyskwalifikacja zostaje uchylona
event-disqualification-of = { $who }: dyskwalifikacja ({ $law }), { $reason }: { $state }
event-disqualification-asked = organizator musi zatwierdzić
event-disqualification-refused = organizator nie zatwierdził, { $reason }
event-not-cancelled = { $line }: rozdanie nie jest już unieważnione
event-nothing-to-export = nie ma jeszcze wyniku, który czytelnik może widzieć; zob. --for

## What readers complain of, what writers lose
lost-notes = przypisy
lost-comments = komentarze
lost-text-outside-tags = tekst poza znacznikami
lost-as-it-stands = { $name } w tej postaci
lost-comments-as-they-stand = komentarze w tej postaci
lost-formats-of-columns = szerokości i kolejność kolumn { $name }
lost-column = { $table }: kolumna { $name }
lost-columns-past = kolumny ponad { $n }
lost-boards-past = rozdania ponad { $n }
lost-order = kolejność gier
lost-vanished = gry, z których nic nie zostaje
lost-end-of-game = gdzie kończy się gra, gdy następna różni się tylko wynikami
lost-swapped-declarers = oznaczenia zamienionych rozgrywających
lost-scores-without = wyniki bez kontraktu, rozgrywającego, lew i par
lost-boards-without-scores = rozdania bez tabeli wyników
lost-boards-without-hands = rozdania bez czterech pełnych rąk
lost-numbers = numery rozdań, które nie są liczbami
lost-numbers-in-turn = numery rozdań, które nie idą po kolei
lost-highest-number = najwyższy numer rozdania
lost-same-number = inne rozkłady o tym samym numerze
lost-dealers = rozdający niezgodni z numerem rozdania
lost-vulnerabilities = założenia niezgodne z numerem rozdania
lost-changed-players = gracze zmienieni w trakcie meczu
lost-unlisted-results = wyniki, na które lista meczu nie ma miejsca
lost-marks-in-auction = oznaczenia nieprawidłowości w licytacji
lost-words-of-auction = słowa licytacji, których nie zrozumiano
lost-calls-after-the-end = zapowiedzi po zakończeniu licytacji
lost-annotations-of-calls = oceny zapowiedzi
lost-marks-in-play = oznaczenia nieprawidłowości w rozgrywce
lost-annotations-of-cards = oceny kart
read-unknown-format = nieznany rodzaj pliku; znane są { $known }
read-bws = baz BWS się nie czyta; wyniki nowszych urządzeń przychodzą z Data Connectora jako JSON (.json)
read-no-game = nie ma w nim gry, którą można by zapisać
read-no-deal = rozkładu nie podano lub nie można go odczytać (znacznik Deal)
read-no-hands = nie wszystkie cztery ręce są znane
read-no-contract = nie podano kontraktu albo jego miana (znacznik Contract)
read-no-declarer = nie podano rozgrywającego (znacznik Declarer)
read-no-leader = to końcówka: powiedz, kto wychodzi, przez [Play "N"]
read-several-boards = kilka rozdań; wybierz jedno przez --board
read-several-games = kilka gier tego rozdania; zostaw w pliku jedną
read-no-such-board = nie ma w nim rozdania { $board }
read-none = nie ma w nim gry
read-pbn-wanted = tu czyta się PBN; zrobi go `openroom convert { $file } { $pbn }`
read-whole-deal = bada się to na całym rozkładzie
read-no-revoke = w zapisanej rozgrywce nie ma fałszywego renonsu
read-no-claim = co zadeklarowano? napisz --claim "S claims 5" albo znacznik [Claim "S claims 5"]
err-seconds = --seconds przyjmuje wartości od 0.1 do 600
err-which-contract = jaki kontrakt? podaje go --contract
err-all-played = wszystkie karty są zagrane
err-revoked-now = { $who } popełnił fałszywy renons w trwającej lewie; jej karty nie mają wartości w widne karty, mają ją dopiero karty następnej lewy
err-cards-from-one = karty liczy się od 1
err-thirteen-tricks = lew jest 13
err-samples = --samples sięga do { $n }
err-recorded = zapisanych kart rozgrywki: tylko { $recorded }, nie { $after }
err-no-deals = w tym pliku nie ma rozkładów
err-sheet-too-large = za duży jak na arkusz tego programu
err-sheet-not-text = to nie arkusz tego programu: to nie tekst UTF-8
err-sheet-no-secret = na tym arkuszu nie ma sekretu
err-sheet-bad-secret = sekret to nie 64 cyfry szesnastkowe
err-sheet-no-public = na tym arkuszu nie ma publicznego tekstu
err-public-empty = --public jest puste: bez publicznego tekstu niczego się nie dowodzi
err-deal-unnumbered = rozkład bez numeru rozdania
err-no-register = gdzie jest rejestr? podaje to --register
err-both-names = { $pair }: napisz oba nazwiska, rozdzielone znakiem &
err-asked-twice = { $name }: zapytano o to dwa razy
err-slow = --slow to liczba sekund
err-not-utf8 = to nie UTF-8

## Rozdania, urządzenia, deklaracje i rejestry

deal-whole-number = potrzebna jest liczba całkowita od 1 do { $n }
deal-no-numbers-above = numery rozdań kończą się na { $n }
deal-option-empty = opcja { $option } jest pusta
deal-sheet-changed = sekret i plan nie dają zobowiązania: plik zmieniono
deal-not-64 = to nie są 64 cyfry szesnastkowe
deal-line-too-long = wiersz ma ponad milion bajtów: to nie jest plik z rozdaniami
deal-zero-byte = znaleziono bajt 0x00 (UTF-16?), oczekiwano tekstu w UTF-8 lub Latin-1
deal-board-without = rozdanie { $n } kończy się bez rozkładu kart
deal-second-time = rozdanie { $n } po raz drugi i inne
deal-other-form = forma to „{ $form }”; ten program zna „{ $known }”
deal-not-a-sheet = to nie jest arkusz tego programu: { $why }
deal-name-board = rozdanie { $n }
deal-name-line = wiersz { $n }
deal-marked = { $name }: oznaczono: rozdający { $dealer }, po partii { $who }; z numeru wynika: rozdający { $usual }, po partii { $usually }
deal-repeated = { $name }: ten sam rozkład co { $of }
deal-exchanged = { $name }: ten sam rozkład co { $of }, z zamienionymi kolorami lub miejscami
deal-shifted = { $name }: ten sam rozkład co { $of }, z kartami przesuniętymi w talii
deal-near = { $name }: numer prawie taki sam jak { $of }; generator rozdań jest słaby
deal-by-suit = kolorami
deal-by-rank = starszeństwem
deal-same-seat = na to samo miejsce
deal-clockwise = o jedno miejsce dalej zgodnie z ruchem wskazówek zegara
deal-to-partner = do partnera
deal-anticlockwise = o jedno miejsce dalej przeciwnie do ruchu wskazówek zegara
deal-unshuffled = { $name }: talia ułożona { $order }; karty, które idą po poprzedniej { $how }: { $n } z 51
deal-nothing-strange = nie znaleziono nic dziwnego
deal-strange = ten zestaw NIE jest taki, jak zestawy losowe
deal-again = rozdania powtórzone z tym samym rozkładem, liczone raz: { $n }
deal-too-few = za mało rozdań do statystyki
deal-p-by-seat = p według miejsc
deal-least = najmniejsze p, z poprawką na liczbę testów: { $p }
deal-points = punkty
deal-shapes = układy
deal-few = za mało
deal-hands = rąk
deal-expected = oczekiwane
deal-not-in-file = rozdania { $n } nie ma w pliku
deal-another = rozdanie { $n } ma inny rozkład
deal-marked-otherwise = rozdanie { $n } jest inaczej oznaczone
deal-not-in-plan = rozdania { $n } nie ma w planie
deal-and-so-on = … i tak dalej
deal-row-event = zawody
deal-row-source = źródło
deal-row-public = tekst publiczny
deal-row-commitment = zobowiązanie
deal-row-boards = rozdania
deal-bound = odpowiada temu sekretowi i planowi
deal-not-bound = NIE odpowiada temu sekretowi i planowi
deal-right = zgodnych { $right } z { $all }
deal-verified = potwierdzono
deal-not-verified = NIE potwierdzono
deal-keep-secret = Zachowaj ten plik dla siebie do końca sesji.
deal-publish = Opublikuj to, zanim tekst publiczny będzie znany. Sekret jest w pliku.
deal-made-from = Z czego powstały rozdania. Sprawdź tekst publiczny u źródła.
deal-misread = { $tag }, znak { $place }: { $why }
text-expected = oczekiwano: { $expected }
text-card-twice = { $card } po raz drugi
text-hand-too-long = ręka ma więcej niż 13 kart
text-hand-size = { $seat }: kart { $n }, a powinno być 13
text-hand-unknown = { $seat }: brak ręki
text-tricks = { $bid } kończy się między +{ $more } a -{ $less }
text-number-too-large = numer jest za duży
claim-unread = deklaracja, znak { $place }: niezrozumiałe: { $found }. Napisz na przykład: S claims 5 draw trumps, cash SA SK
claim-line-unread = zaproponowana linia, znak { $place }: niezrozumiałe: { $found }. Napisz na przykład: draw trumps, cash SA SK
play-at-card = karta { $n } rozgrywki: { $why }
play-over = { $card } pada po ostatniej lewie
play-not-held = gracz { $who } nie ma karty { $card }
play-revoke = gracz { $who } zagrywa { $card }, choć może dołożyć do koloru
looks-missing = brak dziennika wglądów; bez niego niczego się nie ogląda
looks-too-large = większy niż jakikolwiek dziennik wglądów
looks-no-look = to nie jest wpis o wglądzie: { $why }
looks-broken = nie wynika z poprzedniego wiersza: wgląd zmieniono, usunięto lub dodano
register-exists = już istnieje; nowy rejestr ciągnie go dalej z --register NOWY --after STARY
register-members = { $name }: członek ma nazwisko i każdego podaje się raz
register-none = nie ma rejestru; `integrity found` zakłada go, z członkami, którzy mają wgląd
register-too-large = większy niż jakikolwiek rejestr
register-unread = to nie jest rejestr: { $why }
register-no-member = { $name } nie jest członkiem ({ $committee }); wgląd ma tylko członek
register-no-key = to nie jest klucz
register-other-key = to nie jest klucz członka: { $name }
tempo-too-large = większa niż jakakolwiek lista przypadków
tempo-copied = ma wciąż te same wiersze: jedna lista, skopiowana
tempo-columns = para, sekundy i yes lub no, rozdzielone tabulatorami, ewentualnie z przypadkiem
tempo-names = dwa nazwiska pary rozdziela &
tempo-seconds = sekundy nie są liczbą
tempo-holds = yes lub no: czy to miał
looks-removed = wierszy: { $n }, a rejestr zna: { $known }; część usunięto
deal-count = rozdania: { $n }

serve-public = podaj adres, na przykład https://bridge.example
serve-no-certificate = nie ma w nim certyfikatu w postaci PEM
serve-no-key = nie ma w nim klucza prywatnego w postaci PEM
serve-does-not-fit = klucz nie pasuje do certyfikatu: { $why }
serve-not-begun = serwer nie może ruszyć: { $why }
serve-no-port = nie można użyć żadnego z portów od { $from } do { $to }: { $why }
serve-open = Openroom działa pod adresem
serve-only-here = Dostępny jest tylko z tego komputera.
serve-phones = Telefony w tej samej sieci łączą się z pierwszym z nich.
serve-kept = Wszystko jest przechowywane w { $folder }. Ctrl-C zamyka.
serve-enter = Enter daje nowy link organizatora.
serve-link = Link organizatora, ważny jeden dzień i dla nikogo innego:
scenarios-none-in-folder = w tym katalogu nie ma pliku ze scenariuszami
scenarios-no-block = w tym pliku nie ma bloku table, ruling, score ani event
scenarios-nothing-to-run = w tych katalogach nie ma bloku do uruchomienia
scenarios-too-large = bajtów jest { $bytes }, może być najwyżej { $most }
scenarios-encoding = wiersz { $line }: bajt { $byte }, a powinien być tekst w UTF-8
scenarios-control = wiersz { $line }: znak sterujący ({ $character }), a powinien być tekst
