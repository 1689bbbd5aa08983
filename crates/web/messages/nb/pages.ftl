# Hver side.
skip = Til innholdet
nav = Hovedsider
nav-train = Øvingsbord
nav-play = Bord for fire
nav-law = Lovene
nav-scenarios = Eksempler
look = Utseende og språk
look-language = Språk
look-theme = Farger
look-device = Som enheten
look-light = Lys
look-dark = Mørk
look-suits = Kortfarger
look-four = Fire farger
look-two = To farger
look-size = Skrift
look-normal = Vanlig
look-large = Stor
look-keep = Lagre

# Første side.
home-title = Bridge etter lovene
home-about = Her kan alt skje ved bordet, lovlig eller ikke. Openroom gjør da det lovene sier, spør hver enkelt om det loven lar ham bestemme, og nevner paragrafen.
home-train = Meld og spill alle fire hender, prøv enhver uregelmessighet og se lovene i arbeid.
home-scenarios = Velg et eksempel til en paragraf og følg det steg for steg ved bordet.
home-play = Spill et spill med tre andre, hver på sin telefon eller maskin, med turneringsleder.
home-law = Hver paragraf med våre ord, med eksempler og forskjeller mellom utgavene.

# Hva som gikk galt.
wrong-title = Det gikk ikke
wrong-home = Til forsiden
wrong-back = Tilbake
wrong-again = Last siden på nytt
wrong-not-found = Siden finnes ikke, eller den er ikke for deg. Har noen sendt deg en lenke, be om den på nytt.
wrong-not-your-form = Skjemaet er for gammelt eller ikke laget for deg. Gå tilbake, last siden på nytt og gjenta.
wrong-other-site = Skjemaet ble sendt fra en side på et annet nettsted. Ingenting ble endret. Åpne siden her og send det derfra.
wrong-too-many = For mye på én gang. Vent litt og prøv igjen.
wrong-too-large = Det var for langt.
wrong-too-long = Denne teksten har { $found } tegn; høyst { $most } tas imot. Ingenting ble kuttet eller gjort. Kort den ned og send den igjen.
wrong-form = Noe i skjemaet gir ikke mening. Ingenting ble endret.
wrong-pbn = Det er ingen hel giv i teksten. Lim inn en PBN- eller LIN-fil eller en giv som N:AKQ2.T98.543.762 og tre hender til.
wrong-failed = Serveren kunne ikke gjøre det. Ingenting ble endret.

# Klargjøre et bord.
set-preset = Lover og forbund
set-load = Bruk din egen giv
set-pbn = En giv eller en PBN- eller LIN-fil; flere spill spilles etter hverandre
set-attention = Når noe går galt
set-at-once = Bordet sier fra med en gang
set-players = Ingenting skjer før noen påpeker det
set-artificial = Spør meg hva meldinger betyr (ellers er bud og pass naturlige)
set-prevent = Avvis det et program kan hindre
train-about = Du har alle fire plassene og er også turneringsleder. Meld og spill fra hvilken som helst plass, når som helst, rett eller galt. Du kan gi plasser til andre med en lenke.
train-deal = Gi et spill
train-scenarios = Eller følg et eksempel
play-about = Hver spiller har sin egen lenke, og turneringslederen også. Den som leder, ser alle fire hendene og tar ingen plass.
play-part = Ved dette bordet
play-plays = spiller jeg; en annen er turneringsleder, eller ingen ennå
play-directs = er jeg turneringsleder og ser alle fire hendene
set-explains = Hvem som alerterer og forklarer en melding
explains-partner = melderens makker, skriftlig til motstanderne
explains-self = melderen selv, skriftlig til motstanderne
play-title = Bordets navn
play-open = Åpne bordet
scenarios-about = Eksempler til lovene, klare til å følges ved et øvingsbord.
scenarios-auctions = Flere uregelmessigheter i ett og samme meldingsforløp
scenarios-plays = Flere uregelmessigheter i én og samme spillperiode
scenarios-boards = Hele spill
scenarios-unrecorded = Hender som ingen har skrevet ned
scenario-about = Velg et eksempel og en utgave. Ved bordet går du gjennom det steg for steg, eller prøver noe annet.
scenario-follow = Følg det ({ $edition })
scenario-script = Forløpet

