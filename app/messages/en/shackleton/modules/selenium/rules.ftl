# What the rules of Selenium Research say.

step-ChooseSample = of which type the next sample is
