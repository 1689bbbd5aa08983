# Otsuste laused eesti keeles. Võti on öeldava liik ja nimi; vaata README.md.

## Raam

director = kohtunik
nothing = mitte midagi
frame-facts = Mis juhtus: { $matter }. Seda käsitleb reegel { $law }. { $notice }.
frame-answered = { $law }: küsimus ({ $who }): { $question }? Vastus: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: lahtine küsimus ({ $who }): { $question }?
frame-tricks-won = mitu tihi kolmeteistkümnest võitis { $side }
frame-closed = Juhtum on lõpetatud.
frame-lapsed = Juhtum langes ära: see, mille kohta juhtum käis, enam ei kehti.
frame-waived = Parandustoimingust loobuti.
frame-withdrawn = Kohtunik võttis otsuse tagasi.
frame-strayed = Juhtum anti kohtunikule.
frame-suit = { $suit ->
    [C] risti
    [D] ruutu
    [H] ärtu
    [S] pada
    *[NT] trumbita
    }
frame-none = ei ühtegi
frame-act = { $act ->
    [act-play-at-once] korraga mängitud kaardid
    [act-call-together] korraga tehtud üksikpakkumised
    [act-claim] { GENITIVE($by) } nõudlus
    [act-concede] { GENITIVE($by) } loobumine
    [act-explain] { GENITIVE($by) } selgitus
    [act-correct-explanation] { GENITIVE($by) } parandus
    [act-announce] { GENITIVE($by) } teadaanne
    [act-alert] { GENITIVE($by) } alert
    [act-ask] { GENITIVE($by) } küsimus
    *[other] { GENITIVE($by) } toiming
    }
frame-before = toiming enne protokolli algust
frame-made = { $what } ({ $by })
frame-ruling = Otsus { $n }
frame-failed = Ei õnnestunud:

## Juhtumid

matter-deprived-of-turn = Kolm passi, üks neist väljaspool järjekorda ({ $offender }), jätaksid pakkumiskorrast ilma { GENITIVE($deprived) }
matter-conveyed = { $offender } olevat edastanud partnerile midagi muul viisil kui pakkudes ja mängides: { $how }. Sellest teatas { $reported }
matter-learnt-elsewhere = { $offender } sai jaotuse kohta midagi teada mujalt, { $received ->
    [later] pärast esimest üksikpakkumist
    *[other] enne esimest üksikpakkumist
    }
matter-not-entitled = { $offender } küsis, lasi korrata või vaatas midagi, milleks tal ei olnud õigust
matter-wrong-review = { $offender } kordas pakkumiskäiku vigaselt
matter-misinformation = { $offender } olevat valesti selgitanud või alertimata jätnud: { $call }
matter-deviation = { GENITIVE($offender) } üksikpakkumine olevat erinenud teatatud tähendusest
matter-look-back = Kohtunik tuleb pärast mängu tagasi otsuse { $case } juurde, milles eksinu oli { $offender }
matter-misnamed-double = { $offender } ütles { $call } ja nimetas { $named }, mis ei ole viimane nimeline pakkumine
matter-shown-in-auction = { $offender } laskis pakkumise ajal kaarte näha: { $cards } ({ $how })
matter-lying-after-auction = Pakkumine on lõppenud ja selle ajal oli näha { GENITIVE($owner) } kaarte: { $cards } ({ $how })
matter-change-of-call = { $offender } asendas üksikpakkumise { $at } üksikpakkumisega { $to }
matter-first-lead = { $leader } on esimest korda käigul ja tema partneri ({ $offender }) üksikpakkumine on tagasi võetud: { $withdrawn }
matter-insufficient-bid = { $offender } pakkus { $bid }, mis ei ole viimasest nimelisest pakkumisest kõrgem
matter-declarers-cards = Väljamängivalt poolelt laskis { $owner } kaarte näha: { $cards }
matter-exposed-cards = Kaitsja { $owner } laskis kaarte näha: { $cards } ({ $how })
matter-picked-up = { $owner } võttis trahvikaardi { $card } liiga vara kätte
matter-not-yet-played = { $owner } ei saanud veel mängida laual olevat trahvikaarti: { $cards }
matter-several-penalty-cards = { $owner } peab mängima ühe mitmest trahvikaardist: { $cards }
matter-penalty-card-not-played = { $offender } mängis { $card }, kuigi pidi mängima trahvikaardi: { $owed }
matter-partners-lead = { $leader } on käigul ja tema partneril on { $number ->
    [one] vanem trahvikaart
    *[several] mitu vanemat trahvikaarti
    }: { $suits }
