# Rapporter over mange spill, for utvalget i et forbund.
integrity-title-leads = Åpningsutspill og hva de skjulte hendene taler for
integrity-title-calls = Meldinger og hva de skjulte hendene taler for
integrity-title-tempo = Tempo og å ha kortet
integrity-caution = Den peker ikke ut noen og avgjør ingenting. Også et par som er bedre enn de andre, vinner på det, og et lite tall sier bare at tilfeldigheter og andres vaner ikke forklarer det som er sett. Den er for utvalget, sammen med alt annet det vet, og aldri for spillerne.
integrity-decisions = { $pair }: { $n ->
    [one] { $n } avgjørelse
    *[other] { $n } avgjørelser
    } der noe kunne vinnes
integrity-gain = gevinst over de andre { $gain } { $unit ->
    [imps] IMP
    *[tricks] stikk
    } per avgjørelse, mellom { $low } og { $high } (95 %); { $effect } standardavvik av ett sammenlignbart pars gevinst
integrity-chance = et uskyldig par vinner like mye eller mer med sannsynlighet { $p }; korrigert for alle innsyn { $corrected }
integrity-level = { $below ->
    [yes] under
    *[no] ikke under
    } grensen på { $level }; den ville nås fra { $from } { $unit ->
    [imps] IMP
    *[tricks] stikk
    } per avgjørelse
integrity-cases = { $pair }: { $n ->
    [one] { $n } tilfelle
    *[other] { $n } tilfeller
    }
integrity-odds = { $ratio }, mellom { $low } og { $high } (95 %), Fisher { $p }
integrity-own = oddsforhold mellom langsom og å ha kortet { $odds }
integrity-peers = hos de andre { $odds }
integrity-times = { $ratio } ganger de andres, mellom { $low } og { $high } (95 %)
integrity-like-peers = et par som de andre viser like mye eller mer med sannsynlighet { $p }; korrigert for alle innsyn { $corrected }: { $below ->
    [yes] under
    *[no] ikke under
    } grensen på { $level }
integrity-looks = { $n } innsyn
integrity-errors = Korrigert for i alt { $looks }, tidligere medregnet. Av { $fields } simulerte felt med uskyldige par hadde { $falsely } ett under grensen etter samme framgangsmåte: en andel mellom { $low } % og { $high } % (95 %). Færre enn { $fewest } avgjørelser avvises.
integrity-plot-gain = Gevinst over de andre, { $unit ->
    [imps] IMP
    *[tricks] stikk
    } per avgjørelse, med 95 %-grenser
integrity-plot-innocent = { $pair }: gevinst per avgjørelse blant uskyldige par
integrity-plot-tempo = Logaritmen av oddsforholdet mot de andres, med 95 %-grenser
integrity-plot-pair = dette paret
integrity-plot-level = grensen er nådd
integrity-note-leads = { $same ->
    [calls] De andre spilte ut fra samme hånd etter de samme meldingene.
    *[contract] De andre spilte ut fra samme hånd mot samme kontrakt; meldingene kan ha sagt dem forskjellige ting.
    } Situasjoner der et av disse parene spilte ut og mange nok andre gjorde det: { $n }. Utelatt: { $lacking } uten navn, giv, kontrakt eller utspill, { $again } der et par hadde en giv det hadde hatt før. { $told }.
integrity-note-calls = De andre hadde samme hånd etter de samme meldingene, med samme giver og samme soneforhold. En melding er verd det kontraktene den førte til gir med åpne kort, i IMP mot de andres, i gjennomsnitt over alle bord der den ble avgitt. Valg av disse parene der ikke alle meldte likt og mange nok andre hadde valget: { $n }. Utelatt: { $lacking } uten navn, giv, giver, soneforhold eller et fullført regelrett meldingsforløp, { $again } der et par hadde en giv det hadde hatt før. Par kan ha avtalt ulik betydning av de samme meldingene. { $told }.
integrity-note-tempo = Langsomt er mer enn { $slow } sekunder. De andre er alle andre par på listen. Utelatt: { $again } med et tilfelle som en linje foran har. Medregnet, selv om ingenting skiller dem fra en linje foran: { $alike }; om de er egne tilfeller, sier ikke listen. { $told }.
integrity-games = { $n } spill
integrity-lines = { $n ->
    [one] { $n } linje
    *[other] { $n } linjer
    }
integrity-told = Innsyn { $number } i registeret ({ $committee }), opprettet { $day }; { $before }. Merke for dette innsynet: { $mark }
integrity-told-first = innsyn før det, eller i et annet register, er ikke medregnet
integrity-told-after = det fortsetter et tidligere ({ $looks }); andres innsyn er ikke medregnet
integrity-look-line = { $day } { $what }, av { $by }, grunn: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = avvist: { $why }
integrity-look-taken = gitt
integrity-look-begun = begynt, slutten er ikke loggført
integrity-files-none = filer ikke loggført
integrity-options-none = valg ikke loggført
integrity-taken-over = { $file }: { $looks } overtatt
integrity-key = nøkkel til et medlem: { $file }
integrity-hand-over = Gi hver nøkkel bare til sitt medlem, og fjern den her.
integrity-few = { $pair }: { $n ->
    [one] { $n } avgjørelse
    *[other] { $n } avgjørelser
    }; under { $fewest } vises ingenting
integrity-few-of-peers = { $pair }: de andre har { $n ->
    [one] { $n } tilfelle
    *[other] { $n } tilfeller
    }; under { $fewest } vises ingenting
integrity-unsigned = et innsyn sier hvem som ser, og på hvilket grunnlag
