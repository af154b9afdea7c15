/** Follows what is told: fetching past views, keeping the log scrolled to its end, the turn alert, the clock. */

import { followAddress } from "./addresses.ts";
import { call } from "./api.ts";
import { face } from "./face.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { lastTold, neighbour } from "./log/chronicle.ts";
import { followEarlier } from "./log/earlier.ts";
import { lookingBackWhenWanted } from "./looking-back-loader.ts";
import { partMissing } from "./missing-part.ts";
import { keptSettings } from "./own-settings.ts";
import { partsIn } from "./regions.ts";
import { serverNow } from "./server-time.ts";
import type { Store } from "./store.ts";
import { markTab, ring } from "./turn-alert.ts";
import type { Say, TableState, TableWithGame } from "./types.ts";
import { isMine } from "./waiting.ts";

type TableStore = Store<TableState>;

const MINUTE = 60_000;

/** How close to its end, in pixels, the log counts as scrolled to the end. */
const NEAR = 40;

/** How often a moment was asked for: only the last one is shown. */
let looks = 0;

/** Loads what stands around an earlier position; false if it cannot. */
let loadLookingBack: () => Promise<boolean> = async () => true;

/**
 * Follow the table. Call it once the store draws it.
 * @param later the messages and styles of what stands around an earlier position
 */
export function followStory(
  root: HTMLElement,
  store: TableStore,
  path: string,
  query: string,
  say: Speaker,
  later: Later & { known: boolean },
  extras: string,
) {
  const look = (seq: number) => lookBack(root, store, path, query, say, seq);
  loadLookingBack = lookingBackWhenWanted(store, path, query, say, later, extras, look);
  const settle = () => store.set({ story: { settings: keptSettings(), clock: serverNow() } });
  settle();
  addEventListener("regolith-looks", settle);
  setInterval(() => store.set({ story: { clock: serverNow() } }), MINUTE);
  root.addEventListener("click", (event) => {
    const target = event.target as Element;
    const seq = wanted(target, store.get());
    if (seq !== null) void look(seq);
  });
  followAddress(store, look);
  followEarlier(store, path, query);
  const scroll = scroller(root);
  addEventListener("resize", () => requestAnimationFrame(() => lookedInSight(root, store.get())));
  const turn = caller();
  let past = store.get().story.past;
  store.subscribe((state) => {
    scroll(state);
    turn(state);
    if (past && !state.story.past) returnFocus(root, past.seq);
    past = state.story.past;
  });
}

/**
 * The moment that a click asks for: that of a line of the log, the first or the last one, or one entry with sentences
 * before or after the one shown.
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

/** @param follows whether it follows the moment shown before; without it, whether it is its neighbour */
export async function lookBack(
  root: HTMLElement,
  store: TableStore,
  path: string,
  query: string,
  say: Say,
  seq: number,
  follows?: boolean,
) {
  looks += 1;
  const mine = looks;
  const {
    story: { past },
    recent: { returning },
  } = store.get();
  const [answer, isLoaded]: [TableWithGame | null, boolean] = await Promise.all([
    call("GET", `${path}?at=${seq}${query.replace("?", "&")}`).catch(async (problem: unknown) => {
      if (mine === looks) await partMissing(store, say, problem);
      return null;
    }),
    loadLookingBack(),
  ]);
  const state = store.get();
  // Who has gone back to the present meanwhile, or on to it, stays there, and so does a question about the position.
  const now = state.story.past;
  const hasGone = past?.seq !== now?.seq || now?.branching || returning?.at !== state.recent.returning?.at;
  if (!answer?.view || !isLoaded || mine !== looks || hasGone) return;
  const { tab, sideTab: side } = past ? { tab: past.tab, sideTab: past.side } : state.panels;
  const step = follows ?? [-1, 1].some((way) => past !== null && neighbour(state.game.log, past.seq, way) === seq);
  store.set({
    story: { past: { seq, view: answer.view, tab, side, step } },
    panels: {
      tab: state.panels.tab === "log" ? (face.tabs[0] ?? "") : state.panels.tab,
      sideTab: past ? state.panels.sideTab : "log",
      scores: false,
    },
  });
  requestAnimationFrame(() => requestAnimationFrame(() => keepFocus(root)));
}

/** If the past view hides the log, move the focus to the button that leads back. */
function keepFocus(root: HTMLElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
  (root.querySelector("button[data-now]") as HTMLElement | null)?.focus();
}

/** After leaving the past, move the focus back to the line of the log. */
function returnFocus(root: HTMLElement, seq: number) {
  if (document.activeElement && document.activeElement !== document.body) return;
  (root.querySelector(`[data-then="${seq}"]`) as HTMLElement | null)?.focus({ preventScroll: true });
}

/** What scrolls the log. */
function logIn(root: HTMLElement) {
  const side = partsIn(root).find((one) => one.classList.contains("side"));
  return side && ([...side.children].find((one) => one.classList.contains("side-log")) as HTMLElement | undefined);
}

/** Keeps the log scrolled to its end unless the reader has scrolled away, and the line of the moment shown visible. */
function scroller(root: HTMLElement): (state: TableState) => void {
  let follows = true;
  let drawn = "";
  let looked = "";
  root.addEventListener(
    "scroll",
    (event) => {
      const box = event.target as Element;
      if (box.classList.contains("side-log")) follows = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
    { capture: true, passive: true },
  );
  return (state) => {
    const { past } = state.story;
    const at = past ? `${past.seq}/${state.game.since}` : "";
    if (past && at !== looked) inSight(root, past.seq);
    looked = at;
    const box = logIn(root);
    const { tab, sideTab } = state.panels;
    const now =
      box && "inSight" in box.dataset ? `${state.game.log.at(-1)?.seq}/${sideTab}/${tab}/${state.story.seat}` : "";
    if (now === drawn) return;
    drawn = now;
    if (box && follows && !state.story.past) box.scrollTop = box.scrollHeight;
  };
}

/** After a resize, scroll the line of the moment shown back into view, as the lines wrap differently. */
function lookedInSight(root: HTMLElement, { story: { past } }: TableState) {
  if (past) inSight(root, past.seq);
}

function inSight(root: HTMLElement, seq: number) {
  const line = root.querySelector(`[data-then="${seq}"]`)?.closest(".log-entry");
  if (line && line.getClientRects().length > 0) line.scrollIntoView({ block: "nearest" });
}

/** Marks the tab and plays the alert when the player's turn comes. */
function caller(): (state: TableState) => void {
  let previous: boolean | null = null;
  return (state) => {
    if (!state.game.view) return;
    const mine = isMine(state);
    if (mine !== previous) markTab(mine);
    if (mine && previous === false && state.story.settings.sound) void ring();
    previous = mine;
  };
}
