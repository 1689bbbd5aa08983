# Co mówi się programom, gdy nic nie zostało zrobione.
api-lacks-field = Brakuje pola { $name }. Nic nie zostało zmienione.
api-unread = Brakuje pola { $name } albo jego wartość jest niemożliwa. Nic nie zostało zmienione.
api-one-of = Pole { $name } nie może mieć wartości { $value }. Możliwe są: { $values }. Nic nie zostało zmienione.
api-other-kind = Pole { $name } jest innego rodzaju, niż opisano. Nic nie zostało zmienione.
api-malformed = Nie można odczytać JSON-u: wiersz { $line }, kolumna { $column }. Nic nie zostało zmienione.
api-no-object = To, co przysłano, nie jest obiektem JSON: zaczyna się on nawiasem klamrowym i ma pola. Nic nie zostało zmienione.
api-twice = Pole { $name } występuje dwa razy. Nic nie zostało zmienione.
api-result-tricks = { $bid } nie może się tak skończyć: jest trzynaście lew, więc wynik mieści się między { $down } bez i { $over } nadróbkami.
api-result-level = { $text } nie jest wynikiem: wysokość to liczba od 1 do 7.
api-result-denomination = { $text } nie jest wynikiem: po wysokości następuje C, D, H, S lub NT.
api-result-declarer = { $text } nie jest wynikiem: brakuje rozgrywającego, N, E, S lub W.
api-result-count = { $text } nie jest wynikiem: brakuje zakończenia, takiego jak =, +1 lub -2.
api-result-text = { $text } nie jest wynikiem. Wpisz kontrakt, rozgrywającego i nadróbki lub wpadki, na przykład 4SN+1 lub 3NTXE-2; albo PASS lub NOT PLAYED.
api-lead = { $text } nie jest kartą. Wpisz kolor i wysokość karty, na przykład HA lub ST.
api-line = „{ $text }” nie jest rozdaniem przy stole. Wpisz sesję i sektor, rundę, stół i rozdanie, na przykład 1A/3/2/7.
api-table = { $text } nie jest stołem. Wpisz sektor i stół, na przykład A/2.
api-answer = { $text } nie jest odpowiedzią na: { $question }
api-nothing-asked = { $text } na nic nie odpowiada: konsultacja kończy się wcześniej.
api-not-ruled = Te odpowiedzi nie prowadzą jeszcze do orzeczenia; następne pytanie jest otwarte.
api-query-unknown = Po znaku zapytania ten adres nie ma słowa { $name }. Możliwe są: { $words }. Nic nie zostało zmienione.
api-query-none = Ten adres nie przyjmuje słów po znaku zapytania, a jest tam { $name }. Nic nie zostało zmienione.
api-query-twice = Słowo { $name } stoi po znaku zapytania dwa razy. Podaj je raz. Nic nie zostało zmienione.
api-query-empty = Słowo { $name } po znaku zapytania nie ma wartości. Podaj ją albo pomiń słowo. Nic nie zostało zmienione.
