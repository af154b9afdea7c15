/**
 * Choices that belong together, as one group with a small button for each: what all have in common is said once above
 * them, what differs in symbols on them; hovering over or focusing one shows all its lines in words.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { lineText } from "../../table/words.js";
import { planFace, tokenFace } from "../board/cards.js";
import { lookOf } from "../groups.js";
import { icon } from "../symbols.js";
import { hasTwin, moveName, planOn, wordedArgs } from "../words.js";
import { linesOf, mini, short, signed } from "./compact.js";
import { markerFace } from "./markers.js";
import { sectorRow } from "./sectors.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Offer} Offer
 * @typedef {import("../types").Line} Line
 */

/**
 * How a family is drawn.
 * @typedef {object} Look
 * @property {(ctx: Ctx, offer: Offer, own: Line[]) => unknown} face of a member; `own`: lines that not all have
 * @property {(ctx: Ctx, group: Offer[], shared: Line[]) => unknown} [head] beside the heading; else the lines that all have
 * @property {(offer: Offer) => string} [thing] what it is about, by its name on the page: this explains itself there
 * @property {(ctx: Ctx, offer: Offer) => boolean} [made] whether it is the choice that the seat has made, and may change
 */

/** @type {Record<string, Look>} */
const LOOKS = {
  Acquire: { face: acquired, thing: ({ move }) => `card:${move.space}` },
  KeepToken: {
    head: (ctx, [first]) =>
      html`<span class="face whole" aria-hidden="true">${tokenFace(ctx, String(first?.move.token ?? ""))}</span>`,
    face: (ctx, { move }) => (move.rest ?? []).map((/** @type {string} */ card) => mini(ctx, card)),
    thing: ({ move }) => `token:${move.token}`,
    made: ({ me }, { move }) => me?.token === move.token && String(me?.rest) === String(move.rest),
  },
  PlacePlusOne: {
    head: () => nothing,
    face: (ctx, { move }) => mini(ctx, slotCard(ctx, move.slot)),
    thing: ({ move }) => `slot:${move.slot}`,
  },
  UseResources: { head: elsewhere, face: resources, thing: ({ move }) => `slot:${move.slots?.[0]}` },
  UseEnergy: { head: energyTotal, face: reach, thing: ({ move }) => `station:${move.company}` },
  PlaceMarker: { face: markerFace, thing: ({ move }) => `space:${move.space}` },
  TakePlan: { head: () => nothing, face: planOffered, thing: ({ move }) => `plan:${move.space}` },
  FlipPlan: { face: flipped, thing: ({ move }) => `screen:${move.screen}` },
  PlacePlan: {
    head: (ctx, group) =>
      html`<span class="face" aria-hidden="true">${planFace(ctx, String(group[0]?.move.plan))}</span>${group.some(covers) ? html`<small aria-hidden="true">${ctx.say("place-covers-told")}</small>` : nothing}`,
    face: (ctx, offer) =>
      html`${(offer.move.screen ?? 0) + 1}${covers(offer) ? html`<small>${ctx.say("place-covers")}</small>` : nothing}`,
    thing: ({ move }) => `screen:${move.screen}`,
  },
  RemoveFrom: { head: () => nothing, face: column, thing: ({ targets }) => targets[0] ?? "" },
  ReturnTo: { head: () => nothing, face: column, thing: ({ targets }) => targets[0] ?? "" },
  Rest: {
    face: (ctx, { move }, own) => html`<b>${move.to}</b>${own.map((line) => short(ctx, line))}`,
    thing: ({ move }) => `rest:${move.to}`,
  },
};

/** Most buttons of a short family, which leaves room for another one beside it. */
const FEW = 2;

/** Whether a family is short enough to share a row. @param {Offer[]} group */
export function isSmall(group) {
  return group.length <= FEW && ["PlacePlusOne", "UseResources"].includes(group[0]?.move.type ?? "");
}

/**
 * Several moves that begin alike: one heading, a small button for each.
 * @param {Ctx} ctx
 * @param {Offer[]} group
 */
