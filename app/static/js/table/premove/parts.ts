/** What is loaded of premoves when somebody makes one, as one module. */
export { followPremove, playAll } from "./keeping.ts";
export { playPremove, premovePanel } from "./panel.ts";
export { premoveActions } from "./premove.ts";
