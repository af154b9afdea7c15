/** The seats that a host's form asks for, and fields of it that are numbered or named alike. Pure. */
import type { SeatWish } from "./hosting.ts";

/** What stands before the level of a robot in the kind of a seat. */
const ROBOT = "robot-";

/**
 * The seats: the host's, and those of the fields `kind-2`, `kind-3` … in their order.
 * @param levelOf the level of the automa on the seat of this number
 */
export function seatsOf(data: Map<string, string>, levelOf: (number: string) => number): SeatWish[] {
  const seats: SeatWish[] = [{ kind: "human" }];
  for (const [number, kind] of numbered(data, "kind-")) {
    if (kind === "human") seats.push({ kind });
    if (kind.startsWith(ROBOT)) seats.push({ kind: "robot", level: Number(kind.slice(ROBOT.length)) });
    if (kind === "automa") seats.push({ kind, level: levelOf(number) });
  }
  return seats;
}

/** The fields whose names begin so, by the rest of their names. */
export function numbered(data: Map<string, string>, start: string): [string, string][] {
  return [...data].filter(([name]) => name.startsWith(start)).map(([name, value]) => [name.slice(start.length), value]);
}
