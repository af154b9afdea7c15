/** The result as a picture, drawn in the browser: 1200 by 630, the size of link previews; always dark. */
import { cut } from "./data.ts";
import type { Fill } from "./patterns.ts";
import { darkToken, filled } from "./patterns.ts";

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
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

export function paint(canvas: HTMLCanvasElement, told: Picture) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  ground(pen);
  pen.textBaseline = "middle";
  mark(pen, 104, 82, 44);
  words(pen, "Regolith", 168, 82, { size: 44, weight: 700 });
  words(pen, told.below, 1140, 82, { size: 24, colour: darkToken("--soft"), align: "right" });
  words(pen, fitted(pen, told.title, 1080, 54), 60, 176, { size: 54, weight: 750, colour: darkToken("--accent") });
  words(pen, fitted(pen, told.more, 900, 24), 1140, 120, { size: 24, colour: darkToken("--soft"), align: "right" });
  const step = Math.min(84, 300 / told.rows.length);
  const most = Math.max(1, ...told.rows.map((row) => row.total));
  for (const [index, row] of told.rows.entries()) bar(pen, row, 268 + index * step, step, most);
  legend(pen, told.legend);
}

/** A dark sky over a grey horizon with craters. */
function ground(pen: CanvasRenderingContext2D) {
  pen.fillStyle = darkToken("--ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let star = 0; star < 90; star += 1) {
    pen.globalAlpha = 0.15 + ((star * 37) % 50) / 100;
    pen.fillStyle = darkToken("--text");
    pen.fillRect((star * 613) % WIDTH, (star * 197) % 420, 1.5 + (star % 2), 1.5 + (star % 2));
  }
  pen.globalAlpha = 1;
  const light = pen.createRadialGradient(820, 1500, 700, 820, 1500, 1260);
  light.addColorStop(0, "#39414e");
  light.addColorStop(0.92, "#1b212b");
  light.addColorStop(1, "#2c3440");
  disc(pen, 820, 1660, 1240, light);
  for (const [x = 0, y = 0, r = 0] of [
    [180, 585, 30],
    [430, 540, 18],
    [700, 600, 44],
    [980, 520, 24],
    [1110, 598, 34],
  ]) {
    pen.globalAlpha = 0.28;
    oval(pen, x, y, r, darkToken("--ground"));
    pen.globalAlpha = 1;
  }
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string | CanvasGradient) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

function oval(pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, r, r * 0.3, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** Our mark. */
function mark(pen: CanvasRenderingContext2D, x: number, y: number, r: number) {
  const light = pen.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.1, x, y, r);
  light.addColorStop(0, "#f1f3f8");
  light.addColorStop(0.6, "#aab4c3");
  light.addColorStop(1, "#5d6778");
  disc(pen, x, y, r, light);
  for (const [dx = 0, dy = 0, size = 0] of [
    [-0.38, -0.42, 0.2],
    [0.28, -0.6, 0.11],
    [-0.62, 0.2, 0.13],
  ]) {
    disc(pen, x + dx * r, y + dy * r, size * r, "rgb(75 84 99 / 55%)");
  }
  hexagon(pen, x + r * 0.5, y + r * 0.52, r * 0.62, darkToken("--ground"));
  hexagon(pen, x + r * 0.5, y + r * 0.52, r * 0.5, darkToken("--accent"));
}

function hexagon(pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string) {
  pen.fillStyle = fill;
  pen.beginPath();
  for (let corner = 0; corner < 6; corner += 1)
    pen.lineTo(x + r * Math.cos(corner * (Math.PI / 3) - 0.2), y + r * Math.sin(corner * (Math.PI / 3) - 0.2));
  pen.fill();
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
  }: { size: number; weight?: number; colour?: string | undefined; align?: CanvasTextAlign },
) {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour ?? "";
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** The text, truncated to fit. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number, size: number) {
  pen.font = `700 ${size}px ${FONT}`;
  let most = [...text].length;
  while (most > 1 && pen.measureText(cut(text, most)).width > width) most -= 1;
  return cut(text, most);
}

/** A fill in the dark palette. */
function dark({ pattern, token }: Fill) {
  return filled(pattern, darkToken(token), darkToken("--ground"));
}

/** A seat: place, shape, name, its parts as a bar, its total. */
function bar(pen: CanvasRenderingContext2D, row: PictureRow, y: number, step: number, most: number) {
  const size = Math.min(34, step * 0.46);
  words(pen, row.place, 60, y, { size: size * 0.8, colour: darkToken("--soft") });
  words(pen, row.shape, 128, y, { size: size * 1.1, colour: darkToken(`--seat-${row.seat}`) });
  words(pen, fitted(pen, row.name, 210, size), 172, y, { size, weight: row.won ? 750 : 500 });
  let x = 400;
  for (const part of row.parts) {
    const width = (part.value / most) * 620;
    segment(pen, part, x, y, width, step * 0.56);
    x += width;
  }
  words(pen, String(row.total), x + 18, y, {
    size: size * 1.15,
    weight: 750,
    colour: row.won ? darkToken("--accent") : darkToken("--text"),
  });
}

function segment(pen: CanvasRenderingContext2D, part: Part, x: number, y: number, width: number, height: number) {
  if (width < 1) return;
  pen.fillStyle = dark(part.fill);
  pen.fillRect(x + 1, y - height / 2, width - 2, height);
  pen.font = `650 18px ${FONT}`;
  const text = [`${part.name} ${part.value}`, String(part.value)].find(
    (one) => pen.measureText(one).width + 12 < width,
  );
  if (text === undefined) return;
  const room = pen.measureText(text).width + 10;
  pen.fillStyle = darkToken("--ground");
  pen.beginPath();
  pen.roundRect(x + (width - room) / 2, y - 13, room, 26, 6);
  pen.fill();
  words(pen, text, x + width / 2, y, { size: 18, weight: 650, align: "center" });
}

function legend(pen: CanvasRenderingContext2D, entries: Picture["legend"]) {
  pen.font = `500 18px ${FONT}`;
  const widths = entries.map((entry) => pen.measureText(entry.name).width + 30);
  const gap = Math.min(
    28,
    Math.max(8, (1080 - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, entries.length - 1)),
  );
  let x = 60;
  entries.forEach((entry, index) => {
    pen.fillStyle = dark(entry.fill);
    pen.fillRect(x, 579, 22, 18);
    words(pen, entry.name, x + 29, 589, { size: 18 });
    x += (widths[index] ?? 0) + gap;
  });
}

/** @returns a PNG */
function png(told: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  paint(canvas, told);
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
