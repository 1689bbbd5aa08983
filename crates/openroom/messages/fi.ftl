# Mitä ohjelma tulostaa.

## Puolet ja jaot

ns = NS
ew = EW
board-none = ei kumpikaan
board-all = kaikki
board-heading = Jako { $board }, jakaja { $dealer }, vaaravyöhykkeessä { $who }

## Sarakkeet

col-number = nro
col-name = nimi
col-team = joukkue
col-rounds = kierrokset
col-vp = VP
col-points = pisteet
col-boards = jakoja
col-matches = otteluita
col-score = tulos
col-of = enintään
col-board = jako
col-against = vastassa
col-result = tulos
col-table = pöytä
col-lead = aloitus
col-open = avoin
col-closed = suljettu
col-by = peruste

## Tulokset

score-ranking = Tulosluettelo
score-section = lohko { $name }
score-stratum = Sarja { $name }
score-victory-points = Voittopisteet
score-by-score = Tuloksen mukaan
score-nothing-left-out = Missään jaossa ei ole { $n } tulosta, joten vertailutuloksesta ei jätetä mitään pois.
score-card = Kortti: { $who }
score-card-sign = Korjatut pistetulokset on näytetty tämän kilpailijan puolelta, sen omalla etumerkillä.
score-card-sum = jakoja: { $n }, niistä { $score }, lisineen { $total }
score-rank = sija { $n }
score-arithmetic = Jako { $board }: laskelma
score-arithmetic-ranking = Tulosluettelo: laskelma
score-points-of = Voittopisteet, { $who }: { $total }
score-at-table = pöydässä { $sides }: { $result }
score-no-contestant = kilpailijaa { $who } ei ole
score-no-board = jakoa { $board } ei ole

## Joukkueet

team-home = koti
team-away = vieras
team-heading = Kierros { $round }: { $home } – { $away }
team-margin = erotus { $home } ja { $away }
team-points = { $home }–{ $away } VP
team-total = yhteensä { $total }, otteluita: { $n }

## Analyysi

analyse-board = Jako { $board }: jakaja { $dealer }, vaaravyöhykkeessä { $who }
analyse-assumed = (kaikkea ei ollut tiedostossa)
analyse-not = ei analysoitu (peli kohdassa { $place }): { $why }
analyse-end = Jakoja: { $n }; avokortein, säikeitä { $threads }, tauluille enintään { $megabytes } Mt
analyse-par-pass = Par: kaikki passasivat
analyse-par = Par, NS: { $score }; { $contracts }
analyse-revoke = ^R on revokki; siitä tikin loppuun hintaa ei kerrota
analyse-play = Peli: { $contract }, avokortein tikkejä ennen aloituskorttia { $n }; kortin perässä on sen hinta
analyse-cut = Loppua pelistä ei seurata: { $why }
analyse-no-deal = jakoa ei ole annettu
analyse-unread = { $place }: jakoa ei voi lukea; odotettiin: { $expected }
analyse-not-all-hands = kaikkia neljää kättä ei tunneta

## Vaatimukset ja oikeudenmukaisuus

claim-heading = Jako { $board }, { $denomination }, pelinviejä { $declarer }: { $who } vaatii { $n } tikkiä, jäljellä { $left }
claim-stated = Pelitapa: { $line }
claim-own-words = Hänen sanansa: { $words }
claim-words-unread = Haku ei lue näitä sanoja. Pelitavan voi kirjoittaa ennen kaksoispistettä; se, minkä hän luovuttaa, merkitään näin: concede H
claim-to-lead = lähtövuorossa { $who }
claim-led = lähti { $who }, pöydässä { $cards }
claim-more-seconds = Suurempi --seconds voi kertoa enemmän.
claim-proposed = Jälkikäteen ehdotettu: huonoimmillaan { $proposed }, kerrotulla { $stated }.
claim-proposal-falls = Jokin ensimmäiseen selvitykseen sopiva normaali pelitapa menestyy huonommin, joten uutta ei saa hyväksyä.
claim-proposal-holds = Mikään ensimmäiseen selvitykseen sopiva normaali pelitapa ei menesty huonommin.
claim-proposal-open = Menestyykö jokin ensimmäiseen selvitykseen sopiva normaali pelitapa huonommin, jäi auki.
claim-worst-is = huonoin { $n }
equity-contract-heading = Jako { $board }, vaaravyöhykkeessä { $who }: { $contract }
equity-actual = Todellisilla käsillä avokortein: tikkejä { $n }, NS { $points }
equity-over = Asetelmia, jotka sopivat siihen, mitä { $who } tiesi (nähdyt kädet: { $seen }): { $found }, arvottu { $tries }, siemen { $seed }:
equity-rare = vähemmän kuin toivotut { $n }: kerrottu on harvinaista
equity-share-of = tikkejä { $n }: { $share }, väliltä { $low }–{ $high } (95%)
equity-mean-is = keskimäärin { $mean } ± { $error }
equity-points = NS: { $points }
equity-play-heading = Jako { $board }, { $denomination }, pelinviejä { $declarer }: pelivuorossa { $who }, tikkejä jäljellä { $left }, hänen puolellaan { $n }
equity-of-side = Todellisilla käsillä avokortein, hänen puolensa tikit yhteensä:
equity-side-in-all = puolen tikit yhteensä, { $who }
equity-no-contract = Ilman täydellistä sitoumusta ei ole tuloksia eikä painotuksia.
equity-revoke-heading = Jako { $board }: { $who } tekee revokin kortilla { $card }, pelin { $n }. kortti (tikki { $trick })
equity-before = Ennen tätä tikkiä saatu: NS { $ns }, EW { $ew }
equity-with-card = kortilla { $card } hänen puolensa saisi vielä { $n }
equity-won-unknown = Ei tiedetä, mitä puolella { $side } on tikkien siirron jälkeen; sen kertoo --won

## Tiedostot

convert-more = ja vielä { $n }; kaikki näyttää --complaints all
convert-complaints = Syötteessä virheitä { $faults }, huomautuksia { $remarks }
convert-lost = { $file } ei voi sisältää eikä siinä ole:
convert-games = { $n ->
    [one] { $n } peli
    *[other] { $n } peliä
    }
convert-nothing-written = virheitä on; mitään ei kirjoitettu

## Siirtymiset

unit-player = pelaaja
unit-pair = pari
unit-team = joukkue
movement-contestants = { $unit ->
    [player] pelaajia { $n }
    [pair] pareja { $n }
    *[team] joukkueita { $n }
    }
movement-heading = { $kind }: { $who }, pöytiä { $tables }, kierroksia { $rounds }, kierroksella jakoja { $per }, jakoja yhteensä { $boards }
movement-one = Yksi tulosluettelo.
movement-two = Pohjoinen–Etelä ja Itä–Länsi ovat eri luetteloissa.
movement-time = Noin { $hours } h { $minutes } min. Jaot: { $supply }.
movement-copies = { $n ->
    [one] yksi kappale
    *[other] { $n } kappaletta
    }
