/**
 * Choices that belong together, as one group with a small button for each: what all have in common is said once above
 * them, what differs in symbols on them; hovering over or focusing one shows all its lines in words.
 */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { sign as signOf } from "../../table/choices.ts";
import { lineText } from "../../table/words.ts";
import { planFace, tokenFace } from "../board/cards.ts";
import { lookOf } from "../groups.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Line, Offer } from "../types.ts";
import { hasTwin, moveName, planOn, wordedArgs } from "../words.ts";
import { linesOf, mini, short, signed } from "./compact.ts";
import { markerFace } from "./markers.ts";
import { sectorRow } from "./sectors.ts";

/** How a family is drawn. */
interface Look {
  /** Of a member; `own`: lines that not all have. */
  face: (ctx: Ctx, offer: Offer, own: Line[]) => unknown;
  /** Beside the heading; else the lines that all have. */
  head?: (ctx: Ctx, group: Offer[], shared: Line[]) => unknown;
  /** What it is about, by its name on the page: this explains itself there. Else it is the last that the move names. */
  thing?: (offer: Offer) => string;
  /** Whether it is the choice that the seat has made, and may change. */
  made?: (ctx: Ctx, offer: Offer) => boolean;
}

const LOOKS: Record<string, Look> = {
  Acquire: { face: acquired },
  KeepToken: {
    head: (ctx, [first]) =>
      html`<span class="face whole" aria-hidden="true">${tokenFace(ctx, String(first?.move.token ?? ""))}</span>`,
    face: (ctx, { move }) => (move.rest ?? []).map((card: string) => mini(ctx, card)),
    made: ({ me }, { move }) => me?.token === move.token && String(me?.rest) === String(move.rest),
  },
  PlacePlusOne: {
    head: () => nothing,
    face: (ctx, { move }) => mini(ctx, slotCard(ctx, move.slot)),
  },
  UseResources: { head: elsewhere, face: resources, thing: ({ move }) => `slot:${move.slots?.[0]}` },
  UseEnergy: { head: energyTotal, face: reach },
  PlaceMarker: { face: markerFace },
  TakePlan: { head: () => nothing, face: planOffered },
  FlipPlan: { face: flipped },
  PlacePlan: {
    head: (ctx, group) =>
      html`<span class="face" aria-hidden="true">${planFace(ctx, String(group[0]?.move.plan))}</span>${placed(group).map((how) => html`<small aria-hidden="true">${ctx.say(`place-${how}-told`)}</small> `)}`,
    face: (ctx, offer) =>
      html`${(offer.move.screen ?? 0) + 1}${placed([offer]).map((how) => html`<small>${ctx.say(`place-${how}`)}</small>`)}`,
  },
  RemoveFrom: { head: () => nothing, face: column },
  ReturnTo: { head: () => nothing, face: column },
  Rest: {
    face: (ctx, { move }, own) => html`<b>${move.to}</b>${own.map((line) => short(ctx, line))}`,
  },
};

/** Most buttons of a short family, which leaves room for another one beside it. */
const FEW = 2;

/** Whether a family is short enough to share a row. */
export function isSmall(group: Offer[]) {
  return group.length <= FEW && ["PlacePlusOne", "UseResources"].includes(group[0]?.move.type ?? "");
}

/** Several moves that begin alike: one heading, a small button for each. */
export function family(ctx: Ctx, group: Offer[]) {
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
      ${signOf(first.move)}<span class="name" aria-hidden="true">${ctx.say.has(`head-${type}`) ? ctx.say(`head-${type}`) : heading}</span>
      ${look.head ? look.head(ctx, group, shared) : linesOf(ctx, shared)}
    </span>
    <span class="members">${repeat(group, keyOf, (offer) => member(ctx, look, offer, shared))}</span>
  </div>`;
}

/** Most sectors that are named beside another list of them. */
const MANY = 5;

/** Whether a line names what can be entered first. */
const isReach = ({ key, args }: Line) => key.startsWith("energy-reach") && args?.sectors !== undefined;

/** How many sectors could be entered. */
function listLength(lines: Line[]) {
  const sectors = lines.find(isReach)?.args?.sectors;
  return Array.isArray(sectors) ? sectors.length : 0;
}

function member(ctx: Ctx, look: Look, offer: Offer, shared: Line[]) {
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
    data-explain=${look.thing?.(offer) ?? offer.targets.at(-1) ?? nothing}
    data-now=${[name, ...words].join("\n")}
    ?disabled=${ctx.state.sending.busy || made}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="visually-hidden">${ctx.say.clauses([name, ...words])}</span><span class="face" aria-hidden="true">${look.face(ctx, offer, own)}</span>
  </button>`;
}

