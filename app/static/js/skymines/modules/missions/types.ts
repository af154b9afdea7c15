/** What missions add to the types of the face. */
import "../../types.ts";

declare module "../../types.ts" {
  interface ModuleMoves {
    ClaimTask: true;
    PlaceOnce: true;
    UseOwnSpace: true;
  }
}
