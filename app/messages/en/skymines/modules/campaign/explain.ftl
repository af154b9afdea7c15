# What explains itself of the campaign.

explain-campaign = Four chapters are played with the same people, and only success points are carried over. There is a point for one player below you, one for two, one for winning, one for two one-time markers, and one for each of the six tracks whose end you reach. In the third chapter whoever opens their own bonus space first has one more, in the fourth whoever deals with the threat.
    .name = Campaign
