# Mida programm trükib.

## Pooled ja jaotused

ns = NS
ew = EW
board-none = mitte keegi
board-all = kõik
board-heading = Jaotus { $board }, jagaja { $dealer }, tsoonis { $who }

## Veerud

col-number = nr
col-name = nimi
col-team = võistkond
col-rounds = voorud
col-vp = VP
col-points = punktid
col-boards = jaotusi
col-matches = matše
col-score = tulemus
col-of = võimalikust
col-board = jaotus
col-against = vastas
col-result = tulemus
col-table = laud
col-lead = avakäik
col-open = avatud
col-closed = suletud
col-by = alus

## Tulemused

score-ranking = Paremusjärjestus
score-section = sektsioon { $name }
score-stratum = Tase { $name }
score-victory-points = Võidupunktid
score-by-score = Tulemuse järgi
score-nothing-left-out = Üheski jaotuses ei ole { $n } tulemust, seepärast ei jäeta võrdlusskoorist midagi välja.
score-card = Kaart: { $who }
score-card-sign = Määratud tulemused on näidatud selle osavõtja poolelt, tema enda märgiga.
score-card-sum = jaotusi: { $n }, neil { $score }, koos kõigi lisadega { $total }
score-rank = koht { $n }
score-arithmetic = Jaotus { $board }: arvutuskäik
score-arithmetic-ranking = Paremusjärjestus: arvutuskäik
score-points-of = Võidupunktid, { $who }: { $total }
score-at-table = lauas { $sides }: { $result }
score-no-contestant = osavõtjat { $who } ei ole
score-no-board = jaotust { $board } ei ole

## Võistkonnad

team-home = koduvõistkond
team-away = külalisvõistkond
team-heading = Voor { $round }: { $home } – { $away }
team-margin = vahe { $home } ja { $away }
team-points = { $home } : { $away } VP
team-total = kokku { $total }, matše: { $n }

## Analüüs

analyse-board = Jaotus { $board }: jagaja { $dealer }, tsoonis { $who }
analyse-assumed = (failis ei olnud kõike)
analyse-not = analüüsimata (mäng kohas { $place }): { $why }
analyse-end = Jaotusi: { $n }; avatud kaartidega, lõimi { $threads }, tabelitele kuni { $megabytes } MB
analyse-par-pass = Par: kõik passisid
analyse-par = Par (NS): { $score }; { $contracts }
analyse-revoke = ^R on mastisalgamine; sealt kuni tihi lõpuni kaartide hinda ei näidata
analyse-play = Mäng: { $contract }, avatud kaartidega tihisid enne avakäiku { $n }; kaardi järel on see, mis ta maksis
analyse-cut = Ülejäänud mängu ei jälgita: { $why }
analyse-no-deal = jaotust ei ole antud
analyse-unread = { $place }: jaotust ei saa lugeda; oodati: { $expected }
analyse-not-all-hands = kõik neli lehte ei ole teada

## Nõudlused ja õiglus

claim-heading = Jaotus { $board }, { $denomination }, väljamängija { $declarer }: { $who } nõudleb { $n } tihi, järel on { $left }
claim-stated = Mänguviis: { $line }
claim-own-words = Tema sõnad: { $words }
claim-words-unread = Otsing neid sõnu ei loe. Mänguviisi võib kirjutada kooloni ette; see, millest ta loobub, kirjutatakse nii: concede H
claim-to-lead = käib { $who }
claim-led = käis { $who }, laual { $cards }
claim-more-seconds = Suurem --seconds võib öelda rohkem.
claim-proposed = Pärast pakutud: halvimal juhul { $proposed }, öelduga { $stated }.
claim-proposal-falls = Mõni esimese selgitava avaldusega sobiv loomulik mänguviis on edutum, nii et uut ei või vastu võtta.
claim-proposal-holds = Ükski esimese selgitava avaldusega sobiv loomulik mänguviis ei ole edutum.
claim-proposal-open = Kas mõni esimese selgitava avaldusega sobiv loomulik mänguviis on edutum, jäi lahtiseks.
claim-worst-is = halvim { $n }
equity-contract-heading = Jaotus { $board }, tsoonis { $who }: { $contract }
equity-actual = Tegelike lehtedega, avatud kaartidega: tihisid { $n }, NS { $points }
equity-over = Paigutusi, mis sobivad sellega, mida teadis { $who } (nähtud lehed: { $seen }): { $found }, loositi { $tries }, seeme { $seed }:
equity-rare = vähem kui soovitud { $n }: see, mida öeldi, on haruldane
equity-share-of = tihisid { $n }: { $share }, vahemikus { $low } kuni { $high } (95%)
equity-mean-is = keskmiselt { $mean } ± { $error }
equity-points = NS { $points }
equity-play-heading = Jaotus { $board }, { $denomination }, väljamängija { $declarer }: mängib { $who }, järel on { $left } tihi, tema poolel on { $n }
equity-of-side = Tegelike lehtedega, avatud kaartidega, tema poole tihid kokku:
equity-side-in-all = poole tihid kokku, { $who }
equity-no-contract = Ilma täieliku lepinguta ei ole tulemusi ega kaalusid.
equity-revoke-heading = Jaotus { $board }: mastisalgamine, { $who } kaardiga { $card }, mängu { $n }. kaart (tihi { $trick })
equity-before = Enne seda tihi võetud: NS { $ns }, EW { $ew }
equity-with-card = kaardiga { $card } võtaks tema pool veel { $n }
equity-won-unknown = Pole teada, mis on poolel { $side } pärast tihide üleandmist; seda ütleb --won

## Failid

convert-more = ja veel { $n }; kõiki näitab --complaints all
convert-complaints = Sisendis vigu { $faults }, märkusi { $remarks }
convert-lost = { $file } ei mahuta ja seal ei ole:
convert-games = { $n ->
    [one] { $n } mäng
    *[other] { $n } mängu
    }
convert-nothing-written = on vigu; midagi ei kirjutatud

## Liikumised

unit-player = mängija
unit-pair = paar
unit-team = võistkond
movement-contestants = { $unit ->
    [player] mängijaid { $n }
    [pair] paare { $n }
    *[team] võistkondi { $n }
    }
movement-heading = { $kind }: { $who }, laudu { $tables }, voore { $rounds }, voorus jaotusi { $per }, kokku jaotusi { $boards }
movement-one = Üks paremusjärjestus.
movement-two = NS-liin ja EW-liin on eraldi arvestuses.
movement-time = Umbes { $hours } h { $minutes } min. Jaotused: { $supply }.
movement-copies = { $n ->
    [one] üks eksemplar
    *[other] { $n } eksemplari
    }
