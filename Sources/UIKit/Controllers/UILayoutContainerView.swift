// The root view of containers with bars: whenever it is laid out, the bars are placed.

import Foundation

/// A controller that places bars.
@MainActor
protocol BarContainer: UIViewController {
  func layOutBars()
}

/// The root view of a controller with bars.
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
