// The launch of an app, in UIKit's order: the delegate, the main storyboard, the scene and its
// delegate, the foreground, the appearance of the first screen, and the active state. All of it
// happens at one instant of the world's clock.

import Foundation
import SegueWorld

/// The launch of one app in one world.
@MainActor
package struct AppLaunch {
  private let manifest: AppManifest
  private let delegateClass: String?
  private let state = UIKitState.current
  private var life: AppLife { state.life }
  private var application: UIApplication { state.application }

  /// Creates the launch of an app in the current world.
  /// - Parameters:
  ///   - info: The contents of the app's `Info.plist`.
  ///   - delegateClass: The name of the class of the application's delegate in the class table, or
  ///     `nil` if the app has none.
  package init(info: [String: Any], delegateClass: String?) {
    manifest = AppManifest(
      info, isTablet: UIKitState.current.traits.screen.userInterfaceIdiom == .pad)
    self.delegateClass = delegateClass
  }

  /// Launches the app, whose windows are shown in `host`. A world launches one app, once.
  package func run(in host: UIWindow) {
    precondition(!life.isLaunched, "an app has been launched in this world already")
    prepare(host)
    let delegate = delegateClass.flatMap { make($0, as: (any UIApplicationDelegate).self) }
    application.delegate = delegate
    let window = life.hasScenes ? nil : loadMainStoryboard(delegate)
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, application)
    let scene = life.hasScenes ? connectScene(delegate) : connectUndeclaredScene(delegate)
    if let window {
      let own: UIWindow? = delegate?.window
      (own ?? window).makeKeyAndVisible()
    }
    enterForeground(scene)
    appear { becomeActive(scene) }
    if state.windows.isEmpty {
      World.current.warn(
        "the app shows no window; expected a storyboard in its Info.plist, or makeKeyAndVisible "
          + "in the delegate of its scene or application")
    }
  }

  // MARK: Parts

  private func prepare(_ host: UIWindow) {
    life.isLaunched = true
    life.hasScenes = !(manifest.scenes ?? []).isEmpty
    life.holdsAppearance = true
    life.applicationState = .inactive
    life.sceneState = .unattached
    life.orientations = manifest.orientations ?? .all
    life.statusBar = manifest.statusBar
    if let isSmooth = manifest.antialiasesEdges { World.current.antialiasesEdges = isSmooth }
    if let style = manifest.style {
      state.setScreenTraits(UITraitCollection(userInterfaceStyle: style))
    }
    host.hostWindows()
  }

  /// Loads the main storyboard of an app without scenes, if it has one, into the delegate's window.
  private func loadMainStoryboard(_ delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    guard let name = manifest.mainStoryboard else { return nil }
    let own: UIWindow? = delegate?.window
    let window = own ?? UIWindow(frame: state.screen.bounds)
    delegate?.window = window
    window.rootViewController = initialController(of: UIStoryboard(name: name, bundle: nil))
    return window
  }

  /// Connects a scene of which only the delegate of the application has a configuration. An app that
  /// has shown a window already has none.
  ///
  /// - Returns: The scene; `nil` if the delegate has no configuration either.
  private func connectUndeclaredScene(_ delegate: (any UIApplicationDelegate)?) -> UIWindowScene? {
    guard delegate != nil, manifest.mainStoryboard == nil, state.windows.isEmpty else { return nil }
    let scene = connectScene(delegate)
    return scene.delegate == nil && state.windows.isEmpty ? nil : scene
  }

  /// Connects the scene that the delegate or `Info.plist` configures.
  ///
  /// - Returns: The scene.
  private func connectScene(_ appDelegate: (any UIApplicationDelegate)?) -> UIWindowScene {
    let scene = UIWindowScene.current
    let options = UIScene.ConnectionOptions()
    scene.session.configuration = UISceneConfiguration(
      name: manifest.scenes?.first?.name, sessionRole: .windowApplication)
    let configuration =
      appDelegate?.application(
        application, configurationForConnecting: scene.session, options: options)
      ?? scene.session.configuration
    scene.session.configuration = configuration
    let described =
      manifest.scenes?.first { $0.name == configuration.name } ?? manifest.scenes?.first
    let delegate = sceneDelegate(configuration, described)
    scene.delegate = delegate
    let board =
      configuration.storyboard ?? described?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    let window = board.map { board in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = initialController(of: board)
      (delegate as? any UIWindowSceneDelegate)?.window = window
      return window
    }
    post(UIScene.willConnectNotification, scene)
    delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let window {
      ((delegate as? any UIWindowSceneDelegate)?.window ?? window).makeKeyAndVisible()
    }
    return scene
  }

  private func sceneDelegate(
    _ configuration: UISceneConfiguration, _ described: AppManifest.Scene?
  ) -> (any UISceneDelegate)? {
    if let type = configuration.delegateClass {
      if let made = SegueClassTable.shared.entry(of: type)?.make?(NSCoder()) {
        return made as? any UISceneDelegate
      }
      World.current.warn("no scene delegate of class \(type) can be made")
    }
    return described?.delegateClass.flatMap { make($0, as: (any UISceneDelegate).self) }
  }

  private func enterForeground(_ scene: UIWindowScene?) {
    life.sceneState = .foregroundInactive
    guard let scene else { return }
    post(UIApplication.willEnterForegroundNotification, application)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
  }

  /// Lets the view controllers of the visible windows appear, and calls `body` before they have.
  private func appear(_ body: () -> Void) {
    life.holdsAppearance = false
    let roots = state.windows.compactMap(\.rootViewController)
    for root in roots { root.beginAppearanceTransition(true, animated: false) }
    state.layOutWindows()
    body()
    for root in roots { root.endAppearanceTransition() }
  }

  private func becomeActive(_ scene: UIWindowScene?) {
    life.applicationState = .active
    life.sceneState = .foregroundActive
    if let scene {
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    } else {
      application.delegate?.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification, application)
  }

  // MARK: Objects

  private func initialController(of storyboard: UIStoryboard) -> UIViewController? {
    if let controller = storyboard.instantiateInitialViewController() { return controller }
    World.current.warn("the storyboard \"\(storyboard.name)\" has no initial view controller")
    return nil
  }

  /// Creates a delegate of the class with the given name.
  private func make<Delegate>(_ name: String, as type: Delegate.Type) -> Delegate? {
    guard let entry = SegueClassTable.shared.entry(named: name) else {
      World.current.warn(
        "the delegate \"\(name)\" is no class of the app; expected the name of one of its classes")
      return nil
    }
    if let made = entry.make?(NSCoder()) as? Delegate { return made }
    World.current.warn(
      "no \(entry.name) can be made as \(Delegate.self); expected a class with init()")
    return nil
  }

  private func post(_ name: Notification.Name, _ object: NSObject) {
    NotificationCenter.ofApp.post(name: name, object: object)
  }
}
