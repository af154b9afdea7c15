/** A sentence of the log: as the game draws it, perhaps with symbols, and as text. */
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
 * The names of seats and of the game's things; a thing that the game's face does not name is named by a message.
 * @param {Ctx} ctx
 * @returns {import("../saying.js").Names}
 */
export function namesOf(ctx) {
  return {
    seat: (seat) => seatName(ctx, seat),
    thing: (thing) => face.named?.(ctx, thing) ?? { key: `${thing.kind}-${thing.id}` },
  };
}
