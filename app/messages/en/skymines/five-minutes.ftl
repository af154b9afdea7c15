# Skymines in five minutes: a page for who has never played.

minutes-title = Skymines in five minutes
minutes-goal = After seven rounds whoever owns the most CrypCoin wins, and most of it is not in a purse: it is in shares of four companies that all of you make grow.
minutes-frame = For one to four, and for an evening. Nobody owns a company. You hold shares, send outposts of any company over the Moon, and see to it that the ones whose shares you hold are worth the most.

minutes-round = A round
minutes-plan = 1 · Plan
minutes-plan-more = All at once and in secret: lay a card from your hand into each open slot. They are what you can do this round.
minutes-act = 2 · Act
minutes-act-more = The cards are turned up. In turns, each does one thing, until they have nothing left or want no more.
minutes-rest = 3 · Drop out
minutes-rest-more = Take one whole resting deck back to your hand; then lay each card that you planned to rest, each in another column.
minutes-next-round = Once all have dropped out, the displays are filled up, and the next round begins. After the seventh you count.

minutes-actions = In your turn: one of these
minutes-resources = Use resources
minutes-resources-more = Turn down cards of one kind. Their units buy a new card, and each unit left moves you one step on a company’s track. At certain steps you get shares.
minutes-energy = Expand a company
minutes-energy-more = All your energy at once sends outposts of one company into new sectors. You get what is found there, and the company’s shares rise: with each coin that comes to light under an outpost.
minutes-research = Use a research scientist
minutes-research-more = Your marker moves over research plans as long as your open cards meet what each asks; the last one rewards you. Research points buy further plans.
minutes-field = Use a field scientist
minutes-field-more = Helium-3 for your tank and some coins. One who works for a company finds more where that company has gas collectors.
minutes-marker = Place a bonus marker
minutes-marker-more = Each space takes one marker a round. Five of them ask for a majority: nobody may show more of that kind than you. Your cards stay as they are.
minutes-out = Drop out
minutes-out-more = Whenever you like, also with cards unused. The others go on without you.

minutes-scores = Four ways to score
minutes-cash-score = Coins
minutes-cash-score-more = What is left in your purse.
minutes-shares-score = Shares
minutes-shares-score-more = For each company: your shares times the coins that lie open in its station.
minutes-tank-score = Tank
minutes-tank-score-more = The last value that your helium-3 marker has passed.
minutes-research-score = Research
minutes-research-score-more = The last value that your upload marker has passed, and special plans.
minutes-example = For example: seven shares of a company with six open coins count 42.

minutes-hints = What one learns too late
minutes-hint-value = A share is worth nothing while the company’s station is full. Expand what you hold, and hold what others expand.
minutes-hint-types = Cards of one kind are stronger together: three titanium in one turn buy what three turns with one each do not.
minutes-hint-rests = You get one resting deck a round. Cards that rest in one column come back together, so lay those there that you want to play together.
minutes-hint-gaps = The upload marker never skips an empty screen. Put a new plan on the next free one.
minutes-hint-majorities = Take a majority before you use those cards: what is turned down counts for nothing.

minutes-play = Learn it by playing
minutes-rulebook = This is a beginning: the rules are a page of their own, and at the table everything explains itself. The game is by Viktor Kobilke and Alexander Pfister.

# --- the page where a guided first game begins

first-game-lead = The first two rounds of a real game, in about fifteen minutes: against Luna, an opponent that a deck of cards plays. A guide says one sentence at a time and marks what it means. Leave it whenever you like; what you have done is kept.
first-game-step-1 = Plan: lay the cards with which you act this round into your slots.
first-game-step-2 = Act: mine, send outposts to the Moon, and move towards shares of four companies.
first-game-step-3 = After two rounds with the guide the other five are yours. Whoever is worth the most wins.
