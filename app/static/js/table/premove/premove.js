/**
 * A premove: the next turn, chosen while others act. It holds the action and the answers to the questions that follow,
 * each among the choices that the server says it would offer then. It is stored in this browser, checked again after
 * every change, and never played automatically. Its logic is here; `keeping.js` stores and checks it.
 */
import { click, matching, offersOf } from "../choose.js";
import { inEffect, isTurn } from "../log/in-effect.js";
import { isOver } from "../seats.js";
import { asThen, storied } from "../story.js";

/**
 * @typedef {import("../types").TableState} TableState
 * @typedef {import("../types").Actions} Actions
 * @typedef {import("../types").Choices} Choices
 * @typedef {import("../types").CheckedPremove} CheckedPremove
 * @typedef {import("../types").Line} Line
 * @typedef {import("../types").PremoveStep} PremoveStep
 * @typedef {import("../types").Premove} Premove
 * @typedef {{kind: "none" | "kept" | "ready" | "gone", steps: PremoveStep[], good: number, reason: CheckedPremove["gone"], lines: Line[][]}} Verdict
 */

/** The question "asked" during a premove, as an attribute of the table for styles and tests. */
export const PREMOVE = "Premove";

/** @type {Verdict} */
const NOTHING = { kind: "none", steps: [], good: 0, reason: null, lines: [] };

/**
 * The state change that updates the premove.
 * @param {TableState} state
 * @param {Partial<Premove>} part
 */
export function withPremove(state, part) {
  return storied(state, { premove: { ...state.story.premove, ...part } });
}

/**
 * Whether the player is waiting for a turn of this round that can be premoved. Automated seats act too fast to start
 * one meanwhile.
 * @param {TableState} state
 */
export function canPremove({ view, choices, story }) {
  if (!view || view.me === null || story.past || choices.step !== "") return false;
  const waits = choices.premove && view.turn !== null && view.turn !== view.me;
  const slow = view.turn !== null && view.seats[view.turn]?.kind === "human";
  return waits && (slow || story.premove.open || story.premove.steps.length > 0);
}

/**
 * Whether the player is choosing a premove now.
 * @param {TableState} state
 */
export function isPremoving(state) {
  return state.story.premove.open && state.story.premove.known !== null && canPremove(state);
}

/**
 * The table as drawn during a premove: as it would be after the steps, with what would then be offered lit; Undo drops
 * the last step. Nothing can be chosen while the next question is loading.
 * @param {TableState} state
 * @returns {TableState}
 */
export function asPremoved(state) {
  const { known, of, steps } = state.story.premove;
  if (!known || !isPremoving(state)) return state;
  const undo = steps.length > 0 ? state.seq : null;
  return { ...state, view: known.view ?? state.view, choices: known.choices, busy: state.busy || of !== steps, undo };
}

/**
 * The state to draw: a past moment, the premove, or the table as it is.
 * @param {TableState} state
 */
export function asDrawn(state) {
  return asPremoved(asThen(state));
}

/**
 * The actions during a premove: choosing a move adds a step instead of playing it.
 * @param {TableState} state
 * @param {Actions} act
 * @param {(move: import("../types").Move) => string} name
 * @returns {Actions}
 */
export function premoveActions(state, act, name) {
  const { known, of, steps } = state.story.premove;
  if (!known || !isPremoving(state)) return act;
  const keep = (/** @type {PremoveStep[]} */ kept) =>
    act.set({ ...withPremove(state, { steps: kept, round: state.view?.round ?? 0 }), picked: [], why: "" });
  const { step, about } = known.choices;
  return {
    ...act,
    submit(move) {
      if (of === steps) keep([...steps.slice(0, known.steps.length), { step, about, move, name: name(move) }]);
    },
    undo() {
      if (steps.length > 0) keep(steps.slice(0, Math.min(steps.length - 1, known.steps.length)));
    },
    pick(key) {
      const done = click(offersOf(known.choices), state.picked, key);
      if ("submit" in done) this.submit(done.submit);
      else act.set({ picked: done.picked, why: "", error: "" });
    },
  };
}

/**
 * Whether two moves are equal, whatever the order of their fields.
 * @param {object | null} one
 * @param {object} other
 */
function isSame(one, other) {
  const [fields, others] = [one ?? {}, other].map((move) => JSON.stringify(Object.entries(move).sort()));
  return fields === others;
}

/**
 * Whether a step still has its meaning: an index into a list may point at something else by now.
 * @param {Choices["about"]} about what the question is about now
 * @param {PremoveStep} step
 */
export function meansTheSame(about, { move, about: before }) {
  const { index } = move;
  const listed = (/** @type {object} */ all) =>
    JSON.stringify(Object.values(all).map((one) => Array.isArray(one) && one[index ?? 0]));
  return index === undefined || listed(about) === listed(before);
}

/**
 * Whether a step is exactly among the choices.
 * @param {Choices} choices
 * @param {PremoveStep} step
 */
export function isOffered(choices, step) {
  return choices.choices.some((move) => isSame(move, step.move)) && meansTheSame(choices.about, step);
}

