/** Paints the relief once per page, in short slices of idle time, and shows it wherever a Moon is drawn. */
import { relief } from "./relief.ts";

/** Milliseconds per slice, so that the page stays responsive. */
const PORTION = 5;

/** Least and greatest size of the picture in pixels, and its ratio to the size of the Moon on screen. */
const SIZES = { least: 512, most: 1536, finer: 1.5 };

/** The picture as a data URL. */
let picture: Promise<string> | null = null;

/** For `ref`: gives the `<image>` of a Moon the picture as soon as it is painted. */
export function paintRelief(image: Element | undefined) {
  if (!image || typeof requestAnimationFrame === "undefined") return;
  requestAnimationFrame(() => {
    picture ??= painted(sizeFor(image));
    void picture.then((url) => image.setAttribute("href", url));
  });
}

function sizeFor(image: Element) {
  const wide = image.getBoundingClientRect().width * devicePixelRatio * SIZES.finer;
  return Math.round(Math.min(SIZES.most, Math.max(SIZES.least, wide)));
}

async function painted(size: number): Promise<string> {
  const work = relief(size);
  let step = work.next();
  while (!step.done) {
    const until = (await idle()) + performance.now();
    while (!step.done && performance.now() < until) step = work.next();
  }
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  canvas.getContext("2d")?.putImageData(new ImageData(step.value, size, size), 0, 0);
  const file = await new Promise((done: (blob: Blob | null) => void) => canvas.toBlob(done, "image/webp", 0.85));
  return file ? asUrl(file) : "";
}

/** Wait until the browser is idle; returns the milliseconds that may be used. */
function idle(): Promise<number> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 20, PORTION);
    else requestIdleCallback((free) => resolve(Math.min(PORTION, free.timeRemaining())));
  });
}

function asUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
}
