/** What a host asks for, as the server takes it. Pure: form values in, a request out. */

/**
 * @typedef {{kind: "human" | "luna" | "robot", level?: number}} SeatWish
 * @typedef {{game: string, options: Record<string, any>, seats: SeatWish[], visibility: string}} Wish
 */

const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];
const FIRST_GAME = { tracks: "first-game", tokens: "first-game", linked_slots: false };

/** Tables hosted by one click. @type {Record<string, Wish>} */
export const PRESETS = {
  friends: { game: "skymines", options: FIRST_GAME, seats: [{ kind: "human" }, { kind: "human" }], visibility: "private" },
  solo: { game: "skymines", options: FIRST_GAME, seats: [{ kind: "human" }, { kind: "luna", level: 2 }], visibility: "private" },
};

/**
 * The table that the form of one's own mix describes; seat 1 is the host.
 * @param {{get: (name: string) => any}} data
 * @returns {Wish}
 */
export function wishOf(data) {
  /** @type {SeatWish[]} */
  const seats = [{ kind: "human" }];
  for (const number of [2, 3, 4]) {
    const kind = data.get(`kind-${number}`);
    if (kind === "human" || kind === "robot") seats.push({ kind });
    if (kind === "luna") seats.push({ kind, level: Number(data.get(`level-${number}`)) });
  }
  const tracks = data.get("tracks");
  return {
    game: "skymines",
    options: {
      tracks: tracks === "chosen" ? Object.fromEntries(COMPANIES.map((company) => [company, data.get(`track-${company}`)])) : tracks,
      tokens: data.get("tokens"),
      linked_slots: data.get("linked_slots") !== null,
    },
    seats,
    visibility: data.get("visibility"),
  };
}
