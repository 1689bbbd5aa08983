//! Every provision of the Laws, by name.

// Made from catalogue/ by `cargo xtask generate`; change the catalogue instead.

use crate::Provision;

/// **def:obligation-words** Scale of the words that oblige or forbid.
///
/// *When:* A provision tells someone that he may, does, should, shall or must do something, or the negative of these.
///
/// *Then:* Rising duty: may = leaving it out is no fault; does = fixes the procedure, a breach is not expected to be penalized; should = leaving it out is an infraction that endangers the offender's rights but is seldom penalized; shall = a breach is penalized more often than not; must = the strongest, a serious matter. Rising ban: shall not = strong; may not = stronger; must not = the strongest.
pub const DefObligationWords: Provision = Provision(0);

/// **def:reading-rules** How the text is to be read.
///
/// *When:* The meaning of any provision is in question.
///
/// *Then:* The Introduction and the Definitions are part of the Laws. Unless the context clearly shows otherwise, singular covers plural, masculine covers feminine, and the reverse.
pub const DefReadingRules: Provision = Provision(1);

/// **def:adjusted-score** Adjusted score.
///
/// *When:* A score on a board is set by the TD and not by play.
///
/// *Then:* It is an adjusted score (Law 12), of one of two kinds: artificial (a share of the points) or assigned (one or more bridge results).
pub const DefAdjustedScore: Provision = Provision(2);

/// **def:alert** Alert.
///
/// *When:* A player notifies the opponents that they may need an explanation.
///
/// *Then:* The notification is an alert; the RA may fix its form.
pub const DefAlert: Provision = Provision(3);

/// **def:artificial-call** Artificial call.
///
/// *When:* A call is classified as artificial or not.
///
/// *Then:* Artificial are: (1) a bid, double or redouble telling something else, or something more, than that the player is willing to play in the denomination it names or the last one named, unless players at large take that for granted; (2) a pass that shows more than a given strength; (3) a pass that shows or denies values in a place other than the last-named suit.
pub const DefArtificialCall: Provision = Provision(4);

/// **def:auction** Auction.
///
/// *When:* The word auction is used.
///
/// *Then:* (1) The process that fixes the contract by successive calls; it begins when the first call is made. (2) All calls made, taken together.
pub const DefAuction: Provision = Provision(5);

/// **def:bid** Bid.
///
/// *When:* A call names a number of odd tricks and a denomination.
///
/// *Then:* It is a bid: an undertaking to win at least that many tricks above six in that denomination.
pub const DefBid: Provision = Provision(6);

/// **def:board** Board.
///
/// *When:* The word board is used.
///
/// *Then:* (1) The duplicate board described in Law 2. (2) Its contents for the session: the four hands as they were dealt and pocketed (also called deal).
pub const DefBoard: Provision = Provision(7);

/// **def:call** Call.
///
/// *When:* A player bids, doubles, redoubles or passes.
///
/// *Then:* Each of these four is a call; there is no other.
pub const DefCall: Provision = Provision(8);

/// **def:cancelled** Cancelled.
///
/// *When:* A call or other action is said to be cancelled.
///
/// *Then:* It counts among the withdrawn actions (see withdrawn).
pub const DefCancelled: Provision = Provision(9);

/// **def:contestant** Contestant.
///
/// *When:* The competing unit of an event is to be named.
///
/// *Then:* Individual: one player. Pairs: two players who play as partners through the event. Teams: four or more players who play as team-mates.
pub const DefContestant: Provision = Provision(10);

/// **def:contract** Contract.
///
/// *When:* The auction ended with at least one bid.
///
/// *Then:* The contract is declarer's side's undertaking to win the number of odd tricks of the last bid in its denomination, undoubled, doubled or redoubled.
pub const DefContract: Provision = Provision(11);

/// **def:deal** Deal.
///
/// *When:* The word deal is used.
///
/// *Then:* (1) How the pack is spread over the four hands. (2) Those cards as one whole, together with their bidding and play.
pub const DefDeal: Provision = Provision(12);

/// **def:declarer** Declarer.
///
/// *When:* The auction has produced a contract.
///
/// *Then:* Declarer is, of the two players whose side made the last bid, the one who bid its denomination first. The role starts when the opening lead is faced (but see 54 when that lead was out of turn).
pub const DefDeclarer: Provision = Provision(13);

/// **def:defender** Defender.
///
/// *When:* A player's role towards the declaring side is asked.
///
/// *Then:* Each opponent of declarer, or of the presumed declarer, is a defender.
pub const DefDefender: Provision = Provision(14);

/// **def:denomination** Denomination.
///
/// *When:* A bid is made.
///
/// *Then:* Its denomination is the suit or no trump it names.
pub const DefDenomination: Provision = Provision(15);

/// **def:double** Double.
///
/// *When:* A player doubles over an opponent's bid.
///
/// *Then:* The call raises the score for the contract made or defeated.
pub const DefDouble: Provision = Provision(16);

/// **def:dummy** Dummy.
///
/// *When:* The opening lead has been faced.
///
/// *Then:* (1) Declarer's partner is dummy from that moment until play ends. (2) Also the cards of declarer's partner once spread on the table after the opening lead.
pub const DefDummy: Provision = Provision(17);

/// **def:event** Event.
///
/// *When:* A contest has one or more sessions.
///
/// *Then:* It is an event; tournament means the same.
pub const DefEvent: Provision = Provision(18);

/// **def:extraneous** Extraneous.
///
/// *When:* Something did not come from the lawful procedures of the game.
///
/// *Then:* It is extraneous.
pub const DefExtraneous: Provision = Provision(19);

/// **def:follow-suit** Follow suit.
///
/// *When:* A player plays to a trick led by another.
///
/// *Then:* He follows suit when his card is of the suit led.
pub const DefFollowSuit: Provision = Provision(20);

/// **def:game** Game.
///
/// *When:* Trick points scored on one deal are counted.
///
/// *Then:* 100 or more are a game.
pub const DefGame: Provision = Provision(21);

/// **def:hand** Hand.
///
/// *When:* A player's cards are meant.
///
/// *Then:* The cards first dealt to him, or those of them still left.
pub const DefHand: Provision = Provision(22);

/// **def:honor** Honor.
///
/// *When:* A card's class is asked.
///
/// *Then:* Ace, king, queen, jack and ten are honors; all others are below honor rank.
pub const DefHonor: Provision = Provision(23);

/// **def:imp** International match point (IMP).
///
/// *When:* Scores are compared on the IMP scale.
///
/// *Then:* The IMP is the unit given by the schedule of 78B.
pub const DefImp: Provision = Provision(24);

/// **def:infraction** Infraction.
///
/// *When:* A player acts against a law, or against a regulation that the Laws permit.
///
/// *Then:* It is an infraction.
pub const DefInfraction: Provision = Provision(25);

/// **def:irregularity** Irregularity.
///
/// *When:* Correct procedure is departed from.
///
/// *Then:* It is an irregularity. Infractions by players are among them, but there are others.
pub const DefIrregularity: Provision = Provision(26);

/// **def:lead** Lead.
///
/// *When:* A card is the first one played to a trick.
///
/// *Then:* It is the lead.
pub const DefLead: Provision = Provision(27);

/// **def:lho** LHO.
///
/// *When:* Seats are named from a player's view.
///
/// *Then:* LHO is his left-hand opponent, next after him in rotation.
pub const DefLho: Provision = Provision(28);

/// **def:matchpoint** Matchpoint.
///
/// *When:* A contestant's score is compared with one or more others.
///
/// *Then:* The matchpoint is the scoring unit that comes out of the comparison (78A).
pub const DefMatchpoint: Provision = Provision(29);

/// **def:misinformation** Misinformation.
///
/// *When:* A side does not reveal its methods or understandings correctly at the time and in the way the Laws or regulations demand.
///
/// *Then:* That failure is misinformation.
pub const DefMisinformation: Provision = Provision(30);

/// **def:odd-trick** Odd trick.
///
/// *When:* Tricks of declarer's side beyond the first six are counted.
///
/// *Then:* Each trick to be won above six is an odd trick.
pub const DefOddTrick: Provision = Provision(31);

/// **def:opening-lead** Opening lead.
///
/// *When:* A card is led to the first trick.
///
/// *Then:* It is the opening lead.
pub const DefOpeningLead: Provision = Provision(32);

/// **def:opponent** Opponent.
///
/// *When:* A player at the table belongs to the other side.
///
/// *Then:* He is an opponent; a member of the partnership to which one is opposed.
pub const DefOpponent: Provision = Provision(33);

/// **def:overtrick** Overtrick.
///
/// *When:* Declarer's side wins more tricks than the contract needs.
///
/// *Then:* Each surplus trick is an overtrick.
pub const DefOvertrick: Provision = Provision(34);

/// **def:pack** Pack.
///
/// *When:* Cards for bridge are meant.
///
/// *Then:* The 52 cards with which the game is played.
pub const DefPack: Provision = Provision(35);

/// **def:partner** Partner.
///
/// *When:* Two players form a side at a table.
///
/// *Then:* Each is the other's partner against the other two.
pub const DefPartner: Provision = Provision(36);

/// **def:partscore** Partscore.
///
/// *When:* Trick points scored on one deal are counted.
///
/// *Then:* 90 or fewer are a partscore.
pub const DefPartscore: Provision = Provision(37);

/// **def:pass** Pass.
///
/// *When:* A player at his turn chooses not to bid, double or redouble.
///
/// *Then:* His call is a pass.
pub const DefPass: Provision = Provision(38);

/// **def:penalty** Penalty: disciplinary and procedural.
///
/// *When:* A player or side is penalized.
///
/// *Then:* Two kinds: disciplinary, to keep courtesy and good order (91); procedural, at the TD's discretion for procedural irregularities, on top of any rectification (90).
pub const DefPenalty: Provision = Provision(39);

/// **def:penalty-card** Penalty card.
///
/// *When:* A card falls under Law 50.
///
/// *Then:* It is a penalty card.
pub const DefPenaltyCard: Provision = Provision(40);

/// **def:play** Play.
///
/// *When:* The word play is used.
///
/// *Then:* (1) Putting a card from a hand into a trick, the lead included. (2) All plays made. (3) The time in which the cards are played. (4) All calls and plays on a board.
pub const DefPlay: Provision = Provision(41);

/// **def:play-period** Play period.
///
/// *When:* The opening lead is faced.
///
/// *Then:* The play period begins. What contestants may do in it lapses as each law says. It is over once the cards of the following board leave their pockets, or, on the last board of the round, once that board is finished.
pub const DefPlayPeriod: Provision = Provision(42);

/// **def:premium-points** Premium points.
///
/// *When:* Points on a deal are earned otherwise than as trick points.
///
/// *Then:* They are premium points.
pub const DefPremiumPoints: Provision = Provision(43);

/// **def:presumed-declarer** Presumed declarer.
///
/// *When:* The auction is over but the declarer is not yet settled.
///
/// *Then:* The presumed declarer is the player who would become declarer if no irregularity occurred.
pub const DefPresumedDeclarer: Provision = Provision(44);

/// **def:psychic-call** Psychic call.
///
/// *When:* With a call a player on purpose gives a grossly false picture of his honor strength, of a suit length, or of both.
///
/// *Then:* The call is psychic.
pub const DefPsychicCall: Provision = Provision(45);

/// **def:rectification** Rectification.
///
/// *When:* An irregularity has come to the TD's attention.
///
/// *Then:* Rectification is the remedy the Laws then prescribe.
pub const DefRectification: Provision = Provision(46);

/// **def:redouble** Redouble.
///
/// *When:* A player redoubles over an opponent's double.
///
/// *Then:* The call raises the score for the contract made or defeated further.
pub const DefRedouble: Provision = Provision(47);

/// **def:retracted** Retracted.
///
/// *When:* A card played is taken back under a law.
///
/// *Then:* The card is retracted and the action counts as withdrawn.
pub const DefRetracted: Provision = Provision(48);

/// **def:rho** RHO.
///
/// *When:* Seats are named from a player's view.
///
/// *Then:* RHO is his right-hand opponent, just before him in rotation.
pub const DefRho: Provision = Provision(49);

/// **def:rotation** Rotation.
///
/// *When:* The order of calling and playing is asked.
///
/// *Then:* Clockwise: N, E, S, W, N. The same order is recommended for dealing.
pub const DefRotation: Provision = Provision(50);

/// **def:round** Round.
///
/// *When:* Players stay in their seats for a part of a session.
///
/// *Then:* That part is a round.
pub const DefRound: Provision = Provision(51);

/// **def:session** Session.
///
/// *When:* A stretch of play with a set number of boards is scheduled by the TO.
///
/// *Then:* It is a session. The word may mean different things in Laws 4, 12C2 and 91.
pub const DefSession: Provision = Provision(52);

/// **def:side** Side.
///
/// *When:* Two players at a table play together against the other two.
///
/// *Then:* They are a side.
pub const DefSide: Provision = Provision(53);

/// **def:slam** Slam.
///
/// *When:* A contract is for six or seven odd tricks.
///
/// *Then:* Six is a small slam, seven a grand slam.
pub const DefSlam: Provision = Provision(54);

/// **def:sorted-deck** Sorted deck.
///
/// *When:* A pack was not made random from its earlier state.
///
/// *Then:* It is a sorted deck; results from it are void under 6D2.
pub const DefSortedDeck: Provision = Provision(55);

/// **def:suit** Suit.
///
/// *When:* The pack is divided.
///
/// *Then:* Four suits of 13 cards, each with its symbol: spades, hearts, diamonds, clubs.
pub const DefSuit: Provision = Provision(56);

/// **def:team** Team.
///
/// *When:* Several pairs, two at least, sit in different directions at different tables and their results are added to one score.
///
/// *Then:* They are a team; regulations may allow more than four members.
pub const DefTeam: Provision = Provision(57);

/// **def:tournament** Tournament.
///
/// *When:* A contest has one or more sessions.
///
/// *Then:* It is a tournament; event means the same.
pub const DefTournament: Provision = Provision(58);

/// **def:trick** Trick.
///
/// *When:* Cards are played in rotation from a lead.
///
/// *Then:* A trick, when not defective, is four cards, one from each player in rotation beginning with the lead; it is the unit in which the outcome of the contract is measured.
pub const DefTrick: Provision = Provision(59);

/// **def:trick-points** Trick points.
///
/// *When:* Declarer's side fulfils the contract.
///
/// *Then:* The points for the contracted tricks are trick points (77).
pub const DefTrickPoints: Provision = Provision(60);

/// **def:trump** Trump.
///
/// *When:* The contract is in a suit.
///
/// *Then:* Every card of that suit is a trump.
pub const DefTrump: Provision = Provision(61);

/// **def:turn** Turn.
///
/// *When:* The right time for a player to call or play has come.
///
/// *Then:* It is his turn.
pub const DefTurn: Provision = Provision(62);

/// **def:undertrick** Undertrick.
///
/// *When:* Declarer's side wins fewer tricks than the contract needs.
///
/// *Then:* Each missing trick is an undertrick.
pub const DefUndertrick: Provision = Provision(63);

/// **def:unintended** Unintended.
///
/// *When:* An action happened without the will of the player; at that moment he did not mean it.
///
/// *Then:* It is unintended.
pub const DefUnintended: Provision = Provision(64);

/// **def:visible-card** Visible card.
///
/// *When:* A card is held so that partner or an opponent may identify its face.
///
/// *Then:* It is a visible card.
pub const DefVisibleCard: Provision = Provision(65);

/// **def:vulnerability** Vulnerability.
///
/// *When:* Premiums and undertrick penalties are assigned.
///
/// *Then:* Vulnerability is the condition they depend on (77).
pub const DefVulnerability: Provision = Provision(66);

/// **def:withdrawn** Withdrawn.
///
/// *When:* Actions are said to be withdrawn.
///
/// *Then:* They include cancelled actions and retracted cards.
pub const DefWithdrawn: Provision = Provision(67);

/// **def:revoke** Revoke.
///
/// *When:* The list of definitions of the 2007 edition is used.
///
/// *Then:* It has an entry for revoke that only points to Laws 61 to 64. The 2017 list has no such entry; the meaning is in 61A.
pub const DefRevoke: Provision = Provision(68);

/// **def:score** Score on a deal.
///
/// *When:* The list of definitions of the 2007 edition is used.
///
/// *Then:* It defines the score as trick value plus premiums, or the value of the undertricks, entered under Law 77. The 2017 list has no such entry.
pub const DefScore: Provision = Provision(69);

/// **def:unauthorized-information** Unauthorized information.
///
/// *When:* The list of definitions of the 2007 edition is used.
///
/// *Then:* It defines UI as information that may not lawfully be used in the game. From 2017 the meaning follows from Law 16.
pub const DefUnauthorizedInformation: Provision = Provision(70);

/// **1A** Cards, ranks and suits.
///
/// *When:* Duplicate bridge is played.
///
/// *Then:* One pack of 52 cards, 13 in each of four suits. Suits from high to low: spades, hearts, diamonds, clubs. Cards from high to low: A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2.
pub const L1A: Provision = Provision(71);

/// **1B** Faces of the cards.
///
/// *When:* The RA sets requirements for packs.
///
/// *Then:* It may require the face of every card to be symmetrical.
pub const L1B: Provision = Provision(72);

/// **1C** Backs of the cards.
///
/// *When:* A pack is chosen for play.
///
/// *Then:* All 52 backs should be identical; they may carry words, a logo or a picture, but the design should have a centre of symmetry.
pub const L1C: Provision = Provision(73);

/// **2** Boards, dealer and vulnerability.
///
/// *When:* A board is used in a session.
///
/// *Then:* Each deal has a board with a pack; the board bears its number and four pockets N, E, S, W. Dealer: N on 1, 5, 9, 13; E on 2, 6, 10, 14; S on 3, 7, 11, 15; W on 4, 8, 12, 16. Vulnerable: none on 1, 8, 11, 14; NS on 2, 5, 12, 15; EW on 3, 6, 9, 16; both on 4, 7, 10, 13. The pattern repeats on 17-32 and each further 16. A board marked otherwise should not be used; if one has been used, its own markings hold for that session.
pub const L2: Provision = Provision(74);

/// **3** Tables and compass directions.
///
/// *When:* Tables are set out.
///
/// *Then:* Four players sit at each table; tables are numbered in a sequence set by the TD. The TD names one direction North; the others follow from it.
pub const L3: Provision = Provision(75);

/// **4** Partnerships.
///
/// *When:* Contestants enter an event.
///
/// *Then:* The four players at a table are two sides, NS against EW. In pairs and teams contestants enter as pairs or teams and keep the same partnerships through a session, except for substitutions the TD allows. In an individual each player enters alone and partnerships change during the session.
pub const L4: Provision = Provision(76);

/// **5A** Starting positions.
///
/// *When:* A session begins.
///
/// *Then:* The TD assigns each contestant a starting position. Unless otherwise directed, members of a pair or team agree among themselves who takes which of their seats. A player who has chosen a compass direction may change it within the session only on the TD's order or with his leave.
pub const L5A: Provision = Provision(77);

/// **5B** Change of direction or table.
///
/// *When:* Players must change direction or move to another table.
///
/// *Then:* They do so as the TD instructs. The TD answers for announcing clearly; each player answers for moving when and as told and for sitting in the right seat after each change.
pub const L5B: Provision = Provision(78);

/// **6A** Shuffle and cut.
///
/// *When:* Before play starts.
///
/// *Then:* Each pack is thoroughly shuffled. There is a cut if either opponent asks for one.
pub const L6A: Provision = Provision(79);

/// **6B** Dealing.
///
/// *When:* Cards are dealt by hand.
///
/// *Then:* They must be dealt face down, one at a time, into four hands of thirteen; each hand then goes face down into a pocket. No two cards that lie next to each other in the pack shall go to the same hand (PL: should not). Dealing clockwise is recommended, other orders are not forbidden.
pub const L6B: Provision = Provision(80);

/// **6C** Both sides present.
///
/// *When:* Cards are shuffled and dealt at the table.
///
/// *Then:* A player of each side should be present unless the TD instructs otherwise.
pub const L6C: Provision = Provision(81);

/// **6D1** Redeal for a faulty deal or a seen card.
///
/// *When:* Before the auction has begun on the board for the first time it is established that the deal was faulty, or that in shuffling or dealing somebody could have seen the face of a card of another hand.
///
/// *Then:* Shuffle and deal anew (shall). Later, until the board has been played, a chance look at another player's card is handled by 16D (but see 24).
pub const L6D1: Provision = Provision(82);

/// **6D2** Unshuffled pack or deal of another session.
///
/// *When:* The cards were dealt from a sorted deck without a shuffle, or the deal comes from another session, and replaying old deals is not the purpose of the event.
///
/// *Then:* No result may stand. Exchange of boards between tables is not hindered by this. Footnote: a sorted deck is one left as it was, not randomized.
pub const L6D2: Provision = Provision(83);

/// **6D3** Redeal ordered by the Director.
///
/// *When:* The TD has a reason compatible with the Laws.
///
/// *Then:* He may order a new shuffle and redeal, but see 22B (no redeal after four passes) and 86A (team match whose result without the board could be known).
pub const L6D3: Provision = Provision(84);

/// **6E1** Dealing at the tables.
///
/// *When:* The TD chooses how boards are made.
///
/// *Then:* He may order shuffle and deal at each table just before play starts.
pub const L6E1: Provision = Provision(85);

/// **6E2** Dealt by the Director in advance.
///
/// *When:* The TD chooses how boards are made.
///
/// *Then:* He may shuffle and deal himself in advance.
pub const L6E2: Provision = Provision(86);

/// **6E3** Dealt in advance by assistants.
///
/// *When:* The TD chooses how boards are made.
///
/// *Then:* He may have assistants or other appointed persons shuffle and deal in advance.
pub const L6E3: Provision = Provision(87);

/// **6E4** Another method with the same randomness.
///
/// *When:* The TD chooses how boards are made.
///
/// *Then:* He may require another way of dealing or predealing if it gives the same wholly random expectation as shuffling and dealing under A and B.
pub const L6E4: Provision = Provision(88);

/// **6F** Copies of boards.
///
/// *When:* Conditions of play need the same deal at several tables.
///
/// *Then:* One or more exact copies of each original deal may be made as the TD instructs. When he so orders, a board shall normally not be redealt, though the TD has the power to order it.
pub const L6F: Provision = Provision(89);

/// **7A** Place of the board.
///
/// *When:* A board is being played.
///
/// *Then:* It is put in the centre of the table and shall stay there, correctly oriented, until play is completed.
pub const L7A: Provision = Provision(90);

/// **7B1** Taking the cards.
///
/// *When:* Players take their cards from the board.
///
/// *Then:* Each takes the hand from the pocket of his own direction.
pub const L7B1: Provision = Provision(91);

/// **7B2** Counting and looking at the cards.
///
/// *When:* A player has taken his hand.
///
/// *Then:* He counts it face down to be sure of exactly thirteen; then, before he makes a call, he must look at the faces.
pub const L7B2: Provision = Provision(92);

/// **7B3** Keeping one's own cards apart.
///
/// *When:* During play, and after it.
///
/// *Then:* Each player keeps hold of his cards and does not let them mix with others. Touching another player's cards, during play or after it, needs the leave of an opponent or the TD (shall not); declarer may play dummy's cards under 45.
pub const L7B3: Provision = Provision(93);

/// **7C** Returning the cards.
///
/// *When:* Play is over.
///
/// *Then:* Each player should shuffle his original thirteen cards and then put them in his own pocket. After that no hand shall be taken out unless a player of each side, or the TD, is present.
pub const L7C: Provision = Provision(94);

/// **7D** Who answers for proper conditions.
///
/// *When:* Conditions of play at a table are in question.
///
/// *Then:* A contestant who stays at the table through the session is primarily responsible for them.
pub const L7D: Provision = Provision(95);

/// **8A1** Instructions for movement.
///
/// *When:* Boards and contestants are to move.
///
/// *Then:* The TD tells the players how boards and contestants proceed.
pub const L8A1: Provision = Provision(96);

/// **8A2** North moves the boards.
///
/// *When:* A round is over and the TD has not ordered otherwise.
///
/// *Then:* North at each table is responsible for moving the boards just played to the proper table for the next round.
pub const L8A2: Provision = Provision(97);

/// **8B1** End of a round.
///
/// *When:* The TD gives the signal for the next round.
///
/// *Then:* As a rule the round is over. At a table still playing it lasts until its players move.
pub const L8B1: Provision = Provision(98);

/// **8B2** Round with a postponed board.
///
/// *When:* The TD postpones play of a board.
///
/// *Then:* For that board and its players the round does not end until the board is played and its score agreed and recorded, or the TD cancels its play.
pub const L8B2: Provision = Provision(99);

/// **8C** End of the last round and of the session.
///
/// *When:* A table has completed all boards scheduled for it.
///
/// *Then:* The last round and the session end for that table when all of them are played and all scores are entered without objection.
pub const L8C: Provision = Provision(100);

/// **9A1** Drawing attention in the auction period.
///
/// *When:* An irregularity occurs and it is the auction period.
///
/// *Then:* Unless the Laws forbid it, any player may draw attention to it, whether or not it is his turn to call.
pub const L9A1: Provision = Provision(101);

/// **9A2** Drawing attention in the play period.
///
/// *When:* An irregularity occurs in the play period.
///
/// *Then:* Unless the Laws forbid it, declarer or either defender may draw attention to it. For a quitted card pointed the wrong way see 65B3.
pub const L9A2: Provision = Provision(102);

/// **9A3** Preventing an irregularity.
///
/// *When:* An irregularity is about to happen.
///
/// *Then:* Any player, dummy too, may try to prevent it; dummy within 42 and 43.
pub const L9A3: Provision = Provision(103);

/// **9A4** Dummy silent until play ends.
///
/// *When:* An irregularity has happened and play is not concluded.
///
/// *Then:* Dummy may not draw attention to it until play is over; but see 20F5 for correcting declarer's apparently wrong explanation.
pub const L9A4: Provision = Provision(104);

/// **9A5** No duty to report one's own side.
///
/// *When:* A player knows of an infraction by his own side.
///
/// *Then:* He has no duty to draw attention to it; but see 20F5 for partner's apparently wrong explanation.
pub const L9A5: Provision = Provision(105);

/// **9B1a** Director called at once.
///
/// *When:* Attention has been drawn to an irregularity.
///
/// *Then:* The TD should be summoned at once.
pub const L9B1a: Provision = Provision(106);

/// **9B1b** Anyone may call after attention was drawn.
///
/// *When:* Attention has been drawn to an irregularity.
///
/// *Then:* Each of the four, dummy too, has the right to call the TD.
pub const L9B1b: Provision = Provision(107);

/// **9B1c** Calling the Director costs no rights.
///
/// *When:* A player summons the TD.
///
/// *Then:* He keeps every right he would have had without the call.
pub const L9B1c: Provision = Provision(108);

/// **9B1d** Offenders reporting themselves.
///
/// *When:* A player draws attention to an irregularity of his own side.
///
/// *Then:* The opponents' rights are not touched.
pub const L9B1d: Provision = Provision(109);

/// **9B2** Nothing moves until the Director has explained.
///
/// *When:* Attention was drawn and the TD is dealing with it.
///
/// *Then:* Everybody waits: calls, plays and corrections are barred (shall not) until the TD has set out the whole rectification.
pub const L9B2: Provision = Provision(110);

/// **9C** Premature correction.
///
/// *When:* The offender corrects an irregularity before the TD has ruled.
///
/// *Then:* He may become subject to further rectification (see the lead restrictions of 26B).
pub const L9C: Provision = Provision(111);

/// **10A** Only the Director rectifies.
///
/// *When:* A rectification is due.
///
/// *Then:* Fixing it belongs to the TD alone. Players can neither impose nor give up a rectification by themselves (for a waiver see 81C5).
pub const L10A: Provision = Provision(112);

/// **10B** Undoing what players settled.
///
/// *When:* Players enforced or waived a rectification without the TD's instruction.
///
/// *Then:* The TD may allow it or cancel it.
pub const L10B: Provision = Provision(113);

/// **10C1** Director explains all options.
///
/// *When:* The Laws give an option after an irregularity.
///
/// *Then:* The TD sets out every choice that is open to the player (shall).
pub const L10C1: Provision = Provision(114);

/// **10C2** Choice without consultation.
///
/// *When:* A player has an option after an irregularity.
///
/// *Then:* The choice is his alone; asking partner is barred (must).
pub const L10C2: Provision = Provision(115);

/// **10C3** Taking the best option.
///
/// *When:* The Laws give the NOS an option after an opponent's irregularity.
///
/// *Then:* Picking whichever choice pays best is fair.
pub const L10C3: Provision = Provision(116);

/// **10C4** Offenders may play on for their advantage.
///
/// *When:* An infraction has been rectified.
///
/// *Then:* Within 16C2 the OS is free to call and play for its own good, even where it looks as if its own infraction brings it a profit; limits: 27 and 72C.
pub const L10C4: Provision = Provision(117);

/// **11A** Action before the Director is called.
///
/// *When:* A member of the NOS acts before summoning the TD.
///
/// *Then:* Its right to rectification can be lost by this. Where one side profited because an opponent went on without knowing the law, the TD corrects the score of the profiting side alone, down by the profit; the score of the other side stays as it was at the table.
pub const L11A: Provision = Provision(118);

/// **11B** Penalty although the right is lost.
///
/// *When:* The right to rectification was forfeited under this law.
///
/// *Then:* The TD may still assess a procedural penalty (90).
pub const L11B: Provision = Provision(119);

