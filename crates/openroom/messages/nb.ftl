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
score-added = { $what } kommer til
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
score-form = utgave { $form }
score-card = Kort: { $who }
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
team-leads = { $team } leder, ikke alle deler er spilt
team-not-played = ennå ikke spilt
team-tie = lik score
team-equal = likt, ikke alle deler er spilt
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
analyse-revoke = ^R er en revoke; derfra og ut stikket oppgis ingen kostnad
analyse-play = Spillet: { $contract }, stikk med åpne kort før utspillet: { $n }; bak et kort står hva det kostet
analyse-cut = Resten av spillet følges ikke: { $why }

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
movement-shared = { $copies }, opptil { $n } bord deler
movement-rover = Par { $n } er vandrepar.
movement-switched = Retningen byttes i de siste { $n } av { $rounds } runder.
movement-round = Runde { $n }
movement-out = oversittere: { $who }
movement-sit-out = oversitter
movement-seat = plass
col-round = runde
movement-with = med { $who }
movement-play = { $who }: runder { $n }
movement-meet = Møtes { $often }, to og to { $unit ->
    [player] spillere
    [pair] par
    *[team] lag
    }: { $n }
movement-partner = Makkere { $often }, to og to: { $n }
movement-often = { $n ->
    [0] aldri
    [1] én gang
    *[other] { $n } ganger
    }
movement-balance = balanse { $n } av 100
movement-balance-two = balanse Nord-Syd { $ns }, Øst-Vest { $ew } av 100
movement-right = Flytteplanen er riktig.
movement-wrong = Flytteplanen er feil:
movement-met-before = møttes før: { $n }
movement-bye = oversitter: { $who }
movement-bye-again = ikke for første gang
movement-no-better = Ingen trekning uten et omgjort møte eller en ny oversitterrunde finnes. Dette er den minst dårlige; turneringslederen avgjør.
movement-match = kamp { $n }: { $one } – { $other }
movement-match-bye = kamp { $n }: { $one } står over
movement-seed = lag { $n }
movement-winner = vinneren av kamp { $n }

## Turneringer

event-no-merit = appell { $n } var grunnløs: reglementet har en sanksjon
event-ruled = Uregelmessigheter avgjort ved bordene: { $ruled }, senere avgjørelser: { $later }
event-ruling = avgjørelse { $n }, { $line }: { $what }; { $reason }
event-result-stands = resultatet blir stående
event-adjusted = score justert etter { $law }
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
event-missing = Manglende resultater: { $n }
event-waits = Venter: { $n } (se `event waiting`)
event-published = resultater publisert { $at }, rettes til { $corrected }, appelleres til { $appealed }
event-not-published = resultatene er ikke publisert
event-nothing-waits = ingenting venter
event-dispute = { $line }: sidene førte ulike resultater
event-postponed = { $line }: spillet er utsatt
event-record = { $line }: protokollen gir ikke noe bord
event-case = { $line }: sak { $case } gir ikke lenger det som ble pålagt; avgjør den selv
event-review = { $line }: sak { $case } skal ses på igjen etter spillet
event-deprived = { $line }: annullert; en direkte fastsatt score skal gis
event-error-claim = { $line }: krav { $n }: resultatet skal være feil: { $text }
event-incomparable = { $line }: det andre bordet i kampen hadde en annen utgave
event-appeal-open = appell { $n } er ikke avgjort
event-disqualification = påmelding { $entry }: arrangøren må godkjenne

## Lovene

law-law = §{ $law }
law-law-title = §{ $law } { $title }
law-definition = Definisjon: { $title }
law-kind-table = ved bordet
law-kind-ruling = avgjørelse
law-kind-score = beregning
law-kind-organise = organisering
law-kind-conduct = oppførsel
law-kind-definition = definisjon
law-when = Når
law-then = Da
law-judged = Skjønn
law-choice = Valg
law-parts = Deler
law-editions = Utgaver
law-in = I { $edition }:
law-refers = Viser til
law-referred = Hit viser
law-cases = Eksempler
law-options = Valgmuligheter
law-words = Ord ({ $language })
law-provisions = { $n } bestemmelser, { $cases } eksempler. `openroom law { $number }` viser én med eksempler, henvisninger og forskjeller.
law-contents = { $definitions } definisjoner og 93 paragrafer med antall bestemmelser.
law-english = Eksemplene og det et menneske må vurdere, finnes bare på engelsk.

## Trinnene i utregningen

