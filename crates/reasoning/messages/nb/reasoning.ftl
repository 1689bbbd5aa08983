# Setningene i avgjørelser på norsk. Nøkkelen er arten og navnet på det som sies; se README.md.

## Rammen

director = turneringslederen
nothing = ingenting
frame-facts = Dette skjedde: { $matter }. Det gjelder § { $law }. { $notice }.
frame-answered = { $law }: { $who } ble spurt: { $question }? Svar: { $answer }.
frame-ordered = { $law }: { $order }.
frame-open = { $law }: { $who } blir spurt: { $question }?
frame-tricks-won = hvor mange av de tretten stikkene vant { $side }
frame-closed = Saken er avsluttet.
frame-lapsed = Saken falt bort: det den gjaldt, gjelder ikke lenger.
frame-waived = Det ble gitt avkall på korrigeringen.
frame-withdrawn = Turneringslederen trakk avgjørelsen tilbake.
frame-strayed = Saken ble overlatt til turneringslederen.
frame-suit = { $suit ->
    [C] kløver
    [D] ruter
    [H] hjerter
    [S] spar
    *[NT] grand
    }
frame-none = ingen
frame-act = { $act ->
    [act-play-at-once] kortene som ble spilt samtidig
    [act-call-together] meldingene som ble avgitt samtidig
    [act-claim] kravet fra { $by }
    [act-concede] avståelsen fra { $by }
    [act-explain] forklaringen fra { $by }
    [act-correct-explanation] rettelsen fra { $by }
    [act-announce] opplysningen fra { $by }
    [act-alert] alerten fra { $by }
    [act-ask] spørsmålet fra { $by }
    *[other] det { $by } gjorde
    }
frame-before = noe som skjedde før protokollen begynner
frame-made = { $what } fra { $by }
frame-ruling = Avgjørelse { $n }
frame-failed = Besto ikke:

## Saker

matter-deprived-of-turn = Tre passer, en av dem utenfor tur fra { $offender }, ville ta turen fra { $deprived }
matter-conveyed = { $offender } skal ha fortalt makker noe på annen måte enn ved meldinger og kort: { $how }. Det ble rapportert av { $reported }
matter-learnt-elsewhere = { $offender } fikk vite noe om spillet fra andre kilder, { $received ->
    [later] etter den første meldingen
    *[other] før den første meldingen
    }
matter-not-entitled = { $offender } spurte om, ba om å få gjentatt eller så på noe han ikke hadde rett til
matter-wrong-review = { $offender } gjentok meldingsforløpet feil
matter-misinformation = { $offender } skal ha forklart { $call } feil eller latt være å alertere
matter-deviation = En melding fra { $offender } skal ha avveket fra det som var opplyst
matter-look-back = Turneringslederen kommer etter spillet tilbake til avgjørelse { $case }, der { $offender } var den feilende
matter-misnamed-double = { $offender } meldte { $call } og nevnte { $named }, som ikke er det siste budet
matter-shown-in-auction = { $offender } lot kort bli sett under meldingsforløpet: { $cards } ({ $how })
matter-lying-after-auction = Meldingsforløpet er slutt, og underveis kunne kort fra { $owner } ses: { $cards } ({ $how })
matter-change-of-call = { $offender } byttet ut { $at } med { $to }
matter-first-lead = { $leader } skal spille ut for første gang, og makkeren { $offender } fikk meldinger trukket tilbake: { $withdrawn }
matter-insufficient-bid = { $offender } bød { $bid }, som ikke er høyere enn det siste budet
matter-declarers-cards = { $owner } på spilleførerens side lot kort bli sett: { $cards }
matter-exposed-cards = Motspilleren { $owner } lot kort bli sett: { $cards } ({ $how })
matter-picked-up = { $owner } tok opp straffekortet { $card } for tidlig
matter-not-yet-played = { $owner } kunne ennå ikke spille det som ligger som straffekort: { $cards }
matter-several-penalty-cards = { $owner } skal spille ett av flere straffekort: { $cards }
matter-penalty-card-not-played = { $offender } spilte { $card } selv om han måtte spille straffekortet: { $owed }
matter-partners-lead = { $leader } skal spille ut, og makkeren har { $number ->
    [one] et stort straffekort
    *[several] flere store straffekort
    } i { $suits }