/// **12A** Power to award an adjusted score.
///
/// *When:* A player applies within the time of 92B, or the TD acts on his own initiative, and the Laws empower him (teams: 86B).
///
/// *Then:* The TD may award an adjusted score; the cases include A1 to A3.
pub const L12A: Provision = Provision(120);

/// **12A1** Laws give no indemnity.
///
/// *When:* The TD judges that the Laws provide no indemnity for the particular kind of violation.
///
/// *Then:* He may adjust the score in favour of the NOS.
pub const L12A1: Provision = Provision(121);

/// **12A2** Normal play impossible.
///
/// *When:* No rectification can be made that permits normal play of the board.
///
/// *Then:* The TD awards an artificial adjusted score (C2).
pub const L12A2: Provision = Provision(122);

/// **12A3** Wrong rectification given.
///
/// *When:* An irregularity was rectified incorrectly.
///
/// *Then:* The TD may award an adjusted score.
pub const L12A3: Provision = Provision(123);

/// **12B1** Objectives and damage.
///
/// *When:* A score is to be adjusted.
///
/// *Then:* Two aims: make good the loss of the NOS, and strip the OS of whatever its infraction brought it. There is damage when the infraction caused the innocent side a worse table result than it could expect without the infraction.
pub const L12B1: Provision = Provision(124);

/// **12B2** No adjustment because the law seems harsh or kind.
///
/// *When:* The rectification of the Laws hits one side too hard or treats it too kindly.
///
/// *Then:* That is no ground for an adjustment (may not).
pub const L12B2: Provision = Provision(125);

/// **12C1a** Assigned score where possible.
///
/// *When:* After an irregularity the Laws empower the TD to adjust and he is able to assign a score.
///
/// *Then:* He does so; the assigned score replaces the score obtained in play.
pub const L12C1a: Provision = Provision(126);

/// **12C1b** As near as possible to the probable outcome.
///
/// *When:* The TD assigns a score.
///
/// *Then:* His target is the result that would most likely have come about with the irregularity thought away (should).
pub const L12C1b: Provision = Provision(127);

/// **12C1c** Weighted scores.
///
/// *When:* Several outcomes were possible without the irregularity.
///
/// *Then:* The assigned score may be a weighted mix of potential results, each by its probability; a result enters the mix only if it could be reached by legal means.
pub const L12C1c: Provision = Provision(128);

/// **12C1d** Too many or unclear possibilities.
///
/// *When:* The possibilities are numerous or not obvious.
///
/// *Then:* The TD may award an artificial adjusted score (C2).
pub const L12C1d: Provision = Provision(129);

/// **12C1e** Non-offenders contributed to their damage.
///
/// *When:* After the irregularity the NOS itself added to its loss: by an extremely serious error that has no connection with the irregularity, or by a gamble taken in the hope that rectification would cover a failure.
///
/// *Then:* The two sides are treated separately under (i) and (ii).
pub const L12C1e: Provision = Provision(130);

/// **12C1ei** Offenders' score in that case.
///
/// *When:* 12C1e applies.
///
/// *Then:* The OS receives what rectifying its infraction alone would have given it.
pub const L12C1ei: Provision = Provision(131);

/// **12C1eii** Non-offenders' score in that case.
///
/// *When:* 12C1e applies.
///
/// *Then:* The share of the loss that the NOS caused to itself is not made good.
pub const L12C1eii: Provision = Provision(132);

/// **12C1e@2007** Best and worst result in place of weighting.
///
/// *When:* Edition 2007: the RA has ruled that all or part of this procedure is used instead of the weighting of 12C1c.
///
/// *Then:* An assigned score is set for each side on its own: (i) for the NOS, (ii) for the OS.
pub const L12C1e_2007: Provision = Provision(133);

/// **12C1ei@2007** Non-offenders: the best result that was likely.
///
/// *When:* Edition 2007, 12C1e in force; the score of the NOS is set.
///
/// *Then:* It is the most favourable result that was likely if the irregularity had not happened.
pub const L12C1ei_2007: Provision = Provision(134);

/// **12C1eii@2007** Offenders: the worst result that was at all probable.
///
/// *When:* Edition 2007, 12C1e in force; the score of the OS is set.
///
/// *Then:* It is the most unfavourable result that was at all probable.
pub const L12C1eii_2007: Provision = Provision(135);

/// **12C1f@2007** The two scores need not balance.
///
/// *When:* Edition 2007: the TD assigns scores to both sides.
///
/// *Then:* The two scores need not add up to zero.
pub const L12C1f_2007: Provision = Provision(136);

/// **12C2a** Artificial score by responsibility.
///
/// *When:* No result can be obtained because of an irregularity (see also C1d).
///
/// *Then:* By responsibility for the irregularity: A- (at most 40% of the available matchpoints) for a contestant directly at fault; A (50%) for one only partly at fault; A+ (at least 60%) for one in no way at fault.
pub const L12C2a: Provision = Provision(137);

/// **12C2b** Average plus and minus at IMPs.
///
/// *When:* A+ or A- is awarded at IMP scoring.
///
/// *Then:* It is +3 IMP or -3 IMP. With the RA's approval the TO may vary it as 78D, 86B3 and (d) provide.
pub const L12C2b: Provision = Provision(138);

/// **12C2c** Contestants far above or below average.
///
/// *When:* In the session a non-offending contestant reaches more than 60% of the points open to him, or an offending one less than 40% (or the same in IMP).
///
/// *Then:* Instead of the fixed share he gets his own rate, in per cent or IMP, on the other boards of that session.
pub const L12C2c: Provision = Provision(139);

/// **12C2d** Several unplayed boards in one session.
///
/// *When:* A contestant fails to obtain a result on several boards of one session.
///
/// *Then:* The RA may provide for it; by regulation the score for each subsequent board may differ from (a) and (b).
pub const L12C2d: Provision = Provision(140);

/// **12C3** Individual events.
///
/// *When:* The TD enforces rectification or adjusts a score in an individual event.
///
/// *Then:* Both members of the OS bear it alike, even if one of them alone caused the irregularity; a procedural penalty, however, is barred (shall not) for a partner whom the TD finds free of any blame.
pub const L12C3: Provision = Provision(141);

/// **12C4** Non-balancing scores in a knockout.
///
/// *When:* The TD awards non-balancing adjusted scores in knockout play.
///
/// *Then:* The board is scored for each contestant on its own, and both receive the mean of the two.
pub const L12C4: Provision = Provision(142);

/// **13** Scope: some hand has more than 13 cards.
///
/// *When:* Hands do not all have 13 cards.
///
/// *Then:* Footnote: Law 13 applies when one or more hands held more than 13 cards; Law 14 handles cases of an incomplete pack (no hand above 13).
pub const L13: Provision = Provision(143);

/// **13A** No call made with a wrong hand.
///
/// *When:* No player with an incorrect hand has made a call.
///
/// *Then:* A1 or A2 applies.
pub const L13A: Provision = Provision(144);

/// **13A1** Corrected and played normally.
///
/// *When:* 13A.
///
/// *Then:* The TD corrects the deal (shall). If nobody has seen another player's card he has the board played normally (shall); if somebody has, A2.
pub const L13A1: Provision = Provision(145);

/// **13A2** A card of another hand was seen.
///
/// *When:* 13A; one or more pockets held an incorrect number and a player has seen one or more cards of another player's hand.
///
/// *Then:* The TD lets the board be played and scored. If afterwards he finds that the extraneous knowledge influenced the result he shall adjust (12C1b) and may penalize the offender.
pub const L13A2: Provision = Provision(146);

/// **13D2a@2007** Seen card unlikely to matter.
///
/// *When:* Edition 2007, 13D2: a card of another hand was seen and the TD thinks that the information will probably not interfere with normal bidding or play.
///
/// *Then:* The board is played and scored. If the TD then finds that the information affected the result he shall adjust the score, and he may penalize the offender.
pub const L13D2a_2007: Provision = Provision(147);

/// **13D2b@2007** Seen card enough to interfere.
///
/// *When:* Edition 2007, 13D2: a card of another hand was seen and the TD thinks that the information is enough to interfere with normal bidding or play.
///
/// *Then:* He awards an artificial adjusted score at once and may penalize the offender.
pub const L13D2b_2007: Provision = Provision(148);

/// **13B** Found during auction or play after a call.
///
/// *When:* A player's hand had more than 13 cards and another's fewer, and a player with an incorrect hand has made a call; found during the auction or play.
///
/// *Then:* B1 or B2 applies.
pub const L13B: Provision = Provision(149);

/// **13B1** Deal can be corrected and played.
///
/// *When:* 13B, and the TD judges that the deal can be corrected and played with no change of call.
///
/// *Then:* It may be so played. At the end of play the TD may award an adjusted score.
pub const L13B1: Provision = Provision(150);

/// **13B2** Deal cannot be corrected after a call.
///
/// *When:* 13B, and B1 does not apply.
///
/// *Then:* A call having been made with an incorrect number of cards, the TD shall award an adjusted score (12C1b) and may penalize an offender.
pub const L13B2: Provision = Provision(151);

/// **13C** Surplus card not part of the deal.
///
/// *When:* A card that does not belong to the deal is found.
///
/// *Then:* It is taken out; auction and play continue without rectification. An adjusted score is barred, save where that card went to a quitted trick.
pub const L13C: Provision = Provision(152);

/// **13D** Found after play.
///
/// *When:* After the end of play it is determined that a hand originally had more than 13 cards and another fewer.
///
/// *Then:* The result must be cancelled and an adjusted score awarded (86B may apply). An offender is liable to a procedural penalty.
pub const L13D: Provision = Provision(153);

/// **13E@2007** Knowledge of a card added or moved.
///
/// *When:* Edition 2007: the TD, acting under the Laws, has the deal played on after adding or moving a card.
///
/// *Then:* That the card was added or moved is UI for the partner of the player whose hand was incorrect.
pub const L13E_2007: Provision = Provision(154);

/// **14A** Short hand found before play.
///
/// *When:* Before the opening lead is faced a hand has fewer than 13 cards and none has more than 13.
///
/// *Then:* The TD searches for each missing card and applies A1, A2 and A3.
pub const L14A: Provision = Provision(155);

/// **14A1** Card found.
///
/// *When:* 14A and the card is found.
///
/// *Then:* It is restored to the deficient hand.
pub const L14A1: Provision = Provision(156);

/// **14A2** Card not found.
///
/// *When:* 14A and the card cannot be found.
///
/// *Then:* The TD reconstructs the deal with another pack.
pub const L14A2: Provision = Provision(157);

/// **14A3** Auction and play go on.
///
/// *When:* 14A1 or 14A2 was applied.
///
/// *Then:* Auction and play proceed normally with no change of call; the restored hand counts as having held all its cards throughout.
pub const L14A3: Provision = Provision(158);

/// **14B** Short hand found later.
///
/// *When:* After the opening lead is faced, up to the end of the correction period, a hand is found to be short of 13 cards (its played cards counted) and none has more than 13.
///
/// *Then:* The TD searches for the missing card and applies B1 to B4.
pub const L14B: Provision = Provision(159);

/// **14B1** Card among the played cards.
///
/// *When:* 14B and the card is found among the played cards.
///
/// *Then:* Law 67 applies (defective trick).
pub const L14B1: Provision = Provision(160);

/// **14B2** Card found elsewhere.
///
/// *When:* 14B and the card is found elsewhere.
///
/// *Then:* It is restored to the deficient hand; rectification and/or penalties may apply (B4).
pub const L14B2: Provision = Provision(161);

/// **14B3** Card not found.
///
/// *When:* 14B and the card cannot be found.
///
/// *Then:* The deal is reconstructed with another pack; rectification and/or penalties may apply (B4).
pub const L14B3: Provision = Provision(162);

/// **14B4** Status of the restored card.
///
/// *When:* A card is restored under section B.
///
/// *Then:* It is treated as part of that hand from the start. It can turn into a penalty card, and an earlier play of another card instead of it can be a revoke.
pub const L14B4: Provision = Provision(163);

/// **14C** Knowledge of the replaced card.
///
/// *When:* A card was replaced in a hand with an incorrect number of cards.
///
/// *Then:* Knowledge of the replacement is UI for that player's partner.
pub const L14C: Provision = Provision(164);

/// **15A1** Call with cards of another board.
///
/// *When:* A player makes a call holding cards from a wrong board.
///
/// *Then:* That call and every call after it are cancelled.
pub const L15A1: Provision = Provision(165);

/// **15A2a** Partner called after the cancelled call.
///
/// *When:* 15A1 and the offender's partner made a call after the cancelled call.
///
/// *Then:* The TD shall award an adjusted score.
pub const L15A2a: Provision = Provision(166);

/// **15A2b** Offender calls again.
///
/// *When:* 15A1 and A2a does not apply.
///
/// *Then:* The offender looks at the correct hand and calls again; the auction goes on normally from that point.
pub const L15A2b: Provision = Provision(167);

/// **15A2c** Information from these withdrawn calls.
///
/// *When:* A call was withdrawn or cancelled under 15A.
///
/// *Then:* 16C applies to each such call.
pub const L15A2c: Provision = Provision(168);

/// **17D2@2007** Cards of a wrong board: the offender calls again.
///
/// *When:* Edition 2007, 17D1: a call made with cards of another board was cancelled.
///
/// *Then:* The offender looks at the right hand and calls again, and the auction goes on. If LHO had called over the cancelled call he must repeat his call, and a different new call by the offender (one of another meaning, or a psychic one) brings an artificial adjusted score. So does a call that the offender's partner had already made.
pub const L17D2_2007: Provision = Provision(169);

/// **15A3** The other board is played later.
///
/// *When:* The board from which the cards were wrongly taken is played later.
///
/// *Then:* If the offender repeats his call there, the TD may let the board be played normally. If his call differs from the cancelled one he shall award an adjusted score. Footnote: a call differs if its meaning is significantly different or if it is psychic.
pub const L15A3: Provision = Provision(170);

/// **15A4** Penalty on top.
///
/// *When:* 15A was applied.
///
/// *Then:* A procedural penalty (90) may be added.
pub const L15A4: Provision = Provision(171);

/// **15B** Wrong board for a contestant.
///
/// *When:* Pairs or individual (footnote; teams: 86B); after the auction period has begun the TD discovers that a contestant is playing a board not designated for him in the current round.
///
/// *Then:* B1, B2 and B3 apply, in the auction period and in the play period alike.
pub const L15B: Provision = Provision(172);

/// **15B1** Somebody has played the board before.
///
/// *When:* 15B and one or more of the players at the table have played the board before, with the right opponents or not.
///
/// *Then:* The board is cancelled for his side and for his opponents.
pub const L15B1: Provision = Provision(173);

/// **15B2** Nobody has played it before.
///
/// *When:* 15B and none of the four has played the board before.
///
/// *Then:* Auction and play are finished (shall). The score stands; the TD may have the two pairs meet later on the board they ought to have played.
pub const L15B2: Provision = Provision(174);

/// **15B3** Contestants deprived of a score.
///
/// *When:* 15B and a contestant is deprived of the chance to earn a valid score.
///
/// *Then:* The TD shall give him an artificial adjusted score (12C2a).
pub const L15B3: Provision = Provision(175);

/// **15A1@2007** Wrong board nobody had played: the score stands.
///
/// *When:* Edition 2007: the contestants played a board not meant for them in this round, none of the four had played it before, and it was not found in the auction period (15C).
///
/// *Then:* The TD normally lets the score stand.
pub const L15A1_2007: Provision = Provision(176);

/// **15A2@2007** The correct board may be played later.
///
/// *When:* Edition 2007, 15A: the wrong board was played.
///
/// *Then:* The TD may have the two pairs play the correct board against each other later.
pub const L15A2_2007: Provision = Provision(177);

/// **15B@2007** Somebody had played the board before.
///
/// *When:* Edition 2007: somebody plays a board that he has played before, with the right opponents or others.
///
/// *Then:* The second score on the board is cancelled for both sides. The TD shall give an artificial adjusted score to contestants who were deprived of a valid score.
pub const L15B_2007: Provision = Provision(178);

/// **15C@2007** Wrong board found in the auction period.
///
/// *When:* Edition 2007: during the auction period the TD finds that a contestant is playing a board not meant for him in this round.
///
/// *Then:* The TD cancels the auction, seats the right contestants, tells them of their rights now and in later rounds, and has a second auction. Players must repeat their calls of the first one. If any call differs he cancels the board; otherwise auction and play go on. If a side tried on purpose to prevent normal play he may give a procedural penalty and an adjusted score.
pub const L15C_2007: Provision = Provision(179);

/// **16A1** Information a player may use.
///
/// *When:* A player uses information in the auction or play.
///
/// *Then:* He may if it falls under (a), (b), (c) or (d).
pub const L16A1: Provision = Provision(180);

/// **16A1a** From legal calls and plays.
///
/// *When:* Information flows from legal calls and plays of the current board; illegal ones that were accepted count as legal here.
///
/// *Then:* It may be used so long as UI from elsewhere does not colour it.
pub const L16A1a: Provision = Provision(181);

/// **16A1b** From a withdrawn action, where authorized.
///
/// *When:* Information comes from a withdrawn action and is authorized under C.
///
/// *Then:* It may be used.
pub const L16A1b: Provision = Provision(182);

/// **16A1c** From law, regulation or lawful procedure.
///
/// *When:* Some law or regulation declares the information authorized, or, where nothing else is said, it is a product of the lawful procedure.
///
/// *Then:* It may be used (but see B1).
pub const L16A1c: Provision = Provision(183);

/// **16A1d** Known before taking the cards.
///
/// *When:* The player knew it before taking his hand from the board (7B), and no law bars its use.
///
/// *Then:* It may be used.
pub const L16A1d: Provision = Provision(184);

/// **16A2** Score, traits, regulations.
///
/// *When:* A player thinks of his own standing, his opponents' traits or any requirement of the tournament regulations.
///
/// *Then:* He may take them into account.
pub const L16A2: Provision = Provision(185);

/// **16A3@2007** No use of other information.
///
/// *When:* Edition 2007: a player has information that neither 16A1 nor 16A2 allows.
///
/// *Then:* He may not rest a call or play on it; such information is called extraneous.
pub const L16A3_2007: Provision = Provision(186);

/// **16A4@2007** Adjustment for a breach of 16A.
///
/// *When:* Edition 2007: a breach of 16A has caused damage.
///
/// *Then:* The TD shall award an adjusted score under 12C.
pub const L16A4_2007: Provision = Provision(187);

/// **16B1** Extraneous information from partner.
///
/// *When:* Partner supplies extraneous information that could point to a call or play. Sources: words, a question, an answer, an alert that surprises or one that is missing, clear hesitation, unusual speed, stress, tone, gesture, movement, manner.
///
/// *Then:* It is unauthorized; (a) limits the choice of action.
pub const L16B1: Provision = Provision(188);

/// **16B1a** Ban on the suggested action.
///
/// *When:* A player has UI from partner.
///
/// *Then:* He may not choose a call or play which the UI demonstrably suggests over another one, if that other one is an LA. The chosen action need not be an LA itself; with no other LA he is free.
pub const L16B1a: Provision = Provision(189);

/// **16B1b** Logical alternative.
///
/// *When:* Actions of a player with UI are tested.
///
/// *Then:* An LA is an action which, among players of his class with his methods, a significant share would think about seriously and some might well take.
pub const L16B1b: Provision = Provision(190);

/// **16B2** Reserving rights.
///
/// *When:* A player believes that an opponent gave partner UI and that his side could well be harmed.
///
/// *Then:* He may state that he keeps the right to call the TD later, unless an RA regulation bars this (it can demand an immediate call). If the opponents deny that UI was passed, they should call the TD themselves at once.
pub const L16B2: Provision = Provision(191);

/// **16B3** Calling for use of UI.
///
/// *When:* A player has good reason to think that an opponent who had an LA took the action which UI pointed to.
///
/// *Then:* He should call the TD at the end of play; an earlier or later call is no infraction (footnote). If the TD finds that an infraction brought the offender an advantage he shall adjust (12C1).
pub const L16B3: Provision = Provision(192);

/// **16C** Withdrawn calls and plays.
///
/// *When:* A call or play has been withdrawn as the Laws provide.
///
/// *Then:* C1, C2 and C3 govern the information from it.
pub const L16C: Provision = Provision(193);

/// **16C1** For the non-offending side.
///
/// *When:* 16C, NOS.
///
/// *Then:* Everything learnt from a withdrawn action, of either side, is authorized.
pub const L16C1: Provision = Provision(194);

/// **16C2** For the offending side.
///
/// *When:* 16C, OS.
///
/// *Then:* Everything learnt from a withdrawn action, of either side, is unauthorized. A member of the OS may not choose a call or play which it demonstrably suggests over another one, if that other is an LA. Switched off after a comparable call (23B, 26A) and after 27B1.
pub const L16C2: Provision = Provision(195);

/// **16C3** Adjustment for a breach of C2.
///
/// *When:* The TD considers that a breach of C2 damaged the NOS.
///
/// *Then:* He shall award an adjusted score (12C1).
pub const L16C3: Provision = Provision(196);

/// **16D1** Extraneous information from other sources.
///
/// *When:* A player by accident learns something extraneous about a board he is playing or still has to play. Examples: he looks at the wrong hand, overhears a call, a score or a comment, sees cards at another table, or sees a card of another player at his own table before the auction begins (see also 13A).
///
/// *Then:* The TD should be informed without delay, best of all by that player himself.
pub const L16D1: Provision = Provision(197);

/// **16D2** Director's choices before any call.
///
/// *When:* 16D1; the TD expects the information to disturb normal play; nobody has called yet.
///
/// *Then:* He may choose (a), (b), (c) or (d).
pub const L16D2: Provision = Provision(198);

/// **16D2a** Change seats.
///
/// *When:* 16D2, and type of contest and scoring permit.
///
/// *Then:* Reseat the players so that the one who knows a hand is the one who holds it.
pub const L16D2a: Provision = Provision(199);

/// **16D2b** Redeal.
///
/// *When:* 16D2, and the form of competition allows it.
///
/// *Then:* Order the board redealt for those contestants.
pub const L16D2b: Provision = Provision(200);

/// **16D2c** Play on, adjust if it mattered.
///
/// *When:* 16D2 or 16D3.
///
/// *Then:* The board is finished; if the TD then finds that the information influenced the result, he adjusts.
pub const L16D2c: Provision = Provision(201);

/// **16D2d** Adjusted score at once.
///
/// *When:* 16D2 or 16D3.
///
/// *Then:* Award an adjusted score (teams: 86B).
pub const L16D2d: Provision = Provision(202);

/// **16D3** Information received after the first call.
///
/// *When:* Such information is received after the first call of the auction and before play of the board is completed.
///
/// *Then:* The TD proceeds as in 2c or 2d.
pub const L16D3: Provision = Provision(203);

/// **17A** Auction period begins.
///
/// *When:* Either partner of a side takes his cards from the board.
///
/// *Then:* The auction period on the deal begins for that side.
pub const L17A: Provision = Provision(204);

/// **17B** First call.
///
/// *When:* The auction is to start.
///
/// *Then:* The player marked as dealer on the board makes the first call.
pub const L17B: Provision = Provision(205);

/// **17C** Following calls.
///
/// *When:* The first call has been made.
///
/// *Then:* Dealer's LHO makes the second call; then each player calls in turn, clockwise.
pub const L17C: Provision = Provision(206);

/// **17D1** End of the auction period after a contract.
///
/// *When:* The auction has ended under 22A.
///
/// *Then:* The auction period ends when either defender faces an opening lead (out of turn: 54). The time from the end of the auction to the end of the auction period is the clarification period.
pub const L17D1: Provision = Provision(207);

/// **17D2** End of the auction period after four passes.
///
/// *When:* No player bids (22B).
///
/// *Then:* The auction period ends when all four hands are back in the board.
pub const L17D2: Provision = Provision(208);

/// **17D3** Three passes, one of them out of turn.
///
/// *When:* After some call there were three passes, and one of them, made out of rotation, took away a player's turn to call.
///
/// *Then:* The auction is not over. It goes back to the player left out, every later pass is cancelled and bidding continues normally. 16C covers the cancelled calls; whoever passed out of rotation is an offender.
pub const L17D3: Provision = Provision(209);

/// **17E1@2007** The auction period ends as Law 22 says.
///
/// *When:* Edition 2007: the end of the auction and of the auction period is in question.
///
/// *Then:* Law 22 settles both.
pub const L17E1_2007: Provision = Provision(210);

/// **18A** Form of a bid.
///
/// *When:* A player bids.
///
/// *Then:* The bid names a number of odd tricks from one to seven and a denomination. Pass, double and redouble are calls but not bids.
pub const L18A: Provision = Provision(211);

/// **18B** When a bid supersedes another.
///
/// *When:* A bid follows an earlier bid.
///
/// *Then:* It supersedes it if it names the same number of odd tricks in a higher denomination or a greater number in any denomination.
pub const L18B: Provision = Provision(212);

/// **18C** Sufficient bid.
///
/// *When:* A bid supersedes the last preceding bid.
///
/// *Then:* It is sufficient.
pub const L18C: Provision = Provision(213);

/// **18D** Insufficient bid.
///
/// *When:* A bid does not supersede the last preceding bid.
///
/// *Then:* It is insufficient, and making it is an infraction (rectified by 27).
pub const L18D: Provision = Provision(214);

/// **18E** Rank of denominations.
///
/// *When:* Denominations are compared.
///
/// *Then:* From high to low: no trump, spades, hearts, diamonds, clubs.
pub const L18E: Provision = Provision(215);

/// **18F** Other methods of calling.
///
/// *When:* Calls are made otherwise than by voice.
///
/// *Then:* The RA may authorize different methods of making calls.
pub const L18F: Provision = Provision(216);

/// **19A1** When a double is legal.
///
/// *When:* A player wants to double.
///
/// *Then:* Only the last preceding bid may be doubled; it must have been made by an opponent, with no call but pass since.
pub const L19A1: Provision = Provision(217);

/// **19A2** Form of a double.
///
/// *When:* A player doubles.
///
/// *Then:* He should not state the number of odd tricks or the denomination; the only correct form is the single word 'double'.
pub const L19A2: Provision = Provision(218);

/// **19A3** Double with the bid misstated.
///
/// *When:* A doubling player states the bid, the number of odd tricks or the denomination wrongly.
///
/// *Then:* He is deemed to have doubled the bid as it was made (16 may apply).
pub const L19A3: Provision = Provision(219);

/// **19B1** When a redouble is legal.
///
/// *When:* A player wants to redouble.
///
/// *Then:* Only the last preceding double may be redoubled; it must have been made by an opponent, with no call but pass since.
pub const L19B1: Provision = Provision(220);

/// **19B2** Form of a redouble.
///
/// *When:* A player redoubles.
///
/// *Then:* He should not state the number of odd tricks or the denomination; the only correct form is the single word 'redouble'.
pub const L19B2: Provision = Provision(221);

/// **19B3** Redouble with the bid misstated.
///
/// *When:* A redoubling player states the doubled bid, the number of odd tricks or the denomination wrongly.
///
/// *Then:* He is deemed to have redoubled the bid as it was made (16 may apply).
pub const L19B3: Provision = Provision(222);

/// **19C** Double or redouble superseded.
///
/// *When:* A later legal bid follows a double or redouble.
///
/// *Then:* The double or redouble is superseded.
pub const L19C: Provision = Provision(223);

/// **19D** Score of a doubled or redoubled contract.
///
/// *When:* No legal bid follows a doubled or redoubled bid.
///
/// *Then:* The scoring values rise as in 77.
pub const L19D: Provision = Provision(224);

/// **20A** Call not clearly recognized.
///
/// *When:* A player is in doubt what call was made.
///
/// *Then:* He may require clarification at once.
pub const L20A: Provision = Provision(225);

/// **20B** Review during the auction period.
///
/// *When:* Auction period, a player's turn to call, and he is not required by law to pass.
///
/// *Then:* He may have the whole auction so far repeated, alerts included (should). A partial repetition, or breaking it off before the end, is not open to him (may not).
pub const L20B: Provision = Provision(226);

/// **20C1** Whose opening lead.
///
/// *When:* After the final pass.
///
/// *Then:* Either defender may ask whether it is his opening lead.
pub const L20C1: Provision = Provision(227);

/// **20C2** Review at the first turn to play.
///
/// *When:* Declarer or a defender has his first turn to play.
///
/// *Then:* He may require all previous calls to be restated (41B, 41C). As in B no partial restatement and no stopping. Footnote: declarer's first turn to play is from dummy, unless he accepted an opening lead out of turn.
pub const L20C2: Provision = Provision(228);

/// **20D** Who restates the auction.
///
/// *When:* A review is requested.
///
/// *Then:* Only an opponent shall answer.
pub const L20D: Provision = Provision(229);

/// **20E** Correcting the review.
///
/// *When:* A restatement contains an error.
///
/// *Then:* Everybody is responsible for putting it right at once, dummy and a player under an obligation to pass too (12C1 if an error left standing does harm).
pub const L20E: Provision = Provision(230);

/// **20F1** Asking during the auction.
///
/// *When:* During the auction and before the final pass, a player's turn to call, and he is not required by law to pass (footnote).
///
/// *Then:* He may ask what the opponents' auction means. He has a right to learn about the calls made, about relevant calls that were available and not chosen, and about inferences from that choice which rest on partnership understanding. The answer should come from the partner of the caller, unless the TD orders otherwise. The asker's partner has to wait with a further question until his own turn to call or play. 16 may apply. The RA may regulate written explanations.
pub const L20F1: Provision = Provision(231);

/// **20F2** Asking after the final pass and in the play.
///
/// *When:* After the final pass and through the play period.
///
/// *Then:* A defender at his turn to play may ask about the opposing auction. Declarer at his or dummy's turn may ask about a defender's call or card play understandings. Explanations on the basis of F1 should be given by the partner of the player whose action is explained.
pub const L20F2: Provision = Provision(232);

