// Coordinates between views (by model geometry), hit testing and the safe area.

import Foundation

extension UIView {
  /// A point of this view in `view`'s coordinates; in the window's for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmost).layer)
  }

  /// A point of `view` (of the window for `nil`) in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmost).layer)
  }

  /// The bounding box of a rectangle of this view in `view`'s coordinates; in the window's for
  /// `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmost).layer)
  }

  /// The bounding box of a rectangle of `view` (of the window for `nil`) in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmost).layer)
  }

  private var topmost: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The deepest view under `point`, by zPosition and then order. A view that a block animates gets
  /// no touches unless the block allows it; one that a property animator animates is hit where it
  /// shows.
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
    viewAnimations.contains { $0.isHitWhereItShows }
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

  /// Tells the view and its controller if the safe area has changed since they were last told.
  func noteSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }

  /// How far the safe area reaches into the view: the window's, and what controllers and bars add to it.
  var safeAreaWithinView: UIEdgeInsets {
    guard let window = currentWindow else { return .zero }
    guard UIKitState.hasInsetControllers else { return safeArea(of: window) }
    let own = viewController?.safeAreaGain ?? .zero
    var inherited = superview
    while let view = inherited, view.viewController?.safeAreaGain ?? .zero == .zero {
      inherited = view.superview
    }
    return own.adding(safeArea(of: inherited ?? window))
  }

  /// How far the safe area of a view around this one reaches into it.
  private func safeArea(of outer: UIView) -> UIEdgeInsets {
    let safe = (outer as? UIWindow)?.windowSafeAreaInsets ?? outer.safeAreaInsets
    if self === outer || safe == .zero { return safe }
    let area = convert(outer.bounds.inset(by: safe), from: outer)
    return UIEdgeInsets(
      top: min(max(0, area.minY - bounds.minY), safe.top),
      left: min(max(0, area.minX - bounds.minX), safe.left),
      bottom: min(max(0, bounds.maxY - area.maxY), safe.bottom),
      right: min(max(0, bounds.maxX - area.maxX), safe.right))
  }

  /// The safe area above has changed: this view and those in it are told, and lay out again.
  func safeAreaMayHaveChanged() {
    let old = knownSafeArea
    noteSafeArea()
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
