/** What moved on the Belt between two views: outposts and shuttles, out of their columns and home again. Pure. */

/**
 * @typedef {import("../../types").View} View
 * @typedef {import("../../types").Movement} Movement
 */

/** @param {View} view @returns {Record<string, string>} */
const piecesOf = (view) => /** @type {any} */ (view.modules).belt.pieces;

/** @param {View} before @param {View} after @returns {Movement[]} */
export function flights(before, after) {
  const was = piecesOf(before);
  const now = piecesOf(after);
  const changed = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((id) => was[id] !== now[id]);
  const left = columns(before, after, -1);
  const home = columns(before, after, 1);
  const went = changed.flatMap((id) => (was[id] ? [move(id, was[id], [`belt:${id}`], [home(id, was[id])])] : []));
  const came = changed.flatMap((id) => (now[id] ? [move(id, now[id], [left(id, now[id])], [`piece:${id}`])] : []));
  return [...went, ...came];
}

/**
 * @param {string} id
 * @param {string} company
 * @param {string[]} from
 * @param {string[]} to
 * @returns {Movement}
 */
function move(id, company, from, to) {
  return { kind: id.includes("-") ? "outpost" : "shuttle", company, from, to };
}

/**
 * The columns that lost (-1) or gained (1) pieces, once for each; a station for what has none.
 * @param {View} before
 * @param {View} after
 * @param {1 | -1} sign
 */
function columns(before, after, sign) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [company, { columns: shown }] of Object.entries(after.stations)) {
    shown.forEach(({ outposts }, index) => {
      const former =
        before.stations[/** @type {import("../../types").Company} */ (company)].columns[index]?.outposts ?? outposts;
      counts.set(`column:${company}:${index}`, Math.max(0, sign * (outposts - former)));
    });
  }
  return (/** @type {string} */ id, /** @type {string} */ company) => {
    const able = (id.includes("-") ? [0, 2] : [1]).map((index) => `column:${company}:${index}`);
    const key = able.find((one) => (counts.get(one) ?? 0) > 0);
    if (!key) return `station:${company}`;
    counts.set(key, (counts.get(key) ?? 0) - 1);
    return key;
  };
}
