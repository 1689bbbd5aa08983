# Ratkaisujen lauseet suomeksi. Avain on sanottavan laji ja nimi; katso README.md.

## Kehys

director = kilpailunjohtaja
nothing = ei mitään
frame-facts = Mitä tapahtui: { $matter }. Asiaa koskee { $law } §. { $notice }.
frame-answered = { $law }: kysymys ({ $who }): { $question }? Vastaus: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: avoin kysymys ({ $who }): { $question }?
frame-tricks-won = montako kolmestatoista tikistä { $side } voitti
frame-closed = Tapaus on päätetty.
frame-lapsed = Tapaus raukesi: se, mitä se koski, ei ole enää voimassa.
frame-waived = Oikaisusta luovuttiin.
frame-withdrawn = Kilpailunjohtaja perui ratkaisun.
frame-strayed = Tapaus annettiin kilpailunjohtajalle.
frame-suit = { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
    [S] pata
    *[NT] sangi
    }
frame-none = ei mikään
frame-act = { $act ->
    [act-play-at-once] yhtä aikaa pelatut kortit
    [act-call-together] yhtä aikaa tehdyt tarjoukset
    [act-claim] { GENITIVE($by) } vaatimus
    [act-concede] { GENITIVE($by) } luovutus
    [act-explain] { GENITIVE($by) } selitys
    [act-correct-explanation] { GENITIVE($by) } oikaisema selitys
    [act-announce] { GENITIVE($by) } ilmoitus
    [act-alert] { GENITIVE($by) } alert
    [act-ask] { GENITIVE($by) } kysymys
    *[other] { GENITIVE($by) } teko
    }
frame-before = teko ennen pöytäkirjan alkua
frame-made = { $what } ({ $by })
frame-ruling = Ratkaisu { $n }
frame-failed = Ei läpäissyt:

## Tapaukset

matter-deprived-of-turn = Kolme passia, joista yksi väärällä vuorolla ({ $offender }), veisi tarjousvuoron { ABLATIVE($deprived) }
matter-conveyed = { GENITIVE($offender) } sanotaan kertoneen partnerilleen jotain muuten kuin tarjouksin ja kortein: { $how }. Asiasta ilmoitti { $reported }
matter-learnt-elsewhere = { $offender } sai jaosta tietoa muualta, { $received ->
    [later] ensimmäisen tarjouksen jälkeen
    *[other] ennen ensimmäistä tarjousta
    }
matter-not-entitled = { $offender } kysyi, pyysi kertaamaan tai katsoi jotain, mihin hänellä ei ollut oikeutta
matter-wrong-review = { $offender } kertasi tarjoussarjan virheellisesti
matter-misinformation = { GENITIVE($offender) } sanotaan selittäneen väärin tai jättäneen alertoimatta: { $call }
matter-deviation = { GENITIVE($offender) } tarjouksen sanotaan poikenneen ilmoitetusta merkityksestä
matter-look-back = Kilpailunjohtaja palaa pelaamisen jälkeen ratkaisuun { $case }, jossa rikkoja oli { $offender }
matter-misnamed-double = { $offender } teki tarjouksen { $call } ja nimesi { $named }, joka ei ole viimeinen maalaus
matter-shown-in-auction = { $offender } antoi korttien näkyä tarjoussarjan aikana: { $cards } ({ $how })
matter-lying-after-auction = Tarjoussarja on päättynyt, ja sen aikana näkyi { GENITIVE($owner) } kortteja: { $cards } ({ $how })
matter-change-of-call = { $offender } vaihtoi tarjouksen { $at } tarjoukseksi { $to }
matter-first-lead = { $leader } on ensimmäistä kertaa lähtövuorossa, ja hänen partneriltaan ({ $offender }) on peruutettu: { $withdrawn }
matter-insufficient-bid = { $offender } maalasi { $bid }, joka ei ylitä viimeistä maalausta
matter-declarers-cards = { $owner } pelinviejäpuolelta antoi korttien näkyä: { $cards }
matter-exposed-cards = Puolustuspelaaja { $owner } antoi korttien näkyä: { $cards } ({ $how })
matter-picked-up = { $owner } otti rangaistuskortin { $card } käteensä liian aikaisin
matter-not-yet-played = { $owner } ei ole vielä voinut pelata pöydällä olevaa rangaistuskorttia: { $cards }
matter-several-penalty-cards = { GENITIVE($owner) } on pelattava jokin useista rangaistuskorteista: { $cards }
matter-penalty-card-not-played = { $offender } pelasi kortin { $card }, vaikka hänen oli pelattava rangaistuskortti: { $owed }
matter-partners-lead = { $leader } on lähtövuorossa, ja partnerilla on { $number ->
    [one] iso rangaistuskortti
    *[several] useita isoja rangaistuskortteja
    }: { $suits }
