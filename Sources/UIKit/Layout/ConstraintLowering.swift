// Translates a constraint into the solver's variables. The alignment rectangle of each view is
// expressed in its superview's coordinates, and the rectangle of each guide in its view's. The
// common coordinate space of two items is that of their nearest common ancestor, so that a
// constraint adds up the positions of the views in between. Transforms are ignored, as on a device.

import Foundation
import SegueLayout

/// A constraint in the form that the solver accepts.
@MainActor
struct LoweredConstraint {
  var linear: LinearConstraint
  /// The entries of the items in the constraint.
  var entries: [LayoutEntry]
  /// The views between the items and their common ancestor whose `bounds.origin` is part of the
  /// constant.
  var crossed: [UIView]
}

/// Translates one constraint into the coordinates of the view that holds it.
@MainActor
struct ConstraintLowering {
  let engine: LayoutEngine
  let ancestor: UIView
  private var entries: [LayoutEntry] = []
  private var crossed: [UIView] = []

  init(engine: LayoutEngine, ancestor: UIView) {
    (self.engine, self.ancestor) = (engine, ancestor)
  }

  mutating func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    let isMirrored = isMirrored(constraint)
    let isWhole = constraint.multiplier != 1
    guard
      var sum = expression(constraint.first, isMirrored: isMirrored, mirrorsWhole: isWhole)
    else { return nil }
    if let second = constraint.second, constraint.multiplier != 0 {
      guard let other = expression(second, isMirrored: isMirrored, mirrorsWhole: isWhole) else {
        return nil
      }
      sum.add(other, times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    let linear = LinearConstraint(
      sum, constraint.relation.linear, priority: constraint.priority.rawValue)
    return LoweredConstraint(linear: linear, entries: entries, crossed: crossed)
  }

  /// Returns whether the constraint refers to leading and trailing edges in a right-to-left layout.
  /// As on a device, the view that holds the constraint decides.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let parts = [constraint.first, constraint.second].compactMap { $0 }
    let isAboutReading = parts.contains {
      $0.attribute.family == .reading || $0.endAttribute?.family == .reading
    }
    guard isAboutReading else { return false }
    return (constraint.stack ?? ancestor).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Attributes

  private mutating func expression(
    _ part: LayoutPart, isMirrored: Bool, mirrorsWhole: Bool
  ) -> LinearExpression? {
    if let end = part.end {
      guard
        var length = expression(end, isMirrored: isMirrored, mirrorsWhole: false),
        let start = expression(part.start, isMirrored: isMirrored, mirrorsWhole: false)
      else { return nil }
      length.add(start, times: -1)
      return length
    }
    guard let item = part.item else { return nil }
    if let inner = part.attribute.withinMarginsGuide {
      guard let view = item as? UIView else { return nil }
      return expression(
        inner, of: view.layoutMarginsGuide, isMirrored: isMirrored, mirrorsWhole: mirrorsWhole)
    }
    return expression(
      part.attribute, of: item, isMirrored: isMirrored, mirrorsWhole: mirrorsWhole)
  }

  private mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, isMirrored: Bool,
    mirrorsWhole: Bool
  ) -> LinearExpression? {
    let isAcross = attribute.family == .reading || attribute.family == .middleAcross
    guard isMirrored, isAcross else { return position(attribute, of: item) }
    let opposite: NSLayoutConstraint.Attribute =
      switch attribute {
      case .leading: .right
      case .trailing: .left
      default: attribute
      }
    guard let place = position(opposite, of: item) else { return nil }
    var mirrored = LinearExpression()
    if mirrorsWhole {
      mirrored.add(edge(of: ancestor, .left))
      mirrored.add(edge(of: ancestor, .right))
    }
    mirrored.add(place, times: -1)
    return mirrored
  }

  /// Returns a position in the ancestor's coordinates, or a length.
  private mutating func position(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject)
    -> LinearExpression?
  {
    let item = anchor(item, attribute)
    switch attribute {
    case .width: return LinearExpression(use(item).width)
    case .height: return LinearExpression(use(item).height)
    case .left, .leading: return edge(of: item, .left)
    case .right, .trailing: return edge(of: item, .right)
    case .top: return edge(of: item, .top)
    case .bottom: return edge(of: item, .bottom)
    case .centerX: return middle(edge(of: item, .left), edge(of: item, .right))
    case .centerY: return middle(edge(of: item, .top), edge(of: item, .bottom))
    case .firstBaseline, .lastBaseline:
      return (item as? UIView).flatMap { baseline(attribute, of: $0) }
    default: return nil
    }
  }

