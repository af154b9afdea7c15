/** What the page keeps of how a game goes and went, as it begins. */

/** @type {import("./types").EndState} */
export const NO_END = { tab: "", of: "", asTable: false, history: null, ready: false, failed: false };

/** @type {import("./types").StandingState} */
export const NO_STANDING = { open: false, lines: false, data: null, failed: false };
