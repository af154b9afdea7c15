# The rules in our own words. Of each section: its title, its statements (one a line, each by itself), and an example.

rules-title = The rules of Shackleton Base
rules-lead = Everything that can be played here, in our own words. Who has never played begins with the five minutes.
rules-fine = Where this says otherwise than the printed rulebook, the English rulebook is right; please tell us. What the sheets of the corporations say is reconstructed, and so are values that the rulebook’s text does not print, such as costs of structures and of slots. The game is by Fabio Lopiano and Nestore Mangone.

rules-part-game = The game
rules-part-round = A round
rules-part-tracks = Energy and Reputation
rules-part-maintenance = Maintenance
rules-part-end = The end
rules-part-corporations = The corporations
rules-part-astrobot = AstroBot

# --- the game

rules-goal = Goal
rules-goal-text =
    After { $setup-rounds } rounds whoever has the most victory points (VP) wins.
    You lead a space agency. You build structures in the crater, staff them with astronauts, and fund projects of corporations.
    { $corporations-count } corporations exist, and { $setup-corporations } of them are in a game. Each brings a good, an action and ways to score of its own, so other corporations make another game.
    A round has three phases: Shuttle, Action and Maintenance. In each round you take { $setup-astronauts } main actions.

rules-setup = The crater
rules-setup-text =
    { $board-sectors-count } sectors lie around the central hex, and { $board-slots-count } slots for astronauts around them. Each slot looks along a row of sectors.
    { $board-panels-count } solar panels wait at the rim, in a fixed order that begins at the top.
    The Energy level begins at { $energy-start-two } with two players, at { $energy-start-three } with three, at { $energy-start-four } with four.
    With two players { $board-neutral_domes-count } neutral Domes stand in sectors beside the central hex, each with a panel. They belong to nobody, but they make their sectors sectors with a structure, and no other Dome fits there.
    Shuttle tiles are sorted by round, and nobody sees them before their round.
    Astronauts, Titanium, Rare Earth and Credits never run out.

rules-corporation-setup = The corporations of a game
rules-corporation-setup-text =
    The table chooses { $setup-corporations } corporations, takes one of { $setup-suggested-count } suggested sets, or has them drawn. Their order, from top to bottom, holds for the whole game.
    Each has { $corporations-tokens } tokens: one at a corner of the central hex, the others on its board. Selenium Research has tokens of three types.
    The projects of each corporation are shuffled. { $setup-open_projects } of them lie open at a time, and nobody knows the next one.
    A token that leaves the board of its corporation uncovers the next row of prices: its projects become dearer, and never cheaper again.

rules-player-setup = Your first Dome
rules-player-setup-text =
    Everybody has { $structures-pieces-count } structures: { $structures-dome-count } Domes, { $structures-workshop-count } Workshops, { $structures-laboratory-count } Laboratories and the Headquarters. They begin on the base, and each covers the places for astronauts that it will bring.
    You also have a place for waiting astronauts ({ $structures-waiting }) and { $goals-markers } goal markers. VP and Reputation begin at zero, and you own nothing else.
    The first player of the first round is drawn. In that order each player takes a leader, places the leftmost Dome, and activates a token of its sector.
    The first Dome is free and stands in one of the sectors beside the central hex that holds no Dome. The next panel of the rim comes with it.
    Placing it is no building: nothing that happens upon building happens, and the panel raises neither Energy nor Reputation.

rules-leaders = Leaders
rules-leaders-text =
    As many leaders are laid out as there are players, each on side A or B. Your leader’s ability is yours for the whole game; its better form holds as soon as your Headquarters stands.
    Canada A: before a main action pay { $leaders-canada-a-ability-credits } (better: { $leaders-canada-a-improved-credits }) and swap an astronaut of your shuttle with one of the Gateway; that one has to be deployed.
    Canada B: after building pay { $leaders-canada-b-ability-credits } (better: { $leaders-canada-b-improved-credits }) and put an astronaut of the Gateway into the new structure.
    Europe A: the fee of each sector without a structure of yours is { $leaders-europe-a-ability-credits }, whatever the slot says. Better: you gain { $leaders-europe-a-improved-credits } instead for each sector that you activate, after fees are paid.
    Europe B: after exploiting the crater pay { $leaders-europe-b-ability-credits } (better: { $leaders-europe-b-improved-credits }) for a corporation action.
    Japan A: projects cost you { $leaders-japan-a-ability-credits } less (better: { $leaders-japan-a-improved-credits } less). Neither the command slot nor the Energy gets cheaper.
    Japan B: when you fund a project, pay { $leaders-japan-b-ability-credits } (better: { $leaders-japan-b-improved-credits }) and activate a token of its corporation.
    USA A: when you build, pay { $leaders-usa-a-ability-credits } instead of one Titanium or one Rare Earth. Better: { $leaders-usa-a-improved-credits } for either, or for both one of each.
    USA B: after building pay { $leaders-usa-b-ability-credits } (better: { $leaders-usa-b-improved-credits }) and mine the sector that you built in.
    Nobody has to use an ability.