matter-led-too-early = { $offender } mängis { $card } enne, kui väljamängija oli valinud, mida tohib käia või mängida
matter-lead-out-of-turn = { $offender } käis { $card } { $led_by ->
    [defender] kaitsjana
    *[declarer] väljamängivalt poolelt
    }, aga ei olnud selle käe kord
matter-call-over-passer = { $offender } pakkus, kui kord oli tema parempoolsel vastasel, kes peab passima
matter-call-out-of-turn = { $offender } pakkus teise mängija korral: { $call }
matter-call-not-repeated = { $offender } pidi kordama üksikpakkumist { $owed }, aga pakkus midagi muud
matter-double-not-allowed = { $offender } ütles { $call }, kuigi ei tohi sellel pakkumiskorral kontreerida ega rekontreerida
matter-simultaneous-calls = { $offender } pakkus samal ajal kui { $first }
matter-inadmissible-double = { $offender } ütles { $call }, mida pakkumine ei võimalda
matter-call-by-passer = { $offender } pakkus, kuigi peab passima: { $call }
matter-bid-above-seven = { $offender } pakkus { $level }{ $denomination }, mis on rohkem kui seitse
matter-call-after-final-pass = { $offender } pakkus pärast lõpupassi
matter-revoke = { $offender } mängis { $card }, kuigi oleks saanud mängida seda, mida pidi
matter-perhaps-revoked = Kaart, mille mängimine võis olla mastisalgamine; lehte ei ole keegi kirja pannud
matter-dummy-asks-defender = { $offender } küsis lauana mastisalgamise kohta { ABLATIVE($of) }, mida ta ei tohi
matter-asked-about-revoke = { $offender } küsis mastisalgamise kohta { ABLATIVE($of) }
matter-revokes-reckoned = Mäng on lõppenud ja arvestatakse, mida kinnistunud mastisalgamised maksavad
matter-claimed = { $by } { $kind ->
    [concession] loobus ülejäänust, jättes endale
    *[claim] nõudles endale
    } { $tricks ->
    [one] ühe tihi
    *[other] { $tricks } tihi
    }; tihisid oli järel { $left }
matter-tricks-wanted-back = { GENITIVE($by) } pool nõustus kaotama või loovutas { $lost ->
    [one] ühe tihi ja tahab selle tagasi
    *[other] { $lost } tihi ja tahab need tagasi
    }
matter-claim-contested = { $by } võttis nõudlusega soostumise õigel ajal tagasi
matter-designated = { $by } nimetas laua kaardi: { $designation ->
    [card] masti ja tugevuse järgi
    [touched] seda puudutades
    [suit] ainult masti järgi
    [rank] ainult tugevuse järgi
    [high] kõrge
    [low] madala
    [win] tihi võtva
    [anything] ükskõik millise
    *[other] sellise, mida laual ei ole
    }
