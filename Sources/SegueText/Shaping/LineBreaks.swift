// Where lines may end: Unicode's line breaking algorithm as libunibreak has it. Its tables are older
// than most emoji, so each of those goes in as an ideograph, which is how they are to be treated; and
// nothing is broken inside a character. Small kana and the long vowel mark may not begin a line, as is
// Unicode's default and Apple's; they go in as a mark that may not.

import CUnibreak

/// What may happen after each scalar.
package enum LineBreaks {
  /// What may happen after a scalar.
  package enum Opportunity: UInt8 {
    case none
    case allowed
    case mandatory
  }

  /// What may happen after each of these scalars.
  package static func opportunities(in scalars: [UInt32], language: String? = nil) -> [Opportunity]
  {
    opportunities(in: scalars, GraphemeClusters(scalars), language: language)
  }

  static func opportunities(
    in scalars: [UInt32], _ clusters: GraphemeClusters, language: String?
  ) -> [Opportunity] {
    guard !scalars.isEmpty else { return [] }
    var known = scalars
    var inside = [Bool](repeating: false, count: scalars.count)
    for index in scalars.indices where ScalarKind.isSmallKana(scalars[index]) {
      known[index] = repetitionMark
    }
    for range in clusters.ranges {
      for index in range.dropLast() { inside[index] = true }
      guard scalars[range.lowerBound] > 0xFF, ScalarKind.isEmoji(scalars[range]) else { continue }
      for index in range { known[index] = index == range.lowerBound ? ideograph : combiningMark }
    }
    var breaks = [CChar](repeating: 0, count: scalars.count)
    cub_line_breaks(known, known.count, language ?? "en", &breaks)
    return breaks.indices.map { index in
      if inside[index] || isInsideHangul(scalars, index) { return .none }
      switch Int(breaks[index]) {
      case CUB_MUST: return .mandatory
      case CUB_MAY: return .allowed
      default: return .none
      }
    }
  }

  /// Korean has blanks between its words, and Apple's labels keep those whole.
  private static func isInsideHangul(_ scalars: [UInt32], _ index: Int) -> Bool {
    index + 1 < scalars.count && ScalarKind.isHangul(scalars[index])
      && ScalarKind.isHangul(scalars[index + 1])
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let repetitionMark: UInt32 = 0x3005
  private static let combiningMark: UInt32 = 0x0300
}
