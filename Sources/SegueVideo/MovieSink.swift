// Frames to a movie: encoder, muxer and file in one process, so that every error has a number and
// every time stamp is exact. The clip is cut into chunks of 240 frames (`MovieSettings.chunkLength`),
// each a closed group of pictures by an encoder opened afresh; see `ChunkEncoder`.

import CFFmpeg
import Foundation
import SegueFiles
import SeguePixels

/// Writes an H.264 movie.
///
/// The file appears when `finish()` has succeeded; after an error, after `cancel()`, or when the sink
/// is let go, there is nothing. Frames are copied: the caller may reuse their memory.
public final class MovieSink: FrameSink, @unchecked Sendable {
  // Unchecked: everything mutable is touched only under `lock`.

  /// What the movie is.
  public let settings: MovieSettings
  /// Planes.
  public var pixelFormat: FramePixelFormat { .yCbCr420 }

  private let lock = NSLock()
  private let picture: MoviePicture
  private var track: MovieTrack?

  /// Opens the target and the encoder, so that whatever is missing is known before the first frame.
  /// - Throws: `VideoError`, or `FileError` when the file cannot be made.
  public convenience init(_ target: MovieTarget, settings: MovieSettings) throws {
    try self.init(target, settings: settings, calls: FileCalls())
  }

  /// As the public one, with the system calls replaced.
  package init(_ target: MovieTarget, settings: MovieSettings, calls: FileCalls) throws {
    try settings.validate()
    self.settings = settings
    picture = try MoviePicture(settings)
    let encoder = try ChunkEncoder(settings)
    let output = try MovieOutput(target, calls: calls)
    track = try MovieTrack(output, settings: settings, encoder: encoder)
  }

  /// Frames taken so far.
  public var frames: Int { lock.withLock { track?.frames ?? 0 } }

  /// Encodes the next frame.
  /// - Throws: `VideoError`. The sink can then only be cancelled.
  public func append(_ frame: FramePixels) throws {
    try withTrack { track in
      guard case .yCbCr420(let planes) = frame else {
        throw VideoError(.frame, "a frame is RGBA; expected planes for a movie")
      }
      try picture.fill(planes)
      try track.encode(picture)
    }
  }

  /// Encodes the last frame once more, without copying it again.
  /// - Throws: `VideoError`; there has to be a frame.
  public func repeatLast() throws {
    try withTrack { track in
      guard track.frames > 0 else {
        throw VideoError(.frame, "no frame to repeat; expected append before repeatLast")
      }
      try track.encode(picture)
    }
  }

  /// Ends the movie and puts it in its place.
  /// - Throws: `VideoError` or `FileError`; then there is nothing.
  public func finish() throws {
    try withTrack { track in
      try track.finish()
      self.track = nil
    }
  }

  /// Gives up; leaves nothing. Does nothing after `finish()`.
  public func cancel() {
    lock.withLock {
      track?.cancel()
      track = nil
    }
  }

  /// Runs `body` on the track; an error ends the movie.
  private func withTrack(_ body: (MovieTrack) throws -> Void) throws {
    try lock.withLock {
      guard let track else {
        throw VideoError(.ended, "the movie has ended; expected no more frames")
      }
      do { try body(track) } catch {
        track.cancel()
        self.track = nil
        throw error
      }
    }
  }
}
