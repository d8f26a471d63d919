// What steers a transition in place of the clock.

import Foundation

/// An object that takes a transition forwards and backwards, usually with a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
  /// How much faster or slower than the animator the rest plays after the finger has gone. Optional.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest. Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the finger. Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in, ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}
