/**
 * Names of components and moves in words, from the message catalogue and the facts.
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").Move} Move
 * @typedef {import("./types").Gain} Gain
 * @typedef {import("./types").Line} Line
 * @typedef {import("./types").Refused} Refused
 */
import { namesOf } from "../table/log/sentence.js";
import { argumentParts, textOf } from "../table/saying.js";
import { seatName } from "../table/seats.js";
import { brought } from "./modules.js";
import { gain as gainTold } from "./naming.js";

/**
 * An action card, such as "titanium 3" or "energy 2 + Tawac share".
 * @param {Ctx} ctx
 * @param {string | null | undefined} id
 */
export function cardName(ctx, id) {
  return id && ctx.facts.cards[id] ? thingName(ctx, "card", id) : ctx.say("card-hidden");
}

/**
 * A research plan, special plan or starting token: what it asks and what it gives.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function planName(ctx, id) {
  return thingName(ctx, "plan", id);
}

/** Names of what never changes, by the facts that they are of. @type {WeakMap<object, Map<string, string>>} */
const names = new WeakMap();

/**
 * @param {Ctx} ctx
 * @param {string} kind
 * @param {string} id
 */
function thingName(ctx, kind, id) {
  const known = names.get(ctx.facts) ?? new Map();
  names.set(ctx.facts, known);
  const key = `${kind} ${id}`;
  const name = known.get(key) ?? worded(ctx, { type: "thing", kind, id });
  known.set(key, name);
  return name;
}

/**
 * An argument of a sentence as text.
 * @param {Ctx} ctx
 * @param {import("./types").Argument} argument
 */
function worded(ctx, argument) {
  return textOf(argumentParts(ctx.say, namesOf(ctx), argument));
}

/**
 * @param {Ctx} ctx
 * @param {Gain[]} gains
 */
export function gainsText(ctx, gains) {
  return gains.map((gain) => gainText(ctx, gain)).join(" + ");
}

/**
 * @param {Ctx} ctx
 * @param {Gain} gain
 */
export function gainText(ctx, gain) {
  return worded(ctx, gainTold(gain));
}

/**
 * A bonus space in words.
 * @param {Ctx} ctx
 * @param {string} space
 */
export function spaceName(ctx, space) {
  return worded(ctx, { type: "thing", kind: "space", id: space });
}

/**
 * What lies on a screen, on a display space, or in a slot, for the arguments of a move's label.
 * @param {Ctx} ctx
 * @param {Move} move
 * @returns {Record<string, any>}
 */
function namedArgs(ctx, move) {
  const { view, me, state, say } = ctx;
  const about = state.choices.about;
  const company = move.company ?? about.company;
  /** @type {Record<string, any>} */
  const args = {
    ...move,
    company: company ? say(`company-${company}`) : "no-company",
    amount: move.amount ?? about.amount ?? 1,
  };
  if (typeof move.column === "number") args.column = move.column + 1;
  if (move.card) args.card = cardName(ctx, move.card);
  if (move.type === "Acquire") args.card = cardName(ctx, view.display[move.space - 1]?.card);
  if (move.type === "Acquire") args.step = state.choices.step;
  if (move.type === "PlaceMarker") args.space = spaceName(ctx, move.space);
  if (move.type === "TakePlan") args.plan = planName(ctx, planOn(ctx, move.space) ?? "");
  if (move.type === "KeepToken") args.token = planName(ctx, move.token);
  if (move.type === "PlacePlan") args.plan = planName(ctx, move.plan);
  if (typeof move.screen === "number") {
    args.screen = move.screen + 1;
    const lying = me?.screens[move.screen];
    if (move.type !== "PlacePlan") args.plan = lying ? planName(ctx, lying.plan) : "";
  }
  if (move.slots) args.cards = ctx.say.list(move.slots.map((/** @type {string} */ slot) => slotCard(ctx, slot)));
  if (move.slot) args.card = move.type === "PickUp" ? deckName(ctx, move.slot) : slotCard(ctx, move.slot);
  Object.assign(args, brought("says", move.type)?.(ctx, move));
  if (move.rest) args.order = move.rest.map((/** @type {string} */ card) => cardName(ctx, card)).join(" · ");
  return args;
}

/**
 * The card in a slot, with its slot if another slot holds one like it.
 * @param {Ctx} ctx
 * @param {string} slot
 */
function slotCard(ctx, slot) {
  if (slot === "tile") return ctx.say("by-tile");
  const card = slotNames(ctx)[ctx.facts.slots.indexOf(/** @type {any} */ (slot))] || cardName(ctx, null);
  return hasTwin(ctx, slot) ? ctx.say("card-in-slot", { card, slot }) : card;
}

