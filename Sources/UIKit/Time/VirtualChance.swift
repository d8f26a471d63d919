// Chance inside a world: every clip of a scene gets the same numbers, in the order in which its code asks
// for them. These are the names to which files are bound that would otherwise ask the machine:
// Documentation/TIME.md.

import Foundation
import QuartzCore

/// The chance of the world that is running here; the machine's where none is.
public struct VirtualChance: RandomNumberGenerator, Sendable {
  /// The one source of chance here: two values of this type draw from the same numbers.
  public init() {}

  /// The next number.
  public mutating func next() -> UInt64 { Self.next() }

  /// The next number.
  public static func next() -> UInt64 {
    if World.isRunningHere { return MainActor.assumeIsolated { World.current.chance.next() } }
    var machine = Swift.SystemRandomNumberGenerator()
    return machine.next()
  }

  /// What `UUID()` is: version 4.
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

  /// What `arc4random()` is.
  public static var word: UInt32 { UInt32(truncatingIfNeeded: next() >> 32) }

  /// What `arc4random_uniform(_:)` is: less than `bound`; 0 if that is 0.
  public static func word(below bound: UInt32) -> UInt32 {
    bound == 0 ? 0 : UInt32.random(in: 0..<bound)
  }

  /// What `drand48()` is: from 0, below 1.
  public static var fraction: Double { Double(next() >> 11) / 0x1p53 }

  /// What `random()` and `rand()` are: 31 bits.
  public static var positiveWord: Int { Int(next() >> 33) }

  /// What `arc4random_buf(_:_:)` does: fills memory.
  public static func fill(_ memory: UnsafeMutableRawBufferPointer) {
    for index in memory.indices { memory[index] = UInt8(truncatingIfNeeded: next() >> 56) }
  }

  /// What `srand(_:)` and its like do: what is drawn from here on follows from the world's seed and
  /// this one. Outside a world nothing: the machine's chance has no seed.
  public static func reseed(_ seed: UInt64) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated {
      var mixed = SeededGenerator(seed: seed)
      World.current.chance = SeededGenerator(seed: World.current.seed ^ mixed.next())
    }
  }
}
