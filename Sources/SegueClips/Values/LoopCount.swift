// `--loop N|forever`.

/// The number of times that a clip plays.
package enum LoopCount: Hashable, Sendable {
  /// The clip plays this many times.
  case count(Int)
  /// The clip plays until it is stopped.
  case forever

  /// The maximum number of times that a clip plays, which is the largest that files can store.
  package static let maximum = 65_535

  /// Creates a count from text such as `3` or `forever`.
  package init?(_ text: String) {
    if text == "forever" {
      self = .forever
      return
    }
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int(text), (1...Self.maximum).contains(count)
    else { return nil }
    self = .count(count)
  }
}

extension LoopCount: CustomStringConvertible {
  /// The count as it is written: `3` or `forever`.
  package var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .forever: "forever"
    }
  }
}

extension LoopCount: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "1…\(maximum), or forever" }
}
