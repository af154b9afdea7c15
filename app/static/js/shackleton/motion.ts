/** Animation of the pieces of Shackleton Base: which have moved, how they look meanwhile, and their sizes. */
import { SHAPES } from "../table/seats.ts";
import type { Movement, Piece } from "../table/types.ts";

export { movements } from "./movements.ts";

/** AstroBot's card. */
export const turns = ".told-card[data-seq]";

/** Sides of pieces that are smaller or larger than the place they lie in, in pixels. */
const SIDES: Record<string, number> = { astronaut: 34, good: 24, panel: 26, energy: 26, tourist: 24 };
/** The least and the largest side of a structure, and the least of a marker. */
const [STRUCTURE, MARKER] = [{ least: 36, most: 72 }, 16];

/** Places that several things share: what comes there hides nothing until it arrives. */
const SHARED = ["seat", "astronaut", "at-gateway", "gateway", "stock", "own-tile", "own-leader", "count"];

/** The piece that moves; null: a copy of what is drawn. */
export function piece({ kind, seat = 0, thing = "", company = "", amount = 0 }: Movement): Piece | null {
  const symbol = thing.split("-")[0] ?? "";
  const all: Record<string, () => Piece> = {
    astronaut: () => ({ name: "ghost-piece", symbol: thing, drawing: `sb-${thing}` }),
    structure: () => ({ name: `ghost-piece seat-${seat}`, symbol, drawing: `sb-${symbol}-${seat + 1}` }),
    token: () => ({ name: "ghost-piece", symbol: company, drawing: `sb-token-${thing}` }),
    panel: () => ({ name: "ghost-piece", symbol: "panel", drawing: "sb-panel" }),
    energy: () => ({ name: "ghost-piece", symbol: "energy" }),
    tourist: () => ({ name: "ghost-piece", symbol: "tourist" }),
    good: () => ({ name: "ghost-piece", symbol: thing }),
    marker: () => ({ name: `ghost-piece seat-${seat}`, text: SHAPES[seat] ?? "" }),
    coins: () => ({ name: "ghost-coins", text: `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`, symbol: thing }),
  };
  return all[kind]?.() ?? null;
}

/**
 * The side of a piece in pixels; null: as large as the place.
 * @param place the side of the place
 */
export function side(kind: string, place: number) {
  if (kind === "structure") return Math.min(STRUCTURE.most, Math.max(STRUCTURE.least, place));
  if (kind === "marker") return Math.max(MARKER, Math.min(place, STRUCTURE.least));
  return SIDES[kind] ?? null;
}

/** Whether a piece joins others already drawn, so that nothing has to be hidden until it arrives. */
export function joins({ to }: Movement) {
  return SHARED.includes(to[0]?.split(":")[0] ?? "");
}