matter-led-too-early = { $offender } spilte { $card } før spillefører hadde valgt hva som kan spilles ut eller spilles
matter-lead-out-of-turn = { $offender } spilte ut { $card } { $led_by ->
    [defender] som motspiller
    *[declarer] fra spilleførerens side
    }, og den hånden hadde ikke tur
matter-call-over-passer = { $offender } meldte i turen til høyre motstander, som må passe
matter-call-out-of-turn = { $offender } meldte { $call } da en annen hadde tur
matter-call-not-repeated = { $offender } måtte gjenta { $owed } og meldte noe annet
matter-double-not-allowed = { $offender } meldte { $call } i en tur der han verken kan doble eller redoble
matter-simultaneous-calls = { $offender } meldte samtidig med { $first }
matter-inadmissible-double = { $offender } meldte { $call }, som ikke er tillatt i dette meldingsforløpet
matter-call-by-passer = { $offender } meldte { $call } selv om han må passe
matter-bid-above-seven = { $offender } bød { $level }{ $denomination }, som er mer enn sju
matter-call-after-final-pass = { $offender } meldte etter den avsluttende pass
matter-revoke = { $offender } spilte { $card } selv om han kunne ha spilt det han måtte
matter-perhaps-revoked = Et kort som kan ha vært en revoke, fra en hånd som ingen har notert
matter-dummy-asks-defender = { $offender } spurte som blindemann { $of } om revoke, noe han ikke har lov til
matter-asked-about-revoke = { $offender } spurte { $of } om revoke
matter-revokes-reckoned = Spillet er slutt, og det regnes ut hva de etablerte revokene koster
matter-claimed = { $by } { $kind ->
    [concession] avsto resten og beholdt
    *[claim] gjorde krav på
    } { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } (gjenværende stikk: { $left })
matter-tricks-wanted-back = Siden til { $by } gikk med på å tape eller avsto { $lost ->
    [one] ett stikk og vil ha det tilbake
    *[other] { $lost } stikk og vil ha dem tilbake
    }
matter-claim-contested = { $by } trakk i tide tilbake at han godtok et krav
matter-designated = { $by } ba om et kort fra blindemann: { $designation ->
    [card] med farge og rangering
    [touched] ved å berøre det
    [suit] bare med farge
    [rank] bare med rangering
    [high] et høyt
    [low] et lavt
    [win] et som vinner stikket
    [anything] et hvilket som helst
    *[other] et som blindemann ikke har
    }
