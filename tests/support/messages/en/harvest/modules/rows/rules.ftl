# What rows pay.

score-rows = Rows: { $amount }
