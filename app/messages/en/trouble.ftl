# What a page says of the server when it cannot ask for further words.

error-new-version = There is a new version of this page. Reload it to go on.
problem-unreachable = The server does not answer. Check your connection and try again.
problem-unknown = That did not work: { $detail }
problem-database-unavailable = The server cannot reach its records. Your games are safe; please try again in a moment.
problem-draining = This part of the server is being replaced. Please try again in a moment.
problem-other-version = The server is being updated, and this game is at its new part already. Please try again in a moment.
problem-unknown-components = This server lacks the components with which this game was begun.
problem-unknown-game = This server has no rules for this game.
problem-unknown-robot-level = There is no robot of level { $level } here. The levels are { $levels }.
