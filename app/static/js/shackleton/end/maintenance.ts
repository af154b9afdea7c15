/** What the Maintenance phase of a round brought each seat and why, read off the log. Pure. */
import { inEffect } from "../../table/log/in-effect.ts";
import { gainOfCorporations } from "../corporations.ts";
import type { Astronaut, Happened, LogEntry } from "../types.ts";

/** An astronaut that left its crater slot. */
export interface Retrieved {
  slot: number;
  astronaut: Astronaut;
}
/** The amount of each thing. */
export type Amounts = Record<string, number>;

/** What a seat won, gained by what brought it, and paid. `id`: the first that brought it, as an event says it. */
export interface Brought {
  won: Retrieved[];
  gained: { why: string; id: string; things: Amounts }[];
  paid: Amounts;
}
export interface Maintenance {
  seats: Map<number, Brought>;
  gateway: Retrieved[];
  /** Who chooses first in the next round; null if nobody has been asked. */
  first: number | null;
}

/** The events of the phase, until the next round or the end; null where the log does not reach so far back. */
function eventsOf(log: LogEntry[], round: number) {
  const all = inEffect(log).flatMap(({ events = [] }) => events);
  const end = all.findIndex(
    ({ type, round: begun }) => (type === "RoundBegan" && begun === round + 1) || type === "GameEnded",
  );
  const from = all.slice(0, Math.max(0, end)).findLastIndex(({ type }) => type === "MaintenanceBegan");
  return from < 0 ? null : { phase: all.slice(from, end), behind: all.slice(end) };
}

/**
 * @param nameOf what brings something, by what an event says: equal ones are summed
 */
export function maintenanceOf(
  log: LogEntry[],
  round: number,
  nameOf: (why: string) => string = (why) => why,
): Maintenance | null {
  const found = eventsOf(log, round);
  if (!found) return null;
  const seats = new Map<number, Brought>();
  const gateway: Retrieved[] = [];
  const of = (seat: number) => {
    const known = seats.get(seat) ?? { won: [], gained: [], paid: {} };
    seats.set(seat, known);
    return known;
  };
  for (const event of found.phase) {
    if (event.type === "AstronautRetrieved") {
      const { seat, slot, astronaut } = event;
      (typeof seat === "number" ? of(seat).won : gateway).push({ slot, astronaut });
    } else if (event.type === "Paid") add(of(event.seat).paid, event.thing, event.amount);
    else gain(of, event, nameOf);
  }
  return { seats, gateway, first: found.behind.find(({ type }) => type === "TurnBegan")?.seat ?? null };
}

/** By which sizes a slot's astronaut was won in a round, as the history of a game says it. */
type Majority = { round: number | null; at: string; sizes: { seat: number; size: number }[] };

/** By slot, what each seat had in its row when the slot's astronaut was won. */
export type Sizes = Map<number, { seat: number; size: number }[]>;

/** The sizes that decided who won the astronauts of a round. */
export function sizesOf({ majorities }: { majorities: Majority[] }, round: number): Sizes {
  return new Map(majorities.filter((one) => one.round === round).map(({ at, sizes }) => [Number(at), sizes]));
}

function gain(of: (seat: number) => Brought, event: Happened, nameOf: (why: string) => string) {
  const found =
    event.type === "Gained"
      ? { what: event.thing, amount: event.amount, why: event.why ?? "" }
      : event.type === "EnergyProduced"
        ? { what: "energy", amount: event.amount, why: "energy" }
        : gainOfCorporations(event);
  if (!found || typeof event.seat !== "number") return;
  const { gained } = of(event.seat);
  const why = nameOf(found.why);
  const known = gained.find((one) => one.why === why) ?? { why, id: found.why, things: {} };
  if (!gained.includes(known)) gained.push(known);
  add(known.things, found.what, found.amount ?? 1);
}

function add(things: Amounts, thing: string, amount: number) {
  things[thing] = (things[thing] ?? 0) + amount;
}
