# Every page.
skip = To the contents
nav = Main pages
nav-train = Training table
nav-play = Table for four
nav-law = The Laws
nav-scenarios = Scenarios
look = Look and language
look-language = Language
look-theme = Colours
look-device = As the device
look-light = Light
look-dark = Dark
look-suits = Suits
look-four = Four colours
look-two = Two colours
look-size = Type
look-normal = Normal
look-large = Large
look-keep = Keep

# The first page.
home-title = Bridge by the Laws
home-about = Here anything may happen at the table, lawful or not. Openroom then does what the Laws say, asks each person what the Law gives him to decide, and names the paragraph.
home-train = Bid and play all four hands, try any irregularity, and watch the Laws at work.
home-scenarios = Pick a case of a Law and follow it step by step on the table.
home-play = Play a board with three others, each on his own phone or computer, with a Director.
home-law = Every paragraph in our own words, with examples and what differs between editions.

# What went wrong.
wrong-title = That did not work
wrong-home = To the first page
wrong-back = Back
wrong-again = Load the page again
wrong-not-found = There is no such page, or it is not for you. If somebody sent you a link, ask for it again.
wrong-not-your-form = This form is too old or was not made for you. Go back, load the page again and repeat.
wrong-other-site = This form was sent from a page of another site. Nothing was changed. Open the page here and send it from there.
wrong-too-many = Too much at once. Wait a little and try again.
wrong-too-large = That was too long to be taken.
wrong-too-long = This text has { $found } characters; at most { $most } are taken. Nothing was cut or done. Shorten it and send it again.
wrong-form = Something in the form makes no sense. Nothing was changed.
wrong-pbn = No whole deal was found in this text. Paste a file in PBN or LIN, or a deal such as N:AKQ2.T98.543.762 and three more hands.
wrong-failed = The server could not do that. Nothing was changed.

# Setting up a table.
set-preset = Laws and federation
set-load = Use a deal of your own
set-pbn = A deal, or a file in PBN or LIN; several boards are played one after the other
set-attention = When something goes wrong
set-at-once = The table says so at once
set-players = Nothing happens until somebody draws attention
set-artificial = Ask me what calls mean (otherwise bids and passes are natural)
set-prevent = Refuse what software can prevent
train-about = You have all four seats and are the Director too. Call or play from any seat, at any time, rightly or wrongly. You can give seats to others by a link.
train-deal = Deal a board
train-scenarios = Or follow a scenario
play-about = Each player has a link of his own, and so has the Director. Whoever directs sees all four hands and takes no seat.
play-part = At this table
play-plays = I play; somebody else directs, or nobody yet
play-directs = I direct and see all four hands
set-explains = Who alerts and explains a call
explains-partner = the caller's partner, in writing to the opponents
explains-self = the caller himself, in writing to the opponents
play-title = Name of the table
play-open = Open the table
scenarios-about = Cases of the Laws, ready to be followed on a training table.
scenarios-auctions = Several irregularities in one auction
scenarios-plays = Several irregularities in one play
scenarios-boards = Whole boards
scenarios-unrecorded = Hands that nobody has recorded
scenario-about = Choose a case and an edition. On the table you go through it step by step, or leave it and try something else.
scenario-follow = Follow it ({ $edition })
scenario-script = The script

# The Laws.
law-words = Words or a number, such as 27B1a
law-edition = Edition
law-search = Search
law-nothing = Nothing was found.
law-where = Where you are
law-parts = Parts
law-cases = Examples
law-editions = Editions
law-differences = What editions answer differently
law-refers = Refers to
law-terms = Terms
law-when = When
law-then = Then
law-judged = Judged
law-choice = Choice
law-official = Official wording (from your own book)
law-official-other = In your other books:
law-english = The examples are in English so far.

# Seats.
seats-title = Seats and links
seats-about = Send each player his own link, or let him scan the code. Whoever has the link has the seat.
seats-own = You play: open the link of your own seat on this device. Send the others theirs, and the Director's to somebody who does not play.
seats-table = To the table
seats-taken = Taken by
seats-scan = Code to scan
seats-hidden = At a table to play at, whoever plays sees the link of his own place and of those that are free. Links of taken places are with those who have them, and everybody sees how many devices each place has.
seats-own-link = Your own link, for another device of yours. Whoever has it sees your cards: give it to nobody.
seats-free = Free this place
seats-free-about = Whoever has it loses it, and its link becomes another one.
present-title = At this table
present-nobody = nobody
devices = { $n ->
    [one] { $n } device
   *[other] { $n } devices
}
devices-own = { $n } devices have your place. If one of them is not yours, end the others.
devices-page = Seats and devices
devices-end = End my other devices
devices-end-about = Your other devices lose the place and see nothing more of the table. The link becomes another one: whoever has the old one no longer gets in.
sit-training = You are invited to this seat of a training table.
sit-playing = You are invited to this place at the table.
sit-name = Your name
sit-down = Sit down

