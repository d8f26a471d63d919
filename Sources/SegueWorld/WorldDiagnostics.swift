// The one channel through which tables, constraints, transitions, layers and all other parts of a
// world report what is wrong with the code that uses them. The stage converts the entries to
// diagnostics with the location of the script's step.

/// A warning, or an unsupported feature, with the place and the instant at which it was reported.
package struct WorldDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The kind of an entry.
  package enum Kind: Sendable, Hashable {
    /// Misuse of an API, which UIKit would log to the console. The call has no effect or a limited
    /// one.
    case warning
    /// A feature that exists on iOS and not here. A stage refuses to draw a frame after one.
    case unsupported
    /// An action that its target cannot perform: it has no such method, or one with other parameters. A
    /// stage refuses to draw a frame after one.
    case uncallable
  }

  /// The kind of the entry.
  package let kind: Kind
  /// What was found, in one sentence without a period; for an unsupported feature or an action, its name.
  package let message: String
  /// The call into the code of an app during which it was reported, if there was one.
  package let place: UserCall?
  /// The instant at which it was reported.
  package let instant: VirtualTime

  /// The message, followed by the call into the code of an app that it belongs to.
  package var description: String {
    guard let place, !place.type.isEmpty, !message.contains(place.type) else { return message }
    return "\(message) (in \(place.call) of \(place.type))"
  }
}

/// The diagnostics of one world, in the order in which they were reported.
@MainActor
package final class WorldDiagnostics {
  /// All entries. An unsupported feature is listed once, however often it is used.
  package private(set) var entries: [WorldDiagnostic] = []
  /// Called with each warning, as it is reported.
  package var onWarning: ((WorldDiagnostic) -> Void)?
  /// Called with each warning of all worlds, as it is reported: what follows may crash. Set it before
  /// playback begins.
  nonisolated(unsafe) package static var watcher: (@Sendable (WorldDiagnostic) -> Void)?

  nonisolated init() {}

  /// The messages of all warnings.
  package var warnings: [String] { entries.filter { $0.kind == .warning }.map(\.message) }
  /// The unsupported features that were used, and the actions that could not be called.
  package var refusals: [WorldDiagnostic] { entries.filter { $0.kind != .warning } }
  /// The names of all of them.
  package var unsupportedFeatures: [String] { refusals.map(\.message) }

  fileprivate func report(_ entry: WorldDiagnostic) {
    if entry.kind != .warning, unsupportedFeatures.contains(entry.message) { return }
    entries.append(entry)
    guard entry.kind == .warning else { return }
    onWarning?(entry)
    Self.watcher?(entry)
  }
}

extension World {
  /// Reports misuse of an API.
  /// - Parameter message: What was found and what to do, in one sentence without a period.
  package func warn(_ message: String) { report(.warning, message) }

  /// Reports that code used a feature that does not exist here.
  /// - Parameter feature: The name of the feature, as in `UIView.setAnimationTransition`.
  package func reportUnsupported(_ feature: String) { report(.unsupported, feature) }

  /// Reports that a target cannot perform an action.
  package func reportUncallable(_ action: some CustomStringConvertible, of target: Any) {
    report(.uncallable, "the action \(action) of \(type(of: target))")
  }

  private func report(_ kind: WorldDiagnostic.Kind, _ message: String) {
    diagnostics.report(
      WorldDiagnostic(kind: kind, message: message, place: UserCode.current, instant: now))
  }
}
