/** What the server tells of how a game goes and went, and what the page keeps of it. */
import type { Company, Score } from "../types";

export interface SeatStanding extends Score {
  shares: Record<Company, number>;
}

/** What each seat would have if the game ended at that moment. */
export interface Standing {
  round: number;
  seats: SeatStanding[];
  companies: Record<Company, { value: number }>;
}

export interface History {
  seq: number;
  finished: boolean;
  rounds: Standing[];
}

/** The standing now, and when the round began. */
export interface Standings {
  seq: number;
  now: Standing;
  since: Standing;
}

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
