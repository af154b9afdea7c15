/** Going to another page. */

/** Milliseconds after which a page that is still there can be used again: its reader has stopped the next one. */
const STOPPED = 20_000;

let leaving: Promise<void> | null = null;

/**
 * Leave this page, once. The action that leads elsewhere is under way until the page is gone, which takes seconds on a
 * slow line; it is done where the browser shows the page again as it was, or where nobody has left it.
 * @param go has the browser load another page, or this one again
 */
export function leavePage(go: () => void): Promise<void> {
  leaving ??= new Promise<void>((resolve) => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && resolve();
    addEventListener("pageshow", back);
    setTimeout(resolve, STOPPED);
    go();
  }).finally(() => (leaving = null));
  return leaving;
}
