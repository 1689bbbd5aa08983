# Mida programmidele öeldakse, kui midagi ei tehtud.
api-lacks-field = Väli { $name } on puudu. Midagi ei muudetud.
api-unread = Väli { $name } on puudu või selle väärtus ei ole võimalik. Midagi ei muudetud.
api-one-of = Väli { $name } ei saa olla { $value }. Võimalikud on: { $values }. Midagi ei muudetud.
api-other-kind = Väli { $name } on teist liiki, kui on kirjeldatud. Midagi ei muudetud.
api-malformed = JSON-it ei saa lugeda: rida { $line }, veerg { $column }. Midagi ei muudetud.
api-no-object = Saadetu ei ole JSON-objekt: see algab looksulguga ja sellel on väljad. Midagi ei muudetud.
api-twice = Väli { $name } on kaks korda. Midagi ei muudetud.
api-result-tricks = { $bid } ei saa nii lõppeda: tihisid on kolmteist, seega lõpeb see vahemikus { $down } alla kuni { $over } üle.
api-result-level = { $text } ei ole tulemus: kõrgus on arv 1 kuni 7.
api-result-denomination = { $text } ei ole tulemus: kõrguse järel on C, D, H, S või NT.
api-result-declarer = { $text } ei ole tulemus: väljamängija on puudu, N, E, S või W.
api-result-count = { $text } ei ole tulemus: puudu on, kuidas see lõppes, näiteks =, +1 või -2.
api-result-text = { $text } ei ole tulemus. Kirjuta leping, väljamängija ja tihid üle või alla, näiteks 4SN+1 või 3NTXE-2; või PASS või NOT PLAYED.
api-lead = { $text } ei ole kaart. Kirjuta mast ja tugevus, näiteks HA või ST.
api-line = „{ $text }“ ei ole jaotus laua taga. Kirjuta sessioon ja sektsioon, voor, laud ja jaotus, näiteks 1A/3/2/7.
api-table = { $text } ei ole laud. Kirjuta sektsioon ja laud, näiteks A/2.
api-answer = { $text } ei ole vastus küsimusele: { $question }
api-nothing-asked = { $text } ei vasta millelegi: konsultatsioon lõpeb enne seda.
api-not-ruled = Need vastused ei vii veel otsuseni; järgmine küsimus on lahtine.
api-query-unknown = Pärast küsimärki ei ole sellel aadressil sõna { $name }. Võimalikud on: { $words }. Midagi ei muudetud.
api-query-none = Sellel aadressil ei ole pärast küsimärki ühtegi sõna, aga seal on { $name }. Midagi ei muudetud.
api-query-twice = Sõna { $name } on pärast küsimärki kaks korda. Kirjuta see üks kord. Midagi ei muudetud.
api-query-empty = Sõnal { $name } pärast küsimärki ei ole väärtust. Anna see või jäta sõna ära. Midagi ei muudetud.