/// **20F3** Question about a single call.
///
/// *When:* F1 or F2.
///
/// *Then:* A question may be about a single call, but 16B1 may apply.
pub const L20F3: Provision = Provision(233);

/// **20F4a** Correcting one's own explanation.
///
/// *When:* During the auction a player becomes aware that his own explanation was wrong or incomplete.
///
/// *Then:* He must call the TD before the end of the clarification period and correct it; he may call earlier but need not. In the play period: 75B2.
pub const L20F4a: Provision = Provision(234);

/// **20F4b** Director's action after the correction.
///
/// *When:* The TD has been called under F4a.
///
/// *Then:* He applies 21B or 40B3.
pub const L20F4b: Provision = Provision(235);

/// **20F4@2007** Correcting one's own explanation.
///
/// *When:* Edition 2007: a player becomes aware that his own explanation was wrong or incomplete.
///
/// *Then:* He must call the TD at once. The TD applies 21B or 40B4.
pub const L20F4_2007: Provision = Provision(236);

/// **20F5a** Partner explained wrongly: silence in the auction.
///
/// *When:* A player's partner has given a mistaken explanation, a missing required alert or announcement or one not required included.
///
/// *Then:* During the auction he is barred (may not) from correcting it and from showing in any manner that something was wrong.
pub const L20F5a: Provision = Provision(237);

/// **20F5b** Partner explained wrongly: duty to correct.
///
/// *When:* In the player's opinion partner's explanation was wrong (75B).
///
/// *Then:* He must call the TD and tell the opponents, but only at his first legal opportunity, (i) or (ii).
pub const L20F5b: Provision = Provision(238);

/// **20F5bi** Opportunity for a defender.
///
/// *When:* 20F5b and the player is a defender.
///
/// *Then:* At the end of play.
pub const L20F5bi: Provision = Provision(239);

/// **20F5bii** Opportunity for declarer or dummy.
///
/// *When:* 20F5b and the player is declarer or dummy.
///
/// *Then:* After the final pass of the auction.
pub const L20F5bii: Provision = Provision(240);

/// **20F6** Action based on misinformation.
///
/// *When:* The TD judges that a player based an action on misinformation given by an opponent.
///
/// *Then:* See 21 or 47E as fits.
pub const L20F6: Provision = Provision(241);

/// **20G1** No question for partner's benefit.
///
/// *When:* The sole purpose of a question is to benefit partner.
///
/// *Then:* It may not be asked.
pub const L20G1: Provision = Provision(242);

/// **20G2** No question to draw a wrong answer.
///
/// *When:* The sole purpose of a question is to elicit an incorrect response from an opponent.
///
/// *Then:* It may not be asked.
pub const L20G2: Provision = Provision(243);

/// **20G3** No use of one's own system notes.
///
/// *When:* Auction period and play.
///
/// *Then:* A player may not consult his own system card or notes, except as the RA permits (but see 40B2b).
pub const L20G3: Provision = Provision(244);

/// **21A** Own misunderstanding.
///
/// *When:* A player called or played on his own misunderstanding.
///
/// *Then:* No rectification or redress is due.
pub const L21A: Provision = Provision(245);

/// **21B1a** Change of call after misinformation.
///
/// *When:* The auction period (17D) is still on, his partner has not called afterwards, and the TD finds that misinformation from an opponent may well have led the player to his call.
///
/// *Then:* He may replace the call, and his side suffers no rectification for it. A required alert that does not come promptly is misinformation.
pub const L21B1a: Provision = Provision(246);

/// **21B1b** Presumption of mistaken explanation.
///
/// *When:* There is no evidence whether the explanation or the call was mistaken.
///
/// *Then:* The TD presumes mistaken explanation rather than mistaken call.
pub const L21B1b: Provision = Provision(247);

/// **21B2** LHO's change in turn.
///
/// *When:* A player changed his call under B1.
///
/// *Then:* The player on his left may then replace a call he made afterwards, subject to 16C.
pub const L21B2: Provision = Provision(248);

/// **21B3** Too late to change.
///
/// *When:* It is too late to change a call and the TD judges that the OS gained an advantage from the irregularity.
///
/// *Then:* He awards an adjusted score.
pub const L21B3: Provision = Provision(249);

/// **22** When the auction ends.
///
/// *When:* Calls are being made.
///
/// *Then:* The auction ends under A or B.
pub const L22: Provision = Provision(250);

/// **22A** Three passes after a bid.
///
/// *When:* There has been a bid, and since the last bid (and since any double or redouble of it) three passes in a row have been made in rotation.
///
/// *Then:* The auction ends; the last bid becomes the contract (see 19D).
pub const L22A: Provision = Provision(251);

/// **22B** All four pass.
///
/// *When:* All four players pass (but see 25).
///
/// *Then:* The hands go back to the board without play. There shall not be a redeal. Each side scores zero (77).
pub const L22B: Provision = Provision(252);

/// **23A** Comparable call.
///
/// *When:* A call replaces a withdrawn call.
///
/// *Then:* It is comparable if it meets A1, A2 or A3.
pub const L23A: Provision = Provision(253);

/// **23A1** Same or similar meaning.
///
/// *When:* 23A.
///
/// *Then:* Comparable if both calls, as they would be understood, mean the same or nearly the same.
pub const L23A1: Provision = Provision(254);

/// **23A2** Subset of the meanings.
///
/// *When:* 23A.
///
/// *Then:* Comparable if the hands for the new call are a part of the hands the withdrawn call could show.
pub const L23A2: Provision = Provision(255);

/// **23A3** Same purpose.
///
/// *When:* 23A.
///
/// *Then:* Comparable if both calls serve the same aim, such as a question or a relay.
pub const L23A3: Provision = Provision(256);

/// **23B** No rectification after a comparable call.
///
/// *When:* A call is cancelled (as by 29B) and the offender at his proper turn replaces it with a comparable call.
///
/// *Then:* Nothing more is done: bidding and play continue, 16C2 is switched off, C remains.
pub const L23B: Provision = Provision(257);

/// **23C** Non-offenders damaged.
///
/// *When:* A comparable call was used (27B1b, 30B1bi, 31A2a, 32A2a); play is over; the TD finds that without the aid of the irregularity the board might well have ended otherwise and that the NOS lost by it.
///
/// *Then:* He shall adjust the score (12C1b).
pub const L23C: Provision = Provision(258);

/// **24** Card exposed in the auction.
///
/// *When:* The TD finds that in the auction a player by his own mistake brought one or more of his cards into partner's view.
///
/// *Then:* Each such card lies face up on the table until the auction is over. What it tells is AI for the NOS and UI for the OS (16C). A to E follow.
pub const L24: Provision = Provision(259);

/// **24A** One low card not prematurely led.
///
/// *When:* 24; a single card below honor rank, not prematurely led.
///
/// *Then:* No further rectification, but see E.
pub const L24A: Provision = Provision(260);

/// **24B** One honor or a card led prematurely.
///
/// *When:* 24; a single honor, or any card prematurely led.
///
/// *Then:* The partner of the offender must pass at his next turn to call, once (72C if that pass harms the NOS).
pub const L24B: Provision = Provision(261);

/// **24C** Two or more cards.
///
/// *When:* 24; two or more cards.
///
/// *Then:* The partner of the offender must pass at his next turn to call, once (72C if that pass harms the NOS).
pub const L24C: Provision = Provision(262);

/// **24D** Offender becomes declarer or dummy.
///
/// *When:* The offender becomes declarer or dummy.
///
/// *Then:* The cards are picked up and returned to the hand.
pub const L24D: Provision = Provision(263);

/// **24E** Offender becomes a defender.
///
/// *When:* The offender becomes a defender.
///
/// *Then:* Every such card becomes a penalty card (50, 51).
pub const L24E: Provision = Provision(264);

/// **25A1** Replacing an unintended call.
///
/// *When:* A player finds that the call on the table is not the one he meant, and partner has not called since.
///
/// *Then:* He may put the intended call in its place. That call stands and is judged by whatever law fits it; the lead restrictions of 26 are not imposed.
pub const L25A1: Provision = Provision(265);

/// **25A2** Original intent counts.
///
/// *When:* At the moment of acting the player meant to make the very call he took or spoke.
///
/// *Then:* That call stands. Ground for a change is a mechanical slip or a slip of the tongue only, never a lapse of attention about what to do.
pub const L25A2: Provision = Provision(266);

/// **25A3** How the player noticed does not matter.
///
/// *When:* The conditions of A1 are met.
///
/// *Then:* The right to replace does not depend on how the error came to his notice.
pub const L25A3: Provision = Provision(267);

/// **25A4** Partner has called.
///
/// *When:* Partner has made a subsequent call.
///
/// *Then:* The call may not be replaced.
pub const L25A4: Provision = Provision(268);

/// **25A5** Auction ends before partner's turn.
///
/// *When:* The auction ends before it reaches the player's partner.
///
/// *Then:* No replacement after the end of the auction period (17D).
pub const L25A5: Provision = Provision(269);

/// **25A6** LHO after a permitted replacement.
///
/// *When:* A substitution is allowed and LHO has called over the first call.
///
/// *Then:* LHO may withdraw that call. Information from it is AI for his side and UI for the other side.
pub const L25A6: Provision = Provision(270);

/// **25B1** Intended change accepted by LHO.
///
/// *When:* A substituted call not permitted by A is made.
///
/// *Then:* The LHO of the offender may accept it, which he does by calling over it on purpose. The first call is then withdrawn, the second stands and bidding continues (26 may apply).
pub const L25B1: Provision = Provision(271);

/// **25B2** Intended change not accepted.
///
/// *When:* A substitution not permitted by A is not accepted under B1.
///
/// *Then:* It is cancelled; the original call stands and the auction goes on (26 may apply).
pub const L25B2: Provision = Provision(272);

/// **25B3** Information from the withdrawn call.
///
/// *When:* A call was withdrawn or cancelled under 25B.
///
/// *Then:* 16C applies to it.
pub const L25B3: Provision = Provision(273);

/// **26A** No lead restriction after a comparable call.
///
/// *When:* An offending player's call is withdrawn and replaced by a comparable call (23A), and he becomes a defender.
///
/// *Then:* No lead restrictions for his side. 16C does not apply, but see 23C.
pub const L26A: Provision = Provision(274);

/// **26B** Lead restriction without a comparable call.
///
/// *When:* An offending player's call is withdrawn and not replaced by a comparable call, and he becomes a defender.
///
/// *Then:* The first time the partner of the offender is on lead, be it for the opening lead or later, declarer may bar one suit of his choice, provided the offender did not specify that suit in the legal auction. The bar holds while that defender stays on lead.
pub const L26B: Provision = Provision(275);

/// **26@2007** Call withdrawn: when lead restrictions come up.
///
/// *When:* Edition 2007: an offending player's call is withdrawn, he chooses a different final call for that turn (the same call with a much different meaning counts as different), and he becomes a defender.
///
/// *Then:* 26A applies if the withdrawn call related solely to a specified suit or suits, 26B otherwise.
pub const L26_2007: Provision = Provision(276);

/// **26A@2007** The withdrawn call related to specified suits.
///
/// *When:* Edition 2007, Law 26: the withdrawn call related solely to a specified suit or suits.
///
/// *Then:* 26A1 if each of them was specified in the legal auction by the same player, 26A2 if not.
pub const L26A_2007: Provision = Provision(277);

/// **26A1@2007** Every suit shown legally: no restriction.
///
/// *When:* Edition 2007, 26A: each suit of the withdrawn call was specified in the legal auction by the same player.
///
/// *Then:* No lead restriction, but see 16D.
pub const L26A1_2007: Provision = Provision(278);

/// **26A2@2007** Some suit not shown legally: declarer requires or forbids.
///
/// *When:* Edition 2007, 26A: some suit of the withdrawn call was not specified in the legal auction by the same player.
///
/// *Then:* The first time the offender's partner is on lead, be it for the opening lead, declarer may choose either (a) to require or (b) to forbid.
pub const L26A2_2007: Provision = Provision(279);

/// **26A2a@2007** Declarer requires the suit.
///
/// *When:* Edition 2007, 26A2, and declarer chooses to require.
///
/// *Then:* The offender's partner must lead the suit; if there are several such suits, the one that declarer names.
pub const L26A2a_2007: Provision = Provision(280);

/// **26A2b@2007** Declarer forbids the suit.
///
/// *When:* Edition 2007, 26A2, and declarer chooses to forbid.
///
/// *Then:* The offender's partner may not lead the suit (or the one of them that declarer names) as long as he keeps the lead.
pub const L26A2b_2007: Provision = Provision(281);

/// **26B@2007** Other withdrawn calls: any one suit forbidden.
///
/// *When:* Edition 2007, Law 26: the withdrawn call did not relate solely to a specified suit or suits.
///
/// *Then:* Declarer may forbid the offender's partner to lead any one suit at his first turn to lead, the opening lead included. The ban lasts as long as he keeps the lead.
pub const L26B_2007: Provision = Provision(282);

/// **27A1** Insufficient bid accepted by the next opponent.
///
/// *When:* A player has made an insufficient bid (18D).
///
/// *Then:* The offender's LHO, and only he, may choose to accept it; it is then treated as legal. Making any call after it counts as acceptance. The next bid only has to outrank the accepted bid.
pub const L27A1: Provision = Provision(283);

/// **27A2** Insufficient bid that is also out of turn.
///
/// *When:* A bid is both insufficient and made out of turn.
///
/// *Then:* Law 31 is applied, not 27B.
pub const L27A2: Provision = Provision(284);

/// **27B** Insufficient bid not accepted: must be replaced.
///
/// *When:* An insufficient bid made in the correct turn was not accepted by LHO.
///
/// *Then:* The offender must put a legal call in its place. The consequences depend on the replacement: 27B1a, 27B1b, 27B2; a double or redouble is restricted by 27B3, a second insufficient bid by 27B4.
pub const L27B: Provision = Provision(285);

/// **27B1a** Lowest sufficient bid showing the same denomination(s).
///
/// *When:* The insufficient bid is replaced by the lowest sufficient bid that specifies the same denomination or denominations as the withdrawn bid specified.
///
/// *Then:* The auction goes on with no further rectification. 26B and 16C do not apply; 27D is available if the non-offending side is damaged.
pub const L27B1a: Provision = Provision(286);

/// **27B1b** Replacement by a comparable call.
///
/// *When:* 27B1a does not apply and the insufficient bid is replaced by a comparable call (23A); pass, bid, double or redouble may qualify.
///
/// *Then:* The auction goes on with no further rectification. 16C does not apply; 27D is available. Because the call is comparable there is no lead restriction either (26A).
pub const L27B1b: Provision = Provision(287);

/// **27B2** Replacement by another bid or by pass.
///
/// *When:* The insufficient bid is replaced by a sufficient bid or a pass that does not meet 27B1.
///
/// *Then:* The offender's partner must pass whenever it is his turn for the rest of the auction. Lead restrictions of 26B may apply; see 72C if the forced pass harms the other side.
pub const L27B2: Provision = Provision(288);

/// **27B3** Attempt to replace by a double or redouble.
///
/// *When:* The offender tries to replace the insufficient bid by a double or redouble that is not comparable (27B1b).
///
/// *Then:* The double or redouble is cancelled. He must choose a replacement allowed by the earlier paragraphs and his partner must pass for the rest of the auction whatever is chosen. 26B may apply; see 72C.
pub const L27B3: Provision = Provision(289);

/// **27B4** Replacement by another insufficient bid.
///
/// *When:* The offender tries to replace the insufficient bid by a second insufficient bid.
///
/// *Then:* LHO may accept the second one under 27A1. If he does not, the Director rules as in 27B3: it is cancelled, a legal replacement is made, partner passes for the rest of the auction, 26B and 72C may apply.
pub const L27B4: Provision = Provision(290);

/// **27C** Replacement made before the Director rules.
///
/// *When:* The offender replaces his insufficient bid before the Director has ruled.
///
/// *Then:* The replacement stands if it is legal, unless LHO accepts the original insufficient bid (27A1). A non-comparable double or redouble falls under 27B3. The Director applies the fitting part of 27B to the replacement.
pub const L27C: Provision = Provision(291);

/// **27D** Damage after 27B1.
///
/// *When:* 27B1a or 27B1b was applied; after play the Director judges that without the help of the infraction the result could well have been different and the non-offending side is damaged (12B1).
///
/// *Then:* He shall award an adjusted score, and should aim as closely as possible at the probable result had the insufficient bid not happened.
pub const L27D: Provision = Provision(292);

/// **28A** Call at the turn of an RHO who must pass.
///
/// *When:* A player calls at the turn of his RHO while that RHO is obliged by law to pass.
///
/// *Then:* The call counts as made in rotation.
pub const L28A: Provision = Provision(293);

/// **28B** Player in turn calls after an opponent's call out of turn.
///
/// *When:* An opponent called out of turn and, before rectification is ruled, the player whose turn it was calls.
///
/// *Then:* His call counts as in rotation; the right to rectification of the out-of-turn call is lost; the auction goes on as if that opponent had not called at that turn. Law 26 does not apply; the information is unauthorized for the offending side (16C2).
pub const L28B: Provision = Provision(294);

/// **29A** LHO calls over a call out of turn.
///
/// *When:* A call was made out of turn and the offender's LHO then chooses to call.
///
/// *Then:* The right to rectification is forfeited: the out-of-turn call stands and the auction goes on from LHO's call.
pub const L29A: Provision = Provision(295);

/// **29B** Call out of turn cancelled.
///
/// *When:* A call out of turn was not followed by a call of the offender's LHO.
///
/// *Then:* The call is cancelled, the auction goes back to the player whose turn it was, and the offending side is subject to Law 30 (pass), 31 (bid) or 32 (double or redouble).
pub const L29B: Provision = Provision(296);

/// **29C** Artificial call out of turn.
///
/// *When:* The call out of turn is artificial.
///
/// *Then:* Laws 30, 31 and 32 look at the denomination(s) the call specifies, not the one named.
pub const L29C: Provision = Provision(297);

/// **30** Pass out of turn: scope.
///
/// *When:* A player passed out of turn and the pass was cancelled because LHO did not call (29A).
///
/// *Then:* 30A or 30B applies according to whose turn it was. If the pass was artificial see 30C.
pub const L30: Provision = Provision(298);

/// **30A** Pass at RHO's turn.
///
/// *When:* The cancelled pass was made when it was the offender's RHO's turn.
///
/// *Then:* The offender must pass at his next turn to call. 72C may apply. His partner is not restricted.
pub const L30A: Provision = Provision(299);

/// **30B1** Pass at partner's turn, or at LHO's turn as first call.
///
/// *When:* The cancelled pass was made at partner's turn, or at LHO's turn by an offender who had not called before.
///
/// *Then:* Both partners may make any legal call at their turns; 30B1a governs the partner, 30B1b the offender.
pub const L30B1: Provision = Provision(300);

/// **30B1a** Partner of the player who passed out of turn.
///
/// *When:* 30B1 applies and it is the turn of the offender's partner.
///
/// *Then:* He may make any legal call, but the withdrawn pass is unauthorized information for him (16C2).
pub const L30B1a: Provision = Provision(301);

/// **30B1b** Offender's own turn after a pass at partner's or LHO's turn.
///
/// *When:* 30B1 applies and the offender's proper turn has come.
///
/// *Then:* He may make any legal call; 30B1bi if it is comparable to the pass, 30B1bii if not.
pub const L30B1b: Provision = Provision(302);

/// **30B1bi** Comparable call after a pass out of turn.
///
/// *When:* The offender's call at his proper turn is comparable to the cancelled pass.
///
/// *Then:* No further rectification. 26B does not apply, and from then on 16C2 does not either (23B); 23C is available.
pub const L30B1bi: Provision = Provision(303);

/// **30B1bii** Non-comparable call after a pass out of turn.
///
/// *When:* The offender's call at his proper turn is not comparable to the cancelled pass.
///
/// *Then:* The offender's partner must pass at his next turn (once). 16C, 26B and 72C may apply.
pub const L30B1bii: Provision = Provision(304);

/// **30B2** Pass at LHO's turn by a player who has already called.
///
/// *When:* The offender has called earlier and passes out of turn when it is his LHO's turn.
///
/// *Then:* The pass is treated as a change of call and Law 25 is applied.
pub const L30B2: Provision = Provision(305);

/// **30A@2007** Pass out of turn before anyone has bid.
///
/// *When:* Edition 2007: a pass out of turn was cancelled and no player had bid, whoever's turn it was.
///
/// *Then:* The offender must pass when next it is his turn to call; Law 23 may apply. His partner is not restricted.
pub const L30A_2007: Provision = Provision(306);

/// **30B1@2007** Pass at RHO's turn after a bid.
///
/// *When:* Edition 2007: a pass out of turn at RHO's turn was cancelled and some player had bid.
///
/// *Then:* The offender must pass when next it is his turn to call.
pub const L30B1_2007: Provision = Provision(307);

/// **30B2a@2007** Pass at partner's turn after a bid: the offender.
///
/// *When:* Edition 2007: a pass out of turn at partner's turn was cancelled and some player had bid.
///
/// *Then:* The offender must pass for the rest of the auction; Law 23 may apply.
pub const L30B2a_2007: Provision = Provision(308);

/// **30B2b@2007** Pass at partner's turn after a bid: the partner.
///
/// *When:* Edition 2007, 30B2: it is the offender's partner's turn.
///
/// *Then:* He may pass or make any sufficient bid, but he may not double or redouble at that turn; Law 23 may apply.
pub const L30B2b_2007: Provision = Provision(309);

/// **30C** Artificial pass out of turn.
///
/// *When:* The pass out of turn is artificial, or it is a pass over partner's artificial call.
///
/// *Then:* Law 31 applies instead of Law 30.
pub const L30C: Provision = Provision(310);

/// **31** Bid out of turn: scope.
///
/// *When:* A player bid out of turn, or passed artificially or passed partner's artificial call out of turn (30C), and the call was cancelled because LHO did not call (29A).
///
/// *Then:* 31A applies at RHO's turn, 31B at partner's turn or at LHO's turn as a first call, 31C to later bids at LHO's turn.
pub const L31: Provision = Provision(311);

/// **31A** Bid at RHO's turn.
///
/// *When:* The cancelled call of Law 31 was made at the offender's RHO's turn.
///
/// *Then:* What follows depends on RHO's call: pass leads to 31A1, a legal bid, double or redouble to 31A2.
pub const L31A: Provision = Provision(312);

/// **31A1** RHO passes: the call must be repeated.
///
/// *When:* 31A applies and RHO passes.
///
/// *Then:* The offender must repeat his out-of-turn call; if that call is legal there is no rectification. If it is not legal the law on that irregularity follows (an insufficient bid: 27).
pub const L31A1: Provision = Provision(313);

/// **31A2** RHO bids, doubles or redoubles.
///
/// *When:* 31A applies and RHO makes a legal bid, double or redouble. (Footnote: an illegal call by RHO is rectified in the usual way.)
///
/// *Then:* The offender may make any legal call; 31A2a if comparable, 31A2b if not.
pub const L31A2: Provision = Provision(314);

/// **31A2a** Comparable call after a bid at RHO's turn.
///
/// *When:* The offender's new call is comparable to the cancelled one.
///
/// *Then:* No further rectification. 26B does not apply, nor 16C2 (23B); 23C is available.
pub const L31A2a: Provision = Provision(315);

/// **31A2b** Non-comparable call after a bid at RHO's turn.
///
/// *When:* The offender's new call is not comparable to the cancelled one.
///
/// *Then:* The offender's partner must pass at his next turn (once). 16C, 26B and 72C may apply.
pub const L31A2b: Provision = Provision(316);

/// **31A2a@2007** Bid at RHO's turn: the denomination is repeated.
///
/// *When:* Edition 2007, 31A2: RHO made a legal bid, double or redouble and the offender's call repeats the denomination of his call out of turn.
///
/// *Then:* The offender's partner must pass when next it is his turn to call (see 23).
pub const L31A2a_2007: Provision = Provision(317);

/// **31A2b@2007** Bid at RHO's turn: the denomination is not repeated.
///
/// *When:* Edition 2007, 31A2: RHO made a legal bid, double or redouble and the offender's call does not repeat the denomination of his call out of turn, or that call was an artificial pass or a pass of partner's artificial call.
///
/// *Then:* The offender's partner must pass for the rest of the auction (see 23), and the lead restrictions of 26 may apply.
pub const L31A2b_2007: Provision = Provision(318);

/// **31B** Bid at partner's turn, or at LHO's turn as first call.
///
/// *When:* The offender bid at partner's turn, or at LHO's turn when he had not called before; the bid was cancelled.
///
/// *Then:* Both partners may make any legal call at their turns: 31B1 for the partner, 31B2 for the offender.
pub const L31B: Provision = Provision(319);

/// **31B1** Partner of the player who bid out of turn.
///
/// *When:* 31B applies and it is the turn of the offender's partner.
///
/// *Then:* He may make any legal call, but the withdrawn bid is unauthorized for him (16C2).
pub const L31B1: Provision = Provision(320);

/// **31B2** Offender's own turn after a bid at partner's or LHO's turn.
///
/// *When:* 31B applies and the offender's proper turn has come.
///
/// *Then:* He may make any legal call; the Director proceeds as in 31A2a (comparable: nothing more) or 31A2b (not comparable: partner passes at his next turn; 16C, 26B, 72C may apply).
pub const L31B2: Provision = Provision(321);

/// **31B@2007** Bid at partner's turn, or at LHO's as first call.
///
/// *When:* Edition 2007: a bid out of turn (or an artificial pass, or a pass of partner's artificial call) at partner's turn, or at LHO's turn by a player who has not called before, was cancelled.
///
/// *Then:* The offender's partner must pass for the rest of the auction (see 23), and the lead restrictions of 26 may apply.
pub const L31B_2007: Provision = Provision(322);

/// **31C** Later bid at LHO's turn.
///
/// *When:* A player who has already called bids at his LHO's turn.
///
/// *Then:* It is treated as a change of call and Law 25 is applied.
pub const L31C: Provision = Provision(323);

/// **32** Double or redouble out of turn: scope.
///
/// *When:* A player doubled or redoubled out of turn.
///
/// *Then:* LHO may accept it by calling (29A), except that an inadmissible double or redouble (Law 36) can never be accepted. If not accepted it is cancelled and 32A, 32B or 32C applies.
pub const L32: Provision = Provision(324);

/// **32A** Double or redouble at RHO's turn.
///
/// *When:* The cancelled double or redouble was made at the offender's RHO's turn.
///
/// *Then:* RHO's pass leads to 32A1; a bid, double or redouble by RHO to 32A2.
pub const L32A: Provision = Provision(325);

/// **32A1** RHO passes: the double or redouble must be repeated.
///
/// *When:* 32A applies and RHO passes.
///
/// *Then:* The offender must repeat the double or redouble and there is no rectification, unless it is inadmissible, in which case Law 36 applies.
pub const L32A1: Provision = Provision(326);

/// **32A2** RHO bids, doubles or redoubles.
///
/// *When:* 32A applies and RHO bids, doubles or redoubles.
///
/// *Then:* The offender may make any legal call; 32A2a if comparable, 32A2b if not.
pub const L32A2: Provision = Provision(327);

/// **32A2a** Comparable call after a double at RHO's turn.
///
/// *When:* The offender's new call is comparable to the cancelled double or redouble.
///
/// *Then:* No further rectification. 26B does not apply, nor 16C2 (23B); 23C is available.
pub const L32A2a: Provision = Provision(328);

/// **32A2b** Non-comparable call after a double at RHO's turn.
///
/// *When:* The offender's new call is not comparable to the cancelled double or redouble.
///
/// *Then:* The offender's partner must pass at his next turn (once). 16C, 26B and 72C may apply.
pub const L32A2b: Provision = Provision(329);

/// **32B** Double or redouble at partner's turn.
///
/// *When:* The cancelled double or redouble was made at the turn of the offender's partner.
///
/// *Then:* Both partners may make any legal call at their turns: 32B1 for the partner, 32B2 for the offender.
pub const L32B: Provision = Provision(330);

/// **32B1** Partner of the player who doubled out of turn.
///
/// *When:* 32B applies and it is the partner's turn.
///
/// *Then:* He may make any legal call, but the withdrawn call is unauthorized for him (16C2).
pub const L32B1: Provision = Provision(331);

/// **32B2** Offender's own turn after a double at partner's turn.
///
/// *When:* 32B applies and the offender's proper turn has come.
///
/// *Then:* He may make any legal call; the Director proceeds as in 32A2a or 32A2b.
pub const L32B2: Provision = Provision(332);

/// **32A@2007** Double or redouble at partner's turn.
///
/// *When:* Edition 2007: a double or redouble out of turn at partner's turn was cancelled.
///
/// *Then:* The offender's partner must pass for the rest of the auction (see 23); the lead restriction of 26B may apply.
pub const L32A_2007: Provision = Provision(333);

/// **32B2@2007** Double or redouble at RHO's turn and RHO acts.
///
/// *When:* Edition 2007: a double or redouble out of turn at RHO's turn was cancelled, and RHO then bids, doubles or redoubles.
///
/// *Then:* The offender may make any legal call, but his partner must pass for the rest of the auction (see 23); the lead restriction of 26B may apply.
pub const L32B2_2007: Provision = Provision(334);

/// **32C** Later call at LHO's turn.
///
/// *When:* A player who has already called doubles or redoubles at his LHO's turn.
///
/// *Then:* It is treated as a change of call and Law 25 is applied.
pub const L32C: Provision = Provision(335);

