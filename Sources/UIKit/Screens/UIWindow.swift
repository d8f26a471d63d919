// The root of a view hierarchy.

import Foundation
import SegueWorld

/// A view that is the root of a view hierarchy and is shown on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen on which the window is shown.
  open var screen: UIScreen { UIKitState.current.screen }
  /// The position of the window in the front-to-back order; windows with a higher level are in
  /// front.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { updateHosting() } }
  }

  /// Creates a hidden window with the given frame, in the screen's coordinates. In an app with scenes
  /// it is not shown before it has a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot(of: Self.usualScene)
  }

  /// Creates a hidden window that fills the screen. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIKitState.current.screen.bounds
    becomeRoot(of: Self.usualScene)
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    becomeRoot(of: windowScene)
  }

  /// Creates a hidden window that fills the screen.
  @preconcurrency @MainActor
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func becomeRoot(of scene: UIWindowScene?) {
    currentWindow = self
    isHidden = true
    windowScene = scene
  }

  /// The scene of a window that is created without one: none if the app connects scenes itself.
  private static var usualScene: UIWindowScene? {
    UIKitState.current.life.hasScenes ? nil : .current
  }

  open override var isHidden: Bool {
    didSet {
      if !isHidden, oldValue, windowScene == nil {
        World.current.warn(
          "a window without a scene is not shown; expected UIWindow(windowScene:) in an app with scenes"
        )
      }
      updateRegistration()
    }
  }

  /// The scene that shows the window; `nil` if none does. Windows of apps without scenes belong to a
  /// scene that UIKit makes.
  open var windowScene: UIWindowScene? {
    didSet { updateRegistration() }
  }

  /// A Boolean value that indicates whether the window is not hidden and has a scene.
  private(set) var isShown = false

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue, by: rootViewController) }
  }

  /// A Boolean value that indicates whether the view of the root is added when the window is shown.
  var hasDeferredRoot = false

  open override var next: UIResponder? { UIKitState.current.application }
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  /// Dispatches an event to the gesture recognizers and views that its touches belong to. For them,
  /// a tap on the status bar is a cancelled touch.
  open func sendEvent(_ event: UIEvent) {
    let isTapOnStatusBar = StatusBarTaps.current.cancelTap(event, in: self)
    TouchRouter.current.route(event, in: self)
    if isTapOnStatusBar { StatusBarTaps.current.respond() }
  }

  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { UIKitState.current.keyWindow === self }

  /// Makes the window the key window.
  open func makeKey() {
    let state = UIKitState.current
    guard state.keyWindow !== self else { return }
    let previous = state.keyWindow
    state.keyWindow = self
    previous.map {
      NotificationCenter.ofApp.post(name: Self.didResignKeyNotification, object: $0)
    }
    previous?.resignKey()
    NotificationCenter.ofApp.post(name: Self.didBecomeKeyNotification, object: self)
    becomeKey()
  }
  /// Called when the window has become the key window. The default implementation does nothing.
  open func becomeKey() {}
  /// Called when the window has ceased to be the key window. The default implementation does
  /// nothing.
  open func resignKey() {}

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The insets of the safe area from the window's edges; those of the screen unless set.
  package var windowSafeAreaInsets: UIEdgeInsets {
    get { ownSafeAreaInsets ?? screen.safeAreaInsets }
    set { ownSafeAreaInsets = newValue }
  }
  private var ownSafeAreaInsets: UIEdgeInsets?

  /// The change of size that is being animated; `nil` if there is none.
  var sizeChange: SizeChange?
  /// The appearance of the status bar, as last reported by the view controllers.
  package internal(set) var statusBarAppearance = StatusBarAppearance()

  private func updateRegistration() {
    let wasShown = isShown
    isShown = !isHidden && windowScene != nil
    updateList()
    if wasShown != isShown { visibilityDidChange() }
  }

  private func updateList() {
    let state = UIKitState.current
    guard state.hostWindow !== self else { return }
    let isListed = state.windows.contains { $0 === self }
    if isShown, !isListed { state.windows.append(self) }
    if !isShown, isListed { state.windows.removeAll { $0 === self } }
    updateHosting()
  }

  /// A position in the front-to-back order of windows.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The level as a number; higher levels are further in front.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Returns whether a level is behind another one.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar, in front of ordinary windows.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, in front of the status bar.
    public static let alert = Level(rawValue: 2000)

    /// Returns a level that is further in front by the given number: `.alert + 1`.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// Returns a level that is further behind by the given number: `.statusBar - 1`.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }
    /// Moves a level to the front by the given number.
    public static func += (level: inout Level, distance: CGFloat) { level = level + distance }
    /// Moves a level to the back by the given number.
    public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }
  }
}
