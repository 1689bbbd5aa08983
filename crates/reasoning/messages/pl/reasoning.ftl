# Zdania rozstrzygnięć po polsku. Klucz to rodzaj i nazwa tego, co się mówi; patrz README.md.

## Rama

director = sędzia
nothing = nic
frame-facts = Co się stało: { $matter }. Dotyczy to przepisu { $law }. { $notice }.
frame-answered = { $law }: pytanie ({ $who }): { $question }? Odpowiedź: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: otwarte pytanie ({ $who }): { $question }?
frame-tricks-won = ile z trzynastu lew wzięła strona { $side }
frame-closed = Sprawa jest zamknięta.
frame-lapsed = Sprawa stała się bezprzedmiotowa: to, czego dotyczyła, już nie obowiązuje.
frame-waived = Odstąpiono od sprostowania.
frame-withdrawn = Sędzia cofnął rozstrzygnięcie.
frame-strayed = Sprawę przekazano sędziemu.
frame-suit = { $suit ->
    [C] trefl
    [D] karo
    [H] kier
    [S] pik
    *[NT] bez atu
    }
frame-none = żaden
frame-act = { $act ->
    [act-play-at-once] karty zagrane jednocześnie
    [act-call-together] jednoczesne zapowiedzi
    [act-claim] deklaracja gracza { $by }
    [act-concede] zrzeczenie gracza { $by }
    [act-explain] wyjaśnienie gracza { $by }
    [act-correct-explanation] poprawka gracza { $by }
    [act-announce] anons gracza { $by }
    [act-alert] alert gracza { $by }
    [act-ask] pytanie gracza { $by }
    *[other] działanie gracza { $by }
    }
frame-before = działanie sprzed początku zapisu
frame-made = { $what } ({ $by })
frame-ruling = Rozstrzygnięcie { $n }
frame-failed = Nie powiodło się:

## Sprawy

matter-deprived-of-turn = Trzy pasy, w tym jeden poza kolejnością ({ $offender }), odebrałyby kolej graczowi { $deprived }
matter-conveyed = { $offender } miał przekazać partnerowi coś inaczej niż zapowiedzią i zagraniem: { $how }. Zgłosił to { $reported }
matter-learnt-elsewhere = { $offender } dowiedział się skądinąd czegoś o rozdaniu, { $received ->
    [later] po pierwszej zapowiedzi
    *[other] przed pierwszą zapowiedzią
    }
matter-not-entitled = { $offender } pytał o coś, prosił o powtórzenie lub oglądał coś, do czego nie miał prawa
matter-wrong-review = { $offender } błędnie powtórzył licytację
matter-misinformation = { $offender } miał błędnie wyjaśnić lub nie zaalertować: { $call }
matter-deviation = Zapowiedź gracza { $offender } miała odbiegać od podanego znaczenia
matter-look-back = Sędzia wraca po rozgrywce do rozstrzygnięcia { $case }, w którym wykraczającym był { $offender }
matter-misnamed-double = { $offender }: { $call } z wymienieniem { $named }, a to nie jest ostatnia odzywka
matter-shown-in-auction = Podczas licytacji odsłonięto karty gracza { $offender }: { $cards } ({ $how })
matter-lying-after-auction = Licytacja się skończyła, a w jej trakcie odsłonięto karty gracza { $owner }: { $cards } ({ $how })
matter-change-of-call = { $offender } zastąpił zapowiedź { $at } zapowiedzią { $to }
matter-first-lead = { $leader } ma wyjść po raz pierwszy, a zapowiedzi jego partnera ({ $offender }) wycofano: { $withdrawn }
matter-insufficient-bid = { $offender } zgłosił { $bid }, co nie przelicytowuje ostatniej odzywki
matter-declarers-cards = Odsłonięto karty gracza { $owner } ze strony rozgrywającej: { $cards }
matter-exposed-cards = Odsłonięto karty obrońcy { $owner }: { $cards } ({ $how })
matter-picked-up = { $owner } za wcześnie podjął kartę przygwożdżoną { $card }
matter-not-yet-played = { $owner } nie mógł jeszcze zagrać tego, co leży jako karta przygwożdżona: { $cards }
matter-several-penalty-cards = { $owner } musi zagrać jedną z kilku kart przygwożdżonych: { $cards }
matter-penalty-card-not-played = { $offender } zagrał { $card }, choć musiał zagrać kartę przygwożdżoną: { $owed }
matter-partners-lead = { $leader } ma wyjść, a jego partner ma { $number ->
    [one] normalną kartę przygwożdżoną
    *[several] kilka normalnych kart przygwożdżonych
    }: { $suits }
