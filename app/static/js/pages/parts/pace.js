/** The pace of a table: what the host chooses in a form, and what was chosen, in words. Pure. */

/**
 * @typedef {{turn_seconds: number, bank_seconds: number, at_deadline: string}} Clock
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The pace and the clock that a form asks for: `pace`, `turn-live`, `bank`, `turn-relaxed`, `at_deadline`.
 * @param {Map<string, any>} data
 * @returns {{pace: string, clock?: Clock}}
 */
export function paceOf(data) {
  const pace = data.get("pace") ?? "none";
  if (pace === "none") return { pace };
  const turn_seconds = Number(data.get(`turn-${pace}`));
  const bank_seconds = pace === "live" ? Number(data.get("bank")) : 0;
  return { pace, clock: { turn_seconds, bank_seconds, at_deadline: data.get("at_deadline") } };
}

/**
 * A time as a message with its number, in the largest unit that fits evenly.
 * @param {number} seconds
 * @returns {{key: string, count: number}}
 */
export function timeOf(seconds) {
  if (seconds >= DAY && seconds % DAY === 0) return { key: "time-days", count: seconds / DAY };
  if (seconds >= HOUR && seconds % HOUR === 0) return { key: "time-hours", count: seconds / HOUR };
  return { key: "time-minutes", count: Math.round(seconds / MINUTE) };
}

/**
 * What was chosen, a sentence each.
 * @param {{pace: string, clock: Clock | null}} table
 * @param {(key: string, args?: Record<string, any>) => string} say
 * @returns {string[]}
 */
export function paceWords({ pace, clock }, say) {
  if (!clock) return [say("options-pace-none")];
  const time = (/** @type {number} */ seconds) => {
    const { key, count } = timeOf(seconds);
    return say(key, { count });
  };
  const turn = time(clock.turn_seconds);
  const of = clock.bank_seconds
    ? say("options-pace-live-bank", { turn, bank: time(clock.bank_seconds) })
    : say(`options-pace-${pace}`, { turn });
  return [of, say(`options-at-deadline-${clock.at_deadline}`)];
}
