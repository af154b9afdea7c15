/** Types of the parts of the table's page that are loaded later and draw something. */
import type { Guide } from "./guide/guide.ts";
import type { Charts, Ctx, MissedTour, Results } from "./types.ts";

/** Draws something. */
type Draw = (ctx: Ctx) => unknown;

/** Each part once it is there (later-part.ts). */
export interface Parts {
  help?: Draw;
  settings?: Draw;
  advice?: Draw;
  premove?: typeof import("./premove/parts.ts");
  /** What stands around an earlier position. */
  pastControls?: { steps: Draw; ways: Draw; dialog: Draw };
  missedTour?: MissedTour;
  /** What the moves of others mean for the reader; `aloud` as text alone, for a live region. */
  concerns?: (ctx: Ctx, aloud: boolean) => unknown;
  /** The questions of take-backs. */
  takeback?: { answering: Draw; asking: (ctx: Ctx, to: number) => unknown };
  guide?: Guide;
  results?: Results | undefined;
  charts?: Charts | undefined;
}
