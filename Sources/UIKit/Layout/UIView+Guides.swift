// The rectangles of a view's system guides, which the solver determines in the same way where
// constraints refer to them.

import Foundation

extension UIView {
  /// The maximum width of readable content at the default text size.
  static let readableWidth: CGFloat = 672

  /// Returns the rectangle of a system guide in the view's coordinates, or `nil` for that of scroll
  /// content, which only constraints determine.
  func rectangle(ofGuide role: UILayoutGuide.Role) -> CGRect? {
    switch role {
    case .safeArea: bounds.shrunk(by: safeAreaInsets)
    case .margins: bounds.shrunk(by: layoutMargins)
    case .readable: readableRectangle
    case .frame: bounds
    case .content: nil
    case .top:
      CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: stripHeights.top)
    case .bottom:
      CGRect(
        x: bounds.minX, y: bounds.maxY - stripHeights.bottom, width: bounds.width,
        height: stripHeights.bottom)
    }
  }

  /// The heights of the guides above and below the safe area. As on a device, they are 0 until the
  /// window is shown, although the safe area is known before.
  var stripHeights: (top: CGFloat, bottom: CGFloat) {
    guard window?.isHidden != true else { return (0, 0) }
    let safe = safeAreaInsets
    return (safe.top, safe.bottom)
  }

  /// Updates the guides above and below the safe area.
  func stripHeightsDidChange() {
    let guides = autoLayout.systemGuides.filter { $0.role == .top || $0.role == .bottom }
    guard !guides.isEmpty, let engine = autoLayout.engine else { return }
    for guide in guides { engine.setNeedsRows(guide) }
    setNeedsLayout()
  }

  /// Returns whether the solver determines the size of this view, which is a root whose frame does
  /// not become constraints, and constraints refer to `guide`. The guide then follows that size.
  func isSized(with guide: UILayoutGuide) -> Bool {
    guard !autoLayout.translatesAutoresizingMask, let engine = autoLayout.rootEngine else {
      return false
    }
    return engine.root === self && engine.entry(of: guide) != nil
  }

  private var readableRectangle: CGRect {
    let area = bounds.shrunk(by: layoutMargins)
    let width = min(area.width, Self.readableWidth)
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
  }
}

extension CGRect {
  /// Returns the rectangle without `insets`; a side that is shorter than its insets becomes 0.
  fileprivate func shrunk(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
