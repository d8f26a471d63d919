// The parts of Auto Layout in views that code does not override: anchors, constraints and guides.

import Foundation
import SegueWorld

extension UIView {
  /// The value in `intrinsicContentSize` that represents the absence of a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Anchors

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(item: self, attribute))
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(item: self, attribute))
  }

  /// The anchor of the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The anchor of the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The anchor of the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The anchor of the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .width)) }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .height)) }
  /// The anchor of the horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The anchor of the vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The anchor of the first line's baseline, or of the bottom edge in a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The anchor of the last line's baseline, or of the bottom edge in a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  // MARK: Constraints

  /// The constraints that the view holds: those for which it is the nearest common ancestor of both
  /// items.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Adds and activates a constraint between the view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if let fault = constraint.fault {
      return World.current.warn("\(constraint.summary) is not added: \(fault)")
    }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      return World.current.warn(
        "\(constraint.summary) is not added: its items are not in the view it is added to; "
          + "set isActive instead")
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.willJoin(self)
    autoLayout.constraints.append(constraint)
    neededEngine.needsCollection = true
    setNeedsLayout()
  }

  /// Adds and activates the given constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes and deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    autoLayout.constraints.removeAll { $0 === constraint }
    currentEngine?.needsCollection = true
    setNeedsLayout()
  }

  /// Removes and deactivates the given constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that determine the view's position or size along `axis`.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    currentEngine?.constraints(deciding: self, axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints allow other positions or sizes of the
  /// view equally well.
  public var hasAmbiguousLayout: Bool { currentEngine?.isAmbiguous(self) ?? false }

  /// Returns whether the view needs a call of `updateConstraints()`.
  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  /// A Boolean value that indicates whether the margins extend at least as far inward as those of
  /// the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout.margins.preservesSuperviews }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }

  /// A Boolean value that indicates whether the margins are measured from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout.margins.isInsetFromSafeArea }
    set { changeMargins { $0.isInsetFromSafeArea = newValue } }
  }

  /// The distances that content should keep from the edges of the view, relative to the layout
  /// direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }

  // MARK: Guides

  /// The layout guides that have been added to the view.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Adds a layout guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a layout guide and the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == nil, layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.removeConstraint(constraint)
      }
      holder = view.superview
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the area that is not covered by bars or the device's corners.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide of the area within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The guide of the area within the margins that has a readable width.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role, of: self)
    autoLayout.systemGuides.append(guide)
    return guide
  }

  // MARK: Priorities

  /// Returns the priority with which the view resists growing beyond its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }
  /// Sets the priority with which the view resists growing beyond its natural size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.hugging, axis)
  }
  /// Returns the priority with which the view resists shrinking below its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    autoLayout.compression[axis]
  }
  /// Sets the priority with which the view resists shrinking below its natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compression, axis)
  }

  func naturalSizeDidChange() {
    MeasurementCache.recordChange(of: self)
    autoLayout.engine?.setNeedsRows(self)
    superview?.setNeedsLayout()
    updateProportions()
  }

  func setPriority(
    _ priority: UILayoutPriority, _ path: ReferenceWritableKeyPath<ViewLayout, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let before = autoLayout[keyPath: path]
    autoLayout[keyPath: path][axis] = priority
    if autoLayout[keyPath: path] != before { naturalSizeDidChange() }
  }

  /// Sets whether the frame and the autoresizing mask, as by default, or constraints position the
  /// view.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard autoLayout.translatesAutoresizingMask != translates else { return }
    autoLayout.translatesAutoresizingMask = translates
    neededEngine.needsCollection = true
    superview?.setNeedsLayout()
  }

  /// Computes the layout of the whole hierarchy again after a change of the layout direction.
  func layoutDirectionDidChange() {
    let root = layoutRoot
    guard root.autoLayout.rootEngine != nil else { return }
    root.autoLayout.rootEngine = LayoutEngine(root: root)
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Assigns the owner and the position in the order of activation, which decides which constraint
  /// is broken.
  fileprivate func willJoin(_ view: UIView) {
    owner = view
    activationNumber = Self.nextActivationNumber
    Self.nextActivationNumber += 1
  }

  /// The next number in the order of activation. Only the order matters, so that worlds can share
  /// it.
  private static var nextActivationNumber = 0
}
