# What seats are called that bear no name: on all pages, in mails and notices.
seat-name-departed = { $number ->
    [1] Departed
   *[other] Departed { $number }
}
seat-name-robot-as = Robot (as { $name })
seat-name-robot = { $number ->
    [1] Robot
   *[other] Robot { $number }
}
