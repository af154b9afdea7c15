"""`python -m tools.scaling`: print the tables of docs/scaling.md."""

from tools.scaling.reckoning import Assumed, Measured, tables
from tools.scaling.ring import table

if __name__ == "__main__":
    print(tables(Measured(), Assumed()))
    print()
    print(table())
