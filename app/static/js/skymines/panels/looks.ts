/** What stands on the buttons of choices that belong together, in symbols, and beside the heading above them. */
import { html, nothing } from "lit-html";
import { planFace, tokenFace } from "../board/cards.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Line, Offer } from "../types.ts";
import { hasTwin, planOn, slotAt } from "../words.ts";
import { linesOf, mini, short, signed } from "./compact.ts";
import { sorted } from "./me.ts";

/** The starting token that would be kept. */
export function token(ctx: Ctx, [first]: Offer[]) {
  return html`<span class="face whole" aria-hidden="true">${tokenFace(ctx, String(first?.move.token ?? ""))}</span>`;
}

/** The cards that would rest beside a starting token. */
export function resting(ctx: Ctx, { move }: Offer) {
  return (move.rest ?? []).map((card: string) => mini(ctx, card));
}

/** Whether the seat keeps this token, and rests these cards, as it has chosen so far. */
export function isKept({ me }: Ctx, { move }: Offer) {
  return me?.token === move.token && String(me?.rest) === String(move.rest);
}

/** The card that the "+1" tile would lie on. */
export function cardInSlot(ctx: Ctx, { move }: Offer) {
  return mini(ctx, slotCard(ctx, move.slot));
}

/** The deck that a card would rest on, and what else that brings. */
export function deck(ctx: Ctx, { move }: Offer, own: Line[]) {
  return html`<b>${move.to}</b>${own.map((line) => short(ctx, line))}`;
}

/** The plan that would be placed, and what its screens have. */
export function planToPlace(ctx: Ctx, group: Offer[]) {
  return html`<span class="face" aria-hidden="true">${planFace(ctx, String(group[0]?.move.plan))}</span>${placed(group).map((how) => html`<small aria-hidden="true">${ctx.say(`place-${how}-told`)}</small> `)}`;
}

/** A screen that a plan could be placed on. */
export function screen(ctx: Ctx, offer: Offer) {
  return html`${(offer.move.screen ?? 0) + 1}${placed([offer]).map((how) => html`<small>${ctx.say(`place-${how}`)}</small>`)}`;
}

/** What signs tell of where plans could be placed: the next screen for the marker, and plans that would be covered. */
function placed(offers: Offer[]): string[] {
  const covers = offers.some(({ lines }) => lines.some(({ key }) => key === "covers-plan"));
  const next = offers.some(({ lines }) => lines.length === 0);
  return [...(next ? ["next"] : []), ...(covers ? ["covers"] : [])];
}

/** Whether a line names what can be entered first. */
export const isReach = ({ key, args }: Line) => key.startsWith("energy-reach") && args?.sectors !== undefined;

/** The card in an action slot. */
export function slotCard(ctx: Ctx, slot: string | undefined) {
  return ctx.me?.area[slotAt(ctx, slot ?? "")]?.card ?? "";
}

/**
 * The cards that would be used, those of which there are two alike with their slots, what they make together, and which cards of the display that is enough for.
 */
export function resources(ctx: Ctx, { move, lines }: Offer) {
  const slots = (move.slots ?? []) as string[];
  const units = lines.find((line) => line.key === "resource-value")?.amount ?? 0;
  const payable = lines.find((line) => line.key === "cards-payable");
  const printed = slots.reduce((sum, slot) => sum + (ctx.facts.cards[slotCard(ctx, slot)]?.value ?? 0), 0);
  const card = (slot: string) =>
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
 */
export function acquired(ctx: Ctx, { move, lines }: Offer) {
  const printed = lines.find((line) => line.key === "price-printed");
  const changes = lines.filter((line) => CHANGES.test(line.key));
  const coins = lines.some((line) => line.key === "price-coins");
  const left = lines.find((line) => line.key === "coins-left" || line.key === "units-left");
  const price = [printed, ...changes].reduce((sum, line) => sum + (line?.amount ?? 0), 0);
  return html`<span class="what"><small>${move.space}</small>${mini(ctx, String(printed?.args?.card ?? ""))}</span>
    <small class="price">${printed?.amount}${changes.map((line) => html` ${signed(line.amount ?? 0)}`)}${changes.length > 0 ? html` = <b>${Math.max(0, price)}</b>` : nothing}${coins ? icon("coin") : nothing}</small>
    <small>${ctx.say("member-left", { amount: left?.amount ?? 0 })}</small>`;
}

/** The spaces of the display whose cards the units are enough for. */
function bought(ctx: Ctx, { args }: Line) {
  const count = Array.isArray(args?.spaces) ? args.spaces.length : 0;
  return ctx.say("member-buys", { spaces: ctx.say.list(texts(args?.spaces)), count });
}

/** What all uses of resources have in common, if it is not the rule: that no unit can be spent on a company track. */
export function elsewhere(ctx: Ctx, _: Offer[], shared: Line[]) {
  return linesOf(
    ctx,
    shared.filter((line) => line.key === "units-could-go-nowhere"),
  );
}

/** The energy points that any company would have. */
export function energyTotal(ctx: Ctx, [first]: Offer[]) {
  const total = first?.lines.find((line) => line.key === "energy-total");
  return total ? html`<span class="lines">${short(ctx, total)}</span>` : nothing;
}

/** A company that could expand: the sectors that can be entered first, and what a share is worth now. */
export function reach(ctx: Ctx, { move, lines }: Offer) {
  const into = lines.find(isReach);
  const worth = lines.find((line) => line.key === "share-value-now");
  return html`<span class="company-${move.company}">${icon(String(move.company))}</span><span class="into">${into ? html`→ ${ctx.say.details(texts(into.args?.sectors))}` : "–"}</span>${
    worth ? short(ctx, worth) : nothing
  }`;
}

/** A column that an outpost leaves or comes back to, and what a share is worth then. */
export function column(ctx: Ctx, { move, lines }: Offer) {
  const then = lines.find((line) => line.key === "share-value-then");
  return html`<b>${(move.column ?? 0) + 1}</b>${then ? short(ctx, { ...then, key: "share-value-now" }) : nothing}`;
}

/** A plan that can be taken: its space, what it costs in research points, its requirements and reward. */
export function planOffered(ctx: Ctx, { move, lines }: Offer) {
  const space = String(move.space);
  const paid = lines.filter((line) => ["research-points-paid", "supplement-coins"].includes(line.key));
  return html`<small class="mark letter-${space[0]}"><b>${space}</b>${paid.map((line) => short(ctx, line))}</small>${planFace(ctx, planOn(ctx, space) ?? "")}`;
}

/** A plan that can be turned face down, and how far the upload marker gets then. */
export function flipped(ctx: Ctx, { move, lines }: Offer) {
  const screen = move.screen ?? 0;
  const on = lines.find((line) => line.key === "research-reach");
  const words = on ? ctx.say("flip-goes-on", { screen: Number(on.args?.screen ?? 0) + 1 }) : ctx.say("flip-no-further");
  return html`<b>${screen + 1}</b>${planFace(ctx, ctx.me?.screens[screen]?.plan ?? "")}<small>${words}</small>`;
}

/** The numbers of an argument as texts; none where it is no list. */
function texts(numbers: unknown) {
  return Array.isArray(numbers) ? numbers.map(String) : [];
}

/** Cards that could leave the hand in its order. */
export function inHand(ctx: Ctx, offers: Offer[]) {
  const hand = sorted(
    ctx,
    offers.map(({ move }) => String(move.card)),
  );
  return [...offers].sort((one, other) => hand.indexOf(String(one.move.card)) - hand.indexOf(String(other.move.card)));
}
