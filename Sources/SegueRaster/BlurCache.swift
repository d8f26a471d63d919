// Blurs of earlier frames. They are found by what was blurred, byte for byte, so that what is kept cannot
// show: a shadow that moves by whole pixels, or glass over what does not move, is blurred once.

import CSegueKernels
import Foundation
import SegueDisplay
import SeguePixels
import Synchronization

/// Blurred masks and pictures. Used by any number of threads at once.
package final class BlurCache: Sendable {
  /// A mask and how it is blurred, where it lies in relation to the blocks of the blur.
  struct MaskKey: Hashable, Sendable {
    let across, down: Double
    let bounds, area: PixelRect
    let hash: UInt64
  }

  /// A part of a frame and how it is blurred.
  struct PictureKey: Hashable, Sendable {
    let across, down, saturation: Double
    let tint: DisplayColor
    let bounds, area: PixelRect
    let hash: UInt64
  }

  /// The one that rasterizers use unless told otherwise.
  package static let shared = BlurCache()

  private let masks: RecentlyUsed<MaskKey, (source: AlphaMask, blurred: AlphaMask)>
  private let pictures: RecentlyUsed<PictureKey, (source: PixelBuffer, blurred: PixelBuffer)>
  /// Pictures that were blurred, but not kept: most never come back.
  private let seen = RecentlyUsed<PictureKey, Void>(limitInBytes: 64)

  /// A cache of about so many bytes at most.
  package init(masksInBytes: Int = 24 << 20, picturesInBytes: Int = 64 << 20) {
    masks = RecentlyUsed(limitInBytes: masksInBytes)
    pictures = RecentlyUsed(limitInBytes: picturesInBytes)
  }

  /// Bytes held now.
  package var bytes: Int { masks.bytes + pictures.bytes }

  /// The blur of `mask`, if it is known.
  func find(_ mask: AlphaMask, _ key: MaskKey) -> AlphaMask? {
    guard let known = masks.find(key), known.source.hasBytes(of: mask) else { return nil }
    return known.blurred
  }

  func keep(_ blurred: AlphaMask, of mask: AlphaMask, _ key: MaskKey) {
    masks.keep((mask, blurred), for: key, bytes: mask.bounds.area + blurred.bounds.area)
  }

  /// The blur of `picture`, if it is known.
  func find(_ picture: PixelBuffer, _ key: PictureKey) -> PixelBuffer? {
    guard let known = pictures.find(key), known.source.hasPixels(of: picture) else { return nil }
    return known.blurred
  }

  /// Keeps a blur when it is made for the second time.
  func keep(_ blurred: PixelBuffer, of picture: PixelBuffer, _ key: PictureKey) {
    guard seen.find(key) != nil else { return seen.keep((), for: key, bytes: 1) }
    let bytes = picture.bytesPerRow * picture.height + blurred.bytesPerRow * blurred.height
    pictures.keep((picture, blurred), for: key, bytes: bytes)
  }
}

/// Values by key, up to a number of bytes; those not asked for longest are forgotten.
private final class RecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var bytes: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limitInBytes: Int) { limit = limitInBytes }

  var bytes: Int { state.withLock { $0.bytes } }

  func find(_ key: Key) -> Value? {
    state.withLock { state in
      state.uses += 1
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = state.uses
      return state.entries.values[index].value
    }
  }

  func keep(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= limit else { return }
    state.withLock { state in
      state.bytes += bytes - (state.entries[key]?.bytes ?? 0)
      state.uses += 1
      state.entries[key] = Entry(value: value, bytes: bytes, lastUse: state.uses)
      while state.bytes > limit,
        let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        state.bytes -= oldest.value.bytes
        state.entries[oldest.key] = nil
      }
    }
  }
}

extension PixelBuffer {
  /// A number that equal pictures share.
  var contentHash: UInt64 {
    (0..<height).reduce(UInt64(width)) { segue_hash(words($1), 4 * width, $0) }
  }

  fileprivate func hasPixels(of other: PixelBuffer) -> Bool {
    (width, height) == (other.width, other.height)
      && (0..<height).allSatisfy { memcmp(words($0), other.words($0), 4 * width) == 0 }
  }
}
