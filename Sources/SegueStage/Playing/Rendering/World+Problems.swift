// The problems that keep a playback from being rendered faithfully.

import SegueWorld
import UIKit

extension World {
  /// A message about the first feature that code or a layer used although it is not supported, or
  /// `nil` if there is none.
  var unsupportedFeatureDescription: String? {
    diagnostics.unsupportedFeatures.first.map {
      "\($0), at t = \(now.seconds) s: not supported by this version. Remove it."
    }
  }

  /// The first problem with text that has been laid out, such as a missing font or glyph, or `nil`
  /// if there is none.
  var textProblem: TextProblem? { run { TextState.current.problems.first } }
}
