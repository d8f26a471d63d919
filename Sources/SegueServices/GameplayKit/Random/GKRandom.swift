// What sources and distributions of random numbers have in common.

import Foundation

/// Something that returns random numbers.
public protocol GKRandom {
  /// Returns an integer.
  func nextInt() -> Int
  /// Returns an integer from 0 to just below a bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from 0 to 1.
  func nextUniform() -> Float
  /// Returns `true` or `false`.
  func nextBool() -> Bool
}
