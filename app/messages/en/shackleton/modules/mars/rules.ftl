# What the rules of To Mars say.

step-ChooseBoarding = which astronaut boards the ship
