# Iga leht.
skip = Sisu juurde
nav = Põhilehed
nav-train = Harjutuslaud
nav-play = Laud neljale
nav-law = Reeglid
nav-scenarios = Juhtumid
look = Välimus ja keel
look-language = Keel
look-theme = Toon
look-device = Nagu seadmes
look-light = Hele
look-dark = Tume
look-suits = Mastide värvid
look-four = Neli värvi
look-two = Kaks värvi
look-size = Kiri
look-normal = Tavaline
look-large = Suur
look-keep = Salvesta

# Avaleht.
home-title = Bridž reeglite järgi
home-about = Siin võib lauas juhtuda kõike, reeglipärast või mitte. Openroom teeb siis seda, mida reeglid ütlevad, küsib igaühelt seda, mida reegel jätab tema otsustada, ja nimetab punkti.
home-train = Paku ja mängi kõiki nelja lehte, proovi ükskõik mis ebareeglipärast toimingut ja vaata, kuidas reeglid töötavad.
home-scenarios = Vali mõne reegli juhtum ja jälgi seda lauas samm-sammult.
home-play = Mängi jaotus kolme teisega, igaüks oma telefonis või arvutis, koos kohtunikuga.
home-law = Iga punkt meie sõnadega, näidetega ja väljaannete erinevustega.

# Mis läks viltu.
wrong-title = See ei õnnestunud
wrong-home = Avalehele
wrong-back = Tagasi
wrong-again = Laadi leht uuesti
wrong-not-found = Sellist lehte ei ole või see pole sinu jaoks. Kui keegi saatis sulle lingi, palu see uuesti.
wrong-not-your-form = See vorm on liiga vana või pole sinu jaoks tehtud. Mine tagasi, laadi leht uuesti ja korda.
wrong-other-site = See vorm saadeti teise saidi lehelt. Midagi ei muudetud. Ava leht siin ja saada vorm sealt.
wrong-too-many = Liiga palju korraga. Oota veidi ja proovi uuesti.
wrong-too-large = See oli liiga pikk.
wrong-too-long = Selles tekstis on { $found } märki; lubatud on kuni { $most }. Midagi ei kärbitud ega tehtud. Lühenda seda ja saada uuesti.
wrong-form = Midagi vormis ei klapi. Midagi ei muudetud.
wrong-pbn = Tekstis ei ole tervet jaotust. Kleebi PBN- või LIN-fail või jaotus, näiteks N:AKQ2.T98.543.762 ja veel kolm lehte.
wrong-failed = Server ei saanud seda teha. Midagi ei muudetud.

# Laua seadmine.
set-preset = Reeglid ja liit
set-load = Kasuta oma jaotust
set-pbn = Jaotus või PBN- või LIN-fail; mitu jaotust mängitakse järjest
set-attention = Kui midagi läheb valesti
set-at-once = Laud ütleb seda kohe
set-players = Midagi ei juhtu, kuni keegi juhib tähelepanu
set-artificial = Küsi minult üksikpakkumiste tähendust (muidu on nimelised pakkumised ja passid loomulikud)
set-prevent = Keela see, mida programm saab takistada
train-about = Sul on kõik neli kohta ja oled ka kohtunik. Paku ja mängi igalt kohalt, igal ajal, õigesti või valesti. Kohti saad teistele anda lingiga.
train-deal = Jaga kaardid
train-scenarios = Või jälgi juhtumit
play-about = Igal mängijal on oma link ja kohtunikul samuti. Kes on kohtunik, näeb kõiki nelja lehte ega võta kohta.
play-part = Selles lauas
play-plays = ma mängin; kohtunik on keegi teine või pole teda veel
play-directs = ma olen kohtunik ja näen kõiki nelja lehte
set-explains = Kes alerdib ja selgitab üksikpakkumist
explains-partner = pakkuja partner, kirjalikult vastastele
explains-self = pakkuja ise, kirjalikult vastastele
play-title = Laua nimi
play-open = Ava laud
scenarios-about = Reeglite juhtumid, valmis harjutuslauas jälgimiseks.
scenarios-auctions = Mitu ebareeglipärast toimingut ühe pakkumise ajal
scenarios-plays = Mitu ebareeglipärast toimingut ühe väljamängu ajal
scenarios-boards = Terved jaotused
scenarios-unrecorded = Lehed, mida keegi ei ole üles märkinud
scenario-about = Vali juhtum ja väljaanne. Lauas käid selle läbi samm-sammult või proovid midagi muud.
scenario-follow = Jälgi ({ $edition })
scenario-script = Kulg