/// **33** Simultaneous calls.
///
/// *When:* A call is made at the same moment as that of the player whose turn it was.
///
/// *Then:* The call of the player in turn comes first; the other one counts as made after it.
pub const L33: Provision = Provision(336);

/// **34** Right to call kept after passes out of turn.
///
/// *When:* A call was followed by three consecutive passes, one or more of them out of turn.
///
/// *Then:* 17D3 applies: if a player was deprived of his turn the auction is not over and returns to him, later passes being cancelled.
pub const L34: Provision = Provision(337);

/// **35** Inadmissible calls: list.
///
/// *When:* A call is one of the four kinds in 35A to 35D.
///
/// *Then:* It is inadmissible and the law named there is applied.
pub const L35: Provision = Provision(338);

/// **35A** Inadmissible: double or redouble not allowed by Law 19.
///
/// *When:* A double or redouble breaks Law 19: a double not of the last bid, or not of an opponent's bid, or with a call other than pass in between; a redouble not of an opponent's double, or with a call other than pass in between.
///
/// *Then:* It is inadmissible; Law 36 applies.
pub const L35A: Provision = Provision(339);

/// **35B** Inadmissible: bid, double or redouble by a player who must pass.
///
/// *When:* A player under a legal duty to pass bids, doubles or redoubles.
///
/// *Then:* It is inadmissible; Law 37 applies.
pub const L35B: Provision = Provision(340);

/// **35C** Inadmissible: bid of more than seven.
///
/// *When:* A bid names more than seven odd tricks.
///
/// *Then:* It is inadmissible; Law 38 applies.
pub const L35C: Provision = Provision(341);

/// **35D** Inadmissible: call after the final pass.
///
/// *When:* A call is made after the pass that ended the auction.
///
/// *Then:* It is inadmissible; Law 39 applies.
pub const L35D: Provision = Provision(342);

/// **36A** LHO called before the inadmissible double was rectified.
///
/// *When:* The offender's LHO called over an inadmissible double or redouble before rectification was ruled.
///
/// *Then:* The inadmissible call and all calls after it are cancelled; the auction returns to the player whose turn it was and goes on as if nothing irregular had happened. No lead restrictions of 26B.
pub const L36A: Provision = Provision(343);

/// **36B** LHO did not call before rectification: scope.
///
/// *When:* An inadmissible double or redouble was made and 36A does not apply.
///
/// *Then:* 36B1 to 36B4 apply.
pub const L36B: Provision = Provision(344);

/// **36B1** Inadmissible double or redouble cancelled.
///
/// *When:* 36B applies.
///
/// *Then:* Every double or redouble that Law 19 does not allow is cancelled.
pub const L36B1: Provision = Provision(345);

/// **36B2** Replacement in turn and silencing of partner.
///
/// *When:* 36B applies and the call was made in the offender's turn.
///
/// *Then:* The offender must make a legal call instead; the auction goes on and his partner must pass for the rest of the auction.
pub const L36B2: Provision = Provision(346);

/// **36B3** Damage and lead restrictions after an inadmissible double.
///
/// *When:* 36B2 was applied.
///
/// *Then:* 72C may apply, and if the offender's side defends the lead restrictions of 26B may apply.
pub const L36B3: Provision = Provision(347);

/// **36B4** Inadmissible double also out of turn.
///
/// *When:* 36B applies and the double or redouble was made out of turn.
///
/// *Then:* The auction returns to the player whose turn it was. The offender may make any legal call at his turn; his partner must pass for the rest of the auction. 72C and 26B may apply.
pub const L36B4: Provision = Provision(348);

/// **36C** Inadmissible double noticed after the lead is faced.
///
/// *When:* Attention is drawn to an inadmissible double or redouble only after the opening lead has been faced.
///
/// *Then:* The contract is scored as if the inadmissible call had not been made.
pub const L36C: Provision = Provision(349);

/// **37A** LHO called over a forbidden bid of a player who must pass.
///
/// *When:* A player obliged to pass bid, doubled or redoubled (other than against 19A1 or 19B1) and his LHO called before the Director ruled.
///
/// *Then:* That call and all later calls stand. If the duty was to pass for the rest of the auction he must still pass at every later turn. No lead restrictions of 26B.
pub const L37A: Provision = Provision(350);

/// **37B** LHO did not call over a forbidden bid: scope.
///
/// *When:* A player obliged to pass made another call and 37A does not apply.
///
/// *Then:* 37B1 and 37B2 apply.
pub const L37B: Provision = Provision(351);

/// **37B1** Forbidden call cancelled.
///
/// *When:* 37B applies.
///
/// *Then:* The bid, double or redouble of the player obliged to pass is cancelled.
pub const L37B1: Provision = Provision(352);

/// **37B2** Pass substituted, both partners silenced.
///
/// *When:* 37B applies.
///
/// *Then:* A pass is put in place of the call, the auction goes on, and both members of the offending side must pass for the rest of the auction. 72C and 26B may apply.
pub const L37B2: Provision = Provision(353);

/// **38A** No play above the seven level.
///
/// *When:* A contract of more than seven would result.
///
/// *Then:* It is never played.
pub const L38A: Provision = Provision(354);

/// **38B** Bid above seven and later calls cancelled.
///
/// *When:* A bid of more than seven was made.
///
/// *Then:* The bid and every call after it are cancelled.
pub const L38B: Provision = Provision(355);

/// **38C** Pass substituted for a bid above seven.
///
/// *When:* 38B was applied.
///
/// *Then:* A pass is put in place of the bid. If the auction is not over it goes on, and both members of the offending side must pass for the rest of it.
pub const L38C: Provision = Provision(356);

/// **38D** When 72C and 26B are lost.
///
/// *When:* A bid of more than seven was made.
///
/// *Then:* 72C and the lead restrictions of 26B may apply, unless the offender's LHO called after the infraction and before rectification; then neither applies.
pub const L38D: Provision = Provision(357);

/// **39A** Calls after the final pass cancelled.
///
/// *When:* A call was made after the final pass.
///
/// *Then:* It and all other such calls are cancelled.
pub const L39A: Provision = Provision(358);

/// **39B** No rectification for harmless late calls.
///
/// *When:* After the final pass, LHO called before rectification; or the late call was a pass by a defender; or any call by the presumed declarer or dummy.
///
/// *Then:* No further rectification.
pub const L39B: Provision = Provision(359);

/// **39C** Late bid, double or redouble by a defender.
///
/// *When:* After the final pass a defender bid, doubled or redoubled, and his LHO did not call after it.
///
/// *Then:* The call is cancelled and the lead restrictions of 26B may apply.
pub const L39C: Provision = Provision(360);

/// **40A1a** How partnership understandings arise.
///
/// *When:* Partners use agreed methods.
///
/// *Then:* An understanding may be explicit, reached by discussion, or implicit, arising from shared experience or knowledge of the players.
pub const L40A1a: Provision = Provision(361);

/// **40A1b** Duty to make understandings available.
///
/// *When:* A partnership plays against opponents.
///
/// *Then:* It has the duty to make its understandings available to them, in the manner the Regulating Authority lays down.
pub const L40A1b: Provision = Provision(362);

/// **40A2** Sources from which partners may inform each other.
///
/// *When:* A player conveys information to partner by his understandings.
///
/// *Then:* It must come only from the calls, plays and conditions of the current deal. A player may use the legal auction and, subject to exclusions in the laws, the cards he has seen, and any information the laws call authorized (73C).
pub const L40A2: Provision = Provision(363);

/// **40A3** Freedom of calls and plays.
///
/// *When:* A player wants to make an unannounced call or play.
///
/// *Then:* He may make any call or play without prior notice if it is not based on an undisclosed partnership understanding (40C1).
pub const L40A3: Provision = Provision(364);

/// **40A4** Meaning may not depend on which partner acts.
///
/// *When:* Partners agree the meaning of a call or play.
///
/// *Then:* The agreed meaning shall not vary with which of the two makes the call or play. Style and judgement are not restricted, only methods.
pub const L40A4: Provision = Provision(365);

/// **40B1a** Explicit or implicit agreement is an understanding.
///
/// *When:* Partners have an agreement.
///
/// *Then:* Explicit or implicit, it is a partnership understanding.
pub const L40B1a: Provision = Provision(366);

/// **40B1b** Special partnership understandings designated.
///
/// *When:* The Regulating Authority considers an understanding.
///
/// *Then:* It may designate it 'special': one whose meaning, in its opinion, a significant number of players in the tournament may not readily understand and anticipate.
pub const L40B1b: Provision = Provision(367);

/// **40B1c** Artificial calls are special by default.
///
/// *When:* A call has an artificial meaning and the Regulating Authority has not decided otherwise.
///
/// *Then:* It is a special partnership understanding.
pub const L40B1c: Provision = Provision(368);

/// **40B1b@2007** Understandings and which of them are special.
///
/// *When:* Edition 2007: two partners have agreed on a meaning, in words or without.
///
/// *Then:* It is a partnership understanding. A convention and a call with an artificial meaning are special ones unless the RA decides otherwise.
pub const L40B1b_2007: Provision = Provision(369);

/// **40B2ai** Allowing or forbidding special understandings.
///
/// *When:* A special understanding exists.
///
/// *Then:* The Regulating Authority has unlimited power to allow it, forbid it, or allow it under conditions.
pub const L40B2ai: Provision = Provision(370);

/// **40B2aii** Convention cards.
///
/// *When:* Understandings are to be listed in advance.
///
/// *Then:* The Regulating Authority may prescribe a convention card, with or without supplementary sheets, and regulate its use.
pub const L40B2aii: Provision = Provision(371);

/// **40B2aiii** Alerting and other disclosure procedures.
///
/// *When:* Methods are to be disclosed during the game.
///
/// *Then:* The Regulating Authority may prescribe alerting and/or other ways of disclosing a partnership's methods.
pub const L40B2aiii: Provision = Provision(372);

/// **40B2aiv** Varying understandings after an irregularity by opponents.
///
/// *When:* A partnership would agree beforehand to change its methods in the auction or play after an irregularity committed by the opponents.
///
/// *Then:* The Regulating Authority may forbid such agreements.
pub const L40B2aiv: Provision = Provision(373);

/// **40B2av** Limiting psychs of artificial calls.
///
/// *When:* A player would psych an artificial call.
///
/// *Then:* The Regulating Authority may restrict such psychs.
pub const L40B2av: Provision = Provision(374);

/// **40B2b** Own convention card not to be consulted.
///
/// *When:* From the start of the auction period until the end of play, and the Regulating Authority has not decided otherwise.
///
/// *Then:* A player may not look at his own convention card; except that players of the declaring side (only they) may do so during the clarification period.
pub const L40B2b: Provision = Provision(375);

/// **40B2c** Opponents' convention card: default times.
///
/// *When:* The Regulating Authority has not decided otherwise.
///
/// *Then:* A player may look at the opponents' convention card at the times in 40B2ci to 40B2civ.
pub const L40B2c: Provision = Provision(376);

/// **40B2ci** Opponents' card before the auction.
///
/// *When:* The auction has not begun.
///
/// *Then:* A player may look at the opponents' card.
pub const L40B2ci: Provision = Provision(377);

/// **40B2cii** Opponents' card in the clarification period.
///
/// *When:* Between the final pass and the facing of the opening lead.
///
/// *Then:* Any player may look at the opponents' card.
pub const L40B2cii: Provision = Provision(378);

/// **40B2ciii** Opponents' card at own turn.
///
/// *When:* During auction and play.
///
/// *Then:* A player may look at the opponents' card only at his own turn to call or play.
pub const L40B2ciii: Provision = Provision(379);

/// **40B2civ** Opponents' card to explain partner's action.
///
/// *When:* An opponent has asked under 20F for an explanation.
///
/// *Then:* The player asked may look at the opponents' card in order to explain correctly the meaning of partner's call or play.
pub const L40B2civ: Provision = Provision(380);

/// **40B2d** No aids to memory, calculation or technique.
///
/// *When:* During the auction and play periods, and the Regulating Authority has not decided otherwise.
///
/// *Then:* A player may not use any aid to memory, calculation or technique.
pub const L40B2d: Provision = Provision(381);

/// **40B2a@2007** Powers of the Regulating Authority over understandings.
///
/// *When:* Edition 2007: the RA regulates what partners may agree and how they disclose it.
///
/// *Then:* It may allow, forbid or allow under conditions any special understanding. It may prescribe a system card, with or without supplements, and its use, and ways of alerting and disclosing. It may vary the general requirement that a call or play has the same meaning whichever partner makes it; style and judgement are not restricted.
pub const L40B2a_2007: Provision = Provision(382);

/// **40B3a** Damage by failure to disclose.
///
/// *When:* A side is damaged because opponents did not disclose the meaning of a call or play as the laws require.
///
/// *Then:* It is entitled to rectification by an adjusted score.
pub const L40B3a: Provision = Provision(383);

/// **40B3b** Repeated failure to disclose.
///
/// *When:* The duty to disclose understandings is broken repeatedly.
///
/// *Then:* The players may be penalized.
pub const L40B3b: Provision = Provision(384);

/// **40B4** Damage by a forbidden special understanding.
///
/// *When:* A side is damaged by the opponents' use of a special understanding that does not comply with the regulations of the tournament.
///
/// *Then:* The score shall be adjusted; the side that broke the regulations may also get a procedural penalty.
pub const L40B4: Provision = Provision(385);

/// **40B5a** What an explanation must contain.
///
/// *When:* An opponent asks (Law 20) and a player explains partner's call or play.
///
/// *Then:* He shall disclose all special information from agreement or partnership experience; he need not disclose inferences from his own knowledge and experience of matters generally known to bridge players.
pub const L40B5a: Provision = Provision(386);

/// **40B5b** Crucial information missing from an explanation.
///
/// *When:* Information not given in an explanation was crucial for an opponent's choice of action and he was damaged.
///
/// *Then:* The Director adjusts the score.
pub const L40B5b: Provision = Provision(387);

/// **40C1** Deviation from system and psychs.
///
/// *When:* A player deviates from announced understandings.
///
/// *Then:* Allowed if partner has no more reason than the opponents to be aware of it (and subject to 40B2av). Repeated deviations create implicit understandings that become part of the methods and must be disclosed. If the Director judges there was undisclosed knowledge that damaged the opponents he shall adjust the score and may give a procedural penalty.
pub const L40C1: Provision = Provision(388);

/// **40C2** No duty to announce one's own deviation.
///
/// *When:* A player has deviated from his announced methods.
///
/// *Then:* Beyond 40C1 he need not tell the opponents that he did.
pub const L40C2: Provision = Provision(389);

/// **41A** Opening lead face down.
///
/// *When:* A bid, double or redouble was followed by three passes in turn.
///
/// *Then:* The defender left of the presumed declarer makes the opening lead face down. A face-down lead may be taken back only by order of the Director after an irregularity (47E, 54), and then the card goes back to the defender's hand.
pub const L41A: Provision = Provision(390);

/// **41B** Review and explanations around the opening lead.
///
/// *When:* Before the opening lead is faced; later, a player's first turn to play; later still, the play.
///
/// *Then:* Before the lead is faced the leader's partner and the presumed declarer (not the presumed dummy) may each ask for a review of the auction or an explanation of an opponent's call (20F2, 20F3). Declarer and each defender may ask for a review at their first turn to play; the right ends when they play a card. Defenders (subject to Law 16) and declarer may ask for explanations all through the play, each at his own turn. Footnotes: declarer's first turn is from dummy unless he accepted an opening lead out of turn; declarer may ask at dummy's turn and at his own.
pub const L41B: Provision = Provision(391);

/// **41C** Facing the opening lead.
///
/// *When:* The clarification period is over.
///
/// *Then:* The lead is faced, the play period begins irrevocably and dummy is spread (54A if the lead was faced out of turn). Once a review is no longer available, declarer or a defender may at his own turn (declarer also at dummy's) learn what the contract is and whether, but not by whom, it was doubled or redoubled.
pub const L41C: Provision = Provision(392);

/// **41D** Dummy's hand.
///
/// *When:* The opening lead has been faced.
///
/// *Then:* Dummy spreads his hand face up in front of him, sorted into suits, cards in rank order with the lowest nearest declarer, in separate columns lengthwise to declarer, trumps on dummy's right. Declarer plays both hands.
pub const L41D: Provision = Provision(393);

/// **42A1** Dummy may give information before the Director.
///
/// *When:* The Director is present.
///
/// *Then:* Dummy may give information on facts or law.
pub const L42A1: Provision = Provision(394);

/// **42A2** Dummy may count tricks.
///
/// *When:* During play.
///
/// *Then:* Dummy may keep track of tricks won and lost.
pub const L42A2: Provision = Provision(395);

/// **42A3** Dummy plays declarer's cards and sees that dummy follows suit.
///
/// *When:* Declarer names a card of dummy.
///
/// *Then:* Dummy plays it as declarer directs and makes sure that his own hand follows suit. If he suggests a play, 45F.
pub const L42A3: Provision = Provision(396);

/// **42B** Qualified rights: scope.
///
/// *When:* Beyond the absolute rights of 42A.
///
/// *Then:* Dummy has the further rights 42B1 to 42B3, limited by Law 43: once he has broken 43A2, using them brings the consequences of 43B2 and 43B3.
pub const L42B: Provision = Provision(397);

/// **42B1** Dummy may ask declarer about a revoke.
///
/// *When:* Declarer failed to follow suit to a trick.
///
/// *Then:* Dummy may ask declarer, but not a defender, whether he has a card of the suit led.
pub const L42B1: Provision = Provision(398);

/// **42B2** Dummy may try to prevent an irregularity.
///
/// *When:* An irregularity is about to happen.
///
/// *Then:* Dummy may try to prevent any irregularity.
pub const L42B2: Provision = Provision(399);

/// **42B3** Dummy may point out an irregularity after play.
///
/// *When:* Play of the deal is over.
///
/// *Then:* Dummy may draw attention to any irregularity.
pub const L42B3: Provision = Provision(400);

/// **43** Dummy's limitations: scope.
///
/// *When:* A player is dummy.
///
/// *Then:* The limitations of 43A apply except where Law 42 gives him the right.
pub const L43: Provision = Provision(401);

/// **43A1a** Dummy may not start a call for the Director.
///
/// *When:* During play, no other player has drawn attention to an irregularity.
///
/// *Then:* Dummy may not take the initiative to call the Director.
pub const L43A1a: Provision = Provision(402);

/// **43A1b** Dummy may not point out an irregularity during play.
///
/// *When:* During play.
///
/// *Then:* Dummy may not draw attention to an irregularity.
pub const L43A1b: Provision = Provision(403);

/// **43A1c** Dummy takes no part in the play.
///
/// *When:* During play.
///
/// *Then:* Dummy must not take part in the play, nor may he communicate anything about it to declarer.
pub const L43A1c: Provision = Provision(404);

/// **43A2a** Dummy may not exchange hands with declarer.
///
/// *When:* During play.
///
/// *Then:* Dummy may not exchange hands with declarer.
pub const L43A2a: Provision = Provision(405);

/// **43A2b** Dummy may not leave his seat to watch declarer's play.
///
/// *When:* During play.
///
/// *Then:* Dummy may not leave his seat to watch declarer play.
pub const L43A2b: Provision = Provision(406);

/// **43A2c** Dummy may not look at a defender's cards.
///
/// *When:* During play.
///
/// *Then:* Dummy may not look at the face of a card in either defender's hand.
pub const L43A2c: Provision = Provision(407);

/// **43A3** Defender may not show his hand to dummy.
///
/// *When:* During play.
///
/// *Then:* A defender may not show dummy his hand.
pub const L43A3: Provision = Provision(408);

/// **43B1** Penalty for dummy's breach.
///
/// *When:* Dummy breached 43A1 or 43A2.
///
/// *Then:* He is liable to a procedural penalty under Law 90.
pub const L43B1: Provision = Provision(409);

/// **43B2** Tainted dummy: scope.
///
/// *When:* Dummy has breached 43A2 (exchanged hands, left his seat to watch declarer, or looked at a defender's card).
///
/// *Then:* If he then warns declarer about the wrong hand, 43B2a; if he is first to ask about a revoke from declarer's hand, 43B2b. A breach of 43A1 alone does not bring these.
pub const L43B2: Provision = Provision(410);

/// **43B2a** Tainted dummy warns about the wrong hand.
///
/// *When:* After breaching 43A2 dummy warns declarer against leading from the wrong hand.
///
/// *Then:* Either defender may choose the hand from which declarer leads.
pub const L43B2a: Provision = Provision(411);

/// **43B2b** Tainted dummy asks first about declarer's revoke.
///
/// *When:* After breaching 43A2 dummy is first to ask whether a play from declarer's hand is a revoke.
///
/// *Then:* If the play was illegal declarer must replace it with a correct card, and Law 64 applies as though the revoke had been established.
pub const L43B2b: Provision = Provision(412);

/// **43B3** Tainted dummy points out a defender's irregularity.
///
/// *When:* After breaching 43A2 dummy is first to draw attention to a defender's irregularity.
///
/// *Then:* No immediate rectification; play goes on as if there had been none. After play, if the defenders gained by their irregularity, the Director adjusts their score to take the gain away; the declaring side keeps the table result.
pub const L43B3: Provision = Provision(413);

/// **44A** Lead to a trick.
///
/// *When:* A player leads to a trick.
///
/// *Then:* He may play any card of his hand, unless a restriction after an irregularity of his own side applies.
pub const L44A: Provision = Provision(414);

/// **44B** Following plays make the trick.
///
/// *When:* A card was led.
///
/// *Then:* The other players each play one card in turn; the four cards form the trick. Manner of playing: 45; arranging tricks: 65.
pub const L44B: Provision = Provision(415);

/// **44C** Duty to follow suit.
///
/// *When:* A player plays to a trick already led to.
///
/// *Then:* He must follow suit if he can. This duty comes before every other requirement of the laws.
pub const L44C: Provision = Provision(416);

/// **44D** Unable to follow suit.
///
/// *When:* A player has no card of the suit led.
///
/// *Then:* He may play any card, unless a restriction after an irregularity of his own side applies.
pub const L44D: Provision = Provision(417);

/// **44E** Trick with trumps.
///
/// *When:* A trick contains one or more trumps.
///
/// *Then:* It is won by the player of the highest trump.
pub const L44E: Provision = Provision(418);

/// **44F** Trick without trumps.
///
/// *When:* A trick contains no trump.
///
/// *Then:* It is won by the player of the highest card of the suit led.
pub const L44F: Provision = Provision(419);

/// **44G** Lead to the next trick.
///
/// *When:* A trick is complete.
///
/// *Then:* The next lead comes from the hand that won it.
pub const L44G: Provision = Provision(420);

/// **45A** Playing a card from one's hand.
///
/// *When:* A player other than dummy plays a card.
///
/// *Then:* He takes it from his hand and faces it on the table in front of him. Footnote: the opening lead is made face down unless the Regulating Authority orders otherwise.
pub const L45A: Provision = Provision(421);

/// **45B** Playing a card from dummy.
///
/// *When:* Declarer plays from dummy.
///
/// *Then:* He names the card; dummy then picks it up and faces it on the table. If necessary declarer may pick up the wanted card himself.
pub const L45B: Provision = Provision(422);

/// **45C1** Defender's card that partner could see.
///
/// *When:* A defender holds a card so that his partner could see its face.
///
/// *Then:* It must be played to the current trick; if he has already legally played to it, see 45E.
pub const L45C1: Provision = Provision(423);

/// **45C2a** Declarer's card face up at the table.
///
/// *When:* Declarer holds a card of his hand face up, touching or nearly touching the table.
///
/// *Then:* It must be played: it counts as played.
pub const L45C2a: Provision = Provision(424);

/// **45C2b** Declarer's card in a played position.
///
/// *When:* Declarer keeps a card of his hand in such a position as to indicate that it was played.
///
/// *Then:* It must be played: it counts as played.
pub const L45C2b: Provision = Provision(425);

/// **45C3** Dummy's card deliberately touched by declarer.
///
/// *When:* Declarer deliberately touches a card of dummy.
///
/// *Then:* It must be played: it counts as played, unless he was arranging dummy's cards or reaching for a card above or below the one touched.
pub const L45C3: Provision = Provision(426);

/// **45C4a** Card named or designated.
///
/// *When:* A player names or otherwise designates a card as the one he means to play.
///
/// *Then:* It must be played (but see Law 47).
pub const L45C4a: Provision = Provision(427);

/// **45C4b** Unintended designation of a dummy card.
///
/// *When:* Declarer named a card of dummy other than the one he meant.
///
/// *Then:* He may correct it until he next plays a card from his hand or from dummy. A slip of the tongue may be corrected; a loss of concentration or a change of mind may not. An opponent who in turn legally played before the correction may take that card back and substitute another (47D, 16C1).
pub const L45C4b: Provision = Provision(428);

/// **45C5** Penalty card may have to be played.
///
/// *When:* A defender has a major or minor penalty card.
///
/// *Then:* He may be obliged to play it; see Law 50.
pub const L45C5: Provision = Provision(429);

/// **45D1** Dummy puts out a card not named: in time.
///
/// *When:* Dummy put in the played position a card declarer did not name, and attention is drawn to it before each side has played to the next trick.
///
/// *Then:* The wrong card must be withdrawn. A defender may take back a card he played after the error and before attention was drawn. If declarer's RHO changes his play, declarer may take back a card he later played to that trick (16C).
pub const L45D1: Provision = Provision(430);

/// **45D2** Dummy puts out a card not named: too late.
///
/// *When:* The time of 45D1 has passed.
///
/// *Then:* Play goes on normally with no change of cards in this or any later trick. If the wrong card was the lead, failing to follow its suit may be a revoke (64A, 64B7, 64C). If it was played to a trick in progress and dummy thereby revoked, 64B3 and 64C.
pub const L45D2: Provision = Provision(431);

/// **45E1** Fifth card by a defender.
///
/// *When:* A defender plays a fifth card to a trick.
///
/// *Then:* It becomes a penalty card under Law 50, unless the Director judges it a lead to the next trick; then 53 or 56 applies.
pub const L45E1: Provision = Provision(432);

/// **45E2** Fifth card by declarer or dummy.
///
/// *When:* Declarer plays a fifth card to a trick from his hand or dummy.
///
/// *Then:* It goes back to that hand without further rectification, unless the Director judges it a lead to the next trick; then 55 applies.
pub const L45E2: Provision = Provision(433);

/// **45F** Dummy touches or indicates a card.
///
/// *When:* Dummy is spread and, without instruction from declarer, dummy touches or indicates a card (except to arrange).
///
/// *Then:* It is not allowed. The Director should be called at once and told; play goes on; after play he shall adjust the score if dummy suggested a play that declarer followed and the defenders were damaged.
pub const L45F: Provision = Provision(434);

/// **45G** Turning cards over.
///
/// *When:* A trick is being completed.
///
/// *Then:* No player should turn his card face down until all four have played to the trick.
pub const L45G: Provision = Provision(435);

/// **46A** Correct way to name a dummy card.
///
/// *When:* Declarer names a dummy card.
///
/// *Then:* He should state both the suit and the rank.
pub const L46A: Provision = Provision(436);

/// **46B** Incomplete or invalid designation: scope.
///
/// *When:* Declarer's designation of a dummy card is incomplete or invalid.
///
/// *Then:* 46B1 to 46B5 apply, unless another intention of declarer is beyond doubt.
pub const L46B: Provision = Provision(437);

/// **46B1a** 'High'.
///
/// *When:* Declarer says 'high' or the like.
///
/// *Then:* He is deemed to call the highest card of the suit led.
pub const L46B1a: Provision = Provision(438);

/// **46B1b** 'Win' the trick.
///
/// *When:* Declarer tells dummy to win the trick.
///
/// *Then:* He is deemed to call the lowest card known to win it.
pub const L46B1b: Provision = Provision(439);

/// **46B1c** 'Low'.
///
/// *When:* Declarer says 'low' or the like.
///
/// *Then:* He is deemed to call the lowest card of the suit led.
pub const L46B1c: Provision = Provision(440);

/// **46B2** Suit without rank.
///
/// *When:* Declarer names a suit but no rank.
///
/// *Then:* He is deemed to call the lowest card of that suit.
pub const L46B2: Provision = Provision(441);

/// **46B3a** Rank without suit, on lead.
///
/// *When:* On lead from dummy declarer names a rank but no suit.
///
/// *Then:* He is deemed to continue the suit in which dummy won the preceding trick, if dummy has a card of that rank in it.
pub const L46B3a: Provision = Provision(442);

/// **46B3b** Rank without suit, otherwise.
///
/// *When:* Declarer names a rank but no suit and 46B3a does not apply.
///
/// *Then:* Dummy must play a card of that rank if it can legally be done; with more than one such card declarer says which.
pub const L46B3b: Provision = Provision(443);

/// **46B4** Card not in dummy.
///
/// *When:* Declarer designates a card dummy does not have.
///
/// *Then:* The designation is void and he may designate any legal card.
pub const L46B4: Provision = Provision(444);

/// **46B5** Neither suit nor rank.
///
/// *When:* Declarer designates a play without suit or rank (for example 'play anything').
///
/// *Then:* Either defender may designate the card to be played from dummy.
pub const L46B5: Provision = Provision(445);

/// **47A** Retraction to rectify an irregularity.
///
/// *When:* A rectification requires it.
///
/// *Then:* A played card may be taken back; a defender's may become a penalty card (49).
pub const L47A: Provision = Provision(446);

/// **47B** Retraction to correct an illegal play.
///
/// *When:* A play was illegal.
///
/// *Then:* The card may be taken back to correct it; for a defender, outside this law's own exceptions, 49 (penalty card). For simultaneous play, 58.
pub const L47B: Provision = Provision(447);

