//! What happens to movements while they are played, and what is made from them.

use openroom_movements::{
    BoardSet, Change, ChangeRefused, Contestant, Entrant, Fault, Kind, Match, Meetings, Movement, Pace,
    Simultaneous, Site, SitesRefused, WhyNot, Winners, arrow_switched, as_barometer, best_arrow_switched,
    build, guide, individual_for, knockout, prove, rounds_for_rover, with_rover,
};

fn made(kind: Kind, size: u16) -> Movement {
    build(kind, size, None).unwrap()
}

#[test]
fn a_half_table_makes_everybody_opposite_sit_out_once() {
    for size in 2..=20 {
        let half = made(Kind::Howell, size).without(Contestant(1)).unwrap();
        let properties = prove(&half).unwrap();
        assert_eq!(half.contestants, 2 * size - 1);
        assert_eq!(properties.rounds_played.into_iter().collect::<Vec<_>>(), [(2 * size - 2, 2 * size - 1)]);
        assert!((1..2 * size).all(|round| half.sitting_out(round).len() == 1));
    }
}

#[test]
fn a_rover_meets_no_board_twice_at_any_size() {
    for size in 5..=60u16 {
        let kind = match size {
            _ if size % 2 == 1 || size > 26 => Kind::Mitchell,
            _ => Kind::SkipMitchell,
        };
        let rounds = (size > 26).then_some(13);
        let movement = build(kind, size, rounds).unwrap();
        let roving = with_rover(&movement).unwrap_or_else(|| panic!("{size}"));
        let properties = prove(&roving).unwrap();
        assert_eq!(roving.contestants, 2 * size + 1);
        assert!(properties.meetings.keys().all(|&times| times <= 2), "{size}");
        let met = Meetings::of(&roving);
        let rover = Contestant(roving.contestants);
        let twice = roving.all_contestants().filter(|&who| met.opponents(rover, who) > 1).count();
        assert!(twice <= usize::from(size % 3 == 0 && rounds.is_none()), "{size}: {twice}");
    }
}

#[test]
fn withdrawing_leaves_the_played_rounds_alone() {
    let before = made(Kind::Howell, 4);
    let (after, faults) = before.changed(Change::Withdraw { contestant: Contestant(3), after: 4 }).unwrap();
    assert_eq!(faults, []);
    assert_eq!(before.rounds[..4], after.rounds[..4]);
    assert!((5..=7).all(|round| after.sitting_out(round).len() == 2));
}

#[test]
fn a_late_pair_misses_the_first_rounds_only() {
    let (after, faults) =
        made(Kind::Mitchell, 7).changed(Change::Late { contestant: Contestant(14), from: 3 }).unwrap();
    assert_eq!(faults, []);
    let out: Vec<usize> = (1..=7).map(|round| after.sitting_out(round).len()).collect();
    assert_eq!(out, [2, 2, 0, 0, 0, 0, 0]);
}

#[test]
fn a_table_seated_the_wrong_way_is_put_right_by_one_change_and_back() {
    let before = made(Kind::Mitchell, 5);
    let change = Change::TurnTable { round: 2, table: 3 };
    let (turned, faults) = before.changed(change).unwrap();
    assert_eq!(faults, []);
    assert_ne!(turned, before);
    assert_eq!(turned.changed(change).unwrap().0, before);
}

#[test]
fn pairs_at_each_others_tables_are_shown_the_boards_they_will_meet_again() {
    let before = made(Kind::Mitchell, 5);
    let change = Change::Exchange { round: 1, one: Contestant(6), other: Contestant(7) };
    let (_, faults) = before.changed(change).unwrap();
    assert!(!faults.is_empty());
    assert!(
        faults.iter().all(|fault| matches!(fault, Fault::BoardTwice { contestant: Contestant(6 | 7), .. }))
    );
}

