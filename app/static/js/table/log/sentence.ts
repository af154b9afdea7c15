/** A sentence of the log: as the game draws it, perhaps with symbols, and as text. */
import { face } from "../face.ts";
import type { Names, Told } from "../saying.ts";
import { partsOf, textOf } from "../saying.ts";
import { seatName } from "../seats.ts";
import type { Ctx } from "../types.ts";

export function sentence(ctx: Ctx, told: Told) {
  return face.sentence?.(ctx, told) ?? sentenceText(ctx, told);
}

export function sentenceText(ctx: Ctx, told: Told) {
  return textOf(partsOf(ctx.say, namesOf(ctx), told));
}

/**
 * A sentence below the name of a seat: about what that seat did by the message without its name, where there is one.
 * @param drawn how it is drawn
 */
export function deed(ctx: Ctx, told: Told, under: number, drawn: (ctx: Ctx, told: Told) => unknown = sentence) {
  const who = told.args?.seat;
  const key = `${told.key}.deed`;
  const isTheirs = typeof who === "object" && who.type === "seat" && who.seat === under && ctx.say.has(key);
  return drawn(ctx, isTheirs ? { ...told, key } : told);
}

/** The names of seats and of the game's things; a thing that the game's face does not name is named by a message. */
export function namesOf(ctx: Ctx): Names {
  return {
    seat: (seat) => seatName(ctx, seat),
    thing: (thing) => face.named?.(ctx, thing) ?? { key: `${thing.kind}-${thing.id}` },
  };
}
