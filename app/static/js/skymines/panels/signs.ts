/** The symbol of each kind of choice, before its name. */

import { faceOf } from "../moves.ts";
import { icon } from "../symbols.ts";
import type { Offer } from "../types.ts";

export function sign({ type }: Offer["move"]) {
  const name = faceOf(type).sign;
  return name && icon(name);
}