matter-led-too-early = { $offender } pelasi kortin { $card } ennen kuin pelinviejä oli valinnut, mitä saa lähteä tai pelata
matter-lead-out-of-turn = { $offender } lähti kortilla { $card } { $led_by ->
    [defender] puolustuspelaajana
    *[declarer] pelinviejäpuolelta
    }, eikä ollut sen käden vuoro
matter-call-over-passer = { $offender } tarjosi oikeanpuoleisen vastustajansa vuorolla, vaikka tämän on passattava
matter-call-out-of-turn = { $offender } tarjosi toisen pelaajan vuorolla: { $call }
matter-call-not-repeated = { GENITIVE($offender) } oli toistettava { $owed }, mutta hän tarjosi muuta
matter-double-not-allowed = { $offender } teki tarjouksen { $call } vuorolla, jolla hän ei saa kahdentaa eikä vastakahdentaa
matter-simultaneous-calls = { $offender } tarjosi samaan aikaan kuin { $first }
matter-inadmissible-double = { $offender } teki tarjouksen { $call }, jota tarjoussarja ei salli
matter-call-by-passer = { $offender } teki tarjouksen, vaikka hänen on passattava: { $call }
matter-bid-above-seven = { $offender } maalasi { $level }{ $denomination }, joka on enemmän kuin seitsemän
matter-call-after-final-pass = { $offender } tarjosi loppupassin jälkeen
matter-revoke = { $offender } pelasi kortin { $card }, vaikka olisi voinut pelata sen, mitä oli pelattava
matter-perhaps-revoked = Kortti, jonka pelaaminen saattoi olla revokki; kättä kukaan ei ole kirjannut
matter-dummy-asks-defender = { $offender } kysyi lepääjänä revokista { ABLATIVE($of) }, mitä hän ei saa tehdä
matter-asked-about-revoke = { $offender } kysyi revokista { ABLATIVE($of) }
matter-revokes-reckoned = Pelaaminen on päättynyt, ja lasketaan, mitä pysyviksi tulleet revokit maksavat
matter-claimed = { $by } { $kind ->
    [concession] luovutti loput ja piti
    *[claim] vaati
    } { $tricks ->
    [one] yhden tikin
    *[other] { $tricks } tikkiä
    }; tikkejä oli jäljellä { $left }
matter-tricks-wanted-back = { GENITIVE($by) } puoli suostui häviämään tai luovutti { $lost ->
    [one] yhden tikin ja haluaa sen takaisin
    *[other] { $lost } tikkiä ja haluaa ne takaisin
    }
matter-claim-contested = { $by } perui ajoissa vaatimuksen hyväksymisen
matter-designated = { $by } pyysi lepääjän korttia: { $designation ->
    [card] värin ja arvon mukaan
    [touched] sitä koskettamalla
    [suit] vain värin mukaan
    [rank] vain arvon mukaan
    [high] korkeaa
    [low] pientä
    [win] tikin voittavaa
    [anything] mitä tahansa
    *[other] sellaista, jota lepääjällä ei ole
    }