matter-intention = Hva { $by } som spillefører mente med det kortet han ba om
matter-second-card = { $by } spilte et andre kort til stikket: { $card }
matter-defender-too-early = Motspilleren { $offender } spilte { $card } for tidlig
matter-declarer-too-early = Et kort fra { $hand } på spilleførerens side ble spilt for tidlig
matter-at-once = { $first } og { $then } spilte samtidig
matter-several-cards = { $by } spilte flere kort på én gang: { $cards }
matter-could-not-comply = { $player } kunne ikke gjøre det som § { $demanded } krevde av ham
matter-before-corrected-lead = Motspilleren { $offender } spilte { $card } før spillefører rettet utspillet
matter-hand-of-another = { $offender } tok hånden til { $of }
matter-acted-before-ruling = { $offender } meldte eller spilte etter at uregelmessigheten var påpekt, og før avgjørelsen var gitt
matter-options-told = Turneringslederen fortalte { $to } på forhånd hva en melding ville føre til
matter-skip-warned = { $offender } varslet en hoppmelding; det er pålagt en pause etter den
matter-settled-themselves = { $offender } og andre ordnet en korrigering seg imellom
matter-wrong-number = { $holder } har feil antall kort
matter-surplus-card = { $offender } har { $card }, som ikke hører til given
matter-hand-of-other-board = { $offender } har kort fra et annet spill
matter-wrong-board = Deltakerne spiller et spill som ikke er deres nå
matter-hand-taken = { $by } tok hånden sin ut av mappen, som den første på sin side
matter-before-tray = { $offender } meldte uregelmessig eller endret en melding bak skjermen før brettet ble skjøvet videre
matter-waiver-asked = { $by } ba om at det gis avkall på korrigeringen i avgjørelse { $of }
matter-ruling-withdrawn = Turneringslederen trekker tilbake avgjørelse { $of }
matter-asked = { $offender } ba om meldingsforløpet på nytt, ba om en forklaring eller spurte om kontrakten etter at meldingene var slutt
matter-asked-without-right = { $offender }, blindemann uten rettigheter, var den første som spurte spillefører om revoke
matter-card-hidden = { $offender } spilte { $card } skjult bak kortet som var synlig
matter-card-put-back = { $offender } la { $card } fra et ferdigspilt stikk tilbake i hånden
matter-card-omitted = { $offender } spilte ikke noe kort til et stikk
matter-turned-early = { $offender } snudde kortet sitt før alle hadde spilt
matter-card-taken-back = { $offender } vil ta tilbake { $card }, som han spilte
matter-dummy-overstepped = { $offender } brøt en av blindemanns begrensninger: { $how }
matter-dummy-spoke-up = { $offender } sa fra under spillet som blindemann: { $how }
matter-dummy-used-right = { $offender } gjorde som blindemann noe han har lov til
matter-face-down-before-choice = { $offender } hadde spilt ut med fremsiden ned da det kom en utspillsrestriksjon
matter-face-down-out-of-turn = { $offender }, som ikke skulle spille ut, la ut et kort med fremsiden ned som åpningsutspill
matter-face-down-taken-back = { $offender } tok tilbake kortet han hadde lagt ut med fremsiden ned
matter-hand-faced = { $offender } la hånden sin åpent
matter-held-out = { $offender } holdt { $card } slik at det kanskje må spilles
matter-inspected = { $offender } så på et ferdigspilt stikk
matter-mixed = { $offender } blandet sine spilte kort før det var enighet om stikkene
matter-not-named = { $offender } la som blindemann ut et kort som spillefører ikke nevnte
matter-played-meanwhile = { $offender } spilte til stikket etter at flere kort var vist, og før ett av dem var nevnt
matter-played-after-word = Et kort ble spilt etter et annet, som ble spilt på grunn av noe feilaktig som { $offender } eller makkeren hans hadde sagt
matter-pointed-at = { $offender } berørte eller nevnte { $card } som kortet som skal spilles
matter-named-another = { $offender } nevnte enda et kort etter det som skal spilles: { $card }
matter-pointed-out = { $offender } påpekte at et kort i et ferdigspilt stikk ligger feil vei
matter-renamed = { $offender } nevnte et annet kort fra blindemann i stedet for det første
matter-suggested = { $offender } pekte som blindemann på { $card } uten å være bedt om det
matter-tricks-disputed = { $offender } sier at det ble vunnet et annet antall stikk enn det som er ført
matter-warned-of-wrong-hand = { $offender }, blindemann uten rettigheter, advarte spillefører mot å spille ut fra feil hånd

## Pålegg

