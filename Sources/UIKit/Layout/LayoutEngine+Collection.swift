// The views, guides and constraints that take part in layout. They are found by one traversal of
// the hierarchy and compared with those of the previous one. Views take part if constraints refer
// to or position them, if they lie between such views, or if autoresizing masks refer to them as
// superviews; all others cost nothing.

import Foundation
import SegueLayout

extension LayoutEngine {
  /// Adds the items and constraints that are new in the hierarchy and removes those that have left
  /// it.
  func collect() {
    round += 1
    var (constraints, placed): ([NSLayoutConstraint], [UIView]) = ([], [])
    walk(root, &constraints, &placed)
    constraints.sort { $0.activationNumber < $1.activationNumber }
    removeInstallations(butFor: Set(constraints.map(ObjectIdentifier.init)))
    // Superviews and guides may have changed.
    for entry in order { refresh(entry) }
    need(root)
    for view in placed { need(view) }
    for constraint in constraints { need(constraint) }
    removeEntriesNotNeeded()
  }

  private func walk(
    _ view: UIView, _ constraints: inout [NSLayoutConstraint], _ placed: inout [UIView]
  ) {
    constraints += view.autoLayout.constraints
    if view !== root, view.isPlacedByItself { placed.append(view) }
    for view in view.subviews { walk(view, &constraints, &placed) }
  }

  // MARK: Items

  /// Returns the entry of a participating view or guide, creating it if necessary.
  @discardableResult func need(_ item: AnyObject) -> LayoutEntry {
    if let entry = entry(of: item) {
      mark(entry)
      return entry
    }
    let entry = LayoutEntry(item: item, solver: solver)
    entries[ObjectIdentifier(item)] = entry
    order.append(entry)
    entry.round = round
    if fitting == nil { (item as? UIView)?.autoLayout.engine = self }
    refresh(entry)
    return entry
  }

  private func mark(_ entry: LayoutEntry) {
    guard entry.round != round else { return }
    entry.round = round
    for other in entry.relies { mark(other) }
  }

  private func removeEntriesNotNeeded() {
    let gone = order.filter { $0.round != round }
    guard !gone.isEmpty else { return }
    order.removeAll { $0.round != round }
    for entry in gone {
      entry.isInUse = false
      removeRows(of: entry)
      if let item = entry.item {
        if entries[ObjectIdentifier(item)] === entry { entries[ObjectIdentifier(item)] = nil }
        if let view = item as? UIView, view.autoLayout.engine === self {
          view.autoLayout.engine = nil
        }
      }
    }
    entries = entries.filter { $0.value.isInUse }
    for entry in gone { for variable in entry.variables { solver.release(variable) } }
  }

  // MARK: Constraints

  private func removeInstallations(butFor wanted: Set<ObjectIdentifier>) {
    let gone = installed.filter { installation in
      installation.constraint.map { !wanted.contains(ObjectIdentifier($0)) } ?? true
    }
    guard !gone.isEmpty else { return }
    for installation in gone { uninstall(installation) }
    installed.removeAll { !$0.isInUse }
    installations = installations.filter { $0.value.isInUse }
    crossings = crossings.mapValues { $0.filter(\.isInUse) }
  }

  private func uninstall(_ installation: Installation) {
    installation.isInUse = false
    if let constraint = installation.constraint, constraint.engine === self {
      constraint.engine = nil
    }
    if let handle = installation.handle {
      solver.remove(handle)
      owners[handle] = nil
    }
  }

  private func need(_ constraint: NSLayoutConstraint) {
    if let known = installations[ObjectIdentifier(constraint)], known.isInUse {
      for entry in known.lowered.entries { mark(entry) }
      return
    }
    guard let lowered = lower(constraint) else { return }
    noteLimit(of: constraint)
    let installation = Installation(constraint, lowered)
    installations[ObjectIdentifier(constraint)] = installation
    installed.append(installation)
    if fitting == nil { constraint.engine = self }
    for view in lowered.crossed {
      crossings[ObjectIdentifier(view), default: []].append(installation)
    }
    add(installation)
  }

  /// Notes which length a constraint gives an upper limit, if it gives one any.
  private func noteLimit(of constraint: NSLayoutConstraint) {
    let limited: LayoutPart? =
      switch constraint.relation {
      case .lessThanOrEqual: constraint.first
      case .greaterThanOrEqual: constraint.second
      default: nil
      }
    guard let limited, limited.end == nil, let item = limited.item, let entry = entry(of: item)
    else { return }
    let old = (entry.limitsWidth, entry.limitsHeight)
    if limited.attribute == .width { entry.limitsWidth = true }
    if limited.attribute == .height { entry.limitsHeight = true }
    if old != (entry.limitsWidth, entry.limitsHeight) { refresh(entry) }
  }

  /// Returns a constraint in terms of variables, or `nil` if it cannot be translated.
  private func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    guard constraint.fault == nil, let ancestor = constraint.owner else { return nil }
    var lowering = ConstraintLowering(engine: self, ancestor: ancestor)
    return lowering.lower(constraint)
  }

  /// Updates a constraint whose constant or priority has changed, or whose items have been
  /// scrolled.
  func change(_ installation: Installation) {
    guard let constraint = installation.constraint, let lowered = lower(constraint) else { return }
    let old = installation.lowered.linear
    installation.lowered = lowered
    guard let handle = installation.handle else { return }
    if old.isRequired != lowered.linear.isRequired {
      solver.remove(handle)
      owners[handle] = nil
      installation.handle = nil
      return add(installation)
    }
    solver.setPriority(lowered.linear.priority, of: handle)
    try? solver.setConstant(lowered.linear.expression.constant, of: handle)
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view takes part in layout without a constraint that
  /// names it: because of its natural size. Without one, it keeps its frame as long as it is not named.
  fileprivate var isPlacedByItself: Bool {
    guard !autoLayout.translatesAutoresizingMask else { return false }
    if self is any WrappingContent { return true }
    let size = intrinsicContentSize
    return size.width >= 0 || size.height >= 0
  }
}
