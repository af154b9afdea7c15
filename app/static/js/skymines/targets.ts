/** What moves name on the board, by the keys of what is drawn there. Pure. */

import { brought } from "./modules.ts";
import type { BaseMove, ModuleFace, Move, MoveOf } from "./types.ts";

/** For moves that name nothing on the board: they only have their button. */
const nothing = () => [];

/** What a move names on the board, by its type; the type checker misses one that is forgotten. */
export const TARGETS: { [Type in BaseMove]: (move: MoveOf<Type>, about: Record<string, unknown>) => string[] } = {
  KeepToken: (move) => [`token:${move.token}`],
  PlacePlusOne: (move) => ["tile:plus-one", `slot:${move.slot}`],
  UseResources: (move) => move.slots.map((slot) => `slot:${slot}`),
  UseEnergy: (move) => [`station:${move.company}`],
  UseResearchScientist: (move) => [slotOrTile(move.slot, "research")],
  UseFieldScientist: (move) => [slotOrTile(move.slot, "field")],
  PlaceMarker: (move) => [`space:${move.space}`],
  Acquire: (move) => [`card:${move.space}`],
  Advance: (move, about) => [`track:${move.company}`, ...(about.amounts ? [`amount:${move.amount}`] : [])],
  EnterSector: (move, about) => [`sector:${move.sector}`, `column:${about.company}:${move.column}`],
  ReturnTo: (move, about) => [`column:${about.company}:${move.column}`],
  FlipPlan: (move) => [`screen:${move.screen}`],
  EnterScreen: (move) => [`screen:${move.screen}`],
  TakePlan: (move) => [`plan:${move.space}`],
  TakeCoin: () => ["coins"],
  PlacePlan: (move) => [`acquired:${move.plan}`, `screen:${move.screen}`],
  TakeTier: (move, about) => (move.at > 0 ? [`tier:${about.space}:${move.at}`] : []),
  MoveTank: () => ["tank"],
  Discard: (move) => [`hand:${move.card}`],
  RemoveFrom: (move) => [`column:${move.company}:${move.column}`],
  PayBarrier: (_move, about) => [`track:${about.company}`],
  Perform: (move) => (move.company ? [`station:${move.company}`] : []),
  Fetch: (move) => [`discard:${move.card}`],
  PickUp: (move) => [`rest:${move.slot}`],
  Rest: (move) => [`slot:${move.slot}`, `rest:${move.to}`],
  Decline: nothing,
  DropOut: nothing,
  EndTurn: nothing,
  Plan: nothing,
  PlayLunaCard: nothing,
  TakeOption: nothing,
  TakeReward: nothing,
};

function slotOrTile(slot: string, tile: string) {
  return slot === "tile" ? `tile:${tile}` : `slot:${slot}`;
}

/** The things on the board that a move names, in the order of picking. */
export function targets(move: Move, about: Record<string, unknown>): string[] {
  const of = (TARGETS as ModuleFace["targets"])?.[move.type] ?? brought("targets", move.type);
  return of?.(move, about) ?? [];
}
