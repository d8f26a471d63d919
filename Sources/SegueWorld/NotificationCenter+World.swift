// The notification center of an app. Where worlds share no variables, they share no observers either,
// so that those of an earlier launch are not called in a later one.

import Foundation

extension NotificationCenter {
  /// The center of the app that runs: that of the current world if worlds share no variables,
  /// otherwise that of the process.
  package static var ofApp: NotificationCenter {
    guard World.isRunningHere else { return .default }
    nonisolated(unsafe) var center = NotificationCenter.default
    MainActor.assumeIsolated {
      guard ProgramVariables.shared != nil else { return }
      center = World.current.associatedObject { NotificationCenter() }
    }
    return center
  }
}
