// UIKit's keyframe blocks as an animation: the track of one property, evaluated at the driver's
// progress.

import Foundation
import SegueTiming

/// An animation along a keyframe track.
package final class TrackAnimation: CAPropertyAnimation {
  /// The segments of the track.
  package var track: KeyframeTrack { didSet { sequence = nil } }
  private let mode: CalculationMode
  // Created when the first value is computed, and kept until a property changes.
  private var sequence: KeyframeSequence?

  /// Creates an animation of `keyPath` along `track`.
  package init(keyPath: String, track: KeyframeTrack, mode: CalculationMode) {
    (self.track, self.mode) = (track, mode)
    super.init()
    self.keyPath = keyPath
  }

  /// Returns `nil`. Archives are not read.
  package required init?(coder: NSCoder) { nil }

  package override func unsupportedValues(on shown: LayerProperties) -> [String] {
    // A track has values of the property's kind, which need not be compared with the current one.
    if valueFunction == nil, let parsedKeyPath, shown.has(parsedKeyPath) { return [] }
    return super.unsupportedValues(on: shown)
  }

  package override func value(at progress: Double, underlying: AnimatableValue)
    -> AnimatableValue?
  {
    let sequence = sequence ?? track.sequence(mode: mode)
    self.sequence = sequence
    return sequence.value(at: progress)
  }
}
