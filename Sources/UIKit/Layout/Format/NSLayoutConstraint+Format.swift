// The constraints of a visual format.

import Foundation
import SegueWorld

extension NSLayoutConstraint {
  /// Returns the constraints for a row or column of views that a text depicts:
  /// `H:|-[icon(24)]-8-[title]-(>=20)-|`.
  ///
  /// A format that cannot be parsed, or that names objects in neither dictionary, is reported, and
  /// the result is empty.
  /// - Parameters:
  ///   - format: The visual format.
  ///   - opts: The alignment and direction of the views.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views that the format names.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var maker = FormattedConstraints(
        format: try VisualFormatParser.parse(format), options: opts, metrics: metrics ?? [:],
        views: views)
      return try maker.make()
    } catch {
      let place = format.prefix(error.position)
      World.current.warn(
        "the constraint format \"\(format)\" cannot be parsed after \"\(place)\": \(error.message)")
      return []
    }
  }
}

/// Creates the constraints of one format.
@MainActor
private struct FormattedConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var constraints: [NSLayoutConstraint] = []

  init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options) = (format, options)
    (self.metrics, self.views) = (metrics, views)
  }

  mutating func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      let view = try item(name)
      for predicate in predicates { try size(view, predicate) }
    }
    for (index, connection) in format.connections.enumerated() {
      try connect(format.elements[index], format.elements[index + 1], connection)
    }
    try align()
    return constraints
  }

  // MARK: Lookup of names

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, position: 0)
  }

  private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name] else { throw error("\(name) is not among the views") }
    let item = value as AnyObject
    guard item is UIView || item is UILayoutGuide else {
      throw error("\(name) is neither a view nor a guide")
    }
    return item
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: throw error("\(name) is not among the metrics, or is not a number")
      }
    }
  }

  private func superview() throws(VisualFormatError) -> UIView {
    for element in format.elements {
      guard case .view(let name, _) = element else { continue }
      let item = try item(name)
      let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      guard let view else { throw error("\(name) has no superview") }
      return view
    }
    throw error("it names no view")
  }

  // MARK: Constraints

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Object?
  ) throws(VisualFormatError) {
    if let priority {
      let value = Float(try number(priority))
      guard value > 0, value <= 1000 else { throw error("the priority \(value) is not in 1…1000") }
      constraint.priority = UILayoutPriority(value)
    }
    constraints.append(constraint)
  }

  private mutating func size(_ view: AnyObject, _ predicate: VisualFormat.Predicate)
    throws(VisualFormatError)
  {
    let part = LayoutPart(item: view, format.isVertical ? .height : .width)
    if case .name(let name) = predicate.object, metrics[name] == nil {
      let other = LayoutPart(item: try item(name), part.attribute)
      return try add(NSLayoutConstraint(part, predicate.relation, other), predicate.priority)
    }
    let length = NSLayoutConstraint(
      part, predicate.relation, nil, constant: try number(predicate.object))
    try add(length, predicate.priority)
  }

  private var edges:
    (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, sign: CGFloat)
  {
    if format.isVertical { return (.top, .bottom, 1) }
    if options.contains(.directionRightToLeft) { return (.right, .left, -1) }
    return options.contains(.directionLeftToRight) ? (.left, .right, 1) : (.leading, .trailing, 1)
  }

  private mutating func connect(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let isStandard = connection == .standard
    let first = try part(before, isBefore: true, toMargin: isStandard)
    let second = try part(after, isBefore: false, toMargin: isStandard)
    switch connection {
    case .flush: try add(NSLayoutConstraint(second, .equal, first), nil)
    case .standard:
      let isEdge = before == .superview || after == .superview
      let distance = isEdge ? 0 : SystemSpacing.standard * edges.sign
      try add(NSLayoutConstraint(second, .equal, first, constant: distance), nil)
    case .predicates(let predicates):
      for predicate in predicates {
        let distance = try number(predicate.object)
        // In a layout from right to left, the other side is the larger one.
        let constraint =
          edges.sign < 0
          ? NSLayoutConstraint(first, predicate.relation, second, constant: distance)
          : NSLayoutConstraint(second, predicate.relation, first, constant: distance)
        try add(constraint, predicate.priority)
      }
    }
  }

  /// Returns the edge of an element that faces its neighbor.
  private func part(_ element: VisualFormat.Element, isBefore: Bool, toMargin: Bool)
    throws(VisualFormatError) -> LayoutPart
  {
    guard case .view(let name, _) = element else {
      let edge = isBefore ? edges.start : edges.end
      return LayoutPart(item: try superview(), toMargin ? edge.margin : edge)
    }
    return LayoutPart(item: try item(name), isBefore ? edges.end : edges.start)
  }

  private mutating func align() throws(VisualFormatError) {
    var items: [AnyObject] = []
    for case .view(let name, _) in format.elements { items.append(try item(name)) }
    guard let first = items.first else { return }
    for (option, attribute) in Self.alignments where options.contains(option) {
      for item in items.dropFirst() {
        let constraint = NSLayoutConstraint(
          LayoutPart(item: item, attribute), .equal, LayoutPart(item: first, attribute))
        constraints.append(constraint)
      }
    }
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}

extension NSLayoutConstraint.Attribute {
  /// The margin that corresponds to an edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
