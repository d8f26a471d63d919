// The errors of image files, each described in one line.

import SeguePixels

/// An error that prevents an image from being read or written.
public struct ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: Sendable, Hashable {
    /// The format is not supported.
    case format
    /// The file violates the rules of its format.
    case damaged
    /// The image exceeds the limits.
    case limit
    /// Memory is not available.
    case memory
    /// The encoder of a format is missing or fails.
    case encoder
  }

  /// The kind of error.
  public let code: Code
  /// The image's name, as the caller provided it.
  public let name: String
  /// The found and the expected values, without the name.
  public let reason: String

  /// Creates an error about the image `name`.
  public init(_ code: Code, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (code, name, reason)
  }

  /// The error in one line, as `NAME: reason`.
  public var description: String { "\(name): \(reason)" }
}

/// Limits for the size of an image.
public struct ImageLimits: Sendable, Hashable {
  /// The maximum number of pixels along one side.
  public var side: Int
  /// The maximum number of pixels in total.
  public var area: Int

  /// Creates limits, which never exceed those of `PixelBuffer`.
  public init(side: Int = PixelBuffer.largestSide, area: Int = PixelBuffer.largestArea) {
    self.side = min(max(side, 1), PixelBuffer.largestSide)
    self.area = min(max(area, 1), PixelBuffer.largestArea)
  }

  /// The limits of `PixelBuffer`.
  public static let standard = ImageLimits()
}
