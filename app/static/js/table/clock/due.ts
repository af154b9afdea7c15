/** Deadlines: which one counts, how much time is left, and how both are said. Pure. */
import { timeFormat } from "../time-format.ts";
import { inUnits } from "../time-spans.ts";

export type Deadline = { seat: number; due: string; passed: boolean };
/**
 * What a clock is read from: since when it has run, and the seconds of the bank that its end includes. Until `near` a
 * clock of hours or days is calm, null for one of minutes.
 */
export type Running = Deadline & { since: string; near: string | null; bank_seconds: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A clock that counts minutes is short in the last quarter of its time, of which a minute at most. */
const QUARTER = 4;

/** The deadline to tell of: the player's own, else the first of the others. */
export function foremost(deadlines: readonly Deadline[], me: number | null): Deadline | null {
  const mine = deadlines.find(({ seat }) => seat === me);
  return mine ?? [...deadlines].sort((one, other) => one.due.localeCompare(other.due))[0] ?? null;
}

/**
 * The deadlines of seats that still have to move. Those of the others have ended with the server's answer, although they
 * are worked out behind it and fetched a moment later.
 */
export function running<One extends { seat: number }>(
  deadlines: readonly One[],
  toMove: readonly number[] | undefined,
) {
  return deadlines.filter(({ seat }) => !toMove || toMove.includes(seat));
}

/**
 * How much time is left until then, as a message with its number.
 * @param now in milliseconds
 */
export function left(due: string, now: number): { key: string; count: number } {
  const span = Date.parse(due) - now;
  if (span < 0) return { key: "left-none", count: 0 };
  const { unit, count } = inUnits(span);
  return { key: `left-${unit}`, count };
}

/**
 * A moment as the reader's clock and calendar say it: with the day of the week, and with the date if it is far off.
 * @param now in milliseconds
 */
export function moment(due: string, now: number, language: string) {
  const far = Math.abs(Date.parse(due) - now) > 6 * 24 * 60 * MINUTE;
  const day: Intl.DateTimeFormatOptions = far ? { day: "numeric", month: "short" } : { weekday: "short" };
  return timeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(new Date(due));
}

/**
 * A clock as it is shown: what is left of the turn's own time and, apart, of the bank, each "" where there is none to
 * show. `whole`: what is left in whole hours or days, as a message with its number, where it is told in these alone.
 */
export type Reading = {
  turn: string;
  bank: string;
  whole: { key: string; count: number } | null;
  state: "calm" | "running" | "short" | "over";
};

/**
 * How a clock reads.
 * @param now in milliseconds
 */
export function reading({ since, due, near, bank_seconds, passed }: Running, now: number): Reading {
  const left = passed ? 0 : Math.max(0, Date.parse(due) - now);
  if (left === 0) return { turn: digits(0), bank: "", whole: null, state: "over" };
  const given = Date.parse(due) - Date.parse(since);
  const state = left <= (near ? HOUR : Math.min(given / QUARTER, MINUTE)) ? "short" : "running";
  if (near) {
    if (left <= HOUR) return { turn: digits(left), bank: "", whole: null, state };
    const { unit, count } = inUnits(left);
    return {
      turn: "",
      bank: "",
      whole: { key: `clock-${unit}`, count },
      state: now < Date.parse(near) ? "calm" : state,
    };
  }
  const bank = Math.min(left, bank_seconds * 1000);
  return { turn: left > bank ? digits(left - bank) : "", bank: bank > 0 ? digits(bank) : "", whole: null, state };
}

/** A time as a clock shows it: minutes and seconds, before them hours if there are any. */
function digits(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Milliseconds until a clock reads otherwise: at its next second where it counts seconds. */
export function nextTick(deadlines: readonly Running[], now: number) {
  const counting = deadlines.filter((one) => {
    const read = reading(one, now);
    return read.state !== "over" && read.whole === null;
  });
  if (counting.length === 0) return 15_000;
  return Math.min(...counting.map(({ due }) => (Date.parse(due) - now) % 1000)) + 5;
}
