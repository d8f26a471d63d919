// The detection of shifted frames. If everything after the first difference is present at another
// position, one line such as "everything is 2 frames later" replaces a list of all frames that
// differ.

/// A shift of all frames of a clip from some frame on.
public struct FrameShift: Sendable, Hashable, CustomStringConvertible {
  /// The first frame that differs.
  public let first: Int
  /// The number of frames by which everything from `first` on is later. Negative if it is earlier.
  public let frames: Int
  /// A Boolean value that indicates whether nothing moves before the shifted frames.
  public let isEverything: Bool

  /// A description such as `everything is 2 frames later`.
  public var description: String {
    let count = abs(frames)
    let how = "\(count) frame\(count == 1 ? "" : "s") \(frames > 0 ? "later" : "earlier")"
    return isEverything ? "the whole clip is \(how)" : "from frame \(first) on, the clip is \(how)"
  }

  /// Creates the shift that explains how `actual` differs from `expected`. Returns `nil` if no
  /// shift does.
  ///
  /// - Complexity: In practice O(n) in the number of frames. Clips that are still for a long time
  ///   cost more.
  public init?<Frame: Hashable>(_ actual: [Frame], expected: [Frame]) {
    guard let first = zip(actual, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return nil }
    let (rest, restExpected) = (actual[first...], expected[first...])
    let maximum = max(rest.count, restExpected.count) / 2
    guard maximum >= 1 else { return nil }
    let found = (1...maximum).lazy.flatMap { [$0, -$0] }.first { shift in
      shift > 0
        ? Self.agree(rest.dropFirst(shift), restExpected)
        : Self.agree(rest, restExpected.dropFirst(-shift))
    }
    guard let found else { return nil }
    (self.first, frames) = (first, found)
    isEverything = expected[..<first].allSatisfy { $0 == expected[0] }
  }

  /// Returns a Boolean value that indicates whether the frames are equal as far as both sequences
  /// go, and are sufficient evidence: at least half of the remaining frames, with some motion.
  private static func agree<Frame: Hashable>(_ a: ArraySlice<Frame>, _ b: ArraySlice<Frame>) -> Bool
  {
    let count = min(a.count, b.count)
    guard 2 * count >= max(a.count, b.count), count >= 2,
      zip(a, b).allSatisfy({ $0 == $1 }), let start = a.first
    else { return false }
    return a.prefix(count).contains { $0 != start }
  }
}