matter-intention = Mida { $by } väljamängijana nimetatud kaardiga mõtles
matter-second-card = { $by } mängis tihisse teise kaardi: { $card }
matter-defender-too-early = Kaitsja { $offender } mängis { $card } enneaegselt
matter-declarer-too-early = Väljamängiva poole kaart ({ $hand }) mängiti enneaegselt
matter-at-once = { $first } ja { $then } mängisid samal ajal
matter-several-cards = { $by } mängis korraga mitu kaarti: { $cards }
matter-could-not-comply = { $player } ei saanud teha, mida nõudis reegel { $demanded }
matter-before-corrected-lead = Kaitsja { $offender } mängis { $card } enne, kui väljamängija oma käigu parandas
matter-hand-of-another = { $offender } võttis { GENITIVE($of) } lehe
matter-acted-before-ruling = { $offender } pakkus või mängis pärast tähelepanu juhtimist ja enne otsust
matter-options-told = Kohtunik ütles { ALLATIVE($to) } eelnevalt, mida üksikpakkumine kaasa tooks
matter-skip-warned = { $offender } teatas hüppega pakkumisest; pärast seda on ette nähtud paus
matter-settled-themselves = { $offender } ja teised leppisid parandustoimingus ise kokku
matter-wrong-number = { ADESSIVE($holder) } on vale arv kaarte
matter-surplus-card = { ADESSIVE($offender) } on { $card }, mis jaotusse ei kuulu
matter-hand-of-other-board = { ADESSIVE($offender) } on teise jaotuse kaardid
matter-wrong-board = Osavõtjad mängivad jaotust, mis ei ole praegu nende
matter-hand-taken = { $by } võttis oma poolelt esimesena lehe karbist välja
matter-before-tray = { $offender } pakkus ekraani taga ebareeglipäraselt või muutis üksikpakkumist enne, kui alus edasi lükati
matter-waiver-asked = { $by } palus loobuda otsuse { $of } parandustoimingust
matter-ruling-withdrawn = Kohtunik võtab tagasi otsuse { $of }
matter-asked = { $offender } palus pärast pakkumise lõppu pakkumiskäigu kordamist või selgitust või küsis lepingut
matter-asked-without-right = { $offender }, õigusteta laud, küsis esimesena väljamängijalt mastisalgamise kohta
matter-card-hidden = { $offender } mängis kaardi { $card } nii, et see jäi nähtava kaardi taha peitu
matter-card-put-back = { $offender } pani äramängitud tihist kaardi { $card } tagasi kätte
matter-card-omitted = { $offender } ei mänginud tihisse kaarti
matter-turned-early = { $offender } keeras oma kaardi kinniseks enne, kui kõik olid mänginud
matter-card-taken-back = { $offender } tahab tagasi võtta mängitud kaardi { $card }
matter-dummy-overstepped = { $offender } rikkus lauana üht oma piirangut: { $how }
matter-dummy-spoke-up = { $offender } võttis lauana mängu ajal sõna: { $how }
matter-dummy-used-right = { $offender } tegi lauana midagi, mida ta tohib
matter-face-down-before-choice = { $offender } oli käinud kinnise kaardiga, kui lisandus käigupiirang
matter-face-down-out-of-turn = { $offender }, kes ei olnud käigul, pani avakäiguks kinnise kaardi
matter-face-down-taken-back = { $offender } võttis kinniselt lauale pandud kaardi tagasi
matter-hand-faced = { $offender } avas oma lehe
matter-held-out = { $offender } hoidis kaarti { $card } nii, et see tuleb võib-olla mängida
matter-inspected = { $offender } vaatas äramängitud tihi
matter-mixed = { $offender } segas oma mängitud kaardid enne, kui tihide arvus kokku lepiti
matter-not-named = { $offender } pani lauana välja kaardi, mida väljamängija ei nimetanud
matter-played-meanwhile = { $offender } mängis tihisse pärast mitme kaardi näitamist ja enne ühe nimetamist
matter-played-after-word = Kaart mängiti pärast teist, mis oli mängitud eksliku ütluse tõttu (ütles { $offender } või tema partner)
matter-pointed-at = { $offender } puudutas mängitava kaardina kaarti { $card } või nimetas selle
matter-named-another = { $offender } nimetas pärast mängitavat kaarti veel ühe kaardi: { $card }
matter-pointed-out = { $offender } juhtis tähelepanu sellele, et äramängitud tihi kaart on valepidi
matter-renamed = { $offender } nimetas esimese asemel teise laua kaardi
matter-suggested = { $offender } osutas lauana käsuta kaardile { $card }
matter-tricks-disputed = { $offender } ütleb, et võidetud tihide arv erineb kirja pandust
matter-warned-of-wrong-hand = { $offender }, õigusteta laud, hoiatas väljamängijat valest käest käimise eest

## Korraldused

order-call-stands = { $value } jääb kehtima, mis viga sel ka oli
order-cancel-call = { $value } on tühistatud
order-cancel-calls-from = { $value } ja kõik hilisemad üksikpakkumised on tühistatud
order-withdraw-call = { $value } võetakse tagasi
order-substitute-call = { $call } kehtib üksikpakkumise { $at } asemel
order-replace-call = { $at } on tühistatud ja { $by } teeb teise üksikpakkumise
order-change-stands = { $second } kehtib üksikpakkumise { $first } asemel
order-deem-passed = loetakse, et { $value } passis
order-turn-reverts = kord on { GENITIVE($value) } käes
order-card-stands = { $value } jääb kehtima, mis viga sel ka oli
order-withdraw-card = { $value } läheb kätte tagasi
order-card-named = { $card } ({ $hand }) on kaart, mis nimetati, ja see on mängitud
order-designation-void = väljamängija ei nimetanud kaarti ja peab ühe nimetama
order-play-instead = { $hand } mängib tagasivõetud kaardi asemel { $card }
order-established = mastisalgamine on kinnistunud: { $value }
order-pick-up = { $owner } võtab oma trahvikaardid kätte: { $suits }
order-make-major = trahvikaart { $card } ({ $owner }) on nüüdsest vanem trahvikaart
order-lead-is-free = { $value } võib käia, mida tahab
order-lead-from = käigul on { $value }
order-take-back-face-down = kinnise kaardiga tehtud käik läheb kätte tagasi
order-leave-faced = { $card } ({ $owner }) jääb lauale esiküljega ülespoole
order-return-to-hand = { GENITIVE($owner) } kätte lähevad tagasi: { $cards }
order-counts-after = { GENITIVE($then) } kaart loetakse mängituks pärast { GENITIVE($first) } kaarti
order-declarer-is = väljamängija on { $value }
order-spread-dummy = laua leht avatakse
order-restrict = { $value } { $second }, { $third }
order-suspend-play = mäng katkestatakse
order-resume-play = mäng jätkub
order-award-tricks = { $to } saab mängimata tihidest { $tricks ->
    [one] ühe tihi
    *[other] { $tricks } tihi
    }, vastased ülejäänud; mäng on lõppenud
