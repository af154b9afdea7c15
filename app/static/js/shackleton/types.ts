/** Types of the face of Shackleton Base: those of every table, and the game's own data as the server sends it. */
import type { Shackleton as api } from "../schema.d.ts";
import type * as table from "../table/types.ts";
import type { Args, Line, Movement, OneOf } from "../table/types.ts";

export type * from "../table/types.ts";

export type SeatView = api.SeatView;
export type View = api.View;
export type MarsView = api.MarsView;
export type BerthView = api.BerthView;
export type BoardView = api.BoardView;
export type SectorView = api.SectorView;
export type Building = SectorView["buildings"][number];
export type Standing = api.Standing;
export type SeatStanding = api.SeatStanding;
export type Facts = api.Facts;
export type Move = OneOf<api.Move>;
/** The moves of one type. */
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
export type Happened = OneOf<api.Event>;
export type AstroBotView = api.AstroBotView;
export interface LogEntry extends Omit<table.LogEntry, "events"> {
  events?: Happened[];
}

export const ASTRONAUTS = ["engineer", "technician", "scientist"] as const satisfies Astronaut[];
export type Astronaut = api.CardRowFact["astronaut"];
export const COMMANDS = ["build", "fund", "corporation_actions"] as const satisfies (keyof api.CommandAreaFact)[];
export type Command = (typeof COMMANDS)[number];
export type Direction = api.CraterSlotFact["edge"];
export type Kind = api.StructureFact["kind"];

/** What is gained; an amount of 1 is left out. Beside what components give, what events bring. */
export interface Gain {
  what: string;
  amount?: number;
}
export type Cost = api.CostFact;
export type Piece = api.StructureFact;
export type StructureType = api.StructureTypeFact;
/** An effect of a project, an income or the end, told apart by `effect`. */
export type Effect = NonNullable<api.ProjectFact["effects"]>[number];
export type Project = api.ProjectFact;
/** A demand of the Shuttle of Moon Mining. */
export type Demand = api.CargoSlotFact;
export type Goal = api.GoalFact;
/** What the sheets of all corporations have; each has a board of its own. */
export type Sheet = Pick<api.MiningFact, "corporation" | "projects">;
export type Tile = api.ShuttleTileFact;
export type Ability = api.AbilityFact;
export type Leader = api.LeaderSideFact;
/** An action card of AstroBot. */
export type ActionCard = api.ActionCardFact;

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
  /** What is drawn in place of that. */
  portrait?: (move: MoveOf<Type>) => unknown;
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
  /** The astronaut in whose column its button stands, the same in all rows. */
  column?: (move: MoveOf<Type>) => Astronaut;
  /** Whether two rows of the family stand beside one another where choices have least room. */
  paired?: boolean;
}

/** The keys of the places that an event touched; `isMine`: it was done by the reader. */
export type Places = (event: Happened, isMine: boolean) => string[];

/** A corporation's own part of the page: its board, the keys of things on it, and what its moves name. */
export interface CorporationFace {
  board?(ctx: Ctx): unknown;
  /** What another seat than the reader's has of it, drawn with that seat. */
  ofSeat?(ctx: Ctx, seat: SeatView): unknown;
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
