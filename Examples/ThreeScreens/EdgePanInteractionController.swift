// Drives a transition with a finger, and decides what becomes of it when the finger is lifted.

import UIKit

final class EdgePanInteractionController: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private var shouldFinish = false

  /// - Parameters:
  ///   - progress: How far the finger has come; 1 is all the way.
  ///   - begin: Presents or dismisses a page; returns whether there is one.
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
