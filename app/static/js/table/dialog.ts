/** The keys of a dialog over the table; loaded with the first of them. */
import { isComposing } from "./keyboard.ts";
import { command } from "./keys.ts";

const FOCUSABLE = "a[href], button:not([disabled]), input, select, summary, [tabindex='0']";

/** Whether a dialog lies over the table: what comes meanwhile leaves it the focus. */
export const isDialogOpen = () => document.querySelector("[role=dialog][aria-modal]") !== null;

/** Trap the focus in the dialog, and keep arrow keys and shortcut letters from reaching the table beneath it. */
export function keepInside(event: KeyboardEvent) {
  const panel = event.currentTarget as HTMLElement;
  if (isComposing(event)) return event.stopPropagation();
  const wanted = command(event);
  if (wanted && wanted !== "standing" && wanted !== "escape") event.stopPropagation();
  if (event.key.startsWith("Arrow")) along(event);
  if (event.key !== "Tab") return;
  const inside = [...panel.querySelectorAll(FOCUSABLE)].filter(
    (one) => one.getClientRects().length > 0,
  ) as HTMLElement[];
  const edge = event.shiftKey ? inside[0] : inside.at(-1);
  const other = event.shiftKey ? inside.at(-1) : inside[0];
  if (document.activeElement !== edge && document.activeElement !== panel) return;
  event.preventDefault();
  other?.focus();
}

/** Open the next or previous tab with the arrow keys. */
function along(event: KeyboardEvent) {
  const target = event.target as HTMLElement;
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const tabs = [...(target.closest("[role=tablist]")?.querySelectorAll("[role=tab]") ?? [])] as HTMLElement[];
  if (step === 0 || tabs.length === 0) return;
  event.preventDefault();
  const next = tabs[(tabs.indexOf(target) + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
