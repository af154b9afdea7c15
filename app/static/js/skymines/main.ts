/** The script of a table of Skymines. */
import { putOn } from "../table/face.ts";
import { begin } from "../table/table.ts";
import { skymines } from "./face.ts";

putOn(skymines);
begin();
