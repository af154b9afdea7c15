/**
 * The Moon's face as light and shadow: seas, craters and rays, drawn from a seed, so that it is the same for everybody.
 * Pure arithmetic in slices; `relief-painter.ts` makes a picture of it in idle time. Not an image file made by the
 * build: this script takes 2 KB on the wire, a WebP of 1024 pixels 390 KB.
 */

/**
 * A crater, in radii of the Moon: its middle, its size across, how much the globe's curve narrows it, its rim's wobble.
 */
type Crater = { x: number; y: number; r: number; narrow: number; turn: number; young: boolean };

const SEED = 1969;
const CRATERS = 300;
const SMALLEST = 0.011;
const LARGEST = 0.12;
/** Direction of the light: right and down are positive. */
const LIGHT: [number, number] = [-0.62, -0.78];
const RAYS = 3;

/** A uniformly distributed pseudo-random number from 0 to 1, by hashing whole numbers. */
export function chance(x: number, y: number) {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ SEED;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

const LATTICE = 256;
/** The heights at integer coordinates, repeated every `LATTICE`. */
const lattice = Float32Array.from({ length: LATTICE * LATTICE }, (_, at) =>
  chance(at % LATTICE, Math.floor(at / LATTICE)),
);

/** Smooth noise from 0 to 1 over the plane, about one hill a unit. */
function hills(x: number, y: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const sx = dx * dx * (3 - 2 * dx);
  const sy = dy * dy * (3 - 2 * dy);
  const west = left & 255;
  const east = (left + 1) & 255;
  const north = (top & 255) * LATTICE;
  const south = ((top + 1) & 255) * LATTICE;
  const above = mixed(lattice[north + west], lattice[north + east], sx);
  return mixed(above, mixed(lattice[south + west], lattice[south + east], sx), sy);
}

function mixed(from = 0, to = 0, part = 0) {
  return from + (to - from) * part;
}

/** Fractal noise: octaves, each half as wide and half as high as the one before; from 0 to 1. */
function rough(x: number, y: number, octaves: number) {
  let sum = 0;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += hills(x * scale + octave * 17, y * scale - octave * 31) / scale;
    scale *= 2;
  }
  return sum / (2 - 2 / scale);
}

/** From 0 below `low` to 1 above `high`, smoothly. */
function between(low: number, high: number, value: number) {
  const part = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return part * part * (3 - 2 * part);
}

/** How much a place belongs to a sea, from 0 to 1: dark, smooth, with few craters. */
export function sea(x: number, y: number) {
  return between(0.5, 0.6, rough(x * 1.55 + 3.1, y * 1.55 + 8.4, 4));
}

/** Samples along one side of the coarse map of the seas. */
const COARSE = 128;

/** The seas on a coarse map over the Moon's square, which is enough as they are wide and soft. */
function seas() {
  return Float32Array.from({ length: COARSE * COARSE }, (_, at) =>
    sea(((at % COARSE) * 2) / (COARSE - 1) - 1, (Math.floor(at / COARSE) * 2) / (COARSE - 1) - 1),
  );
}

function read(map: Float32Array, x: number, y: number) {
  const across = ((x + 1) / 2) * (COARSE - 1.01);
  const down = ((y + 1) / 2) * (COARSE - 1.01);
  const at = Math.floor(down) * COARSE + Math.floor(across);
  const east = across % 1;
  const above = mixed(map[at], map[at + 1], east);
  return mixed(above, mixed(map[at + COARSE], map[at + COARSE + 1], east), down % 1);
}

/** The craters, the largest first; most are small. */
export function craters(): Crater[] {
  const all = Array.from({ length: CRATERS }, (_, index) => crater(index));
  const kept = all.filter(({ x, y, r }) => r > 0.03 || sea(x, y) < 0.5);
  return kept
    .sort((one, other) => other.r - one.r)
    .map((one, rank) => ({ ...one, young: rank >= 4 && rank < 4 + RAYS }));
}

function crater(index: number) {
  const away = Math.sqrt(chance(index, 1)) * 0.97;
  const angle = chance(index, 2) * 2 * Math.PI;
  const r = Math.min(LARGEST, SMALLEST * (1 - chance(index, 3) * 0.999) ** -0.55);
  const narrow = Math.sqrt(1 - 0.85 * away * away);
  return {
    x: away * Math.cos(angle),
    y: away * Math.sin(angle),
    r,
    narrow,
    turn: chance(index, 4) * 6.28,
    young: false,
  };
}

/**
 * The height of a crater's profile, in its own radii, at a distance from its middle: floor, wall, rim and ejecta.
 * @param large with a flat floor and a peak
 */
