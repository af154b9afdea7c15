# What of threats is scored.

category-time-loop = Time loop
