# Każda strona.
skip = Do treści
nav = Strony główne
nav-train = Stół ćwiczebny
nav-play = Stół dla czterech
nav-law = Przepisy
nav-scenarios = Przypadki
look = Wygląd i język
look-language = Język
look-theme = Barwy
look-device = Jak w urządzeniu
look-light = Jasne
look-dark = Ciemne
look-suits = Kolory kart
look-four = Cztery barwy
look-two = Dwie barwy
look-size = Pismo
look-normal = Zwykłe
look-large = Duże
look-keep = Zapisz

# Pierwsza strona.
home-title = Brydż według przepisów
home-about = Przy tym stole może się zdarzyć wszystko, zgodnie z przepisami lub nie. Openroom robi wtedy to, co mówią przepisy, pyta każdego o to, co przepis pozostawia jego decyzji, i podaje paragraf.
home-train = Licytuj i graj z czterech rąk, wypróbuj dowolną nieprawidłowość i zobacz, jak działają przepisy.
home-scenarios = Wybierz przypadek do któregoś z przepisów i przejdź go przy stole krok po kroku.
home-play = Rozegraj rozdanie w czwórkę, każdy na swoim telefonie lub komputerze, z sędzią.
home-law = Każdy paragraf naszymi słowami, z przykładami i różnicami między wydaniami.

# Co się nie udało.
wrong-title = To się nie udało
wrong-home = Na stronę główną
wrong-back = Wstecz
wrong-again = Wczytaj stronę ponownie
wrong-not-found = Nie ma takiej strony albo nie jest ona dla Ciebie. Jeśli ktoś przysłał Ci link, poproś o niego jeszcze raz.
wrong-not-your-form = Ten formularz jest za stary albo nie był dla Ciebie. Wróć, wczytaj stronę ponownie i powtórz.
wrong-other-site = Ten formularz wysłano ze strony innego serwisu. Nic nie zostało zmienione. Otwórz stronę tutaj i wyślij go z niej.
wrong-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
wrong-too-large = To było za długie.
wrong-too-long = Liczba znaków w tym tekście: { $found }; najwyżej może ich być { $most }. Niczego nie ucięto ani nie zrobiono. Skróć go i wyślij ponownie.
wrong-form = Coś w formularzu nie ma sensu. Nic nie zostało zmienione.
wrong-pbn = W tym tekście nie ma pełnego rozdania. Wklej plik PBN lub LIN albo rozdanie takie jak N:AKQ2.T98.543.762 i trzy następne ręce.
wrong-failed = Serwer nie mógł tego zrobić. Nic nie zostało zmienione.

# Przygotowanie stołu.
set-preset = Przepisy i związek
set-load = Użyj własnego rozdania
set-pbn = Rozdanie albo plik PBN lub LIN; kilka rozdań rozgrywa się po kolei
set-attention = Gdy coś pójdzie nie tak
set-at-once = Stół mówi o tym od razu
set-players = Nic się nie dzieje, dopóki ktoś nie zwróci uwagi
set-artificial = Pytaj mnie o znaczenie zapowiedzi (inaczej odzywki i pasy są naturalne)
set-prevent = Odmawiaj tego, czemu program może zapobiec
train-about = Masz wszystkie cztery miejsca i jesteś też sędzią. Licytuj i graj z każdego miejsca, w każdej chwili, dobrze lub źle. Miejsca możesz oddać innym za pomocą linku.
train-deal = Rozdaj karty
train-scenarios = Albo przejdź przypadek
play-about = Każdy gracz ma własny link, sędzia także. Kto sędziuje, widzi wszystkie cztery ręce i nie zajmuje miejsca.
play-part = Przy tym stole
play-plays = gram; sędziuje ktoś inny albo na razie nikt
play-directs = sędziuję i widzę wszystkie cztery ręce
set-explains = Kto alertuje i wyjaśnia zapowiedź
explains-partner = partner licytującego, pisemnie przeciwnikom
explains-self = sam licytujący, pisemnie przeciwnikom
play-title = Nazwa stołu
play-open = Otwórz stół
scenarios-about = Przypadki do przepisów, gotowe do przejścia przy stole ćwiczebnym.
scenarios-auctions = Kilka nieprawidłowości w jednej licytacji
scenarios-plays = Kilka nieprawidłowości w jednej rozgrywce
scenarios-boards = Całe rozdania
scenarios-unrecorded = Ręce, których nikt nie zapisał
scenario-about = Wybierz przypadek i wydanie. Przy stole przechodzisz go krok po kroku albo próbujesz czegoś innego.
scenario-follow = Przejdź ({ $edition })
scenario-script = Przebieg

