# One sentence for each phase, shown in a player's first game beside the choices until it is dismissed.

intro-label = For your first game
intro-dismiss = Got it: do not show this again
intro-again = Show introductions again
intro-tokens = Your token sets you on two tracks and decides when your first cards come back.
intro-planning = Each slot is one thing you can do this round; cards of one type are stronger together.
intro-action = In turns, use the cards in your slots – several of one type at once – until you stop.
intro-resting = You are out of this round: pick up a deck, and lay down to rest what you have used.
intro-preparation = A new round: displays are filled up again, and tiles that you reserved are with you.
intro-end = The game is over: cash, shares, the tank and research add up to your score.
