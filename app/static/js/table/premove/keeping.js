/** Stores a premove across reloads, checks it after every change, and plays it step by step. */
import { call } from "../api.js";
import { keptBy } from "../kept.js";
import { whole } from "../state.js";
import { storied } from "../story.js";
import { answered, carriedOn, isOffered, left, meansTheSame, readPremove, wantsCheck, withPremove } from "./premove.js";

/**
 * @typedef {import("../types").CheckedPremove} CheckedPremove
 * @typedef {import("../types").Move} Move
 * @typedef {import("../types").PremoveStep} PremoveStep
 * @typedef {import("../store.js").Store<import("../types").TableState>} TableStore
 */

/**
 * Store the premove across reloads, check it after every change, and end it with its turn.
 * @param {TableStore} store
 * @param {string} path
 */
export function followPremove(store, path) {
  /** @type {number | null} */
  let turn = null;
  /** @type {PremoveStep[] | undefined} the stored steps; undefined before the first view */
  let kept;
  let loading = false;
  store.subscribe((state) => {
    if (!state.view || state.view.me === null) return;
    const key = `regolith-draft-${state.id}-${state.view.me}`; // The key of earlier versions.
    if (kept === undefined) {
      const found = keptBy(() => localStorage, key, readPremove);
      kept = found?.steps ?? [];
      if (found) store.set(withPremove(store.get(), found));
    }
    const now = store.get();
    const premove = carriedOn(now, turn);
    turn = state.view.turn;
    if (premove !== now.story.premove) store.set(storied(now, { premove }));
    if (premove.steps !== kept) {
      kept = premove.steps;
      keepPremove(key, kept, premove.round);
    }
    if (!loading && wantsCheck(store.get())) {
      loading = true;
      void check(store, path).finally(() => (loading = false));
    }
  });
}

/**
 * Ask the server whether the steps are possible and what would be offered next.
 * @param {TableStore} store
 * @param {string} path
 */
async function check(store, path) {
  const { seq, story } = store.get();
  const known = await checked(path, left(store.get())).catch(() => null);
  store.set(answered(store.get(), story.premove.steps, known, known?.choices.seq ?? seq));
}

/**
 * The server's verdict on these steps. A step whose meaning has changed counts as no longer possible.
 * @param {string} path
 * @param {PremoveStep[]} steps
 * @returns {Promise<CheckedPremove>}
 */
async function checked(path, steps) {
  /** @type {CheckedPremove} */
  const answer = await call("POST", `${path}/premove`, { moves: steps.map(({ move }) => move) });
  const changed = answer.steps.findIndex(
    ({ about }, index) => !meansTheSame(about, /** @type {PremoveStep} */ (steps[index])),
  );
  return changed < 0 ? { ...answer, choices: whole(answer.choices) } : checked(path, steps.slice(0, changed));
}

/**
 * Play these steps one after the other, while each is offered as it was premoved and no request fails.
 * @param {TableStore} store
 * @param {PremoveStep[]} steps
 * @param {(move: Move) => Promise<void>} submit makes a move and waits until the page shows it; problems are shown
 * @returns {Promise<boolean>} false: one was not offered
 */
export async function playAll(store, steps, submit) {
  for (const step of steps) {
    if (!isOffered(store.get().choices, step)) return false;
    await submit(step.move);
    if (store.get().error !== "") break;
  }
  return true;
}

/**
 * @param {string} key
 * @param {PremoveStep[]} steps
 * @param {number} round
 */
function keepPremove(key, steps, round) {
  try {
    if (steps.length > 0) localStorage.setItem(key, JSON.stringify({ steps, round }));
    else localStorage.removeItem(key);
  } catch {
    // Premoves work without storage too.
  }
}
