// Color glyphs: images (CBDT, sbix) and layers of plain outlines (COLR).

import CHarfBuzz
import CoreGraphics
import Foundation

/// A layer of a color glyph.
package struct GlyphLayer: Hashable, Sendable {
  /// The glyph whose outline is filled.
  package let glyph: UInt32
  /// The straight sRGB color, with each component in 0…1; `nil` for the color of the text.
  package let color: GlyphLayerColor?
}

/// A color of a font's palette.
package struct GlyphLayerColor: Hashable, Sendable {
  /// The components, each in 0…1.
  package let red, green, blue, alpha: Double
}

/// A glyph that is an image.
package struct GlyphImage: Hashable, Sendable {
  /// The image as a PNG file.
  package let png: [UInt8]
  /// The rectangle in which the image is drawn, in font units, with y pointing up.
  package let box: CGRect
}

extension FontFace {
  /// Returns the layers of a glyph, back to front; empty for plain glyphs.
  package func layers(of glyph: UInt32) -> [GlyphLayer] {
    guard hb_ot_color_has_layers(handle.face) != 0 else { return [] }
    var count: UInt32 = 0
    count = hb_ot_color_glyph_get_layers(handle.face, glyph, 0, &count, nil)
    guard count > 0, count <= FontLimits.layers else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(handle.face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map {
      GlyphLayer(glyph: $0.glyph, color: paletteColor($0.color_index))
    }
  }

  /// Returns the image of a glyph; `nil` for plain glyphs.
  package func image(of glyph: UInt32) -> GlyphImage? {
    guard hb_ot_color_has_png(handle.face) != 0 else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let data = hb_blob_get_data(blob, &count), count > 0,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
    let box = CGRect(
      x: Double(extents.x_bearing), y: Double(extents.y_bearing) + Double(extents.height),
      width: Double(extents.width), height: -Double(extents.height))
    guard box.width > 0, -extents.height > 0 else { return nil }
    return GlyphImage(png: Array(bytes), box: box)
  }

  /// Returns a color of the first palette, or `nil` for index 0xFFFF, which represents the color of
  /// the text.
  private func paletteColor(_ index: UInt32) -> GlyphLayerColor? {
    guard index != 0xFFFF else { return nil }
    var count: UInt32 = 1
    var color: hb_color_t = 0
    hb_ot_color_palette_get_colors(handle.face, 0, index, &count, &color)
    guard count == 1 else { return nil }
    return GlyphLayerColor(
      red: Double(hb_color_get_red(color)) / 255, green: Double(hb_color_get_green(color)) / 255,
      blue: Double(hb_color_get_blue(color)) / 255, alpha: Double(hb_color_get_alpha(color)) / 255)
  }
}
