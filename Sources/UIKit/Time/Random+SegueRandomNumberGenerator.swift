// `.random(in:)`, `shuffled()`, and similar API with the world's random number generator, in every
// file that imports UIKit: declarations of a library take precedence over members of the standard
// library with the same signature. The forms with `using:` are unchanged; they specify the
// generator themselves.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The world's random number generator, under the name of the system's.
public typealias SystemRandomNumberGenerator = SegueRandomNumberGenerator

extension FixedWidthInteger {
  /// Returns a uniformly distributed number in `range` from the world's random number generator.
  public static func random(in range: Range<Self>) -> Self {
    var randomGenerator = SegueRandomNumberGenerator()
    return random(in: range, using: &randomGenerator)
  }

  /// Returns a uniformly distributed number in `range` from the world's random number generator.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var randomGenerator = SegueRandomNumberGenerator()
    return random(in: range, using: &randomGenerator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a number in `range` from the world's random number generator.
  public static func random(in range: Range<Self>) -> Self {
    var randomGenerator = SegueRandomNumberGenerator()
    return random(in: range, using: &randomGenerator)
  }

  /// Returns a number in `range` from the world's random number generator.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var randomGenerator = SegueRandomNumberGenerator()
    return random(in: range, using: &randomGenerator)
  }
}

extension Bool {
  /// Returns a random Boolean value from the world's random number generator.
  public static func random() -> Bool {
    var randomGenerator = SegueRandomNumberGenerator()
    return random(using: &randomGenerator)
  }
}

extension Collection {
  /// Returns a random element from the world's random number generator; `nil` if the collection is
  /// empty.
  public func randomElement() -> Element? {
    var randomGenerator = SegueRandomNumberGenerator()
    return randomElement(using: &randomGenerator)
  }
}

extension Sequence {
  /// Returns the elements, shuffled with the world's random number generator.
  public func shuffled() -> [Element] {
    var randomGenerator = SegueRandomNumberGenerator()
    return shuffled(using: &randomGenerator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Shuffles the elements with the world's random number generator.
  public mutating func shuffle() {
    var randomGenerator = SegueRandomNumberGenerator()
    shuffle(using: &randomGenerator)
  }
}
