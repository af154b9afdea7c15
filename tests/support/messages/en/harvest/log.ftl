# The game Harvest of tests/support/harvest.

crop = { $kind } { $value }
kind-wheat = wheat
kind-rye = rye
kind-oats = oats
kind-barley = barley

log-harvest-began = The harvest begins.
log-crop-sown = { $seat } sows { $card }.
log-harvest-ended = All is sown.
concern-higher = { $seat } has sown a higher crop than you.