movement-shared = { $copies }, samad jaotused kuni { $n } laual
movement-rover = Paar { $n } on rändpaar.
movement-switched = Liine vahetatakse viimastes voorudes: { $n } / { $rounds }.
movement-round = Voor { $n }
movement-out = vaba voor: { $who }
movement-sit-out = vaba voor
movement-seat = koht
col-round = voor
movement-with = partner { $who }
movement-play = { $who }: voore { $n }
movement-meet = { $unit ->
    [player] Mängijad
    [pair] Paarid
    *[team] Võistkonnad
    } kahekaupa, kohtumine { $often }: { $n }
movement-partner = Mängijad kahekaupa, partneritena { $often }: { $n }
movement-often = { $n ->
    [0] mitte kordagi
    [1] üks kord
    *[other] { $n } korda
    }
movement-balance = tasakaal { $n } sajast
movement-balance-two = tasakaal NS-liinil { $ns }, EW-liinil { $ew } sajast
movement-right = Liikumine on õige.
movement-wrong = Liikumine on vale:
movement-met-before = varem kohtunud: { $n }
movement-bye = vaba voor: { $who }
movement-bye-again = mitte esimest korda
movement-no-better = Loosi, kus ei oleks kordusmatši ega teist vaba vooru, ei leidu. See on parim võimalikest; otsustab kohtunik.
movement-match = matš { $n }: { $one } – { $other }
movement-match-bye = matš { $n }: vaba on { $one }
movement-seed = võistkond { $n }
movement-winner = matši { $n } võitja
list-tables = laudu { $sizes }
list-teams = võistkondi { $sizes }
list-made-by = teeb käsk
list-boards = jaotused
list-rounds-by-tables = voorud laudade arvu järgi
list-rounds-by-teams = voorud võistkondade arvu järgi
list-sit-outs = muud mängijate arvud, vabade voorudega
list-not = mitte { $sizes }: { $why }
list-only = vooru { $rounds }; { $boards }
list-no = ei: { $why }
list-end = Näidatud on suurused 2 kuni { $largest }; kõik peale Howelli ulatuvad kuni { $most }.
list-boards-one = üks komplekt, iga jaotuste rühm ühel laual voorus
list-boards-relay = üks komplekt; esimene ja viimane laud jagavad, üks rühm ootab vahelaual
list-boards-hesitation = üks komplekt; paarisarvu laudade puhul jagavad esimene ja viimane
list-boards-web = komplekt iga laudade ploki kohta
list-boards-howell = üks komplekt; kaks lauda jagavad alati, kolm lauda ühes voorus
list-boards-whist = kõik lauad mängivad voorus samu jaotusi: jagatult või mitme komplektiga
list-boards-head-to-head = üks komplekt, kahe laua peale
list-boards-triples = komplekt iga kolmiku kohta
list-boards-each-table = komplekt iga laua kohta
list-boards-each-match = komplekt iga matši kohta, selle kahe laua peale
list-at-least = vaja on vähemalt { $n }
list-at-most = ulatub kuni { $n }; suurem väli jagada gruppidesse
list-even-only = paaritu arv ei vaja vahelejätmist ega vahelauda
list-exactly = see on arvule { $n }
list-multiple = vaja on { $n } kordset
list-no-construction = sellise laudade arvu jaoks siin konstruktsiooni ei teata
list-known-for = algvoor on teada laudade arvule { $sizes }; muu väli jagada gruppidesse
list-exists-for = { $rounds ->
    [one] see on olemas ühe vooru jaoks
    *[other] see on olemas { $rounds } vooru jaoks
    }
list-no-base = ühe komplektiga ja jagamata algvooru ei ole
list-drawn = iga voor loositakse varasemate tulemuste järgi
movement-tables = { $n ->
    [one] üks laud
    *[other] { $n } lauda
    }
movement-teams = { $n ->
    [one] üks võistkond
    *[other] { $n } võistkonda
    }
movement-rounds = { $n ->
    [one] üks voor
    *[other] { $n } vooru
    }
movement-boards = { $n ->
    [one] üks jaotus
    *[other] { $n } jaotust
    }
movement-none = sellist liikumist ei ole: { $kind }, { $size }; { $why }
movement-offer = { $kind }, { $size }, { $rounds }
movement-nearest = { $why }; lähimad: { $offers }
movement-no-rover = rändpaarile ei leitud selles liikumises teed ({ $rounds }); { $near }
movement-rover-near = lähim: { $rounds } (--rounds { $n }) või pool lauda
movement-rover-half = mängige poole lauaga
movement-no-arrow = liine ei saa vahetada nii mitmes voorus: { $n } ({ $rounds })
movement-give-switch = anna voorude arv või best
movement-other-style = nimi ütleb muud kui --style; ütle üks
movement-full-rainbow = rainbow-individual on täis laudadele; anna --tables
movement-two-teams = väljalangemisturniir vajab kahte võistkonda
movement-no-minutes = { $n } minutisse ei mahu ühtegi ühe jaotusega vooru
movement-no-boards = võrdse pikkusega voorudest ei tule kokku: { $boards } ({ $size })
movement-way = { $boards } ({ $rounds }, igas { $per }, { $kind })

## Turniirid