/// **47C** Retraction after a corrected designation.
///
/// *When:* A designation was changed under 45C4b.
///
/// *Then:* The card is taken back without further rectification.
pub const L47C: Provision = Provision(448);

/// **47D** Retraction after an opponent's change.
///
/// *When:* An opponent changed his play.
///
/// *Then:* A card played may be taken back and another substituted without further rectification (16C and 62C2 may apply).
pub const L47D: Provision = Provision(449);

/// **47E1** Retraction after being told it was one's turn.
///
/// *When:* A player led or played out of turn because an opponent mistakenly told him it was his turn.
///
/// *Then:* It is taken back without further rectification (16C). LHO may not accept it, and 63A1 does not apply.
pub const L47E1: Provision = Provision(450);

/// **47E2a** Retraction after a wrong explanation.
///
/// *When:* A player played a card after, and because of, a wrong explanation by an opponent of a call or play, before it was corrected.
///
/// *Then:* He may take the card back without further rectification if no later card has been played to the trick (16C). An opening lead may not be taken back once a card of dummy is exposed.
pub const L47E2a: Provision = Provision(451);

/// **47E2b** Too late: adjusted score.
///
/// *When:* It is too late to correct a play under 47E2a.
///
/// *Then:* The Director may award an adjusted score.
pub const L47E2b: Provision = Provision(452);

/// **47F1** Retraction under 53B.
///
/// *When:* 53B provides for it.
///
/// *Then:* A card may be taken back under 53B.
pub const L47F1: Provision = Provision(453);

/// **47F2** No other retraction.
///
/// *When:* No paragraph of Law 47 allows it.
///
/// *Then:* A card once played may not be taken back.
pub const L47F2: Provision = Provision(454);

/// **48A** Declarer exposes a card.
///
/// *When:* Declarer exposes a card.
///
/// *Then:* No rectification (but see 45C2); no card of declarer's or dummy's hand ever becomes a penalty card; declarer need not play a card dropped by accident.
pub const L48A: Provision = Provision(455);

/// **48B1** Declarer faces his hand after an opening lead out of turn.
///
/// *When:* Declarer spreads his cards after an opening lead out of turn.
///
/// *Then:* Law 54 applies.
pub const L48B1: Provision = Provision(456);

/// **48B2** Declarer faces his hand at another time.
///
/// *When:* Declarer shows his cards at any other time than right after an opening lead out of turn.
///
/// *Then:* It may be a claim or concession (Law 68), unless another intention is clear.
pub const L48B2: Provision = Provision(457);

/// **49** Defender's exposed card.
///
/// *When:* A defender's card is where his partner could see its face, or he names a card in his hand, other than in normal play or by application of a law (for example 47E).
///
/// *Then:* Each such card becomes a penalty card (Law 50). See 68 for a statement about the trick in progress, and 68B2 when partner objects to a concession.
pub const L49: Provision = Provision(458);

/// **50** Penalty card: default.
///
/// *When:* A defender exposed a card prematurely (but not led it; a lead is under 57).
///
/// *Then:* It is a penalty card unless the Director decides otherwise; 72C may apply.
pub const L50: Provision = Provision(459);

/// **50A** Penalty card stays on the table.
///
/// *When:* A card is a penalty card.
///
/// *Then:* It must stay face up on the table in front of its owner until a rectification has been selected.
pub const L50A: Provision = Provision(460);

/// **50B** Major and minor penalty cards.
///
/// *When:* A defender has one or more penalty cards. An honour is A, K, Q, J or 10.
///
/// *Then:* One card below honour rank exposed inadvertently (for example two cards played at once, or dropped) is a minor penalty card. An honour, or a card exposed by deliberate play (for example a lead out of turn, or a revoke then corrected), is a major one. If a defender has two or more, all are major.
pub const L50B: Provision = Provision(461);

/// **50C** Minor penalty card.
///
/// *When:* A defender has a minor penalty card.
///
/// *Then:* He may not play another card below honour rank of that suit until he has played the penalty card; he may play an honour instead. His partner is under no lead restriction; information: 50E.
pub const L50C: Provision = Provision(462);

/// **50D** Major penalty card: restrictions on both defenders.
///
/// *When:* A defender has a major penalty card.
///
/// *Then:* The owner may be restricted at each of his turns to play (50D1), his partner at each of his turns to lead (50D2).
pub const L50D: Provision = Provision(463);

/// **50D1a** Major penalty card must be played at the first legal chance.
///
/// *When:* The owner of a major penalty card is to play.
///
/// *Then:* It must be played at the first legal opportunity, on lead, following suit, discarding or ruffing (exception 50D1b). With two or more that can legally be played, declarer chooses which.
pub const L50D1a: Provision = Provision(464);

/// **50D1b** Following suit and restrictions come first.
///
/// *When:* The owner of a major penalty card must follow suit or meet a lead or play restriction.
///
/// *Then:* That comes first; the penalty card stays face up and is played at the next legal opportunity.
pub const L50D1b: Provision = Provision(465);

/// **50D2** Partner's lead while a major penalty card is out.
///
/// *When:* A defender is to lead while his partner has a major penalty card.
///
/// *Then:* He may not lead until declarer has said which option he takes; a lead made too early is rectified under 49. Declarer may: 50D2a or 50D2b.
pub const L50D2: Provision = Provision(466);

/// **50D2a** Declarer requires or forbids the suit.
///
/// *When:* Declarer takes 50D2a.
///
/// *Then:* He requires the defender to lead the suit of the penalty card, or forbids it for as long as that defender keeps the lead (two or more penalty cards: 51). Either way the card is no longer a penalty card and is picked up. Footnote: if the lead cannot be made, 59.
pub const L50D2a: Provision = Provision(467);

/// **50D2b** Declarer takes no option.
///
/// *When:* Declarer takes 50D2b.
///
/// *Then:* The defender may lead any card; the penalty card stays on the table as such, and 50D goes on applying while it is one. Footnote: if the defender keeps the lead and the card is still unplayed, all of 50D2 applies again at the next trick.
pub const L50D2b: Provision = Provision(468);

/// **50E1** Information while the penalty card is on the table.
///
/// *When:* A penalty card is on the table.
///
/// *Then:* Information from it and from the duty to play it is authorized for all players as long as it stays on the table.
pub const L50E1: Provision = Provision(469);

/// **50E2** Information from a penalty card picked up.
///
/// *When:* A penalty card was picked up under 50D2a.
///
/// *Then:* Information from it is unauthorized for the owner's partner (16C), authorized for declarer.
pub const L50E2: Provision = Provision(470);

/// **50E3** Circumstances of a played penalty card.
///
/// *When:* A penalty card has been played.
///
/// *Then:* Information from the circumstances in which it became one is unauthorized for the owner's partner. For a card not yet played, 50E1.
pub const L50E3: Provision = Provision(471);

/// **50E2@2007** Other information from a penalty card.
///
/// *When:* Edition 2007: a player has information from a penalty card beyond the duty to play it (50E1), whether it lies on the table, was played or was picked up.
///
/// *Then:* It is UI for the partner of the player who has or had the card, and AI for declarer.
pub const L50E2_2007: Provision = Provision(472);

/// **50E4** Adjustment for help from the exposed card.
///
/// *When:* 50E1 was applied; after play the Director judges that without the help of the exposed card the result could well have been different and the non-offending side is damaged (12B1).
///
/// *Then:* He shall award an adjusted score, and should aim as closely as possible at the probable result without the effect of the penalty card(s).
pub const L50E4: Provision = Provision(473);

/// **51A** Offender to play with several penalty cards.
///
/// *When:* It is the turn of a defender who has two or more penalty cards that can legally be played now.
///
/// *Then:* Declarer names which of those cards is played at this turn. The others stay penalty cards.
pub const L51A: Provision = Provision(474);

/// **51B1a** Several penalty cards in one suit: lead of it required.
///
/// *When:* A defender has two or more penalty cards of one suit, his partner is on lead, and declarer requires a lead of that suit.
///
/// *Then:* All cards of that suit stop being penalty cards and go back to the hand; their owner may play any legal card to the trick. The partner must lead the suit; if he cannot, 59 (footnote). Leaving the lead free is also open to declarer (50D2b); the cards then stay penalty cards.
pub const L51B1a: Provision = Provision(475);

/// **51B1b** Several penalty cards in one suit: lead of it forbidden.
///
/// *When:* A defender has two or more penalty cards of one suit, his partner is on lead, and declarer forbids a lead of that suit.
///
/// *Then:* The owner picks up every penalty card of that suit and may play any legal card to the trick. The ban lasts for as long as the partner keeps the lead. If the partner has nothing else, 59 (footnote).
pub const L51B1b: Provision = Provision(476);

/// **51B2a** Penalty cards in several suits: one of the suits required.
///
/// *When:* A defender has penalty cards in more than one suit and his partner is on lead; declarer chooses to require a lead.
///
/// *Then:* Declarer may require a lead of any one suit in which the defender has a penalty card; the cards of that suit are then handled as in 51B1a (picked up, their owner may play any legal card to the trick). Penalty cards of other suits stay. 59 if the partner cannot lead the suit (footnote).
pub const L51B2a: Provision = Provision(477);

/// **51B2b** Penalty cards in several suits: one or more suits forbidden.
///
/// *When:* A defender has penalty cards in more than one suit and his partner is on lead; declarer chooses to forbid.
///
/// *Then:* Declarer may forbid one or several of those suits. The owner picks up every penalty card in each forbidden suit and may play any legal card to the trick; penalty cards of suits not forbidden stay. The ban lasts while the partner keeps the lead. 59 if the partner has only forbidden suits (footnote).
pub const L51B2b: Provision = Provision(478);

/// **51B2c** Penalty cards in several suits: no demand made.
///
/// *When:* A defender has penalty cards in more than one suit and his partner is on lead; declarer neither requires nor forbids a suit.
///
/// *Then:* The partner may lead any card and the penalty cards stay on the table as penalty cards. 50 and 51 go on applying while they remain penalty cards. Footnote: if the partner keeps the lead, all demands and choices of 51B2 are open again at the next trick.
pub const L51B2c: Provision = Provision(479);

/// **52A** Wrong card may not be taken back by the defender himself.
///
/// *When:* A defender did not lead or play a penalty card that 50 or 51 obliged him to play (a major one at the first legal chance; a minor one before any other card of its suit below honour rank).
///
/// *Then:* He may not undo that play by himself; only declarer can have the other card withdrawn (52B).
pub const L52A: Provision = Provision(480);

/// **52B1a** Declarer may accept the other card.
///
/// *When:* A defender led or played another card while the law obliged him to play a penalty card.
///
/// *Then:* Declarer may let the card stand as led or played.
pub const L52B1a: Provision = Provision(481);

/// **52B1b** Declarer must accept after playing on.
///
/// *When:* After that wrong lead or play declarer has played a card from his own hand or from dummy.
///
/// *Then:* It is too late to object: he must let the card stand.
pub const L52B1b: Provision = Provision(482);

/// **52B1c** Penalty card stays one after acceptance.
///
/// *When:* The other card was accepted under 52B1a or 52B1b.
///
/// *Then:* Acceptance does not free the owner: a penalty card that was not played stays one.
pub const L52B1c: Provision = Provision(483);

/// **52B2** Declarer refuses the other card.
///
/// *When:* Declarer does not accept the illegally led or played card.
///
/// *Then:* The defender must put the penalty card in its place. Each card he led or played illegally in the course of this irregularity becomes a major penalty card.
pub const L52B2: Provision = Provision(484);

/// **53A** Lead out of turn treated as correct.
///
/// *When:* A player faced a lead out of turn to a trick before the thirteenth (not a case of 47E1).
///
/// *Then:* The other side may treat it as correct. It becomes the correct lead when declarer (lead by a defender) or either defender (lead by declarer) says so, or when the player next in rotation plays a card to it (except 53B). Without acceptance or such a play the Director has the lead made from the right hand (and see 47B). Footnote: a lead out of turn to the thirteenth trick must be withdrawn.
pub const L53A: Provision = Provision(485);

/// **53B** Right leader leads after the irregular lead.
///
/// *When:* The turn to lead belonged to an opponent of the player who led out of turn, no acceptance of the irregular lead has been stated (53A), and that opponent makes his own proper lead to the same trick.
///
/// *Then:* His card does not count as played to the irregular lead. The proper lead stands and all cards played in error to the trick may be withdrawn; 16C applies.
pub const L53B: Provision = Provision(486);

/// **53C** Wrong defender plays to declarer's irregular lead.
///
/// *When:* Declarer leads out of turn from his hand or dummy and the defender on the right of that hand plays next to it (not as a proper lead under 53B).
///
/// *Then:* The irregular lead stands and 57 applies to the defender who played before his partner.
pub const L53C: Provision = Provision(487);

/// **54** Faced opening lead out of turn: the partner's face-down lead.
///
/// *When:* An opening lead out of turn has been faced and the offender's partner has led face down.
///
/// *Then:* The Director has the face-down card taken back. 54A to 54E then give the choices.
pub const L54: Provision = Provision(488);

/// **54A** Declarer spreads his hand.
///
/// *When:* After a faced opening lead out of turn declarer spreads his hand, or begins to and shows one or more cards in doing so.
///
/// *Then:* He becomes dummy and dummy becomes declarer. Once a card has been shown in beginning to spread, the whole hand must be spread. The irregular lead stands. Not open to him when 54C applies.
pub const L54A: Provision = Provision(489);

/// **54B** Declarer accepts the opening lead.
///
/// *When:* A defender faced an opening lead out of turn and declarer accepts it as 53 provides.
///
/// *Then:* The lead stands and dummy's hand is spread under 41.
pub const L54B: Provision = Provision(490);

/// **54B1** Second card from declarer's hand.
///
/// *When:* The opening lead out of turn was accepted under 54B.
///
/// *Then:* Declarer's own hand plays second and dummy's hand last.
pub const L54B1: Provision = Provision(491);

/// **54B2** Second card played from dummy.
///
/// *When:* The lead was accepted under 54B but declarer plays the second card of the trick from dummy.
///
/// *Then:* That card may not be taken back, save that a revoke by dummy is put right.
pub const L54B2: Provision = Provision(492);

/// **54C** Declarer must accept after seeing dummy.
///
/// *When:* An opening lead out of turn was faced and the presumed declarer could have seen any of his partner's cards, whenever that was, other than cards shown during the auction and dealt with under 24.
///
/// *Then:* He must accept the lead and is the declarer (he may not become dummy).
pub const L54C: Provision = Provision(493);

/// **54D** Declarer refuses the opening lead.
///
/// *When:* Declarer requires the defender to take back the faced opening lead out of turn.
///
/// *Then:* The card taken back is a major penalty card, with all that 50D brings (for the partner who is to lead too).
pub const L54D: Provision = Provision(494);

/// **54E** Opening lead by the wrong side.
///
/// *When:* A player of the declaring side tries to make the opening lead.
///
/// *Then:* 24 applies (card exposed or led during the auction).
pub const L54E: Provision = Provision(495);

/// **55A** Defenders choose over declarer's lead out of turn.
///
/// *When:* Declarer led out of turn from his hand or dummy.
///
/// *Then:* Either defender may accept the lead as in 53 or require it to be withdrawn (after misinformation about the turn see 47E1). If the defenders choose differently, the choice of the defender next to play after the irregular lead counts.
pub const L55A: Provision = Provision(496);

/// **55B1** Withdrawn: the lead was a defender's.
///
/// *When:* Declarer led from either hand when a defender was to lead and has been required to withdraw under 55A.
///
/// *Then:* The card goes back to the hand it came from. No further rectification.
pub const L55B1: Provision = Provision(497);

/// **55B2** Withdrawn: the lead was in declarer's other hand.
///
/// *When:* Declarer led from the wrong one of his two hands and has been required to withdraw under 55A.
///
/// *Then:* He takes the card back and must lead from the right hand.
pub const L55B2: Provision = Provision(498);

/// **55C** Declarer may have gained information.
///
/// *When:* Declarer follows a line of play that could rest on information from his own lead out of turn.
///
/// *Then:* 16 applies.
pub const L55C: Provision = Provision(499);

/// **56** Defender's lead out of turn: declarer chooses.
///
/// *When:* A defender faced a lead out of turn (an opening lead: 54).
///
/// *Then:* Declarer chooses between 56A and 56B. To trick 13 there is no choice, the card is withdrawn (53A).
pub const L56: Provision = Provision(500);

/// **56A** Defender's lead out of turn accepted.
///
/// *When:* Declarer chooses to accept.
///
/// *Then:* The lead stands as in 53.
pub const L56A: Provision = Provision(501);

/// **56B** Defender's lead out of turn withdrawn.
///
/// *When:* Declarer requires the defender to withdraw the lead.
///
/// *Then:* The card taken back is a major penalty card; 50D governs it.
pub const L56B: Provision = Provision(502);

/// **57A** Defender plays or leads before his partner.
///
/// *When:* A defender puts down a card ahead of his partner: he leads to the next trick while his partner still has to play to this one, or he plays to this trick out of turn when his partner has not yet played.
///
/// *Then:* The card becomes a major penalty card and declarer picks one of 57A1 to 57A4 for the partner's card to the current trick. Exceptions: 57C1, 57C2.
pub const L57A: Provision = Provision(503);

/// **57A1** Partner's highest card of the suit led.
///
/// *When:* 57A applies and declarer takes this choice.
///
/// *Then:* The offender's partner must play his highest card of the suit led to the current trick.
pub const L57A1: Provision = Provision(504);

/// **57A2** Partner's lowest card of the suit led.
///
/// *When:* 57A applies and declarer takes this choice.
///
/// *Then:* The offender's partner must play his lowest card of the suit led to the current trick.
pub const L57A2: Provision = Provision(505);

/// **57A3** Partner required to play another named suit.
///
/// *When:* 57A applies and declarer takes this choice.
///
/// *Then:* The offender's partner must play a card of another suit, named by declarer. Following suit comes first (44C): if he cannot comply, 57B.
pub const L57A3: Provision = Provision(506);

/// **57A4** Partner forbidden to play another named suit.
///
/// *When:* 57A applies and declarer takes this choice.
///
/// *Then:* The offender's partner may not play a card of another suit, named by declarer.
pub const L57A4: Provision = Provision(507);

/// **57B** Partner cannot do as declarer chose.
///
/// *When:* The offender's partner cannot comply with the choice made under 57A.
///
/// *Then:* He may play what he likes within the limits of 59.
pub const L57B: Provision = Provision(508);

/// **57C1** No rectification: declarer has played from both hands.
///
/// *When:* A defender plays before his partner, but declarer has already played from both hands.
///
/// *Then:* No rectification. A card of dummy does not count as played until declarer calls it or indicates it otherwise (footnote: for instance by a gesture or a nod).
pub const L57C1: Provision = Provision(509);

/// **57C2** No rectification: dummy acted first.
///
/// *When:* A defender plays before his partner after dummy of his own accord put a card ahead of his right-hand opponent, or illegally suggested a card.
///
/// *Then:* No rectification against the defender.
pub const L57C2: Provision = Provision(510);

/// **57C3** Declarer's premature play stands.
///
/// *When:* Declarer plays (does not lead) too early from either hand and the play is legal.
///
/// *Then:* The card counts as played and may not be taken back.
pub const L57C3: Provision = Provision(511);

/// **57D** Defender plays at his right-hand opponent's turn.
///
/// *When:* A defender tries to play (not lead) to a trick when it is the turn of his right-hand opponent.
///
/// *Then:* 16 may apply. If the card is one that he may legally play to the trick, he must play it when his turn comes; if it is not, it is a major penalty card.
pub const L57D: Provision = Provision(512);

/// **58A** Two players at the same moment.
///
/// *When:* A lead or play is made at the same moment as another player's legal lead or play.
///
/// *Then:* It counts as made after the legal one.
pub const L58A: Provision = Provision(513);

/// **58B** Several cards from one hand at once.
///
/// *When:* A player leads or plays two or more cards at once.
///
/// *Then:* 58B1 to 58B4 decide which is played and what happens to the others.
pub const L58B: Provision = Provision(514);

/// **58B1** Only one face visible.
///
/// *When:* Of the cards put down at once only one shows its face.
///
/// *Then:* That card is played; the others go back to the hand without further rectification (see 47F).
pub const L58B1: Provision = Provision(515);

/// **58B2** More than one face visible.
///
/// *When:* More than one of the cards shows its face.
///
/// *Then:* The player names the one he plays. If he is a defender, each other exposed card becomes a penalty card (50): one card below honour rank is minor, an honour major, two or more are all major (50B).
pub const L58B2: Provision = Provision(516);

/// **58B3** Opponent may change his card.
///
/// *When:* The offender withdrew an exposed card and an opponent had already played to the trick after that card was shown.
///
/// *Then:* That opponent may withdraw his card and play another without further rectification (but 16C).
pub const L58B3: Provision = Provision(517);

/// **58B4** Found too late.
///
/// *When:* The simultaneous play is found only after both sides have played to the next trick.
///
/// *Then:* 67 applies.
pub const L58B4: Provision = Provision(518);

/// **59** Demanded lead or play is impossible.
///
/// *When:* A player cannot lead or play as a rectification demands: he has no card of the required suit, has only cards of a forbidden suit, or has to follow suit.
///
/// *Then:* Any card that is legal in other respects may be played.
pub const L59: Provision = Provision(519);

/// **60A1** Playing on loses the right to rectification.
///
/// *When:* A player led or played out of turn or too early, and before a rectification has been ruled on, his left-hand opponent puts a card after it.
///
/// *Then:* With that the non-offending side gives up the rectification of that offence.
pub const L60A1: Provision = Provision(520);

/// **60A2** Illegal play then counts as in turn.
///
/// *When:* The right to rectification was lost under 60A1.
///
/// *Then:* The illegal play is treated as made in turn, unless 53B applies.
pub const L60A2: Provision = Provision(521);

/// **60A3** Earlier obligations remain.
///
/// *When:* The offending side was already obliged to play a penalty card or to obey a lead or play restriction.
///
/// *Then:* The obligation stays in force at later turns.
pub const L60A3: Provision = Provision(522);

/// **60B** Defender plays before declarer's corrected lead.
///
/// *When:* Declarer has been required to withdraw a lead out of turn, and a defender plays before declarer has led from the right hand.
///
/// *Then:* The defender's card becomes a major penalty card (50).
pub const L60B: Provision = Provision(523);

/// **60C** Offending side plays before rectification.
///
/// *When:* A player of the offending side plays before the rectification has been assessed.
///
/// *Then:* It takes nothing from the opponents' rights and can in turn call for a rectification of its own.
pub const L60C: Provision = Provision(524);

/// **61A** What a revoke is.
///
/// *When:* A player able to comply fails to follow suit as 44 requires, or fails to lead or play a card or suit that the laws require or that an opponent named when using a rectification.
///
/// *Then:* That is a revoke. If he was unable to comply: 59.
pub const L61A: Provision = Provision(525);

/// **61B1** Declarer may ask a defender.
///
/// *When:* A defender did not follow suit.
///
/// *Then:* Declarer may ask him whether he is out of the suit that was led.
pub const L61B1: Provision = Provision(526);

/// **61B2a** Dummy may ask declarer.
///
/// *When:* Declarer did not follow suit from his hand.
///
/// *Then:* Dummy may ask declarer; but see 43B2b when dummy has lost that right.
pub const L61B2a: Provision = Provision(527);

/// **61B2b** Dummy may not ask a defender.
///
/// *When:* Dummy asks a defender whether he has a card of the suit led.
///
/// *Then:* Not allowed; 16B may apply.
pub const L61B2b: Provision = Provision(528);

/// **61B3** Defenders may ask declarer and one another.
///
/// *When:* A player did not follow suit and a defender wants to ask.
///
/// *Then:* Defenders may ask declarer, and each other, at the risk of giving unauthorized information.
pub const L61B3: Provision = Provision(529);

/// **61C** A revoke claim opens no quitted trick.
///
/// *When:* A player says that there was a revoke.
///
/// *Then:* That gives no automatic right to look at quitted tricks (see 66C).
pub const L61C: Provision = Provision(530);

/// **62A** Revoke must be corrected before it is established.
///
/// *When:* Attention is drawn to a revoke before it is established (63A).
///
/// *Then:* The player must correct it.
pub const L62A: Provision = Provision(531);

/// **62B** How a revoke is corrected.
///
/// *When:* A revoke is to be corrected.
///
/// *Then:* The offender takes the card back and puts a legal one in its place.
pub const L62B: Provision = Provision(532);

/// **62B1** Defender's withdrawn revoke card.
///
/// *When:* The withdrawn card came from a defender's unfaced hand.
///
/// *Then:* It becomes a major penalty card (50).
pub const L62B1: Provision = Provision(533);

/// **62B2** Declarer's, dummy's or faced revoke card.
///
/// *When:* The withdrawn card came from declarer's hand, from dummy, or was a defender's faced card.
///
/// *Then:* It may be exchanged with no further rectification (declarer: but see 43B2b).
pub const L62B2: Provision = Provision(534);

/// **62C1** Non-offenders may change later cards.
///
/// *When:* A revoke is corrected and a non-offender has played a card after the revoke, to that trick or already to the next, and before attention was drawn to it.
///
/// *Then:* Either non-offender may take such a card back into his hand (16C).
pub const L62C1: Provision = Provision(535);

/// **62C2** Offending side may then change as well.
///
/// *When:* A non-offender withdrew a card under 62C1.
///
/// *Then:* The next player in rotation of the offending side may withdraw the card he played after it. If he is a defender that card becomes a penalty card (see 16C).
pub const L62C2: Provision = Provision(536);

/// **62C3** Both sides revoked on one trick.
///
/// *When:* One trick contains a revoke by each side, and to the next trick one side only has played.
///
/// *Then:* Both revokes must be corrected, the established one too (16C2 applies). Every card the defenders withdraw, a lead to the next trick included, becomes a penalty card.
pub const L62C3: Provision = Provision(537);

/// **62D1** Revoke on the twelfth trick.
///
/// *When:* A revoke on trick 12 is found before all four hands are back in the board.
///
/// *Then:* It must be corrected, even if established.
pub const L62D1: Provision = Provision(538);

/// **62D2** Twelfth-trick revoke before the partner's turn.
///
/// *When:* A defender revoked on trick 12 before it was his partner's turn to play to it.
///
/// *Then:* 16C applies: what the withdrawn card showed is unauthorized for the partner.
pub const L62D2: Provision = Provision(539);

/// **63A** When a revoke is established.
///
/// *When:* A revoke has happened and one of 63A1 to 63A4 occurs.
///
/// *Then:* The revoke is established from that moment; until then it must be corrected (62A).
pub const L63A: Provision = Provision(540);

/// **63A1** Established by a play to the next trick.
///
/// *When:* One of the offending pair puts a card to the next trick, as lead or as play, whether he was allowed to or not.
///
/// *Then:* The revoke is established. Not when that card is withdrawn under 47E1.
pub const L63A1: Provision = Provision(541);

/// **63A2** Established by naming a card.
///
/// *When:* One of the offending pair names, or points out in another way, the card he will play to the next trick.
///
/// *Then:* The revoke is established.
pub const L63A2: Provision = Provision(542);

/// **63A3** Established by the offending side's claim or concession.
///
/// *When:* One of the offending pair makes a claim or a concession, in whatever form (by word, by showing his hand or otherwise).
///
/// *Then:* The revoke is established.
pub const L63A3: Provision = Provision(543);

/// **63A4** Established by agreement to the opponents' claim.
///
/// *When:* Agreement under 69A to an opponent's claim or concession is established, the offending side not having objected before the round ended or before it made a call on the next board.
///
/// *Then:* The revoke is established.
pub const L63A4: Provision = Provision(544);

/// **63B** Established revoke is not corrected.
///
/// *When:* The revoke is established.
///
/// *Then:* Correction is over: it may not be put right any more, and the trick is left as it was played. Exceptions: trick 12 (62D) and a revoke by both sides on one trick (62C3).
pub const L63B: Provision = Provision(545);

/// **64A** Automatic transfer of tricks.
///
/// *When:* A revoke is established and none of 64B1 to 64B8 applies.
///
/// *Then:* After play 64A1 or 64A2 gives the number of tricks that go to the non-offending side: at most two for a revoke. Tricks won before the revoke trick never count.
pub const L64A: Provision = Provision(546);

/// **64A1** Offending player won the revoke trick.
///
/// *When:* The player who revoked won the trick on which he revoked. Footnote: a trick won by dummy is not won by declarer.
///
/// *Then:* The revoke trick and one of the later tricks won by the offending side, if there is one, are transferred to the non-offending side after play.
pub const L64A1: Provision = Provision(547);

/// **64A2** Offending player did not win the revoke trick.
///
/// *When:* The player who revoked did not win the revoke trick, and his side won that trick or any later one.
///
/// *Then:* After play one trick changes over to the non-offending side.
pub const L64A2: Provision = Provision(548);

/// **64B** No automatic transfer.
///
/// *When:* A revoke is established and one of 64B1 to 64B8 is true.
///
/// *Then:* No automatic transfer of tricks; 64C may still give an adjusted score.
pub const L64B: Provision = Provision(549);

/// **64B1** Offending side won nothing from the revoke on.
///
/// *When:* From the revoke trick on, that trick included, the offending side won nothing.
///
/// *Then:* No automatic transfer.
pub const L64B1: Provision = Provision(550);

/// **64B2** Repeated revoke in the same suit.
///
/// *When:* The same player revokes again in the same suit after his first revoke in it was established.
///
/// *Then:* No automatic transfer for the later revoke; see 64C2a.
pub const L64B2: Provision = Provision(551);

