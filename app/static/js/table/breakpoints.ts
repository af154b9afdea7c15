/**
 * Where layouts change, for scripts; the styles use the same figures and no others (tests/js/breakpoints.test.mjs).
 * Widths are those of the page in units of the text's size, so that larger text gets the layout of a smaller window.
 */
export const WIDTH_REM = {
  /** Below it a page or a table keeps to one short column: the narrowest phones. */
  least: 18,
  /** Below it a phone held upright is narrow. */
  small: 24,
  /** From here on a phone held sideways, whose height is low, has two columns. */
  sideways: 34,
  /** Below it one region is shown at a time, above the question: a phone. From here on the question stands beside. */
  phone: 50,
  /** From here on forms and lists have two columns, and headers all of their words. */
  middle: 60,
  /** From here on all regions of a table are in sight at once, without tabs: a desk. */
  desk: 80,
  /** From here on the log stands below the others' boards, without tabs, or below the question. */
  wide: 106,
} as const;

export const HEIGHT_PX = {
  /** Below it a phone is held sideways. */
  sideways: 500,
  /** Below it a desk has no room for the others under the question: a laptop. */
  laptop: 830,
} as const;
