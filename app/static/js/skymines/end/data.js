/** From scores to chart data: ranks, rows and series. Pure; no messages, no DOM. */

/**
 * @typedef {import("../types").Standing} Standing
 * @typedef {import("../types").History} History
 * @typedef {import("../types").Company} Company
 * @typedef {import("../types").Score} Score
 */

/**
 * Scores by category, a row for each category and a value for each of the seats, in the order of the seats given.
 * @param {Score[]} scores
 * @param {readonly number[]} seats
 * @returns {{key: string, values: number[]}[]}
 */
export function byCategory(scores, seats) {
  const keys = scores[0]?.categories.map((one) => one.key) ?? [];
  return keys.map((key, index) => ({
    key,
    values: seats.map((seat) => scoreOf(scores, seat)?.categories[index]?.total ?? 0),
  }));
}

/**
 * @param {Score[]} scores
 * @param {number} seat
 * @returns {Score | undefined}
 */
export function scoreOf(scores, seat) {
  return scores.find((one) => one.seat === seat);
}

/**
 * What each seat would have had at the end of each round.
 * @param {History} history
 * @returns {import("../types").Series<number>}
 */
export function worthByRound(history) {
  return bySeat(history, (seat) => seat.total);
}

/**
 * The company whose shares are shown: the chosen one, by default the first.
 * @param {Pick<import("../types").Ctx, "state" | "facts">} ctx
 */
export function companyOf({ state, facts }) {
  return facts.companies.find((one) => one === state.end.of) ?? /** @type {Company} */ (facts.companies[0]);
}

/**
 * What a share of each company was worth at the end of each round.
 * @param {History} history
 * @param {readonly Company[]} companies
 * @returns {import("../types").Series<Company>}
 */
export function valueByRound({ rounds }, companies) {
  return {
    rounds: rounds.map((one) => one.round),
    rows: companies.map((company) => ({ of: company, values: rounds.map((one) => one.companies[company].value) })),
  };
}

/**
 * The shares of a company that each seat had at the end of each round.
 * @param {History} history
 * @param {Company} company
 * @returns {import("../types").Series<number>}
 */
export function sharesByRound(history, company) {
  return bySeat(history, (seat) => seat.shares[company]);
}

/**
 * @param {History} history
 * @param {(seat: import("../types").SeatStanding) => number} value
 * @returns {import("../types").Series<number>}
 */
function bySeat({ rounds }, value) {
  const seats = rounds[0]?.seats.map((one) => one.seat) ?? [];
  return {
    rounds: rounds.map((one) => one.round),
    rows: seats.map((seat, index) => ({
      of: seat,
      values: rounds.map((one) => (one.seats[index] ? value(one.seats[index]) : 0)),
    })),
  };
}

/**
 * How much a category of a seat, or its total (no key), has changed.
 * @param {Standing | null | undefined} since
 * @param {Score} now
 * @param {string} [key]
 * @returns {number}
 */
export function changeOf(since, now, key) {
  const then = since && scoreOf(since.seats, now.seat);
  if (!then) return 0;
  if (key === undefined) return now.total - then.total;
  const of = (/** @type {Score} */ score) => score.categories.find((one) => one.key === key)?.total ?? 0;
  return of(now) - of(then);
}

/**
 * Whether any category of any seat has changed: a total may stay the same while its parts change.
 * @param {Standing | null | undefined} since
 * @param {Score[]} now
 * @returns {boolean}
 */
export function hasChanged(since, now) {
  return now.some((score) => score.categories.some(({ key }) => changeOf(since, score, key) !== 0));
}

/**
 * A number with its sign: "+3", "−2", "±0".
 * @param {number} amount
 * @returns {string}
 */
export function signed(amount) {
  if (amount === 0) return "±0";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/**
 * Positions of labels without overlaps: as close as possible to the wanted ones, in the same order.
 * @param {number[]} wanted middles, from the top of the picture
 * @param {number} height of a label
 * @param {number} top
 * @param {number} bottom
 * @returns {number[]} middles, in the order given
 */
export function spread(wanted, height, top, bottom) {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = wanted.map((middle) => Math.max(top, Math.min(bottom, middle)));
  const at = (/** @type {number} */ index) => placed[order[index] ?? 0] ?? 0;
  const put = (/** @type {number} */ index, /** @type {number} */ middle) => {
    placed[order[index] ?? 0] = middle;
  };
  for (let index = 1; index < order.length; index += 1) put(index, Math.max(at(index), at(index - 1) + height));
  for (let index = order.length - 1; index >= 0; index -= 1) {
    put(index, Math.min(at(index), index === order.length - 1 ? bottom : at(index + 1) - height));
  }
  return placed;
}

/**
 * A name truncated to `most` letters.
 * @param {string} name
 * @param {number} most
 * @returns {string}
 */
export function cut(name, most) {
  const letters = [...name];
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : name;
}
