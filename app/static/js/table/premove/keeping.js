/** Keeping the draft of the next turn over reloads, checking it after every change, playing it step by step. */
import { call } from "../api.js";
import { whole } from "../state.js";
import { storied } from "../story.js";
import { answered, carriedOn, drafted, isOffered, left, meansTheSame, readDraft, wantsCheck } from "./premove.js";

/**
 * @typedef {import("../types").Ahead} Ahead
 * @typedef {import("../types").Move} Move
 * @typedef {import("../types").Prepared} Prepared
 * @typedef {import("../store.js").Store<import("../types").TableState>} TableStore
 */

/**
 * Keep the draft over reloads, check it after every change, and end it with its turn.
 * @param {TableStore} store
 * @param {string} path
 */
export function followDraft(store, path) {
  /** @type {number | null} */
  let turn = null;
  /** @type {Prepared[] | undefined} what is kept; not known before the first view */
  let kept;
  let loading = false;
  store.subscribe((state) => {
    if (!state.view || state.view.me === null) return;
    const key = `regolith-draft-${state.id}-${state.view.me}`;
    if (kept === undefined) {
      const found = keptDraft(key);
      kept = found?.steps ?? [];
      if (found) store.set(drafted(store.get(), found));
    }
    const now = store.get();
    const draft = carriedOn(now, turn);
    turn = state.view.turn;
    if (draft !== now.story.draft) store.set(storied(now, { draft }));
    if (draft.steps !== kept) {
      kept = draft.steps;
      keepDraft(key, kept, draft.round);
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
  const known = await foreseen(path, left(store.get())).catch(() => null);
  store.set(answered(store.get(), story.draft.steps, known, known?.choices.seq ?? seq));
}

/**
 * What the server says of these steps. One that has come to mean something else is as good as gone.
 * @param {string} path
 * @param {Prepared[]} steps
 * @returns {Promise<Ahead>}
 */
async function foreseen(path, steps) {
  /** @type {Ahead} */
  const answer = await call("POST", `${path}/ahead`, { moves: steps.map(({ move }) => move) });
  const changed = answer.steps.findIndex(
    ({ about }, index) => !meansTheSame(about, /** @type {Prepared} */ (steps[index])),
  );
  return changed < 0 ? { ...answer, choices: whole(answer.choices) } : foreseen(path, steps.slice(0, changed));
}

/**
 * Play these one after the other, as long as each is offered as it was prepared and nothing goes wrong.
 * @param {TableStore} store
 * @param {Prepared[]} steps
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
function keptDraft(key) {
  try {
    return readDraft(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {Prepared[]} steps
 * @param {number} round
 */
function keepDraft(key, steps, round) {
  try {
    if (steps.length > 0) localStorage.setItem(key, JSON.stringify({ steps, round }));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still prepares.
  }
}
