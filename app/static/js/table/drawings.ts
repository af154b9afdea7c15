/**
 * What is drawn at a table and comes behind it: the sprite of its pieces, and pictures. Until then, and where data is
 * short or nothing comes, plain symbols stand in their places.
 */
import { fetched } from "./later.ts";

/** Addresses: of the game's sprite, and of pictures by name. */
export type Drawings = { sprite: string | null; pictures: Record<string, string> };

let arrive: (drawings: Drawings) => void = () => {};
const arrived = new Promise<Drawings>((resolve) => {
  arrive = resolve;
});

/**
 * Bring them once the table stands; `html[data-drawn]` says that the sprite is there. Never fails. Scripts of a page that
 * are bundled apart may each ask for them.
 */
export async function bringDrawings(drawings: Drawings) {
  if (isDataShort()) return;
  arrive(drawings);
  const { dataset } = document.documentElement;
  if (!drawings.sprite || "drawn" in dataset) return;
  const sprite = await fetched(drawings.sprite).catch(() => "");
  const place = document.createElement("div");
  place.innerHTML = sprite;
  const [drawn] = place.children;
  if (!drawn || "drawn" in dataset) return;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(drawn);
  dataset.drawn = "";
}

/**
 * For `ref`: gives an `<image>` a picture when the table stands.
 * @param names of the same picture, from coarse to fine, by their least width in pixels
 */
export function pictured(names: Record<number, string>) {
  return (image: Element | undefined) => {
    if (!image) return;
    void arrived.then(({ pictures }) => {
      const wanted = image.getBoundingClientRect().width * devicePixelRatio;
      const [coarse, ...finer] = Object.entries(names);
      const [, name = ""] = finer.findLast(([least]) => wanted >= Number(least)) ?? coarse ?? [];
      const address = pictures[name];
      if (address) image.setAttribute("href", address);
    });
  };
}

/** Whether the reader asks for little data. */
export function isDataShort() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches;
}
