// The direction of text, by Unicode's bidirectional algorithm. fribidi determines the levels; lines
// are reordered here, run by run, as rule L2 specifies.

import CFriBidi

/// The base direction of a paragraph.
package enum BaseDirection: Hashable, Sendable {
  /// The direction of the first strong character, or left to right if there is none.
  case natural
  /// Left to right, as in Latin script.
  case leftToRight
  /// Right to left, as in Arabic script.
  case rightToLeft
}

/// The embedding levels of a paragraph. Even levels are left to right, odd ones right to left.
package struct BidiLevels: Hashable, Sendable {
  /// The paragraph's own level, 0 or 1.
  package let base: Int8
  /// The level of every scalar.
  package let levels: [Int8]

  package init(_ scalars: [UInt32], direction: BaseDirection) {
    // No character below the Hebrew block runs from right to left.
    if direction != .rightToLeft, scalars.allSatisfy({ $0 < 0x590 }) {
      (base, levels) = (0, [Int8](repeating: 0, count: scalars.count))
      return
    }
    let wanted: Int32 =
      switch direction {
      case .natural: -1
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var levels = [Int8](repeating: 0, count: scalars.count)
    base = cfb_levels(scalars, scalars.count, wanted, &levels) == 1 ? 1 : 0
    self.levels = levels
  }

  /// Returns the visual order of elements with these levels. From the highest level down to the
  /// lowest odd one, every sequence of elements at that level or above is reversed.
  package static func visualOrder(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
