// SHA-256, SHA-384 and SHA-512.

import CSegueHash

/// SHA-256.
public struct SHA256: HashFunction, Sendable {
  /// The result.
  public typealias Digest = SHA256Digest
  /// The number of bytes that are hashed at a time.
  public static let blockByteCount = 64
  private var data = ReceivedData(segue_sha256)
  /// Creates a function that has received no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data.append(bufferPointer) }
  /// Returns the digest of all data.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: data.digest) }
}

/// SHA-384.
public struct SHA384: HashFunction, Sendable {
  /// The result.
  public typealias Digest = SHA384Digest
  /// The number of bytes that are hashed at a time.
  public static let blockByteCount = 128
  private var data = ReceivedData(segue_sha384)
  /// Creates a function that has received no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data.append(bufferPointer) }
  /// Returns the digest of all data.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: data.digest) }
}

/// SHA-512.
public struct SHA512: HashFunction, Sendable {
  /// The result.
  public typealias Digest = SHA512Digest
  /// The number of bytes that are hashed at a time.
  public static let blockByteCount = 128
  private var data = ReceivedData(segue_sha512)
  /// Creates a function that has received no data.
  public init() {}
  /// Adds the bytes of a buffer.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { data.append(bufferPointer) }
  /// Returns the digest of all data.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: data.digest) }
}

/// The digest of SHA-256.
public typealias SHA256Digest = HashDigest<SHA256>
/// The digest of SHA-384.
public typealias SHA384Digest = HashDigest<SHA384>
/// The digest of SHA-512.
public typealias SHA512Digest = HashDigest<SHA512>
