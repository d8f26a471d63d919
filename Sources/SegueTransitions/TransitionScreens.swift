// What every built-in transition needs besides its motion: the two screens, and how to restore
// them. UIKit resets nothing, so the code that moves a view must restore it.

import UIKit

/// The two screens of a running transition, as far as UIKit provides them.
///
/// Either view may be `nil`: a presentation style that keeps the presenter's view in the window
/// does not provide it to the animator, and then it is left alone.
@MainActor
struct TransitionScreens {
  let context: any UIViewControllerContextTransitioning
  let container: UIView
  /// The view of the screen that is visible before the transition.
  let from: UIView?
  /// The view of the screen that is visible after the transition.
  let to: UIView?
  private let found: [FoundState]

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    container = context.containerView
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    found = [from, to].compactMap { $0 }.map { FoundState(of: $0) }
  }

  /// The size of the container, in points.
  var width: CGFloat { container.bounds.width }
  var height: CGFloat { container.bounds.height }

  /// Inserts the destination view into the container at its final frame, fully visible, above or
  /// below the source view.
  func addDestination(onTop: Bool) {
    guard let to else { return }
    to.restoreGeometry()
    to.frame = destinationFrame
    if let from, from.superview === container, !onTop {
      container.insertSubview(to, belowSubview: from)
    } else if onTop {
      container.addSubview(to)
    } else {
      container.insertSubview(to, at: 0)
    }
  }

  /// Resets both screens, or restores their previous state if the transition was cancelled, and
  /// completes the transition. Call it once, at the end.
  func complete() {
    if !context.transitionWasCancelled {
      from?.restoreGeometry()
      to?.restoreGeometry()
    }
    completeAsIs()
  }

  /// Like `complete()`, but leaves the screens unchanged if the transition was not cancelled.
  func completeAsIs() {
    let finished = !context.transitionWasCancelled
    if !finished {
      to?.removeFromSuperview()
      for state in found { state.restore() }
    }
    context.completeTransition(finished)
  }

  private var destinationFrame: CGRect {
    guard let controller = context.viewController(forKey: .to) else { return container.bounds }
    let frame = context.finalFrame(for: controller)
    return frame == .zero ? container.bounds : frame
  }
}

/// The state of a screen before the transition. It is not always the identity, since some
/// transitions leave screens transformed.
@MainActor
private struct FoundState {
  private let view: UIView
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let anchorPoint, center: CGPoint

  init(of view: UIView) {
    self.view = view
    (transform, alpha) = (view.transform, view.alpha)
    (anchorPoint, center) = (view.layer.anchorPoint, view.center)
  }

  func restore() {
    (view.layer.anchorPoint, view.center) = (anchorPoint, center)
    (view.transform, view.alpha) = (transform, alpha)
  }
}

extension UIView {
  /// Sets the identity transform, full alpha and a centered anchor point without moving the view.
  fileprivate func restoreGeometry() {
    transform = .identity
    alpha = 1
    move(anchorPoint: CGPoint(x: 0.5, y: 0.5))
  }

  /// Changes the layer's anchor point without moving the view, whose transform must be the
  /// identity.
  func move(anchorPoint: CGPoint) {
    guard layer.anchorPoint != anchorPoint else { return }
    let place = frame
    layer.anchorPoint = anchorPoint
    frame = place
  }
}
