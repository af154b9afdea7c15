/** Initial states of the panels for the results and the standing. */
import type { EndState, StandingState } from "./types.ts";

export const NO_END: EndState = { tab: "", of: "", asTable: false, history: null, ready: false, failed: false };

export const NO_STANDING: StandingState = { open: false, lines: false, data: null, failed: false };
