/**
 * What the table page works with. What the server sends to every table has the types of schema.d.ts, which is made of the
 * API's document (`make types`); of what a game sends, the page knows no more than stands here.
 */
import type * as api from "../schema";

/** What every game shows at least (`Game.view` in app/rules/game.py). */
export interface View {
  game: string;
  components: string;
  me: number | null;
  round: number;
  phase?: string;
  turn: number | null;
  to_move: number[];
  seats: SeatView[];
  winners: number[];
}
export interface SeatView {
  seat: number;
  kind: string;
  name: string;
  /** Whether it has answered and may still change its answer. */
  ready?: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: the fields of a game's own are between its rules and its face
type Own = any;

export type Facts = Record<string, Own>;
/** What a seat does, and what happened: their fields are the game's own. */
export type Move = { type: string; [field: string]: Own };
export type Happened = { type: string; [field: string]: Own };
/** `what` is a move of which not all fields are known. */
export type Refused = Omit<api.Refused, "what"> & { what: Move };
export type Choices = Omit<api.Choices, "refused" | "choices" | "sample" | "about" | "form"> & {
  choices: Move[];
  sample: Move | null;
  about: Record<string, Own>;
  form: Own;
  refused: Refused[];
};
export type Takeback = api.Takeback;
/** How each round ended, and what each seat would have if the game ended now: the game's own. */
export type History = Own;
export type Standings = { seq: number; [field: string]: Own };
// biome-ignore lint/suspicious/noExplicitAny: what a message is told is of the message's own types
export type Args = Record<string, any>;

export type Line = api.Line | api.ScoreLine;
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
export type Argument = api.Sentence["args"][string];
export type Told = { key: string; args?: Record<string, Argument> };

/** A move of a premove, with the question that it answers, and its name when it was chosen. */
export type PremoveStep = Pick<Choices, "step" | "about"> & { move: Move; name: string };
/** What the server says of a premove: the moves still possible, the first that is not, and what comes behind. */
export type CheckedPremove = Asking<api.Premove>;

/** One move that can be made now, with what it names on the board. */
export interface Offer {
  move: Move;
  lines: Line[];
  /** Keys of things on the board, in the order in which one picks them. */
  targets: string[];
  /** Whether the targets are picked in any order (cards) rather than one after the other. */
  anyOrder: boolean;
  /** Whether it ends the turn and does nothing else: it has a place of its own below the list. */
  ends: boolean;
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
  end: EndState;
  standing: StandingState;
  story: StoryState;
  /** The number to which an undo goes back; null when nothing of one's own can be undone. */
  undo: number | null;
  /** What somebody proposes to take back, with everybody's consent. */
  takeback: Takeback | null;
  /** A proposal that is none any more, made before entry `after` was there, until it is told what came of it. */
  takebackEnded: { was: Takeback; after: number } | null;
  /** The seats whose players are connected; null before it is known. */
  present: number[] | null;
}

export interface Say {
  (key: string, args?: Args): string;
  has(key: string): boolean;
  /** A message with things in it that are no text, each in its place. */
  // biome-ignore lint/suspicious/noExplicitAny: things of any kind
  parts(key: string, args?: Args): any[];
  /** Things in a row, with the language's own words between them. */
  // biome-ignore lint/suspicious/noExplicitAny: things of any kind
  listed(parts: any[]): any[];
  /** Texts in a row, as `listed`. */
  list(texts: (string | number)[]): string;
  /** Clauses one after the other ("; "), of which each may hold a list. */
  clauses(texts: string[]): string;
  /** A thing and what is said more of it (", "). */
  details(texts: string[]): string;
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
  /** PremoveStep moves one after the other, as far as they are offered. */
  play(steps: PremoveStep[]): void;
  undo(): void;
  takeback(seq: number | null): void;
  set(part: Partial<TableState>): void;
}

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

/** What is chosen for one's next turn before it comes. */
export interface Premove {
  /** Whether one is choosing it now. */
  open: boolean;
  /** The moves that were kept, in their order, in which round. */
  steps: PremoveStep[];
  round: number;
  /** What the server said of the steps `of` as of entry `seq`; null before it is known. */
  known: CheckedPremove | null;
  of: PremoveStep[] | null;
  seq: number;
}

/** A message that is told as long as entry `seq` is the last one. */
export interface Notice {
  key: string;
  seq: number;
}

export interface StoryState {
  past: Past | null;
  premove: Premove;
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

export interface EndState {
  /** Which of its charts is shown, and of what, by the names that the face gives them; "": its first. */
  tab: string;
  asTable: boolean;
  of: string;
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

/** A piece on its way: classes, and what stands in it. */
export interface Piece {
  name: string;
  text?: string;
  symbol?: string;
}

/**
 * Something that moved. `from` and `to` are keys of what is drawn, the first one drawn counts; without `from` the thing
 * appears, without `to` it vanishes. Of all kinds the page knows "appear" and "coins", an amount that rises.
 */
export interface Movement {
  kind: string;
  from: string[];
  to: string[];
  seat?: number;
  company?: string;
  amount?: number;
}

/** Something on the page that can explain itself. */
export interface Thing {
  /** What it is, such as "sector:21". */
  name: string;
  /** The things it lies in that can be chosen, nearest first. */
  keys: string[];
  /** How it stands, in words. */
  label: string;
  /** The other player on whose board it lies. */
  seat: number | null;
}

/** What explains the things of a game, by the start of their names. `Told` is its own. */
// biome-ignore lint/suspicious/noExplicitAny: what the game tells of a thing is between its own functions
export interface Explains<Told extends { open: boolean } = any> {
  /** What explains the things whose names begin so, if anything does. */
  kindOf(first: string): unknown;
  explained(ctx: Ctx, thing: Thing): Told | null;
  explanation(ctx: Ctx, told: Told, close: (() => void) | null): unknown;
  aloud(told: Told): string;
}

/** Begins to explain; gives what explains, also aloud, what has the focus. */
export type FollowExplaining = (
  root: HTMLElement,
  store: import("./store.js").Store<TableState>,
  context: () => Ctx | null,
  say: Say,
  last: Event | null,
) => () => void;

/** The charts of the end, which lit-html cannot draw alone. */
export interface Charts<C = Ctx> {
  end(ctx: C): unknown;
  drawIn(root: HTMLElement, ctx: C | null): void;
}

// What a game's context holds: its own state, view and facts.
type StateOf<C> = C extends { state: infer S } ? S : never;
type ChoicesOf<C> = C extends { state: { choices: infer X } } ? X : never;
type ViewOf<C> = C extends { view: infer V } ? V : never;
type FactsOf<C> = C extends { facts: infer F } ? F : never;

/**
 * What a game brings to the table's page; all that the page knows of it beside what the server sends. What draws gives
 * what lit-html renders. `data-target` and `data-key` name what is drawn; `[data-frame]` is a board that is looked at
 * as a whole, `[data-region]` a region by its tab's name, one with `data-follows` scrolls to what can be chosen in it.
 */
export interface Face<C = Ctx, M = Move, H = Happened> {
  /** The regions of the game, as their tabs `tab-…` are called, "me" its own board; the first one is opened first. */
  tabs: readonly string[];
  /** The kinds of things in a region, the parts of their keys before ":". */
  holds(region: string): string[];
  /** The symbols that drawings use. */
  sprite?(): unknown;
  board(ctx: C): unknown;
  others(ctx: C): unknown;
  mine?(ctx: C): unknown;
  /** What lies above the table for a moment. */
  above?(ctx: C): unknown;
  /** Attributes `data-…` of the table, for styles. */
  marks?(ctx: C): Record<string, string | null>;
  /** What the header says of the round and the phase. */
  round(ctx: C): string;
  phase?(ctx: C): string;
  /** What stands above the choices. */
  beforeChoices?(ctx: C): unknown;
  /** The list of choices; without it, a button each. */
  offers?(ctx: C): unknown;
  /** What a choice costs and brings, below the name it has; what a premove does, in little room. */
  lines?(ctx: C, lines: Line[], move: M): unknown;
  brief?(ctx: C, lines: Line[]): unknown;
  /** The arguments of the message `prompt-…` of a question; without it, what the question is about. */
  promptArgs?(ctx: C): Args;
  /** Choices that are no list: what they begin with, how they are drawn, the button that submits them, and clicks. */
  form?: {
    label: string;
    begin(choices: ChoicesOf<C>, view: ViewOf<C> | null, facts: FactsOf<C> | null): Partial<TableState>;
    draw(ctx: C): unknown;
    button(ctx: C): unknown;
    clicked?(target: Element, state: StateOf<C>, act: Actions): boolean;
  };
  /** What the help says before the keys and behind them, and keys of the game with their messages `key-…`. */
  help?(ctx: C): unknown;
  keys?: [string, string][];
  afterHelp?(ctx: C): unknown;
  /** The keys of the things that a move names, in the order of picking; whether any order will do. */
  targets(move: M, about: Record<string, unknown>): string[];
  anyOrder?(move: M): boolean;
  /** The keys of the places that events touched; a sentence of the log as it is drawn. */
  places?(events: H[] | undefined, me: number | null): string[];
  sentence?(ctx: C, told: Told): unknown;
  /** What a thing of the game is called: a message with its arguments, or its id. */
  named?(ctx: C, thing: { kind: string; id: string }): Told | string;
  moveName(ctx: C, move: M): string;
  /** Arguments of messages, ids as words. */
  worded(ctx: C, args: object): Args;
  motion?: {
    movements(before: ViewOf<C> | null, after: ViewOf<C>, facts: FactsOf<C>): Movement[];
    /** What is seen of a movement; null: a copy of what is drawn. */
    piece(movement: Movement): Piece | null;
    /** The side of a piece in pixels where it lies in a place of that side; null: that of the place. */
    side(kind: string, place: number): number | null;
    /** Whether a piece joins others that are seen already. */
    joins(movement: Movement): boolean;
  };
  explaining?(): Promise<{ followExplaining: FollowExplaining }>;
  /** The standing during the game, the scores of its end, and charts of it, of which the first are `end`. */
  standing?(ctx: C): unknown;
  scores?(ctx: C): unknown;
  charts?(): Promise<Charts<C>>;
  end?: { tab: string; of: string };
  /** What else the game listens to, once the table is drawn by the store. */
  follow?(root: HTMLElement, store: import("./store.js").Store<StateOf<C>>): void;
}