matter-intention = Mitä { $by } pelinviejänä tarkoitti pyytämällään kortilla
matter-second-card = { $by } pelasi toisen kortin samaan tikkiin: { $card }
matter-defender-too-early = Puolustuspelaaja { $offender } pelasi kortin { $card } ennenaikaisesti
matter-declarer-too-early = Pelinviejäpuolen kortti ({ $hand }) pelattiin ennenaikaisesti
matter-at-once = { $first } ja { $then } pelasivat samaan aikaan
matter-several-cards = { $by } pelasi useita kortteja kerralla: { $cards }
matter-could-not-comply = { $player } ei voinut tehdä sitä, mitä häneltä vaadittiin ({ $demanded } §)
matter-before-corrected-lead = Puolustuspelaaja { $offender } pelasi kortin { $card } ennen kuin pelinviejä korjasi lähtönsä
matter-hand-of-another = { $offender } otti { GENITIVE($of) } käden
matter-acted-before-ruling = { $offender } tarjosi tai pelasi huomautuksen jälkeen ja ennen ratkaisua
matter-options-told = Kilpailunjohtaja kertoi { ALLATIVE($to) } ennalta, mitä tarjouksesta seuraisi
matter-skip-warned = { $offender } ilmoitti hyppäävästä tarjouksesta; sen jälkeen on määrätty tauko
matter-settled-themselves = { $offender } ja muut sopivat oikaisusta keskenään
matter-wrong-number = { ADESSIVE($holder) } on väärä määrä kortteja
matter-surplus-card = { ADESSIVE($offender) } on { $card }, joka ei kuulu jakoon
matter-hand-of-other-board = { ADESSIVE($offender) } on toisen jaon kortteja
matter-wrong-board = Kilpailijat pelaavat jakoa, joka ei ole nyt heidän
matter-hand-taken = { $by } otti puolensa ensimmäisenä kätensä brikasta
matter-before-tray = { $offender } tarjosi screenin takana epäsäännöllisesti tai muutti tarjoustaan ennen alustan siirtämistä
matter-waiver-asked = { $by } pyysi luopumaan ratkaisun { $of } oikaisusta
matter-ruling-withdrawn = Kilpailunjohtaja peruu ratkaisun { $of }
matter-asked = { $offender } pyysi tarjoussarjan päätyttyä sen kertaamista tai selitystä tai kysyi sitoumusta
matter-asked-without-right = { $offender }, oikeutensa menettänyt lepääjä, kysyi ensimmäisenä pelinviejältä revokista
matter-card-hidden = { $offender } pelasi kortin { $card } niin, että se jäi näkyvän kortin taakse piiloon
matter-card-put-back = { $offender } pani pelatusta tikistä kortin { $card } takaisin käteensä
matter-card-omitted = { $offender } ei pelannut tikkiin korttia
matter-turned-early = { $offender } käänsi korttinsa kuvapuoli alaspäin ennen kuin kaikki olivat pelanneet
matter-card-taken-back = { $offender } haluaa ottaa takaisin pelaamansa kortin { $card }
matter-dummy-overstepped = { $offender } rikkoi lepääjänä jotakin rajoitustaan: { $how }
matter-dummy-spoke-up = { $offender } puuttui lepääjänä asiaan pelaamisen aikana: { $how }
matter-dummy-used-right = { $offender } teki lepääjänä jotain, mitä saa tehdä
matter-face-down-before-choice = { $offender } oli pannut aloituskortin kuvapuoli alaspäin, kun siihen kohdistui lähtökorttirajoitus
matter-face-down-out-of-turn = { $offender }, joka ei ollut aloittaja, pani aloituskortiksi kortin kuvapuoli alaspäin
matter-face-down-taken-back = { $offender } otti takaisin kuvapuoli alaspäin panemansa kortin
matter-hand-faced = { $offender } näytti kätensä
matter-held-out = { $offender } piti korttia { $card } niin, että se on ehkä pelattava
matter-inspected = { $offender } katsoi pelattua tikkiä
matter-mixed = { $offender } sekoitti pelatut korttinsa ennen kuin tikeistä oltiin yhtä mieltä
matter-not-named = { $offender } pani lepääjänä esiin kortin, jota pelinviejä ei nimennyt
matter-played-meanwhile = { $offender } pelasi tikkiin, kun useita kortteja oli näytetty eikä yhtä vielä nimetty
matter-played-after-word = Kortti pelattiin toisen jälkeen, joka oli pelattu erehdyksessä sanotun takia (sen sanoi { $offender } tai hänen partnerinsa)
matter-pointed-at = { $offender } kosketti korttia { $card } pelattavana korttina tai nimesi sen
matter-named-another = { $offender } nimesi pelattavan kortin jälkeen vielä toisen kortin: { $card }
matter-pointed-out = { $offender } huomautti, että pelatun tikin kortti on väärin päin
matter-renamed = { $offender } nimesi ensimmäisen sijaan toisen lepääjän kortin
matter-suggested = { $offender } osoitti lepääjänä käskemättä korttia { $card }
matter-tricks-disputed = { $offender } sanoo, että tikkejä voitettiin eri määrä kuin on kirjattu
matter-warned-of-wrong-hand = { $offender }, oikeutensa menettänyt lepääjä, varoitti pelinviejää lähtemästä väärästä kädestä

## Määräykset

order-call-stands = { $value } jää voimaan, mitä vikaa siinä olikin
order-cancel-call = { $value } kumotaan
order-cancel-calls-from = { $value } ja kaikki myöhemmät tarjoukset kumotaan
order-withdraw-call = { $value } peruutetaan
order-substitute-call = { $call } on voimassa tarjouksen { $at } sijaan
order-replace-call = { $at } kumotaan, ja { $by } tekee toisen tarjouksen
order-change-stands = { $second } on voimassa tarjouksen { $first } sijaan
order-deem-passed = katsotaan, että { $value } passasi
order-turn-reverts = vuorossa on { $value }
order-card-stands = { $value } jää voimaan, mitä vikaa siinä olikin
order-withdraw-card = { $value } palaa käteen
order-card-named = { $card } ({ $hand }) on kortti, joka nimettiin, ja se on pelattu
order-designation-void = pelinviejä ei nimennyt mitään korttia, ja hänen on nimettävä jokin
order-play-instead = { $hand } pelaa takaisin otetun sijaan kortin { $card }
order-established = revokki on tullut pysyväksi: { $value }
order-pick-up = { $owner } ottaa rangaistuskorttinsa käteen: { $suits }
order-make-major = rangaistuskortti { $card } ({ $owner }) on tästä lähtien iso rangaistuskortti
order-lead-is-free = { $value } saa lähteä vapaasti
order-lead-from = lähtövuorossa on { $value }
order-take-back-face-down = kuvapuoli alaspäin ollut lähtökortti palaa käteen
order-leave-faced = { $card } ({ $owner }) jää pöydälle kuvapuoli ylöspäin
order-return-to-hand = { GENITIVE($owner) } käteen palautetaan: { $cards }
order-counts-after = { GENITIVE($then) } kortti katsotaan pelatuksi { GENITIVE($first) } kortin jälkeen
order-declarer-is = pelinviejä on { $value }
order-spread-dummy = lepääjän kortit levitetään
order-restrict = { $value }: { $second }, { $third }
order-suspend-play = pelaaminen keskeytetään
order-resume-play = pelaaminen jatkuu
order-award-tricks = { $to } saa pelaamattomista { $tricks ->
    [one] yhden tikin
    *[other] { $tricks } tikkiä
    }, vastustajat loput; pelaaminen on päättynyt
