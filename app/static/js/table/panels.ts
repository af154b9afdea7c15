/** Loads the standing, the results of a game and summaries of rounds lazily, with their scripts, messages and styles. */

import { nothing } from "lit-html";
import { call, pause } from "./api.ts";
import { face } from "./face.ts";
import { focusKeeper } from "./focus-keeper.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { partMissing } from "./missing-part.ts";
import { NO_STANDING } from "./results.ts";
import { isOver } from "./seats.ts";
import type { Store } from "./store.ts";
import type { Charts, ContextOf, Ctx, History, Results, Say, Standings, TableState } from "./types.ts";

type TableStore = Store<TableState>;

/** The result, with charts once they are loaded. */
export function theEnd(ctx: Ctx) {
  const { charts, results } = ctx.now.parts;
  return charts && ctx.state.end.history ? charts.end(ctx) : (results?.scores(ctx) ?? nothing);
}

/** What stands in place of the choices once the game is over and what draws it is loaded. */
export function theOutcome(ctx: Ctx) {
  return ctx.now.parts.results?.outcome?.(ctx) ?? nothing;
}

/** The standing, once what draws it is loaded. */
export function theStanding(ctx: Ctx) {
  return ctx.now.parts.results?.standing(ctx) ?? nothing;
}

/**
 * The summary of the round that has just ended, once what draws it is loaded.
 * @param aloud as text alone, for a live region
 */
export function theRound(ctx: Ctx, aloud: boolean) {
  return ctx.now.parts.results?.round?.(ctx, aloud) ?? nothing;
}

/**
 * Load what the open panel shows, and draw what lit-html cannot. Call it once the store draws the table.
 * @param later the messages and styles of both panels
 * @param extras the styles of all dialogs
 */
export function followPanels(
  root: HTMLElement,
  store: TableStore,
  contextOf: ContextOf,
  path: string,
  query: string,
  say: Speaker,
  later: Later,
  extras: string,
) {
  const keepFocus = focusKeeper(root);
  const loading = new Set();
  let wasOpen = false;
  let untouched: TableState["choosing"]["draft"] | null = null;
  let wordsAndStyles: Promise<unknown> | null = null;
  const loadWordsAndStyles = () => {
    wordsAndStyles ??= Promise.all([fetched(later.words).then(say.learn), styled(extras, later.style)]).catch(
      (error: unknown) => {
        wordsAndStyles = null;
        throw error;
      },
    );
    return wordsAndStyles;
  };
  const once = async (name: string, work: () => Promise<void>) => {
    if (loading.has(name)) return;
    loading.add(name);
    await work().finally(() => loading.delete(name));
  };
  const follow = (state: TableState) => {
    keepFocus();
    if (face.results && !state.parts.results && (state.standing.open || isOver(state.game.view))) {
      void once("results", () => loadResults(store, loadWordsAndStyles, say));
    }
    const isOpen = state.panels.scores && isOver(state.game.view);
    if (isOpen && !wasOpen && state.end.failed) store.set({ end: { failed: false } }); // It is tried again.
    wasOpen = isOpen;
    if (face.charts && isOpen && !state.end.failed && !(state.end.ready && state.end.history)) {
      void once("end", () => loadEnd(store, `${path}/history${query}`, loadWordsAndStyles, say));
    }
    if (state.standing.open && !state.standing.failed && (state.standing.data?.seq ?? -1) < state.game.seq) {
      void once("standing", () => loadStanding(store, `${path}/standing${query}`, loadWordsAndStyles, say));
    }
    untouched = state.recent.roundOver && (untouched ?? state.choosing.draft);
    if (untouched && untouched !== state.choosing.draft) store.set({ recent: { roundOver: null } }); // Filling in a form is moving.
    if (face.results && state.recent.roundOver && !state.recent.roundOver.history) {
      void once("round", () => loadRound(store, `${path}/history${query}`, loadWordsAndStyles, say));
    }
    const { charts } = state.parts;
    charts?.drawIn(root, state.panels.scores ? contextOf(state) : null);
  };
  store.subscribe(follow);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => follow(store.get()));
  addEventListener("regolith-looks", () => follow(store.get()));
}

/** Load what draws the panels; one that cannot be drawn does not stay open. */
async function loadResults(store: TableStore, loadWordsAndStyles: () => Promise<unknown>, say: Say) {
  try {
    const [results]: [Results | undefined, unknown] = await Promise.all([face.results?.(), loadWordsAndStyles()]);
    store.set({ parts: { results } });
  } catch (problem) {
    const { standing, panels, game } = store.get();
    store.set({ standing: NO_STANDING, panels: { scores: false } });
    const isGone = await partMissing(store, say, problem, standing.open || panels.scores);
    if (!isOver(game.view)) return;
    // They are wanted without being opened: after a while once more, unless they are gone for good.
    await new Promise((resolve) => isGone || pause().then(resolve));
    store.redraw();
  }
}

async function loadEnd(store: TableStore, address: string, loadWordsAndStyles: () => Promise<unknown>, say: Say) {
  try {
    const [charts, history]: [Charts | undefined, History, unknown] = await Promise.all([
      face.charts?.(),
      call("GET", address),
      loadWordsAndStyles(),
    ]);
    store.set({ parts: { charts }, end: { history, ready: true } });
  } catch (problem) {
    await partMissing(store, say, problem, false);
    store.set({ end: { failed: true } });
  }
}

async function loadStanding(store: TableStore, address: string, loadWordsAndStyles: () => Promise<unknown>, say: Say) {
  try {
    const [data]: [Standings, unknown] = await Promise.all([call("GET", address), loadWordsAndStyles()]);
    store.set({ standing: { data } });
  } catch (problem) {
    await partMissing(store, say, problem, false);
    store.set({ standing: { failed: true } });
  }
}

/** A summary that cannot be loaded is left out: nobody has asked for it. */
async function loadRound(store: TableStore, address: string, loadWordsAndStyles: () => Promise<unknown>, say: Say) {
  const { roundOver } = store.get().recent;
  try {
    const [results, history]: [Results | undefined, History, unknown] = await Promise.all([
      face.results?.(),
      call("GET", address),
      loadWordsAndStyles(),
    ]);
    store.set({ parts: { results } });
    if (store.get().recent.roundOver === roundOver)
      store.set({ recent: { roundOver: roundOver && { ...roundOver, history } } });
  } catch (problem) {
    await partMissing(store, say, problem, false);
    store.set({ recent: { roundOver: null } });
  }
}
