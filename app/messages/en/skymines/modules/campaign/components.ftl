# Kinds of success points.

award-below-one = above one player
award-below-two = above two players
award-won = chapter won
award-markers = two one-time markers
award-tracks = ends of tracks reached
award-own-space = first own bonus space
award-threat = threat dealt with
