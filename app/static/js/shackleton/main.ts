/** The script of a table of Shackleton Base. */
import { putOn } from "../table/face.ts";
import { begin } from "../table/table.ts";
import { shackleton } from "./face.ts";

putOn(shackleton);
begin();
