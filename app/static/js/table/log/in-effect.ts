/** Which entries of the log are still in effect: those taken back stay in it, struck out. Pure. */
import type { LogEntry } from "../types.ts";

const known = new WeakMap<LogEntry[], Set<number>>();

/** The number of the entry that an undo or take-back returned to, or null if the entry is a move. */
export function ledBackTo({ move }: LogEntry): number | null {
  return move && "undo" in move ? move.undo : null;
}

/** Whether a seat changed hands by this entry: no move, and nothing takes it back. */
export function changedHands({ move }: LogEntry) {
  return Boolean(move && "handed" in move);
}

/** Whether the table did something by this entry that is no part of the game: nothing takes it back. */
function isBesideTheGame({ move }: LogEntry) {
  return Boolean(move && ("handed" in move || "stand-in" in move || "ended" in move || "advice" in move));
}

/** Whether advice was asked for by this entry: its seat has not moved. */
export function isAdvice({ move }: LogEntry) {
  return Boolean(move && "advice" in move);
}

/**
 * The numbers of the entries still in effect. After an undo or take-back, play continues from the entry returned to.
 */
export function seqsInEffect(log: LogEntry[]): Set<number> {
  const found = known.get(log) ?? walked(log);
  known.set(log, found);
  return found;
}

/** Walk from the end to the beginning, skipping the entries that each undo or take-back reverts. */
function walked(log: LogEntry[]) {
  const alive = new Set<number>();
  let next = Infinity;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (!entry || (entry.seq > next && !isBesideTheGame(entry))) continue;
    alive.add(entry.seq);
    if (entry.seq > next) continue;
    next = ledBackTo(entry) ?? entry.seq - 1;
  }
  return alive;
}

/** The moves still in effect, oldest first, without what the table did: undos, take-backs, who plays on a seat. */
export function inEffect<One extends LogEntry>(log: One[]): One[] {
  const alive = seqsInEffect(log);
  return log.filter((entry) => alive.has(entry.seq) && ledBackTo(entry) === null && !isBesideTheGame(entry));
}

/** The moves after number `to` that are still in effect, which returning there would take back. */
export function takenBack(log: LogEntry[], to: number) {
  return inEffect(log).filter((entry) => entry.seq > to);
}

/** Whether a turn, or the planning of a round, starts with this entry. */
export function isTurn({ begun = [] }: LogEntry) {
  return begun.length > 0;
}

/** Where a seat would return to: the start of its last turn in which it has made a move, or null. */
export function lastTurn(log: LogEntry[], me: number | null): number | null {
  let acted = false;
  for (const entry of inEffect(log).reverse()) {
    if (acted && entry.begun?.some(({ seat }) => me !== null && seat === me)) return entry.seq;
    acted ||= me !== null && entry.seat === me;
  }
  return null;
}
