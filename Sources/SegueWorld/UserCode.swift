// Tracking of calls into code that may crash or never return, so that a diagnostic can name the
// call.

/// The calls into code outside the frameworks.
package enum UserCode {
  /// A closure that is notified of the current call: its method, class and transition, such as
  /// `animateTransition(using:)`, `Slide`, `present`. A call with an empty name means that none is
  /// running. Set it before playback begins.
  nonisolated(unsafe) package static var watcher: (@Sendable (UserCall) -> Void)?
  /// A closure that is notified when any code of the world starts running (`true`) or has returned
  /// (`false`).
  nonisolated(unsafe) package static var runWatcher: (@Sendable (Bool) -> Void)?

  /// The call that is running, for diagnostics; `nil` outside of every call.
  @MainActor package private(set) static var current: UserCall?

  /// Runs `body`, and notifies the watcher of `call` before it and of `then` after it.
  @MainActor package static func calling<Result>(
    _ call: String, of type: String, in transition: String, then: String = "",
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    let call = UserCall(call: call, type: type, transition: transition)
    current = call
    defer { current = outer }
    guard let watcher else { return try body() }
    watcher(call)
    defer { watcher(UserCall(call: then, type: type, transition: transition)) }
    return try body()
  }

  /// Runs `body`, which may call any code, and notifies the run watcher before and after it.
  package static func running<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let runWatcher else { return try body() }
    runWatcher(true)
    defer { runWatcher(false) }
    return try body()
  }
}

/// A call into code outside the frameworks.
package struct UserCall: Sendable, Hashable {
  /// The name of the method, or another description of the call.
  package var call: String
  /// The class whose code is called.
  package var type: String
  /// The kind of transition.
  package var transition: String

  /// Creates a call.
  package init(call: String, type: String, transition: String) {
    (self.call, self.type, self.transition) = (call, type, transition)
  }
}