# --- a round

rules-shuttle = 1 · Shuttle phase
rules-shuttle-text =
    One shuttle tile more than there are players is laid open.
    In reverse turn order each player takes one. Its { $setup-astronauts } astronauts are your actions of this round; the resources on it are yours at once.
    Then the turn order of the round is set by the numbers of the tiles: the lowest goes first.
    The astronauts of the tile left over go to the Lunar Gateway, but of each type only up to { $actions-gateway_filled_to }. Its resources are lost.

rules-shuttle-steps =
    Round 2: four tiles lie open. You are the last in the turn order, so you choose first.
    You take tile { $tile }: its six astronauts are your actions of this round, and all else on it is yours at once.
    Whoever comes next takes tile 2. Two tiles are left for the first player; { $there } technicians wait at the Gateway.
    The first player takes 1 and stays first; you are number { $place }. Tile 3 is left over, with three technicians: two of them come to the Gateway, where no more than { $now } of a type gather.

rules-actions = 2 · Action phase
rules-actions-text =
    In turn order each player deploys one astronaut of their shuttle tile for one main action, until all tiles are empty.
    A main action is one of five: exploit the crater, build a structure, fund a project, perform corporation actions, or visit the Lunar Gateway.
    Any astronaut can do any of them. In the crater its type says what you gain; in a command action the matching type brings a bonus.
    You cannot pass, and astronauts of your base or of the Gateway are not deployed.
    At the end of your turn you may claim goals.
rules-actions-steps =
    You have a structure in every sector of this row, so a scientist deployed there pays no fee.
    Three sectors are activated, and each lets you activate one of the { $tokens } tokens around them, each token once.
    They bring { $helium3 } Helium3 and two Tourists.

rules-crater = Exploit the crater
rules-crater-text =
    Deploy an astronaut on a free slot. Every sector of its row that has a structure, whosever it is, is activated; you may leave none out.
    For each of these sectors without a structure of yours pay the fee of the slot, { $board-fee-least } to { $board-fee-most } Credits, to the owner of the biggest structure there. For a neutral Dome it goes to the bank.
    You must be able to pay all fees with the Credits that you have before. A row without any structure cannot be exploited.
    An engineer mines the resource of each activated sector: a Titanium or a Rare Earth.
    A technician brings { $actions-crater_credits } for each.
    A scientist activates one token at a corner of each: of your choice, and no token twice in one action.
    The astronaut stays on the slot until the Maintenance phase, and the slot is taken as long.
rules-crater-steps =
    You have a structure in every sector of this slot’s row: whichever astronaut you deploy, there is no fee.
    A technician brings 3 Credits for each of the three sectors: { $earned }.
    Another time one of the three structures is yours. The slot’s fee is 1.
    You deploy an engineer: for each of the two other sectors you pay 1 Credit to whoever has the biggest structure there. You have { $credits }.
    You mine all three sectors: { $titanium } Titanium and { $rare_earth } Rare Earth.

rules-command = Command actions
rules-command-text =
    Building, funding and corporation actions have a row of slots each. You take the leftmost free one and pay the Credits printed on it: who comes early pays less.
    Each scientist in your scientists’ Workshop makes the slot { $structures-workshop-command_credits } cheaper.
    Without a free slot, or the Credits for it, the action cannot be taken in this round.
    The matching astronaut brings a bonus after the action, which you have to take: an engineer with building, a technician with funding, a scientist with corporation actions.

rules-panels = Build a solar panel
rules-panels-text =
    Once in your turn, at any moment of a command action, you may build a solar panel for { $actions-panel }.
    It is the next one of the rim. The Energy level rises by what is printed there, { $board-panel-least } or { $board-panel-most }, and you gain the Reputation of the spaces that the marker reaches.
    The panel goes to the central hex, where anybody’s structure can use it. If it was built for a sector that you build in, it goes there.
    While the marker stands on space { $energy-closed_from } of the Energy track or beyond, nobody can build a panel.