/// **64B3** Penalty card or dummy's card not played.
///
/// *When:* The revoke was made by not playing a penalty card or a card of dummy.
///
/// *Then:* No automatic transfer; 64C1 may apply. A faced card of a defender that is not a penalty card is not covered.
pub const L64B3: Provision = Provision(552);

/// **64B4** Non-offender has called on the next deal.
///
/// *When:* Nobody spoke of the revoke until a player of the non-offending side had called on the next deal.
///
/// *Then:* No automatic transfer.
pub const L64B4: Provision = Provision(553);

/// **64B5** Round is over.
///
/// *When:* Nobody spoke of the revoke until the round was over.
///
/// *Then:* No automatic transfer.
pub const L64B5: Provision = Provision(554);

/// **64B6** Twelfth trick.
///
/// *When:* The revoke was on trick 12.
///
/// *Then:* No automatic transfer.
pub const L64B6: Provision = Provision(555);

/// **64B7** Both sides revoked on the board.
///
/// *When:* Each side has an established revoke on this board.
///
/// *Then:* No automatic transfer for either; see 64C2b.
pub const L64B7: Provision = Provision(556);

/// **64B8** Corrected as a double revoke.
///
/// *When:* 62C3 was used to correct the revoke.
///
/// *Then:* No automatic transfer.
pub const L64B8: Provision = Provision(557);

/// **64C1** Too little compensation.
///
/// *When:* After an established revoke, also one without transfer, the Director finds that this law compensates the non-offending side too little for its damage.
///
/// *Then:* An adjusted score shall follow.
pub const L64C1: Provision = Provision(558);

/// **64C2a** Repeated revokes in one suit.
///
/// *When:* The same player revoked more than once in the same suit (64B2) and the non-offending side would probably have won more tricks without one or more of the later revokes.
///
/// *Then:* The Director adjusts the score.
pub const L64C2a: Provision = Provision(559);

/// **64C2b** Both sides revoked.
///
/// *When:* Both sides revoked on the board (64B7) and the Director finds a contestant damaged.
///
/// *Then:* An adjusted score shall follow, built on the probable result had nobody revoked.
pub const L64C2b: Provision = Provision(560);

/// **65A** Turning the card of a finished trick.
///
/// *When:* Four cards have been played to a trick.
///
/// *Then:* Everybody turns down his own card and leaves it before him on the table.
pub const L65A: Provision = Provision(561);

/// **65B1** Card of a won trick.
///
/// *When:* The player's side won the trick.
///
/// *Then:* Its long axis runs towards his partner.
pub const L65B1: Provision = Provision(562);

/// **65B2** Card of a lost trick.
///
/// *When:* The opponents won the trick.
///
/// *Then:* Its long axis runs towards the opponents.
pub const L65B2: Provision = Provision(563);

/// **65B3** Pointing out a card laid the wrong way.
///
/// *When:* A card of a finished trick lies the wrong way.
///
/// *Then:* Any player may point it out until his side has led or played to the next trick; later 16B may apply.
pub const L65B3: Provision = Provision(564);

/// **65C** Played cards kept in order.
///
/// *When:* During play.
///
/// *Then:* Each player keeps his played cards in an overlapping row in the order played, so that play can be gone through afterwards to settle the number of tricks or the order of the cards.
pub const L65C: Provision = Provision(565);

/// **65D** Order kept until the result is agreed.
///
/// *When:* The number of tricks won is not yet agreed.
///
/// *Then:* Nobody should mix up the order of his played cards. One who does puts at risk his right to claim doubtful tricks and to assert or deny a revoke.
pub const L65D: Provision = Provision(566);

/// **66A** Looking at the current trick.
///
/// *When:* Declarer or a defender has not yet turned his own card face down and his side has not led or played to the next trick.
///
/// *Then:* He may require all cards just played to the trick to be faced.
pub const L66A: Provision = Provision(567);

/// **66B** Looking at one's own last card.
///
/// *When:* The side of declarer or of the defender has not yet led or played to the next trick.
///
/// *Then:* He may look at, but not show, his own last card.
pub const L66B: Provision = Provision(568);

/// **66C** Quitted tricks closed until play ends.
///
/// *When:* The times of 66A and 66B have passed and play is not over.
///
/// *Then:* Nobody may look back into quitted tricks, unless the Director expressly orders it, for example to test a claim of a revoke.
pub const L66C: Provision = Provision(569);

/// **66D** Inspection after play.
///
/// *When:* Play has ended and there is a revoke claim or a dispute over tricks won or lost.
///
/// *Then:* The cards, played or not, may be gone through; nobody should touch the cards of another. If after such a claim the Director cannot establish the facts and only one side has mixed its cards, he shall decide for the other side.
pub const L66D: Provision = Provision(570);

/// **67A** Defective trick found in time.
///
/// *When:* A player failed to play to a trick or played too many cards to it, and attention is drawn to it before a player of each side has played to the next trick.
///
/// *Then:* The error must be put right as in 67A1 or 67A2.
pub const L67A: Provision = Provision(571);

/// **67A1** Missing card supplied.
///
/// *When:* 67A applies and a card is missing.
///
/// *Then:* The missing card comes from the offender's hand; it has to be one that he may legally play.
pub const L67A1: Provision = Provision(572);

/// **67A2** Surplus card dealt with.
///
/// *When:* 67A applies and too many cards were played.
///
/// *Then:* The remedy shall be that of 45E (fifth card to a trick) or of 58B (several cards from one hand at once).
pub const L67A2: Provision = Provision(573);

/// **67B** Defective trick found later.
///
/// *When:* The Director finds that a trick was defective (a player has too few or too many cards in hand and the matching wrong number of played cards) and both sides have played to the next trick.
///
/// *Then:* He finds the defective trick and proceeds by 67B1, 67B2 or 67B3.
pub const L67B: Provision = Provision(574);

/// **67B1** Offender had not played to the trick.
///
/// *When:* The offender did not play to the defective trick.
///
/// *Then:* The Director shall have him at once face a card and then put it in its place among his played cards; this does not change who won the trick. 67B1a or 67B1b decides which card.
pub const L67B1: Provision = Provision(575);

/// **67B1a** Missing card: he has the suit led.
///
/// *When:* 67B1 applies and the offender has a card of the suit led to the defective trick.
///
/// *Then:* He must choose a card of that suit. He is deemed to have revoked on that trick and his side is subject to the loss of one trick under 64A2 (one at most, only if his side won that trick or a later one).
pub const L67B1a: Provision = Provision(576);

/// **67B1b** Missing card: he does not have the suit led.
///
/// *When:* 67B1 applies and the offender has no card of the suit led to the defective trick.
///
/// *Then:* He chooses any card. He is deemed to have revoked on that trick and his side is subject to the loss of one trick under 64A2 (one at most, only if his side won that trick or a later one).
pub const L67B1b: Provision = Provision(577);

/// **67B2a** Offender had played too many cards.
///
/// *When:* The offender played more than one card to the defective trick.
///
/// *Then:* The Director inspects the played cards. The card seen when playing to the trick stays among the played cards, all others go back to hand. If it cannot be found out which was seen, the highest that he could legally have played stays. The trick keeps its winner. Footnote: the Director should if possible avoid exposing a defender's played cards; a surplus card going back to a defender's hand that has been exposed is a penalty card (50).
pub const L67B2a: Provision = Provision(578);

/// **67B2b** Restored card may make a revoke.
///
/// *When:* A card was restored under 67B2a.
///
/// *Then:* It counts as having been in the hand all the time; not having played it to an earlier trick may be a revoke.
pub const L67B2b: Provision = Provision(579);

/// **67B3** Played card not among the quitted cards.
///
/// *When:* The offender did play a card to the trick but it is not among his quitted cards.
///
/// *Then:* The Director finds it and puts it in its place. If the same card was played again to a later trick and it is too late to correct that, an adjusted score shall follow.
pub const L67B3: Provision = Provision(580);

/// **68** Claim concerns tricks beyond the current one.
///
/// *When:* A player says or does something about winning or losing tricks.
///
/// *Then:* Only words or acts about tricks beyond the one in progress make a claim or a concession. If they concern the winning or losing of the unfinished trick alone, play goes on; cards that a defender lets be seen in this way are no penalty cards, but 16 and 57A may come in.
pub const L68: Provision = Provision(581);

/// **68A** What a claim is.
///
/// *When:* Declarer or a defender says that his side will win a stated number of tricks, or a player suggests stopping play early, or shows his cards.
///
/// *Then:* That is a claim, unless the player plainly did not mean to claim; for instance declarer facing his hand after an opening lead out of turn falls under 54.
pub const L68A: Provision = Provision(582);

/// **68B1** What a concession is.
///
/// *When:* Declarer or a defender says that his side will lose a stated number of tricks, claims only some of the rest, or throws in his hand.
///
/// *Then:* The stated tricks are conceded; a claim of some tricks concedes the remainder; throwing in the hand concedes all remaining tricks. Exception: 68B2.
pub const L68B1: Provision = Provision(583);

/// **68B2** Defender's partner objects to the concession.
///
/// *When:* A defender tries to concede one or more tricks and his partner objects at once.
///
/// *Then:* Neither a concession nor a claim has happened. As unauthorized information may have passed, the Director should be called at once. Play goes on. No card exposed by a defender in this is a penalty card, but 16C applies to what it showed and the partner of the one who exposed it may not use it.
pub const L68B2: Provision = Provision(584);

/// **68C** Statement that goes with a claim.
///
/// *When:* A player claims or concedes.
///
/// *Then:* A claim should come at once with a clear statement of the line of play or defence, including the order of the cards. The player who claims or concedes faces his hand.
pub const L68C: Provision = Provision(585);

/// **68D** Play stops.
///
/// *When:* A claim or concession was made.
///
/// *Then:* Play is suspended; 68D1 or 68D2 follows.
pub const L68D: Provision = Provision(586);

/// **68D1** Claim agreed.
///
/// *When:* The claim or concession is agreed.
///
/// *Then:* 69 applies.
pub const L68D1: Provision = Provision(587);

/// **68D2** Claim doubted.
///
/// *When:* Any player, dummy included, doubts the claim or concession.
///
/// *Then:* Either 68D2a or 68D2b.
pub const L68D2: Provision = Provision(588);

/// **68D2a** Doubted: Director called.
///
/// *When:* 68D2 applies and the Director is called at once.
///
/// *Then:* Nothing is done until he comes; 70 applies.
pub const L68D2a: Provision = Provision(589);

/// **68D2b** Doubted: play on by request.
///
/// *When:* 68D2 applies and the side that did not claim or concede asks to play on.
///
/// *Then:* Play may continue on the terms of 68D2bi and 68D2bii.
pub const L68D2b: Provision = Provision(590);

/// **68D2bi** All four must agree.
///
/// *When:* A request under 68D2b was made.
///
/// *Then:* Every one of the four must consent. If one does not, the Director is called and 68D2a is followed.
pub const L68D2bi: Provision = Provision(591);

/// **68D2bii** The claim is void.
///
/// *When:* All four agreed to play on.
///
/// *Then:* The claim or concession falls away and gets no ruling. What was seen brings neither 16 nor 50 into play, and the result then reached shall stand.
pub const L68D2bii: Provision = Provision(592);

/// **69A** When agreement is established.
///
/// *When:* A side assents to the opponents' claim or concession and raises no objection before it makes a call on the next board or before the round ends, whichever comes first.
///
/// *Then:* The agreement is final (but 69B); the score is reckoned as though play had won the tricks claimed or lost those conceded.
pub const L69A: Provision = Provision(593);

/// **69B** Withdrawing established agreement.
///
/// *When:* Agreement was established and within the correction period of 79C a case of 69B1 or 69B2 is shown.
///
/// *Then:* Agreement may be withdrawn; the board is rescored with the trick given to that player's side.
pub const L69B: Provision = Provision(594);

/// **69B1** Agreed to lose a trick already won.
///
/// *When:* The trick that a player gave up by agreeing had already been won by his side.
///
/// *Then:* The trick is given to his side.
pub const L69B1: Provision = Provision(595);

/// **69B2** Agreed to lose a trick that would likely be won.
///
/// *When:* The trick that a player gave up by agreeing would probably have come to his side had play gone on.
///
/// *Then:* The trick is given to his side.
pub const L69B2: Provision = Provision(596);

/// **70** Meaning of normal play in 70 and 71.
///
/// *When:* 70C3, 70D1, 70D2, 70E1 or 71B speaks of normal play (footnote to both laws).
///
/// *Then:* Careless play is normal too, and so is play below what the class of the player would lead one to expect.
pub const L70: Provision = Provision(597);

/// **70A** Aim in a contested claim.
///
/// *When:* A claim or concession is contested.
///
/// *Then:* The Director sets the result as fairly as possible to both sides, but whatever is doubtful in the claim shall count against the claimer. He proceeds by 70B to 70E.
pub const L70A: Provision = Provision(598);

/// **70B1** Claimer repeats his statement.
///
/// *When:* Ruling on a contested claim, first step.
///
/// *Then:* The claimer is told to say again what he said with his claim.
pub const L70B1: Provision = Provision(599);

/// **70B2** Opponents' objections heard.
///
/// *When:* Second step.
///
/// *Then:* The opponents are heard on what they object to; the Director may look beyond that.
pub const L70B2: Provision = Provision(600);

/// **70B3** Remaining cards faced.
///
/// *When:* Third step, if wanted.
///
/// *Then:* The Director may have the players lay their remaining cards open on the table.
pub const L70B3: Provision = Provision(601);

/// **70C** Outstanding trump.
///
/// *When:* An opponent of the claimer still holds a trump and 70C1, 70C2 and 70C3 are all true.
///
/// *Then:* The trick or tricks in question shall go to the opponents.
pub const L70C: Provision = Provision(602);

/// **70C1** Trump not mentioned.
///
/// *When:* Condition 1 of 70C.
///
/// *Then:* The claimer's statement left that trump out.
pub const L70C1: Provision = Provision(603);

/// **70C2** Claimer likely unaware of the trump.
///
/// *When:* Condition 2 of 70C.
///
/// *Then:* There is any likelihood at all that he claimed without knowing of a trump in an opponent's hand.
pub const L70C2: Provision = Provision(604);

/// **70C3** Trick can be lost to the trump.
///
/// *When:* Condition 3 of 70C.
///
/// *Then:* Some normal way of playing (70) would lose a trick to it.
pub const L70C3: Provision = Provision(605);

/// **70D1** New successful line not accepted.
///
/// *When:* The claimer proposes a successful line not contained in his original statement, and another normal line would be less successful.
///
/// *Then:* The Director may not accept it.
pub const L70D1: Provision = Provision(606);

/// **70D2** Defender's claim that depends on partner.
///
/// *When:* Part of a defender's claim depends on his partner choosing one of several normal plays.
///
/// *Then:* The Director does not accept that part.
pub const L70D2: Provision = Provision(607);

/// **70D3@2007** Cards played after the claim as evidence.
///
/// *When:* Edition 2007: cards were played after a claim although play should have ceased (68D).
///
/// *Then:* That play may be taken as part of the clarification of the claim; the Director may use it as evidence of the players' probable plays and of the soundness of the claim.
pub const L70D3_2007: Provision = Provision(608);

/// **70E1** Unstated line that needs a card placed.
///
/// *When:* An unstated line succeeds only if a certain card is with one particular opponent.
///
/// *Then:* The Director may not accept it, unless an opponent failed to follow to that card's suit before the claim, or would fail to follow later on any normal line.
pub const L70E1: Provision = Provision(609);

/// **70E2** Fixed order of a suit.
///
/// *When:* The statement did not say in which order a suit would be played and the Regulating Authority has fixed an order.
///
/// *Then:* The Director assumes that order (for instance from the top), always subject to the rest of this law.
pub const L70E2: Provision = Provision(610);

/// **71** Concession stands unless cancelled.
///
/// *When:* A concession was made.
///
/// *Then:* It must stand. Within the correction period of 79C, however, the Director shall undo it where 71A or 71B is met; the board is scored anew with the trick on the conceding side.
pub const L71: Provision = Provision(611);

/// **71A** Conceded a trick already won.
///
/// *When:* The trick given up had in fact been won by the conceding side.
///
/// *Then:* The concession of that trick is cancelled.
pub const L71A: Provision = Provision(612);

/// **71B** Conceded a trick that cannot be lost.
///
/// *When:* No normal play (70) of the cards still held could lose the trick given up.
///
/// *Then:* The concession of that trick is cancelled.
pub const L71B: Provision = Provision(613);

/// **72A** Playing by the Laws; the aim of the game.
///
/// *When:* Duplicate bridge is played in a tournament.
///
/// *Then:* Play should be in strict accordance with the Laws. The chief aim of a contestant is a better result than the other contestants get, pursued within the lawful procedures and the ethical standards the Laws set out.
pub const L72A: Provision = Provision(614);

/// **72B1** No deliberate infringement.
///
/// *When:* A player is about to break a Law on purpose.
///
/// *Then:* He must not, even if he is ready to accept the prescribed rectification.
pub const L72B1: Provision = Provision(615);

/// **72B2** No general duty to report your own side's infraction.
///
/// *When:* A player knows that his own side has committed an infraction.
///
/// *Then:* In general he need not draw attention to it. Exceptions to look up: 20F for a mistaken explanation, 62A for a revoke that must be corrected, 79A2 for tricks not won.
pub const L72B2: Provision = Provision(616);

/// **72B3** No concealing of an infraction.
///
/// *When:* A player has committed an infraction.
///
/// *Then:* He may not try to conceal it, for example by revoking again, by hiding a card that shows a revoke, or by mixing his cards too early.
pub const L72B3: Provision = Provision(617);

/// **72C** Could have known it might damage.
///
/// *When:* The Director finds that the offender, when committing an irregularity, could have been aware that it could well damage the non-offending side.
///
/// *Then:* He orders the auction and play to go on if they are not over. After play he awards an adjusted score if he judges that the offending side gained by the irregularity.
pub const L72C: Provision = Provision(618);

/// **73A1** Partners communicate only by calls and plays.
///
/// *When:* During the auction and play.
///
/// *Then:* Communication between partners shall be by calls and plays only, except for what the Laws expressly allow.
pub const L73A1: Provision = Provision(619);

/// **73A2** Even manner of calls and plays.
///
/// *When:* A player calls or plays.
///
/// *Then:* It shall be done without emphasis, mannerism or inflection and without deliberate haste or hesitation; pauses ordered under 73D3 are the exception.
pub const L73A2: Provision = Provision(620);

/// **73B** Prohibited communication between partners.
///
/// *When:* Partners communicate, or try to, by any means other than those of 73A.
///
/// *Then:* They must not.
pub const L73B: Provision = Provision(621);

/// **73B1** Improper means.
///
/// *When:* Edition 2007 or 2017 is in force and partners communicate through the way calls or plays are made, extraneous remarks or gestures, questions asked or not asked of opponents, or alerts and explanations given or not given to them.
///
/// *Then:* They shall not.
pub const L73B1: Provision = Provision(622);

/// **73B2** Prearranged signals: the gravest offence.
///
/// *When:* Edition 2007 or 2017 is in force and a partnership exchanges information by prearranged methods the Laws do not sanction.
///
/// *Then:* It is the gravest possible offence a partnership can commit.
pub const L73B2: Provision = Provision(623);

/// **73C1** Do not use partner's accidental unauthorised information.
///
/// *When:* Partner has made accidental unauthorised information available, by a remark, question, explanation, gesture, mannerism, inflection, hesitation or haste, or by an unexpected alert or lack of alert.
///
/// *Then:* The player must carefully avoid taking any advantage of it; 16B1a says what he may not choose.
pub const L73C1: Provision = Provision(624);

/// **73C2** Penalty for using partner's unauthorised information.
///
/// *When:* A player breaks 73C1.
///
/// *Then:* He may be penalised; if the opponents were damaged see also 16B3.
pub const L73C2: Provision = Provision(625);

/// **73D1** Steady tempo and manner.
///
/// *When:* A player calls or plays in varying tempo or manner.
///
/// *Then:* Steady tempo and an unvarying manner are desirable. Players should take particular care where a variation could help their side. Otherwise an unintentional variation is no infraction. Inferences from it are authorised for the opponents only, who use them at their own risk.
pub const L73D1: Provision = Provision(626);

/// **73D2** No misleading by manner or tempo.
///
/// *When:* A player tries to mislead an opponent by a question, remark or gesture, by haste or hesitation in a call or play (such as thinking with a singleton), by the manner of it, or by any other deliberate departure from correct procedure.
///
/// *Then:* He may not.
pub const L73D2: Provision = Provision(627);

/// **73D3** Mandatory pauses.
///
/// *When:* The Regulating Authority wants mandatory pauses (the Law itself orders none).
///
/// *Then:* It may order them, for example before each player's first call, after a skip-bid warning, or on the first trick. Players then keep them, and keeping an ordered pause is no breach of 73A2.
pub const L73D3: Provision = Provision(628);

/// **73E1** Lawful deception.
///
/// *When:* A player wants to deceive an opponent by a call or play.
///
/// *Then:* He may, as long as the deception is not stressed by mannerism, unusual haste or thought, and is not protected by a concealed partnership understanding or shared experience.
pub const L73E1: Provision = Provision(629);

/// **73E2** Misled by an opponent without a bridge reason.
///
/// *When:* The Director finds that an innocent player drew a false inference from an opponent's question, remark, manner, tempo or the like; the opponent had no demonstrable bridge reason for it; and he could have known at the time that it could work to his benefit.
///
/// *Then:* The Director awards an adjusted score.
pub const L73E2: Provision = Provision(630);

/// **74A1** Courtesy.
///
/// *When:* At all times.
///
/// *Then:* A player should be courteous.
pub const L74A1: Provision = Provision(631);

/// **74A2** No annoying or embarrassing remarks or actions.
///
/// *When:* A player is tempted to remark or act beyond what the game needs.
///
/// *Then:* He should carefully avoid whatever could annoy or embarrass another player or spoil the enjoyment of the game.
pub const L74A2: Provision = Provision(632);

/// **74A3** Uniform and correct procedure.
///
/// *When:* A player calls or plays.
///
/// *Then:* He should follow a uniform and correct procedure.
pub const L74A3: Provision = Provision(633);

/// **74B1** Enough attention to the game.
///
/// *When:* As a matter of courtesy.
///
/// *Then:* A player should refrain from paying too little attention to the game.
pub const L74B1: Provision = Provision(634);

/// **74B2** No gratuitous comments.
///
/// *When:* As a matter of courtesy, during the auction and play.
///
/// *Then:* A player should refrain from needless comments.
pub const L74B2: Provision = Provision(635);

/// **74B3** No detaching a card before your turn.
///
/// *When:* As a matter of courtesy, before his turn to play.
///
/// *Then:* A player should refrain from detaching a card from his hand.
pub const L74B3: Provision = Provision(636);

/// **74B4** No needless prolonging of play.
///
/// *When:* As a matter of courtesy.
///
/// *Then:* A player should refrain from prolonging play unnecessarily to disconcert an opponent, for example playing on when he knows that all remaining tricks are surely his.
pub const L74B4: Provision = Provision(637);

/// **74B5** Polite calling of the Director.
///
/// *When:* As a matter of courtesy, when the Director is needed.
///
/// *Then:* A player should refrain from summoning or addressing the Director in a way discourteous to him or to other contestants.
pub const L74B5: Provision = Provision(638);

/// **74C** Examples of violations of procedure.
///
/// *When:* Conduct is compared with 74C1 to 74C8.
///
/// *Then:* The eight items are examples of violations of procedure; the list is not closed.
pub const L74C: Provision = Provision(639);

/// **74C1** Different designations for one call.
///
/// *When:* A player uses different terms for the same call.
///
/// *Then:* Violation of procedure.
pub const L74C1: Provision = Provision(640);

/// **74C2** Showing approval or disapproval.
///
/// *When:* A player shows that he likes or dislikes a call or play.
///
/// *Then:* Violation of procedure.
pub const L74C2: Provision = Provision(641);

/// **74C3** Indicating the outcome of an unfinished trick.
///
/// *When:* A player shows that he expects or intends to win or lose a trick that is not complete.
///
/// *Then:* Violation of procedure.
pub const L74C3: Provision = Provision(642);

/// **74C4** Calling attention to something significant.
///
/// *When:* During the auction or play a player comments or acts so as to point at a significant event or at the number of tricks still needed.
///
/// *Then:* Violation of procedure.
pub const L74C4: Provision = Provision(643);

/// **74C5** Staring at players or cards.
///
/// *When:* During the auction or play a player looks intently at another player, or at another's hand to see his cards or the place a card is drawn from.
///
/// *Then:* Violation of procedure. Acting on what one sees of an opponent's card by accident is not improper; footnote: if the opponent showed his cards on purpose see 73D2.
pub const L74C5: Provision = Provision(644);

/// **74C6** Showing loss of interest.
///
/// *When:* A player shows an obvious lack of further interest in the deal, for example by folding his cards.
///
/// *Then:* Violation of procedure.
pub const L74C6: Provision = Provision(645);

/// **74C7** Varying tempo to disconcert.
///
/// *When:* A player varies the normal tempo of bidding or play to disconcert an opponent.
///
/// *Then:* Violation of procedure.
pub const L74C7: Provision = Provision(646);

/// **74C8** Leaving the table needlessly.
///
/// *When:* A player leaves the table without need before the round is called.
///
/// *Then:* Violation of procedure.
pub const L74C8: Provision = Provision(647);

/// **75** After a misleading explanation.
///
/// *When:* An explanation misleading the opponents has been given.
///
/// *Then:* The players and the Director act as 75A to 75D say.
pub const L75: Provision = Provision(648);

/// **75A** Partner's explanation tells him of a mix-up.
///
/// *When:* A player hears partner's explanation and learns that his call was read otherwise than he meant, whether or not the explanation matches the agreement.
///
/// *Then:* That knowledge is unauthorised for him; he must carefully avoid taking any advantage of it. If he does, the Director awards an adjusted score.
pub const L75A: Provision = Provision(649);

/// **75B1** Mistaken explanation is an infraction.
///
/// *When:* The partnership's agreement differs from the explanation given.
///
/// *Then:* The explanation is an infraction. If it damages the non-offending side the Director awards an adjusted score.
pub const L75B1: Provision = Provision(650);

/// **75B2** The explainer corrects himself.
///
/// *When:* A player realises that his own explanation was wrong or incomplete.
///
/// *Then:* He must call the Director before the opening lead is faced and correct it then; if he realises it only later, he must do so during play. He may call the Director before the auction is over but need not (20F4).
pub const L75B2: Provision = Provision(651);

/// **75B3** The partner's duty.
///
/// *When:* A player thinks that his partner gave a mistaken explanation of their agreements.
///
/// *Then:* He must not do anything to correct it until the auction is over. If he becomes a defender he must call the Director and correct it only after play. If he is to be declarer or dummy he must call the Director after the final pass and correct it then.
pub const L75B3: Provision = Provision(652);

/// **75B@2007** Mistaken explanation.
///
/// *When:* Edition 2007, told by an example: a player explains his partner's call otherwise than they have agreed.
///
/// *Then:* The explanation is an infraction; if it damages the NOS the TD shall adjust the score. The explainer must call the TD at once when he becomes aware. His partner must do nothing to correct it while the auction lasts; as declarer or dummy he should call the TD after the final pass and must correct it then, as a defender he does so when play ends.
pub const L75B_2007: Provision = Provision(653);

/// **75C** Mistaken call.
///
/// *When:* The explanation matches the partnership's agreement; the call was the mistake.
///
/// *Then:* No infraction. The player must not correct the explanation at once nor tell the Director, and need not do so later. Whatever the damage the result stands. Without evidence the Director presumes a mistaken explanation (21B1b). 75A still binds the player who heard it.
pub const L75C: Provision = Provision(654);

/// **75D1** Explain exactly.
///
/// *When:* A player explains the partnership's agreements.
///
/// *Then:* He is expected to explain them exactly (20F1); failing that is misinformation.
pub const L75D1: Provision = Provision(655);

/// **75D2** No agreement without a common understanding.
///
/// *When:* A player describes an agreement where the two partners do not share the same understanding.
///
/// *Then:* A partnership agreement exists only where both share the same understanding; describing one that does not exist is an infraction. If the Director finds that a misleading explanation did not rest on an agreement he applies 21B.
pub const L75D2: Provision = Provision(656);

/// **75D3** How the Director adjusts.
///
/// *When:* There was an infraction under 75B1 or 75D2.
///
/// *Then:* If there is enough evidence of the agreed meaning he adjusts on the likely outcome had the opponents received the right explanation in time. If he finds that the call had no agreed meaning he adjusts on the likely outcome had they been told so.
pub const L75D3: Provision = Provision(657);

/// **76A1** Spectators under the Director's control.
///
/// *When:* Spectators are in the playing area.
///
/// *Then:* They are under the Director's control as the event's regulations say. Footnote: the playing area is every part of the accommodation where a player may be during a session in which he takes part; regulations may define it further.
pub const L76A1: Provision = Provision(658);

/// **76A2** Watching electronic presentations.
///
/// *When:* The Regulating Authority and Tournament Organizer offer electronic presentation of play.
///
/// *Then:* They may set the conditions for viewing and what conduct of viewers is acceptable. A viewer must not communicate with a player during a session in which that player takes part.
pub const L76A2: Provision = Provision(659);

/// **76B1** One hand only.
///
/// *When:* A spectator watches at a table.
///
/// *Then:* He may not look at more than one player's hand, unless regulations allow it.
pub const L76B1: Provision = Provision(660);

/// **76B2** No reaction while a deal is in progress.
///
/// *When:* A spectator watches a deal.
///
/// *Then:* He must not show any reaction to the auction or play.
pub const L76B2: Provision = Provision(661);

