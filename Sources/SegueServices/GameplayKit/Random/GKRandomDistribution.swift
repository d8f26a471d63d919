// Random integers of a range.

import Foundation

/// Random integers of a range, all equally often.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The least integer.
  public let lowestValue: Int
  /// The greatest integer.
  public let highestValue: Int
  /// The number of integers.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  let source: any GKRandom

  /// Creates a distribution of the integers from one to another, both included.
  public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (lowestValue, max(lowestValue, highestValue))
  }

  /// Creates a distribution with a source of its own.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates the distribution of a die: the integers from 1 to the number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  /// Returns the distribution of a die with six sides.
  open class func d6() -> Self { Self.die(6) }
  /// Returns the distribution of a die with twenty sides.
  open class func d20() -> Self { Self.die(20) }
  private class func die(_ sides: Int) -> Self {
    Self(dieOf: sides, source: GKARC4RandomSource())
  }

  /// Creates the distribution of a die.
  public required init(dieOf sides: Int, source: any GKRandom) {
    self.source = source
    (lowestValue, highestValue) = (1, max(1, sides))
  }

  /// Returns an integer of the range.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns an integer of the range that is less than a bound; the least one if none is.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }

  /// Returns where in the range an integer is, from 0 to 1.
  open func nextUniform() -> Float {
    guard highestValue > lowestValue else { return source.nextUniform() }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  /// Returns whether an integer is in the upper half of the range.
  open func nextBool() -> Bool { nextUniform() > 0.5 }
}
