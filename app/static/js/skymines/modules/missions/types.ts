/** What missions add to the types of the face. */
import "../../types.ts";

declare module "../../types.ts" {
  interface ModuleMoves {
    ClaimTask: "missions";
    PlaceOnce: "missions";
    UseOwnSpace: "missions";
  }
}
