// Drives a transition with a pan, and decides its outcome when the finger is lifted.

import UIKit

final class EdgePanInteractionController: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private var shouldFinish = false

  /// Handles a change of the gesture.
  /// - Parameters:
  ///   - progress: The fraction complete of the gesture, from 0 to 1.
  ///   - begin: Presents or dismisses a page. Returns whether there is one.
  func handle(
    _ gesture: UIScreenEdgePanGestureRecognizer, progress: CGFloat, begin: () -> Bool
  ) {
    switch gesture.state {
    case .began:
      isInProgress = true
      isInProgress = begin()
      fallthrough
    case .changed:
      guard isInProgress else { return }
      shouldFinish = progress > 0.35
      update(progress)
    case .ended:
      guard isInProgress else { return }
      isInProgress = false
      if shouldFinish { finish() } else { cancel() }
    case .cancelled, .failed:
      guard isInProgress else { return }
      isInProgress = false
      cancel()
    default:
      break
    }
  }
}
