/**
 * The names of components, as messages with their arguments: the same as those of `sentences/names.py` and of
 * corporations, with which `tests/messages/test_names_of_things.py` compares every one of them.
 */
import type { Told } from "../table/saying.ts";
import { experimentOf } from "./experiments.ts";
import { pieceOf, projectOf } from "./facts.ts";
import type { Ctx } from "./types.ts";

type Table = Pick<Ctx, "facts" | "view">;

const thing = (kind: string, id: string) => ({ type: "thing" as const, kind, id });

/** What stands on the board for a sector by its id: an outer one, "O8", is said "R8", as the O reads as a zero. */
export const sectorCode = (sector: string) => sector.replace("O", "R");

/** Kinds that need more than a message for every id. */
const NAMES: Record<string, (table: Table, id: string) => Told | string> = {
  sector: (_, sector) => ({ key: "sector-name", args: { sector: sectorCode(sector) } }),
  corner: ({ facts }, corner) => ({
    key: "corner-name",
    args: { sectors: { type: "list", parts: (facts.corners[corner]?.sectors ?? []).map(sectorCode) } },
  }),
  shuttle: (_, tile) => ({ key: "shuttle-name", args: { number: Number(tile.split("-")[1]) } }),
  project: (table, id) => (projectOf(table, id) ? { key: `project-${id}` } : id),
  attraction: (_, id) => {
    const [where, number] = [id.slice(0, id.lastIndexOf("-")), Number(id.slice(id.lastIndexOf("-") + 1))];
    const centre = { type: "phrase" as const, key: "attraction-centre", args: {} };
    return {
      key: "attraction-place",
      args: { attraction: where === "centre" ? centre : thing("project", where), number },
    };
  },
  experiment: (table, id) => {
    const found = experimentOf(table, id);
    if (!found) return id;
    const [stage, field] = [thing("stage", found.stage), thing("field", found.field)];
    return { key: "experiment-name", args: { stage, field } };
  },
  place: (_, place) => {
    const [where = "", piece] = place.split(":");
    if (piece) return { key: `place-at-${where}`, args: { piece: thing("piece", piece) } };
    return { key: place === "waiting" ? "place-waiting" : `piece-${place}` };
  },
  why: (table, why) => {
    if (projectOf(table, why)) return { key: `project-${why}` };
    if (pieceOf(table, why)) return { key: `piece-${why}` };
    return { key: table.view.corporations.includes(why) ? `corporation-${why}` : `why-${why}` };
  },
};

/** What a thing is called: a message with its arguments. */
export function named(table: Table, { kind, id }: { kind: string; id: string }): Told | string {
  return NAMES[kind]?.(table, id) ?? { key: `${kind}-${id}` };
}
