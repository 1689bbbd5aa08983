# Mida tulemused ütlevad, programmis ja paberil.

versus = –
col-mean = keskmine
col-factored = taandatud
score-corrections = Parandused
score-now = { $was } on nüüd { $now }
score-withdrawn = tagasi võetud: { $what }
score-added = lisatud: { $what }
score-on-board = jaotus { $board }, { $what }
score-moved = { $who }: koht { $from } on nüüd { $to }
score-no-rank = puudub
score-held = { $whole }, piiratud: { $held }
score-weight = { $weight } tulemusest { $points }
score-of-top = { $share } maksimumist
score-of-session = { $share } sessiooni maksimumist
score-vp = { $points } VP
score-outstanding = { $n ->
    [one] üks tulemus on puudu
    *[other] { $n } tulemust on puudu
    }
score-points-from = Punktid: { $source }
score-late = hilineb
score-not-played = mängimata
score-cancelled = tühistatud
score-annulled = tühistatud
score-form = kuju { $form }
standing-ranked = järjestatud
standing-without-standing = väljaspool arvestust
standing-withdrawn = loobunud
standing-disqualified = diskvalifitseeritud
extra-procedural = menetluskaristus
extra-disciplinary = distsiplinaarkaristus
extra-bonus = lisapunktid
extra-carry-over = ülekantud punktid
extra-handicap = händikäp
team-on-board = jaotus { $board }: { $what }
team-met = voor { $round }, { $home } – { $away }
team-awarded = koduvõistkond { $home }, külalisvõistkond { $away }
team-rooms = avatud { $open }, suletud { $closed }
team-penalty = karistus
team-knockout = Väljalangemisega võistlus
team-match = voor { $round }: { $home } – { $away }: { $margin } ({ $verdict })
team-segments = osad { $parts }
team-segments-open = mõni osa on veel mängimata
team-wins = võitja on { $team }
team-leads = juhib { $team }
team-equal = võrdne
team-tie = võrdne tulemus, otsustamata
team-undecided = otsustamata: kes ei ole kaotanud, jagavad esimest kohta
team-not-played = veel mängimata
team-named = edasi pääseb { $team }, nagu otsustati
team-left-to = edasi pääseb { $team }, vastased lahkusid
team-both-left = mõlemad võistkonnad lahkusid
team-heading-segment = Voor { $round }, osa { $segment }: { $home } – { $away }