matter-led-too-early = { $offender } zagrał { $card }, zanim rozgrywający wybrał, w co wolno wyjść lub co zagrać
matter-lead-out-of-turn = { $offender } wyszedł kartą { $card } { $led_by ->
    [defender] jako obrońca
    *[declarer] ze strony rozgrywającej
    }, a nie była to kolej tej ręki
matter-call-over-passer = { $offender } zgłosił zapowiedź w kolejności przeciwnika z prawej strony, który musi pasować
matter-call-out-of-turn = { $offender } zgłosił zapowiedź { $call } w kolejności innego gracza
matter-call-not-repeated = { $offender } musiał powtórzyć zapowiedź { $owed }, a zgłosił inną
matter-double-not-allowed = { $offender } zgłosił zapowiedź { $call }, choć tym razem nie może ani kontrować, ani rekontrować
matter-simultaneous-calls = { $offender } zgłosił zapowiedź równocześnie z graczem { $first }
matter-inadmissible-double = { $offender } zgłosił zapowiedź { $call }, której licytacja nie dopuszcza
matter-call-by-passer = { $offender } zgłosił zapowiedź { $call }, choć musi pasować
matter-bid-above-seven = { $offender } zgłosił odzywkę { $level }{ $denomination }, czyli powyżej siedmiu
matter-call-after-final-pass = { $offender } zgłosił zapowiedź po końcowym pasie
matter-revoke = { $offender } zagrał { $card }, choć mógł zagrać to, co musiał
matter-perhaps-revoked = Karta, która mogła być fałszywym renonsem, z ręki, której nikt nie zapisał
matter-dummy-asks-defender = { $offender } jako dziadek zapytał gracza { $of } o fałszywy renons, czego mu nie wolno
matter-asked-about-revoke = { $offender } zapytał gracza { $of } o fałszywy renons
matter-revokes-reckoned = Rozgrywka się skończyła i liczy się, ile kosztują uprawomocnione fałszywe renonse
matter-claimed = { $by } { $kind ->
    [concession] zrzekł się reszty, zachowując
    *[claim] zadeklarował
    } { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
    *[other] { $tricks } lewy
    } (do rozegrania pozostało: { $left })
matter-tricks-wanted-back = Strona gracza { $by } chce odzyskać lewy, na których oddanie się zgodziła lub których się zrzekła: { $lost }
matter-claim-contested = { $by } w porę cofnął uznanie deklaracji
matter-designated = { $by } zażądał karty z dziadka: { $designation ->
    [card] podając kolor i wysokość
    [touched] dotykając jej
    [suit] podając tylko kolor
    [rank] podając tylko wysokość
    [high] wysokiej
    [low] niskiej
    [win] biorącej lewę
    [anything] jakiejkolwiek
    *[other] takiej, której dziadek nie ma
    }
