// The root of a hierarchy of views.

import Foundation

/// A view that is shown by itself and gives its views a place to be.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen it is shown on.
  open var screen: UIScreen { UIKitState.current.screen }
  /// Windows of a higher level are in front.
  open var windowLevel = Level.normal

  /// A hidden window at `frame`, in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeRoot()
  }

  /// A hidden window that fills the screen; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIKitState.current.screen.bounds
    becomeRoot()
  }

  /// A hidden window that fills the screen.
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

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue, by: rootViewController) }
  }

  open override var next: UIResponder? { UIKitState.current.application }

  /// Passes an event on to the recognizers and views that it is about.
  open func sendEvent(_ event: UIEvent) { TouchRouter.current.route(event, in: self) }

  /// Whether it is the window that gets the keyboard.
  open var isKeyWindow: Bool { UIKitState.current.keyWindow === self }

  /// Makes it the key window.
  open func makeKey() { UIKitState.current.keyWindow = self }

  /// Shows it and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// The distances that content should keep from the window's edges; the screen's unless set.
  package var windowSafeAreaInsets: UIEdgeInsets {
    get { ownSafeAreaInsets ?? screen.safeAreaInsets }
    set { ownSafeAreaInsets = newValue }
  }
  private var ownSafeAreaInsets: UIEdgeInsets?

  /// The change of size under way.
  var sizeChange: SizeChange?
  /// How the status bar looks as controllers were last asked.
  package internal(set) var statusBarLook = StatusBarLook()

  private func updateRegistration() {
    let state = UIKitState.current
    let isListed = state.windows.contains { $0 === self }
    if isHidden == isListed {
      if isHidden {
        state.windows.removeAll { $0 === self }
      } else {
        state.windows.append(self)
      }
    }
  }

  /// How far in front a window is.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// Higher is further in front.
    public var rawValue: CGFloat
    /// This level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// In front of ordinary windows.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of everything.
    public static let alert = Level(rawValue: 2000)
  }
}
