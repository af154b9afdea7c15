/** Whether there is room around the Moon for the orbit of the company tracks: on a phone they are lines below it. */
import { HEIGHT_PX, WIDTH_REM } from "../../table/breakpoints.ts";
import { WindowMeasure, widthRem } from "../../table/room.ts";

export const orbit = new WindowMeasure(() => widthRem() >= WIDTH_REM.phone && innerHeight >= HEIGHT_PX.sideways);

export const hasOrbit = () => orbit.value;