movement-shared = { $copies }, samat jaot enintään { $n } pöydässä
movement-rover = Pari { $n } on kiertävä pari.
movement-switched = Suunnat vaihdetaan viimeisillä kierroksilla: { $n } / { $rounds }.
movement-round = Kierros { $n }
movement-out = lepokierroksella: { $who }
movement-sit-out = lepokierros
movement-seat = suunta
col-round = kierros
movement-with = partneri { $who }
movement-play = { $who }: kierroksia { $n }
movement-meet = { $unit ->
    [player] Pelaajat
    [pair] Parit
    *[team] Joukkueet
    } kaksittain, kohtaaminen { $often }: { $n }
movement-partner = Pelaajat kaksittain, partnereina { $often }: { $n }
movement-often = { $n ->
    [0] ei kertaakaan
    [1] kerran
    [2] kahdesti
    *[other] { $n } kertaa
    }
movement-balance = tasapaino { $n } / 100
movement-balance-two = tasapaino Pohjoinen–Etelä { $ns }, Itä–Länsi { $ew } / 100
movement-right = Siirtyminen on oikein.
movement-wrong = Siirtymisessä on virhe:
movement-met-before = kohdattu aiemmin: { $n }
movement-bye = lepokierros: { $who }
movement-bye-again = ei ensimmäistä kertaa
movement-no-better = Ilman uusintaottelua tai toista lepokierrosta arvontaa ei voi tehdä. Tämä on vähiten huono; kilpailunjohtaja ratkaisee.
movement-match = ottelu { $n }: { $one } – { $other }
movement-match-bye = ottelu { $n }: vapaalla on { $one }
movement-seed = joukkue { $n }
movement-winner = ottelun { $n } voittaja
list-tables = pöytiä { $sizes }
list-teams = joukkueita { $sizes }
list-made-by = komento
list-boards = jaot
list-rounds-by-tables = kierrokset pöytien mukaan
list-rounds-by-teams = kierrokset joukkueiden mukaan
list-sit-outs = muut pelaajamäärät, lepokierroksin
list-not = ei { $sizes }: { $why }
list-only = kierroksia { $rounds }; { $boards }
list-no = ei: { $why }
list-end = Koot näytetään 2:sta { $largest }:een; kaikki paitsi Howellit jatkuvat { $most }:een.
list-boards-one = yksi kappale, kukin jakosarja kierroksella yhdessä pöydässä
list-boards-relay = yksi kappale; ensimmäinen ja viimeinen pöytä jakavat, yksi sarja odottaa välipöydällä
list-boards-hesitation = yksi kappale; parillisella pöytämäärällä ensimmäinen ja viimeinen jakavat
list-boards-web = kappale kullekin pöytäryhmälle
list-boards-howell = yksi kappale; kaksi pöytää jakaa aina, kolme pöytää yhdellä kierroksella
list-boards-whist = kaikki pöydät pelaavat kierroksella samat jaot: yhteiset tai monistetut
list-boards-head-to-head = yksi kappale, yhteinen kahdelle pöydälle
list-boards-triples = kappale kullekin kolmen ryhmälle
list-boards-each-table = kappale kullekin pöydälle
list-boards-each-match = kappale kullekin ottelulle, yhteinen sen kahdelle pöydälle
list-at-least = tarvitaan vähintään { $n }
list-at-most = enintään { $n }; suurempi joukko on jaettava lohkoihin
list-even-only = pariton määrä ei tarvitse hyppyä eikä välipöytää
list-exactly = se on määrälle { $n }
list-multiple = tarvitaan { $n }:n kerrannainen
list-no-construction = tälle pöytien määrälle ei tunneta tässä rakennetta
list-known-for = peruskierros tunnetaan pöytämäärille { $sizes }; muu joukko on jaettava lohkoihin
list-exists-for = { $rounds ->
    [one] sellainen on yhdelle kierrokselle
    *[other] sellainen on { $rounds } kierrokselle
    }
list-no-base = peruskierrosta yhdellä jakosarjalla ilman yhteiskäyttöä ei ole
list-drawn = kukin kierros arvotaan sitä edeltävien tulosten mukaan
movement-tables = { $n ->
    [one] yksi pöytä
    *[other] { $n } pöytää
    }
movement-teams = { $n ->
    [one] yksi joukkue
    *[other] { $n } joukkuetta
    }
movement-rounds = { $n ->
    [one] yksi kierros
    *[other] { $n } kierrosta
    }
movement-boards = { $n ->
    [one] yksi jako
    *[other] { $n } jakoa
    }
movement-none = sellaista siirtymistä ei ole: { $kind }, { $size }; { $why }
movement-offer = { $kind }, { $size }, { $rounds }
movement-nearest = { $why }; lähimmät: { $offers }
movement-no-rover = kiertävälle parille ei löytynyt tietä tässä siirtymisessä ({ $rounds }); { $near }
movement-rover-near = lähin: { $rounds } (--rounds { $n }), tai puolikas pöytä
movement-rover-half = pelatkaa puolikkaalla pöydällä
movement-no-arrow = suuntia ei voi vaihtaa näin monella kierroksella: { $n } ({ $rounds })
movement-give-switch = anna kierrosten määrä, tai best
movement-other-style = nimi sanoo muuta kuin --style; sano yksi
movement-full-rainbow = rainbow-individual on täysille pöydille; anna --tables
movement-two-teams = pudotuspeli vaatii kaksi joukkuetta
movement-no-minutes = { $n } minuuttiin ei mahdu yhtään yhden jaon kierrosta
movement-no-boards = yhtä pitkistä kierroksista ei tule yhteensä: { $boards } ({ $size })
movement-way = { $boards } ({ $rounds }, kullakin { $per }, { $kind })

## Kilpailut