#[test]
fn changes_that_do_not_fit_are_refused() {
    let movement = made(Kind::Mitchell, 5);
    let refused = |change| movement.changed(change).unwrap_err();
    let stranger = Change::Withdraw { contestant: Contestant(11), after: 1 };
    assert_eq!(refused(stranger), ChangeRefused::NoSuchContestant(Contestant(11)));
    assert_eq!(refused(Change::TurnTable { round: 0, table: 1 }), ChangeRefused::NoSuchRound(0));
    assert_eq!(refused(Change::TurnTable { round: 1, table: 6 }), ChangeRefused::NoSuchTable(6));
    let other = Change::OtherBoards { round: 1, table: 1, set: BoardSet(6) };
    assert_eq!(refused(other), ChangeRefused::NoSuchSet(BoardSet(6)));
}

#[test]
fn what_is_played_besides_is_taken_down_again() {
    for kind in [Kind::Mitchell, Kind::RoundRobin] {
        let planned = made(kind, 5);
        let also = |set| Change::AlsoPlays { round: 1, table: 1, set: BoardSet(set) };
        let no_longer = |set| Change::NoLongerPlays { round: 1, table: 1, set: BoardSet(set) };
        assert_eq!(planned.changed(no_longer(2)), Err(ChangeRefused::NotBesides(BoardSet(2))));
        let (two, _) = planned.changed(also(2)).unwrap();
        let (both, _) = two.changed(also(3)).unwrap();
        let last = planned.rounds[0].tables.len() as u16 + 2;
        assert!(both.is_set_up_besides(1, last) && !both.is_set_up_besides(1, last - 2));
        // The first goes before the second: its number stays, and nobody is sent there.
        let (second, _) = both.changed(no_longer(2)).unwrap();
        assert_eq!(second.rounds[0].tables.len(), both.rounds[0].tables.len());
        let places = |movement: &Movement| guide(movement, Contestant(1)).len();
        assert_eq!(places(&second), places(&two), "{kind:?}");
        let (none, _) = second.changed(no_longer(3)).unwrap();
        assert_eq!(none, planned, "{kind:?}");
    }
}

#[test]
fn the_checker_finds_what_is_wrong() {
    let right = made(Kind::Mitchell, 5);
    let change = Change::OtherBoards { round: 1, table: 1, set: BoardSet(2) };
    let (wrong, faults) = right.changed(change).unwrap();
    assert!(faults.contains(&Fault::TooManyTables { set: BoardSet(2), round: 1, tables: 2 }));
    assert!(faults.contains(&Fault::BoardTwice { contestant: Contestant(1), set: BoardSet(2), round: 2 }));
    let mut twice = wrong.clone();
    twice.rounds[0].tables[1] = twice.rounds[0].tables[0];
    let found = prove(&twice).unwrap_err();
    assert!(found.contains(&Fault::TwoSeats { contestant: Contestant(1), round: 1 }));
    let mut stranger = right;
    stranger.contestants = 9;
    assert!(matches!(prove(&stranger).unwrap_err()[0], Fault::NoSuchContestant { .. }));
    let mut cut = made(Kind::AmericanWhist, 5);
    cut.rounds.pop();
    assert!(matches!(prove(&cut).unwrap_err()[0], Fault::HalfMatch { .. }));
}

#[test]
fn about_an_eighth_of_the_rounds_is_switched() {
    for (tables, usual) in [(7, 1), (9, 1), (11, 1), (13, 2)] {
        let (switched, count) = best_arrow_switched(&made(Kind::Mitchell, tables));
        assert_eq!(count, usual, "{tables} tables");
        assert_eq!(switched.winners, Winners::One);
        let none = arrow_switched(&made(Kind::Mitchell, tables), &[]);
        let figure = |movement: &Movement| prove(movement).unwrap().balance[0].figure();
        assert!(figure(&switched) > figure(&none));
    }
    for tables in 2..=40 {
        let kind = if tables % 2 == 1 { Kind::Mitchell } else { Kind::RelayMitchell };
        prove(&best_arrow_switched(&made(kind, tables)).0).unwrap();
        prove(&best_arrow_switched(&made(Kind::HesitationMitchell, tables)).0).unwrap();
    }
}

