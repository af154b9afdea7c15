# The rules of Space Robotics in our own words.

rules-robotics = Space Robotics: factories
rules-robotics-text =
    The rules of this corporation are reconstructed.
    A token brings 1 Robot. A Robot may be spent as 1 Titanium, two Robots as 1 Rare Earth, for factories and structures only.
    Its board has nine fields in three rows and three columns. Each holds 2 factories with two players, 3 with more. You may have one of each field.
    Action: pay for a factory of a field and take it. In the top row it costs 1 Titanium for 2 VP; in the middle 1 Titanium and 1 Rare Earth for 4 VP; at the bottom 2 Titanium and 1 Rare Earth for 5 VP.
    It also brings 1 Robot in the left column, 2 Credits in the centre, 1 Reputation in the right one.
    At income each of your factories of the bottom row brings 1 Robot.
    At the end each set of a left, a centre and a right factory scores 4 VP, each set of a top, a middle and a bottom one 3 VP. A factory counts in both.
    Goals: 2 factories; one in each column; 4 factories, two of them at the bottom.
rules-robotics-projects = Space Robotics: projects
rules-robotics-projects-text =
    The projects of this corporation are reconstructed. In brackets the VP that each is worth at the end.
    Assembly Line (3): at once 2 Robots.
    Welding Arm (3): once a round a structure costs you 1 Titanium less.
    Rover Fleet (3): the fee of each sector is 1 Credit less for you.
    Robot Foreman (2): once a round an action that brings 2 Robots.
    3D Printer (3): at once 1 Robot; one Robot of yours counts as 1 Rare Earth.
    Service Contract (2): at income 1 Credit for each of your factories.
    Prospector Bots (2): 1 Robot each time you exploit the crater with an engineer.
    Automation Award (2): at the end 1 VP for each of your factories and of the Workshops that you have built.
    Auto-Builder (2): at once it builds a Dome for free.
