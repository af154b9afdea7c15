/** Animation of the pieces of Skymines: which have moved, how they look meanwhile, and their sizes. */
import { SHAPES } from "../table/seats.ts";
import { brought } from "./modules.ts";
import type { Movement, Piece } from "./types.ts";

export { movements } from "./movements.ts";

/** Luna's card. */
export const turns = ".luna-card[data-seq]";

/** Coins under outposts in stations. */
export const covered = ".home-coin.covered";

/** The pipe of a tank, as far as it is full. */
export const filled = ".tank li.passed";

/** Outposts come down on the Moon's dust; home in a station there is none. */
export function dusty({ kind, to }: Movement) {
  return kind === "outpost" && (to[0]?.startsWith("outpost:") ?? false);
}

/** Sides of pieces that are smaller or larger than the place they lie in, in pixels. */
const SIDE = { least: 16, outpost: 34, bonus: 22 };

/** The piece that moves; null: a copy of what is drawn. */
export function piece(movement: Movement): Piece | null {
  const { kind, seat = 0, company = "", amount = 0 } = movement;
  if (kind === "marker" || kind === "bonus")
    return { name: `ghost-piece seat-${seat}`, text: SHAPES[seat] ?? "", drawing: `p-${seat + 1}` };
  if (kind === "outpost")
    return { name: `ghost-piece ghost-outpost company-${company}`, symbol: company, drawing: `o-${company}` };
  if (kind !== "coins") return brought("pieces", kind)?.(movement) ?? null;
  return { name: "ghost-coins", text: `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`, symbol: "coin" };
}

/**
 * The side of a piece in pixels: markers keep the size of what is drawn, others have one of their own; null: as large
 * as the place.
 * @param place the side of the place
 */
export function side(kind: string, place: number) {
  if (kind === "marker") return Math.max(SIDE.least, place);
  return kind === "outpost" || kind === "bonus" ? SIDE[kind] : null;
}

/** Places that several things share: what comes there hides nothing until it arrives. */
const SHARED = ["column", "seat"];

/** Whether a piece joins others already drawn, so that nothing has to be hidden until it arrives. */
export function joins({ kind, to }: Movement) {
  return kind === "bonus" || SHARED.includes(to[0]?.split(":")[0] ?? "");
}
