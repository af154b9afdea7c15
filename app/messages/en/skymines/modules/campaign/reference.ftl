# The rules of the campaign in our own words.

rules-part-campaign = The campaign
rules-campaign = Four chapters
rules-campaign-text =
    The campaign is four games with the same people: the Moon with missions, the Belt with missions, the Moon again with outposts that stand already, and the Belt with a threat. Tracks are random, and everybody chooses between two starting tokens.
    What counts in the end are success points, added up over the chapters.
    1 point if somebody has fewer CrypCoin than you, 1 more if two have, and 1 if you won or share the victory.
    1 point with two of your one-time markers gone from the status card.
    1 point for each track whose last space you have reached: company tracks, tank and research.
    Chapter 3: the outposts that stand there at the beginning reward nobody; 1 point to whoever first opens their own bonus space.
    Chapter 4: 1 point to whoever dealt with the threat.
rules-campaign-luna = Luna in the campaign
rules-campaign-luna-text =
    She begins at level 5 against one person, at level 3 against more; one lower makes the campaign gentler.
    After a chapter that she won, her level may be lowered by 1; then she gets 1 success point. After one that she did not win, it may be raised by 1; if it stays, she gets 2. The host decides for the table.
    The point for two one-time markers is always hers.
