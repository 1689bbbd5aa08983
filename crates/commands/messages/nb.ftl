# Hva programmet skriver ut.

## Sider og spill

ns = NS
ew = ØV
board-none = ingen
board-all = alle
board-heading = Spill { $board }, giver { $dealer }, i faresonen { $who }

## Kolonner

col-number = nr.
col-name = navn
col-team = lag
col-rounds = runder
col-vp = VP
col-points = poeng
col-boards = spill
col-matches = kamper
col-score = score
col-of = av
col-board = spill
col-against = mot
col-result = resultat
col-table = bord
col-lead = utspill
col-open = åpent
col-closed = lukket
col-by = etter

## Resultater

score-ranking = Resultatliste
score-section = seksjon { $name }
score-stratum = Klasse { $name }
score-victory-points = Vinnerpoeng
score-by-score = Etter poengsum
score-nothing-left-out = Ingen spill har { $n } resultater, så ingen holdes utenfor middelscoren.
score-card = Kort: { $who }
score-card-sign = Justerte scorer gjelder denne deltakerens side og har dens fortegn.
score-card-sum = { $score } på { $n } spill, med alle tillegg { $total }
score-rank = plass { $n }
score-arithmetic = Spill { $board }: utregningen
score-arithmetic-ranking = Resultatlisten: utregningen
score-points-of = Vinnerpoeng for { $who }: { $total }
score-at-table = ved bordet { $sides }: { $result }
score-no-contestant = det finnes ingen deltaker { $who }
score-no-board = det finnes ikke noe spill { $board }

## Lag

team-home = hjemmelaget
team-away = bortelaget
team-heading = Runde { $round }: { $home } – { $away }
team-margin = margin { $home } og { $away }
team-points = { $home } – { $away } VP
team-total = sum { $total }, kamper: { $n }

## Analyse av spill

analyse-board = Spill { $board }: giver { $dealer }, i faresonen { $who }
analyse-assumed = (ikke alt sto i filen)
analyse-not = ikke analysert (spill ved { $place }): { $why }
analyse-end = Spill: { $n }; med åpne kort, { $threads } tråder og høyst { $megabytes } MB tabeller
analyse-par-pass = Par: rundpass
analyse-par = Par for NS er { $score }; { $contracts }
analyse-revoke = ^R er en revoke; fra den og ut stikket oppgis ingen kostnad
analyse-play = Spillet: { $contract }, stikk med åpne kort før utspillet: { $n }; bak et kort står hva det kostet
analyse-cut = Resten av spillet følges ikke: { $why }
analyse-no-deal = ingen fordeling er oppgitt
analyse-unread = { $place }: fordelingen kan ikke leses; ventet: { $expected }
analyse-not-all-hands = ikke alle fire hendene er kjent

## Krav og rettferdig resultat

claim-heading = Spill { $board }, { $denomination }, spillefører { $declarer }: { $who } krever { $n } av { $left } stikk
claim-stated = Spilleplan: { $line }
claim-own-words = Hans ord: { $words }
claim-words-unread = Søket leser ikke disse ordene. En spilleplan kan skrives foran kolonet; det han avstår, skrives slik: concede H
claim-to-lead = { $who } spiller ut
claim-led = spilt ut av { $who }, på bordet { $cards }
claim-more-seconds = Flere --seconds kan si mer.
claim-proposed = Foreslått etterpå: dårligst { $proposed }, som oppgitt { $stated }.
claim-proposal-falls = En normal spilleplan innenfor den første redegjørelsen er mindre vellykket, så den nye kan ikke godtas.
claim-proposal-holds = Ingen normal spilleplan innenfor den første redegjørelsen er mindre vellykket.
claim-proposal-open = Om en normal spilleplan innenfor den første redegjørelsen er mindre vellykket, ble ikke avklart.
claim-worst-is = dårligst { $n }
equity-contract-heading = Spill { $board }, i faresonen { $who }: { $contract }
equity-actual = Med åpne kort på de virkelige hendene: { $n } stikk, { $points } til NS
equity-over = Fordelinger som passer til det { $who } visste (hender sett: { $seen }): { $found }, trukket { $tries }, frø { $seed }:
equity-rare = færre enn de { $n } ønskede: det som ble sagt, er sjeldent
equity-share-of = { $n } stikk { $share }, mellom { $low } og { $high } (95%)
equity-mean-is = i snitt { $mean } ± { $error }
equity-points = { $points } til NS
equity-play-heading = Spill { $board }, { $denomination }, spillefører { $declarer }: { $who } skal spille, { $left } stikk igjen, hans side har { $n }
equity-of-side = Med åpne kort på de virkelige hendene, stikk til hans side i alt:
equity-side-in-all = stikk til siden til { $who } i alt
equity-no-contract = Uten en hel kontrakt er det ingen scorer og ingen vekter.
equity-revoke-heading = Spill { $board }: { $who } revokerer med { $card }, kort { $n } i spillet (stikk { $trick })
equity-before = Vunnet før dette stikket: NS { $ns }, ØV { $ew }
equity-with-card = med { $card } ville hans side fortsatt vinne { $n }
equity-won-unknown = Hva { $side } har etter overføringen, er ikke kjent; --won sier det

## Filer

convert-more = og { $n } til; --complaints all viser dem
convert-complaints = { $faults } feil og { $remarks ->
        [one] { $remarks } merknad
       *[other] { $remarks } merknader
    } til inndata
convert-lost = { $file } kan ikke inneholde, og har ikke:
convert-games = { $n ->
    [one] { $n } spill
    *[other] { $n } spill
    }
convert-nothing-written = har feil; ingenting ble skrevet
convert-no-encoding = filer i dette formatet har ikke noe valg av tegnsett; --encoding er for PBN, LIN, USEBIO og CSV
convert-pipe-too-large = større enn 256 MB; det kan bare en fil på disk være

## Flytteplaner

unit-player = spiller
unit-pair = par
unit-team = lag
movement-contestants = { $unit ->
    [player] { $n } spillere
    [pair] { $n } par
    *[team] { $n } lag
    }
movement-heading = { $kind }: { $who } ved { $tables } bord, { $rounds } runder à { $per } spill, { $boards } spill i alt
movement-one = Én resultatliste.
movement-two = Nord-Syd og Øst-Vest har hver sin resultatliste.
movement-time = Omtrent { $hours } t { $minutes } min. Spill: { $supply }.
movement-copies = { $n ->
    [one] ett sett
    *[other] { $n } sett
    }
movement-shared = { $copies }, opptil { $n } bord deler samme sett
movement-rover = Par { $n } er vandrepar.
movement-switched = Retningen byttes i de siste { $n } av { $rounds } runder.
movement-round = Runde { $n }
movement-out = oversittere: { $who }
movement-sit-out = oversitter
movement-seat = plass
col-round = runde
movement-with = med { $who }
movement-play = { $who }: runder { $n }
movement-meet = Møter: { $often }; antall kombinasjoner av to { $unit ->
    [player] spillere
    [pair] par
    *[team] lag
    }: { $n }
