// The search for the best settings whose file is small enough: the best settings first, and then by
// halving, since files become smaller from one attempt to the next.

/// A search for the first of several candidates that fits.
package struct SizeSearch: Sendable, Hashable {
  /// The index of the best candidate that was found to fit, or `nil`.
  package private(set) var best: Int?
  /// The number of candidates that were tried.
  package private(set) var attempts = 0

  /// The maximum number of attempts for a number of candidates.
  package static func maximumAttempts(of count: Int) -> Int {
    count < 2 ? count : 1 + (Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// Searches among `count` candidates, of which the first is the best and the last the smallest.
  /// - Parameter fits: Tries a candidate, and returns a Boolean value that indicates whether it
  ///   fits.
  package init(count: Int, fits: (Int) throws -> Bool) rethrows {
    guard count > 0 else { return }
    if try tries(0, fits) { return }
    // The first candidate that fits is in `low...high`, if there is one at all.
    var (low, high) = (1, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if try tries(middle, fits) { high = middle } else { low = middle + 1 }
    }
    if low == high, best != low { _ = try tries(low, fits) }
  }

  private mutating func tries(_ index: Int, _ fits: (Int) throws -> Bool) rethrows -> Bool {
    attempts += 1
    guard try fits(index) else { return false }
    best = index
    return true
  }
}
