/** What the page keeps of how a game goes and went. */
import type { Company, History, Standings } from "../../types";

export type { History, Score, SeatStanding, Standing, Standings } from "../../types";

export type EndTab = "score" | "worth" | "value" | "shares" | "picture";

export interface EndState {
  tab: EndTab;
  asTable: boolean;
  company: Company;
  history: History | null;
  /** Whether the charts have been loaded. */
  ready: boolean;
  failed: boolean;
}

export interface StandingState {
  open: boolean;
  /** Whether the lines of each number are shown. */
  lines: boolean;
  data: Standings | null;
  failed: boolean;
}

/** A seat at the end: place 1 is the best, equal totals share a place. */
export interface Ranked {
  seat: number;
  total: number;
  place: number;
  won: boolean;
}

/** Numbers by round, one row for each seat or company. */
export interface Series<Of> {
  rounds: number[];
  rows: { of: Of; values: number[] }[];
}
