// What an app's Info.plist says about its launch.

import Foundation

/// The values of `Info.plist` that determine how an app is launched.
struct AppManifest {
  /// The configuration of the app's scenes.
  struct Scene: Equatable {
    var name: String?
    var delegateClass: String?
    var storyboard: String?
  }

  /// The configurations of scenes; `nil` if the app has no scenes.
  let scenes: [Scene]?
  /// The storyboard of an app without scenes.
  let mainStoryboard: String?
  /// The orientations that the app supports; `nil` for all.
  let orientations: UIInterfaceOrientationMask?
  /// The appearance that overrides that of the device; `nil` for none.
  let style: UIUserInterfaceStyle?
  /// The appearance of the status bar; `nil` if view controllers determine it.
  let statusBar: StatusBarAppearance?
  /// Whether the edges of layers are antialiased; `nil` if the canvas determines it.
  let antialiasesEdges: Bool?

  /// Reads the contents of `Info.plist`.
  /// - Parameter isTablet: Whether the values for tablets take precedence.
  init(_ info: [String: Any], isTablet: Bool) {
    func value(_ key: String) -> Any? { (isTablet ? info["\(key)~ipad"] : nil) ?? info[key] }
    scenes = (info["UIApplicationSceneManifest"] as? [String: Any]).map(Self.scenes)
    mainStoryboard = value("UIMainStoryboardFile") as? String
    orientations = (value("UISupportedInterfaceOrientations") as? [String]).map {
      $0.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) }
    }
    style = (info["UIUserInterfaceStyle"] as? String).flatMap {
      ["Light": .light, "Dark": .dark][$0]
    }
    antialiasesEdges = info["UIViewEdgeAntialiasing"] as? Bool
    let isFixed = (info["UIViewControllerBasedStatusBarAppearance"] as? Bool) == false
    statusBar =
      isFixed
      ? StatusBarAppearance(
        style: Self.styles[info["UIStatusBarStyle"] as? String ?? ""] ?? .default,
        isHidden: value("UIStatusBarHidden") as? Bool ?? false) : nil
  }

  private static func scenes(_ manifest: [String: Any]) -> [Scene] {
    let roles = manifest["UISceneConfigurations"] as? [String: Any]
    let key = UISceneSession.Role.windowApplication.rawValue
    let configurations = roles?[key] as? [[String: Any]] ?? []
    return configurations.map {
      Scene(
        name: $0["UISceneConfigurationName"] as? String,
        delegateClass: $0["UISceneDelegateClassName"] as? String,
        storyboard: $0["UISceneStoryboardFile"] as? String)
    }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
  private static let styles: [String: UIStatusBarStyle] = [
    "UIStatusBarStyleLightContent": .lightContent, "UIStatusBarStyleDarkContent": .darkContent,
  ]
}
