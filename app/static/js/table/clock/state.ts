/** What the page keeps of the clocks of a table, once they are loaded. */
import type * as api from "../../schema.d.ts";
import type { Ctx } from "../types.ts";

export type Clocks = api.Clocks;
export interface ClocksState {
  data: Clocks | null;
  /** The time of the last drawing, in milliseconds, of the server. */
  at: number;
  leaving: "" | "resign" | "close";
  error: string;
  /** What is said once to those who hear the page: that their own time is short. */
  alarm: string;
  bar(ctx: Ctx): unknown;
  menu(ctx: Ctx): unknown;
}