#[test]
fn any_movement_can_be_a_barometer() {
    let movement = as_barometer(&made(Kind::HesitationMitchell, 8));
    assert_eq!(prove(&movement).unwrap().tables_sharing, 8);
}

#[test]
fn a_bracket_gives_byes_to_the_highest_and_keeps_them_apart() {
    for size in 2..=200u16 {
        let bracket = knockout(size).unwrap();
        let byes: Vec<u16> = bracket.rounds[0]
            .iter()
            .filter_map(|game| match game {
                Match::Bye(Entrant::Seed(seed)) => Some(seed.0),
                _ => None,
            })
            .collect();
        let expected = u32::from(size).next_power_of_two() - u32::from(size);
        assert_eq!(byes.len() as u32, expected);
        assert!(byes.iter().all(|&seed| u32::from(seed) <= expected));
        let games = bracket.rounds.iter().flatten().filter(|game| matches!(game, Match::Between(..))).count();
        assert_eq!(games, usize::from(size) - 1);
        // When the lower number always wins, 1 and 2 meet in the last match.
        let last = bracket.rounds.len() - 1;
        assert_eq!(
            bracket.players(last, 0, |r, m| winner(&bracket, r, m)),
            Some((Contestant(1), Contestant(2)))
        );
    }
    assert_eq!(knockout(1), None);
}

fn winner(bracket: &openroom_movements::Bracket, round: usize, number: usize) -> Option<Contestant> {
    let (one, other) = bracket.players(round, number, |r, m| match bracket.rounds[r][m] {
        Match::Bye(Entrant::Seed(seed)) => Some(seed),
        _ if r == 0 => match bracket.rounds[0][m] {
            Match::Between(Entrant::Seed(one), Entrant::Seed(other)) => Some(one.min(other)),
            _ => None,
        },
        _ => winner(bracket, r, m),
    })?;
    Some(one.min(other))
}

#[test]
fn sites_play_the_same_boards() {
    let site = |name: &str, kind, size| Site {
        name: name.to_owned(),
        movement: build(kind, size, None).unwrap().with_boards_per_set(3),
    };
    let event =
        Simultaneous::new(vec![site("Tartu", Kind::Mitchell, 9), site("Turku", Kind::Howell, 5)]).unwrap();
    assert_eq!(event.boards(), 27);
    assert_eq!(event.number(1, Contestant(10)), Some(28));
    assert_eq!(event.number(1, Contestant(11)), None);
    assert!((1..=27).all(|board| event.times_played(board) == 14));
    let twice = Simultaneous::new(vec![site("Oslo", Kind::Mitchell, 5), site("Oslo", Kind::Mitchell, 5)]);
    assert_eq!(twice, Err(SitesRefused::SameName("Oslo".to_owned())));
    let mixed = Simultaneous::new(vec![site("A", Kind::Mitchell, 5), site("B", Kind::RoundRobin, 6)]);
    assert_eq!(mixed, Err(SitesRefused::OtherUnit("B".to_owned())));
}

#[test]
fn boards_fit_the_time() {
    assert_eq!(Pace::USUAL.boards_per_round(9, 200), Some(3));
    assert_eq!(Pace::USUAL.minutes(9, 3), 197);
    assert_eq!(Pace::USUAL.boards_per_round(9, 60), None);
}

