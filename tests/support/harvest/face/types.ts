/** Types of the face of Harvest: those of every table, and the game's own data (tests/support/harvest/shapes.py). */
import type * as table from "../../../../app/static/js/table/types.ts";

/** A crop: the letter of its kind and its value, "W3". */
export type Card = string;

export interface SeatView extends table.SeatView {
  level: number;
  held: number;
  hand: Card[] | null;
  field: Card[];
  total: number;
}

/** What parts seats of equal totals: a message with an amount, and the amount of each seat. */
export interface TieBreak {
  key: string;
  values: number[];
}

export interface View extends Omit<table.View, "seats"> {
  seats: SeatView[];
  market: Card | null;
  tie_breaks: TieBreak[];
}

export interface Facts extends table.Facts {
  digest: string;
  kinds: Record<string, { letter: string; values: number[] }>;
  modules: string[];
}

export type Move = { type: "Sow"; card: Card } | { type: "Trade"; card: Card } | { type: "PlayCrow" };

export type Happened =
  | { type: "HarvestBegan" | "HarvestEnded" }
  | { type: "TurnBegan"; seat: number }
  | { type: "CropSown"; seat: number; card: Card }
  | { type: "CropsTraded"; seat: number; gave: Card; took: Card };

export interface SeatStanding {
  seat: number;
  total: number;
  categories: { key: string; total: number; lines: table.Line[] }[];
}

export interface Ctx extends Omit<table.Ctx, "view" | "facts" | "me"> {
  view: View;
  facts: Facts;
  me: SeatView | null;
}

export type Face = table.Face<Ctx, Move, Happened>;
export type Results = table.Results<Ctx>;