order-transfer-tricks = { $to } saab pärast mängu vastastelt { $tricks ->
    [one] ühe tihi
    *[other] { $tricks } tihi
    }
order-cancel-transfer = { $from } saab tagasi { $tricks ->
    [one] ühe mastisalgamiste eest ära võetud tihi
    *[other] { $tricks } mastisalgamiste eest ära võetud tihi
    }
order-give-back = { $to } saab tagasi { $tricks ->
    [one] ühe mänguta antud tihi
    *[other] { $tricks } mänguta antud tihi
    }
order-no-transfer = tihisid üle ei anta
order-face-hands = kõik järelejäänud kaardid avatakse
order-count-for = { $to } saab vaidlustatud nõudlusest { $tricks ->
    [one] ühe tihi
    *[other] { $tricks } tihi
    }
order-line-fails = mainitud mänguviisi osa { $part } ei saa mängida nii, nagu see öeldi
order-line-accepted = mainimata mänguviis läheb arvesse
order-line-refused = mainimata mänguviis ei lähe arvesse
order-restore-card = { $card } läheb kätte, kuhu see kuulub: { $to }
order-rebuild-deal = jaotus pannakse teisest kaardipakist uuesti kokku
order-remove-card = { $card } ei kuulu jaotusse ja võetakse ära { ABLATIVE($from) }
order-knowledge-unauthorized = { $to } ei või kasutada seda, et { $card } tagasi pandi
order-no-change-of-call = pakkumine ja mäng jätkuvad, ühtegi üksikpakkumist ei muudeta
order-take-correct-hand = { $value } võtab lehe, mis on selles jaotuses tema oma
order-call-again = { $value } pakub uuesti, õige lehega
order-compare-on-other-board = kui teist jaotust mängitakse, võrreldakse { GENITIVE($value) } sealset üksikpakkumist tühistatuga
order-auction-period-begins = pakkumisjärk on alanud; pool: { $value }
order-play-on = pakkumine ja mäng viiakse lõpuni ning tulemus jääb jõusse
order-right-board-later = osavõtjad võivad õige jaotuse mängida hiljem
order-cancel-board = jaotus tühistatakse mõlemale poolele
order-adjust-score = jaotusele antakse { $value }
order-may-penalize = kohtunik võib kohaldada menetluskaristust
order-settlement-stands = mängijate omavaheline lahendus jääb kehtima
order-settlement-cancelled = mängijate omavaheline lahendus tühistatakse
order-right-forfeited = { $value } on kaotanud õiguse parandustoimingule
order-gain-taken = { $value } kaotab saadud kasu; teisele poolele jääb tema tulemus
order-waive = parandustoimingust loobutakse; juhtum: { $value }
order-not-waived = parandustoimingust ei loobuta; juhtum: { $value }
order-undo = otsus { $value } võetakse tagasi; selle korraldused enam ei kehti, kuid jäävad protokolli
order-rests-on = otsusele tugineb { $value }
order-lift = otsus { $value } enam ei seo; vahepeal tehtu jääb kehtima
order-rule-again = juhtum { $value } otsustatakse uuesti
order-reconsider = juhtumis { $of } viimati tuvastatu võetakse tagasi ja tuvastatakse uuesti
order-applies = kohaldatakse seda lõiget
order-is-change-of-call = { $second }, tehtud üksikpakkumise { $first } asemel, on üksikpakkumise muutmine
order-unauthorized = { $to } ei või kasutada teavet, mille andis { $at }
order-question-unauthorized = { $to } ei või kasutada teavet, mille andis { GENITIVE($by) } küsimus
order-may-not-use-knowledge = { $value } ei või kasutada seda, mida ta jaotusest mujalt teab
order-authorized = { $to } võib kasutada teavet, mille andis { $at }
order-in-time = { $value } parandas üksikpakkumise kohta öeldu õigel ajal
order-late = { $value } parandas üksikpakkumise kohta öeldu liiga hilja
order-too-early = { $value } parandas partneri sõnu üksikpakkumise kohta enne, kui tohtis
order-not-entitled = { ADESSIVE($value) } ei olnud selleks õigust
order-rights-reserved = { $value } säilitab õiguse kohtunik hiljem kutsuda
order-call-director = { $value } peab kohe kohtuniku kutsuma
order-doubles-last-bid = { $value } on kontreerinud või rekontreerinud viimase nimelise pakkumise, ükskõik mida ta nimetas
order-calls-first = esimesena pakub { $value }
order-nothing-further = rohkem midagi ei järgne ja tagasivõetut võib kasutada
order-no-rectification = parandustoimingut ei järgne; tagasivõetu jääb eksinud poolele ebaseaduslikuks teabeks
order-review-after-play = kohtunik tuleb selle juurde pärast mängu tagasi
order-adjust-after-play = kohtunik määrab tulemuse; eksinud pool on { $against }
order-adjust-without-offence = kohtunik määrab tulemuse; kumbki pool ei ole eksinud
order-score-stands = selles osas jääb tulemus jõusse
order-as-if-told-right = tulemus lähtub sellest, mis oleks juhtunud, kui vastastele oleks öeldud kokkulepitud tähendus
order-as-if-told-no-agreement = tulemus lähtub sellest, mis oleks juhtunud, kui vastastele oleks öeldud, et kokkulepet ei ole
order-change-seats = mängijad vahetavad kohti, nii et igaühel on leht, mida ta tunneb
order-redeal = jaotus jagatakse uuesti
order-add-to-played = { $card } pannakse { GENITIVE($hand) } mängitud kaartide hulka; tihi jääb selle võitjale
order-entitled = { ADESSIVE($value) } on selleks õigus
order-face-trick = tihi kaardid avatakse uuesti
order-leads-next = { $hand } käib { $card } järgmisse tihisse
order-liable-to-penalty = { $value } võib saada menetluskaristuse
order-play-on-regardless = millele tähelepanu juhiti, seda ei parandata, ja mäng jätkub
order-record-tricks = väljamängijale märgitakse { $declarers ->
    [one] üks võidetud tihi
    *[other] { $declarers } võidetud tihi
    }
