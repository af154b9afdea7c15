/** Colours of the page, and patterns and shapes by which charts can be read without colour. */

export type Pattern = "plain" | "rising" | "falling" | "dots" | "level" | "upright" | "grid";

/** How a part of a bar is filled: a token of the style sheet under a pattern. */
export interface Fill {
  token: string;
  pattern: Pattern;
}

/** Dashes of up to four lines. */
export const DASHES = [[], [9, 4], [2, 3], [10, 3, 2, 3]];

const TILE = 10;

/** A token of the style sheet. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * The same token in the dark palette, whatever the page shows: the first rule of the first style sheet, css/tokens.css.
 */
export function darkToken(name: string): string {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  return (
    rules
      .find((rule) => rule instanceof CSSStyleRule)
      ?.style.getPropertyValue(name)
      .trim() ?? ""
  );
}

/** A colour under a pattern. */
export function filled(pattern: Pattern, colour: string, ink: string): CanvasPattern | string {
  if (pattern === "plain") return colour;
  const tile = document.createElement("canvas");
  tile.width = tile.height = TILE;
  const pen = tile.getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = pen.fillStyle = ink;
  pen.globalAlpha = 0.55;
  pen.lineWidth = pattern === "falling" ? 3.4 : 1.5;
  if (pattern === "dots") dot(pen);
  else stroke(pen, pattern);
  return pen.createPattern(tile, "repeat") ?? colour;
}

function dot(pen: CanvasRenderingContext2D) {
  pen.beginPath();
  pen.arc(TILE / 2, TILE / 2, 1.9, 0, 2 * Math.PI);
  pen.fill();
}

/** Strokes by pattern, each from x, y to x, y in tiles. */
const STROKES: Record<string, number[][]> = {
  rising: [
    [0, 1, 1, 0],
    [-0.5, 0.5, 0.5, -0.5],
    [0.5, 1.5, 1.5, 0.5],
  ],
  falling: [
    [0, 0, 1, 1],
    [-0.5, 0.5, 0.5, 1.5],
    [0.5, -0.5, 1.5, 0.5],
  ],
  level: [[0, 0.5, 1, 0.5]],
  upright: [[0.5, 0, 0.5, 1]],
  grid: [
    [0, 0.5, 1, 0.5],
    [0.5, 0, 0.5, 1],
  ],
};

function stroke(pen: CanvasRenderingContext2D, pattern: string) {
  pen.beginPath();
  for (const [x = 0, y = 0, toX = 0, toY = 0] of STROKES[pattern] ?? []) {
    pen.moveTo(x * TILE, y * TILE);
    pen.lineTo(toX * TILE, toY * TILE);
  }
  pen.stroke();
}

/** A symbol of the page's sprite as a point of a line. */
export function emblem(symbol: string, colour: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = EMBLEM;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(EMBLEM / 28, EMBLEM / 28);
  pen.translate(2, 2);
  pen.lineJoin = pen.lineCap = "round";
  for (const part of document.getElementById(`s-${symbol}`)?.children ?? []) {
    const outline = outlineOf(part);
    const ink = part.classList.contains("ink");
    pen.lineWidth = ink ? 3 : 4;
    pen.strokeStyle = token(ink ? "--ink" : "--raised");
    pen.stroke(outline);
    pen.fillStyle = colour;
    if (!ink) pen.fill(outline);
  }
  return canvas;
}

/** Pixels of a side of an emblem in a chart. */
const EMBLEM = 21;

/** @param part of a symbol */
function outlineOf(part: Element) {
  const number = (name: string) => Number(part.getAttribute(name) ?? 0);
  const outline = new Path2D(part.getAttribute("d") ?? "");
  if (part.tagName === "circle") outline.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  if (part.tagName === "rect")
    outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  return outline;
}

/** A letter as a point of a line. */
export function chartPoint(letter: string, colour: string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 18;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.font = "16px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineWidth = 3;
  pen.strokeStyle = token("--raised");
  pen.strokeText(letter, 9, 9.5);
  pen.fillStyle = colour;
  pen.fillText(letter, 9, 9.5);
  return canvas;
}
