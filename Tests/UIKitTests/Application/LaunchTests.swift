// The launch of an app: the order of the calls, and the window that the stage shows.

import Foundation
import SegueWorld
import Testing
import UIKit

/// What the delegates and the first screen record. Each test's calls are its own, because worlds run
/// on the main actor, one after the other.
@MainActor private enum Calls {
  static var log: [String] = []
}

private final class LaunchedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.log.append("willFinish \(application.applicationState)")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.log.append("didFinish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FirstScreen()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Calls.log.append("didBecomeActive \(application.applicationState)")
  }
}

private final class ScenedAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.log.append("didFinish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Calls.log.append("configuration")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Calls.log.append("wrong") }
}

/// Configures the scene by itself.
private final class ConfiguringAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Calls.log.append("configuration")
    let made = UISceneConfiguration(name: nil, sessionRole: session.role)
    made.delegateClass = LaunchedSceneDelegate.self
    return made
  }
}

private final class LaunchedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Calls.log.append("willConnect")
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = FirstScreen()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Calls.log.append("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Calls.log.append("sceneDidBecomeActive") }
}

private final class FirstScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Calls.log.append("viewDidLoad")
    view.backgroundColor = .red
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Calls.log.append("viewWillAppear")
  }
  override func viewDidLayoutSubviews() { Calls.log.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Calls.log.append("viewDidAppear")
  }
}

@Suite(.serialized) @MainActor struct LaunchTests {
  let world = World()
  let host: UIWindow

  init() {
    host = world.run { UIWindow(frame: UIScreen.main.bounds) }
    world.run { host.makeKeyAndVisible() }
    Calls.log = []
    func register(
      _ type: NSObject.Type, _ name: String, _ make: @escaping @MainActor () -> NSObject
    ) {
      SegueClassTable.shared.register(
        SegueClassTable.Entry(name: name, type: type, make: { _ in make() }))
    }
    register(LaunchedAppDelegate.self, "LaunchedAppDelegate") { LaunchedAppDelegate() }
    register(ScenedAppDelegate.self, "ScenedAppDelegate") { ScenedAppDelegate() }
    register(ConfiguringAppDelegate.self, "ConfiguringAppDelegate") { ConfiguringAppDelegate() }
    register(LaunchedSceneDelegate.self, "LaunchedSceneDelegate") { LaunchedSceneDelegate() }
  }

  private func launch(_ name: String?, info: [String: Any] = [:]) throws {
    world.run { AppLaunch(info: info, delegateClass: name).run(in: host) }
    try world.advance(to: .zero)
  }

