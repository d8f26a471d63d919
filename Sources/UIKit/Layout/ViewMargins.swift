// Layout margins: the distances that content should keep from the edges of a view, enlarged by the
// safe area and by margins of the superview that extend further inward.

import Foundation

/// The layout margins of a view.
struct ViewMargins {
  /// The margins that code has set. If `nil`, they are the system minimum for the root view of a
  /// controller and 8 points for others.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperviews = false
  var isInsetFromSafeArea = true
  /// The margins that were last reported to the view.
  var known: UIEdgeInsets?

  static let standard: CGFloat = 8
}

extension UIView {
  /// The margins that code or the system specifies, irrespective of the surroundings of the view.
  private var wantedMargins: NSDirectionalEdgeInsets {
    if let own = autoLayout.margins.own { return own }
    if viewController != nil {
      // The margins of phones of this width.
      let side: CGFloat = bounds.width >= 414 ? 20 : 16
      return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    let side = ViewMargins.standard
    return NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
  }

  /// The margins including the effects of the safe area and the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    var margins = wantedMargins.absolute(effectiveUserInterfaceLayoutDirection)
    if autoLayout.margins.isInsetFromSafeArea {
      let safe = safeAreaInsets
      margins = UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    guard autoLayout.margins.preservesSuperviews, let superview else { return margins }
    let (available, outer) = superview.marginsForSubviews
    let place = frame
    margins.left = max(margins.left, available.minX + outer.left - place.minX)
    margins.right = max(margins.right, place.maxX - (available.maxX - outer.right))
    // The height of a list is not known while its cells are measured.
    if superview is UITableView || superview is UICollectionView { return margins }
    margins.top = max(margins.top, available.minY + outer.top - place.minY)
    margins.bottom = max(margins.bottom, place.maxY - (available.maxY - outer.bottom))
    return margins
  }

  /// The area at whose edges the margins of this view are, and the margins, for subviews that
  /// preserve them. Those of a scroll view are at the edges of its content, and contain no safe area
  /// that its insets contain: they do not change while the content moves.
  private var marginsForSubviews: (area: CGRect, margins: UIEdgeInsets) {
    guard let scroll = self as? UIScrollView else { return (bounds, effectiveMargins) }
    let size = CGSize(
      width: max(bounds.width, scroll.contentSize.width),
      height: max(bounds.height, scroll.contentSize.height))
    let (all, counted) = (effectiveMargins, scroll.systemContentInset)
    guard autoLayout.margins.isInsetFromSafeArea else {
      return (CGRect(origin: .zero, size: size), all)
    }
    let margins = UIEdgeInsets(
      top: all.top - counted.top, left: all.left - counted.left,
      bottom: all.bottom - counted.bottom, right: all.right - counted.right)
    return (CGRect(origin: .zero, size: size), margins)
  }

  /// Changes the margins that code specifies.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&autoLayout.margins)
    marginsDidChange()
  }

  /// Notifies the view and its controller if the margins have changed, and updates the guides.
  func marginsDidChange() {
    let margins = effectiveMargins
    defer { guidesDidChange() }
    guard autoLayout.margins.known != margins else { return }
    let isFirst = autoLayout.margins.known == nil
    autoLayout.margins.known = margins
    if isFirst { return }
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.autoLayout.margins.preservesSuperviews {
      view.marginsDidChange()
    }
  }

  private func guidesDidChange() {
    guard !autoLayout.systemGuides.isEmpty, let engine = autoLayout.engine else { return }
    for guide in autoLayout.systemGuides { engine.setNeedsRows(guide) }
  }
}
