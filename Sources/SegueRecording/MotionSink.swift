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
      changes.append(bytes.span.distance(to: last.span))
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

extension Span<UInt8> {
  /// Returns the sum of the absolute differences from the bytes of `other`, which has as many.
  fileprivate func distance(to other: Span<UInt8>) -> Int {
    var (sum, index) = (0, 0)
    // Not a sequence: in debug builds, its iterators allocate memory for each byte.
    while index < count {
      sum += abs(Int(self[index]) - Int(other[index]))
      index += 1
    }
    return sum
  }
}
