# Joka sivu.
skip = Sisältöön
nav = Pääsivut
nav-train = Harjoituspöytä
nav-play = Neljän pöytä
nav-law = Laki
nav-scenarios = Tapaukset
look = Ulkoasu ja kieli
look-language = Kieli
look-theme = Sävy
look-device = Kuten laitteessa
look-light = Vaalea
look-dark = Tumma
look-suits = Korttien värit
look-four = Neljä väriä
look-two = Kaksi väriä
look-size = Teksti
look-normal = Tavallinen
look-large = Suuri
look-keep = Tallenna

# Etusivu.
home-title = Bridgeä lain mukaan
home-about = Täällä pöydässä voi tapahtua mitä tahansa, sääntöjen mukaan tai ei. Openroom tekee silloin sen, mitä laki sanoo, kysyy kultakin sen, minkä laki jättää hänen päätettäväkseen, ja kertoo pykälän.
home-train = Tarjoa ja pelaa kaikki neljä kättä, kokeile mitä tahansa epäsäännöllisyyttä ja katso, miten laki toimii.
home-scenarios = Valitse jonkin lain tapaus ja seuraa sitä pöydässä askel askeleelta.
home-play = Pelaa jako kolmen muun kanssa, kukin omalla puhelimella tai koneella, kilpailunjohtajan kera.
home-law = Jokainen pykälä omin sanoin, esimerkein ja versioiden eroin.

# Mikä meni vikaan.
wrong-title = Se ei onnistunut
wrong-home = Etusivulle
wrong-back = Takaisin
wrong-again = Lataa sivu uudelleen
wrong-not-found = Sivua ei ole, tai se ei ole sinulle. Jos joku lähetti sinulle linkin, pyydä se uudelleen.
wrong-not-your-form = Lomake on liian vanha tai sitä ei tehty sinulle. Palaa takaisin, lataa sivu uudelleen ja toista.
wrong-other-site = Lomake lähetettiin toisen sivuston sivulta. Mitään ei muutettu. Avaa sivu täällä ja lähetä lomake siltä.
wrong-too-many = Liikaa kerralla. Odota hetki ja yritä uudelleen.
wrong-too-large = Se oli liian pitkä.
wrong-too-long = Tekstissä on { $found } merkkiä; enintään { $most } otetaan vastaan. Mitään ei katkaistu eikä tehty. Lyhennä sitä ja lähetä uudelleen.
wrong-form = Jokin lomakkeessa ei käy. Mitään ei muutettu.
wrong-pbn = Tekstissä ei ole kokonaista jakoa. Liitä PBN- tai LIN-tiedosto tai jako, kuten N:AKQ2.T98.543.762 ja kolme muuta kättä.
wrong-failed = Palvelin ei voinut tehdä sitä. Mitään ei muutettu.

# Pöydän valmistelu.
set-preset = Laki ja liitto
set-load = Käytä omaa jakoa
set-pbn = Jako tai PBN- tai LIN-tiedosto; useat jaot pelataan peräkkäin
set-attention = Kun jokin menee vikaan
set-at-once = Pöytä kertoo siitä heti
set-players = Mitään ei tapahdu, ennen kuin joku huomauttaa
set-artificial = Kysy minulta tarjousten merkitys (muuten maalaukset ja passit ovat luonnollisia)
set-prevent = Estä se, minkä ohjelma voi estää
train-about = Sinulla on kaikki neljä paikkaa, ja olet myös kilpailunjohtaja. Tarjoa ja pelaa miltä paikalta tahansa, milloin tahansa, oikein tai väärin. Voit antaa paikkoja muille linkillä.
train-deal = Jaa kortit
train-scenarios = Tai seuraa tapausta
play-about = Kullakin pelaajalla on oma linkkinsä, samoin kilpailunjohtajalla. Kilpailunjohtaja näkee kaikki neljä kättä eikä ota paikkaa.
play-part = Tässä pöydässä
play-plays = pelaan; kilpailunjohtaja on joku muu tai häntä ei vielä ole
play-directs = olen kilpailunjohtaja ja näen kaikki neljä kättä
set-explains = Kuka alertoi ja selittää tarjouksen
explains-partner = tarjoajan partneri, kirjallisesti vastustajille
explains-self = tarjoaja itse, kirjallisesti vastustajille
play-title = Pöydän nimi
play-open = Avaa pöytä
scenarios-about = Lain tapauksia, valmiina seurattaviksi harjoituspöydässä.
scenarios-auctions = Useita epäsäännöllisyyksiä samassa tarjoussarjassa
scenarios-plays = Useita epäsäännöllisyyksiä saman pelaamisen aikana
scenarios-boards = Kokonaisia jakoja
scenarios-unrecorded = Käsiä, joita kukaan ei ole kirjannut
scenario-about = Valitse tapaus ja lain versio. Pöydässä käyt sen läpi askel askeleelta tai kokeilet jotain muuta.
scenario-follow = Seuraa ({ $edition })
scenario-script = Kulku

