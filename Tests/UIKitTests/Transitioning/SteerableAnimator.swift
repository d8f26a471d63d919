// An animator that can be interrupted, in either of the two possible ways, and records its calls.

import SegueWorld
import UIKit

/// Moves the arriving view, or the departing one if only that is to be moved, across the container:
/// 0.8 s, evenly.
final class InterruptibleTestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Means: CaseIterable {
    case viewBlocks, interruptibleAnimator
  }

  let journal: Journal
  let means: Means
  /// The view that is moved.
  private(set) weak var mover: UIView?
  /// More view blocks to make first.
  var alsoAnimate: (() -> Void)?
  private var animator: UIViewPropertyAnimator?

  init(_ journal: Journal, _ means: Means = .viewBlocks) {
    (self.journal, self.means) = (journal, means)
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.8
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    journal.note("animateTransition")
    if means == .interruptibleAnimator {
      interruptibleAnimator(using: context).startAnimation()
      return
    }
    let change = prepare(context)
    alsoAnimate?()
    UIView.animate(
      withDuration: 0.8, delay: 0, options: .curveLinear, animations: change
    ) { _ in self.complete(context) }
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    guard means == .interruptibleAnimator else {
      // One that cannot be interrupted counts as none.
      let none = UIViewPropertyAnimator(duration: 0.8, curve: .linear)
      none.isInterruptible = false
      return none
    }
    let made = UIViewPropertyAnimator(
      duration: 0.8, curve: .linear, animations: prepare(context))
    animator = made
    made.addCompletion { _ in
      self.animator = nil
      self.complete(context)
    }
    return made
  }

  private func prepare(_ context: UIViewControllerContextTransitioning) -> () -> Void {
    let width = context.containerView.bounds.width
    if let to = context.view(forKey: .to) {
      if let arriving = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: arriving).offsetBy(dx: -width, dy: 0)
      }
      context.containerView.addSubview(to)
      mover = to
    } else {
      mover = context.view(forKey: .from)
    }
    return { [weak mover] in mover?.center.x += width }
  }

  private func complete(_ context: UIViewControllerContextTransitioning) {
    journal.note("complete(\(!context.transitionWasCancelled))")
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ completed: Bool) { journal.note("animationEnded(\(completed))") }

  /// Where the mover shows, 0…1 of its way, if it began outside the container on the left.
  func progress(in world: World) -> Double {
    guard let mover else { return .nan }
    let width = mover.bounds.width
    let x = mover.layer.presentationSnapshot(atSeconds: world.now.seconds).position.x
    return (x + width / 2) / width
  }
}
