/** What the server sends: the view of one seat, its choices, the facts of the component set. */

export type Company = "skymine" | "minerva" | "astrogo" | "tawac";
export type Slot = "A" | "B" | "C" | "D" | "E";
export type Args = Record<string, any>;

/** A move as it is submitted: `type` and its fields. */
export interface Move {
  type: string;
  [field: string]: any;
}

export interface Line {
  key: string;
  amount?: number | null;
  args?: Args;
}

export interface Refused {
  what: Move;
  code: string;
  rule: string;
  args?: Args;
}

export interface PlanForm {
  kind: "plan";
  slots: Slot[];
  cards: string[];
  totals?: PlanSum[];
  resting?: { decks: Slot[]; linked: boolean; back: number | null; laid_back: number | null };
}

/** How a majority space will count a plan: nothing until it is open or one of `opens` is laid; then `base` and `adds`. */
export interface PlanSum {
  space: string;
  kind: string;
  open: boolean;
  opens: string[];
  base: number;
  adds: Record<string, number>;
  compared_base: number;
  compares: Record<string, number>;
  plus_one: number;
}

export interface Choices {
  seq?: number;
  seat?: number | null;
  step: string;
  about: Args;
  choices: Move[];
  lines: Line[][];
  form: PlanForm | null;
  sample: Move | null;
  refused: Refused[];
}

export interface PlacedCard {
  card: string;
  face_up: boolean;
  plus_one?: boolean;
  value?: number;
}

export interface PlacedPlan {
  plan: string;
  face_up: boolean;
}

export interface LunaSeat {
  level: number;
  deck: number;
  grade_two: number;
  discards: string[];
  slots: ({ card: string | null; face_up: boolean } | null)[];
  majority: (string | null)[];
  reserve: number;
  tank_tokens: number[];
  research_tokens: number[];
}

export interface SeatView {
  seat: number;
  kind: "human" | "luna";
  name: string;
  coins: number;
  markers: number;
  ready: boolean;
  dropped: boolean;
  hand: { count: number; cards: string[] | null };
  planned: (string | null)[] | null;
  area: (PlacedCard | null)[];
  tiles: { tile: string; face_up: boolean }[];
  resting: string[][];
  slots: Slot[];
  tracks: Record<Company, number>;
  shares: Record<Company, number>;
  bonuses: string[];
  unlocked: string[];
  helium: number;
  upload: number;
  screens: (PlacedPlan | null)[];
  acquired: string[];
  token: string | null;
  dealt: string[];
  totals: Record<string, number>;
  luna: LunaSeat | null;
}

export interface ScoreCategory {
  key: string;
  total: number;
  lines: Line[];
}

export interface Score {
  seat: number;
  total: number;
  categories: ScoreCategory[];
}

export interface View {
  game: string;
  round: number;
  rounds: number;
  phase: "tokens" | "planning" | "action" | "finished";
  starter: number;
  first_player: number;
  turn: number | null;
  to_move: number[];
  order: number[];
  linked_slots: boolean;
  components: string;
  me: number | null;
  seats: SeatView[];
  display: ({ card: string; cost: number } | null)[];
  stack: number;
  discards: string[];
  research: Record<string, string | null>;
  supplement: number;
  supplies: Record<string, number>;
  specials: { round: number; plan: string; face_up: boolean }[];
  moon: Record<string, Company | null>;
  stations: Record<
    Company,
    { columns: { outposts: number; opened: boolean }[]; value: number; home: number; removed: number }
  >;
  tracks: Record<Company, string>;
  spaces: Record<string, number | null>;
  tiles: string[];
  scores: Score[] | null;
  winners: number[];
}

export interface Gain {
  type: string;
  amount?: number;
  company?: Company;
  less?: number;
}

export interface Requirement {
  kind: string;
  amount: number;
}

export interface CardFact {
  id: string;
  letter: string;
  kind: string;
  value?: number;
  cost?: number;
  company?: Company | null;
  share?: Company | null;
}

export interface PlanFact {
  id: string;
  letter?: string;
  requirements: Requirement[];
  reward: Gain[];
}

export interface TokenFact extends PlanFact {
  icons: string[];
  bonus: { track: string; amount: number }[];
}

export interface SpecialFact {
  id: string;
  round: number;
  cost: number;
  value: number;
}

export interface TrackBonus {
  type: string;
  [field: string]: any;
}

export interface TrackFact {
  id: string;
  last: number;
  barriers: { after: number; cost: number }[];
  thresholds: { after: number; coins: number; bonus: TrackBonus }[];
  shares: { at: number; shares: number }[];
}

export interface ValueTrack {
  last: number;
  slot_at: number;
  excess: number;
  values: { at: number; value: number }[];
}

export interface SectorFact {
  number: number;
  outline: number[];
  hole?: number[];
  label: [number, number];
  spot: [number, number];
  structures?: { kind: string; amount: number }[];
  enclave?: boolean;
}

export interface StationFact {
  company: Company;
  outline: number[];
  columns: number[][];
  nearness: number[];
  label: [number, number];
}

export interface MoonFact {
  width: number;
  height: number;
  points: [number, number][];
  sectors: SectorFact[];
  stations: StationFact[];
  borders: { between: (number | string)[]; double: boolean; points: [number, number][] }[];
}

export interface MajorityFact {
  id: string;
  kind: string;
  tiers: { at: number; gains: Gain[] }[];
}

export interface StandardFact {
  id: string;
  row: number;
  column: number;
  effect: string;
  cost?: number;
  amount?: number;
  tile?: string | null;
}

export interface Facts {
  cards: Record<string, CardFact>;
  plans: Record<string, PlanFact>;
  specials: Record<string, SpecialFact>;
  tokens: Record<string, TokenFact>;
  tracks: Record<string, TrackFact>;
  tank: ValueTrack;
  research: ValueTrack & {
    no_a: number[];
    flip_cost: number;
    display: { red_framed: string[]; prices: Record<string, number>; special_price: number };
  };
  display: { surcharges: number[] };
  moon: MoonFact;
  bonus: { majority: MajorityFact[]; standard: StandardFact[] };
  luna: { cards: Record<string, { left: number; right: number; scientists: number; actions: LunaAction[] }> };
}

export interface LunaAction {
  type: string;
  amount?: number;
  who?: string;
  pick?: string;
  letter?: string;
}

export interface Takeback {
  seq: number;
  by: number;
  agreed: number[];
  missing: number[];
}

export interface LogEntry {
  seq: number;
  seat: number | null;
  move: Move | null;
  text: string[];
  events?: import("./story/types").Happened[];
  at?: string;
}

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
  log: LogEntry[];
  picked: string[];
  draft: Record<string, string | null>;
  held: string | null;
  tab: string;
  sideTab: string;
  connection: "connecting" | "open" | "lost";
  busy: boolean;
  error: string;
  why: string;
  help: boolean;
  scores: boolean;
  end: import("./end/types").EndState;
  standing: import("./end/types").StandingState;
  story: import("./story/types").StoryState;
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
  undo(): void;
  takeback(seq: number | null): void;
  hold(card: string | null): void;
  place(slot: string, card: string | null): void;
  set(part: Partial<TableState>): void;
}
