/** What the server says that began with these events of Skymines. */
export const begun = (events) =>
  events.flatMap(({ type, seat = null, round = null }) =>
    type === "TurnBegan" || type === "RoundBegan" ? [{ seat, round }] : [],
  );
