// The kinds of scalars, to the extent that is relevant for fonts and lines.

/// Queries about scalars.
enum ScalarKind {
  static let tab: UInt32 = 0x09
  static let hyphen: UInt32 = 0x2D
  static let softHyphen: UInt32 = 0xAD
  static let ellipsis: UInt32 = 0x2026
  static let zeroWidthJoiner: UInt32 = 0x200D
  static let textVariation: UInt32 = 0xFE0E
  static let emojiVariation: UInt32 = 0xFE0F

  /// Returns whether a scalar is a control character, which has no shape.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (0x7F..<0xA0).contains(scalar) || scalar == 0x2028 || scalar == 0x2029
  }

  /// Returns whether a scalar needs no glyph because it only affects its neighbors.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD else { return isControl(scalar) }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }

  /// Returns whether a scalar is a Korean syllable or letter.
  static func isHangul(_ scalar: UInt32) -> Bool {
    (0xAC00...0xD7A3).contains(scalar) || (0x1100...0x11FF).contains(scalar)
      || (0x3130...0x318F).contains(scalar)
  }

  /// Returns whether a scalar is in Unicode's line breaking class CJ: small kana and the mark of
  /// long vowels.
  static func isSmallKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095...0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5...0x30F6, 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70:
      true
    default: false
    }
  }

  /// Returns whether a scalar is white space that may extend beyond the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns whether a cluster is displayed as an image.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, let base = Unicode.Scalar(first) else { return false }
    if cluster.contains(textVariation) { return false }
    if first < 0xA9 { return cluster.count > 1 && cluster.contains(0x20E3) }
    if base.properties.isEmojiPresentation { return true }
    guard cluster.count > 1, base.properties.isEmoji else { return false }
    return cluster.contains(emojiVariation) || cluster.contains(zeroWidthJoiner)
      || cluster.dropFirst().contains { (0x1F3FB...0x1F3FF).contains($0) }
  }
}
