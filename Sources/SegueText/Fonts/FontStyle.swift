// The names, weight and slant of a font.

import CHarfBuzz

/// The names and the style of a font.
package struct FontStyle: Hashable, Sendable {
  /// The family name, which upright, italic, thin and bold fonts share.
  package let family: String
  /// The full name for display.
  package let fullName: String
  /// The PostScript name, without spaces.
  package let postScriptName: String
  /// The weight, in 1…1000; 400 is regular.
  package let weight: Int
  /// A Boolean value that indicates whether the font is italic.
  package let isItalic: Bool

  /// Reads the style of a font.
  /// - Parameter variations: The positions on the axes of a variable font, all of which are part of
  ///   its name.
  init(_ font: OpaquePointer, variations: [FontVariation]) {
    let face = hb_font_get_face(font)
    func name(_ id: Int) -> String { Self.name(face, UInt32(id)) }
    let family = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
    self.family = family.isEmpty ? name(HB_OT_NAME_ID_FONT_FAMILY) : family
    fullName = name(HB_OT_NAME_ID_FULL_NAME)
    // According to Adobe's technical note 5902: "Family-Regular_700wght".
    postScriptName = variations.reduce(name(HB_OT_NAME_ID_POSTSCRIPT_NAME)) {
      "\($0)_\(Int($1.value))\($1.axis)"
    }
    let weight = Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    self.weight = weight >= 1 && weight <= 1000 ? Int(weight) : 400
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// Returns the English version of one of a font's names; empty if there is none.
  static func name(_ face: OpaquePointer?, _ id: UInt32) -> String {
    let language = hb_language_from_string("en", -1)
    var text = [CChar](repeating: 0, count: 256)
    var size = UInt32(text.count)
    hb_ot_name_get_utf8(face, id, language, &size, &text)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