event-no-merit = muutoksenhaku { $n } oli aiheeton: määräyksissä on seuraamus
event-ruled = Pöydissä ratkaistuja epäsäännöllisyyksiä: { $ruled }, myöhempiä ratkaisuja: { $later }
event-ruling = ratkaisu { $n }, { $line }: { $what }; { $reason }
event-result-stands = tulos jää voimaan
event-adjusted = korjattu pistetulos, { $law }
event-appeal = muutoksenhaku { $n } ratkaisuun { $ruling }: { $state }
event-appeal-lodged = odottaa suostumusta
event-appeal-concurred = odottaa käsittelyä
event-appeal-recommended = suositellaan muutosta: { $what }
event-appeal-stands = ratkaisu jää voimaan
event-appeal-restored = pöydän tulos palautetaan
event-appeal-changed = pistetulosta muutetaan
event-appeal-withdrawn = peruttu
event-not-playing = ilmoittautunut { $entry } ei pelaa istunnossa { $session }
event-of-section = { $who }: lohko { $section }; ilmoittautuminen { $entry }, pelaa numerolla { $number }
event-directed = paikat on määrätty, ensimmäisellä kierroksella: { $seats }
event-place = kierros { $round }  pöytä { $table } { $seat }  jaot { $boards }  vastassa { $who }
event-sits-out = kierros { $round }  lepokierros
event-boards-to = Pohjoinen vie jaot pöytään { $table }
event-individual = henkilökohtainen kilpailu
event-pairs = parikilpailu
event-teams = joukkuekilpailu
event-nothing = ei mitään
event-status = { $event }: { $unit }, ilmoittautuneita { $entries }, merkintöjä { $records }
role-organizer = järjestäjä
role-chief-director = vastuunalainen kilpailunjohtaja
role-assistant-director = kilpailunjohtajan avustaja
role-appeals-committee = muutoksenhakukomitea
role-authority = Säännöistä Vastaava Liitto
role-staff = toimitsijat
event-approval = voittopisteisiin tarvitaan Säännöistä Vastaavan Liiton lupa ({ $law }); kun se on saatu: scoring_method = "also victory points"
event-not-begun = pelaaminen ei ole alkanut
event-session = istunto { $n }
event-section = lohko { $section }: kierros { $round } / { $rounds }
event-round-playing = kierros on käynnissä
event-round-warning = kierros on päättymässä
event-round-over = kierros on päättynyt
event-late-tables = myöhässä olevat pöydät: { $tables }
event-missing = Puuttuvia tuloksia: { $n }
event-waits = Odottamassa: { $n } (katso `event waiting`)
event-published = tulokset julkaistu { $at }, oikaisuaika { $corrected } asti, muutoksenhaku { $appealed } asti
event-not-published = tuloksia ei ole julkaistu
event-nothing-waits = mikään ei odota
event-dispute = { $line }: puolet kirjasivat eri tulokset
event-postponed = { $line }: jako on siirretty myöhemmäksi
event-record = { $line }: pöydän pöytäkirjaa ei voi seurata
event-case = { $line }: tapaus { $case } ei enää anna samaa määräystä; ratkaise se itse
event-review = { $line }: tapaukseen { $case } palataan pelaamisen jälkeen
event-deprived = { $line }: kumottu; on määrättävä prosenttipistetulos
event-unplayed = { $line }: pelaamatta; on määrättävä prosenttipistetulos
event-entries = ilmoittautuminen, numero istunnossa, pelaajat
event-captain = kapteeni { $who }
event-to-be-disqualified = esitetty suljettavaksi pois
event-other-section = nämä kaksi pelaavat eri lohkoissa
event-error-claim = { $line }: huomautus { $n }: tuloksen sanotaan olevan väärä: { $text }
event-incomparable = { $line }: ottelun toisessa pöydässä jako oli toisenlainen
event-appeal-open = muutoksenhaku { $n } on ratkaisematta
event-disqualification = ilmoittautunut { $entry }: järjestäjän on hyväksyttävä

## Laki

law-law = { $law } §
law-law-title = { $law } § { $title }
law-definition = Määritelmä: { $title }
law-kind-table = pöydässä
law-kind-ruling = ratkaisu
law-kind-score = pistelasku
law-kind-organise = järjestäminen
law-kind-conduct = käytös
law-kind-definition = määritelmä
law-when = Milloin
law-then = Silloin
law-judged = Harkinta
law-choice = Valinta
law-parts = Osat
law-editions = Versiot
law-in = Versio { $edition }:
law-refers = Viittaa
law-referred = Tähän viittaavat
law-cases = Esimerkkejä
law-options = Vaihtoehdot
law-words = Termit ({ $language })
law-provisions = Säännöksiä { $n }, esimerkkejä { $cases }. `openroom law { $number }` näyttää yhden esimerkkeineen, viittauksineen ja eroineen.
law-contents = Määritelmiä { $definitions }, pykäliä 93, perässä säännösten määrä.
law-english = Esimerkit, se, mitä ihmisen on harkittava, valinnat sekä huomautukset kirjoista ja liitoista ovat vain englanniksi.
law-number-of = { $number } on laitoksen { $edition } numero: { $title }.
law-there-defined = Laitos { $edition }: siellä määritelty.
law-there-own = Laitos { $edition }: { $number }.
law-there-within = Laitos { $edition }: osa kohtaa { $number }.
law-there-nothing = Laitos { $edition } ei sano siitä mitään.
law-there-matter = Laitos { $edition }: asia on kohdassa { $number }.
law-definition-of = määritelmä: { $title }
law-namesake = Laitoksessa { $editions } numero { $number } tarkoittaa toista kohtaa: { $title }.
law-namesakes = Laitoksessa { $editions } numero { $number } tarkoittaa muita kohtia: { $title }.
law-and-more = ja { $n } muuta
law-within = osana: { $number }
law-wording = Teksti ja sen numerot ovat laitoksesta { $edition }.
law-wording-differs = Missä laitos { $edition } poikkeaa, se on sanottu erikseen.
law-part-of = Laitos { $edition }: tämä on osa kohtaa { $number }.
law-defined = määritelty
law-as-in-2017 = kuten 2017
law-federations = Liitot
law-more-cases = Muiden laitosten esimerkkejä: { $n }; ilman valintaa --edition näytetään kaikki.
law-def = Määr.
law-not-in = ei laitoksessa { $edition }
law-stands-in = { $edition }: { $number }
law-case-of = { $case } · esimerkki ({ $editions })
law-facts = Tapahtui
law-outcome = Seuraus
law-no-case-of = Laitoksen { $edition } esimerkki tämä ei ole.
law-provision = Säännös
law-modality-may = saa
law-modality-does = tekee
law-modality-should = tulisi
law-modality-shall = on tehtävä
law-modality-must = täytyy
law-modality-may-not = ei saa
law-terms = Termit
law-found = Säännökset
law-found-more = Vielä { $n }; --limit näyttää enemmän.
law-found-nothing = Lakikirjasta ja sanastosta ei löydy: { $text }.
law-diff = Miten lait eroavat: { $from } ja { $to }
law-diff-of = Miten { $law } § eroaa: { $from } ja { $to }
law-diff-gone = Poistuneet
law-diff-new = Uudet
law-diff-changed = Muuttuneet
law-diff-reworded = Lähes samat, toisin sanoin, viittein tai yksityiskohdin
law-diff-renumbered = Vain numero muuttunut
law-diff-nothing = Ei mitenkään.
law-diff-see = { $edition }: ks. { $number }
law-option-value = arvo
law-option-takes = arvot
law-option-laws = lait
law-option-book = kirja
law-option-status = tila
law-option-obeyed = noudatetaan
law-option-not-yet = ei vielä
law-option-shown = näytetään
law-option-not-computed = ei lasketa
law-option-proof = eron näyttää testi { $test }
law-options-of-laws = Mitä lait antavat, kun kukaan ei valitse
law-options-file = { $file }, pohjana { $preset }
law-options-count = Valintoja { $n }: noudatetaan { $obeyed }, ei vielä { $not_yet }, näytetään ihmiselle { $shown }, ei lasketa { $not }
law-options-english = Valintojen kysymykset, arvot ja perustelut ovat vain englanniksi.

## Laskelman vaiheet

