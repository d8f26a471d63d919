// A movie as a sequence of images, each with the time from which it is displayed: what a view needs
// to display the right one at any instant. Playback is not handled here; times are those of the
// file, to the tick.

import CFFmpeg
import Foundation
import SeguePixels

/// A movie that has been read, whose images can be requested in any order.
///
/// Images requested in order are decoded one after the other; one out of order is decoded from the
/// key frame before it. The most recently requested images are kept in a store, which clips may
/// share.
public final class VideoClip: @unchecked Sendable {
  // Unchecked: `cursors` and `firstFailure` are accessed only under `lock`; the rest is constant.

  /// The name used in errors.
  public let name: String
  /// The size in pixels, with the image upright.
  public let width, height: Int
  /// The duration in seconds, at least that of one image.
  public let duration: Double
  /// The number of images.
  public var frameCount: Int { timeline.times.count }

  private let images: any ClipImages
  private let timeline: ClipTimeline
  private let lock = NSLock()
  private var cursors: [any ImageCursor]
  private let store: VideoFrameStore
  private let number: Int
  private var firstFailure: ImageError?

  /// The maximum number of positions of a clip that are decoded at once, when several views display
  /// it at different times.
  static let maximumCursors = 3

  /// Reads the movie in `bytes`, and decodes its first image.
  /// - Parameters:
  ///   - bytes: The contents of a whole file: MP4 with H.264 or HEVC, WebM with VP8, VP9 or AV1, an
  ///     animated GIF or WebP, or an animated PNG with 8 bits per component.
  ///   - name: The name used in errors.
  ///   - limits: The limits for each image.
  ///   - store: The store that keeps decoded images.
  /// - Throws: `ImageError`.
  public init(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard,
    store: VideoFrameStore = VideoFrameStore()
  ) throws(ImageError) {
    self.name = name
    images = try VideoFile.images(in: bytes, named: name, limits: limits)
    timeline = images.timeline
    var cursor = try images.cursor()
    let first = try cursor.bitmap(0)
    (width, height) = (first.width, first.height)
    cursors = [cursor]
    self.store = store
    number = store.register()
    duration = timeline.duration
    store.insert(first, 0, of: number)
  }

  deinit { store.removeAll(of: number) }

  /// Returns whether a file is of a kind that a clip can be made of. A GIF may still be a single
  /// image, and any file may be damaged.
  public static func canRead(_ bytes: [UInt8]) -> Bool {
    guard let kind = ImageKind(startOf: bytes) else { return false }
    let file = ImageFile(bytes: bytes, kind: kind, name: "", limits: .standard)
    return VideoFile.demuxer(file) != nil || WebPAnimation.isAnimated(bytes)
  }

  /// The times from which images are displayed, in seconds from the start.
  public var frameTimes: [Double] { timeline.times.map { timeline.seconds($0) } }

  /// Returns the index of the image displayed `seconds` after the start: the first before the
  /// start, the last from the end on. A time that is less than half a tick of the file, and less
  /// than half a millisecond, before an image's time selects that image, since files round their
  /// times.
  public func frameIndex(atSeconds seconds: Double) -> Int { timeline.index(atSeconds: seconds) }

  /// Returns the image at `index`, in 0…`frameCount` − 1. It is decoded if the store does not
  /// contain it.
  /// - Throws: `ImageError` if the file is damaged there.
  public func bitmap(_ index: Int) throws(ImageError) -> Bitmap {
    lock.lock()
    defer { lock.unlock() }
    if let kept = store.image(index, of: number) { return kept }
    do {
      let bitmap = try decode(index)
      store.insert(bitmap, index, of: number)
      return bitmap
    } catch {
      firstFailure = firstFailure ?? error
      throw error
    }
  }

  /// The first error that occurred with an image; `nil` if there has been none.
  public var failure: ImageError? { lock.withLock { firstFailure } }

  /// Decodes an image with the cursor that reaches it soonest: one that is before it, otherwise a
  /// new one, otherwise the one that has been idle for longest.
  private func decode(_ index: Int) throws(ImageError) -> Bitmap {
    let place: Int
    if let near = cursors.indices.filter({ cursors[$0].isBefore(index) }).max(by: {
      cursors[$0].progress < cursors[$1].progress
    }) {
      place = near
    } else if cursors.count < Self.maximumCursors {
      cursors.append(try images.cursor())
      place = cursors.count - 1
    } else {
      place = 0
    }
    // The last cursor is the one used most recently.
    var cursor = cursors.remove(at: place)
    defer { cursors.append(cursor) }
    let bitmap = try cursor.bitmap(index)
    guard (bitmap.width, bitmap.height) == (width, height) else {
      throw images.imageFile.damaged("the size of its images changes at \(time(of: index))")
    }
    return bitmap
  }

  private func time(of index: Int) -> String { "\(timeline.seconds(timeline.times[index])) s" }
}
