/** The leaders: those that are left in set-up, with what they can do before and after their player builds headquarters. */
import { html, nothing } from "lit-html";
import { pictured } from "../symbols.ts";
import type { Ability, Ctx, Leader } from "../types.ts";
import { leaderName } from "../words.ts";
import { chosen } from "./chosen.ts";

/** An ability of a leader with its Credits, in words. */
export const abilityText = ({ say }: Pick<Ctx, "say">, { kind, credits }: Ability) =>
  say(`ability-${kind}`, { amount: credits });

/**
 * What a seat's leader can do, and what else once its Headquarters stands, each as a sentence.
 * @param isMine whether it is the reader's
 */
export function abilitiesOf(ctx: Pick<Ctx, "say">, { ability, improved }: Leader, isImproved: boolean, isMine = true) {
  const better = abilityText(ctx, improved);
  if (isImproved) return [better];
  return [
    abilityText(ctx, ability),
    ctx.say(isMine ? "leader-improved" : "leader-of-other-improved", { ability: better }),
  ];
}

export const portrait = (id: string) => pictured(`sb-leader-${id}`, "leader", "nightside");

/** What a leader can do, and can do better with headquarters. */
export function abilities(ctx: Ctx, id: string) {
  const fact = ctx.facts.set.leaders.find((one) => one.id === id);
  if (!fact) return nothing;
  const [now, later] = abilitiesOf(ctx, fact, false);
  return html`<span class="abilities"><span>${now}</span><small>${later}</small></span>`;
}

/** The leaders that are left, in set-up. */
export function leaders(ctx: Ctx) {
  const { view, say, facts } = ctx;
  if (view.phase !== "setup" || view.leaders.length === 0) return nothing;
  return html`<section class="leaders" aria-label=${say("leaders-left")}>
    ${view.leaders.map((id) => {
      const fact = facts.set.leaders.find((one) => one.id === id);
      const words = fact ? abilitiesOf(ctx, fact, false) : [];
      const at = chosen(ctx, `leader:${id}`, say.clauses([leaderName(ctx, id), ...words]));
      return html`<div class="leader${at.cls}" data-target="leader:${id}" tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed} aria-label=${at.label} data-stands=${at.stands}>
        <span class="inside" aria-hidden="true">${portrait(id)}<b>${leaderName(ctx, id)}</b>${abilities(ctx, id)}</span>
      </div>`;
    })}
  </section>`;
}