order-result-stands = märgitud tulemus jääb jõusse
order-rights-lost = { GENITIVE($value) } õigused on nüüdsest piiratud
order-supply-card = { $hand } mängib { $card } tihisse, millest kaart puudub
order-restore-played = { $card } läheb { GENITIVE($hand) } käest oma kohale mängitud kaartide hulka
order-take-from-played = mängitud kaartide hulka peitunud { $card } läheb tagasi kätte: { $hand }

## Määratud tulemused

adjustment-artificial = tehislik määratud tulemus
adjustment-assigned = vastavusse viidud määratud tulemus
adjustment-either = määratud tulemus kohtuniku äranägemisel
adjustment-both-as-non-offending = määratud tulemus, kus mõlemad pooled loetakse mitteeksinuks

## Valikud

choice-accept-call = kas tunnistab kehtivaks { $value }
choice-accept-call-out-of-turn = kas tunnistab kehtivaks väljaspool järjekorda tehtud üksikpakkumise { $call }
choice-call-accepts-or-in-turn = kas tema üksikpakkumine tunnistab kehtivaks tema korral tehtud üksikpakkumise { $value } või on see tehtud järjekorras
choice-accept-change = kas tunnistab kehtivaks muudetud üksikpakkumise { $value }
choice-withdraw-call = kas võtab tagasi üksikpakkumise { $value }
choice-change-call = kas asendab teisega väärteabel või sellisel üksikpakkumisel põhineva üksikpakkumise { $value }
choice-agree-that-it-happened = kas on nõus, et edastas partnerile midagi, nagu vastane ütleb
choice-forbid-suit = kas keelab käigu ühte neist mastidest: { $value }
choice-require-or-forbid-suit = kas nõuab või keelab käigu ühte neist mastidest: { $value }
choice-partners-lead = kas nõuab käiku, keelab selle või jätab vabaks: { $forbid }
choice-accept-lead = kas tunnistab kehtivaks väljaspool järjekorda käidud kaardi { $lead }; seda teeb { $next } ka mängides
choice-penalty-card = milline trahvikaart tuleb mängida: { $value }
choice-accept-card = kas tunnistab kehtivaks kaardi { $value }; seda teeb ta ka kummastki käest edasi mängides
choice-partners-card = mida peab või ei tohi mängida vastane, kelle partner mängis enneaegselt
choice-lying-in-dummy = milline neist kaartidest on laual ja on see, mille ta nimetas, või ei ole ükski: { $cards }
choice-name-card = milline { GENITIVE($of) } kaart mängitakse: { $cards }
choice-dummys-card = millise kaardi laud mängib või jääb valik partnerile: { $value }
choice-opening-lead = kas tunnistab kehtivaks väljaspool järjekorda tehtud avakäigu { $value }, ei tunnista või avab oma lehe
choice-play-again = millise kaardi mängib { $hand } tagasivõetu asemel: { $cards }
choice-change-card = kas võtab { $card } tagasi ja mängib samast käest ({ $hand }) teise kaardi või jätab nii
choice-take-back-card = kas võtab tagasi kaardi { $value }
choice-object-to-concession = kas vaidleb partneri loobumisele vastu
choice-agree-to-claim = kas on nõudluse või loobumisega nõus
choice-ask-to-play-on = kas palub, et mäng pärast nõudlust jätkuks
choice-consent-to-play-on = kas on nõus, et mäng pärast nõudlust jätkub
choice-hand-to-lead = kummast käest peab väljamängija käima või jäetakse valik talle

