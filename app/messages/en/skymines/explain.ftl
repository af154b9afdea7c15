# What each thing on the table is, in two sentences of our own; what holds now is said by labels and refusals.

explain-of = { $name }: { $state }
explain-held = { $name }’s bonus marker lies here.

# --- cards

explain-resource = Use { $kind } cards together: their units pay for one card of the display, move your company markers one space each, or both. Face up they count for the { $kind } majority space and for plans.
    .name = { $kind } card
explain-energy = All your energy cards are used at once and expand one company over the Moon. Face up they count for the energy majority space and for plans.
    .name = Energy card
explain-research = It moves your upload marker over plans whose needs your face-up cards meet, and then brings its research points. While face up it is compared at the scientist majority space.
    .name = Research scientist card
explain-field = It moves your helium-3 marker and brings CrypCoin; a company’s own goes farther with that company’s gas collectors. Face up it counts as a scientist for rewards and plans.
    .name = Field scientist card
explain-share = It is one share of this company at the end of the game. It stays in your hand and never goes into a slot.
    .name = Share card
explain-share-on-card = This card also holds a share of the company. It counts at the end, for whoever has the card then.
    .name = Share on a card
explain-card-hidden = Only its owner knows this card. Planned cards are turned up together once everybody is ready.
    .name = Face-down card
explain-display-space = A card costs what is printed on it and the surcharge of its column. Before each round the right column is discarded, the rest slides right, and new cards fill the gaps.
    .name = Space of the card display
explain-surcharge = So much is added to the printed cost of cards in this column. Cards slide towards the cheap column from round to round.
    .name = Surcharge
explain-stack = New cards for the display come from here between rounds. Its last eight are single shares.
    .name = Card stack
explain-discards = Cards discarded from the display and from hands lie here, face up. Only a track bonus lets you buy one of them.
    .name = Discard pile

# --- research

explain-token = It says which three of your cards begin at rest and which of your markers begin ahead. On the starting screen it holds the first plan of your research track.
    .name = Starting token
explain-plan = Your upload marker may enter it while your face-up cards meet the needs above; only the plan on which it stops gives the reward below. It is taken for research points { $letter ->
    [A] and may not lie on an empty screen with a crossed-out A.
   *[other] and may be placed on any screen the marker has not reached.
 }
    .name = { $letter } plan
explain-plan-down = Its owner paid CrypCoin to turn it over, so the upload marker enters it freely. It asks nothing and gives nothing.
    .name = Plan face down
explain-special = From its round on it is taken for research points; the upload marker pays its CrypCoin to enter. It gives nothing at once, but adds its value to your research track at the end.
    .name = Special plan
explain-plan-space = A plan that is taken from here is replaced at the end of the turn. The new one has the same letter.
    .name = Space of the research display
explain-plan-row = Each plan of this row costs so many research points. The number beside it tells how many are left in the supply.
    .name = Row of plans
explain-supplement = Whoever takes a plan from a space framed in red also takes the CrypCoin lying here. Each new round puts one more on it.
    .name = Supplement space
explain-round = Seven rounds of planning, action and preparation. Each from the second on turns the next special plan face up.
    .name = Round track

# --- bonus spaces and tiles

explain-majority = Your bonus marker may lie here if no one has a higher total of this kind face up. Your total decides the reward, you may take a lower one, and the cards are not used up.
    .name = Majority space
explain-majority-scientist = Your bonus marker may lie here if no one has more research scientists face up. You need one; further scientists of either sort raise the reward, and no card is used up.
    .name = Scientist majority space
explain-tier = This is the reward from this total on. You may choose it though you have reached a higher one.
    .name = Reward of a majority space
explain-first-player = Take or keep the first player marker for the next round, and use a research point. The first player cannot come here on the first turn of a round.
    .name = First player space
explain-buy = Pay the space, then buy one card of the display with CrypCoin instead of resources. It comes to your hand.
    .name = Buying space
explain-discard = Discard a card from your hand. It brings CrypCoin: its printed cost and what the space adds.
    .name = Discarding space
