/** Names of components in words, from the message catalogue and the facts. */
import { namesOf } from "../table/log/sentence.ts";
import { argumentParts, textOf } from "../table/saying.ts";
import { seatName } from "../table/seats.ts";
import { gain as gainTold } from "./naming.ts";
import type { Args, Argument, Ctx, Gain, TrackBonus } from "./types.ts";

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

/** The card in a slot, with its slot if another slot holds one like it. */
export function slotCard(ctx: Ctx, slot: string) {
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
export function slotAt({ facts }: Pick<Ctx, "facts">, slot: string) {
  return (facts.slots as string[]).indexOf(slot);
}

function slotNames(ctx: Ctx) {
  return (ctx.me?.area ?? []).map((placed) => (placed ? cardName(ctx, placed.card) : ""));
}

/** The cards of the deck that rests behind a slot. */
export function deckName(ctx: Ctx, slot: string) {
  const deck = ctx.me?.resting[slotAt(ctx, slot)] ?? [];
  return deck.length === 0 ? ctx.say("deck-empty") : ctx.say.list(deck.map((card) => cardName(ctx, card)));
}

/** The plan on a space of the research display or the round track. */
export function planOn({ view }: Ctx, space: string) {
  const special = view.specials.find((one) => `S${one.round}` === space);
  return special?.plan ?? view.research[space];
}

/** Arguments of a line whose values are ids, put into words. */
export function wordedArgs(ctx: Ctx, args: object = {}): Args {
  const worded: Args = {};
  for (const [name, value] of Object.entries(args)) worded[name] = inWords(ctx, name, value);
  return worded;
}

/** What each value is, by the name of an argument that lists several. */
const OF_EACH: Record<string, string> = {
  cards: "card",
  kinds: "kind",
  sectors: "sector",
  slots: "slot",
  spaces: "space",
};

function inWords(ctx: Ctx, name: string, value: unknown): string | number {
  if (name === "options") return optionsText(ctx, value as number[][]);
  if (Array.isArray(value)) return ctx.say.list(value.map((one) => inWords(ctx, OF_EACH[name] ?? name, one)));
  if (typeof value === "number") {
    if (name === "space") return cardName(ctx, ctx.view.display[value - 1]?.card);
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