event-no-merit = edasikaebus { $n } oli väärtusetu: eeskirjad näevad ette karistuse
event-ruled = Laudades otsustatud ebareeglipäraseid toiminguid: { $ruled }, hilisemaid otsuseid: { $later }
event-ruling = otsus { $n }, { $line }: { $what }; { $reason }
event-result-stands = tulemus jääb jõusse
event-adjusted = tulemus määratud, { $law }
event-appeal = edasikaebus { $n } otsuse { $ruling } peale: { $state }
event-appeal-lodged = ootab nõusolekut
event-appeal-concurred = ootab arutamist
event-appeal-recommended = soovitatakse muutust: { $what }
event-appeal-stands = otsus jääb jõusse
event-appeal-restored = laua tulemus taastatakse
event-appeal-changed = tulemust muudetakse
event-appeal-withdrawn = tagasi võetud
event-not-playing = osavõtja { $entry } ei mängi sessioonis { $session }
event-of-section = { $who }: sektsioon { $section }; registreering { $entry }, mängib numbriga { $number }
event-directed = kohad on määratud, esimeses voorus: { $seats }
event-place = voor { $round }  laud { $table } { $seat }  jaotused { $boards }  vastas { $who }
event-sits-out = voor { $round }  vaba voor
event-boards-to = Nord viib jaotused lauda { $table }
event-individual = individuaalturniir
event-pairs = paariturniir
event-teams = võistkondlik turniir
event-nothing = mitte midagi
event-status = { $event }: { $unit }, osavõtjaid { $entries }, kirjeid { $records }
role-organizer = korraldaja
role-chief-director = vastutav kohtunik
role-assistant-director = kohtuniku abiline
role-appeals-committee = edasikaebetoimkond
role-authority = pädev institutsioon
role-staff = abilised
event-approval = võidupunktid vajavad pädeva institutsiooni nõusolekut ({ $law }); kui see on olemas: scoring_method = "also victory points"
event-not-begun = mäng ei ole alanud
event-session = sessioon { $n }
event-section = sektsioon { $section }: voor { $round }, kokku { $rounds }
event-round-playing = voor kestab
event-round-warning = voor on lõppemas
event-round-over = voor on läbi
event-late-tables = hilinevad lauad: { $tables }
event-missing = Puuduvaid tulemusi: { $n }
event-waits = Ootel: { $n } (vaata `event waiting`)
event-published = tulemused avaldatud { $at }, parandusaeg kuni { $corrected }, edasikaebus kuni { $appealed }
event-not-published = tulemused avaldamata
event-nothing-waits = midagi ei oota
event-dispute = { $line }: pooled sisestasid erinevad tulemused
event-postponed = { $line }: jaotus on edasi lükatud
event-record = { $line }: laua protokolli ei saa jälgida
event-case = { $line }: juhtum { $case } ei anna enam sama korraldust; otsusta ise
event-review = { $line }: juhtumi { $case } juurde tullakse pärast mängu tagasi
event-deprived = { $line }: tühistatud; tuleb määrata tehislik tulemus
event-unplayed = { $line }: mängimata; tuleb määrata tehislik tulemus
event-entries = registreering, number sessioonis, mängijad
event-captain = kapten { $who }
event-to-be-disqualified = diskvalifitseerimisel
event-other-section = need kaks mängivad eri sektsioonides
event-error-claim = { $line }: avaldus { $n }: tulemus olevat vale: { $text }
event-incomparable = { $line }: matši teises lauas oli jaotus teisel kujul
event-appeal-open = edasikaebus { $n } on otsustamata
event-disqualification = osavõtja { $entry }: korraldaja peab heaks kiitma

## Reeglid

law-law = Reegel { $law }
law-law-title = Reegel { $law } { $title }
law-definition = Mõiste: { $title }
law-kind-table = lauas
law-kind-ruling = otsus
law-kind-score = arvestus
law-kind-organise = korraldamine
law-kind-conduct = käitumine
law-kind-definition = mõiste
law-when = Millal
law-then = Siis
law-judged = Hinnatakse
law-choice = Valik
law-parts = Osad
law-editions = Väljaanded
law-in = Väljaanne { $edition }:
law-refers = Viitab
law-referred = Viitavad siia
law-cases = Näited
law-options = Valikuvõimalused
law-words = Terminid ({ $language })
law-provisions = Sätteid { $n }, näiteid { $cases }. `openroom law { $number }` näitab ühte koos näidete, viidete ja erinevustega.
law-contents = Mõisteid { $definitions }, reegleid 93, igaühe taga sätete arv.
law-english = Näited, see, mida inimene peab hindama, valikud ning märkused raamatute ja liitude kohta on ainult inglise keeles.
law-number-of = { $number } on väljaande { $edition } number: { $title }.
law-there-defined = Väljaanne { $edition }: seal määratletud.
law-there-own = Väljaanne { $edition }: { $number }.
law-there-within = Väljaanne { $edition }: osa sättest { $number }.
law-there-nothing = Väljaanne { $edition } ei ütle sellest midagi.
law-there-matter = Väljaanne { $edition }: see sisu on kohas { $number }.
law-definition-of = määratlus: { $title }
law-namesake = Väljaandes { $editions } tähistab number { $number } teist sätet: { $title }.
law-namesakes = Väljaandes { $editions } tähistab number { $number } teisi sätteid: { $title }.
law-and-more = ja veel { $n }
law-within = osana: { $number }
law-wording = Tekst ja selles olevad numbrid on väljaandest { $edition }.
law-wording-differs = Kus väljaanne { $edition } erineb, on see eraldi öeldud.
law-part-of = Väljaanne { $edition }: see on osa sättest { $number }.
law-defined = määratletud
law-as-in-2017 = nagu 2017
law-federations = Liidud
law-more-cases = Teiste väljaannete näiteid: { $n }; ilma valikuta --edition näidatakse kõiki.
law-def = Mõiste
law-not-in = väljaandes { $edition } puudub
law-stands-in = { $edition }: { $number }
law-case-of = { $case } · näide ({ $editions })
law-facts = Asjaolud
law-outcome = Tulemus
law-no-case-of = Väljaande { $edition } näide see ei ole.
law-provision = Säte
law-modality-may = võib
law-modality-does = teeb
law-modality-should = peaks
law-modality-shall = peab
law-modality-must = tingimata peab
law-modality-may-not = ei või
law-terms = Terminid
law-found = Sätted
law-found-more = Veel { $n }; --limit näitab neist rohkem.
law-found-nothing = Reegliraamatus ja sõnastikus ei leidu: { $text }.
law-diff = Mille poolest erinevad reeglid: { $from } ja { $to }
law-diff-of = Mille poolest erineb reegel { $law }: { $from } ja { $to }
law-diff-gone = Kadunud
law-diff-new = Uued
law-diff-changed = Muudetud
law-diff-reworded = Peaaegu sama, teiste sõnade, viidete või üksikasjadega
law-diff-renumbered = Ainult ümber nummerdatud
law-diff-nothing = Mitte millegi poolest.
law-diff-see = { $edition }: vt { $number }
law-option-value = väärtus
law-option-takes = valikud
law-option-laws = reeglid
law-option-book = raamat
law-option-status = olek
law-option-obeyed = järgitakse
law-option-not-yet = veel mitte
law-option-shown = näidatakse
law-option-not-computed = ei arvutata
law-option-proof = erinevust näitab test { $test }
law-options-of-laws = Mida annavad reeglid, kui keegi ei vali
law-options-file = { $file }, aluseks { $preset }
law-options-count = Valikuid { $n }: järgitakse { $obeyed }, veel mitte { $not_yet }, näidatakse inimesele { $shown }, ei arvutata { $not }
law-options-english = Valikute küsimused, väärtused ja põhjused on ainult inglise keeles.

## Arvutuskäigu sammud