matter-intention = Co { $by } jako rozgrywający miał na myśli, żądając karty
matter-second-card = { $by } zagrał drugą kartę do lewy: { $card }
matter-defender-too-early = Obrońca { $offender } przedwcześnie zagrał { $card }
matter-declarer-too-early = Kartę gracza { $hand } ze strony rozgrywającej zagrano przedwcześnie
matter-at-once = { $first } i { $then } zagrali równocześnie
matter-several-cards = { $by } zagrał kilka kart naraz: { $cards }
matter-could-not-comply = { $player } nie mógł spełnić tego, czego żądał przepis { $demanded }
matter-before-corrected-lead = Obrońca { $offender } zagrał { $card }, zanim rozgrywający poprawił swoje wyjście
matter-hand-of-another = { $offender } wziął rękę gracza { $of }
matter-acted-before-ruling = { $offender } licytował lub zagrywał po zwróceniu uwagi na nieprawidłowość, a przed rozstrzygnięciem
matter-options-told = Sędzia z góry powiedział graczowi { $to }, co pociągnęłaby za sobą zapowiedź
matter-skip-warned = { $offender } uprzedził o odzywce skaczącej; po niej obowiązuje pauza
matter-settled-themselves = { $offender } i inni sami ustalili sprostowanie
matter-wrong-number = { $holder } ma niewłaściwą liczbę kart
matter-surplus-card = { $offender } ma { $card }, a ta karta nie należy do rozdania
matter-hand-of-other-board = { $offender } trzyma karty z innego rozdania
matter-wrong-board = Uczestnicy grają rozdanie, które nie jest teraz ich
matter-hand-taken = { $by } pierwszy ze swojej strony wyjął rękę z pudełka
matter-before-tray = { $offender } za zasłoną zgłosił zapowiedź nieprawidłowo lub ją zmienił, zanim przesunięto tacę
matter-waiver-asked = { $by } poprosił o odstąpienie od sprostowania z rozstrzygnięcia { $of }
matter-ruling-withdrawn = Sędzia cofa rozstrzygnięcie { $of }
matter-asked = { $offender } po zakończeniu licytacji poprosił o jej powtórzenie, o wyjaśnienie albo zapytał o kontrakt
matter-asked-without-right = { $offender }, dziadek bez uprawnień, pierwszy zapytał rozgrywającego o fałszywy renons
matter-card-hidden = { $offender } zagrał { $card } ukrytą za widoczną kartą
matter-card-put-back = { $offender } włożył { $card } z zakrytej lewy z powrotem do ręki
matter-card-omitted = { $offender } nie dołożył karty do lewy
matter-turned-early = { $offender } zakrył swoją kartę, zanim wszyscy zagrali
matter-card-taken-back = { $offender } chce wycofać zagraną kartę { $card }
matter-dummy-overstepped = { $offender } jako dziadek naruszył jedno ze swoich ograniczeń: { $how }
matter-dummy-spoke-up = { $offender } jako dziadek odezwał się podczas rozgrywki: { $how }
matter-dummy-used-right = { $offender } jako dziadek zrobił coś, co mu wolno
matter-face-down-before-choice = { $offender } położył zakrytą kartę wyjścia, zanim powstało ograniczenie wistowe
matter-face-down-out-of-turn = { $offender }, który nie miał wyjść, położył zakrytą kartę jako pierwsze wyjście
matter-face-down-taken-back = { $offender } wycofał położoną zakrytą kartę
matter-hand-faced = { $offender } wyłożył rękę
matter-held-out = { $offender } trzymał { $card } tak, że być może trzeba ją zagrać
matter-inspected = { $offender } obejrzał zakrytą lewę
matter-mixed = { $offender } pomieszał swoje zagrane karty, zanim uzgodniono lewy
matter-not-named = { $offender } jako dziadek położył kartę, której rozgrywający nie wymienił
matter-played-meanwhile = { $offender } zagrał do lewy po pokazaniu kilku kart, a przed wskazaniem jednej
matter-played-after-word = Zagrano kartę po innej, którą zagrano z powodu mylnych słów (powiedział je { $offender } albo jego partner)
matter-pointed-at = { $offender } dotknął karty { $card } lub wymienił ją jako mającą być zagraną
matter-named-another = { $offender } po karcie mającej być zagraną wymienił jeszcze inną: { $card }
matter-pointed-out = { $offender } zwrócił uwagę, że karta zakrytej lewy leży niewłaściwie
matter-renamed = { $offender } wymienił inną kartę dziadka zamiast pierwszej
matter-suggested = { $offender } jako dziadek bez polecenia wskazał kartę { $card }
matter-tricks-disputed = { $offender } mówi, że wzięto inną liczbę lew, niż zapisano
matter-warned-of-wrong-hand = { $offender }, dziadek bez uprawnień, ostrzegł rozgrywającego przed wyjściem z niewłaściwej ręki

## Zarządzenia

order-call-stands = zapowiedź { $value } pozostaje mimo nieprawidłowości
order-cancel-call = zapowiedź { $value } jest unieważniona
order-cancel-calls-from = zapowiedź { $value } i wszystkie późniejsze są unieważnione
order-withdraw-call = zapowiedź { $value } zostaje wycofana
order-substitute-call = { $call } zastępuje zapowiedź { $at }
order-replace-call = zapowiedź { $at } jest unieważniona, a { $by } zgłasza inną
order-change-stands = { $second } zastępuje zapowiedź { $first }
order-deem-passed = uznaje się, że { $value } spasował
order-turn-reverts = kolej gracza { $value }
order-card-stands = karta { $value } pozostaje zagrana mimo nieprawidłowości
order-withdraw-card = karta { $value } wraca do ręki
order-card-named = { $card } ({ $hand }) jest kartą, którą wskazano, i jest zagrana
order-designation-void = rozgrywający nie określił karty i musi ją wymienić
order-play-instead = { $hand } zagrywa { $card } w miejsce wycofanej karty
order-established = fałszywy renons kartą { $value } jest uprawomocniony
order-pick-up = { $owner } podejmuje karty przygwożdżone w kolorach: { $suits }
order-make-major = karta przygwożdżona { $card } ({ $owner }) jest odtąd normalną kartą przygwożdżoną
order-lead-is-free = { $value } może wyjść dowolną kartą
order-lead-from = wychodzi { $value }
order-take-back-face-down = karta zakrytego wyjścia wraca do ręki
order-leave-faced = { $card } ({ $owner }) pozostaje odkryta na stole
order-return-to-hand = powrót kart do ręki gracza { $owner }: { $cards }
order-counts-after = karta gracza { $then } liczy się jako zagrana po karcie gracza { $first }
order-declarer-is = rozgrywającym jest { $value }
order-spread-dummy = dziadek wykłada rękę
order-restrict = { $value } { $second }, { $third }
order-suspend-play = rozgrywka zostaje wstrzymana
order-resume-play = rozgrywka toczy się dalej
order-award-tricks = z nierozegranych lew strona { $to } dostaje { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
    *[other] { $tricks } lewy
    }, przeciwnicy resztę; rozgrywka zakończona