order-call-stands = { $value } blir stående, uansett hva som var galt med meldingen
order-cancel-call = { $value } er annullert
order-cancel-calls-from = { $value } og alle senere meldinger er annullert
order-withdraw-call = { $value } trekkes tilbake
order-substitute-call = { $call } står i stedet for { $at }
order-replace-call = { $at } er annullert, og { $by } avgir en annen melding
order-change-stands = { $second } står i stedet for { $first }
order-deem-passed = { $value } regnes for å ha passet
order-turn-reverts = turen går til { $value }
order-card-stands = { $value } blir stående, uansett hva som var galt med kortet
order-withdraw-card = { $value } går tilbake til hånden
order-card-named = { $card } hos { $hand } er kortet som ble nevnt, og det er spilt
order-designation-void = spillefører ba ikke om noe bestemt kort og må nevne ett
order-play-instead = { $hand } spiller { $card } i stedet for kortet som ble tatt tilbake
order-established = revoken med { $value } er etablert
order-pick-up = { $owner } tar opp straffekortene sine i { $suits }
order-make-major = straffekortet { $card } hos { $owner } er stort straffekort fra nå av
order-lead-is-free = { $value } kan spille ut hva han vil
order-lead-from = utspillet kommer fra { $value }
order-take-back-face-down = utspillet med fremsiden ned går tilbake til hånden
order-leave-faced = { $card } hos { $owner } blir liggende på bordet med fremsiden opp
order-return-to-hand = tilbake til hånden hos { $owner }: { $cards }
order-counts-after = kortet fra { $then } regnes som spilt etter kortet fra { $first }
order-declarer-is = { $value } er spillefører
order-spread-dummy = blindemanns hånd legges på bordet
order-restrict = { $value } { $second } { $third }
order-suspend-play = spillet stanses
order-resume-play = spillet fortsetter
order-award-tricks = { $to } får { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } av de som ikke er spilt, motstanderne resten; spillet er slutt
order-transfer-tricks = { $to } får { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } fra motstanderne etter spillet
order-cancel-transfer = { $from } beholder { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } som var overført for revoke
order-give-back = { $to } får tilbake { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } som ble gitt bort uten spill
order-no-transfer = ingen stikk overføres
order-face-hands = alle gjenværende kort legges med fremsiden opp
order-count-for = { $to } får { $tricks ->
    [one] ett stikk
    *[other] { $tricks } stikk
    } av kravet det ble protestert mot
order-line-fails = del { $part } av den oppgitte spilleplanen kan ikke spilles slik den ble oppgitt
order-line-accepted = en spilleplan som ikke var oppgitt, teller
order-line-refused = en spilleplan som ikke var oppgitt, teller ikke
order-restore-card = { $card } går til hånden hos { $to }, der det hører hjemme
order-rebuild-deal = given legges opp på nytt med en annen kortstokk
order-remove-card = { $card } hører ikke til given og tas fra { $from }
order-knowledge-unauthorized = { $to } kan ikke bruke det at { $card } ble lagt tilbake
order-no-change-of-call = meldinger og spill fortsetter, og ingen melding endres
order-take-correct-hand = { $value } tar hånden som er hans i dette spillet
order-call-again = { $value } melder på nytt, med riktig hånd
order-compare-on-other-board = når det andre spillet spilles, sammenlignes meldingen fra { $value } der med den annullerte
order-auction-period-begins = meldingsperioden har begynt for { $value }
order-play-on = meldinger og spill fullføres, og scoren blir stående
order-right-board-later = deltakerne kan spille det riktige spillet senere
order-cancel-board = spillet annulleres for begge sider
order-adjust-score = spillet får { $value }
order-may-penalize = turneringslederen kan ilegge en prosedyrestraff
order-settlement-stands = det spillerne ordnet seg imellom, blir stående
order-settlement-cancelled = det spillerne ordnet seg imellom, annulleres
order-right-forfeited = { $value } har tapt retten til korrigering
order-gain-taken = { $value } mister fordelen; den andre siden beholder sin score
order-waive = det gis avkall på korrigeringen i sak { $value }
order-not-waived = det gis ikke avkall på korrigeringen i sak { $value }
order-undo = avgjørelse { $value } trekkes tilbake; påleggene gjelder ikke lenger, men blir stående i protokollen
order-rests-on = { $value } bygger på avgjørelsen
order-lift = avgjørelse { $value } binder ikke lenger; det som er gjort siden, blir stående
order-rule-again = sak { $value } avgjøres på nytt
order-reconsider = i sak { $of } trekkes den siste konklusjonen tilbake, og spørsmålet avgjøres på nytt
order-applies = dette leddet gjelder
order-is-change-of-call = { $second }, meldt i stedet for { $first }, er en endring av melding
order-unauthorized = { $to } kan ikke bruke informasjonen fra dette: { $at }
order-question-unauthorized = { $to } kan ikke bruke informasjonen fra spørsmålet til { $by }
order-may-not-use-knowledge = { $value } kan ikke bruke det han vet om spillet fra andre kilder
order-authorized = { $to } kan bruke informasjonen fra dette: { $at }
order-in-time = { $value } rettet i tide det som ble sagt om en melding
order-late = { $value } rettet for sent det som ble sagt om en melding
order-too-early = { $value } rettet det makker sa om en melding før han hadde lov
order-not-entitled = { $value } hadde ikke rett til det han gjorde
order-rights-reserved = { $value } beholder retten til å tilkalle turneringslederen senere
order-call-director = { $value } skal tilkalle turneringslederen straks
order-doubles-last-bid = { $value } har doblet eller redoblet det siste budet, hva han enn nevnte
order-calls-first = { $value } melder først
order-nothing-further = ingenting mer følger, og det som ble trukket tilbake, kan brukes
order-no-rectification = ingen korrigering følger; det som ble trukket tilbake, er fortsatt urettmessig informasjon for den feilende siden
order-review-after-play = turneringslederen kommer tilbake til det etter spillet
order-adjust-after-play = turneringslederen tildeler en justert score i disfavør av { $against }
order-adjust-without-offence = turneringslederen tildeler en justert score; ingen av sidene har begått en feil
order-score-stands = scoren blir stående hva dette angår
order-as-if-told-right = justeringen følger det som ville ha skjedd om motstanderne hadde fått vite den avtalte betydningen
order-as-if-told-no-agreement = justeringen følger det som ville ha skjedd om motstanderne hadde fått vite at ingenting var avtalt
order-change-seats = spillerne bytter plass, slik at hver sitter med hånden han kjenner
order-redeal = spillet gis på nytt
order-add-to-played = { $card } legges blant de spilte kortene til { $hand }; stikket beholder sin vinner
order-entitled = { $value } har rett til det
order-face-trick = kortene i stikket snus opp igjen
order-leads-next = { $hand } spiller ut { $card } til neste stikk
order-liable-to-penalty = { $value } kan få en prosedyrestraff
order-play-on-regardless = det som ble påpekt, korrigeres ikke, og spillet fortsetter
order-record-tricks = for spillefører føres det { $declarers ->
    [one] ett stikk
    *[other] { $declarers } stikk
    }
