// An estimate of the memory that a clip uses, by its size. The encoder dominates: it holds about
// fifty frames, each with a half-size copy and the costs of its blocks.

import SegueClips
import SegueRecording

/// Estimates of the memory that clips use.
package enum MemoryEstimate {
  /// Returns the memory that a clip uses while it is recorded, in bytes, beyond that of the
  /// process.
  package static func bytes(_ recording: ClipShape, frames: Int, isMovie: Bool, jobs: Int) -> Int {
    let pixels = recording.size.width * recording.size.height
    let buffers = min(frames, 2 * jobs + 1)
    guard isMovie else { return fixed + pixels * (4 * buffers + 8 * jobs) }
    return fixed + pixels * 3 / 2 * buffers + pixels * bytesPerHeldPixel
      * min(frames, retainedImages)
  }

  /// The memory of the process before its first clip, with fonts and caches, in bytes.
  package static let process = 96 << 20

  private static let fixed = 4 << 20
  private static let retainedImages = 60
  private static let bytesPerHeldPixel = 3
}
