/** Types of the face of Skymines: those of every table, and the game's own data as the server sends it. */
import type * as schema from "../schema.d.ts";
import type { Skymines as api } from "../schema.d.ts";
import type { Again } from "../table/rematch.ts";
import type * as table from "../table/types.ts";
import type { Args, Line, Movement, OneOf, Piece, Told } from "../table/types.ts";

export type * from "../table/types.ts";

// The types that the table leaves to the game.
export type View = api.View;
export type SeatView = api.SeatView;
export type Facts = api.Facts;
export type Score = api.Score;
export type ScoreCategory = api.ScoreCategory;
export type Standing = api.Standing;
export type SeatStanding = api.SeatStanding;
export type Standings = Omit<schema.Standings, "now" | "since"> & { now: Standing; since: Standing };
export type History = Omit<schema.History, "opening" | "rounds"> & { opening: Standing; rounds: Standing[] };
export type Move = OneOf<api.Move>;
/** The moves of one type. */
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
/** The moves of modules, with the module of each: each adds its own in a `types.ts` beside its script. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declarations of modules
export interface ModuleMoves {}
/** The moves of the base. */
export type BaseMove = Exclude<Move["type"], keyof ModuleMoves>;
export type Happened = OneOf<api.Event>;
export type HappenedOf<Type extends Happened["type"]> = Extract<Happened, { type: Type }>;
export type Refused = Omit<table.Refused, "what"> & { what: Move };
type Mentions = Exclude<api.About, Record<string, never>>;
type KeyOf<Kind> = Kind extends unknown ? keyof Kind : never;
type ValueOf<Kind, Key extends PropertyKey> = Kind extends Record<Key, infer Value> ? Value : never;
/** What the prompt of any question mentions: the fields of all of them, each of which may be missing. */
export type About = { [Key in KeyOf<Mentions>]?: ValueOf<Mentions, Key> };
export type Choices = Omit<schema.Choices, "refused" | "about" | "form"> & {
  refused: Refused[];
  about: About;
  form: api.Form | null;
};
export interface LogEntry extends Omit<table.LogEntry, "events"> {
  events?: Happened[];
}
export type Offer = Omit<table.Offer, "move"> & { move: Move };
export interface EndState extends Omit<table.EndState, "history"> {
  history: History | null;
}
export interface StandingState extends Omit<table.StandingState, "data"> {
  data: Standings | null;
}
export interface GameState extends Omit<table.GameState, "view" | "facts" | "choices" | "log"> {
  view: View | null;
  facts: Facts | null;
  choices: Choices;
  log: LogEntry[];
}
export interface Parts extends table.Parts {
  steps?: typeof import("./panels/steps.ts");
}
export interface TableState extends Omit<table.TableState, "game" | "end" | "standing" | "parts"> {
  game: GameState;
  end: EndState;
  standing: StandingState;
  parts: Parts;
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

export type PlanningForm = api.PlanningForm;
export type PlanningTotal = api.PlanningTotal;
export type PlacedCard = api.PlacedCard;
export type PlacedPlan = api.PlacedPlan;
export type LunaSeat = api.LunaSeat;
export type ColumnView = api.ColumnView;
export type Company = keyof api.ByCompanyInt;
export type Slot = api.SeatView["slots"][number];
export type Gain = OneOf<api.TierFact["gains"][number]>;
export type Requirement = api.RequirementFact;
export type CardFact = api.CardFact;
export type PlanFact = api.PlanFact;
export type TrackBonus = OneOf<api.ThresholdFact["bonus"]>;
export type TrackFact = api.TrackFact;
export type SectorFact = api.SectorFact;
/** `columns` of coin icons; what else is drawn depends on the board: on another one than the Moon `yard` is the outline's
 * corners, `shuttles` the column of the shuttles. */
export type StationFact = Pick<api.StationFact, "company" | "nearness" | "label"> & { columns: number[][] } & (
    | { outline: number[]; yard?: undefined; shuttles?: undefined }
    | { outline?: undefined; yard: [number, number][]; shuttles: number }
  );
export type CampaignView = api.CampaignView;
export type BeltView = api.BeltView;
export type Asteroid = api.Asteroid;
export type FlightPath = api.FlightPath;
export type PrintedShuttle = api.PrintedShuttle;
export type MissionsView = api.MissionsView;
export type MissionCardView = api.MissionCardView;
export type MissionStatusView = api.MissionStatusView;
export type MissionTask = api.MissionTask;
export type ThreatsView = api.ThreatsView;
export type MoonFact = api.MoonFact;
export type MajorityFact = api.MajoritySpaceFact;
export type StandardFact = api.StandardSpaceFact;
export type LunaAction = OneOf<api.LunaCardFact["actions"][number]>;

export type { Series } from "../table/end/data.ts";
export type { Ranked } from "../table/end/parts.ts";

export type Face = table.Face<Ctx, Move, Happened>;
export type Charts = table.Charts<Ctx>;

/** A component that explains itself: its message `explain-…`, its symbol, and the components that are one with it. */
export interface Part {
  kind: string;
  symbol: string;
  args?: Record<string, string | number>;
  parts?: Part[];
}

/** What the page does with moves of one type. Everything can be left out. */
export interface MoveFace<Type extends Move["type"]> {
  /** What it names on the board, by the keys of what is drawn there, in the order of picking; without it, it only has
   * its button. */
  targets?: (move: MoveOf<Type>, about: Args) => string[];
  /** Whether that is picked in any order. */
  anyOrder?: boolean;
  /** The keys of things that stand for all moves of the type, by what is refused of them alone. */
  also?: (refused: table.Refused[]) => string[];
  /** The kinds of things that explain why they cannot be chosen by what the rules say of this type of move. */
  things?: string[];
  /** The symbol before its name. */
  sign?: string;
  /** What its name is told beside what its fields mean in every move (`move-names.ts`). */
  args?: (ctx: Ctx, move: MoveOf<Type>) => Args;
  /** Its name, if it is not the message `move-<type>`. */
  name?: (ctx: Ctx, move: MoveOf<Type>, args: Args) => string;
  /** The lines that its name says already. */
  inName?: string[];
  /** The order of a list that begins with one. */
  sorted?: (ctx: Ctx, offers: Offer[]) => Offer[];
  /** How several of them are listed as one; else each has a button. Or the type of the base's that it is listed like. */
  family?: Family<Type> | BaseMove;
}

/** What a family is made of, and how it is drawn: buttons with faces, or a row for each place that can be entered. */
export type Family<Type extends Move["type"] = Move["type"]> = Grouping & (Look | Row<Type>);

interface Grouping {
  /** What makes a family: that they begin with the same thing, nothing more, or that they are of one company. */
  by: "alike" | "together" | "by company";
  /** Up to this many of a family get a button with words each. */
  inWords?: number;
  /** Whether a single one is drawn as a family. */
  alone?: boolean;
  /** Whether a family of few shares a row with another. */
  small?: boolean;
}

export interface Look {
  /** What stands on the button of a member; `own`: lines that not all have. */
  face: (ctx: Ctx, offer: Offer, own: Line[]) => unknown;
  /** Beside the heading; else the lines that all have. */
  head?: (ctx: Ctx, group: Offer[], shared: Line[]) => unknown;
  /** What it is about, by its name on the page: this explains itself there. Else it is the last that the move names. */
  thing?: (offer: Offer) => string;
  /** Whether it is the choice that the seat has made, and may change. */
  made?: (ctx: Ctx, offer: Offer) => boolean;
}

/** The place that is entered: its key, what stands at the row's beginning, and its name. */
export interface Row<Type extends Move["type"] = Move["type"]> {
  row: (ctx: Ctx, move: MoveOf<Type>) => { key: string; number: number | string; label: string };
}

/** What the page does with each move of a module. */
export type OwnMoves<Name extends string> = {
  [Type in keyof ModuleMoves as ModuleMoves[Type] extends Name ? Type : never]: MoveFace<Type>;
};

// biome-ignore lint/suspicious/noExplicitAny: moves and events of modules are known to the modules alone
type Own = any;

/**
 * What a module of the game brings to the face, in a script of its own (js/skymines/modules/<name>/main.ts). Words stand
 * in messages/<language>/skymines/modules/<name>/, of the same names as the base's files. Everything can be left out.
 * What the module shows is `view.modules.<name>`, what never changes `facts.modules.<name>`.
 */
/**
 * Points of its own that a module shows at the end: `tab` is the end of the key of its tab and caption; `rows` are kinds
 * of points with a value for each seat, `sums` what stands below them in the table; `line` says it in the picture.
 */
export interface EndPart {
  tab: string;
  rows(ctx: Ctx): NamedValues[];
  sums(ctx: Ctx): NamedValues[];
  line(ctx: Ctx): string;
}

/** `short`: where space is short. */
export interface NamedValues {
  name: string;
  short?: string;
  values: number[];
}

export interface ModuleFace {
  /** What it draws: beside the displays; on the Moon, as SVG in the Moon's own units; on one's own board; above the
   * choices; in the help; and on the board of each seat. */
  displays?(ctx: Ctx): unknown;
  moon?(ctx: Ctx): unknown;
  /** On the Belt, in the same units; `view.modules.belt.board.threat` is the middle of its free place. */
  belt?(ctx: Ctx): unknown;
  mine?(ctx: Ctx): unknown;
  beforeChoices?(ctx: Ctx): unknown;
  /** Below what a plan comes to, while cards are laid. */
  planning?(ctx: Ctx): unknown;
  help?(ctx: Ctx): unknown;
  seat?(ctx: Ctx, seat: SeatView): unknown;
  /** What of the table that depends on: nothing else of a module redraws the board of a seat. */
  seatShows?(ctx: Ctx, seat: SeatView): unknown[];
  /** What another game of the same people is called, once this one is over. */
  again?(ctx: Ctx): Again | undefined;
  /** What it shows at the end, loaded with the charts; `end` once it is there. */
  atEnd?(): Promise<EndPart>;
  end?: EndPart | undefined;
  /** What is played on instead of the Moon, in the same units: a name (its words and its class), the stations, all else,
   * and a legend for the corner. `boardTab`: the end of the key of its tab. */
  boardTab?: string;
  board?(ctx: Ctx): { name: string; stations: StationFact[]; places: unknown; legend: unknown };
  /** The `<symbol>`s that it draws with. */
  sprite?: unknown;
  /** By region ("moon", "display", "me") the kinds of things that it puts there. */
  holds?: Record<string, string[]>;
  /** What the page does with each of its moves: all of those that its `types.ts` names. */
  moves?: Record<string, MoveFace<Own>>;
  /** By type of event the keys of the places that it touched. */
  places?: Record<string, (event: Own) => string[]>;
  /** By kind of thing what it is called, if more than the message `<kind>-<id>`. */
  names?: Record<string, (table: Pick<Ctx, "facts" | "view">, id: string) => Told | string>;
  /** What moved of its pieces, and what is seen of them by kind of movement; null: a copy of what is drawn. */
  movements?(before: View, after: View): Movement[];
  pieces?: Record<string, (movement: Movement) => Piece | null>;
  /** By the first word of a thing's name what explains it. */
  explains?: Record<string, (ctx: Ctx, rest: string[]) => Part>;
}
