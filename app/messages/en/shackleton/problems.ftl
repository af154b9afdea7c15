# Options and seats with which no game of Shackleton Base can begin.

problem-bad-option = These options cannot be understood: { $reason }
problem-wrong-number-of-seats = A game has 2 to { $most } seats, not { $seats }.
problem-unknown-seat-kind = There is no such kind of seat here.
problem-too-few-corporations = Only { $corporations } corporations can be played; a game takes three.
problem-wrong-number-of-corporations = A game takes three different corporations, not { $corporations }.
problem-unknown-corporation = The corporation { $corporation } cannot be played.
