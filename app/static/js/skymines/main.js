/** The script of a table of Skymines. */
import { putOn } from "../table/face.js";
import { begin } from "../table/table.js";
import { skymines } from "./face.js";

putOn(skymines);
begin();
