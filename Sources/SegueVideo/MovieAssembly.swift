// Joining of chunks that were encoded elsewhere to a movie. No frame is encoded, and the file is
// identical to the one that `MovieSink` would have written. An encoder is opened nevertheless, for
// the track's description, and to determine whether this machine would have produced chunks of the
// same kind.

import CFFmpeg
import SegueFiles

/// Joins chunks to a movie. Used by one thread at a time.
package final class MovieAssembly {
  /// The properties that the chunks must have in common.
  package let stamp: MovieEncoderStamp

  private let settings: MovieSettings
  private let output: MovieOutput
  private let joint: ChunkJoint

  /// Creates the movie's file.
  /// - Throws: `VideoError`, or `FileError` if the file cannot be created.
  package init(_ target: MovieTarget, settings: MovieSettings, calls: FileCalls = FileCalls())
    throws
  {
    try settings.validate()
    self.settings = settings
    let encoder = try ChunkEncoder(settings)
    stamp = MovieEncoderStamp(encoder)
    output = try MovieOutput(target, calls: calls)
    joint = try ChunkJoint(output, settings: settings, encoder: encoder)
  }

  /// Writes the next packet of the current chunk.
  package func append(_ packet: MoviePacket) throws { try packet.withPacket(joint.write) }

  /// Ends the current chunk, which had the given number of frames. Only the last chunk may have
  /// fewer than the others.
  package func endChunk(frames: Int) throws {
    guard joint.framesInFull % settings.chunkLength == 0, (1...settings.chunkLength) ~= frames
    else {
      throw VideoError(.frame, "a chunk of \(frames) frames; expected \(settings.chunkLength)")
    }
    joint.endChunk(frames: frames)
  }

  /// Completes the movie and moves it to its final location.
  package func finish() throws {
    guard joint.framesInFull > 0 else { throw VideoError.noFrames }
    try joint.finish()
    try output.commit()
  }

  /// Removes the file.
  package func cancel() { output.discard() }
}