step-regulation = määräykset
step-of-total = { $id }: { $score } / enintään { $of } on { $share } %
step-exact-sum = { $id }: laskettu yhteen ennen pyöristystä { $sum }
step-hundredths = { $exact }, sadasosiin { $score }
step-mean = { $id }, jakoja: { $boards }: { $score } / { $boards } = { $mean }
step-factored = { $id }, jakoja: { $boards }, enintään { $full }: { $score } × { $full }/{ $boards }{ $extras } = { $ranked }
step-annulled = { $what }; mitätöity, koska kilpailija keskeytti
step-section = lohko { $name }
step-form = muoto { $form }
step-group = { $what }: keskenään verrattavia rivejä: { $n }
step-split = tulos on jaettu: puolen { $side } tuloksia verrataan keskenään
step-rounded-to = { $how }, pyöristettynä yksikköön { $unit } { $score }
step-rounded = { $sum }, pyöristettynä { $score }
step-of-top = { $how }, enimmäistulos { $top }
step-tie = tasatulos, { $way }: { $values }
step-tie-nobody = tasatulos, { $way }: { $values }; tämä ei erota ketään
step-tie-value = { $who } saa { $value }
step-tie-nothing-lost = { $who } ei hävinnyt mitään
step-way-direct-encounter = keskinäinen kohtaaminen
step-way-better-boards = paremmat jaot
step-way-tops = täydet jaot
step-way-wins = voitot
step-way-margins = erotukset
step-way-quotient = osamäärä
step-way-opponents = vastustajat
step-way-last-match = viimeinen ottelu
step-passed-out = kaikki passasivat, 0
step-contract = { $outcome } on { $parts } = { $sum }, { $side }
step-part-tricks = tikit
step-part-overtricks = ylitikit
step-part-game = täyspeli
step-part-part-score = osamerkintä
step-part-slam = slammi
step-part-made-doubled = kahdennettuna tehty
step-part-undertricks = pietit
step-part-passed-out = kaikki passasivat
step-as-entered = { $points } kuten kirjattu
step-adjusted = korjattu, { $offenders }: { $scores }
step-offended-neither = kumpikaan puoli ei rikkonut
step-offended-side = rikkonut on { $side }
step-offended-both = molemmat puolet rikkoivat
step-offended-unknown = rikkojaa ei ole mainittu
step-late = myöhässä: ei vielä tulosta eikä vertailua muille
step-not-played = pelaamaton: ei tulosta eikä vertailua muille
step-cancelled = kumottu: ei tulosta eikä vertailua muille
step-home-away = koti { $home } ja vieras { $away }
step-no-score = ei tulosta
step-match = kierros { $round }: { $home } (koti) – { $away } (vieras)
step-match-annulled = kierros { $round }: { $home } (koti) – { $away } (vieras), mitätöity: joukkue keskeytti
step-small-too-large = tuloksia: { $tables }, odotettu { $expected }; pieni ryhmä mutta yli kolmannes: lasketaan kuten muutkin ryhmät
step-small = tuloksia: { $tables }, odotettu { $expected }, enintään kolmannes: pieni ryhmä saa 60 % enimmäistuloksesta { $top } ja 5 % enemmän tai vähemmän kustakin voitetusta tai hävitystä vertailusta
step-neuberg = tuloksia: { $tables }, odotettu { $expected }; Neuberg, (tulos + { $one }) × { $expected }/{ $tables } − { $one }, enimmäistulos { $top }
step-neuberg-imps = tuloksia: { $tables }, odotettu { $expected }; kukin vastaa lukua { $expected }/{ $tables } Neubergin kaavan mukaan
step-matchpoints = { $two } × { $lower } (huonommat) + { $one } × { $equal } (yhtä suuret) = { $sum }
step-butler = { $difference }, IMPeinä { $imps }
step-points = pisteet sellaisinaan
step-beyond = { $who }: niiden jakojen jälkeen, joista järjestelmä antaa keskipelin plus: { $score } alennetaan keskipeliksi
step-own-share = { $who }: oma osuus muilla jaoilla { $sum } / { $of } = { $own }
step-own-mean = { $who }: oma keskiarvo muilla jaoilla { $sum } / { $of } = { $own }
step-imps-awarded = { $who }: määrätty { $imps } IMPiä, lasketaan { $amount }
step-imps-awarded-cross = { $who }: määrätty { $imps } IMPiä jokaista pöytää vastaan, jaettu kuten muut, lasketaan { $amount }
step-average = { $who }: keskipeli on { $amount }
step-average-is = { $who }: { $score } tekee { $amount }
step-average-cross = { $who }: { $score } on { $amount }, { $imps } IMPiä jokaista pöytää vastaan, jaettu kuten muut
step-datum = vertailutulos: { $mean }
step-datum-few = vertailutulos, kun tuloksia on alle { $n }, mitään ei jätetä pois: { $mean }
step-datum-left = vertailutulos, kummastakin päästä jätetty pois: { $n }; { $mean }
step-against = { $imps } × { $count } tulosta { $points } vastaan
step-nothing = ei mitään verrattavaa, 0
step-undivided = jakamatta: { $sum }
step-by-comparisons = vertailuilla jaettuna: { $sum }
step-by-tables = pöydillä jaettuna: { $sum }
step-by-root = neliöjuurella pöytien ja vertailujen määrästä, { $tables } × { $comparisons } / 2: { $score }
step-more = { $difference }, enemmän: { $points } / { $both }
step-equal = { $difference }, yhtä paljon: { $points } / { $both }
step-less = { $difference }, vähemmän: { $points } / { $both }
step-as-it-is = { $difference }, sellaisenaan
step-most-board = { $team }: jaosta lasketaan enintään { $most }, siis { $held }
step-as-awarded = { $team }: { $sum }, kuten määrätty
step-several = { $team }: tuloksettomia jakoja: { $unplayed }, niistä keskipeli plus: { $plus }; tässä keskipeli
step-own-rate = { $team }: { $fault }, mutta keskiarvo istunnon muilla jaoilla on { $mean }
step-average-imps = { $team }: { $fault } on { $amount } IMPiä
step-average-board = { $team }: { $fault } on jaolla { $amount } / { $both }
step-seen = kotijoukkueen kannalta { $home } ja { $away }: { $mean }
step-would = { $team }: korvaava tulos olisi { $score }
step-assigned = { $team }: korvaava tulos on { $score }
step-complement = koti { $home } ja vieras { $away }, vastaava
step-fouled = jako oli sotkeutunut
step-played-wrongly = tuloksia ei voi verrata
step-one-table = yhdellä pöydällä on tulos
step-no-table = millään pöydällä ei ole tulosta
step-favours = toinen tulos on selvästi edullinen yhdelle joukkueelle
step-fault-none = kumpikaan joukkue ei ole syyllinen
step-fault-home = koti on syyllinen
step-fault-away = vieras on syyllinen
step-fault-both = molemmat joukkueet ovat syyllisiä
step-margin = erotus { $sum }
step-margin-points = { $team }: erotus { $margin }: { $points } VP; { $how }
step-carry = { $team }, siirtopisteet { $amount }: { $sum }
step-carry-other = { $team }, toisen siirtopisteet { $amount }: { $sum }
step-handicap = { $team }, tasoitus { $amount }: { $sum }
step-handicap-other = { $team }, toisen tasoitus { $amount }: { $sum }
step-penalty = { $team }, rangaistus { $amount }: { $sum }
step-penalty-other = { $team }, toisen rangaistus { $amount }: { $sum }
step-is-rounded = { $team }: { $margin } pyöristetään: { $rounded }
step-is-held = { $team }: { $margin } rajataan: { $held }
step-board-total = { $team }: jaot, puolet siitä mikä muutti erotusta, ja rangaistukset: { $sum }
step-round = kierros { $round }: { $had }: { $points } VP; { $how }
step-rounded-margin = { $had }, pyöristettynä { $margin }
step-vp-winner = voittajalla on { $winner }; { $loser }
step-vp-full = täysi voitto, jakoja: { $boards }, on 15 × √{ $boards }; alkaen { $last }: { $full }
step-vp-formula = 10 + 10 × (1 − R^({ $margin }/B)) / (1 − R), missä B = 15 × √{ $boards }, R = ((√5 − 1)/2)³, sadasosiin, yksikään IMP ei ole edellistä arvokkaampi
step-vp-between = { $formula }; suoraan { $below } ({ $low }) ja { $above } ({ $high }) väliltä
step-vp-discrete = kokonaislukuasteikko, jakoja: { $boards }, antaa { $points } { $range }
step-vp-above = yli { $n }
step-vp-up-to = enintään { $n }
step-vp-row = asteikon rivi alkaen { $least } antaa { $winner } ja { $loser }
step-vp-column = sarakkeessa, jakoja enintään { $boards }: { $row }
step-vp-source = voittopisteiden asteikko: { $source }
event-replaced = korvattu ratkaisulla { $n }
event-decided = päätetty muutoksenhaussa { $n }
event-in-force = voimassa
event-no-longer = ei enää voimassa
event-ended-corrected = päättyi, kun tulos korjattiin
event-ended-cancelled = päättyi, kun jako kumottiin siellä
event-ruling-stands = ratkaisu { $n } pysyy voimassa; tulos sen alla korjattiin
event-ruling-ends = ratkaisu { $n } päättyy: ratkaisulla { $last } korjattu tulos jää voimaan
event-penalty = rangaistus { $n }, { $who }: { $what } ({ $law }); { $reason }: { $state }
event-penalty-points = { $n } pistettä
event-penalty-tops = { $n } % topista
event-penalty-withdrawn = peruttu, { $reason }
event-penalty-lifted = kumottu muutoksenhaussa { $n }
event-penalties = Rangaistuksia: { $n } (katso `event rulings`)
event-appeal-penalty = muutoksenhaku { $n } rangaistuksesta { $penalty }: { $state }
event-appeal-penalty-stands = rangaistus jää voimaan
event-appeal-lifted = rangaistus kumotaan
event-appeal-penalty-changed = rangaistusta muutetaan
event-tie = ottelu { $home } – { $away } kierroksella { $round } päättyi tasan: voittajan nimeää `event break-tie { $n }`
event-turned = ottelu { $home } – { $away } kierroksella { $round } on nyt toisin kuin seuraavaa kierrosta arvottaessa: `event take-back-draw` ennen kuin se kierros kuulutetaan, tai `event break-tie` nimeää jatkoon päässeen ja arvonta pysyy
event-no-rover = { $n } paria täyttää kaikki pöydät: kiertävä pari on parittomalle parimäärälle
event-eliminated = kierros { $round }  pudonnut pudotuskilpailusta
event-lined-up = istuvat: { $seats }
event-boards-cancelled = kumottu: { $boards }
event-bye-nothing = { $who } lepää tällä kierroksella, eivätkä ehdot anna siitä mitään; pisteet antaa `bye` kilpailun tiedostossa tai `event conditions`
event-sits-out-at = kierros { $round }  pöytä { $table }  lepokierros
event-boards-to-stand = Pohjoinen vie jaot lepopöydälle
event-boards-from-stand = jaot ovat lepopöydällä
event-appeal-further-open = muutoksenhaku { $n } odottaa Säännöistä Vastaavan Liiton päätöstä
event-met-again = { $line } on kumottu: joku siellä on pelannut jaon; kuuluvan tuloksen antaa `event rule`
event-card-natural = luonnollinen
event-card-artificial = keinotekoinen
event-card-specifies = lupaa: { $what }
event-card-points = pisteitä { $n }

