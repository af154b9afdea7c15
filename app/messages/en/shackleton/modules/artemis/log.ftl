# What is told of Artemis Tours.

log-tourists-queued = { $tourists } stand in the queue of Artemis Tours.
log-tourists-arrived = { $tourists ->
    [one] A Tourist arrives
   *[other] { $tourists } Tourists arrive
 } at the base of { $seat }.
    .deed = { $tourists ->
        [one] A Tourist arrives
       *[other] { $tourists } Tourists arrive
     }.
log-tourist-guided = { $seat } guides a Tourist to { $place }.
    .deed = Guides a Tourist to { $place }.
log-tourist-on-card = { $seat } takes a Tourist onto place { $place } of its card.
    .deed = Takes a Tourist onto place { $place } of its card.
log-tourists-returned = { $count ->
    [one] 1 Tourist goes
   *[other] { $count } Tourists go
 } back to the end of the queue.