order-transfer-tricks = strona { $to } dostaje po rozgrywce od przeciwników { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
    *[other] { $tricks } lewy
    }
order-cancel-transfer = strona { $from } odzyskuje { $tricks ->
    [one] { $tricks } lewę odebraną
    [few] { $tricks } lewy odebrane
    [many] { $tricks } lew odebranych
    *[other] { $tricks } lewy odebranej
    } za fałszywe renonse
order-give-back = strona { $to } odzyskuje { $tricks ->
    [one] { $tricks } lewę oddaną
    [few] { $tricks } lewy oddane
    [many] { $tricks } lew oddanych
    *[other] { $tricks } lewy oddanej
    } bez gry
order-no-transfer = nie przekazuje się lew
order-face-hands = wszystkie pozostałe karty zostają odkryte
order-count-for = ze spornej deklaracji strona { $to } dostaje { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
    *[other] { $tricks } lewy
    }
order-line-fails = części { $part } podanej linii rozgrywki nie da się rozegrać tak, jak ją podano
order-line-accepted = linia rozgrywki, której nie podano, jest uwzględniana
order-line-refused = linia rozgrywki, której nie podano, nie jest uwzględniana
order-restore-card = { $card } trafia do ręki gracza { $to }, do której należy
order-rebuild-deal = rozdanie odtwarza się z innej talii
order-remove-card = { $card } nie należy do rozdania i zostaje zabrana graczowi { $from }
order-knowledge-unauthorized = { $to } nie może korzystać z tego, że karta { $card } wróciła do ręki
order-no-change-of-call = licytacja i rozgrywka toczą się dalej, żadnej zapowiedzi się nie zmienia
order-take-correct-hand = { $value } bierze swoją rękę z tego rozdania
order-call-again = { $value } zgłasza zapowiedź ponownie, z właściwą ręką
order-compare-on-other-board = gdy będzie grane drugie rozdanie, zapowiedź zgłoszoną w nim przez gracza { $value } porówna się z unieważnioną
order-auction-period-begins = okres licytacji rozpoczął się dla strony { $value }
order-play-on = licytację i rozgrywkę doprowadza się do końca, a zapis zostaje utrzymany
order-right-board-later = uczestnicy mogą rozegrać właściwe rozdanie później
order-cancel-board = rozdanie unieważnia się obu stronom
order-adjust-score = w rozdaniu orzeka się { $value }
order-may-penalize = sędzia może wymierzyć karę proceduralną
order-settlement-stands = to, co gracze ustalili sami, pozostaje w mocy
order-settlement-cancelled = to, co gracze ustalili sami, zostaje unieważnione
order-right-forfeited = strona { $value } utraciła prawo do sprostowania
order-gain-taken = strona { $value } traci to, co zyskała; druga strona zachowuje swój zapis
order-waive = odstępuje się od sprostowania w sprawie { $value }
order-not-waived = nie odstępuje się od sprostowania w sprawie { $value }
order-undo = rozstrzygnięcie { $value } zostaje cofnięte; jego zarządzenia już nie obowiązują, ale pozostają w zapisie
order-rests-on = na rozstrzygnięciu opiera się: { $value }
order-lift = orzeczenie { $value } już nie wiąże; to, co zrobiono później, pozostaje w mocy
order-rule-again = sprawę { $value } rozstrzyga się ponownie
order-reconsider = w sprawie { $of } ostatnie ustalenie zostaje cofnięte i podjęte na nowo
order-applies = stosuje się ten ustęp
order-is-change-of-call = zapowiedź { $second } w miejsce zapowiedzi { $first } jest zmianą zapowiedzi
order-unauthorized = { $to } nie może korzystać z informacji, którą daje { $at }
order-question-unauthorized = { $to } nie może korzystać z informacji, którą daje pytanie gracza { $by }
order-may-not-use-knowledge = { $value } nie może korzystać z tego, co wie o rozdaniu skądinąd
order-authorized = strona { $to } może korzystać z informacji, którą daje { $at }
order-in-time = { $value } w porę poprawił to, co powiedziano o zapowiedzi
order-late = { $value } za późno poprawił to, co powiedziano o zapowiedzi
order-too-early = { $value } poprawił to, co partner powiedział o zapowiedzi, zanim było mu wolno
order-not-entitled = { $value } nie miał prawa do tego, co zrobił
order-rights-reserved = strona { $value } zachowuje prawo do późniejszego wezwania sędziego
order-call-director = strona { $value } ma natychmiast wezwać sędziego
order-doubles-last-bid = { $value } skontrował lub zrekontrował ostatnią odzywkę, cokolwiek wymienił
order-calls-first = pierwszy licytuje { $value }
order-nothing-further = nic więcej nie następuje, a z tego, co wycofano, wolno korzystać
order-no-rectification = brak sprostowania; to, co wycofano, pozostaje informacją nielegalną dla strony wykraczającej
order-review-after-play = sędzia wróci do tego po rozgrywce
order-adjust-after-play = sędzia orzeka wynik rozjemczy na niekorzyść strony { $against }
order-adjust-without-offence = sędzia orzeka wynik rozjemczy; żadna ze stron nie wykroczyła
order-score-stands = w tym zakresie zapis zostaje utrzymany
order-as-if-told-right = wynik zależy od tego, co by się stało, gdyby przeciwnikom podano uzgodnione znaczenie
order-as-if-told-no-agreement = wynik zależy od tego, co by się stało, gdyby przeciwnikom powiedziano, że nie ma uzgodnienia
order-change-seats = gracze zamieniają się miejscami, tak by każdy miał rękę, którą zna
order-redeal = karty rozdaje się ponownie
order-add-to-played = { $card } trafia między zagrane karty gracza { $hand }; lewa zostaje u tego, kto ją wziął
order-entitled = { $value } ma do tego prawo
order-face-trick = karty lewy zostają znów odkryte
order-leads-next = { $hand } wychodzi kartą { $card } do następnej lewy
order-liable-to-penalty = { $value } może dostać karę proceduralną
order-play-on-regardless = tego, na co zwrócono uwagę, się nie prostuje, i gra toczy się dalej
order-record-tricks = rozgrywającemu zapisuje się { $declarers ->
    [one] { $declarers } lewę
    [few] { $declarers } lewy
    [many] { $declarers } lew
    *[other] { $declarers } lewy
    }
