# What pages say of missions.

home-module-missions = Missions
home-module-missions-hint = Tasks on one or two cards that you claim on your turn, for CrypCoin and one-time markers.
options-module-missions = Missions
