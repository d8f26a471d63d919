// The errors between a finished frame and a finished movie, each described in one line.

import CFFmpeg

/// An error that prevents a movie from being created.
public struct VideoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: Sendable, Hashable {
    /// A setting is out of range or unknown.
    case settings
    /// The encoder is missing, rejects the settings or fails.
    case encoder
    /// The system failed to write.
    case output
    /// A frame does not have the size or pixel format of the movie.
    case frame
    /// The movie would contain no frames.
    case empty
    /// A method was called after `finish` or `cancel`.
    case ended
  }

  /// The kind of error.
  public let code: Code
  /// The found and the expected values.
  public let reason: String
  /// The system's error number for `.output`, otherwise 0.
  public let errorNumber: Int32

  /// Creates an error.
  public init(_ code: Code, _ reason: String, errorNumber: Int32 = 0) {
    (self.code, self.reason, self.errorNumber) = (code, reason, errorNumber)
  }

  /// The error in one line.
  public var description: String { reason }
}

extension VideoError {
  /// Returns the error for the status that libav returned during `doing`. Its log contains the
  /// reason where there is one.
  static func library(_ code: Code, _ status: Int32, _ doing: String) -> VideoError {
    var buffer = [CChar](repeating: 0, count: 128)
    cff_describe_error(status, &buffer, buffer.count)
    let log = String(cString: cff_last_log())
    let text = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return VideoError(code, "\(doing): \(text)" + (log.isEmpty ? "" : " (\(log))"))
  }

  /// The error for a movie without frames.
  static var noFrames: VideoError {
    VideoError(.empty, "the movie has no frames; expected at least one")
  }

  /// Returns the error for missing memory during `doing`.
  static func memory(_ doing: String) -> VideoError { VideoError(.encoder, "\(doing): no memory") }
}
