// A sink that measures how much each frame differs from the one before.

import SeguePixels
import SegueVideo

/// A sink that keeps the differences between consecutive frames.
package final class MotionSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started, and read after it.

  /// For each frame but the first, the sum of the absolute differences of all its bytes from those
  /// of the frame before.
  package private(set) var changes: [Int] = []
  private var last: [UInt8] = []

  /// Creates a sink.
  package init() {}

  /// The pixel format of the frames: RGBA.
  package var pixelFormat: FramePixelFormat { .rgba8 }

  /// Measures the difference from the last frame.
  package func append(_ frame: FramePixels) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(last.count)
    frame.appendRows(to: &bytes)
    if !last.isEmpty {
      changes.append(zip(bytes, last).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) })
    }
    last = bytes
  }

  /// Adds a difference of 0.
  package func repeatLast() { changes.append(0) }
  /// Does nothing, since the differences are already stored.
  package func finish() {}
  /// Removes all differences.
  package func cancel() { (changes, last) = ([], []) }
}