export function profile(away: number, large: boolean) {
  const bowl = away < 1 ? -0.34 * (1 - away * away) : 0;
  const floor = large ? Math.max(bowl, -0.16) + 0.1 * Math.exp(-((away / 0.16) ** 2)) : bowl;
  const rim = 0.15 * Math.exp(-(((away - 1) / 0.17) ** 2));
  return floor + rim + (away > 1 ? 0.04 * Math.exp((1 - away) * 3) : 0.04);
}

/** Add a crater to the heights. */
function press(heights: Float32Array, size: number, one: Crater) {
  const half = size / 2;
  const reach = one.r * 1.9;
  const [along, up] = [one.x, one.y].map((part) => part / (Math.hypot(one.x, one.y) || 1));
  const first = (middle: number) => Math.max(0, Math.floor((middle - reach + 1) * half));
  const last = (middle: number) => Math.min(size - 1, Math.ceil((middle + reach + 1) * half));
  for (let row = first(one.y); row <= last(one.y); row += 1) {
    for (let column = first(one.x); column <= last(one.x); column += 1) {
      const [dx, dy] = [(column + 0.5) / half - 1 - one.x, (row + 0.5) / half - 1 - one.y];
      const outward = (dx * (along ?? 1) + dy * (up ?? 0)) / one.narrow;
      const sideways = dy * (along ?? 1) - dx * (up ?? 0);
      const angle = Math.atan2(sideways, outward);
      const wobble = 1 + 0.045 * Math.sin(3 * angle + one.turn) + 0.03 * Math.sin(7 * angle - one.turn);
      const away = (Math.sqrt(outward * outward + sideways * sideways) / one.r) * wobble;
      if (away > 1.9) continue;
      const at = row * size + column;
      const smooth = away < 1 ? 0.25 : 1;
      heights[at] = (heights[at] ?? 0) * smooth + one.r * profile(away, one.r > 0.05);
    }
  }
}

/** How bright the rays of the young craters are at a place. */
function rays(young: Crater[], x: number, y: number) {
  let bright = 0;
  for (const one of young) {
    const [dx, dy] = [x - one.x, y - one.y];
    const away = Math.sqrt(dx * dx + dy * dy) / one.r;
    if (away > 11) continue;
    const streak = rough((Math.atan2(dy, dx) + one.turn) * 4.2, one.r * 90, 2);
    bright += between(0.48, 0.85, streak) * Math.exp(-away / 4.5) + 0.5 * Math.exp(-away / 1.1);
  }
  return bright;
}

/**
 * The relief as a picture of `size` by `size` pixels over the Moon's square: RGBA, white in the light, black in the
 * shade, transparent on flat ground and outside the Moon. Yields after each slice of work.
 */
export function* relief(size: number): Generator<void, Uint8ClampedArray<ArrayBuffer>> {
  const heights = new Float32Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = placeOf(size, row, column);
      if (x * x + y * y < 1.02) heights[row * size + column] = 0.045 * rough(x * 5, y * 5, 5);
    }
    yield;
  }
  const all = craters();
  for (const one of all) {
    press(heights, size, one);
    yield;
  }
  const young = all.filter((one) => one.young);
  const dark = seas();
  yield;
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let row = 0; row < size; row += 1) {
    shadeRow(pixels, heights, size, row, young, dark);
    yield;
  }
  return pixels;
}

/** A pixel's middle, from -1 to 1. */
function placeOf(size: number, row: number, column: number): [number, number] {
  return [((column + 0.5) * 2) / size - 1, ((row + 0.5) * 2) / size - 1];
}

/** @param dark the seas */
function shadeRow(
  pixels: Uint8ClampedArray,
  heights: Float32Array,
  size: number,
  row: number,
  young: Crater[],
  dark: Float32Array,
) {
  const here = row * size;
  const above = Math.max(0, row - 1) * size;
  const below = Math.min(size - 1, row + 1) * size;
  for (let column = 0; column < size; column += 1) {
    const [x, y] = placeOf(size, row, column);
    const away = Math.sqrt(x * x + y * y);
    if (away >= 1) continue;
    const east = (((heights[here + column + 1] ?? 0) - (heights[here + column - 1] ?? 0)) * size) / 4;
    const south = (((heights[below + column] ?? 0) - (heights[above + column] ?? 0)) * size) / 4;
    const slope = east * LIGHT[0] + south * LIGHT[1];
    const facing = x * LIGHT[0] + y * LIGHT[1];
    const limb = between(0.72, 1, away) * (0.2 - 0.34 * Math.min(0, facing));
    const ground = 0.34 * rays(young, x, y) - 0.3 * read(dark, x, y) - limb;
    const light = -Math.tanh(slope * 1.25) * 0.5 + ground;
    const at = (here + column) * 4;
    pixels[at] = pixels[at + 1] = pixels[at + 2] = light > 0 ? 255 : 0;
    pixels[at + 3] = 255 * Math.abs(light) * (light > 0 ? 0.62 : 0.85) * between(0, 3 / size, 1 - away);
  }
}
