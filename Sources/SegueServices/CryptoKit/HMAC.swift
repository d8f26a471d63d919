// Codes that authenticate messages by a key, as RFC 2104 defines them.

import Foundation

/// The size of a symmetric key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A key that two parties share.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from data.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Creates a random key: one of the world, so that every clip gets the same.
  public init(size: SymmetricKeySize) {
    var bytes = [UInt8](repeating: 0, count: size.bitCount / 8)
    bytes.withUnsafeMutableBytes { SegueRandomNumberGenerator.fill($0) }
    self.bytes = bytes
  }
  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// A code that authenticates a message.
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, Sequence,
  CustomStringConvertible
{
  let digest: H.Digest
  /// The number of bytes.
  public var byteCount: Int { H.Digest.byteCount }
  /// Returns the bytes in their order.
  public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }
  /// The bytes in hexadecimal.
  public var description: String {
    "HMAC with \(H.self): " + map { String(format: "%02x", $0) }.joined()
  }
}

/// The authentication of messages by a hash function and a key.
public struct HMAC<H: HashFunction> {
  /// The code of a message.
  public typealias MAC = HashedAuthenticationCode<H>
  private let outer: [UInt8]
  private var inner = H()

  /// Creates the authentication of a message that is given in parts.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > H.blockByteCount { bytes = Array(H.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: H.blockByteCount - bytes.count)
    outer = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Adds a part of the message.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of the message.
  public func finalize() -> MAC {
    var function = H()
    function.update(data: outer)
    function.update(data: Array(inner.finalize()))
    return MAC(digest: function.finalize())
  }

  /// Returns the code of a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
    -> MAC
  {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC, authenticating data: D, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == mac }
}
