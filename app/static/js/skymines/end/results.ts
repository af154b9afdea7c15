/** The standing, and the scores without charts: loaded when one of them is first opened. */

export { scores } from "./scores.ts";
export { standingPanel as standing } from "./standing.ts";
