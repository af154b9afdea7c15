/** Loads a part of the page when it is first wanted. */
import { pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import { partMissing } from "./missing-part.ts";
import type { Change, Store } from "./store.ts";
import type { TableState } from "./types.ts";

/**
 * Load a part, use it, then let the table be drawn with it. If it cannot be loaded, the reader is told, and it is tried
 * again when the part is next wanted; after a while by itself if it is wanted though nobody has opened it.
 * @param wanted whether it is
 * @param load resolves to what uses it
 * @param closed the change of the state after which nobody has opened it
 */
export function loadWhenWanted(
  store: Store<TableState>,
  say: Speaker,
  wanted: (state: TableState) => boolean,
  load: () => Promise<() => void>,
  closed: () => Change<TableState>,
) {
  let begun = false;
  store.subscribe((state) => {
    if (begun || !wanted(state)) return;
    begun = true;
    load().then(
      (use) => {
        use();
        store.redraw();
      },
      async (problem: unknown) => {
        store.set(closed());
        const isKept = wanted(store.get());
        begun = isKept;
        await partMissing(store, say, problem, !isKept);
        if (!isKept) return;
        await pause();
        begun = false;
        store.redraw();
      },
    );
  });
}
