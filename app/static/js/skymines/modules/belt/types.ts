/** What the Belt adds to the types of the face. */
import "../../types.ts";

declare module "../../types.ts" {
  interface ModuleMoves {
    EnterBelt: "belt";
  }
}
