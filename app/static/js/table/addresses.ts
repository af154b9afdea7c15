/**
 * The address of an earlier position: `#at=` with its number in the log, so that it can be sent to others. And those of
 * pages beside a table, such as that of its talk.
 */
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** The position that an address names, or null. Pure. @param hash such as "#at=120" */
export function positionIn(hash: string): number | null {
  const found = /^#at=(\d{1,7})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/**
 * Keep the address as the position that is shown, and open the one that the page was asked for.
 * @param open shows a position
 */
export function followAddress(store: Store<TableState>, open: (seq: number) => void) {
  let asked = positionIn(location.hash);
  let shown: number | null = null;
  const ask = () => {
    if (asked !== null && store.get().game.view) open(asked);
    asked = null;
  };
  addEventListener("hashchange", () => {
    asked = positionIn(location.hash);
    ask();
  });
  store.subscribe(({ game: { view }, story }) => {
    if (view && asked !== null) ask();
    const seq = story.past?.seq ?? null;
    if (seq === shown) return;
    shown = seq;
    history.replaceState(null, "", seq === null ? location.pathname + location.search : `#at=${seq}`);
  });
}

/**
 * The address of a page beside the one that is shown, with the invitation that let the reader in. Pure.
 * @param path of the table's page, with its query
 */
export function addressBeside(page: string, path: string = location.pathname + location.search): string {
  const [table, query] = path.split("?");
  return `${table}/${page}${query ? `?${query}` : ""}`;
}
