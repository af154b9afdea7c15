/** What missions add to the types of the face. */
import "../../types";

declare module "../../types" {
  interface ModuleMoves {
    ClaimTask: true;
    PlaceOnce: true;
    UseOwnSpace: true;
  }
}
