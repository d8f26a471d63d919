// Conversion of frames to a movie, with encoder, muxer and file in one process, so that every error
// has a number and every time stamp is exact. The clip is divided into chunks of 240 frames
// (`MovieSettings.chunkLength`), each a closed group of pictures by a new encoder; see
// `ChunkEncoder`.

import CFFmpeg
import Foundation
import SegueFiles
import SeguePixels

/// Writes a movie.
///
/// The file appears when `finish()` has succeeded. After an error, after `cancel()`, or when the
/// sink is deallocated before, there is no file. Frames are copied; the caller may reuse their
/// memory.
public final class MovieSink: FrameSink, @unchecked Sendable {
  // Unchecked: all mutable state is accessed only under `lock`.

  /// The settings of the movie.
  public let settings: MovieSettings
  /// The pixel format that the sink expects: Y′CbCr planes, or RGBA for codecs with alpha or more
  /// than 8 bits.
  public let pixelFormat: FramePixelFormat

  private let lock = NSLock()
  private let image: MovieImage
  private var track: MovieTrack?

  /// Opens the target and the encoder, so that anything missing is reported before the first frame.
  /// - Throws: `VideoError`, or `FileError` if the file cannot be created.
  public convenience init(_ target: MovieTarget, settings: MovieSettings) throws {
    try self.init(target, settings: settings, calls: FileCalls())
  }

  /// Opens the target and the encoder with replaced system calls.
  package init(_ target: MovieTarget, settings: MovieSettings, calls: FileCalls) throws {
    try settings.validate()
    self.settings = settings
    image = try MovieImage(settings)
    pixelFormat = image.pixelFormat
    let encoder = try ChunkEncoder(settings)
    let output = try MovieOutput(target, calls: calls)
    track = try MovieTrack(output, settings: settings, encoder: encoder)
  }

  /// The number of frames received so far.
  public var frames: Int { lock.withLock { track?.frames ?? 0 } }

  /// Encodes the next frame.
  /// - Throws: `VideoError`. The sink can then only be cancelled.
  public func append(_ frame: FramePixels) throws {
    try withTrack { track in
      try image.fill(frame)
      try track.encode(image)
    }
  }

  /// Encodes the last frame again, without copying it again.
  /// - Throws: `VideoError`, also if there is no frame.
  public func repeatLast() throws {
    try withTrack { track in
      guard track.frames > 0 else {
        throw VideoError(.frame, "no frame to repeat; expected append before repeatLast")
      }
      try track.encode(image)
    }
  }

  /// Completes the movie and moves it to its final location.
  /// - Throws: `VideoError` or `FileError`, in which case there is no file.
  public func finish() throws {
    try withTrack { track in
      try track.finish()
      self.track = nil
    }
  }

  /// Stops and removes the file. Does nothing after `finish()`.
  public func cancel() {
    lock.withLock {
      track?.cancel()
      track = nil
    }
  }

  /// Runs `body` on the track. An error ends the movie.
  private func withTrack(_ body: (MovieTrack) throws -> Void) throws {
    try lock.withLock {
      guard let track else {
        throw VideoError(.ended, "the movie has ended; expected no further frames")
      }
      do { try body(track) } catch {
        track.cancel()
        self.track = nil
        throw error
      }
    }
  }
}
