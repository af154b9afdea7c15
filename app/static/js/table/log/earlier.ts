/** Fetches entries older than those loaded, on demand. */
import { call, pause } from "../api.ts";
import type { Store } from "../store.ts";
import { DRAWN } from "../story.ts";
import type { Log, LogEntry, Past, TableState } from "../types.ts";
import { neighbour } from "./chronicle.ts";
import { KEPT, merged } from "./entries.ts";
import { lastTurn } from "./in-effect.ts";
import { roundBefore } from "./rounds.ts";

type TableStore = Store<TableState>;

/** Whether old entries are in use, so that the page must not drop them. Pure. */
export function isReading({ game: { takeback }, story: { past, drawn } }: TableState) {
  return past !== null || takeback !== null || drawn > DRAWN;
}

/**
 * Whether older entries are needed: for more lines, for the moment or the round before the one shown, for what a take-back
 * would undo, or because the first ones do not reach back to the reader's own last turn. Pure.
 */
export function lacks({ game: { log, since, takeback, view }, story: { past, drawn, seat } }: TableState) {
  if (since === 0 || log.length === 0) return false;
  const told = log.filter((entry) => entry.sentences.length > 0 && (seat === null || entry.seat === seat));
  const me = view?.me ?? null;
  return (
    (log.length < KEPT && me !== null && lastTurn(log, me) === null) ||
    (drawn > DRAWN && told.length < drawn) ||
    (past !== null && (neighbour(log, past.seq, -1) === null || lacksRound(log, past))) ||
    (takeback !== null && takeback.seq < since)
  );
}

function lacksRound(log: LogEntry[], { seq, view }: Past) {
  return view.round !== null && roundBefore(log, seq) === null;
}

/**
 * Fetch older entries when they are needed, a page at a time.
 * @param query the invitation, if the page has one
 */
export function followEarlier(store: TableStore, path: string, query: string) {
  let asking = false;
  store.subscribe(async (state) => {
    if (asking || !lacks(state)) return;
    asking = true;
    const { since, view } = state.game;
    const from = Math.max(0, since - KEPT);
    const answer: Log | null = await call(
      "GET",
      `${path}/log?text=false&after=${from}&until=${since}${query.replace("?", "&")}`,
    ).catch(() => null);
    if (!answer) await pause();
    asking = false;
    const { game } = store.get();
    // A log that was begun anew meanwhile, or let go of more, asks for its own.
    const isSame = game.since === since && game.view?.me === view?.me;
    if (answer && isSame) store.set({ game: { log: merged(game.log, answer.entries), since: from } });
    else store.redraw();
  });
}
