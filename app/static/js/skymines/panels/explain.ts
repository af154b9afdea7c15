/**
 * What each thing on the table is, in two sentences, its state, and why it cannot be chosen. Pure: a thing is known by
 * its name on the page (`data-target`, `data-key`, `data-explain`); rules stand only in the server's refusals.
 */
import { html, nothing } from "lit-html";
import { prompt } from "../../table/choices.ts";
import { seatName } from "../../table/seats.ts";
import type { Say } from "../../table/types.ts";
import { refusalText } from "../../table/words.ts";
import { BONUS_SYMBOLS } from "../board/tracks.ts";
import { brought, moduleMoves } from "../modules.ts";
import { MOVES } from "../moves.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Facts, Part, Refused } from "../types.ts";
import { slotAt } from "../words.ts";

/**
 * `name`: what it is, such as
 * "sector:21"; `keys`: the things it lies in that can be chosen, nearest first; `label`: how it stands, in words;
 * `seat`: the other player on whose board it lies.
 */
type Thing = { name: string; keys: string[]; label: string; seat: number | null };

type Said = { symbol: string; name: string; text: string };

/**
 * `why`: the rule
 * that forbids it now, with its page; `not`: what is asked instead, where nothing is forbidden; `open`: it can be
 * chosen, or belongs to a choice.
 */
type Explained = Said & { parts: Said[]; state: string; why: string; not: string; open: boolean };

/** Kinds that need no more than their words, with their symbols: the names after `data-explain`. */
export const PLAIN: Record<string, string> = {
  "display-space": "card",
  surcharge: "card",
  stack: "card",
  discards: "card",
  "card-hidden": "card",
  "plan-space": "point",
  "plan-row": "point",
  supplement: "coin",
  round: "first",
  border: "outpost",
  "share-value": "share",
  "track-share": "share",
  barrier: "coin",
  "tank-switch": "helium",
  "screen-switch": "point",
  slot: "card",
  "slot-off": "card",
  hand: "card",
  "first-marker": "first",
  shares: "share",
  "luna-card": "card",
  "luna-majority": "scientist",
  "luna-deck": "card",
  "luna-token": "card",
};

/** Kinds by the first word of a thing's name. */
export const KINDS: Record<string, (ctx: Ctx, rest: string[]) => Part> = {
  ...Object.fromEntries(Object.entries(PLAIN).map(([kind, symbol]) => [kind, () => ({ kind, symbol })])),
  sector: (ctx, [number]) => sector(ctx, Number(number)),
  outpost: (ctx, [number]) => sector(ctx, Number(number)),
  station: (_, [company = "outpost"]) => ({ kind: "station", symbol: company, parts: [COLUMN] }),
  column: () => COLUMN,
  track: (_, [company = "step"]) => ({ kind: "track", symbol: company }),
  ahead: (_, [company = "step"]) => ({ kind: "track-marker", symbol: company }),
  // The bonus markers of a seat have no company; the one on a track has.
  marker: (_, [company]) =>
    company ? { kind: "track-marker", symbol: company } : { kind: "marker", symbol: "marker" },
  space: (ctx, [space = ""]) => bonusSpace(ctx, space),
  tier: (ctx, [space = ""]) => ({ kind: "tier", symbol: bonusSpace(ctx, space).symbol }),
  bonus: (ctx, [id = ""]) => bonus(ctx, id),
  totals: (_, [kind = "card"]) => ({ kind: "totals", symbol: kind }),
  card: (ctx, [space]) => {
    const card = cardOf(ctx, ctx.view.display[Number(space) - 1]?.card);
    return { ...card, parts: [...(card.parts ?? []), { kind: "display-space", symbol: "card" }] };
  },
  discard: (ctx, [id]) => cardOf(ctx, id),
  hand: (ctx, [id]) => (id ? cardOf(ctx, id) : { kind: "hand", symbol: "card" }),
  slot: (ctx, [slot = ""]) => cardOf(ctx, ctx.me?.area[slotAt(ctx, slot)]?.card),
  planned: (ctx, [slot = ""]) => cardOf(ctx, ctx.state.choosing.draft[slot]),
  "plan-slot": (_, [slot]) => ({ kind: "slot", symbol: "card", args: { slot: slot ?? "" } }),
  resting: (ctx, [, id]) => resting(ctx, id),
  deck: (ctx, [, id]) => resting(ctx, id),
  area: (ctx, [seat, slot = ""]) => cardOf(ctx, ctx.view.seats[Number(seat)]?.area[slotAt(ctx, slot)]?.card),
  rest: () => ({ kind: "rest", symbol: "card" }),
  plan: (ctx, [space = ""]) => {
    const special = ctx.view.specials.find((one) => `S${one.round}` === space);
    return planOf(ctx, special?.plan ?? ctx.view.research[space]);
  },
  acquired: (ctx, [id]) => planOf(ctx, id),
  token: () => ({ kind: "token", symbol: "first" }),
  screen: (ctx, [screen]) => screenOf(ctx, ctx.view.me ?? 0, Number(screen)),
  "screen-of": (ctx, [seat, screen]) => screenOf(ctx, Number(seat), Number(screen)),
  tile: (_, [tile = ""]) => ({ kind: `tile-${tile}`, symbol: tile }),
  tank: () => ({ kind: "tank", symbol: "helium" }),
  helium: () => ({ kind: "tank", symbol: "helium" }),
  upload: () => ({ kind: "upload", symbol: "point" }),
  // The bank has no number; the coins of a seat have that of the seat.
  coins: (_, [seat]) => ({ kind: seat === undefined ? "bank" : "coins", symbol: "coin" }),
  seat: (ctx, [seat]) => ({ kind: ctx.view.seats[Number(seat)]?.luna ? "luna-seat" : "seat", symbol: "marker" }),
};

