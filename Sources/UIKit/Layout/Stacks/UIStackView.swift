// Stack views: they create constraints for the views that they arrange, as an app would write them,
// whenever constraints are updated and something has changed. `StackArrangement` defines them.

import Foundation

/// A view that arranges other views in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack. The view with the lowest hugging priority grows, and the one with
    /// the lowest compression resistance shrinks.
    case fill
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their natural sizes.
    case fillProportionally
    /// The views keep their natural sizes, with equal spaces between them.
    case equalSpacing
    /// The views keep their natural sizes, with equal distances between their centers as far as the
    /// spacing permits.
    case equalCentering
  }

  /// The alignment of views perpendicular to the stack's axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// The views are aligned at the leading edge, or at the top edge in a row.
    case leading
    /// The views are aligned at their first baselines. Only for rows.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views are aligned at the trailing edge, or at the bottom edge in a row.
    case trailing
    /// The views are aligned at their last baselines. Only for rows.
    case lastBaseline

    /// The views are aligned at the top edge.
    public static var top: Alignment { .leading }
    /// The views are aligned at the bottom edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The value that represents the system spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseSystem: CGFloat = 1.175494351e-38
  /// The value that represents the stack's own spacing in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The views that the stack arranges, in order. They are always subviews of the stack; a subview
  /// need not be arranged.
  open private(set) var arrangedSubviews: [UIView] = []
  private(set) var made: [NSLayoutConstraint] = []
  private var needsArrangement = true
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The axis along which the views are arranged. The default is `horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrange() } }
  }
  /// The distribution of the views along the axis. The default is `fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrange() } }
  }
  /// The alignment of the views perpendicular to the axis. The default is `fill`.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrange() } } }
  /// The spacing between neighboring views, in points. It is a minimum in distributions that create
  /// spaces. The default is 0.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// A Boolean value that indicates whether a column measures spaces from the last baseline above
  /// to the first baseline below.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
  }
  /// A Boolean value that indicates whether views are arranged relative to the stack's margins
  /// rather than its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// Creates a row of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view with the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates the stack view that a storyboard describes; with another coder, an empty one. It never
  /// fails, as on iOS, where subclasses declare it without a question mark.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.restore(self, as: UIStackView.self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged subviews

  /// Appends a view to the arranged subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the arranged subviews at the given index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.autoLayout.isCollapsed = view.isHidden
    arrange()
  }

  /// Removes a view from the arranged subviews. It remains a subview.
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

  /// Sets the spacing after a view, which replaces `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrange()
  }

  /// Returns the custom spacing after a view, or `spacingUseDefault` if it has none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func space(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    if wanted == Self.spacingUseSystem { return SystemSpacing.standard }
    return wanted.isFinite ? wanted : 0
  }

  // MARK: Layout

  /// Marks the constraints of the stack to be created again.
  func arrange() {
    needsArrangement = true
    setNeedsUpdateConstraints()
    updateProportions()
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

  /// Lays out the views. Hidden views are placed at their positions without length.
  open override func layoutSubviews() {
    super.layoutSubviews()
    holdCollapsedViews()
    for view in arrangedSubviews where view.autoLayout.isCollapsed { collapse(view) }
  }

  /// The view that provides the first baseline.
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

extension UIView {
  /// Arranges the stacks around the view again that divide their length in proportion to natural
  /// lengths, which includes those of views in stacks in them.
  func updateProportions() {
    guard let stack = superview as? UIStackView else { return }
    if stack.distribution == .fillProportionally {
      stack.arrange()
    } else {
      stack.updateProportions()
    }
  }
}
