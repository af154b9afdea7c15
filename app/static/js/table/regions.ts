/** The table's element and what stands directly in it, found without a walk through all that is drawn. */

/** The table's element; none before it is drawn. */
export function tableIn(root: ParentNode): Element | undefined {
  return [...root.children].find(({ localName }) => localName === "main");
}

/** The parts of the table, in order: its regions, the question, what is told beside them. */
export function partsIn(root: ParentNode): Element[] {
  return [...(tableIn(root)?.children ?? [])];
}

/** The regions that have an attribute. */
export function regionsWith(root: ParentNode, attribute: string): Element[] {
  return partsIn(root).filter((one) => one.hasAttribute(attribute));
}

/** The parts of the table that are no regions and what stands in them, by a selector. */
export function besideRegions<One extends Element>(root: ParentNode, selector: string): One[] {
  return partsIn(root)
    .filter((one) => !one.classList.contains("region"))
    .flatMap((one) => [...(one.matches(selector) ? [one as One] : []), ...one.querySelectorAll<One>(selector)]);
}

/** The first match outside of the table, as of a dialog. */
export function outsideTable(root: ParentNode, selector: string): Element | undefined {
  for (const one of root.children) {
    if (one.localName === "main" || one.localName === "svg") continue;
    const found = one.matches(selector) ? one : one.querySelector(selector);
    if (found) return found;
  }
  return undefined;
}
