// A movie as a row of pictures, each with the time from which it shows: what a view needs to show one
// at any instant. Nothing here knows of playing; times are what the file says, to the tick.

import CFFmpeg
import Foundation
import SeguePixels

/// A movie that has been read: any of its pictures can be asked for, in any order.
///
/// Pictures in order are decoded one after the other; a picture out of order is decoded from the key
/// frame before it. Those asked for last are kept in a store, which clips may share.
public final class VideoClip: @unchecked Sendable {
  // Unchecked: `cursors` and `firstFailure` are touched only under `lock`; the rest is constant.

  /// What errors call it.
  public let name: String
  /// Pixels across and down, the right way up.
  public let width, height: Int
  /// When it ends, in seconds; at least one picture's time.
  public let duration: Double
  /// How many pictures there are.
  public var frameCount: Int { packets.times.count }

  private let packets: VideoPackets
  private let lock = NSLock()
  private var cursors: [VideoCursor]
  private let store: VideoFrameStore
  private let number: Int
  private var firstFailure: ImageError?

  /// How many places of a clip are decoded at once, when several views show it at different times.
  static let mostCursors = 3

  /// Reads the movie in `bytes`, and decodes its first picture.
  /// - Parameters:
  ///   - bytes: a whole file: MP4 with H.264 or HEVC, WebM with VP8, VP9 or AV1, or an animated GIF.
  ///   - name: what errors call it.
  ///   - limits: for each picture.
  ///   - store: where decoded pictures are kept.
  /// - Throws: `ImageError`.
  public init(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard,
    store: VideoFrameStore = VideoFrameStore()
  ) throws(ImageError) {
    self.name = name
    let file = try VideoFile(bytes, named: name, limits: limits)
    packets = try VideoPackets(file)
    var cursor = try VideoCursor(packets)
    let first = try cursor.bitmap(0)
    (width, height) = (first.width, first.height)
    cursors = [cursor]
    self.store = store
    number = store.register()
    duration = packets.duration
    store.insert(first, 0, of: number)
  }

  deinit { store.removeAll(of: number) }

  /// When each picture begins to show, in seconds from the start.
  public var frameTimes: [Double] { packets.times.map { packets.seconds($0) } }

  /// Which picture shows `seconds` after the start; before it the first, from the end on the last.
  /// A time that lies less than half a tick of the file, and less than half a millisecond, before a
  /// picture's counts as that picture's: files round their times.
  public func frameIndex(atSeconds seconds: Double) -> Int { packets.index(atSeconds: seconds) }

  /// The picture at `index`, 0…`frameCount` − 1, decoded when it is not among those kept.
  /// - Throws: `ImageError` when the file is damaged there.
  public func bitmap(_ index: Int) throws(ImageError) -> Bitmap {
    lock.lock()
    defer { lock.unlock() }
    if let kept = store.picture(index, of: number) { return kept }
    do {
      let bitmap = try decode(index)
      store.insert(bitmap, index, of: number)
      return bitmap
    } catch {
      firstFailure = firstFailure ?? error
      throw error
    }
  }

  /// The first thing that went wrong with a picture; nil as long as nothing has.
  public var failure: ImageError? { lock.withLock { firstFailure } }

  /// Decodes with the cursor that gets there soonest: one that is on its way, else a new one, else
  /// the one that has been idle for longest.
  private func decode(_ index: Int) throws(ImageError) -> Bitmap {
    let place: Int
    if let near = cursors.indices.filter({ cursors[$0].isBefore(index) }).max(by: {
      cursors[$0].progress < cursors[$1].progress
    }) {
      place = near
    } else if cursors.count < Self.mostCursors {
      cursors.append(try VideoCursor(packets))
      place = cursors.count - 1
    } else {
      place = 0
    }
    // The last is the one used last.
    var cursor = cursors.remove(at: place)
    defer { cursors.append(cursor) }
    let bitmap = try cursor.bitmap(index)
    guard (bitmap.width, bitmap.height) == (width, height) else {
      throw packets.file.damaged("its pictures change their size at \(time(of: index))")
    }
    return bitmap
  }

  private func time(of index: Int) -> String { "\(packets.seconds(packets.times[index])) s" }
}
