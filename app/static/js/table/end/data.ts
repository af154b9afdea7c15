/** From scores to chart data: rows and series. Pure; no messages, no DOM. */

/** What a seat scored, or would have scored at the end of a round. */
export interface Sheet {
  seat: number;
  total: number;
  categories: { key: string; total: number }[];
}

/** Numbers by round: a row for each of something. */
export interface Series<Of> {
  rounds: number[];
  rows: { of: Of; values: number[] }[];
}

/** Scores by category, a row for each category and a value for each of the seats, in the order of the seats given. */
export function byCategory(scores: Sheet[], seats: readonly number[]): { key: string; values: number[] }[] {
  const keys = scores[0]?.categories.map((one) => one.key) ?? [];
  return keys.map((key, index) => ({
    key,
    values: seats.map((seat) => scores.find((one) => one.seat === seat)?.categories[index]?.total ?? 0),
  }));
}

/** A number of each seat at the end of each round. */
export function bySeat<Seat extends { seat: number }>(
  rounds: { round: number; seats: Seat[] }[],
  value: (seat: Seat) => number,
): Series<number> {
  const seats = rounds[0]?.seats.map((one) => one.seat) ?? [];
  return {
    rounds: rounds.map((one) => one.round),
    rows: seats.map((seat, index) => ({
      of: seat,
      values: rounds.map((one) => (one.seats[index] ? value(one.seats[index]) : 0)),
    })),
  };
}

/** What each seat would have had at the end of each round. */
export const worthByRound = ({ rounds }: { rounds: { round: number; seats: Sheet[] }[] }) =>
  bySeat(rounds, (seat) => seat.total);

/** How much a category of a seat, or its total (no key), has changed. */
export function changeOf(since: { seats: Sheet[] } | null | undefined, now: Sheet, key?: string): number {
  const then = since?.seats.find(({ seat }) => seat === now.seat);
  if (!then) return 0;
  if (key === undefined) return now.total - then.total;
  const of = (score: Sheet) => score.categories.find((one) => one.key === key)?.total ?? 0;
  return of(now) - of(then);
}

/** Whether any category of any seat has changed: a total may stay the same while its parts change. */
export function hasChanged(since: { seats: Sheet[] } | null | undefined, now: Sheet[]): boolean {
  return now.some((score) => score.categories.some(({ key }) => changeOf(since, score, key) !== 0));
}

/** A number with its sign: "+3", "−2", "±0". */
export function signed(amount: number): string {
  if (amount === 0) return "±0";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/**
 * Positions of labels without overlaps: as close as possible to the wanted ones, in the same order.
 * @param wanted middles, from the top of the picture
 * @param height of a label
 * @returns middles, in the order given
 */
export function spread(wanted: number[], height: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = wanted.map((middle) => Math.max(top, Math.min(bottom, middle)));
  const at = (index: number) => placed[order[index] ?? 0] ?? 0;
  const put = (index: number, middle: number) => {
    placed[order[index] ?? 0] = middle;
  };
  for (let index = 1; index < order.length; index += 1) put(index, Math.max(at(index), at(index - 1) + height));
  for (let index = order.length - 1; index >= 0; index -= 1) {
    put(index, Math.min(at(index), index === order.length - 1 ? bottom : at(index + 1) - height));
  }
  return placed;
}

/** A name truncated to `most` letters. */
export function cut(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