movement-partner = Makkere: { $often }; antall kombinasjoner av to spillere: { $n }
movement-often = { $n ->
    [0] aldri
    [1] én gang
    *[other] { $n } ganger
    }
movement-balance = balanse { $n } av 100
movement-balance-two = balanse Nord-Syd { $ns }, Øst-Vest { $ew } av 100
movement-right = Flytteplanen er riktig.
movement-wrong = Flytteplanen er feil:
movement-met-before = tidligere møter: { $n }
movement-bye = oversitter: { $who }
movement-bye-again = ikke for første gang
movement-no-better = Det finnes ingen trekning uten at noen møtes på nytt eller sitter over en gang til. Dette er den minst dårlige; turneringslederen avgjør.
movement-match = kamp { $n }: { $one } – { $other }
movement-match-bye = kamp { $n }: { $one } står over
movement-seed = lag { $n }
movement-winner = vinneren av kamp { $n }
list-tables = { $sizes } bord
list-teams = { $sizes } lag
list-made-by = lages med
list-boards = spillene
list-rounds-by-tables = runder etter bord
list-rounds-by-teams = runder etter lag
list-sit-outs = andre antall spillere, med oversittinger
list-not = ikke { $sizes }: { $why }
list-only = runder { $rounds }; { $boards }
list-no = nei: { $why }
list-end = Størrelser vises fra 2 til { $largest }; alle unntatt Howell går videre til { $most }.
list-boards-one = ett sett, hver gruppe spill ved ett bord i runden
list-boards-relay = ett sett; første og siste bord deler, én gruppe ligger på et hvilebord
list-boards-hesitation = ett sett; med et partall bord deler første og siste
list-boards-web = ett sett for hver blokk av bord
list-boards-howell = ett sett; to bord deler alltid, tre bord i én runde
list-boards-whist = alle bord spiller de samme spillene i en runde: delt eller kopiert
list-boards-head-to-head = ett sett, delt av de to bordene
list-boards-triples = ett sett for hver gruppe på tre
list-boards-each-table = ett sett for hvert bord
list-boards-each-match = ett sett for hver kamp, delt av dens to bord
list-at-least = det trengs minst { $n }
list-at-most = det går opp til { $n }; del et større felt i seksjoner
list-even-only = et oddetall trenger verken hopp eller hvilebord
list-exactly = det er for { $n }
list-multiple = det trengs et multiplum av { $n }
list-no-construction = ingen konstruksjon er kjent her for dette antallet bord
list-known-for = en grunnrunde er kjent for { $sizes } bord; del et annet felt i seksjoner
list-exists-for = { $rounds ->
    [one] det finnes for én runde
    *[other] det finnes for { $rounds } runder
    }
list-no-base = ingen grunnrunde finnes med ett sett spill uten deling
list-drawn = hver runde trekkes etter resultatene før den
movement-tables = { $n ->
    [one] ett bord
    *[other] { $n } bord
    }
movement-teams = { $n ->
    [one] ett lag
    *[other] { $n } lag
    }
movement-rounds = { $n ->
    [one] én runde
    *[other] { $n } runder
    }
movement-boards = { $n ->
    [one] ett spill
    *[other] { $n } spill
    }
movement-none = det finnes ingen { $kind } for { $size }: { $why }
movement-offer = { $kind } for { $size }, { $rounds }
movement-nearest = { $why }; nærmest: { $offers }
movement-no-rover = det ble ikke funnet noen vei for et vandrepar i { $rounds } av denne flytteplanen; { $near }
movement-rover-near = nærmest: { $rounds } (--rounds { $n }), eller et halvt bord
movement-rover-half = spill med et halvt bord
movement-no-arrow = retningen kan ikke byttes i { $n } av { $rounds }
movement-give-switch = oppgi et antall runder, eller best
movement-other-style = navnet sier en annen singelturnering enn --style; si bare én
movement-full-rainbow = rainbow-individual er for fulle bord; oppgi --tables
movement-two-teams = en utslagsturnering trenger to lag
movement-no-minutes = ingen runde med ett spill får plass i { $n } minutter
movement-no-boards = like lange runder gir ikke { $boards } med { $size }
movement-way = { $boards } ({ $rounds } à { $per }, { $kind })

## Turneringer

event-no-merit = appell { $n } var uten saklig grunnlag: reglementet har en sanksjon
event-ruled = Uregelmessigheter avgjort ved bordene: { $ruled }, senere avgjørelser: { $later }
event-ruling = avgjørelse { $n }, { $line }: { $what }; { $reason }
event-result-stands = resultatet blir stående
event-adjusted = score justert etter § { $law }
event-appeal = appell { $n } mot avgjørelse { $ruling }: { $state }
event-appeal-lodged = venter på at noen slutter seg til
event-appeal-concurred = skal behandles
event-appeal-recommended = en endring anbefales: { $what }
event-appeal-stands = avgjørelsen blir stående
event-appeal-restored = resultatet fra bordet gjelder igjen
event-appeal-changed = scoren endres
event-appeal-withdrawn = trukket
event-not-playing = påmelding { $entry } spiller ikke i sesjon { $session }
event-of-section = { $who }: seksjon { $section }; påmelding { $entry }, spiller som { $number }
event-directed = plassene er bestemt, i første runde: { $seats }
event-place = runde { $round }  bord { $table } { $seat }  spill { $boards }  mot { $who }
event-sits-out = runde { $round }  oversitter
event-boards-to = Nord tar spillene med til bord { $table }
event-individual = singelturnering
event-pairs = parturnering
event-teams = lagturnering
event-nothing = ingenting
event-status = { $event }: { $unit }, påmeldinger: { $entries }, oppføringer: { $records }
role-organizer = arrangør
role-chief-director = hovedturneringsleder
role-assistant-director = TLs assistent
role-appeals-committee = appellutvalg
role-authority = regulerende myndighet
role-staff = medhjelpere
event-approval = vinnerpoeng trenger samtykke fra regulerende myndighet ({ $law }); når det foreligger: scoring_method = "also victory points"
event-not-begun = spillet har ikke begynt
event-scores-do-not-fit = scorene passer ikke sammen: { $why }
event-no-column = vinnerpoengskalaen er for runder og kamper på opptil { $most } spill, ikke { $boards }: spill færre, eller gi en egen skala med en kolonne for { $boards } spill (`victory_points` i turneringens fil)
demo-boards-played = spill spilt
event-session = sesjon { $n }
event-section = seksjon { $section }: runde { $round } av { $rounds }
event-round-playing = runden pågår
event-round-warning = runden er nesten over
event-round-over = runden er over
event-late-tables = forsinkede bord: { $tables }
event-missing = manglende resultater: { $n }
event-waits = saker som venter: { $n } (se `event waiting`)
event-published = resultater kunngjort { $at }, kan rettes til { $corrected }, kan appelleres til { $appealed }
event-not-published = resultatene er ikke kunngjort
event-nothing-waits = ingenting venter
event-dispute = { $line }: sidene førte ulike resultater
event-postponed = { $line }: spillet er utsatt
event-record = { $line }: protokollen fra bordet kan ikke følges
event-case = { $line }: sak { $case } gir ikke lenger det som ble pålagt; avgjør den selv
event-review = { $line }: sak { $case } skal ses på igjen etter spillet
event-deprived = { $line }: annullert; en direkte fastsatt score skal gis
event-unplayed = { $line }: ikke spilt; en direkte fastsatt score skal gis
event-entries = påmelding, nummer i sesjonen, spillere
event-captain = kaptein { $who }
event-to-be-disqualified = foreslått diskvalifisert
event-other-section = de to spiller i ulike seksjoner
event-error-claim = { $line }: innsigelse { $n }: resultatet skal være feil: { $text }
event-incomparable = { $line }: spillet hadde en annen variant ved det andre bordet i kampen
event-appeal-open = appell { $n } er ikke avgjort
event-disqualification = påmelding { $entry }: arrangøren må godkjenne

