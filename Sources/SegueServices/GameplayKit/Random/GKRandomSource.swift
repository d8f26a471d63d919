// The sources of random numbers. The same seed gives the same numbers on every machine; sources without
// a seed of their own derive it from the world's. The algorithms are the named ones. How Apple makes
// integers of their bits is not documented, so the numbers differ from those of a device.

import Foundation

/// A source of random numbers: that of the world.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  /// Creates a source.
  public override init() { super.init() }

  /// Returns the source of the world.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// Returns the next 32 bits.
  func nextBits() -> UInt32 { SegueRandomNumberGenerator.word }

  /// Returns an integer of 32 bits.
  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  /// Returns an integer from 0 to just below `upperBound`, all equally often; 0 for a bound below 2.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let bound = UInt64(upperBound)
    let rest = (UInt64.max % bound + 1) % bound
    while true {
      let bits = UInt64(nextBits()) << 32 | UInt64(nextBits())
      if bits <= UInt64.max - rest { return Int(bits % bound) }
    }
  }

  /// Returns a number from 0 to just below 1, a multiple of 2⁻²⁴.
  open func nextUniform() -> Float { Float(nextBits() >> 8) / 0x1p24 }

  /// Returns `true` or `false`.
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// Returns the objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var objects = array
    for end in stride(from: objects.count - 1, to: 0, by: -1) {
      objects.swapAt(end, nextInt(upperBound: end + 1))
    }
    return objects
  }

  /// Returns a source that continues as this one does.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }
}

extension NSArray {
  /// Returns the objects in an order of the world's random numbers.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource()) }

  /// Returns the objects in an order of a source's numbers.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map(\.self))
  }
}
