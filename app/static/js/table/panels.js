/** Loads the standing and the results of a game lazily, with their scripts, messages and styles. */

import { nothing } from "lit-html";
import { call } from "./api.js";
import { focusKeeper } from "./dialog.js";
import { face } from "./face.js";
import { fetched, styled } from "./later.js";
import { partMissing } from "./missing-part.js";
import { NO_STANDING } from "./results.js";
import { isOver } from "./seats.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").TableState} TableState
 * @typedef {import("./store.js").Store<TableState>} TableStore
 */

/** @type {import("./types").Charts | null} */
let loaded = null;

/** @type {import("./types").Results | null} */
let results = null;

/**
 * The result, with charts once they are loaded.
 * @param {Ctx} ctx
 */
export function theEnd(ctx) {
  return loaded && ctx.state.end.history ? loaded.end(ctx) : (results?.scores(ctx) ?? nothing);
}

/**
 * The standing, once what draws it is loaded.
 * @param {Ctx} ctx
 */
export function theStanding(ctx) {
  return results?.standing(ctx) ?? nothing;
}

/**
 * Load what the open panel shows, and draw what lit-html cannot. Call it once the store draws the table.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {(state: TableState) => Ctx | null} contextOf
 * @param {string} path
 * @param {string} query
 * @param {import("./i18n.js").Speaker} say
 * @param {import("./later.js").Later} later the messages and styles of both panels
 */
export function followPanels(root, store, contextOf, path, query, say, later) {
  const keepFocus = focusKeeper(root);
  const loading = new Set();
  /** @type {Promise<unknown> | null} */
  let dressed = null;
  const dress = () => {
    dressed ??= Promise.all([fetched(later.words).then(say.learn), styled(later.style)]).catch((error) => {
      dressed = null;
      throw error;
    });
    return dressed;
  };
  /**
   * @param {string} name
   * @param {() => Promise<void>} work
   */
  const once = async (name, work) => {
    if (loading.has(name)) return;
    loading.add(name);
    await work().finally(() => loading.delete(name));
  };
  /** @param {TableState} state */
  const follow = (state) => {
    keepFocus();
    if (face.results && !results && (state.standing.open || (state.scores && isOver(state.view)))) {
      void once("results", () => loadResults(store, say));
    }
    if (
      face.charts &&
      state.scores &&
      isOver(state.view) &&
      !state.end.failed &&
      !(state.end.ready && state.end.history)
    ) {
      void once("end", () => loadEnd(store, `${path}/history${query}`, dress, say));
    }
    if (state.standing.open && !state.standing.failed && (state.standing.data?.seq ?? -1) < state.seq) {
      void once("standing", () => loadStanding(store, `${path}/standing${query}`, dress, say));
    }
    const ctx = loaded && state.scores ? contextOf(state) : null;
    if (loaded) loaded.drawIn(root, ctx);
  };
  store.subscribe(follow);
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => follow(store.get()));
  addEventListener("regolith-theme", () => follow(store.get()));
}

/**
 * Load what draws the panels; one that cannot be drawn does not stay open.
 * @param {TableStore} store
 * @param {import("./types").Say} say
 */
async function loadResults(store, say) {
  try {
    results = (await face.results?.()) ?? null;
    store.set({ standing: { ...store.get().standing } });
  } catch (problem) {
    store.set({ standing: NO_STANDING, scores: false });
    await partMissing(store, say, problem);
  }
}

/**
 * @param {TableStore} store
 * @param {string} address
 * @param {() => Promise<unknown>} dress
 * @param {import("./types").Say} say
 */
async function loadEnd(store, address, dress, say) {
  try {
    /** @type {[import("./types").Charts | undefined, import("./types").History, unknown]} */
    const [charts, history] = await Promise.all([face.charts?.(), call("GET", address), dress()]);
    loaded = charts ?? null;
    store.set({ end: { ...store.get().end, history, ready: true } });
  } catch (problem) {
    await partMissing(store, say, problem, false);
    store.set({ end: { ...store.get().end, failed: true } });
  }
}

/**
 * @param {TableStore} store
 * @param {string} address
 * @param {() => Promise<unknown>} dress
 * @param {import("./types").Say} say
 */
async function loadStanding(store, address, dress, say) {
  try {
    /** @type {[import("./types").Standings, unknown]} */
    const [data] = await Promise.all([call("GET", address), dress()]);
    store.set({ standing: { ...store.get().standing, data } });
  } catch (problem) {
    await partMissing(store, say, problem, false);
    store.set({ standing: { ...store.get().standing, failed: true } });
  }
}
