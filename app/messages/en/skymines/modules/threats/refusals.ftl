# The refusals of threats.

refused-threat-gone = The threat has been dealt with.
refused-threat-out-of-reach = { $company } has no shuttle on space 11 or 16, beside the threat: place one there, or expand a company that has one.
refused-threat-too-dear = The threat costs { $cost } energy, and { $energy } is left.
refused-threat-coins = The space pirates want { $cost } CrypCoin, and you have { $coins }.
refused-threat-cards = It takes { $cards } energy cards in your hand.
refused-threat-tank = Your helium-3 marker must have passed { $value } on your tank track.
refused-threat-research = Your upload marker must have passed { $value } on your research track.
refused-threat-cards-wrong = Name exactly the cards that the threat asks for: energy cards in your hand.
