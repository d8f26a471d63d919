// MT19937-64, of whose numbers the upper half is returned.
//
// Source: Nishimura, Tables of 64-bit Mersenne twisters, ACM TOMACS 10 (2000).

import Foundation

/// A slow source of good random numbers.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed.
  open var seed: UInt64 { didSet { twister = MersenneTwister(seed: seed) } }
  private var twister: MersenneTwister

  /// Creates a source with a seed of the world's random numbers.
  public convenience override init() { self.init(seed: SegueRandomNumberGenerator.next()) }

  /// Creates a source.
  public init(seed: UInt64) {
    self.seed = seed
    twister = MersenneTwister(seed: seed)
    super.init()
  }

  override func nextBits() -> UInt32 { UInt32(truncatingIfNeeded: twister.next() >> 32) }

  /// Returns a source that continues as this one does.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.twister = twister
    return copy
  }
}

/// The generator MT19937-64.
struct MersenneTwister: RandomNumberGenerator {
  private static let count = 312
  private static let distance = 156
  private var words: [UInt64]
  private var index = Self.count

  /// Creates a generator.
  init(seed: UInt64) {
    words = [seed]
    for index in 1..<Self.count {
      let last = words[index - 1]
      words.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
    }
  }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    if index == Self.count { twist() }
    var word = words[index]
    index += 1
    word ^= (word >> 29) & 0x5555_5555_5555_5555
    word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
    word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
    return word ^ (word >> 43)
  }

  private mutating func twist() {
    for index in words.indices {
      let next = words[(index + 1) % Self.count]
      let joined = words[index] & 0xFFFF_FFFF_8000_0000 | next & 0x7FFF_FFFF
      let odd: UInt64 = joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
      words[index] = words[(index + Self.distance) % Self.count] ^ (joined >> 1) ^ odd
    }
    index = 0
  }
}
