# What is told of Evergreen Farms.

log-farm-planted = { $seat } plants a farm of size { $size } in { $sector }.
    .deed = Plants a farm of size { $size } in { $sector }.