explain-tile = Pay to reserve this tile: it comes to you for the next round. Until then your bonus marker keeps the space.
    .name = Bonus tile space
explain-tile-plus-one = On a turn of yours, lay it on a face-up resource card, which then counts one unit more. It stays with that card and goes back at the end of your round.
    .name = “+1” tile
explain-tile-field = It moves your helium-3 marker 2 spaces, and 1 more for each field scientist card face up beside it. It needs no slot and goes back at the end of your round.
    .name = Field scientist tile
explain-tile-research = It works as a research scientist card with 1 research point. It needs no slot and goes back at the end of your round.
    .name = Research scientist tile
explain-tile-energy = It works as an energy card with 2 energy points. It needs no slot and goes back at the end of your round.
    .name = Energy tile
explain-marker = Placing one on a free bonus space is an action of its own. All come back before the next round.
    .name = Bonus markers

# --- the Moon

explain-sector = A company enters from its station or from any sector it holds, across one border at a time. One outpost stands in a sector; a company that enters ousts the one there.
    .name = Sector { $number }
explain-enclave = It lies wholly inside another sector. A company must hold that one before it can come in.
    .name = Enclave
explain-deep-mine = Entering the sector brings so many CrypCoin. Each company that enters later brings them again.
    .name = Deep mine
explain-strip-mine = Entering the sector moves your marker so many spaces on the track of the company expanded. Barriers and thresholds count as always.
    .name = Strip mine
explain-gas-collector = Entering the sector moves your helium-3 marker so many spaces. Afterwards it strengthens the field scientist of the company that holds the sector.
    .name = Gas collector
explain-research-station = Entering the sector brings so many research points. Those of all sectors entered in one action are used together.
    .name = Research station
explain-outpost = It holds the sector for its company, which can spread on from here. Ousted, it goes back to a free space of its station.
    .name = Outpost
explain-border = A company pays 1 energy point to cross a single line and 2 to cross a double one. Entering a sector held by another company costs 1 more.
    .name = Borders
explain-station = The company’s outposts wait here until they are sent to the Moon. Every coin that comes into sight makes each of its shares worth 1 CrypCoin more.
    .name = Station
explain-column = Outposts leave a column on the Moon’s side and come back to its lowest free space. The crossed-out space at its end shows most coins and is never covered again.
    .name = Column of a station
explain-share-value = So many coins are in sight in the company’s station. At the end each share of the company is worth as much.
    .name = Value of a share

# --- company tracks

explain-track = Units and rewards move your marker; the last share symbol it has reached is the number of shares you hold by it. Walls cost CrypCoin, thresholds bring some and unlock bonuses.
    .name = Company track
explain-track-marker = It shows how far a player has come with this company, and so their shares. Any number can stand on one space.
    .name = Track marker
explain-track-share = From this space on you hold so many shares of the company by its track. Only the last such space you have reached counts.
    .name = Shares on the track
explain-barrier = Passing it costs this many CrypCoin at once. Whoever cannot or will not pay stops before it.
    .name = Money barrier
explain-threshold = Passing it brings these CrypCoin to you and to everyone who is past it already. From your next turn on you may use its bonus; of a track’s two bonuses you use one at a time.
    .name = Bonus threshold
explain-bonus-energy = Your energy counts so much more while an energy card of yours is face up. That holds for expanding, majorities and plans.
    .name = Bonus: energy
explain-bonus-extra-markers = You have so many more bonus markers each round. They are placed like all others.
    .name = Bonus: markers
explain-bonus-minerals-discount = Cards of the display cost you less when minerals pay for them. Other payments cost what they did.
    .name = Bonus: discount for minerals
explain-bonus-mixed-payment = You may pay for a card of the display with several types of resources, and it costs less. Mixed resources must buy a card, and hold none that its price does not need.
    .name = Bonus: mixed payment
explain-bonus-titanium-discount = Cards of the display cost you less when titanium pays for them. Other payments cost what they did.
    .name = Bonus: discount for titanium