# The table.
status = How things stand
now-calls = { $seat } is to call
now-questions = The lead lies face down: questions may be asked, then { $seat } turns it up
now-leads = { $seat } is to lead
now-plays = { $seat } is to play
now-dummy = { $seat } is to play a card from dummy
now-over = The board is over
tricks = Tricks
trick = Trick { $n }
by-laws = Laws: { $edition }
over-title = The board is over
hidden-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
face-down = face down
lead-face-down = lead, face down
not-legal = not allowed by the Laws
call-withdrawn = withdrawn
call-offered = put in place of another call
call-alerted = alerted
waiting-for = The table waits for: { $who }
asked-to-explain = { $seat } asks you what { $call } means.
held-own = You did this: { $what }. It will be judged when the open question has been answered.
ways-title = What you may call now, and what follows
ways-other = Any other call
limits-title = In force now
rulings-title = Rulings
acting = What you do
acting-for = Act for
irregular-switch = Irregular acts too
connection-lost = The connection is lost. It is being tried again.
do-attention = Draw attention: something is wrong
do-director = Call the Director
do-came = I have come
called-own = You have called the Director.
tray-pass = Pass the tray
tray-across = The tray is on the other side of the screen.
round-clock = Time left in the round
do-face = Turn the lead face up
more-title = Alert, ask, change, and other things
claim-title = Claim or concede
claim-tricks = Tricks that you claim
concede-tricks = Tricks that you concede
do-claim = Claim
do-concede = Concede
alert-title = Alert, ask, explain
explain-words = In words
do-alert = Alert
do-alert-call = Alert { $call }
call-warned = Stop
do-explain = Explain
do-ask = Ask what it means
change-to = Change your last call to
change-slip = It was a slip of the hand
do-change = Change the call
expose-how = How
expose-dropped = dropped by accident
expose-held = held so that partner could see it
expose-shown = shown on purpose
expose-as-dummy = laid down as dummy does
expose-named = named aloud
expose-led = led before the auction was over
do-expose = It was seen
back-title = Take back the card
do-back = Take it back
revoke-title = Ask about a revoke
do-revoke = Ask
convey-title = Report what somebody did
convey-hesitation = hesitated
convey-haste = was very quick
convey-remark = made a remark
convey-manner = gestured or the like
do-convey = Report
follow-next = Next step
follow-end = The scenario is at its end. You may go on as you like.
follow-left = You have left the scenario. You may go on as you like.
board = Board { $n }
do-deal = Deal the next board
course-title = Calls and cards with the time each took
course-away = { $n } s without a connection
ended-title = Earlier boards
notice-noted = Noted.
unnoticed-title = Not noticed by anybody yet
notice-held = Noted. It will be judged when the open question has been answered.
notice-stale = The table had moved on before you did this. Look again and repeat it if you still want to.
notice-two-places = You have a place at this table already. Nobody has two.
notice-has-seen = You have seen another hand of this board, so this seat is not for you before the next board.

# What is said at the table.
said-title = Said at the table
said-claims = { $n ->
    [one] claims { $n } trick
   *[other] claims { $n } tricks
}
said-concedes = { $n ->
    [one] concedes { $n } trick
   *[other] concedes { $n } tricks
}
said-calls-director = calls the Director
said-stop = warns of a skip bid
said-alerts = alerts { $call }
said-explains = explains { $call }:
said-asks = asks what { $call } means
said-asks-auction = asks about the auction
said-conveyed = is reported:

# Spectators of a table.
play-delay = Spectators see it
delay-none = at once
delay-1 = one minute later
delay-3 = three minutes later
delay-15 = a quarter of an hour later
watch-title = Spectators
watch-about = Whoever has one of these links watches that player: one hand, the auction and the play, and nothing else.
watch-whom = You watch { $seat }
watch-quiet = Spectators say nothing to anybody at the table and draw attention to nothing.
watch-late = You see it { $n } seconds later.
watch-not-yet = There is nothing to see yet.
watch-all = All four hands
watch-set = Set it
wrong-watch = You play at this table, so you watch nobody here.
wrong-watch-board = You have still to play this board, so you do not watch it.
wrong-watch-hand = You have seen another hand of this board, and spectators see one.

# The Director at a live table.
notice-adjourned = The Director has put this board off. Wait until he lets it go on.
run-title = Run the table: put off, substitute
run-adjourn = Put the board off
run-resume = Let it go on
run-event = This board in the event: substitute, score
run-free-about = Free the seat of somebody who is absent: his device loses it, and the seat has a new link for the substitute.
their-card-title = The opponents' system card

# Screens.
set-screens = Screens
screens-none = none
screens-east = North sits with East
screens-west = North sits with West
desk-called-before = Director called, minutes before the ruling
desk-called-before-about = May be left empty. The statistics count it as the time to rule.
wrong-minutes = The time from the call to the ruling is a whole number of minutes, at most a week. It may be left empty.