export function family(ctx, group) {
  const [first] = group;
  const look = first && LOOKS[lookOf(first.move.type)];
  if (!first) return nothing;
  if (!look) return sectorRow(ctx, group);
  const { type } = first.move;
  const shared = first.lines.filter((line) => group.every((offer) => offer.lines.some((other) => isSame(line, other))));
  const heading = ctx.say(`family-${type}`, familyArgs(ctx, first));
  const crowded = group.some(({ lines }) => listLength(lines) > MANY);
  return html`<div class="family family-${type}${crowded ? " crowded" : ""}" role="group" aria-label=${heading}>
    <span class="title">
      <span class="name" aria-hidden="true">${ctx.say.has(`head-${type}`) ? ctx.say(`head-${type}`) : heading}</span>
      ${look.head ? look.head(ctx, group, shared) : linesOf(ctx, shared)}
    </span>
    <span class="members">${repeat(group, keyOf, (offer) => member(ctx, look, offer, shared))}</span>
  </div>`;
}

/** Most sectors that are named beside another list of them. */
const MANY = 5;

/** Whether a line names what can be entered first. @param {Line} line */
const isReach = ({ key, args }) => key.startsWith("energy-reach") && args?.sectors !== undefined;

/** How many sectors could be entered. @param {Line[]} lines */
function listLength(lines) {
  const sectors = lines.find(isReach)?.args?.sectors;
  return Array.isArray(sectors) ? sectors.length : 0;
}

/**
 * @param {Ctx} ctx
 * @param {Look} look
 * @param {Offer} offer
 * @param {Line[]} shared
 */
function member(ctx, look, offer, shared) {
  const own = offer.lines.filter((line) => !shared.some((other) => isSame(line, other)));
  const name = moveName(ctx, offer.move);
  const words = offer.lines.map((line) => lineText(ctx, line));
  const made = look.made?.(ctx, offer) ?? false;
  return html`<button
    type="button"
    class="offer member${made ? " made" : ""}${offer.idle ? " idle" : ""}"
    aria-pressed=${made || nothing}
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    data-shows=${offer.shows.join(" ") || nothing}
    data-explain=${look.thing?.(offer) ?? nothing}
    data-now=${[name, ...words].join("\n")}
    ?disabled=${ctx.state.busy || made}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="visually-hidden">${ctx.say.clauses([name, ...words])}</span><span class="face" aria-hidden="true">${look.face(ctx, offer, own)}</span>
  </button>`;
}

/**
 * @param {Line} one
 * @param {Line} other
 */
function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keyed, so that a focused button never turns into another move's. @param {Offer} offer */
function keyOf({ move }) {
  return JSON.stringify(move);
}

/** @param {Offer} offer */
function covers({ lines }) {
  return lines.some((line) => line.key === "covers-plan");
}

/**
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function familyArgs(ctx, { move }) {
  const { markers = 0 } = ctx.me ?? {};
  return {
    ...wordedArgs(ctx, move),
    step: ctx.state.choices.step,
    markers,
    card: wordedArgs(ctx, { card: slotCard(ctx, move.slot) }).card,
  };
}

/**
 * The card in an action slot.
 * @param {Ctx} ctx
 * @param {string | undefined} slot
 */
function slotCard(ctx, slot) {
  return ctx.me?.area["ABCDE".indexOf(slot ?? "-")]?.card ?? "";
}

/**
 * The cards that would be used, those of which there are two alike with their slots, what they make together, and which cards of the display that is enough for.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function resources(ctx, { move, lines }) {
  const slots = /** @type {string[]} */ (move.slots ?? []);
  const units = lines.find((line) => line.key === "resource-value")?.amount ?? 0;
  const payable = lines.find((line) => line.key === "cards-payable");
  const printed = slots.reduce((sum, slot) => sum + (ctx.facts.cards[slotCard(ctx, slot)]?.value ?? 0), 0);
  const card = (/** @type {string} */ slot) =>
    html`${hasTwin(ctx, slot) ? html`<small>${slot}</small>` : nothing}${mini(ctx, slotCard(ctx, slot))}`;
  return html`${slots.map(card)}${
    slots.length > 1 || units !== printed ? html`<span>= ${units}</span>` : nothing
  }${payable ? html`<small>${bought(ctx, payable)}</small>` : nothing}`;
}

