/// Returns a count with its noun: `1 chunk`, `2 chunks`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
