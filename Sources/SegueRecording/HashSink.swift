// Hashes instead of files, for tests of determinism and for comparing results of several machines.

import SeguePixels
import SegueVideo

/// A sink that keeps the SHA-256 of every frame's pixels: the rows without padding, plane by plane.
public final class HashSink: PackingSink, @unchecked Sendable {
  // Unchecked: `digests` is written only by the sink's thread, and read after the recording.

  /// The pixel format of the frames that the sink requests.
  public let pixelFormat: FramePixelFormat
  /// The digests of the frames in order, each as 64 hexadecimal digits.
  public private(set) var digests: [String] = []

  /// Creates a sink that hashes frames of the given format.
  public init(pixelFormat: FramePixelFormat = .rgba8) { self.pixelFormat = pixelFormat }

  /// Returns the digest of the frame as ASCII.
  public func pack(_ frame: FramePixels) -> [UInt8] {
    let hash = SHA256()
    for part in frame.rows { hash.update(part) }
    return Array(hash.hexDigest().utf8)
  }

  /// Stores a digest.
  public func append(packed: [UInt8]) { digests.append(String(decoding: packed, as: UTF8.self)) }
  /// Stores the last digest once more.
  public func repeatLast() { if let last = digests.last { digests.append(last) } }
  /// Does nothing, since the digests are already stored.
  public func finish() {}
  /// Removes all digests.
  public func cancel() { digests = [] }
}
