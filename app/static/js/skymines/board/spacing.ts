/** Spacing between the contents of neighbouring sectors: numbers side by side would read as one number. */

/** Least distance, in board units, at which the contents of two sectors side by side can be told apart. */
const ROW = { across: 140, within: 45 };

/**
 * Where the contents of a sector are drawn: its roomiest point, moved away sideways from a neighbour's too close to it.
 * @param middles roomiest points by sector
 * @param number of a sector with such a point
 * @returns in board units
 */
export function spacedMiddle(middles: Record<string, readonly number[]>, number: number): [number, number] {
  const [x = 0, y = 0] = middles[number] ?? [];
  let moved = 0;
  for (const [other, [ox = 0, oy = 0]] of Object.entries(middles)) {
    const lacking = ROW.across - Math.abs(ox - x);
    if (other !== String(number) && lacking > 0 && Math.abs(oy - y) < ROW.within)
      moved += (x < ox ? -lacking : lacking) / 2;
  }
  return [x + moved, y];
}

/** How far what lies in a sector reaches from its middle, in board units. */
const REACH = { left: 66, right: 66, up: 68, down: 34 };

/** The box around corners: left, top, right, bottom. */
export type Box = [number, number, number, number];

export function boxAround(corners: readonly (readonly number[])[]): Box {
  const [across, down] = [0, 1].map((axis) => corners.map((corner) => corner[axis] ?? 0));
  return [
    Math.min(...(across ?? [])),
    Math.min(...(down ?? [])),
    Math.max(...(across ?? [])),
    Math.max(...(down ?? [])),
  ];
}

/** A middle moved the shortest way out from under the stations, which would cover what lies there. */
export function clearOf(stations: readonly Box[], [x, y]: [number, number]): [number, number] {
  for (const [left, top, right, bottom] of stations) {
    const ways: [number, number][] = [
      [left - (x + REACH.right), 0],
      [right - (x - REACH.left), 0],
      [0, top - (y + REACH.down)],
      [0, bottom - (y - REACH.up)],
    ];
    const isApart =
      x + REACH.right <= left || x - REACH.left >= right || y + REACH.down <= top || y - REACH.up >= bottom;
    if (isApart) continue;
    const [dx = 0, dy = 0] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0] ?? [];
    return [x + dx, y + dy];
  }
  return [x, y];
}
