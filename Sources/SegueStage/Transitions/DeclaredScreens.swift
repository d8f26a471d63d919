// The two screens of a declared transition: brought to where they begin, moved, and left as found.

import SegueScenes
import UIKit

/// The screens of one running transition.
@MainActor
final class DeclaredScreens {
  private let context: any UIViewControllerContextTransitioning
  private let motion: DeclaredMotion
  private let incoming: DeclaredScreen?
  private let outgoing: DeclaredScreen?
  /// How the screens were before: not always at rest, since some stay where they came to.
  private let found: [(view: UIView, state: RestingState)]

  init(_ context: any UIViewControllerContextTransitioning, _ motion: DeclaredMotion) {
    (self.context, self.motion) = (context, motion)
    let room = context.containerView.bounds.size
    let views = [context.view(forKey: .from), context.view(forKey: .to)].compactMap { $0 }
    found = views.map { ($0, RestingState(of: $0)) }
    context.view(forKey: .to)?.comeToRest()
    incoming = context.view(forKey: .to).map {
      DeclaredScreen(
        $0, way: motion.incoming, keyframes: motion.keyframes.compactMap(\.incoming), room: room)
    }
    outgoing = context.view(forKey: .from).map {
      DeclaredScreen(
        $0, way: motion.outgoing, keyframes: motion.keyframes.compactMap(\.outgoing), room: room)
    }
  }

  /// Puts both screens where they begin.
  func begin() {
    if let view = incoming?.view { place(view) }
    incoming?.begin()
    outgoing?.begin()
  }

  /// Where they end, for use in an animation block.
  func moveToEnd() {
    incoming?.moveToEnd()
    outgoing?.moveToEnd()
  }

  /// Where a keyframe ends, for use in its block.
  func move(to keyframe: MotionKeyframe) {
    if let state = keyframe.incoming { incoming?.move(to: state) }
    if let state = keyframe.outgoing { outgoing?.move(to: state) }
  }

  /// Leaves the hidden screen at rest, or both as they were found if the transition was cancelled, and
  /// tells UIKit that it is over.
  func end() {
    let finished = !context.transitionWasCancelled
    if finished {
      outgoing?.restore()
      incoming?.settle()
    } else {
      incoming?.view.removeFromSuperview()
      for (view, state) in found { state.putBack(view) }
    }
    context.completeTransition(finished)
  }

  private func place(_ view: UIView) {
    let container = context.containerView
    view.frame = finalFrame
    if motion.top == .incoming {
      container.addSubview(view)
    } else if let below = outgoing?.view, below.superview === container {
      container.insertSubview(view, belowSubview: below)
    } else {
      container.insertSubview(view, at: 0)
    }
  }

  private var finalFrame: CGRect {
    guard let controller = context.viewController(forKey: .to) else {
      return context.containerView.bounds
    }
    let frame = context.finalFrame(for: controller)
    return frame == .zero ? context.containerView.bounds : frame
  }
}

extension UIView {
  /// Whatever somebody left behind is put right: identity, full alpha, a centred anchor point.
  fileprivate func comeToRest() {
    transform = .identity
    alpha = 1
    let place = frame
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    frame = place
  }
}
