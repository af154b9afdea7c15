/** What makes a drawn thing clickable: lit when an offered move names it, picked, or refused with its reason. */
import { nothing } from "lit-html";
import { seatName } from "./seats.ts";
import type { Ctx } from "./types.ts";
import { refusalText } from "./words.ts";

/**
 * What the marks on drawn things and the names on them depend on, as a guard against needless redraws: the same objects
 * while the choices and the selection stay the same, whether reasons can be said, and who looks from which seat.
 */
export function marksOf(ctx: Ctx): unknown[] {
  const { facts, offers, lit, picked, refused, view } = ctx;
  const seats = view.seats.map(({ seat }) => seatName(ctx, seat));
  return [facts, offers, lit, picked, refused, ctx.now.panels.learnt, view.me, ...seats];
}

/** Classes and attributes of the thing `key`. One click handler at the root looks for `data-target`. */
export function hit(ctx: Ctx, key: string) {
  const lit = ctx.lit.has(key);
  const picked = ctx.picked.has(key);
  const refused = ctx.refused.get(key);
  const shown = ctx.shown.has(key);
  return {
    cls: `${lit ? " lit" : ""}${picked ? " picked" : ""}${shown ? " shown" : ""}${refused && !lit ? " refused" : ""}`,
    tab: lit || picked || refused ? "0" : nothing,
    role: lit || picked ? "button" : nothing,
    pressed: lit || picked ? String(picked) : nothing,
    live: lit || picked || refused !== undefined,
    why: refused && !lit ? refusalText(ctx, refused) : "",
  };
}
