// The moves between screens, whether a step of the script or a touch on a screen requests them.
// Each is the UIKit call that an app would make. The delegate that UIKit queries during the call is
// configured beforehand.

import SegueScenes
import SegueTransitions
import UIKit

/// Presents, dismisses, pushes, pops and selects the screens of a window.
@MainActor
final class ScreenMoves {
  /// The window that shows the screens.
  let window: UIWindow
  /// A closure that is called when pages have been turned, which is not a transition for UIKit.
  var onPageTurned: @MainActor () -> Void = {}
  /// A Boolean value that indicates whether pages are being turned.
  var isTurning = false
  /// The transition with which each screen appeared, until the screen is released.
  var arrivals = ObjectTable<UIViewController, TransitionUse>()
  let builder: ScreenBuilder
  let names: LayerNames
  let settings: SheetSettings
  let choice: TransitionChoice
  let delegate: StepDelegate

  /// Creates the moves of a window.
  /// - Parameters:
  ///   - window: The window that shows the screens.
  ///   - choice: Resolves the names of transitions.
  ///   - builder: Creates the screens.
  ///   - delegate: The delegate of every screen, which returns the animator of a move.
  ///   - names: The names of the layers, to find the view that a popover is anchored to.
  init(
    _ window: UIWindow, choice: TransitionChoice, builder: ScreenBuilder, delegate: StepDelegate,
    names: LayerNames
  ) {
    (self.window, self.choice, self.names) = (window, choice, names)
    (self.builder, self.delegate) = (builder, delegate)
    settings = SheetSettings { [delegate] in
      (delegate.animator, delegate.forwardingDelegate, delegate.driver) = (nil, nil, nil)
    }
  }

  /// Makes the named screen the root of the window, without a transition.
  func show(_ name: String) { window.rootViewController = builder.controller(name) }

  /// Performs the move of `step`.
  /// - Parameters:
  ///   - step: The step. One without a move has no effect.
  ///   - driver: The interaction controller of the transition, or `nil` for one that follows the
  ///     clock.
  /// - Returns: The reason why the move is impossible, or `nil` if it has been performed.
  func perform(
    _ step: SceneStep, driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> String? {
    delegate.driver = driver
    delegate.isMoving = true
    defer { delegate.isMoving = false }
    switch step.action {
    case .present(let move, let style, _): return present(move, style)
    case .dismiss(let move): return dismiss(move)
    case .push(let move): return push(move)
    case .pop(let move): return pop(move)
    case .select(let move): return select(move)
    case .show, .wait, .drag, .touch, .pause, .scrub, .finish, .cancel, .sheet, .rotate, .resize,
      .tap, .scroll, .act:
      return nil
    }
  }

  /// A Boolean value that indicates whether the last move has a transition that the scene names,
  /// rather than UIKit's own.
  var isAnimatedByTheScene: Bool { delegate.animator != nil || delegate.forwardingDelegate != nil }

  /// Returns the interaction controller that the transition of `step` provides, or `nil` if it
  /// provides none.
  func ownDriver(for step: SceneStep) -> UIPercentDrivenInteractiveTransition? {
    guard let role = step.role, let use = step.move?.transition,
      case .delegate(let provider) = choice.player(use, role)
    else { return nil }
    return provider.makeDriver(for: role)
  }

  /// Returns the interaction of a touch that begins on the running transition of `step`: that of
  /// the step's screen, or of one of the two screens of the transition.
  func grab(_ record: TransitionRecord, of step: SceneStep) -> SceneGrab? {
    let others = [record.to, record.from].compactMap { $0 }.flatMap { [$0] + $0.children.suffix(1) }
    let names = [step.move?.screen.value] + others.map { builder.name(of: $0) }
    for case let name? in names {
      if let grab = choice.document.screen(name)?.grab { return grab }
    }
    return nil
  }

  /// Returns the sheet that shows the named screen, or `nil` if it is not presented as a sheet.
  func sheet(called name: String) -> UISheetPresentationController? {
    presentedChain.last { builder.name(of: $0) == name }?.sheetPresentationController
  }

  // MARK: Screens in front

  /// The view controllers presented over the root, the front one last.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var controller = window.rootViewController?.presentedViewController
    while let found = controller {
      chain.append(found)
      controller = found.presentedViewController
    }
    return chain
  }

  /// The front view controller: the one presented last, or else the root.
  var front: UIViewController? { presentedChain.last ?? window.rootViewController }

  /// The front view controller, or its selected tab if it has tabs.
  var frontTab: UIViewController? {
    (front as? UITabBarController)?.selectedViewController ?? front
  }
}
