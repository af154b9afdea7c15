/** Colours of seats as the reader wishes them: theirs and another seat's change places, in every palette alike. */

/** The tokens of a seat's colours: of its name and signs, of its piece, and of that piece's side. */
const TOKENS = [
  (seat: number) => `--seat-${seat}`,
  (seat: number) => `--piece-${seat + 1}`,
  (seat: number) => `--piece-${seat + 1}-side`,
];

/** What of a rule's style is read and written. */
type Values = Pick<CSSStyleDeclaration, "getPropertyValue" | "setProperty">;
type Rule = { style?: Values; cssRules?: Iterable<object> };

/** The colours of seats in the rules of the tokens. */
export class SeatColours {
  readonly #rules: Iterable<object>;
  /** The seats that have changed places. */
  #exchanged: [number, number] = [0, 0];

  constructor(rules: Iterable<object>) {
    this.#rules = rules;
  }

  /**
   * Let two seats change their colours, and any others be as they were.
   * @param seats the same one twice: all have their own
   */
  exchange(seats: [number, number]) {
    swap(this.#rules, this.#exchanged);
    swap(this.#rules, seats);
    this.#exchanged = seats;
  }
}

function swap(rules: Iterable<object>, [one, other]: [number, number]) {
  if (one === other) return;
  for (const { style, cssRules } of rules as Iterable<Rule>) {
    if (style) for (const token of TOKENS) swapValues(style, token(one), token(other));
    if (cssRules) swap(cssRules, [one, other]);
  }
}

function swapValues(style: Values, one: string, other: string) {
  const [first, second] = [style.getPropertyValue(one), style.getPropertyValue(other)];
  if (first === "" || second === "") return;
  style.setProperty(one, second);
  style.setProperty(other, first);
}
