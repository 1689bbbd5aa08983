# Hva programmet skriver ut.

## Sider og spill

ns = NS
ew = ØV
board-none = ingen
board-all = alle
board-heading = Spill { $board }, giver { $dealer }, i faresonen { $who }
versus = –

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
col-mean = snitt
col-factored = omregnet

## Resultater

score-ranking = Resultatliste
score-section = seksjon { $name }
score-stratum = Klasse { $name }
score-victory-points = Vinnerpoeng
score-corrections = Rettelser
score-now = { $was } er nå { $now }
score-withdrawn = { $what } er trukket tilbake
score-added = { $what } er lagt til
score-on-board = spill { $board }, { $what }
score-held = { $whole }, begrenset til { $held }
score-by-score = Etter poengsum
score-outstanding = { $n ->
    [one] ett resultat mangler
    *[other] { $n } resultater mangler
    }
score-nothing-left-out = Ingen spill har { $n } resultater, så ingen holdes utenfor middelscoren.
score-points-from = Poeng: { $source }
score-late = forsinket
score-not-played = ikke spilt
score-cancelled = annullert
score-form = variant { $form }
score-card = Kort: { $who }
score-card-sign = Justerte scorer gjelder denne deltakerens side og har dens fortegn.
score-card-sum = { $score } på { $n } spill, med alle tillegg { $total }
score-rank = plass { $n }
score-arithmetic = Spill { $board }: utregningen
score-arithmetic-ranking = Resultatlisten: utregningen
score-points-of = Vinnerpoeng for { $who }: { $total }
score-at-table = ved bordet { $sides }: { $result }
score-moved = { $who }: plass { $from } er nå { $to }
score-no-rank = ingen
score-no-contestant = det finnes ingen deltaker { $who }
score-no-board = det finnes ikke noe spill { $board }
standing-ranked = plassert
standing-without-standing = utenfor konkurransen
standing-withdrawn = trukket seg
standing-disqualified = diskvalifisert
extra-procedural = prosedyrestraff
extra-disciplinary = disiplinærstraff
extra-bonus = tillegg
extra-carry-over = overføring
extra-handicap = handikap

## Lag

team-on-board = spill { $board }: { $what }
team-met = runde { $round }, { $home } – { $away }
team-home = hjemme
team-away = borte
team-awarded = hjemme { $home }, borte { $away }
team-rooms = åpent { $open }, lukket { $closed }
team-knockout = Utslagsturnering
team-wins = { $team } vinner
team-leads = { $team } leder, ikke alle delene er spilt
team-not-played = ennå ikke spilt
team-tie = uavgjort
team-equal = likt, ikke alle delene er spilt
team-leads-late = { $team } leder, resultater mangler
team-equal-late = likt, resultater mangler
team-segments = deler { $parts }
team-match = runde { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-heading = Runde { $round }: { $home } – { $away }
team-heading-segment = Runde { $round }, del { $segment }: { $home } – { $away }
team-annulled = annullert
team-margin = differanse { $home } og { $away }
team-points = { $home } – { $away } VP
team-in-match = { $what } i denne kampen { $amount }
team-penalty = straff
team-total = sum { $total } på { $n } kamper

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
convert-complaints = { $faults } feil og { $remarks } merknader til inndata
convert-lost = { $file } kan ikke holde, og har ikke:
convert-games = { $n ->
    [one] { $n } spill
    *[other] { $n } spill
    }
convert-nothing-written = har feil; ingenting ble skrevet

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
list-boards-relay = ett sett; første og siste bord deler, én gruppe hviler på et mellombord
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
list-even-only = et oddetall trenger verken hopp eller mellombord
list-exactly = det er for { $n }
list-multiple = det trengs et multiplum av { $n }
list-no-construction = ingen konstruksjon er kjent her for dette antallet bord
list-known-for = en grunnrunde er kjent for { $sizes } bord; del et annet felt i seksjoner
list-exists-for = det finnes for { $rounds } runder
list-no-base = ingen grunnrunde finnes med ett sett spill uten deling
list-drawn = hver runde trekkes etter resultatene før den

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
event-of-section = { $who }: seksjon { $section }
event-directed = plassene er bestemt, i første runde: { $seats }
event-place = runde { $round }  bord { $table } { $seat }  spill { $first }–{ $last }  mot { $who }
event-sits-out = runde { $round }  oversitter
event-boards-to = Nord tar spillene med til bord { $table }
event-individual = singelturnering
event-pairs = parturnering
event-teams = lagturnering
event-nothing = ingenting
event-status = { $event }: { $unit }, { $entries } påmeldinger, { $records } oppføringer
role-organizer = arrangør
role-chief-director = hovedturneringsleder
role-assistant-director = TLs assistent
role-appeals-committee = appellutvalg
role-authority = regulerende myndighet
role-staff = medhjelpere
event-approval = vinnerpoeng trenger samtykke fra regulerende myndighet ({ $law }); når det foreligger: scoring_method = "also victory points"
event-not-begun = spillet har ikke begynt
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
law-provisions = { $n } bestemmelser, { $cases } eksempler. `openroom law { $number }` viser én med eksempler, henvisninger og forskjeller.
law-contents = { $definitions } definisjoner og 93 paragrafer med antall bestemmelser.
law-english = Eksemplene og det et menneske må vurdere, finnes bare på engelsk.
event-replaced = erstattet av avgjørelse { $n }
event-decided = avgjort i appell { $n }
event-in-force = gjelder
event-no-longer = gjelder ikke lenger
event-penalty = straff { $n } til { $who }: { $kind }, { $amount } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } poeng
event-penalty-tops = { $n } % av en topp
event-penalty-withdrawn = trukket, { $reason }
event-penalty-lifted = opphevet i appell { $n }
event-penalties = Straffer: { $n } (se `event rulings`)
event-appeal-penalty = appell { $n } mot straff { $penalty }: { $state }
event-appeal-penalty-stands = straffen blir stående
event-appeal-lifted = straffen oppheves
event-appeal-penalty-changed = straffen endres
event-tie = kampen mellom { $home } og { $away } i runde { $round } endte uavgjort: `event break-tie { $n }` nevner vinneren
event-eliminated = runde { $round }  slått ut
event-lined-up = sitter: { $seats }
event-boards-cancelled = annullert: { $boards }
event-bye-nothing = { $who } er oversitter i denne runden, og betingelsene gir ingenting for det; `bye` i turneringens fil eller `event conditions` gir poeng
event-card-natural = naturlig
event-card-artificial = kunstig
event-card-specifies = viser { $what }
event-card-points = { $n } poeng

## Law books of the user's own

law-official = Offisiell ordlyd (fra din egen bok)
law-official-missing = { $number } ble ikke funnet i den.
lawbook-none = Ingen lovbok er importert. `openroom lawbook import FILE --lang nb --edition 2007` leser en.
lawbook-removed = Boken er fjernet: { $lang }, { $edition }.
lawbook-found = Nummererte avsnitt: { $paragraphs }; definisjoner: { $definitions }; fotnoter: { $footnotes }.
lawbook-numbers = Numre funnet ({ $edition }): { $found } av { $known }.
lawbook-missing = Ikke funnet: { $numbers }
lawbook-kept = Lagret i { $file }. `{ $command }` viser det.
lawbook-not-kept = Ingenting ble lagret.