# Laki.
law-words = Sanoja tai numero, kuten 27B1a
law-edition = Lain versio
law-search = Hae
law-nothing = Mitään ei löytynyt.
law-where = Missä olet
law-parts = Osat
law-cases = Esimerkkejä
law-editions = Versiot
law-differences = Mihin eri versiot vastaavat toisin
law-refers = Viittaa kohtiin
law-terms = Termit
law-when = Milloin
law-then = Silloin
law-judged = Harkitaan
law-choice = Valinta
law-official = Virallinen sanamuoto (omasta kirjastasi)
law-official-other = Muissa kirjoissasi:
law-english = Esimerkit ovat toistaiseksi englanniksi.

# Paikat.
seats-title = Paikat ja linkit
seats-about = Lähetä kullekin pelaajalle oma linkki tai anna hänen lukea koodi. Sillä, jolla on linkki, on paikka.
seats-own = Pelaat: avaa oman paikkasi linkki tällä laitteella. Lähetä muille heidän linkkinsä ja kilpailunjohtajan linkki jollekulle, joka ei pelaa.
seats-table = Pöytään
seats-taken = Paikalla
seats-scan = Luettava koodi
seats-hidden = Pelipöydässä pelaaja näkee vain oman paikkansa ja vapaiden paikkojen linkit. Varattujen paikkojen linkit ovat niillä, jotka niissä istuvat, ja kaikki näkevät, montako laitetta kullakin paikalla on.
seats-own-link = Oma linkkisi toista laitettasi varten. Se, jolla se on, näkee korttisi: älä anna sitä kenellekään.
seats-free = Vapauta tämä paikka
seats-free-about = Se, jolla paikka on, menettää sen, ja paikka saa uuden linkin.
present-title = Tässä pöydässä
present-nobody = ei kukaan
devices = { $n ->
    [one] { $n } laite
   *[other] { $n } laitetta
}
devices-own = Paikkasi on { $n } laitteella. Jos jokin niistä ei ole sinun, poista muut.
devices-page = Paikat ja laitteet
devices-end = Poista muut laitteeni
devices-end-about = Muut laitteesi menettävät paikan eivätkä näe pöydästä enää mitään. Linkki vaihtuu: vanhalla ei enää pääse sisään.
sit-training = Sinut on kutsuttu tälle paikalle harjoituspöytään.
sit-playing = Sinut on kutsuttu tälle paikalle pöytään.
sit-name = Nimesi
sit-down = Istu pöytään

# Pöytä.
status = Tilanne
now-calls = Tarjousvuoro: { $seat }
now-questions = Aloituskortti on kuvapuoli alaspäin: voi kysyä, sitten { $seat } kääntää sen
now-leads = Lähtövuoro: { $seat }
now-plays = Pelivuoro: { $seat }
now-dummy = Pelivuoro lepääjän korteista: { $seat }
now-over = Jako on pelattu
tricks = Tikit
trick = Tikki { $n }
by-laws = Laki: { $edition }
over-title = Jako on pelattu
hidden-cards = { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}
face-down = kuvapuoli alaspäin
lead-face-down = lähtö, kuvapuoli alaspäin
not-legal = laki ei salli
call-withdrawn = peruutettu
call-offered = toisen tarjouksen sijaan
call-alerted = alertoitu
waiting-for = Pöytä odottaa: { $who }
asked-to-explain = { $seat } kysyy sinulta, mitä { $call } tarkoittaa.
held-own = Teit tämän: { $what }. Se ratkaistaan, kun avoimeen kysymykseen on vastattu.
ways-title = Mitä voit nyt tarjota ja mitä siitä seuraa
ways-other = Mikä tahansa muu tarjous
limits-title = Nyt voimassa
rulings-title = Ratkaisut
acting = Mitä teet
acting-for = Toimi paikalta
irregular-switch = Myös epäsäännölliset
connection-lost = Yhteys katkesi. Yritetään uudelleen.
do-attention = Huomauta: jokin on vialla
do-director = Kutsu kilpailunjohtaja
do-came = Tulin paikalle
called-own = Olet kutsunut kilpailunjohtajan.
tray-pass = Siirrä alusta
tray-across = Alusta on screenin toisella puolella.
round-clock = Kierroksen jäljellä oleva aika
do-face = Käännä aloituskortti
more-title = Alert, kysymys, muutos ja muuta
claim-title = Vaatimus tai luovutus
claim-tricks = Vaatimasi tikit
concede-tricks = Luovuttamasi tikit
do-claim = Vaadi
do-concede = Luovuta
alert-title = Alertoi, kysy, selitä
explain-words = Sanoin
do-alert = Alertoi
do-alert-call = Alertoi { $call }
call-warned = Stop
do-explain = Selitä
do-ask = Kysy merkitystä
change-to = Muuta viimeinen tarjouksesi
change-slip = Se oli käden lipsahdus
do-change = Muuta tarjous
expose-how = Miten
expose-dropped = putosi vahingossa
expose-held = oli niin, että partneri saattoi nähdä
expose-shown = näytettiin tahallaan
expose-as-dummy = levitettiin kuin lepääjän kortit
expose-named = sanottiin ääneen
expose-led = lähdettiin ennen tarjoussarjan loppua
do-expose = Se nähtiin
back-title = Ota kortti takaisin
do-back = Ota takaisin
revoke-title = Kysy revokista
do-revoke = Kysy
convey-title = Ilmoita, mitä joku teki
convey-hesitation = epäröi
convey-haste = oli hyvin nopea
convey-remark = huomautti jotain
convey-manner = ele tai muu sellainen
do-convey = Ilmoita
follow-next = Seuraava askel
follow-end = Tapaus on lopussa. Voit jatkaa miten haluat.
follow-left = Olet poikennut tapauksesta. Voit jatkaa miten haluat.
board = Jako { $n }
do-deal = Jaa seuraava jako
course-title = Tarjoukset ja kortit aikoineen
course-away = { $n } s ilman yhteyttä
ended-title = Aiemmat jaot
notice-noted = Merkitty.
unnoticed-title = Kukaan ei ole vielä huomannut
notice-held = Merkitty. Se ratkaistaan, kun avoimeen kysymykseen on vastattu.
notice-stale = Pöydässä ehti tapahtua jotain ennen tätä. Katso uudelleen ja toista, jos yhä haluat.
notice-two-places = Sinulla on jo paikka tässä pöydässä. Kenelläkään ei ole kahta.
notice-has-seen = Olet nähnyt tämän jaon toisen käden, joten tämä paikka ei ole sinulle ennen seuraavaa jakoa.

