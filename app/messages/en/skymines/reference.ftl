# The rules in our own words. Of each section: its title, its statements (one a line, each by itself), and an example.

rules-title = The rules of Skymines
rules-lead = Everything that can be played here, in our own words. Who has never played begins with the five minutes.
rules-fine = Where this says otherwise than the printed rulebook, the English rulebook is right; please tell us. The game is by Viktor Kobilke and Alexander Pfister.

rules-part-game = The game
rules-part-round = A round
rules-part-boards = Tracks, boards and cards
rules-part-end = The end
rules-part-luna = Luna

# --- the game

rules-goal = Goal
rules-goal-text =
    After { $setup-rounds } rounds whoever owns the most CrypCoin wins.
    Counted are the coins at hand, the shares of the four companies, the tank and the research track.
    Nobody owns a company: all players hold shares of all four, and whoever plays energy lets any of them grow.

rules-shares = Shares and what they are worth
rules-shares-text =
    You hold as many shares of a company as the last share icon says that your marker has reached on its company track, and one more for each of your cards that shows a share of it.
    A share is worth as many CrypCoin as coins lie open in the company’s station.
    Coins come to light as outposts leave the station. The last space of each column is crossed out and shows two coins: once open, it is never covered again.
    A full station shows no coin, so its shares are worth nothing.
rules-shares-example = Five shares by the track and two by cards, and six open coins in the station: these shares are worth 42.
rules-shares-steps =
    Your marker has reached the first share icon of Skymine’s track: you hold { $before ->
        [one] 1 share
       *[other] { $before } shares
    }.
    You use three units for it, and it passes the next icon: { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } now.
    Skymine expands, and outposts leave its station. A coin comes to light there: a share is worth { $value }.
    All your shares of Skymine together are worth { $worth } CrypCoin, if the game ended now.

rules-setup = Set-up
rules-setup-text =
    Each of the four companies has one of ten company tracks beside its station. A first game is played with A1, B1, C1 and D1; otherwise tracks are drawn or chosen. Two sides of one board never meet.
    Everybody has { $setup-coins } CrypCoin, nine starting cards that are the same for all, and a single-energy card.
    With two seats everybody has three bonus markers, with three or four seats two; Luna’s seats are counted.
    The card display shows twelve cards, the research display four plans of each letter A, B and C.
    One CrypCoin lies on the supplement space of the research display, and one under each special plan of rounds 2 to 7, which lie face down.

rules-tokens = Starting tokens
rules-tokens-text =
    A starting token is the first plan of your research track. It names three of your cards, which begin at rest in the resting slots B, C and D, one in each, in the order that you choose.
    Its bonus moves your markers on one or two tracks before the first round.
    In a first game the tokens are given by seat, and their cards can be laid to rest as the token shows them, without a choice. Otherwise everybody is dealt two in secret and keeps one; all are shown together.

# --- a round

rules-planning = 1 · Planning
rules-planning-text =
    All plan at the same time and in secret: lay a card from your hand into each action slot that is ON, or leave slots empty.
    Three slots are ON from the start. Slot A is switched ON by your tank, slot E by your research track, from the next planning on.
    Once everybody is ready, all cards are turned up.
    Only hand cards can be planned. A single share card cannot, since it has no action.
rules-planning-steps =
    You hold { $hand } cards, and { $slots } of your slots are ON.
    Three more of your cards are at rest, one in each of B, C and D: out of reach in this round.
    You have laid two minerals cards and one of energy. Now that everybody is ready, they are turned up: { $minerals } minerals in all.

rules-turns = 2 · Turns
rules-turns-text =
    The first player begins, and turns go round until everybody has dropped out.
    A turn is exactly one action: use resource cards, use all energy, use a research scientist, use a field scientist, place a bonus marker, or drop out.
    A card that was used is turned down, and counts for nothing any more in this round.
    Cards in hand and cards at rest are not in the action area: they count for nothing in turns.

rules-resources = Use resource cards
rules-resources-text =
    Turn down one or more face-up cards of one resource: titanium, carbon or minerals. Their units together are what you spend.
    With them you may acquire one card of the display: its cost is the printed one and the surcharge of its column. It goes to your hand; the space stays empty until the round is over.
    Each unit left moves one of your markers one space on a company track. You may split units among tracks.
    Units have to be used: only those are lost that can move no marker. A marker may stop before a money barrier that you will not pay.
    Even a card that costs nothing is acquired with at least one resource card; all its units then move markers.
