# Shackleton Base in five minutes: a page for who has never played.

minutes-title = Shackleton Base in five minutes
minutes-goal = { $setup-rounds } rounds of { $setup-astronauts } actions, to build the base in a crater at the Moon’s south pole that earns most from the { $setup-corporations } corporations who pay for it.
minutes-frame = For two to four, or alone against AstroBot. { $corporations-count } corporations exist and { $setup-corporations } are in a game, so the next game is another one.

minutes-round = A round
minutes-shuttle = 1 · Shuttle
minutes-shuttle-more = Take a shuttle tile. The { $setup-astronauts } astronauts on it are your actions; its number says when your turn comes.
minutes-action = 2 · Action
minutes-action-more = In turns, each deploys one astronaut for one action, until all are used. At the end of your turn you may claim goals.
minutes-maintenance = 3 · Maintenance
minutes-maintenance-more = Astronauts of the crater go to whoever is strongest in their rows. They move into your structures, which pay you for them; then you pay for the structures.
minutes-next-round = After the last round you count.

minutes-actions = In your turn: one of these
minutes-crater-action = Exploit the crater
minutes-crater-action-more = A row of sectors works for you: an engineer mines Titanium and Rare Earth, a technician earns Credits, a scientist activates corporations’ tokens. Where you have no structure you pay a fee.
minutes-build-action = Build a structure
minutes-build-action-more = Pay resources and place a Dome, Workshop, Laboratory or the Headquarters in a sector with a solar panel. It opens places for astronauts.
minutes-fund-action = Fund a project
minutes-fund-action-more = Pay Credits, with enough Energy on the common track, and take a project of a corporation: an ability now, VP at the end.
minutes-corporations-action = Corporation actions
minutes-corporations-action-more = Up to { $actions-corporation_actions }: raise your Reputation, or do what a corporation or a project of yours offers.
minutes-gateway-action = Visit the Lunar Gateway
minutes-gateway-action-more = Always possible: { $actions-gateway_credits }, an astronaut for your base, and a corporation action.

minutes-scores = Five ways to score
minutes-projects-score = Projects
minutes-projects-score-more = The VP printed on each that you have funded.
minutes-corporations-score = Corporations
minutes-corporations-score-more = What each of them rewards, during the game or at its end.
minutes-goals-score = Goals
minutes-goals-score-more = One of each corporation, worth { $corporations-goal-1 }, { $corporations-goal-2 } or { $corporations-goal-3 }, and more with a high Reputation.
minutes-laboratories-score = Laboratories
minutes-laboratories-score-more = { $structures-laboratory_vp-1 }, { $structures-laboratory_vp-2 } or { $structures-laboratory_vp-3 } each, for one, two or three astronauts of its type.
minutes-reputation-score = Reputation
minutes-reputation-score-more = Each space that you have reached.
minutes-example = For example: a full Laboratory counts { $structures-laboratory_vp-3 }, a goal of { $corporations-goal-2 } with Reputation { $reputation-goal_extras-1 } one more, and that Reputation { $reputation-goal_extras-1 }.

minutes-corporations = The corporations
minutes-artemis = Artemis Tours
minutes-artemis-more = Guide Tourists to attractions that you have funded.
minutes-selenium = Selenium Research
minutes-selenium-more = Collect samples, and turn them into experiments.
minutes-mining = Moon Mining
minutes-mining-more = Ship Helium3 and metals before the Shuttle lifts off.
minutes-robotics = Space Robotics
minutes-robotics-more = Build factories, and pay with Robots.
minutes-evergreen = Evergreen Farms
minutes-evergreen-more = Plant farms beside your structures.
minutes-sky-watch = Sky Watch
minutes-sky-watch-more = Prepare together for an asteroid that may hit your row.
minutes-mars = To Mars
minutes-mars-more = Send structures and astronauts aboard a ship.
minutes-reconstructed = The rulebook does not print what the corporations’ sheets say: their rules here are reconstructed.

minutes-hints = What one learns too late
minutes-hint-presence = Build where rows cross: a structure of yours saves the fee in every row through its sector, and others pay you if it is the biggest there.
minutes-hint-majorities = Whoever is strongest in a row wins its astronauts, also those that others deployed.
minutes-hint-tokens = Each token that comes into the crater makes projects of its corporation dearer. Fund early what you want.
minutes-hint-energy = Energy is common to all: a panel that you build may serve the next player’s project.
minutes-hint-upkeep = Structures and Reputation cost Credits at the end of a round. Engineers in their Workshop save { $structures-workshop-maintenance } each.

minutes-play = Learn it by playing
minutes-rulebook = This is a beginning: the rules are a page of their own, and at the table everything explains itself. The game is by Fabio Lopiano and Nestore Mangone.

# --- the page where a guided first game begins

first-game-lead = The first round of a real game, in about fifteen minutes: against AstroBot, an opponent that a deck of cards plays. A guide says one sentence at a time and marks what it means. Leave it whenever you like; what you have done is kept.
first-game-step-1 = Take a shuttle: its six astronauts are your six actions of the round.
first-game-step-2 = Build on the crater’s floor, mine around it, and fund projects of three corporations.
first-game-step-3 = After one round with the guide the other two are yours. Whoever has the most VP wins.
