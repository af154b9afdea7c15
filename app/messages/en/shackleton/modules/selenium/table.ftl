# Selenium Research at the table.

prompt-ChooseSample = Choose the type of the next sample ({ $left } left).
move-DoExperiment = { $experiment } with { $samples }
move-TakeSample = Take { $sample ->
    [alpha] an α
    [beta] a β
   *[gamma] a γ
 } sample
