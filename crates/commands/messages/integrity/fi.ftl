# Raportit monesta jaosta, liiton toimikunnalle.
integrity-title-leads = Aloituskortit ja se, mitä piilossa olevat kädet suosivat
integrity-title-calls = Tarjoukset ja se, mitä piilossa olevat kädet suosivat
integrity-title-tempo = Tempo ja kortin hallussapito
integrity-caution = Tämä ei nimeä ketään eikä ratkaise mitään. Myös vertailtavia parempi pari voittaa, ja pieni luku kertoo vain, etteivät sattuma ja muiden tavat selitä nähtyä. Se on toimikunnalle kaiken muun tietonsa rinnalle, ei koskaan pelaajille.
integrity-decisions = { $pair }: päätöksiä, joissa oli jotain voitettavaa: { $n }
integrity-gain = voitto vertailtaviin nähden { $gain } { $unit ->
    [imps] IMPiä
    *[tricks] tikkiä
    } päätöstä kohti, välillä { $low }–{ $high } (95 %); yhden vertailtavan voiton keskihajontoja: { $effect }
integrity-chance = rehellinen pari voittaa yhtä paljon tai enemmän todennäköisyydellä { $p }; kaikkien katselujen suhteen korjattuna { $corrected }
integrity-level = { $below ->
    [yes] alle
    *[no] ei alle
    } tason { $level }; se saavutettaisiin, kun voitto on vähintään { $from } { $unit ->
    [imps] IMPiä
    *[tricks] tikkiä
    } päätöstä kohti
integrity-cases = { $pair }: tapauksia { $n }
integrity-odds = { $ratio }, välillä { $low }–{ $high } (95 %), Fisher { $p }
integrity-own = hitauden ja hallussapidon ristitulosuhde { $odds }
integrity-peers = vertailtavilla { $odds }
integrity-times = { $ratio } kertaa vertailtavien, välillä { $low }–{ $high } (95 %)
integrity-like-peers = vertailtavien kaltainen pari näyttää yhtä paljon tai enemmän todennäköisyydellä { $p }; kaikkien katselujen suhteen korjattuna { $corrected }: { $below ->
    [yes] alle
    *[no] ei alle
    } tason { $level }
integrity-looks = { $n ->
    [one] { $n } katselu
    *[other] { $n } katselua
    }
integrity-errors = Korjattu, aiemmat mukaan luettuina: { $looks }. Rehellisten parien simuloituja kenttiä { $fields }; samalla menettelyllä jokin pari oli alle tason näin monessa: { $falsely }, osuus { $low }–{ $high } % (95 %). Alle { $fewest } päätöksellä katselu evätään.
integrity-plot-gain = Voitto vertailtaviin nähden, { $unit ->
    [imps] IMPiä
    *[tricks] tikkiä
    } päätöstä kohti, 95 %:n rajoin
integrity-plot-innocent = { $pair }: rehellisten parien voitto päätöstä kohti
integrity-plot-tempo = Ristitulosuhteen logaritmi vertailtaviin nähden, 95 %:n rajoin
integrity-plot-pair = tämä pari
integrity-plot-level = taso saavutetaan
integrity-note-leads = { $same ->
    [calls] Vertailtavat aloittivat samasta kädestä samojen tarjousten jälkeen.
    *[contract] Vertailtavat aloittivat samasta kädestä samaa sitoumusta vastaan; tarjoukset saattoivat kertoa heille eri asioita.
    } Tilanteita, joissa aloitti jokin näistä pareista ja tarpeeksi muita: { $n }. Jätetty pois: ilman nimiä, jakoa, sitoumusta tai aloituskorttia { $lacking }; parilla jo ollut jako { $again }. { $told }.
integrity-note-calls = Vertailtavilla oli sama käsi samojen tarjousten jälkeen, sama jakaja ja samat vyöhykkeet. Tarjous on sen arvoinen, mitä sen tuomat sitoumukset antavat avoimin kortein, IMPeinä muiden sitoumuksia vastaan, keskimäärin kaikissa pöydissä, joissa se tehtiin. Näiden parien valintoja, joissa kaikki eivät tarjonneet samoin ja tarpeeksi muita sai valita: { $n }. Jätetty pois: ilman nimiä, jakoa, jakajaa, vyöhykkeitä tai päättynyttä sääntöjenmukaista tarjoussarjaa { $lacking }; parilla jo ollut jako { $again }. Parit ovat voineet sopia samoille tarjouksille eri merkityksiä. { $told }.
integrity-note-tempo = Hidas on yli { $slow } sekuntia. Vertailtavia ovat kaikki muut luettelon parit. Jätetty pois, koska tapaus on jo aiemmalla rivillä: { $again }. Laskettu, vaikka mikään ei erota niitä aiemmasta rivistä: { $alike }; ovatko ne omia tapauksiaan, luettelo ei kerro. { $told }.
integrity-games = { $n ->
    [one] { $n } peli
    *[other] { $n } peliä
    }
integrity-lines = { $n ->
    [one] { $n } rivi
    *[other] { $n } riviä
    }
integrity-told = Rekisterin ({ $committee }), perustettu { $day }, katselu { $number }; { $before }. Tämän katselun tunnus: { $mark }
integrity-told-first = aiempia tai toisen rekisterin katseluja ei lasketa
integrity-told-after = se jatkaa aiempaa ({ $looks }); muiden katseluja ei lasketa
integrity-look-line = { $day } { $what }, kuka: { $by }, peruste: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = evätty: { $why }
integrity-look-taken = tehty
integrity-look-begun = aloitettu, loppua ei ole kirjattu
integrity-files-none = tiedostoja ei ole kirjattu
integrity-options-none = valintoja ei ole kirjattu
integrity-taken-over = { $file }: otettu haltuun { $looks }
integrity-key = jäsenen avain: { $file }
integrity-hand-over = Anna kukin avain vain sen jäsenelle ja poista se täältä.
integrity-few = { $pair }: päätöksiä { $n }; alle { $fewest } ei näytetä mitään
integrity-few-of-peers = { $pair }: vertailtavilla tapauksia { $n }; alle { $fewest } ei näytetä mitään
integrity-unsigned = katselu kertoo, kuka katsoo ja millä perusteella
