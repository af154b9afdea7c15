/** Texts that every game words with its own messages: costs and gains, and why something is not offered. */
import { html, nothing } from "lit-html";
import { face } from "./face.ts";
import type { Ctx, Line, Refused } from "./types.ts";

export function lineText(ctx: Ctx, line: Line) {
  return ctx.say(line.key, { amount: line.amount ?? 0, ...face.worded(ctx, line.args ?? {}) });
}

/**
 * Why something is not offered, with the page of the rulebook in the reader's edition, which is kept unbroken; nothing
 * until the words of explanations have come.
 */
export function refusalText(ctx: Ctx, one: Refused) {
  if (!ctx.now.panels.learnt) return "";
  return ctx.say("refusal", {
    reason: ctx.say(`refused-${one.code}`, face.worded(ctx, one.args)),
    rule: (ctx.facts.pages?.[one.place] ?? one.rule).replace(" ", "\u00a0"),
  });
}

/** The address of the rules in the game's own words, or null. */
export function rulesAddress() {
  return document.querySelector<HTMLLinkElement>("#reference")?.href ?? null;
}

/** Leads to what the rules say of a place of the rulebook; a panel beside the table takes the click over. */
export function ruleLink({ say }: Ctx, place: string | undefined, sign: unknown = say("read-rule")) {
  const rules = rulesAddress();
  if (!rules || !place) return nothing;
  return html`<a class="rule" href=${`${rules}#${place}`} target="_blank" data-rules=${place} aria-label=${say("read-rule")}>${sign}</a>`;
}
