/**
 * What the page does with each move: what it names on the board, its words, its symbol, how it is listed, and what
 * explains itself by it. A move of the base has its entry here, one of a module in the module's script. Pure.
 */
import { nothing } from "lit-html";
import type { Refused } from "../table/types.ts";
import { brought } from "./modules.ts";
import {
  acquired,
  cardInSlot,
  column,
  deck,
  elsewhere,
  energyTotal,
  flipped,
  inHand,
  isKept,
  planOffered,
  planToPlace,
  reach,
  resources,
  resting,
  screen,
  token,
} from "./panels/looks.ts";
import { markerFace } from "./panels/markers.ts";
import type { BaseMove, Ctx, Family, Move, MoveFace, MoveOf } from "./types.ts";
import { cardName, deckName, gainsText, gainText, planName, planOn, spaceName } from "./words.ts";

/** What the name of a move that takes rewards says already. */
const REWARDS = [
  "coins",
  "coins-for-titanium",
  "on-any-track",
  "on-track",
  "remove-outposts",
  "research-points",
  "tank",
].map((gain) => `gain-${gain}`);

/** By type; the type checker misses one that is forgotten. */
export const MOVES: { [Type in BaseMove]: MoveFace<Type> } = {
  KeepToken: {
    targets: (move) => [`token:${move.token}`],
    things: ["token"],
    args: (ctx, move) => ({ token: planName(ctx, move.token) }),
    family: { by: "alike", head: token, face: resting, made: isKept },
  },
  PlacePlusOne: {
    targets: (move) => ["tile:plus-one", `slot:${move.slot}`],
    things: ["tile:plus-one"],
    sign: "plus-one",
    family: { by: "together", alone: true, small: true, head: () => nothing, face: cardInSlot },
  },
  UseResources: {
    targets: (move) => move.slots.map((slot) => `slot:${slot}`),
    anyOrder: true,
    things: ["slot"],
    sign: "any-resource",
    family: {
      by: "together",
      alone: true,
      small: true,
      head: elsewhere,
      face: resources,
      thing: ({ move }) => `slot:${move.slots?.[0]}`,
    },
  },
  UseEnergy: {
    targets: (move) => [`station:${move.company}`],
    also: energyCards,
    things: ["station"],
    sign: "outpost",
    family: { by: "together", alone: true, head: energyTotal, face: reach },
  },
  UseResearchScientist: { targets: (move) => [slotOrTile(move.slot, "research")], sign: "research" },
  UseFieldScientist: { targets: (move) => [slotOrTile(move.slot, "field")], sign: "field" },
  PlaceMarker: {
    targets: (move) => [`space:${move.space}`],
    things: ["space"],
    sign: "marker",
    args: (ctx, move) => ({ space: spaceName(ctx, move.space) }),
    family: { by: "together", face: markerFace },
  },
  Acquire: {
    targets: (move) => [`card:${move.space}`],
    things: ["card"],
    sign: "card",
    args: (ctx, move) => ({
      card: cardName(ctx, ctx.view.display[move.space - 1]?.card),
      step: ctx.state.game.choices.step,
    }),
    family: { by: "together", inWords: 6, face: acquired },
  },
  Advance: {
    targets: (move, about) => [`track:${move.company}`, ...(about.amounts ? [`amount:${move.amount}`] : [])],
    things: ["track"],
    inName: REWARDS,
  },
  EnterSector: {
    targets: (move, about) => [`sector:${move.sector}`, `column:${about.company}:${move.column}`],
    things: ["sector"],
    sign: "outpost",
    family: {
      by: "alike",
      alone: true,
      row: ({ say }, { sector }) => ({
        key: `sector:${sector}`,
        number: sector,
        label: say("sector-offer", { sector }),
      }),
    },
  },
  ReturnTo: {
    targets: (move, about) => [`column:${about.company}:${move.column}`],
    sign: "outpost",
    family: { by: "together", head: () => nothing, face: column },
  },
  FlipPlan: {
    targets: (move) => [`screen:${move.screen}`],
    sign: "research",
    family: { by: "together", face: flipped },
  },
  EnterScreen: { targets: (move) => [`screen:${move.screen}`], things: ["screen"], inName: REWARDS },
  TakePlan: {
    targets: (move) => [`plan:${move.space}`],
    things: ["plan"],
    sign: "research",
    args: (ctx, move) => ({ plan: planName(ctx, planOn(ctx, move.space) ?? "") }),
    family: { by: "together", head: () => nothing, face: planOffered },
  },
  TakeCoin: { targets: () => ["coins"], sign: "coin" },
  PlacePlan: {
    targets: (move) => [`acquired:${move.plan}`, `screen:${move.screen}`],
    anyOrder: true,
    things: ["screen", "acquired"],
    sign: "research",
    args: (ctx, move) => ({ plan: planName(ctx, move.plan) }),
    family: { by: "alike", alone: true, head: planToPlace, face: screen },
  },
  TakeTier: {
    targets: (move, about) => (move.at > 0 ? [`tier:${about.space}:${move.at}`] : []),
    things: ["tier"],
    name: tierName,
    inName: REWARDS,
  },
  MoveTank: { targets: () => ["tank"], things: ["tank"] },
  Discard: { targets: (move) => [`hand:${move.card}`], things: ["hand"], sign: "card", sorted: inHand },
  RemoveFrom: {
    targets: (move) => [`column:${move.company}:${move.column}`],
    things: ["column"],
    sign: "outpost",
    family: { by: "by company", head: () => nothing, face: column },
  },
  PayBarrier: { targets: (_move, about) => [`track:${about.company}`] },
  Perform: { targets: (move) => (move.company ? [`station:${move.company}`] : []) },
  Fetch: { targets: (move) => [`discard:${move.card}`], sign: "card" },
  PickUp: {
    targets: (move) => [`rest:${move.slot}`],
    things: ["rest"],
    sign: "card",
    args: (ctx, move) => ({ card: deckName(ctx, move.slot) }),
    inName: ["card-comes-back"],
  },
  Rest: {
    targets: (move) => [`slot:${move.slot}`, `rest:${move.to}`],
    family: { by: "alike", alone: true, face: deck },
  },
  Decline: { name: ({ say, state }, _, args) => say(`move-Decline-${state.game.choices.step}`, args) },
  DropOut: { sign: "card" },
  EndTurn: {},
  Plan: {},
  PlayLunaCard: {},
  TakeOption: { name: optionName, inName: REWARDS },
  TakeReward: { name: rewardName, inName: REWARDS },
};