# Lovene.
law-words = Ord eller et nummer, som 27B1a
law-edition = Utgave
law-search = Søk
law-nothing = Ingenting ble funnet.
law-where = Hvor du er
law-parts = Deler
law-cases = Eksempler
law-editions = Utgaver
law-differences = Det utgavene svarer ulikt på
law-refers = Viser til
law-terms = Uttrykk
law-when = Når
law-then = Da
law-judged = Å bedømme
law-choice = Valg
law-official = Offisiell ordlyd (fra din egen bok)
law-official-other = I de andre bøkene dine:
law-english = Eksemplene er foreløpig på engelsk.

# Plasser.
seats-title = Plasser og lenker
seats-about = Send hver spiller sin lenke, eller la ham skanne koden. Den som har lenken, har plassen.
seats-own = Du spiller: åpne lenken til din egen plass på denne enheten. Send de andre sine lenker, og turneringslederens til en som ikke spiller.
seats-table = Til bordet
seats-taken = Opptatt av
seats-scan = Kode å skanne
seats-hidden = Ved et bord for spill ser den som spiller, lenken til sin egen plass og til de ledige plassene. Lenkene til opptatte plasser er hos dem som sitter der, og alle ser hvor mange enheter hver plass har.
seats-own-link = Din egen lenke, til en annen enhet som er din. Den som har den, ser kortene dine: gi den til ingen.
seats-free = Frigjør denne plassen
seats-free-about = Den som har plassen, mister den, og lenken blir en annen.
present-title = Ved dette bordet
present-nobody = ingen
devices = { $n ->
    [one] { $n } enhet
   *[other] { $n } enheter
}
devices-own = { $n } enheter har plassen din. Hvis en av dem ikke er din, avslutt de andre.
devices-page = Plasser og enheter
devices-end = Avslutt de andre enhetene mine
devices-end-about = De andre enhetene dine mister plassen og ser ikke mer av bordet. Lenken blir en annen: med den gamle slipper ingen inn lenger.
sit-training = Du er invitert til denne plassen ved et øvingsbord.
sit-playing = Du er invitert til denne plassen ved bordet.
sit-name = Ditt navn
sit-down = Sett deg

# Bordet.
status = Slik står det
now-calls = { $seat } skal melde
now-questions = Åpningsutspillet ligger med fremsiden ned: det kan stilles spørsmål, så snur { $seat } det
now-leads = { $seat } skal spille ut
now-plays = { $seat } skal spille
now-dummy = { $seat } skal spille fra blindemanns hånd
now-over = Spillet er slutt
tricks = Stikk
trick = Stikk { $n }
by-laws = Lover: { $edition }
over-title = Spillet er slutt
hidden-cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
face-down = med fremsiden ned
lead-face-down = utspill, med fremsiden ned
not-legal = ikke tillatt etter lovene
call-withdrawn = tilbaketrukket
call-offered = i stedet for en annen melding
call-alerted = alertert
waiting-for = Bordet venter på: { $who }
asked-to-explain = { $seat } spør deg hva { $call } betyr.
held-own = Du gjorde dette: { $what }. Det blir vurdert når det åpne spørsmålet er besvart.
ways-title = Hva du nå kan melde, og hva som følger
ways-other = Enhver annen melding
limits-title = Gjelder nå
rulings-title = Avgjørelser
acting = Det du gjør
acting-for = Handle for
irregular-switch = Også uregelmessig
connection-lost = Forbindelsen er brutt. Det prøves på nytt.
do-attention = Påpek: noe er galt
do-director = Tilkall turneringslederen
do-came = Jeg er kommet
called-own = Du har tilkalt turneringslederen.
tray-pass = Skyv brettet under
tray-across = Brettet er på den andre siden av skjermen.
round-clock = Tid igjen av runden
do-face = Snu åpningsutspillet
more-title = Alert, spørsmål, endring og annet
claim-title = Kreve eller avstå
claim-tricks = Stikk du krever
concede-tricks = Stikk du avstår
do-claim = Krev
do-concede = Avstå
alert-title = Alertere, spørre, forklare
explain-words = Med ord
do-alert = Alerter
do-alert-call = Alerter { $call }
call-warned = Stopp
do-explain = Forklar
do-ask = Spør hva den betyr
change-to = Endre din siste melding til
change-slip = Det var et feilgrep
do-change = Endre meldingen
expose-how = Hvordan
expose-dropped = mistet ved et uhell
expose-held = holdt slik at makker kunne se det
expose-shown = vist med vilje
expose-as-dummy = lagt på bordet slik blindemann gjør
expose-named = nevnt høyt
expose-led = spilt ut før meldingsforløpet var slutt
do-expose = Det ble sett
back-title = Ta tilbake kortet
do-back = Ta det tilbake
revoke-title = Spør om revoke
do-revoke = Spør
convey-title = Meld fra om hva noen gjorde
convey-hesitation = nølte
convey-haste = var svært rask
convey-remark = kom med en bemerkning
convey-manner = gestikulerte eller lignende
do-convey = Meld fra
follow-next = Neste steg
follow-end = Eksemplet er slutt. Du kan fortsette som du vil.
follow-left = Du har forlatt eksemplet. Du kan fortsette som du vil.
board = Spill { $n }
do-deal = Gi neste spill
course-title = Meldinger og kort med tid
course-away = { $n } s uten forbindelse
ended-title = Tidligere spill
notice-noted = Notert.
unnoticed-title = Ikke oppdaget av noen ennå
notice-held = Notert. Det bedømmes når det åpne spørsmålet er besvart.
notice-stale = Noe skjedde ved bordet før du gjorde dette. Se etter og gjenta hvis du fortsatt vil.
notice-two-places = Du har alt en plass ved dette bordet. Ingen har to.
notice-has-seen = Du har sett en annen hånd i dette spillet, så denne plassen er ikke for deg før neste spill.

