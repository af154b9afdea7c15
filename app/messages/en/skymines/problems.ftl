# Options and seats with which no game of Skymines can begin.

problem-bad-option = These options cannot be understood: { $reason }
problem-bad-tracks = Choose one track for each company.
problem-guided-as-it-is = A guided game is for one person and Luna, on the tracks and with the tokens of a first game, without modules.
problem-first-player-not-human = The first player must be a person.
problem-no-human = At least one person must play.
problem-tracks-of-one-board = Two of these tracks are sides of one board. Choose another.
problem-unknown-level = Luna has no level { $level }.
problem-unknown-seat-kind = There are no seats of the kind { $kind }.
problem-wrong-number-of-seats = A game has 2 to { $most } seats, not { $seats }.
problem-unknown-module = There is no module { $module }.
problem-chapter-modules = Chapter { $chapter } of the campaign is played with exactly these modules: { $modules }.
problem-chapter-set-up = Chapters of the campaign are played with random tracks and with tokens to choose from.
problem-campaign-seats = A campaign goes on with the { $seats } seats that it began with.
problem-campaign-level = In the first chapter, Luna plays at level { $usual } or { $lower } with so many people.
problem-chapter-draws = Chapter { $chapter } of the campaign draws its cards of the module { $module }. None can be named.
problem-loop-seats = The game that the Time anomaly owes is played with the { $seats } seats of the games before it.
problem-mission-cards = { $cards ->
    [one] With { $people } people, one mission card lies on the table. Name one, or none to have it drawn.
   *[other] With { $people } people, { $cards } different mission cards lie on the table. Name as many, or none to have them drawn.
}
problem-level-not-offered = Luna’s level cannot become { $level } now: it moves by one at most, in the direction of the result.
problem-module-needs = The module { $module } can only be played together with the module { $needs }. Choose both, or neither.
problem-bad-module-option = These options of the module { $module } cannot be understood: { $reason }
