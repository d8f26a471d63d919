// The linear congruential generator of MMIX, of which the upper half of each state is returned.

import Foundation

/// A fast source of random numbers: multiplication and addition modulo 2⁶⁴.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed, which becomes the state of the generator.
  open var seed: UInt64 { didSet { state = seed } }
  private var state: UInt64

  /// Creates a source with a seed of the world's random numbers.
  public convenience override init() { self.init(seed: SegueRandomNumberGenerator.next()) }

  /// Creates a source.
  public init(seed: UInt64) {
    (self.seed, state) = (seed, seed)
    super.init()
  }

  override func nextBits() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }

  /// Returns a source that continues as this one does.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKLinearCongruentialRandomSource(seed: seed)
    copy.state = state
    return copy
  }
}
