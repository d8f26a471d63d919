// The layout state of a view: its constraints and guides, its priorities, its margins and, for the
// root of a hierarchy, the engine.

import Foundation

/// The Auto Layout state of one view.
@MainActor
final class ViewLayout {
  var constraints: [NSLayoutConstraint] = []
  /// The guides that have been added by code.
  var guides: [UILayoutGuide] = []
  /// The system guides that have been requested.
  var systemGuides: [UILayoutGuide] = []
  var translatesAutoresizingMask = true
  var needsUpdateConstraints = true
  var needsUpdateProperties = true
  /// The radii of the view's corners, or `nil` if code sets those of the layer.
  var corners: UICornerConfiguration?
  var hugging = AxisPriorities(both: .defaultLow)
  var compression = AxisPriorities(both: .defaultHigh)
  var margins = ViewMargins()
  /// A Boolean value that indicates whether the view is being hidden by an animation of its stack
  /// and becomes hidden when that ends.
  var isLeaving = false
  /// A Boolean value that indicates whether the view is hidden in a stack and therefore laid out
  /// without length, whatever constraints require.
  var isCollapsed = false

  /// A Boolean value that indicates whether the subviews have been placed in the current layout.
  var hasPlacedSubviews = false

  /// The value of `bounds.origin` that the engine last used.
  var knownOrigin = CGPoint.zero

  /// The engine of the hierarchy of which the view is the root.
  var rootEngine: LayoutEngine?
  /// The engine in which the view has variables.
  weak var engine: LayoutEngine?
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  var horizontal, vertical: UILayoutPriority

  init(both priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      let bounded = UILayoutPriority(min(max(newValue.rawValue, 1), 1000))
      guard newValue.rawValue == newValue.rawValue else { return }
      if axis == .horizontal { horizontal = bounded } else { vertical = bounded }
    }
  }
}

extension UIView {
  /// The root view of the hierarchy.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the hierarchy, or `nil` if it does not use Auto Layout.
  var currentEngine: LayoutEngine? { layoutRoot.autoLayout.rootEngine }

  /// The engine of the hierarchy, created if necessary.
  var neededEngine: LayoutEngine {
    let root = layoutRoot
    if let engine = root.autoLayout.rootEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.autoLayout.rootEngine = engine
    root.setNeedsLayout()
    return engine
  }

  /// Notes that the frame or bounds have been set.
  func recordGeometryChange() {
    autoLayout.engine?.recordGeometryChange(of: self)
    MeasurementCache.recordChange(of: self)
  }

  // MARK: Hierarchy

  /// Removes the constraints that this view and its ancestors hold for `view` and its descendants.
  /// Called before `view` is removed from this view.
  func layoutWillLose(_ view: UIView) {
    MeasurementCache.recordChange(of: view)
    guard let engine = currentEngine else { return }
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.autoLayout.constraints where constraint.isAbout(view) {
        current.removeConstraint(constraint)
      }
      holder = current.superview
    }
    engine.needsCollection = true
    view.autoLayout.rootEngine = LayoutEngine(root: view)
  }

  /// Updates Auto Layout after `view` has been added to this view.
  func layoutDidGain(_ view: UIView) {
    let isPart = view.autoLayout.rootEngine != nil
    view.autoLayout.rootEngine = nil
    guard isPart || currentEngine != nil || type(of: view).requiresConstraintBasedLayout else {
      return
    }
    let engine = neededEngine
    (engine.needsCollection, engine.needsUpdatePass) = (true, true)
  }

  // MARK: Layout

  /// Performs pending layout immediately, constraints first. Layout that keeps changing constraints
  /// is postponed to the next instant after some rounds.
  func layOutNow() {
    UIKitState.current.propertyUpdates.perform(in: self)
    MeasurementCache.current.duringPass { performLayoutRounds() }
  }

  private func performLayoutRounds() {
    for _ in 0..<Self.maximumLayoutRounds {
      let engine = currentEngine
      engine?.update()
      layer.layoutIfNeeded()
      guard let engine, engine.isDirty else { return }
    }
  }

  private static let maximumLayoutRounds = 16

  /// Sets the frames of the subviews that constraints position.
  func placeSubviews() {
    autoLayout.hasPlacedSubviews = true
    guard let engine = currentEngine else { return }
    for view in subviews
    where !view.autoLayout.translatesAutoresizingMask && !view.autoLayout.isCollapsed {
      if let frame = engine.frame(of: view) { view.place(at: frame) }
    }
  }

  /// Sets the size and, whatever the layer's anchor point is, the `center`, irrespective of the transform.
  /// Only values that differ are set, so that only those animate.
  func place(at frame: CGRect) {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    guard center != middle else { return }
    center = middle
    if !autoLayout.systemGuides.isEmpty { setNeedsLayout() }
  }

  /// The rectangle that constraints refer to: its size is that of the bounds, and its middle the `center`.
  var layoutFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Constraint updates

  func constraintUpdateDidRun() {
    autoLayout.needsUpdateConstraints = true
    neededEngine.needsUpdatePass = true
    setNeedsLayout()
  }

  /// Updates the constraints of all views that need it, from the leaves up to this view.
  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    UIKitState.current.perform(under: traitCollection) {
      ObservedReads.track { [viewController] in
        if let viewController {
          viewController.updateViewConstraints()
        } else {
          updateConstraints()
        }
      } onChange: { [weak self] in
        self?.setNeedsUpdateConstraints()
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether one of the constraint's items is `view` or inside it.
  func isAbout(_ view: UIView) -> Bool {
    (first.items + (second?.items ?? [])).contains { item in
      let place = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return place?.isDescendant(of: view) ?? false
    }
  }
}
