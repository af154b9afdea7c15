/** The reactions, drawn: what a system's font makes of such signs differs, and some have none. */
import { svg } from "lit-html";

/** Paths in a square of 24, in the order in which they are offered. */
const DRAWN: Record<string, string[]> = {
  like: ["M3 11h4v9H3z", "M7 11l4-8c2 0 2.6 1.4 2.2 3L12.6 9H19c1.4 0 2.2 1 1.9 2.3l-1.6 7c-.3 1-1 1.7-2.1 1.7H7"],
  laugh: [
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18",
    "M7 10.2l1.7-1.4L10.4 10.2M13.6 10.2l1.7-1.4 1.7 1.4",
    "M7 13.5h10a5 5 0 0 1-10 0z",
  ],
  wow: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18", "M8.6 9v1M15.4 9v1", "M12 13a2.3 2.6 0 1 0 0 5.2a2.3 2.6 0 1 0 0-5.2"],
  sad: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18", "M8.6 9.4v1M15.4 9.4v1", "M7.8 16.8a5 5 0 0 1 8.4 0"],
  luck: [
    "M8.3 4.6a3.7 3.7 0 1 0 0 7.4H12V8.3a3.7 3.7 0 0 0-3.7-3.7zM15.7 4.6a3.7 3.7 0 1 1 0 7.4H12V8.3a3.7 3.7 0 0 1 3.7-3.7z",
    "M8.3 19.4a3.7 3.7 0 1 1 0-7.4H12v3.7a3.7 3.7 0 0 1-3.7 3.7zM15.7 19.4a3.7 3.7 0 1 0 0-7.4H12v3.7a3.7 3.7 0 0 0 3.7 3.7z",
    "M12 12c0 4.5 1 7.5 3 9.6",
  ],
  thanks: ["M12 20C5.5 15.5 3.2 12.2 3.2 9A4.7 4.7 0 0 1 12 6.8 4.7 4.7 0 0 1 20.8 9c0 3.2-2.3 6.5-8.8 11z"],
};

/** The names of the reactions. */
export const SYMBOLS = Object.keys(DRAWN);

export function symbol(name: string) {
  return svg`<svg class="reaction" viewBox="0 0 24 24" aria-hidden="true">${(DRAWN[name] ?? []).map((path) => svg`<path d=${path}></path>`)}</svg>`;
}
