# Options and seats with which no game of Shackleton Base can begin.

problem-bad-option = These options cannot be understood: { $reason }
problem-wrong-number-of-seats = A game has 2 to { $most } seats, not { $seats }.
problem-unknown-seat-kind = There are no seats of the kind { $kind }.
problem-first-player-not-human = The first player must be a person.
problem-no-human = At least one person must play.
problem-astrobot-plays-one-human = AstroBot plays against one person; take robots for further seats.
problem-unknown-level = AstroBot has no level { $level }.
problem-guided-as-it-is = A guided game is for one person and AstroBot at level 0, with the first suggested set of corporations.
problem-wrong-number-of-hard-cards = AstroBot’s level is the number of its cards that this table lays on their hard side: { $cards }, not { $level }.
problem-too-few-corporations = Only { $corporations } corporations can be played; a game takes three.
problem-wrong-number-of-corporations = A game takes three different corporations, not { $corporations }.
problem-unknown-corporation = The corporation { $corporation } cannot be played.
