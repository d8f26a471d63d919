// Clips as luma planes: of movies, and of recordings of scenes.

import SegueImages
import SeguePixels
import SegueVideo

extension LumaClip {
  /// Reads the frames of a movie.
  /// - Parameters:
  ///   - clip: The movie.
  ///   - times: The times of the frames that are read, in seconds of the movie.
  /// - Returns: The frames, and the index of the first in the movie.
  /// - Throws: `ImageError`, or `GoldenError` if there are too many frames or none.
  package static func read(_ clip: VideoClip, times: Range<Double>) throws -> (
    clip: LumaClip, first: Int
  ) {
    let all = clip.frameTimes
    let indices = all.indices.filter { times.contains(all[$0]) }
    guard let first = indices.first else {
      throw GoldenError(
        .usage, "\(clip.name) has no frame in the given time; it lasts \(clip.duration) s")
    }
    try check(indices.count, clip.name)
    var result = LumaClip(pixelWidth: clip.width, pixelHeight: clip.height)
    for index in indices { result.append(try clip.bitmap(index).pixels, at: all[index]) }
    return (result, first)
  }

  /// Throws an error if a clip has too many frames.
  package static func check(_ count: Int, _ name: String) throws(GoldenError) {
    guard count <= maximumFrames else {
      throw GoldenError(
        .limit,
        "\(name) has \(count) frames, and the limit is \(maximumFrames); expected little more than "
          + "one transition, such as with --from and --to")
    }
  }
}

/// A sink that keeps the frames of a recording as luma planes.
package final class LumaSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started, and read after it.

  /// The frames so far.
  package private(set) var clip: LumaClip
  private let interval: Double

  /// Creates a sink for frames of the given size, at `interval` seconds from each other.
  package init(width: Int, height: Int, interval: Double) {
    clip = LumaClip(pixelWidth: width, pixelHeight: height)
    self.interval = interval
  }

  /// The pixel format of the frames: RGBA.
  package var pixelFormat: FramePixelFormat { .rgba8 }

  /// Keeps a frame.
  package func append(_ frame: FramePixels) {
    guard case .rgba8(let pixels) = frame else { return }
    clip.append(pixels, at: Double(clip.frames.count) * interval)
  }

  /// Keeps the last frame once more.
  package func repeatLast() { clip.repeatLast(at: Double(clip.frames.count) * interval) }
  /// Does nothing, since the frames are already kept.
  package func finish() {}
  /// Does nothing: the frames are not used.
  package func cancel() {}
}
