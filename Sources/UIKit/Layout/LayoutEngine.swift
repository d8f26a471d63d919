// Auto Layout of one hierarchy: keeps the solver in step with the views. Changes are noted when they are made
// and worked off together before layout: constraints are updated, those that came or went are added or removed,
// constants and sizes that changed are changed, and then the solver goes on from where it was. Views whose
// solution has moved have their superviews laid out; those put them there (`UIView.placeSubviews`).

import Foundation
import SegueLayout

/// The constraints of one hierarchy and their solution.
@MainActor
final class LayoutEngine {
  /// The view at the top.
  unowned let root: UIView
  /// For an engine that finds a size and is thrown away: the size that is wanted.
  let fitting: FittingTarget?
  let solver = LayoutSolver()

  /// What is known of views and guides, for looking up and in the order they came.
  var entries: [ObjectIdentifier: LayoutEntry] = [:]
  var order: [LayoutEntry] = []
  var installations: [ObjectIdentifier: Installation] = [:]
  var installed: [Installation] = []
  /// Whose the solver's constraints are, by handle.
  var owners: [ConstraintHandle: RowOwner] = [:]
  /// Which constraints depend on where a view in between has scrolled to.
  var crossings: [ObjectIdentifier: [Installation]] = [:]

  /// Views, guides or constraints may have come or gone.
  var needsCollection = true
  /// Views may want to update their constraints.
  var needsUpdatePass = true
  private var changedConstraints: [Installation] = []
  private var staleEntries: [LayoutEntry] = []
  private var isUpdating = false
  var round = 0

  init(root: UIView, fitting: FittingTarget? = nil) {
    (self.root, self.fitting) = (root, fitting)
    solver.victim = { [unowned self] in breakOne(of: $0) }
  }

  var isDirty: Bool {
    needsCollection || needsUpdatePass || !changedConstraints.isEmpty || !staleEntries.isEmpty
  }

  /// Brings the solution up to date and marks the views that it moves.
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
    workOffChanges()
    retryBroken()
    solver.solve()
    fitText()
    announce()
  }

  // MARK: Noting changes

  /// A constraint has another constant or priority.
  func noteChange(of constraint: NSLayoutConstraint) {
    guard let installation = installations[ObjectIdentifier(constraint)] else { return }
    if !installation.isNoted {
      installation.isNoted = true
      changedConstraints.append(installation)
    }
    root.setNeedsLayout()
  }

  /// A view's frame or bounds have been set.
  func noteGeometry(of view: UIView) {
    if view.autoLayout.knownOrigin != view.bounds.origin {
      view.autoLayout.knownOrigin = view.bounds.origin
      for installation in crossings[ObjectIdentifier(view)] ?? [] where !installation.isNoted {
        installation.isNoted = true
        changedConstraints.append(installation)
      }
    }
    for guide in view.autoLayout.systemGuides { noteStale(guide) }
    if view.autoLayout.translatesAutoresizingMask || view === root { noteStale(view) }
  }

  /// What the engine itself says of a view or guide is to be worked out anew.
  func noteStale(_ item: AnyObject) {
    guard let entry = entry(of: item), !entry.isStale else { return }
    entry.isStale = true
    staleEntries.append(entry)
  }

  private func workOffChanges() {
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

  /// Labels of several lines are as high as their text is at the width that they have got; that may in turn
  /// change widths.
  private func fitText() {
    for _ in 0..<Self.mostTextRounds {
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

  private static let mostTextRounds = 4

  // MARK: Results

  private func announce() {
    guard fitting == nil else { return }
    for entry in order {
      let values = values(of: entry)
      guard entry.announced != values else { continue }
      entry.announced = values
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

  /// The alignment rectangle of a view in its superview's coordinates, or a guide's in its view's.
  func values(of entry: LayoutEntry) -> CGRect {
    CGRect(
      x: solver.value(of: entry.x), y: solver.value(of: entry.y),
      width: solver.value(of: entry.width), height: solver.value(of: entry.height))
  }

  /// Where a view belongs, its edges on whole pixels.
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
  /// The rectangle with its edges on whole pixels; a side of whole pixels keeps its length, so that text that
  /// just fits still does.
  func onPixels(_ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    // What is half a pixel but for the arithmetic goes the way that half a pixel goes.
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
