# Reports on many boards, for a federation's committee.
integrity-title-leads = Opening leads against what the hidden hands favour
integrity-title-calls = Calls against what the hidden hands favour
integrity-title-tempo = Tempo against holding
integrity-caution = It names nobody and rules nothing. A pair that is better than its peers gains too, and a small number says only that chance and the habits of peers do not explain what was seen. It is for the committee, with all else that it knows, and never for players.
integrity-decisions = { $pair }: { $n ->
    [one] { $n } decision
    *[other] { $n } decisions
    } in which something could be gained
integrity-gain = gain over peers { $gain } { $unit ->
    [imps] IMPs
    *[tricks] tricks
    } a decision, between { $low } and { $high } (95%); { $effect } standard deviations of one peer's gain
integrity-chance = an innocent pair gains as much or more with chance { $p }; corrected for all looks { $corrected }
integrity-level = { $below ->
    [yes] below
    *[no] not below
    } the level of { $level }; it would be reached from { $from } { $unit ->
    [imps] IMPs
    *[tricks] tricks
    } a decision on
integrity-cases = { $pair }: { $n ->
    [one] { $n } case
    *[other] { $n } cases
    }
integrity-odds = { $ratio }, between { $low } and { $high } (95%), Fisher { $p }
integrity-own = odds ratio of slow and holding { $odds }
integrity-peers = of its peers { $odds }
integrity-times = { $ratio } times that of its peers, between { $low } and { $high } (95%)
integrity-like-peers = a pair like its peers shows as much or more with chance { $p }; corrected for all looks { $corrected }: { $below ->
    [yes] below
    *[no] not below
    } the level of { $level }
integrity-looks = { $n ->
    [one] { $n } look
    *[other] { $n } looks
    }
integrity-errors = Corrected for { $looks } in all, earlier ones counted. Of { $fields } simulated fields of innocent pairs, { $falsely } had one below the level by the same procedure: a rate between { $low }% and { $high }% (95%). Fewer than { $fewest } decisions are refused.
integrity-plot-gain = Gain over peers, { $unit ->
    [imps] IMPs
    *[tricks] tricks
    } a decision, with 95% limits
integrity-plot-innocent = { $pair }: gain a decision among innocent pairs
integrity-plot-tempo = Logarithm of the odds ratio over that of peers, with 95% limits
integrity-plot-pair = this pair
integrity-plot-level = the level is reached
integrity-note-leads = { $same ->
    [calls] Peers led from the same hand after the same calls.
    *[contract] Peers led from the same hand against the same contract; the calls may have told them different things.
    } Situations in which one of these pairs led and enough others did: { $n }. Left out: { $lacking } without names, deal, contract or lead, { $again } in which a pair had a deal that it had in a game before. { $told }.
integrity-note-calls = Peers had the same hand after the same calls, with the same dealer and vulnerability. A call is worth what the contracts to which it led make double dummy, in IMPs against those of the others, on average over all tables where it was made. Choices of these pairs in which not all called alike and enough others had the choice: { $n }. Left out: { $lacking } without names, deal, dealer, vulnerability or a finished regular auction, { $again } in which a pair had a deal that it had in a game before. Pairs may have agreed different meanings of the same calls. { $told }.
integrity-note-tempo = Slow is more than { $slow } seconds. Peers are all other pairs of the list. Left out: { $again } with a case that a line before has. Counted, though nothing tells them from a line before: { $alike }; whether they are cases of their own the list does not say. { $told }.
integrity-games = { $n ->
    [one] { $n } game
    *[other] { $n } games
    }
integrity-lines = { $n ->
    [one] { $n } line
    *[other] { $n } lines
    }
integrity-told = Look { $number } of the register of { $committee } founded on { $day }; { $before }. Mark of this look: { $mark }
integrity-told-first = looks taken before it, or by another register, are not counted
integrity-told-after = it went on from an earlier one with { $looks }; looks by others are not counted
integrity-look-line = { $day } { $what }, by { $by }, ground: { $ground }; { $pairs }; { $files }; { $options }; { $outcome }
integrity-look-refused = refused: { $why }
integrity-look-taken = taken
integrity-look-begun = begun, its end is not recorded
integrity-files-none = files not recorded
integrity-options-none = options not recorded
integrity-taken-over = { $file }: { $looks } taken over
integrity-key = key of a member: { $file }
integrity-hand-over = Hand each key to its member alone and remove it here.
integrity-few = { $pair }: { $n ->
    [one] { $n } decision
    *[other] { $n } decisions
    }; below { $fewest } nothing is shown
integrity-few-of-peers = { $pair }: its peers have { $n ->
    [one] { $n } case
    *[other] { $n } cases
    }; below { $fewest } nothing is shown
integrity-unsigned = a look names who looks and on what ground
