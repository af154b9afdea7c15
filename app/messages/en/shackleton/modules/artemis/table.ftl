# Artemis Tours at the table.

prompt-ChoosePlaceOfTourist = Choose where the next Tourist goes ({ $left } left).
move-GuideTourist = Guide a Tourist to { $place }
move-Decline-ChoosePlaceOfTourist = Guide nobody else