order-result-stands = zapisany wynik zostaje utrzymany
order-rights-lost = uprawnienia gracza { $value } są odtąd ograniczone
order-supply-card = { $hand } zagrywa { $card } do lewy, w której brakuje karty
order-restore-played = { $card } z ręki gracza { $hand } wraca na swoje miejsce między zagranymi kartami
order-take-from-played = { $card }, ukryta między zagranymi kartami, wraca do gracza { $hand }

## Wyniki rozjemcze

adjustment-artificial = procentowy wynik rozjemczy
adjustment-assigned = zapisowy wynik rozjemczy
adjustment-either = wynik rozjemczy według uznania sędziego
adjustment-both-as-non-offending = wynik rozjemczy, przy czym obie strony uznaje się za niewykraczające

## Wybory

choice-accept-call = czy akceptuje { $value }
choice-accept-call-out-of-turn = czy akceptuje zapowiedź poza kolejnością { $call }
choice-call-accepts-or-in-turn = czy jego zapowiedź akceptuje zapowiedź { $value }, zgłoszoną w jego kolejności, czy jest zgłoszona we właściwej kolejności
choice-accept-change = czy akceptuje zmienioną zapowiedź { $value }
choice-withdraw-call = czy wycofuje zapowiedź { $value }
choice-change-call = czy zmienia zapowiedź { $value }, opartą na błędnej informacji lub na takiej zapowiedzi
choice-agree-that-it-happened = czy zgadza się, że przekazał coś partnerowi, jak twierdzi przeciwnik
choice-forbid-suit = czy zakazuje wyjścia w jeden z kolorów: { $value }
choice-require-or-forbid-suit = czy nakazuje wyjście w jeden z kolorów lub go zakazuje: { $value }
choice-partners-lead = czy nakazuje wyjście, zakazuje go, czy pozostawia swobodę: { $forbid }
choice-accept-lead = czy akceptuje wyjście poza kolejnością { $lead }, co { $next } czyni też zagraniem
choice-penalty-card = która karta przygwożdżona ma być zagrana: { $value }
choice-accept-card = czy akceptuje kartę { $value }, co czyni też dalszą grą z którejkolwiek ręki
choice-partners-card = co musi lub czego nie może zagrać przeciwnik, którego partner zagrał przedwcześnie
choice-lying-in-dummy = która z tych kart leży u dziadka i jest kartą, której zażądał, o ile któraś: { $cards }
choice-name-card = która karta gracza { $of } jest zagrana: { $cards }
choice-dummys-card = którą kartę zagrywa dziadek, czy pozostawia to partnerowi: { $value }
choice-opening-lead = czy akceptuje pierwsze wyjście poza kolejnością { $value }, odrzuca je, czy wykłada własną rękę
choice-play-again = którą kartę gracza { $hand } zagrywa w miejsce wycofanej: { $cards }
choice-change-card = czy wycofuje { $card } i zagrywa inną kartę z ręki gracza { $hand }, czy ją zostawia
choice-take-back-card = czy wycofuje kartę { $value }
choice-object-to-concession = czy sprzeciwia się zrzeczeniu partnera
choice-agree-to-claim = czy zgadza się z deklaracją lub zrzeczeniem
choice-ask-to-play-on = czy żąda dalszej gry po deklaracji
choice-consent-to-play-on = czy zgadza się na dalszą grę po deklaracji
choice-hand-to-lead = z której z dwóch rąk ma wyjść rozgrywający, czy pozostawia to jemu

