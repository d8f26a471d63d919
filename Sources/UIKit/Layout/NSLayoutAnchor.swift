// Anchors: parts of a view or guide, typed by what they may be compared with, so that nonsense does not
// compile.

import Foundation

/// A part of a view or guide from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let part: LayoutPart

  init(_ part: LayoutPart) {
    self.part = part
    super.init()
  }

  /// The view or guide.
  public var item: AnyObject? { part.item }
  /// The part's name.
  public var name: String { part.attribute.name }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      part, relation, other?.part, multiplier: multiplier, constant: constant)
  }

  /// The same as `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// At least `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor)
  }
  /// At most `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// The same as `anchor` and `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, 1, c)
  }
  /// At least `anchor` and `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, c)
  }
  /// At most `anchor` and `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, 1, c)
  }
}

/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from here to `otherAnchor`.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
  }
  /// So many times the system's spacing after `anchor`.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, multiplier * SystemSpacing.standard)
  }
  /// At least so many times the system's spacing after `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, multiplier * SystemSpacing.standard)
  }
  /// At most so many times the system's spacing after `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, multiplier * SystemSpacing.standard)
  }
}

/// A vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from here to `otherAnchor`.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPart(from: part, to: otherAnchor.part))
  }
  /// So many times the system's spacing below `anchor`; between baselines, of the text below.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
  /// At least so many times the system's spacing below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
  /// At most so many times the system's spacing below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, multiplier * SystemSpacing.between(anchor.part, part))
  }
}

/// The system's spacing.
@MainActor
enum SystemSpacing {
  /// Between siblings.
  static let standard: CGFloat = 8

  /// Below `upper`: between two baselines of labels, a line of the lower one's font (our choice: Apple's
  /// depends on the font in a way that it does not say).
  static func between(_ upper: LayoutPart, _ lower: LayoutPart) -> CGFloat {
    guard upper.attribute.isBaseline, lower.attribute.isBaseline, let label = lower.item as? UILabel
    else { return standard }
    return label.font.lineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