rules-panels-steps =
    The Energy level is { $level }. You are in a command action and have 1 Rare Earth: enough for the next panel, which produces 2.
    The panel lies on the central hex now, for whoever needs it, and the level is { $now }.
    On its way the level passed a mark of Reputation: you gain { $reputation }.
    The level stands on one of the last two spaces: until Energy is consumed, nobody builds a panel.

rules-build = Build a structure
rules-build-text =
    Pay what the structure costs: a Dome { $structures-types-dome-cost }; a Workshop { $structures-types-workshop-cost }; a Laboratory { $structures-types-laboratory-cost }; the Headquarters { $structures-types-headquarters-cost }. Energy is taken off the common track.
    It goes into any sector with room for it that holds no structure of yours and none of the same size. A sector has room for { $board-sector_places }: a Headquarters fills it.
    The sector must have a solar panel. If it has none, take one from the central hex or build one for it. A panel in a sector serves every structure there and stays.
    Nothing is built on the central hex.
    Which structure of a kind you build is your choice. Right after building, astronauts of your base may move into it; otherwise they move only before income.

rules-build-bonus = Bonus of an engineer who builds
rules-build-bonus-text =
    Choose a corporation.
    If it has no token around the sector that you built in, its next token comes from its board to a free corner there and is activated. That makes its projects dearer.
    If it has one there, that token is activated, and none is added.
    If no corner of the sector is free, activate one of the tokens that are there, of any corporation.
    A corporation with no token left on its board can be chosen only if it has one there.
rules-build-bonus-steps =
    Two of the slots are taken: the next one costs you 3 Credits. The sector has a panel and somebody else’s Dome; no token lies there.
    Your engineer has built a Workshop, and you have { $left } Credits left. Now the bonus: you choose Artemis Tours, which has no token here.
    Its next token comes to a free corner of the sector and brings you a Tourist; a project of Artemis Tours costs { $credits } Credits from now on.

rules-structures = Structures
rules-structures-text =
    A structure takes as many astronauts as its size says, one a place. Its size is also its weight in the crater: for fees and for majorities.
    Any astronaut may sit anywhere, but only the matching type has an effect.
    Dome, size { $structures-types-dome-size }: an immediate bonus when it is built, printed on your base. At income an engineer in it brings { $structures-dome_income-engineer }, a technician { $structures-dome_income-technician }, a scientist { $structures-dome_income-scientist }.
    Workshop, size { $structures-types-workshop-size }: each engineer in the first saves { $structures-workshop-maintenance } of maintenance; each technician in the second makes projects { $structures-workshop-project_credits } and { $structures-workshop-project_energy } required Energy cheaper; each scientist in the third makes command slots { $structures-workshop-command_credits } cheaper.
    Laboratory, size { $structures-types-laboratory-size }: when you build one, the abilities of all your Laboratories are triggered, in any order. The first mines the sector just built in, the second brings { $structures-pieces-laboratory-technician-bonus }, the third activates a token around that sector.
    At the end a Laboratory scores { $structures-laboratory_vp-1 }, { $structures-laboratory_vp-2 } or { $structures-laboratory_vp-3 } VP for one, two or three astronauts of its type.
    Headquarters, size { $structures-types-headquarters-size }: it improves your leader, and at income each astronaut in it, of whatever type, brings { $structures-headquarters_income }.

rules-fund = Fund a project
rules-fund-text =
    Choose one of the open projects. Its corporation’s board says what it costs now: Credits, the Energy level that it requires, and the Energy that it consumes.
    The level must be as high as required. Each technician in your technicians’ Workshop lowers the requirement by { $structures-workshop-project_energy } and the price by { $structures-workshop-project_credits }.
    Before that you may raise the level by your panel of the turn and by projects that produce Energy. While the level is below { $energy-purchase_below } you may also buy Energy, and gain the Reputation of the spaces reached.
    Then the Energy that is consumed leaves the track, you pay the Credits, and the project is yours: its immediate effect happens now, the others work from now on, and its VP count at the end.
    A new project of the corporation is laid open, as long as there is one.
    A technician brings one corporation action afterwards.
rules-fund-steps =
    Two tokens are left on the board of Moon Mining: a project costs 5 Credits and consumes 1 Energy, and the track must show 5. It shows { $energy }.
    You deploy a technician on the second slot, which costs 1 Credit: { $left } are left.
    You pay for Helium3 Extractor, the level falls to { $now }, and its immediate effect brings 1 Helium3.
    A technician has earned a corporation action: you take 2 Reputation and stand on { $reputation }.

