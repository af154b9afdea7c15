/** The result as a picture, drawn in the browser: 1200 by 630, the size of link previews; always dark. */
import { cut } from "./data.ts";
import type { Fill } from "./patterns.ts";
import { darkToken, filled, token } from "./patterns.ts";

type Part = { fill: Fill; name: string; value: number };

type PictureRow = {
  seat: number;
  shape: string;
  name: string;
  total: number;
  place: string;
  won: boolean;
  parts: Part[];
};

export type Picture = {
  title: string;
  below: string;
  more: string;
  text: string;
  rows: PictureRow[];
  legend: { fill: Fill; name: string }[];
};

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const RIGHT = WIDTH - LEFT;

/** Where the title stands, how wide it may be, and its sizes: usually, and at least. */
const TITLE = { y: 152, width: 700, size: 58, small: 40 };

/** The faces of the page, which are there once `load` has answered. */
const FACES = { words: "--font", headings: "--display" };

/** Where the body that they played on lies: the middle of its picture, and how high that is. */
const BODY = { x: 960, y: 252, height: 690 };

/** The site's sign, and the picture of that body, once they have come. */
type Brought = { sign: HTMLImageElement | null; body: HTMLImageElement | null };

/** What canvases show now, so that none is painted over with what it showed before. */
const shown = new WeakMap<HTMLCanvasElement, Picture>();

/** Paint with what has come, and again once everything has. */
export function paint(canvas: HTMLCanvasElement, told: Picture) {
  void painted(canvas, told);
}

async function painted(canvas: HTMLCanvasElement, told: Picture) {
  shown.set(canvas, told);
  draw(canvas, told, { sign: null, body: null });
  const brought = await bring();
  if (shown.get(canvas) === told) draw(canvas, told, brought);
}

function draw(canvas: HTMLCanvasElement, told: Picture, brought: Brought) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  ground(pen, brought.body);
  pen.textBaseline = "middle";
  if (brought.sign) pen.drawImage(brought.sign, LEFT, 44, 56, 56);
  words(pen, "Regolith", LEFT + 72, 74, { size: 38, weight: 700, heading: true });
  title(pen, told.title);
  words(pen, told.below, LEFT, 210, { size: 25, colour: darkToken("--soft") });
  words(pen, fitted(pen, told.more, 700, 25), LEFT, 246, { size: 25, colour: darkToken("--soft") });
  const top = told.more ? 280 : 250;
  const step = Math.min(84, (552 - top) / told.rows.length);
  const most = Math.max(1, ...told.rows.map((row) => row.total));
  for (const [index, row] of told.rows.entries()) bar(pen, row, top + (index + 0.5) * step, step, most);
  legend(pen, inBars(told));
}

/** The entries of the legend for what a bar shows. */
function inBars({ legend, rows }: Picture) {
  const shown = new Set(
    rows.flatMap(({ parts }) => parts.filter(({ value }) => value > 0).map(({ fill }) => key(fill))),
  );
  return legend.filter(({ fill }) => shown.has(key(fill)));
}

const key = ({ pattern, token }: Fill) => `${pattern} ${token}`;

/** The typefaces, and pictures; what does not come is left out. */
async function bring(): Promise<Brought> {
  const faces = [600, 700].map((weight) => document.fonts.load(`${weight} 40px ${token(FACES.headings)}`));
  const text = document.fonts.load(`400 24px ${token(FACES.words)}`);
  const sign = loaded("/static/img/mark.svg");
  await Promise.allSettled([...faces, text]);
  // The stage beside it gets its ground in the same frame.
  await new Promise(requestAnimationFrame);
  const body = document.querySelector(".stage .ground image")?.getAttribute("href");
  return { sign: await sign, body: body ? await loaded(body) : null };
}

