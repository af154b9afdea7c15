# What the toy game's face says (tests/support/face/toy.js).

tab-count = Count
toy-count = { $count } of { $target }
toy-picked = picked { $number }
toy-round = round { $round }
prompt-pick = Pick a number in secret.
prompt-turn = Count, or pass.
move-Pick = Pick { $number }
move-Count = Count { $by }
move-Pass = Pass
count = counts { $amount }
