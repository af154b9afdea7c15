/** Loads a part of the page when it is first wanted. */
import type { Speaker } from "./i18n.ts";
import { partMissing } from "./missing-part.ts";
import type { Change, Store } from "./store.ts";
import type { TableState } from "./types.ts";

/**
 * Load a part, then let the table be drawn with it. If that fails, the reader is told, and it is tried again when the
 * part is next wanted.
 * @param wanted whether it is
 * @param closed the change of the state after which it is not
 */
export function loadWhenWanted(
  store: Store<TableState>,
  say: Speaker,
  wanted: (state: TableState) => boolean,
  load: () => Promise<unknown>,
  closed: () => Change<TableState>,
) {
  let begun = false;
  store.subscribe((state) => {
    if (begun || !wanted(state)) return;
    begun = true;
    load().then(store.redraw, (problem: unknown) => {
      begun = false;
      store.set(closed());
      return partMissing(store, say, problem);
    });
  });
}
