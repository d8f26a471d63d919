// The state of an app's life in a world. A world without a launched app is in the state that the
// launch ends in: active, in the foreground.

import Foundation

/// The state of the life of the world's app.
@MainActor
final class AppLife {
  /// The state of the application.
  var applicationState = UIApplication.State.active
  /// The state of its scene.
  var sceneState = UIScene.ActivationState.foregroundActive
  /// A Boolean value that indicates whether an app has been launched.
  var isLaunched = false
  /// A Boolean value that indicates whether the app connects scenes, so that windows need one to be shown.
  var hasScenes = false
  /// A Boolean value that indicates whether view controllers wait for the end of the launch before
  /// they appear.
  var holdsAppearance = false
  /// The orientations that the app supports.
  var orientations = UIInterfaceOrientationMask.all
  /// The appearance of the status bar that the application determines; `nil` if view controllers
  /// determine it.
  var statusBar: StatusBarAppearance?

  /// Changes the appearance of the status bar, if the application determines it.
  func change(_ body: (inout StatusBarAppearance) -> Void) {
    guard var appearance = statusBar else { return }
    body(&appearance)
    statusBar = appearance
    for window in UIKitState.current.windows { window.queryStatusBarAppearance() }
  }
}
