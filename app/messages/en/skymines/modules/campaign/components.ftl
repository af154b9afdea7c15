# Kinds of success points.

award-below-one = a player below you
award-below-two = two players below you
award-won = chapter won
award-markers = two one-time markers
award-tracks = ends of tracks reached
award-own-space = first own bonus space
award-threat = threat dealt with
