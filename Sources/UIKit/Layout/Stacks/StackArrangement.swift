// The constraints of a stack view. They have the identifiers of UIKit's own, so that messages about
// them read alike.

import Foundation

/// Creates the constraints of a stack view.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visible
    isRow = stack.axis == .horizontal
    arrange()
  }

  private mutating func arrange() {
    for view in stack.arrangedSubviews where view.autoLayout.isCollapsed { hold(view) }
    guard let first = views.first, let last = views.last else { return collapse() }
    connect(start(first), start(container), "UISV-canvas-connection")
    connect(end(container), end(last), "UISV-canvas-connection")
    space()
    size()
    for view in views { align(view) }
    if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline { alignBaselines() }
  }

  /// Gives an empty stack zero size, unless other constraints require more.
  private mutating func collapse() {
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      let empty = NSLayoutConstraint(LayoutPart(item: stack, attribute), .equal, nil)
      add(empty, "UISV-empty", priority: .fittingSizeLevel)
    }
  }

  /// Keeps a hidden view as wide as a column, or as high as a row, that would fill it, so that what it
  /// contains does not move while the view shrinks or grows along the axis. It is not
  /// constrained to the other views: its length across the axis is a constant, that of the stack.
  private mutating func hold(_ view: UIView) {
    guard stack.alignment == .fill else { return }
    let across = LayoutPart(item: view, isRow ? .height : .width)
    add(
      NSLayoutConstraint(across, .equal, nil, constant: stack.lengthAcross),
      UIStackView.holdingIdentifier, priority: Self.holding)
  }

  // MARK: Constraints

  private var container: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private func part(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LayoutPart {
    LayoutPart(item: item, attribute)
  }
  private func start(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .leading : .top) }
  private func end(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .trailing : .bottom) }
  private func middle(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .centerX : .centerY) }
  private func length(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .width : .height) }
  private func crossStart(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .top : .leading) }
  private func crossEnd(_ item: AnyObject) -> LayoutPart { part(item, isRow ? .bottom : .trailing) }

  private mutating func add(
    _ constraint: NSLayoutConstraint, _ name: String, priority: UILayoutPriority = .required
  ) {
    constraint.identifier = name
    constraint.priority = priority
    constraint.stack = stack
    constraints.append(constraint)
  }

  private mutating func connect(
    _ a: LayoutPart, _ b: LayoutPart, _ name: String,
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    add(NSLayoutConstraint(a, relation, b, constant: constant), name, priority: priority)
  }

  // MARK: Along the axis

  private var pairs: [(before: UIView, after: UIView)] {
    zip(views, views.dropFirst()).map { ($0, $1) }
  }

  private mutating func space() {
    let makesSpaces =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (before, after) in pairs {
      let usesBaselines = stack.isBaselineRelativeArrangement && !isRow
      connect(
        usesBaselines ? part(after, .firstBaseline) : start(after),
        usesBaselines ? part(before, .lastBaseline) : end(before), "UISV-spacing",
        makesSpaces ? .greaterThanOrEqual : .equal, constant: stack.space(after: before))
    }
    guard makesSpaces, let first = pairs.first else { return }
    // As close as possible where nothing determines the size of the stack.
    connect(
      start(first.after), end(first.before), "UISV-ambiguity-suppression",
      constant: stack.space(after: first.before), priority: Self.suppression)
    if stack.distribution == .equalSpacing {
      equate(pairs.map { LayoutPart(from: end($0.before), to: start($0.after)) }, .required)
    } else {
      equate(
        pairs.map { LayoutPart(from: middle($0.before), to: middle($0.after)) }, Self.centering)
    }
  }

  /// Makes the distances from each view to the next equal, with descending priorities where they
  /// are not required.
  private mutating func equate(_ distances: [LayoutPart], _ priority: UILayoutPriority) {
    guard let first = distances.first else { return }
    for (index, distance) in distances.enumerated().dropFirst() {
      let rank = priority == .required ? 1000 : max(1, priority.rawValue - Float(index - 1))
      connect(distance, first, "UISV-distributing", priority: UILayoutPriority(rank))
    }
  }

  private mutating func size() {
    switch stack.distribution {
    case .fillEqually:
      for view in views.dropFirst() {
        connect(length(view), length(views[0]), "UISV-fill-equally")
      }
    case .fillProportionally: sizeInProportion()
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func sizeInProportion() {
    let natural = views.map { naturalLength(of: $0) }
    let total = natural.reduce(0, +)
    guard total > 0 else { return }
    let spaces = pairs.reduce(0) { $0 + stack.space(after: $1.before) }
    for (view, own) in zip(views, natural) where own > 0 {
      let share = own / total
      add(
        NSLayoutConstraint(
          length(view), .equal, length(container), multiplier: share, constant: -share * spaces),
        "UISV-fill-proportionally", priority: Self.proportion)
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    if let inner = view as? UIStackView, inner.axis == stack.axis {
      let spaces = zip(inner.visible, inner.visible.dropFirst()).reduce(0) {
        $0 + inner.space(after: $1.0)
      }
      return inner.visible.reduce(spaces) { $0 + max(0, naturalLength(of: $1)) }
    }
    let size = view.intrinsicContentSize
    return max(0, isRow ? size.width : size.height)
  }

  // MARK: Perpendicular to the axis

  private mutating func align(_ view: UIView) {
    let (top, bottom) = (crossStart(view), crossEnd(view))
    let (first, last) = (crossStart(container), crossEnd(container))
    switch stack.alignment {
    case .fill:
      connect(top, first, "UISV-alignment")
      connect(bottom, last, "UISV-alignment")
    case .leading:
      connect(top, first, "UISV-alignment")
      bound(bottom, .lessThanOrEqual, last)
    case .trailing:
      connect(bottom, last, "UISV-alignment")
      bound(top, .greaterThanOrEqual, first)
    case .center:
      connect(
        part(view, isRow ? .centerY : .centerX), part(container, isRow ? .centerY : .centerX),
        "UISV-alignment")
      bound(bottom, .lessThanOrEqual, last)
      bound(top, .greaterThanOrEqual, first)
    case .firstBaseline, .lastBaseline:
      let isFirst = stack.alignment == .firstBaseline
      bound(top, .greaterThanOrEqual, first, priority: isFirst ? 25 : 24)
      bound(bottom, .lessThanOrEqual, last, priority: isFirst ? 24 : 25)
    }
  }

  /// Keeps a view within the stack, and the stack as small as its views allow.
  private mutating func bound(
    _ part: LayoutPart, _ relation: NSLayoutConstraint.Relation, _ edge: LayoutPart,
    priority: Float = 25
  ) {
    connect(part, edge, "UISV-spanning-boundary", relation)
    connect(
      part, edge, "UISV-ambiguity-suppression", priority: UILayoutPriority(priority))
  }

  private mutating func alignBaselines() {
    let attribute: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    // A column has no common baseline.
    guard isRow else {
      for view in views { connect(crossStart(view), crossStart(container), "UISV-alignment") }
      return
    }
    for view in views.dropFirst() {
      connect(part(view, attribute), part(views[0], attribute), "UISV-alignment")
    }
  }

  /// The priority of equal distances between centers, as in UIKit.
  private static let centering = UILayoutPriority(149)
  private static let proportion = UILayoutPriority(999)
  private static let suppression = UILayoutPriority(25)
  /// More than compression resistance, so that contents are as narrow as in the visible view; less than
  /// required, so that a width that the view has by itself contradicts nothing.
  private static let holding = UILayoutPriority(751)
}
