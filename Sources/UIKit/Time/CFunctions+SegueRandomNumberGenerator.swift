// The random number functions of the C library and Foundation, for files that import UIKit alone:
// there a name that UIKit declares is found before one that it re-exports. In files that also
// import Foundation both are visible, and these, being disfavored, yield.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns 32 random bits from the world's random number generator.
@_disfavoredOverload
public func arc4random() -> UInt32 { SegueRandomNumberGenerator.word }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a random number less than `upperBound` from the world's random number generator.
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  SegueRandomNumberGenerator.word(below: upperBound)
}

/// Returns a random number in 0..<1 from the world's random number generator.
@_disfavoredOverload
public func drand48() -> Double { SegueRandomNumberGenerator.fraction }

/// Returns 31 random bits from the world's random number generator.
@_disfavoredOverload
public func random() -> Int { SegueRandomNumberGenerator.positiveWord }

/// Returns 31 random bits from the world's random number generator.
@_disfavoredOverload
public func rand() -> Int32 { Int32(SegueRandomNumberGenerator.positiveWord) }

/// Reseeds the world's random number generator from the world's seed and `seed`.
@_disfavoredOverload
public func srand48(_ seed: Int) {
  SegueRandomNumberGenerator.reseed(UInt64(bitPattern: Int64(seed)))
}

/// Reseeds the world's random number generator from the world's seed and `seed`.
@_disfavoredOverload
public func srand(_ seed: UInt32) { SegueRandomNumberGenerator.reseed(UInt64(seed)) }

extension UUID {
  /// Creates a random identifier from the world's random number generator.
  @_disfavoredOverload
  public init() { self = SegueRandomNumberGenerator.uuid }
}
