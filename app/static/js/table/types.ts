/** Types of the table page; those of what the server sends stand in sent.ts. */
import type { AdviceState } from "./advice-loader.ts";
import type { BranchDraft } from "./branching.ts";
import type { ChoosingState } from "./choose.ts";
import type { ClocksState } from "./clock/state.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import type { Parts } from "./parts.ts";
import type {
  Args,
  CheckedPremove,
  Choices,
  Facts,
  Happened,
  History,
  Line,
  LogEntry,
  Missed,
  Move,
  Own,
  PlainTable,
  PremoveStep,
  Refused,
  SeatView,
  Standings,
  Takeback,
  Told,
  View,
} from "./sent.ts";
import type { ConnectionState } from "./socket.ts";
import type { Change, Store } from "./store.ts";
import type { TalkState } from "./talk-loader.ts";
import type { SendingState } from "./unsent.ts";

export type { Parts } from "./parts.ts";
export type * from "./sent.ts";

/** One move that can be made now, with what it names on the board. */
export interface Offer {
  move: Move;
  lines: Line[];
  /** Keys of things on the board, in the order of picking. */
  targets: string[];
  /** Keys of things that stand for all moves of its kind: one of them is picked before its targets. */
  also: string[];
  /** Whether the targets are picked in any order (cards) rather than one after the other. */
  anyOrder: boolean;
  /** Keys of further things that it leads to, shown while it is pointed at or picked. */
  shows: string[];
  /** Whether it brings nothing as things stand: listed last, and pale. */
  idle: boolean;
  /** Whether it ends the turn and does nothing else: it has a place of its own below the list. */
  ends: boolean;
}

/** What the server has sent of the game, and what is asked. */
export interface GameState {
  seq: number;
  view: View | null;
  choices: Choices;
  facts: Facts | null;
  /** The entries after number `since`; older ones are fetched on demand. */
  log: LogEntry[];
  since: number;
  /** The number that an undo returns to; null if the player can undo nothing. */
  undo: number | null;
  /** The take-back proposed to everybody, if any. */
  takeback: Takeback | null;
  /** A proposal that has ended, and the last entry when it did; kept until its outcome is announced. */
  takebackEnded: { previous: Takeback; after: number } | null;
}

/** The table around the game, and who is at it. */
export interface TableAround {
  id: string;
  /** The table beside its game; null before it is loaded. */
  data: PlainTable | null;
  /** Whether the reader hosts it. */
  hosting: boolean;
  /** The clocks, once their module has been loaded. */
  clocks: ClocksState | null;
  /** The seats whose players are connected; null before it is known. */
  present: number[] | null;
  /** How many look on without a seat. */
  watchers: number;
  /** The seat that the reader had until it changed hands; they look on. */
  lost: number | null;
  /** How many other tables wait for the reader. */
  elsewhere: number;
}

/** What says whether a game goes on, and who is to move. */
export type TableNow = { game: Pick<GameState, "view">; table: Pick<TableAround, "data"> };

/** Which regions and panels are open. */
export interface PanelsState {
  tab: string;
  sideTab: string;
  /** Unfolded parts of the other players' boards: "2/research", "0/resting". */
  unfolded: string[];
  help: boolean;
  /** Whether the words of explanations and help have been loaded. */
  learnt: boolean;
  scores: boolean;
}

/** What has happened lately that waits to be looked at. */
export interface RecentState {
  /** What happened while the reader was away, to be offered; with `told` it is shown, step `at` of it. */
  missed: { after: number; turns: number; told: Missed | null; at: number } | null;
  /** The round that has just ended, with how it went once that is loaded; null if none is to be summarised. */
  roundOver: { round: number; history: History | null } | null;
  /** The latest entries of others that mean something for the reader, who has not moved since. */
  concerned: LogEntry[];
}

/** The state of the table's page. Each sub-state belongs to one concern; `Store.set` changes fields of sub-states. */
export interface TableState {
  game: GameState;
  table: TableAround;
  choosing: ChoosingState;
  sending: SendingState;
  connection: ConnectionState;
  panels: PanelsState;
  recent: RecentState;
  talk: TalkState;
  end: EndState;
  standing: StandingState;
  story: StoryState;
  advice: AdviceState;
  parts: Parts;
}

