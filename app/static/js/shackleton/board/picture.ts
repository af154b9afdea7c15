/** The picture of the crater's ground, which comes once the table stands, and the pictures of projects. */
import { html, nothing } from "lit-html";
import { pictured } from "../../table/drawings.ts";
import type { Store } from "../../table/store.ts";
import { projectOf } from "../facts.ts";
import { symbolAt } from "../symbols.ts";
import type { Ctx, TableState } from "../types.ts";

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

/** The picture of a project; its corporation's sign until that comes, which then covers it. */
export function projectPicture(ctx: Pick<Ctx, "facts">, id: string) {
  const { corporation } = projectOf(ctx, id) ?? {};
  return html`<svg class="project-picture nightside" viewBox="0 0 240 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${corporation ? symbolAt(corporation, 120, 80, 100) : nothing}<use href="#sb-project-${id}" width="240" height="160"></use></svg>`;
}
