// Pictures: pixels, or what was drawn, which is exact at any scale and becomes pixels only when somebody
// wants to see them.

import Foundation
import SeguePixels
import Synchronization

/// A picture of so many pixels. Equal only to itself.
public final class CGImage: Sendable, Hashable {
  /// What it is made of.
  private enum Source: Sendable {
    case pixels(Bitmap)
    case drawing(Drawing)
  }

  private let source: Source
  private let drawn = Mutex<Bitmap?>(nil)

  /// Pixels across.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Which part of the drawing it is, in the drawing's points.
  package let part: CGRect
  /// Whether it has no alpha.
  package let isOpaque: Bool
  /// Whether it says by its greys where something is to be drawn: black for everything.
  public let isMask: Bool

  /// An image of these pixels.
  package convenience init(_ bitmap: Bitmap) { self.init(bitmap, isOpaque: bitmap.isOpaque) }

  init(_ bitmap: Bitmap, isOpaque: Bool, isMask: Bool = false) {
    source = .pixels(bitmap)
    (width, height) = (bitmap.width, bitmap.height)
    part = CGRect(x: 0, y: 0, width: width, height: height)
    (self.isOpaque, self.isMask) = (isOpaque, isMask)
  }

  /// `part` of a drawing, counting as so many pixels.
  package init(_ drawing: Drawing, part: CGRect, width: Int, height: Int) {
    source = .drawing(drawing)
    (self.width, self.height, self.part) = (width, height, part)
    (isOpaque, isMask) = (drawing.isOpaque, false)
  }

  /// What was drawn; `nil` for a picture of pixels.
  package var drawing: Drawing? { if case .drawing(let drawing) = source { drawing } else { nil } }

  /// The pixels, shared with every frame that draws them; of a drawing, made when they are asked for the
  /// first time. `nil` when there is no memory for them, or there are too many.
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

  /// The same as pixels; the same picture where there is no memory for them.
  package var asPixels: CGImage {
    guard drawing != nil, let bitmap else { return self }
    return CGImage(bitmap, isOpaque: isOpaque)
  }

  /// Whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
