/** What corporations in play show: each the type of its view, as the server publishes it. */
import type { View } from "./types.ts";

type Shown = Required<View["modules"]>;
/** The name of a corporation that shows something. */
export type Showing = keyof Shown;

/** What a corporation shows that is in play. */
export function shownOf<Name extends Showing>(view: View, name: Name): Shown[Name] {
  return view.modules[name] as Shown[Name];
}
