// The choice of the font for each character: the first that contains all of it. Emoji are taken
// from a color font before any other, unless the text requests plain ones.

import Foundation

/// The fonts of a text, in the order in which they are searched.
struct FontFallback {
  let primary: FontFace
  let others: [FontFace]

  /// Returns the font for the scalars of one cluster.
  func face(for cluster: ArraySlice<UInt32>) -> FontFace {
    guard let first = cluster.first else { return primary }
    if cluster.count == 1, first < 0xA9 { return plainFace(first) }
    let isEmoji = ScalarKind.isEmoji(cluster)
    let candidates = ordered(emojiFirst: isEmoji, plain: cluster.contains(ScalarKind.textVariation))
    if let face = candidates.first(where: { $0.covers(cluster) }) { return face }
    return candidates.first { $0.glyph(for: first) != nil } ?? primary
  }

  private func plainFace(_ scalar: UInt32) -> FontFace {
    if primary.glyph(for: scalar) != nil || ScalarKind.isControl(scalar) { return primary }
    return others.first { $0.glyph(for: scalar) != nil } ?? primary
  }

  private func ordered(emojiFirst: Bool, plain: Bool) -> [FontFace] {
    let all = [primary] + others
    guard emojiFirst || plain else { return all }
    return all.filter { $0.hasColor == emojiFirst } + all.filter { $0.hasColor != emojiFirst }
  }
}

extension FontFace {
  /// Returns whether there is a glyph for every scalar that needs one, either composed or
  /// decomposed.
  func covers(_ cluster: ArraySlice<UInt32>) -> Bool {
    if hasGlyphs(cluster) { return true }
    let whole = text(of: cluster)
    return [
      whole.precomposedStringWithCanonicalMapping, whole.decomposedStringWithCanonicalMapping,
    ]
    .contains { form in
      let scalars = form.unicodeScalars.map(\.value)
      return scalars != Array(cluster) && hasGlyphs(scalars[...])
    }
  }

  private func hasGlyphs(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.allSatisfy { ScalarKind.isIgnorable($0) || glyph(for: $0) != nil }
  }
}
