/** The standing, and the scores without charts: loaded when one of them is first opened. */
import "../face.js"; // One script is shared, as in explaining.js.

export { scores } from "./scores.js";
export { standingPanel as standing } from "./standing.js";