/**
 * Whether another slot holds a card like the one in this slot.
 * @param {Ctx} ctx
 * @param {string} slot
 */
export function hasTwin(ctx, slot) {
  const names = slotNames(ctx);
  const card = names[ctx.facts.slots.indexOf(/** @type {any} */ (slot))] || cardName(ctx, null);
  return names.indexOf(card) !== names.lastIndexOf(card);
}

/** @param {Ctx} ctx */
function slotNames(ctx) {
  return (ctx.me?.area ?? []).map((placed) => (placed ? cardName(ctx, placed.card) : ""));
}

/**
 * @param {Ctx} ctx
 * @param {string} slot
 */
function deckName(ctx, slot) {
  const deck = ctx.me?.resting[ctx.facts.slots.indexOf(/** @type {any} */ (slot))] ?? [];
  return deck.length === 0 ? ctx.say("deck-empty") : ctx.say.list(deck.map((card) => cardName(ctx, card)));
}

/**
 * The plan on a space of the research display or the round track.
 * @param {Ctx} ctx
 * @param {string} space
 */
export function planOn({ view }, space) {
  const special = view.specials.find((one) => `S${one.round}` === space);
  return special?.plan ?? view.research[space];
}

/**
 * A move as the text of its button.
 * @param {Ctx} ctx
 * @param {Move} move
 */
export function moveName(ctx, move) {
  const args = namedArgs(ctx, move);
  const { step, about } = ctx.state.choices;
  if (move.type === "Decline") return ctx.say(`move-Decline-${step}`, args);
  if (move.type === "TakeReward") return rewardName(ctx, about.rewards?.[move.index], move.index);
  if (move.type === "TakeOption") return optionName(ctx, about.options?.[move.index], move.index);
  if (move.type === "TakeTier") return tierName(ctx, move);
  if (move.type === "UseResources") return ctx.say("move-UseResources", args);
  return ctx.say(`move-${move.type}`, args);
}

/**
 * @param {Ctx} ctx
 * @param {Gain | undefined} gain
 * @param {number} index
 */
function rewardName(ctx, gain, index) {
  return ctx.say("move-TakeReward", { reward: gain ? gainText(ctx, gain) : String(index + 1) });
}

/**
 * @param {Ctx} ctx
 * @param {Gain[] | undefined} gains
 * @param {number} index
 */
function optionName(ctx, gains, index) {
  return gains
    ? ctx.say("move-TakeReward", { reward: gainsText(ctx, gains) })
    : ctx.say("move-TakeOption", { number: index + 1 });
}

/**
 * @param {Ctx} ctx
 * @param {Move} move
 */
function tierName(ctx, move) {
  const space = ctx.facts.bonus.majority.find((one) => one.id === ctx.state.choices.about.space);
  const tier = space?.tiers.find((one) => one.at === move.at);
  if (!tier) return ctx.say("move-TakeTier-none");
  return ctx.say("move-TakeTier", { at: move.at, reward: gainsText(ctx, tier.gains) });
}

/**
 * Arguments of a line whose values are ids, put into words.
 * @param {Ctx} ctx
 * @param {Record<string, any>} [args]
 */
export function wordedArgs(ctx, args = {}) {
  /** @type {Record<string, any>} */
  const worded = {};
  for (const [name, value] of Object.entries(args)) worded[name] = inWords(ctx, name, value);
  return worded;
}

/**
 * @param {Ctx} ctx
 * @param {string} name
 * @param {any} value
 * @returns {any}
 */
function inWords(ctx, name, value) {
  if (name === "options") return optionsText(ctx, value);
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

/**
 * The bonus of a track's threshold, by its id such as "A1-2".
 * @param {Ctx} ctx
 * @param {string} id
 */
function bonusName(ctx, id) {
  const [track = "", number] = id.split("-");
  const bonus = ctx.facts.tracks?.[track]?.thresholds[Number(number) - 1]?.bonus;
  return bonus ? bonusText(ctx, bonus) : id;
}

/**
 * A track bonus: what it gives for good, or what its bonus space takes and gives.
 * @param {Pick<Ctx, "say">} ctx
 * @param {import("./types").TrackBonus} bonus
 */
export function bonusText({ say }, bonus) {
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

/**
 * Rewards of which one is chosen: research points and tank spaces of each.
 * @param {Pick<Ctx, "say">} ctx
 * @param {number[][]} options
 */
function optionsText({ say }, options) {
  return options.map(([points = 0, tank = 0]) => say("bonus-option", { points, tank })).join(` ${say("or")} `);
}
