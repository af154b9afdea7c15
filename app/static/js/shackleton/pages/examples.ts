/** Examples of the rules of Shackleton Base. */
import { drawnBy } from "../../pages/parts/examples.ts";
import { partOf } from "../examples/parts.ts";
import { named } from "../naming.ts";
import { sprite } from "../symbols.ts";
import type { Ctx } from "../types.ts";

export const example = drawnBy<Ctx>({ named, sprite: () => sprite, part: partOf });