## Lovene

law-law = § { $law }
law-law-title = § { $law } { $title }
law-definition = Definisjon: { $title }
law-kind-table = ved bordet
law-kind-ruling = avgjørelse
law-kind-score = beregning
law-kind-organise = organisering
law-kind-conduct = oppførsel
law-kind-definition = definisjon
law-when = Når
law-then = Da
law-judged = Å bedømme
law-choice = Valg
law-parts = Deler
law-editions = Utgaver
law-in = I utgaven { $edition }:
law-refers = Viser til
law-referred = Hit viser
law-cases = Eksempler
law-options = Valgmuligheter
law-words = Ord ({ $language })
law-provisions = Bestemmelser: { $n }, eksempler: { $cases }. `openroom law { $number }` viser én med eksempler, henvisninger og forskjeller.
law-contents = { $definitions } definisjoner og 93 paragrafer med antall bestemmelser.
law-english = Eksemplene, valg som ingen turnering spør om, og merknadene om bøker og forbund finnes bare på engelsk.
law-number-of = { $number } er et nummer i utgaven { $edition }: { $title }.
law-there-defined = Utgave { $edition }: definert der.
law-there-own = Utgave { $edition }: { $number }.
law-there-within = Utgave { $edition }: del av { $number }.
law-there-nothing = Utgaven { $edition } sier ikke noe om det.
law-there-matter = Utgave { $edition }: innholdet står i { $number }.
law-definition-of = definisjonen av { $title }
law-namesake = I utgaven { $editions } står nummeret { $number } for et annet avsnitt: { $title }.
law-namesakes = I utgaven { $editions } står nummeret { $number } for andre avsnitt: { $title }.
law-and-more = og { $n } til
law-no-number = ingen paragraf har nummeret { $number }
law-no-number-nearest = ingen paragraf har nummeret { $number }; de nærmeste er { $nearest }
law-no-case = det finnes ikke noe eksempel { $case }; et eksempel skrives som 27B1a#2
law-no-word = det er ikke oppgitt noe ord å søke etter
law-within = i { $number }
law-wording = Ordlyden og numrene i teksten er fra utgaven { $edition }.
law-wording-differs = Der utgaven { $edition } avviker, er det sagt for seg.
law-part-of = Utgave { $edition }: dette er del av { $number }.
law-defined = definert
law-as-in-2017 = som i 2017
law-federations = Forbund
law-more-cases = Eksempler fra andre utgaver: { $n }; uten --edition vises alle.
law-def = Begrep
law-not-in = ikke i { $edition }
law-stands-in = { $edition }: { $number }
law-case-of = { $case } · et eksempel ({ $editions })
law-facts = Fakta
law-outcome = Utfall
law-no-case-of = Det er ikke et eksempel fra utgaven { $edition }.
law-provision = Bestemmelse
law-modality-may = kan
law-modality-does = gjør
law-modality-should = bør
law-modality-shall = skal
law-modality-must = må
law-modality-may-not = kan ikke
law-terms = Begreper
law-found = Bestemmelser
law-found-more = { $n } til; --limit viser flere av dem.
law-found-nothing = Verken i lovene eller i ordlisten finnes: { $text }.
law-diff = Hva som skiller lovene: { $from } og { $to }
law-diff-of = Hva som skiller § { $law }: { $from } og { $to }
law-diff-gone = Borte
law-diff-new = Nye
law-diff-changed = Endret
law-diff-reworded = Nesten likt, med andre ord, henvisninger eller detaljer
law-diff-renumbered = Bare nytt nummer
law-diff-nothing = Ingenting.
law-diff-see = { $edition }: se { $number }
law-option-value = verdi
law-option-takes = mulige
law-option-laws = lovene
law-option-book = bok
law-option-status = status
law-option-obeyed = følges
law-option-not-yet = ikke ennå
law-option-shown = vises
law-option-not-computed = beregnes ikke
law-option-proof = testen { $test } viser forskjellen
law-options-of-laws = Hva lovene gir når ingen velger
law-options-file = { $file }, som bygger på { $preset }
law-options-wrong = linje { $line }, kolonne { $column }: { $what }
law-options-too-large = mer enn { $most } byte er for mye for en reglementsfil
law-options-count = { $n } valg: { $obeyed } følges, { $not_yet } ikke ennå, { $shown } vises for et menneske, { $not } beregnes ikke
law-options-english = Verdier og begrunnelser for valgene, og spørsmål som ingen turnering stiller, finnes bare på engelsk.

## Trinnene i utregningen

