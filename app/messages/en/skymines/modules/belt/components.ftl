# The names of Belt spaces.

belt-outpost-name = asteroid { $number }
belt-shuttle-name = shuttle space { $number }
