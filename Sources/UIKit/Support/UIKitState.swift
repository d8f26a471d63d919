// UIKit's state of a world: screen, application, windows, the stack of animation blocks, and the
// views that wait for layout.

import Foundation
import SegueAssets
import SegueImages
import SegueWorld

/// UIKit's state of a world.
@preconcurrency @MainActor
package final class UIKitState {
  /// The state of the current world.
  package static var current: UIKitState {
    let world = World.current
    return world.associatedObject { UIKitState(world: world) }
  }

  /// The screen of the world.
  package let screen: UIScreen
  /// The application, which is created at the first access.
  package private(set) lazy var application = UIApplication(state: self)
  /// The windows that have been shown, in the order in which they were.
  package var windows: [UIWindow] = []
  /// The key window.
  package weak var keyWindow: UIWindow?
  /// The window in which those of an app are shown; `nil` if no app is hosted.
  weak var hostWindow: UIWindow?
  /// The state of the app's life cycle.
  let life = AppLife()

  /// The interface orientation; `nil` for the one that the shape of the screen implies.
  package var orientation: UIInterfaceOrientation?
  /// The number of detents that have been created without an identifier.
  var unnamedDetentCount = 0

  /// The responder that receives text input.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if life.isLaunched { Keyboard.current.firstResponderDidChange() } }
  }

  /// The view that becomes the first responder when it enters a window.
  private weak var nextResponder: UIView?

  /// Makes a responder on screen the first one, if it is permitted to and the previous first
  /// responder resigns. A view that is in no window yet becomes it when it enters one.
  ///
  /// - Returns: Whether the responder has become the first one.
  func makeFirstResponder(to responder: UIResponder, if isAllowed: () -> Bool) -> Bool {
    guard responder.canBecomeFirstResponder else { return false }
    if let view = responder as? UIView, view.window == nil {
      nextResponder = view
      return false
    }
    if let controller = responder as? UIViewController, controller.viewIfLoaded?.window == nil {
      return false
    }
    nextResponder = nil
    guard isAllowed(), firstResponder?.resignFirstResponder() ?? true else { return false }
    firstResponder = responder
    return true
  }

  /// Makes a view that has entered a window the first responder, if it has been asked to become it
  /// before.
  func viewDidEnterWindow(_ view: UIView) {
    guard nextResponder === view else { return }
    nextResponder = nil
    view.becomeFirstResponder()
  }

  /// The visible windows, from back to front.
  package var windowsFromBack: [UIWindow] {
    windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element).filter { !$0.isHidden }
  }

  /// The bundle of the app that runs in the world: see `install(_:)`.
  package internal(set) var bundle: AppBundle?
  /// The color that tints views of the app without a tint of their own; `nil` for the system's blue.
  var accentColor: UIColor?
  /// The folder that answers the requests of code in the world; `nil` for no network.
  var responses: ResponseFolder?

  /// The closure behind `UIImage(named:)`. It is set by code that can locate the images.
  package var imageNamed: @MainActor (String) -> UIImage? = { _ in nil }
  /// The closure behind `AVPlayerItem(named:)`. It is set by code that can locate the movies.
  package var clipNamed: @MainActor (String) -> VideoClip? = { _ in nil }

  /// A Boolean value that indicates whether the user prefers reduced motion.
  package var isReduceMotionEnabled = false

  /// The traits of the screen.
  var traits = TraitState()

  /// A Boolean value that indicates whether any view controller has ever added to the safe area, as
  /// bars do; otherwise the search for one is skipped. It is shared by all worlds, because it does
  /// not affect results.
  static var hasInsetControllers = false

  /// The default implementations of optional methods that have been called.
  let optionalMethods = OptionalMethods()
  /// The active animation blocks.
  let animation = AnimationState()
  /// The lengths that views have returned in the current layout pass.
  let measurements = MeasurementCache()
  /// The views whose properties, or those of whose controllers, need an update.
  let propertyUpdates = PropertyUpdates()
  private var layoutPasses = (instant: VirtualTime.zero, count: 0)
  /// A Boolean value that indicates whether the last pass has laid out or drawn something, so that another
  /// one would have to follow.
  private var isUnsettled = false

  private init(world: World) {
    screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2)
    RecordingPixels.install()
    world.layoutPass = { [unowned self, unowned world] in self.performLayoutPass(at: world.now) }
    world.instantEnd = { [unowned self] in
      // The world has ended the passes, too, after a number of them in a row.
      if isUnsettled { _ = displayWindows() }
      if let hostWindow { return hostWindow.layer.markCommitted() }
      for window in windows { window.layer.markCommitted() }
    }
  }

  /// Performs layout and then drawing before each frame. Layout that invalidates itself repeatedly
  /// is deferred to the next instant; what needs display is drawn nevertheless.
  private func performLayoutPass(at instant: VirtualTime) -> Bool {
    if layoutPasses.instant != instant { layoutPasses = (instant, 0) }
    guard layoutPasses.count < Self.maximumLayoutPassesInAnInstant else { return false }
    isUnsettled = layOutWindows() || displayWindows()
    if isUnsettled { layoutPasses.count += 1 }
    return isUnsettled
  }

  /// Lays out every window that needs it.
  ///
  /// - Returns: Whether any layout was performed.
  @discardableResult
  func layOutWindows() -> Bool {
    let hasUpdated = propertyUpdates.perform()
    return measurements.duringPass {
      windows.reduce(hasUpdated) { didSomething, window in
        window.autoLayout.rootEngine?.update()
        return window.layer.layoutTreeIfNeeded() || didSomething
      }
    }
  }

  /// Draws what needs display in every window.
  ///
  /// - Returns: Whether anything was drawn.
  private func displayWindows() -> Bool {
    windows.reduce(false) { $1.layer.displayTreeIfNeeded() || $0 }
  }

  private static let maximumLayoutPassesInAnInstant = 100
}
