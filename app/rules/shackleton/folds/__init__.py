"""For each event the one function that folds it. Events carry what they change: no component set is looked up here."""
