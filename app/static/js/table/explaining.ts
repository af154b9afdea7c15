/**
 * When an explanation opens: the mouse rests on a thing, the keyboard focuses it, a finger presses it for long, or it
 * is clicked but cannot be chosen. There is one card, drawn only while it is open.
 */
import { nothing, render } from "lit-html";
import { WIDTH_REM } from "./breakpoints.ts";
import type { Box } from "./card-placement.ts";
import { beside, sheet, visible } from "./card-placement.ts";
import { command } from "./keys.ts";
import { newMoves, stateInWords } from "./pointing.ts";
import { widthRem } from "./room.ts";
import type { Store } from "./store.ts";
import type { Ctx, Explains, Say, TableState, Thing } from "./types.ts";

type TableStore = Store<TableState>;

/** What opened the card. */
type Way = "rest" | "focus" | "press" | "click" | "key";

/** Milliseconds until the mouse counts as resting, and a touch as a long press. */
const REST = 400;
const PRESS = 450;
/** Pixels that a finger may move during a long press. */
const TREMOR = 10;

const THING = "[data-explain], [data-target], [data-plan-slot], [data-key]";
/** Elements on which a click has another meaning. */
const CONTROL = "button:not([data-target]), summary, a, input, [role=dialog]";

/** The name of a thing on the page. */
export function nameOf(element: Element) {
  const { explain, target, planSlot, key } = (element as HTMLElement).dataset;
  return explain ?? target ?? (planSlot ? `plan-slot:${planSlot}` : (key ?? ""));
}

/** A thing as `explained` takes it; a part without a label has that of the whole. */
function read(element: Element): Thing {
  const keys = [];
  for (let one = element.closest("[data-target]"); one; one = one.parentElement?.closest("[data-target]") ?? null)
    keys.push(one.getAttribute("data-target") ?? "");
  const seat = element.parentElement?.closest('[data-key^="seat:"]')?.getAttribute("data-key")?.slice(5);
  const label =
    stateInWords(element) ?? element.getAttribute("data-now") ?? stateInWords(element.closest("[data-target]")) ?? "";
  return { name: nameOf(element), keys, label, seat: seat === undefined ? null : Number(seat) };
}

/** The boxes of what is highlighted on the board because it belongs to what is explained. */
function pointedAt(whole: Box) {
  const all = document.querySelectorAll("[data-target].pointed, [data-key].pointed");
  return [...all].flatMap((one) => visible(one.getBoundingClientRect(), whole) ?? []);
}

/** The card and what it explains. */
class Explainer {
  explains: Explains;
  context: () => Ctx | null;
  card: HTMLElement;
  told: HTMLParagraphElement;
  thing: Element | null;
  way: Way;
  touch: boolean;

  /** @param explains the explanations of this game */
  constructor(explains: Explains, context: () => Ctx | null, label: string) {
    this.explains = explains;
    this.context = context;
    this.card = document.createElement("aside");
    this.card.className = "explain";
    this.card.setAttribute("aria-label", label);
    this.card.hidden = true;
    this.told = document.createElement("p");
    this.told.className = "visually-hidden";
    this.told.setAttribute("role", "status");
    document.body.append(this.card, this.told);
    this.thing = null;
    this.way = "rest";
    this.touch = false;
  }

  /** The nearest ancestor that has an explanation, or the element itself. */
  thingAt(target: Element | null): Element | null {
    for (let one = target?.closest(THING) ?? null; one; one = one.parentElement?.closest(THING) ?? null)
      if (this.explains.kindOf(nameOf(one).split(":")[0] ?? "")) return one;
    return null;
  }

  /** Explain a thing; a click explains only what cannot be chosen. */
  open(thing: Element, way: Way) {
    const ctx = this.context();
    const one = ctx && this.explains.explained(ctx, read(thing));
    if (!ctx || !one || (way === "click" && one.open)) return this.close();
    [this.thing, this.way] = [thing, way];
    this.card.classList.toggle("touched", this.touch);
    render(this.explains.explanation(ctx, one, this.touch ? () => this.close() : null), this.card);
    this.card.hidden = false;
    this.place();
    const words = way === "key" ? this.explains.aloud(ctx.say, one) : "";
    if (this.told.textContent !== words) this.told.textContent = words;
  }

  /** Put the card beside its thing. */
  place() {
    const { card, thing } = this;
    if (!thing) return;
    const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const frame = thing.closest("[data-frame]")?.getBoundingClientRect() ?? whole;
    const box = visible(thing.getBoundingClientRect(), frame);
    const seen = box && visible(box, whole);
    if (!seen) return this.close();
    const narrow = widthRem() < WIDTH_REM.phone;
    card.classList.toggle("sheet", narrow);
    card.style.cssText = "";
    const region = thing.closest("[data-frame]") ? seen : (thing.closest(".region")?.getBoundingClientRect() ?? seen);
    const pointed = pointedAt(whole);
    const spot = narrow ? null : beside(seen, region, card.getBoundingClientRect(), whole, pointed);
    if (spot) return this.at(`left:${spot.left}px;top:${spot.top}px`);
    card.classList.add("sheet");
    const foot = document.querySelector(".turn .fixed")?.getBoundingClientRect();
    const bottom = foot?.height && foot.top > innerHeight / 2 ? foot.top : innerHeight;
    const { top, height } = sheet(seen, card.getBoundingClientRect().height, { ...whole, bottom }, pointed);
    this.at(`top:${top}px;max-height:${height}px`);
  }

