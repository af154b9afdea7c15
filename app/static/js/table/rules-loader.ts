/** Loads the rules beside the table when somebody first wants to read one. */
import type { Speaker } from "./i18n.ts";
import { fetched, styled } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { saidMissing } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** Links to a place of the rules (`data-rules`) open them there; with a key that opens a new tab they do just that. */
export function rulesWhenWanted(store: Store<TableState>, say: Speaker, later: { style: string }) {
  let address = "";
  const rules = new LaterPart(
    async () => {
      const [{ rulesBeside }, page] = await Promise.all([
        import("./rules/panel.ts"),
        fetched(address),
        styled(later.style),
      ]);
      return () => rulesBeside(page, say);
    },
    saidMissing(store, say),
  );
  document.addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-rules]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    store.set({ panels: { help: false } });
    store.tell(); // The help gives the focus back before the rules take it.
    [address = ""] = link.href.split("#");
    const place = link.dataset.rules ?? "";
    (await rules.get())?.(place);
  });
}
