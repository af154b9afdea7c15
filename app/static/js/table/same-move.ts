/** Whether two moves are the same, in whatever order their fields come. Pure. */
export function isSameMove(one: unknown, other: unknown) {
  return sorted(one) === sorted(other);
}

function sorted(move: unknown) {
  return JSON.stringify(move, (_, value) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