order-result-stands = det som er ført, blir stående
order-rights-lost = rettighetene til { $value } er begrenset fra nå av
order-supply-card = { $hand } spiller { $card } til stikket som mangler et kort
order-restore-played = { $card } går fra hånden hos { $hand } tilbake til plassen blant de spilte kortene
order-take-from-played = { $card }, som lå skjult blant de spilte kortene, går tilbake til { $hand }

## Justerte scorer

adjustment-artificial = en direkte fastsatt score
adjustment-assigned = en tildelt justert score
adjustment-either = en justert score etter turneringslederens skjønn
adjustment-both-as-non-offending = en justert score der begge sider regnes som ikke-feilende

## Valg

choice-accept-call = godta { $value }
choice-accept-call-out-of-turn = godta { $call }, meldt utenfor tur
choice-call-accepts-or-in-turn = er meldingen hans en godtakelse av { $value }, som ble avgitt i hans tur, eller er den selv avgitt i tur
choice-accept-change = godta endringen til { $value }
choice-withdraw-call = trekke tilbake { $value }
choice-change-call = avgi en annen melding i stedet for { $value }, som bygde på feilinformasjon eller på en slik melding
choice-agree-that-it-happened = være enig i at han fortalte makker noe, slik en motstander sier
choice-forbid-suit = forby utspill i en av disse fargene: { $value }
choice-require-or-forbid-suit = kreve eller forby utspill i en av disse fargene: { $value }
choice-partners-lead = kreve eller forby utspill i { $forbid }, eller la det være fritt
choice-accept-lead = godta { $lead }, spilt ut utenfor tur, slik { $next } også gjør ved å spille
choice-penalty-card = hvilket straffekort spilles: { $value }
choice-accept-card = godta { $value }, slik han også gjør ved å spille videre fra en av de to hendene
choice-partners-card = hva må motstanderen spille eller la være å spille, når makkeren hans spilte for tidlig
choice-lying-in-dummy = hvilket av kortene { $cards } ligger hos blindemann og er det han ba om, eller er det ingen av dem
choice-name-card = hvilket kort fra { $of } spilles: { $cards }
choice-dummys-card = hvilket kort spiller blindemann, eller overlates det til makker: { $value }
choice-opening-lead = godta åpningsutspillet { $value } utenfor tur, avvise det eller legge sin egen hånd på bordet
choice-play-again = spille et annet kort fra { $hand } i stedet for det som ble tatt tilbake: { $cards }
choice-change-card = ta tilbake { $card } og spille et annet kort fra { $hand }, eller la det ligge
choice-take-back-card = ta tilbake { $value }
choice-object-to-concession = protestere mot makkers avståelse
choice-agree-to-claim = si seg enig i kravet eller avståelsen
choice-ask-to-play-on = be om at spillet fortsetter etter kravet
choice-consent-to-play-on = samtykke i at spillet fortsetter etter kravet
choice-hand-to-lead = fra hvilken av de to hendene skal spillefører spille ut, eller overlates det til ham

