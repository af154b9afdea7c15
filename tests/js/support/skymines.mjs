/** Sets the face of Skymines for tests of the table. */
import { skymines } from "../../../app/static/js/skymines/face.ts";
import { putOn } from "../../../app/static/js/table/face.ts";

putOn(skymines);
