// User-perceived characters, which are never broken and are drawn in one font. They are determined
// by the standard library's segmentation, so they follow the Unicode version of the compiler.

/// The boundaries of the characters of a text.
struct GraphemeClusters {
  /// The first scalar of each cluster, and the number of scalars at the end.
  let bounds: [Int]

  init(_ scalars: [UInt32]) {
    // Below the first combining mark every scalar is a cluster of its own, except CR LF.
    if scalars.allSatisfy({ $0 < 0x300 && $0 != 0x0D }) {
      bounds = Array(0...scalars.count)
      return
    }
    var bounds = [0]
    for character in text(of: scalars) {
      bounds.append(bounds[bounds.count - 1] + character.unicodeScalars.count)
    }
    self.bounds = bounds
  }

  /// The ranges of the clusters in order.
  var ranges: some Sequence<Range<Int>> { zip(bounds, bounds.dropFirst()).lazy.map { $0..<$1 } }

  /// For each scalar, and for the end, a Boolean value that indicates whether a cluster begins
  /// there.
  var startFlags: [Bool] {
    var flags = [Bool](repeating: false, count: (bounds.last ?? 0) + 1)
    for bound in bounds { flags[bound] = true }
    return flags
  }
}