rules-corporation-actions = Corporation actions
rules-corporation-actions-text =
    This command action gives you up to { $actions-corporation_actions } corporation actions, one after the other, each chosen after the one before. You may do fewer.
    On the Reputation track: gain { $reputation-actions-1-gain } (from { $reputation-actions-1-at } on), { $reputation-actions-2-gain } (from { $reputation-actions-2-at }), { $reputation-actions-3-gain } (from { $reputation-actions-3-at }), activate any token of the crater (from { $reputation-actions-4-at }). Each only once in a main action; one that you have just reached is open at once.
    On the board of a corporation: its own action, as often as you can pay for it.
    On projects that you have funded: some offer an action at any time, others once a round; the card is then turned until the round is over.
    A scientist brings an astronaut of the Gateway into your base afterwards, if there is one, and room for it.
    Single corporation actions that something else brings are chosen among the same.
rules-corporation-actions-steps =
    You have deployed a scientist, and stand on Reputation { $reputation }: the action on space 4 is still shut.
    With your first action you gain 2 Reputation. You reach space { $now }, and its action opens.
    So your second action can be that one: it brings 1 Titanium.
    With the third you ship 2 Helium3 on the second level: { $vp } VP.
    The scientist’s bonus: a technician of the Lunar Gateway comes to your base, and waits there for a structure.

rules-gateway = Visit the Lunar Gateway
rules-gateway-text =
    The astronaut goes to the Gateway, and you do three things in any order: gain { $actions-gateway_credits }, take another astronaut from there onto a free place of your base, perform a corporation action.
    You cannot take the astronaut that you have just deployed; another one of its type you can.
    Without anybody else there, or without room, that part is left out.
    The visit costs nothing and is always possible.
rules-gateway-steps =
    One technician is at the Lunar Gateway, and you deploy an engineer there.
    You take the three parts in any order. First you gain { $credits } Credits.
    Then you take the technician into your Dome; the engineer you have just deployed stays there.
    Last, a corporation action: you stand on Reputation { $reputation }.

rules-goals = End of your turn: goals
rules-goals-text =
    Each corporation has three goals, which ask for more and more and are worth { $corporations-goal-1 }, { $corporations-goal-2 } and { $corporations-goal-3 } VP.
    At the end of your turn you may claim goals that you have met and that have a place free: in the whole game one of each corporation, and no more than { $goals-markers }.
    You score its VP, and one more for each of the spaces { $reputation-goal_extras } of the Reputation track that you have reached. Nothing is spent.
    How many players can claim a goal depends on the number of players.

# --- tracks

rules-energy = The Energy track
rules-energy-text =
    All players share one Energy level. Solar panels raise it, as some projects do; Laboratories, the Headquarters and projects consume it.
    A requirement only asks how high the level is; what is consumed leaves the track.
    Whoever makes the marker reach spaces { $energy-reputation_at } gains one Reputation for each of them.

rules-reputation = The Reputation track
rules-reputation-text =
    It has spaces from zero to { $reputation-last }. At { $reputation-actions-1-at }, { $reputation-actions-2-at }, { $reputation-actions-3-at } and { $reputation-actions-4-at } a corporation action opens.
    For each of the spaces { $reputation-goal_extras } that you have reached a claimed goal is worth one VP more.
    For each of the spaces { $reputation-upkeep } your maintenance costs one Credit more.
    On space { $reputation-last } each further Reputation is { $reputation-vp_beyond } VP instead.
    On space zero each Reputation that you would lose costs { $reputation-vp_short } VP instead; VP never fall below zero.
    Who loses Reputation also loses what the spaces beyond have opened.
    At the end it scores its spaces.

# --- maintenance

rules-maintenance = 3 · Maintenance phase: who wins the astronauts
rules-maintenance-text =
    First corporations do what their boards say for this phase, from the first to the third.
    Then the astronauts on the crater’s slots are given out, clockwise from the top. Each goes to the player with the greatest total size of structures in its row, whoever deployed it.
    Of equal players the one with the bigger structure in the sector nearest to the slot wins it; if none of them is there, the next sector decides, and so on.
    The winner puts it on a free place of the base. Without room, or if nobody has a structure in the row, it goes to the Gateway.
    Neutral Domes win nothing.
