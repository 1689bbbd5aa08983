# Raporty z wielu rozdań, dla komisji federacji.
integrity-title-leads = Pierwsze wyjścia a to, czemu sprzyjają zakryte ręce
integrity-title-calls = Zapowiedzi a to, czemu sprzyjają zakryte ręce
integrity-title-tempo = Tempo a posiadanie karty
integrity-caution = Nikogo to nie wskazuje i niczego nie rozstrzyga. Para lepsza od porównywanych też zyskuje, a mała liczba mówi tylko, że przypadek i zwyczaje innych par nie tłumaczą tego, co widać. Raport jest dla komisji, obok wszystkiego innego, co wie, i nigdy dla zawodników.
integrity-decisions = { $pair }: decyzje, w których można było coś zyskać: { $n }
integrity-gain = przewaga nad porównywanymi { $gain } { $unit ->
    [imps] IMP
    *[tricks] lewy
    } na decyzję, od { $low } do { $high } (95%); odchyleń standardowych zysku jednej pary porównywanej: { $effect }
integrity-chance = uczciwa para zyskuje tyle lub więcej z prawdopodobieństwem { $p }; po poprawce na wszystkie wglądy { $corrected }
integrity-level = { $below ->
    [yes] poniżej
    *[no] nie poniżej
    } poziomu { $level }; osiągnięto by go od { $from } { $unit ->
    [imps] IMP
    *[tricks] lewy
    } na decyzję
integrity-cases = { $pair }: przypadki: { $n }
integrity-odds = { $ratio }, od { $low } do { $high } (95%), Fisher { $p }
integrity-own = iloraz szans powolności i posiadania { $odds }
integrity-peers = u par porównywanych { $odds }
integrity-times = { $ratio } raza tyle co u porównywanych, od { $low } do { $high } (95%)
integrity-like-peers = para taka jak porównywane pokazuje tyle lub więcej z prawdopodobieństwem { $p }; po poprawce na wszystkie wglądy { $corrected }: { $below ->
    [yes] poniżej
    *[no] nie poniżej
    } poziomu { $level }
integrity-looks = { $n ->
    [one] { $n } wgląd
    [few] { $n } wglądy
    *[many] { $n } wglądów
    }
integrity-errors = Poprawka obejmuje razem z wcześniejszymi: { $looks }. Symulowane stawki uczciwych par: { $fields }; poniżej poziomu tą samą metodą znalazła się para w tylu z nich: { $falsely }, czyli od { $low }% do { $high }% (95%). Przy mniej niż { $fewest } decyzjach wglądu się odmawia.
integrity-plot-gain = Przewaga nad porównywanymi, { $unit ->
    [imps] IMP
    *[tricks] lewy
    } na decyzję, z granicami 95%
integrity-plot-innocent = { $pair }: zysk na decyzję u uczciwych par
integrity-plot-tempo = Logarytm ilorazu szans względem porównywanych, z granicami 95%
integrity-plot-pair = ta para
integrity-plot-level = poziom osiągnięty
integrity-note-leads = { $same ->
    [calls] Porównywani wychodzili z tej samej ręki po tych samych zapowiedziach.
    *[contract] Porównywani wychodzili z tej samej ręki przeciw temu samemu kontraktowi; zapowiedzi mogły im mówić co innego.
    } Sytuacje, w których wychodziła jedna z tych par i dość innych: { $n }. Pominięto: { $lacking } bez nazwisk, rozdania, kontraktu lub pierwszego wyjścia oraz { $again }, w których para miała rozdanie już raz grane. { $told }.
integrity-note-calls = Porównywani mieli tę samą rękę po tych samych zapowiedziach, przy tym samym rozdającym i tych samych założeniach. Zapowiedź jest warta tyle, ile w widne karty dają kontrakty, do których doprowadziła, w IMP-ach wobec kontraktów innych, średnio przy wszystkich stołach, gdzie padła. Wybory tych par, w których nie wszyscy zapowiedzieli to samo i dość innych miało wybór: { $n }. Pominięto: { $lacking } bez nazwisk, rozdania, rozdającego, założeń lub zakończonej prawidłowej licytacji oraz { $again }, w których para miała rozdanie już raz grane. Pary mogły uzgodnić różne znaczenia tych samych zapowiedzi. { $told }.
integrity-note-tempo = Powoli znaczy dłużej niż { $slow } s. Porównywane są wszystkie inne pary z listy. Pominięto z przypadkiem, który podaje wcześniejszy wiersz: { $again }. Policzono, choć nic ich nie odróżnia od wcześniejszego wiersza: { $alike }; czy to osobne przypadki, lista nie mówi. { $told }.
integrity-games = { $n ->
    [one] { $n } gra
    [few] { $n } gry
    *[many] { $n } gier
    }
integrity-lines = { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
    *[many] { $n } wierszy
    }
integrity-told = Wgląd { $number } rejestru ({ $committee }) założonego { $day }; { $before }. Znak tego wglądu: { $mark }
integrity-told-first = wglądy wcześniejsze lub z innego rejestru nie są liczone
integrity-told-after = jest dalszym ciągiem wcześniejszego, z którego przejęto: { $looks }; cudze wglądy nie są liczone
integrity-look-line = { $day } { $what }, kto: { $by }, podstawa: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = odmowa: { $why }
integrity-look-taken = przeprowadzony
integrity-look-begun = rozpoczęty, końca nie zapisano
integrity-files-none = plików nie zapisano
integrity-options-none = opcji nie zapisano
integrity-taken-over = { $file }: przejęto { $looks }
integrity-key = klucz członka: { $file }
integrity-hand-over = Każdy klucz należy przekazać tylko jego członkowi i tutaj usunąć.
integrity-few = { $pair }: decyzje: { $n }; poniżej { $fewest } niczego się nie pokazuje
integrity-few-of-peers = { $pair }: przypadki porównywanych par: { $n }; poniżej { $fewest } niczego się nie pokazuje
integrity-unsigned = wgląd podaje, kto patrzy i na jakiej podstawie
