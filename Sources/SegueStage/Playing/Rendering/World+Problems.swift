// The problems that keep a playback from being rendered faithfully.

import SegueWorld
import UIKit

extension World {
  /// A message about the first feature that code or a layer used although it is not supported, or about
  /// the first action that could not be called; `nil` if there is none.
  var unsupportedFeatureDescription: String? {
    diagnostics.refusals.first.map {
      "\($0.message), at t = \(now.seconds) s: \($0.kind.remedy)"
    }
  }

  /// The first problem with text that has been laid out, such as a missing font or glyph, or `nil`
  /// if there is none.
  var textProblem: TextProblem? { run { TextState.current.problems.first } }
}

extension WorldDiagnostic.Kind {
  /// The cause of a refusal, and what to do.
  fileprivate var remedy: String {
    switch self {
    case .warning, .unsupported: "not supported by this version. Remove it."
    case .uncallable:
      "the target has no such method, or one with other parameters; expected none, the sender of the "
        + "action, or the sender and the event"
    }
  }
}