rules-maintenance-steps =
    An engineer stands on the slot. In its row you have structures of size 4 in all, and so has another player.
    In the sector nearest to the slot your Laboratory is bigger than their Workshop: you win the engineer.
    At the other end a scientist stands. The sector nearest to it holds your Dome and nothing of theirs: you win that one, too.
    Both come to your base.

rules-income = Income
rules-income-text =
    First you may rearrange the astronauts of your base as you like.
    Then you gain the income of corporations and projects, of your Domes, and of your Headquarters, in this order.
rules-income-steps =
    In your Domes sit two engineers and a technician, in your Headquarters an engineer and a scientist.
    The engineers in Domes bring { $titanium } Titanium, the technician { $credits } Credits.
    Each of the two in the Headquarters brings 1 Reputation, whatever type it is: you stand on { $reputation }.

rules-costs = Maintenance costs
rules-costs-text =
    Pay { $structures-types-dome-maintenance } for each Dome, { $structures-types-workshop-maintenance } for each Workshop, { $structures-types-laboratory-maintenance } for each Laboratory and { $structures-types-headquarters-maintenance } for the Headquarters that you have built, and what your Reputation adds.
    Each engineer in your engineers’ Workshop takes { $structures-workshop-maintenance } off, but never below zero.
    You must pay as far as your Credits go. Each Credit that is missing costs one Reputation, and where you have none { $reputation-vp_short } VP.
    Then the astronauts of the command slots leave the game, and turned projects are turned back.
rules-costs-steps =
    Two Domes cost 1 Credit each, two Workshops 2 each, the Headquarters 4: 10 in all.
    You stand on Reputation { $reputation }, which adds 2.
    The engineer in your engineers’ Workshop takes 3 off: { $costs } Credits are due.
    You pay, and have { $left } left.

# --- the end

rules-scoring = Final scoring
rules-scoring-text =
    After the last Maintenance phase four things are added to your VP, in this order: the VP printed on your projects; your Laboratories by their matching astronauts; your Reputation; what the corporations score, from the first to the third.
    The most VP win. Of equal players the one with more Reputation wins; if that is equal too, they share the victory.
rules-scoring-steps =
    The numbers printed on your four projects add up to { $projects } VP.
    One Laboratory has one astronaut of its type, worth 2 VP, another one three, worth 10: { $laboratories } VP.
    You stand on Reputation { $reputation }: as many VP.
    Moon Casino scores 1 VP for each 3 Credits that you have left. You have { $credits }: { $casino } VP of Artemis Tours.
    With these you have { $total } VP.

# --- the corporations

rules-reconstructed = What holds for all of them
rules-reconstructed-text =
    The rulebook does not print the sheets of the corporations. What they say here is reconstructed: we made it to fit everything that the rulebook and players tell of them. The printed game says otherwise in places.
    Goods of a corporation serve that corporation alone.
    An effect that says “at once” happens when the project is funded. One that says “each” happens from then on, whenever its event happens to you.
    An effect that is an action is offered wherever you have a corporation action. Once a round means that the card is turned when you use it.
    A discount is never more than what is due, and gives no change. One that serves once a round may be saved.
    A gain that is impossible is lost, and the rest of the effect happens.
    A structure that a project builds for free costs neither resources nor Energy, but follows every other rule of building.

# --- AstroBot

rules-astrobot-setup = AstroBot at the table
rules-astrobot-setup-text =
    Alone you play against AstroBot, with the crater and the slots of two players. You are first in the first round.
    AstroBot has no leader, no Credits, no resources and no goods, and pays nothing but Energy. Where a rule would give it any of them, nothing happens.
    The three corporations are its A, B and C, each with a goal track and with a card on the easy or the hard side; you choose before the game how many are hard.
    Its Development track goes from zero to { $solo-development }. The further it is, the bigger it builds and the better it acts.
    Its { $solo-cards-count } action cards are shuffled. The first one says where its first Dome goes; the token there brings it nothing.

rules-astrobot-shuttle = AstroBot’s shuttle
rules-astrobot-shuttle-text =
    Of the tiles of the round one goes face down to AstroBot, and { $solo-tiles_open } are laid open. You take one of these; the astronauts of the other one go to the Gateway.
    Then AstroBot’s tile is turned up. It takes the astronauts only. The lower number goes first, as usual.
rules-astrobot-shuttle-steps =
    Two tiles lie open, 2 and 5; AstroBot’s tile lies face down.
    You take tile { $tile }. Those of tile 5 go to the Gateway: { $engineers } engineers, { $technicians } technician, { $scientists } scientists.
    AstroBot’s tile proves to be number { $own }, which is lower: AstroBot goes first.

