// Layer time. Each layer's time is an affine function of its superlayer's, so the composition from
// world time is affine as well.

import Foundation

/// An affine mapping of time: local = rate · time + offset.
package struct TimeMapping: Equatable, Sendable {
  package var rate = 1.0
  package var offset = 0.0

  package static let identity = TimeMapping()

  package init(rate: Double = 1, offset: Double = 0) { (self.rate, self.offset) = (rate, offset) }

  package func callAsFunction(_ time: Double) -> Double {
    self == .identity ? time : rate * time + offset
  }

  /// Returns the composition of this mapping and that of `timing`.
  package func then(_ timing: MediaTiming) -> TimeMapping {
    TimeMapping(
      rate: rate * timing.speed,
      offset: (offset - timing.beginTime) * timing.speed + timing.timeOffset)
  }
}

extension CALayer {
  /// The mapping from world time to this layer's time.
  package final var timeMapping: TimeMapping {
    let above = superlayer?.timeMapping ?? .identity
    return hasOwnTime ? above.then(timing) : above
  }

  /// A Boolean value that indicates whether the layer's time differs from its superlayer's.
  final var hasOwnTime: Bool {
    timing.speed != 1 || timing.beginTime != 0 || timing.timeOffset != 0
  }

  final func changeTiming(_ update: (inout MediaTiming) -> Void) {
    update(&timing)
    rescheduleEnds()
  }
}
