/** Names of components and moves in words, from the message catalogue and the facts. */
import { namesOf } from "../table/log/sentence.ts";
import { argumentParts, textOf } from "../table/saying.ts";
import { seatName } from "../table/seats.ts";
import { brought } from "./modules.ts";
import { gain as gainTold } from "./naming.ts";
import type { Args, Argument, Ctx, Gain, Move, TrackBonus } from "./types.ts";

/** An action card, such as "titanium 3" or "energy 2 + Tawac share". */
export function cardName(ctx: Ctx, id: string | null | undefined) {
  return id && ctx.facts.cards[id] ? thingName(ctx, "card", id) : ctx.say("card-hidden");
}

/** A research plan, special plan or starting token: what it asks and what it gives. */
export function planName(ctx: Ctx, id: string) {
  return thingName(ctx, "plan", id);
}

/** Names of what never changes, by the facts that they are of. */
const names = new WeakMap<object, Map<string, string>>();

function thingName(ctx: Ctx, kind: string, id: string) {
  const known = names.get(ctx.facts) ?? new Map();
  names.set(ctx.facts, known);
  const key = `${kind} ${id}`;
  const name = known.get(key) ?? worded(ctx, { type: "thing", kind, id });
  known.set(key, name);
  return name;
}

/** An argument of a sentence as text. */
function worded(ctx: Ctx, argument: Argument) {
  return textOf(argumentParts(ctx.say, namesOf(ctx), argument));
}

export function gainsText(ctx: Ctx, gains: Gain[]) {
  return gains.map((gain) => gainText(ctx, gain)).join(" + ");
}

export function gainText(ctx: Ctx, gain: Gain) {
  return worded(ctx, gainTold(gain));
}

/** A bonus space in words. */
export function spaceName(ctx: Ctx, space: string) {
  return worded(ctx, { type: "thing", kind: "space", id: space });
}

/** What lies on a screen, on a display space, or in a slot, for the arguments of a move's label. */
function namedArgs(ctx: Ctx, move: Move): Record<string, unknown> {
  const { view, me, state, say } = ctx;
  const about = state.game.choices.about;
  const company = move.company ?? about.company;
  const args: Record<string, unknown> = {
    ...move,
    company: company ? say(`company-${company}`) : "no-company",
    amount: move.amount ?? about.amount ?? 1,
  };
  if (typeof move.column === "number") args.column = move.column + 1;
  if (move.card) args.card = cardName(ctx, move.card);
  if (move.type === "Acquire") args.card = cardName(ctx, view.display[move.space - 1]?.card);
  if (move.type === "Acquire") args.step = state.game.choices.step;
  if (move.type === "PlaceMarker") args.space = spaceName(ctx, move.space);
  if (move.type === "TakePlan") args.plan = planName(ctx, planOn(ctx, move.space) ?? "");
  if (move.type === "KeepToken") args.token = planName(ctx, move.token);
  if (move.type === "PlacePlan") args.plan = planName(ctx, move.plan);
  if (typeof move.screen === "number") {
    args.screen = move.screen + 1;
    const lying = me?.screens[move.screen];
    if (move.type !== "PlacePlan") args.plan = lying ? planName(ctx, lying.plan) : "";
  }
  if (move.slots) args.cards = ctx.say.list(move.slots.map((slot: string) => slotCard(ctx, slot)));
  if (move.slot) args.card = move.type === "PickUp" ? deckName(ctx, move.slot) : slotCard(ctx, move.slot);
  Object.assign(args, brought("says", move.type)?.(ctx, move));
  if (move.rest) args.order = move.rest.map((card: string) => cardName(ctx, card)).join(" · ");
  return args;
}

/** The card in a slot, with its slot if another slot holds one like it. */
function slotCard(ctx: Ctx, slot: string) {
  if (slot === "tile") return ctx.say("by-tile");
  const card = slotNames(ctx)[slotAt(ctx, slot)] || cardName(ctx, null);
  return hasTwin(ctx, slot) ? ctx.say("card-in-slot", { card, slot }) : card;
}

/** Whether another slot holds a card like the one in this slot. */
export function hasTwin(ctx: Ctx, slot: string) {
  const names = slotNames(ctx);
  const card = names[slotAt(ctx, slot)] || cardName(ctx, null);
  return names.indexOf(card) !== names.lastIndexOf(card);
}

/** The place of a slot among all; -1 if it is none. */
function slotAt(ctx: Ctx, slot: string) {
  return (ctx.facts.slots as string[]).indexOf(slot);
}

function slotNames(ctx: Ctx) {
  return (ctx.me?.area ?? []).map((placed) => (placed ? cardName(ctx, placed.card) : ""));
}

