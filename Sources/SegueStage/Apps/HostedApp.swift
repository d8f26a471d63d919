// The app that is linked into this program, which a scene with `app:` runs.

import Foundation
import SegueScenes
import UIKit

/// An app that a stage launches at time zero.
public struct HostedApp: Sendable {
  /// The name of the app, as in `ThreeScreens`.
  public var name: String
  /// The path of the app's bundle, the folder `NAME.app`; empty if it has none.
  public var bundlePath = ""
  /// The name of the delegate's class in the class table, or `nil` if the app declares none.
  public var delegateClass: String?
  /// The language in which the app runs, such as `en`.
  public var language = "en"
  /// The path of the folder that answers the app's requests to the network, or `nil` for no network.
  public var responsesPath: String?
  private var launcher: (@MainActor @Sendable (UIWindow) -> Void)?

  /// Creates the app of a bundle.
  public init(name: String, bundlePath: String, delegateClass: String?, language: String) {
    (self.name, self.bundlePath) = (name, bundlePath)
    (self.delegateClass, self.language) = (delegateClass, language)
  }

  /// Creates an app that a closure launches by putting its first screen into the window.
  public init(name: String, launch: @escaping @MainActor @Sendable (UIWindow) -> Void) {
    (self.name, launcher) = (name, launch)
  }

  /// Launches the app in `window`, at the current instant, as UIKit does: its delegates are created
  /// and called, and the windows that the app makes are shown in `window`.
  @MainActor public func launch(in window: UIWindow) {
    UIKitState.current.installResponses(at: responsesPath)
    if let launcher { return launcher(window) }
    var info: [String: Any] = [:]
    if !bundlePath.isEmpty {
      let bundle = AppBundle(path: bundlePath, language: language)
      UIKitState.current.install(bundle)
      info = bundle.info
    }
    AppLaunch(info: info, delegateClass: delegateClass).run(in: window)
  }
}

extension HostedApp {
  /// Returns the app with the bundle `NAME.app` that is in the folder of the program at `path`,
  /// unless it has a bundle, or there is none.
  package func inBundleBeside(_ path: String?) -> HostedApp {
    guard bundlePath.isEmpty, let slash = path?.lastIndex(of: "/"), let path else { return self }
    var (app, status) = (self, stat())
    let bundle = "\(path[..<slash])/\(name).app"
    if stat(bundle, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { app.bundlePath = bundle }
    return app
  }

  /// Returns the app with the language and the responses that a scene gives it.
  package func configured(for document: SceneDocument) -> HostedApp? {
    guard let settings = document.app else { return nil }
    var app = self
    if let language = settings.language { app.language = language }
    if let responses = settings.responses { app.responsesPath = document.resolved(responses) }
    return app
  }
}
