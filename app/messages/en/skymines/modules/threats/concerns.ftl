# What others’ dealing with the threat means for the reader.

concern-threat-gone = { $seat } dealt with the threat ({ $threat }), which would have cost you { $coins }.
