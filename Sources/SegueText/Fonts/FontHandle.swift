// HarfBuzz's font object and its owner. It is separate from `FontFace`, since the source of
// outlines, which the face holds, needs it too.

import CHarfBuzz

/// A HarfBuzz font at one em = its own units.
///
/// `@unchecked Sendable`: face and font are made immutable before the initializer ends, and
/// HarfBuzz's immutable objects may be read from any thread.
final class FontHandle: @unchecked Sendable {
  let font: OpaquePointer
  var face: OpaquePointer? { hb_font_get_face(font) }

  init(_ file: FontFile, index: Int, unitsPerEm: Int, variations: [FontVariation]) {
    // The face retains the blob, which retains the bytes.
    let face = hb_face_create(file.blob, UInt32(index))
    defer { hb_face_destroy(face) }
    font = hb_font_create(face)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !variations.isEmpty {
      let settings = variations.map { hb_variation_t(tag: $0.axis.value, value: Float($0.value)) }
      hb_font_set_variations(font, settings, UInt32(settings.count))
    }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
  }

  deinit { hb_font_destroy(font) }
}
