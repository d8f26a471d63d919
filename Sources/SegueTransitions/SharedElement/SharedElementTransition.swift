// What the transitions with shared views have in common.

import UIKit

/// A transition in which the views that both screens show travel from one screen to the other. They are
/// found by their accessibility identifiers.
public class SharedElementTransition: ScreenTransition {
  /// The identifier of the only view that travels, or `nil` for all that both screens show.
  let element: String?

  /// Creates a transition.
  public init(_ direction: TransitionDirection, element: String? = nil, timing: MotionTiming) {
    self.element = element
    super.init(direction, timing: timing)
  }

  /// How much the way of the views bends, from 0 to 1.
  var arc: CGFloat { 0 }

  /// A Boolean value that indicates whether a spring drives the views. They then arrive at the end of
  /// the transition, and not before.
  var isSpring: Bool { false }

  /// Adds the motion of everything else.
  func addSurroundings(to scene: inout SharedScene) {
    scene.fadeUpper(from: 0.05, to: 0.6)
  }

  /// What happens if the screens share no view: the new screen fades in as it grows a little.
  func addFallback(to scene: inout SharedScene) {
    let upper = scene.upper
    scene.fadeUpper(from: 0, to: 0.6)
    scene.motion.add(steps: 10) {
      upper.transform = CGAffineTransform(uniform: 1.08 - 0.08 * Easing.softOut($0))
    }
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addDestination(onTop: direction == .forward)
    guard let upper = screens.detail(direction),
      let lower = screens.lowerView(direction)
    else { return reducedAnimations(for: screens) }
    for screen in [lower, upper] { screen.layoutIfNeeded() }
    var scene = SharedScene(screens, direction, lower: lower, upper: upper)
    let shared = SharedViews.find(element, lower: lower, upper: upper)
    if shared.isEmpty {
      addFallback(to: &scene)
    } else {
      scene.shared = shared
      addSurroundings(to: &scene)
      scene.add(shared, arc: arc, isSpring: isSpring)
    }
    return scene.animations()
  }
}

extension TransitionScreens {
  /// Returns the view of the screen below, even where UIKit leaves it in place and does not hand it
  /// over.
  func lowerView(_ way: TransitionDirection) -> UIView? {
    base(way) ?? context.viewController(forKey: way == .forward ? .from : .to)?.view
  }
}

extension TransitionParameter {
  /// The identifier of the view that travels.
  static let element = TransitionParameter.view(
    "element",
    "The identifier of the view that travels; all that both screens show if none is given.")
}
