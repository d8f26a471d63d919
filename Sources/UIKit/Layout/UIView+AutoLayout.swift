// What views have of Auto Layout that code does not override: anchors, constraints, guides.

import Foundation

extension UIView {
  /// Stands for "no natural size" in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Anchors

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutPart(item: self, attribute))
  }
  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutPart(item: self, attribute))
  }

  /// The edge at which reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The edge at which reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPart(item: self, .height)) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the lower edge of a view without any.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge of a view without any.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }

  // MARK: Constraints

  /// The constraints that this view holds: those between views of which it is the nearest one above.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Holds a constraint between views in this one, or about this one itself; it is then active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if let fault = constraint.fault {
      return LayoutComplaint.report("\(constraint.summary) is not added: \(fault)")
    }
    guard let ancestor = constraint.commonAncestor, ancestor.isDescendant(of: self) else {
      return LayoutComplaint.report(
        "\(constraint.summary) is not added: its items are not in the view it is added to; "
          + "set isActive instead")
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.willJoin(self)
    autoLayout.constraints.append(constraint)
    neededEngine.needsCollection = true
    setNeedsLayout()
  }

  /// Holds some constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint go; it is then inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    autoLayout.constraints.removeAll { $0 === constraint }
    currentEngine?.needsCollection = true
    setNeedsLayout()
  }

  /// Lets some constraints go.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that decide the view's place or its size along `axis`.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    currentEngine?.constraints(deciding: self, axis) ?? []
  }

  /// Whether the view could be elsewhere, or of another size, without any constraint being missed more.
  public var hasAmbiguousLayout: Bool { currentEngine?.isAmbiguous(self) ?? false }

  /// Whether `updateConstraints()` has been asked for.
  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdateConstraints }

  /// Whether margins reach at least as far in as the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout.margins.preservesSuperviews }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }

  /// Whether margins begin at the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout.margins.isInsetFromSafeArea }
    set { changeMargins { $0.isInsetFromSafeArea = newValue } }
  }

  /// What the view's content should keep clear of, in the direction of reading.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(effectiveMargins, effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.own = newValue } }
  }

  // MARK: Guides

  /// The guides that have been added.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Takes a guide in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.role == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Takes a guide out, and the constraints that are about it with it.
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

  /// The part of the view that bars and the device's corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The part of the view within its margins that is not too wide to read in.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role, of: self)
    autoLayout.systemGuides.append(guide)
    return guide
  }

  // MARK: Priorities

  /// How strongly the view resists being larger than its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }
  /// Sets how strongly it does.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.hugging, axis)
  }
  /// How strongly the view resists being smaller than its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    autoLayout.compression[axis]
  }
  /// Sets how strongly it does.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, \.compression, axis)
  }

  func naturalSizeDidChange() {
    autoLayout.engine?.noteStale(self)
    superview?.setNeedsLayout()
  }

  func setPriority(
    _ priority: UILayoutPriority, _ path: ReferenceWritableKeyPath<ViewLayout, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    let before = autoLayout[keyPath: path]
    autoLayout[keyPath: path][axis] = priority
    if autoLayout[keyPath: path] != before { naturalSizeDidChange() }
  }

  /// Whether constraints or, as by default, the frame and the autoresizing mask place the view.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard autoLayout.translatesAutoresizingMask != translates else { return }
    autoLayout.translatesAutoresizingMask = translates
    neededEngine.needsCollection = true
    superview?.setNeedsLayout()
  }

  /// Works the whole hierarchy's layout out anew, since reading goes another way.
  func layoutDirectionDidChange() {
    let root = layoutRoot
    guard root.autoLayout.rootEngine != nil else { return }
    root.autoLayout.rootEngine = LayoutEngine(root: root)
    setNeedsLayout()
  }
}

extension NSLayoutConstraint {
  /// Takes its place in the order of activation, which decides what is broken.
  fileprivate func willJoin(_ view: UIView) {
    owner = view
    activationNumber = Self.nextActivationNumber
    Self.nextActivationNumber += 1
  }

  /// Only its order matters, so that worlds may share it.
  private static var nextActivationNumber = 0
}