## Hinnangud

finding-comparable = kas { $new } on samaväärne tagasivõetud üksikpakkumisega { $withdrawn }
finding-same-or-more-precise = kas { $new } tähendab sama mis tagasivõetud { $withdrawn } või midagi täpsemat
finding-lowest-specifying-the-same = kas { $new } on madalaim küündiv nimeline pakkumine, mis näitab sama mis { $withdrawn }
finding-neither-artificial = kas on väljaspool kahtlust, et ei { $withdrawn } ega { $new } ole kunstlik
finding-unintended = kas { $value } oli tahtmatu
finding-without-pause = kas { $value } muudeti mõtlemispausita
finding-artificial-pass = kas { $value } või partneri üksikpakkumine, millele passiti, on kunstlik
finding-repeats-denomination = kas { $new } kordab lepingunimesid, mida näitas tagasivõetud { $withdrawn }
finding-is-change-of-call = kas { $value } tuleb lugeda üksikpakkumise muutmiseks
finding-different-final-call = kas mängija valis sellel korral teise lõpliku üksikpakkumise kui { $value }
finding-specified-legally = milliseid maste näitas { $value } reeglipärases pakkumises
finding-tied-to-suits = milliste mastidega, kui üldse, ja mitte millegi muuga oli seotud { $value }
finding-proper-lead = kas { GENITIVE($value) } kaart on omaette käik, mitte ebareeglipärasele käigule mängitud
finding-statement-repeated = kas nõudleja kordas nõudluse juures öeldut ega öelnud midagi muud
finding-objections-heard = kas vastaste vastuväited kuulati ära
finding-cards-to-be-faced = kas mängijad peavad kaardid avama
finding-trump-mentioned = kas selgitavas avalduses mainiti ülesjäänud trumpi
finding-unaware-of-trump = kas on vähegi tõenäoline, et nõudleja sellest trumbist ei teadnud
finding-lost-to-trump = mitu tihi kaotaks mõni loomulik mänguviis sellele trumbile (kuni { $value })
finding-depends-on-partner = kas osa nõudlusest sõltub sellest, millise loomuliku mänguviisi partner valib
finding-new-line = kas nõudleja esitab eduka mänguviisi, mida selgitavas avalduses ei olnud
finding-worse-line-is-normal = kas vähem edukas mänguviis oleks loomulik
finding-needs-a-card-placed = kas mänguviis õnnestub ainult siis, kui kaart on kindla vastase käes
finding-shows-out = kas vastane jättis enne nõudlust masti panemata või jätaks iga loomuliku mänguviisi korral
finding-otherwise-irrational = kas teisiti mängida oleks ebamõistlik
finding-tricks-of = mitu järelejäänud tihist ({ $most }) saab { $side }
finding-in-correction-period = kas parandusaeg veel kestab
finding-already-won = mitu äraantud tihist ({ $value }) oli juba võidetud
finding-likely-won = mitu äraantud tihist ({ $value }) oleks tõenäoliselt võidetud
finding-cannot-be-lost = mitut äraantud tihist ({ $value }) ei kaotaks ükski loomulik mänguviis
finding-penalty-card = kas { GENITIVE($value) } avatud kaardid on trahvikaardid
finding-could-comply = kas { $value }, kelle lehte keegi kirja ei pannud, oleks saanud masti panna või mängida nõutud viisil
finding-led = kas { GENITIVE($value) } teine kaart oli käik järgmisse tihisse
finding-own-error-seen-by-partner = kas partner nägi kaarte { GENITIVE($value) } enda vea tõttu
finding-meant = millist kaarti, kui üldse, väljamängija kahtlemata mõtles kaardi { $instead_of } asemel: { $cards }
finding-gave-information = kas teatatu võis partnerile midagi öelda
finding-likely-to-interfere = kas see, mida { $value } teab, segab tõenäoliselt normaalset mängu
finding-remedy-before-any-call = mida tehakse enne esimest üksikpakkumist
finding-remedy-later = mida tehakse pärast esimest üksikpakkumist
finding-mistaken-explanation = kas väär oli { GENITIVE($value) } selgitus, mitte üksikpakkumine
finding-may-have-been-misled = kas väärteave võis selleni viia: { $value }
finding-knew-earlier = kas { $value } teadis oma veast varem
finding-partner-had-reason-to-know = kas { ADESSIVE($value) } oli rohkem põhjust kõrvalekaldest teada kui vastastel
finding-psychic-not-allowed = kas eeskirjad keelavad sellise bluffpakkumise
finding-could-have-known = kas { $value } võis teada, et see võib kahju tekitada
finding-chose-what-was-suggested = kas { $value } valis selle, millele ebaseaduslik teave vihjas, kuigi oli muu loogiline alternatiiv
finding-could-have-ended-otherwise = kas jaotus oleks võinud ebareeglipärase toiminguta teisiti lõppeda
finding-gained = kas { $value } sai sellest kasu
finding-damaged = kas { $value } sai kahju
finding-agreed-meaning-proven = kas on piisavalt tõendeid, mida üksikpakkumine kokkuleppe järgi tähendas
finding-influenced-the-result = kas see mõjutas tulemust
finding-lowered = kas kirjapandud tulemust ({ $value }) vähendatakse, teise poole tulemust suurendamata
finding-won-the-trick = kas { $value } oleks võitnud tihi, mida lõpuni ei mängitud
finding-inadvertent = kas { $value } avas kaardi kogemata
finding-missing-card = milline kaart on { ADESSIVE($of) } puudu ja kus see on
finding-card-of-another-seen = kas keegi on näinud teise mängija kaarti
finding-enough-to-interfere = kas see on piisav, et segada normaalset pakkumist või mängu
finding-correctable = kas jaotuse saab korda teha ja mängida ilma üksikpakkumisi muutmata
finding-played-to-quitted-trick = kas jaotusse mittekuuluv kaart läks äramängitud tihisse
finding-played-before = kas keegi neljast on seda jaotust varem mänginud
finding-settlement-may-stand = kas mängijate omavaheline lahendus võib kehtima jääda
finding-gained-by-ignorance = kas { $value } sai kasu sellest, et vastane reeglit ei tundnud
finding-waive = kas parandustoimingust loobutakse; juhtum: { $value }
finding-rule-again = kas juhtum { $value } otsustatakse uuesti
finding-scored-normally = kas jaotuse tulemust saab veel tavapäraselt arvutada
finding-acted-on-word = kas { $value } tegutses seetõttu, et vastane oli öelnud, et on tema kord
finding-as-if-played = kas { $value } hoidis kaarti nagu mängitud kaarti
finding-because-of-explanation = kas { $value } mängiti väära selgituse tõttu
finding-could-be-seen = kas { GENITIVE($value) } partner oleks võinud kaardi esikülge näha
finding-fully-convinced = kas kohtunik on täiesti veendunud, milline tulemus saadi
finding-meant-to-claim = kas { $value }, kes oma lehe avas, tahtis nõuelda
finding-seen-by-table = kas { $value } oli lauas näha, kui see tagasi pandi
finding-touched-table = kas { $value } hoidis kaarti avatult, nii et see puudutas või peaaegu puudutas lauda
finding-touched-to-play = kas väljamängija puudutas sihilikult kaarti { $value }, et seda mängida

