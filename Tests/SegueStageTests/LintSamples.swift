// A scene whose transition is an animator made of a closure, and what the lint finds in it.

import SegueScenes
import SegueStage
import UIKit

/// An animator made of a closure; half a second long.
private final class ClosureTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let animate: @MainActor (any UIViewControllerContextTransitioning) -> Void

  init(_ animate: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void) {
    self.animate = animate
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animate(transitionContext)
  }
}

/// Transitions from screen `a` to screen `b`, and back.
@MainActor
enum LintSamples {
  /// Animates `changes`, then runs `cleanUp`, then completes correctly.
  static func ordinary(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    cleanUp: @escaping (Bool) -> Void = { _ in }
  ) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(withDuration: 0.5, animations: changes) { _ in
      let completed = !context.transitionWasCancelled
      cleanUp(completed)
      context.completeTransition(completed)
    }
  }

  /// Presents `b`; a touch that moves left presents it too, one that moves right dismisses it.
  static func findings(
    _ script: String = "present: b, transition: mine", style: String = "fullScreen",
    _ animate: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void
  ) throws -> [LintFinding] {
    try findings(script, style: style, transition: { ClosureTransition(animate) })
  }

  static func findings(
    _ script: String, style: String = "fullScreen",
    transition: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) throws -> [LintFinding] {
    var library = TransitionLibrary.builtIn
    library.register("mine", animator: transition)
    let text = """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens:
        a:
          background: white
          views: [{ id: card, frame: [20, 20, 100, 100] }]
          interactions: [{ pan: left, present: b, transition: mine, style: \(style) }]
        b:
          background: blue
          views: [{ id: paper, frame: [20, 20, 100, 100] }]
          interactions: [{ pan: right, dismiss: b, transition: mine }]
      script:
        - show: a
        - wait: 0.5
        - { \(script.replacing("STYLE", with: "style: \(style)")) }
        - wait: 0.5

      """
    return try StageSamples.stage(text, transitions: library).lint()
  }

  /// A touch that moves so far and ends there: presents, and dismisses.
  static let cancel = "drag: { from: [380, 400], to: [260, 400], duration: 0.5 }"
  /// The same in the other direction, where `b` is presented.
  static let cancelBack = "drag: { from: [20, 400], to: [140, 400], duration: 0.5 }"
}
