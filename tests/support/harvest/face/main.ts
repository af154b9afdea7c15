/** The script of a table of Harvest. */
import { putOn } from "../../../../app/static/js/table/face.ts";
import { begin } from "../../../../app/static/js/table/table.ts";
import { harvest } from "./face.ts";

putOn(harvest);
begin();
