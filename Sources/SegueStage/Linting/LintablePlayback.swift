// What the lint requires of a playback: of a scene's script or of an app's.

import SegueDiagnostics
import UIKit

/// A playback that the lint can observe.
@MainActor
protocol LintablePlayback: ClockedPlayback {
  /// The window in which the playback shows its screens.
  var window: UIWindow { get }
  /// The warnings that UIKit would have logged to the console.
  var reportedWarnings: [Diagnostic] { get }
  /// The position of the running step, if it has one.
  var place: SourcePosition? { get }
  /// The position of the script's last step, if it has one.
  var lastPlace: SourcePosition? { get }
}

extension ScriptPlayback: LintablePlayback {
  var reportedWarnings: [Diagnostic] { log.warnings }
  var place: SourcePosition? {
    movingStep?.move?.transition?.name.position ?? movingStep?.verb.position
  }
  var lastPlace: SourcePosition? { document.script.last?.verb.position }
}

extension AppPlayback: LintablePlayback {
  var reportedWarnings: [Diagnostic] { warnings.map { Diagnostic(.warning, $0) } }
  var place: SourcePosition? { nil }
  var lastPlace: SourcePosition? { nil }
}