order-transfer-tricks = { $to } saa pelaamisen jälkeen vastustajilta { $tricks ->
    [one] yhden tikin
    *[other] { $tricks } tikkiä
    }
order-cancel-transfer = { $from } saa takaisin { $tricks ->
    [one] yhden tikin, joka
    *[other] { $tricks } tikkiä, jotka
    } siltä oli siirretty pois revokkien vuoksi
order-give-back = { $to } saa takaisin { $tricks ->
    [one] yhden pelaamatta annetun tikin
    *[other] { $tricks } pelaamatta annettua tikkiä
    }
order-no-transfer = tikkejä ei siirretä
order-face-hands = kaikki jäljellä olevat kortit näytetään
order-count-for = { $to } saa kiistetystä vaatimuksesta { $tricks ->
    [one] yhden tikin
    *[other] { $tricks } tikkiä
    }
order-line-fails = mainitun pelitavan osaa { $part } ei voi pelata kuten se mainittiin
order-line-accepted = mainitsematon pelitapa hyväksytään
order-line-refused = mainitsematonta pelitapaa ei hyväksytä
order-restore-card = { $card } menee käteen, johon se kuuluu: { $to }
order-rebuild-deal = jako rakennetaan uudelleen toisella pakalla
order-remove-card = { $card } ei kuulu jakoon ja otetaan pois { ABLATIVE($from) }
order-knowledge-unauthorized = { $to } ei saa käyttää sitä, että { $card } pantiin takaisin
order-no-change-of-call = tarjoussarja ja pelaaminen jatkuvat, eikä tarjouksia muuteta
order-take-correct-hand = { $value } ottaa käden, joka on tässä jaossa hänen
order-call-again = { $value } tekee tarjouksen uudelleen, nyt oikeat kortit kädessään
order-compare-on-other-board = kun toinen jako pelataan, { GENITIVE($value) } siinä tekemää tarjousta verrataan kumottuun
order-auction-period-begins = tarjousvaihe on alkanut { ALLATIVE($value) }
order-play-on = tarjoussarja ja pelaaminen viedään loppuun, ja pistetulos jää voimaan
order-right-board-later = kilpailijat saavat pelata oikean jaon myöhemmin
order-cancel-board = jako kumotaan kummaltakin puolelta
order-adjust-score = jaolle määrätään { $value }
order-may-penalize = kilpailunjohtaja voi määrätä menettelytaparangaistuksen
order-settlement-stands = pelaajien keskinäinen sopimus jää voimaan
order-settlement-cancelled = pelaajien keskinäinen sopimus kumotaan
order-right-forfeited = { $value } on menettänyt oikeuden oikaisuun
order-gain-taken = { $value } menettää saamansa hyödyn; toinen puoli pitää tuloksensa
order-waive = tapauksen { $value } oikaisusta luovutaan
order-not-waived = tapauksen { $value } oikaisusta ei luovuta
order-undo = ratkaisu { $value } perutaan; sen määräykset eivät enää ole voimassa, mutta ne jäävät pöytäkirjaan
order-rests-on = ratkaisuun perustuu { $value }
order-lift = ratkaisu { $value } ei enää sido; sen jälkeen tehty jää voimaan
order-rule-again = tapaus { $value } ratkaistaan uudelleen
order-reconsider = tapauksessa { $of } viimeksi todettu perutaan ja todetaan uudelleen
order-applies = sovelletaan tätä kohtaa
order-is-change-of-call = { $second }, tehty tarjouksen { $first } sijaan, on tarjouksen muuttaminen
order-unauthorized = { $to } ei saa käyttää sitä, mitä { $at } kertoi
order-question-unauthorized = { $to } ei saa käyttää sitä, mitä { GENITIVE($by) } kysymys kertoi
order-may-not-use-knowledge = { $value } ei saa käyttää sitä, mitä hän tietää jaosta muualta
order-authorized = { $to } saa käyttää sitä, mitä { $at } kertoi
order-in-time = { $value } korjasi ajoissa sen, mitä tarjouksesta oli sanottu
order-late = { $value } korjasi liian myöhään sen, mitä tarjouksesta oli sanottu
order-too-early = { $value } korjasi partnerinsa sanat tarjouksesta ennen kuin olisi saanut
order-not-entitled = { ADESSIVE($value) } ei ollut oikeutta tekoonsa
order-rights-reserved = { $value } säilyttää oikeuden kutsua kilpailunjohtaja myöhemmin
order-call-director = kilpailunjohtaja on kutsuttava heti; kutsuja: { $value }
order-doubles-last-bid = { $value } on kahdentanut tai vastakahdentanut viimeisen maalauksen, nimesipä hän mitä tahansa
order-calls-first = ensin tarjoaa { $value }
order-nothing-further = muuta ei seuraa, ja peruutettua saa käyttää
order-no-rectification = oikaisua ei seuraa; peruutettu pysyy luvattomana tietona rikkoneelle puolelle
order-review-after-play = kilpailunjohtaja palaa asiaan pelaamisen jälkeen
order-adjust-after-play = kilpailunjohtaja määrää korjatun pistetuloksen; rikkonut puoli on { $against }
order-adjust-without-offence = kilpailunjohtaja määrää korjatun pistetuloksen; kumpikaan puoli ei ole rikkonut sääntöjä
order-score-stands = tältä osin pistetulos jää voimaan
order-as-if-told-right = tulos määräytyy sen mukaan, mitä olisi tapahtunut, jos vastustajille olisi kerrottu sovittu merkitys
order-as-if-told-no-agreement = tulos määräytyy sen mukaan, mitä olisi tapahtunut, jos vastustajille olisi kerrottu, ettei mitään ole sovittu
order-change-seats = pelaajat vaihtavat paikkoja niin, että jokaisella on käsi, jonka hän tuntee
order-redeal = jako jaetaan uudelleen
order-add-to-played = { $card } pannaan { GENITIVE($hand) } pelattujen korttien joukkoon; tikki pysyy voittajallaan
order-entitled = { ADESSIVE($value) } on siihen oikeus
order-face-trick = tikin kortit käännetään taas näkyviin
order-leads-next = { $hand } lähtee seuraavaan tikkiin kortilla { $card }
order-liable-to-penalty = { $value } voi saada menettelytaparangaistuksen
order-play-on-regardless = sitä, mistä huomautettiin, ei oikaista, ja pelaaminen jatkuu
order-record-tricks = pelinviejälle kirjataan { $declarers ->
    [one] yksi voitettu tikki
    *[other] { $declarers } voitettua tikkiä
    }