# Mitä pöydässä sanotaan.
said-title = Pöydässä sanottua
said-claims = { $n ->
    [one] vaatii { $n } tikin
   *[other] vaatii { $n } tikkiä
}
said-concedes = { $n ->
    [one] luovuttaa { $n } tikin
   *[other] luovuttaa { $n } tikkiä
}
said-calls-director = kutsuu kilpailunjohtajan
said-stop = varoittaa hyppäävästä tarjouksesta
said-alerts = alertoi: { $call }
said-explains = selittää tarjouksen { $call }:
said-asks = kysyy, mitä tarkoittaa { $call }
said-asks-auction = kysyy tarjoussarjasta
said-conveyed = ilmoitettu:

# Pöydän katsojat.
play-delay = Katsojat näkevät
delay-none = heti
delay-1 = minuutin myöhemmin
delay-3 = kolme minuuttia myöhemmin
delay-15 = vartin myöhemmin
watch-title = Katsojat
watch-about = Se, jolla on jokin näistä linkeistä, katsoo kyseistä pelaajaa: yhtä kättä, tarjoussarjaa ja peliä, ei muuta.
watch-whom = Katsot: { $seat }
watch-quiet = Katsojat eivät puhu pöydässä kenellekään eivätkä huomauta mistään.
watch-late = Näet sen { $n } sekuntia myöhemmin.
watch-not-yet = Vielä ei ole nähtävää.
watch-all = Kaikki neljä kättä
watch-set = Aseta
wrong-watch = Pelaat tässä pöydässä, joten et katso täällä ketään.
wrong-watch-board = Et ole vielä pelannut tätä jakoa, joten et katso sitä.
wrong-watch-hand = Olet jo nähnyt tämän jaon toisen käden, ja katsojat näkevät vain yhden.

# The Director at a live table.
notice-adjourned = Kilpailunjohtaja on lykännyt tätä jakoa. Odota, kunnes hän antaa jatkaa.
run-title = Pöydän johtaminen: lykkäys, korvaava pelaaja
run-adjourn = Lykkää jakoa
run-resume = Anna jatkaa
run-event = Tämä jako kilpailussa: korvaava pelaaja, tulos
run-free-about = Vapauta poissa olevan paikka: hänen laitteensa menettää sen, ja paikka saa uuden linkin korvaavaa pelaajaa varten.
their-card-title = Vastustajien konventiokortti

# Screens.
set-screens = Screenit
screens-none = ei ole
screens-east = Pohjoinen istuu Idän kanssa
screens-west = Pohjoinen istuu Lännen kanssa
desk-called-before = Kilpailunjohtaja kutsuttiin, minuuttia ennen ratkaisua
desk-called-before-about = Saa jättää tyhjäksi. Tilastoissa se on ratkaisuun kulunut aika.
wrong-minutes = Aika kutsusta ratkaisuun on kokonaisia minuutteja, enintään viikko. Sen saa jättää tyhjäksi.
