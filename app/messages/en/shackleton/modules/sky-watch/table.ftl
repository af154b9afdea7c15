# Sky Watch at the table.

prompt-ChooseProgramme = Choose a Defense Program of your section, or none.
move-WatchSky = Go on along the track of Sky Watch
move-ContributeToProgramme = Do the { $programme }
move-Decline-ChooseProgramme = Do none
