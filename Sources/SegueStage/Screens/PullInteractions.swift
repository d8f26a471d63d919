// A scroll view that drives a transition when it is pulled past its end, as an app would implement
// it: the scroll view's delegate measures the content offset, which yields like a rubber band, and
// decides the outcome when the touch is about to end.

import SegueScenes
import UIKit

/// The pull interactions of one scroll view.
final class PullInteractions: NSObject, UIScrollViewDelegate {
  private var pulls: [(direction: SceneInteraction.Direction, move: InteractiveMove)] = []

  /// Adds a pull that drives the move of `interaction`.
  func add(_ interaction: SceneInteraction, begin: @escaping InteractiveMove.Mover) {
    pulls.append((interaction.direction, InteractiveMove(interaction, begin: begin)))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Without a touch, the outcome has already been decided.
    guard scrollView.isDragging else { return }
    for pull in pulls {
      pull.move.follow(scrollView.pulled(pull.direction), containerSize: scrollView.containerSize)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let pan = scrollView.panGestureRecognizer
    for pull in pulls {
      if pan.state == .cancelled || pan.state == .failed {
        pull.move.cancel()
      } else {
        pull.move.release(
          scrollView.pulled(pull.direction),
          speed: pull.direction.along(pan.velocity(in: scrollView.window)),
          containerSize: scrollView.containerSize)
      }
    }
  }
}

extension UIScrollView {
  /// Returns the distance by which the content has been pulled past its end in this direction.
  fileprivate func pulled(_ direction: SceneInteraction.Direction) -> CGFloat {
    let (inset, offset) = (adjustedContentInset, contentOffset)
    switch direction {
    case .down: return -inset.top - offset.y
    case .right: return -inset.left - offset.x
    case .up:
      return offset.y - max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    case .left:
      return offset.x - max(-inset.left, contentSize.width + inset.right - bounds.width)
    }
  }

  fileprivate var containerSize: CGSize { window?.bounds.size ?? bounds.size }
}
