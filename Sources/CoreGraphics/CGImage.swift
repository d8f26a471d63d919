import Foundation
import SeguePixels

/// A picture in pixels. Equal only to itself.
public final class CGImage: Sendable, Hashable {
  /// The pixels, shared with every frame that draws them.
  package let bitmap: Bitmap

  /// An image of these pixels.
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Pixels across.
  public var width: Int { bitmap.width }
  /// Rows.
  public var height: Int { bitmap.height }

  /// Whether both are the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