## Law books of the user's own

law-official = Virallinen sanamuoto (omasta kirjastasi)
law-official-missing = Kirjasta ei löydy numeroa { $number }.
lawbook-none = Yhtään lakikirjaa ei ole tuotu. `openroom lawbook import FILE --lang fi --edition 2017` lukee sellaisen.
lawbook-removed = Kirja on poistettu: { $lang }, { $edition }.
lawbook-found = Numeroituja kohtia: { $paragraphs }; määritelmiä: { $definitions }; alaviitteitä: { $footnotes }.
lawbook-numbers = Löytyneitä numeroita ({ $edition }): { $found } / { $known }.
lawbook-missing = Ei löytynyt: { $numbers }
lawbook-kept = Tallennettu tiedostoon { $file }. Komento `{ $command }` näyttää sen.
lawbook-not-kept = Mitään ei tallennettu.
lawbook-not-a-book = tämä ei ole lakikirja: löydettyjä lakien otsikoita: { $laws }. Niiden pitää olla riveillä kuten “Law 27 Title”, “§ 27. Title”, “27 § Title”, “27. Title” tyhjien rivien välissä.
lawbook-not-utf8 = rivi { $line }: ei ole UTF-8:aa; tallenna tiedosto UTF-8-tekstinä
lawbook-too-large = suurempi kuin { $most } Mt; se ei ole lakikirja

## Paper

