// The objects that drive a transition in place of the clock.

import Foundation

/// The interface of an object that drives a transition interactively, usually by touches.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the interactive transition. Called instead of the animator's
  /// `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition, relative to that of the animator, after the
  /// interaction has ended. Optional.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest of the transition. Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively. Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed of 1, which is that of the animator.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve, `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default, `true`.
  public var wantsInteractiveStart: Bool { true }
}
