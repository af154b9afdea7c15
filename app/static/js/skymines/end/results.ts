/** The standing, how the game ended, its scores without charts, and the summary of a round: loaded when one of them is first shown. */

export { outcome } from "./outcome.ts";
export { roundSummary as round } from "./round.ts";
export { scores } from "./scores.ts";
export { standingPanel as standing } from "./standing.ts";
