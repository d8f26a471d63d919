// Random integers around a mean. The normal deviates are made by the polar method, with functions that
// give the same result on every machine.

import Foundation

/// Random integers of a range, those in its middle most often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution whose range is the mean and three deviations to both sides.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    (self.mean, self.deviation) = (mean, abs(deviation))
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded()),
      highestValue: Int((mean + 3 * abs(deviation)).rounded()))
  }

  /// Creates a distribution whose mean is the middle of a range, which is six deviations wide.
  public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates the distribution of a die.
  public required init(dieOf sides: Int, source: any GKRandom) {
    mean = Float(1 + sides) / 2
    deviation = Float(sides - 1) / 6
    super.init(dieOf: sides, source: source)
  }

  /// Returns an integer of the range.
  open override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    while true {
      let value = Int((Double(mean) + Double(deviation) * deviate()).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
  }

  /// A number of the normal distribution with mean 0 and deviation 1.
  private func deviate() -> Double {
    while true {
      let x = 2 * Double(source.nextUniform()) - 1
      let y = 2 * Double(source.nextUniform()) - 1
      let square = x * x + y * y
      guard square > 0, square < 1 else { continue }
      return x * (-2 * DeterministicMath.log(square) / square).squareRoot()
    }
  }
}
