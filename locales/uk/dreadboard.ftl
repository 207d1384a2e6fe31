list-and = { $most } і { $last }
