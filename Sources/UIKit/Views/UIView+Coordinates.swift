// Conversion of coordinates between views (by model geometry), hit testing and the safe area.

import Foundation
import SegueWorld

extension UIView {
  /// The root of the hierarchy.
  var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Returns the deepest view under `point`, in front-to-back order by `zPosition` and then by
  /// index.
  ///
  /// A view that an animation block animates receives no touches unless the block allows user
  /// interaction. A view that a property animator animates is hit where its presentation is
  /// located.
  func frontmostHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, hitProperties.opacity >= 0.01, !isBlockedByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsFrontToBack {
      let map = view.layer.mapToSuperlayer(showing: view.hitProperties)
      guard let inside = map.unmoved(point) else { continue }
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  private var viewAnimations: [ViewAnimation] {
    layer.animations.compactMap { $0.driver as? ViewAnimation }
  }

  private var isBlockedByAnimation: Bool { viewAnimations.contains { !$0.allowsTouches } }

  private var hitProperties: LayerProperties {
    viewAnimations.contains { $0.usesPresentationForHitTesting }
      ? layer.shownProperties(atSeconds: World.current.now.seconds) : layer.properties
  }

  private var subviewsFrontToBack: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
    return subviews.enumerated()
      .sorted { a, b in
        (a.element.layer.zPosition, a.offset) > (b.element.layer.zPosition, b.offset)
      }
      .map(\.element)
  }

  /// Notifies the view and its controller if the safe area has changed since their last
  /// notification.
  func safeAreaDidChange() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { guide.keyboardDidChange() }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// The insets of the safe area in this view's coordinates: what those of the superview leave
  /// within this view, and what the view's controller and its bars add to them. As on a device, the
  /// insets go down the chain of superviews: where one of them lies within the safe area, all below
  /// it do.
  var safeAreaWithinView: UIEdgeInsets {
    guard let window = currentWindow else { return .zero }
    let inherited = safeArea(of: superview ?? window)
    guard UIKitState.hasInsetControllers, let gain = viewController?.safeAreaGain else {
      return inherited
    }
    return gain.adding(inherited)
  }

  /// Returns the insets of the safe area of an enclosing view in this view's coordinates.
  private func safeArea(of outer: UIView) -> UIEdgeInsets {
    let safe = (outer as? UIWindow)?.windowSafeAreaInsets ?? outer.safeAreaInsets
    if self === outer || safe == .zero { return safe }
    var (area, own) = (outer.bounds.inset(by: safe), frame)
    // A scrolled view is compared by its frame: the place of its content, which follows these insets,
    // would change them by rounding, without end.
    if bounds.origin == .zero || outer !== superview || !CATransform3DIsIdentity(layer.transform) {
      (area, own) = (convert(area, from: outer), bounds)
    }
    return UIEdgeInsets(
      top: min(max(0, area.minY - own.minY), safe.top),
      left: min(max(0, area.minX - own.minX), safe.left),
      bottom: min(max(0, own.maxY - area.maxY), safe.bottom),
      right: min(max(0, own.maxX - area.maxX), safe.right))
  }

  /// Responds to a possible change of an enclosing safe area: if this view's insets have changed,
  /// notifies it and its descendants and marks them as needing layout.
  func safeAreaMayHaveChanged() {
    let old = knownSafeArea
    safeAreaDidChange()
    guard old != knownSafeArea else { return }
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