export interface Say {
  (key: string, args?: Args): string;
  has(key: string): boolean;
  /** The names of the further forms of a message (its attributes), such as "accusative". */
  forms(key: string): string[];
  /** A message with arguments that are not text, each in its place. */
  // biome-ignore lint/suspicious/noExplicitAny: things of any kind
  parts(key: string, args?: Args): any[];
  /** Things as a list, joined by the language's rule. */
  // biome-ignore lint/suspicious/noExplicitAny: things of any kind
  listed(parts: any[]): any[];
  /** Texts as a list, joined as by `listed`. */
  list(texts: (string | number)[]): string;
  /** Clauses joined ("; "), each of which may contain a list. */
  clauses(texts: string[]): string;
  /** A thing and details about it, joined (", "). */
  details(texts: string[]): string;
  /** What something is called, and what it is or how many there are (": "). */
  label(texts: [string, string | number]): string;
  /** A text that begins with a capital of the language. */
  capitalized(text: string): string;
}

/** The context of drawing functions: the state, its parts, the messages, and what is lit. */
export interface Ctx {
  /** The state to draw: the current one, or that of a past moment or a premove. */
  state: TableState;
  /** The current state, whatever moment is shown. */
  now: TableState;
  view: View;
  facts: Facts;
  say: Say;
  me: SeatView | null;
  offers: Offer[];
  lit: Set<string>;
  picked: Set<string>;
  /** What the choices that match the selection lead to. */
  shown: Set<string>;
  refused: Map<string, Refused>;
  act: Actions;
}

export interface Actions {
  pick(key: string): void;
  clear(): void;
  submit(move: Move): void;
  /** Play the steps one after the other, as far as they are offered. */
  play(steps: PremoveStep[]): void;
  undo(): void;
  takeback(seq: number | null): void;
  /** Open the rematch and go there; `levels` are chosen for automa seats. */
  rematch(levels: { seat: number; level: number }[]): void;
  /** Send what this tab had not sent before it was reloaded. */
  resume(): void;
  set(part: Change<TableState>): void;
  /** Draw again, as something that is drawn and not in the state has changed. */
  redraw(): void;
}

/** The context of drawing functions in a state, or null before the first view. */
export type ContextOf = (now: TableState) => Ctx | null;

export type Speed = "off" | "normal" | "fast";

export interface Settings {
  speed: Speed;
  sound: boolean;
  /** Whether the sound comes again while the turn waits. */
  remind: boolean;
  /** Whether it is told what others did in their turns, and what a round brought. */
  summaries: boolean;
  /** The seat whose colour the reader's own seat has; -1: each seat has its own. */
  colour: number;
  /** What is asked once more before it is done: nothing, the end of a turn, or all that cannot be undone. */
  confirm: "never" | "turn" | "lasting";
}

/** The table as it was after entry `seq`; `tab` and `side` are those to return to. */
export interface Past {
  seq: number;
  view: View;
  tab: string;
  side: string;
  /** Whether it directly follows the moment shown before. */
  step: boolean;
  /** Whether its address has been copied, once somebody asked for that. */
  copied?: boolean;
  /** What is chosen for playing on from there, while that is asked. */
  branching?: BranchDraft | null;
}

/** The next turn, chosen before it comes. */
export interface Premove {
  /** Whether the player is choosing it now. */
  open: boolean;
  /** The chosen steps in order, and the round that they are for; null in a game without rounds. */
  steps: PremoveStep[];
  round: number | null;
  /** The server's check of the steps `of` as of entry `seq`; null before it is known. */
  known: CheckedPremove | null;
  of: PremoveStep[] | null;
  seq: number;
  /** What the server is still to be told: whether the steps play by themselves; null if nothing. */
  wish: boolean | null;
}

/** A message shown while entry `seq` is the last one. */
export interface Notice {
  key: string;
  seq: number;
}

export interface StoryState {
  past: Past | null;
  premove: Premove;
  /** The entry to return to in a take-back being prepared; null if none is. */
  asking: number | null;
  notice: Notice | null;
  /** Show only the entries of this seat. */
  seat: number | null;
  /** How many of the last entries are drawn. */
  drawn: number;
  /** The time in milliseconds, updated every minute. */
  clock: number;
  /** The entry of the last dismissed card of an automated turn. */
  dismissed: number;
  menu: boolean;
  settings: Settings;
}

export interface EndState {
  /** Which chart is shown, and of what, by the face's names for them; "" is the first. */
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
  /** Whether the details of each number are shown. */
  lines: boolean;
  data: Standings | null;
  failed: boolean;
}

/** A moving piece: its classes and its content. */
export interface Piece {
  name: string;
  text?: string;
  symbol?: string;
  /** The id of its drawing, shown instead of all else once drawings are there. */
  drawing?: string;
}

/**
 * A movement to animate. `from` and `to` are lists of keys, of which the first that is drawn counts; without `from` the
 * thing appears, without `to` it vanishes. The page knows two kinds: "appear" and "coins", an amount that rises.
 */