# Przepisy.
law-words = Słowa albo numer, na przykład 27B1a
law-edition = Wydanie
law-search = Szukaj
law-nothing = Nic nie znaleziono.
law-where = Gdzie jesteś
law-parts = Części
law-cases = Przykłady
law-editions = Wydania
law-differences = Na co wydania odpowiadają różnie
law-refers = Odsyła do
law-terms = Terminy
law-when = Kiedy
law-then = Wtedy
law-judged = Do oceny
law-choice = Wybór
law-official = Brzmienie urzędowe (z własnej książki)
law-official-other = W innych Twoich książkach:
law-english = Przykłady są na razie po angielsku.

# Miejsca.
seats-title = Miejsca i linki
seats-about = Wyślij każdemu graczowi jego link albo daj mu zeskanować kod. Kto ma link, ma miejsce.
seats-own = Grasz: otwórz na tym urządzeniu link swojego miejsca. Wyślij pozostałym ich linki, a link sędziego komuś, kto nie gra.
seats-table = Do stołu
seats-taken = Zajęte przez
seats-scan = Kod do zeskanowania
seats-hidden = Przy stole do gry grający widzi tylko link do własnego miejsca i do miejsc wolnych. Linki do zajętych miejsc mają ci, którzy je zajmują, a wszyscy widzą, ile urządzeń ma każde miejsce.
seats-own-link = Twój własny link, dla innego Twojego urządzenia. Kto go ma, widzi Twoje karty: nie dawaj go nikomu.
seats-free = Zwolnij to miejsce
seats-free-about = Kto je ma, traci je, a link się zmienia.
present-title = Przy tym stole
present-nobody = nikt
devices = { $n ->
    [one] { $n } urządzenie
    [few] { $n } urządzenia
   *[many] { $n } urządzeń
}
devices-own = { $n ->
    [one] { $n } urządzenie ma Twoje miejsce.
    [few] { $n } urządzenia mają Twoje miejsce. Jeśli któreś nie jest Twoje, odłącz pozostałe.
   *[many] { $n } urządzeń ma Twoje miejsce. Jeśli któreś nie jest Twoje, odłącz pozostałe.
}
devices-page = Miejsca i urządzenia
devices-end = Odłącz moje inne urządzenia
devices-end-about = Twoje inne urządzenia tracą miejsce i nie widzą już nic ze stołu. Link się zmienia: ze starym nikt już nie wejdzie.
sit-training = Zaproszono Cię na to miejsce przy stole ćwiczebnym.
sit-playing = Zaproszono Cię na to miejsce przy stole.
sit-name = Twoje imię
sit-down = Zajmij miejsce

# Stół.
status = Stan rozdania
now-calls = Licytuje: { $seat }
now-questions = Pierwsze wyjście leży zakryte: można zadawać pytania, potem odkrywa je { $seat }
now-leads = Wychodzi: { $seat }
now-plays = Zagrywa: { $seat }
now-dummy = Kartę z dziadka zagrywa { $seat }
now-over = Rozdanie zakończone
tricks = Lewy
trick = Lewa { $n }
by-laws = Przepisy: { $edition }
over-title = Rozdanie zakończone
hidden-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
face-down = zakryta
lead-face-down = wyjście, zakryte
not-legal = niedozwolone według przepisów
call-withdrawn = wycofana
call-offered = w miejsce innej zapowiedzi
call-alerted = zaalertowane
waiting-for = Stół czeka na: { $who }
asked-to-explain = { $seat } pyta cię, co znaczy { $call }.
held-own = Zrobiono: { $what }. Zostanie to ocenione, gdy padnie odpowiedź na otwarte pytanie.
ways-title = Co możesz teraz zapowiedzieć i co z tego wyniknie
ways-other = Każda inna zapowiedź
limits-title = Teraz obowiązuje
rulings-title = Rozstrzygnięcia
acting = Co robisz
acting-for = Działasz za
irregular-switch = Także nieprawidłowe
connection-lost = Połączenie przerwane. Trwa ponawianie.
do-attention = Zwróć uwagę: coś jest nie tak
do-director = Wezwij sędziego
do-came = Jestem przy stole
called-own = Sędzia został wezwany.
tray-pass = Przesuń tacę
tray-across = Taca jest po drugiej stronie zasłony.
round-clock = Czas do końca rundy
do-face = Odkryj pierwsze wyjście
more-title = Alert, pytanie, zmiana i inne
claim-title = Deklaracja lub zrzeczenie się lew
claim-tricks = Lewy, które deklarujesz
concede-tricks = Lewy, których się zrzekasz
do-claim = Deklaruję
do-concede = Zrzekam się
alert-title = Alert, pytanie, wyjaśnienie
explain-words = Słowami
do-alert = Alertuj
do-alert-call = Alertuj { $call }
call-warned = Stop
do-explain = Wyjaśnij
do-ask = Zapytaj o znaczenie
change-to = Zmień swoją ostatnią zapowiedź na
change-slip = To była mechaniczna pomyłka
do-change = Zmień zapowiedź
expose-how = Jak
expose-dropped = upadła przypadkiem
expose-held = trzymana tak, że partner mógł ją zobaczyć
expose-shown = pokazana celowo
expose-as-dummy = wyłożona tak, jak robi to dziadek
expose-named = wymieniona na głos
expose-led = wyjście przed końcem licytacji
do-expose = Była widoczna
back-title = Wycofaj kartę
do-back = Wycofaj
revoke-title = Pytanie o fałszywy renons
do-revoke = Zapytaj
convey-title = Zgłoś zachowanie gracza
convey-hesitation = wahanie
convey-haste = duży pośpiech
convey-remark = uwaga
convey-manner = gest lub podobne
do-convey = Zgłoś
follow-next = Następny krok
follow-end = Przypadek dobiegł końca. Możesz grać dalej, jak chcesz.
follow-left = Opuszczono przypadek. Możesz grać dalej, jak chcesz.
board = Rozdanie { $n }
do-deal = Rozdaj następne
course-title = Zapowiedzi i karty z czasem
course-away = { $n } s bez połączenia
ended-title = Wcześniejsze rozdania
notice-noted = Zapisano.
unnoticed-title = Nikt jeszcze nie zauważył
notice-held = Zapisano. Zostanie rozpatrzone po odpowiedzi na otwarte pytanie.
notice-stale = Przy stole zaszła już zmiana. Spójrz jeszcze raz i powtórz, jeśli nadal chcesz.
notice-two-places = Masz już miejsce przy tym stole. Nikt nie ma dwóch.
notice-has-seen = Znasz już inną rękę z tego rozdania, więc to miejsce nie jest dla Ciebie przed następnym rozdaniem.