## Ustalenia

finding-comparable = czy { $new } jest zapowiedzią porównywalną z wycofaną zapowiedzią { $withdrawn }
finding-same-or-more-precise = czy { $new } znaczy to samo co wycofana zapowiedź { $withdrawn } albo coś dokładniejszego
finding-lowest-specifying-the-same = czy { $new } jest najniższą wystarczającą odzywką wskazującą to samo co { $withdrawn }
finding-neither-artificial = czy jest poza wątpliwością, że ani { $withdrawn }, ani { $new } nie jest odzywką sztuczną
finding-unintended = czy zapowiedź { $value } była niezamierzona
finding-without-pause = czy zapowiedź { $value } zmieniono bez przerwy na zastanowienie
finding-artificial-pass = czy { $value } albo zapowiedź partnera, po której spasowano, jest zapowiedzią sztuczną
finding-repeats-denomination = czy { $new } powtarza miana, które wskazała wycofana zapowiedź { $withdrawn }
finding-is-change-of-call = czy zapowiedź { $value } należy traktować jako zmianę zapowiedzi
finding-different-final-call = czy gracz wybrał w tej kolejności inną ostateczną zapowiedź niż { $value }
finding-specified-legally = jakie kolory { $value } wskazał w przepisowej licytacji
finding-tied-to-suits = z jakimi kolorami, jeśli w ogóle, i z niczym więcej była związana zapowiedź { $value }
finding-proper-lead = czy karta gracza { $value } jest własnym wyjściem, a nie dołożeniem do nieprawidłowego
finding-statement-repeated = czy deklarujący powtórzył to, co powiedział przy deklaracji, i nic więcej
finding-objections-heard = czy wysłuchano zastrzeżeń przeciwników
finding-cards-to-be-faced = czy gracze mają wyłożyć karty
finding-trump-mentioned = czy w oświadczeniu była mowa o nieściągniętym atucie
finding-unaware-of-trump = czy jest choć trochę prawdopodobne, że deklarujący nie wiedział o tym atucie
finding-lost-to-trump = ile lew (z { $value }) oddałoby na ten atut jakieś normalne zagranie
finding-depends-on-partner = czy część deklaracji zależy od tego, które normalne zagranie wybierze partner
finding-new-line = czy deklarujący podaje skuteczną linię rozgrywki, której nie było w oświadczeniu
finding-worse-line-is-normal = czy mniej skuteczna linia rozgrywki byłaby normalna
finding-needs-a-card-placed = czy ta linia powiedzie się tylko wtedy, gdy pewna karta jest u określonego przeciwnika
finding-shows-out = czy przeciwnik przed deklaracją nie dołożył do koloru lub nie dołożyłby przy każdej normalnej linii
finding-otherwise-irrational = czy niewybranie tej linii byłoby irracjonalne
finding-tricks-of = ile z pozostałych lew ({ $most }) dostaje strona { $side }
finding-in-correction-period = czy okres reklamacyjny jeszcze trwa
finding-already-won = ile z oddanych lew ({ $value }) było już wziętych
finding-likely-won = ile z oddanych lew ({ $value }) byłoby prawdopodobnie wziętych
finding-cannot-be-lost = ilu z oddanych lew ({ $value }) nie można stracić przy żadnym normalnym zagraniu
finding-penalty-card = czy odsłonięte karty gracza { $value } są przygwożdżone
finding-could-comply = czy { $value }, którego ręki nikt nie zapisał, mógł dołożyć do koloru albo zagrać zgodnie z żądaniem
finding-led = czy druga karta gracza { $value } była wyjściem do następnej lewy
finding-own-error-seen-by-partner = czy { $value } z własnej winy dał partnerowi zobaczyć karty
finding-meant = którą z kart { $cards }, jeśli którąś, rozgrywający bez wątpienia miał na myśli zamiast karty { $instead_of }
finding-gave-information = czy to, co zgłoszono, mogło przekazać coś partnerowi
finding-likely-to-interfere = czy jest prawdopodobne, że to, co wie { $value }, zakłóci normalną grę
finding-remedy-before-any-call = co robi się przed pierwszą zapowiedzią
finding-remedy-later = co robi się po pierwszej zapowiedzi
finding-mistaken-explanation = czy błędne było wyjaśnienie zapowiedzi { $value }, a nie sama zapowiedź
finding-may-have-been-misled = czy błędna informacja mogła łatwo doprowadzić do tego działania: { $value }
finding-knew-earlier = czy { $value } wiedział wcześniej o swoim błędzie
finding-partner-had-reason-to-know = czy { $value } miał więcej powodów niż przeciwnicy, by wiedzieć o odstępstwie
finding-psychic-not-allowed = czy regulamin zabrania takiej zapowiedzi psychologicznej
finding-could-have-known = czy { $value } mógł wiedzieć, że może to łatwo wyrządzić szkodę
finding-chose-what-was-suggested = czy { $value } wybrał to, co sugerowała informacja nielegalna, choć istniała logiczna alternatywa
finding-could-have-ended-otherwise = czy bez nieprawidłowości rozdanie mogło łatwo zakończyć się inaczej
finding-gained = czy strona { $value } na tym zyskała
finding-damaged = czy strona { $value } poniosła szkodę
finding-agreed-meaning-proven = czy są wystarczające dowody, co zapowiedź znaczyła według uzgodnień
finding-influenced-the-result = czy wpłynęło to na wynik
finding-lowered = czy zapisany wynik strony { $value } zostaje obniżony bez podwyższania wyniku drugiej strony
finding-won-the-trick = czy { $value } wziąłby lewę, której nie rozegrano do końca
finding-inadvertent = czy { $value } odsłonił kartę nieumyślnie
finding-missing-card = której karty brakuje graczowi { $of } i gdzie ona jest
finding-card-of-another-seen = czy ktoś widział kartę z innej ręki
finding-enough-to-interfere = czy to wystarczy, by zakłócić normalną licytację lub rozgrywkę
finding-correctable = czy rozdanie można naprawić i rozegrać bez zmiany zapowiedzi
finding-played-to-quitted-trick = czy karta spoza rozdania trafiła do zakrytej lewy
finding-played-before = czy ktoś z czterech grał już to rozdanie
finding-settlement-may-stand = czy to, co gracze ustalili sami, może pozostać w mocy
finding-gained-by-ignorance = czy strona { $value } zyskała, bo przeciwnik nie znał przepisu
finding-waive = czy odstępuje się od sprostowania w sprawie { $value }
finding-rule-again = czy sprawę { $value } trzeba rozstrzygnąć ponownie
finding-scored-normally = czy wynik rozdania można jeszcze obliczyć normalnie
finding-acted-on-word = czy { $value } zagrał, bo przeciwnik powiedział, że to jego kolej
finding-as-if-played = czy { $value } trzymał kartę tak, jak się trzyma zagraną
finding-because-of-explanation = czy kartę { $value } zagrano z powodu błędnego wyjaśnienia
finding-could-be-seen = czy partner gracza { $value } mógł zobaczyć, jaka to karta
finding-fully-convinced = czy sędzia ma całkowitą pewność, jaki wynik uzyskano
finding-meant-to-claim = czy { $value }, który wyłożył rękę, chciał zadeklarować lewy
finding-seen-by-table = czy kartę { $value } widziano przy stole, gdy wracała
finding-touched-table = czy { $value } trzymał kartę odkrytą tak, że dotykała lub prawie dotykała stołu
finding-touched-to-play = czy rozgrywający umyślnie dotknął karty { $value }, aby ją zagrać

