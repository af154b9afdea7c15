/** What was missed, step by step; loaded when somebody wants it. */
import "./face.ts"; // One script is shared, as in explaining.js.

export { follow } from "../table/catching-up.ts";
