// A constraint of code. It references its items weakly: they are retained by the hierarchy, and the
// constraint by the nearest common ancestor of both. `ConstraintLowering` translates it for the
// solver.

import Foundation
import SegueWorld

/// A relation between attributes of views and guides: `first relation multiplier · second +
/// constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutPart(item: nil, .notAnAttribute)
  private(set) final var second: LayoutPart?
  /// The relation between the two sides.
  open private(set) var relation = Relation.equal
  /// The multiplier of the second attribute.
  open private(set) var multiplier: CGFloat = 1
  /// A name that identifies the constraint in messages.
  open var identifier: String?
  /// A Boolean value that indicates whether the constraint is archived with its view. The value is
  /// stored but has no effect.
  open var shouldBeArchived = false

  /// The stack view that created the constraint. It determines the direction of leading and
  /// trailing edges, instead of the view of the first item.
  weak var stack: UIStackView?
  /// The view that holds the constraint, while it is active.
  weak var owner: UIView?
  /// The engine that currently solves the constraint.
  weak var engine: LayoutEngine?
  /// The position of the constraint in the order of activation.
  var activationNumber = 0
  private var ownConstant: CGFloat = 0
  private var ownPriority = UILayoutPriority.required

  /// Creates a constraint without items, which cannot be activated. Subclasses inherit the other
  /// initializers if they override this one or have only values with defaults.
  @preconcurrency @MainActor
  public override init() { super.init() }

  /// Creates a constraint between attributes of two items, which are views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(
      view1 as AnyObject, attr1, relation, view2 as AnyObject?, attr2, multiplier: multiplier,
      constant: c)
  }

  /// Gives a constraint that was created without items its relation.
  package final func relate(
    _ item: AnyObject, _ attribute: Attribute, _ relation: Relation, _ other: AnyObject?,
    _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let second = other.map { LayoutPart(item: $0, otherAttribute) }
    relate(
      LayoutPart(item: item, attribute), relation, otherAttribute == .notAnAttribute ? nil : second,
      multiplier, constant)
  }

  private func relate(
    _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    self.multiplier = multiplier
    ownConstant = Self.accepted(constant, for: self) ?? 0
  }

  convenience init(
    _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    relate(first, relation, second, multiplier, constant)
  }

  // MARK: Attributes

  /// The item of the first side.
  open var firstItem: AnyObject? { first.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The item of the second side, or `nil` if that is a constant.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side, which equals that of its item, such as `view.topAnchor`. Its class is not
  /// that of the item's anchor, whose type Swift knows.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second side, or `nil` if that is a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The number of points that is added to the second side. To animate a change, lay out the views
  /// in an animation block.
  ///
  /// Values that are not finite are ignored, and larger ones than 1,000,000 are limited, both with
  /// a warning.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard let newValue = Self.accepted(newValue, for: self), newValue != ownConstant else {
        return
      }
      ownConstant = newValue
      engine?.constraintDidChange(of: self)
    }
  }

  /// The priority of the constraint, greater than 0 and at most 1000. Other values are ignored with
  /// a warning.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return World.current.warn(
          "priority \(newValue.rawValue) of \(summary): priorities must be greater than 0 and at "
            + "most 1000; it remains \(ownPriority.rawValue)")
      }
      guard newValue != ownPriority else { return }
      if engine != nil, (newValue == .required) != (ownPriority == .required) {
        World.current.warn(
          "the priority of \(summary) changes between required and optional while it is active, "
            + "which raises an exception on a device; deactivate it first")
      }
      ownPriority = newValue
      engine?.constraintDidChange(of: self)
    }
  }

  /// Returns a constant that is finite and small enough to leave precision to others, or `nil`. On
  /// a device, constants that are not finite raise an exception, and large ones are replaced too.
  private static func accepted(_ constant: CGFloat, for constraint: NSLayoutConstraint) -> CGFloat?
  {
    guard constant.isFinite else {
      World.current.warn(
        "constant \(constant) of \(constraint.summary): constants must be finite; it remains "
          + "\(constraint.ownConstant)")
      return nil
    }
    guard abs(constant) > largestConstant else { return constant }
    World.current.warn(
      "constant \(constant) of \(constraint.summary) exceeds \(Int(largestConstant)), which is "
        + "used instead")
    return constant < 0 ? -largestConstant : largestConstant
  }

  /// The largest magnitude of a constant. Our choice: Apple does not document its "internal
  /// limits".
  static let largestConstant: CGFloat = 1_000_000

  // MARK: Activation

  /// A Boolean value that indicates whether the constraint takes part in layout. Active constraints
  /// are held by the nearest common ancestor of both items.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { owner?.removeConstraint(self) } }
  }

  private func activate() {
    guard owner == nil else { return }
    guard let fault else {
      commonAncestor?.addConstraint(self)
      return
    }
    World.current.warn("\(summary) is not activated: \(fault)")
  }

  /// Activates the given constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the given constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that contains or is both items.
  var commonAncestor: UIView? {
    guard let own = first.space else { return nil }
    guard let other = second?.space else { return second == nil ? own : nil }
    var candidate: UIView? = own
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// The reason why the constraint cannot be activated, or `nil`. On a device, these are
  /// exceptions.
  var fault: String? {
    if !multiplier.isFinite || abs(multiplier) > Self.largestConstant {
      return "the multiplier \(multiplier) is out of range"
    }
    if firstItem == nil {
      return "its first item no longer exists, or is neither a view nor a guide"
    }
    if firstAttribute == .notAnAttribute { return "the first side has no attribute" }
    guard let second, multiplier != 0 else {
      return first.isLength
        ? nil : "a position is compared with a constant; compare it with another position"
    }
    if second.item == nil {
      return "its second item no longer exists, or is neither a view nor a guide"
    }
    if first.isLength != second.isLength || !first.attribute.mayBeCompared(with: second.attribute),
      !(first.isLength && second.isLength)
    {
      return "\(first.attribute.name) and \(second.attribute.name) cannot be compared"
    }
    return commonAncestor == nil
      ? "its items have no common ancestor; add both to the hierarchy first" : nil
  }

  // MARK: Description

  /// A description in the form of Apple's messages.
  open nonisolated override var description: String {
    guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { summary }
  }

  /// The relation that the constraint expresses, as text.
  package var summary: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let rank = priority == .required ? "" : " @\(priority.rawValue)"
    guard let second else {
      return "<NSLayoutConstraint\(name) \(first.text) \(relation.sign) \(constant)\(rank)>"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier)*"
    let rest = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
    return "<NSLayoutConstraint\(name) \(first.text) \(relation.sign) \(factor)\(second.text)"
      + "\(rest)\(rank)>"
  }
}
