// A frame's fingerprint: what a golden keeps of every frame, and what frames are aligned by.

import SeguePixels
import SegueRecording
import SegueVideo

/// The first 128 bits of the SHA-256 of a frame's pixels: the premultiplied RGBA of its rows from top to
/// bottom. So long, no two frames of a size will ever share one by chance.
public struct FrameHash: Sendable, Hashable, CustomStringConvertible {
  /// 32 lower-case hexadecimal digits.
  public let description: String

  private static let digits = 32

  /// Reads `description`; `nil` if `text` is something else.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.digits,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = String(text)
  }

  /// The fingerprint of a picture.
  public init(_ pixels: PixelBuffer) {
    let hash = SHA256()
    for row in FramePixels.rgba8(pixels).rows { hash.update(row) }
    self.init(digest: hash.hexDigest())
  }

  /// The fingerprint of a text.
  init(ofText text: String) {
    let hash = SHA256()
    Array(text.utf8).withUnsafeBufferPointer { hash.update($0) }
    self.init(digest: hash.hexDigest())
  }

  /// From all 64 digits of `HashSink`.
  init(digest: String) { description = String(digest.prefix(Self.digits)) }
}
