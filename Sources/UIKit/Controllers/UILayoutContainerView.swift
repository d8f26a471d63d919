// The root view of containers with bars. The bars are laid out with it.

import Foundation

/// A view controller that lays out bars.
@MainActor
protocol BarContainer: UIViewController {
  /// Adds the view of the current screen if there is none yet. As on a device, the layout of a
  /// container does this even before it is on screen.
  func installContent()
  func layOutBars()
  /// Places the current screen anew, after a bar has begun or ceased to cover it.
  func placeContent()
}

extension BarContainer {
  func installContent() {}
  func placeContent() {}
}

extension BarContainer where Self: SwitchingContainer {
  func placeContent() {
    guard change == nil, let view = shown?.viewIfLoaded, let outer = view.superview else { return }
    if let shown { view.frame = frame(for: shown, in: outer.bounds) }
    view.safeAreaMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UIView {
  /// Called by a bar whose translucency has changed.
  func barTranslucencyDidChange() {
    (superview as? UILayoutContainerView)?.container?.placeContent()
  }
}

/// The root view of a view controller with bars.
final class UILayoutContainerView: UIView {
  weak var container: (any BarContainer)?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.installContent()
    container?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
