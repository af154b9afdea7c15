/**
 * What the table page works with. What the server sends has the types of schema.d.ts, which is made of the API's
 * document (`make types`); here stand only short names for them, and what the page itself keeps.
 */
import type * as api from "./schema";

export type View = api.View;
export type SeatView = api.SeatView;
export type Choices = Omit<api.Choices, "refused"> & { refused: Refused[] };
export type PlanningForm = api.PlanningForm;
export type PlanningTotal = api.PlanningTotal;
export type Facts = api.Facts;
export type PlacedCard = api.PlacedCard;
export type PlacedPlan = api.PlacedPlan;
export type LunaSeat = api.LunaSeat;
export type ColumnView = api.ColumnView;
export type Score = api.Score;
export type ScoreCategory = api.ScoreCategory;
export type Standing = api.Standing;
export type SeatStanding = api.SeatStanding;
export type Standings = api.Standings;
export type History = api.History;
export type Takeback = api.Takeback;
export type Company = keyof api.ByCompanyInt;
export type Slot = api.SeatView["slots"][number];
// biome-ignore lint/suspicious/noExplicitAny: what a message is told is of the message's own types
export type Args = Record<string, any>;

/**
 * One of several objects: told apart by `type` it has its own fields, before that those of the others may be asked for
 * and are undefined.
 */
type OneOf<Kinds, All = Kinds> = Kinds extends unknown
  ? Kinds & { [Field in Exclude<FieldOf<All>, keyof Kinds>]?: undefined }
  : never;
type FieldOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;

export type Move = OneOf<api.Move>;
/** The moves of one type. */
export type MoveOf<Type extends Move["type"]> = Extract<Move, { type: Type }>;
export type Happened = OneOf<api.Event>;
export type HappenedOf<Type extends Happened["type"]> = Extract<Happened, { type: Type }>;

export type Line = api.Line | api.ScoreLine;
/** `what` is a move of which not all fields are known. */
export type Refused = Omit<api.Refused, "what"> & { what: Move };
export type Gain = OneOf<api.TierFact["gains"][number]>;
export type Requirement = api.RequirementFact;
export type CardFact = api.CardFact;
export type PlanFact = api.PlanFact;
export type TokenFact = api.StartingTokenFact;
export type SpecialFact = api.SpecialPlanFact;
export type TrackBonus = OneOf<api.ThresholdFact["bonus"]>;
export type TrackFact = api.TrackFact;
export type ValueTrack = Pick<api.TankTrackFact, "last" | "slot_at" | "excess" | "values">;
export type SectorFact = api.SectorFact;
export type StationFact = api.StationFact;
export type MoonFact = api.MoonFact;
export type MajorityFact = api.MajoritySpaceFact;
export type StandardFact = api.StandardSpaceFact;
export type LunaAction = OneOf<api.LunaCardFact["actions"][number]>;

type Asking<Answer> = Omit<Answer, "choices"> & { choices: Choices };
/** What the server answers: a table in a list, a table with its game, the log. */
export type PlainTable = api.PlainTable;
export type Table = api.Table;
export type Tables = api.Tables;
export type TableWithGame = Asking<api.TableWithGame>;
export type Log = api.Log;
/** What the live connection tells. */
export type ViewMessage = Asking<api.ViewMessage>;
export type PatchMessage = Asking<api.PatchMessage>;
export type OtherMessage = Exclude<api.Message, api.ViewMessage | api.PatchMessage>;
export type Message = ViewMessage | PatchMessage | OtherMessage;

/** An entry of the log; one of a patch comes without its events. */
export type LogEntry = api.ToldEntry & { events?: Happened[] };

/** A move of a turn that is prepared, with the question that it answers, and its name when it was chosen. */
export type Prepared = Pick<Choices, "step" | "about"> & { move: Move; name: string };
/** What the server says of a prepared turn: the moves still possible, the first that is not, and what comes behind. */
export type Ahead = Asking<api.Ahead>;

/** One move that can be made now, with what it names on the board. */
export interface Offer {
  move: Move;
  lines: Line[];
  /** Keys of things on the board, in the order in which one picks them. */
  targets: string[];
  /** Whether the targets are picked in any order (cards) rather than one after the other. */
  anyOrder: boolean;
}

export interface TableState {
  id: string;
  seq: number;
  status: string;
  view: View | null;
  choices: Choices;
  facts: Facts | null;
  /** The entries behind number `since`; what is before is fetched on demand. */
  log: LogEntry[];
  since: number;
  picked: string[];
  draft: Record<string, string | null>;
  held: string | null;
  tab: string;
  sideTab: string;
  /** What of the others' boards is unfolded: "2/research", "0/resting". */
  unfolded: string[];
  connection: "connecting" | "open" | "lost";
  busy: boolean;
  error: string;
  why: string;
  help: boolean;
  scores: boolean;
  end: import("./skymines/end/types").EndState;
  standing: import("./skymines/end/types").StandingState;
  story: import("./table/story-types").StoryState;
  /** The number to which an undo goes back; null when nothing of one's own can be undone. */
  undo: number | null;
  /** What somebody proposes to take back, with everybody's consent. */
  takeback: Takeback | null;
  /** The seats whose players are connected; null before it is known. */
  present: number[] | null;
}

export interface Say {
  (key: string, args?: Args): string;
  has(key: string): boolean;
}

/** What a drawing function needs: the state, its parts, words, and what is lit. */
export interface Ctx {
  /** What is drawn: the state, or that of the moment looked at. */
  state: TableState;
  /** The state as it is now, whatever moment is looked at. */
  now: TableState;
  view: View;
  facts: Facts;
  say: Say;
  me: SeatView | null;
  offers: Offer[];
  lit: Set<string>;
  picked: Set<string>;
  refused: Map<string, Refused>;
  act: Actions;
}

export interface Actions {
  pick(key: string): void;
  clear(): void;
  submit(move: Move): void;
  /** Prepared moves one after the other, as far as they are offered. */
  play(steps: Prepared[]): void;
  undo(): void;
  takeback(seq: number | null): void;
  hold(card: string | null): void;
  place(slot: string, card: string | null): void;
  set(part: Partial<TableState>): void;
}