rules-resources-example = Two titanium cards of 2 and 3 units acquire a card that costs 4 in all, and the fifth unit moves one marker one space.
rules-resources-steps =
    You turn down both minerals cards: { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
    The card that is lit costs { $cost } with the surcharge of its column.
    You acquire it. It goes to your hand, its space stays empty, and no unit is left.
    Had you acquired none, all three units would have moved markers: here Skymine’s three steps on.

rules-energy = Use all energy: expand a company
rules-energy-text =
    All your face-up energy cards are used at once, for one company of your choice. Points that you do not spend are lost.
    Enter sectors one by one. Each must touch the company’s station or a sector with an outpost of the company, also one that was placed just now. A way back to the station is not needed.
    A single line costs 1 energy point, a double line 2, and an outpost of another company in the sector 1 more. The cheapest neighbour counts.
    A sector that holds an outpost of the same company cannot be entered again. Nor can a station.
    Two sectors are enclaves: they touch only the sector around them.
    The outpost comes from the top of a column of the company’s station; which column is your choice. With an empty station the company cannot expand.
    Afterwards take the rewards, then return what was ousted.
rules-energy-example = Five points: a sector across a single line (1), the next one across another (1), and a third across a double line with a rival’s outpost in it (2 and 1).
rules-energy-steps =
    One energy card lies face up: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    You expand Skymine. These sectors touch its station; each costs 1 point by a single line.
    An outpost enters sector { $first }.
    With the point left another enters sector { $second }, which touches the first.
    Both left the same column, and its first coin lies open: a share of Skymine is worth { $value }. What the sectors hold, you got besides.

rules-structures = Structures and their rewards
rules-structures-text =
    After an expansion you are rewarded for each structure in the sectors entered, in the order that you choose.
    Deep mine: 1 or 2 CrypCoin.
    Strip mine: 1 or 2 spaces on the track of the company that expanded.
    Gas collector: 1 or 2 spaces on your tank track.
    Research station: research points, those of all sectors entered together.
    Then each ousted outpost returns to its station: to the lowest vacant space of a column of your choice, but never to a crossed-out one. Where no column has such a space it leaves the game.

rules-research-points = Research points
rules-research-points-text =
    Research points cannot be kept. Spend them at once, in any mix.
    An A plan costs { $research_display-prices-A }, a B plan { $research_display-prices-B }, a C plan { $research_display-prices-C }, a special plan that is face up on the round track { $research_display-special_price }, and each CrypCoin one.
    A plan from one of the three red-framed spaces brings all coins of the supplement space as well.
    Empty spaces of the research display are filled when your turn ends, with plans of the same letter as long as there are any.

rules-plans = Placing plans
rules-plans-text =
    Plans that you took are placed on screens of your research track when the turn ends.
    Any screen will do that your upload marker has not reached, but no A plan may lie on an empty screen with a crossed-out A.
    A plan may cover one that lies there already; the old one then counts no more. Plans are never moved or taken away.
    Your marker never skips an empty screen, so the next empty one is mostly the best.

rules-scientist = Use a research scientist
rules-scientist-text =
    First you may pay { $research-flip_cost } CrypCoin to turn one plan ahead of your marker face down: it asks nothing and gives nothing then.
    Your upload marker moves from plan to plan, as far as you like. Before each one your face-up cards must meet what it asks. They are not used up by that, and each plan is looked at by itself.
    A special plan asks for coins instead. An empty screen cannot be entered.
    You get the reward of the plan on which the marker stops, and of none before it. Where it did not move there is none. Special plans and plans that lie face down have none.
    Then you spend the research points of the scientist’s card. Whether or not the marker moved, the card is turned down.
rules-scientist-steps =
    You use the research scientist. Your marker stands before the first screen, where your starting token lies; your cards meet what it asks.
    The marker enters the screen and stops there, as the next one is empty: you get its reward, { $coins } CrypCoin.
    The scientist’s card gives 1 research point. It pays for an A plan.
    The plan goes to screen { $screen }, the next empty one. The next scientist can take the marker there.

rules-plan-icons = What plans ask and give
rules-plan-icons-text =
    An amount of a resource or of energy: so much of it lies face up in your action area, or more.
    A number beside the sign for any resource: so many units of one resource, whichever it is. Carbon and any: so much carbon, and as much again of one resource, which may be carbon too.
    A scientist: another research or field scientist is face up. The one that moves your marker does not count.
    A field scientist: one is face up.
    Rewards move your helium-3 marker or markers on company tracks, give CrypCoin or research points, or send outposts out of the game: always the top one of a column of a station of your choice.
    One reward gives CrypCoin for titanium: one less than the units that lie face up.

rules-field = Use a field scientist
rules-field-text =
    The neutral field scientist moves your helium-3 marker { $field_scientist-neutral_tank ->
        [one] { $field_scientist-neutral_tank } space
       *[other] { $field_scientist-neutral_tank } spaces
    } and gives { $field_scientist-neutral_coins } CrypCoin.
    A company’s field scientist moves it { $field_scientist-tank } spaces and gives { $field_scientist-coins } CrypCoin. It moves one more for every { $field_scientist-per } gas collectors in sectors that hold an outpost of this company.
    Nobody has a field scientist at the start: they come from the card display.
rules-field-example = The company holds three sectors with a gas collector: 2 spaces and 1 more.

rules-markers = Place a bonus marker
rules-markers-text =
    Place one of your bonus markers on a vacant bonus space, meet what it asks, and get what it gives.
    The space is taken for the rest of the round: one marker a space, whoever placed it.
    There are majority spaces, standard spaces and tile spaces on the board, and two spaces on each of some company tracks.

rules-majorities = Majority spaces
rules-majorities-text =
    You may place a marker there only while nobody else shows more of that kind face up. As much is enough.
    Research scientists: nobody has more research scientists than you. One gives 2 CrypCoin; with one more scientist of either kind 2 CrypCoin and 1 research point; with two more 3 CrypCoin and 2 research points.
    Titanium, carbon, minerals and energy: the reward goes by your total. Each moves a marker on the one company track that the space names, and higher ones give something besides.
    You may take the reward of a lower total than yours, never of a higher one.
    Your cards stay face up: a majority uses nothing.
rules-majorities-example = You and Amber show 5 minerals each, Malik 3. Both of you may take the space, whoever comes first, with the reward of 2 or of 4.
rules-majorities-steps =
    You show { $units ->
        [one] 1 unit of minerals
       *[other] { $units } minerals
    }. Luna shows { $other }.
    So you may place a bonus marker on the minerals space. Nobody else can in this round.
    You take the reward of { $tier } or more: your marker moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } on Minerva’s track. Your cards stay face up, to be used later.