/** The explanation for things whose names begin with `first`. */
export function kindOf(first: string) {
  return KINDS[first] ?? brought("explains", first);
}

/** The types of moves that such things are explained by, the usual one first; undefined if there are none. */
function namedBy(kind: string) {
  const types = [...Object.entries(MOVES), ...moduleMoves()].flatMap(([type, { things }]) =>
    things?.includes(kind) ? [type] : [],
  );
  return types.length > 0 ? types : undefined;
}

const COLUMN: Part = { kind: "column", symbol: "outpost" };

function sector({ facts, view }: Ctx, number: number): Part {
  const fact = facts.moon.sectors.find((one) => one.number === number);
  const inside = (fact?.structures ?? []).map(({ kind }) => ({ kind, symbol: kind }));
  const owner = view.moon[number];
  return {
    kind: "sector",
    symbol: "outpost",
    args: { number },
    parts: [
      ...(fact?.enclave ? [{ kind: "enclave", symbol: "outpost" }] : []),
      ...inside,
      ...(owner ? [{ kind: "outpost", symbol: owner }] : []),
    ],
  };
}

/** An action card, and the share on it. */
function cardOf({ facts, say }: Ctx, id: string | null | undefined): Part {
  const fact = id ? facts.cards[id] : undefined;
  if (!fact) return { kind: "card-hidden", symbol: "card" };
  const { kind } = fact;
  const parts = fact.share && kind !== "share" ? [{ kind: "share-on-card", symbol: "share" }] : [];
  const resource = facts.resources.some((one) => one === kind);
  return { kind: resource ? "resource" : kind, symbol: kind, args: { kind: say(`kind-${kind}`) }, parts };
}

/** A card in a resting deck: the deck as well. */
function resting(ctx: Ctx, id: string | undefined): Part {
  const card = cardOf(ctx, id);
  return { ...card, parts: [...(card.parts ?? []), { kind: "rest", symbol: "card" }] };
}

function planOf({ facts }: Ctx, id: string | null | undefined): Part {
  if (!id) return { kind: "plan-space", symbol: "point" };
  if (facts.specials[id]) return { kind: "special", symbol: "point" };
  const plan = facts.plans[id];
  return plan ? { kind: "plan", symbol: "point", args: { letter: plan.letter } } : { kind: "token", symbol: "first" };
}

/** A screen of the research track and what lies on it. */
function screenOf(ctx: Ctx, seat: number, screen: number): Part {
  const { research } = ctx.facts;
  const lying = ctx.view.seats[seat]?.screens[screen];
  const own = [
    ...(research.no_a.includes(screen) && !lying ? [{ kind: "screen-no-a", symbol: "point" }] : []),
    ...(research.slot_at === screen ? [{ kind: "screen-switch", symbol: "card" }] : []),
  ];
  if (!lying) return { kind: "screen", symbol: "point", parts: own };
  const plan = lying.face_up ? planOf(ctx, lying.plan) : { kind: "plan-down", symbol: "point" };
  return { ...plan, parts: own };
}

/** A bonus space of the board, or a threshold of a track with its bonus. */
function bonusSpace(ctx: Ctx, id: string): Part {
  const majority = ctx.facts.bonus.majority.find((one) => one.id === id);
  if (majority) {
    const scientists = majority.kind === "scientist";
    return { kind: scientists ? "majority-scientist" : "majority", symbol: majority.kind };
  }
  const standard = ctx.facts.bonus.standard.find((one) => one.id === id);
  if (!standard) return { kind: "threshold", symbol: "coin", parts: [bonus(ctx, id)] };
  const { tile } = standard;
  const parts = tile ? [{ kind: `tile-${tile}`, symbol: tile }] : [];
  return { kind: standard.effect, symbol: tile ?? STANDARD[standard.effect] ?? "marker", parts };
}