#[test]
fn impossible_requests_name_the_nearest() {
    let refused = build(Kind::RainbowIndividual, 6, None).unwrap_err();
    assert_eq!(refused.why, WhyNot::NoConstruction);
    assert!(refused.nearest.iter().any(|offer| offer.kind == Kind::WhistIndividual && offer.size == 6));
    assert!(refused.nearest.iter().any(|offer| offer.kind == Kind::RainbowIndividual && offer.size == 5));
    let rounds = build(Kind::Mitchell, 8, Some(8)).unwrap_err();
    assert!(rounds.nearest.iter().any(|offer| offer.kind == Kind::RelayMitchell && offer.rounds == 8));
    for kind in Kind::ALL {
        for size in 0..=70 {
            if let Err(refused) = build(kind, size, None) {
                for offer in refused.nearest {
                    if offer.size <= 20 {
                        build(offer.kind, offer.size, Some(offer.rounds)).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn a_guide_card_follows_the_movement() {
    let movement = made(Kind::Mitchell, 5);
    let card = guide(&movement, Contestant(6));
    let tables: Vec<_> = card.iter().map(|place| place.table.unwrap()).collect();
    assert_eq!(tables, [1, 2, 3, 4, 5]);
    assert_eq!(guide(&made(Kind::RoundRobin, 4), Contestant(1)).len(), 6);
}

#[test]
fn a_movement_survives_json() {
    for kind in [Kind::Howell, Kind::WhistIndividual, Kind::AmericanWhist] {
        let movement = made(kind, 4);
        let text = serde_json::to_string(&movement).unwrap();
        assert_eq!(serde_json::from_str::<Movement>(&text).unwrap(), movement);
    }
}

/// Two steps a round meet every board and every opponent once where neither two nor three divides the tables.
#[test]
fn a_rover_plays_the_whole_movement_of_an_odd_number_without_a_factor_of_three() {
    for size in (5..=59u16).filter(|size| size % 2 == 1 && size % 3 != 0) {
        let roving = with_rover(&made(Kind::Mitchell, size)).unwrap_or_else(|| panic!("{size}"));
        prove(&roving).unwrap();
        assert_eq!(roving.rounds.len(), usize::from(size));
        let met = Meetings::of(&roving);
        let rover = Contestant(roving.contestants);
        assert!(roving.all_contestants().all(|who| met.opponents(rover, who) <= 1), "{size}");
    }
}

#[test]
fn where_a_rover_finds_no_way_fewer_rounds_are_named() {
    let kinds = [Kind::Mitchell, Kind::RelayMitchell, Kind::HesitationMitchell, Kind::Howell];
    let mut without = 0;
    for (kind, size) in kinds.into_iter().flat_map(|kind| (2..=5).map(move |size| (kind, size))) {
        let Ok(movement) = build(kind, size, None) else { continue };
        if with_rover(&movement).is_some() {
            continue;
        }
        without += 1;
        if let Some(rounds) = rounds_for_rover(&movement) {
            let cut = movement.rounds[..usize::from(rounds)].to_vec();
            assert!(usize::from(rounds) < movement.rounds.len());
            assert!(with_rover(&Movement { rounds: cut, ..movement }).is_some(), "{kind} {size}");
        }
    }
    assert!(without > 0);
}

#[test]
fn a_pair_that_enters_late_takes_the_empty_place() {
    for (kind, size) in [(Kind::Mitchell, 5), (Kind::Howell, 4), (Kind::Barometer, 3)] {
        let whole = made(kind, size);
        let half = whole.without(Contestant(whole.contestants)).unwrap();
        let rounds = half.rounds.len() as u16;
        for from in 1..=rounds {
            let (joined, faults) = half.joined(from).unwrap();
            assert_eq!(faults, []);
            assert_eq!(joined.contestants, whole.contestants);
            for round in 1..=rounds {
                assert_eq!(joined.sitting_out(round).is_empty(), round >= from, "{kind} {size} {round}");
            }
        }
    }
    assert_eq!(made(Kind::Howell, 3).joined(2).unwrap_err(), ChangeRefused::NoPlace);
    assert_eq!(made(Kind::Howell, 3).joined(9).unwrap_err(), ChangeRefused::NoSuchRound(9));
}

#[test]
fn four_players_have_each_other_as_partner_once() {
    let movement = individual_for(4, None).unwrap();
    assert_eq!(movement.rounds.len(), 3);
    assert!((1..=3).all(|round| movement.sitting_out(round).is_empty()));
    let properties = prove(&movement).unwrap();
    assert_eq!(properties.partnerships.keys().copied().collect::<Vec<_>>(), [1]);
    assert_eq!(properties.meetings.keys().copied().collect::<Vec<_>>(), [2]);
}

/// The numbers of players for which everybody partners everybody once and opposes everybody twice, but for sit-outs.
const BALANCED: [u16; 15] = [5, 9, 11, 13, 17, 25, 29, 37, 41, 48, 49, 53, 61, 81, 121];

#[test]
fn individuals_of_any_number_have_nobody_as_partner_twice() {
    for players in (4..=62).chain([81, 121]) {
        let movement = individual_for(players, None).unwrap();
        assert_eq!(movement.contestants, players);
        for round in 1..=movement.rounds.len() as u16 {
            assert!(movement.sitting_out(round).len() < usize::from(players), "{players}: round {round}");
        }
        let properties = prove(&movement).unwrap_or_else(|faults| panic!("{players}: {:?}", faults[0]));
        assert!(properties.partnerships.keys().all(|&times| times <= 1), "{players}");
        let most = properties.meetings.keys().max().copied().unwrap();
        assert!(most <= if BALANCED.contains(&players) { 2 } else { 5 }, "{players}: {most} times");
        if players % 4 == 1 && BALANCED.contains(&players) {
            assert!((1..=players).all(|round| movement.sitting_out(round).len() == 1), "{players}");
            assert_eq!(properties.partnerships.keys().copied().collect::<Vec<_>>(), [1], "{players}");
            assert_eq!(properties.meetings.keys().copied().collect::<Vec<_>>(), [2], "{players}");
        }
    }
}

#[test]
fn players_who_do_not_fill_the_tables_sit_out_in_turn() {
    for players in [6, 7, 10, 14, 18, 21, 22, 23, 30, 34] {
        let rounds = 8.min(players - 1);
        let movement = individual_for(players, Some(rounds)).unwrap();
        assert_eq!(movement.rounds.len(), usize::from(rounds));
        let out = |who| (1..=rounds).filter(|&round| movement.sitting_out(round).contains(&who)).count();
        let outs: Vec<usize> = movement.all_contestants().map(out).collect();
        let (least, most) = (outs.iter().min().unwrap(), outs.iter().max().unwrap());
        assert!(most - least <= 2, "{players}: {outs:?}");
        let each = (1..=rounds).map(|round| movement.sitting_out(round).len() as u16);
        assert!(each.into_iter().all(|out| out == players % 4), "{players}");
    }
    for wrong in [0, 3, 242] {
        assert!(individual_for(wrong, None).unwrap_err().to_string().contains("4 to 241 players"), "{wrong}");
    }
}

#[test]
fn a_howell_is_stopped_early_where_no_other_is_made() {
    for (tables, rounds) in [(4, 6), (4, 1), (5, 8), (2, 2), (7, 3)] {
        let movement = build(Kind::Howell, tables, Some(rounds)).unwrap();
        assert_eq!((movement.kind, movement.rounds.len()), (Kind::Howell, usize::from(rounds)));
        let properties = prove(&movement).unwrap();
        assert!(properties.meetings.keys().all(|&times| times <= 1));
        let all = movement.rounds.iter().flat_map(|round| &round.tables);
        let sets: std::collections::BTreeSet<_> = all.filter_map(|table| table.set).collect();
        assert_eq!(sets.len(), usize::from(movement.sets), "no set that nobody plays");
    }
    assert!(build(Kind::Howell, 4, Some(8)).is_err());
}
