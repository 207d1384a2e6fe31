list-and = { $most } and { $last }
