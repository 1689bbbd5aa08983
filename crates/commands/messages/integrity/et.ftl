# Aruanded paljude jaotuste kohta, liidu komisjonile.
integrity-title-leads = Avakäigud ja see, mida varjatud lehed soosivad
integrity-title-calls = Üksikpakkumised ja see, mida varjatud lehed soosivad
integrity-title-tempo = Tempo ja kaardi olemasolu
integrity-caution = See ei nimeta kedagi ega otsusta midagi. Ka paar, kes on teistest parem, võidab, ja väike arv ütleb vaid, et juhus ja teiste harjumused ei seleta nähtut. See on komisjonile koos kõige muuga, mida ta teab, ja mitte kunagi mängijatele.
integrity-decisions = { $pair }: otsuseid, milles oli midagi võita: { $n }
integrity-gain = võit võrreldavate ees { $gain } { $unit ->
    [imps] impi
    *[tricks] tihi
    } otsuse kohta, vahemikus { $low } kuni { $high } (95%); ühe võrreldava võidu standardhälbeid: { $effect }
integrity-chance = aus paar võidab sama palju või rohkem tõenäosusega { $p }; kõigi vaatamiste järgi parandatult { $corrected }
integrity-level = { $below ->
    [yes] allpool
    *[no] mitte allpool
    } taset { $level }; see oleks saavutatud alates { $from } { $unit ->
    [imps] impist
    *[tricks] tihist
    } otsuse kohta
integrity-cases = { $pair }: juhtumeid { $n }
integrity-odds = { $ratio }, vahemikus { $low } kuni { $high } (95%), Fisher { $p }
integrity-own = aegluse ja kaardi olemasolu šansisuhe { $odds }
integrity-peers = võrreldavatel { $odds }
integrity-times = { $ratio } korda võrreldavate oma, vahemikus { $low } kuni { $high } (95%)
integrity-like-peers = võrreldavatega sarnane paar näitab sama palju või rohkem tõenäosusega { $p }; kõigi vaatamiste järgi parandatult { $corrected }: { $below ->
    [yes] allpool
    *[no] mitte allpool
    } taset { $level }
integrity-looks = { $n ->
    [one] { $n } vaatamine
    *[other] { $n } vaatamist
    }
integrity-errors = Parandatud, varasemad kaasa arvatud: { $looks }. Simuleeritud ausate paaride välju oli { $fields }; sama menetlusega oli neist { $falsely } väljas mõni paar allpool taset: osakaal { $low }% kuni { $high }% (95%). Alla { $fewest } otsuse korral vaatamine keelatakse.
integrity-plot-gain = Võit võrreldavate ees, { $unit ->
    [imps] impi
    *[tricks] tihi
    } otsuse kohta, 95% piiridega
integrity-plot-innocent = { $pair }: ausate paaride võit otsuse kohta
integrity-plot-tempo = Šansisuhte logaritm võrreldavate suhtes, 95% piiridega
integrity-plot-pair = see paar
integrity-plot-level = tase on saavutatud
integrity-note-leads = { $same ->
    [calls] Võrreldavad tegid avakäigu sama lehega pärast samu üksikpakkumisi.
    *[contract] Võrreldavad tegid avakäigu sama lehega sama lepingu vastu; üksikpakkumised võisid neile öelda eri asju.
    } Olukordi, kus avakäigu tegi üks neist paaridest ja piisavalt teisi: { $n }. Välja jäetud: nimede, jaotuse, lepingu või avakäiguta { $lacking }; paaril varem mängitud jaotusega { $again }. { $told }.
integrity-note-calls = Võrreldavatel oli sama leht pärast samu üksikpakkumisi, sama jagaja ja tsoonsus. Üksikpakkumine on väärt seda, mida annavad lahtiste kaartidega lepingud, milleni see viis, impides teiste lepingute vastu, keskmisena üle kõigi laudade, kus see tehti. Nende paaride valikuid, kus kõik ei pakkunud ühtemoodi ja piisavalt teisi sai valida: { $n }. Välja jäetud: nimede, jaotuse, jagaja, tsoonsuse või lõpetatud korrapärase pakkumiseta { $lacking }; paaril varem mängitud jaotusega { $again }. Paarid võivad olla samadele üksikpakkumistele kokku leppinud eri tähenduse. { $told }.
integrity-note-tempo = Aeglane on üle { $slow } sekundi. Võrreldavad on kõik teised nimekirja paarid. Välja jäetud juhtumiga, mis on juba eespool real: { $again }. Arvestatud, kuigi miski ei erista neid eespool olevast reast: { $alike }; kas need on omaette juhtumid, nimekiri ei ütle. { $told }.
integrity-games = { $n ->
    [one] { $n } mäng
    *[other] { $n } mängu
    }
integrity-lines = { $n ->
    [one] { $n } rida
    *[other] { $n } rida
    }
integrity-told = Registri ({ $committee }), asutatud { $day }, vaatamine { $number }; { $before }. Selle vaatamise märk: { $mark }
integrity-told-first = varasemaid ega teise registri vaatamisi ei loeta
integrity-told-after = see jätkab varasemat ({ $looks }); teiste vaatamisi ei loeta
integrity-look-line = { $day } { $what }, kes: { $by }, alus: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = keelatud: { $why }
integrity-look-taken = tehtud
integrity-look-begun = alustatud, lõppu ei ole kirjas
integrity-files-none = failid ei ole kirjas
integrity-options-none = valikud ei ole kirjas
integrity-taken-over = { $file }: üle võetud { $looks }
integrity-key = liikme võti: { $file }
integrity-hand-over = Anna iga võti ainult selle liikmele ja eemalda see siit.
integrity-few = { $pair }: otsuseid { $n }; alla { $fewest } korral ei näidata midagi
integrity-few-of-peers = { $pair }: võrreldavatel juhtumeid { $n }; alla { $fewest } korral ei näidata midagi
integrity-unsigned = vaatamine nimetab, kes vaatab ja mis alusel
