/** Offers to step through what has happened since the reader was last here; what shows it is loaded when wanted. */
import { html, nothing } from "lit-html";
import { call } from "./api.ts";
import { face } from "./face.ts";
import { keptBy } from "./kept.ts";
import type { Later } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { brought } from "./missing-part.ts";
import type { ShowPast, TablePage } from "./past.ts";
import { point } from "./pointing.ts";
import { hasWideHeader } from "./room.ts";
import { isOver } from "./seats.ts";
import type { Store } from "./store.ts";
import type { Ask, Ctx, TableState } from "./types.ts";

type TableStore = Store<TableState>;

export type Since = Later & { missed: { after: number; turns: number } | null };

/** Milliseconds: who has not looked for so long has been away, and news that come so soon came meanwhile. */
const AWAY = 60_000;
const BACK = 10_000;
const KEPT = "regolith-since";

/** What is told of it, in a row of its own; so is the offer where the header has no room for it. */
export function missedPanel(ctx: Ctx) {
  if (ctx.now.recent.missed?.told) return ctx.now.parts.missedTour?.draw(ctx);
  return isInHeader(ctx) ? nothing : offered(ctx);
}

/** The offer in the header, which moves nothing below. */
export function missedOfferInHeader(ctx: Ctx) {
  return isInHeader(ctx) && !ctx.now.recent.missed?.told ? offered(ctx) : nothing;
}

/** At the end of a game the button for the scores has its place there. */
function isInHeader({ view }: Ctx) {
  return hasWideHeader() && !isOver(view);
}

function offered({ now, say }: Ctx) {
  const offer = now.recent.missed;
  if (!offer || now.story.past) return nothing;
  return html`<section class="then since" aria-label=${say("since")}>
    <button type="button" class="main" data-since>${say("since-offer", { count: offer.turns })}</button>
    <button type="button" data-since-end aria-label=${say("since-not")} title=${say("since-not")}>✕</button>
  </section>`;
}

/** Offer what was missed before this page was opened, or while nobody looked at it, until the reader moves. */
export function offerMissed({ root, store, path, query, say }: TablePage, later: Since, show: ShowPast) {
  if (!face.missedTour) return;
  const missed = later.missed ?? keptOffer(path);
  store.set({ recent: { missed: missed && { ...missed, told: null, at: 0 } } });
  keepOffer(store, path);
  const begin = async () => {
    const after = store.get().recent.missed?.after ?? 0;
    const parts = await brought(
      store,
      say,
      face.missedTour?.() ?? Promise.reject(),
      call("GET", `${path}/since?after=${after}${query.replace("?", "&")}`),
      fetched(later.words).then(say.learn),
      styled(later.style),
    );
    if (!parts) return;
    const ask: Ask = (method, rest, body) => call(method, path + rest + query, body);
    const { missedTour = parts[0].follow(root, store, show, point, ask) } = store.get().parts;
    store.set({ parts: { missedTour } });
    missedTour.begin(parts[1]);
  };
  root.addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("[data-since]")) void begin();
    else if (target.closest("[data-since-end]") && !store.get().recent.missed?.told)
      store.set({ recent: { missed: null } });
  });
  followAbsence(store);
}

/**
 * Keep an offer over the reload after an update, which the reader did not want: the server takes all as seen that a
 * visible page has shown.
 */
function keepOffer(store: TableStore, path: string) {
  addEventListener("pagehide", () => {
    const {
      recent: { missed: offer },
      connection: { outdated },
    } = store.get();
    if (!outdated || !offer || offer.told) return;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ path, after: offer.after, turns: offer.turns }));
    } catch {
      // Where nothing can be kept, the offer ends with the page.
    }
  });
}

/** The offer that this page made before it was reloaded. */
function keptOffer(path: string): Since["missed"] {
  const [how] = performance.getEntriesByType("navigation");
  const isReload = (how as PerformanceNavigationTiming | undefined)?.type === "reload";
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

function followAbsence(store: TableStore) {
  /** What the page showed when it was last hidden; null before, and until it shows something. */
  let left: { seq: number; at: number } | null = null;
  let back = -Infinity;
  const leave = () => {
    const { seq } = store.get().game;
    left ??= document.hidden && seq >= 0 ? { seq, at: performance.now() } : null;
  };
  document.addEventListener("visibilitychange", () => {
    const now = performance.now();
    if (document.hidden) left = null;
    else if (left && now - left.at >= AWAY) back = now;
    leave();
  });
  store.subscribe(({ game: { seq, log, view }, sending: { busy }, recent: { missed: offer } }) => {
    leave();
    if (busy && offer) return store.set({ recent: { missed: null } });
    if (offer || !left || seq <= left.seq || performance.now() - back > BACK) return;
    const { seq: after } = left;
    const turns = log.filter((entry) => entry.seq > after && entry.seat !== view?.me && entry.begun).length;
    if (turns === 0) return;
    back = -Infinity; // It is offered once, whatever becomes of the offer.
    store.set({ recent: { missed: { after, turns, told: null, at: 0 } } });
  });
}
