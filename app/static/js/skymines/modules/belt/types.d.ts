/** What the Belt adds to the types of the face. */
import "../../types";

declare module "../../types" {
  interface ModuleMoves {
    EnterBelt: true;
  }
}
