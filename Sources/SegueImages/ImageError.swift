// What is wrong with a picture, in one line.

import SeguePixels

/// Why a picture could not be read or written.
public struct ImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  public enum Code: Sendable, Hashable {
    /// Not a format that is read.
    case format
    /// A PNG that breaks the rules of PNG.
    case damaged
    /// Larger than the limits.
    case limit
    /// No memory.
    case memory
  }

  /// What kind of trouble it is.
  public let code: Code
  /// The picture's name, as the caller gave it.
  public let name: String
  /// What was found and what was expected, without the name.
  public let reason: String

  /// An error about the picture `name`.
  public init(_ code: Code, _ name: String, _ reason: String) {
    (self.code, self.name, self.reason) = (code, name, reason)
  }

  /// `NAME: reason`.
  public var description: String { "\(name): \(reason)" }
}

/// How large a picture may be.
public struct ImageLimits: Sendable, Hashable {
  /// The most pixels along one side.
  public var side: Int
  /// The most pixels in all.
  public var area: Int

  /// Limits; never above those of `PixelBuffer`.
  public init(side: Int = PixelBuffer.largestSide, area: Int = PixelBuffer.largestArea) {
    self.side = min(max(side, 1), PixelBuffer.largestSide)
    self.area = min(max(area, 1), PixelBuffer.largestArea)
  }

  /// Those of `PixelBuffer`.
  public static let standard = ImageLimits()
}
