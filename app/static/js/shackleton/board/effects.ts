/**
 * What projects do: each effect by its kind, as a list of parts, one a field. Figures and words are made of the same
 * parts, so that listeners hear all that is seen of a project.
 */
import { html, nothing } from "lit-html";
import { gained, paid } from "../figures.ts";
import { icon } from "../symbols.ts";
import type { Cost, Ctx, Effect, Gain, Project } from "../types.ts";
import { thingName } from "../words.ts";

type Speaking = Pick<Ctx, "say">;
type EffectOf<Kind extends Effect["effect"]> = Extract<Effect, { effect: Kind }>;

/** A part of an effect: what is drawn after its name, or as a `mark` beside it, and the same in words. */
interface Part {
  shown?: unknown;
  mark?: unknown;
  said: string;
}

/** What becomes of each field of an effect, in the order in which they are drawn and said. A field that is missing here
 * is a type error. */
type Parts<Of extends Effect> = {
  [Field in Exclude<keyof Of, "effect">]-?: (ctx: Speaking, value: Of[Field], effect: Of) => Part | null;
};

/** A field that the part of another one says: how many of a discount, every how many at the end. */
const saidWithAnother = () => null;

const worded = (said: string): Part => ({ shown: said, said });
const gains = (ctx: Speaking, all: Gain[]): Part => ({ shown: gained(ctx, all), said: amountsText(ctx, all) });
const most = ({ say }: Speaking, limit: number | null | undefined) =>
  limit ? worded(say("effect-most", { most: limit })) : null;
const free = ({ say }: Speaking, isFree: boolean | undefined) => (isFree ? worded(say("effect-no-price")) : null);

/** Once a round, for a kind of effect that is so unless it says otherwise, or the other way round. */
const once =
  (byDefault: boolean) =>
  ({ say }: Speaking, isOnce: boolean = byDefault) =>
    isOnce ? { mark: html`<sup title=${say("effect-once")}>1×</sup>`, said: say("effect-once") } : null;

function pays(ctx: Speaking, cost: Cost | undefined) {
  const due = Object.entries(cost ?? {}).flatMap(([what, amount]) => (amount ? [{ what, amount }] : []));
  if (due.length === 0) return null;
  return { shown: html`${paid(ctx, cost)} →`, said: ctx.say("effect-pays", { cost: amountsText(ctx, due) }) };
}

const counted = ({ say }: Speaking, every: number, per: string[]) =>
  per.length > 0 ? worded(say("effect-per", { every, counts: say.list(per.map((one) => say(`count-${one}`))) })) : null;

const icons = (ctx: Speaking, all: string[]) => all.map((one) => icon(one, thingName(ctx, one)));
const each = (amount: number, all: string[]) => all.map((what) => ({ what, amount }));

const PARTS: { [Kind in Effect["effect"]]: Parts<EffectOf<Kind>> } = {
  now: { gains },
  each: {
    once_a_round: once(false),
    event: ({ say }, event) => ({ shown: html`${say(`event-${event}`)}:`, said: say(`event-${event}`) }),
    gains,
  },
  action: {
    once_a_round: once(true),
    pays,
    gains,
    when_funding: ({ say }, isSo) => (isSo ? worded(say("effect-when-funding")) : null),
  },
  exchange: {
    once_a_round: once(true),
    between: (ctx, between) => ({
      shown: html`1 ${icons(ctx, between)} → 1 ${icons(ctx, between)}`,
      said: amountsText(ctx, each(1, between)),
    }),
  },
  discount: {
    once_a_round: once(false),
    on: ({ say }, on) => ({ shown: html`${say(`payment-${on}`)}:`, said: say(`payment-${on}`) }),
    of: (ctx, of, { amount = 1 }) => ({
      shown: html`−${amount} ${icons(ctx, of)}`,
      said: amountsText(ctx, each(amount, of)),
    }),
    amount: saidWithAnother,
    least: ({ say }, least) => (least ? worded(say("effect-least", { least })) : null),
  },
  income: { gains, per: (ctx, per) => counted(ctx, 1, per ? [per] : []), most },
  end: {
    vp: (ctx, vp) => gains(ctx, [{ what: "vp", amount: vp }]),
    per: (ctx, per, { every = 1 }) => counted(ctx, every, per ?? []),
    every: saidWithAnother,
    most,
  },
  "free-build": {
    kind: ({ say }, kind) => ({
      shown: html`${icon(kind, say(`kind-${kind}`))} ${say("effect-free")}`,
      said: say.details([say(`kind-${kind}`), say("effect-free")]),
    }),
  },
  "board-action": {
    once_a_round: once(false),
    action: ({ say }, action) => worded(say(`board-action-${action}`)),
    free,
  },
  rule: { rule: ({ say }, rule) => worded(say(`special-rule-${rule}`)) },
};

/** The parts of an effect, in their order. */
function partsOf<Of extends Effect>(ctx: Speaking, effect: Of): Part[] {
  const parts = PARTS[effect.effect] as unknown as Parts<Of>;
  return (Object.keys(parts) as (keyof typeof parts)[]).flatMap(
    (field) => parts[field](ctx, effect[field], effect) ?? [],
  );
}

/** An effect: when it takes effect, and what it does. */
function effectLine(ctx: Speaking, effect: Effect) {
  const parts = partsOf(ctx, effect);
  return html`<span class="effect effect-${effect.effect}"
    ><i>${ctx.say(`effect-${effect.effect}`)}${parts.map(({ mark }) => mark ?? nothing)}</i>${parts.map(({ shown }) => (shown === undefined ? nothing : html` ${shown}`))}</span>`;
}

/** Amounts of things in words. */
export const amountsText = ({ say }: Speaking, all: Gain[] = []) =>
  say.list(all.map(({ what, amount = 1 }) => say("count-of", { count: amount, what: thingName({ say }, what) })));

/** An effect in words, with its figures. */
const effectText = (ctx: Speaking, effect: Effect) =>
  ctx.say.details([ctx.say(`effect-${effect.effect}`), ...partsOf(ctx, effect).map(({ said }) => said)]);

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
