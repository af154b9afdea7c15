/** Types of the face of Shackleton Base: those of every table, and the game's own data as the server sends it. */
import type { Shackleton as api } from "../schema.d.ts";
import type * as table from "../table/types.ts";
import type { Args, Line, Movement } from "../table/types.ts";

export type * from "../table/types.ts";

/**
 * One of several objects: told apart by `type` it has its own fields, before that those of the others may be asked for
 * and are undefined.
 */
type OneOf<Kinds, All = Kinds> = Kinds extends unknown
  ? Kinds & { [Field in Exclude<FieldOf<All>, keyof Kinds>]?: undefined }
  : never;
type FieldOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;

export type SeatView = api.SeatView;
export type View = api.View;
export type MarsView = api.MarsView;
export type BerthView = api.BerthView;
export type BoardView = api.BoardView;
export type SectorView = api.SectorView;
export type Building = SectorView["buildings"][number];
export type Standing = api.Standing;
export type SeatStanding = api.SeatStanding;
export type Facts = Omit<api.Facts, "set"> & { set: ComponentSet };
export type Move = OneOf<api.Move>;
/** The moves of one type. */
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
export type Happened = OneOf<api.Event>;
export type AstroBotView = api.AstroBotView;
export interface LogEntry extends Omit<table.LogEntry, "events"> {
  events?: Happened[];
}

export const ASTRONAUTS = ["engineer", "technician", "scientist"] as const;
export type Astronaut = (typeof ASTRONAUTS)[number];
export const COMMANDS = ["build", "fund", "corporation_actions"] as const;
export type Command = (typeof COMMANDS)[number];
export type Direction = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Kind = "dome" | "workshop" | "laboratory" | "headquarters";

/** What is gained; an amount of 1 is left out. */
export interface Gain {
  what: string;
  amount?: number;
}
/** What is paid, by thing. */
export type Cost = Record<string, number>;

export interface Piece {
  id: string;
  kind: Kind;
  astronaut?: Astronaut;
  bonus?: Gain[];
}
export interface StructureType {
  kind: Kind;
  size: number;
  cost: Cost;
  maintenance: number;
}
/** An effect of a project, an income or the end, told apart by `effect`; all other fields may be missing. */
export interface Effect {
  effect: string;
  gains?: Gain[];
  pays?: Cost;
  event?: string;
  between?: string[];
  on?: string;
  of?: string[];
  amount?: number;
  per?: string | string[];
  most?: number;
  vp?: number;
  every?: number;
  kind?: Kind;
  action?: string;
  rule?: string;
  free?: boolean;
  once_a_round?: boolean;
  when_funding?: boolean;
}
export interface Project {
  id: string;
  vp: number;
  effects?: Effect[];
  places?: number[];
}
export interface Goal {
  vp: number;
  needs: { count: string; at_least: number }[];
}
/** A corporation's file, with a board of its own. */
export interface Sheet {
  corporation: {
    id: string;
    tokens: number;
    token: Gain[];
    prices: { credits: number; requirement: number; consumption: number }[];
    goals: Goal[];
    income?: Effect[];
    end?: Effect[];
  };
  // biome-ignore lint/suspicious/noExplicitAny: each corporation has its own board
  board: any;
  projects: Project[];
}
export interface Tile {
  round: number;
  number: number;
  engineers: number;
  technicians: number;
  scientists: number;
  credits?: number;
  titanium?: number;
  rare_earth?: number;
}
export interface Ability {
  kind: string;
  credits: number;
}

/** An action card of AstroBot. */
export interface ActionCard {
  id: number;
  left: string[];
  right: string[];
  symbol: "development" | "goal";
  rows: { astronaut: Astronaut; action: string }[];
  triangle: Direction;
  arrow: "clockwise" | "counter-clockwise";
}

