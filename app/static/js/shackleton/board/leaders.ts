/** The leaders: those that are left in set-up, with what they can do before and after their player builds headquarters. */
import { html, nothing } from "lit-html";
import { pictured } from "../symbols.ts";
import type { Ability, Ctx } from "../types.ts";
import { leaderName } from "../words.ts";
import { chosen } from "./chosen.ts";

/** An ability of a leader with its Credits, in words. */
export const abilityText = ({ say }: Pick<Ctx, "say">, { kind, credits }: Ability) =>
  say(`ability-${kind}`, { amount: credits });

/** What a leader can do, and can do better with headquarters. */
export function abilities(ctx: Ctx, id: string) {
  const fact = ctx.facts.set.leaders.find((one) => one.id === id);
  if (!fact) return nothing;
  return html`<span class="abilities"><span>${abilityText(ctx, fact.ability)}</span><small>${ctx.say("leader-improved")}: ${abilityText(ctx, fact.improved)}</small></span>`;
}

/** The leaders that are left, in set-up. */
export function leaders(ctx: Ctx) {
  const { view, say, facts } = ctx;
  if (view.phase !== "setup" || view.leaders.length === 0) return nothing;
  return html`<section class="leaders" aria-label=${say("leaders-left")}>
    ${view.leaders.map((id) => {
      const fact = facts.set.leaders.find((one) => one.id === id);
      const words = fact ? abilityText(ctx, fact.ability) : "";
      const better = fact ? abilityText(ctx, fact.improved) : "";
      const at = chosen(
        ctx,
        `leader:${id}`,
        ctx.say.details([leaderName(ctx, id), words, `${say("leader-improved")}: ${better}`]),
      );
      return html`<div class="leader${at.cls}" data-target="leader:${id}" tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="inside" aria-hidden="true">${pictured(`sb-leader-${id}`, "leader", "nightside")}<b>${leaderName(ctx, id)}</b>${abilities(ctx, id)}</span>
      </div>`;
    })}
  </section>`;
}
