# The lines and refusals of threats.

threat-within-reach = the threat is within reach, for energy points: { $amount }
threat-energy = energy points for the threat: { $amount }
threat-pays = to the bank: { $amount } CrypCoin
threat-discards = discarded from your hand: { $cards }
threat-wild-share = { $amount } wild share
score-wild-share = wild share, counted as { $company }: { $amount }
score-comet = hit by the rogue comet, each share: { $amount }
score-probe = destroyed by the unknown probe: { $amount }
score-loop-game = game { $game } of the time loop: { $amount }
score-loop-mean = mean of all, rounded up: { $amount }
refused-threat-gone = The threat has been dealt with.
refused-threat-out-of-reach = { $company } has no shuttle on space 11 or 16, beside the threat: place one there, or expand a company that has one.
refused-threat-too-dear = The threat costs { $cost } energy, and { $energy } is left.
refused-threat-coins = The space pirates want { $cost } CrypCoin, and you have { $coins }.
refused-threat-cards = It takes { $cards } energy cards in your hand.
refused-threat-tank = Your helium-3 marker must have passed { $value } on your tank track.
refused-threat-research = Your upload marker must have passed { $value } on your research track.
refused-threat-cards-wrong = Name exactly the cards that the threat asks for: energy cards in your hand.
why-threat = threat