rules-spaces = Standard spaces and tile spaces
rules-spaces-text =
    First player: take or keep the marker of the first player for the next round, and spend 1 research point. The first player may not use it on the very first turn of a round. Nothing else changes who begins.
    Buy a card: pay { $bonus-standard-buy-cost } CrypCoin, then all that a card of the display costs, in CrypCoin. Apart from some track bonuses this is the only way to get a card for money.
    Discard a card: lay a card from your hand on the discard pile; it brings its printed cost and { $bonus-standard-discard-amount } CrypCoin.
    Tile spaces: pay 1 or 2 CrypCoin; the tile comes to you in the next round.

rules-tiles = Bonus tiles
rules-tiles-text =
    A reserved tile lies in your action area during the next round, needs no slot, and goes back when you drop out, used or not.
    “+1”: on any of your turns, before the action, lay it on a face-up resource card of yours. That card has one unit more for everything, until both are turned down.
    Energy: an energy card of 2 points. Research scientist: one of 1 research point.
    Field scientist: 2 spaces on your tank track, and 1 more for each other face-up field scientist.
    The last three are action cards of their kind in every way, but can be neither discarded nor rested.

rules-drop-out = Drop out
rules-drop-out-text =
    Dropping out is an action, possible at any turn, also with cards unused. You get no further turn in this round.
    Your cards are turned up. Take exactly one resting deck to your hand, all of it, if there is any.
    Then each card of your action slots goes to a resting slot, each to another one. Any of the five will do, also the one that you have just emptied. A card lies on top of those that rest there.
    So cards that rest in one slot come back together, and a card used now is away for at least a round.
    Bonus tiles go back. Markers that you placed stay until the round is over, and thresholds still pay you.
    In round 7 nothing of this matters, and it is done for you.
    In the variant with linked slots each card rests straight above its own slot.
