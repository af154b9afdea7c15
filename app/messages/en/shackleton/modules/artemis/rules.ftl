# What the rules of Artemis Tours say.

step-ChoosePlaceOfTourist = where the next Tourist goes
