// What a view keeps for layout: its constraints and guides, its priorities, its margins, and, at the top of a
// hierarchy, the engine.

import Foundation

/// A view's part in Auto Layout.
@MainActor
final class ViewLayout {
  var constraints: [NSLayoutConstraint] = []
  /// The guides that code has added.
  var guides: [UILayoutGuide] = []
  /// The guides of the system that somebody has asked for.
  var systemGuides: [UILayoutGuide] = []
  var translatesAutoresizingMask = true
  var needsUpdateConstraints = true
  var hugging = AxisPriorities(both: .defaultLow)
  var compression = AxisPriorities(both: .defaultHigh)
  var margins = ViewMargins()
  /// Hidden by a stack's animation, and to be so when that has ended.
  var isLeaving = false
  /// Hidden in a stack: placed without length, whatever constraints say.
  var isCollapsed = false

  /// `bounds.origin` as the engine knows it.
  var knownOrigin = CGPoint.zero

  /// The engine of the hierarchy that the view is at the top of.
  var rootEngine: LayoutEngine?
  /// The engine that the view has variables in.
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
  /// The view at the top of the hierarchy.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the hierarchy, if it uses Auto Layout.
  var currentEngine: LayoutEngine? { layoutRoot.autoLayout.rootEngine }

  /// The engine of the hierarchy, made if there is none.
  var neededEngine: LayoutEngine {
    let root = layoutRoot
    if let engine = root.autoLayout.rootEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.autoLayout.rootEngine = engine
    root.setNeedsLayout()
    return engine
  }

  /// The frame or the bounds have been set.
  func noteGeometry() { autoLayout.engine?.noteGeometry(of: self) }

  // MARK: Hierarchy

  /// `view` is about to leave this view: constraints of this view and those above that are about something
  /// in it go.
  func layoutWillLose(_ view: UIView) {
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

  /// `view` has come into this view.
  func layoutDidGain(_ view: UIView) {
    let isPart = view.autoLayout.rootEngine != nil
    view.autoLayout.rootEngine = nil
    guard isPart || currentEngine != nil || type(of: view).requiresConstraintBasedLayout else {
      return
    }
    let engine = neededEngine
    (engine.needsCollection, engine.needsUpdatePass) = (true, true)
  }

  // MARK: Laying out

  /// Lays out at once what is due, constraints first; layout that keeps changing constraints is left for the
  /// next instant after some rounds.
  func layOutNow() {
    for _ in 0..<Self.mostLayoutRounds {
      let engine = currentEngine
      engine?.update()
      layer.layoutIfNeeded()
      guard let engine, engine.isDirty else { return }
    }
  }

  private static let mostLayoutRounds = 16

  /// Puts the subviews that constraints place where they belong.
  func placeSubviews() {
    guard let engine = currentEngine else { return }
    for view in subviews
    where !view.autoLayout.translatesAutoresizingMask && !view.autoLayout.isCollapsed {
      if let frame = engine.frame(of: view) { view.place(at: frame) }
    }
  }

  /// Takes a frame without regard to the transform; only what differs is set, so that only that animates.
  func place(at frame: CGRect) {
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    guard center != middle else { return }
    center = middle
    if !autoLayout.systemGuides.isEmpty { setNeedsLayout() }
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Updating constraints

  func noteConstraintUpdate() {
    autoLayout.needsUpdateConstraints = true
    neededEngine.needsUpdatePass = true
    setNeedsLayout()
  }

  /// Has every view from the leaves up to this one that needs it update its constraints.
  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    UIKitState.current.perform(under: traitCollection) {
      if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is `view` or is inside it.
  func isAbout(_ view: UIView) -> Bool {
    (first.items + (second?.items ?? [])).contains { item in
      let place = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return place?.isDescendant(of: view) ?? false
    }
  }
}