rules-drop-out-steps =
    You drop out, with your cards unused.
    First you choose one of your three resting decks.
    That of slot C comes to your hand.
    Then your cards go to rest, each to another slot: one to C, which is empty now, one to A, one to E. They come back with the deck that they lie in.

rules-next-round = 3 · Between rounds
rules-next-round-text =
    The coin under the special plan of the next round goes to the supplement space, and the plan is turned up: it can be taken from now on.
    Bonus markers return to their owners; one from a tile space brings its tile.
    Cards left in the right column of the display are discarded, the others slide to the right, and empty spaces are filled from the stack, the lowest number first.
    Cards come in five groups, from A to E. When the stack is empty, spaces stay empty.
    After round 7 nothing of this is done.

# --- tracks, boards and cards

rules-tracks = Company tracks
rules-tracks-text =
    Your marker moves forward only. The last share icon that it has reached says how many shares you hold by this track.
    A money barrier between two spaces has to be paid on passing. Who cannot or will not pay stops before it.
    A threshold pays 1 or 2 CrypCoin to whoever passes it, and as much to everybody who has passed it before, each time. It also unlocks a bonus.
    What a reward would move beyond a barrier that you cannot pay, or beyond the end, is lost. You may not decline to move where nothing has to be paid.
    Coins of a threshold can pay a barrier further on in the same move.

rules-bonuses = Track bonuses
rules-bonuses-text =
    Each track has two bonuses, the second mostly a better version of the first. A bonus works from your next turn on.
    Only one of the two works at a time: with the second you may still use the first, but never both.
    Permanent bonuses work by themselves. Bonus spaces are used by placing a bonus marker.
    A space is open to all who have unlocked it, but takes one marker a round; and nobody has markers on both spaces of one track.

rules-permanent = Permanent bonuses
rules-permanent-text =
    A1: your energy counts 1 more (first) or 2 more (second) for everything, as long as an energy card or the energy tile is face up.
    A2: 1 more bonus marker (first), or 2 in all (second), for the rest of the game.
    B1: a card acquired with minerals costs 1 less (first). Second: any mix of resources may acquire a card, which costs 1 less; of a mix nothing may be superfluous, and it has to acquire a card.
    B2: a card acquired with titanium costs 1 less (first). Second: each titanium card counts 1 unit more for everything.
    E1: you have one field scientist more for the field scientist tile, for the majority of scientists and for plans. A company’s field scientist counts 1 gas collector more (first) or 3 more (second).
    Prices in CrypCoin are not lowered by B1 and B2, and no price is below 0.

rules-track-spaces = Bonus spaces of tracks
rules-track-spaces-text =
    C1: pay 2 CrypCoin for 2 research points and 1 tank space, or for 1 and 2 (first). Second: pay 1 CrypCoin for 2 and 2.
    C2: buy a card of the display and move 1 space on your tank track, or one of both (first). Second: the card costs 1 less, and the tank moves 2.
    D1: discard a hand card for its printed cost and 3 CrypCoin (first), or a carbon card for its printed cost and 8 CrypCoin (second).
    D2: pay 1 CrypCoin; move 3 spaces on one other company track and 2 on another (first), or 3 on one and 2 on each of the two left (second), in your order.
    E2: discard a hand card, and perform its action or buy a card of the discard pile for 2 CrypCoin (first), or both in any order (second).

rules-discarded = Performing a discarded card
rules-discarded-text =
    With the space of track E2 the discarded card acts by itself: a resource card with its own units, an energy card with its own points, a scientist as usual.
    Your permanent bonuses work for it. Cards in your action area meet requirements as usual, and are not used.
    A single share card has no action: it leaves only the purchase.

rules-boards = Your tank and your research track
rules-boards-text =
    Tank: space { $tank-slot_at } switches slot A ON. At the end the last value passed counts: { $tank-values-1-value } from space { $tank-values-1-at } on, { $tank-values-2-value } from { $tank-values-2-at }, { $tank-values-3-value } from { $tank-values-3-at }, { $tank-values-4-value } from { $tank-values-4-at }, { $tank-values-5-value } from { $tank-values-5-at }, { $tank-values-6-value } from { $tank-values-6-at }, { $tank-values-7-value } from { $tank-values-7-at }, { $tank-values-8-value } on { $tank-values-8-at }.
    Research: screen 5 switches slot E ON. The values are 10 from screen 4 on, 15 from 6, 20 from 8, 30 from 10, 40 from 12, 50 from 14, 60 on 16; your token is screen 1.
    On the last tank space each further space is { $tank-excess } CrypCoin instead, also what is left of the move that reached it.
    On the last screen each research point is { $research-excess } CrypCoin instead, and no plan can be taken any more.

