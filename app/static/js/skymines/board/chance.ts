/** Numbers that look random and are the same for everybody: where stars and rocks lie. */

const SEED = 1969;

/** A uniformly distributed pseudo-random number from 0 to 1, by hashing whole numbers. */
export function chance(x: number, y: number) {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ SEED;
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}
