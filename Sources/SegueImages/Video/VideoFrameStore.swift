// Decoded pictures of movies that were asked for last, of all clips that share a store: how many clips a
// scene has does not change how much memory their pictures take.

import Foundation
import SeguePixels

/// Keeps decoded pictures up to a number of bytes, and lets go of those not used for longest.
public final class VideoFrameStore: @unchecked Sendable {
  // Unchecked: everything mutable is touched only under `lock`.

  private struct Key: Hashable {
    let clip: Int
    let index: Int
  }

  /// The most bytes that it keeps, but for the one picture put in last.
  public let mostBytes: Int
  private let lock = NSLock()
  private var kept: [Key: (bitmap: Bitmap, use: Int)] = [:]
  private var uses = 0
  private var bytes = 0
  private var clips = 0

  /// A store for at most `mostBytes` of pictures.
  public init(mostBytes: Int = 128 << 20) { self.mostBytes = mostBytes }

  /// How many bytes it keeps now.
  public var bytesKept: Int { lock.withLock { bytes } }

  /// A number for a clip that is going to use the store.
  func register() -> Int {
    lock.withLock {
      clips += 1
      return clips
    }
  }

  /// The picture if it is kept; counts as a use.
  func picture(_ index: Int, of clip: Int) -> Bitmap? {
    lock.withLock {
      let key = Key(clip: clip, index: index)
      guard let bitmap = kept[key]?.bitmap else { return nil }
      uses += 1
      kept[key]?.use = uses
      return bitmap
    }
  }

  /// Keeps `bitmap`.
  func insert(_ bitmap: Bitmap, _ index: Int, of clip: Int) {
    lock.withLock {
      uses += 1
      let old = kept.updateValue((bitmap, uses), forKey: Key(clip: clip, index: index))
      bytes += bitmap.byteCount - (old?.bitmap.byteCount ?? 0)
      while bytes > mostBytes, kept.count > 1,
        let oldest = kept.min(by: { $0.value.use < $1.value.use })
      {
        kept[oldest.key] = nil
        bytes -= oldest.value.bitmap.byteCount
      }
    }
  }

  /// Lets go of all pictures of a clip.
  func removeAll(of clip: Int) {
    lock.withLock {
      kept = kept.filter { $0.key.clip != clip }
      bytes = kept.values.reduce(0) { $0 + $1.bitmap.byteCount }
    }
  }
}

extension Bitmap {
  fileprivate var byteCount: Int { pixels.bytesPerRow * pixels.height }
}
