// An app's animator need not know this protocol: an extension in the code that lints it can declare
// where it ends.

import UIKit

/// An animator whose appearing screen intentionally ends elsewhere than in its final frame.
@preconcurrency @MainActor
public protocol TransitionEndDeclaring: UIViewControllerAnimatedTransitioning {
  /// Returns the frame of the appearing screen when the transition completes, in the container's
  /// coordinates.
  /// - Parameters:
  ///   - finalFrame: The result of `finalFrame(for:)`.
  ///   - container: The bounds of the container.
  func endFrame(forFinalFrame finalFrame: CGRect, in container: CGRect) -> CGRect
}
