// A scroll view that steers a move when it is pulled past its end, as an app would write it: the
// delegate of the scroll view measures by the content's offset, which gives way like a rubber band,
// and decides when the finger is about to be lifted.

import SegueScenes
import UIKit

/// The pulls of one scroll view.
final class ScrollPulls: NSObject, UIScrollViewDelegate {
  private var pulls: [(direction: SceneInteraction.Direction, move: SteeredMove)] = []

  /// Has a pull steer the move of `interaction`.
  func add(_ interaction: SceneInteraction, begin: @escaping SteeredMove.Mover) {
    pulls.append((interaction.direction, SteeredMove(interaction, begin: begin)))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // What goes on by itself has been decided.
    guard scrollView.isDragging else { return }
    for pull in pulls { pull.move.follow(scrollView.pulled(pull.direction), room: scrollView.room) }
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
          speed: pull.direction.along(pan.velocity(in: scrollView.window)), room: scrollView.room)
      }
    }
  }
}

extension UIScrollView {
  /// How far the content has been pulled this way past its end.
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

  fileprivate var room: CGSize { window?.bounds.size ?? bounds.size }
}
