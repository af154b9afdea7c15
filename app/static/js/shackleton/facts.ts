/** Look-ups in the facts of a table: pieces, sectors, projects, command slots. Pure. */
import type { Command, Ctx, Facts, Kind, Piece, Project, Sheet, StructureType } from "./types.ts";

type Known = Pick<Ctx, "facts">;

/** What has been looked up of facts, which never change during a game. */
interface Index {
  pieces: Map<string, Piece>;
  types: Map<Kind, StructureType>;
  projects: Map<string, { project: Project; corporation: string }>;
}
const indexes = new WeakMap<Facts, Index>();

function index({ facts }: Known): Index {
  const known = indexes.get(facts);
  if (known) return known;
  const { pieces, types } = facts.set.structures;
  const made: Index = {
    pieces: new Map(pieces.map((one) => [one.id, one])),
    types: new Map(types.map((one) => [one.kind, one])),
    projects: new Map(
      facts.corporations.flatMap((corporation) =>
        (sheetOf(facts, corporation)?.projects ?? []).map((project) => [project.id, { project, corporation }] as const),
      ),
    ),
  };
  indexes.set(facts, made);
  return made;
}

type SheetField<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}_${Rest}` : Name;
type SheetNamed<Name extends string> =
  SheetField<Name> extends keyof Facts["set"] ? Facts["set"][SheetField<Name>] : Sheet | undefined;

/** A corporation's file; undefined for one that the facts leave out. */
export function sheetOf<Name extends string>(facts: Facts, corporation: Name) {
  return facts.set[corporation.replaceAll("-", "_") as keyof Facts["set"]] as SheetNamed<Name>;
}

export const pieceOf = (ctx: Known, id: string) => index(ctx).pieces.get(id);

/** The kind of a structure by its id; a neutral Dome has that of a base's. Throws for what is no structure's id. */
export function kindOf(ctx: Known, id: string): Kind {
  const found = pieceOf(ctx, id);
  if (!found) throw new Error(`no structure has the id "${id}"`);
  return found.kind;
}

export const typeOf = (ctx: Known, kind: Kind) => index(ctx).types.get(kind);

/** The astronaut places of a structure, which are its size. */
export function sizeOf(ctx: Known, id: string) {
  return typeOf(ctx, kindOf(ctx, id))?.size ?? 1;
}

export const projectOf = (ctx: Known, id: string) => index(ctx).projects.get(id);

/** The Credits of each slot of a command, from the left. */
export function commandSlots({ facts, view }: Pick<Ctx, "facts" | "view">, command: Command): number[] {
  return facts.set.command.find(({ seats }) => seats === view.seats.length)?.[command] ?? [];
}

/** What a sector yields. */
export function resourceOf({ facts }: Known, sector: string) {
  return facts.set.board.sectors.find(({ id }) => id === sector)?.resource ?? "";
}

/** The sectors of a slot's row, the nearest first. */
export function rowOf({ facts }: Known, slot: number): string[] {
  return facts.rows[slot] ?? [];
}

/** The total size of structures in the row of a slot, of each seat that has one there: [seat, size], the most first. */
export function presence(ctx: Pick<Ctx, "facts" | "view">, slot: number): [number, number][] {
  const sizes = new Map<number, number>();
  for (const sector of rowOf(ctx, slot))
    for (const { owner, piece } of ctx.view.sectors[sector]?.buildings ?? [])
      if (owner !== null) sizes.set(owner, (sizes.get(owner) ?? 0) + sizeOf(ctx, piece));
  return [...sizes].sort(([, one], [, other]) => other - one);
}