explain-bonus-titanium-value = Each titanium card in your slots counts more units. That holds for actions, majorities and plans.
    .name = Bonus: titanium
explain-bonus-field-icon = You always count as having one more field scientist, though you cannot use it. A company’s field scientist finds more gas collectors.
    .name = Bonus: field scientist
explain-bonus-research-and-tank = A bonus space of the track: CrypCoin become research points and tank spaces. It takes one of your bonus markers.
    .name = Bonus space: research and tank
explain-bonus-buy-and-tank = A bonus space of the track: buy a card of the display with CrypCoin, move on your tank track, or both. It takes one of your bonus markers.
    .name = Bonus space: card and tank
explain-bonus-discard-for-coins = A bonus space of the track: a card from your hand becomes CrypCoin. It takes one of your bonus markers.
    .name = Bonus space: discard
explain-bonus-other-tracks = A bonus space of the track: pay, and your markers move on other tracks. It takes one of your bonus markers.
    .name = Bonus space: other tracks
explain-bonus-perform-or-fetch = A bonus space of the track: discard a card from your hand to perform its action or to buy from the discard pile. It takes one of your bonus markers.
    .name = Bonus space: action of a card

# --- boards

explain-tank = Helium-3 moves the marker along the tanks; at the end the last value passed counts. On the last space, every further step brings 2 CrypCoin instead.
    .name = Tank track
explain-tank-switch = A marker that gets here switches additional slot A on. The slot can be used from the next planning on.
    .name = Switch of slot A
explain-screen = A plan that you acquire goes on any screen your upload marker has not reached, or over a plan there. The marker never enters or skips an empty one.
    .name = Screen
explain-screen-no-a = While this screen is empty, no A plan may be placed on it. B, C and special plans may.
    .name = Crossed-out A
explain-screen-switch = An upload marker that gets here switches additional slot E on. The slot can be used from the next planning on.
    .name = Switch of slot E
explain-upload = A research scientist moves it from plan to plan as far as the needs are met. At the end the last value it has passed counts.
    .name = Upload marker
explain-luna-token = When a marker of Luna’s gets here, a stronger card comes onto her deck. Only her advanced levels have these.
    .name = Luna token
explain-slot = Plan one card into it, face down; after the reveal you may use it in the action phase. When you drop out, its card goes to a resting slot.
    .name = Action slot
explain-slot-off = It is switched on by a marker on your board: A by the tank track, E by the research track. From the next planning on it takes a card.
    .name = Additional slot, off
explain-rest = Cards here are out of play. Each round, when you drop out, you take exactly one whole deck back to your hand.
    .name = Resting deck
explain-hand = From these cards you plan each round; nobody else sees them. Cards you acquire come here, too.
    .name = Hand
explain-coins = They pay for spaces, barriers, special plans and turning plans over. What is left counts at the end.
    .name = CrypCoin
explain-bank = Research points are used at once: as plans, or as CrypCoin from the bank. They cannot be kept.
    .name = Bank
explain-totals = This is what the face-up cards of one kind add up to. Majority spaces and plans look at it.
    .name = Total
explain-shares = Shares of a company come from its track and from cards. At the end each is worth the coins in sight in the company’s station.
    .name = Shares
explain-first-marker = Its holder begins the action phase, and turns go on around the table. Only the first player space passes it on.
    .name = First player marker
explain-seat = What lies open on this board is known to all. What its player holds in hand or plans is not.
    .name = Another player’s board
explain-luna-seat = Luna plays the cards in her slots from left to right, one a turn. Her bonus markers cost her nothing and gain her nothing, but they block spaces.
    .name = Luna’s board
explain-luna-card = On her turn Luna turns up her next card and does what it says, from top to bottom. Until then nobody knows it.
    .name = Luna card
explain-luna-majority = These two cards are Luna’s totals of titanium, carbon, energy and minerals, and her research scientists. Whoever has less cannot use that majority space.
    .name = Luna’s majority slots
explain-luna-deck = Luna’s cards for her next turns come from this deck. Action cards that she gains count for nothing but the shares on them.
    .name = Luna’s deck and gained cards
