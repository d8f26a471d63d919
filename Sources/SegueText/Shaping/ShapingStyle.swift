// The attributes of a text's style that affect its shape. Colors and underlines do not, so a change
// of color does not require shaping.

import CHarfBuzz

/// The font, the size and all other attributes that affect the positions of glyphs.
package struct ShapingStyle: Hashable, Sendable {
  /// The font. Others substitute for characters that it lacks.
  package var face: FontFace
  /// The font size, in points per em.
  package var pointSize: Double
  /// Settings of OpenType features that override HarfBuzz's defaults.
  package var features: [FontFeature]
  /// The spacing added after each letter, in points. `nil` applies the font's kerning, 0 disables
  /// it.
  package var kern: Double?
  /// A language tag such as "en" or "ar", for glyphs that differ by language.
  package var language: String?
  /// The distance by which the text is raised, in points.
  package var baselineOffset: Double
  /// The box that each object replacement character (U+FFFC) occupies; `nil` if it is a letter.
  package var box: InlineBox?

  package init(
    face: FontFace, pointSize: Double, features: [FontFeature] = [], kern: Double? = nil,
    language: String? = nil, baselineOffset: Double = 0
  ) {
    (self.face, self.pointSize, self.features) = (face, pointSize, features)
    (self.kern, self.language, self.baselineOffset) = (kern, language, baselineOffset)
  }

  /// Returns the number of points per unit of `face`.
  func scale(of face: FontFace) -> Double { pointSize / Double(face.unitsPerEm) }

  /// The features in HarfBuzz's form. Letters with additional spacing do not form ligatures.
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

/// The space of an object within a line, in points.
package struct InlineBox: Hashable, Sendable {
  /// The width.
  package let width: Double
  /// The extents above and below the baseline. Either may be negative.
  package let ascent, descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }
}

/// The setting of an OpenType feature.
package struct FontFeature: Hashable, Sendable {
  /// The tag of the feature.
  package let tag: FontTag
  /// The value: 0 is off, 1 is on, larger values choose among alternatives.
  package let value: UInt32

  package init(_ tag: FontTag, _ value: UInt32 = 1) { (self.tag, self.value) = (tag, value) }

  /// The feature that makes all digits equally wide.
  package static let tabularDigits = FontFeature("tnum")
}
