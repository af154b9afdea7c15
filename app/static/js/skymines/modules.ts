/**
 * What modules of the game add to its face. A table's page runs the scripts of modules before its own, and each registers
 * once. The bundle holds those of all modules, so that they say which one they are.
 */
import type { Ctx, ModuleFace, OwnMoves, SeatView, View } from "./types.ts";

/** Of the modules in play, in order of registration. */
const faces: ModuleFace[] = [];

/** All that have registered, by their names. */
const registered: [string, ModuleFace][] = [];

/** A module's face, with an entry for each of its moves. */
type Joining<Name extends string> = keyof OwnMoves<Name> extends never
  ? ModuleFace
  : Omit<ModuleFace, "moves"> & { moves: OwnMoves<Name> };

/** Register a module's face, which comes in where the module is in play. Call it from the module's script. */
export function joins<Name extends string>(name: Name, face: Joining<Name>) {
  registered.push([name, face]);
  const inPlay = document.getElementById("table")?.dataset.modules?.split(" ");
  if (inPlay?.includes(name)) faces.push(face);
}

/** Draw another table than the page's: one with these modules. */
export function playWith(names: string[]) {
  faces.splice(0, faces.length, ...registered.flatMap(([name, face]) => (names.includes(name) ? face : [])));
}

/** What a module plays on instead of the Moon. */
export function otherBoard(ctx: Ctx) {
  return faces.find((face) => face.board)?.board?.(ctx);
}

/** What the tab of that is called; undefined for the Moon's own. */
export function boardTab() {
  return faces.find((face) => face.boardTab)?.boardTab;
}

/** Everything that modules draw at this place. */
export function drawn<Place extends "displays" | "moon" | "belt" | "mine" | "beforeChoices" | "planning" | "help">(
  place: Place,
  ctx: Ctx,
) {
  return faces.map((face) => face[place]?.(ctx));
}

/** What a module calls another game of the same people. */
export function again(ctx: Ctx) {
  return faces.find((face) => face.again)?.again?.(ctx);
}

/** Load what modules show at the end, beside the charts. */
export async function loadEnd() {
  await Promise.all(faces.map(async (face) => (face.end = await face.atEnd?.())));
}

/** What modules show at the end, once it is loaded. */
export function atEnd() {
  return faces.flatMap(({ end }) => end ?? []);
}

/** What modules draw on the board of a seat, including the player's own. */
export function drawnOf(ctx: Ctx, seat: SeatView) {
  return faces.map((face) => face.seat?.(ctx, seat));
}

/** What that depends on: all of what modules show, where one does not say. */
export function shownOf(ctx: Ctx, seat: SeatView): unknown[] {
  return faces.flatMap((face) => face.seatShows?.(ctx, seat) ?? (face.seat ? [ctx.view.modules] : []));
}

/** The first module's entry for a kind in one of the tables. */
export function brought<Table extends "moves" | "places" | "names" | "pieces" | "explains">(
  table: Table,
  kind: string,
): NonNullable<ModuleFace[Table]>[string] | undefined {
  for (const face of faces) {
    const found = face[table]?.[kind];
    if (found) return found as NonNullable<ModuleFace[Table]>[string];
  }
  return undefined;
}

/** What the page does with modules' moves, by their types. */
export function moduleMoves() {
  return faces.flatMap(({ moves }) => Object.entries(moves ?? {}));
}

/** The kinds of things that modules put into a region. */
export function heldIn(region: string) {
  return faces.flatMap((face) => face.holds?.[region] ?? []);
}

/** What moved of modules' pieces between two views. */
export function moved(before: View, after: View) {
  return faces.flatMap((face) => face.movements?.(before, after) ?? []);
}

/** The symbols that modules draw with. */
export function sprites() {
  return faces.map((face) => face.sprite);
}
