/** The choices of a seat that is asked nothing. */
import type { Choices } from "./types.ts";

export const NOTHING_ASKED: Choices = {
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
  lasting: [],
  premove: false,
};
