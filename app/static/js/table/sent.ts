/**
 * Types of what the server sends to every table: those of schema.d.ts, generated from the OpenAPI document
 * (`make types`); of a game's own data, the page knows only what is declared here.
 */
import type * as api from "../schema.d.ts";

/** The fields that every game's view has (`Game.view` in app/rules/game.py). */
export interface View {
  game: string;
  components: string;
  me: number | null;
  /** Null in a game without rounds. */
  round: number | null;
  phase?: string;
  turn: number | null;
  to_move: number[];
  seats: SeatView[];
  winners: number[];
  undecided?: boolean;
  /** Whether it is a guided first game. */
  guided?: boolean;
  /** The messages that say what ended or changed a game that is over. */
  ending?: string[];
}
export interface SeatView {
  seat: number;
  kind: string;
  name: string;
  /** Whether it has answered and may still change its answer. */
  ready?: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: a game's own fields concern only its rules and its face
export type Own = any;

export type Facts = Record<string, Own>;
/** A move or an event; its other fields are the game's own. */
export type Move = { type: string; [field: string]: Own };
export type Happened = { type: string; [field: string]: Own };
/** `what` is a move with possibly missing fields. */
export type Refused = Omit<api.Refused, "what"> & { what: Move };
export type Choices = Omit<api.Choices, "refused" | "choices" | "sample" | "about" | "form"> & {
  choices: Move[];
  sample: Move | null;
  about: Record<string, Own>;
  form: Own;
  refused: Refused[];
};
export type Branching = api.Branching;
export type Takeback = api.Takeback;
/** How each round ended, and what each seat would have if the game ended now: the game's own. */
export type History = Own;
export type Standings = { seq: number; [field: string]: Own };
export type Args = Record<string, unknown>;
/**
 * One of several objects: told apart by its tag it has its own fields, before that those of the others may be asked for
 * and are undefined.
 */
export type OneOf<Kinds, All = Kinds> = Kinds extends unknown
  ? Kinds & { [Field in Exclude<FieldOf<All>, keyof Kinds>]?: undefined }
  : never;
type FieldOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;

export type Line = api.Line | { key: string; amount: number | null; args: Record<string, Own> };
type Asking<Answer> = Omit<Answer, "choices"> & { choices: Choices };
/** What a robot advises; its moves as of a premove, with what they cost and bring. */
export type AdvisedMove = { step: string; about: Record<string, Own>; move: Move; lines: Line[] };
type Way<Sent> = Omit<Sent, "moves"> & { moves: AdvisedMove[] };
export type Advice = Omit<api.Advice, "best" | "others"> & { best: Way<api.AdvisedWay>; others: Way<api.OtherWay>[] };
/** Responses of the server: a table in a list, a table with its game, the log. */
export type PlainTable = api.PlainTable;
export type TableSeat = api.TableSeat;
export type Table = api.Table;
export type Tables = api.Tables;
export type TableWithGame = Asking<api.TableWithGame>;
export type Log = api.Log;
export type Missed = api.Missed;
/** Messages of the live connection. */
export type ViewMessage = Asking<api.ViewMessage>;
export type PatchMessage = Asking<api.PatchMessage>;
export type OtherMessage = Exclude<api.Message, api.ViewMessage | api.PatchMessage>;
export type Message = ViewMessage | PatchMessage | OtherMessage;

/** A log entry; one that arrives with a patch has no events, and what it means for the reader if it concerns them. */
export type LogEntry = api.PushedEntry & { events?: Happened[] };
export type Argument = api.Sentence["args"][string];
export type Told = { key: string; args?: Record<string, Argument> };

/** A move of a premove, with the question that it answers, and its name when it was chosen. */
export type PremoveStep = Pick<Choices, "step" | "about"> & { move: Move; name: string };
/** The server's check of a premove: the moves still possible, the first that is not, and what would be asked next. */
export type CheckedPremove = Asking<api.Premove>;