order-result-stands = kirjattu tulos jää voimaan
order-rights-lost = { GENITIVE($value) } oikeudet ovat tästä lähtien rajoitetut
order-supply-card = { $hand } pelaa kortin { $card } tikkiin, josta kortti puuttuu
order-restore-played = { $card } palaa { GENITIVE($hand) } kädestä paikalleen pelattujen korttien joukkoon
order-take-from-played = pelattujen korttien joukkoon piiloon jäänyt { $card } palaa käteen: { $hand }

## Korjatut pistetulokset

adjustment-artificial = prosenttipistetulos
adjustment-assigned = korvaava korjattu pistetulos
adjustment-either = korjattu pistetulos kilpailunjohtajan harkinnan mukaan
adjustment-both-as-non-offending = korjattu pistetulos, jossa molempia puolia pidetään syyttöminä

## Valinnat

choice-accept-call = hyväksyykö hän tarjouksen { $value }
choice-accept-call-out-of-turn = hyväksyykö hän väärällä vuorolla tehdyn tarjouksen { $call }
choice-call-accepts-or-in-turn = hyväksyykö hänen tarjouksensa hänen vuorollaan tehdyn tarjouksen { $value }, vai onko se tehty oikealla vuorolla
choice-accept-change = hyväksyykö hän muutetun tarjouksen { $value }
choice-withdraw-call = peruuttaako hän tarjouksen { $value }
choice-change-call = muuttaako hän tarjouksen { $value }, joka perustui virheelliseen tietoon tai sellaiseen tarjoukseen
choice-agree-that-it-happened = myöntääkö hän kertoneensa partnerilleen jotain, niin kuin vastustaja sanoo
choice-forbid-suit = kieltääkö hän lähtemästä jotakin näistä väreistä: { $value }
choice-require-or-forbid-suit = vaatiiko hän lähtemään vai kieltääkö lähtemästä jotakin näistä väreistä: { $value }
choice-partners-lead = vaatiiko vai kieltääkö hän lähdön vai jättääkö sen vapaaksi: { $forbid }
choice-accept-lead = hyväksyykö hän väärällä vuorolla tehdyn lähdön { $lead }; { $next } hyväksyy sen myös pelaamalla
choice-penalty-card = mikä rangaistuskortti pelataan: { $value }
choice-accept-card = hyväksyykö hän kortin { $value }; hän hyväksyy sen myös jatkamalla pelaamista kummasta kädestä tahansa
choice-partners-card = mitä vastustajan, jonka partneri pelasi liian aikaisin, on pelattava tai ei saa pelata
choice-lying-in-dummy = mikä näistä on lepääjän kortti, jota hän pyysi, vai eikö mikään: { $cards }
choice-name-card = mikä { GENITIVE($of) } kortti pelataan: { $cards }
choice-dummys-card = minkä kortin lepääjä pelaa, vai jätetäänkö valinta partnerille: { $value }
choice-opening-lead = hyväksyykö hän väärällä vuorolla pelatun aloituskortin { $value }, torjuuko hän sen vai levittääkö omat korttinsa
choice-play-again = minkä kortin { $hand } pelaa takaisin otetun sijaan: { $cards }
choice-change-card = ottaako hän kortin { $card } takaisin ja pelaa samasta kädestä ({ $hand }) toisen, vai jättääkö sen
choice-take-back-card = ottaako hän takaisin kortin { $value }
choice-object-to-concession = vastustaako hän partnerinsa luovutusta
choice-agree-to-claim = hyväksyykö hän vaatimuksen tai luovutuksen
choice-ask-to-play-on = pyytääkö hän, että pelaaminen jatkuu vaatimuksen jälkeen
choice-consent-to-play-on = suostuuko hän siihen, että pelaaminen jatkuu vaatimuksen jälkeen
choice-hand-to-lead = kummasta kädestä pelinviejän on lähdettävä, vai jätetäänkö valinta hänelle

