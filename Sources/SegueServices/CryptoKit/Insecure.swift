// MD5 and SHA-1, which are not safe any more but still name files and sign requests.

import CSegueHash

/// Hash functions that do not protect data.
public enum Insecure {
  /// MD5.
  public struct MD5: HashFunction, Sendable {
    /// The result.
    public typealias Digest = MD5Digest
    /// The number of bytes that are hashed at a time.
    public static let blockByteCount = 64
    private var data = ReceivedData(segue_md5)
    /// Creates a function that has received no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      data.append(bufferPointer)
    }
    /// Returns the digest of all data.
    public func finalize() -> MD5Digest { MD5Digest(bytes: data.digest) }
  }

  /// SHA-1.
  public struct SHA1: HashFunction, Sendable {
    /// The result.
    public typealias Digest = SHA1Digest
    /// The number of bytes that are hashed at a time.
    public static let blockByteCount = 64
    private var data = ReceivedData(segue_sha1)
    /// Creates a function that has received no data.
    public init() {}
    /// Adds the bytes of a buffer.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      data.append(bufferPointer)
    }
    /// Returns the digest of all data.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: data.digest) }
  }

  /// The digest of MD5.
  public typealias MD5Digest = HashDigest<MD5>
  /// The digest of SHA-1.
  public typealias SHA1Digest = HashDigest<SHA1>
}
