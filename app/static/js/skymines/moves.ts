/** What the page does with each move of the base: what it names on the board, its symbol, how it is listed. Pure. */

import { brought } from "./modules.ts";
import type { BaseMove, ModuleFace, Move, MoveOf } from "./types.ts";

interface MoveFace<Type extends BaseMove> {
  /** What it names on the board, by the keys of what is drawn there; without it, it only has its button. */
  targets?: (move: MoveOf<Type>, about: Record<string, unknown>) => string[];
  /** Whether that is picked in any order. */
  anyOrder?: boolean;
  /** The symbol before its name. */
  sign?: string;
  /** Which offers of it make a group: those that begin with the same thing, all, or those of one company; else none. */
  listed?: "alike" | "together" | "by company";
  /** Up to this many of a group get a button with words each. */
  inWords?: number;
}

/** By type; the type checker misses one that is forgotten. How groups are drawn stands in `panels/families.ts`. */
export const MOVES: { [Type in BaseMove]: MoveFace<Type> } = {
  KeepToken: { targets: (move) => [`token:${move.token}`], listed: "alike" },
  PlacePlusOne: { targets: (move) => ["tile:plus-one", `slot:${move.slot}`], sign: "plus-one", listed: "together" },
  UseResources: {
    targets: (move) => move.slots.map((slot) => `slot:${slot}`),
    sign: "any-resource",
    listed: "together",
    anyOrder: true,
  },
  UseEnergy: { targets: (move) => [`station:${move.company}`], sign: "outpost", listed: "together" },
  UseResearchScientist: { targets: (move) => [slotOrTile(move.slot, "research")], sign: "research" },
  UseFieldScientist: { targets: (move) => [slotOrTile(move.slot, "field")], sign: "field" },
  PlaceMarker: { targets: (move) => [`space:${move.space}`], sign: "marker", listed: "together" },
  Acquire: { targets: (move) => [`card:${move.space}`], sign: "card", listed: "together", inWords: 6 },
  Advance: { targets: (move, about) => [`track:${move.company}`, ...(about.amounts ? [`amount:${move.amount}`] : [])] },
  EnterSector: {
    targets: (move, about) => [`sector:${move.sector}`, `column:${about.company}:${move.column}`],
    sign: "outpost",
    listed: "alike",
  },
  ReturnTo: {
    targets: (move, about) => [`column:${about.company}:${move.column}`],
    sign: "outpost",
    listed: "together",
  },
  FlipPlan: { targets: (move) => [`screen:${move.screen}`], sign: "research", listed: "together" },
  EnterScreen: { targets: (move) => [`screen:${move.screen}`] },
  TakePlan: { targets: (move) => [`plan:${move.space}`], sign: "research", listed: "together" },
  TakeCoin: { targets: () => ["coins"], sign: "coin" },
  PlacePlan: {
    targets: (move) => [`acquired:${move.plan}`, `screen:${move.screen}`],
    sign: "research",
    listed: "alike",
    anyOrder: true,
  },
  TakeTier: { targets: (move, about) => (move.at > 0 ? [`tier:${about.space}:${move.at}`] : []) },
  MoveTank: { targets: () => ["tank"] },
  Discard: { targets: (move) => [`hand:${move.card}`], sign: "card" },
  RemoveFrom: { targets: (move) => [`column:${move.company}:${move.column}`], sign: "outpost", listed: "by company" },
  PayBarrier: { targets: (_move, about) => [`track:${about.company}`] },
  Perform: { targets: (move) => (move.company ? [`station:${move.company}`] : []) },
  Fetch: { targets: (move) => [`discard:${move.card}`], sign: "card" },
  PickUp: { targets: (move) => [`rest:${move.slot}`], sign: "card" },
  Rest: { targets: (move) => [`slot:${move.slot}`, `rest:${move.to}`], listed: "alike" },
  Decline: {},
  DropOut: { sign: "card" },
  EndTurn: {},
  Plan: {},
  PlayLunaCard: {},
  TakeOption: {},
  TakeReward: {},
};

function slotOrTile(slot: string, tile: string) {
  return slot === "tile" ? `tile:${tile}` : `slot:${slot}`;
}

/** What the page does with moves of this type; nothing is known here of those of modules. */
export function faceOf(type: string): MoveFace<BaseMove> {
  return (MOVES as Record<string, MoveFace<BaseMove>>)[type] ?? {};
}

/** The things on the board that a move names, in the order of picking. */
export function targets(move: Move, about: Record<string, unknown>): string[] {
  const of = (faceOf(move.type).targets ?? brought("targets", move.type)) as NonNullable<ModuleFace["targets"]>[string];
  return of?.(move, about) ?? [];
}
