/** What the table remembers for telling: the moment looked at, the log's filter, the settings of this browser. */
import type { View } from "../types";

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
}

export interface StoryState {
  past: Past | null;
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

/** An event of an entry: its type and its fields. */
export interface Happened {
  type: string;
  [field: string]: any;
}
