/** What the pointer and the keyboard do at a table. */

import type { Drawing } from "./drawing.ts";
import { bringRest } from "./drawings.ts";
import { listen } from "./keys.ts";
import { clicked, newMoves, point } from "./pointing.ts";
import { asDrawn } from "./premove/premoving.ts";
import { NO_STANDING } from "./results.ts";
import { allTabs, opened } from "./screen.ts";
import type { Store } from "./store.ts";
import { withTopmostClosed } from "./story.ts";
import { visit } from "./tab-stop.ts";
import type { Actions, ContextOf, TableState } from "./types.ts";

type TableStore = Store<TableState>;

/** @param drawing learns whether the keyboard is in use; `explain` explains the focused thing */
export function listenToPage(
  { root, contextOf }: { root: HTMLElement; contextOf: ContextOf },
  store: TableStore,
  act: Actions,
  drawing: Drawing,
  explain: () => void,
) {
  root.addEventListener("click", (event) => {
    drawing.byKeys ||= event.detail === 0;
    clicked(event.target as Element, store, contextOf, act);
  });
  // What the table can do without at first is loaded from then on.
  for (const kind of ["pointerover", "keydown"]) {
    const reach = () => {
      root.dataset.reached = "";
      bringRest();
    };
    document.addEventListener(kind, reach, { once: true, passive: true });
  }
  const moved = newMoves();
  root.addEventListener("pointerover", (event) => moved(event) && point(root, event.target as Element));
  document.addEventListener("pointermove", moved, { passive: true });
  root.addEventListener("pointerdown", () => (drawing.byKeys = false));
  root.addEventListener("focusin", (event) => {
    const target = event.target as Element;
    drawing.byKeys ||= target.matches(":focus-visible");
    point(root, target);
    visit(root, target);
  });
  const goOn = listen(document, commandsOf(store, contextOf, act, explain), () => asDrawn(store.get()).sending.busy);
  store.subscribe(({ sending }) => goOn(sending.error !== "" || sending.unsent !== ""));
}

/** What the shortcuts do, by their commands. */
function commandsOf(
  store: TableStore,
  contextOf: ContextOf,
  act: Actions,
  explain: () => void,
): Record<string, () => void> {
  const contextNow = () => contextOf(store.get());
  return {
    escape: () => {
      const { panels, standing } = store.get();
      const closed = withTopmostClosed(store.get());
      if (panels.help || panels.scores || standing.open)
        store.set({ panels: { help: false, scores: false }, standing: NO_STANDING });
      else if (closed) store.set(closed);
      else act.clear();
    },
    standing: () => store.set({ standing: store.get().standing.open ? NO_STANDING : { ...NO_STANDING, open: true } }),
    undo: () => (store.get().story.past ? undefined : contextNow()?.act.undo()),
    end: () => {
      const ctx = contextNow();
      const end = ctx?.offers.find(({ ends }) => ends);
      if (end) ctx?.act.submit(end.move);
    },
    explain,
    help: () => store.set({ panels: { help: !store.get().panels.help } }),
    ...Object.fromEntries(allTabs().map((tab, index) => [`tab-${index}`, () => store.set(opened(tab))])),
  };
}
