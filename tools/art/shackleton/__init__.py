"""The drawings of Shackleton Base: `python -m tools.art` writes them to app/static/art/shackleton.svg.

Ids begin with `sb-` and go on with the noun that rules and component files use, as it is written there. Drawings marked
with * take the colour of the place that uses them (`currentColor`); the same with `-1` to `-4` are in a seat's colour
and bear its shape, and are what a table uses.

| ids | view box | what |
| --- | --- | --- |
| `sb-dome`* `sb-workshop`* `sb-laboratory`* `sb-headquarters`* | 64 64 | structures, `sb-dome-neutral` too |
| `sb-glow` | 64 64 | the light that a structure casts on the crater's floor; lies under it |
| `sb-engineer` `sb-technician` `sb-scientist` `sb-astronaut` | 36 44 | astronauts; the last one is of any type |
| `sb-tourist` | 36 44 | a Tourist |
| `sb-credits` `sb-titanium` `sb-rare_earth` `sb-energy` `sb-reputation` `sb-vp` | 32 32 | what all seats have |
| `sb-helium3` `sb-robot` `sb-plant` `sb-step` `sb-defence` `sb-sample` | 32 32 | goods of corporations |
| `sb-sample-alpha` `sb-sample-beta` `sb-sample-gamma` | 32 32 | samples by type |
| `sb-artemis` … `sb-sky-watch` `sb-mars` | 48 48 | emblems of the corporations, by their ids |
| `sb-token-artemis` … | 48 48 | their tokens; `sb-token-selenium-alpha` … those of Selenium Research |
| `sb-panel` | 48 48 | a solar panel |
| `sb-hub` | 200 200 | the landing pad in the middle of the crater |
| `sb-goal-marker`* `sb-cargo`* | 32 32 | a seat's marker of goals; cargo of Moon Mining |
| `sb-farm-1` `-2` `-3` | 48 48 | farms by size |
| `sb-factory-top` `-middle` `-bottom` | 48 48 | factories by row |
| `sb-experiment-geology` `-biology` `-physics` | 32 32 | the fields of experiments |
| `sb-experiment-small-geology` … | 32 32 | experiments by stage and field |
| `sb-ship-panel` `sb-asteroid` | 48 48 | a panel of the ship of To Mars; the asteroid of Sky Watch |
| `sb-programme-1-bottom` … | 48 48 | the Defense Programs of Sky Watch, by their ids |
| `sb-module-1` … `-6` `sb-ship-panel-1` … `-5` | 48 48 | the modules and panels of the ship to Mars |
| `sb-bed` | 48 48 | a place for a Tourist |
| `sb-shuttle-1` `-2` `-3` `sb-gateway` | 120 80 | the shuttles of the three rounds; the Lunar Gateway |
| `sb-card-artemis` … | 120 104 | what stands for the projects of a corporation |
| `sb-leader-canada-a` … | 48 56 | leaders, by the ids of the sides of their tiles |
| `sb-astrobot` | 120 104 | AstroBot |
| `sb-astrobot-head` | 48 48 | her head alone |
| `sb-astrobot-back` | 120 156 | the back of her cards |

Each project has a picture besides, `sb-project-moon-casino` … (`projects/`).

The ground of the board is a picture, "crater-1100" (`pictured` of `js/table/drawings.ts`); where its places are stands
in `crater.py`.
"""
