# The refusals of missions.

refused-task-of-another-mission = Your status card is linked to the mission { $mission }: only its tasks are yours.
refused-task-claimed = You have claimed this task, or one of its column.
refused-task-not-met = Not met: { $have } of { $at }.
refused-task-not-there = There is no such task on the mission cards in play, or it is not your turn.
refused-own-space-closed = Your own bonus space opens once you have claimed all three tasks of a mission.
refused-own-space-occupied = A marker lies on your own bonus space until the round is over.
refused-no-once-marker = You have no one-time marker in reserve: claiming a task brings one.
