/** What threats add to the types of the face. */
import "../../types";

declare module "../../types" {
  interface ModuleMoves {
    DealWithThreat: true;
  }
}
