// UIKit's presentations that cover the content below: full screen or in the current context, with
// the content below remaining in the window or being removed from it.

import Foundation

/// The presentation controller of `.fullScreen`, `.currentContext`, and their `over…` variants.
final class CoveringPresentationController: UIPresentationController {
  convenience init(
    presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle
  ) {
    self.init(presentedViewController: presented, presenting: presenting)
    resolvedStyle = style
  }

  override var shouldPresentInFullscreen: Bool {
    resolvedStyle == .fullScreen || resolvedStyle == .overFullScreen
  }

  override var shouldRemovePresentersView: Bool {
    resolvedStyle == .fullScreen || resolvedStyle == .currentContext
  }
}