# Co powiedziano przy stole.
said-title = Powiedziano przy stole
said-claims = { $n ->
    [one] deklaruje { $n } lewę
    [few] deklaruje { $n } lewy
   *[many] deklaruje { $n } lew
}
said-concedes = { $n ->
    [one] zrzeka się { $n } lewy
    [few] zrzeka się { $n } lew
   *[many] zrzeka się { $n } lew
}
said-calls-director = wzywa sędziego
said-stop = uprzedza o odzywce skaczącej
said-alerts = alertuje zapowiedź { $call }
said-explains = wyjaśnia zapowiedź { $call }:
said-asks = pyta, co znaczy zapowiedź { $call }
said-asks-auction = pyta o licytację
said-conveyed = zgłoszono:

# Kibice przy stole.
play-delay = Widzowie oglądają
delay-none = od razu
delay-1 = minutę później
delay-3 = trzy minuty później
delay-15 = kwadrans później
watch-title = Widzowie
watch-about = Kto ma taki link, ogląda tego gracza: jedną rękę, licytację i rozgrywkę, nic więcej.
watch-whom = Oglądasz: { $seat }
watch-quiet = Widzowie nic nie mówią nikomu przy stole i na nic nie zwracają uwagi.
watch-late = Oglądasz z opóźnieniem { $n } s.
watch-not-yet = Jeszcze nic nie widać.
watch-all = Wszystkie cztery ręce
watch-set = Ustaw
wrong-watch = Grasz przy tym stole, więc nikogo tu nie oglądasz.
wrong-watch-board = Masz to rozdanie jeszcze do rozegrania, więc go nie oglądasz.
wrong-watch-hand = Widziałeś już inną rękę tego rozdania, a widzowie oglądają tylko jedną.

# The Director at a live table.
notice-adjourned = Sędzia odłożył to rozdanie. Poczekaj, aż pozwoli grać dalej.
run-title = Prowadzenie stołu: odłożenie, zastępstwo
run-adjourn = Odłóż rozdanie
run-resume = Pozwól grać dalej
run-event = To rozdanie w turnieju: zastępstwo, wynik
run-free-about = Zwolnij miejsce nieobecnego: jego urządzenie je traci, a miejsce ma nowy link dla zastępcy.
their-card-title = Karta konwencyjna przeciwników

# Screens.
set-screens = Zasłony
screens-none = bez zasłon
screens-east = N siedzi z E
screens-west = N siedzi z W
desk-called-before = Wezwanie sędziego: ile minut przed orzeczeniem
desk-called-before-about = Można pozostawić puste. Statystyki liczą to jako czas orzekania.
wrong-minutes = Czas od wezwania do orzeczenia to całkowita liczba minut, najwyżej tydzień. Można go pominąć.
