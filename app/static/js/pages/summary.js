/** A table as the server lists it, in the shape that the pages draw. */

/**
 * @param {any} game as GET /api/games and /api/games/{id} give it
 * @param {import("./common.js").User | null} user
 * @returns {import("./common.js").Summary}
 */
export function summary(game, user) {
  /** @type {any[]} */
  const given = game.seats ?? [];
  const me = user?.id ?? null;
  const seats = given.map((seat) => ({
    seat: seat.seat,
    kind: seat.kind,
    name: seat.name ?? "",
    level: seat.level ?? 0,
    taken: seat.kind !== "human" || Boolean(seat.name),
    you: Boolean(seat.you ?? (me !== null && seat.user_id === me)),
    host: Boolean(seat.host),
  }));
  return {
    id: game.id,
    status: game.status,
    host: seats.find((seat) => seat.host)?.name ?? "",
    hosting: Boolean(game.hosting),
    seated: seats.some((seat) => seat.you),
    seats,
    toMove: game.to_move ?? [],
    options: game.options ?? {},
    visibility: game.visibility ?? "private",
    invite: game.invite_url ?? "",
  };
}
