// The pictures of colour fonts, decoded once. A picture of an emoji has some 136 x 128 pixels, 70 KB;
// as many as are kept take 36 MB at most.

import Foundation
import SegueImages
import SeguePixels
import SegueText

/// Pictures of glyphs by font and glyph.
@MainActor
enum GlyphPictures {
  /// A decoded picture and where it goes, in font units, y upwards.
  struct Picture {
    let bitmap: Bitmap
    let box: CGRect
  }

  private struct Key: Hashable {
    let face: FontFace
    let glyph: UInt32
  }
  private static var known: [Key: Result<Picture?, ImageError>] = [:]
  private static let mostKnown = 512
  private static let largestSide = 1024

  /// The picture of a glyph; `nil` if it has none or it cannot be read, which is noted.
  static func picture(_ glyph: UInt32, of face: FontFace) -> Picture? {
    let key = Key(face: face, glyph: glyph)
    if known[key] == nil {
      if known.count >= mostKnown { known.removeAll() }
      known[key] = Result { () throws(ImageError) in try decoded(glyph, of: face) }
    }
    switch known[key] {
    case .success(let picture): return picture
    case .failure(let error):
      TextEnvironment.note(.picture(font: face.name, reason: error.reason))
      return nil
    case nil: return nil
    }
  }

  private static func decoded(_ glyph: UInt32, of face: FontFace) throws(ImageError) -> Picture? {
    guard let source = face.picture(of: glyph) else { return nil }
    let bitmap = try ImageDecoder.decode(
      source.png, named: face.name, limits: ImageLimits(side: largestSide))
    return Picture(bitmap: bitmap, box: source.box)
  }
}
