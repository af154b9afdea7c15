# The rules of Selenium Research in our own words.

rules-selenium = Selenium Research: experiments
rules-selenium-text =
    The rules of this corporation are reconstructed.
    Its tokens are of three types: alpha, beta and gamma. Each brings a sample of its type.
    Eighteen experiments of geology, biology and physics lie in a stack: small ones, then medium, then large ones. Six are open, around the board.
    Action: return the samples that an open experiment asks for (2, 3 or 4), take it, and gain its VP (4, 7 or 10) and its bonus. The next one fills its place.
    Two equal samples may stand for one of any type.
    In the Maintenance phase of rounds 1 and 2 the experiments at the top and at the bottom leave the game, and are replaced.
    At the end each set of three experiments of different fields scores 4 VP.
    Goals: 2 experiments; three different fields; 5 experiments.
rules-selenium-projects = Selenium Research: projects
rules-selenium-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Sample Return Lander (3): at once two samples of your choice.
    Spectrometer (2): 1 VP each time you do an experiment.
    Cryo Store (3): at once a sample of your choice; your tokens of Selenium Research bring a sample of any type.
    Geology Wing, Biology Wing, Physics Wing (2 each): at the end 2 VP for each of your experiments of that field.
    Sample Drone (2): once a round an action that brings 2 samples of your choice.
    Peer Review (2): 1 Reputation each time you do an experiment.
    Deep Drill (3): a sample of your choice each time you exploit the crater with an engineer.