rules-astrobot-turn = AstroBot’s turn
rules-astrobot-turn-text =
    A card is turned up beside the one before. The active corporation is that of its two left letters which is also on the right of the card before; if both are, the red letter of the card before decides.
    Its symbol moves the Development marker, or the active corporation’s goal marker. At the end of the Development track it brings { $solo-card_reputation } Reputation instead.
    A goal marker at the end of its track claims a goal at once, whatever the goal asks for: the lowest, from Development { $solo-middle_goal } on the middle one, at { $solo-top_goal } the top one. If you have that one it takes the one below, and the middle one if you have the lowest.
    If it has a goal of the active corporation already, the marker that is furthest back moves instead.
    Then it does the topmost of the card’s three rows whose astronaut it still has.
    Triangle and arrow are those of the card before: where in the crater it begins to look, and in which direction.
    What it cannot do becomes a visit to the Gateway: it takes another astronaut from there, and performs the active corporation’s action.
rules-astrobot-turn-steps =
    AstroBot’s Development is { $development }, and its goal marker of Artemis Tours stands before the end of its track. The card turned up makes Artemis Tours active and shows a goal.
    The marker reaches the end: AstroBot claims one of these, whatever it asks for. From Development 3 on that is the middle one.
    It has the middle goal, and scores { $vp } VP for it.

rules-astrobot-actions = What AstroBot does
rules-astrobot-actions-text =
    Crater: the first free slot, from the triangle along the arrow, whose astronaut it would win if the round ended now. It gains nothing and pays no fee; for each sector of the row with a structure of yours and none of its own you gain the slot’s fee from the bank.
    Building: the kind by its Development (a Dome first, then a Workshop from { $solo-workshop-from } on, a Laboratory from { $solo-laboratory-from }, the Headquarters from { $solo-headquarters-from }), or the next smaller one. It builds in the first row with an astronaut that it would win, in the powered sector nearest to that astronaut; if none has room, it brings a panel. As a bonus it places a token of the active corporation, if one fits.
    Funding: the open project of the active corporation with the most VP. Only the Energy requirement matters; if the level is too low, its Development lowers the requirement, then it buys Energy below { $energy-purchase_below }, then it builds a panel. The project counts only its VP. As a bonus it performs that corporation’s action.
    Corporation actions: one of A, B and C each. Each that is impossible brings { $solo-lapsed_reputation } Reputation. As a bonus it takes an astronaut of the Gateway: of the type that it has fewest of.

rules-astrobot-rounds = AstroBot between rounds and at the end
rules-astrobot-rounds-text =
    It wins astronauts of the crater as anybody does. In all rounds but the last it puts scientists into Domes and others into the Headquarters first; in the last one matching ones into Laboratories first.
    At income each scientist in its Domes brings { $structures-dome_income-scientist }, each astronaut in its Headquarters { $structures-headquarters_income }. It pays no maintenance.
    The last card of a round begins the next one; the others are shuffled.
    At the end it scores its projects, Laboratories, Reputation and corporations. You win with more VP, and a tie is decided as usual.

rules-astrobot-corporations = AstroBot’s corporation actions
rules-astrobot-corporations-text =
    These follow the rulebook where it says them; the values of its cards are reconstructed.
    Artemis Tours: the next Tourist goes to the lowest free place of its card and scores that.
    Selenium Research: it takes the open tile to which the triangle points, or the next one along the arrow, for VP by the tile’s size.
    Moon Mining: it ships on the level of its Development, the upper slot with an arrow clockwise; if that is taken, the other one of the level, then further right. It scores its card’s VP for the level.
    Space Robotics: it takes a factory in the column of the triangle and the row of its Development, or the next free one.
    Evergreen Farms: in the first row from the triangle on where it has the majority it plants a farm, of a size by its Development if several fit. Its farms pay it VP, but no Credits.
    Sky Watch: it goes { $sky-watch-astrobot-steps-easy-1 } to { $sky-watch-astrobot-steps-easy-8 } steps by its Development and does a programme of the section reached, from the bottom up; if it cannot, it goes { $sky-watch-astrobot-instead } more.
    To Mars: it sends a structure that completes a module, or else its biggest that fits. By its Development it also gains VP, a panel of the ship and an astronaut of the Gateway. Its astronauts go aboard while there is room.
