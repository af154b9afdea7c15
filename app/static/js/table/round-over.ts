/** That a round has just ended, before the eyes of the reader: its summary is shown until they move or play goes on. */
import { isOver } from "./seats.ts";
import type { Change } from "./store.ts";
import type { TableState, View } from "./types.ts";

/**
 * What a new view, as it is pushed, changes about the summary: the next round begins it, and a further phase, an end or
 * moves taken back end it. A reader who looks at another moment, or wants no summaries, gets none. Pure.
 */
export function roundChanged(state: TableState, after: View): Change<TableState> {
  const {
    game: { view },
    story,
    recent: { missed },
  } = state;
  if (!view || (view.round === after.round && view.phase === after.phase)) return {};
  const elsewhere = story.past !== null || Boolean(missed?.told);
  const { round } = view;
  const wanted = follows(round, after) && !isOver(after) && story.settings.summaries && !elsewhere;
  return { recent: { roundOver: wanted ? { round, history: null } : null } };
}

/** Whether the view is of the round after that one; never in a game without rounds. */
function follows(round: number | null, view: View): round is number {
  return round !== null && view.round === round + 1;
}

/** The summary to draw, once it is loaded; none beside another moment or another round. Pure. */
export function summarised({ game: { view }, story, recent: { missed, roundOver } }: TableState) {
  if (!view || !roundOver?.history || !follows(roundOver.round, view) || story.past || missed?.told) return null;
  return { round: roundOver.round, history: roundOver.history };
}
