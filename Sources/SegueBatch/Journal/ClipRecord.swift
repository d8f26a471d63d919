// What is kept of a clip that was made: enough to tell, without making it again, whether it is there and
// would come out the same.

import Foundation
import SegueDiagnostics

/// A clip that was made.
package struct ClipRecord: Sendable, Hashable, Codable {
  /// Its path below the batch's folder.
  package var output: String
  /// SHA-256 of the file, or of the list of a folder's files.
  package var hash: String
  /// Bytes of the file, or of all files.
  package var bytes: Int
  /// Frames.
  package var frames: Int
  /// Pixels across and down.
  package var width: Int
  package var height: Int
  /// Frames per second, as a fraction.
  package var rateNumerator: Int
  package var rateDenominator: Int
  /// What it was made from.
  package var inputs: ClipInputs

  /// Seconds that it plays.
  package var seconds: Double {
    Double(frames * rateDenominator) / Double(max(1, rateNumerator))
  }
}
