# The names of everything on the table. Those of a corporation's own things stand in modules/<corporation>/.

corporation-artemis = Artemis Tours
corporation-selenium = Selenium Research
corporation-mining = Moon Mining
corporation-robotics = Space Robotics
corporation-evergreen = Evergreen Farms
corporation-sky-watch = Sky Watch
corporation-mars = To Mars

astronaut-engineer = engineer
astronaut-technician = technician
astronaut-scientist = scientist

command-crater = Exploit the crater
command-build = Build a Structure
command-fund = Fund a Project
command-corporation_actions = Corporation actions

kind-dome = Dome
kind-workshop = Workshop
kind-laboratory = Laboratory
kind-headquarters = Headquarters

# The structures of a base: Domes from the left, the others by the astronauts that work in them.
piece-dome-1 = Dome 1
piece-dome-2 = Dome 2
piece-dome-3 = Dome 3
piece-dome-4 = Dome 4
piece-dome-5 = Dome 5
piece-workshop-engineer = engineers’ Workshop
piece-workshop-technician = technicians’ Workshop
piece-workshop-scientist = scientists’ Workshop
piece-laboratory-engineer = engineers’ Laboratory
piece-laboratory-technician = technicians’ Laboratory
piece-laboratory-scientist = scientists’ Laboratory
piece-headquarters = Headquarters
place-waiting = the waiting place

leader-canada-a = leader of Canada (A)
leader-canada-b = leader of Canada (B)
leader-europe-a = leader of Europe (A)
leader-europe-b = leader of Europe (B)
leader-japan-a = leader of Japan (A)
leader-japan-b = leader of Japan (B)
leader-usa-a = leader of the USA (A)
leader-usa-b = leader of the USA (B)

# What a leader can do: $amount is the Credits that it costs, saves or brings.
ability-swap_astronaut = { $amount ->
    [0] before a main action, swap an astronaut of your shuttle with one of the Gateway
   *[other] before a main action, pay { amount-credits } and swap an astronaut of your shuttle with one of the Gateway
 }
ability-staff_structure = after building, pay { amount-credits } and put an astronaut of the Gateway into the structure
ability-fixed_fee = the fee of each sector in the crater is { amount-credits }, whatever the slot says
ability-sector_credits = gain { amount-credits } for each sector that you activate in the crater
ability-action_after_crater = { $amount ->
    [0] after exploiting the crater, perform a corporation action
   *[other] after exploiting the crater, pay { amount-credits } and perform a corporation action
 }
ability-cheaper_project = projects cost you { amount-credits } less
ability-project_token = when you fund a project, pay { amount-credits } and activate a token of its corporation
ability-replace_resource = when you build, pay { amount-credits } instead of 1 Titanium or 1 Rare Earth
ability-replace_each_resource = when you build, pay { amount-credits } instead of 1 Titanium, of 1 Rare Earth, or twice that for both
ability-mine_built_sector = { $amount ->
    [0] after building, mine the sector
   *[other] after building, pay { amount-credits } and mine the sector
 }

sector-name = sector { $sector }
corner-name = corner of { $sectors }
shuttle-name = shuttle { $number }

phase-setup = Setup
phase-shuttle = Shuttle phase
phase-action = Action phase
phase-maintenance = Maintenance phase
phase-finished = End of the game

category-scored = Points in play
category-projects = Projects
category-laboratories = Laboratories
category-reputation = Reputation
category-artemis = Artemis Tours
category-selenium = Selenium Research
category-mining = Moon Mining
category-robotics = Space Robotics
category-evergreen = Evergreen Farms
category-sky-watch = Sky Watch
category-mars = To Mars

# What is counted, by itself: the label of an amount.
of-credits = Credits
of-titanium = Titanium
of-rare_earth = Rare Earth
of-energy = Energy
of-vp = VP
of-reputation = Reputation
of-astronaut = astronaut of the Gateway
of-engineer = engineers
of-technician = technicians
of-scientist = scientists
of-corporation_action = corporation action
of-token = token activated
of-mine = mined resource
of-tourist = Tourists
of-sample = samples
of-alpha = α samples
of-beta = β samples
of-gamma = γ samples
of-helium3 = Helium3
of-robot = Robots
of-plant = Plants
of-step = steps
of-defence = defence

# Amounts of what is counted.
amount-credits = { $amount ->
    [one] 1 Credit
   *[other] { $amount } Credits
 }
amount-titanium = { $amount } Titanium
amount-rare_earth = { $amount } Rare Earth
amount-energy = { $amount } Energy
amount-vp = { $amount } VP
amount-reputation = { $amount } Reputation
amount-astronaut = { $amount ->
    [one] an astronaut of the Gateway
   *[other] { $amount } astronauts of the Gateway
 }
amount-engineer = { $amount ->
    [one] an engineer
   *[other] { $amount } engineers
 }
amount-technician = { $amount ->
    [one] a technician
   *[other] { $amount } technicians
 }
amount-scientist = { $amount ->
    [one] a scientist
   *[other] { $amount } scientists
 }
amount-tourist = { $amount ->
    [one] 1 Tourist
   *[other] { $amount } Tourists
 }
amount-helium3 = { $amount } Helium3
amount-robot = { $amount ->
    [one] 1 Robot
   *[other] { $amount } Robots
 }
amount-plant = { $amount ->
    [one] 1 Plant
   *[other] { $amount } Plants
 }
amount-sample = { $amount ->
    [one] 1 sample
   *[other] { $amount } samples
 }
amount-step = { $amount ->
    [one] 1 step
   *[other] { $amount } steps
 }
amount-defence = { $amount } defence