export interface Movement {
  kind: string;
  from: string[];
  to: string[];
  seat?: number;
  company?: string;
  /** The id of what moves, where pieces of a kind differ. */
  thing?: string;
  amount?: number;
}

/** Something on the page that has an explanation. */
export interface Thing {
  /** What it is, such as "sector:21". */
  name: string;
  /** The keys of the choosable things that contain it, nearest first. */
  keys: string[];
  /** Its name and state, in words. */
  label: string;
  /** The other player whose board it is on. */
  seat: number | null;
}

/** The explanations of a game, by the first part of a thing's name. `Told` is the game's own type. */
// biome-ignore lint/suspicious/noExplicitAny: only the game's own functions look into its explanations
export interface Explains<Told extends { open: boolean } = any> {
  /** The explanation for things whose names begin with `first`, if there is one. */
  kindOf(first: string): unknown;
  explained(ctx: Ctx, thing: Thing): Told | null;
  explanation(ctx: Ctx, told: Told, close: (() => void) | null): unknown;
  aloud(say: Say, told: Told): string;
}

/** Enables explanations; returns a function that explains the focused thing, and announces it. */
export type FollowExplaining = (
  root: HTMLElement,
  store: Store<TableState>,
  context: () => Ctx | null,
  say: Say,
  last: Event | null,
) => () => void;

/** The standing during the game, the scores of its end without charts, and the summary of a round. */
export interface Results<C = Ctx> {
  /** Drawn in place of the choices once the game is over. */
  outcome?(ctx: C): unknown;
  standing(ctx: C): unknown;
  scores(ctx: C): unknown;
  /** @param aloud as text alone, for a live region */
  round?(ctx: C, aloud: boolean): unknown;
}

/** `begin` shows what was missed from its first step on, as often as something was. */
export type MissedTour = { begin: (told: Missed) => void; draw: (ctx: Ctx) => unknown };

/** Made once a page. `look` shows the table after an entry, `point` lights things. */
export type FollowMissed = (
  root: HTMLElement,
  store: Store<TableState>,
  look: (seq: number, step: boolean) => Promise<void>,
  point: (root: HTMLElement, target: Element) => void,
  ask: Ask,
) => MissedTour;

/** A request below the table's address. */
export type Ask = (method: string, rest: string, body?: object) => Promise<Own>;

/** The charts of the results, which lit-html cannot draw alone. */
export interface Charts<C = Ctx> {
  end(ctx: C): unknown;
  drawIn(root: HTMLElement, ctx: C | null): void;
}

// The parts of a game's context: its own state, view and facts.
type StateOf<C> = C extends { state: infer S } ? S : never;
type ChoicesOf<C> = C extends { state: { game: { choices: infer X } } } ? X : never;
type ViewOf<C> = C extends { view: infer V } ? V : never;
type FactsOf<C> = C extends { facts: infer F } ? F : never;

/** Which pieces a change of the view moves, and how they look on their way. */
export interface Motion<C = Ctx> {
  movements(before: ViewOf<C> | null, after: ViewOf<C>, facts: FactsOf<C>): Movement[];
  /** The piece that moves; null: a copy of what is drawn. */
  piece(movement: Movement): Piece | null;
  /** The side length of a piece in pixels in a place with that side length; null: that of the place. */
  side(kind: string, place: number): number | null;
  /** What tells of an automa's turn, as a selector: shown large as soon as it is there, by its `data-seq`. */
  turns?: string;
  /** Coins that pieces cover, as a selector: one that matches no longer flips open. */
  covered?: string;
  /** Whether a piece raises dust where it lands. */
  dusty?(movement: Movement): boolean;
  /** Cells of a row that is full up to a piece, as a selector: new ones fill once that piece has landed. */
  filled?: string;
  /** Whether a piece joins others that are drawn already. */
  joins(movement: Movement): boolean;
}

/**
 * What a game brings to the table's page, which knows nothing else of it but what the server sends. Drawing functions
 * return what lit-html renders. `data-target` and `data-key` name drawn things; `[data-frame]` is a board shown as a
 * whole, `[data-region]` a region by its tab's name; one with `data-follows` scrolls to what can be chosen.
 * Regions stand directly in the table, dialogs (`data-panel`) beside it (regions.ts).
 */
