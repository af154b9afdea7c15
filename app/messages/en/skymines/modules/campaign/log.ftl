# What is told of the campaign.

log-outposts-laid = { $company } holds sectors from the beginning: { $sectors }.
