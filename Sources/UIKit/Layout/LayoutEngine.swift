// Auto Layout of one hierarchy: keeps the solver in sync with the views. Changes are noted when
// they are made and processed together before layout: constraints are updated, new ones are added
// and old ones removed, and changed constants and sizes are set; then the solver continues from its
// previous solution. The superviews of views whose solution has changed are laid out and set their
// frames (`UIView.placeSubviews`).

import Foundation
import SegueLayout

/// The constraints of one view hierarchy and their solution.
@MainActor
final class LayoutEngine {
  /// The root view of the hierarchy.
  unowned let root: UIView
  /// The target size, for an engine that measures a fitting size and is then discarded.
  let fitting: FittingTarget?
  let solver = LayoutSolver()

  /// The entries of views and guides, for lookup and in order of insertion.
  var entries: [ObjectIdentifier: LayoutEntry] = [:]
  var order: [LayoutEntry] = []
  var installations: [ObjectIdentifier: Installation] = [:]
  var installed: [Installation] = []
  /// The owners of the solver's constraints, by handle.
  var owners: [ConstraintHandle: RowOwner] = [:]
  /// The constraints that depend on the scroll position of a view between their items and the
  /// ancestor.
  var crossings: [ObjectIdentifier: [Installation]] = [:]

  /// A Boolean value that indicates whether views, guides or constraints may have been added or
  /// removed.
  var needsCollection = true
  /// A Boolean value that indicates whether views may need to update their constraints.
  var needsUpdatePass = true
  private var changedConstraints: [Installation] = []
  private var staleEntries: [LayoutEntry] = []
  private var isUpdating = false
  var round = 0

  init(root: UIView, fitting: FittingTarget? = nil) {
    (self.root, self.fitting) = (root, fitting)
    solver.constraintToRelax = { [unowned self] in relaxOne(of: $0) }
  }

  var isDirty: Bool {
    needsCollection || needsUpdatePass || !changedConstraints.isEmpty || !staleEntries.isEmpty
  }

  /// Updates the solution and marks the views that it moves for layout.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if needsUpdatePass {
      needsUpdatePass = false
      if fitting == nil { root.updateConstraintsOfTree() }
    }
    if needsCollection {
      needsCollection = false
      collect()
    }
    applyPendingChanges()
    retryBroken()
    solver.solve()
    fitText()
    notifyViews()
  }

  // MARK: Noting changes

  /// Notes that the constant or priority of a constraint has changed.
  func constraintDidChange(of constraint: NSLayoutConstraint) {
    guard let installation = installations[ObjectIdentifier(constraint)] else { return }
    if !installation.isNoted {
      installation.isNoted = true
      changedConstraints.append(installation)
    }
    root.setNeedsLayout()
  }

  /// Notes that the frame or bounds of a view have been set.
  func recordGeometryChange(of view: UIView) {
    if view.autoLayout.knownOrigin != view.bounds.origin {
      view.autoLayout.knownOrigin = view.bounds.origin
      for installation in crossings[ObjectIdentifier(view)] ?? [] where !installation.isNoted {
        installation.isNoted = true
        changedConstraints.append(installation)
      }
    }
    for guide in view.autoLayout.systemGuides { setNeedsRows(guide) }
    if view.autoLayout.translatesAutoresizingMask || view === root { setNeedsRows(view) }
  }

  /// Notes that the system rows of a view or guide have to be computed again.
  func setNeedsRows(_ item: AnyObject) {
    guard let entry = entry(of: item), !entry.isStale else { return }
    entry.isStale = true
    staleEntries.append(entry)
  }

  private func applyPendingChanges() {
    let (constraints, stale) = (changedConstraints, staleEntries)
    (changedConstraints, staleEntries) = ([], [])
    for installation in constraints {
      installation.isNoted = false
      if installation.isInUse { change(installation) }
    }
    for entry in stale {
      entry.isStale = false
      if entry.isInUse { refresh(entry) }
    }
  }

  // MARK: Text

  /// Updates the heights of multiline labels for the widths that they have received, which may in
  /// turn change widths.
  private func fitText() {
    for _ in 0..<Self.maximumTextRounds {
      var isChanged = false
      for entry in order where entry.isWrapping {
        let width = CGFloat(solver.value(of: entry.width))
        if let known = entry.textWidth, abs(known - width) < 0.01 { continue }
        entry.textWidth = width
        refresh(entry)
        isChanged = true
      }
      guard isChanged else { return }
      solver.solve()
    }
  }

  private static let maximumTextRounds = 4

  // MARK: Results

  private func notifyViews() {
    guard fitting == nil else { return }
    for entry in order {
      let values = values(of: entry)
      guard entry.lastReported != values else { continue }
      entry.lastReported = values
      if let guide = entry.item as? UILayoutGuide {
        guide.layoutFrame = values
        guide.owningView?.setNeedsLayout()
        if guide.role == .content, let scroll = guide.owningView as? UIScrollView {
          let scale = scroll.zoomScale
          scroll.contentSize = CGSize(width: values.width * scale, height: values.height * scale)
        }
      } else if let view = entry.item as? UIView, !view.autoLayout.translatesAutoresizingMask {
        view.superview?.setNeedsLayout()
      }
    }
  }

  /// Returns the alignment rectangle of a view in its superview's coordinates, or the rectangle of
  /// a guide in its view's coordinates.
  func values(of entry: LayoutEntry) -> CGRect {
    CGRect(
      x: solver.value(of: entry.x), y: solver.value(of: entry.y),
      width: solver.value(of: entry.width), height: solver.value(of: entry.height))
  }

  /// Returns the solved frame of a view, with its edges on whole pixels.
  func frame(of view: UIView) -> CGRect? {
    guard let entry = entry(of: view), entry.isSolved else { return nil }
    let scale = view.traitCollection.displayScale
    return view.frame(forAlignmentRect: values(of: entry)).onPixels(
      scale > 0 ? scale : UIScreen.main.scale)
  }

  func entry(of item: AnyObject) -> LayoutEntry? {
    guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return nil }
    return entry
  }

  func isAmbiguous(_ item: AnyObject) -> Bool {
    update()
    guard let entry = entry(of: item) else { return false }
    if let view = item as? UIView, view.autoLayout.translatesAutoresizingMask { return false }
    return [entry.x, entry.y, entry.width, entry.height].contains { solver.isAmbiguous($0) }
  }

  func constraints(deciding item: AnyObject, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let entry = entry(of: item) else { return [] }
    let variables =
      axis == .horizontal ? [entry.x, entry.width] : [entry.y, entry.height]
    var found: [NSLayoutConstraint] = []
    for handle in variables.flatMap({ solver.constraints(deciding: $0) }) {
      guard case .constraint(let installation)? = owners[handle],
        let constraint = installation.constraint, !found.contains(where: { $0 === constraint })
      else { continue }
      found.append(constraint)
    }
    return found
  }
}

extension CGRect {
  /// Returns the rectangle with its edges on whole pixels. A side of a whole number of pixels keeps
  /// its length, so that text that just fits still fits.
  func onPixels(_ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    // Half a pixel up to rounding errors is rounded like half a pixel.
    func snapped(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      let origin = snapped(start)
      let whole = snapped(length)
      return (origin, abs(whole - length) < 1e-6 ? whole : snapped(start + length) - origin)
    }
    let (left, width) = span(minX, self.width)
    let (top, height) = span(minY, self.height)
    return CGRect(x: left, y: top, width: width, height: height)
  }
}