async function loaded(address: string) {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** The body that they played on at the right, in a night that is deepest where words stand. */
function ground(pen: CanvasRenderingContext2D, body: HTMLImageElement | null) {
  pen.fillStyle = darkToken("--ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let star = 0; star < 90; star += 1) {
    pen.globalAlpha = 0.15 + ((star * 37) % 50) / 100;
    pen.fillStyle = darkToken("--text");
    pen.fillRect((star * 613) % WIDTH, (star * 197) % 420, 1.5 + (star % 2), 1.5 + (star % 2));
  }
  pen.globalAlpha = 1;
  if (!body) return;
  const width = (BODY.height * body.naturalWidth) / body.naturalHeight;
  pen.drawImage(body, BODY.x - width / 2, BODY.y - BODY.height / 2, width, BODY.height);
  shade(pen, pen.createLinearGradient(480, 0, 860, 0), 1, 0);
  shade(pen, pen.createLinearGradient(0, 150, 0, 300), 0, 0.72);
}

/** Lay the colour of the ground over everything, from one strength to another. */
function shade(pen: CanvasRenderingContext2D, gradient: CanvasGradient, from: number, to: number) {
  const colour = darkToken("--ground");
  for (const [at, strength] of [from, to].entries()) {
    const alpha = Math.round(strength * 255).toString(16);
    gradient.addColorStop(at, colour + alpha.padStart(2, "0"));
  }
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

function words(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  {
    size,
    weight = 500,
    colour = darkToken("--text"),
    align = "left",
    heading = false,
  }: { size: number; weight?: number; colour?: string; align?: CanvasTextAlign; heading?: boolean },
) {
  pen.font = face(weight, size, heading);
  pen.fillStyle = colour;
  pen.textAlign = align;
  // The middle of Saira's box lies above that of its letters.
  pen.fillText(text, x, heading ? y + size * 0.05 : y);
}

function face(weight: number, size: number, heading = false) {
  return `${weight} ${size}px ${token(heading ? FACES.headings : FACES.words)}`;
}

/** The text, truncated to fit. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, size: number) {
  pen.font = face(700, size, true);
  let most = [...text].length;
  while (most > 1 && pen.measureText(cut(text, most)).width > width) most -= 1;
  return cut(text, most);
}

/** The title as large as fits into a line, or in two lines that are smaller. */
function title(pen: CanvasRenderingContext2D, text: string) {
  const lines = titleLines(text, (line, size) => {
    pen.font = face(700, size, true);
    return pen.measureText(line).width;
  });
  for (const { line, size, y } of lines)
    words(pen, fitted(pen, line, TITLE.width, size), LEFT, y, { size, weight: 700, heading: true });
}

/**
 * The lines of a title, how large they are, and where the middle of each is; only the second may be too wide.
 * @param width how wide a line of a size is
 */
export function titleLines(text: string, width: (line: string, size: number) => number) {
  const isFitting = (line: string, size: number) => width(line, size) <= TITLE.width;
  let { size } = TITLE;
  while (size > TITLE.small && !isFitting(text, size)) size -= 1;
  if (isFitting(text, size)) return [{ line: text, size, y: TITLE.y }];
  const all = text.split(" ");
  let first = all.length;
  while (first > 1 && !isFitting(all.slice(0, first).join(" "), size)) first -= 1;
  return [all.slice(0, first), all.slice(first)]
    .map((line, index) => ({ line: line.join(" "), size, y: TITLE.y + (index - 0.5) * size * 1.1 }))
    .filter(({ line }) => line !== "");
}

/** A fill in the dark palette. */
function dark({ pattern, token }: Fill) {
  return filled(pattern, darkToken(token), darkToken("--ground"));
}

/** A seat: place, shape, name, its parts as a bar, its total. */
function bar(pen: CanvasRenderingContext2D, row: PictureRow, y: number, step: number, most: number) {
  const size = Math.min(34, step * 0.46);
  words(pen, row.place, LEFT, y, { size: size * 0.8, colour: darkToken("--soft") });
  words(pen, row.shape, 112, y, { size: size * 1.1, colour: darkToken(`--seat-${row.seat}`) });
  words(pen, fitted(pen, row.name, 230, size), 154, y, { size, weight: row.won ? 700 : 600, heading: true });
  let x = 400;
  for (const part of row.parts) {
    const width = (part.value / most) * 620;
    segment(pen, part, x, y, width, step * 0.56);
    x += width;
  }
  words(pen, String(row.total), x + 18, y, {
    size: size * 1.15,
    weight: 700,
    colour: darkToken(row.won ? "--coin" : "--text"),
    heading: true,
  });
}

function segment(pen: CanvasRenderingContext2D, part: Part, x: number, y: number, width: number, height: number) {
  if (width < 1) return;
  pen.fillStyle = dark(part.fill);
  pen.fillRect(x + 1, y - height / 2, width - 2, height);
  pen.font = face(600, 18, true);
  const text = [`${part.name} ${part.value}`, String(part.value)].find(
    (one) => pen.measureText(one).width + 12 < width,
  );
  if (text === undefined) return;
  const room = pen.measureText(text).width + 10;
  pen.fillStyle = darkToken("--ground");
  pen.beginPath();
  pen.roundRect(x + (width - room) / 2, y - 13, room, 26, 6);
  pen.fill();
  words(pen, text, x + width / 2, y, { size: 18, weight: 600, align: "center", heading: true });
}

function legend(pen: CanvasRenderingContext2D, entries: Picture["legend"]) {
  pen.font = face(500, 18);
  const widths = entries.map((entry) => pen.measureText(entry.name).width + 30);
  const gap = Math.min(
    28,
    Math.max(8, (RIGHT - LEFT - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, entries.length - 1)),
  );
  let x = LEFT;
  entries.forEach((entry, index) => {
    pen.fillStyle = dark(entry.fill);
    pen.fillRect(x, 579, 22, 18);
    words(pen, entry.name, x + 29, 589, { size: 18 });
    x += (widths[index] ?? 0) + gap;
  });
}

/** @returns a PNG */
async function png(told: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await painted(canvas, told);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Download the picture. */
export async function save(told: Picture, name: string) {
  const address = URL.createObjectURL(await png(told));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether this browser can share a picture with other apps. */
export function canShare() {
  const file = new File([], "x.png", { type: "image/png" });
  return typeof navigator.share === "function" && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Share the picture; download it if that fails, but not if the user cancels. */
export async function share(told: Picture, name: string) {
  const file = new File([await png(told)], name, { type: "image/png" });
  await navigator
    .share({ files: [file], text: told.text })
    .catch((problem: unknown) => (isCancelled(problem) ? undefined : save(told, name)));
}

function isCancelled(problem: unknown) {
  return problem instanceof DOMException && problem.name === "AbortError";
}
