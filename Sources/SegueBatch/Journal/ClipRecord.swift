// The record of a finished clip: sufficient to determine, without making it again, whether it
// exists and would be the same.

import Foundation
import SegueClips
import SegueDiagnostics

/// The record of a finished clip.
package struct ClipRecord: Sendable, Hashable, Codable {
  /// The path of the output, relative to the batch's folder.
  package var output: String
  /// The SHA-256 of the file, or of the list of a folder's files.
  package var hash: String
  /// The size of the file, or of all files, in bytes.
  package var bytes: Int
  /// The number of frames.
  package var frames: Int
  /// The width of the frames in pixels.
  package var width: Int
  /// The height of the frames in pixels.
  package var height: Int
  /// The numerator of the frame rate.
  package var rateNumerator: Int
  /// The denominator of the frame rate.
  package var rateDenominator: Int
  /// The inputs of the clip.
  package var inputs: ClipInputs

  /// Creates a record.
  package init(
    output: String, hash: String, bytes: Int, frames: Int, width: Int, height: Int,
    rateNumerator: Int, rateDenominator: Int, inputs: ClipInputs
  ) {
    (self.output, self.hash, self.bytes, self.frames) = (output, hash, bytes, frames)
    (self.width, self.height, self.inputs) = (width, height, inputs)
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// The duration of the clip in seconds.
  package var seconds: Double {
    Double(frames) * Double(rateDenominator) / Double(max(1, rateNumerator))
  }
}
