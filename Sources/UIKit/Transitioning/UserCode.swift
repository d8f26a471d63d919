// For whoever runs code that may crash or never return: told of every call into it, so that there is
// something to say then.

/// The calls into code that is not UIKit's.
package enum UserCode {
  /// Told what is called now, of which class, in which transition: `animateTransition(using:)`,
  /// `Slide`, `present`. An empty call is none. Set before anything is played.
  nonisolated(unsafe) package static var watcher: (@Sendable (UserCall) -> Void)?
  /// Told whether code of the world is running at all.
  nonisolated(unsafe) package static var runWatcher: (@Sendable (Bool) -> Void)?

  /// Says what is called now, and afterwards what may be.
  @MainActor package static func calling<Result>(
    _ call: String, of type: String, in transition: String, then: String = "",
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let watcher else { return try body() }
    watcher(UserCall(call: call, type: type, transition: transition))
    defer { watcher(UserCall(call: then, type: type, transition: transition)) }
    return try body()
  }

  /// Runs what may call code of any kind.
  package static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let runWatcher else { return try body() }
    runWatcher(true)
    defer { runWatcher(false) }
    return try body()
  }
}

/// A call into code that is not UIKit's.
package struct UserCall: Sendable {
  /// The method, or what else it is.
  package var call: String
  /// The class.
  package var type: String
  /// The kind of transition.
  package var transition: String

  /// This call.
  package init(call: String, type: String, transition: String) {
    (self.call, self.type, self.transition) = (call, type, transition)
  }
}
