// What of a text's style has a say in its shape. Colours and lines do not, so that a change of colour
// shapes nothing anew.

import CHarfBuzz

/// Font, size and everything else that moves glyphs.
package struct ShapingStyle: Hashable, Sendable {
  /// The font; others stand in for what it lacks.
  package var face: FontFace
  /// Points of one em.
  package var pointSize: Double
  /// Settings of OpenType features over HarfBuzz's own.
  package var features: [FontFeature]
  /// Points added after each letter; `nil` leaves kerning to the font, 0 turns it off.
  package var kern: Double?
  /// A language tag such as "en" or "ar", for glyphs that differ by language.
  package var language: String?
  /// Points by which the text is raised.
  package var baselineOffset: Double

  package init(
    face: FontFace, pointSize: Double, features: [FontFeature] = [], kern: Double? = nil,
    language: String? = nil, baselineOffset: Double = 0
  ) {
    (self.face, self.pointSize, self.features) = (face, pointSize, features)
    (self.kern, self.language, self.baselineOffset) = (kern, language, baselineOffset)
  }

  /// Points of one unit of `face`.
  func scale(of face: FontFace) -> Double { pointSize / Double(face.unitsPerEm) }

  /// The features as HarfBuzz takes them. Spaced letters are not joined to ligatures.
  var settings: [hb_feature_t] {
    var all = features
    if let kern {
      if kern == 0 { all.append(FontFeature("kern", 0)) }
      if kern != 0 { all += [FontFeature("liga", 0), FontFeature("clig", 0)] }
    }
    return all.map {
      hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: UInt32.max)
    }
  }
}

/// The setting of an OpenType feature.
package struct FontFeature: Hashable, Sendable {
  /// Which feature.
  package let tag: FontTag
  /// 0 is off, 1 is on, more chooses among alternatives.
  package let value: UInt32

  package init(_ tag: FontTag, _ value: UInt32 = 1) { (self.tag, self.value) = (tag, value) }

  /// Digits that are all equally wide.
  package static let tabularDigits = FontFeature("tnum")
}
