// Stack views: they make constraints for the views that they arrange, as an app would write them, whenever
// constraints are updated and something has changed. `StackArrangement` says which.

import Foundation

/// Arranges views in a row or in a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; who hugs least grows, who resists least shrinks.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their natural sizes.
    case fillProportionally
    /// As large as they like, with equal spaces between them.
    case equalSpacing
    /// As large as they like, with their middles equally far apart as far as the spacing allows.
    case equalCentering
  }

  /// Where views are across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the leading edge (upper edge, in a row).
    case leading
    /// Their first baselines are in line: for rows.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge (lower edge, in a row).
    case trailing
    /// Their last baselines are in line: for rows.
    case lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the system's spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// What it arranges, in order. All of them are subviews, but not the other way round.
  public private(set) var arrangedSubviews: [UIView] = []
  private var made: [NSLayoutConstraint] = []
  private var needsArrangement = true
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrange() } }
  }
  /// How views fill the stack along its axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrange() } }
  }
  /// Where views are across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrange() } } }
  /// Points between neighbours; the least of them where the distribution makes spaces.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether, in a column, spaces are from the last baseline above to the first one below.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
  }
  /// Whether views keep to the stack's margins rather than to its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// A row of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty stack at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// An empty stack; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Views

  /// Arranges `view` after the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges `view` before the one that is at `stackIndex`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.autoLayout.isCollapsed = view.isHidden
    arrange()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.autoLayout.isCollapsed = false
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the space after a view, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrange()
  }

  /// The space after a view, if it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func space(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    if wanted == Self.spacingUseSystem { return SystemSpacing.standard }
    return wanted.isFinite ? wanted : 0
  }

  // MARK: Layout

  /// Has the constraints made anew.
  func arrange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(made)
      made = StackArrangement(self).constraints
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  /// Places the views, and those that are hidden where they would be, without any length.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in arrangedSubviews where view.autoLayout.isCollapsed { collapse(view) }
  }

  /// Baselines are those of the views in it.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visible.first : tallest)?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visible.last : tallest)?.forLastBaselineLayout ?? self
  }

  var visible: [UIView] { arrangedSubviews.filter { !$0.autoLayout.isCollapsed } }

  private var tallest: UIView? {
    visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
