import type { LogEntry } from "../types.ts";
import { inEffect, isTurn, ledBackTo } from "./in-effect.ts";

/**
 * The log in order, with headings: one per round, in it one for the planning and one per turn; of a game without rounds
 * those of turns alone. Pure.
 */
export type Item =
  | { kind: "round"; key: string; round: number }
  | { kind: "turn"; key: string; seat: number | null }
  | { kind: "entry"; key: string; entry: LogEntry };

/**
 * Headings and entries, oldest first. An entry that ends a turn or a round still belongs to it. If the log's beginning
 * is not loaded, entries before the first start of a turn have no turn heading.
 * @param round the round of the last entry; null in a game without rounds
 * @param seat only the entries of this seat
 */
export function chronicle(log: LogEntry[], round: number | null, seat: number | null = null): Item[] {
  const items: Item[] = [];
  let now = {
    round: roundBefore(log) ?? round,
    turn: null as number | null,
    began: (log[0]?.seq ?? 1) - 1,
  };
  const unknown = now.began || -1;
  const then = new Map<number, typeof now>();
  let told = "";
  for (const entry of log) {
    if (entry.sentences.length > 0 && (seat === null || entry.seat === seat)) {
      if (now.round !== null && told.split("/")[0] !== String(now.round))
        items.push({ kind: "round", key: `round ${entry.seq}`, round: now.round });
      const begun = `${now.round}/${now.began}`;
      if (begun !== told && (now.round ?? now.began) > 0 && now.began !== unknown)
        items.push({ kind: "turn", key: `turn ${entry.seq}`, seat: now.turn });
      told = begun;
      items.push({ kind: "entry", key: `entry ${entry.seq}`, entry });
    }
    now = { ...(then.get(ledBackTo(entry) ?? -1) ?? now) };
    for (const { round: begun, seat: turn } of entry.begun ?? [])
      now = { round: begun ?? now.round, turn, began: entry.seq };
    then.set(entry.seq, now);
  }
  return items;
}

/** The round before the first one that starts in a log, or null if none does. */
function roundBefore(log: LogEntry[]) {
  const [first] = log.flatMap(({ begun = [] }) => begun.flatMap(({ round }) => round ?? []));
  return first === undefined ? null : first - 1;
}

/**
 * The last items, with `most` entries among them, below the heading of the round in which they begin, and the number of
 * entries left out.
 * @param first the key of the first entry before: it stays the first one while no more than `spare` further entries come
 *   with it
 */
export function lastOf(items: Item[], most: number, first = "", spare = 0): { items: Item[]; hidden: number } {
  let left = most;
  let from = items.length;
  while (from > 0 && (left > 0 || items[from - 1]?.kind !== "entry")) {
    from -= 1;
    if (items[from]?.kind === "entry") left -= 1;
  }
  const stays = items.findIndex(({ key }) => key === first);
  if (stays >= 0 && stays < from && entriesIn(items.slice(stays, from)) <= spare) {
    from = stays;
    while (from > 0 && items[from - 1]?.kind !== "entry") from -= 1;
  }
  const before = items.slice(0, from);
  const round = items[from]?.kind === "round" ? [] : before.filter(({ kind }) => kind === "round").slice(-1);
  return { items: [...round, ...items.slice(from)], hidden: entriesIn(before) };
}

function entriesIn(items: Item[]) {
  return items.filter(({ kind }) => kind === "entry").length;
}

/**
 * The number of the nearest entry with sentences before or after `seq`, or null at the ends. Pure.
 * @param step -1 or 1
 */
export function neighbour(log: LogEntry[], seq: number, step: number) {
  const told = log.filter((entry) => entry.sentences.length > 0).map((entry) => entry.seq);
  const found = step < 0 ? told.filter((one) => one < seq).at(-1) : told.find((one) => one > seq);
  return found ?? null;
}

/** The number of the last entry with sentences up to `seq`; null if there is none. Pure. */
export function lastTold(log: LogEntry[], seq: number) {
  return log.findLast((entry) => entry.seq <= seq && entry.sentences.length > 0)?.seq ?? null;
}

/**
 * Since when the table has been waiting: the last start of a turn, of the planning, or of a simultaneous step.
 * @returns milliseconds
 */
export function waitingSince(log: LogEntry[]): number | null {
  for (const entry of inEffect(log).reverse()) {
    const began = isTurn(entry) || entry.seq === 1;
    if (began && entry.at) return Date.parse(entry.at);
  }
  return null;
}

/**
 * The entry that started the current turn, or the planning of the round. Pure.
 * @returns its number; 0 when there is none
 */
export function turnSince(log: LogEntry[]): number {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (entry && isTurn(entry)) return entry.seq;
  }
  return 0;
}

/**
 * The turns of others since the reader's own last one, oldest first, while it is the reader's turn and they have not
 * moved in it. Pure.
 * @param me the seat whose turn it has to be
 */
export function turnsOfOthers(
  log: LogEntry[],
  me: number | null,
): { seat: number; seq: number; entries: LogEntry[] }[] {
  const turns: { seat: number; seq: number; entries: LogEntry[] }[] = [];
  let entries: LogEntry[] = [];
  let mine = false;
  for (const entry of inEffect(log).reverse()) {
    const begun = entry.begun?.at(-1);
    if (begun) {
      if (mine && (begun.seat === null || begun.seat === me)) return turns;
      if (!mine && begun.seat !== me) return [];
      if (mine && begun.seat !== null && entries.length > 0)
        turns.unshift({ seat: begun.seat, seq: entries.at(-1)?.seq ?? 0, entries });
      mine = true;
      entries = [];
    }
    if (!mine && entry.seat === me) return [];
    if (mine && entry.sentences.length > 0) entries.unshift(entry);
  }
  return turns;
}
