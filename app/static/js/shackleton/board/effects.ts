/** What projects do, in figures: each effect by its kind, with its gains, costs and counts. */
import { html, nothing } from "lit-html";
import { gained, paid } from "../figures.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Effect, Project } from "../types.ts";
import { thingName } from "../words.ts";

type Speaking = Pick<Ctx, "say">;

const counts = ({ say }: Speaking, per: string | string[] | undefined) =>
  say.list([per ?? []].flat().map((one) => say(`count-${one}`)));

/** By kind of effect what follows its name. */
const SHOWN: Record<string, (ctx: Speaking, effect: Effect) => unknown> = {
  now: (ctx, { gains }) => gained(ctx, gains),
  each: (ctx, { event = "", gains }) => html`${ctx.say(`event-${event}`)}: ${gained(ctx, gains)}`,
  action: (ctx, { pays, gains }) => html`${pays ? html`${paid(ctx, pays)} → ` : nothing}${gained(ctx, gains)}`,
  exchange: (ctx, { between = [] }) =>
    html`1 ${between.map((one) => icon(one, thingName(ctx, one)))} → 1 ${between.map((one) => icon(one, thingName(ctx, one)))}`,
  discount: (ctx, { on = "", of = [], amount = 1 }) =>
    html`${ctx.say(`payment-${on}`)}: −${amount} ${of.map((one) => icon(one, thingName(ctx, one)))}`,
  income: (ctx, { gains, per }) =>
    html`${gained(ctx, gains)}${per ? html` ${ctx.say("effect-per", { every: 1, counts: counts(ctx, per) })}` : nothing}`,
  end: (ctx, { vp = 0, per, every = 1, most }) =>
    html`${gained(ctx, [{ what: "vp", amount: vp }])}${per ? html` ${ctx.say("effect-per", { every, counts: counts(ctx, per) })}` : nothing}${most ? html` ${ctx.say("effect-most", { most })}` : nothing}`,
  "free-build": (ctx, { kind = "dome" }) => html`${icon(kind)} ${ctx.say("effect-free")}`,
  "board-action": (ctx, { action = "", free }) =>
    html`${ctx.say(`board-action-${action}`)}${free ? html` ${ctx.say("effect-no-price")}` : nothing}`,
  rule: (ctx, { rule = "" }) => ctx.say(`special-rule-${rule}`),
};

/** An effect: when it takes effect, and what it does. */
export function effectLine(ctx: Speaking, effect: Effect) {
  const { say } = ctx;
  const once = effect.once_a_round ?? (effect.effect === "action" || effect.effect === "exchange");
  return html`<span class="effect effect-${effect.effect}"
    ><i>${say(`effect-${effect.effect}`)}${once ? html`<sup title=${say("effect-once")}>1×</sup>` : nothing}</i> ${SHOWN[effect.effect]?.(ctx, effect) ?? nothing}</span>`;
}

/** All that a project does. */
export function effectsOf(ctx: Speaking, { effects = [], places }: Project) {
  return html`${effects.map((one) => effectLine(ctx, one))}${
    places
      ? html`<span class="effect"><i>${ctx.say("effect-places")}</i> ${places.map((vp) => gained(ctx, [{ what: "vp", amount: vp }]))}</span>`
      : nothing
  }`;
}