/**
 * Whether it is the player's turn, a question is asked, and the log holds everything done in it.
 * @param {TableState} state
 */
export function isTaking({ view, choices, log, seq, story }) {
  return (
    view !== null &&
    choices.premove &&
    view.turn === view.me &&
    choices.step !== "" &&
    !story.past &&
    log.at(-1)?.seq === seq
  );
}

/**
 * The steps not played yet: all while waiting; in one's turn those after the ones found in the log, ignoring other
 * moves between them.
 * @param {TableState} state
 * @returns {PremoveStep[]}
 */
export function left(state) {
  const { steps } = state.story.premove;
  if (!isTaking(state)) return steps;
  const back = inEffect(state.log).reverse();
  const before = back.findIndex((entry) => entry.seat !== state.view?.me || isTurn(entry));
  const turn = back.slice(0, before < 0 ? back.length : before).reverse();
  return turn.reduce((rest, { move }) => (rest[0] && isSame(move, rest[0].move) ? rest.slice(1) : rest), steps);
}

/**
 * The costs and gains of each step, as far as the server has sent them.
 * @param {TableState} state
 * @param {PremoveStep[]} steps
 * @returns {Line[][]}
 */
function linesOf({ story }, steps) {
  const told = story.premove.known?.steps ?? [];
  return steps.map(({ move }, index) => (isSame(told[index]?.move ?? null, move) ? (told[index]?.lines ?? []) : []));
}

/**
 * The status of the premove: kept while waiting, ready to be played, or impossible from step `good` on, with the rule
 * that forbids that step; `lines`: the costs and gains of each step.
 * @param {TableState} state
 * @returns {Verdict}
 */
export function verdict(state) {
  const { premove } = state.story;
  const waits = canPremove(state);
  const steps = premove.steps.length > 0 && (waits || isTaking(state)) ? left(state) : [];
  const [next] = steps;
  if (!next) return NOTHING;
  const known = premove.of === premove.steps && (waits || premove.seq === state.seq) ? premove.known : null;
  const good = known ? known.steps.length : steps.length;
  const reason = known?.gone ?? null;
  const lines = linesOf(state, steps);
  if (waits) return { kind: good < steps.length ? "gone" : "kept", steps, good, reason, lines };
  if (isOffered(state.choices, next)) return { kind: "ready", steps, good: Math.max(good, 1), reason, lines };
  return state.choices.step === next.step
    ? { kind: "gone", steps, good: 0, reason: good === 0 ? reason : null, lines }
    : NOTHING;
}

/**
 * The premove after a state change: it ends with its turn, or with the round.
 * @param {TableState} state
 * @param {number | null} before whose turn it was
 * @returns {Premove}
 */
export function carriedOn(state, before) {
  const { premove } = state.story;
  const { view, log } = state;
  if (!view) return premove;
  const mine = view.turn !== null && view.turn === view.me;
  const last = log.at(-1);
  const ended = !mine || (last?.seat === view.me && isTurn(last));
  const over = before !== null && before === view.me && ended;
  const kept = premove.steps.length > 0;
  if ((over || (kept && premove.round !== view.round) || isOver(view)) && (kept || premove.open))
    return { ...premove, steps: [], open: false };
  return premove.open && mine ? { ...premove, open: false } : premove;
}

/**
 * Whether the premove needs a check that has not been asked for at this `seq`.
 * @param {TableState} state
 */
export function wantsCheck(state) {
  const { open, steps, of, seq } = state.story.premove;
  if (of === steps && seq >= state.seq) return false;
  return canPremove(state) ? open || steps.length > 0 : steps.length > 0 && isTaking(state) && left(state).length > 0;
}

/**
 * The state change once the server has checked these steps. Picked things that would not be offered are dropped, and
 * choosing ends where nothing more can be premoved.
 * @param {TableState} state
 * @param {PremoveStep[]} of
 * @param {CheckedPremove | null} known
 * @param {number} seq
 */
export function answered(state, of, known, seq) {
  const offers = known ? offersOf(known.choices) : [];
  const open = state.story.premove.open && (known?.choices.step ?? "") !== "";
  const fits = state.choices.step !== "" || matching(offers, state.picked).length > 0;
  const { turn = null, to_move = [] } = state.view ?? {};
  // Whose turn it is stays as it is now; everything else is as it would be.
  const drawn = known?.view ? { ...known, view: { ...known.view, turn, to_move } } : known;
  return { ...withPremove(state, { known: drawn, of, seq, open }), picked: fits ? state.picked : [] };
}

/**
 * A premove from storage; null if it is none. What is no JSON raises.
 * @param {string | null} kept
 * @returns {{steps: PremoveStep[], round: number} | null}
 */
export function readPremove(kept) {
  const found = JSON.parse(kept ?? "null");
  const steps = Array.isArray(found?.steps) ? found.steps : [];
  const sound = steps.every(
    (/** @type {any} */ one) =>
      typeof one?.move?.type === "string" &&
      typeof one.step === "string" &&
      typeof one.name === "string" &&
      typeof one.about === "object" &&
      one.about !== null,
  );
  return sound && steps.length > 0 && Number.isFinite(found.round) ? { steps, round: found.round } : null;
}
