/** Keeping a premove over reloads, checking it after every change, playing it step by step. */
import { call } from "../api.js";
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
 * Keep the premove over reloads, check it after every change, and end it with its turn.
 * @param {TableStore} store
 * @param {string} path
 */
export function followPremove(store, path) {
  /** @type {number | null} */
  let turn = null;
  /** @type {PremoveStep[] | undefined} what is kept; not known before the first view */
  let kept;
  let loading = false;
  store.subscribe((state) => {
    if (!state.view || state.view.me === null) return;
    const key = `regolith-draft-${state.id}-${state.view.me}`; // As former versions kept it.
    if (kept === undefined) {
      const found = keptPremove(key);
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
 * Ask what would be offered now.
 * @param {TableStore} store
 * @param {string} path
 */
async function check(store, path) {
  const { seq, story } = store.get();
  const known = await checked(path, left(store.get())).catch(() => null);
  store.set(answered(store.get(), story.premove.steps, known, known?.choices.seq ?? seq));
}

/**
 * What the server says of these steps. One that has come to mean something else is as good as gone.
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
 * Play these one after the other, as long as each is offered as it was premoved and nothing goes wrong.
 * @param {TableStore} store
 * @param {PremoveStep[]} steps
 * @param {(move: Move) => Promise<void>} submit makes a move and waits until the page shows it; a problem is told
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

/** @param {string} key */
function keptPremove(key) {
  try {
    return readPremove(localStorage.getItem(key));
  } catch {
    return null;
  }
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
    // A browser that keeps nothing still premoves.
  }
}
