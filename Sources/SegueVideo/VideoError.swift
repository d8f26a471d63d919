// What can go wrong between a finished frame and a finished movie, in one line.

import CFFmpeg

/// Why a movie could not be made.
public struct VideoError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: Sendable, Hashable {
    /// A setting is out of range or unknown.
    case settings
    /// The encoder is missing, refuses the settings or fails.
    case encoder
    /// The system refused to write.
    case output
    /// A frame is not of the size or kind that the movie has.
    case frame
    /// The movie would hold no frame.
    case empty
    /// A call after `finish` or `cancel`.
    case ended
  }

  /// What kind of trouble it is.
  public let code: Code
  /// What was found and what was expected.
  public let reason: String
  /// The system's error number for `.output`, else 0.
  public let errorNumber: Int32

  /// An error.
  public init(_ code: Code, _ reason: String, errorNumber: Int32 = 0) {
    (self.code, self.reason, self.errorNumber) = (code, reason, errorNumber)
  }

  /// The sentence.
  public var description: String { reason }
}

extension VideoError {
  /// libav answered `status` while `doing`; its log says why, where it does.
  static func library(_ code: Code, _ status: Int32, _ doing: String) -> VideoError {
    var buffer = [CChar](repeating: 0, count: 128)
    cff_describe_error(status, &buffer, buffer.count)
    let log = String(cString: cff_last_log())
    let text = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    return VideoError(code, "\(doing): \(text)" + (log.isEmpty ? "" : " (\(log))"))
  }

  /// Nothing to make a movie of.
  static var noFrames: VideoError {
    VideoError(.empty, "the movie has no frames; expected at least one")
  }

  /// No memory while `doing`.
  static func memory(_ doing: String) -> VideoError { VideoError(.encoder, "\(doing): no memory") }
}
