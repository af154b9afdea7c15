/** Examples of the rules, stepped through: a position drawn as the table draws it, and a sentence for each step. */
import type { Say } from "../types.ts";

/** Where the script of a game's examples is, and what it is handed. */
export type Source = { script: string; [more: string]: unknown };

/** What that script exports as `example`: fetches one, and returns what draws a step of it. */
type Draw = (address: string, source: Source, place: HTMLElement) => Promise<(at: number) => void>;

/** The step that a key leads to, or null. Pure. */
export function stepBy(key: string, at: number, steps: number): number | null {
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: steps - 1 }[key];
  return next === undefined || next < 0 || next >= steps ? null : next;
}

/**
 * Let examples be stepped through.
 * @param ready resolves when what the drawings need on this page is there
 */
export function stepping(rules: HTMLElement, say: Say, source: Source, ready: () => Promise<unknown>) {
  let close = () => {};
  for (const place of rules.querySelectorAll<HTMLElement>("[data-example]")) {
    const button = place.querySelector("[data-steps-open]") as HTMLButtonElement;
    button.hidden = false;
    button.addEventListener("click", async () => {
      if (place.dataset.at) {
        close();
        return;
      }
      button.setAttribute("aria-busy", "true");
      const picture = pictureOf(place);
      try {
        const [{ example }] = await Promise.all([import(source.script) as Promise<{ example: Draw }>, ready()]);
        const draw = await example(place.dataset.example ?? "", source, picture);
        close();
        close = opened(place, button, picture, draw, say);
      } catch (problem) {
        console.warn(problem);
        picture.remove();
        (place.querySelector("[role=status]") as HTMLElement).textContent = say("rules-steps-missing");
      } finally {
        button.removeAttribute("aria-busy");
      }
    });
  }
}

/** Where an example is drawn. Its sentence says what is seen, so that nothing in it is read or reached. */
function pictureOf(place: HTMLElement) {
  const picture = document.createElement("div");
  picture.className = "rules-steps-picture";
  picture.inert = true;
  place.querySelector("ol")?.before(picture);
  return picture;
}

/** Show an example from its first step on. @returns closes it */
function opened(
  place: HTMLElement,
  button: HTMLButtonElement,
  picture: HTMLElement,
  draw: (at: number) => void,
  say: Say,
) {
  const sentences = [...place.querySelectorAll("li")].map((line) => line.textContent ?? "");
  const told = place.querySelector("[role=status]") as HTMLElement;
  const [back, next] = [...place.querySelectorAll<HTMLButtonElement>("[data-steps-by]")] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const count = place.querySelector("[data-steps-at]") as HTMLElement;
  const bar = next.parentElement as HTMLElement;
  const step = (at: number) => {
    place.dataset.at = String(at);
    told.textContent = sentences[at] ?? "";
    count.textContent = say("rules-steps-at", { at: at + 1, all: sentences.length });
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === sentences.length - 1));
    draw(at);
  };
  const by = (key: string) => {
    const at = stepBy(key, Number(place.dataset.at), sentences.length);
    if (at !== null) step(at);
    return at !== null;
  };
  back.onclick = () => by("ArrowLeft");
  next.onclick = () => by("ArrowRight");
  place.onkeydown = (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && by(event.key)) event.preventDefault();
  };
  bar.hidden = false;
  button.textContent = say("rules-steps-close");
  step(0);
  next.focus({ preventScroll: true });
  return () => {
    picture.remove();
    bar.hidden = true;
    told.textContent = "";
    button.textContent = say("rules-steps-open");
    if (place.contains(document.activeElement)) button.focus();
    place.onkeydown = null;
    delete place.dataset.at;
  };
}
