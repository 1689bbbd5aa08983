# Mitä ohjelmille sanotaan, kun mitään ei tehty.
api-lacks-field = Kenttä { $name } puuttuu. Mitään ei muutettu.
api-unread = Kenttä { $name } puuttuu, tai sen arvo ei ole mahdollinen. Mitään ei muutettu.
api-one-of = Kenttä { $name } ei voi olla { $value }. Mahdolliset ovat: { $values }. Mitään ei muutettu.
api-other-kind = Kenttä { $name } on toista lajia kuin on kuvattu. Mitään ei muutettu.
api-malformed = JSONia ei voi lukea: rivi { $line }, sarake { $column }. Mitään ei muutettu.
api-no-object = Lähetetty ei ole JSON-olio: se alkaa aaltosulkeella ja siinä on kenttiä. Mitään ei muutettu.
api-twice = Kenttä { $name } on kahdesti. Mitään ei muutettu.
api-result-tricks = { $bid } ei voi päättyä näin: tikkejä on kolmetoista, joten tulos on välillä { $down } pieti ja { $over } yli.
api-result-level = { $text } ei ole tulos: taso on luku 1–7.
api-result-denomination = { $text } ei ole tulos: tason jälkeen tulee C, D, H, S tai NT.
api-result-declarer = { $text } ei ole tulos: pelinviejä puuttuu, N, E, S tai W.
api-result-count = { $text } ei ole tulos: puuttuu, miten se päättyi, kuten =, +1 tai -2.
api-result-text = { $text } ei ole tulos. Kirjoita sitoumus, pelinviejä ja tikit yli tai pieti, kuten 4SN+1 tai 3NTXE-2; tai PASS tai NOT PLAYED.
api-lead = { $text } ei ole kortti. Kirjoita väri ja arvo, kuten HA tai ST.
api-line = ”{ $text }” ei ole jako pöydässä. Kirjoita istunto ja lohko, kierros, pöytä ja jako, kuten 1A/3/2/7.
api-table = { $text } ei ole pöytä. Kirjoita lohko ja pöytä, kuten A/2.
api-answer = { $text } ei ole vastaus kysymykseen: { $question }
api-nothing-asked = { $text } ei vastaa mihinkään: konsultaatio päättyy ennen sitä.
api-not-ruled = Nämä vastaukset eivät vielä johda ratkaisuun; seuraava kysymys on avoin.
api-query-unknown = Kysymysmerkin jälkeen tässä osoitteessa ei ole sanaa { $name }. Mahdolliset ovat: { $words }. Mitään ei muutettu.
api-query-none = Tässä osoitteessa ei ole sanoja kysymysmerkin jälkeen, mutta siinä on { $name }. Mitään ei muutettu.
api-query-twice = Sana { $name } on kysymysmerkin jälkeen kahdesti. Anna se kerran. Mitään ei muutettu.
api-query-empty = Sanalla { $name } kysymysmerkin jälkeen ei ole arvoa. Anna se tai jätä sana pois. Mitään ei muutettu.