step-regulation = reglement
step-of-total = { $id }: { $score } av { $of } er { $share } %
step-exact-sum = { $id }: lagt sammen før avrunding { $sum }
step-hundredths = { $exact }, til hundredeler { $score }
step-mean = { $id }: { $score } / { $boards } spill = { $mean }
step-factored = { $id }: { $score } × { $full }/{ $boards } spill{ $extras } = { $ranked }
step-annulled = { $what }; strøket, siden en deltaker trakk seg
step-section = seksjon { $name }
step-form = utgave { $form }
step-group = { $what }: { $n } linjer sammenlignes med hverandre
step-split = en score er delt: scorene til { $side } sammenlignes med hverandre
step-rounded-to = { $how }, til { $unit } { $score }
step-rounded = { $sum }, avrundet { $score }
step-of-top = { $how }, av en topp på { $top }
step-tie = lik score, { $way }: { $values }
step-tie-nobody = lik score, { $way }: { $values }; dette skiller ingen
step-tie-value = { $who } har { $value }
step-way-direct-encounter = innbyrdes oppgjør
step-way-better-boards = bedre spill
step-way-tops = topper
step-way-wins = seire
step-way-margins = marginer
step-way-quotient = kvotient
step-way-opponents = motstandere
step-way-last-match = siste kamp
step-passed-out = passet ut, 0
step-contract = { $outcome } er { $parts } = { $sum } til { $side }
step-part-tricks = stikk
step-part-overtricks = overstikk
step-part-game = utgang
step-part-part-score = delkontrakt
step-part-slam = slem
step-part-made-doubled = hjemme doblet
step-part-undertricks = beter
step-part-passed-out = passet ut
step-as-entered = { $points } som ført
step-adjusted = justert, { $offenders }: { $scores }
step-offended-neither = ingen av sidene feilet
step-offended-side = { $side } feilet
step-offended-both = begge sider feilet
step-offended-unknown = det er ikke oppgitt hvem som feilet
step-weight = { $weight } av { $points }
step-late = forsinket: ennå ingen score, og ingen sammenligning for de andre
step-not-played = ikke spilt: ingen score, og ingen sammenligning for de andre
step-cancelled = annullert: ingen score, og ingen sammenligning for de andre
step-home-away = hjemme { $home } og borte { $away }
step-no-score = ingen score
step-match = runde { $round }: { $home } (hjemme) – { $away } (borte)
step-match-annulled = runde { $round }: { $home } (hjemme) – { $away } (borte), strøket: et lag trakk seg
step-small-too-large = { $tables } av { $expected } resultater er en liten gruppe, men mer enn en tredel: regnes som enhver annen gruppe
step-small = { $tables } av { $expected } resultater, høyst en tredel: en liten gruppe får 60 % av { $top } og 5 % mer eller mindre for hver vunnet eller tapt sammenligning
step-neuberg = { $tables } av { $expected } resultater: Neuberg, (score + { $one }) × { $expected }/{ $tables } − { $one }, topp { $top }
step-neuberg-imps = { $tables } av { $expected } resultater: hvert står for { $expected }/{ $tables }, som i Neubergs formel
step-matchpoints = { $two } × { $lower } lavere + { $one } × { $equal } like = { $sum }
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
step-datum-left = middelscoren, { $n } høye og { $n } lave holdt utenfor: { $mean }
step-against = { $imps } × { $count } mot { $points }
step-nothing = ingenting å sammenligne, 0
step-undivided = udelt: { $sum }
step-by-comparisons = etter sammenligninger: { $sum }
step-by-tables = etter bord: { $sum }
step-by-root = etter roten av { $tables } bord × { $comparisons } sammenligninger / 2: { $score }
step-more = { $difference }, mer: { $points } av { $both }
step-equal = { $difference }, likt: { $points } av { $both }
step-less = { $difference }, mindre: { $points } av { $both }
step-as-it-is = { $difference }, som det er
step-most-board = { $team }: et spill teller høyst { $most }, altså { $held }
step-as-awarded = { $team }: { $sum } som tildelt
step-several = { $team }: spill { $given } av { $pluses } uten resultat, middels pluss på { $plus }: middels
step-own-rate = { $team }: { $fault }, men { $sum } på { $boards } andre spill i sesjonen er { $mean }
step-average-imps = { $team }: { $fault } er { $amount } IMP
step-average-board = { $team }: { $fault } er { $amount } av { $both } på et spill
step-seen = sett fra hjemme { $home } og { $away }: { $mean }
step-would = { $team }: { $score } ville blitt tildelt
step-complement = hjemme { $home } og borte { $away }, motstykket
step-fouled = spillet var forvansket
step-played-wrongly = resultatene kan ikke sammenlignes
step-one-table = ett bord har resultat
step-no-table = ingen bord har resultat
step-fault-none = ingen av lagene har skyld
step-fault-home = hjemme har skyld
step-fault-away = borte har skyld
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
step-round = runde { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, avrundet til { $margin }
step-percent = { $percent } %, { $above } over femti
step-vp-winner = vinneren har { $winner }; { $loser }
step-vp-full = full seier på { $boards } spill er 15 × √{ $boards }, fra { $last } 20.00
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R) med B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, til hundredeler, ingen IMP verdt mer enn den forrige
step-vp-between = { $formula }; rett mellom { $below } ved { $low } og { $above } ved { $high }
step-vp-discrete = heltallsskalaen for { $boards } spill gir { $points } { $range }
step-vp-above = over { $n }
step-vp-up-to = opptil { $n }
step-vp-row = raden fra { $least } i skalaen gir { $winner } og { $loser } ({ $source })
step-vp-column = i kolonnen opptil { $boards } spill { $row }
