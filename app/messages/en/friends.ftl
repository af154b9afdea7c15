# The page of one's friends, and what they see of oneself.

friends-link = Friends
friends-title = Your friends
friends-lead = People with whom you have begun a game. Here you open a new table for one of them, who is told of it.
friends-none = You have not played with anybody yet. Host a table for friends, or join an open one.
friends-nobody-title = Nobody is signed in
friends-nobody-lead = This page shows your friends once you have a name here. Host a table or join one first.
friends-together = { $together ->
    [one] 1 game together
   *[other] { $together } games together
 }, the last on { $day }
friends-together-in = { $together ->
    [one] 1 game together
   *[other] { $together } games together
 }
friends-last = The last game together on { $day }
friends-against = You were ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
 }, they { $behind ->
    [one] once
   *[other] { $behind } times
 }
friends-record = { $played ->
    [one] 1 game finished
   *[other] { $played } games finished
 }, { $won } won
friends-seen = Last here on { $day }
friends-play = Play together
friends-play-with = Play together: a new table for { $name }
friends-play-game = Play { $game }
friends-play-game-with = Play { $game }: a new table for { $name }
friends-block = Block
friends-block-of = Block { $name }
friends-blocked = { $name } is blocked: you read nothing of theirs, and their invitations and reminders do not reach you.
shows-title = What friends see of you
shows-lead = Only friends see it, and nobody whom you have blocked.
shows-head-to-head = Who came in before whom in your games together
shows-history = How many games you have finished, and won
shows-last-seen = On which day you were here last
shows-kept = Friends see it like that from now on.
blocked-title = Blocked
blocked-end = Unblock
blocked-end-of = Unblock { $name }
