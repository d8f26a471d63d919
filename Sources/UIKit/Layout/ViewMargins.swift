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
    let outer = superview.effectiveMargins
    let (available, place) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: max(margins.top, available.minY + outer.top - place.minY),
      left: max(margins.left, available.minX + outer.left - place.minX),
      bottom: max(margins.bottom, place.maxY - (available.maxY - outer.bottom)),
      right: max(margins.right, place.maxX - (available.maxX - outer.right)))
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
