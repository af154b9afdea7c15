"""`python -m tools.scaling`: print the tables of docs/scaling.md."""

from tools.scaling.ring import table
from tools.scaling.sizing import Assumed, Measured, tables

if __name__ == "__main__":
    print(tables(Measured(), Assumed()))
    print()
    print(table())
