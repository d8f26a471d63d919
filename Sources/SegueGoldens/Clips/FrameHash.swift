// The hash of a frame, which a golden keeps of every frame and by which frames are aligned.

import SeguePixels
import SegueRecording
import SegueVideo

/// The hash of a frame: the first 128 bits of the SHA-256 of its premultiplied RGBA pixels, rows
/// from top to bottom. At this length, accidental collisions between frames of one size can be
/// ruled out.
public struct FrameHash: Sendable, Hashable, CustomStringConvertible {
  /// The hash as 32 lowercase hexadecimal digits.
  public let description: String

  private static let digits = 32

  /// Creates a hash from its `description`. Returns `nil` if `text` is not one.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.digits,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = String(text)
  }

  /// Creates the hash of an image.
  public init(_ pixels: PixelBuffer) {
    let hash = SHA256()
    for row in FramePixels.rgba8(pixels).rows { hash.update(row) }
    self.init(digest: hash.hexDigest())
  }

  /// Creates the hash of a text.
  init(ofText text: String) {
    let hash = SHA256()
    Array(text.utf8).withUnsafeBufferPointer { hash.update($0) }
    self.init(digest: hash.hexDigest())
  }

  /// Creates a hash from all 64 digits of a `HashSink`.
  init(digest: String) { description = String(digest.prefix(Self.digits)) }
}
