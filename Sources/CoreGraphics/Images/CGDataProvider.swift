// Bytes of pictures, as Core Foundation's names have them.

import Foundation

/// Bytes.
public typealias CFData = NSData

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first of the bytes; valid as long as `theData` is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

/// Where bytes of pictures come from.
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: the bytes do not change, or are made anew for everyone who asks.
  private let bytes: () -> CFData?

  /// These bytes.
  public convenience init?(data: CFData) {
    let copy = NSData(data: Data(bytes: data.bytes, count: data.length))
    self.init { copy }
  }

  /// So many bytes at `data`, copied; `releaseData` is called with them at once.
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

  /// All bytes; `nil` when they could not be made.
  public var data: CFData? { bytes() }
}
