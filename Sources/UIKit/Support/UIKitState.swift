// Whatever UIKit keeps one of, once for each world: screen, application, windows, the stack of
// animation blocks and the views that wait for layout.

import Foundation
import SegueImages

/// UIKit's part of a world.
@preconcurrency @MainActor
package final class UIKitState {
  /// The state of the world that is running.
  package static var current: UIKitState {
    let world = World.current
    return world.belonging { UIKitState(world: world) }
  }

  /// The screen that everything is shown on.
  package let screen: UIScreen
  /// The application, made on first use.
  package private(set) lazy var application = UIApplication(state: self)
  /// Windows that have been shown, in the order of their showing.
  package var windows: [UIWindow] = []
  /// The window that is key.
  package weak var keyWindow: UIWindow?

  /// How the interface is held; `nil` for as the screen's shape says.
  package var orientation: UIInterfaceOrientation?
  /// How many detents have been made without a name.
  var unnamedDetentCount = 0

  /// What text is entered into.
  weak var firstResponder: UIResponder?

  /// Makes a view on screen what text is entered into, if it may be and what had been it gives way.
  func giveInput(to view: UIView, if isAllowed: () -> Bool) -> Bool {
    guard view.canBecomeFirstResponder, view.window != nil, isAllowed(),
      firstResponder?.resignFirstResponder() ?? true
    else { return false }
    firstResponder = view
    return true
  }

  /// Windows that show, back to front.
  var windowsFromBack: [UIWindow] {
    windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element).filter { !$0.isHidden }
  }

  /// Answers `UIImage(named:)`: set by whoever knows where the pictures are.
  package var imageNamed: @MainActor (String) -> UIImage? = { _ in nil }
  /// Answers `AVPlayerItem(named:)`: set by whoever knows where the movies are.
  package var clipNamed: @MainActor (String) -> VideoClip? = { _ in nil }

  /// Features that code asked for and that are not there, by name, in the order of asking; the
  /// stage turns them into diagnostics.
  package private(set) var refusals: [String] = []

  /// Whether people ask for less motion.
  package var isReduceMotionEnabled = false

  /// What everything is shown under.
  var traits = TraitState()

  /// Whether there has ever been a controller that adds to the safe area, as bars do: without one nobody
  /// needs to look for it. In whichever world; the answers are the same.
  static var hasInsetControllers = false

  /// The animation blocks under way.
  let animation = AnimationState()
  private var layoutPasses = (instant: VirtualTime.zero, count: 0)

  private init(world: World) {
    screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2)
    RecordingPixels.install()
    world.layoutPass = { [unowned self, unowned world] in self.performLayoutPass(at: world.now) }
    world.instantEnd = { [unowned self] in
      for window in windows { window.layer.markCommitted() }
    }
  }

  /// Notes that `feature` is not supported, once.
  package func refuse(_ feature: String) {
    if !refusals.contains(feature) { refusals.append(feature) }
  }

  /// Layout and then drawing before each frame; layout that asks for layout over and over is left for the next
  /// instant.
  private func performLayoutPass(at instant: VirtualTime) -> Bool {
    if layoutPasses.instant != instant { layoutPasses = (instant, 0) }
    guard layoutPasses.count < Self.mostLayoutPassesInAnInstant else { return false }
    let didSomething = layOutWindows() || displayWindows()
    if didSomething { layoutPasses.count += 1 }
    return didSomething
  }

  /// Lays out every window that needs it; returns whether there was anything to do.
  @discardableResult
  func layOutWindows() -> Bool {
    windows.reduce(false) { didSomething, window in
      window.autoLayout.rootEngine?.update()
      return window.layer.layoutTreeIfNeeded() || didSomething
    }
  }

  /// Draws what needs it in every window; returns whether there was anything to do.
  private func displayWindows() -> Bool {
    windows.reduce(false) { $1.layer.displayTreeIfNeeded() || $0 }
  }

  private static let mostLayoutPassesInAnInstant = 100
}
