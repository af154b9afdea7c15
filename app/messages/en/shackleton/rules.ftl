# What rules say: lines of costs, gains and totals (key), what is asked (step-…), reasons (why-…).
# $amount is signed: what is paid is negative. $of is said as `of-…`, a seat by its name.

# --- lines

# The amounts of .aloud have no sign: they stand behind "costs" or "gives".
gain = { $of }: +{ $amount }
    .aloud = { $of }: { $amount }
pay = { $of }: { $amount }
    .aloud = { $of }: { $amount }
pay-bank = fee to the bank, { $of }: { $amount }
    .aloud = fee to the bank, { $of }: { $amount }
pay-seat = fee to { $seat }, { $of }: { $amount }
    .aloud = fee to { $seat }, { $of }: { $amount }
activate-tokens = { $amount ->
    [one] activate a token of the sector
   *[other] activate tokens, one for each of { $amount } sectors
 }
# Another arrangement of a base that brings and costs the same.
same-income = the same income
bonus = { $command ->
    [build] bonus: a token of the sector is placed or activated
    [fund] bonus: a corporation action
   *[corporation_actions] bonus: an astronaut of the Gateway
 }
part = { $part ->
    [astronaut] an astronaut of the Gateway
    [action] a corporation action
   *[credits] Credits
 }

score-scored = gained during the game: { $amount }
score-projects = printed on funded projects: { $amount }
score-laboratories = matching astronauts in Laboratories: { $amount }
score-reputation = spaces of the Reputation track: { $amount }
score-artemis = Artemis Tours: { $amount }
score-selenium = Selenium Research: { $amount }
score-mining = Moon Mining: { $amount }
score-robotics = Space Robotics: { $amount }
score-evergreen = Evergreen Farms: { $amount }
score-sky-watch = Sky Watch: { $amount }
score-mars = To Mars: { $amount }
tie-reputation = Reputation: { $amount }

# --- what is asked, in few words

step-ChooseLeader = which leader you take
step-ChooseFirstSector = where your first Dome stands
step-ChooseShuttle = which shuttle tile you take
step-TakeTurn = a main action
step-ChooseTokens = which tokens your scientist activates
step-ChooseToken = which token you activate
step-ChooseStructure = what you build, and where
step-FillStructure = who moves into the new structure
step-ChooseLaboratory = which Laboratory is triggered next
step-ChooseBonusToken = which corporation you choose for the bonus
step-ChooseProject = which project you fund
step-ConfirmReveal = to show the new project
step-TakeCorporationAction = a corporation action
step-ChooseNextPart = what your visit to the Gateway brings next
step-ChooseAstronaut = which astronaut of the Gateway you take
step-ChoosePlace = where the astronaut goes that you won
step-OfferLeader = whether you use your leader
step-ConfirmEndOfTurn = which goals you claim, or to end your turn
step-AstroBotTurn = nothing of you, as AstroBot plays its card
step-RearrangeBase = how your astronauts sit for income

# --- reasons

why-build = structure
why-crater = crater
why-energy = Energy track
why-fund = project
why-gateway = Lunar Gateway
why-goal = goal
why-leader = leader
why-maintenance = maintenance costs
why-panel = solar panel
why-purchase = Energy bought
why-shuttle = shuttle
why-slot = command slot
why-track = Reputation track
