// Blurs of earlier frames. They are looked up by the exact bytes that were blurred, so that caching
// does not affect the result. A shadow that moves by whole pixels, or a blurred backdrop whose
// content does not change, is blurred once.

import CSegueKernels
import Foundation
import SegueDisplay
import SeguePixels
import SegueThreads

/// A cache of blurred masks and images. Used by any number of threads at once.
package final class BlurCache: Sendable {
  /// A mask, the parameters of its blur, and its position relative to the blocks of the blur.
  struct MaskKey: Hashable, Sendable {
    let across, down: Double
    let endsEarly: Bool
    let bounds, area: PixelRect
    let hash: UInt64
  }

  /// A part of a frame and the parameters of its blur.
  struct ImageKey: Hashable, Sendable {
    let across, down, saturation: Double
    let tint: DisplayColor
    let bounds, area: PixelRect
    let hash: UInt64
  }

  /// The cache that rasterizers use by default.
  package static let shared = BlurCache()

  private let masks: RecentlyUsed<MaskKey, (source: AlphaMask, blurred: AlphaMask)>
  private let images: RecentlyUsed<ImageKey, (source: PixelBuffer, blurred: PixelBuffer)>
  // What was blurred but not kept, since most of it is never requested again: the shadow of a card that
  // grows differs in every frame.
  private let seenMasks = RecentlyUsed<MaskKey, Void>(limitInBytes: 64)
  private let seenImages = RecentlyUsed<ImageKey, Void>(limitInBytes: 64)

  /// Creates a cache with approximate limits in bytes.
  package init(masksInBytes: Int = 24 << 20, imagesInBytes: Int = 64 << 20) {
    masks = RecentlyUsed(limitInBytes: masksInBytes)
    images = RecentlyUsed(limitInBytes: imagesInBytes)
  }

  /// The number of bytes currently kept.
  package var bytes: Int { masks.bytes + images.bytes }

  /// Returns the blur of `mask` if the cache contains it.
  func find(_ mask: AlphaMask, _ key: MaskKey) -> AlphaMask? {
    guard let known = masks.find(key), known.source.hasBytes(of: mask) else { return nil }
    return known.blurred
  }

  /// Keeps a blur if it has been computed for the second time.
  func keep(_ blurred: AlphaMask, of mask: AlphaMask, _ key: MaskKey) {
    guard seenMasks.find(key) != nil else { return seenMasks.keep((), for: key, bytes: 1) }
    masks.keep((mask, blurred), for: key, bytes: mask.bounds.area + blurred.bounds.area)
  }

  /// Returns the blur of `image` if the cache contains it.
  func find(_ image: PixelBuffer, _ key: ImageKey) -> PixelBuffer? {
    guard let known = images.find(key), known.source.hasPixels(of: image) else { return nil }
    return known.blurred
  }

  /// Keeps a blur if it has been computed for the second time.
  func keep(_ blurred: PixelBuffer, of image: PixelBuffer, _ key: ImageKey) {
    guard seenImages.find(key) != nil else { return seenImages.keep((), for: key, bytes: 1) }
    let bytes = image.bytesPerRow * image.height + blurred.bytesPerRow * blurred.height
    images.keep((image, blurred), for: key, bytes: bytes)
  }
}

extension PixelBuffer {
  /// A hash that equal images share.
  var contentHash: UInt64 {
    (0..<height).reduce(UInt64(width)) { segue_hash(words($1), 4 * width, $0) }
  }

  fileprivate func hasPixels(of other: PixelBuffer) -> Bool {
    (width, height) == (other.width, other.height)
      && (0..<height).allSatisfy { memcmp(words($0), other.words($0), 4 * width) == 0 }
  }
}
