// The engine's records of a view or guide, and of a constraint.

import Foundation
import SegueLayout

/// The variables of a view or guide and the rows that the engine creates for it.
@MainActor
final class LayoutEntry {
  private(set) weak var item: AnyObject?
  let x, y, width, height: LayoutVariable
  var rows: [SystemRow] = []
  /// The other entries to which the rows refer.
  var relies: [LayoutEntry] = []
  /// The number of the last collection that used the entry.
  var round = 0
  var isInUse = true
  var isStale = false
  /// A Boolean value that indicates whether the position has been solved, so that layout can use
  /// it.
  var isSolved: Bool { lastReported != nil }
  /// The rectangle that was last reported to the views.
  var lastReported: CGRect?
  /// A Boolean value that indicates whether the height depends on the width, and the width for
  /// which it was last computed.
  var isWrapping = false
  /// Whether a constraint gives the width or the height an upper limit. A size that nothing else
  /// determines is then 0, as on a device.
  var (limitsWidth, limitsHeight) = (false, false)
  var textWidth: CGFloat?

  init(item: AnyObject, solver: LayoutSolver) {
    self.item = item
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (
      solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true)
    )
  }

  var variables: [LayoutVariable] { [x, y, width, height] }
}

/// A row that the engine creates for an item: its natural size, its autoresizing mask or a system
/// guide.
struct SystemRow {
  let name: String
  var constraint: LinearConstraint
  var handle: ConstraintHandle?
}

/// A constraint of code as it is installed in the solver.
@MainActor
final class Installation {
  private(set) weak var constraint: NSLayoutConstraint?
  var lowered: LoweredConstraint
  var handle: ConstraintHandle?
  var isNoted = false
  var isInUse = true
  /// A Boolean value that indicates whether the constraint contradicts others and is not satisfied
  /// until they are removed.
  var isBroken = false

  init(_ constraint: NSLayoutConstraint, _ lowered: LoweredConstraint) {
    (self.constraint, self.lowered) = (constraint, lowered)
  }
}

/// The origin of a constraint in the solver.
enum RowOwner {
  case constraint(Installation)
  case system(name: String, LayoutEntry)
}

/// The target size of an engine that only measures.
struct FittingTarget {
  var size: CGSize
  var horizontal, vertical: UILayoutPriority
}