## Fakty

fact-turn = czyja była kolej
fact-last-bid = jaka była ostatnia odzywka przedtem, jeśli była
fact-last-bidder = kto zgłosił tę odzywkę
fact-has-called = czy { $value } zgłosił już przedtem zapowiedź
fact-called-after = czy { $value } zgłosił potem zapowiedź, zanim zwrócono uwagę na nieprawidłowość
fact-saw-dummy = czy rozgrywający mógł widzieć kartę dziadka
fact-auction-period-over = czy okres licytacji się skończył
fact-lead-faced = czy pierwsze wyjście było odsłonięte
fact-established = czy fałszywy renons był uprawomocniony
fact-declarer = kto jest rozgrywającym
fact-cards-of = ile kart miał na początku { $value }
fact-play-over = czy rozgrywka się skończyła

## Na co się czeka

wait-next-call = jaka jest jego następna zapowiedź, { $value }
wait-next-card = jaka jest następna karta
wait-end-of-play = czy rozgrywka się skończyła

## Co kończy czekanie

takes-what-stands = gdy któraś pozostanie w mocy
takes-anything = jakakolwiek będzie

## Odpowiedzi

answer-yes = tak
answer-no = nie
answer-in-turn = zapowiedź zgłoszono w kolejności
answer-nothing = nic nie powiedziano
answer-spread = wykłada rękę
answer-seat = { $value }
answer-suit = { $value ->
    [C] trefl
    [D] karo
    [H] kier
    *[S] pik
    }