/// **76B3** No mannerisms, remarks or talk during the round.
///
/// *When:* A round is in progress.
///
/// *Then:* A spectator must refrain from mannerisms and remarks of any kind and must not converse with a player.
pub const L76B3: Provision = Provision(662);

/// **76B4** No disturbing of players.
///
/// *When:* A spectator is at a table.
///
/// *Then:* He must not disturb a player.
pub const L76B4: Provision = Provision(663);

/// **76B5** No calling attention to the game.
///
/// *When:* A spectator is at a table.
///
/// *Then:* He shall not draw attention to any aspect of the game.
pub const L76B5: Provision = Provision(664);

/// **76C1** A spectator speaks only when the Director asks.
///
/// *When:* A spectator could speak on a point of fact or law.
///
/// *Then:* In the playing area he may do so only at the Director's request.
pub const L76C1: Provision = Provision(665);

/// **76C2** Irregularities caused by spectators.
///
/// *When:* A spectator causes an irregularity.
///
/// *Then:* The Regulating Authority and Tournament Organizer may prescribe how it is dealt with.
pub const L76C2: Provision = Provision(666);

/// **76D** Who is a spectator.
///
/// *When:* Someone other than a player or tournament official is in the playing area.
///
/// *Then:* He has the status of a spectator, unless the Director says otherwise.
pub const L76D: Provision = Provision(667);

/// **77.tricks** Trick points.
///
/// *When:* The contract is made.
///
/// *Then:* Declarer's side scores for each odd trick bid and made: clubs or diamonds 20 undoubled, 40 doubled, 80 redoubled; hearts or spades 30, 60, 120; no trump first odd trick 40, 80, 160 and each further one 30, 60, 120.
pub const L77Tricks: Provision = Provision(668);

/// **77.game** Game and part-score.
///
/// *When:* Trick points of one board are added.
///
/// *Then:* 100 or more is a game, fewer than 100 a part-score (so 90 or less).
pub const L77Game: Provision = Provision(669);

/// **77.slam** Slam premium.
///
/// *When:* A slam is bid and made.
///
/// *Then:* Small slam (12 tricks) 500 not vulnerable, 750 vulnerable; grand slam (13 tricks) 1000 not vulnerable, 1500 vulnerable. In addition to the game bonus.
pub const L77Slam: Provision = Provision(670);

/// **77.overtricks** Overtricks.
///
/// *When:* Declarer's side wins more tricks than the contract.
///
/// *Then:* Each overtrick: undoubled its trick value (20 minor, 30 major or no trump, either vulnerability); doubled 100 not vulnerable, 200 vulnerable; redoubled 200 not vulnerable, 400 vulnerable.
pub const L77Overtricks: Provision = Provision(671);

/// **77.bonus** Game, part-score and made-doubled bonuses.
///
/// *When:* The contract is made.
///
/// *Then:* Game vulnerable 500, not vulnerable 300; part-score 50; contract doubled but not redoubled 50; redoubled contract 100.
pub const L77Bonus: Provision = Provision(672);

/// **77.undertricks** Undertricks.
///
/// *When:* The contract is defeated.
///
/// *Then:* The defenders score. First undertrick: not vulnerable 50 undoubled, 100 doubled, 200 redoubled; vulnerable 100, 200, 400. Each further: not vulnerable 50, 200, 400; vulnerable 100, 300, 600. Extra for the fourth and each further one: not vulnerable 0, 100, 200; vulnerable 0, 0, 0.
pub const L77Undertricks: Provision = Provision(673);

/// **77.passout** Passed-out board.
///
/// *When:* All four players pass.
///
/// *Then:* Each side scores zero.
pub const L77Passout: Provision = Provision(674);

/// **78A** Matchpoints.
///
/// *When:* Matchpoint scoring is used.
///
/// *Then:* For each board a contestant gets 2 matchpoints for every compared score lower than his own, 1 for every equal one, 0 for every higher one.
pub const L78A: Provision = Provision(675);

/// **78B** International matchpoints (IMP).
///
/// *When:* Two scores on the same board are compared in IMPs.
///
/// *Then:* The difference in total points is converted: 0-10 0; 20-40 1; 50-80 2; 90-120 3; 130-160 4; 170-210 5; 220-260 6; 270-310 7; 320-360 8; 370-420 9; 430-490 10; 500-590 11; 600-740 12; 750-890 13; 900-1090 14; 1100-1290 15; 1300-1490 16; 1500-1740 17; 1750-1990 18; 2000-2240 19; 2250-2490 20; 2500-2990 21; 3000-3490 22; 3500-3990 23; 4000 or more 24.
pub const L78B: Provision = Provision(676);

/// **78C** Total points.
///
/// *When:* Total-point scoring is used.
///
/// *Then:* A contestant's result is the sum of his net scores on all boards played.
pub const L78C: Provision = Provision(677);

/// **78D** Other scoring methods and conditions of contest.
///
/// *When:* An event is set up.
///
/// *Then:* With approval of the Regulating Authority other scoring methods may be used, such as conversion to victory points. Before the event the organizer should publish the conditions of contest: conditions of entry, scoring methods, determination of winners, breaking of ties and the like. They must not conflict with the Laws or regulations, shall contain whatever the Regulating Authority requires, and should be available to the contestants.
pub const L78D: Provision = Provision(678);

/// **79A1** Agree the tricks before the hands go back.
///
/// *When:* Play of a board ends.
///
/// *Then:* The number of tricks won shall be agreed before all four hands are returned to the board.
pub const L79A1: Provision = Provision(679);

/// **79A2** Do not accept a trick not won.
///
/// *When:* A player knows that his side would be credited with a trick it did not win, or that opponents concede a trick they could not lose.
///
/// *Then:* He must not knowingly accept it.
pub const L79A2: Provision = Provision(680);

/// **79B** Disagreement on tricks: call the Director.
///
/// *When:* A disagreement about the number of tricks won arises.
///
/// *Then:* The Director must be called; he acts by 79B1 to 79B3.
pub const L79B: Provision = Provision(681);

/// **79B1** Dispute over a claim or concession.
///
/// *When:* In a dispute on tricks the Director finds that there was a claim or concession.
///
/// *Then:* He applies 69B or 71.
pub const L79B1: Provision = Provision(682);

/// **79B2** Dispute without a claim.
///
/// *When:* In a dispute on tricks 79B1 does not apply.
///
/// *Then:* The Director rules what score is to be recorded.
pub const L79B2: Provision = Provision(683);

/// **79B3** Dispute raised after the round.
///
/// *When:* The Director was not called before the round ended.
///
/// *Then:* The score may be changed for both sides only if he is fully convinced what result was obtained at the table. Otherwise he should either leave the recorded result or lower one side's result without raising the other's.
pub const L79B3: Provision = Provision(684);

/// **79C1** Correction of a scoring error.
///
/// *When:* A player or a scorer recorded or computed an agreed score wrongly.
///
/// *Then:* It may be corrected until the deadline or deadlines the organizer sets. Unless a later time is set, the correction period ends 30 minutes after the official scores were made available for inspection. Footnote: a shorter time may be set if the special nature of the contest requires it.
pub const L79C1: Provision = Provision(685);

/// **79C2** Correction after the period.
///
/// *When:* A scoring error is found after the correction period.
///
/// *Then:* With the organizer's consent it may be corrected if the Director is convinced beyond doubt that the record is wrong.
pub const L79C2: Provision = Provision(686);

/// **80A1a** Regulating Authority: the World Bridge Federation.
///
/// *When:* An event of the World Bridge Federation is held.
///
/// *Then:* The World Bridge Federation is the Regulating Authority.
pub const L80A1a: Provision = Provision(687);

/// **80A1b** Regulating Authority: the zone.
///
/// *When:* An event is held under the auspices of a zonal organization.
///
/// *Then:* That zonal organization is the Regulating Authority.
pub const L80A1b: Provision = Provision(688);

/// **80A1c** Regulating Authority: the national organization.
///
/// *When:* Any other event is held under the auspices of a national bridge organization.
///
/// *Then:* That organization is the Regulating Authority.
pub const L80A1c: Provision = Provision(689);

/// **80A2** Powers of the Regulating Authority.
///
/// *When:* The Laws name the Regulating Authority.
///
/// *Then:* It has the responsibilities and powers the Laws give it.
pub const L80A2: Provision = Provision(690);

/// **80A3** Delegating or assigning powers.
///
/// *When:* The Regulating Authority hands its powers to others.
///
/// *Then:* It may delegate them, remaining fully responsible, or assign them, and then is no longer responsible.
pub const L80A3: Provision = Provision(691);

/// **80B1** The Tournament Organizer.
///
/// *When:* A tournament is set up.
///
/// *Then:* The Regulating Authority may recognise a Tournament Organizer, responsible, within the Regulating Authority's requirements and the Laws, for arranging and preparing the tournament. The organizer may delegate its duties and powers but stays responsible. The Regulating Authority and the organizer may be the same body.
pub const L80B1: Provision = Provision(692);

/// **80B2** Powers and duties of the organizer.
///
/// *When:* A Tournament Organizer runs an event.
///
/// *Then:* Its powers and duties include 80B2a to 80B2l.
pub const L80B2: Provision = Provision(693);

/// **80B2a** Appointing the Director.
///
/// *When:* An event needs a Director.
///
/// *Then:* The organizer appoints one. If there is none, the players should choose a person to do the job.
pub const L80B2a: Provision = Provision(694);

/// **80B2b** Advance arrangements.
///
/// *When:* An event is prepared.
///
/// *Then:* The organizer arranges the playing rooms, equipment and all other logistics.
pub const L80B2b: Provision = Provision(695);

/// **80B2c** Date and time of sessions.
///
/// *When:* An event is planned.
///
/// *Then:* The organizer sets the date and starting time of each session.
pub const L80B2c: Provision = Provision(696);

/// **80B2d** Conditions of entry.
///
/// *When:* Contestants want to enter.
///
/// *Then:* The organizer sets the conditions of entry.
pub const L80B2d: Provision = Provision(697);

/// **80B2e** Conditions for bidding and play.
///
/// *When:* An event needs conditions for bidding and play.
///
/// *Then:* The organizer sets them in accordance with the Laws, with special conditions if needed; with screens, for example, rectification of actions not passed to the other side of the screen may be altered.
pub const L80B2e: Provision = Provision(698);

/// **80B2f** Supplementary regulations.
///
/// *When:* Regulations are added for an event.
///
/// *Then:* The organizer publishes regulations that supplement the Laws and do not conflict with them.
pub const L80B2f: Provision = Provision(699);

/// **80B2gi** Director's assistants.
///
/// *When:* The Director needs assistants.
///
/// *Then:* The organizer appoints them. Footnote: it is normal that the Director takes over some or all of the tasks laid on the organizer.
pub const L80B2gi: Provision = Provision(700);

/// **80B2gii** Other staff.
///
/// *When:* Other staff are needed.
///
/// *Then:* The organizer appoints them and sets their duties and responsibilities.
pub const L80B2gii: Provision = Provision(701);

/// **80B2h** Entries.
///
/// *When:* Contestants enter.
///
/// *Then:* The organizer accepts and lists the entries (footnote as in 80B2gi).
pub const L80B2h: Provision = Provision(702);

/// **80B2i** Conditions of play.
///
/// *When:* An event is run.
///
/// *Then:* The organizer establishes suitable conditions of play and announces them to the contestants.
pub const L80B2i: Provision = Provision(703);

/// **80B2j** Collecting and computing scores.
///
/// *When:* Scores come in.
///
/// *Then:* The organizer arranges for them to be collected, for the results to be computed and for an official record of them (footnote as in 80B2gi).
pub const L80B2j: Provision = Provision(704);

/// **80B2k** Arrangements for appeals.
///
/// *When:* Appeals are possible.
///
/// *Then:* The organizer makes arrangements for hearing appeals under 93.
pub const L80B2k: Provision = Provision(705);

/// **80B2l** Other powers and duties.
///
/// *When:* The Laws give the organizer further powers or duties elsewhere.
///
/// *Then:* They belong to it too.
pub const L80B2l: Provision = Provision(706);

/// **81A** The Director represents the organizer.
///
/// *When:* A Director is at work.
///
/// *Then:* He is the official representative of the Tournament Organizer.
pub const L81A: Provision = Provision(707);

/// **81B1** Technical management.
///
/// *When:* A tournament is running.
///
/// *Then:* The Director is responsible for its technical management on the spot, and may remedy any omission of the organizer.
pub const L81B1: Provision = Provision(708);

/// **81B2** The Director is bound by Laws and regulations.
///
/// *When:* The Director acts.
///
/// *Then:* He applies, and is bound by, the Laws and the regulations made under their authority.
pub const L81B2: Provision = Provision(709);

/// **81C** The Director's task.
///
/// *When:* An irregularity occurs.
///
/// *Then:* The Director, not the players, has the responsibility for rectifying irregularities and redressing damage. His duties and powers normally also include 81C1 to 81C8.
pub const L81C: Provision = Provision(710);

/// **81C1** Order.
///
/// *When:* At any time in the event.
///
/// *Then:* The Director maintains discipline and sees to the orderly progress of play.
pub const L81C1: Provision = Provision(711);

/// **81C2** Applying and interpreting the Laws.
///
/// *When:* A point of law arises.
///
/// *Then:* The Director administers and interprets the Laws and tells players their rights and duties.
pub const L81C2: Provision = Provision(712);

/// **81C3** Errors he becomes aware of.
///
/// *When:* The Director becomes aware of an error or irregularity in any manner within the periods of 79C and 92B.
///
/// *Then:* He rectifies it.
pub const L81C3: Provision = Provision(713);

/// **81C4** Rectification and penalties.
///
/// *When:* Rectification is due.
///
/// *Then:* The Director assesses it and may use his powers under 90 and 91.
pub const L81C4: Provision = Provision(714);

/// **81C5** Waiving rectification.
///
/// *When:* The non-offending side asks that rectification be waived.
///
/// *Then:* The Director may waive it at his discretion; the English, Estonian and Norwegian texts add that there must be a reason.
pub const L81C5: Provision = Provision(715);

/// **81C6** Settling disputes.
///
/// *When:* A dispute arises.
///
/// *Then:* The Director adjusts it.
pub const L81C6: Provision = Provision(716);

/// **81C7** Referring to a committee.
///
/// *When:* A matter belongs to a committee.
///
/// *Then:* The Director refers it to the proper committee.
pub const L81C7: Provision = Provision(717);

/// **81C8** Reporting results.
///
/// *When:* The organizer requires it.
///
/// *Then:* The Director reports the results for the official record and does whatever else the organizer delegates to him.
pub const L81C8: Provision = Provision(718);

/// **81D** Delegating duties.
///
/// *When:* The Director has assistants.
///
/// *Then:* He may delegate any of his duties to them but remains responsible for them being done properly.
pub const L81D: Provision = Provision(719);

/// **82A** Duty to rectify procedural errors.
///
/// *When:* Procedure went wrong.
///
/// *Then:* It is the Director's responsibility to rectify it and to keep the event running in a way that does not conflict with the Laws.
pub const L82A: Provision = Provision(720);

/// **82B** Means to rectify an error.
///
/// *When:* The Director rectifies an error in procedure.
///
/// *Then:* He may use 82B1, 82B2 or 82B3.
pub const L82B: Provision = Provision(721);

/// **82B1** Adjusted score for a procedural error.
///
/// *When:* The Laws permit an adjusted score.
///
/// *Then:* The Director may award one.
pub const L82B1: Provision = Provision(722);

/// **82B2** Ordering, postponing or cancelling a board.
///
/// *When:* An error disturbs the play of a board.
///
/// *Then:* The Director may require, postpone or cancel its play.
pub const L82B2: Provision = Provision(723);

/// **82B3** Other powers.
///
/// *When:* The Laws give the Director another power.
///
/// *Then:* He may use it.
pub const L82B3: Provision = Provision(724);

/// **82C** Director's error.
///
/// *When:* The Director later finds his ruling wrong and no rectification lets the board be scored normally.
///
/// *Then:* He shall award an adjusted score, treating both sides as non-offending for that purpose. The score is an assigned one where a result can be judged, otherwise artificial.
pub const L82C: Provision = Provision(725);

/// **83** Informing of the right to appeal.
///
/// *When:* The Director thinks that his ruling on a point of fact or on his discretion may merit review.
///
/// *Then:* He shall tell the contestant of the right to appeal, or may himself refer the matter to the proper committee.
pub const L83: Provision = Provision(726);

/// **84** Rulings on agreed facts.
///
/// *When:* The Director is called on a matter of law or regulation and the facts are agreed.
///
/// *Then:* He rules by 84A to 84D.
pub const L84: Provision = Provision(727);

/// **84A** No rectification.
///
/// *When:* No rectification is prescribed by the Law and there is no ground for discretion.
///
/// *Then:* The Director tells the players to go on with the auction or play.
pub const L84A: Provision = Provision(728);

/// **84B** Prescribed rectification.
///
/// *When:* The case is clearly covered by a Law that prescribes rectification.
///
/// *Then:* The Director determines it and ensures that it is carried out.
pub const L84B: Provision = Provision(729);

/// **84C** A player's option.
///
/// *When:* The Law gives a player a choice of rectification.
///
/// *Then:* The Director explains the choices and sees that one is made and carried out.
pub const L84C: Provision = Provision(730);

/// **84D** The Director's option.
///
/// *When:* Something is doubtful, or an irregularity without a prescribed rectification may have damaged a side.
///
/// *Then:* Doubtful points are resolved in favour of the non-offending side; the Director seeks to restore equity. If he thinks it likely that the non-offending side was damaged by an irregularity for which the Laws provide no rectification he adjusts the score under 12.
pub const L84D: Provision = Provision(731);

/// **85** Rulings on disputed facts.
///
/// *When:* The Director is called on a matter of law or regulation and the facts are not agreed.
///
/// *Then:* He rules by 85A and 85B.
pub const L85: Provision = Provision(732);

/// **85A1** Balance of probabilities.
///
/// *When:* The Director determines the facts.
///
/// *Then:* He bases his view on the balance of probabilities in keeping with the weight of the evidence he can collect.
pub const L85A1: Provision = Provision(733);

/// **85A2** Facts established.
///
/// *When:* The Director is satisfied that he has ascertained the facts.
///
/// *Then:* He rules as in 84.
pub const L85A2: Provision = Provision(734);

/// **85B** Facts not established.
///
/// *When:* The Director cannot determine the facts to his satisfaction.
///
/// *Then:* He makes a ruling that lets play continue.
pub const L85B: Provision = Provision(735);

/// **86A** Team play: no redeal once the outcome may be known.
///
/// *When:* A redeal under Law 6 is considered in team play and the result of the match without that board may be known to a contestant.
///
/// *Then:* No redeal may be ordered; the Director awards an adjusted score instead.
pub const L86A: Provision = Provision(736);

/// **86B1** Single result obtained at the other table.
///
/// *When:* In team play the Director adjusts a score and the result at the other table between the same contestants clearly favours one side.
///
/// *Then:* He shall award an assigned adjusted score (12C1c); for multiple adjusted scores see 86B2.
pub const L86B1: Provision = Provision(737);

/// **86B2** Several results between the same contestants.
///
/// *When:* In team play two or more non-comparable results were obtained between the same contestants, or the Laws require more than one adjusted score. Footnote: results of a fouled board count.
///
/// *Then:* 86B2a, 86B2b or 86B2c applies by fault.
pub const L86B2: Provision = Provision(738);

/// **86B2a** No contestant at fault.
///
/// *When:* 86B2 applies and neither contestant is at fault.
///
/// *Then:* The boards are cancelled and one or more artificial adjusted scores awarded (12C2), or if time permits one or more replacement boards are played, subject to 86A.
pub const L86B2a: Provision = Provision(739);

/// **86B2b** One contestant at fault.
///
/// *When:* 86B2 applies and only one contestant is at fault.
///
/// *Then:* The non-offending side gets, for each board, average plus (12C2b) or an assigned adjusted score, whichever is more favourable to it; the offending side gets the complement.
pub const L86B2b: Provision = Provision(740);

/// **86B2c** Both contestants at fault.
///
/// *When:* 86B2 applies and both contestants are at fault.
///
/// *Then:* The boards are cancelled and one or more artificial adjusted scores awarded (12C2).
pub const L86B2c: Provision = Provision(741);

/// **86B3** Boards played at one table only.
///
/// *When:* Boards were played at one table only, between the same or different contestants.
///
/// *Then:* The Regulating Authority may provide another approach; the score for each such board may differ by regulation from 86B2. Without regulation the Director acts by 86B2.
pub const L86B3: Provision = Provision(742);

/// **86A@2007** Average plus and minus at IMPs in team play.
///
/// *When:* Edition 2007: the TD awards average plus or average minus in team play.
///
/// *Then:* It is plus 3 IMP or minus 3 IMP. With the approval of the RA the organizer may vary it.
pub const L86A_2007: Provision = Provision(743);

/// **86B@2007** Scores that do not balance in a knockout match.
///
/// *When:* Edition 2007: the TD awards scores that do not balance in knockout play.
///
/// *Then:* The board is scored for each team on its own, and both receive the mean of the two.
pub const L86B_2007: Provision = Provision(744);

/// **86D@2007** A result exists at the other table.
///
/// *When:* Edition 2007, team play: the TD awards an adjusted score (other than by 6D2) and the same contestants have obtained a result at the other table.
///
/// *Then:* He may award an assigned score in IMPs or total points, and should if that result looks favourable to the NOS.
pub const L86D_2007: Provision = Provision(745);

/// **87A** Fouled board.
///
/// *When:* The Director finds that one or more cards were misplaced in a board, or that dealer or vulnerability differs between copies of the same board, so that contestants who should be compared did not play it in identical form.
///
/// *Then:* The board is fouled.
pub const L87A: Provision = Provision(746);

/// **87B** Scoring a fouled board: pairs and individual.
///
/// *When:* A board is fouled in a pairs or individual event.
///
/// *Then:* The Director finds out as exactly as possible which scores were made in the correct form and which in changed forms, splits the scores into groups and scores each separately as the regulations provide; without regulations he chooses a method and announces it.
pub const L87B: Provision = Provision(747);

/// **87C** Scoring a fouled board: teams.
///
/// *When:* A board is fouled in team play.
///
/// *Then:* See 86B2.
pub const L87C: Provision = Provision(748);

/// **88** Award of indemnity points.
///
/// *When:* Indemnity points are due.
///
/// *Then:* See 12C2.
pub const L88: Provision = Provision(749);

/// **89** Rectification in individual events.
///
/// *When:* Edition 2007 or 2017 is in force and rectification is due in an individual event.
///
/// *Then:* See 12C3.
pub const L89: Provision = Provision(750);

/// **89A** Prohibited conduct.
///
/// *When:* Information on boards is sought, used or passed improperly.
///
/// *Then:* The acts of 89A1 to 89A4 are infractions.
pub const L89A: Provision = Provision(751);

/// **89A1** Seeking improper information.
///
/// *When:* A player tries to obtain improperly information about the board being played or boards yet to be played.
///
/// *Then:* Infraction.
pub const L89A1: Provision = Provision(752);

/// **89A2** Using improper information.
///
/// *When:* A player uses improper information about the board being played or boards yet to be played.
///
/// *Then:* Infraction.
pub const L89A2: Provision = Provision(753);

/// **89A3** Passing information to partner improperly.
///
/// *When:* A player passes, or tries to pass, information about the board being played to his partner in an improper way.
///
/// *Then:* Infraction.
pub const L89A3: Provision = Provision(754);

/// **89A4** Passing information to other players.
///
/// *When:* A player passes, or tries to pass, information about boards yet to be played to other players.
///
/// *Then:* Infraction.
pub const L89A4: Provision = Provision(755);

/// **89B** Sanctions.
///
/// *When:* A player breaks 89A.
///
/// *Then:* He is liable to the sanctions for culpable conduct laid down in the applicable disciplinary code. Footnote: the Regulating Authority may also take into account evidence from events outside its jurisdiction, including disciplinary action taken by another Regulating Authority.
pub const L89B: Provision = Provision(756);

/// **89C** Statistical evidence.
///
/// *When:* A charge of using prohibited means of communication is made.
///
/// *Then:* Statistical or probabilistic analysis may be used to bring or support it.
pub const L89C: Provision = Provision(757);

/// **89D** What may be enough for a finding.
///
/// *When:* Any of 89D1 to 89D3 is found.
///
/// *Then:* Each may be taken as the basis for finding prohibited conduct, whatever the actual result of the boards in question or later acts (or lack of them) of the partner.
pub const L89D: Provision = Provision(758);

/// **89D1** Correlation between behaviour and own cards.
///
/// *When:* There is a statistically significant correlation between a player's manner or behaviour and the cards he holds.
///
/// *Then:* May be the basis for a finding under 89D.
pub const L89D1: Provision = Provision(759);

/// **89D2** Correlation between odd choices and hidden cards.
///
/// *When:* There is a statistically significant correlation between a player's unusual choices and the cards held by his partner or an opponent.
///
/// *Then:* May be the basis for a finding under 89D.
pub const L89D2: Provision = Provision(760);

/// **89D3** Possession of improper information.
///
/// *When:* A player possesses information obtained improperly, relating to boards yet to be played or unpublished results.
///
/// *Then:* May be the basis for a finding under 89D.
pub const L89D3: Provision = Provision(761);

/// **90A** Procedural penalties.
///
/// *When:* An offence unduly delays or obstructs the game, inconveniences other contestants, violates correct procedure, or requires the award of an adjusted score.
///
/// *Then:* Beside the rectifications of the Laws the Director may impose procedural penalties.
pub const L90A: Provision = Provision(762);

/// **90B** Offences open to procedural penalty.
///
/// *When:* An offence is compared with 90B1 to 90B8.
///
/// *Then:* They are examples; the list is not closed.
pub const L90B: Provision = Provision(763);

/// **90B1** Late arrival.
///
/// *When:* A player or contestant arrives after the announced starting time.
///
/// *Then:* Open to a procedural penalty.
pub const L90B1: Provision = Provision(764);

/// **90B2** Unduly slow play.
///
/// *When:* A contestant plays unduly slowly.
///
/// *Then:* Open to a procedural penalty.
pub const L90B2: Provision = Provision(765);

/// **90B3** Loud discussion.
///
/// *When:* Bidding, play or result of a board is discussed so that it may be overheard at another table.
///
/// *Then:* Open to a procedural penalty.
pub const L90B3: Provision = Provision(766);

/// **90B4** Unauthorised comparison of scores.
///
/// *When:* A contestant compares scores with another contestant without permission.
///
/// *Then:* Open to a procedural penalty.
pub const L90B4: Provision = Provision(767);

/// **90B5** Touching other players' cards.
///
/// *When:* A player touches or handles another player's cards (see 7).
///
/// *Then:* Open to a procedural penalty.
pub const L90B5: Provision = Provision(768);

/// **90B6** Cards put into the wrong pocket.
///
/// *When:* A player puts one or more cards into a wrong pocket of the board.
///
/// *Then:* Open to a procedural penalty.
pub const L90B6: Provision = Provision(769);

/// **90B7** Procedural errors that need an adjusted score.
///
/// *When:* A player departs from procedure (for example does not count his cards, or plays the wrong board) so that an adjusted score is needed for some contestant.
///
/// *Then:* Open to a procedural penalty.
pub const L90B7: Provision = Provision(770);

/// **90B8** Failure to comply promptly.
///
/// *When:* A player does not promptly comply with the event's regulations or the Director's instructions.
///
/// *Then:* Open to a procedural penalty.
pub const L90B8: Provision = Provision(771);

/// **91A** Disciplinary penalties and suspension.
///
/// *When:* The Director keeps order and discipline.
///
/// *Then:* He may impose disciplinary penalties in points, or suspend a player or contestant for the current session or part of it. His decision is final (93B3).
pub const L91A: Provision = Provision(772);

/// **91B** Disqualification.
///
/// *When:* The Director has cause to disqualify a player or contestant.
///
/// *Then:* He may, subject to the organizer's approval.
pub const L91B: Provision = Provision(773);

/// **92A** Right to appeal.
///
/// *When:* A contestant disagrees with a ruling made at his table.
///
/// *Then:* He or his captain may ask for it to be reviewed. A request found to be without merit may bring a sanction under the regulations.
pub const L92A: Provision = Provision(774);

/// **92B** Time of appeal.
///
/// *When:* A contestant wants a ruling or to appeal one.
///
/// *Then:* Unless the organizer set another time, the right ends 30 minutes after the official scores were made available for inspection.
pub const L92B: Provision = Provision(775);

/// **92C** How to appeal.
///
/// *When:* A contestant appeals.
///
/// *Then:* The appeal is made through the Director.
pub const L92C: Provision = Provision(776);

/// **92D1** Concurrence in pairs.
///
/// *When:* A pair appeals.
///
/// *Then:* It is heard only if both partners concur; in an individual event the appellant does not need his partner's.
pub const L92D1: Provision = Provision(777);

/// **92D2** Concurrence in teams.
///
/// *When:* A team appeals.
///
/// *Then:* It is heard only if the captain concurs.
pub const L92D2: Provision = Provision(778);

/// **93A** No appeals committee.
///
/// *When:* There is no appeals committee or other arrangement under 80B2k, or it cannot meet without disturbing the orderly progress of the event.
///
/// *Then:* The Director in charge hears and decides all appeals.
pub const L93A: Provision = Provision(779);

/// **93B** Appeals committee available.
///
/// *When:* An appeals committee or other authorised body is available.
///
/// *Then:* 93B1 to 93B3 apply.
pub const L93B: Provision = Provision(780);

