/** A table as the server lists it, in the shape that the pages draw. */

/**
 * @param {import("../../table/types").PlainTable & Partial<import("../../table/types").Table>} game as GET /api/games and
 *   /api/games/{id} give it, or the socket's `table`
 * @returns {import("./common.js").Summary}
 */
export function summary(game) {
  const { me, host } = game;
  const seats = game.seats.map((one) => ({
    seat: one.seat,
    kind: one.kind,
    name: one.name,
    level: one.level,
    taken: one.kind !== "human" || one.taken,
    you: me === one.seat,
    host: host === one.seat,
    agreed: one.agreed,
    standIn: one.stand_in,
    picture: one.picture,
  }));
  return {
    id: game.id,
    status: game.status,
    host: seats.find((seat) => seat.host)?.name ?? "",
    hosting: game.is_host ?? (host !== null && host === me),
    seated: me !== null,
    seats,
    toMove: game.to_move,
    updated: game.updated,
    result: game.result ?? null,
    options: game.options,
    visibility: game.visibility,
    pace: game.pace,
    clock: game.clock,
    asleep: game.asleep,
    deadlines: game.deadlines ?? [],
    invite: game.invite_url ?? "",
  };
}

/**
 * The message that says whether the game can begin, or why not.
 * @param {import("./common.js").Summary} table
 * @returns {{ready: boolean, key: string, free: number}}
 */
export function readiness(table) {
  const free = table.seats.filter((seat) => !seat.taken).length;
  if (free > 0) return { ready: false, key: "lobby-waits-for-seats", free };
  if (table.seats.length < 2) return { ready: false, key: "lobby-waits-for-more", free };
  return { ready: true, key: "lobby-ready", free };
}

/**
 * Which other people sat down and left between two states of the seats, by name.
 * @param {import("./common.js").Seat[]} before
 * @param {import("./common.js").Seat[]} after
 */
export function comings(before, after) {
  const names = (/** @type {import("./common.js").Seat[]} */ seats) =>
    seats.filter((seat) => seat.kind === "human" && seat.taken && !seat.you).map((seat) => seat.name);
  const [old, now] = [names(before), names(after)];
  return { joined: now.filter((name) => !old.includes(name)), left: old.filter((name) => !now.includes(name)) };
}
