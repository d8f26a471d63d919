// What every built-in needs around its own motion: where the two screens are, and how to leave them
// as they were found. UIKit resets nothing, so whoever moves a view puts it back.

import UIKit

/// The two screens of a running transition, as far as UIKit hands them out.
///
/// Either view may be `nil`: a presentation style that keeps the presenter's view in the window does
/// not offer it to the animator, and then it is left alone.
@MainActor
struct TransitionScreens {
  let context: any UIViewControllerContextTransitioning
  let container: UIView
  /// The screen that is shown now.
  let from: UIView?
  /// The screen that comes.
  let to: UIView?
  private let found: [FoundState]

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    container = context.containerView
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    found = [from, to].compactMap { $0 }.map { FoundState(of: $0) }
  }

  /// Size of the room the screens move in, in points.
  var width: CGFloat { container.bounds.width }
  var height: CGFloat { container.bounds.height }

  /// Puts the coming screen into the container at its final place, fully visible, above or below
  /// the screen that goes.
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

  /// Puts both screens at rest, or back to how they were found if the transition was cancelled, and
  /// tells UIKit that it is over. To be called once, at the end.
  func complete() {
    if !context.transitionWasCancelled {
      from?.restoreGeometry()
      to?.restoreGeometry()
    }
    completeAsIs()
  }

  /// As `complete()`, but leaves the screens as they are when the transition was not cancelled.
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

/// How a screen was before the transition: not always at rest, since some stay where they came to.
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
  /// Identity transform, full alpha and a centred anchor point, in the same place.
  fileprivate func restoreGeometry() {
    transform = .identity
    alpha = 1
    move(anchorPoint: CGPoint(x: 0.5, y: 0.5))
  }

  /// Gives the layer another anchor point without moving the view, whose transform must be the
  /// identity.
  func move(anchorPoint: CGPoint) {
    guard layer.anchorPoint != anchorPoint else { return }
    let place = frame
    layer.anchorPoint = anchorPoint
    frame = place
  }
}