const STANDARD: Record<string, string> = { "first-player": "first", buy: "card", discard: "coin" };

/** The bonus of a threshold, by its id such as "A1-2". */
function bonus({ facts }: Ctx, id: string): Part {
  const [track = "", number] = id.split("-");
  const type = facts.tracks[track]?.thresholds[Number(number) - 1]?.bonus.type ?? "";
  return { kind: `bonus-${type}`, symbol: BONUS_SYMBOLS[type] ?? "marker" };
}

/** The explanation of a thing; null for one that is not a component. */
export function explained(ctx: Ctx, thing: Thing): Explained | null {
  const [first = "", ...rest] = thing.name.split(":");
  const part = kindOf(first)?.(ctx, rest);
  if (!part) return null;
  const refused = thing.keys.map((key) => ctx.refused.get(key)).find(Boolean);
  const open = thing.keys.some((key) => ctx.lit.has(key) || ctx.picked.has(key));
  const planning = ctx.state.game.choices.form !== null && ["hand", "plan-slot", "planned"].includes(first);
  const offered = open || planning || ctx.offers.some((offer) => offer.targets.some((key) => thing.keys.includes(key)));
  const dimmed =
    !offered && !refused ? thing.keys.flatMap((key) => [key, key.split(":")[0] ?? ""]).find(namedBy) : undefined;
  const told = refused ?? (dimmed ? otherReason(ctx, namedBy(dimmed) ?? []) : undefined);
  const why = told && !open ? refusalText(ctx, told) : "";
  return {
    ...said(ctx, part),
    parts: (part.parts ?? []).map((one) => said(ctx, one)),
    state: stateOf(ctx, thing, rest),
    why,
    open: offered && !why,
    not: dimmed && ctx.state.game.choices.step ? ctx.say("explain-not-now", { asked: prompt(ctx) }) : "",
  };
}

/**
 * Why a thing that the question does not speak of cannot be chosen: what the facts say of such moves while this is asked,
 * or when they are asked for at all.
 * @param types of moves that would name the thing
 */
function otherReason({ facts, state, view, me }: Ctx, types: string[]): Refused | undefined {
  if (!me || state.story.past || view.phase === "finished") return undefined;
  const { step } = state.game.choices;
  const reasons = facts.reasons?.[step] ?? {};
  const [type] = [...types.filter((one) => reasons[one]), ...(step ? types : [""])];
  const said = reasons[type ?? ""] ?? facts.occasions?.[type ?? ""];
  return said && { what: { type } as Refused["what"], args: {}, ...said };
}

function said({ say }: Ctx, { kind, symbol, args }: Part): Said {
  return { symbol, name: say.capitalized(say(`explain-${kind}.name`, args)), text: say(`explain-${kind}`, args) };
}

/** How a thing stands: its label, whose board it lies on, whose marker lies there. */
function stateOf(ctx: Ctx, thing: Thing, rest: string[]) {
  const { say, view } = ctx;
  const { label } = thing;
  const state =
    label && thing.seat !== null ? say("explain-of", { name: seatName(ctx, thing.seat), state: label }) : label;
  const holder = thing.name.startsWith("space:") ? view.spaces[rest[0] ?? ""] : null;
  const held = typeof holder === "number" ? say("explain-held", { name: seatName(ctx, holder) }) : "";
  return say.capitalized([state, held].filter(Boolean).join(" "));
}

/** The whole explanation in words, for screen readers: what it is, then why not. */
export function aloud(say: Say, { name, text, parts, why, not }: Explained) {
  return [`${name}.`, text, ...parts.map((part) => say.label([part.name, part.text])), why || not]
    .filter(Boolean)
    .join(" ");
}

/**
 * The card that explains a thing.
 * @param close a close button for touch, where there is no Escape key
 */
export function explanation({ say, facts }: Ctx, one: Explained, close: (() => void) | null) {
  return html`<header>
      ${symbol(facts, one.symbol)}<b>${one.name}</b>
      ${close ? html`<button type="button" class="quiet" aria-label=${say("explain-close")} @click=${close}>✕</button>` : nothing}
    </header>
    <p class="what">${one.text}</p>
    ${one.parts.map((part) => html`<p class="part">${symbol(facts, part.symbol)}<span><b>${part.name}.</b> ${part.text}</span></p>`)}
    ${one.state ? html`<p class="state">${one.state}</p>` : nothing}
    ${one.why ? html`<p class="forbidden">${one.why}</p>` : nothing}`;
}

/** A symbol in its company's colour. */
function symbol(facts: Facts, name: string) {
  return html`<span class=${facts.companies.some((one) => one === name) ? `company-${name}` : ""}>${icon(name)}</span>`;
}
