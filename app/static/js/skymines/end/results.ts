/** The standing, and the scores without charts: loaded when one of them is first opened. */
import "../face.ts"; // One script is shared, as in explaining.js.

export { scores } from "./scores.ts";
export { standingPanel as standing } from "./standing.ts";
