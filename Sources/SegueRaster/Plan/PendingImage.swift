// A shadow that is drawn as an image of a plane. Its geometry is decided in the plan, with an image
// of one pixel in its place.

import CoreGraphics
import SegueDisplay
import SeguePixels

/// The paint of an image that is made from a mask when the content behind is finished.
final class PendingImage: Sendable {
  /// The mask whose bytes are the alpha of the image.
  let mask: MaskReference
  private let quad: ImageQuad
  private let lens: Homography?
  private let opacity: Double

  /// Creates the image of `mask`, drawn as `quad` describes and mapped by `lens`.
  init(_ mask: MaskReference, _ quad: ImageQuad, through lens: Homography?, opacity: Double) {
    (self.mask, self.quad, self.lens, self.opacity) = (mask, quad, lens, opacity)
  }

  /// The number of pixels that the image has with its halved levels.
  var pixels: Int { mask.bounds.area / 3 * 4 }

  /// Returns the paint whose pixels `made` has, as `plan` draws images; `nil` if there is none.
  func paint(_ made: AlphaMask, in plan: RasterPlan, within bounds: PixelRect) throws -> Paint? {
    var quad = quad
    quad.bitmap = try made.bitmap()
    guard
      case .leaf(let paint)? = try plan.looking(through: lens)
        .leaves(quad, opacity, bounds).first?.kind
    else { return nil }
    return paint
  }
}

extension AlphaMask {
  /// Returns the mask as an image in black.
  fileprivate func bitmap() throws(PixelError) -> Bitmap {
    let pixels = try PixelBuffer(surfaceWidth: bounds.width, height: bounds.height)
    for y in 0..<bounds.height {
      let (from, to) = (row(bounds.minY + y), pixels.words(y))
      for x in 0..<bounds.width { to[x] = UInt32(from[x]) << 24 }
    }
    return Bitmap(pixels)
  }
}
