# The rules of missions in our own words.

rules-part-missions = Missions
rules-missions = Missions
rules-missions-text =
    With one or two people one mission card lies on the table, with three or four two. Each has three tasks. Luna has no part in them.
    Everybody has a status card with three one-time markers, one for each column of tasks.
    On your turn you may claim a task that you meet, as often as you meet one. This is no action. It gives 2 CrypCoin and the one-time marker of the task’s column.
    Your first claim links you to that mission card for the rest of the game: only its tasks are yours then. Others may claim the same ones.
    A task about a turn has to be claimed in the turn in which it was met. A task about your action area counts what lies face up at that moment.
    Four tank spaces: moved in one action; spaces that became coins do not count. Five expansions: five pieces placed in one use of energy, on the Moon or in the Belt.
rules-missions-steps =
    A task of the mission asks for 4 spaces on one track in one turn. Your carbon cards have { $units ->
        [one] 1 unit
       *[other] { $units } units
    }.
    You lay your “+1” tile on one of them, use both, acquire nothing, and move Skymine’s marker 4 spaces.
    You claim the task: { $coins } CrypCoin and a one-time marker. Your status card is linked to this mission from now on.
rules-once-markers = One-time markers and your own space
rules-once-markers-text =
    A one-time marker is placed like a bonus marker, on any kind of space. Between rounds it leaves the game.
    With the third task claimed your own bonus space is open, for you alone: pay 1 CrypCoin and move 3 spaces on one company track. It takes one marker a round, of either kind.
