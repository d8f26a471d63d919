// The most recently requested images of movies, of all clips that share a store, so that the memory
// used for images does not depend on the number of clips in a scene.

import Foundation
import SeguePixels

/// A cache of decoded images with a maximum size in bytes, which discards the least recently used
/// ones.
public final class VideoFrameStore: @unchecked Sendable {
  // Unchecked: all mutable state is accessed only under `lock`.

  private struct Key: Hashable {
    let clip: Int
    let index: Int
  }

  /// The maximum number of bytes kept, not counting the image inserted last.
  public let maximumBytes: Int
  private let lock = NSLock()
  private var kept: [Key: (bitmap: Bitmap, use: Int)] = [:]
  private var uses = 0
  private var bytes = 0
  private var clips = 0

  /// Creates a store for at most `maximumBytes` of images. The default is 128 MiB.
  public init(maximumBytes: Int = 128 << 20) { self.maximumBytes = maximumBytes }

  /// The number of bytes currently kept.
  public var bytesKept: Int { lock.withLock { bytes } }

  /// Returns an identifier for a clip that is going to use the store.
  func register() -> Int {
    lock.withLock {
      clips += 1
      return clips
    }
  }

  /// Returns the image if the store contains it, and marks it as used.
  func image(_ index: Int, of clip: Int) -> Bitmap? {
    lock.withLock {
      let key = Key(clip: clip, index: index)
      guard let bitmap = kept[key]?.bitmap else { return nil }
      uses += 1
      kept[key]?.use = uses
      return bitmap
    }
  }

  /// Inserts an image.
  func insert(_ bitmap: Bitmap, _ index: Int, of clip: Int) {
    lock.withLock {
      uses += 1
      let old = kept.updateValue((bitmap, uses), forKey: Key(clip: clip, index: index))
      bytes += bitmap.byteCount - (old?.bitmap.byteCount ?? 0)
      while bytes > maximumBytes, kept.count > 1,
        let oldest = kept.min(by: { $0.value.use < $1.value.use })
      {
        kept[oldest.key] = nil
        bytes -= oldest.value.bitmap.byteCount
      }
    }
  }

  /// Removes all images of a clip.
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
