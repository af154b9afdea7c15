/**
 * A page that stands open over an update of the server: files of its version are gone, so that it has to be reloaded.
 * It reloads by itself once nothing is under way; else it says so and lets its reader choose the moment.
 */

/** Milliseconds within which a page reloads once only: processes of two versions may serve it in turn. */
const ONCE = 600000;
/** Milliseconds without a key or a click before it reloads under somebody's eyes. */
const IDLE = 5000;
const LOOK = 1000;
const KEPT = "regolith-reloaded";

/**
 * Whether a page may reload by itself now, by when it did so last. A version that was reloaded for is in vain a second
 * time: an older process has answered.
 * @param last what was kept at the last reload
 */
export function mayReload(last: string | null, now: number) {
  const at = Number(last ?? Number.NaN);
  return Number.isNaN(at) || now - at >= ONCE || now < at;
}

/** What holds text that is typed, wherever a page follows the version. */
const FIELDS = "input:not([readonly], [type=hidden], [type=checkbox], [type=radio]), textarea";

/**
 * Whether somebody has typed something that is not kept, or has a dialog open. A field's default value is what the page
 * has kept of it, so code that writes a value from elsewhere, or keeps one, sets that too. Boxes are kept as they are
 * ticked.
 */
export function isTyping(place: ParentNode = document) {
  const fields = [...place.querySelectorAll(FIELDS)] as (HTMLInputElement | HTMLTextAreaElement)[];
  const isTyped = fields.some(({ value, defaultValue }) => value !== defaultValue);
  return isTyped || place.querySelector("dialog[open], [role=dialog]:not([hidden])") !== null;
}

/**
 * Follow the version of the server.
 * @param own the version of this page; empty where there is none, as in development
 * @param page `tell` is called with whether the server has another version: one that was being replaced may stay after all
 * @returns to call with what the server says of itself
 */
export function followVersion(
  own: string,
  { isBusy = () => false, tell }: { isBusy?: () => boolean; tell: (isOther: boolean) => void },
): (version: string) => void {
  let touched = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  for (const kind of ["pointerdown", "keydown", "input"]) {
    document.addEventListener(kind, () => (touched = Date.now()), { capture: true, passive: true });
  }
  const look = () => {
    const inUse = !document.hidden && Date.now() - touched < IDLE;
    if (inUse || isBusy() || isTyping()) return;
    clearInterval(timer);
    if (claim()) location.reload();
  };
  return (version) => {
    clearInterval(timer);
    if (!own || !version) return;
    tell(version !== own);
    if (version !== own) timer = setInterval(look, LOOK);
  };
}

/** Keep that this page reloads now; false if it did a while ago, or where nothing can be kept. */
function claim() {
  try {
    if (!mayReload(sessionStorage.getItem(KEPT), Date.now())) return false;
    sessionStorage.setItem(KEPT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
