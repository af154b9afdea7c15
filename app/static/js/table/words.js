/** Texts that every game words with its own messages: costs and gains, and why something is not offered. */
import { face } from "./face.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").Line} Line
 * @typedef {import("./types").Refused} Refused
 */

/**
 * @param {Ctx} ctx
 * @param {Line} line
 */
export function lineText(ctx, line) {
  return ctx.say(line.key, { amount: line.amount ?? 0, ...face.worded(ctx, line.args ?? {}) });
}

/**
 * Why something is not offered, with the page of the rulebook in the reader's edition, which is kept unbroken.
 * @param {Ctx} ctx
 * @param {Refused} one
 */
export function refusalText(ctx, one) {
  return ctx.say("refusal", {
    reason: ctx.say(`refused-${one.code}`, face.worded(ctx, one.args)),
    rule: (ctx.facts.pages?.[one.place] ?? one.rule).replace(" ", "\u00a0"),
  });
}
