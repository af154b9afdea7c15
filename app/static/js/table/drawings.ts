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

/** How much of the rest is inserted at once, in characters: each time some styles are recalculated. */
const AT_ONCE = 100_000;
const SETTLED_MS = 1500;

/** The symbols that are not used yet, as text by their ids, and where they belong. */
let left: { place: Element; symbols: Map<string, string> } | null = null;

/** Whether those are wanted, and come. */
let rest: "later" | "wanted" | "coming" = "later";

/**
 * Bring them once the table stands; `html[data-drawn]` says that the sprite is there. Never fails. Scripts of a page that
 * are bundled apart may each ask for them. Symbols that nothing shows come while the page has nothing to do.
 * @param waits whether those wait for `bringRest`
 */
export async function bringDrawings(drawings: Drawings, waits = false) {
  if (isDataShort()) return;
  arrive(drawings);
  const { dataset } = document.documentElement;
  if (!drawings.sprite || "drawn" in dataset) return;
  const sprite = await fetched(drawings.sprite).catch(() => "");
  const { before, symbols, after } = parted(sprite);
  const holder = document.createElement("div");
  if (!("drawn" in dataset)) holder.innerHTML = `${before}${taken(symbols, used())}${after}`;
  const [drawn] = holder.children;
  if (!drawn) return;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.append(drawn);
  if (drawn.lastElementChild && symbols.size > 0) left = { place: drawn.lastElementChild, symbols };
  dataset.drawn = "";
  if (!waits || rest !== "later") bringRest();
}

/** Insert the symbols that the page uses by now. */
export function bringUsed() {
  if (left) insert(taken(left.symbols, used()));
}

/** Insert all others, once the page has settled, little by little. */
export function bringRest() {
  if (rest === "coming") return;
  rest = left ? "coming" : "wanted";
  if (left) setTimeout(() => whenIdle(insertSome), SETTLED_MS);
}

function whenIdle(then: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then);
  else setTimeout(then, 50);
}

function insertSome() {
  if (!left) return;
  const some: string[] = [];
  let size = 0;
  for (const [id, text] of left.symbols) {
    if (size > AT_ONCE) break;
    some.push(id);
    size += text.length;
  }
  insert(taken(left.symbols, some));
  if (left.symbols.size > 0) whenIdle(insertSome);
  else left = null;
}

function insert(symbols: string) {
  if (symbols) left?.place.insertAdjacentHTML("beforeend", symbols);
}

/** A sprite as text: its symbols by their ids, and what stands before and after all of them. Pure. */
export function parted(sprite: string) {
  const [before = "", ...texts] = sprite.split("<symbol ");
  const [, after = ""] = texts.at(-1)?.split("</symbol>") ?? [];
  const symbols = new Map<string, string>();
  for (const text of texts) {
    const [symbol = ""] = text.split("</symbol>");
    symbols.set(/\bid="([^"]+)"/.exec(symbol)?.[1] ?? "", `<symbol ${symbol}</symbol>`);
  }
  return { before, symbols, after };
}

/** Takes symbols out of those that are left: those of these ids, and what these show. */
export function taken(symbols: Map<string, string>, ids: Iterable<string>) {
  const wanted = [...ids];
  let text = "";
  for (const id of wanted) {
    const symbol = symbols.get(id);
    if (!symbol) continue;
    symbols.delete(id);
    text += symbol;
    for (const [, shown = ""] of symbol.matchAll(/href="#([^"]+)"/g)) wanted.push(shown);
  }
  return text;
}

/** The ids of all that is shown of symbols. */
function used() {
  return new Set([...document.querySelectorAll("use")].map((one) => one.getAttribute("href")?.slice(1) ?? ""));
}

/**
 * Gives an `<image>` a picture when the table stands.
 * @param names of the same picture, from coarse to fine, by their least width in pixels
 */
export function pictured(names: Record<number, string>) {
  return (image: Element) => {
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
