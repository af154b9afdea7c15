/**
 * A premove: the next turn, chosen while others act. It holds the action and the answers to the questions that follow,
 * each among the choices that the server says it would offer then. It is stored in this browser, checked again after
 * every change, and played automatically (by the server) only where the player has chosen that. Its logic is here and in
 * `premoving.ts`; `keeping.ts` stores and checks it.
 */
import { click, matching, offersOf } from "../choose.ts";
import { inEffect, isTurn } from "../log/in-effect.ts";
import { isSameMove } from "../same-move.ts";
import { isOver } from "../seats.ts";
import type { Actions, CheckedPremove, Choices, Line, Move, Premove, PremoveStep, TableState } from "../types.ts";
import { canPremove, isPremoving, withPremove } from "./premoving.ts";

export type PremoveStatus = {
  kind: "none" | "kept" | "ready" | "gone";
  steps: PremoveStep[];
  good: number;
  reason: CheckedPremove["gone"];
  lines: Line[][];
};

const NOTHING: PremoveStatus = { kind: "none", steps: [], good: 0, reason: null, lines: [] };

/** The actions during a premove: choosing a move adds a step instead of playing it. */
export function premoveActions(state: TableState, act: Actions, name: (move: Move) => string): Actions {
  const { known, of, steps } = state.story.premove;
  if (!known || !isPremoving(state)) return act;
  const keep = (kept: PremoveStep[]) =>
    act.set({
      ...withPremove(state, { steps: kept, round: state.game.view?.round ?? null }),
      choosing: { picked: [], why: "" },
    });
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
      const done = click(offersOf(known.choices), state.choosing.picked, key);
      if ("submit" in done) this.submit(done.submit);
      else act.set({ choosing: { picked: done.picked, why: "" }, sending: { error: "" } });
    },
  };
}

/**
 * The end of the turn as a step, where nothing else is left to choose after the steps; null if something is, or if the
 * server has not said so yet.
 */
export function endingStep({ story }: TableState, name: (move: Move) => string): PremoveStep | null {
  const { known, of, steps } = story.premove;
  if (!known || of !== steps || steps.length === 0 || known.steps.length < steps.length) return null;
  const [end, ...others] = offersOf(known.choices);
  if (!end?.ends || others.length > 0) return null;
  const { step, about } = known.choices;
  return { step, about, move: end.move, name: name(end.move) };
}

/**
 * Whether a step still has its meaning: an index into a list may point at something else by now.
 * @param about what the question is about now
 */
export function meansTheSame(about: Choices["about"], { move, about: before }: PremoveStep) {
  const { index } = move;
  const listed = (all: object) =>
    JSON.stringify(Object.values(all).map((one) => Array.isArray(one) && one[index ?? 0]));
  return index === undefined || listed(about) === listed(before);
}

/** Whether a step is exactly among the choices. */
export function isOffered(choices: Choices, step: PremoveStep) {
  return choices.choices.some((move) => isSameMove(move, step.move)) && meansTheSame(choices.about, step);
}

