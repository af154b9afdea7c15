/** How things move: the keyframes of a flight, of a landing, and of what is turned up. Pure. */
import type { Box } from "./ghosts.ts";

/** How high a flight rises above the straight line at most, in pixels, and as a share of its length. */
const [ARC, STEEP] = [24, 0.25];
/** When a piece arrives, and when its landing has gone farthest, as shares of its movement. */
const [ARRIVES, LANDS] = [0.75, 0.88];
/** How much larger it is when it has just landed. */
const OVERSHOOT = 0.06;

/** From one box to another in an arc, or up and away where the destination is not drawn. */
export function way(from: Box, to: Box | null): Keyframe[] {
  const begin = `translate(${from.left}px, ${from.top}px)`;
  if (!to)
    return [
      { transform: begin, opacity: 1 },
      { transform: `${begin} translateY(-18px)`, opacity: 0 },
    ];
  const [wide, high] = [to.width / from.width, to.height / from.height];
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const middle = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 - Math.min(ARC, far * STEEP) };
  const landing = {
    left: to.left - (to.width * OVERSHOOT) / 2,
    top: to.top - (to.height * OVERSHOOT) / 2,
  };
  const end = placed(to, wide, high);
  return [
    { transform: begin, easing: "cubic-bezier(0.3, 0, 0.8, 0.8)" },
    {
      transform: placed(middle, (1 + wide) / 2, (1 + high) / 2),
      offset: 0.35,
      easing: "cubic-bezier(0.2, 0.5, 0.2, 1)",
    },
    { transform: end, offset: ARRIVES, easing: "ease-out" },
    { transform: placed(landing, wide * (1 + OVERSHOOT), high * (1 + OVERSHOOT)), offset: LANDS, easing: "ease-out" },
    { transform: end },
  ];
}

function placed({ left, top }: Pick<Box, "left" | "top">, wide: number, high: number) {
  return `translate(${left}px, ${top}px) scale(${wide}, ${high})`;
}

/** A card or a plan that is turned up. */
export const TURNED_UP: Keyframe[] = [
  { transform: "perspective(40rem) rotateY(-90deg)", easing: "ease-out" },
  { transform: "none" },
];

/** A coin that flips open, about its own middle in a drawing. */
export const FLIPPED_OPEN: Keyframe[] = [
  { transform: "scaleX(0)", transformBox: "fill-box", transformOrigin: "center", easing: "ease-out" },
  { transform: "scaleX(1.06)", transformBox: "fill-box", transformOrigin: "center", offset: 0.8 },
  { transform: "none", transformBox: "fill-box", transformOrigin: "center" },
];