/** The component set, as far as the page reads it. */
export interface ComponentSet {
  board: {
    sectors: { id: string; q: number; r: number; resource: string }[];
    slots: { number: number; sector: string; edge: Direction; fee: number }[];
    panels: number[];
    sector_places: number;
  };
  structures: { types: StructureType[]; pieces: Piece[]; laboratory_vp: number[]; waiting: number };
  energy: { last: number; closed_from: number; reputation_at: number[]; purchase_below: number };
  reputation: {
    last: number;
    actions: { at: number; gain: Gain }[];
    goal_extras: number[];
    upkeep: number[];
  };
  command: ({ seats: number } & Record<Command, number[]>)[];
  actions: { bonus: Record<Command, Astronaut>; panel: Cost; corporation_actions: number; gateway_credits: number };
  setup: { rounds: number };
  leaders: { id: string; agency: string; side: string; ability: Ability; improved: Ability }[];
  shuttles: Tile[];
  /** Left out where AstroBot has no seat. */
  solo?: {
    board: { development: number; goal_track: number; middle_goal: number; top_goal: number };
    cards: ActionCard[];
  };
  [corporation: string]: unknown;
}

export type Refused = Omit<table.Refused, "what"> & { what: Move };
export type Offer = Omit<table.Offer, "move"> & { move: Move };
export type Choices = Omit<table.Choices, "choices" | "refused"> & { choices: Move[]; refused: Refused[] };
export interface GameState extends Omit<table.GameState, "view" | "facts" | "choices" | "log"> {
  log: LogEntry[];
  view: View | null;
  facts: Facts | null;
  choices: Choices;
}
export interface TableState extends Omit<table.TableState, "game"> {
  game: GameState;
}
export interface Ctx extends Omit<table.Ctx, "state" | "now" | "view" | "facts" | "me" | "offers" | "refused"> {
  state: TableState;
  now: TableState;
  view: View;
  facts: Facts;
  me: SeatView | null;
  offers: Offer[];
  refused: Map<string, Refused>;
}

export type Motion = table.Motion<Ctx>;
export type Face = table.Face<Ctx, Move, Happened>;
export type Results = table.Results<Ctx>;

/** What the page does with moves of one type. Everything can be left out. */
export interface MoveFace<Type extends Move["type"] = Move["type"]> {
  /** What it names on the table, in the order of picking; without it, it only has its button. */
  targets?: (move: MoveOf<Type>, about: Args) => string[];
  /** Whether that is picked in any order. */
  anyOrder?: boolean;
  /** The kinds of things that explain why they cannot be chosen by what the rules say of this type of move. */
  things?: string[];
  /** The symbol before its name. */
  sign?: string;
  /** What its button tells instead of what it costs and brings: what the thing that is taken does. */
  tells?: (ctx: Ctx, move: MoveOf<Type>) => unknown;
  /** How several of them are listed as one; else each has a button. */
  family?: Family<Type>;
  /** Whether the list asks for the first thing that the moves name, then for the next, where there are many of them. */
  stepwise?: boolean;
  /** Whether the list has them behind all else. */
  last?: boolean;
}

/** Moves that are listed in one row: what makes one, what stands before them, and on the button of each. */
export interface Family<Type extends Move["type"] = Move["type"]> {
  by: (move: MoveOf<Type>) => string;
  head: (ctx: Ctx, move: MoveOf<Type>, lines: Line[]) => unknown;
  face: (ctx: Ctx, move: MoveOf<Type>, lines: Line[]) => unknown;
}

/** The keys of the places that an event touched; `isMine`: it was done by the reader. */
export type Places = (event: Happened, isMine: boolean) => string[];

/** A corporation's own part of the page: its board, the keys of things on it, and what its moves name. */
export interface CorporationFace {
  board?(ctx: Ctx): unknown;
  holds?: string[];
  // biome-ignore lint/suspicious/noExplicitAny: moves of a corporation are known to its own file
  moves?: Record<string, MoveFace<any>>;
  /** The places that its events touched. */
  places?: Record<string, Places>;
  /** What its events bring a seat, beside what every seat has: a thing and how many. */
  gains?: Record<string, (event: Happened) => Gain>;
  /** What moved of its pieces between two views. */
  moved?(before: View, after: View): Movement[];
  /** What it has in a sector, by that sector's id, drawn about the sector's middle, with its words. */
  inSectors?(ctx: Ctx): Record<string, { drawn(x: number, y: number): unknown; words: string }>;
}