/// **93B1** Points of law or regulation.
///
/// *When:* An appeal, or part of it, is on law or regulation only.
///
/// *Then:* The Director in charge hears and decides it; his ruling may be appealed.
pub const L93B1: Provision = Provision(781);

/// **93B2** All other appeals.
///
/// *When:* An appeal is on anything else.
///
/// *Then:* The Director in charge refers it for adjudication.
pub const L93B2: Provision = Provision(782);

/// **93B3** Powers of the committee.
///
/// *When:* The committee, or other authorised body, adjudicates.
///
/// *Then:* It has all the powers the Laws give the Director, except that it may not overrule the Director in charge on a point of law or regulation or on his disciplinary powers under 91; it may recommend that he change his ruling.
pub const L93B3: Provision = Provision(783);

/// **93C1** Further appeals.
///
/// *When:* The procedures above are exhausted.
///
/// *Then:* The Regulating Authority may establish procedures for further appeals. An appeal without merit may bring a sanction under the regulations.
pub const L93C1: Provision = Provision(784);

/// **93C2** Referral to the Regulating Authority.
///
/// *When:* The Director in charge or the reviewing body wants a matter considered later.
///
/// *Then:* It may be referred to the Regulating Authority, which may resolve it finally.
pub const L93C2: Provision = Provision(785);

/// **93C3a** Assigning the final say.
///
/// *When:* The Regulating Authority thinks it vital for the progress of the tournament.
///
/// *Then:* It may assign the final resolution of appeals to a specified body of the tournament, and then, with the parties, is bound by its outcome.
pub const L93C3a: Provision = Provision(786);

/// **93C3b** Changing the stages of appeal.
///
/// *When:* Contestants were given due notice.
///
/// *Then:* The Regulating Authority may allow stages of the appeal process laid down in the Laws to be omitted or modified. Footnote: it must comply with any national law that affects its action.
pub const L93C3b: Provision = Provision(787);

/// Every constant with its id.
#[cfg(test)]
pub(crate) static NAMED: [(Provision, &str); 788] = [
    (DefObligationWords, "def:obligation-words"),
    (DefReadingRules, "def:reading-rules"),
    (DefAdjustedScore, "def:adjusted-score"),
    (DefAlert, "def:alert"),
    (DefArtificialCall, "def:artificial-call"),
    (DefAuction, "def:auction"),
    (DefBid, "def:bid"),
    (DefBoard, "def:board"),
    (DefCall, "def:call"),
    (DefCancelled, "def:cancelled"),
    (DefContestant, "def:contestant"),
    (DefContract, "def:contract"),
    (DefDeal, "def:deal"),
    (DefDeclarer, "def:declarer"),
    (DefDefender, "def:defender"),
    (DefDenomination, "def:denomination"),
    (DefDouble, "def:double"),
    (DefDummy, "def:dummy"),
    (DefEvent, "def:event"),
    (DefExtraneous, "def:extraneous"),
    (DefFollowSuit, "def:follow-suit"),
    (DefGame, "def:game"),
    (DefHand, "def:hand"),
    (DefHonor, "def:honor"),
    (DefImp, "def:imp"),
    (DefInfraction, "def:infraction"),
    (DefIrregularity, "def:irregularity"),
    (DefLead, "def:lead"),
    (DefLho, "def:lho"),
    (DefMatchpoint, "def:matchpoint"),
    (DefMisinformation, "def:misinformation"),
    (DefOddTrick, "def:odd-trick"),
    (DefOpeningLead, "def:opening-lead"),
    (DefOpponent, "def:opponent"),
    (DefOvertrick, "def:overtrick"),
    (DefPack, "def:pack"),
    (DefPartner, "def:partner"),
    (DefPartscore, "def:partscore"),
    (DefPass, "def:pass"),
    (DefPenalty, "def:penalty"),
    (DefPenaltyCard, "def:penalty-card"),
    (DefPlay, "def:play"),
    (DefPlayPeriod, "def:play-period"),
    (DefPremiumPoints, "def:premium-points"),
    (DefPresumedDeclarer, "def:presumed-declarer"),
    (DefPsychicCall, "def:psychic-call"),
    (DefRectification, "def:rectification"),
    (DefRedouble, "def:redouble"),
    (DefRetracted, "def:retracted"),
    (DefRho, "def:rho"),
    (DefRotation, "def:rotation"),
    (DefRound, "def:round"),
    (DefSession, "def:session"),
    (DefSide, "def:side"),
    (DefSlam, "def:slam"),
    (DefSortedDeck, "def:sorted-deck"),
    (DefSuit, "def:suit"),
    (DefTeam, "def:team"),
    (DefTournament, "def:tournament"),
    (DefTrick, "def:trick"),
    (DefTrickPoints, "def:trick-points"),
    (DefTrump, "def:trump"),
    (DefTurn, "def:turn"),
    (DefUndertrick, "def:undertrick"),
    (DefUnintended, "def:unintended"),
    (DefVisibleCard, "def:visible-card"),
    (DefVulnerability, "def:vulnerability"),
    (DefWithdrawn, "def:withdrawn"),
    (DefRevoke, "def:revoke"),
    (DefScore, "def:score"),
    (DefUnauthorizedInformation, "def:unauthorized-information"),
    (L1A, "1A"),
    (L1B, "1B"),
    (L1C, "1C"),
    (L2, "2"),
    (L3, "3"),
    (L4, "4"),
    (L5A, "5A"),
    (L5B, "5B"),
    (L6A, "6A"),
    (L6B, "6B"),
    (L6C, "6C"),
    (L6D1, "6D1"),
    (L6D2, "6D2"),
    (L6D3, "6D3"),
    (L6E1, "6E1"),
    (L6E2, "6E2"),
    (L6E3, "6E3"),
    (L6E4, "6E4"),
    (L6F, "6F"),
    (L7A, "7A"),
    (L7B1, "7B1"),
    (L7B2, "7B2"),
    (L7B3, "7B3"),
    (L7C, "7C"),
    (L7D, "7D"),
    (L8A1, "8A1"),
    (L8A2, "8A2"),
    (L8B1, "8B1"),
    (L8B2, "8B2"),
    (L8C, "8C"),
    (L9A1, "9A1"),
    (L9A2, "9A2"),
    (L9A3, "9A3"),
    (L9A4, "9A4"),
    (L9A5, "9A5"),
    (L9B1a, "9B1a"),
    (L9B1b, "9B1b"),
    (L9B1c, "9B1c"),
    (L9B1d, "9B1d"),
    (L9B2, "9B2"),
    (L9C, "9C"),
    (L10A, "10A"),
    (L10B, "10B"),
    (L10C1, "10C1"),
    (L10C2, "10C2"),
    (L10C3, "10C3"),
    (L10C4, "10C4"),
    (L11A, "11A"),
    (L11B, "11B"),
    (L12A, "12A"),
    (L12A1, "12A1"),
    (L12A2, "12A2"),
    (L12A3, "12A3"),
    (L12B1, "12B1"),
    (L12B2, "12B2"),
    (L12C1a, "12C1a"),
    (L12C1b, "12C1b"),
    (L12C1c, "12C1c"),
    (L12C1d, "12C1d"),
    (L12C1e, "12C1e"),
    (L12C1ei, "12C1ei"),
    (L12C1eii, "12C1eii"),
    (L12C1e_2007, "12C1e@2007"),
    (L12C1ei_2007, "12C1ei@2007"),
    (L12C1eii_2007, "12C1eii@2007"),
    (L12C1f_2007, "12C1f@2007"),
    (L12C2a, "12C2a"),
    (L12C2b, "12C2b"),
    (L12C2c, "12C2c"),
    (L12C2d, "12C2d"),
    (L12C3, "12C3"),
    (L12C4, "12C4"),
    (L13, "13"),
    (L13A, "13A"),
    (L13A1, "13A1"),
    (L13A2, "13A2"),
    (L13D2a_2007, "13D2a@2007"),
    (L13D2b_2007, "13D2b@2007"),
    (L13B, "13B"),
    (L13B1, "13B1"),
    (L13B2, "13B2"),
    (L13C, "13C"),
    (L13D, "13D"),
    (L13E_2007, "13E@2007"),
    (L14A, "14A"),
    (L14A1, "14A1"),
    (L14A2, "14A2"),
    (L14A3, "14A3"),
    (L14B, "14B"),
    (L14B1, "14B1"),
    (L14B2, "14B2"),
    (L14B3, "14B3"),
    (L14B4, "14B4"),
    (L14C, "14C"),
    (L15A1, "15A1"),
    (L15A2a, "15A2a"),
    (L15A2b, "15A2b"),
    (L15A2c, "15A2c"),
    (L17D2_2007, "17D2@2007"),
    (L15A3, "15A3"),
    (L15A4, "15A4"),
    (L15B, "15B"),
    (L15B1, "15B1"),
    (L15B2, "15B2"),
    (L15B3, "15B3"),
    (L15A1_2007, "15A1@2007"),
    (L15A2_2007, "15A2@2007"),
    (L15B_2007, "15B@2007"),
    (L15C_2007, "15C@2007"),
    (L16A1, "16A1"),
    (L16A1a, "16A1a"),
    (L16A1b, "16A1b"),
    (L16A1c, "16A1c"),
    (L16A1d, "16A1d"),
    (L16A2, "16A2"),
    (L16A3_2007, "16A3@2007"),
    (L16A4_2007, "16A4@2007"),
    (L16B1, "16B1"),
    (L16B1a, "16B1a"),
    (L16B1b, "16B1b"),
    (L16B2, "16B2"),
    (L16B3, "16B3"),
    (L16C, "16C"),
    (L16C1, "16C1"),
    (L16C2, "16C2"),
    (L16C3, "16C3"),
    (L16D1, "16D1"),
    (L16D2, "16D2"),
    (L16D2a, "16D2a"),
    (L16D2b, "16D2b"),
    (L16D2c, "16D2c"),
    (L16D2d, "16D2d"),
    (L16D3, "16D3"),
    (L17A, "17A"),
    (L17B, "17B"),
    (L17C, "17C"),
    (L17D1, "17D1"),
    (L17D2, "17D2"),
    (L17D3, "17D3"),
    (L17E1_2007, "17E1@2007"),
    (L18A, "18A"),
    (L18B, "18B"),
    (L18C, "18C"),
    (L18D, "18D"),
    (L18E, "18E"),
    (L18F, "18F"),
    (L19A1, "19A1"),
    (L19A2, "19A2"),
    (L19A3, "19A3"),
    (L19B1, "19B1"),
    (L19B2, "19B2"),
    (L19B3, "19B3"),
    (L19C, "19C"),
    (L19D, "19D"),
    (L20A, "20A"),
    (L20B, "20B"),
    (L20C1, "20C1"),
    (L20C2, "20C2"),
    (L20D, "20D"),
    (L20E, "20E"),
    (L20F1, "20F1"),
    (L20F2, "20F2"),
    (L20F3, "20F3"),
    (L20F4a, "20F4a"),
    (L20F4b, "20F4b"),
    (L20F4_2007, "20F4@2007"),
    (L20F5a, "20F5a"),
    (L20F5b, "20F5b"),
    (L20F5bi, "20F5bi"),
    (L20F5bii, "20F5bii"),
    (L20F6, "20F6"),
    (L20G1, "20G1"),
    (L20G2, "20G2"),
    (L20G3, "20G3"),
    (L21A, "21A"),
    (L21B1a, "21B1a"),
    (L21B1b, "21B1b"),
    (L21B2, "21B2"),
    (L21B3, "21B3"),
    (L22, "22"),
    (L22A, "22A"),
    (L22B, "22B"),
    (L23A, "23A"),
    (L23A1, "23A1"),
    (L23A2, "23A2"),
    (L23A3, "23A3"),
    (L23B, "23B"),
    (L23C, "23C"),
    (L24, "24"),
    (L24A, "24A"),
    (L24B, "24B"),
    (L24C, "24C"),
    (L24D, "24D"),
    (L24E, "24E"),
    (L25A1, "25A1"),
    (L25A2, "25A2"),
    (L25A3, "25A3"),
    (L25A4, "25A4"),
    (L25A5, "25A5"),
    (L25A6, "25A6"),
    (L25B1, "25B1"),
    (L25B2, "25B2"),
    (L25B3, "25B3"),
    (L26A, "26A"),
    (L26B, "26B"),
    (L26_2007, "26@2007"),
    (L26A_2007, "26A@2007"),
    (L26A1_2007, "26A1@2007"),
    (L26A2_2007, "26A2@2007"),
    (L26A2a_2007, "26A2a@2007"),
    (L26A2b_2007, "26A2b@2007"),
    (L26B_2007, "26B@2007"),
    (L27A1, "27A1"),
    (L27A2, "27A2"),
    (L27B, "27B"),
    (L27B1a, "27B1a"),
    (L27B1b, "27B1b"),
    (L27B2, "27B2"),
    (L27B3, "27B3"),
    (L27B4, "27B4"),
    (L27C, "27C"),
    (L27D, "27D"),
    (L28A, "28A"),
    (L28B, "28B"),
    (L29A, "29A"),
    (L29B, "29B"),
    (L29C, "29C"),
    (L30, "30"),
    (L30A, "30A"),
    (L30B1, "30B1"),
    (L30B1a, "30B1a"),
    (L30B1b, "30B1b"),
    (L30B1bi, "30B1bi"),
    (L30B1bii, "30B1bii"),
    (L30B2, "30B2"),
    (L30A_2007, "30A@2007"),
    (L30B1_2007, "30B1@2007"),
    (L30B2a_2007, "30B2a@2007"),
    (L30B2b_2007, "30B2b@2007"),
    (L30C, "30C"),
    (L31, "31"),
    (L31A, "31A"),
    (L31A1, "31A1"),
    (L31A2, "31A2"),
    (L31A2a, "31A2a"),
    (L31A2b, "31A2b"),
    (L31A2a_2007, "31A2a@2007"),
    (L31A2b_2007, "31A2b@2007"),
    (L31B, "31B"),
    (L31B1, "31B1"),
    (L31B2, "31B2"),
    (L31B_2007, "31B@2007"),
    (L31C, "31C"),
    (L32, "32"),
    (L32A, "32A"),
    (L32A1, "32A1"),
    (L32A2, "32A2"),
    (L32A2a, "32A2a"),
    (L32A2b, "32A2b"),
    (L32B, "32B"),
    (L32B1, "32B1"),
    (L32B2, "32B2"),
    (L32A_2007, "32A@2007"),
    (L32B2_2007, "32B2@2007"),
    (L32C, "32C"),
    (L33, "33"),
    (L34, "34"),
    (L35, "35"),
    (L35A, "35A"),
    (L35B, "35B"),
    (L35C, "35C"),
    (L35D, "35D"),
    (L36A, "36A"),
    (L36B, "36B"),
    (L36B1, "36B1"),
    (L36B2, "36B2"),
    (L36B3, "36B3"),
    (L36B4, "36B4"),
    (L36C, "36C"),
    (L37A, "37A"),
    (L37B, "37B"),
    (L37B1, "37B1"),
    (L37B2, "37B2"),
    (L38A, "38A"),
    (L38B, "38B"),
    (L38C, "38C"),
    (L38D, "38D"),
    (L39A, "39A"),
    (L39B, "39B"),
    (L39C, "39C"),
    (L40A1a, "40A1a"),
    (L40A1b, "40A1b"),
    (L40A2, "40A2"),
    (L40A3, "40A3"),
    (L40A4, "40A4"),
    (L40B1a, "40B1a"),
    (L40B1b, "40B1b"),
    (L40B1c, "40B1c"),
    (L40B1b_2007, "40B1b@2007"),
    (L40B2ai, "40B2ai"),
    (L40B2aii, "40B2aii"),
    (L40B2aiii, "40B2aiii"),
    (L40B2aiv, "40B2aiv"),
    (L40B2av, "40B2av"),
    (L40B2b, "40B2b"),
    (L40B2c, "40B2c"),
    (L40B2ci, "40B2ci"),
    (L40B2cii, "40B2cii"),
    (L40B2ciii, "40B2ciii"),
    (L40B2civ, "40B2civ"),
    (L40B2d, "40B2d"),
    (L40B2a_2007, "40B2a@2007"),
    (L40B3a, "40B3a"),
    (L40B3b, "40B3b"),
    (L40B4, "40B4"),
    (L40B5a, "40B5a"),
    (L40B5b, "40B5b"),
    (L40C1, "40C1"),
    (L40C2, "40C2"),
    (L41A, "41A"),
    (L41B, "41B"),
    (L41C, "41C"),
    (L41D, "41D"),
    (L42A1, "42A1"),
    (L42A2, "42A2"),
    (L42A3, "42A3"),
    (L42B, "42B"),
    (L42B1, "42B1"),
    (L42B2, "42B2"),
    (L42B3, "42B3"),
    (L43, "43"),
    (L43A1a, "43A1a"),
    (L43A1b, "43A1b"),
    (L43A1c, "43A1c"),
    (L43A2a, "43A2a"),
    (L43A2b, "43A2b"),
    (L43A2c, "43A2c"),
    (L43A3, "43A3"),
    (L43B1, "43B1"),
    (L43B2, "43B2"),
    (L43B2a, "43B2a"),
    (L43B2b, "43B2b"),
    (L43B3, "43B3"),
    (L44A, "44A"),
    (L44B, "44B"),
    (L44C, "44C"),
    (L44D, "44D"),
    (L44E, "44E"),
    (L44F, "44F"),
    (L44G, "44G"),
    (L45A, "45A"),
    (L45B, "45B"),
    (L45C1, "45C1"),
    (L45C2a, "45C2a"),
    (L45C2b, "45C2b"),
    (L45C3, "45C3"),
    (L45C4a, "45C4a"),
    (L45C4b, "45C4b"),
    (L45C5, "45C5"),
    (L45D1, "45D1"),
    (L45D2, "45D2"),
    (L45E1, "45E1"),
    (L45E2, "45E2"),
    (L45F, "45F"),
    (L45G, "45G"),
    (L46A, "46A"),
    (L46B, "46B"),
    (L46B1a, "46B1a"),
    (L46B1b, "46B1b"),
    (L46B1c, "46B1c"),
    (L46B2, "46B2"),
    (L46B3a, "46B3a"),
    (L46B3b, "46B3b"),
    (L46B4, "46B4"),
    (L46B5, "46B5"),
    (L47A, "47A"),
    (L47B, "47B"),
    (L47C, "47C"),
    (L47D, "47D"),
    (L47E1, "47E1"),
    (L47E2a, "47E2a"),
    (L47E2b, "47E2b"),
    (L47F1, "47F1"),
    (L47F2, "47F2"),
    (L48A, "48A"),
    (L48B1, "48B1"),
    (L48B2, "48B2"),
    (L49, "49"),
    (L50, "50"),
    (L50A, "50A"),
    (L50B, "50B"),
    (L50C, "50C"),
    (L50D, "50D"),
    (L50D1a, "50D1a"),
    (L50D1b, "50D1b"),
    (L50D2, "50D2"),
    (L50D2a, "50D2a"),
    (L50D2b, "50D2b"),
    (L50E1, "50E1"),
    (L50E2, "50E2"),
    (L50E3, "50E3"),
    (L50E2_2007, "50E2@2007"),
    (L50E4, "50E4"),
    (L51A, "51A"),
    (L51B1a, "51B1a"),
    (L51B1b, "51B1b"),
    (L51B2a, "51B2a"),
    (L51B2b, "51B2b"),
    (L51B2c, "51B2c"),
    (L52A, "52A"),
    (L52B1a, "52B1a"),
    (L52B1b, "52B1b"),
    (L52B1c, "52B1c"),
    (L52B2, "52B2"),
    (L53A, "53A"),
    (L53B, "53B"),
    (L53C, "53C"),
    (L54, "54"),
    (L54A, "54A"),
    (L54B, "54B"),
    (L54B1, "54B1"),
    (L54B2, "54B2"),
    (L54C, "54C"),
    (L54D, "54D"),
    (L54E, "54E"),
    (L55A, "55A"),
    (L55B1, "55B1"),
    (L55B2, "55B2"),
    (L55C, "55C"),
    (L56, "56"),
    (L56A, "56A"),
    (L56B, "56B"),
    (L57A, "57A"),
    (L57A1, "57A1"),
    (L57A2, "57A2"),
    (L57A3, "57A3"),
    (L57A4, "57A4"),
    (L57B, "57B"),
    (L57C1, "57C1"),
    (L57C2, "57C2"),
    (L57C3, "57C3"),
    (L57D, "57D"),
    (L58A, "58A"),
    (L58B, "58B"),
    (L58B1, "58B1"),
    (L58B2, "58B2"),
    (L58B3, "58B3"),
    (L58B4, "58B4"),
    (L59, "59"),
    (L60A1, "60A1"),
    (L60A2, "60A2"),
    (L60A3, "60A3"),
    (L60B, "60B"),
    (L60C, "60C"),
    (L61A, "61A"),
    (L61B1, "61B1"),
    (L61B2a, "61B2a"),
    (L61B2b, "61B2b"),
    (L61B3, "61B3"),
    (L61C, "61C"),
    (L62A, "62A"),
    (L62B, "62B"),
    (L62B1, "62B1"),
    (L62B2, "62B2"),
    (L62C1, "62C1"),
    (L62C2, "62C2"),
    (L62C3, "62C3"),
    (L62D1, "62D1"),
    (L62D2, "62D2"),
    (L63A, "63A"),
    (L63A1, "63A1"),
    (L63A2, "63A2"),
    (L63A3, "63A3"),
    (L63A4, "63A4"),
    (L63B, "63B"),
    (L64A, "64A"),
    (L64A1, "64A1"),
    (L64A2, "64A2"),
    (L64B, "64B"),
    (L64B1, "64B1"),
    (L64B2, "64B2"),
    (L64B3, "64B3"),
    (L64B4, "64B4"),
    (L64B5, "64B5"),
    (L64B6, "64B6"),
    (L64B7, "64B7"),
    (L64B8, "64B8"),
    (L64C1, "64C1"),
    (L64C2a, "64C2a"),
    (L64C2b, "64C2b"),
    (L65A, "65A"),
    (L65B1, "65B1"),
    (L65B2, "65B2"),
    (L65B3, "65B3"),
    (L65C, "65C"),
    (L65D, "65D"),
    (L66A, "66A"),
    (L66B, "66B"),
    (L66C, "66C"),
    (L66D, "66D"),
    (L67A, "67A"),
    (L67A1, "67A1"),
    (L67A2, "67A2"),
    (L67B, "67B"),
    (L67B1, "67B1"),
    (L67B1a, "67B1a"),
    (L67B1b, "67B1b"),
    (L67B2a, "67B2a"),
    (L67B2b, "67B2b"),
    (L67B3, "67B3"),
    (L68, "68"),
    (L68A, "68A"),
    (L68B1, "68B1"),
    (L68B2, "68B2"),
    (L68C, "68C"),
    (L68D, "68D"),
    (L68D1, "68D1"),
    (L68D2, "68D2"),
    (L68D2a, "68D2a"),
    (L68D2b, "68D2b"),
    (L68D2bi, "68D2bi"),
    (L68D2bii, "68D2bii"),
    (L69A, "69A"),
    (L69B, "69B"),
    (L69B1, "69B1"),
    (L69B2, "69B2"),
    (L70, "70"),
    (L70A, "70A"),
    (L70B1, "70B1"),
    (L70B2, "70B2"),
    (L70B3, "70B3"),
    (L70C, "70C"),
    (L70C1, "70C1"),
    (L70C2, "70C2"),
    (L70C3, "70C3"),
    (L70D1, "70D1"),
    (L70D2, "70D2"),
    (L70D3_2007, "70D3@2007"),
    (L70E1, "70E1"),
    (L70E2, "70E2"),
    (L71, "71"),
    (L71A, "71A"),
    (L71B, "71B"),
    (L72A, "72A"),
    (L72B1, "72B1"),
    (L72B2, "72B2"),
    (L72B3, "72B3"),
    (L72C, "72C"),
    (L73A1, "73A1"),
    (L73A2, "73A2"),
    (L73B, "73B"),
    (L73B1, "73B1"),
    (L73B2, "73B2"),
    (L73C1, "73C1"),
    (L73C2, "73C2"),
    (L73D1, "73D1"),
    (L73D2, "73D2"),
    (L73D3, "73D3"),
    (L73E1, "73E1"),
    (L73E2, "73E2"),
    (L74A1, "74A1"),
    (L74A2, "74A2"),
    (L74A3, "74A3"),
    (L74B1, "74B1"),
    (L74B2, "74B2"),
    (L74B3, "74B3"),
    (L74B4, "74B4"),
    (L74B5, "74B5"),
    (L74C, "74C"),
    (L74C1, "74C1"),
    (L74C2, "74C2"),
    (L74C3, "74C3"),
    (L74C4, "74C4"),
    (L74C5, "74C5"),
    (L74C6, "74C6"),
    (L74C7, "74C7"),
    (L74C8, "74C8"),
    (L75, "75"),
    (L75A, "75A"),
    (L75B1, "75B1"),
    (L75B2, "75B2"),
    (L75B3, "75B3"),
    (L75B_2007, "75B@2007"),
    (L75C, "75C"),
    (L75D1, "75D1"),
    (L75D2, "75D2"),
    (L75D3, "75D3"),
    (L76A1, "76A1"),
    (L76A2, "76A2"),
    (L76B1, "76B1"),
    (L76B2, "76B2"),
    (L76B3, "76B3"),
    (L76B4, "76B4"),
    (L76B5, "76B5"),
    (L76C1, "76C1"),
    (L76C2, "76C2"),
    (L76D, "76D"),
    (L77Tricks, "77.tricks"),
    (L77Game, "77.game"),
    (L77Slam, "77.slam"),
    (L77Overtricks, "77.overtricks"),
    (L77Bonus, "77.bonus"),
    (L77Undertricks, "77.undertricks"),
    (L77Passout, "77.passout"),
    (L78A, "78A"),
    (L78B, "78B"),
    (L78C, "78C"),
    (L78D, "78D"),
    (L79A1, "79A1"),
    (L79A2, "79A2"),
    (L79B, "79B"),
    (L79B1, "79B1"),
    (L79B2, "79B2"),
    (L79B3, "79B3"),
    (L79C1, "79C1"),
    (L79C2, "79C2"),
    (L80A1a, "80A1a"),
    (L80A1b, "80A1b"),
    (L80A1c, "80A1c"),
    (L80A2, "80A2"),
    (L80A3, "80A3"),
    (L80B1, "80B1"),
    (L80B2, "80B2"),
    (L80B2a, "80B2a"),
    (L80B2b, "80B2b"),
    (L80B2c, "80B2c"),
    (L80B2d, "80B2d"),
    (L80B2e, "80B2e"),
    (L80B2f, "80B2f"),
    (L80B2gi, "80B2gi"),
    (L80B2gii, "80B2gii"),
    (L80B2h, "80B2h"),
    (L80B2i, "80B2i"),
    (L80B2j, "80B2j"),
    (L80B2k, "80B2k"),
    (L80B2l, "80B2l"),
    (L81A, "81A"),
    (L81B1, "81B1"),
    (L81B2, "81B2"),
    (L81C, "81C"),
    (L81C1, "81C1"),
    (L81C2, "81C2"),
    (L81C3, "81C3"),
    (L81C4, "81C4"),
    (L81C5, "81C5"),
    (L81C6, "81C6"),
    (L81C7, "81C7"),
    (L81C8, "81C8"),
    (L81D, "81D"),
    (L82A, "82A"),
    (L82B, "82B"),
    (L82B1, "82B1"),
    (L82B2, "82B2"),
    (L82B3, "82B3"),
    (L82C, "82C"),
    (L83, "83"),
    (L84, "84"),
    (L84A, "84A"),
    (L84B, "84B"),
    (L84C, "84C"),
    (L84D, "84D"),
    (L85, "85"),
    (L85A1, "85A1"),
    (L85A2, "85A2"),
    (L85B, "85B"),
    (L86A, "86A"),
    (L86B1, "86B1"),
    (L86B2, "86B2"),
    (L86B2a, "86B2a"),
    (L86B2b, "86B2b"),
    (L86B2c, "86B2c"),
    (L86B3, "86B3"),
    (L86A_2007, "86A@2007"),
    (L86B_2007, "86B@2007"),
    (L86D_2007, "86D@2007"),
    (L87A, "87A"),
    (L87B, "87B"),
    (L87C, "87C"),
    (L88, "88"),
    (L89, "89"),
    (L89A, "89A"),
    (L89A1, "89A1"),
    (L89A2, "89A2"),
    (L89A3, "89A3"),
    (L89A4, "89A4"),
    (L89B, "89B"),
    (L89C, "89C"),
    (L89D, "89D"),
    (L89D1, "89D1"),
    (L89D2, "89D2"),
    (L89D3, "89D3"),
    (L90A, "90A"),
    (L90B, "90B"),
    (L90B1, "90B1"),
    (L90B2, "90B2"),
    (L90B3, "90B3"),
    (L90B4, "90B4"),
    (L90B5, "90B5"),
    (L90B6, "90B6"),
    (L90B7, "90B7"),
    (L90B8, "90B8"),
    (L91A, "91A"),
    (L91B, "91B"),
    (L92A, "92A"),
    (L92B, "92B"),
    (L92C, "92C"),
    (L92D1, "92D1"),
    (L92D2, "92D2"),
    (L93A, "93A"),
    (L93B, "93B"),
    (L93B1, "93B1"),
    (L93B2, "93B2"),
    (L93B3, "93B3"),
    (L93C1, "93C1"),
    (L93C2, "93C2"),
    (L93C3a, "93C3a"),
    (L93C3b, "93C3b"),
];
