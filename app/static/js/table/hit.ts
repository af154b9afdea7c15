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
  return [facts, offers, lit, picked, refused, ctx.now.panels.learnt, view.me, seatNames(ctx)];
}

/** The same where only these things are marked: it stays the same while what is marked is something else. */
export function marksOn(ctx: Ctx, ...keys: string[]): unknown[] {
  const marks = keys.flatMap((key) => {
    const { cls, tab, pressed, why } = hit(ctx, key);
    return [cls, tab, pressed, why];
  });
  return [ctx.facts, ctx.view.me, seatNames(ctx), ...marks];
}

/**
 * The same where what may be marked is many things.
 * @param isHere whether a key is of one of these
 */
export function marksAmong(ctx: Ctx, isHere: (key: string) => boolean): unknown[] {
  const { lit, picked, refused, shown } = ctx;
  const marked = new Set([...lit, ...picked, ...refused.keys(), ...shown].filter(isHere));
  const marks = [...marked].flatMap((key) => [key, hit(ctx, key).cls, hit(ctx, key).why]);
  return [ctx.facts, ctx.view.me, seatNames(ctx), ...marks];
}

const known = new WeakMap<Ctx, string>();

/** The names of all seats, worked out once a drawing. */
export function seatNames(ctx: Ctx) {
  const names = known.get(ctx) ?? ctx.view.seats.map(({ seat }) => seatName(ctx, seat)).join("\n");
  known.set(ctx, names);
  return names;
}

/** Classes and attributes of the thing `key`. One click handler at the root looks for `data-target`. */
export function hit(ctx: Ctx, key: string) {
  const lit = ctx.lit.has(key);
  const picked = ctx.picked.has(key);
  const refused = ctx.refused.get(key);
  const shown = ctx.shown.has(key);
  return {
    cls: `${lit ? " lit" : ""}${picked ? " picked" : ""}${shown ? " shown" : ""}${refused && !lit ? " refused" : ""}`,
    tab: lit || picked ? "0" : refused ? "-1" : nothing,
    role: lit || picked ? "button" : nothing,
    pressed: lit || picked ? String(picked) : nothing,
    live: lit || picked || refused !== undefined,
    why: refused && !lit ? refusalText(ctx, refused) : "",
  };
}
