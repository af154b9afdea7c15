# What explains itself of the campaign.

explain-campaign = The same people play four chapters and keep their success points. A point each for a player below you, two below you, winning, two one-time markers, each of six track ends, in chapter 3 the first own bonus space, in chapter 4 dealing with the threat.
    .name = Campaign
