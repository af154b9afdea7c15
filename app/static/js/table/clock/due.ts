/** Deadlines: which one counts, how much time is left, and how both are said. Pure. */
import { timeFormat } from "../time-format.ts";

export type Deadline = { seat: number; due: string; passed: boolean };
/** What a clock is read from: since when it has run, and the seconds of the bank that its end includes. */
export type Running = Deadline & { since: string; bank_seconds: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Until the last quarter of a turn of an hour or more, of which 12 hours at most, its clock is calm; its owner is told then. */
const NEAR_AT_MOST = 12 * HOUR;
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
  const minutes = Math.floor((Date.parse(due) - now) / MINUTE);
  if (minutes < 0) return { key: "left-none", count: 0 };
  if (minutes < 60) return { key: "left-minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { key: "left-hours", count: hours } : { key: "left-days", count: Math.floor(hours / 24) };
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
  whole: { key: "clock-hours" | "clock-days"; count: number } | null;
  state: "calm" | "running" | "short" | "over";
};

/**
 * How a clock reads.
 * @param now in milliseconds
 */
export function reading({ since, due, bank_seconds, passed }: Running, now: number): Reading {
  const left = passed ? 0 : Math.max(0, Date.parse(due) - now);
  if (left === 0) return { turn: digits(0), bank: "", whole: null, state: "over" };
  const given = Date.parse(due) - Date.parse(since);
  const isLong = given - bank_seconds * 1000 >= HOUR;
  const state = left <= (isLong ? HOUR : Math.min(given / QUARTER, MINUTE)) ? "short" : "running";
  if (isLong) {
    if (left <= HOUR) return { turn: digits(left), bank: "", whole: null, state };
    const hours = Math.floor(left / HOUR);
    const isCalm = left > Math.min(given / QUARTER, NEAR_AT_MOST);
    return { turn: "", bank: "", whole: inWhole(hours), state: isCalm ? "calm" : state };
  }
  const bank = Math.min(left, bank_seconds * 1000);
  return { turn: left > bank ? digits(left - bank) : "", bank: bank > 0 ? digits(bank) : "", whole: null, state };
}

function inWhole(hours: number): Reading["whole"] {
  return hours < 48 ? { key: "clock-hours", count: hours } : { key: "clock-days", count: Math.floor(hours / 24) };
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