/** Whether it is the player's turn, a question is asked, and the log holds everything done in it. */
export function isTaking({ game: { view, choices, log, seq }, story }: TableState) {
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
 * The steps not played yet: all while waiting; in the player's turn those after the ones found in the log, ignoring
 * other moves between them.
 */
export function left(state: TableState): PremoveStep[] {
  const { steps } = state.story.premove;
  if (!isTaking(state)) return steps;
  const back = inEffect(state.game.log).reverse();
  const before = back.findIndex((entry) => entry.seat !== state.game.view?.me || isTurn(entry));
  const turn = back.slice(0, before < 0 ? back.length : before).reverse();
  return turn.reduce((rest, { move }) => (rest[0] && isSameMove(move, rest[0].move) ? rest.slice(1) : rest), steps);
}

/** The costs and gains of each step, as far as the server has sent them. */
function linesOf({ story }: TableState, steps: PremoveStep[]): Line[][] {
  const told = story.premove.known?.steps ?? [];
  return steps.map(({ move }, index) =>
    isSameMove(told[index]?.move ?? null, move) ? (told[index]?.lines ?? []) : [],
  );
}

/**
 * The status of the premove: kept while waiting, ready to be played, or impossible from step `good` on, with the rule
 * that forbids that step; `lines`: the costs and gains of each step.
 */
export function premoveStatus(state: TableState): PremoveStatus {
  const { premove } = state.story;
  const waits = canPremove(state);
  const steps = premove.steps.length > 0 && (waits || isTaking(state)) ? left(state) : [];
  const [next] = steps;
  if (!next) return NOTHING;
  const known = premove.of === premove.steps && (waits || premove.seq === state.game.seq) ? premove.known : null;
  const good = known ? known.steps.length : steps.length;
  const reason = known?.gone ?? null;
  const lines = linesOf(state, steps);
  if (waits) return { kind: good < steps.length ? "gone" : "kept", steps, good, reason, lines };
  if (isOffered(state.game.choices, next)) return { kind: "ready", steps, good: Math.max(good, 1), reason, lines };
  return state.game.choices.step === next.step
    ? { kind: "gone", steps, good: 0, reason: good === 0 ? reason : null, lines }
    : NOTHING;
}

/**
 * The premove after a state change: it ends with its turn, or with the round.
 * @param before whose turn it was
 */
export function carriedOn(state: TableState, before: number | null): Premove {
  const { premove } = state.story;
  const { view, log } = state.game;
  if (!view) return premove;
  const mine = view.turn !== null && view.turn === view.me;
  const last = log.at(-1);
  const ended = !mine || (last?.seat === view.me && isTurn(last));
  const over = before !== null && before === view.me && ended;
  const kept = premove.steps.length > 0;
  if ((over || (kept && premove.round !== view.round) || isOver(view)) && (kept || premove.open))
    return { ...premove, steps: [], open: false, wish: null };
  return premove.open && mine ? { ...premove, open: false } : premove;
}

/** Whether the premove needs a check that has not been asked for at this `seq`. */
export function wantsCheck(state: TableState) {
  const { open, steps, of, seq, wish, known } = state.story.premove;
  const asked = of === steps && seq >= state.game.seq;
  // What the server could not be told is told it again with the next move at the table.
  if (wish !== null && canPremove(state)) return !asked || known !== null;
  if (asked) return false;
  return canPremove(state) ? open || steps.length > 0 : steps.length > 0 && isTaking(state) && left(state).length > 0;
}

/**
 * The state change once the server has checked these steps. Picked things that would not be offered are dropped, and
 * choosing ends where nothing more can be premoved, unless the reader has chosen other steps meanwhile.
 */
export function answered(state: TableState, of: PremoveStep[], known: CheckedPremove | null, seq: number) {
  const offers = known ? offersOf(known.choices) : [];
  const isLate = of !== state.story.premove.steps;
  const open = state.story.premove.open && (isLate || (known?.choices.step ?? "") !== "");
  const fits = state.game.choices.step !== "" || matching(offers, state.choosing.picked).length > 0;
  const { turn = null, to_move = [] } = state.game.view ?? {};
  // Whose turn it is stays as it is now; everything else is as it would be.
  const drawn = known?.view ? { ...known, view: { ...known.view, turn, to_move } } : known;
  const wish = known !== null && !isLate ? null : state.story.premove.wish;
  return {
    ...withPremove(state, { known: drawn, of, seq, open, wish }),
    choosing: { picked: fits ? state.choosing.picked : [] },
  };
}

/** A premove from storage; null if it is none. What is no JSON raises. */
export function readPremove(kept: string | null): { steps: PremoveStep[]; round: number | null } | null {
  const found = JSON.parse(kept ?? "null");
  const steps = Array.isArray(found?.steps) ? found.steps : [];
  const sound = steps.every(
    (one: Partial<PremoveStep> | null) =>
      typeof one?.move?.type === "string" &&
      typeof one.step === "string" &&
      typeof one.name === "string" &&
      typeof one.about === "object" &&
      one.about !== null,
  );
  const { round } = found ?? {};
  return sound && steps.length > 0 && (round === null || Number.isFinite(round)) ? { steps, round } : null;
}
