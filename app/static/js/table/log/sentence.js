/** A sentence of the log, as the game draws it: with symbols, if it has some; and as text. */
import { face } from "../face.js";
import { partsOf, textOf } from "../saying.js";
import { seatName } from "../seats.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../saying.js").Told} Told
 */

/**
 * @param {Ctx} ctx
 * @param {Told} told
 */
export function sentence(ctx, told) {
  return face.sentence?.(ctx, told) ?? sentenceText(ctx, told);
}

/**
 * @param {Ctx} ctx
 * @param {Told} told
 */
export function sentenceText(ctx, told) {
  return textOf(partsOf(ctx.say, namesOf(ctx), told));
}

/**
 * How seats and the game's things are called at this table; a thing that the game's face does not name has a message.
 * @param {Ctx} ctx
 * @returns {import("../saying.js").Names}
 */
export function namesOf(ctx) {
  return {
    seat: (seat) => seatName(ctx, seat),
    thing: (thing) => face.named?.(ctx, thing) ?? { key: `${thing.kind}-${thing.id}` },
  };
}
