// What a play could not draw faithfully, asked alike of scenes and of apps.

import UIKit

extension World {
  /// The first feature that code or a layer asked for and that is not there, as a sentence.
  var refusedFeature: String? {
    let asked = run { UIKitState.current.refusals }
    let layers = unsupported.map { "\($0.property) of \($0.layer)" }
    return (asked + layers).first.map {
      "\($0), at t = \(now.seconds) s: not supported by this version. Leave it out."
    }
  }

  /// What is wrong with text that has been laid out: a font or a character is missing.
  var textProblem: TextProblem? { run { TextState.current.problems.first } }
}
