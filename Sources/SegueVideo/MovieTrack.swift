// Chunk after chunk through encoders into one movie, in one process.

import CFFmpeg
import SegueFiles

/// The video track of a movie being encoded.
final class MovieTrack {
  /// Frames taken.
  private(set) var frames = 0

  private let settings: MovieSettings
  private let output: MovieOutput
  private let joint: ChunkJoint
  private let stamp: MovieEncoderStamp
  private var encoder: ChunkEncoder?

  init(_ output: MovieOutput, settings: MovieSettings, encoder: ChunkEncoder) throws {
    (self.output, self.settings, self.encoder) = (output, settings, encoder)
    stamp = MovieEncoderStamp(encoder)
    joint = try ChunkJoint(output, settings: settings, encoder: encoder)
  }

  /// Encodes the picture as the next frame.
  func encode(_ picture: MoviePicture) throws {
    let encoder = try encoder ?? nextEncoder()
    frames += 1
    try encoder.encode(picture.frame, joint.write)
    if encoder.frames == settings.chunkLength { try endChunk() }
  }

  /// Ends the movie and commits its file.
  func finish() throws {
    guard frames > 0 else { throw VideoError.noFrames }
    try endChunk()
    try joint.finish()
    try output.commit()
  }

  /// Leaves no file.
  func cancel() {
    encoder = nil
    output.discard()
  }

  private func nextEncoder() throws(VideoError) -> ChunkEncoder {
    let next = try ChunkEncoder(settings)
    guard MovieEncoderStamp(next) == stamp else {
      throw VideoError(.encoder, "two encoders of one movie differ; expected the same header")
    }
    encoder = next
    return next
  }

  private func endChunk() throws {
    try encoder?.finish(joint.write)
    encoder = nil
    joint.endChunk(frames: frames - joint.framesInFull)
  }
}
