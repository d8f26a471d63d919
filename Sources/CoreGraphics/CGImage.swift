// Images consist either of pixels or of a recorded drawing. A drawing is exact at any scale and
// becomes pixels only when its pixels are requested.

import Foundation
import SeguePixels
import Synchronization

/// An image with a size in pixels. An image is equal only to itself.
public final class CGImage: Sendable, Hashable {
  /// The contents of an image.
  private enum Source: Sendable {
    case pixels(Bitmap)
    case drawing(Drawing)
  }

  private let source: Source
  private let drawn = Mutex<Bitmap?>(nil)

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The part of the drawing that the image shows, in the drawing's points.
  package let part: CGRect
  /// A Boolean value that indicates whether the image has no alpha.
  package let isOpaque: Bool
  /// A Boolean value that indicates whether the image is an image mask, whose gray levels determine
  /// where is painted: black paints fully.
  public let isMask: Bool

  /// Creates an image with the pixels of a bitmap.
  package convenience init(_ bitmap: Bitmap) { self.init(bitmap, isOpaque: bitmap.isOpaque) }

  init(_ bitmap: Bitmap, isOpaque: Bool, isMask: Bool = false) {
    source = .pixels(bitmap)
    (width, height) = (bitmap.width, bitmap.height)
    part = CGRect(x: 0, y: 0, width: width, height: height)
    (self.isOpaque, self.isMask) = (isOpaque, isMask)
  }

  /// Creates an image that shows `part` of a drawing and reports the given size in pixels.
  package init(_ drawing: Drawing, part: CGRect, width: Int, height: Int) {
    source = .drawing(drawing)
    (self.width, self.height, self.part) = (width, height, part)
    (isOpaque, isMask) = (drawing.isOpaque, false)
  }

  /// The recorded drawing, or `nil` for an image that consists of pixels.
  package var drawing: Drawing? { if case .drawing(let drawing) = source { drawing } else { nil } }

  /// The pixels, shared by every frame that draws them. For a drawing they are produced on first
  /// access. `nil` if memory for them is not available or there are too many of them.
  package var bitmap: Bitmap? {
    switch source {
    case .pixels(let bitmap): bitmap
    case .drawing(let drawing):
      drawn.withLock { known in
        if let known { return known }
        known = DrawingPixels.of(drawing, part: part, width: width, height: height)
          .map { Bitmap($0) }
        return known
      }
    }
  }

  /// An equivalent image that consists of pixels, or this image if memory for the pixels is not
  /// available.
  package var asPixels: CGImage {
    guard drawing != nil, let bitmap else { return self }
    return CGImage(bitmap, isOpaque: isOpaque)
  }

  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
