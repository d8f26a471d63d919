// UIKit's own presentations that cover what is below: full screen or the current context, with what
// is below staying in the window or leaving it.

import Foundation

/// The presentation of `.fullScreen`, `.currentContext` and their `over…` forms.
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
