list-and = { $most } и { $last }
