# What explains itself of missions.

explain-mission = The tasks of a mission can be claimed by all, each once by everyone. The first one that you claim links you to its card: the tasks of another one are closed to you then.
    .name = Mission card
explain-task = Claim it in your own turn while it is met, at any question; it is no action. It brings 2 CrypCoin and the one-time marker of its column.
    .name = Task
explain-once-marker = It is placed like any bonus marker, on any bonus space. After the round it leaves the game.
    .name = One-time marker
explain-own-space = Whoever has claimed all three tasks of a mission has a bonus space of their own. A marker and 1 CrypCoin bring 3 spaces on a company track of choice there.
    .name = Own bonus space
