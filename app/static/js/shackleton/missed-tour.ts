/** What was missed, step by step; loaded when somebody wants it. */
export { follow } from "../table/missed-tour.ts";
