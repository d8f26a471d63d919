// The positions where lines may end, by Unicode's line breaking algorithm as implemented in
// libunibreak. Its tables are older than most emoji, so each emoji is passed as an ideograph, which
// is how they are to be treated, and no character is broken inside. Small kana and the long vowel
// mark may not begin a line, which is Unicode's default and Apple's; they are passed as a mark that
// may not.

import CUnibreak

/// The line break opportunities after each scalar.
package enum LineBreaks {
  /// The line break opportunity after a scalar.
  package enum Opportunity: UInt8 {
    case none
    case allowed
    case mandatory
  }

  /// Returns the opportunities after each of the given scalars.
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

  /// Returns whether a position is inside a Korean word. Korean has spaces between words, and
  /// Apple's labels do not break inside them.
  private static func isInsideHangul(_ scalars: [UInt32], _ index: Int) -> Bool {
    index + 1 < scalars.count && ScalarKind.isHangul(scalars[index])
      && ScalarKind.isHangul(scalars[index + 1])
  }

  private static let ideograph: UInt32 = 0x4E00
  private static let repetitionMark: UInt32 = 0x3005
  private static let combiningMark: UInt32 = 0x0300
}
