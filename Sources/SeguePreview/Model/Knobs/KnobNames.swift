// The names of knobs: the group that a page lists them in, and the name within it.

/// Names knobs by their key paths.
enum KnobNames {
  /// Returns the names for a key path such as `transitions.open.spring.damping`: the group `open`
  /// and the label `spring.damping`.
  static func names(of keyPath: String) -> (group: String, label: String) {
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    switch parts.first {
    case "transitions"? where parts.count > 1:
      return (parts[1], label(parts.dropFirst(2), or: parts[1]))
    case "screens"? where parts.count > 2:
      return ("\(parts[1]), \(parts[2])", label(parts.dropFirst(3), or: parts[2]))
    case let first?: return (first, label(parts.dropFirst(), or: first))
    case nil: return ("", keyPath)
    }
  }

  private static func label(_ parts: ArraySlice<String>, or name: String) -> String {
    parts.isEmpty ? name : parts.joined(separator: ".")
  }
}