print-lacking = Fontissa ei ole näitä kirjaimia; paperilla kunkin tilalla on merkki: { $letters }
print-nothing = tulostettavaa ei ole
print-too-long = siihen menisi { $n } sivua tai enemmän
print-long-link = linkki on liian pitkä koodille: { $link }
print-screen = PDF ei ole tekstiä näytölle; anna -o TIEDOSTO.pdf
print-needs-journal = anna --journal TIEDOSTO
print-needs-movement = anna --movement TIEDOSTO tai --journal TIEDOSTO
print-no-entry = ilmoittautuminen { $n } ei pelaa tässä istunnossa
print-no-number = { $text } ei ole ilmoittautumisen numero
print-hidden = Jaot, joita ei näytetä, koska ne ovat vielä pelaamatta tai kukaan ei tunne niitä: { $n }
print-left-out = jakoa { $board } ei tulosteta: { $why }
print-no-deals = siinä ei ole yhtään neljän käden jakoa
fail-screen = ei voi kirjoittaa: { $why }
fail-exists = { $file } on jo olemassa; --force korvaa sen
fail-writing = tiedostoa { $file } ei voi kirjoittaa: { $why }
fail-reading = tiedostoa { $file } ei voi lukea: { $why }
fail-not-found = sellaista tiedostoa tai kansiota ei ole
fail-denied = ei oikeutta
fail-folder = se on kansio
fail-full = levy on täynnä
event-appeal-later-stands = ratkaisu { $n } jää voimaan
event-appeal-earlier-stands = aiemmin päätetty jää voimaan (muutoksenhaku { $n })
event-appeal-as-ruled = kilpailunjohtajan ratkaisu on taas voimassa
event-turned-earlier = ottelu { $home } – { $away } istunnon { $session } kierroksella { $round } on nyt toisin kuin seuraavan istunnon alkaessa: `event break-tie` nimeää jatkoon päässeen, ja sen jälkeen pelattu pysyy
event-appeal-director-decides = muutoksenhaku { $n }: muutosta suositellaan, vastuunalainen kilpailunjohtaja päättää
event-by-whom = kerro valitsimella --by, kuka toimii
event-for-roles = tämän tekee: { $roles }
event-which = kerro valitsimella --event, mikä kilpailu: { $names }
event-none = päiväkirjassa ei ole kilpailua; `event create FILE` tekee sellaisen
event-no-such = kilpailua { $event } ei ole
event-busy = muut kirjoittavat kilpailua { $event } juuri nyt; yritä uudelleen
event-still-to-play = istunnon { $session } jako { $board } on vielä pelaamatta
event-without-papers = kortit ja tiedostot säilytetään ja otetaan ulos papereineen, ei pelkällä tällä komennolla
event-deal-not-kept = istunnon { $session } jaon { $board } kortteja ei säilytetä täällä: sitä ei jaettu täällä, tai kilpailu tuotiin ilman niitä
event-record-not-kept = pöydän { $line } pöytäkirjaa ei säilytetä täällä
event-file-not-kept = tiedostoa { $n } ei säilytetä täällä
event-deal-sealed = istunnon { $session } jaon { $board } kortteja ei voi avata tällä avaimella, tai ne ovat vaurioituneet
event-record-sealed = pöydän { $line } pöytäkirjaa ei voi avata tällä avaimella, tai se on vaurioitunut
event-file-sealed = tiedostoa { $n } ei voi avata tällä avaimella, tai se on vaurioitunut
event-no-person = { $text } ei ole henkilö
event-no-list-number = kenelläkään ei ole luettelon numeroa { $text }; anonymisoitu on #PERSON
event-nobody = kenenkään nimi ei ole { $text }; nimiä etsii `event people search`
event-several = { $text } sopii useaan, määrä: { $n }; anna luettelon numero
event-key-missing = avain puuttuu, eikä mitään sinetöityä voi avata ilman sitä; kopioi se sieltä, mistä päiväkirja on peräisin, tai jos se on kadonnut, jatka kopiolla, jonka tekee `event salvage NEW`
event-key-bad = se ei ole avain
event-seconds = anna kokonaiset sekunnit yleisaikaa
event-last-moment = mitään ei tapahdu hetken { $at } jälkeen
event-section-letter = lohko on kirjain, esimerkiksi A
event-form-letter = muoto on kirjain: A on jaettu sellaisenaan
event-no-call = se ei ole tarjous; kirjoita 1NT, X tai pass
event-no-line = jako pöydässä kirjoitetaan 1A/3/2/7: istunto ja lohko, kierros, pöytä, jako
event-no-result = se ei ole tulos; kirjoita 4SN+1, 3NTXE-2, PASS tai np, jos ei pelattu
event-no-command = tämä ei ole komento (docs/event-commands.md näyttää jokaisen esimerkin kanssa): { $why }
event-deals-by-deal = jaot säilyttää `event deal`
event-files-by-file = tiedostot säilyttää `event file keep`
event-award-mixed = puoli saa painotettuja pisteitä tai yhden keskiarvon tai osuuden yksin
event-refused-not-yours = tämän tekee: { $may }
event-refused-not-there = et istu paikassa { $line }
event-refused-not-concerned = tuomio tai rangaistus koskee muita
event-refused-late = määräaika päättyi { $at }
event-refused-no-late = määräykset eivät salli myöhempää oikaisua
event-refused-no-score = mikään jaon tulos ei anna pisteitä { $points }
event-refused-no-ruling = sellaista tuomiota ei ole
event-refused-no-appeal = sellaista muutoksenhakua ei ole
event-refused-no-penalty = sellaista rangaistusta ei ole
event-refused-no-claim = sellaista odottavaa vaatimusta ei ole
event-refused-no-entry = ilmoittautumista { $entry } ei ole
event-refused-no-player = { $who } ei pelaa siellä
event-refused-no-line = paikassa { $line } ei pelata mitään
event-refused-no-session = istuntoa { $n } ei ole
event-refused-no-section = lohkoa { $name } ei ole
event-refused-no-board = istunnossa ei ole jakoa { $n }
event-refused-rounds-to-come = kierros { $n } on vielä pelaamatta; `last-round --reason …` päättää istunnon ennen sitä, ja `take-back-start --reason …` peruu aloituksen ennen ensimmäistä kierrosta
event-refused-decided-on-appeal = sen ratkaisi muutoksenhaku { $n }, eikä kukaan kilpailunjohtaja muuta sitä; `appeal-further { $n }` vie asian Säännöistä Vastaavalle Liitolle, `refer` antaa sen uudelleen komitealle
event-refused-nothing-to-draw = arvottavaa kierrosta ei ole
event-refused-undecided = kierroksen { $n } otteluita on ratkaisematta
event-refused-rematch = ilman uusintaottelua tai toista lepokierrosta arvontaa ei voi tehdä; parhaassa on: { $what }; sen ottaa `draw --rematch`
event-refused-again = { $one } ja { $other } uudelleen
event-refused-bye-again = toinen lepokierros: { $n }
event-refused-cancelled = jako on peruttu paikassa { $line }; `rule` antaa kuuluvan tuloksen, `require` pelauttaa sen sittenkin, jos voi
event-refused-adjusted = tulos paikassa { $line } on korjattu; `rule` muuttaa sitä, `rule --stands` palauttaa pöydän tuloksen
event-refused-sides-differ = puolet kirjasivat paikassa { $line } eri tulokset; oikean kirjaa `result`
event-refused-tied = joukkueiden { $home } ja { $away } ottelu kierroksella { $n } on tasan ja ratkaisematta; `break-tie { $home } --reason …` nimeää voittajan lisäjakojen, määräysten tai kilpailunjohtajan päätöksen mukaan
event-refused-ruling-over-it = tuloksen yllä on tuomio { $n }: sano, jääkö se voimaan vai päättyykö se, kun tulos oikaistaan (`--ruling stands`, `--ruling ends`)
event-refused-ruling-cancelled = tuomio { $n } päättyi, kun jako siellä peruttiin
event-refused-ruling-corrected = tuomio { $n } päättyi, kun tulos oikaistiin
event-refused-went-on = ilmoittautuminen { $entry } pääsi jatkoon, kun kierros { $n } arvottiin: nimeä se, tai peru arvonta ennen kuin kierros kutsutaan (`take-back-draw`)
event-refused-round-not-played = kierros { $n } on arvottu ja pelaamatta
event-refused-round-not-over = { $missing ->
    [one] kierros { $n } ei ole ohi: yksi tulos puuttuu
    *[other] kierros { $n } ei ole ohi: { $missing } tulosta puuttuu
    }
