// The root of a view hierarchy.

import Foundation

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

  /// Creates a hidden window with the given frame, in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// Creates a hidden window that fills the screen. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIKitState.current.screen.bounds
    becomeRoot()
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    becomeRoot()
  }

  /// Creates a hidden window that fills the screen.
  @preconcurrency @MainActor
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func becomeRoot() {
    currentWindow = self
    isHidden = true
  }

  open override var isHidden: Bool {
    didSet {
      updateRegistration()
      if oldValue != isHidden { visibilityDidChange() }
    }
  }

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
    let state = UIKitState.current
    guard state.hostWindow !== self else { return }
    let isListed = state.windows.contains { $0 === self }
    if isHidden == isListed {
      if isHidden {
        state.windows.removeAll { $0 === self }
      } else {
        state.windows.append(self)
      }
    }
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
  }

  /// The scene that the window belongs to: that of the current world. Setting the property has no
  /// effect.
  open var windowScene: UIWindowScene? {
    get { .current }
    set {}
  }
}
