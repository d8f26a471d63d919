// "Everything is two frames later", instead of ninety frames that differ: when all that follows the first
// difference is there, only at another place, one line says so.

/// All frames from some place on, at another place.
public struct FrameShift: Sendable, Hashable, CustomStringConvertible {
  /// The first frame that differs.
  public let first: Int
  /// By how many frames everything from there on is later; less than zero for earlier.
  public let frames: Int
  /// Whether nothing moved before it.
  public let isEverything: Bool

  /// `everything is 2 frames later`.
  public var description: String {
    let count = abs(frames)
    let how = "\(count) frame\(count == 1 ? "" : "s") \(frames > 0 ? "later" : "earlier")"
    return isEverything ? "everything is \(how)" : "from frame \(first) on, everything is \(how)"
  }

  /// How `actual` is `expected` shifted; `nil` if it is not.
  ///
  /// - Complexity: in practice linear in the frames; a clip that stands still for long costs more.
  public init?<Frame: Hashable>(_ actual: [Frame], expected: [Frame]) {
    guard let first = zip(actual, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return nil }
    let (rest, restExpected) = (actual[first...], expected[first...])
    let most = max(rest.count, restExpected.count) / 2
    guard most >= 1 else { return nil }
    let found = (1...most).lazy.flatMap { [$0, -$0] }.first { shift in
      shift > 0
        ? Self.agree(rest.dropFirst(shift), restExpected)
        : Self.agree(rest, restExpected.dropFirst(-shift))
    }
    guard let found else { return nil }
    (self.first, frames) = (first, found)
    isEverything = expected[..<first].allSatisfy { $0 == expected[0] }
  }

  /// Whether the frames are the same as far as both go, and enough of them for that to mean something:
  /// half of what is left, with some motion.
  private static func agree<Frame: Hashable>(_ a: ArraySlice<Frame>, _ b: ArraySlice<Frame>) -> Bool
  {
    let count = min(a.count, b.count)
    guard 2 * count >= max(a.count, b.count), count >= 2,
      zip(a, b).allSatisfy({ $0 == $1 }), let start = a.first
    else { return false }
    return a.prefix(count).contains { $0 != start }
  }
}
