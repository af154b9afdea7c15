/**
 * Keeps a page drawable while the browser translates it.
 *
 * Translators put `<font>` elements in the place of text nodes. The drawing library goes on writing to the nodes that it
 * made, and inserts before them. So each goes back to its place, empty, in front of its translation; when something new
 * is written to it, the translation is out of date and goes, and the translator finds the new text.
 */

/** By text node, the element that shows its translation. */
const translations = new WeakMap<Text, Element>();
/** What a text node said before it was translated. */
const originals = new WeakMap<Text, string>();

/** Watch the page for the rest of its life. A page has several scripts: the first one does. */
export function surviveTranslation() {
  const { body } = document;
  if ("translatable" in body.dataset) return;
  body.dataset.translatable = "";
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") written(record.target);
      else replaced(record);
    }
    observer.takeRecords(); // They are of what was done just now.
  });
  observer.observe(body, { childList: true, characterData: true, subtree: true });
}

function written(node: Node) {
  if (!(node instanceof Text)) return;
  translations.get(node)?.remove();
  translations.delete(node);
}

function replaced(record: MutationRecord) {
  const { target, removedNodes, addedNodes, previousSibling, nextSibling } = record;
  if (target instanceof Element && target.closest("font")) return;
  for (const node of addedNodes) if (node instanceof Text) shownAgain(node);
  const font = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  for (const node of removedNodes) if (node instanceof Text && font && !node.isConnected) putBack(node, font);
}

/** Whether a node is a translator's, and in the page. */
function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === "font" && node.isConnected;
}

function putBack(text: Text, font: Element) {
  const before = translations.get(text);
  if (before?.isConnected) {
    before.before(text); // What was translated is the empty node of an earlier translation.
    if (before !== font) font.remove();
    return;
  }
  originals.set(text, text.data);
  translations.set(text, font);
  text.data = "";
  font.before(text);
}

/** The reader wants the original words again: the translator has put the node back itself. */
function shownAgain(text: Text) {
  if (text.data !== "" || translations.get(text)?.isConnected) return;
  text.data = originals.get(text) ?? "";
  translations.delete(text);
}