# Det som blir sagt ved bordet.
said-title = Sagt ved bordet
said-claims = { $n ->
    [one] krever { $n } stikk
   *[other] krever { $n } stikk
}
said-concedes = { $n ->
    [one] avstår { $n } stikk
   *[other] avstår { $n } stikk
}
said-calls-director = tilkaller turneringslederen
said-stop = varsler en hoppmelding
said-alerts = alerterer { $call }
said-explains = forklarer { $call }:
said-asks = spør hva { $call } betyr
said-asks-auction = spør om meldingsforløpet
said-conveyed = er rapportert:

# Tilskuere ved et bord.
play-delay = Tilskuere ser det
delay-none = med en gang
delay-1 = ett minutt senere
delay-3 = tre minutter senere
delay-15 = et kvarter senere
watch-title = Tilskuere
watch-about = Den som har en av disse lenkene, ser på den spilleren: én hånd, meldingene og spillet, ikke mer.
watch-whom = Du ser på { $seat }
watch-quiet = Tilskuere sier ingenting til noen ved bordet og påpeker ingenting.
watch-late = Du ser det { $n } sekunder senere.
watch-not-yet = Det er ikke noe å se ennå.
watch-all = Alle fire hendene
watch-set = Lagre
wrong-watch = Du spiller ved dette bordet, så du ser ikke på noen her.
wrong-watch-board = Du har dette spillet igjen å spille, så du ser ikke på det.
wrong-watch-hand = Du har sett en annen hånd i dette spillet, og tilskuere ser bare én.

# The Director at a live table.
notice-adjourned = Turneringslederen har utsatt dette spillet. Vent til han lar det fortsette.
run-title = Styr bordet: utsett, sett inn stedfortreder
run-adjourn = Utsett spillet
run-resume = La det fortsette
run-event = Dette spillet i turneringen: stedfortreder, resultat
run-free-about = Frigjør plassen til en som er borte: enheten hans mister den, og plassen får en ny lenke til stedfortrederen.
their-card-title = Motstandernes systemkort

# Screens.
set-screens = Skjermer
screens-none = ingen
screens-east = Nord sitter med Øst
screens-west = Nord sitter med Vest
desk-called-before = Turneringslederen tilkalt, minutter før avgjørelsen
desk-called-before-about = Kan stå tomt. Statistikken regner det som tiden til avgjørelsen.
wrong-minutes = Tiden fra tilkalling til avgjørelse er et helt antall minutter, høyst en uke. Den kan stå tom.
