// The images of color fonts, each decoded once. The image of an emoji has about 136 x 128 pixels
// (70 KB); the cache uses up to 36 MB.

import Foundation
import SegueImages
import SeguePixels
import SegueText

/// A cache of the images of color glyphs, by font and glyph.
@MainActor
enum GlyphImages {
  /// A decoded image and its box in font units, with y pointing up.
  struct Image {
    let bitmap: Bitmap
    let box: CGRect
  }

  private struct Key: Hashable {
    let face: FontFace
    let glyph: UInt32
  }
  private static var known: [Key: Result<Image?, ImageError>] = [:]
  private static let maximumKnown = 512
  private static let largestSide = 1024

  /// Returns the image of a glyph, or `nil` if it has none or the image cannot be read. An
  /// unreadable image is noted as a problem.
  static func image(_ glyph: UInt32, of face: FontFace) -> Image? {
    let key = Key(face: face, glyph: glyph)
    if known[key] == nil {
      if known.count >= maximumKnown { known.removeAll() }
      known[key] = Result { () throws(ImageError) in try decoded(glyph, of: face) }
    }
    switch known[key] {
    case .success(let image): return image
    case .failure(let error):
      TextEnvironment.record(.image(font: face.name, reason: error.reason))
      return nil
    case nil: return nil
    }
  }

  private static func decoded(_ glyph: UInt32, of face: FontFace) throws(ImageError) -> Image? {
    guard let source = face.image(of: glyph) else { return nil }
    let bitmap = try ImageDecoder.decode(
      source.png, named: face.name, limits: ImageLimits(side: largestSide))
    return Image(bitmap: bitmap, box: source.box)
  }
}
