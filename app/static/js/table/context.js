/** The context of drawing functions: the state, its parts, the messages, and what is marked. */
import { certain, litBy, offersOf, refusedTarget, shownBy } from "./choose.js";
import { face } from "./face.js";
import { asDrawn, premoveActions } from "./premove/premove.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").TableState} TableState
 * @typedef {import("./types").Actions} Actions
 * @typedef {import("./types").Say} Say
 */

/**
 * The context of drawing functions, or null before the first view.
 * @param {TableState} now
 * @param {Say} say
 * @param {Actions} act
 * @returns {Ctx | null}
 */
export function contextOf(now, say, act) {
  const state = asDrawn(now);
  const { view, facts } = state;
  if (!view || !facts) return null;
  /** @type {Ctx} */
  const ctx = {
    state,
    now,
    view,
    facts,
    say,
    act: premoveActions(now, act, (move) => face.moveName(ctx, move)),
    ...marking(state.choices, state.picked),
    me: view.me === null ? null : (view.seats[view.me] ?? null),
  };
  return ctx;
}

/** @typedef {Pick<Ctx, "offers" | "refused" | "lit" | "picked" | "shown">} Marking */

/** The last marks, reused while choices and selection stay the same. @type {{of: unknown[], marking: Marking}} */
let last = { of: [], marking: { offers: [], refused: new Map(), lit: new Set(), picked: new Set(), shown: new Set() } };

/**
 * The marks on the table that follow from choices and a selection.
 * @param {import("./types").Choices} choices
 * @param {string[]} selection
 * @returns {Marking}
 */
function marking(choices, selection) {
  const of = [choices.choices, choices.lines, choices.refused, choices.about, selection];
  if (last.of.every((one, index) => one === of[index]) && last.of.length > 0) return last.marking;
  const offers = offersOf(choices);
  const refused = new Map(
    choices.refused.flatMap((one) => {
      const key = refusedTarget(one.what, choices.about);
      return key ? [[key, one]] : [];
    }),
  );
  const picked = new Set([...selection, ...certain(offers)]);
  const lit = litBy(offers, [...picked]);
  last = { of, marking: { offers, refused, lit, picked, shown: shownBy(offers, selection) } };
  return last.marking;
}
