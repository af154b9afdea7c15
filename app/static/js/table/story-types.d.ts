/** What the table remembers for telling: the moment looked at, the log's filter, the settings of this browser. */
import type { Ahead, Prepared, View } from "../types";

export type Speed = "off" | "normal" | "fast";

export interface Settings {
  speed: Speed;
  sound: boolean;
}

/** The table as it was after entry `seq`; `tab` is where to go back to. */
export interface Past {
  seq: number;
  view: View;
  tab: string;
  /** Whether it is the next moment of the one shown before. */
  step: boolean;
}

/** What is prepared for one's next turn. */
export interface Draft {
  /** Whether one is choosing it now. */
  open: boolean;
  /** The moves that were kept, in their order, in which round. */
  steps: Prepared[];
  round: number;
  /** What the server said of the steps `of` as of entry `seq`; null before it is known. */
  known: Ahead | null;
  of: Prepared[] | null;
  seq: number;
}

/** A message that is told as long as entry `seq` is the last one. */
export interface Notice {
  key: string;
  seq: number;
}

export interface StoryState {
  past: Past | null;
  draft: Draft;
  /** Where one is about to propose to go back to. */
  asking: number | null;
  notice: Notice | null;
  /** Show only what this seat did. */
  seat: number | null;
  /** How many of the last entries are drawn. */
  drawn: number;
  /** The time in milliseconds, moved on every minute. */
  clock: number;
  /** The entry of Luna's card that was put away. */
  dismissed: number;
  menu: boolean;
  settings: Settings;
}

export type { Happened } from "../types";
