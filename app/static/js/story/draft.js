/**
 * A draft of the next turn, prepared while others act: one action of those that the server says it would offer now.
 * It is kept in this browser, checked anew after every change, and never played by itself.
 */
import { call } from "../api.js";
import { click, matching, offersOf } from "../choose.js";
import { whole } from "../state.js";
import { asThen, storied } from "./state.js";

/**
 * @typedef {import("../types").TableState} TableState
 * @typedef {import("../types").Move} Move
 * @typedef {import("../types").Refused} Refused
 * @typedef {import("../types").Actions} Actions
 * @typedef {import("../types").Choices} Choices
 * @typedef {import("./types").Draft} Draft
 * @typedef {import("../store.js").Store<TableState>} TableStore
 * @typedef {{kind: "none"} | {kind: "kept" | "ready", move: Move} | {kind: "gone", move: Move, reason: Refused | null}} Verdict
 */

/** The question that is "asked" while one prepares. */
export const AHEAD = "Ahead";

/** The question that the prepared action answers. */
const TURN = "TakeTurn";

/**
 * The change of the state that changes the draft.
 * @param {TableState} state
 * @param {Partial<Draft>} part
 */
export function drafted(state, part) {
  return storied(state, { draft: { ...state.story.draft, ...part } });
}

/**
 * Whether one waits for a turn of this round that can be prepared. Automated seats act too fast to begin it meanwhile.
 * @param {TableState} state
 */
export function canPrepare({ view, choices, story }) {
  if (!view || view.me === null || story.past || choices.step !== "") return false;
  const waits = view.phase === "action" && view.turn !== null && view.turn !== view.me && !view.seats[view.me]?.dropped;
  const slow = view.turn !== null && view.seats[view.turn]?.kind === "human";
  return waits && (slow || story.draft.open || story.draft.move !== null);
}

/**
 * The table as it is drawn while one prepares: what would be offered is lit.
 * @param {TableState} state
 * @returns {TableState}
 */
export function asPrepared(state) {
  const { open, ahead } = state.story.draft;
  return open && ahead && canPrepare(state) ? { ...state, choices: { ...ahead, step: AHEAD } } : state;
}

/**
 * What is drawn: the moment looked back at, the turn prepared, or the table as it is.
 * @param {TableState} state
 */
export function asDrawn(state) {
  return asPrepared(asThen(state));
}

/**
 * What the drawn things do while one prepares: choosing keeps instead of playing.
 * @param {TableState} state
 * @param {Actions} act
 * @returns {Actions}
 */
export function draftActions(state, act) {
  const { ahead } = state.story.draft;
  if (!ahead || asPrepared(state) === state) return act;
  return {
    ...act,
    submit: (move) => act.set({ ...drafted(state, { move, round: state.view?.round ?? 0, open: false }), picked: [], why: "" }),
    pick(key) {
      const done = click(offersOf(ahead), state.picked, key);
      if ("submit" in done) this.submit(done.submit);
      else act.set({ picked: done.picked, why: "", error: "" });
    },
  };
}

/**
 * Whether the two are the same move.
 * @param {Move} one
 * @param {Move} other
 */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The refusal that is about this move, or null.
 * @param {Refused[]} refused
 * @param {Move} move
 * @returns {Refused | null}
 */
export function reasonFor(refused, move) {
  /** @type {Record<string, unknown>} */
  const fields = { ...move };
  const about = refused.find(({ what }) => Object.entries(what).every(([key, value]) => JSON.stringify(fields[key]) === JSON.stringify(value)));
  return about ?? null;
}

/**
 * How what was prepared stands: kept while one waits, ready to be played, gone with the rule that forbids it.
 * @param {TableState} state
 * @returns {Verdict}
 */
export function verdict(state) {
  const { move, ahead } = state.story.draft;
  if (!move) return { kind: "none" };
  const asked = state.choices.step === TURN ? state.choices : null;
  const choices = asked ?? (canPrepare(state) ? ahead : null);
  if (!choices) return canPrepare(state) ? { kind: "kept", move } : { kind: "none" };
  if (choices.choices.some((one) => isSame(one, move))) return { kind: asked ? "ready" : "kept", move };
  return { kind: "gone", move, reason: reasonFor(choices.refused, move) };
}

/**
 * The draft after a change from one state to the next: a turn that is over, or another round, ends it.
 * @param {TableState} state
 * @param {number | null} before whose turn it was
 * @returns {Draft}
 */
export function carriedOn(state, before) {
  const { draft } = state.story;
  const { view } = state;
  if (!view) return draft;
  const mine = view.turn !== null && view.turn === view.me;
  const over = before !== null && before === view.me && !mine;
  const stale = over || (draft.move !== null && draft.round !== view.round) || view.phase === "finished";
  if (stale && (draft.move || draft.open)) return { ...draft, move: null, open: false };
  return draft.open && mine ? { ...draft, open: false } : draft;
}

/**
 * A draft from what was kept; nonsense is none.
 * @param {string | null} kept
 * @returns {{move: Move, round: number} | null}
 */
export function readDraft(kept) {
  try {
    const found = JSON.parse(kept ?? "null");
    const sound = typeof found?.move?.type === "string" && typeof found.round === "number";
    return sound ? { move: found.move, round: found.round } : null;
  } catch {
    return null;
  }
}

/**
 * Keep the draft over reloads, check it after every change, and end it with its turn.
 * @param {TableStore} store
 * @param {string} path
 */
export function followDraft(store, path) {
  /** @type {number | null} */
  let turn = null;
  /** @type {Move | null | undefined} what is kept; not known before the first view */
  let kept;
  let loading = false;
  store.subscribe((state) => {
    if (!state.view || state.view.me === null) return;
    const key = `regolith-draft-${state.id}-${state.view.me}`;
    if (kept === undefined) {
      const found = keptDraft(key);
      kept = found?.move ?? null;
      if (found) store.set(drafted(store.get(), found));
    }
    const now = store.get();
    const draft = carriedOn(now, turn);
    turn = state.view.turn;
    if (draft !== now.story.draft) store.set(storied(now, { draft }));
    if (draft.move !== kept) keepDraft(key, draft, (kept = draft.move));
    if (!loading && wantsCheck(store.get())) {
      loading = true;
      void check(store, path).finally(() => (loading = false));
    }
  });
}

/**
 * Whether what would be offered is wanted and not known for this moment.
 * @param {TableState} state
 */
export function wantsCheck(state) {
  const { open, move, seq } = state.story.draft;
  return (open || move !== null) && seq < state.seq && canPrepare(state);
}

/**
 * Ask what would be offered now. A picked thing that would not be any more is let go.
 * @param {TableStore} store
 * @param {string} path
 */
async function check(store, path) {
  const wanted = store.get().seq;
  /** @type {import("../types").Choices | null} */
  const answer = await call("GET", `${path}/ahead`).catch(() => null);
  const state = store.get();
  if (!answer) return store.set(drafted(state, { seq: wanted }));
  const ahead = whole(answer);
  const fits = state.choices.step !== "" || matching(offersOf(ahead), state.picked).length > 0;
  store.set({ ...drafted(state, { ahead, seq: answer.seq }), picked: fits ? state.picked : [] });
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
 * @param {Draft} draft
 * @param {Move | null} move
 */
function keepDraft(key, { round }, move) {
  try {
    if (move) localStorage.setItem(key, JSON.stringify({ move, round }));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still prepares.
  }
}
