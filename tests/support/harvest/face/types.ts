/** Types of the face of Harvest: those of every table, and the game's own data as the server sends it. */
import type * as table from "../../../../app/static/js/table/types.ts";
import type { Harvest as api } from "./schema.d.ts";

/** A crop: the letter of its kind and its value, "W3". */
export type Card = string;
export type SeatView = api.SeatView;
export type TieBreak = api.TieBreakView;
export type View = api.View;
export type Facts = api.Facts;
export type Move = api.Move;
export type Happened = api.Event;
export type SeatStanding = api.SeatStanding;

export interface Ctx extends Omit<table.Ctx, "view" | "facts" | "me"> {
  view: View;
  facts: Facts;
  me: SeatView | null;
}

export type Face = table.Face<Ctx, Move, Happened>;
export type Results = table.Results<Ctx>;
