// A finished picture that is drawn many times: pixels that no longer change, whether they are all
// opaque, and, made on first need and kept, the halved levels that minification samples.

import CSegueKernels
import Foundation

/// An immutable picture, shared by everything that draws it.
///
/// Two bitmaps are equal only when they are the same object: frames compare by identity.
public final class Bitmap: Sendable, Hashable {
  /// Level 0. Nobody writes to it any more.
  public let pixels: PixelBuffer
  /// Whether every pixel has alpha 255.
  public let isOpaque: Bool

  private let levels = LevelCache()

  /// Takes over `pixels`, which must not be written to afterwards.
  public init(_ pixels: PixelBuffer) {
    self.pixels = pixels
    isOpaque = (0..<pixels.height).allSatisfy {
      segue_is_opaque(pixels.words($0), pixels.width) != 0
    }
  }

  /// Pixels across.
  public var width: Int { pixels.width }
  /// Rows.
  public var height: Int { pixels.height }

  /// Level `index`, each half the one before (sides rounded up), made when it is asked for the
  /// first time and kept. Level 0 is `pixels`. Safe to call from any thread.
  /// - Throws: `PixelError` when memory is short.
  package func level(_ index: Int) throws(PixelError) -> PixelBuffer {
    index > 0 ? try levels.level(index, base: pixels) : pixels
  }

  /// Whether both are the same object.
  public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Unchecked: `made` is touched only under `lock`.
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
