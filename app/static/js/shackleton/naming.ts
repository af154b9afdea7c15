/** The names of components, as messages with their arguments: the same as the server's (app/rules/shackleton/sentences). */
import type { Told } from "../table/saying.ts";
import { pieceOf, projectOf } from "./facts.ts";
import type { Ctx } from "./types.ts";

type Table = Pick<Ctx, "facts" | "view">;

/** Kinds that need more than a message for every id. */
const NAMES: Record<string, (table: Table, id: string) => Told | string> = {
  sector: (_, sector) => ({ key: "sector-name", args: { sector } }),
  corner: ({ facts }, corner) => ({
    key: "corner-name",
    args: { sectors: { type: "list", parts: facts.corners[corner]?.sectors ?? [] } },
  }),
  shuttle: (_, tile) => ({ key: "shuttle-name", args: { number: Number(tile.split("-")[1]) } }),
  place: (_, place) => ({ key: place === "waiting" ? "place-waiting" : `piece-${place}` }),
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