event-refused-not-drawn = kierrosta { $n } ei ole arvottu
event-refused-clock = kellon voi asettaa aikaan { $from } – { $to }
event-refused-no-moment = ajan { $at } jälkeen ei tapahdu mitään
event-refused-dealt-already = jaolla { $n } on korttinsa; se jaetaan uudelleen vain kilpailunjohtajan määräyksestä
event-refused-appeal-closed = muutoksenhaku on päättynyt
event-refused-final = kilpailun elimellä on viimeinen sana
event-refused-no-further = muutoksenhakua ei enää ole
event-refused-by-authority = Säännöistä Vastaava Liitto on ratkaissut asian; kukaan ei ratkaise sitä uudelleen
event-refused-before-authority = asia on Säännöistä Vastaavan Liiton käsiteltävänä
event-refused-no-concurrence = muutoksenhaku käsitellään, kun partneri tai kapteeni yhtyy siihen
event-refused-not-to-concur = yhtyä voi partneri tai kapteeni
event-refused-frozen = kilpailun ehdot on lukittu; muutos vaatii syyn
event-refused-bad-text = teksti on tyhjä tai liian pitkä
event-heading = { $text } on lakien otsikko; nimeä kohta sen alta: { $under }
event-unknown-provision = laeissa ei ole kohtaa { $text }; lähimmät: { $near }
event-no-such-tricks = { $text } ei ole mahdollinen: tikkejä on kolmetoista; kirjoita 4SN+1, 3NTXE-2, PASS tai np, jos ei pelattu
event-no-such-level = { $text } ei ole mahdollinen: sitoumus on yhdestä seitsemään; kirjoita 4SN+1, 3NTXE-2, PASS tai np, jos ei pelattu
demo-no-preset = valintoja { $text } ei ole; on { $names }
demo-exists = { $file } on jo olemassa; anna toinen valitsimella --journal
demo-not-played = { $line }: jakoa ei voitu pelata
demo-done = Ilta on tiedostossa { $file }. Katsele ympärillesi:
event-no-share = { $text } ei ole luku eikä osuus kuten 10%, 1/3 tai 0.5
event-no-points = { $text }: pisteet annetaan 60%:420 tai pelkkä 420
event-no-award = { $text }: puoli saa pisteitä kuten 60%:420 tai 420, plus, even tai minus, tai osuuden kuten 55%
event-no-file = tiedostoa { $n } ei ole
event-one-person = { $one } ja { $other } ovat sama henkilö
event-four-players = kokoonpanossa on neljä pelaajaa
event-no-penalty = rangaistusta { $n } ei ole
event-copy-exists = se on jo olemassa; anna toinen nimi
event-judged-number = kirjoita tuomion numero, tai penalty ja sen numero, tai disqualification ja ilmoittautuneen numero
event-judged-no-number = { $text } ei ole numero; kirjoita 1, penalty 1 tai disqualification 1
event-say-score = kerro, mikä tulos on: --points, --average, --ns ja --ew, tai --stands
event-say-decision = kerro, mikä tulos on: --points, --average, tai --ns ja --ew
event-say-penalty = kerro, mikä rangaistus on: --tops, --take tai --warning
event-give-tables = anna --tables kerran kutakin lohkoa kohti
event-say-plan = kerro, miten pelataan: --movement KIND, --swiss, --knockout tai --file
event-arrow = nuolta käännetään enintään { $n } kierroksella, tai `best`
event-no-movement = siirtoa { $name } ei ole; on individual, { $names }
event-not-started = peli ei ole alkanut: `event start` sanoo, mitkä jaot
event-all-dealt = jokaisella jaolla on korttinsa; uudelleen jaattaa `event redeal`
event-deals-elsewhere = jokaisella jaolla on korttinsa; uudelleen jaattaa `event redeal`. Jakojen { $boards } ({ $n }) kortteja ei säilytetä täällä: kilpailu tuotiin ilman niitä, ja ne ovat päiväkirjassa, jossa jaettiin
event-boards-in-order = tiedoston jakojen on oltava peräkkäin numeroituja
event-no-deal = siinä ei ole yhtään jakoa
event-plays-not = { $who } ei pelaa tässä kilpailussa
event-give-reader = anna jokin: anybody, player:PERSON, { $roles }
event-not-utf8 = se ei ole UTF-8-muodossa
event-dealt = jakoja jaettu: { $n }
event-deals-lacking = istunnon jaot ilman kortteja: { $boards } ({ $n })
event-redealt-result = { $line }: { $what } ei ole enää voimassa
event-redealt-ruling = { $line }: tuomio { $n } ei ole enää voimassa
event-score-not-played = pelaamatta
event-score-cancelled = kumottu
event-anonymise-reason = henkilö anonymisoitiin
event-anonymise-file = { $event }: henkilöä koskeva tiedosto { $n } poistettiin
event-anonymise-file-stays = { $event }: tiedosto { $n } koskee muuta ja voi mainita henkilön; katso se, `event file remove { $n }` poistaa sen
event-anonymise-team = { $event }: ilmoittautuneen { $entry } nimi on { $team }; joukkueen nimi on lokissa ja jää sinne, tästä lähtien toisen antaa `event name { $entry } …`
event-anonymise-words = { $event }: perustelut, huomautukset, konventiokortit ja väitteiden tekstit ovat lokissa kirjoitettuina ja jäävät
event-left-movement = ilmoittautuneen { $entry } vastustajat lepäävät kierroksesta { $round } alkaen; takaisin tuo `event late { $entry } { $next }`
event-left-swiss = ilmoittautunutta { $entry } ei enää arvota; `event late { $entry } { $next }` ottaa sen taas mukaan kierroksesta { $next } alkaen
event-left-drawn = kierros { $round } on arvottu: ilmoittautuneen { $entry } vastustaja lepää; `event take-back-draw --reason …` ja `event draw` arpovat sen uudelleen ilman sitä. `event late { $entry } { $round }` peruu luopumisen
event-left-knockout = ilmoittautuneen { $entry } vastustaja jatkaa
event-left-before = ilmoittautunut { $entry } on poissa; sen pelaajat ilmoittaa uudelleen `event enter …`
event-appeal-disqualification = muutoksenhaku { $n } diskauksesta ({ $who }): { $state }
event-appeal-disqualification-stands = diskaus jää voimaan
event-appeal-disqualification-lifted = diskaus kumotaan
event-disqualification-of = { $who }: diskaus ({ $law }), { $reason }: { $state }
event-disqualification-asked = järjestäjän on hyväksyttävä
event-disqualification-refused = järjestäjä ei hyväksynyt, { $reason }
event-not-cancelled = { $line }: jako ei ole enää kumottu
event-nothing-to-export = vielä ei ole tulosta, jonka lukija saa nähdä; ks. --for

