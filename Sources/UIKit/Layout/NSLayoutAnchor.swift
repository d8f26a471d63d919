// Anchors: attributes of a view or guide, typed by what they can be compared with, so that invalid
// combinations do not compile.

import Foundation

/// An anchor of any type.
@MainActor
protocol LayoutAnchor: NSObject {
  var part: LayoutPart { get }
}

/// A factory of constraints for one attribute of a view or guide.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor {
  let part: LayoutPart

  init(_ part: LayoutPart) {
    self.part = part
    super.init()
  }

  /// Returns whether the other object is an anchor of the same attribute and item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    // Anchors belong to the main actor, and so does whoever compares them.
    nonisolated(unsafe) let other = object as? any LayoutAnchor
    return MainActor.assumeIsolated { other?.part.isSame(as: part) ?? false }
  }

  /// A value that equal anchors have in common.
  open nonisolated override var hash: Int {
    MainActor.assumeIsolated { part.attribute.rawValue }
  }

  /// The view or guide of the anchor.
  open var item: AnyObject? { part.item }
  /// The name of the anchor's attribute.
  open var name: String { part.attribute.name }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      part, relation, other?.part, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes the anchor equal to `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// Returns a constraint that makes the anchor greater than or equal to `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor)
  }
  /// Returns a constraint that makes the anchor less than or equal to `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// Returns a constraint that makes the anchor equal to `anchor` plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, 1, c)
  }
  /// Returns a constraint that makes the anchor greater than or equal to `anchor` plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, c)
  }
  /// Returns a constraint that makes the anchor less than or equal to `anchor` plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, 1, c)
  }
}

/// A factory of constraints for horizontal positions.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to `otherAnchor`.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
  }
  /// Returns a constraint that places the anchor after `anchor`, at `multiplier` times the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, multiplier * SystemSpacing.standard)
  }
  /// Returns a constraint that places the anchor after `anchor`, at a distance of at least
  /// `multiplier` times the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, multiplier * SystemSpacing.standard)
  }
  /// Returns a constraint that places the anchor after `anchor`, at a distance of at most
  /// `multiplier` times the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, multiplier * SystemSpacing.standard)
  }
}

/// A factory of constraints for vertical positions.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to `otherAnchor`.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
  }
  /// Returns a constraint that places the anchor below `anchor`, at `multiplier` times the system
  /// spacing. Between baselines, the spacing is that of the text below.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
  /// Returns a constraint that places the anchor below `anchor`, at a distance of at least
  /// `multiplier` times the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
  /// Returns a constraint that places the anchor below `anchor`, at a distance of at most
  /// `multiplier` times the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
}

/// The system spacing between views.
@MainActor
enum SystemSpacing {
  /// The spacing between siblings, in points.
  static let standard: CGFloat = 8

  /// Returns the spacing below `upper`. Between the baselines of two labels it is the line height
  /// of the lower one's font (our choice: Apple's spacing depends on the font in an undocumented
  /// way).
  static func between(_ upper: LayoutPart, _ lower: LayoutPart) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline, let label = lower.item as? UILabel
    else { return standard }
    return label.font.lineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
