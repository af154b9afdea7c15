# The page of a campaign: its story, and how it stands.

campaign-title = Campaign of { $names }
campaign-lead = Four chapters with the same players. Only success points are carried from one to the next, and Luna’s level.
campaign-chapter-heading = Chapter { $number }: { $title }
campaign-chapter-1 = Gold under grey dust
campaign-chapter-2 = Out among the stones
campaign-chapter-3 = A crowded homecoming
campaign-chapter-4 = What waits in the dark
campaign-story-1 = The ore on Earth has become thin, and the lawyers fat. So four companies have done what sensible people called madness: they have set their stations on the rim of the Moon and started to dig. None of them belongs to you, yet. You have a small purse, a few clever friends, and three letters of recommendation that nobody has asked for so far. Put your money where the outposts will stand next year, see that your laboratories have something to send home, and let it be known that things you touch turn out well.
campaign-story-2 = The first dividends are paid, and the sensible people want to have been in favour all along. But the best sectors are taken, and whoever wants more has to look up. Out in the Belt the stones drift past each other, rich and lonely, with nothing between them but paths that the pilots have marked with lamps. Shuttles are slow and energy is dear. A company that reaches an asteroid first finds what it holds; whoever comes second finds a flag.
campaign-story-3 = You come home, and home has filled up. While you were away, others went on building: where there was dust, there are domes, antennas and quarrels about landing rights. Nobody gives you room any more, you have to take it. But a crowded Moon also pays better, for every outpost out there is one less in its station. And word has it that who makes a name with every mission first will be given an office with a view of the Earth.
campaign-story-4 = In the middle of the Belt the lamps have gone out. The pilots tell different tales of what they saw there, and none of them wants to fly again. The companies meet, as they always do, and agree, as they never do, that something has to be done by somebody. Do it, and they will not forget you. Or go on about your business and hope that it will be over before it matters: that, too, has been done before, and we still have some of the letters.
campaign-epilogue = That is how it went. The stations hum, the shuttles come and go, and on quiet nights one can see the lamps in the Belt again. The rest is history, and this is what it says of you.
campaign-now = Being played now.
campaign-not-begun = The table is open; it has not begun.
campaign-to-come = Still to come.
campaign-owed = The Time anomaly has caught this chapter: another game of it is owed.
campaign-ended-early = This chapter was given up.
campaign-to-table = To the table
campaign-to-chapter = The table of chapter { $number }
campaign-game-of = Game { $number } of the chapter
campaign-results = Success points of chapter { $number }
campaign-standing = How it stands
campaign-standing-caption = Success points by chapter
campaign-player = Player
campaign-score = Score
campaign-of-luna = Luna’s level
campaign-points = Points
campaign-sum = Sum
campaign-column = Chapter { $number }
campaign-rank = Rank
campaign-winner = { $count ->
    [one] { $names } has won the campaign.
   *[other] { $names } have won the campaign together.
 }
campaign-rank-1 = Moonwalker
campaign-rank-2 = Prospector
campaign-rank-3 = Foreman
campaign-rank-4 = Director
campaign-rank-5 = Legend of the Moon
campaign-picture = A picture of it to share
campaign-picture-alt = The standing of the campaign as a picture
campaign-no-chapter = This table is not part of a campaign.