answer-highest = najstarsza karta
answer-lowest = najmłodsza karta
answer-require = nakazuje wyjście w { $value ->
    [C] trefle
    [D] kara
    [H] kiery
    *[S] piki
    }
answer-forbid = zakazuje: { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = rozgrywka zakończona
answer-never = to już nie może nastąpić

## Jak sprawa wyszła na jaw

notice-drawn = Uwagę zwrócił na to { $value }
notice-by-table = Wyszło to na jaw samo
notice-silent = Nikt nie zwrócił na to uwagi

## Osoby

who-player = { $value }
who-director = sędzia

## Ograniczenia

rule-must-pass = musi spasować
rule-must-call = musi zgłosić zapowiedź { $value }
rule-may-not-double = nie może kontrować ani rekontrować
rule-must-lead = musi wyjść w kolor: { $value }
rule-may-not-lead = nie może wyjść w kolor: { $value }
rule-must-play = musi zagrać { $value }
rule-penalty-card = ma odkrytą kartę { $card } ({ $kind })
rule-lead-may-be-restricted = może mieć wyjście ograniczone przez rozgrywającego z powodu wycofania zapowiedzi { $withdrawn }

## Żądania

demand-one-of = jedną z kart { $value }
demand-highest = najstarszą kartę w { $value ->
    [C] treflach
    [D] karach
    [H] kierach
    *[S] pikach
    }
demand-lowest = najmłodszą kartę w { $value ->
    [C] treflach
    [D] karach
    [H] kierach
    *[S] pikach
    }
demand-of = kartę w kolorze { $value ->
    [C] treflowym
    [D] karowym
    [H] kierowym
    *[S] pikowym
    }
demand-not = kartę w innym kolorze niż { $value ->
    [C] treflowy
    [D] karowy
    [H] kierowy
    *[S] pikowy
    }

## Karty przygwożdżone

penalty-card-major = normalna karta przygwożdżona
penalty-card-minor = podrzędna karta przygwożdżona

## Kiedy ograniczenie się kończy

until-next-turn = w najbliższej kolejności
until-end-of-auction = do końca licytacji
until-first-lead = aż wyjdzie po raz pierwszy
until-loses-lead = dopóki utrzymuje się przy wyjściu
until-plays-once = przy następnej karcie
until-played = do jej zagrania
until-end-of-play = do końca rozgrywki

## Miejsca

place-hand = w ręce gracza { $value }
place-played = między zagranymi kartami gracza { $value }
place-board = w pudełku
place-elsewhere = gdzie indziej
place-other-pack = w innej talii
place-nowhere = nigdzie

## Jak zobaczono karty

exposure-dropped = upuszczenie
exposure-held = trzymanie tak, że było je widać
exposure-led = wyjście
exposure-named = wymienienie
exposure-shown = pokazanie
exposure-as-dummy = wyłożenie tak, jak robi to dziadek
exposure-by-another = odsłonił je { $value }

## Jak przekazano coś partnerowi

conveyance-remark = uwagą
conveyance-question = pytaniem lub odpowiedzią
conveyance-alert = nieoczekiwanym alertem lub wyjaśnieniem albo jego brakiem
conveyance-hesitation = wyraźnym wahaniem
conveyance-haste = niezwykłym pośpiechem
conveyance-manner = naciskiem, tonem, gestem lub manierą

## Co zrobił dziadek

overstep-exchanged-hands = zamienił się ręką z rozgrywającym
overstep-left-seat = opuścił miejsce, by patrzeć na grę rozgrywającego
overstep-looked-at-defender = obejrzał kartę gracza { $value }
overstep-shown-by-defender = obejrzał karty, które pokazał mu { $value }
overstep-took-part = brał udział w grze lub przekazał coś o niej rozgrywającemu
spoke-up-called-director = wezwał sędziego
spoke-up-pointed-out = zwrócił uwagę na nieprawidłowość
spoke-up-pointed-out-without-right = zwrócił uwagę na nieprawidłowość obrońcy, choć utracił uprawnienia

## Co robi się z rozdaniem, o którym ktoś coś wie

remedy-change-seats = gracze zamieniają się miejscami
remedy-redeal = karty rozdaje się ponownie
remedy-play-on = rozdanie się gra, a sędzia do niego wróci
remedy-adjust-score = sędzia od razu orzeka wynik rozjemczy
