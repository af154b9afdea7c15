"""The drawings of Shackleton Base: `python -m tools.art` writes them to app/static/art/shackleton.svg.

Ids begin with `sb-` and go on with the noun that rules and component files use, as it is written there. Drawings marked
with * take the colour of whoever uses them (`currentColor`); the same with `-1` to `-4` are in a seat's colour and bear
its shape, and are what a table uses.

| ids | view box | what |
| --- | --- | --- |
| `sb-dome`* `sb-workshop`* `sb-laboratory`* `sb-headquarters`* | 64 64 | structures, `sb-dome-neutral` too |
| `sb-glow` | 64 64 | the light that a structure casts on the crater's floor; lies under it |
| `sb-engineer` `sb-technician` `sb-scientist` `sb-astronaut` | 36 44 | astronauts; the last one is of any type |
| `sb-tourist` | 36 44 | a Tourist |
| `sb-credits` `sb-titanium` `sb-rare_earth` `sb-energy` `sb-reputation` `sb-vp` | 32 32 | what all seats have |
| `sb-helium3` `sb-robot` `sb-plant` `sb-step` `sb-defence` `sb-sample` | 32 32 | goods of corporations |
| `sb-sample-alpha` `sb-sample-beta` `sb-sample-gamma` | 32 32 | samples by type |
"""