# Reeglid.
law-words = Sõnad või number, näiteks 27B1a
law-edition = Väljaanne
law-search = Otsi
law-nothing = Midagi ei leitud.
law-where = Kus sa oled
law-parts = Osad
law-cases = Näited
law-editions = Väljaanded
law-differences = Millele väljaanded vastavad erinevalt
law-refers = Viitab
law-terms = Mõisted
law-when = Millal
law-then = Siis
law-judged = Hinnatakse
law-choice = Valik
law-official = Ametlik sõnastus (sinu enda raamatust)
law-official-other = Sinu teistes raamatutes:
law-english = Näited on seni inglise keeles.

# Kohad.
seats-title = Kohad ja lingid
seats-about = Saada igale mängijale tema link või lase tal kood lugeda. Kellel on link, sellel on koht.
seats-own = Sa mängid: ava selles seadmes oma koha link. Saada teistele nende lingid ja kohtuniku link kellelegi, kes ei mängi.
seats-table = Laua juurde
seats-taken = Hõivatud:
seats-scan = Loetav kood
seats-hidden = Mängulauas näeb mängija ainult oma koha ja vabade kohtade linke. Võetud kohtade lingid on neil, kes seal istuvad, ja kõik näevad, mitu seadet igal kohal on.
seats-own-link = Sinu enda link, sinu teise seadme jaoks. Kellel see on, näeb sinu kaarte: ära anna seda kellelegi.
seats-free = Vabasta see koht
seats-free-about = Kellel see koht on, kaotab selle, ja koht saab uue lingi.
present-title = Selles lauas
present-nobody = mitte keegi
devices = { $n ->
    [one] { $n } seade
   *[other] { $n } seadet
}
devices-own = Sinu koht on { $n } seadmel. Kui mõni neist pole sinu oma, lõpeta teised.
devices-page = Kohad ja seadmed
devices-end = Lõpeta minu teised seadmed
devices-end-about = Sinu teised seadmed kaotavad koha ega näe lauast enam midagi. Link saab uueks: vana lingiga enam sisse ei pääse.
sit-training = Sind on kutsutud sellele kohale harjutuslauas.
sit-playing = Sind on kutsutud sellele kohale lauas.
sit-name = Sinu nimi
sit-down = Istu lauda

# Laud.
status = Seis
now-calls = Pakub { $seat }
now-questions = Avakäik on esiküljega allapoole: võib küsida, siis avab selle { $seat }
now-leads = Käib { $seat }
now-plays = Mängib { $seat }
now-dummy = Laua kaardi mängib { $seat }
now-over = Jaotus on mängitud
tricks = Tihid
trick = Tihi { $n }
by-laws = Reeglid: { $edition }
over-title = Jaotus on mängitud
hidden-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarti
}
face-down = esiküljega allapoole
lead-face-down = käik, esiküljega allapoole
not-legal = reeglid ei luba
call-withdrawn = tagasi võetud
call-offered = teise üksikpakkumise asemel
call-alerted = alerditud
waiting-for = Laud ootab: { $who }
asked-to-explain = { $seat } küsib sinult, mida tähendab { $call }.
held-own = Sa tegid: { $what }. Seda hinnatakse, kui lahtisele küsimusele on vastatud.
ways-title = Mida võid nüüd pakkuda ja mis sellest järgneb
ways-other = Iga muu üksikpakkumine
limits-title = Praegu kehtib
rulings-title = Otsused
acting = Mida sa teed
acting-for = Tegutse kohalt
irregular-switch = Ka ebareeglipärane
connection-lost = Ühendus katkes. Proovitakse uuesti.
do-attention = Juhi tähelepanu: midagi on valesti
do-director = Kutsu kohtunik
do-came = Olen kohal
called-own = Oled kohtuniku kutsunud.
tray-pass = Lükka alus läbi
tray-across = Alus on ekraani teisel pool.
round-clock = Vooru lõpuni jäänud aeg
do-face = Ava avakäigukaart
more-title = Alert, küsimus, muutmine ja muu
claim-title = Nõudlus või loobumine
claim-tricks = Tihid, mida nõudled
concede-tricks = Tihid, millest loobud
do-claim = Nõudle
do-concede = Loobu
alert-title = Alert, küsimus, selgitus
explain-words = Sõnadega
do-alert = Anna alert
do-alert-call = Anna alert: { $call }
call-warned = Stop
do-explain = Selgita
do-ask = Küsi tähendust
change-to = Asenda oma viimane üksikpakkumine:
change-slip = See oli käe vääratus
do-change = Muuda
expose-how = Kuidas
expose-dropped = kukkus kogemata
expose-held = oli nii, et partner võis näha
expose-shown = näidati meelega
expose-as-dummy = avati nagu laua leht
expose-named = öeldi välja
expose-led = käidi enne pakkumise lõppu
do-expose = Seda nähti
back-title = Võta kaart tagasi
do-back = Võta tagasi
revoke-title = Küsi mastisalgamise kohta
do-revoke = Küsi
convey-title = Teata, mida keegi tegi
convey-hesitation = kõhkles
convey-haste = oli väga kiire
convey-remark = tegi märkuse
convey-manner = žest või muu selline
do-convey = Teata
follow-next = Järgmine samm
follow-end = Juhtum on lõpus. Võid jätkata, nagu soovid.
follow-left = Oled juhtumist kõrvale kaldunud. Võid jätkata, nagu soovid.
board = Jaotus { $n }
do-deal = Jaga järgmine jaotus
course-title = Üksikpakkumised ja kaardid ajaga
course-away = { $n } s ilma ühenduseta
ended-title = Varasemad jaotused
notice-noted = Kirja pandud.
unnoticed-title = Keegi pole veel märganud
notice-held = Kirja pandud. See otsustatakse, kui lahtisele küsimusele on vastatud.
notice-stale = Lauas jõudis enne seda midagi juhtuda. Vaata uuesti ja korda, kui veel soovid.
notice-two-places = Sul on selles lauas juba koht. Kellelgi ei ole kahte.
notice-has-seen = Oled selle jaotuse teist lehte näinud, seega pole see koht enne järgmist jaotust sinu jaoks.

