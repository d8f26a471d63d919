// A constraint as code has it. It holds its items weakly: they are kept by the hierarchy, and the
// constraint by the view that both are in. What it means for the solver, `ConstraintLowering` says.

import Foundation

/// A relation between parts of views and guides: `first relation multiplier · second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let first: LayoutPart
  let second: LayoutPart?
  /// How the first side compares with the second.
  public let relation: Relation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// A name for people, which messages show.
  open var identifier: String?
  /// Kept.
  open var shouldBeArchived = false

  /// The view that has it; set while it is active.
  weak var owner: UIView?
  /// What solves it at present.
  weak var engine: LayoutEngine?
  /// Its place in the order of activation.
  var activationNumber = 0
  private var ownConstant: CGFloat
  private var ownPriority = UILayoutPriority.required

  /// A constraint between parts of two items, which are views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { LayoutPart(item: $0 as AnyObject, attr2) }
    self.init(
      LayoutPart(item: view1 as AnyObject, attr1), relation,
      attr2 == .notAnAttribute ? nil : second, multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    self.multiplier = multiplier
    ownConstant = 0
    super.init()
    ownConstant = Self.accepted(constant, for: self) ?? 0
  }

  // MARK: Sides

  /// The item of the first side.
  public var firstItem: AnyObject? { first.item }
  /// The part of the first item.
  public var firstAttribute: Attribute { first.attribute }
  /// The item of the second side; `nil` for a constant.
  public var secondItem: AnyObject? { second?.item }
  /// The part of the second item.
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Points that are added to the second side. Changing it and laying out inside an animation block animates.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard let newValue = Self.accepted(newValue, for: self), newValue != ownConstant else {
        return
      }
      ownConstant = newValue
      engine?.noteChange(of: self)
    }
  }

  /// How much it matters.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return LayoutComplaint.report(
          "priority \(newValue.rawValue) of \(summary): priorities are from above 0 to 1000; it stays "
            + "\(ownPriority.rawValue)")
      }
      guard newValue != ownPriority else { return }
      if engine != nil, (newValue == .required) != (ownPriority == .required) {
        LayoutComplaint.report(
          "the priority of \(summary) changes between required and optional while it is active, which on "
            + "a device raises an exception; deactivate it before")
      }
      ownPriority = newValue
      engine?.noteChange(of: self)
    }
  }

  /// Constants are finite and of a size that leaves others their precision; on a device the first raises an
  /// exception, and the second is replaced too.
  private static func accepted(_ constant: CGFloat, for constraint: NSLayoutConstraint) -> CGFloat?
  {
    guard constant.isFinite else {
      LayoutComplaint.report(
        "constant \(constant) of \(constraint.summary): constants are finite; it stays "
          + "\(constraint.ownConstant)")
      return nil
    }
    guard abs(constant) > largestConstant else { return constant }
    LayoutComplaint.report(
      "constant \(constant) of \(constraint.summary) exceeds \(Int(largestConstant)), which is used in its "
        + "place")
    return constant < 0 ? -largestConstant : largestConstant
  }

  /// Our choice: Apple does not say what its "internal limits" are.
  static let largestConstant: CGFloat = 1_000_000

  // MARK: Activation

  /// Whether it takes part in layout: held by the nearest view that both items are in.
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
    LayoutComplaint.report("\(summary) is not activated: \(fault)")
  }

  /// Activates all of them.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that contains both items, or is one.
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

  /// Why it cannot take part; on a device these are exceptions.
  var fault: String? {
    if !multiplier.isFinite || abs(multiplier) > Self.largestConstant {
      return "the multiplier \(multiplier) is out of range"
    }
    if firstItem == nil { return "its first item is gone, or is neither a view nor a guide" }
    if firstAttribute == .notAnAttribute { return "the first side has no attribute" }
    guard let second, multiplier != 0 else {
      return first.isLength
        ? nil : "a position is compared with a constant; compare it with another position"
    }
    if second.item == nil { return "its second item is gone, or is neither a view nor a guide" }
    if first.isLength != second.isLength || !first.attribute.mayBeCompared(with: second.attribute),
      !(first.isLength && second.isLength)
    {
      return "\(first.attribute.name) and \(second.attribute.name) cannot be compared"
    }
    return commonAncestor == nil
      ? "its items have no common ancestor; add both to the hierarchy first" : nil
  }

  // MARK: Description

  /// What it says, in the form of Apple's messages.
  open nonisolated override var description: String {
    guard Thread.isMainThread else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { summary }
  }

  /// What it says.
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

/// Says what UIKit would print to the console.
@MainActor
enum LayoutComplaint {
  static func report(_ message: String) { World.current.transitions.complain(message) }
}
