/** That a round has just ended, before the eyes of the reader: its summary is shown until they move or play goes on. */
import { isOver } from "./seats.ts";
import type { Change } from "./store.ts";
import type { TableState, View } from "./types.ts";

/**
 * What a new view, as it is pushed, changes about the summary: the next round begins it, and a further phase, an end or
 * moves taken back end it. Who looks at another moment, or wants no summaries, gets none. Pure.
 */
export function roundChanged(state: TableState, after: View): Change<TableState> {
  const {
    game: { view },
    story,
    news: { returning },
  } = state;
  if (!view || (view.round === after.round && view.phase === after.phase)) return {};
  const begins = after.round === view.round + 1 && !isOver(after);
  const elsewhere = story.past !== null || Boolean(returning?.told);
  const wanted = begins && story.settings.summaries && !elsewhere;
  return { news: { roundOver: wanted ? { round: view.round, history: null } : null } };
}

/** The summary to draw, once it is loaded; none beside another moment or another round. Pure. */
export function summarised({ game: { view }, story, news: { returning, roundOver } }: TableState) {
  const stands = view?.round === (roundOver?.round ?? 0) + 1 && !story.past && !returning?.told;
  return stands && roundOver?.history ? { round: roundOver.round, history: roundOver.history } : null;
}
