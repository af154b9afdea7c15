# One sentence for each phase, shown in a player's first game beside the choices until it is dismissed.

intro-label = For your first game
intro-dismiss = Got it: do not show this again
intro-again = Show introductions again
intro-tokens = Your token gives you a head start: steps on two company tracks, and the order in which your first cards come back to you.
intro-planning = Every card you put into a slot is one thing you can do this round; cards of one type are strongest together. All plan in secret.
intro-action = Turn by turn you use up the cards in your slots, as many of one type at once as you like, until you have had enough.
intro-resting = You are out of this round: choose which deck to pick up again, and where the cards that you used lie down to rest.
intro-preparation = A new round: displays have been filled up, and reserved tiles and the starter have changed hands while the board was prepared.
intro-end = That was the last round: cash, shares at their company’s value, the tank and research now add up to the score.
