# The names of Evergreen Farms.

project-seed-vault = Seed Vault
project-hydroponics = Hydroponics
project-algae-tanks = Algae Tanks
project-lunar-compost = Lunar Compost
project-farmers-market = Farmers’ Market
project-greenhouse-dome = Greenhouse Dome
project-botanic-gardens = Botanic Gardens
project-orbital-produce = Orbital Produce
project-water-reclaimer = Water Reclaimer
