/** Whether there is room around the crater for its strips: on a phone they are lists below it. */
import { HEIGHT_PX, WIDTH_REM } from "../../table/breakpoints.ts";
import { WindowMeasure, widthRem } from "../../table/room.ts";

/** How much room there is: for the crater alone, on an upright phone or beside lists, for what lies around it, and for all of it. */
type Room = "bare" | "aside" | "low" | "whole";

export const strips = new WindowMeasure<Room>(() => {
  if (innerHeight < HEIGHT_PX.sideways) return "aside";
  if (widthRem() < WIDTH_REM.phone) return "bare";
  return innerHeight < HEIGHT_PX.laptop ? "low" : "whole";
});

export const room = () => strips.value;

export const hasStrips = () => room() === "low" || room() === "whole";
