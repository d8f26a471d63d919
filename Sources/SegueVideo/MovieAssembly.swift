// Chunks that were encoded elsewhere, joined into a movie: no frame is encoded, and the file is the one
// that `MovieSink` would have written. An encoder is opened all the same, for the track's description,
// and shows whether this machine would have made chunks of the same kind.

import CFFmpeg
import SegueFiles

/// Joins chunks into a movie. Used by one thread at a time.
package final class MovieAssembly {
  /// What the chunks have to agree with.
  package let stamp: MovieEncoderStamp

  private let settings: MovieSettings
  private let output: MovieOutput
  private let joint: ChunkJoint

  /// Begins the movie's file.
  /// - Throws: `VideoError`, or `FileError` when the file cannot be made.
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

  /// Writes the next packet of the chunk at hand.
  package func append(_ packet: MoviePacket) throws { try packet.withPacket(joint.write) }

  /// The chunk at hand had this many frames. Only the last may have fewer than the others.
  package func endChunk(frames: Int) throws {
    guard joint.framesInFull % settings.chunkLength == 0, (1...settings.chunkLength) ~= frames
    else {
      throw VideoError(.frame, "a chunk of \(frames) frames; expected \(settings.chunkLength)")
    }
    joint.endChunk(frames: frames)
  }

  /// Ends the movie and puts it in its place.
  package func finish() throws {
    guard joint.framesInFull > 0 else { throw VideoError.noFrames }
    try joint.finish()
    try output.commit()
  }

  /// Leaves no file.
  package func cancel() { output.discard() }
}
