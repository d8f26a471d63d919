// The root view of containers with bars. The bars are laid out with it.

import Foundation

/// A view controller that lays out bars.
@MainActor
protocol BarContainer: UIViewController {
  func layOutBars()
}

/// The root view of a view controller with bars.
final class UILayoutContainerView: UIView {
  weak var container: (any BarContainer)?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
