/** The picture of the crater's ground, which comes once the table stands. */
import { pictured } from "../../table/drawings.ts";
import type { Store } from "../../table/store.ts";
import type { TableState } from "../types.ts";

const bring = pictured({ 0: "crater-1100" });

/** Give the picture to the image that is drawn, and to one that comes in its place. */
export function followPicture(root: HTMLElement, store: Store<TableState>) {
  let given: Element | null = null;
  store.subscribe(() => {
    const image = root.querySelector(".crater image");
    if (image && image !== given) bring(image);
    given = image;
  });
}
