// Margins: what a view would like its content to keep clear of, more where the safe area or the superview's
// margins reach further in.

import Foundation

/// What a view says about its margins.
struct ViewMargins {
  /// What code has set; of a controller's root view the system's minimum stands in for it, else 8 points.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperviews = false
  var isInsetFromSafeArea = true
  /// As the view was last told.
  var known: UIEdgeInsets?

  static let standard: CGFloat = 8
}

extension UIView {
  /// The margins that code or the system wants, without what is around the view.
  private var wantedMargins: NSDirectionalEdgeInsets {
    if let own = autoLayout.margins.own { return own }
    if viewController != nil {
      // As wide as on phones of this width.
      let side: CGFloat = bounds.width >= 414 ? 20 : 16
      return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    let side = ViewMargins.standard
    return NSDirectionalEdgeInsets(top: side, leading: side, bottom: side, trailing: side)
  }

  /// The margins with everything around the view taken into account.
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
    let (room, place) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: max(margins.top, room.minY + outer.top - place.minY),
      left: max(margins.left, room.minX + outer.left - place.minX),
      bottom: max(margins.bottom, place.maxY - (room.maxY - outer.bottom)),
      right: max(margins.right, place.maxX - (room.maxX - outer.right)))
  }

  /// Code has changed what it wants.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&autoLayout.margins)
    noteMargins()
  }

  /// Tells the view and its controller if the margins have changed, and has the guides follow.
  func noteMargins() {
    let margins = effectiveMargins
    defer { noteGuides() }
    guard autoLayout.margins.known != margins else { return }
    let isFirst = autoLayout.margins.known == nil
    autoLayout.margins.known = margins
    if isFirst { return }
    setNeedsLayout()
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.autoLayout.margins.preservesSuperviews { view.noteMargins() }
  }

  private func noteGuides() {
    guard !autoLayout.systemGuides.isEmpty, let engine = autoLayout.engine else { return }
    for guide in autoLayout.systemGuides { engine.noteStale(guide) }
  }
}
