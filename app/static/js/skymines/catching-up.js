/** What was missed, step by step; loaded when somebody wants it. */
import "./face.js"; // One script is shared, as in explaining.js.

export { follow } from "../table/catching-up.js";