## Funn

finding-comparable = er { $new } sammenlignbar med den tilbaketrukne meldingen { $withdrawn }
finding-same-or-more-precise = betyr { $new } det samme som den tilbaketrukne meldingen { $withdrawn }, eller noe mer presist
finding-lowest-specifying-the-same = er { $new } det laveste tilstrekkelige bud som viser det samme som { $withdrawn }
finding-neither-artificial = er det hevet over tvil at verken { $withdrawn } eller { $new } er kunstig
finding-unintended = ble { $value } avgitt i vanvare
finding-without-pause = ble { $value } endret uten tenkepause
finding-artificial-pass = er { $value }, eller makkers melding det ble passet på, kunstig
finding-repeats-denomination = gjentar { $new } benevnelsene som den tilbaketrukne meldingen { $withdrawn } viste
finding-is-change-of-call = skal { $value } behandles som endring av melding
finding-different-final-call = valgte spilleren en annen endelig melding enn { $value } i den turen
finding-specified-legally = hvilke farger viste { $value } i det lovlige meldingsforløpet
finding-tied-to-suits = hvilke farger, og ingenting annet, var { $value } knyttet til
finding-proper-lead = er kortet fra { $value } et eget utspill og ikke et kort lagt til det uregelmessige utspillet
finding-statement-repeated = gjentok den som fremsatte kravet, bare det han hadde sagt sammen med kravet
finding-objections-heard = fikk motstanderne legge frem innvendingene sine
finding-cards-to-be-faced = skal spillerne legge kortene sine åpent på bordet
finding-trump-mentioned = nevnte redegjørelsen den uteværende trumfen
finding-unaware-of-trump = er det i det hele tatt sannsynlig at den som fremsatte kravet, ikke visste om den trumfen
finding-lost-to-trump = hvor mange stikk (av { $value }) ville en normal spillemåte tape til den trumfen
finding-depends-on-partner = avhenger en del av kravet av hvilken normal spillemåte makker velger
finding-new-line = foreslår den som fremsatte kravet, en vellykket spilleplan som ikke var med i redegjørelsen
finding-worse-line-is-normal = ville en mindre vellykket spilleplan være normal
finding-needs-a-card-placed = lykkes planen bare hvis et bestemt kort er hos én av motstanderne
finding-shows-out = viste en motstander renons før kravet, eller ville han gjøre det ved enhver normal spillemåte
finding-otherwise-irrational = ville det være irrasjonelt å spille annerledes
finding-tricks-of = hvor mange av de gjenværende stikkene ({ $most }) får { $side }
finding-in-correction-period = løper korreksjonsperioden fortsatt
finding-already-won = hvor mange av stikkene som ble gitt bort ({ $value }), var alt vunnet
finding-likely-won = hvor mange av stikkene som ble gitt bort ({ $value }), ville trolig ha vært vunnet
finding-cannot-be-lost = hvor mange av stikkene som ble gitt bort ({ $value }), kunne ingen normal spillemåte tape
finding-penalty-card = er de fremviste kortene til { $value } straffekort
finding-could-comply = kunne { $value }, som ingen har notert hånden til, ha fulgt farge eller spilt som krevd
finding-led = var det andre kortet fra { $value } et utspill til neste stikk
finding-own-error-seen-by-partner = lot { $value } ved egen feil makker se kortene
finding-meant = hvilket av kortene { $cards }, om noe, mente spillefører uten tvil i stedet for { $instead_of }
finding-gave-information = kunne det som ble meldt fra om, fortelle makker noe
finding-likely-to-interfere = er det sannsynlig at det { $value } vet, forstyrrer normalt spill
finding-remedy-before-any-call = hva gjøres før første melding
finding-remedy-later = hva gjøres etter første melding
finding-mistaken-explanation = var det forklaringen av { $value } som var feil, og ikke meldingen
finding-may-have-been-misled = kan feilinformasjon lett ha ført til { $value }
finding-knew-earlier = visste { $value } om feilen sin tidligere
finding-partner-had-reason-to-know = hadde { $value } mer grunn enn motstanderne til å vite om et avvik
finding-psychic-not-allowed = forbyr reglementet en slik psykisk melding
finding-could-have-known = kunne { $value } ha visst at det lett kunne gjøre skade
finding-chose-what-was-suggested = valgte { $value } det den urettmessige informasjonen antydet, selv om det fantes et logisk alternativ
finding-could-have-ended-otherwise = kunne spillet lett ha endt annerledes uten uregelmessigheten
finding-gained = fikk { $value } fordel av det
finding-damaged = ble { $value } skadelidende
finding-agreed-meaning-proven = er det nok bevis for hva meldingen betydde etter avtale
finding-influenced-the-result = påvirket det resultatet
finding-lowered = settes det bokførte resultatet for { $value } ned uten at den andre sidens heves
finding-won-the-trick = ville { $value } ha vunnet stikket som ikke ble spilt ferdig
finding-inadvertent = viste { $value } kortet i vanvare
finding-missing-card = hvilket kort mangler { $of }, og hvor er det
finding-card-of-another-seen = har noen sett et kort fra en annen hånd
finding-enough-to-interfere = er det nok til å forstyrre normale meldinger eller normalt spill
finding-correctable = kan given rettes og spilles uten at noen melding endres
finding-played-to-quitted-trick = gikk kortet som ikke hører til given, i et ferdigspilt stikk
finding-played-before = har en av de fire spilt spillet før
finding-settlement-may-stand = kan det spillerne ordnet seg imellom, bli stående
finding-gained-by-ignorance = fikk { $value } fordel av at en motstander ikke kjente loven
finding-waive = gis det avkall på korrigeringen i sak { $value }
finding-rule-again = skal sak { $value } avgjøres på nytt
finding-scored-normally = kan spillet fortsatt få en normal score
finding-acted-on-word = handlet { $value } fordi en motstander hadde sagt at det var hans tur
finding-as-if-played = holdt { $value } kortet slik man holder et spilt kort
finding-because-of-explanation = ble { $value } spilt på grunn av en feil forklaring
finding-could-be-seen = kunne makkeren til { $value } ha sett kortets fremside
finding-fully-convinced = er turneringslederen helt overbevist om hvilket resultat som ble oppnådd
finding-meant-to-claim = mente { $value }, som viste hånden sin, å gjøre krav på stikk
finding-seen-by-table = ble { $value } sett ved bordet da det gikk tilbake
finding-touched-table = holdt { $value } kortet åpent slik at det berørte eller nesten berørte bordet
finding-touched-to-play = berørte spillefører { $value } med vilje for å spille det

