// How much memory a clip under way takes, by its size: what decides is the encoder, which holds some fifty
// pictures back, each with a half-size copy and the costs of its blocks.

import SegueRecording

/// Estimates of memory.
package enum MemoryEstimate {
  /// Bytes that a clip takes while it is made, without what the process takes anyway.
  package static func bytes(_ recording: ClipShape, frames: Int, isMovie: Bool, jobs: Int) -> Int {
    let pixels = recording.size.width * recording.size.height
    let buffers = min(frames, 2 * jobs + 1)
    guard isMovie else { return fixed + pixels * (4 * buffers + 8 * jobs) }
    return fixed + pixels * 3 / 2 * buffers + pixels * bytesPerHeldPixel * min(frames, heldPictures)
  }

  /// What the process takes before its first clip, with fonts and caches.
  package static let process = 96 << 20

  private static let fixed = 4 << 20
  private static let heldPictures = 60
  private static let bytesPerHeldPixel = 3
}