## Toteamukset

finding-comparable = onko { $new } peruutettua tarjousta { $withdrawn } vastaava tarjous
finding-same-or-more-precise = tarkoittaako { $new } samaa kuin peruutettu { $withdrawn } tai jotain tarkempaa
finding-lowest-specifying-the-same = onko { $new } alin riittävä maalaus, joka osoittaa saman kuin { $withdrawn }
finding-neither-artificial = onko kiistatonta, ettei { $withdrawn } eikä { $new } ole keinotekoinen
finding-unintended = oliko { $value } tahaton
finding-without-pause = muutettiinko { $value } ilman harkintataukoa
finding-artificial-pass = onko { $value } tai partnerin tarjous, johon passattiin, keinotekoinen
finding-repeats-denomination = toistaako { $new } ne pelin vaihtoehdot, jotka peruutettu { $withdrawn } osoitti
finding-is-change-of-call = onko { $value } käsiteltävä tarjouksen muuttamisena
finding-different-final-call = valitsiko pelaaja sille vuorolle muun lopullisen tarjouksen kuin { $value }
finding-specified-legally = mitkä värit { $value } osoitti laillisessa tarjoussarjassa
finding-tied-to-suits = mihin väreihin, eikä mihinkään muuhun, { $value } liittyi
finding-proper-lead = onko { GENITIVE($value) } kortti oma lähtö eikä epäsäännölliseen lähtöön pelattu kortti
finding-statement-repeated = toistiko vaatimuksen tehnyt pelaaja sanomansa eikä mitään muuta
finding-objections-heard = kuultiinko vastustajien vastaväitteet
finding-cards-to-be-faced = onko pelaajien näytettävä korttinsa
finding-trump-mentioned = mainittiinko selvityksessä jäljellä oleva valtti
finding-unaware-of-trump = onko lainkaan todennäköistä, ettei vaatimuksen tehnyt pelaaja tiennyt tuosta valtista
finding-lost-to-trump = montako tikkiä jokin normaali pelitapa häviäisi tuolle valtille (enintään { $value })
finding-depends-on-partner = riippuuko osa vaatimuksesta siitä, minkä normaalin pelitavan partneri valitsee
finding-new-line = esittääkö vaatimuksen tehnyt pelaaja onnistuvan pelitavan, jota selvityksessä ei ollut
finding-worse-line-is-normal = olisiko huonommin onnistuva pelitapa normaali
finding-needs-a-card-placed = onnistuuko pelitapa vain, jos kortti on tietyllä vastustajalla
finding-shows-out = jättikö vastustaja värin tunnustamatta ennen vaatimusta, tai jättäisikö hän jokaisella normaalilla pelitavalla
finding-otherwise-irrational = olisiko muu pelitapa järjetön
finding-tricks-of = montako jäljellä olevista tikeistä ({ $most }) saa { $side }
finding-in-correction-period = onko oikaisuaika vielä kesken
finding-already-won = montako luovutetuista tikeistä ({ $value }) oli jo voitettu
finding-likely-won = montako luovutetuista tikeistä ({ $value }) olisi todennäköisesti voitettu
finding-cannot-be-lost = montaako luovutetuista tikeistä ({ $value }) mikään normaali pelitapa ei häviäisi
finding-penalty-card = ovatko { GENITIVE($value) } paljastuneet kortit rangaistuskortteja
finding-could-comply = olisiko { $value }, jonka kättä kukaan ei kirjannut, voinut tunnustaa väriä tai pelata vaaditusti
finding-led = oliko { GENITIVE($value) } toinen kortti lähtö seuraavaan tikkiin
finding-own-error-seen-by-partner = näkikö partneri kortit { GENITIVE($value) } omasta virheestä
finding-meant = mitä korteista { $cards }, jos mitään, pelinviejä epäilyksettä tarkoitti kortin { $instead_of } sijasta
finding-gave-information = saattoiko ilmoitettu kertoa partnerille jotain
finding-likely-to-interfere = häiritseekö se, mitä { $value } tietää, todennäköisesti normaalia peliä
finding-remedy-before-any-call = mitä tehdään ennen ensimmäistä tarjousta
finding-remedy-later = mitä tehdään ensimmäisen tarjouksen jälkeen
finding-mistaken-explanation = oliko virhe { GENITIVE($value) } selityksessä eikä tarjouksessa
finding-may-have-been-misled = saattoiko virheellinen tieto hyvinkin johtaa tähän: { $value }
finding-knew-earlier = tiesikö { $value } virheestään aikaisemmin
finding-partner-had-reason-to-know = oliko { ADESSIVE($value) } enemmän syytä kuin vastustajilla tietää poikkeamasta
finding-psychic-not-allowed = kieltävätkö määräykset tällaisen psyykkisen tarjouksen
finding-could-have-known = olisiko { $value } voinut tietää, että siitä voi hyvinkin olla vahinkoa
finding-chose-what-was-suggested = valitsiko { $value } sen, mihin luvaton tieto viittasi, vaikka oli toinen looginen vaihtoehto
finding-could-have-ended-otherwise = olisiko jako hyvinkin voinut päättyä toisin ilman epäsäännöllisyyttä
finding-gained = hyötyikö { $value } siitä
finding-damaged = kärsikö { $value } vahinkoa
finding-agreed-meaning-proven = onko riittävästi näyttöä siitä, mitä tarjous sopimuksen mukaan tarkoitti
finding-influenced-the-result = vaikuttiko se tulokseen
finding-lowered = lasketaanko kirjattua tulosta ({ $value }) nostamatta toisen puolen tulosta
finding-won-the-trick = olisiko { $value } voittanut tikin, jota ei pelattu loppuun
finding-inadvertent = paljastiko { $value } kortin vahingossa
finding-missing-card = mikä kortti { ABLATIVE($of) } puuttuu ja missä se on
finding-card-of-another-seen = onko joku nähnyt toisen käden kortin
finding-enough-to-interfere = riittääkö se häiritsemään normaalia tarjoamista tai peliä
finding-correctable = voidaanko jako korjata ja pelata tarjouksia muuttamatta
finding-played-to-quitted-trick = menikö jakoon kuulumaton kortti pelattuun tikkiin
finding-played-before = onko joku neljästä pelannut jaon aiemmin
finding-settlement-may-stand = voiko pelaajien keskinäinen sopimus jäädä voimaan
finding-gained-by-ignorance = hyötyikö { $value } siitä, ettei vastustaja tuntenut lakia
finding-waive = luovutaanko tapauksen { $value } oikaisusta
finding-rule-again = ratkaistaanko tapaus { $value } uudelleen
finding-scored-normally = voidaanko jaon tulos vielä laskea normaalisti
finding-acted-on-word = toimiko { $value }, koska vastustaja oli sanonut, että on hänen vuoronsa
finding-as-if-played = pitikö { $value } korttia niin kuin pelattua korttia pidetään
finding-because-of-explanation = pelattiinko { $value } virheellisen selityksen vuoksi
finding-could-be-seen = olisiko { GENITIVE($value) } partneri voinut nähdä kortin kuvapuolen
finding-fully-convinced = onko kilpailunjohtaja täysin vakuuttunut siitä, mikä tulos saatiin
finding-meant-to-claim = aikoiko { $value }, joka näytti kätensä, vaatia tikkejä
finding-seen-by-table = näkyikö { $value } pöydässä, kun se palautettiin
finding-touched-table = pitikö { $value } korttia kuvapuoli ylöspäin niin, että se kosketti tai melkein kosketti pöytää
finding-touched-to-play = koskettiko pelinviejä tarkoituksella korttia { $value } pelatakseen sen