## Asjaolud

fact-turn = kelle kord oli
fact-last-bid = mis oli viimane nimeline pakkumine enne seda, kui mõni oli
fact-last-bidder = kes selle nimelise pakkumise tegi
fact-has-called = kas { $value } oli varem pakkunud
fact-called-after = kas { $value } pakkus pärast seda, enne kui sellele tähelepanu juhiti
fact-saw-dummy = kas väljamängija võis näha mõnd laua kaarti
fact-auction-period-over = kas pakkumisjärk oli läbi
fact-lead-faced = kas avakäik oli avatud
fact-established = kas mastisalgamine oli kinnistunud
fact-declarer = kes on väljamängija
fact-cards-of = mitu kaarti oli { ADESSIVE($value) } alguses
fact-play-over = kas väljamäng oli läbi

## Mida oodatakse

wait-next-call = mis on tema järgmine üksikpakkumine, { $value }
wait-next-card = mis on järgmine kaart
wait-end-of-play = kas mäng on lõppenud

## Mis ootamise lõpetab

takes-what-stands = kui mõni kehtima jääb
takes-anything = milline see ka oleks

## Vastused

answer-yes = jah
answer-no = ei
answer-in-turn = üksikpakkumine tehti järjekorras
answer-nothing = ei öelnud midagi
answer-spread = leht avatakse
answer-seat = { $value }
answer-suit = { $value ->
    [C] risti
    [D] ruutu
    [H] ärtu
    *[S] pada
    }
