// What a batch keeps in memory about a finished clip, in a fixed number of bytes. The whole record
// is in the journal, and the clip's name in the plan.

/// The facts about a finished clip that results report.
package struct ClipFacts: Sendable, Hashable {
  /// The SHA-256 of the file, or of the list of a folder's files.
  package var hash: Digest256
  /// The SHA-256 of the clip's inputs.
  package var inputs: Digest256
  /// The size of the file, or of all files, in bytes.
  package var bytes: Int
  /// The number of frames.
  package var frames: Int
  /// The width of the frames in pixels.
  package var width: Int
  /// The height of the frames in pixels.
  package var height: Int
  /// The duration of the clip in seconds.
  package var seconds: Double

  /// Creates the facts of a record.
  package init(_ record: ClipRecord) {
    // Records without a hash, which a damaged journal could contain, match no file.
    hash = Digest256(hex: record.hash) ?? .none
    inputs = record.inputs.shortDigest
    (bytes, frames, seconds) = (record.bytes, record.frames, record.seconds)
    (width, height) = (record.width, record.height)
  }
}
