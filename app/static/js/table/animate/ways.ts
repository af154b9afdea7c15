/** How things move: the keyframes of a flight, of a landing, and of what is turned up. Pure. */
import type { Box } from "./ghosts.ts";

/** How high a flight rises above the straight line at most, in pixels, and as a share of its length. */
const [ARC, STEEP] = [24, 0.25];
/** When a piece arrives, and when its landing has gone farthest, as shares of its movement. */
export const ARRIVES = 0.75;
const LANDS = 0.88;
/** How much larger it is when it has just landed. */
const OVERSHOOT = 0.06;

/** Where something of its own proportions lies, and its scale. */
export type Fitted = { left: number; top: number; scale: number };

type Size = Pick<Box, "width" | "height">;

/** Something as large as a box allows without changing its proportions, in the middle of it. Pure. */
export function fitted({ left, top, width, height }: Box, size: Size): Fitted & Size {
  const scale = Math.min(width / size.width, height / size.height);
  return {
    ...size,
    scale,
    left: left + (width - size.width * scale) / 2,
    top: top + (height - size.height * scale) / 2,
  };
}

/** From one place to another in an arc, or up and away where the destination is not drawn. */
export function way(from: Fitted & Size, to: (Fitted & Size) | null): Keyframe[] {
  const begin = placed(from);
  if (!to)
    return [
      { transform: begin, opacity: 1 },
      { transform: `translateY(-18px) ${begin}`, opacity: 0 },
    ];
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const middle = {
    left: (from.left + to.left) / 2,
    top: (from.top + to.top) / 2 - Math.min(ARC, far * STEEP),
    scale: (from.scale + to.scale) / 2,
  };
  const landing = {
    left: to.left - (to.width * to.scale * OVERSHOOT) / 2,
    top: to.top - (to.height * to.scale * OVERSHOOT) / 2,
    scale: to.scale * (1 + OVERSHOOT),
  };
  const end = placed(to);
  return [
    { transform: begin, easing: "cubic-bezier(0.3, 0, 0.8, 0.8)" },
    { transform: placed(middle), offset: 0.35, easing: "cubic-bezier(0.2, 0.5, 0.2, 1)" },
    { transform: end, offset: ARRIVES, easing: "ease-out" },
    { transform: placed(landing), offset: LANDS, easing: "ease-out" },
    { transform: end },
  ];
}

function placed({ left, top, scale }: Fitted) {
  return `translate(${left}px, ${top}px) scale(${scale})`;
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
