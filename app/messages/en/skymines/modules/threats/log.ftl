# What is told of threats.

log-threat-drawn = A threat lies in the middle of the board: { $threat }.
log-threat-dealt-with = { $seat } deals with the threat for { $energy }.
log-threat-taken = { $seat } takes the threat off the board, as a wild share: { $threat } strikes nobody.
log-threat-struck-pirates = The space pirates are still there: all people lose their cash.
log-threat-struck-comet = The rogue comet hits the most valuable station: for all people, its shares are worth 2 less.
log-threat-struck-bridge = The Einstein-Rosen bridge is still open: all people lose their energy cards.
log-threat-struck-probe = The unknown probe destroys all people’s helium-3: tank tracks do not score.
log-threat-struck-singularity = The singularity swallows the Solar system: the game ends here.
log-threat-struck-anomaly = The time anomaly has caught everyone in a loop: there is no winner yet, another game is owed.
log-threat-cards = { $seat } loses { $cards }.

threat-pirates = Space pirates
threat-comet = Rogue comet
threat-bridge = Artificial Einstein-Rosen bridge
threat-probe = Probe with unknown signature
threat-singularity = Singularity
threat-anomaly = Time anomaly