rules-share-cards = Single share cards
rules-share-cards-text =
    The last eight cards of the stack are shares and nothing else. They are acquired or bought like any card and stay in your hand.
    They cannot be planned. They can be discarded for coins, but then their share is gone.

# --- the end

rules-scoring = Final scoring
rules-scoring-text =
    The game ends when all have dropped out in round 7.
    Seven things are added up: your CrypCoin; for each of the four companies your shares times the coins open in its station; the last value of your tank track; the last value of your research track, with the values of special plans that lie face up and that your marker has reached.
    All cards count for their shares: in hand, used, at rest.
    The highest sum wins. Who is equal shares the victory.
rules-scoring-steps =
    The game is over. You have { $cash } CrypCoin.
    Your shares, times the coins open in each station, come to { $shares }.
    Your tank has passed the space of { $tank }.
    Your research track brings { $research }, with the special plans that your marker has reached.
    Together that is { $total }.

# --- Luna

rules-luna-setup = Luna at the table
rules-luna-setup-text =
    Luna stands in for a player. Alone you always play against her; with two or three people she may join. Several of her can play, up to four seats in all.
    She sits last in the order of round 1, keeps her place, and never becomes first player.
    She has 1 CrypCoin and all five bonus markers, and no action cards. A starting token drawn at random moves her markers and leaves the game.
    Her cards are of grade 1 (twelve) and of grade 2 (seven). At level 2 she begins with grade 1; each time her deck runs out, one card of grade 2 joins her discard pile, which is shuffled into a new deck.

rules-luna-levels = Luna’s levels
rules-luna-levels-text =
    Level 1 plays without grade 2; level 0 also leaves her additional slots OFF for ever.
    Level 2 is the usual one.
    From level 3 on tokens lie on her tank and research tracks: each one that she reaches puts a card of grade 2 on top of her deck.
    From level 6 on her helium-3 and upload markers also begin further on.

rules-luna-round = Luna’s round
rules-luna-round-text =
    After you have planned, each of her slots that is ON gets a card of her deck.
    Then the next two cards lie face up in her majority slots: they are how much titanium, carbon, energy and minerals and how many research scientists she has. As with anybody else, who has less may not use that majority space.
    In her turn her leftmost card is turned up and its lines are carried out from top to bottom. A letter in a line’s table is the slot that the card lies in.
    With her last card her cards are discarded, and so may one of her majority cards be: which one, the top card of the pile says. She has no turn any more in this round.
    Between rounds her markers come back, without tiles, and her majority cards are discarded.

rules-luna-actions = What Luna does
rules-luna-actions-text =
    She takes cards of the display, which only count for their shares, and plans of the display, which leave the game; for one on a red frame she gets the coins of the supplement space.
    Her bonus marker blocks a space. It asks and gives nothing; on an occupied space none is placed.
    Her tank and upload markers move without plans, and pass empty screens. Her tracks pay and are paid as usual, but she has no track bonuses. At a barrier she pays what she has, and goes on.
    “Most valuable” is the company with the most coins open in its station; of equal ones the one with more vacant spaces, then the one whose track comes first in the alphabet.
    What she would move beyond the end of a track is 2 CrypCoin a space.
rules-luna-actions-steps =
    Luna turns up her leftmost card.
    Its first line moves her marker 2 spaces on the track where she leads by most.
    The second expands that company twice: into the vacant sectors within reach with the lowest numbers. Whom the sectors would reward gets nothing.

rules-luna-expanding = How Luna expands
rules-luna-expanding-text =
    Each point places one outpost in a sector within reach, whatever line lies between: in the vacant one with the lowest number (MIN) or the highest (MAX).
    Where none is vacant she ousts: of the companies within reach the one on whose track she is the furthest behind.
    Nobody is rewarded for sectors that she enters. With nothing within reach or an empty station her points are lost.
    Outposts leave from and return to the column that comes first by her own order, of which nothing has to be chosen.

rules-luna-end = Luna at the end
rules-luna-end-text =
    She scores as everybody does, but has no special plans, and she can win.
    In round 7 the others go on until they have dropped out, and she until her cards are used.
