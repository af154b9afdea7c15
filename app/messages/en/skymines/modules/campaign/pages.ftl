# What pages say of the campaign, beside its own page.

options-module-campaign = Campaign
options-of-campaign = Chapter { $chapter }