## Fakta

fact-turn = hvem hadde tur
fact-last-bid = hva var siste bud før det, om det var avgitt noe
fact-last-bidder = hvem hadde avgitt det budet
fact-has-called = hadde { $value } meldt før
fact-called-after = meldte { $value } etterpå, før uregelmessigheten ble påpekt
fact-saw-dummy = kunne spillefører ha sett et kort hos blindemann
fact-auction-period-over = var meldingsperioden over
fact-lead-faced = var åpningsutspillet snudd
fact-established = var revoken etablert
fact-declarer = hvem er spillefører
fact-cards-of = hvor mange kort hadde { $value } fra starten
fact-play-over = var spillet over

## Det som ventes på

wait-next-call = hva er hans neste melding, { $value }
wait-next-card = hva er neste kort
wait-end-of-play = er spillet slutt

## Hva som ender ventingen

takes-what-stands = når en blir stående
takes-anything = hva den enn er

## Svar

answer-yes = ja
answer-no = nei
answer-in-turn = meldingen var i tur
answer-nothing = ingenting sagt
answer-spread = hånden legges på bordet
answer-seat = { $value }
answer-suit = { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }
answer-highest = det høyeste kortet
answer-lowest = det laveste kortet
answer-require = krev { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }
answer-forbid = forby { $value }
answer-denominations = { $value }
answer-number = { $value }
answer-call = { $value }
answer-card = { $value }
answer-found = { $value }, { $second }
answer-remedy = { $value }
answer-ended = spillet er slutt
answer-never = det kan ikke lenger komme

