/** What projects do, in figures: each effect by its kind, with its gains, costs and counts. */
import { html, nothing } from "lit-html";
import { gained, paid } from "../figures.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Effect, Gain, Project } from "../types.ts";
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

/** Amounts of things in words. */
export const amountsText = ({ say }: Speaking, all: Gain[] = []) =>
  say.list(all.map(({ what, amount = 1 }) => say("count-of", { count: amount, what: thingName({ say }, what) })));

/** An effect in words, with its figures. */
function effectText(ctx: Speaking, { effect, ...of }: Effect) {
  const { say } = ctx;
  const cost = Object.entries(of.pays ?? {}).map(([what, amount]) => ({ what, amount }));
  const points = of.vp === undefined ? [] : [{ what: "vp", amount: of.vp }];
  const parts = [
    of.event && say(`event-${of.event}`),
    of.on && say(`payment-${of.on}`),
    of.action && say(`board-action-${of.action}`),
    of.rule && say(`special-rule-${of.rule}`),
    of.kind && say(`kind-${of.kind}`),
    cost.length > 0 && say("effect-pays", { cost: amountsText(ctx, cost) }),
    amountsText(
      ctx,
      (of.between ?? of.of ?? []).map((what) => ({ what, amount: of.amount ?? 1 })),
    ),
    amountsText(ctx, [...(of.gains ?? []), ...points]),
    of.per && say("effect-per", { every: of.every ?? 1, counts: counts(ctx, of.per) }),
    of.most && say("effect-most", { most: of.most }),
    of.free && say("effect-free"),
  ];
  return say.details([
    say(`effect-${effect}`),
    ...parts.filter((part) => typeof part === "string" && part !== ""),
  ] as string[]);
}

/** All that a project does, in words. */
export function effectsText(ctx: Speaking, { effects = [], places = [] }: Project) {
  const inside = places.map((vp) => ctx.say("count-of", { count: vp, what: thingName(ctx, "vp") }));
  return [
    ...effects.map((one) => effectText(ctx, one)),
    ...(places.length > 0 ? [ctx.say.details([ctx.say("effect-places"), ...inside])] : []),
  ];
}

/** All that a project does. */
export function effectsOf(ctx: Speaking, { effects = [], places }: Project) {
  return html`${effects.map((one) => effectLine(ctx, one))}${
    places
      ? html`<span class="effect"><i>${ctx.say("effect-places")}</i> ${places.map((vp) => gained(ctx, [{ what: "vp", amount: vp }]))}</span>`
      : nothing
  }`;
}
