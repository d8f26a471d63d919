// What the lint needs of a play: one of a scene's script, or one of an app's.

import SegueDiagnostics
import UIKit

/// A play that can be watched.
@MainActor
protocol LintablePlay: AnyObject {
  var world: World { get }
  var window: UIWindow { get }
  /// When the script ended, once it has.
  var end: VirtualTime? { get }
  /// What UIKit would have complained about on the console.
  var complaints: [Diagnostic] { get }
  /// The step under way, if it has a place.
  var place: SourcePosition? { get }
  /// The whole script, if it has a place.
  var lastPlace: SourcePosition? { get }
  /// Plays the instant `time`, at which something happens.
  func advanceOnce(to time: VirtualTime) throws
}

extension ScriptPlay: LintablePlay {
  var complaints: [Diagnostic] { warnings }
  var place: SourcePosition? {
    moving?.move?.transition?.name.position ?? moving?.verb.position
  }
  var lastPlace: SourcePosition? { document.script.last?.verb.position }
}

extension AppPlay: LintablePlay {
  var complaints: [Diagnostic] { warnings.map { Diagnostic(.warning, $0) } }
  var place: SourcePosition? { nil }
  var lastPlace: SourcePosition? { nil }
}
