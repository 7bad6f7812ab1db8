# What several texts use
list-and = { $first } and { $last }
place-corner = corner { $row }/{ $column }

