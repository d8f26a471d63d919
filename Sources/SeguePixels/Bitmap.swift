// A finished image that is drawn many times: pixels that no longer change, whether they are all
// opaque, and the halved levels that minification samples, which are created when they are first
// needed and kept.

import CSegueKernels
import Foundation

/// An immutable image, shared by everything that draws it.
///
/// Two bitmaps are equal only if they are the same object: frames compare by identity.
public final class Bitmap: Sendable, Hashable {
  /// The pixels of level 0. They are no longer written to.
  public let pixels: PixelBuffer
  /// A Boolean value that indicates whether every pixel has alpha 255.
  public let isOpaque: Bool

  private let levels = LevelCache()

  /// Creates a bitmap that takes over `pixels`, which must not be written to afterward.
  public init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    isOpaque = (0..<pixels.height).allSatisfy {
      segue_is_opaque(pixels.words($0), pixels.width) != 0
    }
  }

  /// The width, in pixels.
  public var width: Int { pixels.width }
  /// The height, in pixels.
  public var height: Int { pixels.height }

  /// Returns level `index`, which is half the size of the previous one (sides rounded up). It is
  /// created on first request and kept. Level 0 is `pixels`. May be called from any thread.
  /// - Throws: `PixelError` if memory is not available.
  package func level(_ index: Int) throws(PixelError) -> PixelBuffer {
    index > 0 ? try levels.level(index, base: pixels) : pixels
  }

  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Unchecked: `made` is accessed only under `lock`.
private final class LevelCache: @unchecked Sendable {
  private let lock = NSLock()
  private var made: [PixelBuffer] = []

  func level(_ index: Int, base: PixelBuffer) throws(PixelError) -> PixelBuffer {
    lock.lock()
    defer { lock.unlock() }
    while made.count < index { made.append(try (made.last ?? base).halved()) }
    return made[index - 1]
  }
}