# Mida lauas öeldakse.
said-title = Lauas öeldud
said-claims = { $n ->
    [one] nõudleb { $n } tihi
   *[other] nõudleb { $n } tihi
}
said-concedes = { $n ->
    [one] loobub { $n } tihist
   *[other] loobub { $n } tihist
}
said-calls-director = kutsub kohtuniku
said-stop = hoiatab hüppega pakkumise eest
said-alerts = annab alerdi: { $call }
said-explains = selgitab üksikpakkumist { $call }:
said-asks = küsib, mida tähendab { $call }
said-asks-auction = küsib pakkumise kohta
said-conveyed = on teatatud:

# Laua pealtvaatajad.
play-delay = Pealtvaatajad näevad
delay-none = kohe
delay-1 = minut hiljem
delay-3 = kolm minutit hiljem
delay-15 = veerand tundi hiljem
watch-title = Pealtvaatajad
watch-about = Kellel on mõni neist linkidest, see vaatab seda mängijat: üht lehte, pakkumist ja väljamängu, muud ei midagi.
watch-whom = Vaatad: { $seat }
watch-quiet = Pealtvaatajad ei ütle lauas kellelegi midagi ega juhi millelegi tähelepanu.
watch-late = Näed seda { $n } sekundit hiljem.
watch-not-yet = Veel pole midagi näha.
watch-all = Kõik neli lehte
watch-set = Määra
wrong-watch = Mängid selles lauas, seega ei vaata sa siin kedagi.
wrong-watch-board = Sul on see jaotus veel mängimata, seega sa seda ei vaata.
wrong-watch-hand = Oled näinud selle jaotuse teist lehte, pealtvaataja näeb ainult üht.

# The Director at a live table.
notice-adjourned = Kohtunik on selle jaotuse edasi lükanud. Oota, kuni ta laseb jätkata.
run-title = Laua juhtimine: edasilükkamine, asendus
run-adjourn = Lükka jaotus edasi
run-resume = Lase jätkata
run-event = See jaotus turniiril: asendus, tulemus
run-free-about = Vabasta puuduja koht: tema seade kaotab selle ja koht saab asendusmängija jaoks uue lingi.
their-card-title = Vastaste süsteemikaart

# Screens.
set-screens = Ekraanid
screens-none = puuduvad
screens-east = Nord istub koos Ostiga
screens-west = Nord istub koos Westiga
desk-called-before = Kohtunik kutsuti, minutit enne otsust
desk-called-before-about = Võib jätta tühjaks. Statistikas on see otsuse tegemise aeg.
wrong-minutes = Aeg kutsest otsuseni on täisarv minuteid, kõige rohkem nädal. Selle võib jätta tühjaks.
