/** A table as the server lists it, in the shape that the pages draw. */

import { isHosting, nameAt } from "../../table/seats.ts";
import type { PlainTable, Say, Table } from "../../table/types.ts";
import type { Seat, Summary } from "./common.ts";

/** Whether a table that has not begun keeps a seat for somebody: it bears their name. */
function isKept({ status }: PlainTable, { kind, taken, name }: PlainTable["seats"][number]) {
  return status === "lobby" && kind === "human" && !taken && name !== "";
}

/**
 * @param say names seats in the reader's language
 * @param game as GET /api/games and
 *   /api/games/{id} give it, or the socket's `table`
 */
export function summary(say: Say, game: PlainTable & Partial<Table> & { lost?: number | null }): Summary {
  const { me, host } = game;
  const seats = game.seats.map((one) => ({
    seat: one.seat,
    kind: one.kind,
    name: nameAt(say, one),
    level: one.level,
    taken: one.kind !== "human" || one.taken,
    kept: isKept(game, one),
    forYou: isKept(game, one) && game.lost === one.seat,
    you: me === one.seat,
    host: host === one.seat,
    agreed: one.agreed,
    standIn: one.stand_in,
    picture: one.picture,
  }));
  return {
    id: game.id,
    game: game.game,
    name: game.name,
    round: game.round,
    branched: Boolean(game.branched),
    status: game.status,
    host: seats.find((seat) => seat.host)?.name ?? "",
    hosting: isHosting(game),
    seated: me !== null,
    seats,
    toMove: game.to_move,
    updated: game.updated,
    result: game.result ?? null,
    options: game.options,
    visibility: game.visibility,
    pace: game.pace,
    clock: game.clock,
    advice: game.advice,
    asleep: game.asleep,
    deadlines: game.deadlines ?? [],
    invite: game.invite_url ?? "",
  };
}

/** The message that says whether the game can begin, or why not. */
export function readiness(table: Summary): { ready: boolean; key: string; free: number } {
  const free = table.seats.filter((seat) => !seat.taken && !seat.kept).length;
  if (free > 0) return { ready: false, key: "lobby-waits-for-seats", free };
  if (table.seats.some((seat) => seat.kept)) return { ready: false, key: "lobby-waits-for-kept", free };
  if (table.seats.length < 2) return { ready: false, key: "lobby-waits-for-more", free };
  return { ready: true, key: "lobby-ready", free };
}

/** Which other people sat down and left between two states of the seats, by name. */
export function comings(before: Seat[], after: Seat[]) {
  const names = (seats: Seat[]) =>
    seats.filter((seat) => seat.kind === "human" && seat.taken && !seat.you).map((seat) => seat.name);
  const [old, now] = [names(before), names(after)];
  return { joined: now.filter((name) => !old.includes(name)), left: old.filter((name) => !now.includes(name)) };
}
