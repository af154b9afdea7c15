/** Loads the rules beside the table when somebody first wants to read one. */
import type { Speaker } from "./i18n.ts";
import { isComposing } from "./keyboard.ts";
import { fetched, styled } from "./later.ts";
import { brought } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** What they use of the table: handed over, as sharing modules would split the first script. */
const TABLE = { isComposing };
export type Tools = typeof TABLE;

/** Links to a place of the rules (`data-rules`) open them there; with a key that opens a new tab they do just that. */
export function rulesWhenWanted(store: Store<TableState>, say: Speaker, later: { style: string }) {
  let open: ((place: string) => void) | null = null;
  document.addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-rules]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const place = link.dataset.rules ?? "";
    store.set({ panels: { help: false } });
    store.tell(); // The help gives the focus back before the rules take it.
    if (!open) {
      const address = link.href.split("#")[0] ?? "";
      const parts = await brought(store, say, import("./rules/panel.ts"), fetched(address), styled(later.style));
      if (!parts) return;
      open ??= parts[0].rulesBeside(parts[1], say, TABLE);
    }
    open(place);
  });
}
