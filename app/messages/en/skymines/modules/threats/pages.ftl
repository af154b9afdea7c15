# What pages say of threats.

home-module-threats = A threat
home-module-threats-hint = A card in the middle of the Belt strikes everybody at the end unless somebody deals with it. Needs the Belt side.
home-threat = Which
home-threat-drawn = Drawn at random
home-board-threats = a threat in the middle
options-module-threats = A threat