  at(style: string) {
    this.card.style.cssText = style;
  }

  /** Close the card. */
  close() {
    if (!this.thing) return;
    this.thing = null;
    this.card.hidden = true;
    this.told.textContent = "";
    render(nothing, this.card);
  }

  /** After a redraw of the table: the thing may have changed, or be gone. */
  drawn() {
    if (this.thing) this.thing.isConnected ? this.open(this.thing, this.way) : this.close();
  }
}

/**
 * Enable explanations.
 * @param last an event from before, handled as if it came now
 * @returns explains the focused thing, and announces it
 */
export function followExplaining(
  explains: Explains,
  root: HTMLElement,
  store: TableStore,
  context: () => Ctx | null,
  say: Say,
  last: Event | null,
): () => void {
  const explainer = new Explainer(explains, context, say("explain-label"));
  const hear = hearing(last);
  byMouse(root, explainer, hear);
  byFinger(root, explainer, hear);
  byKeys(root, explainer, hear);
  hear(root, "click", (event) => {
    const target = event.target as Element;
    const thing = explainer.thingAt(target);
    const control = target.closest(CONTROL);
    if (thing && !(control && thing.contains(control)) && !store.get().sending.busy) explainer.open(thing, "click");
  });
  document.addEventListener(
    "scroll",
    (event) => {
      if (event.target === explainer.card) return;
      if (explainer.way === "rest") explainer.close();
      else requestAnimationFrame(() => explainer.place());
    },
    { capture: true, passive: true },
  );
  // Not on "scroll": an answer in the prompt may move the page a little. Scrolling on purpose puts a finger down or
  // turns the wheel.
  addEventListener("resize", () => requestAnimationFrame(() => explainer.place()));
  addEventListener("blur", () => explainer.close());
  for (const kind of ["wheel", "dblclick", "dragstart"])
    document.addEventListener(kind, () => explainer.close(), { capture: true, passive: true });
  store.subscribe(() => explainer.drawn());
  return () => {
    const thing = document.activeElement && explainer.thingAt(document.activeElement);
    if (thing) explainer.open(thing, "key");
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the kind says which event comes
type Hear = (place: EventTarget, kind: string, run: (event: any) => void, how?: AddEventListenerOptions) => void;

/** A function that adds listeners; one for the kind of event `last` is also called with `last`. */
function hearing(last: Event | null): Hear {
  return (place, kind, run, how) => {
    place.addEventListener(kind, run, how);
    if (last?.type === kind) run(last);
  };
}

/**
 * Open when the mouse rests on a thing, close when it leaves. A page that moves under a resting mouse opens nothing.
 */
function byMouse(root: HTMLElement, explainer: Explainer, hear: Hear) {
  const moved = newMoves();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);
  hear(root, "pointermove", (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !moved(event)) return;
    wait();
    const thing = explainer.thingAt(event.target as Element);
    if (thing === explainer.thing) return;
    if (explainer.way === "rest" || explainer.way === "click") explainer.close();
    if (thing && event.buttons === 0)
      timer = setTimeout(() => {
        if (!thing.isConnected) return;
        explainer.touch = false;
        explainer.open(thing, "rest");
      }, REST);
  });
  root.addEventListener("pointerleave", () => {
    wait();
    if (explainer.way === "rest") explainer.close();
  });
  for (const kind of ["pointerdown", "keydown", "wheel", "dragstart"])
    document.addEventListener(kind, wait, { capture: true, passive: true });
}

/** Open on a long press, which then does not count as a tap. */
function byFinger(root: HTMLElement, explainer: Explainer, hear: Hear) {
  let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  let taken = false;
  const lift = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  hear(
    document,
    "pointerdown",
    (event: PointerEvent) => {
      const target = event.target as Element;
      if (explainer.card.contains(target)) return;
      lift();
      taken = false;
      explainer.touch = event.pointerType !== "mouse";
      explainer.close();
      const thing = explainer.touch && event.isPrimary && root.contains(target) ? explainer.thingAt(target) : null;
      if (!thing) return;
      const timer = setTimeout(() => {
        press = null;
        explainer.open(thing, "press");
        taken = explainer.thing !== null;
      }, PRESS);
      press = { x: event.clientX, y: event.clientY, timer };
    },
    { capture: true },
  );
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > TREMOR) lift();
  });
  for (const kind of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(kind, lift, { capture: true });
  for (const kind of ["click", "contextmenu", "dragstart"])
    document.addEventListener(
      kind,
      (event) => {
        if (!taken || explainer.card.contains(event.target as Node)) return;
        if (kind === "click") taken = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
}

/** Open and close with the keyboard focus. Escape closes the card first, unless the focus alone opened it. */
function byKeys(root: HTMLElement, explainer: Explainer, hear: Hear) {
  hear(root, "focusin", (event) => {
    const target = event.target as Element;
    if (target.matches(THING) && target.matches(":focus-visible")) explainer.open(target, "focus");
    else if (explainer.way === "focus" || explainer.way === "key") explainer.close();
  });
  root.addEventListener("focusout", () => (explainer.way === "focus" || explainer.way === "key") && explainer.close());
  document.addEventListener(
    "keydown",
    (event) => {
      explainer.touch = false;
      if (!explainer.thing || command(event) === "explain" || ["Shift", "Control", "Alt", "Meta"].includes(event.key))
        return;
      if (event.key === "Escape" && explainer.way !== "focus") {
        event.preventDefault();
        event.stopPropagation();
      }
      explainer.close();
    },
    { capture: true },
  );
}
