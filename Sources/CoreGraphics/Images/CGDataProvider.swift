// The bytes of images, under Core Foundation's names.

import Foundation

/// A sequence of bytes, under Core Foundation's name.
public typealias CFData = NSData

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a pointer to the first byte. It is valid as long as `theData` is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

/// A source of the bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: the bytes do not change, or are created anew for every caller.
  private let bytes: () -> CFData?

  /// Creates a provider of the given bytes.
  public convenience init?(data: CFData) {
    let copy = NSData(data: Data(bytes: data.bytes, count: data.length))
    self.init { copy }
  }

  /// Creates a provider of a copy of `size` bytes at `data`. `releaseData` is called immediately.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = NSData(bytes: data, length: size)
    self.init { copy }
    releaseData(info, data, size)
  }

  init(_ bytes: @escaping () -> CFData?) { self.bytes = bytes }

  /// All bytes; `nil` if they could not be created.
  public var data: CFData? { bytes() }
}
