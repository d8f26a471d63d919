// Random numbers inside a world: every clip of a scene receives the same numbers, in the order in
// which its code requests them. Code that would otherwise use the system's generator is bound to
// these names: Documentation/UIKit/TIME.md.

import Foundation
import QuartzCore
import SegueWorld

/// The random number generator of the current world; the system's outside a world.
public struct SegueRandomNumberGenerator: RandomNumberGenerator, Sendable {
  /// Creates a generator. All values of this type draw from the same sequence.
  public init() {}

  /// Returns the next number.
  public mutating func next() -> UInt64 { Self.next() }

  /// Returns the next number.
  public static func next() -> UInt64 {
    if World.isRunningHere {
      return MainActor.assumeIsolated { World.current.randomGenerator.next() }
    }
    var machine = Swift.SystemRandomNumberGenerator()
    return machine.next()
  }

  /// The value of `UUID()`, of version 4.
  public static var uuid: UUID {
    var (high, low) = (next(), next())
    high = high & ~0xF000 | 0x4000
    low = low & ~(3 << 62) | 2 << 62
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * index))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      ))
  }

  /// The value of `arc4random()`.
  public static var word: UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }

  /// The value of `arc4random_uniform(_:)`: a number less than `bound`, or 0 if that is 0.
  public static func word(below bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound)
  }

  /// The value of `drand48()`: a number in 0..<1.
  public static var fraction: Double { Double(next() >> 11) / 0x1p53 }

  /// The value of `random()` and `rand()`: 31 bits.
  public static var positiveWord: Int { Int(next() >> 33) }

  /// Fills memory with random bytes. The implementation of `arc4random_buf(_:_:)`.
  public static func fill(_ memory: UnsafeMutableRawBufferPointer) {
    for index in memory.indices { memory[index] = UInt8(truncatingIfNeeded: next() >> 56) }
  }

  /// Reseeds the generator from the world's seed and `seed`. The implementation of `srand(_:)` and
  /// similar functions. Has no effect outside a world, because the system's generator has no seed.
  public static func reseed(_ seed: UInt64) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated {
      var mixed = SeededGenerator(seed: seed)
      World.current.randomGenerator = SeededGenerator(seed: World.current.seed ^ mixed.next())
    }
  }
}
