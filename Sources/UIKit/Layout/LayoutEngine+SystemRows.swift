// The rows that the engine creates itself: the frames that result from autoresizing masks, the
// natural sizes of views that constraints position, and the system guides. They are computed again
// when their sources change, and only the differences are passed to the solver.

import Foundation
import SegueLayout

extension LayoutEngine {
  /// Updates the system rows of an entry.
  func refresh(_ entry: LayoutEntry) {
    let (rows, relies) = wantedRows(of: entry)
    entry.relies = relies
    for other in relies { _ = need(other.item ?? root) }
    if isSameShape(entry.rows, rows) {
      for place in rows.indices { change(&entry.rows[place], to: rows[place]) }
    } else {
      removeRows(of: entry)
      entry.rows = rows
    }
    for place in entry.rows.indices where entry.rows[place].handle == nil {
      let row = entry.rows[place]
      entry.rows[place].handle = add(row.constraint, .system(name: row.name, entry)).handle
    }
  }

  func removeRows(of entry: LayoutEntry) {
    for row in entry.rows {
      guard let handle = row.handle else { continue }
      solver.remove(handle)
      owners[handle] = nil
    }
    entry.rows = []
  }

  private func isSameShape(_ old: [SystemRow], _ new: [SystemRow]) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        let (a, b) = (old.constraint, new.constraint)
        return a.relation == b.relation && a.isRequired == b.isRequired
          && a.expression.terms.elementsEqual(b.expression.terms) { $0 == $1 }
      }
  }

  private func change(_ row: inout SystemRow, to new: SystemRow) {
    row.constraint = new.constraint
    guard let handle = row.handle else { return }
    solver.setPriority(new.constraint.priority, of: handle)
    try? solver.setConstant(new.constraint.expression.constant, of: handle)
  }

  // MARK: Sizes

  private func wantedRows(of entry: LayoutEntry) -> (rows: [SystemRow], relies: [LayoutEntry]) {
    if let guide = entry.item as? UILayoutGuide { return guideRows(guide, entry) }
    guard let view = entry.item as? UIView else { return ([], []) }
    if view === root {
      guard let fitting else { return (rootRows(view, entry), []) }
      return (fittingRows(fitting, entry) + naturalSizeRows(view, entry), [])
    }
    return view.autoLayout.translatesAutoresizingMask
      ? autoresizingRows(view, entry) : (naturalSizeRows(view, entry), [])
  }

  private func row(
    _ name: String, _ variable: LayoutVariable, _ relation: LinearRelation, _ constant: CGFloat,
    _ priority: UILayoutPriority = .required
  ) -> SystemRow {
    var expression = LinearExpression(variable)
    expression.constant = -Double(constant)
    return SystemRow(
      name: name, constraint: LinearConstraint(expression, relation, priority: priority.rawValue))
  }

  /// Returns the rows of the root view's size. As on a device, a root view whose frame does not
  /// become constraints has the size that its constraints give it, or none.
  private func rootRows(_ view: UIView, _ entry: LayoutEntry) -> [SystemRow] {
    if view.autoLayout.translatesAutoresizingMask { return sizeRows(view, entry) }
    (entry.limitsWidth, entry.limitsHeight) = (true, true)
    return naturalSizeRows(view, entry)
  }

  /// Returns the rows that fix the size of the root view.
  private func sizeRows(_ view: UIView, _ entry: LayoutEntry) -> [SystemRow] {
    let size = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)).size
    return [
      row("NSAutoresizingMaskLayoutConstraint", entry.width, .equal, size.width),
      row("NSAutoresizingMaskLayoutConstraint", entry.height, .equal, size.height),
    ]
  }

  private func fittingRows(_ target: FittingTarget, _ entry: LayoutEntry) -> [SystemRow] {
    [
      row("Fitting width", entry.width, .equal, target.size.width, target.horizontal),
      row("Fitting height", entry.height, .equal, target.size.height, target.vertical),
    ]
  }

  /// Returns the rows of a view's natural size: an upper bound with the hugging priority and a
  /// lower bound with the compression resistance priority. As on a device, text that can break lines does so
  /// also if its width must not be compressed: its lower bound yields to what is required.
  private func naturalSizeRows(_ view: UIView, _ entry: LayoutEntry) -> [SystemRow] {
    let wrapping = view as? any WrappingContent
    entry.isWrapping = wrapping?.wraps ?? false
    if !entry.isWrapping { entry.textWidth = nil }
    let size = wrapping?.naturalSize(width: entry.textWidth) ?? view.intrinsicContentSize
    let (hugging, resistance) = (view.autoLayout.hugging, view.autoLayout.compression)
    let across =
      entry.isWrapping
      ? UILayoutPriority(min(resistance.horizontal.rawValue, Self.almostRequired))
      : resistance.horizontal
    let name = "NSContentSizeLayoutConstraint"
    var rows: [SystemRow] = []
    if size.width < 0, entry.limitsWidth {
      rows.append(row("Limited width", entry.width, .equal, 0, Self.lowest))
    }
    if size.height < 0, entry.limitsHeight {
      rows.append(row("Limited height", entry.height, .equal, 0, Self.lowest))
    }
    if size.width >= 0 {
      rows.append(row(name, entry.width, .lessThanOrEqual, size.width, hugging.horizontal))
      rows.append(row(name, entry.width, .greaterThanOrEqual, size.width, across))
    }
    if size.height >= 0 {
      rows.append(row(name, entry.height, .lessThanOrEqual, size.height, hugging.vertical))
      rows.append(row(name, entry.height, .greaterThanOrEqual, size.height, resistance.vertical))
    }
    return rows
  }

  // MARK: Autoresizing masks

  /// Returns the rows of a frame: its current value or, where the autoresizing mask is flexible,
  /// its dependency on the superview's size.
  private func autoresizingRows(_ view: UIView, _ entry: LayoutEntry) -> (
    [SystemRow], [LayoutEntry]
  ) {
    let mask = view.autoresizingMask
    let frame = view.alignmentRect(forFrame: view.layoutFrame)
    let follows = view.superview?.autoresizesSubviews == true && !mask.isEmpty
    let container = follows ? view.superview : nil
    let available = container?.bounds.size ?? .zero
    let across = AutoresizedSpan(
      margin: frame.minX, length: frame.width, container: available.width
    )
    .shares(
      leading: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      trailing: mask.contains(.flexibleRightMargin))
    let down = AutoresizedSpan(
      margin: frame.minY, length: frame.height, container: available.height
    )
    .shares(
      leading: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      trailing: mask.contains(.flexibleBottomMargin))
    let above = container.flatMap { (across + down) == [0, 0, 0, 0] ? nil : need($0) }
    let shares = above == nil ? [0, 0, 0, 0] : across + down
    let name = "NSAutoresizingMaskLayoutConstraint"
    var rows = [
      row(name, entry.x, .equal, frame.minX), row(name, entry.width, .equal, frame.width),
      row(name, entry.y, .equal, frame.minY), row(name, entry.height, .equal, frame.height),
    ]
    if let above {
      let (width, height) = (extent(above, above.width), extent(above, above.height))
      for place in rows.indices where shares[place] != 0 {
        rows[place].constraint.expression.add(
          place < 2 ? width : height, times: -Double(shares[place]))
        rows[place].constraint.expression.constant +=
          Double(shares[place] * (place < 2 ? available.width : available.height))
      }
    }
    return (rows, above.map { [$0] } ?? [])
  }

  /// Returns a view's own width or height, not that of its alignment rectangle.
  private func extent(_ entry: LayoutEntry, _ variable: LayoutVariable) -> LinearExpression {
    var whole = LinearExpression(variable)
    if let insets = (entry.item as? UIView)?.alignmentRectInsets {
      let isWidth = variable == entry.width
      whole.constant = Double(
        isWidth ? insets.left + insets.right : insets.top + insets.bottom)
    }
    return whole
  }

  // MARK: Guides

  private func guideRows(_ guide: UILayoutGuide, _ entry: LayoutEntry) -> (
    [SystemRow], [LayoutEntry]
  ) {
    guard let role = guide.role, let view = guide.owningView else { return ([], []) }
    switch role {
    case .safeArea: return insetRows(view.safeAreaInsets, guide, view, entry)
    case .margins: return insetRows(view.layoutMargins, guide, view, entry)
    case .readable: return readableRows(guide, view, entry)
    case .frame: return insetRows(.zero, guide, view, entry)
    case .top, .bottom: return stripRows(isTop: role == .top, guide, view, entry)
    case .content:
      return ([row("Content", entry.x, .equal, 0), row("Content", entry.y, .equal, 0)], [])
    }
  }

  private func insetRows(
    _ insets: UIEdgeInsets, _ guide: UILayoutGuide, _ view: UIView, _ entry: LayoutEntry
  ) -> ([SystemRow], [LayoutEntry]) {
    let own = need(view)
    var rows = [
      row(guide.identifier, entry.x, .equal, view.bounds.minX + insets.left),
      row(guide.identifier, entry.y, .equal, view.bounds.minY + insets.top),
      row(guide.identifier, entry.width, .equal, -insets.left - insets.right),
      row(guide.identifier, entry.height, .equal, -insets.top - insets.bottom),
    ]
    rows[2].constraint.expression.add(extent(own, own.width), times: -1)
    rows[3].constraint.expression.add(extent(own, own.height), times: -1)
    // Insets larger than the view result in an empty guide, so that nothing is contradicted.
    for place in 2...3 { rows[place].constraint.priority = Self.almostRequired }
    return (rows, [own])
  }

  /// Returns the rows of the strip above or below the safe area.
  private func stripRows(
    isTop: Bool, _ guide: UILayoutGuide, _ view: UIView, _ entry: LayoutEntry
  ) -> ([SystemRow], [LayoutEntry]) {
    let (own, heights) = (need(view), view.stripHeights)
    let height = isTop ? heights.top : heights.bottom
    var rows = [
      row(guide.identifier, entry.x, .equal, view.bounds.minX),
      row(guide.identifier, entry.y, .equal, view.bounds.minY - (isTop ? 0 : height)),
      row(guide.identifier, entry.width, .equal, 0),
      row(guide.identifier, entry.height, .equal, height),
    ]
    rows[2].constraint.expression.add(extent(own, own.width), times: -1)
    if !isTop { rows[1].constraint.expression.add(extent(own, own.height), times: -1) }
    return (rows, [own])
  }

  /// Returns the rows of the readable content guide: centered within the margins and limited in
  /// width.
  private func readableRows(_ guide: UILayoutGuide, _ view: UIView, _ entry: LayoutEntry) -> (
    [SystemRow], [LayoutEntry]
  ) {
    let margins = need(view.layoutMarginsGuide)
    func same(_ variable: LayoutVariable, _ other: LayoutVariable) -> SystemRow {
      var same = row(guide.identifier, variable, .equal, 0)
      same.constraint.expression.add(LinearExpression(other), times: -1)
      return same
    }
    var (middle, full) = (same(entry.x, margins.x), same(entry.width, margins.width))
    middle.constraint.expression.add(LinearExpression(entry.width), times: 0.5)
    middle.constraint.expression.add(LinearExpression(margins.width), times: -0.5)
    full.constraint.priority = Self.almostRequired
    let limit = row(guide.identifier, entry.width, .lessThanOrEqual, UIView.readableWidth)
    return (
      [middle, limit, full, same(entry.y, margins.y), same(entry.height, margins.height)],
      [margins]
    )
  }

  /// A priority that yields to every other.
  private static let lowest = UILayoutPriority(rawValue: 0.001)
  /// A priority that yields to nothing but a contradiction.
  private static let almostRequired: Float = 999.99
}

extension AutoresizedSpan {
  /// Returns how much the margin before, the length and the margin after grow per point of the
  /// container.
  fileprivate func shares(leading: Bool, length: Bool, trailing: Bool) -> [CGFloat] {
    let grown = AutoresizedSpan(margin: margin, length: max(0, self.length), container: container)
      .resized(by: 1, leading: leading, length: length, trailing: trailing)
    return [grown.margin - margin, grown.length - max(0, self.length)]
  }
}
