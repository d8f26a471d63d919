// The C library's and Foundation's chance, in files that import UIKit alone: there a name of UIKit's is
// found instead of one that it hands on. Beside `import Foundation` both are seen, and being disfavoured
// these give way.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// 32 bits, by the world's chance.
@_disfavoredOverload
public func arc4random() -> UInt32 { VirtualChance.word }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A number less than `upperBound`, by the world's chance.
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  VirtualChance.word(below: upperBound)
}

/// A number of 0..<1, by the world's chance.
@_disfavoredOverload
public func drand48() -> Double { VirtualChance.fraction }

/// 31 bits, by the world's chance.
@_disfavoredOverload
public func random() -> Int { VirtualChance.positiveWord }

/// 31 bits, by the world's chance.
@_disfavoredOverload
public func rand() -> Int32 { Int32(VirtualChance.positiveWord) }

/// Has the world's chance follow from `seed`, too.
@_disfavoredOverload
public func srand48(_ seed: Int) { VirtualChance.reseed(UInt64(bitPattern: Int64(seed))) }

/// Has the world's chance follow from `seed`, too.
@_disfavoredOverload
public func srand(_ seed: UInt32) { VirtualChance.reseed(UInt64(seed)) }

extension UUID {
  /// An identifier by the world's chance.
  @_disfavoredOverload
  public init() { self = VirtualChance.uuid }
}