## Tosiasiat

fact-turn = kenen vuoro oli
fact-last-bid = mikä oli viimeinen maalaus sitä ennen, jos sellainen oli
fact-last-bidder = kuka sen maalauksen teki
fact-has-called = oliko { $value } tarjonnut jo aiemmin
fact-called-after = tarjosiko { $value } sen jälkeen, ennen kuin siitä huomautettiin
fact-saw-dummy = saattoiko pelinviejä nähdä jonkin lepääjän kortin
fact-auction-period-over = oliko tarjousvaihe ohi
fact-lead-faced = oliko aloituskortti käännetty
fact-established = oliko revokki tullut pysyväksi
fact-declarer = kuka on pelinviejä
fact-cards-of = montako korttia { ADESSIVE($value) } oli alussa
fact-play-over = oliko pelaaminen ohi

## Mitä odotetaan

wait-next-call = mikä on hänen seuraava tarjouksensa, { $value }
wait-next-card = mikä on seuraava kortti
wait-end-of-play = onko pelaaminen päättynyt

## Mikä päättää odotuksen

takes-what-stands = kun jokin jää voimaan
takes-anything = mikä se onkin

## Vastaukset

answer-yes = kyllä
answer-no = ei
answer-in-turn = tarjous tehtiin oikealla vuorolla
answer-nothing = ei sanottu mitään
answer-spread = kortit levitetään
answer-seat = { $value }
answer-suit = { $value ->
    [C] risti
    [D] ruutu
    [H] hertta
    *[S] pata
    }