/** The slots of the cards that are used at once whichever company expands, and so by none alone. */
function energyCards(refused: Refused[]) {
  return refused.flatMap(({ code, what }) =>
    code === "energy-all-at-once" ? ((what.slots ?? []) as string[]).map((slot) => `slot:${slot}`) : [],
  );
}

function slotOrTile(slot: string, tile: string) {
  return slot === "tile" ? `tile:${tile}` : `slot:${slot}`;
}

function rewardName(ctx: Ctx, { index }: MoveOf<"TakeReward">) {
  const gain = ctx.state.game.choices.about.rewards?.[index];
  return ctx.say("move-TakeReward", { reward: gain ? gainText(ctx, gain) : String(index + 1) });
}

function optionName(ctx: Ctx, { index }: MoveOf<"TakeOption">) {
  const gains = ctx.state.game.choices.about.options?.[index];
  return gains
    ? ctx.say("move-TakeReward", { reward: gainsText(ctx, gains) })
    : ctx.say("move-TakeOption", { number: index + 1 });
}

function tierName(ctx: Ctx, { at }: MoveOf<"TakeTier">) {
  const space = ctx.facts.bonus.majority.find((one) => one.id === ctx.state.game.choices.about.space);
  const tier = space?.tiers.find((one) => one.at === at);
  if (!tier) return ctx.say("move-TakeTier-none");
  return ctx.say("move-TakeTier", { at, reward: gainsText(ctx, tier.gains) });
}

/** What the page does with moves of this type. */
export function faceOf(type: string): MoveFace<Move["type"]> {
  return (MOVES as Record<string, MoveFace<Move["type"]>>)[type] ?? brought("moves", type) ?? {};
}

/** How moves of this type are listed together; undefined if each has a button. */
export function familyOf(type: string): Family | undefined {
  const { family } = faceOf(type);
  return typeof family === "string" ? familyOf(family) : family;
}

/** Whether a move enters a place of the board, and is drawn as a row. */
export function isEntry(move: Move | undefined) {
  return move !== undefined && "row" in (familyOf(move.type) ?? {});
}

/** The things on the board that a move names, in the order of picking. */
export function targets(move: Move, about: Record<string, unknown>): string[] {
  return faceOf(move.type).targets?.(move, about) ?? [];
}
