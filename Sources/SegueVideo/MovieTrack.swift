// Encoding of consecutive chunks to one movie, in one process.

import CFFmpeg
import SegueFiles

/// The video track of a movie that is being encoded.
final class MovieTrack {
  /// The number of frames received.
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

  /// Encodes the image as the next frame.
  func encode(_ image: MovieImage) throws {
    let encoder = try encoder ?? nextEncoder()
    frames += 1
    try encoder.encode(image.frame, joint.write)
    if settings.codec.hasChunks, encoder.frames == settings.chunkLength { try endChunk() }
  }

  /// Completes the movie and commits its file.
  func finish() throws {
    guard frames > 0 else { throw VideoError.noFrames }
    try endChunk()
    try joint.finish()
    try output.commit()
  }

  /// Removes the file.
  func cancel() {
    encoder = nil
    output.discard()
  }

  private func nextEncoder() throws(VideoError) -> ChunkEncoder {
    let next = try ChunkEncoder(settings)
    guard MovieEncoderStamp(next) == stamp else {
      throw VideoError(.encoder, "two encoders of the same movie differ; expected the same header")
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
