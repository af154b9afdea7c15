/** The focus, where panels open and close over the table. */
import { outsideTable } from "./regions.ts";

/**
 * Move the focus into a panel when it opens, and back to where it was when it closes.
 * @returns to be called after each drawing
 */
export function focusKeeper(root: ParentNode): () => void {
  let open: Element | null = null;
  let before: Element | null = null;
  return () => {
    const panel = (outsideTable(root, "[data-panel]") ?? null) as HTMLElement | null;
    if (panel === open) return;
    if (panel && !open) before = document.activeElement;
    open = panel;
    if (panel) panel.focus({ preventScroll: true });
    else if (before?.isConnected) (before as HTMLElement).focus();
  };
}
