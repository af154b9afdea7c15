/** Offers to step through what has happened since the reader was last here; what shows it is loaded when wanted. */
import { html, nothing } from "lit-html";
import { call } from "./api.js";
import { face } from "./face.js";
import { lookBack } from "./following.js";
import { keptBy } from "./kept.js";
import { fetched, styled } from "./later.js";
import { partMissing } from "./missing-part.js";
import { point } from "./pointing.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./store.js").Store<import("./types").TableState>} TableStore
 * @typedef {import("./later.js").Later & {missed: {after: number, turns: number} | null}} Since
 */

/** Milliseconds: who has not looked for so long has been away, and news that come so soon came meanwhile. */
const AWAY = 60_000;
const BACK = 10_000;
const KEPT = "regolith-since";

/** @type {((ctx: Ctx) => unknown) | null} */
let panel = null;

/** @param {Ctx} ctx */
export function returning(ctx) {
  const { now, say } = ctx;
  const offer = now.returning;
  if (offer?.told) return panel?.(ctx);
  if (!offer || now.story.past) return nothing;
  return html`<section class="then since" aria-label=${say("since")}>
    <button type="button" class="main" data-since>${say("since-offer", { count: offer.turns })}</button>
    <button type="button" data-since-end aria-label=${say("since-not")} title=${say("since-not")}>✕</button>
  </section>`;
}

/**
 * Offer what was missed before this page was opened, or while nobody looked at it, until the reader moves.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {string} path
 * @param {string} query
 * @param {import("./i18n.js").Speaker} say
 * @param {Since} later
 */
export function followReturning(root, store, path, query, say, later) {
  if (!face.catchingUp) return;
  const missed = later.missed ?? keptOffer(path);
  store.set({ returning: missed && { ...missed, told: null, at: 0 } });
  keepOffer(store, path);
  const begin = async () => {
    const after = store.get().returning?.after ?? 0;
    try {
      const [{ follow }, told, words] = await Promise.all([
        face.catchingUp?.() ?? Promise.reject(),
        call("GET", `${path}/since?after=${after}${query.replace("?", "&")}`),
        fetched(later.words),
        styled(later.style),
      ]);
      say.learn(words);
      const look = (/** @type {number} */ seq, /** @type {boolean} */ step) =>
        lookBack(root, store, path, query, seq, step);
      panel = follow(root, store, told, look, point, (method, rest, body) => call(method, path + rest + query, body));
    } catch (problem) {
      await partMissing(store, say, problem);
    }
  };
  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-since]")) void begin();
    else if (target.closest("[data-since-end]") && !panel) store.set({ returning: null });
  });
  followAbsence(store);
}

/**
 * Keep an offer over the reload after an update, which the reader did not want: the server takes all as seen that a
 * visible page has shown.
 * @param {TableStore} store
 * @param {string} path
 */
function keepOffer(store, path) {
  addEventListener("pagehide", () => {
    const { returning: offer, outdated } = store.get();
    if (!outdated || !offer || offer.told) return;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ path, after: offer.after, turns: offer.turns }));
    } catch {
      // Where nothing can be kept, the offer ends with the page.
    }
  });
}

/**
 * The offer that this page made before it was reloaded.
 * @param {string} path
 * @returns {Since["missed"]}
 */
function keptOffer(path) {
  const [how] = performance.getEntriesByType("navigation");
  const isReload = /** @type {PerformanceNavigationTiming | undefined} */ (how)?.type === "reload";
  return keptBy(
    () => sessionStorage,
    KEPT,
    (text) => {
      const kept = JSON.parse(text ?? "null");
      sessionStorage.removeItem(KEPT);
      return isReload && kept?.path === path ? { after: kept.after, turns: kept.turns } : null;
    },
  );
}

/** @param {TableStore} store */
function followAbsence(store) {
  let left = { seq: -1, at: 0 };
  let back = -Infinity;
  document.addEventListener("visibilitychange", () => {
    const now = performance.now();
    if (document.hidden) left = { seq: store.get().seq, at: now };
    else if (now - left.at >= AWAY) back = now;
  });
  store.subscribe(({ seq, busy, returning: offer, log, view }) => {
    if (busy && offer) return store.set({ returning: null });
    if (offer || seq <= left.seq || performance.now() - back > BACK) return;
    const turns = log.filter((entry) => entry.seq > left.seq && entry.seat !== view?.me && entry.begun).length;
    if (turns > 0) store.set({ returning: { after: left.seq, turns, told: null, at: 0 } });
  });
}
