// Random bytes: those of the world, so that every clip gets the same ones.

import Foundation

/// A source of random bytes. There is only the default one.
public final class SecRandomRef: Sendable {}

/// The source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills memory with random bytes of the world, and returns `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  SegueRandomNumberGenerator.fill(UnsafeMutableRawBufferPointer(start: bytes, count: max(0, count)))
  return errSecSuccess
}
