/** Loads a part of the page when it is first wanted. */
import { pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import { LaterPart } from "./later-part.ts";
import { partMissing } from "./missing-part.ts";
import type { Change, Store } from "./store.ts";
import type { Parts, TableState } from "./types.ts";

/**
 * Load a part once the state says that it is wanted, and keep it in the state, so that the table is drawn with it. If it
 * cannot be loaded, the reader is told, and it is tried again when the part is next wanted; after a while by itself if it
 * is wanted though nobody has opened it.
 * @param wanted whether it is
 * @param load resolves to what makes it
 * @param closed the change of the state after which nobody has opened it
 */
export function loadWhenWanted(
  store: Store<TableState>,
  say: Speaker,
  wanted: (state: TableState) => boolean,
  load: () => Promise<() => Parts>,
  closed: () => Change<TableState>,
) {
  const missing = async (problem: unknown, again: () => void) => {
    store.set(closed());
    const isKept = wanted(store.get());
    if (!isKept) again();
    await partMissing(store, say, problem, !isKept);
    if (!isKept) return;
    await pause();
    again();
    store.redraw();
  };
  const part = new LaterPart(async () => {
    const make = await load();
    return () => store.set({ parts: make() });
  }, missing);
  store.subscribe((state) => {
    if (wanted(state)) void part.get();
  });
}