function isSame(one: Line, other: Line) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Keyed, so that a focused button never turns into another move's. */
function keyOf({ move }: Offer) {
  return JSON.stringify(move);
}

/** What signs tell of where plans could be placed: the next screen for the marker, and plans that would be covered. */
function placed(offers: Offer[]): string[] {
  const covers = offers.some(({ lines }) => lines.some(({ key }) => key === "covers-plan"));
  const next = offers.some(({ lines }) => lines.length === 0);
  return [...(next ? ["next"] : []), ...(covers ? ["covers"] : [])];
}

function familyArgs(ctx: Ctx, { move }: Offer) {
  const { markers = 0 } = ctx.me ?? {};
  return {
    ...wordedArgs(ctx, move),
    step: ctx.state.game.choices.step,
    markers,
    card: wordedArgs(ctx, { card: slotCard(ctx, move.slot) }).card,
  };
}

/** The card in an action slot. */
function slotCard(ctx: Ctx, slot: string | undefined) {
  return ctx.me?.area["ABCDE".indexOf(slot ?? "-")]?.card ?? "";
}

/**
 * The cards that would be used, those of which there are two alike with their slots, what they make together, and which cards of the display that is enough for.
 */
function resources(ctx: Ctx, { move, lines }: Offer) {
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
function acquired(ctx: Ctx, { move, lines }: Offer) {
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
function elsewhere(ctx: Ctx, _: Offer[], shared: Line[]) {
  return linesOf(
    ctx,
    shared.filter((line) => line.key === "units-could-go-nowhere"),
  );
}

/** The energy points that any company would have. */
function energyTotal(ctx: Ctx, [first]: Offer[]) {
  const total = first?.lines.find((line) => line.key === "energy-total");
  return total ? html`<span class="lines">${short(ctx, total)}</span>` : nothing;
}

/** A company that could expand: the sectors that can be entered first, and what a share is worth now. */
function reach(ctx: Ctx, { move, lines }: Offer) {
  const into = lines.find(isReach);
  const worth = lines.find((line) => line.key === "share-value-now");
  return html`<span class="company-${move.company}">${icon(String(move.company))}</span><span class="into">${into ? html`→ ${ctx.say.details(texts(into.args?.sectors))}` : "–"}</span>${
    worth ? short(ctx, worth) : nothing
  }`;
}

/** A column that an outpost leaves or comes back to, and what a share is worth then. */
function column(ctx: Ctx, { move, lines }: Offer) {
  const then = lines.find((line) => line.key === "share-value-then");
  return html`<b>${(move.column ?? 0) + 1}</b>${then ? short(ctx, { ...then, key: "share-value-now" }) : nothing}`;
}

/** A plan that can be taken: its space, what it costs in research points, its requirements and reward. */
function planOffered(ctx: Ctx, { move, lines }: Offer) {
  const space = String(move.space);
  const paid = lines.filter((line) => ["research-points-paid", "supplement-coins"].includes(line.key));
  return html`<small class="mark letter-${space[0]}"><b>${space}</b>${paid.map((line) => short(ctx, line))}</small>${planFace(ctx, planOn(ctx, space) ?? "")}`;
}

/** A plan that can be turned face down, and how far the upload marker gets then. */
function flipped(ctx: Ctx, { move, lines }: Offer) {
  const screen = move.screen ?? 0;
  const on = lines.find((line) => line.key === "research-reach");
  const words = on ? ctx.say("flip-goes-on", { screen: Number(on.args?.screen ?? 0) + 1 }) : ctx.say("flip-no-further");
  return html`<b>${screen + 1}</b>${planFace(ctx, ctx.me?.screens[screen]?.plan ?? "")}<small>${words}</small>`;
}

/** The numbers of an argument as texts; none where it is no list. */
function texts(numbers: unknown) {
  return Array.isArray(numbers) ? numbers.map(String) : [];
}