function deckName(ctx: Ctx, slot: string) {
  const deck = ctx.me?.resting[slotAt(ctx, slot)] ?? [];
  return deck.length === 0 ? ctx.say("deck-empty") : ctx.say.list(deck.map((card) => cardName(ctx, card)));
}

/** The plan on a space of the research display or the round track. */
export function planOn({ view }: Ctx, space: string) {
  const special = view.specials.find((one) => `S${one.round}` === space);
  return special?.plan ?? view.research[space];
}

/** A move as the text of its button. */
export function moveName(ctx: Ctx, move: Move) {
  const args = namedArgs(ctx, move);
  const { step, about } = ctx.state.game.choices;
  if (move.type === "Decline") return ctx.say(`move-Decline-${step}`, args);
  if (move.type === "TakeReward") return rewardName(ctx, about.rewards?.[move.index], move.index);
  if (move.type === "TakeOption") return optionName(ctx, about.options?.[move.index], move.index);
  if (move.type === "TakeTier") return tierName(ctx, move);
  if (move.type === "UseResources") return ctx.say("move-UseResources", args);
  return ctx.say(`move-${move.type}`, args);
}

function rewardName(ctx: Ctx, gain: Gain | undefined, index: number) {
  return ctx.say("move-TakeReward", { reward: gain ? gainText(ctx, gain) : String(index + 1) });
}

function optionName(ctx: Ctx, gains: Gain[] | undefined, index: number) {
  return gains
    ? ctx.say("move-TakeReward", { reward: gainsText(ctx, gains) })
    : ctx.say("move-TakeOption", { number: index + 1 });
}

function tierName(ctx: Ctx, move: Move) {
  const space = ctx.facts.bonus.majority.find((one) => one.id === ctx.state.game.choices.about.space);
  const tier = space?.tiers.find((one) => one.at === move.at);
  if (!tier) return ctx.say("move-TakeTier-none");
  return ctx.say("move-TakeTier", { at: move.at, reward: gainsText(ctx, tier.gains) });
}

/** Arguments of a line whose values are ids, put into words. */
export function wordedArgs(ctx: Ctx, args: object = {}): Args {
  const worded: Args = {};
  for (const [name, value] of Object.entries(args)) worded[name] = inWords(ctx, name, value);
  return worded;
}

function inWords(ctx: Ctx, name: string, value: unknown): string | number {
  if (name === "options") return optionsText(ctx, value as number[][]);
  if (Array.isArray(value)) return ctx.say.list(value.map((one) => inWords(ctx, name.replace(/s$/, ""), one)));
  if (typeof value === "number") {
    if (name === "space") return ctx.say("display-space", { space: value });
    return name === "seat" || name === "other" ? seatName(ctx, value) : name === "screen" ? value + 1 : value;
  }
  if (typeof value !== "string") return String(value);
  if (name === "bonus") return bonusName(ctx, value);
  if (ctx.say.has(`${name}-${value}`)) return ctx.say(`${name}-${value}`);
  if (ctx.facts.companies.some((company) => company === value)) return ctx.say(`company-${value}`);
  if (ctx.facts.cards[value]) return cardName(ctx, value);
  if (ctx.facts.plans[value] || ctx.facts.specials[value] || ctx.facts.tokens[value]) return planName(ctx, value);
  return value;
}

/** The bonus of a track's threshold, by its id such as "A1-2". */
function bonusName(ctx: Ctx, id: string) {
  const [track = "", number] = id.split("-");
  const bonus = ctx.facts.tracks?.[track]?.thresholds[Number(number) - 1]?.bonus;
  return bonus ? bonusText(ctx, bonus) : id;
}

/** A track bonus: what it gives for good, or what its bonus space takes and gives. */
export function bonusText({ say }: Pick<Ctx, "say">, bonus: TrackBonus) {
  return say(`bonus-${bonus.type}`, {
    amount: bonus.amount ?? bonus.collectors ?? bonus.extra ?? 0,
    cost: bonus.cost ?? bonus.price ?? 0,
    discount: bonus.discount ?? 0,
    tank: bonus.tank ?? 0,
    only: bonus.only ? say(`kind-${bonus.only}`) : "",
    only_id: bonus.only || "any",
    both: bonus.both ? "yes" : "no",
    amounts: say.list(bonus.amounts ?? []),
    options: optionsText({ say }, bonus.options ?? []),
  });
}

/** Rewards of which one is chosen: research points and tank spaces of each. */
function optionsText({ say }: Pick<Ctx, "say">, options: number[][]): string {
  return options.map(([points = 0, tank = 0]) => say("bonus-option", { points, tank })).join(` ${say("or")} `);
}