answer-highest = korkein kortti
answer-lowest = alin kortti
answer-require = vaatii { $value ->
    [C] ristiä
    [D] ruutua
    [H] herttaa
    *[S] pataa
    }
answer-forbid = kieltää: { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = pelaaminen on päättynyt
answer-never = sitä ei enää voi tulla

## Miten tapaus tuli esiin

notice-drawn = Siitä huomautti { $value }
notice-by-table = Se tuli ilmi itsestään
notice-silent = Kukaan ei huomauttanut siitä

## Henkilöt

who-player = { $value }
who-director = kilpailunjohtaja

## Rajoitukset

rule-must-pass = on passattava
rule-must-call = on tarjottava { $value }
rule-may-not-double = ei saa kahdentaa eikä vastakahdentaa
rule-must-lead = on lähdettävä väriä ({ $value })
rule-may-not-lead = ei saa lähteä väriä ({ $value })
rule-must-play = on pelattava { $value }
rule-penalty-card = pöydällä kuvapuoli ylöspäin { $card }, joka on { $kind }
rule-lead-may-be-restricted = pelinviejä saa rajoittaa ensimmäistä lähtöä, koska peruutettiin { $withdrawn }

## Mitä vaaditaan

demand-one-of = jokin näistä: { $value }
demand-highest = korkein { $value ->
    [C] ristinsä
    [D] ruutunsa
    [H] herttansa
    *[S] patansa
    }
demand-lowest = alin { $value ->
    [C] ristinsä
    [D] ruutunsa
    [H] herttansa
    *[S] patansa
    }
demand-of = { $value ->
    [C] ristiä
    [D] ruutua
    [H] herttaa
    *[S] pataa
    }
demand-not = muuta kuin { $value ->
    [C] ristiä
    [D] ruutua
    [H] herttaa
    *[S] pataa
    }

## Rangaistuskortit

penalty-card-major = iso rangaistuskortti
penalty-card-minor = pieni rangaistuskortti

## Milloin rajoitus päättyy

until-next-turn = seuraavalla vuorolla
until-end-of-auction = tarjoussarjan loppuun asti
until-first-lead = ensimmäiseen lähtöön asti
until-loses-lead = kunnes toinen käsi saa lähtövuoron
until-plays-once = seuraavalla kortilla
until-played = kunnes se on pelattu
until-end-of-play = pelaamisen loppuun asti

## Paikat

place-hand = { GENITIVE($value) } kädessä
place-played = { GENITIVE($value) } pelattujen korttien joukossa
place-board = brikassa
place-elsewhere = muualla
place-other-pack = toisessa pakassa
place-nowhere = ei missään

## Miten kortit nähtiin

exposure-dropped = pudonnut
exposure-held = pidetty niin, että sen saattoi nähdä
exposure-led = pelattu lähdöksi
exposure-named = nimetty
exposure-shown = näytetty
exposure-as-dummy = laskettu pöydälle niin kuin lepääjä tekee
exposure-by-another = paljastajana { $value }

## Miten partnerille kerrottiin jotain

conveyance-remark = huomautuksella
conveyance-question = kysymyksellä tai vastauksella
conveyance-alert = odottamattomalla alertilla tai selityksellä tai sen puuttumisella
conveyance-hesitation = selvällä epäröinnillä
conveyance-haste = epätavallisella nopeudella
conveyance-manner = painotuksella, äänensävyllä, eleellä tai maneerilla

## Mitä lepääjä teki

overstep-exchanged-hands = hän vaihtoi kortit pelinviejän kanssa
overstep-left-seat = hän lähti paikaltaan seuraamaan pelinviejän peliä
overstep-looked-at-defender = hän katsoi { GENITIVE($value) } korttia
overstep-shown-by-defender = hän katsoi kortteja, jotka { $value } näytti hänelle
overstep-took-part = hän osallistui pelaamiseen tai kertoi siitä jotain pelinviejälle
spoke-up-called-director = hän kutsui kilpailunjohtajan
spoke-up-pointed-out = hän huomautti epäsäännöllisyydestä
spoke-up-pointed-out-without-right = hän huomautti puolustuspelaajan epäsäännöllisyydestä, vaikka oli menettänyt oikeutensa

## Mitä tehdään jaolle, josta joku tietää jotain

remedy-change-seats = pelaajat vaihtavat paikkoja
remedy-redeal = jako jaetaan uudelleen
remedy-play-on = jako pelataan, ja kilpailunjohtaja palaa siihen
remedy-adjust-score = kilpailunjohtaja määrää heti korjatun pistetuloksen
