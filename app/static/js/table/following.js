/** Side effects of the log: fetching past views, keeping the log scrolled to its end, the turn alert, the clock. */
import { call } from "./api.js";
import { face } from "./face.js";
import { neighbour } from "./log/chronicle.js";
import { followEarlier } from "./log/earlier.js";
import { ledBackTo } from "./log/in-effect.js";
import { followPremove } from "./premove/keeping.js";
import { keepSettings, keptSettings } from "./settings.js";
import { storied } from "./story.js";
import { markTab, ring } from "./turn-alert.js";
import { isMine } from "./waiting.js";

/**
 * @typedef {import("./types").TableState} TableState
 * @typedef {import("./store.js").Store<TableState>} TableStore
 */

const MINUTE = 60_000;

/** How close to its end, in pixels, the log counts as scrolled to the end. */
const NEAR = 40;

/**
 * Follow the table. Call it once the store draws it.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {string} path
 * @param {string} query
 */
export function followStory(root, store, path, query) {
  store.set(storied(store.get(), { settings: keptSettings(), clock: Date.now() }));
  setInterval(() => store.set(storied(store.get(), { clock: Date.now() })), MINUTE);
  root.addEventListener("click", (event) => {
    const seq = wanted(/** @type {Element} */ (event.target), store.get());
    if (seq !== null) void lookBack(root, store, path, query, seq);
  });
  followPremove(store, path);
  followTakeback(store);
  followEarlier(store, path, query);
  const scroll = scroller(root);
  addEventListener("resize", () => requestAnimationFrame(() => lookedInSight(root, store.get())));
  const turn = caller();
  let settings = store.get().story.settings;
  let past = store.get().story.past;
  store.subscribe((state) => {
    scroll(state);
    turn(state);
    if (state.story.settings !== settings) {
      settings = state.story.settings;
      keepSettings(settings);
    }
    if (past && !state.story.past) returnFocus(root, past.seq);
    past = state.story.past;
  });
}

/**
 * The moment that a click asks for: that of a line of the log, or one entry with sentences before or after the one
 * shown.
 * @param {Element} target
 * @param {TableState} state
 * @returns {number | null}
 */
function wanted(target, state) {
  const then = target.closest("[data-then]")?.getAttribute("data-then");
  if (then) return Number(then);
  const step = Number(target.closest("[data-step-then]")?.getAttribute("data-step-then") ?? 0);
  return step === 0 || !state.story.past ? null : neighbour(state.log, state.story.past.seq, step);
}

/**
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {string} path
 * @param {string} query
 * @param {number} seq
 * @param {boolean} [follows] whether it follows the moment shown before; without it, whether it is its neighbour
 */
export async function lookBack(root, store, path, query, seq, follows) {
  /** @type {import("./types").TableWithGame | null} */
  const answer = await call("GET", `${path}?at=${seq}${query.replace("?", "&")}`).catch(() => null);
  if (!answer?.view) return;
  const state = store.get();
  const { past } = state.story;
  const tab = past?.tab ?? state.tab;
  const step = follows ?? [-1, 1].some((way) => past !== null && neighbour(state.log, past.seq, way) === seq);
  store.set({
    ...storied(state, { past: { seq, view: answer.view, tab, step } }),
    tab: state.tab === "log" ? (face.tabs[0] ?? "") : state.tab,
  });
  requestAnimationFrame(() => requestAnimationFrame(() => keepFocus(root)));
}

/**
 * If the past view hides the log, move the focus to the button that leads back.
 * @param {HTMLElement} root
 */
function keepFocus(root) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
  /** @type {HTMLElement | null} */ (root.querySelector("button[data-now]"))?.focus();
}

/**
 * After leaving the past, move the focus back to the line of the log.
 * @param {HTMLElement} root
 * @param {number} seq
 */
function returnFocus(root, seq) {
  if (document.activeElement && document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (root.querySelector(`[data-then="${seq}"]`))?.focus({ preventScroll: true });
}

/**
 * Keeps the log scrolled to its end unless the reader has scrolled away, and the line of the moment shown visible.
 * @param {HTMLElement} root
 * @returns {(state: TableState) => void}
 */
function scroller(root) {
  let follows = true;
  let drawn = "";
  let looked = -1;
  root.addEventListener(
    "scroll",
    (event) => {
      const box = /** @type {Element} */ (event.target);
      if (box.classList.contains("side-log")) follows = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    },
    { capture: true, passive: true },
  );
  return (state) => {
    const { past } = state.story;
    if (past && past.seq !== looked) inSight(root, past.seq);
    looked = past?.seq ?? -1;
    if (state.sideTab !== "log" && state.tab !== "log") return;
    const now = `${state.log.at(-1)?.seq}/${state.sideTab}/${state.tab}/${state.story.seat}`;
    if (now === drawn) return;
    drawn = now;
    const box = root.querySelector(".side-log");
    if (box && follows && !state.story.past) box.scrollTop = box.scrollHeight;
  };
}

/**
 * After a resize, scroll the line of the moment shown back into view, as the lines wrap differently.
 * @param {HTMLElement} root
 * @param {TableState} state
 */
function lookedInSight(root, { story: { past } }) {
  if (past) inSight(root, past.seq);
}

/**
 * @param {HTMLElement} root
 * @param {number} seq
 */
function inSight(root, seq) {
  const line = root.querySelector(`[data-then="${seq}"]`)?.closest(".log-entry");
  if (line && line.getClientRects().length > 0) line.scrollIntoView({ block: "nearest" });
}

/**
 * Announces the outcome of a take-back proposal, once the log holds it.
 * @param {TableStore} store
 */
function followTakeback(store) {
  store.subscribe(({ seq, log, takebackEnded: ended }) => {
    if (!ended || (log.at(-1)?.seq ?? 0) < seq) return;
    const notice = { key: outcome(log, ended.was, ended.after), seq };
    store.set({ takebackEnded: null, ...storied(store.get(), { notice }) });
  });
}

/**
 * The outcome of an ended take-back proposal: carried out after entry `after`, or dropped. Pure.
 * @param {import("./types").LogEntry[]} log
 * @param {import("./types").Takeback} was
 * @param {number} after
 */
export function outcome(log, was, after) {
  const done = log.some((entry) => entry.seq > after && ledBackTo(entry) === was.seq);
  return done ? "takeback-done" : "takeback-refused";
}

/**
 * Marks the tab and plays the alert when the player's turn comes.
 * @returns {(state: TableState) => void}
 */
function caller() {
  /** @type {boolean | null} */
  let was = null;
  return (state) => {
    if (!state.view) return;
    const mine = isMine(state);
    if (mine !== was) markTab(mine);
    if (mine && was === false && state.story.settings.sound) void ring();
    was = mine;
  };
}
