// What people take for one character: never broken, and drawn in one font. The standard library's
// own segmentation, so it is as new as the compiler's Unicode.

/// Where the characters of a text begin.
struct GraphemeClusters {
  /// The first scalar of each cluster, and the count of scalars at the end.
  let bounds: [Int]

  init(_ scalars: [UInt32]) {
    // Below the first combining mark every scalar stands for itself, but for CR LF.
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

  /// The clusters in order.
  var ranges: some Sequence<Range<Int>> { zip(bounds, bounds.dropFirst()).lazy.map { $0..<$1 } }

  /// For each scalar, and for the end, whether a cluster begins there.
  var startFlags: [Bool] {
    var flags = [Bool](repeating: false, count: (bounds.last ?? 0) + 1)
    for bound in bounds { flags[bound] = true }
    return flags
  }
}
