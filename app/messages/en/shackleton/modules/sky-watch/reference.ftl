# The rules of Sky Watch in our own words.

rules-sky-watch = Sky Watch: the asteroid
rules-sky-watch-text =
    The rules of this corporation are reconstructed.
    An asteroid comes towards one row of the crater, which lies open from the start. Its strength is 8 with two players or AstroBot, 12 with three, 16 with four.
    The track has 18 steps in three sections of six, each with three defence programmes. A token brings 2 steps.
    Step 6 and step 12 bring 1 Reputation each, step 18 brings 3 VP; beyond it steps are lost.
    Action: go 1 step, then, if you like, do one programme of the section that you stand in. You can do each programme once.
    From bottom to top they cost 2 Credits, 1 Titanium, 1 Rare Earth and 1 Energy in section I, for 2, 3, 4 VP and 1 defence each; 3 Credits, 1 Titanium and 1 Credit, 1 Titanium and 1 Rare Earth and 1 Energy in II, for 3, 4, 7 VP and 2 defence; 1 Titanium and 1 Credit, 2 Titanium, 1 Titanium and 1 Rare Earth and 1 Energy in III, for 5, 7, 10 VP and 3 defence.
    In the Maintenance phase whoever added most defence in this round gains 1 Reputation.
    At the end, if the defence of all together is at least the asteroid’s strength, your defence scores 1 VP a point. If not, all structures in the sectors of the row are destroyed, and their owners lose twice their size in VP.
    Goals: a marker in section II or beyond; 3 programmes; one programme in each section, two of all yours being topmost ones.
rules-sky-watch-projects = Sky Watch: projects
rules-sky-watch-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Infrared Telescope (3): at once 3 steps.
    Radar Network (3): your tokens of Sky Watch bring 1 step more.
    Kinetic Impactor (3): once a round a programme costs you 1 Titanium less.
    Tracking Station (2): once a round an action that brings 3 steps.
    Early Warning Fund (2): 2 Credits each time you do a programme.
    Laser Ablator (3): your topmost programmes consume no Energy and bring 1 defence more.
    Civil Shelters (2): at once 1 Reputation; the impact costs you nothing; 2 VP at the end.
    Gravity Tractor (2): at once you do one programme of your section for free.
    Defence Treaty (2): at the end 1 VP for each of your programmes.
