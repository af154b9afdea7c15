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