answer-highest = kõrgeim kaart
answer-lowest = madalaim kaart
answer-require = nõuab { $value ->
    [C] ristit
    [D] ruutut
    [H] ärtut
    *[S] padat
    }
answer-forbid = keelab: { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = mäng on lõppenud
answer-never = seda enam ei tule

## Kuidas juhtum esile tuli

notice-drawn = Sellele juhtis tähelepanu { $value }
notice-by-table = See tuli ise välja
notice-silent = Keegi ei juhtinud sellele tähelepanu

## Inimesed

who-player = { $value }
who-director = kohtunik

## Piirangud

rule-must-pass = peab passima
rule-must-call = peab pakkuma: { $value }
rule-may-not-double = ei tohi kontreerida ega rekontreerida
rule-must-lead = peab käima masti ({ $value })
rule-may-not-lead = ei tohi käia masti ({ $value })
rule-must-play = peab mängima { $value }
rule-penalty-card = hoiab laual kaarti { $card }, mis on { $kind }
rule-lead-may-be-restricted = võib saada oma esimesele käigule väljamängijalt käigupiirangu, sest tagasi võeti { $withdrawn }

## Nõudmised

demand-one-of = ühe neist: { $value }
demand-highest = oma kõrgeima { $value ->
    [C] risti
    [D] ruutu
    [H] ärtu
    *[S] pada
    }
demand-lowest = oma madalaima { $value ->
    [C] risti
    [D] ruutu
    [H] ärtu
    *[S] pada
    }
demand-of = kaardi mastist { $value ->
    [C] risti
    [D] ruutu
    [H] ärtu
    *[S] pada
    }
demand-not = kaardi muust mastist kui { $value ->
    [C] risti
    [D] ruutu
    [H] ärtu
    *[S] pada
    }

## Trahvikaardid

penalty-card-major = vanem trahvikaart
penalty-card-minor = noorem trahvikaart

## Millal piirang lõpeb

until-next-turn = järgmisel korral
until-end-of-auction = pakkumise lõpuni
until-first-lead = esimese käiguni
until-loses-lead = kuni käik läheb teise kätte
until-plays-once = järgmise kaardiga
until-played = kuni see on mängitud
until-end-of-play = mängu lõpuni

## Kohad

place-hand = { GENITIVE($value) } käes
place-played = { GENITIVE($value) } mängitud kaartide hulgas
place-board = karbis
place-elsewhere = mujal
place-other-pack = teises kaardipakis
place-nowhere = mitte kusagil

## Kuidas kaarte nähti

exposure-dropped = maha pillatud
exposure-held = hoitud nii, et oli näha
exposure-led = käidud
exposure-named = nimetatud
exposure-shown = näidatud
exposure-as-dummy = maha pandud nagu laud seda teeb
exposure-by-another = avas { $value }

## Kuidas partnerile midagi edastati

conveyance-remark = märkusega
conveyance-question = küsimuse või vastusega
conveyance-alert = ootamatu alerdi või selgitusega või selle puudumisega
conveyance-hesitation = selge kõhklusega
conveyance-haste = ebatavalise kiirusega
conveyance-manner = rõhu, hääletooni, žesti või käitumisega

## Mida laud tegi

overstep-exchanged-hands = ta vahetas väljamängijaga lehti
overstep-left-seat = ta lahkus oma kohalt, et väljamängija mängu vaadata
overstep-looked-at-defender = ta vaatas { GENITIVE($value) } kaarti
overstep-shown-by-defender = ta vaatas kaarte, mida näitas talle { $value }
overstep-took-part = ta osales mängus või ütles selle kohta väljamängijale midagi
spoke-up-called-director = ta kutsus kohtuniku
spoke-up-pointed-out = ta juhtis tähelepanu ebareeglipärasele toimingule
spoke-up-pointed-out-without-right = ta juhtis tähelepanu kaitsja ebareeglipärasele toimingule, kuigi oli oma õigused kaotanud

## Mida tehakse jaotusega, millest keegi midagi teab

remedy-change-seats = mängijad vahetavad kohti
remedy-redeal = jaotus jagatakse uuesti
remedy-play-on = jaotus mängitakse ja kohtunik tuleb selle juurde tagasi
remedy-adjust-score = kohtunik määrab tulemuse kohe
