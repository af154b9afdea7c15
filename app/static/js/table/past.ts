/** Earlier positions: each is fetched and shown in place of the present one, until the reader goes back to that. */
import { followAddress } from "./addresses.ts";
import { call } from "./api.ts";
import { face } from "./face.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { lastTold, neighbour } from "./log/chronicle.ts";
import { partMissing } from "./missing-part.ts";
import { pastControlsWhenWanted } from "./past-controls-loader.ts";
import type { Store } from "./store.ts";
import type { TableState, TableWithGame } from "./types.ts";

/** A table's page: where its requests go (`query` is the invitation, if the page has one), and how it speaks. */
export type TablePage = { root: HTMLElement; store: Store<TableState>; path: string; query: string; say: Speaker };

/**
 * Shows the position after an entry of the log.
 * @param isStep whether it follows the one shown before; without it, whether it is its neighbour
 */
export type ShowPast = (seq: number, isStep?: boolean) => Promise<void>;

/** @param load loads what stands around an earlier position; false if it cannot */
export function pastOf({ root, store, path, query, say }: TablePage, load: () => Promise<boolean>): ShowPast {
  /** How often a position was asked for: only the last one is shown. */
  let asked = 0;
  return async (seq, isStep) => {
    const mine = ++asked;
    const before = store.get();
    const [answer, isLoaded]: [TableWithGame | null, boolean] = await Promise.all([
      call("GET", `${path}?at=${seq}${query.replace("?", "&")}`).catch(async (problem: unknown) => {
        if (mine === asked) await partMissing(store, say, problem);
        return null;
      }),
      load(),
    ]);
    const state = store.get();
    const { past } = before.story;
    if (!answer?.view || !isLoaded || mine !== asked || hasGone(before, state)) return;
    const { tab, sideTab } = state.panels;
    const step = isStep ?? [-1, 1].some((way) => past !== null && neighbour(state.game.log, past.seq, way) === seq);
    store.set({
      story: { past: { seq, view: answer.view, tab: past?.tab ?? tab, side: past?.side ?? sideTab, step } },
      panels: { tab: tab === "log" ? (face.tabs[0] ?? "") : tab, sideTab: past ? sideTab : "log", scores: false },
    });
    requestAnimationFrame(() => requestAnimationFrame(() => keepFocus(root)));
  };
}

/** Whether the reader has gone elsewhere, or begun to ask about the position that is shown. */
function hasGone({ story, recent }: TableState, now: TableState) {
  const { past } = now.story;
  return story.past?.seq !== past?.seq || past?.branching || recent.missed?.at !== now.recent.missed?.at;
}

/**
 * Show the positions that lines of the log, the way from entry to entry and the page's address lead to.
 * @param later the messages and styles of what stands around an earlier position
 * @param extras the styles of all dialogs
 */
export function followPast(page: TablePage, later: Later & { known: boolean }, extras: string): ShowPast {
  const { root, store, path, query, say } = page;
  const show: ShowPast = pastOf(
    page,
    pastControlsWhenWanted(store, path, query, say, later, extras, (seq) => show(seq)),
  );
  root.addEventListener("click", ({ target }) => {
    const seq = wanted(target as Element, store.get());
    if (seq !== null) void show(seq);
  });
  followAddress(store, show);
  let shown = store.get().story.past;
  store.subscribe(({ story }) => {
    if (shown && !story.past) returnFocus(root, shown.seq);
    shown = story.past;
  });
  return show;
}

/**
 * The entry that a click asks for: that of a line of the log, the first or the last one, or one with sentences before or
 * after the one shown.
 */
function wanted(target: Element, { game: { log, since, seq }, story: { past } }: TableState): number | null {
  const then = target.closest("[data-then]")?.getAttribute("data-then");
  if (then) return Number(then);
  const way = target.closest("[data-step-then]")?.getAttribute("data-step-then");
  const last = lastTold(log, seq);
  if (!way) return null;
  if (way === "first" || way === "last") return way === "last" ? last : 1;
  const at = past?.seq ?? last ?? seq;
  return Number(way) > 0 && at < since ? null : neighbour(log, at, Number(way)); // What lies between is being fetched.
}

/** If the earlier position hides the log, move the focus to the button that leads back. */
function keepFocus(root: HTMLElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
  (root.querySelector("button[data-now]") as HTMLElement | null)?.focus();
}

/** Back in the present, move the focus to the line of the log. */
function returnFocus(root: HTMLElement, seq: number) {
  if (document.activeElement && document.activeElement !== document.body) return;
  (root.querySelector(`[data-then="${seq}"]`) as HTMLElement | null)?.focus({ preventScroll: true });
}
