/** Who looks back at the moment in which a round began sees the summary of the one before, as it was shown then. */
import type { Store } from "../table/store.ts";
import type { LogEntry, TableState } from "./types.ts";

/** The round that ended with an entry of the log; null if none did. Pure. */
export function roundEndedBy(log: LogEntry[], seq: number | undefined): number | null {
  const { events = [] } = log.find((entry) => entry.seq === seq) ?? {};
  const began = events.find(({ type }) => type === "RoundBegan")?.round ?? 1;
  return began > 1 ? began - 1 : null;
}

export function followRounds(store: Store<TableState>) {
  let looked: number | undefined;
  store.subscribe(({ story: { past, settings }, game: { log } }) => {
    const back = looked !== undefined;
    if (past?.seq === looked) return;
    looked = past?.seq;
    const round = roundEndedBy(log, looked);
    if (round !== null && settings.summaries) store.set({ recent: { roundOver: { round, history: null } } });
    else if (back) store.set({ recent: { roundOver: null } });
  });
}