## Hvordan saken kom opp

notice-drawn = Det ble påpekt av { $value }
notice-by-table = Det kom frem av seg selv
notice-silent = Ingen påpekte det

## Personer

who-player = { $value }
who-director = turneringslederen

## Restriksjoner

rule-must-pass = må passe
rule-must-call = må melde { $value }
rule-may-not-double = kan verken doble eller redoble
rule-must-lead = må spille ut { $value }
rule-may-not-lead = kan ikke spille ut { $value }
rule-must-play = må spille { $value }
rule-penalty-card = har { $card } åpent som { $kind }
rule-lead-may-be-restricted = kan få sitt første utspill begrenset av spillefører, fordi { $withdrawn } ble trukket tilbake,

## Det som kreves

demand-one-of = ett av kortene { $value }
demand-highest = sitt høyeste kort i { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }
demand-lowest = sitt laveste kort i { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }
demand-of = et kort i { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }
demand-not = et kort i en annen farge enn { $value ->
    [C] kløver
    [D] ruter
    [H] hjerter
    *[S] spar
    }

## Straffekort

penalty-card-major = stort straffekort
penalty-card-minor = lite straffekort

## Når en restriksjon ender

until-next-turn = i neste tur
until-end-of-auction = til meldingsforløpet er slutt
until-first-lead = til det første utspillet hans
until-loses-lead = så lenge han beholder utspillet
until-plays-once = med neste kort
until-played = til det er spilt
until-end-of-play = til spillet er slutt

## Steder

place-hand = i hånden hos { $value }
place-played = blant de spilte kortene til { $value }
place-board = i mappen
place-elsewhere = et annet sted
place-other-pack = i en annen kortstokk
place-nowhere = ingen steder

## Hvordan kort ble sett

exposure-dropped = mistet
exposure-held = holdt slik at det kunne ses
exposure-led = spilt ut
exposure-named = nevnt
exposure-shown = vist
exposure-as-dummy = lagt ned slik blindemann gjør
exposure-by-another = vist av { $value }

## Hvordan noe ble fortalt makker

conveyance-remark = ved en bemerkning
conveyance-question = ved et spørsmål eller et svar
conveyance-alert = ved en uventet alert eller forklaring, eller ved at en slik manglet
conveyance-hesitation = ved en umiskjennelig nøling
conveyance-haste = ved uvanlig hurtighet
conveyance-manner = ved ettertrykk, tonefall, gester eller væremåte

## Hva blindemann gjorde

overstep-exchanged-hands = han byttet hånd med spillefører
overstep-left-seat = han forlot plassen sin for å se spillefører spille
overstep-looked-at-defender = han så på et kort hos { $value }
overstep-shown-by-defender = han så på kort som { $value } viste ham
overstep-took-part = han tok del i spillet eller fortalte spillefører noe om det
spoke-up-called-director = han tilkalte turneringslederen
spoke-up-pointed-out = han påpekte en uregelmessighet
spoke-up-pointed-out-without-right = han påpekte en uregelmessighet hos en motspiller, selv om han hadde tapt sine rettigheter

## Hva som gjøres med et spill noen vet noe om

remedy-change-seats = spillerne bytter plass
remedy-redeal = spillet gis på nytt
remedy-play-on = spillet spilles, og turneringslederen kommer tilbake til det
remedy-adjust-score = turneringslederen tildeler en justert score straks
