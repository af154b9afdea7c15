/** The regions whose content is drawn closer together, then more briefly, when it does not fit. */
import type { Part } from "./closeness.ts";
import { fitAll } from "./closeness.ts";
import { regionsWith } from "./regions.ts";

const CONDENSES = "data-condenses";
const HOW = "data-condensed";
/** How: the last word says that even so not all of it fits. */
const WAYS = ["", "close", "close brief", "close brief least", "close brief least over"];

/** Classes and attributes that say what can be done with a thing: they never change its size. */
const STATES = /(^|\s)(lit|picked|pointed|refused)(?=\s|$)/g;
const TOLD = /^(aria-.*|tabindex|title|data-(target|key|stands|condensed))$/;

/** A region, with whether its content has changed since it was fitted, and its size then. */
class Region {
  element: Element;
  isOther = true;
  isStop = false;
  size = "";
  changes = new MutationObserver((records) => this.note(records));

  constructor(element: Element) {
    this.element = element;
    const whole = { subtree: true, childList: true, characterData: true, attributes: true };
    this.changes.observe(element, { ...whole, attributeOldValue: true });
  }

  note(records: MutationRecord[]) {
    this.isOther ||= records.some(needsOtherRoom);
  }

  hasChanged() {
    this.note(this.changes.takeRecords());
    return this.isOther;
  }

  get part(): Part {
    const { element } = this;
    return { element, attribute: HOW, ways: WAYS, isOver: () => element.scrollHeight > element.clientHeight + 1 };
  }

  /** Call it once it has been fitted. What has to be scrolled even so is a stop for the keyboard as long as it is. */
  settle() {
    this.isOther = false;
    this.size = sizeOf(this.element);
    const { element, isStop } = this;
    const scrolls = element.getAttribute(HOW) === WAYS.at(-1);
    if (scrolls ? element.getAttribute("tabindex") !== "-1" : !isStop) return;
    element.setAttribute("tabindex", scrolls ? "0" : "-1");
    this.isStop = scrolls;
  }
}

/** Those that are drawn in `root`. */
export class FittedRegions {
  root: HTMLElement;
  known = new Map<Element, Region>();
  sizes = new ResizeObserver((entries) => {
    if (entries.some(({ target }) => this.isOtherSize(target)))
      requestAnimationFrame(() => this.fit((region) => this.isOtherSize(region.element)));
  });

  constructor(root: HTMLElement) {
    this.root = root;
  }

  isOtherSize(element: Element) {
    return this.known.get(element)?.size !== sizeOf(element);
  }

  present() {
    for (const [element, { changes }] of this.known) {
      if (element.isConnected) continue;
      changes.disconnect();
      this.sizes.unobserve(element);
      this.known.delete(element);
    }
    for (const element of regionsWith(this.root, CONDENSES)) {
      if (this.known.has(element)) continue;
      this.known.set(element, new Region(element));
      this.sizes.observe(element);
    }
    return [...this.known.values()];
  }

  /**
   * Fit those of which it is true, together with other parts.
   * @param which all whose content has changed, by default
   * @param triesWider whether they may have more room now
   */
  fit(which: (region: Region) => boolean = (region) => region.hasChanged(), others: Part[] = [], triesWider = true) {
    const fitted = this.present().filter(which);
    fitAll([...others, ...fitted.map(({ part }) => part)], triesWider);
    for (const region of fitted) region.settle();
  }
}

/** Whether a change of what a region holds may be one of its size. */
function needsOtherRoom({ type, target, attributeName, oldValue }: MutationRecord) {
  if (type !== "attributes") return true;
  if (attributeName !== "class") return !TOLD.test(attributeName ?? "");
  const bare = (classes: string | null) => (classes ?? "").replace(STATES, "").trim();
  return bare((target as Element).getAttribute("class")) !== bare(oldValue);
}

function sizeOf({ clientWidth, clientHeight }: Element) {
  return `${clientWidth} ${clientHeight}`;
}
