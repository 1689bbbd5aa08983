# Hva programmer får vite når ingenting ble gjort.
api-lacks-field = Feltet { $name } mangler. Ingenting ble endret.
api-unread = Feltet { $name } mangler eller har en verdi som det ikke kan ha. Ingenting ble endret.
api-one-of = Feltet { $name } kan ikke være { $value }. Mulige verdier: { $values }. Ingenting ble endret.
api-other-kind = Feltet { $name } er av et annet slag enn beskrevet. Ingenting ble endret.
api-malformed = JSON-en kan ikke leses: linje { $line }, kolonne { $column }. Ingenting ble endret.
api-no-object = Det som ble sendt, er ikke et JSON-objekt: det begynner med en krøllparentes og har felter. Ingenting ble endret.
api-twice = Feltet { $name } står to ganger. Ingenting ble endret.
api-result-tricks = { $bid } kan ikke ende slik: det er tretten stikk, så det ender mellom { $down } bet og { $over } overstikk.
api-result-level = { $text } er ikke et resultat: nivået er et tall fra 1 til 7.
api-result-denomination = { $text } er ikke et resultat: etter nivået kommer C, D, H, S eller NT.
api-result-declarer = { $text } er ikke et resultat: spillefører mangler, N, E, S eller W.
api-result-count = { $text } er ikke et resultat: det mangler hvordan det endte, for eksempel =, +1 eller -2.
api-result-text = { $text } er ikke et resultat. Skriv kontrakt, spillefører og overstikk eller bet, for eksempel 4SN+1 eller 3NTXE-2; eller PASS eller NOT PLAYED.
api-lead = { $text } er ikke et kort. Skriv farge og verdi, for eksempel HA eller ST.
api-line = «{ $text }» er ikke et spill ved et bord. Skriv sesjon og seksjon, runde, bord og spill, for eksempel 1A/3/2/7.
api-table = { $text } er ikke et bord. Skriv seksjon og bord, for eksempel A/2.
api-answer = { $text } er ikke et svar på: { $question }
api-nothing-asked = { $text } svarer ikke på noe: konsultasjonen er over før det.
api-not-ruled = Disse svarene fører ennå ikke til en avgjørelse; neste spørsmål er åpent.
api-query-unknown = Etter spørsmålstegnet har denne adressen ikke noe ord { $name }. Mulige ord: { $words }. Ingenting ble endret.
api-query-none = Denne adressen tar ingen ord etter spørsmålstegnet, men der står { $name }. Ingenting ble endret.
api-query-twice = Ordet { $name } står to ganger etter spørsmålstegnet. Oppgi det én gang. Ingenting ble endret.
api-query-empty = Ordet { $name } etter spørsmålstegnet har ingen verdi. Oppgi en eller utelat ordet. Ingenting ble endret.
