/** Texts that every game words with its own messages: costs and gains, and why something is not offered. */
import { face } from "./face.ts";
import type { Ctx, Line, Refused } from "./types.ts";

export function lineText(ctx: Ctx, line: Line) {
  return ctx.say(line.key, { amount: line.amount ?? 0, ...face.worded(ctx, line.args ?? {}) });
}

/** Why something is not offered, with the page of the rulebook in the reader's edition, which is kept unbroken. */
export function refusalText(ctx: Ctx, one: Refused) {
  return ctx.say("refusal", {
    reason: ctx.say(`refused-${one.code}`, face.worded(ctx, one.args)),
    rule: (ctx.facts.pages?.[one.place] ?? one.rule).replace(" ", "\u00a0"),
  });
}
