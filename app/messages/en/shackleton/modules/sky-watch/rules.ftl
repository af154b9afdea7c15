# What the rules of Sky Watch say.

step-ChooseProgramme = which Defense Program you do