/** Lines that change the price printed on a card. */
const CHANGES = /^price-(surcharge|discount-.+|floor)$/;

/**
 * A card that can be acquired: what is printed on it, what changes that, what it costs so, and what is left of units or
 * CrypCoin then.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function acquired(ctx, { move, lines }) {
  const printed = lines.find((line) => line.key === "price-printed");
  const changes = lines.filter((line) => CHANGES.test(line.key));
  const coins = lines.some((line) => line.key === "price-coins");
  const left = lines.find((line) => line.key === "coins-left" || line.key === "units-left");
  const price = [printed, ...changes].reduce((sum, line) => sum + (line?.amount ?? 0), 0);
  return html`<span class="what"><small>${move.space}</small>${mini(ctx, String(printed?.args?.card ?? ""))}</span>
    <small class="price">${printed?.amount}${changes.map((line) => html` ${signed(line.amount ?? 0)}`)}${changes.length > 0 ? html` = <b>${Math.max(0, price)}</b>` : nothing}${coins ? icon("coin") : nothing}</small>
    <small>${ctx.say("member-left", { amount: left?.amount ?? 0 })}</small>`;
}

/**
 * The spaces of the display whose cards the units are enough for.
 * @param {Ctx} ctx
 * @param {Line} payable
 */
function bought(ctx, { args }) {
  const count = Array.isArray(args?.spaces) ? args.spaces.length : 0;
  return ctx.say("member-buys", { spaces: ctx.say.list(texts(args?.spaces)), count });
}

/**
 * What all uses of resources have in common, if it is not the rule: that no unit can be spent on a company track.
 * @param {Ctx} ctx
 * @param {Offer[]} _
 * @param {Line[]} shared
 */
function elsewhere(ctx, _, shared) {
  return linesOf(
    ctx,
    shared.filter((line) => line.key === "units-could-go-nowhere"),
  );
}

/**
 * The energy points that any company would have.
 * @param {Ctx} ctx
 * @param {Offer[]} group
 */
function energyTotal(ctx, [first]) {
  const total = first?.lines.find((line) => line.key === "energy-total");
  return total ? html`<span class="lines">${short(ctx, total)}</span>` : nothing;
}

/**
 * A company that could expand: the sectors that can be entered first, and what a share is worth now.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function reach(ctx, { move, lines }) {
  const into = lines.find(isReach);
  const worth = lines.find((line) => line.key === "share-value-now");
  return html`<span class="company-${move.company}">${icon(String(move.company))}</span><span class="into">${into ? html`→ ${ctx.say.details(texts(into.args?.sectors))}` : "–"}</span>${
    worth ? short(ctx, worth) : nothing
  }`;
}

/**
 * A column that an outpost leaves or comes back to, and what a share is worth then.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function column(ctx, { move, lines }) {
  const then = lines.find((line) => line.key === "share-value-then");
  return html`<b>${(move.column ?? 0) + 1}</b>${then ? short(ctx, { ...then, key: "share-value-now" }) : nothing}`;
}

/**
 * A plan that can be taken: its space, what it costs in research points, its requirements and reward.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function planOffered(ctx, { move, lines }) {
  const space = String(move.space);
  const paid = lines.filter((line) => ["research-points-paid", "supplement-coins"].includes(line.key));
  return html`<small class="mark letter-${space[0]}"><b>${space}</b>${paid.map((line) => short(ctx, line))}</small>${planFace(ctx, planOn(ctx, space) ?? "")}`;
}

/**
 * A plan that can be turned face down, and how far the upload marker gets then.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
function flipped(ctx, { move, lines }) {
  const screen = move.screen ?? 0;
  const on = lines.find((line) => line.key === "research-reach");
  const words = on ? ctx.say("flip-goes-on", { screen: Number(on.args?.screen ?? 0) + 1 }) : ctx.say("flip-no-further");
  return html`<b>${screen + 1}</b>${planFace(ctx, ctx.me?.screens[screen]?.plan ?? "")}<small>${words}</small>`;
}

/**
 * The numbers of an argument as texts; none where it is no list.
 * @param {unknown} numbers
 */
function texts(numbers) {
  return Array.isArray(numbers) ? numbers.map(String) : [];
}