## What readers complain of, what writers lose
problem-bad-character = merkki, jota muoto ei salli
problem-line-too-long = liian pitkä rivi
problem-unterminated-string = teksti ilman loppulainausmerkkiä
problem-unterminated-comment = huomautus ilman loppusulkua
problem-unterminated-tag = tunniste ilman loppusulkua
problem-no-tag-name = tunniste ilman nimeä
problem-no-tag-value = tunniste ilman arvoa
problem-unexpected-text = teksti, joka ei kuulu mihinkään
problem-unknown-tag = tunnisteen nimi, jota standardissa ei ole
problem-repeated-tag = tunniste annettu kahdesti
problem-unknown-value = arvo, jota standardissa ei ole
problem-bad-value = arvo, jota ei ymmärretä
problem-not-inheritable = arvo, jota ei voi periä
problem-nothing-inherited = ei mitään, mistä periä
problem-missing-tag = tarpeellinen tunniste puuttuu
problem-misplaced-note = viite tarjoussarjan tai pelin ulkopuolella
problem-bad-rank = tuntematon kortin arvo
problem-bad-suit = tuntematon maa
problem-bad-denomination = tuntematon laji
problem-repeated-card = kortti annettu kahdesti
problem-bad-deal = käsissä on väärä määrä kortteja
problem-bad-call = tämä ei ole tarjous
problem-illegal-call = tarjous, jota tarjoussarja ei salli
problem-bad-turn = tämä ei ole tämän pelaajan paikka
problem-after-the-end = lopun jälkeen tulee vielä jotain
problem-bad-card = kortti, jota tämä pelaaja ei voi pelata
problem-revoke = merkitsemätön revokki
problem-bad-mark = merkittyä epäsäännöllisyyttä ei ollut
problem-repeated-mark = kaksi merkintää yhdessä teossa
problem-bad-nag = tähän sopimaton arvio
problem-repeated-nag = kaksi samanlaista arviota
problem-bad-note = viittaus, jota ei ymmärretä
problem-repeated-note = kaksi viittausta yhdessä teossa
problem-missing-note = viitattu huomautus puuttuu
problem-unused-note = huomautus, johon ei viitata
problem-bad-declarer = pelinviejä, jonka kanssa tarjoussarja on ristiriidassa
problem-bad-contract = sitoumus, jonka kanssa tarjoussarja on ristiriidassa
problem-bad-result = tulos, jonka kanssa peli on ristiriidassa
problem-bad-vulnerability = vyöhyke, jonka kanssa robberi on ristiriidassa
problem-bad-column = sarake, jota ei ymmärretä
problem-missing-cell = taulukon rivillä on liian vähän osia
problem-bad-cell = osa, jota taulukko ei salli
problem-bad-order = rivit eivät ole sarakkeen lupaamassa järjestyksessä
problem-not-export = ei niin kuin vientimuodossa
problem-separation = pelit erotettu huolimattomasti
problem-truncated = tiedosto päättyy liian aikaisin
problem-unfinished = kesken tiedoston lopussa eikä merkitty keskeneräiseksi
problem-bad-record = tietue, jota ei ymmärretä
problem-bad-checksum = tarkiste ei täsmää
problem-unknown-command = tuntematon komento
problem-ambiguous-hands = yhdellä jaolla on useita käsiä
problem-not-kept = jotain, jolla ei ole paikkaa pelissä
problem-no-boards = tulosluettelo ilman yhtään jakoa
lost-notes = viitteet
lost-comments = huomautukset
lost-text-outside-tags = teksti tunnisteiden ulkopuolella
lost-as-it-stands = { $name } sellaisenaan
lost-comments-as-they-stand = huomautukset sellaisinaan
lost-formats-of-columns = sarakkeiden { $name } leveydet ja järjestys
lost-column = { $table }: sarake { $name }
lost-columns-past = sarakkeet yli { $n }
lost-boards-past = jaot yli { $n }
lost-order = pelien järjestys
lost-vanished = pelit, joista ei jää mitään
lost-end-of-game = missä peli päättyy, kun seuraava eroaa vain tuloksiltaan
lost-swapped-declarers = vaihdetun pelinviejän merkinnät
lost-scores-without = tulokset ilman sitoumusta, pelinviejää, tikkejä ja pareja
lost-boards-without-scores = jaot ilman tulostaulukkoa
lost-boards-without-hands = jaot ilman neljää kokonaista kättä
lost-numbers = jakojen numerot, jotka eivät ole lukuja
lost-numbers-in-turn = jakojen numerot, jotka eivät seuraa toisiaan
lost-highest-number = suurin jaon numero
lost-same-number = muut kädet samalla jaon numerolla
lost-dealers = jakajat, joita jaon numero ei anna
lost-vulnerabilities = vyöhykkeet, joita jaon numero ei anna
lost-changed-players = ottelun aikana vaihtuneet pelaajat
lost-unlisted-results = tulokset, joille ottelun luettelossa ei ole paikkaa
lost-marks-in-auction = epäsäännöllisyyksien merkinnät tarjoussarjassa
lost-words-of-auction = tarjoussarjan sanat, joita ei ymmärretty
lost-calls-after-the-end = tarjoukset tarjoussarjan päättymisen jälkeen
lost-annotations-of-calls = tarjousten arviot
lost-marks-in-play = epäsäännöllisyyksien merkinnät pelissä
lost-annotations-of-cards = korttien arviot
read-too-large = suurempi kuin missään oikeassa tiedostossa
read-not-this-format = ei ole tämänlainen tiedosto tai ei ole kokonainen
read-unknown-format = tuntematon tiedostolaji; tunnetaan { $known }
read-bws = BWS-tietokantoja ei lueta; uudempien laitteiden tulokset tulevat Data Connectorista JSON-muodossa (.json)
read-no-game = siinä ei ole peliä, jonka voisi kirjoittaa
read-no-deal = kädet puuttuvat tai niitä ei voi lukea (tunniste Deal)
read-no-hands = kaikkia neljää kättä ei tunneta
read-no-contract = sitoumusta tai sen lajia ei ole annettu (tunniste Contract)
read-no-declarer = pelinviejää ei ole annettu (tunniste Declarer)
read-no-leader = tämä on loppupeli: kerro lähtijä tunnisteella [Play "N"]
read-several-boards = useita jakoja; valitse yksi valitsimella --board
read-several-games = tästä jaosta on useita pelejä; jätä tiedostoon yksi
read-no-such-board = jakoa { $board } siinä ei ole
read-none = siinä ei ole peliä
read-pbn-wanted = tässä luetaan PBN; sen tekee `openroom convert { $file } { $pbn }`
read-whole-deal = tätä tutkitaan kokonaisella jaolla
read-no-revoke = kirjatussa pelissä ei ole revokkia
read-no-claim = mitä vaadittiin? kirjoita --claim "S claims 5" tai tunniste [Claim "S claims 5"]
err-seconds = --seconds on väliltä 0.1–600
err-which-contract = mikä sitoumus? sen kertoo --contract
err-all-played = kaikki kortit on pelattu
err-revoked-now = { $who } teki revokin kesken olevaan tikkiin; sen korteilla ei ole arvoa avoimin kortein, seuraavan tikin korteilla on
err-cards-from-one = kortit lasketaan 1:stä
err-thirteen-tricks = tikkejä on 13
err-samples = --samples on enintään { $n }
err-recorded = pelistä on kirjattu vain { $recorded } korttia, ei { $after }
err-no-deals = tässä tiedostossa ei ole jakoja
err-sheet-too-large = liian suuri tämän ohjelman arkiksi
err-sheet-not-text = ei ole tämän ohjelman arkki: se ei ole UTF-8-tekstiä
err-sheet-no-secret = tällä arkilla ei ole salaisuutta
err-sheet-bad-secret = salaisuus ei ole 64 heksadesimaalinumeroa
err-sheet-no-public = tällä arkilla ei ole julkista tekstiä
err-public-empty = --public on tyhjä: ilman julkista tekstiä mitään ei todisteta
err-deal-unnumbered = kädet ilman jaon numeroa
err-no-register = missä rekisteri on? sen kertoo --register
err-both-names = { $pair }: kirjoita molemmat nimet, välissä &
err-asked-twice = { $name } on kysytty kahdesti
err-slow = --slow on sekuntien määrä
err-not-utf8 = se ei ole UTF-8:aa