export interface Face<C = Ctx, M = Move, H = Happened> {
  /**
   * The regions of the game by the names of their tabs (messages `tab-…`), "me" is the player's own board; the first
   * one is open at first.
   */
  tabs: readonly string[];
  /**
   * The tab of a board that leaves room for the others beside it while something is asked, where the page has no room
   * for all regions.
   */
  boardTab?: string;
  /** The kinds of things in a region: the parts of their keys before ":". */
  holds(region: string): string[];
  /** The symbols that drawings use. */
  sprite?(): unknown;
  board(ctx: C): unknown;
  others(ctx: C): unknown;
  mine?(ctx: C): unknown;
  /** What lies over the table for a while. */
  above?(ctx: C): unknown;
  /** Whether the game itself shows what such a seat does in its turns. */
  tellsTurn?(seat: SeatView): boolean;
  /** Whether sentences of this message tell why something was done and change nothing: they are not said by ear. */
  isReason?(key: string): boolean;
  /** Whether the sentence of this message tells that all turns of the round are over. */
  endsTurns?(key: string): boolean;
  /** Whether a move of this type is made between the turns, so that it is not told as part of one. */
  isBesideTurns?(type: string): boolean;
  /** Attributes `data-…` of the table, for styles. */
  marks?(ctx: C): Record<string, string | null>;
  /** What a tab is called, where that is not its own name. */
  tabName?(ctx: C, name: string): string | undefined;
  /** The lines of the glyphs that stand above the names of tabs on a phone. */
  glyphs?: Record<string, string>;
  /** What the reader has to spend, in signs, above the name of the own board's tab on a phone. */
  purse?(ctx: C): unknown;
  /** The round and the phase, for the header; a game without rounds has none to name. */
  round?(ctx: C): string;
  phase?(ctx: C): string;
  /** Drawn above the choices. */
  beforeChoices?(ctx: C): unknown;
  /** The list of choices; without it, one button for each. */
  offers?(ctx: C): unknown;
  /** The costs and gains of a choice, below its name; those of a premove, in compact form. */
  lines?(ctx: C, lines: Line[], move: M): unknown;
  brief?(ctx: C, lines: Line[]): unknown;
  /** The arguments of a question's message `prompt-…`; without it, what the question is about. */
  promptArgs?(ctx: C): Args;
  /**
   * Choices made with a form: what it is about, whatever else it tells; its initial value, its drawing, its submit button,
   * what that asks first, its clicks.
   */
  form?: {
    label: string;
    about?(form: Own): unknown;
    begin(choices: ChoicesOf<C>, view: ViewOf<C> | null, facts: FactsOf<C> | null): Change<TableState>;
    draw(ctx: C): unknown;
    button(ctx: C): unknown;
    question?(ctx: C): unknown;
    clicked?(target: Element, state: StateOf<C>, act: Actions): boolean;
  };
  /** The help before the shortcuts, loaded with it, and after them, and the game's own shortcuts with their messages `key-…`. */
  help?: () => Promise<{ legend(ctx: C): unknown }>;
  keys?: [string, string][];
  afterHelp?(ctx: C): unknown;
  /** The keys of the things that a move names, in the order of picking, and whether any order will do. */
  targets(move: M, about: Record<string, unknown>): string[];
  /** Names of further things that a choice leads to. */
  shows?(move: M, lines: Line[]): string[];
  /** Whether a choice brings nothing, by its lines. */
  isIdle?(lines: Line[]): boolean;
  anyOrder?(move: M): boolean;
  /** The keys of things that stand for all moves of the kind, by what is refused of them alone. */
  also?(move: M, refused: Refused[]): string[];
  /** The keys of the places that events touched; a sentence of the log as it is drawn. */
  places?(events: H[] | undefined, me: number | null): string[];
  sentence?(ctx: C, told: Told): unknown;
  /** The symbol of a kind of choice, before its name. */
  sign?(move: M): unknown;
  /** The name of a thing of the game: a message with its arguments, or its id. */
  named?(ctx: C, thing: { kind: string; id: string }): Told | string;
  moveName(ctx: C, move: M): string;
  /** The name of a move that is advised, where its usual one does not say enough to make it. */
  advisedName?(ctx: C, move: M): string | null;
  /** Arguments of messages, with ids replaced by names. */
  worded(ctx: C, args: object): Args;
  /** How pieces move, loaded once the table is drawn. */
  motion?(): Promise<Motion<C>>;
  explaining?(): Promise<{ followExplaining: FollowExplaining }>;
  /** What was missed, loaded when wanted; without it nothing is offered. */
  missedTour?(): Promise<{ follow: FollowMissed }>;
  /** The standing during the game, how it ended and its scores, loaded when first shown. */
  results?(): Promise<Results<C>>;
  /** Charts of the end, of which the first are `end`. */
  charts?(): Promise<Charts<C>>;
  end?: { tab: string; of: string };
  /** Adds the game's own listeners, once the store draws the table. `path` is that of the table's requests. */
  follow?(root: HTMLElement, store: Store<StateOf<C>>, say: Speaker, at: { path: string; guide: Later }): void;
}