  private func middle(_ a: LinearExpression, _ b: LinearExpression) -> LinearExpression {
    var sum = LinearExpression()
    sum.add(a, times: 0.5)
    sum.add(b, times: 0.5)
    return sum
  }

  private mutating func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) { return baseline(attribute, of: text) }
    guard let source = view as? any BaselineSource else { return edge(of: view, .bottom) }
    let own = source.baselines(width: use(view).textWidth)
    let baseline = isFirst ? own.first : own.last
    switch source.baselinePlace {
    case .top: return edge(of: view, .top).adding(baseline)
    case .bottom: return edge(of: view, .bottom).adding(baseline - own.height)
    case .middle:
      return middle(edge(of: view, .top), edge(of: view, .bottom))
        .adding(baseline - own.height / 2)
    }
  }

  /// Returns the item whose edges a constraint refers to. For views inside a scroll view, its edges
  /// are those of its content.
  private func anchor(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
    guard let scroll = item as? UIScrollView, scroll === ancestor,
      attribute.family == .across || attribute.family == .reading || attribute == .top
        || attribute == .bottom
    else { return item }
    return scroll.contentLayoutGuide
  }

  // MARK: Edges

  enum Edge { case left, right, top, bottom }

  private mutating func edge(of item: AnyObject, _ edge: Edge) -> LinearExpression {
    let isAcross = edge == .left || edge == .right
    var place = origin(of: item, isAcross: isAcross)
    guard edge == .right || edge == .bottom else { return place }
    let entry = use(item)
    place.add(LinearExpression(isAcross ? entry.width : entry.height))
    return place
  }

  /// Returns the left or top edge of an item in the ancestor's coordinates.
  private mutating func origin(of item: AnyObject, isAcross: Bool) -> LinearExpression {
    if item === ancestor {
      cross(ancestor)
      return LinearExpression(constant: ownOrigin(ancestor, isAcross))
    }
    let entry = use(item)
    var place = LinearExpression(isAcross ? entry.x : entry.y)
    var above = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    while let view = above, view !== ancestor {
      let entry = use(view)
      place.add(LinearExpression(isAcross ? entry.x : entry.y))
      place.constant -= ownOrigin(view, isAcross)
      cross(view)
      above = view.superview
    }
    return place
  }

  private mutating func cross(_ view: UIView) {
    if !crossed.contains(where: { $0 === view }) { crossed.append(view) }
  }

  /// Returns the origin of a view's alignment rectangle in its own coordinates.
  private func ownOrigin(_ view: UIView, _ isAcross: Bool) -> Double {
    let (bounds, insets) = (view.bounds, view.alignmentRectInsets)
    return Double(isAcross ? bounds.minX + insets.left : bounds.minY + insets.top)
  }

  private mutating func use(_ item: AnyObject) -> LayoutEntry {
    let entry = engine.need(item)
    if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
    return entry
  }
}

extension LinearExpression {
  /// Returns the expression with `length` added to its constant.
  fileprivate func adding(_ length: CGFloat) -> LinearExpression {
    var sum = self
    sum.constant += Double(length)
    return sum
  }
}

/// A view whose text has baselines.
@MainActor
protocol BaselineSource: UIView {
  /// The place of the text in a view that is higher than its natural height.
  var baselinePlace: BaselinePlace { get }
  /// Returns the baselines at the natural height, for text that breaks at `width`.
  func baselines(width: CGFloat?) -> TextBaselines
}

extension BaselineSource {
  var baselinePlace: BaselinePlace { .middle }
}

/// The place of text in a view that is higher than the text.
enum BaselinePlace { case top, middle, bottom }

/// The baselines of a text at its natural height.
struct TextBaselines {
  /// The distances from the top to the first and to the last baseline, in points.
  var first, last: CGFloat
  /// The natural height, in points.
  var height: CGFloat

  /// Returns the baselines of the text with space above and below it.
  func padded(above: CGFloat, below: CGFloat) -> TextBaselines {
    TextBaselines(first: first + above, last: last + above, height: height + above + below)
  }
}

/// A view whose natural height depends on its width.
@MainActor
protocol WrappingContent: UIView {
  /// A Boolean value that indicates whether the height currently depends on the width.
  var wraps: Bool { get }
  /// Returns the natural size for a given width. The width of the result is always that without
  /// line breaks.
  func naturalSize(width: CGFloat?) -> CGSize
}