step-regulation = eeskirjad
step-of-total = { $id }: { $score } võimalikust { $of } on { $share }%
step-exact-sum = { $id }: liidetud enne ümardamist { $sum }
step-hundredths = { $exact }, sajandikeni { $score }
step-mean = { $id }, jaotusi: { $boards }: { $score } / { $boards } = { $mean }
step-factored = { $id }, jaotusi: { $boards }, kõige rohkem { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }
step-annulled = { $what }; tühistatud, sest osavõtja loobus
step-section = sektsioon { $name }
step-form = kuju { $form }
step-group = { $what }: omavahel võrreldavaid ridu: { $n }
step-split = tulemus on jagatud: omavahel võrreldakse tulemusi { $side }
step-rounded-to = { $how }, ühikuni { $unit } { $score }
step-rounded = { $sum }, ümardatult { $score }
step-of-top = { $how }, maksimum { $top }
step-tie = võrdsus, { $way }: { $values }
step-tie-nobody = võrdsus, { $way }: { $values }; see ei lahuta kedagi
step-tie-value = { $who }: { $value }
step-tie-nothing-lost = { $who } ei kaotanud midagi
step-way-direct-encounter = omavaheline kohtumine
step-way-better-boards = paremad jaotused
step-way-tops = maksimumid
step-way-wins = võidud
step-way-margins = vahed
step-way-quotient = jagatis
step-way-opponents = vastased
step-way-last-match = viimane matš
step-passed-out = kõik passisid, 0
step-contract = { $outcome } annab { $parts } = { $sum }, { $side }
step-part-tricks = tihid
step-part-overtricks = ületihid
step-part-game = geim
step-part-part-score = osamäng
step-part-slam = slämm
step-part-made-doubled = kontreeritult tehtud
step-part-undertricks = alttihid
step-part-passed-out = kõik passisid
step-as-entered = { $points } nagu sisestatud
step-adjusted = määratud tulemus, { $offenders }: { $scores }
step-offended-neither = kumbki pool ei eksinud
step-offended-side = eksis { $side }
step-offended-both = eksisid mõlemad pooled
step-offended-unknown = eksinu on märkimata
step-late = hilineb: tulemust veel ei ole ja teistel ei ole võrdlust
step-not-played = mängimata: tulemust ei ole ja teistel ei ole võrdlust
step-cancelled = tühistatud: tulemust ei ole ja teistel ei ole võrdlust
step-home-away = koduvõistkond { $home } ja külalisvõistkond { $away }
step-no-score = tulemust ei ole
step-match = voor { $round }: { $home } (kodus) – { $away } (võõrsil)
step-match-annulled = voor { $round }: { $home } (kodus) – { $away } (võõrsil), tühistatud: võistkond loobus
step-small-too-large = tulemusi: { $tables }, oodatud { $expected }; väike rühm, kuid üle kolmandiku: arvestatakse nagu iga teist rühma
step-small = tulemusi: { $tables }, oodatud { $expected }, kõige rohkem kolmandik: väike rühm saab 60% maksimumist { $top } ja iga võidetud või kaotatud võrdluse eest 5% rohkem või vähem
step-neuberg = tulemusi: { $tables }, oodatud { $expected }; Neuberg, (tulemus + { $one }) × { $expected }/{ $tables } − { $one }, maksimum { $top }
step-neuberg-imps = tulemusi: { $tables }, oodatud { $expected }; igaüks on { $expected }/{ $tables } eest, nagu Neubergi valemis
step-matchpoints = { $two } × { $lower } (madalamad) + { $one } × { $equal } (võrdsed) = { $sum }
step-butler = { $difference }, IMP-des { $imps }
step-points = punktid ise
step-beyond = { $who }: väljaspool jaotusi, milles kord annab keskmise plusstulemuse: { $score } alandatakse keskmiseks
step-own-share = { $who }: oma osa teistel jaotustel { $sum } / { $of } = { $own }
step-own-mean = { $who }: oma keskmine teistel jaotustel { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: määratud { $imps } IMP-i, arvesse läheb { $amount }
step-imps-awarded-cross = { $who }: määratud { $imps } IMP-i iga laua vastu, jagatud nagu teised, arvesse läheb { $amount }
step-average = { $who }: keskmine on { $amount }
step-average-is = { $who }: { $score } on { $amount }
step-average-cross = { $who }: { $score } on { $amount }, { $imps } IMP-i iga laua vastu, jagatud nagu teised
step-datum = võrdlusskoor: { $mean }
step-datum-few = võrdlusskoor, alla { $n } tulemuse puhul ei jäeta midagi välja: { $mean }
step-datum-left = võrdlusskoor, kummastki otsast välja jäetud: { $n }; { $mean }
step-against = { $imps } × { $count } tulemuse { $points } vastu
step-nothing = midagi ei ole võrrelda, 0
step-undivided = jagamata: { $sum }
step-by-comparisons = võrdluste arvuga: { $sum }
step-by-tables = laudade arvuga: { $sum }
step-by-root = ruutjuurega laudade ja võrdluste arvust, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, rohkem: { $points } võimalikust { $both }
step-equal = { $difference }, võrdne: { $points } võimalikust { $both }
step-less = { $difference }, vähem: { $points } võimalikust { $both }
step-as-it-is = { $difference }, nii nagu on
step-most-board = { $team }: jaotus annab kõige rohkem { $most }, seega { $held }
step-as-awarded = { $team }: { $sum }, nagu määratud
step-several = { $team }: tulemuseta jaotusi: { $unplayed }, neist keskmise plusstulemusega: { $plus }; siin keskmine
step-own-rate = { $team }: { $fault }, kuid keskmine sessiooni teistel jaotustel on { $mean }
step-average-imps = { $team }: { $fault } on { $amount } IMP-i
step-average-board = { $team }: { $fault } on jaotusel { $amount } võimalikust { $both }
step-seen = koduvõistkonna poolt nähtuna { $home } ja { $away }: { $mean }
step-would = { $team }: määrataks { $score }
step-assigned = { $team }: määratud { $score }
step-complement = koduvõistkond { $home } ja külalisvõistkond { $away }, täiendus
step-fouled = jaotus oli vigane
step-played-wrongly = tulemusi ei saa võrrelda
step-one-table = tulemus on ühel laual
step-no-table = tulemust ei ole ühelgi laual
step-favours = teine tulemus on ühele võistkonnale selgelt soodne
step-fault-none = kumbki võistkond ei ole süüdi
step-fault-home = süüdi on koduvõistkond
step-fault-away = süüdi on külalisvõistkond
step-fault-both = süüdi on mõlemad võistkonnad
step-margin = vahe { $sum }
step-margin-points = { $team }: vahe { $margin }: { $points } VP; { $how }
step-carry = { $team }, ülekantud punktid { $amount }: { $sum }
step-carry-other = { $team }, teise ülekantud punktid { $amount }: { $sum }
step-handicap = { $team }, händikäp { $amount }: { $sum }
step-handicap-other = { $team }, teise händikäp { $amount }: { $sum }
step-penalty = { $team }, karistus { $amount }: { $sum }
step-penalty-other = { $team }, teise karistus { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } ümardatakse: { $rounded }
step-is-held = { $team }: { $margin } piiratakse: { $held }
step-board-total = { $team }: jaotused, pool sellest, mis vahet muutis, ja karistused: { $sum }
step-round = voor { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, ümardatult { $margin }
step-vp-winner = võitjal on { $winner }; { $loser }
step-vp-full = täisvõit, jaotusi: { $boards }, on 15 × √{ $boards }; alates { $last }: { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R), kus B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, sajandikeni, ükski IMP ei ole väärt rohkem kui eelmine
step-vp-between = { $formula }; sirgjooneliselt { $below } ({ $low }) ja { $above } ({ $high }) vahel
step-vp-discrete = täisarvuskaala, jaotusi: { $boards }, annab { $points } { $range }
step-vp-above = üle { $n }
step-vp-up-to = kuni { $n }
step-vp-row = skaala rida alates { $least } annab { $winner } ja { $loser }
step-vp-column = veerus, jaotusi kuni { $boards }: { $row }
step-vp-source = võidupunktide skaala: { $source }
event-replaced = asendatud otsusega { $n }
event-decided = otsustatud edasikaebusega { $n }
event-in-force = jõus
event-no-longer = enam mitte jõus
event-ended-corrected = lõppes, kui tulemust parandati
event-ended-cancelled = lõppes, kui jaotus seal tühistati
event-ruling-stands = otsus { $n } jääb jõusse; tulemus selle all on parandatud
event-ruling-ends = otsus { $n } lõpeb: otsusega { $last } jääb kehtima parandatud tulemus
event-penalty = karistus { $n }, { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } punkti
event-penalty-tops = { $n } % maksimumist
event-penalty-withdrawn = tagasi võetud, { $reason }
event-penalty-lifted = tühistatud edasikaebusega { $n }
event-penalties = Karistusi: { $n } (vaata `event rulings`)
event-appeal-penalty = edasikaebus { $n } karistuse { $penalty } peale: { $state }
event-appeal-penalty-stands = karistus jääb jõusse
event-appeal-lifted = karistus tühistatakse
event-appeal-penalty-changed = karistust muudetakse
event-tie = matš { $home } ja { $away } vahel { $round }. voorus lõppes viigiga: võitja nimetab `event break-tie { $n }`
event-turned = matš { $home } ja { $away } vahel { $round }. voorus on nüüd teistsuguse tulemusega kui järgmise vooru loosimise ajal: `event take-back-draw`, enne kui see voor välja kuulutatakse, või `event break-tie` nimetab edasipääsenu ja loosimine jääb kehtima
event-no-rover = { $n } paari täidavad kõik lauad: rändpaar on paaritu arvu paaride jaoks
event-eliminated = voor { $round }  väljalangemisturniirist väljas
event-lined-up = istuvad: { $seats }
event-boards-cancelled = tühistatud: { $boards }
event-bye-nothing = { $who } on selles voorus vaba ja tingimused ei anna selle eest midagi; punktid annab `bye` turniiri failis või `event conditions`
event-sits-out-at = voor { $round }  laud { $table }  vaba voor
event-boards-to-stand = Nord paneb jaotused vahelauale
event-boards-from-stand = jaotused on vahelaual
event-appeal-further-open = edasikaebus { $n } ootab pädeva institutsiooni otsust
event-met-again = { $line } on tühistatud: keegi seal on seda jaotust mänginud; ettenähtud tulemuse annab `event rule`
event-card-natural = loomulik
event-card-artificial = kunstlik
event-card-specifies = näitab: { $what }
event-card-points = punkte { $n }

## Law books of the user's own

law-official = Ametlik sõnastus (sinu enda raamatust)
law-official-missing = Selles ei leidu numbrit { $number }.
lawbook-none = Ühtegi reegliraamatut pole imporditud. `openroom lawbook import FILE --lang et --edition 2017` loeb ühe sisse.
lawbook-removed = Raamat on eemaldatud: { $lang }, { $edition }.
lawbook-found = Nummerdatud lõike: { $paragraphs }; määratlusi: { $definitions }; joonealuseid märkusi: { $footnotes }.
lawbook-numbers = Leitud numbreid ({ $edition }): { $found } / { $known }.
lawbook-missing = Ei leitud: { $numbers }
lawbook-kept = Salvestatud faili { $file }. Näitab käsk `{ $command }`.
lawbook-not-kept = Midagi ei salvestatud.
lawbook-not-a-book = see ei ole reeglite raamat: leitud reeglite pealkirju: { $laws }. Need peavad olema ridadel nagu “Law 27 Title”, “§ 27. Title”, “27 § Title”, “27. Title” tühjade ridade vahel.
lawbook-not-utf8 = rida { $line }: ei ole UTF-8; salvesta fail UTF-8 tekstina
lawbook-too-large = suurem kui { $most } MB; see ei ole reeglite raamat

## Paper

print-lacking = Kirjas ei ole neid tähti; paberil on igaühe asemel märk: { $letters }
print-nothing = midagi ei ole trükkida
print-too-long = see võtaks { $n } lehekülge või rohkem
print-long-link = link on koodi jaoks liiga pikk: { $link }
print-screen = PDF ei ole ekraanile mõeldud tekst; anna -o FAIL.pdf
print-needs-journal = anna --journal FAIL
print-needs-movement = anna --movement FAIL või --journal FAIL
print-no-entry = registreering { $n } ei mängi selles sessioonis
print-no-number = { $text } ei ole registreeringu number
print-hidden = Jaotused, mida ei näidata, sest neid alles mängitakse või keegi ei tunne neid: { $n }
print-left-out = jaotust { $board } ei trükita: { $why }
print-no-deals = selles ei ole ühtegi nelja lehega jaotust
fail-screen = ei saa kirjutada: { $why }
fail-exists = { $file } on juba olemas; --force kirjutab selle üle
fail-writing = faili { $file } ei saa kirjutada: { $why }
fail-reading = faili { $file } ei saa lugeda: { $why }
fail-not-found = sellist faili või kausta ei ole
fail-denied = pole õigust
fail-folder = see on kaust
fail-full = ketas on täis
event-appeal-later-stands = otsus { $n } jääb jõusse
event-appeal-earlier-stands = varem otsustatu jääb jõusse (edasikaebus { $n })
event-appeal-as-ruled = kohtuniku otsus kehtib jälle
event-turned-earlier = matš { $home } ja { $away } vahel { $session }. sessiooni { $round }. voorus on nüüd teistsuguse tulemusega kui järgmise sessiooni alguses: `event break-tie` nimetab edasipääsenu ja vahepeal mängitu jääb kehtima
event-appeal-director-decides = edasikaebus { $n }: soovitatakse muutust, otsustab vastutav kohtunik
event-by-whom = ütle valikuga --by, kes tegutseb
event-for-roles = seda teeb: { $roles }
event-which = ütle valikuga --event, milline võistlus: { $names }
event-none = päevikus ei ole võistlust; `event create FILE` teeb selle
event-no-such = võistlust { $event } ei ole
event-busy = võistlust { $event } kirjutavad praegu teised; proovi uuesti
event-still-to-play = sessiooni { $session } jaotus { $board } on veel mängimata
event-without-papers = kaarte ja faile hoitakse ja võetakse välja koos nende paberitega, mitte ainult selle käsuga
event-deal-not-kept = sessiooni { $session } jaotuse { $board } kaarte siin ei hoita: seda ei jagatud siin või võistlus imporditi ilma nendeta
event-record-not-kept = laua { $line } protokolli siin ei hoita
event-file-not-kept = faili { $n } siin ei hoita
event-deal-sealed = sessiooni { $session } jaotuse { $board } kaarte ei saa selle võtmega avada või on need rikutud
event-record-sealed = laua { $line } protokolli ei saa selle võtmega avada või on see rikutud
event-file-sealed = faili { $n } ei saa selle võtmega avada või on see rikutud
event-no-person = { $text } ei ole isik
event-no-list-number = kellelgi ei ole nimekirja numbrit { $text }; kes tehti anonüümseks, on #PERSON
event-nobody = kellegi nimi ei ole { $text }; nimesid otsib `event people search`
event-several = { $text } sobib mitmele, arv: { $n }; anna nimekirja number
event-key-missing = võti puudub ja ilma selleta ei avane midagi pitseeritut; kopeeri see sealt, kust päevik pärineb, või kui see on kadunud, jätka koopiaga, mille teeb `event salvage NEW`
event-key-bad = see ei ole võti
event-seconds = anna maailmaaja täissekundid
event-last-moment = pärast { $at } ei toimu midagi
event-section-letter = sektsioon on täht, näiteks A
event-form-letter = kuju on täht: A nagu jagatud
event-no-call = see ei ole kuulutus; kirjuta 1NT, X või pass
event-no-line = jaotus laual kirjutatakse 1A/3/2/7: sessioon ja sektsioon, voor, laud, jaotus
event-no-result = see ei ole tulemus; kirjuta 4SN+1, 3NTXE-2, PASS või np, kui ei mängitud
event-no-command = see ei ole käsk (docs/event-commands.md näitab igaüht näitega): { $why }
event-deals-by-deal = jaotused hoiab alles `event deal`
event-files-by-file = faile hoiab alles `event file keep`
event-award-mixed = pool saab kaaludega punkte või ainult ühe keskmise või osa
event-refused-not-yours = seda teeb: { $may }
event-refused-not-there = sa ei istu kohas { $line }
event-refused-not-concerned = otsus või karistus puudutab teisi
event-refused-late = aeg selleks lõppes { $at }
event-refused-no-late = eeskirjad hilisemat parandust ei luba
event-refused-no-score = ükski selle jaotuse tulemus ei anna punkte { $points }
event-refused-no-ruling = sellist otsust ei ole
event-refused-no-appeal = sellist edasikaebust ei ole
event-refused-no-penalty = sellist karistust ei ole
event-refused-no-claim = sellist ootel vaiet ei ole
event-refused-no-entry = registreeringut { $entry } ei ole
event-refused-no-player = { $who } seal ei mängi
event-refused-no-line = kohas { $line } midagi ei mängita
event-refused-no-session = sessiooni { $n } ei ole
event-refused-no-section = gruppi { $name } ei ole
event-refused-no-board = sessioonis ei ole jaotust { $n }
event-refused-rounds-to-come = voor { $n } on veel mängimata; `last-round --reason …` lõpetab sessiooni enne seda ja `take-back-start --reason …` võtab alguse tagasi enne esimest vooru
event-refused-decided-on-appeal = selle otsustas edasikaebus { $n }, mida ükski kohtunik ei muuda; `appeal-further { $n }` viib asja pädeva institutsiooni ette, `refer` annab selle uuesti toimkonnale
event-refused-nothing-to-draw = ühtegi vooru ei ole loosida
event-refused-undecided = vooru { $n } matšid on otsustamata
event-refused-rematch = loosi, kus ei oleks kordusmatši ega teist vaba vooru, ei leidu; parimas on: { $what }; selle võtab `draw --rematch`
event-refused-again = { $one } ja { $other } uuesti
event-refused-bye-again = teine vaba voor: { $n }
event-refused-cancelled = jaotus on kohas { $line } tühistatud; `rule` annab kohase tulemuse, `require` laseb selle siiski mängida, kui see on võimalik
event-refused-adjusted = tulemus kohas { $line } on korrigeeritud; `rule` muudab seda, `rule --stands` taastab laua tulemuse
event-refused-sides-differ = pooled sisestasid kohas { $line } erinevad tulemused; õige sisestab `result`
event-refused-tied = võistkondade { $home } ja { $away } matš voorus { $n } on viigis ja otsustamata; `break-tie { $home } --reason …` nimetab võitja lisajaotuste, eeskirjade või kohtuniku otsuse järgi
event-refused-ruling-over-it = tulemuse kohal on otsus { $n }: ütle, kas see jääb või lõpeb, kui tulemust parandatakse (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = otsus { $n } lõppes, kui jaotus seal tühistati
event-refused-ruling-corrected = otsus { $n } lõppes, kui tulemus parandati
event-refused-went-on = registreering { $entry } sai edasi, kui voor { $n } loositi: nimeta see või võta loos tagasi enne vooru väljakuulutamist (`take-back-draw`)
event-refused-round-not-played = voor { $n } on loositud ja mängimata
event-refused-round-not-over = { $missing ->
    [one] voor { $n } ei ole läbi: puudub üks tulemus
    *[other] voor { $n } ei ole läbi: puudub { $missing } tulemust
    }
event-refused-not-drawn = voor { $n } on loosimata
event-refused-clock = kella saab seada ajale { $from } kuni { $to }
event-refused-no-moment = pärast { $at } ei juhtu midagi
event-refused-dealt-already = jaotusel { $n } on kaardid; uuesti jagatakse ainult kohtuniku korraldusel
event-refused-appeal-closed = edasikaebus on lõpetatud
event-refused-final = viimane sõna on võistluse organil
event-refused-no-further = edasikaebust rohkem ei ole
event-refused-by-authority = pädev institutsioon on asja lahendanud; keegi ei otsusta seda uuesti
event-refused-before-authority = asi on pädeva institutsiooni ees
event-refused-no-concurrence = edasikaebust arutatakse, kui partner või kapten sellega ühineb
event-refused-not-to-concur = ühineda saab partner või kapten
event-refused-frozen = võistluse tingimused on lukus; muudatus vajab põhjust
event-refused-bad-text = tekst on tühi või liiga pikk
event-heading = { $text } on seaduste pealkiri; nimeta säte selle all: { $under }
event-unknown-provision = seadustes ei ole kohta { $text }; lähimad: { $near }
event-no-such-tricks = { $text } ei ole võimalik: tihisid on kolmteist; kirjuta 4SN+1, 3NTXE-2, PASS või np, kui ei mängitud
event-no-such-level = { $text } ei ole võimalik: leping on ühest seitsmeni; kirjuta 4SN+1, 3NTXE-2, PASS või np, kui ei mängitud
demo-no-preset = valikut { $text } ei ole; on { $names }
demo-exists = { $file } on juba olemas; anna teine valikuga --journal
demo-not-played = { $line }: jaotust ei saanud mängida
demo-done = Õhtu on failis { $file }. Vaata ringi:
event-no-share = { $text } ei ole arv ega osa nagu 10%, 1/3 või 0.5
event-no-points = { $text }: punktid on kujul 60%:420 või ainult 420
event-no-award = { $text }: pool saab punkte nagu 60%:420 või 420, plus, even või minus, või osa nagu 55%
event-no-file = faili { $n } ei ole
event-one-person = { $one } ja { $other } on üks isik
event-four-players = koosseisus on neli mängijat
event-no-penalty = karistust { $n } ei ole
event-copy-exists = see on juba olemas; anna teine nimi
event-judged-number = kirjuta otsuse number, või penalty ja selle number, või disqualification ja osavõtja number
event-judged-no-number = { $text } ei ole number; kirjuta 1, penalty 1 või disqualification 1
event-say-score = ütle, mis on tulemus: --points, --average, --ns ja --ew, või --stands
event-say-decision = ütle, mis on tulemus: --points, --average, või --ns ja --ew
event-say-penalty = ütle, mis on karistus: --tops, --take või --warning
event-give-tables = anna --tables iga sektsiooni kohta kord
event-say-plan = ütle, kuidas mängitakse: --movement KIND, --swiss, --knockout või --file
event-arrow = noolt pööratakse kuni { $n } voorus, või `best`
event-no-movement = liikumist { $name } ei ole; on individual, { $names }
event-not-started = mäng ei ole alanud: `event start` ütleb, millised jaotused
event-all-dealt = igal jaotusel on kaardid; uuesti laseb jagada `event redeal`
event-deals-elsewhere = igal jaotusel on kaardid; uuesti laseb jagada `event redeal`. Jaotuste { $boards } ({ $n }) kaarte siin ei hoita: võistlus imporditi ilma nendeta ja need on päevikus, kus jagati
event-boards-in-order = faili jaotused peavad olema järjest nummerdatud
event-no-deal = selles ei ole ühtegi jaotust
event-plays-not = { $who } ei mängi sellel võistlusel
event-give-reader = anna anybody, player:PERSON, { $roles }
event-not-utf8 = see ei ole UTF-8 kodeeringus
event-dealt = jaotusi jagatud: { $n }
event-deals-lacking = sessiooni jaotused ilma kaartideta: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } enam ei kehti
event-redealt-ruling = { $line }: otsus { $n } enam ei kehti
event-score-not-played = mängimata
event-score-cancelled = tühistatud
event-anonymise-reason = isik tehti anonüümseks
event-anonymise-file = { $event }: fail { $n } isiku kohta võeti ära
event-anonymise-file-stays = { $event }: fail { $n } on millestki muust ja võib isikut nimetada; vaata see üle, `event file remove { $n }` võtab selle ära
event-anonymise-team = { $event }: osavõtja { $entry } nimi on { $team }; võistkonna nimi on logis ja jääb sinna, edaspidi annab teise `event name { $entry } …`
event-anonymise-words = { $event }: põhjendused, märkused, süsteemikaardid ja väidete tekstid on logis nii, nagu kirjutati, ja jäävad
event-left-movement = kes oleks kohtunud osavõtjaga { $entry }, puhkab alates voorust { $round }; tagasi toob `event late { $entry } { $next }`
event-left-swiss = osavõtjat { $entry } enam ei loosita; `event late { $entry } { $next }` võtab ta jälle loosi alates voorust { $next }
event-left-drawn = voor { $round } on loositud: osavõtja { $entry } vastane puhkab; `event take-back-draw --reason …` ja `event draw` loosivad selle ilma osavõtjata. `event late { $entry } { $round }` võtab loobumise tagasi
event-left-knockout = osavõtja { $entry } vastane läheb edasi
event-left-before = osavõtja { $entry } on väljas; tema mängijad registreerib uuesti `event enter …`
event-appeal-disqualification = edasikaebus { $n } diskvalifitseerimise peale ({ $who }): { $state }
event-appeal-disqualification-stands = diskvalifitseerimine jääb jõusse
event-appeal-disqualification-lifted = diskvalifitseerimine tühistatakse
event-disqualification-of = { $who }: diskvalifitseerimine ({ $law }), { $reason }: { $state }
event-disqualification-asked = korraldaja peab heaks kiitma
event-disqualification-refused = korraldaja ei kiitnud heaks, { $reason }
event-not-cancelled = { $line }: jaotus ei ole enam tühistatud
event-nothing-to-export = veel ei ole tulemust, mida lugeja tohib näha; vt --for

## What readers complain of, what writers lose
problem-bad-character = märk, mida vorming ei luba
problem-line-too-long = liiga pikk rida
problem-unterminated-string = tekst ilma lõpujutumärgita
problem-unterminated-comment = märkus ilma lõpusuluta
problem-unterminated-tag = silt ilma lõpusuluta
problem-no-tag-name = silt ilma nimeta
problem-no-tag-value = silt ilma väärtuseta
problem-unexpected-text = tekst, mis ei kuulu millegi juurde
problem-unknown-tag = sildi nimi, mida standardis ei ole
problem-repeated-tag = silt on antud kaks korda
problem-unknown-value = väärtus, mida standardis ei ole
problem-bad-value = väärtus, millest ei saa aru
problem-not-inheritable = väärtus, mida ei saa pärida
problem-nothing-inherited = ei ole, millest pärida
problem-missing-tag = vajalik silt puudub
problem-misplaced-note = viide väljaspool pakkumist või mängu
problem-bad-rank = tundmatu kaardi järk
problem-bad-suit = tundmatu mast
problem-bad-denomination = tundmatu trumbimast
problem-repeated-card = kaart on antud kaks korda
problem-bad-deal = kätes on vale arv kaarte
problem-bad-call = see ei ole pakkumine
problem-illegal-call = kõne, mida pakkumine ei luba
problem-bad-turn = see ei ole selle mängija koht
problem-after-the-end = pärast lõppu tuleb veel midagi
problem-bad-card = kaart, mida see mängija mängida ei saa
problem-revoke = märkimata mastisalgamine
problem-bad-mark = märgitud ebareeglipärast toimingut ei olnud
problem-repeated-mark = kaks märget ühe toimingu juures
problem-bad-nag = siia sobimatu hinnang
problem-repeated-nag = kaks sama liiki hinnangut
problem-bad-note = viide, millest ei saa aru
problem-repeated-note = kaks viidet ühe toimingu juures
problem-missing-note = viidatud märkus puudub
problem-unused-note = märkus, millele ei viidata
problem-bad-declarer = väljamängija, kellele pakkumine räägib vastu
problem-bad-contract = leping, millele pakkumine räägib vastu
problem-bad-result = tulemus, millele mäng räägib vastu
problem-bad-vulnerability = tsoonsus, millele robber räägib vastu
problem-bad-column = veerg, millest ei saa aru
problem-missing-cell = tabeli reas on liiga vähe elemente
problem-bad-cell = element, mida tabel ei luba
problem-bad-order = read ei ole veeru lubatud järjekorras
problem-not-export = mitte nii, nagu ekspordivormingus
problem-separation = mängud on hooletult eraldatud
problem-truncated = fail lõpeb liiga vara
problem-unfinished = faili lõpus pooleli ja pooleliolekut pole märgitud
problem-bad-record = kirje, millest ei saa aru
problem-bad-checksum = kontrollarv ei klapi
problem-unknown-command = tundmatu käsk
problem-ambiguous-hands = ühel jaotusel on mitu seisu
problem-not-kept = midagi, millel mängus kohta ei ole
problem-no-boards = paremusjärjestus ilma ühegi jaotuseta
lost-notes = viited
lost-comments = märkused
lost-text-outside-tags = tekst väljaspool silte
lost-as-it-stands = { $name } nii, nagu seisab
lost-comments-as-they-stand = märkused nii, nagu seisavad
lost-formats-of-columns = { $name } veergude laiused ja järjekord
lost-column = { $table }: veerg { $name }
lost-columns-past = veerud üle { $n }
lost-boards-past = jaotused üle { $n }
lost-order = mängude järjekord
lost-vanished = mängud, millest midagi ei jää
lost-end-of-game = kus lõpeb mäng, kui järgmine erineb ainult tulemuste poolest
lost-swapped-declarers = vahetatud väljamängija märked
lost-scores-without = tulemused ilma lepingu, väljamängija, tihide ja paarideta
lost-boards-without-scores = jaotused ilma tulemuste tabelita
lost-boards-without-hands = jaotused ilma nelja terve käeta
lost-numbers = jaotuste numbrid, mis ei ole arvud
lost-numbers-in-turn = jaotuste numbrid, mis ei järgne üksteisele
lost-highest-number = suurim jaotuse number
lost-same-number = teised seisud sama jaotuse numbriga
lost-dealers = jagajad, keda jaotuse number ei anna
lost-vulnerabilities = tsoonid, mida jaotuse number ei anna
lost-changed-players = matši ajal vahetunud mängijad
lost-unlisted-results = tulemused, millele matši loendis kohta ei ole
lost-marks-in-auction = ebareeglipäraste toimingute märked pakkumises
lost-words-of-auction = pakkumise sõnad, millest aru ei saadud
lost-calls-after-the-end = teated pärast pakkumise lõppu
lost-annotations-of-calls = pakkumiste hinnangud
lost-marks-in-play = ebareeglipäraste toimingute märked mängus
lost-annotations-of-cards = kaartide hinnangud
read-too-large = suurem kui üheski päris failis
read-not-this-format = ei ole seda liiki fail või on fail poolik
read-unknown-format = tundmatu faililiik; tuntakse: { $known }
read-bws = BWS-andmebaase ei loeta; uuemate seadmete tulemused tulevad Data Connectorist JSON-ina (.json)
read-no-game = selles ei ole mängu, mida kirjutada
read-no-deal = seisu ei ole antud või seda ei saa lugeda (silt Deal)
read-no-hands = kõik neli kätt ei ole teada
read-no-contract = lepingut või selle masti ei ole antud (silt Contract)
read-no-declarer = väljamängijat ei ole antud (silt Declarer)
read-no-leader = see on lõppmäng: ütle, kes käib, sildiga [Play "N"]
read-several-boards = mitu jaotust; vali üks võtmega --board
read-several-games = selle jaotuse mänge on mitu; jäta faili üks
read-no-such-board = jaotust { $board } selles ei ole
read-none = selles ei ole ühtki mängu
read-pbn-wanted = siin loetakse PBN-i; selle teeb `openroom convert { $file } { $pbn }`
read-whole-deal = seda uuritakse tervel seisul
read-no-revoke = kirjapandud mängus ei ole mastisalgamist
read-no-claim = mida nõuti? kirjuta --claim "S claims 5" või silt [Claim "S claims 5"]
err-seconds = --seconds on vahemikus 0.1 kuni 600
err-which-contract = milline leping? ütle võtmega --contract
err-all-played = kõik kaardid on mängitud
err-revoked-now = { $who } tegi käimasolevas tihis mastisalgamise; selle kaartidel ei ole väärtust lahtiste kaartidega, järgmise tihi omadel on
err-cards-from-one = kaarte loetakse alates 1-st
err-thirteen-tricks = tihisid on 13
err-samples = --samples on kuni { $n }
err-recorded = kirja on pandud ainult { $recorded } mängu kaarti, mitte { $after }
err-no-deals = selles failis ei ole ühtki seisu
err-sheet-too-large = liiga suur selle programmi lehe jaoks
err-sheet-not-text = ei ole selle programmi leht: see ei ole UTF-8 tekst
err-sheet-no-secret = sellel lehel ei ole saladust
err-sheet-bad-secret = saladus ei ole 64 kuueteistkümnendnumbrit
err-sheet-no-public = sellel lehel ei ole avalikku teksti
err-public-empty = --public on tühi: ilma avaliku tekstita ei ole miski tõestatud
err-deal-unnumbered = seis ilma jaotuse numbrita
err-no-register = kus on register? ütle võtmega --register
err-both-names = { $pair }: kirjuta mõlemad nimed, & vahel
err-asked-twice = { $name } on küsitud kaks korda
err-slow = --slow on sekundite arv
err-not-utf8 = see ei ole UTF-8
