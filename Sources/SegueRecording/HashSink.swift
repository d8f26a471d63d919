// Fingerprints instead of files: what tests of determinism compare, and what a farm can send home.

import SeguePixels
import SegueVideo

/// Keeps the SHA-256 of every frame's pixels: the rows without padding, plane by plane.
public final class HashSink: PackingSink, @unchecked Sendable {
  // Unchecked: `digests` is written by the sink's thread only, and read after the recording.

  /// What it asks for.
  public let pixelFormat: FramePixelFormat
  /// One for each frame, in order: 64 hexadecimal digits.
  public private(set) var digests: [String] = []

  /// A sink that hashes frames of this kind.
  public init(pixelFormat: FramePixelFormat = .rgba8) { self.pixelFormat = pixelFormat }

  /// The frame's digest, as ASCII.
  public func pack(_ frame: FramePixels) -> [UInt8] {
    let hash = SHA256()
    for part in frame.rows { hash.update(part) }
    return Array(hash.hexDigest().utf8)
  }

  /// Keeps a digest.
  public func append(packed: [UInt8]) { digests.append(String(decoding: packed, as: UTF8.self)) }
  /// Keeps the last digest once more.
  public func repeatLast() { if let last = digests.last { digests.append(last) } }
  /// Does nothing.
  public func finish() {}
  /// Forgets all.
  public func cancel() { digests = [] }
}
