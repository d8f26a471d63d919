// An animator of an app knows nothing of this protocol; an extension in the code that lints it can
// declare for it where it ends.

import UIKit

/// An animator whose arriving screen ends elsewhere than in its final frame, and means to.
@preconcurrency @MainActor
public protocol TransitionEndDeclaring: UIViewControllerAnimatedTransitioning {
  /// Where the arriving screen shows when the transition completes, in the container's coordinates.
  /// - Parameters:
  ///   - finalFrame: what `finalFrame(for:)` answers.
  ///   - container: the bounds of the container.
  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect
}