  private static let scenes: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "Demo.LaunchedSceneDelegate",
          ]
        ]
      ]
    ]
  ]

  @Test("In an app with scenes, a window is shown while it has a scene")
  func windowsWithoutScenes() throws {
    try launch("ScenedAppDelegate", info: Self.scenes)
    try world.run {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = FirstScreen()
      Calls.log = []
      window.isHidden = false
      #expect(window.windowScene == nil && !scene.windows.contains(window) && Calls.log.isEmpty)
      #expect(
        World.current.diagnostics.warnings.last?.hasPrefix("a window without a scene is not shown")
          == true)
      window.windowScene = scene
      #expect(scene.windows.last === window && Calls.log.first == "viewDidLoad")
      window.windowScene = nil
      #expect(!scene.windows.contains(window))
      #expect(UIWindow(windowScene: scene).windowScene === scene)
    }
  }

  @Test("An application's delegate is called in order")
  func delegate() throws {
    try launch("LaunchedAppDelegate")
    #expect(
      Calls.log == [
        "willFinish inactive", "didFinish", "viewDidLoad", "viewWillAppear",
        "viewDidLayoutSubviews", "didBecomeActive active", "viewDidAppear",
      ])
  }

  @Test(
    "A scene that only the delegate of the application configures is connected",
    arguments: [true, false])
  func configured(hasManifest: Bool) throws {
    let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": false]
    try launch(
      "ConfiguringAppDelegate", info: hasManifest ? ["UIApplicationSceneManifest": manifest] : [:])
    #expect(
      Calls.log == [
        "configuration", "willConnect", "viewDidLoad", "willEnterForeground", "viewWillAppear",
        "viewDidLayoutSubviews", "sceneDidBecomeActive", "viewDidAppear",
      ])
  }

  @Test("A scene's delegate is called in order")
  func scene() throws {
    try launch("Demo.ScenedAppDelegate", info: Self.scenes)
    #expect(
      Calls.log == [
        "didFinish", "configuration", "willConnect", "viewDidLoad", "willEnterForeground",
        "viewWillAppear", "viewDidLayoutSubviews", "sceneDidBecomeActive", "viewDidAppear",
      ])
    world.run {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.delegate is LaunchedSceneDelegate)
      #expect(scene?.activationState == .foregroundActive)
      #expect(scene?.windows.count == 1)
    }
  }

  @Test("The app's window is shown in the stage's, is hit, and is the only one that the app sees")
  func window() throws {
    try launch("LaunchedAppDelegate")
    world.run {
      let window = UIApplication.shared.windows.first
      #expect(UIApplication.shared.windows.count == 1 && window !== host)
      #expect(host.shown === window && host.hostedWindows.count == 1)
      #expect(window?.layer.superlayer === host.layer && window?.superview == nil)
      #expect(UIApplication.shared.keyWindow === window)
      window?.isHidden = true
      #expect(window?.layer.superlayer == nil)
    }
  }

  @Test("Windows are shown in the order of their levels")
  func levels() throws {
    try launch("LaunchedAppDelegate")
    world.run {
      let alert = UIWindow(frame: UIScreen.main.bounds)
      alert.windowLevel = .alert
      alert.isHidden = false
      let other = UIWindow(frame: UIScreen.main.bounds)
      other.isHidden = false
      #expect(host.layer.sublayers?.last === alert.layer)
      other.windowLevel = UIWindow.Level(rawValue: 3000)
      #expect(host.layer.sublayers?.last === other.layer)
    }
  }

  @Test("Info.plist determines style, orientations and status bar")
  func manifest() throws {
    try launch(
      "LaunchedAppDelegate",
      info: [
        "UIUserInterfaceStyle": "Dark", "UIViewControllerBasedStatusBarAppearance": false,
        "UIStatusBarHidden": true,
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ])
    world.run {
      #expect(host.shown.traitCollection.userInterfaceStyle == .dark)
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(!host.shown.allows(.landscapeLeft) && host.shown.allows(.portrait))
      UIApplication.shared.isStatusBarHidden = false
      #expect(!UIApplication.shared.isStatusBarHidden)
    }
  }

  @Test(
    "UIViewEdgeAntialiasing in Info.plist is the default of allowsEdgeAntialiasing",
    arguments: [true, false])
  func edges(isSmooth: Bool) throws {
    world.run { #expect(World.current.antialiasesEdges) }
    world.antialiasesEdges = !isSmooth
    try launch("LaunchedAppDelegate", info: ["UIViewEdgeAntialiasing": isSmooth])
    world.run {
      #expect(host.shown.layer.allowsEdgeAntialiasing == isSmooth)
      #expect(CALayer().allowsEdgeAntialiasing == isSmooth)
    }
  }

  @Test("Without the key in Info.plist, the canvas determines edges")
  func edgesOfCanvas() throws {
    world.antialiasesEdges = false
    try launch("LaunchedAppDelegate")
    world.run { #expect(!host.shown.layer.allowsEdgeAntialiasing) }
  }

  @Test("An app without a window or with an unknown delegate is warned of")
  func warnings() throws {
    try launch("Absent")
    #expect(
      world.diagnostics.warnings.contains { $0.contains("\"Absent\" is no class of the app") })
    #expect(world.diagnostics.warnings.contains { $0.contains("the app shows no window") })
  }
}