step-regulation = reglement
step-of-total = { $id }: { $score } av { $of } er { $share } %
step-exact-sum = { $id }: lagt sammen før avrunding { $sum }
step-hundredths = { $exact }, til hundredeler { $score }
step-mean = { $id }, spill: { $boards }: { $score } / { $boards } = { $mean }
step-factored = { $id }, spill: { $boards } av { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }
step-annulled = { $what }; annullert, siden en deltaker trakk seg
step-section = seksjon { $name }
step-form = variant { $form }
step-group = { $what }: linjer som sammenlignes med hverandre: { $n }
step-split = en score er delt: scorene til { $side } sammenlignes med hverandre
step-rounded-to = { $how }, til { $unit } { $score }
step-rounded = { $sum }, avrundet { $score }
step-of-top = { $how }, av en topp på { $top }
step-tie = lik score, { $way }: { $values }
step-tie-nobody = lik score, { $way }: { $values }; dette skiller ingen
step-tie-value = { $who } har { $value }
step-tie-nothing-lost = { $who } har ikke tapt noe
step-way-direct-encounter = innbyrdes oppgjør
step-way-better-boards = bedre spill
step-way-tops = topper
step-way-wins = seire
step-way-margins = marginer
step-way-quotient = kvotient
step-way-opponents = motstandere
step-way-last-match = siste kamp
step-passed-out = rundpass, 0
step-contract = { $outcome } er { $parts } = { $sum } til { $side }
step-part-tricks = stikk
step-part-overtricks = overstikk
step-part-game = utgang
step-part-part-score = delkontrakt
step-part-slam = slem
step-part-made-doubled = hjemme doblet
step-part-undertricks = bet
step-part-passed-out = rundpass
step-as-entered = { $points } som ført
step-adjusted = justert, { $offenders }: { $scores }
step-offended-neither = ingen av sidene feilet
step-offended-side = { $side } feilet
step-offended-both = begge sider feilet
step-offended-unknown = det er ikke oppgitt hvem som feilet
step-late = forsinket: ennå ingen score, og ingen sammenligning for de andre
step-not-played = ikke spilt: ingen score, og ingen sammenligning for de andre
step-cancelled = annullert: ingen score, og ingen sammenligning for de andre
step-home-away = hjemmelaget { $home } og bortelaget { $away }
step-no-score = ingen score
step-match = runde { $round }: { $home } (hjemme) – { $away } (borte)
step-match-annulled = runde { $round }: { $home } (hjemme) – { $away } (borte), annullert: et lag trakk seg
step-small-too-large = resultater: { $tables } av { $expected }, en liten gruppe, men mer enn en tredel: regnes som enhver annen gruppe
step-small = resultater: { $tables } av { $expected }, høyst en tredel: en liten gruppe får 60 % av { $top } og 5 % mer eller mindre for hver vunnet eller tapt sammenligning
step-neuberg = resultater: { $tables } av { $expected }; Neuberg, (score + { $one }) × { $expected }/{ $tables } − { $one }, topp { $top }
step-neuberg-imps = resultater: { $tables } av { $expected }; hvert står for { $expected }/{ $tables }, som i Neubergs formel
step-matchpoints = { $two } × { $lower } (lavere) + { $one } × { $equal } (like) = { $sum }
step-butler = { $difference }, i IMP { $imps }
step-points = poengene selv
step-beyond = { $who }: utover spillene der ordningen gir middels pluss: { $score } senkes til middels
step-own-share = { $who }: egen andel på de andre spillene { $sum } / { $of } = { $own }
step-own-mean = { $who }: eget snitt på de andre spillene { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: { $imps } IMP tildelt, regnes som { $amount }
step-imps-awarded-cross = { $who }: { $imps } IMP tildelt mot hvert bord, delt som andre, regnes som { $amount }
step-average = { $who }: middels er { $amount }
step-average-is = { $who }: { $score } er { $amount }
step-average-cross = { $who }: { $score } er { $amount }, { $imps } IMP mot hvert bord, delt som andre
step-datum = middelscoren: { $mean }
step-datum-few = middelscoren, med færre enn { $n } resultater holdes ingen utenfor: { $mean }
step-datum-left = middelscoren, holdt utenfor i hver ende: { $n }; { $mean }
step-against = { $imps } × { $count } mot { $points }
step-nothing = ingenting å sammenligne, 0
step-undivided = udelt: { $sum }
step-by-comparisons = etter sammenligninger: { $sum }
step-by-tables = etter bord: { $sum }
step-by-root = etter roten av bord × sammenligninger / 2, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, mer: { $points } av { $both }
step-equal = { $difference }, likt: { $points } av { $both }
step-less = { $difference }, mindre: { $points } av { $both }
step-as-it-is = { $difference }, som det er
step-most-board = { $team }: et spill teller høyst { $most }, altså { $held }
step-as-awarded = { $team }: { $sum } som tildelt
step-several = { $team }: spill uten resultat: { $unplayed }, med middels pluss: { $plus }; her middels
step-own-rate = { $team }: { $fault }, men snittet på de andre spillene i sesjonen er { $mean }
step-average-imps = { $team }: { $fault } er { $amount } IMP
step-average-board = { $team }: { $fault } er { $amount } av { $both } på et spill
step-seen = sett fra hjemmelaget { $home } og { $away }: { $mean }
step-would = { $team }: { $score } ville blitt tildelt
step-assigned = { $team }: { $score } tildelt
step-complement = hjemmelaget { $home } og bortelaget { $away }, motstykket
step-fouled = mappen var feilsortert
step-played-wrongly = resultatene kan ikke sammenlignes
step-one-table = ett bord har resultat
step-no-table = ingen bord har resultat
step-favours = det andre resultatet er klart gunstig for et lag
step-fault-none = ingen av lagene har skyld
step-fault-home = hjemmelaget har skyld
step-fault-away = bortelaget har skyld
step-fault-both = begge lag har skyld
step-margin = margin: { $sum }
step-margin-points = { $team }: margin { $margin }, { $points } VP; { $how }
step-carry = { $team }, overføring { $amount }: { $sum }
step-carry-other = { $team }, den andres overføring { $amount }: { $sum }
step-handicap = { $team }, handikap { $amount }: { $sum }
step-handicap-other = { $team }, den andres handikap { $amount }: { $sum }
step-penalty = { $team }, straff { $amount }: { $sum }
step-penalty-other = { $team }, den andres straff { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } avrundes til { $rounded }
step-is-held = { $team }: { $margin } begrenses til { $held }
step-board-total = { $team }: spillene, halvparten av det som flyttet marginen, og straffene: { $sum }
step-round = runde { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, avrundet til { $margin }
step-vp-winner = vinneren har { $winner }; { $loser }
step-vp-full = full seier, spill: { $boards }, er 15 × √{ $boards }; fra { $last }: { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R) med B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, til hundredeler, ingen IMP verdt mer enn den forrige
step-vp-between = { $formula }; rett mellom { $below } ved { $low } og { $above } ved { $high }
step-vp-discrete = heltallsskalaen, spill: { $boards }, gir { $points } { $range }
step-vp-above = over { $n }
step-vp-up-to = opptil { $n }
step-vp-row = raden fra { $least } i skalaen gir { $winner } og { $loser }
step-vp-column = i kolonnen, spill opptil { $boards }: { $row }
step-vp-source = skalaen for vinnerpoeng: { $source }
event-replaced = erstattet av avgjørelse { $n }
event-decided = avgjort i appell { $n }
event-in-force = gjelder
event-no-longer = gjelder ikke lenger
event-ended-corrected = tok slutt da resultatet ble rettet
event-ended-cancelled = tok slutt da spillet ble annullert der
event-ruling-stands = avgjørelse { $n } står; resultatet under den er rettet
event-ruling-ends = avgjørelse { $n } tar slutt: avgjørelse { $last } lar det rettede resultatet stå
event-penalty = straff { $n } til { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } poeng
event-penalty-tops = { $n } % av en topp
event-penalty-withdrawn = trukket, { $reason }
event-penalty-lifted = opphevet i appell { $n }
event-penalties = straffer: { $n } (se `event rulings`)
event-appeal-penalty = appell { $n } mot straff { $penalty }: { $state }
event-appeal-penalty-stands = straffen blir stående
event-appeal-lifted = straffen oppheves
event-appeal-penalty-changed = straffen endres
event-tie = kampen mellom { $home } og { $away } i runde { $round } endte uavgjort: `event break-tie { $n }` nevner vinneren
event-turned = kampen mellom { $home } og { $away } i runde { $round } står annerledes enn da neste runde ble trukket: `event take-back-draw` før den runden blir ropt opp, eller `event break-tie` nevner den som gikk videre, og trekningen står
event-no-rover = { $n } par fyller alle bord: et vandrende par er for et ulike antall par
event-eliminated = runde { $round }  slått ut
event-lined-up = sitter: { $seats }
event-boards-cancelled = annullert: { $boards }
event-bye-nothing = { $who } er oversitter i denne runden, og vilkårene gir ingenting for det; `bye` i turneringens fil eller `event conditions` gir poeng
event-sits-out-at = runde { $round }  bord { $table }  oversitter
event-boards-to-stand = Nord legger spillene på hvilebordet
event-boards-from-stand = spillene ligger på hvilebordet
event-appeal-further-open = appell { $n } venter på regulerende myndighet
event-met-again = { $line } er annullert: noen der har spilt spillet før; `event rule` gir scoren som tilkommer dem
event-card-natural = naturlig
event-card-artificial = kunstig
event-card-specifies = viser { $what }
event-card-points = { $n } poeng

## Law books of the user's own

law-official = Offisiell ordlyd (fra din egen bok)
law-official-missing = { $number } ble ikke funnet i den.
law-official-above = Ved { $number } står det:
law-official-other = Boken din er av en annen utgave ({ $edition }). Ordlyden vises med:
lawbook-none = Ingen lovbok er importert. `openroom lawbook import FILE --lang nb --edition 2007` leser inn en.
lawbook-not-there = ingen lovbok er importert på dette språket for denne utgaven; `openroom lawbook list` nevner dem som finnes
lawbook-damaged = skadet ({ $why }); importer boken på nytt
lawbook-no-home = det finnes ingen hjemmemappe; oppgi en med OPENROOM_HOME
lawbook-removed = Boken er fjernet: { $lang }, { $edition }.
lawbook-found = Nummererte avsnitt: { $paragraphs }; definisjoner: { $definitions }; fotnoter: { $footnotes }.
lawbook-numbers = Numre funnet ({ $edition }): { $found } av { $known }.
lawbook-missing = Ikke funnet: { $numbers }
lawbook-other-edition = Av en annen utgave ({ $other }) ble det funnet flere numre: { $found } av { $known }. Er boken av den utgaven, importer den med --edition { $name }.
lawbook-kept = Lagret i { $file }. `{ $command }` viser det.
lawbook-not-kept = Ingenting ble lagret.
lawbook-not-a-book = dette er ingen lovbok: overskrifter på paragrafer som ble funnet: { $laws }. De ventes på linjer som «Law 27 Title», «§ 27. Title», «27 § Title», «27. Title» mellom tomme linjer.
lawbook-not-utf8 = linje { $line }: ikke UTF-8; lagre filen som UTF-8-tekst
lawbook-not-text = dette er en PDF eller et bilde, ikke tekst. `pdftotext -layout BOOK.pdf BOOK.txt` lager tekst av en PDF; et skann må først leses av et program for tekstgjenkjenning (OCR).
lawbook-other-language = titlene på paragrafene står på et annet språk; importer den med --lang { $found }
lawbook-too-large = større enn { $most } MB; det er ingen lovbok
language-en = engelsk
language-et = estisk
language-fi = finsk
language-pl = polsk
language-de = tysk
language-nb = norsk

## Paper

print-lacking = Skriften har ikke disse bokstavene; på papiret står det et tegn for hver: { $letters }
print-nothing = det er ingenting å skrive ut
print-too-long = det ville ta { $n } sider eller mer
print-long-link = lenken er for lang til en kode: { $link }
print-screen = en PDF er ikke tekst for skjermen; oppgi -o FIL.pdf
print-needs-journal = oppgi --journal FIL
print-needs-movement = oppgi --movement FIL eller --journal FIL
print-no-entry = påmelding { $n } spiller ikke i denne sesjonen
print-no-number = { $text } er ikke nummeret på en påmelding
print-hidden = Spill som ikke vises, fordi de ennå skal spilles eller ingen kjenner dem: { $n }
print-left-out = spill { $board } skrives ikke ut: { $why }
print-no-deals = ingen fordeling med fire hender i den
fail-screen = kan ikke skrive: { $why }
fail-exists = { $file } finnes allerede; --force overskriver den
fail-writing = kan ikke skrive { $file }: { $why }
fail-reading = kan ikke lese { $file }: { $why }
fail-not-found = ingen slik fil eller mappe
fail-denied = ingen tilgang
fail-folder = det er en mappe
fail-full = disken er full
fail-read-only = disken kan bare leses
fail-no-address = denne maskinen har ikke denne adressen
fail-in-use = et annet program bruker allerede denne adressen
fail-large = større enn { $most } MB
rulings-no-such = ingen avgjørelse er lagret med nummer { $n }; `openroom rulings list` lister dem
event-appeal-later-stands = avgjørelse { $n } blir stående
event-appeal-earlier-stands = det som ble avgjort før, blir stående (appell { $n })
event-appeal-as-ruled = turneringslederens avgjørelse gjelder igjen
event-turned-earlier = kampen mellom { $home } og { $away } i runde { $round } av sesjon { $session } står annerledes enn da neste sesjon begynte: `event break-tie` nevner den som gikk videre, og det som er spilt siden, står
event-appeal-director-decides = appell { $n }: en endring anbefales, hovedturneringslederen avgjør
event-by-whom = si med --by hvem som handler
event-for-roles = dette er for: { $roles }
event-which = si med --event hvilken turnering: { $names }
event-none = journalen har ingen turnering; `event create FILE` lager en
event-no-such = det finnes ingen turnering { $event }
event-busy = andre skriver i turneringen { $event } akkurat nå; prøv igjen
event-still-to-play = spill { $board } i sesjon { $session } skal fortsatt spilles
event-without-papers = fordelinger og filer oppbevares og tas ut med papirene sine, ikke med denne kommandoen alene
event-deal-not-kept = fordelingen av spill { $board } i sesjon { $session } er ikke her: den ble ikke delt her, eller turneringen ble hentet inn uten den
event-record-not-kept = protokollen for { $line } er ikke her
event-file-not-kept = fil { $n } er ikke her
event-deal-sealed = fordelingen av spill { $board } i sesjon { $session } kan ikke åpnes med denne nøkkelen, eller er skadet
event-record-sealed = protokollen for { $line } kan ikke åpnes med denne nøkkelen, eller er skadet
event-file-sealed = fil { $n } kan ikke åpnes med denne nøkkelen, eller er skadet
event-no-person = { $text } er ingen person
event-no-list-number = ingen har listenummer { $text }; den som er anonymisert, er #PERSON
event-nobody = ingen heter { $text }; `event people search` leter etter navn
event-several = { $text } passer på { $n } personer; oppgi listenummeret
event-key-missing = nøkkelen mangler, og uten den kan ikke noe forseglet åpnes; kopier den fra der journalen kommer fra, eller gå videre med en kopi fra `event salvage NEW` om den er tapt
event-key-bad = det er ingen nøkkel
event-seconds = oppgi hele sekunder verdenstid
event-last-moment = ingenting skjer etter { $at }
event-section-letter = en seksjon er en bokstav, for eksempel A
event-form-letter = en form er en bokstav: A som delt
event-no-call = dette er ingen melding; skriv 1NT, X eller pass
event-no-line = et spill ved et bord skrives 1A/3/2/7: sesjon og seksjon, runde, bord, spill
event-no-result = dette er ikke noe resultat; skriv 4SN+1, 3NTXE-2, PASS, eller np for ikke spilt
event-no-command = dette er ingen kommando (docs/event-commands.md viser hver med et eksempel): { $why }
event-deals-by-deal = fordelinger tas vare på av `event deal`
event-files-by-file = filer tas vare på av `event file keep`
event-award-mixed = en side får vektede poeng, eller ett gjennomsnitt eller én andel alene
event-refused-not-yours = dette er for: { $may }
event-refused-not-there = du sitter ikke ved { $line }
event-refused-not-concerned = avgjørelsen eller straffen gjelder andre
event-refused-late = fristen gikk ut { $at }
event-clock-ahead = turneringens klokke står på { $at } og går foran tiden nå; `set-clock NOW --reason …` stiller den riktig
event-refused-no-late = reglementet tillater ingen senere retting
event-refused-no-score = ingen resultater i spillet gir { $points } poeng
event-refused-no-ruling = det finnes ingen slik avgjørelse
event-refused-no-appeal = det finnes ingen slik appell
event-refused-no-penalty = det finnes ingen slik straff
event-refused-no-claim = det finnes ingen slik innsigelse som venter
event-refused-no-entry = det finnes ingen påmelding { $entry }
event-refused-no-player = { $who } spiller ikke der
event-refused-plays-already = { $who } spiller allerede i påmelding { $entry }
event-refused-no-line = ingenting spilles ved { $line }
event-refused-no-session = det finnes ingen sesjon { $n }
event-refused-no-section = det finnes ingen seksjon { $name }
event-refused-no-board = det finnes ikke noe spill { $n } i sesjonen
event-refused-rounds-to-come = runde { $n } gjenstår; `last-round --reason …` avslutter sesjonen før den, og `take-back-start --reason …` tar starten tilbake før første runde
event-refused-decided-on-appeal = appell { $n } avgjorde det, og ingen turneringsleder endrer det; `appeal-further { $n }` bringer saken til den regulerende myndigheten, `refer` legger den for appellutvalget igjen
event-refused-nothing-to-draw = det er ingen runde å trekke
event-refused-undecided = kamper i runde { $n } er ikke avgjort
event-refused-rematch = det finnes ingen trekning uten at noen møtes på nytt eller sitter over en gang til; den beste har { $what }; `draw --rematch` tar den
event-refused-again = { $one } mot { $other } igjen
event-refused-bye-again = { $n } sitter over en gang til
event-refused-cancelled = spillet ble annullert ved { $line }; `rule` gir den scoren som skal gis, `require` lar det likevel spilles der det går
event-refused-adjusted = scoren ved { $line } er justert; `rule` endrer den, `rule --stands` gir bordets resultat tilbake
event-refused-sides-differ = sidene førte ulike resultater ved { $line }; før det riktige med `result`
event-refused-tied = kampen mellom { $home } og { $away } i runde { $n } er uavgjort; `break-tie { $home } --reason …` nevner vinneren etter ekstra spill, etter reglementet eller slik turneringslederen bestemmer
event-refused-ruling-over-it = avgjørelse { $n } står over resultatet: si om den står eller ender når resultatet rettes (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = avgjørelse { $n } endte da spillet ble annullert der
event-refused-ruling-corrected = avgjørelse { $n } endte da resultatet ble rettet
event-refused-went-on = påmelding { $entry } gikk videre da runde { $n } ble trukket: nevn den, eller ta trekningen tilbake før runden ropes opp (`take-back-draw`)
event-refused-round-not-played = runde { $n } er trukket og ikke spilt
event-refused-round-not-over = { $missing ->
    [one] runde { $n } er ikke ferdig: ett resultat mangler
    *[other] runde { $n } er ikke ferdig: { $missing } resultater mangler
    }
event-refused-not-drawn = runde { $n } er ikke trukket
event-refused-clock = klokken kan stilles på et tidspunkt fra { $from } til { $to }
event-refused-no-moment = etter { $at } skjer ingenting
event-refused-dealt-already = spill { $n } har sin fordeling; det deles på nytt bare når turneringslederen bestemmer det
event-refused-appeal-closed = appellen er avsluttet
event-refused-final = turneringens organ har siste ord: valgmuligheten final_say_assigned er assigned
event-refused-no-further = det finnes ingen videre appell: valgmuligheten further_appeals er none
event-refused-by-authority = den regulerende myndigheten har avgjort saken; ingen avgjør den igjen
event-refused-before-authority = saken ligger hos den regulerende myndigheten
event-refused-no-concurrence = appellen behandles når makker eller kaptein slutter seg til
event-refused-not-to-concur = det er makker eller kaptein som kan slutte seg til
event-refused-frozen = vilkårene for konkurransen er låst; en endring trenger en grunn
event-refused-bad-text = en tekst er tom eller for lang
event-heading = { $text } er en overskrift i lovene; nevn det som står under den: { $under }
event-unknown-provision = lovene har ingen { $text }; nærmest: { $near }
event-no-such-tricks = { $text } kan ikke være: det er tretten stikk; skriv 4SN+1, 3NTXE-2, PASS, eller np for ikke spilt
event-no-such-level = { $text } kan ikke være: en kontrakt er fra én til sju; skriv 4SN+1, 3NTXE-2, PASS, eller np for ikke spilt
demo-no-preset = { $text } er ingen forhåndsinnstilling; det finnes { $names }
demo-exists = { $file } finnes allerede; oppgi en annen med --journal
demo-not-played = { $line }: spillet kunne ikke spilles
demo-done = Kvelden er i { $file }. Se deg rundt:
event-no-share = { $text } er verken tall eller andel, som 10%, 1/3 eller 0.5
event-no-points = { $text }: poeng skrives 60%:420, eller bare 420
event-no-award = { $text }: en side får poeng som 60%:420 eller 420, plus, even eller minus, eller en andel som 55%
event-no-file = det finnes ingen fil { $n }
event-one-person = { $one } og { $other } er samme person
event-four-players = en oppstilling har fire spillere
event-no-penalty = det finnes ingen straff { $n }
event-copy-exists = den finnes alt; oppgi et annet navn
event-judged-number = skriv nummeret på avgjørelsen, eller penalty og nummeret, eller disqualification og nummeret på påmeldingen
event-judged-no-number = { $text } er ikke noe nummer; skriv 1, penalty 1 eller disqualification 1
event-say-score = si hva scoren er: --points, --average, --ns og --ew, eller --stands
event-say-decision = si hva scoren er: --points, --average, eller --ns og --ew
event-say-penalty = si hva straffen er: --tops, --take eller --warning
event-give-tables = oppgi --tables én gang for hver seksjon
event-say-plan = si hvordan det spilles: --movement KIND, --swiss, --knockout eller --file
event-arrow = retningen byttes i opptil { $n } runder, eller `best`
event-no-movement = ingen flytteplan heter { $name }; det finnes individual, { $names }
event-not-started = spillet har ikke begynt: `event start` sier hvilke spill
event-all-dealt = hvert spill har sin fordeling; `event redeal` lar ett deles på nytt
event-deals-elsewhere = hvert spill har sin fordeling; `event redeal` lar ett deles på nytt. Fordelingene av spill { $boards } ({ $n }) er ikke her: turneringen ble hentet inn uten dem, og de er i journalen der det ble delt
event-boards-in-order = spillene i filen må være nummerert etter hverandre
event-no-deal = det er ingen fordeling i den
event-plays-not = { $who } spiller ikke i denne turneringen
event-give-reader = oppgi anybody, player:WHO, { $roles }
event-not-utf8 = den er ikke i UTF-8
event-dealt = spill delt: { $n }
event-deals-lacking = spill i sesjonen uten fordeling: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } står ikke lenger
event-redealt-ruling = { $line }: avgjørelse { $n } står ikke lenger
event-score-not-played = ikke spilt
event-score-cancelled = annullert
event-anonymise-reason = personen ble anonymisert
event-anonymise-file = { $event }: fil { $n } om personen ble fjernet
event-anonymise-file-stays = { $event }: fil { $n } gjelder noe annet og kan nevne personen; se på den, `event file remove { $n }` fjerner den
event-anonymise-team = { $event }: påmelding { $entry } heter { $team }; et lags navn står i loggen og blir der, `event name { $entry } …` gir et annet fra nå av
event-anonymise-words = { $event }: begrunnelser, merknader, systemkort og tekster i innsigelser står i loggen slik de ble skrevet, og blir
event-left-movement = de som skulle møtt påmelding { $entry }, sitter over fra runde { $round }; `event late { $entry } { $next }` tar den inn igjen
event-left-swiss = påmelding { $entry } trekkes ikke lenger; `event late { $entry } { $next }` tar den med i trekningen igjen fra runde { $next }
event-left-drawn = runde { $round } er trukket: motstanderen til påmelding { $entry } sitter over; `event take-back-draw --reason …` og `event draw` trekker den uten påmeldingen. `event late { $entry } { $round }` tar tilbake at den trakk seg
event-left-knockout = motstanderen til påmelding { $entry } går videre
event-left-before = påmelding { $entry } er ute; `event enter …` melder på spillerne igjen
event-appeal-disqualification = appell { $n } mot diskvalifiseringen av { $who }: { $state }
event-appeal-disqualification-stands = diskvalifiseringen blir stående
event-appeal-disqualification-lifted = diskvalifiseringen oppheves
event-disqualification-of = { $who }: diskvalifisering ({ $law }), { $reason }: { $state }
event-disqualification-asked = arrangøren må godkjenne
event-disqualification-refused = arrangøren godkjente ikke, { $reason }
event-not-cancelled = { $line }: spillet er ikke lenger annullert
event-nothing-to-export = det er ennå ikke noe resultat som leseren får se; se --for

## What readers complain of, what writers lose
lost-notes = noter
lost-comments = kommentarer
lost-text-outside-tags = tekst utenfor merker
lost-as-it-stands = { $name } slik det står
lost-comments-as-they-stand = kommentarer slik de står
lost-formats-of-columns = bredder og rekkefølge på { $name }-kolonner
lost-column = { $table }: kolonne { $name }
lost-columns-past = kolonner over { $n }
lost-boards-past = spill over { $n }
lost-order = rekkefølgen på spillene
lost-vanished = spill som det ikke er noe igjen av
lost-end-of-game = hvor et spill slutter når det neste bare skiller seg i resultatene
lost-swapped-declarers = merker for byttet spillefører
lost-scores-without = resultater uten kontrakt, spillefører, stikk og par
lost-boards-without-scores = spill uten resultattabell
lost-boards-without-hands = spill uten fire hele hender
lost-numbers = spillnumre som ikke er tall
lost-numbers-in-turn = spillnumre som ikke følger hverandre
lost-highest-number = det høyeste spillnummeret
lost-same-number = andre fordelinger med samme spillnummer
lost-dealers = givere som spillnummeret ikke gir
lost-vulnerabilities = soneforhold som spillnummeret ikke gir
lost-changed-players = spillere som byttet i løpet av kampen
lost-unlisted-results = resultater som listen for en kamp ikke har plass til
lost-marks-in-auction = merker for uregelmessigheter i meldingsforløpet
lost-words-of-auction = ord i meldingsforløpet som ikke ble forstått
lost-calls-after-the-end = meldinger etter at meldingsforløpet er slutt
lost-annotations-of-calls = vurderinger av meldinger
lost-marks-in-play = merker for uregelmessigheter i spillet
lost-annotations-of-cards = vurderinger av kort
read-unknown-format = ukjent filtype; kjente er { $known }
read-bws = BWS-databaser leses ikke; resultater fra nyere enheter kommer som JSON fra Data Connector (.json)
read-no-game = det er ikke noe spill i den som kan skrives
read-no-deal = fordelingen mangler eller kan ikke leses (merke Deal)
read-no-hands = ikke alle fire hendene er kjent
read-no-contract = kontrakten eller dens benevnelse mangler (merke Contract)
read-no-declarer = spillefører mangler (merke Declarer)
read-no-leader = det er en sluttstilling: si hvem som spiller ut med [Play "N"]
read-several-boards = flere spill; velg ett med --board
read-several-games = dette spillet står flere ganger; behold ett i filen
read-no-such-board = ikke noe spill { $board } i den
read-none = ikke noe spill i den
read-pbn-wanted = her leses PBN; `openroom convert { $file } { $pbn }` lager det
read-whole-deal = dette undersøkes på en hel fordeling
read-no-revoke = det er ingen revoke i det nedtegnede spillet
read-no-claim = hva ble krevd? skriv --claim "S claims 5" eller merket [Claim "S claims 5"]
err-seconds = --seconds går fra 0.1 til 600
err-which-contract = hvilken kontrakt? --contract sier det
err-all-played = alle kort er spilt
err-revoked-now = { $who } revokerte i det pågående stikket; kortene i det har ingen verdi med åpne kort, de i neste stikk har
err-cards-from-one = kort telles fra 1
err-thirteen-tricks = det er 13 stikk
err-samples = --samples går opp til { $n }
err-recorded = bare { $recorded } kort av spillet er nedtegnet, ikke { $after }
err-no-deals = det er ingen fordelinger i denne filen
err-sheet-too-large = for stor til å være et ark fra dette programmet
err-sheet-not-text = ikke et ark fra dette programmet: det er ikke UTF-8-tekst
err-sheet-no-secret = det er ingen hemmelighet på dette arket
err-sheet-bad-secret = hemmeligheten er ikke 64 heksadesimale sifre
err-sheet-no-public = det er ingen offentlig tekst på dette arket
err-public-empty = --public er tom: uten offentlig tekst er ingenting bevist
err-deal-unnumbered = en fordeling uten spillnummer
err-no-register = hvor er registeret? --register sier det
err-both-names = { $pair }: skriv begge navnene, skilt med &
err-asked-twice = det er bedt om { $name } to ganger
err-slow = --slow er et antall sekunder
err-not-utf8 = det er ikke UTF-8

## Fordelinger, enheter, krav og registre

deal-whole-number = det må være et heltall fra 1 til { $n }
deal-no-numbers-above = det finnes ingen spillnumre over { $n }
deal-option-empty = { $option } er tom
deal-sheet-changed = hemmeligheten og planen gir ikke forpliktelsen: filen er endret
deal-not-64 = ikke 64 heksadesimale sifre
deal-line-too-long = en linje på mer enn en million byte: ikke en fil med fordelinger
deal-zero-byte = fant byten 0x00 (UTF-16?), ventet var tekst i UTF-8 eller Latin-1
deal-board-without = spill { $n } slutter uten kortfordeling
deal-second-time = spill { $n } for andre gang, og annerledes
deal-other-form = formen er «{ $form }»; dette programmet kjenner «{ $known }»
deal-not-a-sheet = ikke et ark fra dette programmet: { $why }
deal-name-board = spill { $n }
deal-name-line = linje { $n }
deal-marked = { $name }: merket med giver { $dealer }, i faresonen { $who }; etter nummeret er det giver { $usual }, i faresonen { $usually }
deal-repeated = { $name }: samme fordeling som { $of }
deal-exchanged = { $name }: samme fordeling med byttede farger eller plasser som { $of }
deal-shifted = { $name }: samme fordeling med alle kort flyttet i kortstokken som { $of }
deal-near = { $name }: nesten samme nummer som { $of }; generatoren er svak
deal-by-suit = farge for farge
deal-by-rank = verdi for verdi
deal-same-seat = til samme plass
deal-clockwise = én plass videre med klokka
deal-to-partner = til makker
deal-anticlockwise = én plass videre mot klokka
deal-unshuffled = { $name }: kortstokken var sortert { $order }; av 51 kort går { $n } etter det forrige { $how }
deal-nothing-strange = ingenting påfallende funnet
deal-strange = dette settet er IKKE slik tilfeldige sett er
deal-again = spill som kommer igjen med samme fordeling, talt én gang: { $n }
deal-too-few = for få fordelinger til statistikk
deal-p-by-seat = p etter plass
deal-least = minste p, korrigert for antall tester: { $p }
deal-points = poeng
deal-shapes = fargefordelinger
deal-few = for få
deal-hands = hender
deal-expected = ventet
deal-not-in-file = spill { $n } er ikke i filen
deal-another = spill { $n } er en annen fordeling
deal-marked-otherwise = spill { $n } er merket annerledes
deal-not-in-plan = spill { $n } er ikke i planen
deal-and-so-on = … og så videre
deal-row-event = turnering
deal-row-source = kilde
deal-row-public = offentlig tekst
deal-row-commitment = forpliktelse
deal-row-boards = spill
deal-bound = hører til denne hemmeligheten og planen
deal-not-bound = hører IKKE til denne hemmeligheten og planen
deal-right = { $right } av { $all } er som de skal være
deal-verified = bekreftet
deal-not-verified = IKKE bekreftet
deal-keep-secret = Hold denne filen for deg selv til sesjonen er over.
deal-publish = Offentliggjør dette før den offentlige teksten er kjent. Hemmeligheten er i filen.
deal-made-from = Det fordelingene ble laget av. Sjekk den offentlige teksten ved kilden.
deal-misread = { $tag }, tegn { $place }: { $why }
text-expected = ventet: { $expected }
text-card-twice = { $card } for andre gang
text-hand-too-long = en hånd med mer enn 13 kort
text-hand-size = { $seat } har { $n } av 13 kort
text-hand-unknown = hånden til { $seat } mangler
text-tricks = { $bid } slutter mellom +{ $more } og -{ $less }
text-number-too-large = nummeret er for stort
claim-unread = krav, tegn { $place }: kan ikke forstås: { $found }. Skriv for eksempel: S claims 5 draw trumps, cash SA SK
claim-line-unread = foreslått spilleplan, tegn { $place }: kan ikke forstås: { $found }. Skriv for eksempel: draw trumps, cash SA SK
play-at-card = kort { $n } i spillet: { $why }
play-over = { $card } kommer etter siste stikk
play-not-held = { $who } har ikke { $card }
play-revoke = { $who } spiller { $card } og kunne ha fulgt farge
looks-missing = loggen over innsyn mangler; uten den gis det ikke innsyn
looks-too-large = større enn noen logg over innsyn
looks-no-look = ikke et innsyn: { $why }
looks-broken = den følger ikke linjen foran: et innsyn er endret, fjernet eller lagt til
register-exists = finnes alt; et nytt register går videre fra det med --register NYTT --after GAMMELT
register-members = { $name }: et medlem har et navn, og hvert nevnes én gang
register-none = det finnes ikke noe register; `integrity found` lager ett, med medlemmene som har innsyn
register-too-large = større enn noe register
register-unread = ikke et register: { $why }
register-no-member = { $name } er ikke medlem ({ $committee }); bare et medlem har innsyn
register-no-key = ikke en nøkkel
register-other-key = det er ikke nøkkelen til { $name }
tempo-too-large = større enn noen liste over tilfeller
tempo-copied = den har de samme linjene om og om igjen: én liste, kopiert
tempo-columns = et par, sekunder og yes eller no, skilt med tabulator, eventuelt med tilfellet
tempo-names = mellom de to navnene i et par står &
tempo-seconds = sekundene er ikke et tall
tempo-holds = yes eller no: om han hadde det
looks-removed = linjer: { $n }, men registeret kjenner: { $known }; noen er fjernet
deal-count = fordelinger: { $n }

serve-public = oppgi en adresse som https://bridge.example
serve-no-certificate = det er ikke noe sertifikat i PEM-form i den
serve-no-key = det er ikke noen privat nøkkel i PEM-form i den
serve-does-not-fit = nøkkelen passer ikke til sertifikatet: { $why }
serve-not-begun = serveren kan ikke starte: { $why }
serve-no-port = ingen av portene { $from } til { $to } kan brukes: { $why }
serve-open = Openroom er åpent på
serve-only-here = Bare denne maskinen når det.
serve-phones = Telefoner på samme nett når den første av disse.
serve-kept = Alt tas vare på i { $folder }. Ctrl-C lukker det.
serve-enter = Trykk Enter for en ny arrangørlenke.
serve-link = Arrangørens lenke, gyldig i ett døgn og ikke for noen andre:
scenarios-none-in-folder = det er ingen scenariofil i denne mappen
scenarios-no-block = det er ingen blokk table, ruling, score eller event i denne filen
scenarios-nothing-to-run = det er ingen blokk å kjøre i disse mappene
scenarios-too-large = { $bytes } byte, ventet høyst { $most }
scenarios-encoding = linje { $line }: fant byte { $byte }, ventet tekst i UTF-8
scenarios-control = linje { $line }: fant et styretegn ({ $character }), ventet tekst
