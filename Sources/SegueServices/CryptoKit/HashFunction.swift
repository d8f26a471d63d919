// Hash functions: what all of them have in common, and their digests.

import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function.
public protocol HashFunction {
  /// The result.
  associatedtype Digest: SegueServices.Digest
  /// The number of bytes that are hashed at a time.
  static var blockByteCount: Int { get }
  /// Creates a function that has received no data.
  init()
  /// Adds the bytes of a buffer.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of all data.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The digest of one of the functions here.
public struct HashDigest<Function: HashFunction>: Digest {
  let bytes: [UInt8]
  /// The number of bytes.
  public static var byteCount: Int { Array(Function().finalize()).count }
  /// Returns the bytes in their order.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The name of the function, and the bytes in hexadecimal.
  public var description: String {
    "\(Function.self) digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}
