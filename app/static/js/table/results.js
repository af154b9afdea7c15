/** Initial states of the panels for the results and the standing. */

/** @type {import("./types").EndState} */
export const NO_END = { tab: "", of: "", asTable: false, history: null, ready: false, failed: false };

/** @type {import("./types").StandingState} */
export const NO_STANDING = { open: false, lines: false, data: null, failed: false };
