/** The choices of a seat that is asked nothing. */

/** @type {import("./types").Choices} */
export const NOTHING_ASKED = {
  seq: 0,
  seat: null,
  step: "",
  about: {},
  choices: [],
  lines: [],
  form: null,
  sample: null,
  refused: [],
  ends: null,
  premove: false,
};
