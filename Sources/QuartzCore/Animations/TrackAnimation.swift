// UIKit's keyframe blocks as an animation: one property's track, read at the driver's progress.

import Foundation
import SegueTiming

/// Runs along a keyframe track.
package final class TrackAnimation: CAPropertyAnimation {
  /// The stretches of the track.
  package var track: KeyframeTrack { didSet { sequence = nil } }
  private let mode: CalculationMode
  // Made for the first value shown, kept until something changes.
  private var sequence: KeyframeSequence?

  /// An animation of `keyPath` along `track`.
  package init(keyPath: String, track: KeyframeTrack, mode: CalculationMode) {
    (self.track, self.mode) = (track, mode)
    super.init()
    self.keyPath = keyPath
  }

  /// Archives are not read.
  package required init?(coder: NSCoder) { nil }

  package override func value(at progress: Double, underlying: AnimatableValue)
    -> AnimatableValue?
  {
    let sequence = sequence ?? track.sequence(mode: mode)
    self.sequence = sequence
    return sequence.value(at: progress)
  }
}
