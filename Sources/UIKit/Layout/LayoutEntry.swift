// What the engine keeps for one view or guide, and for one constraint.

import Foundation
import SegueLayout

/// A view's or guide's variables and the rows that the engine itself makes for it.
@MainActor
final class LayoutEntry {
  private(set) weak var item: AnyObject?
  let x, y, width, height: LayoutVariable
  var rows: [SystemRow] = []
  /// What the rows speak of besides the item.
  var relies: [LayoutEntry] = []
  /// The number of the last collection that needed it.
  var round = 0
  var isInUse = true
  var isStale = false
  /// Whether layout may ask for its place: not before it has been worked out.
  var isSolved: Bool { announced != nil }
  /// What its views were last told.
  var announced: CGRect?
  /// Whether its height depends on its width, and the width that it was last worked out for.
  var isWrapping = false
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

/// A row that the engine makes for an item: its natural size, its autoresizing mask, a guide of the system.
struct SystemRow {
  let name: String
  var constraint: LinearConstraint
  var handle: ConstraintHandle?
}

/// A constraint of code as the solver has it.
@MainActor
final class Installation {
  private(set) weak var constraint: NSLayoutConstraint?
  var lowered: LoweredConstraint
  var handle: ConstraintHandle?
  var isNoted = false
  var isInUse = true
  /// It contradicts others, and does not hold until they go.
  var isBroken = false

  init(_ constraint: NSLayoutConstraint, _ lowered: LoweredConstraint) {
    (self.constraint, self.lowered) = (constraint, lowered)
  }
}

/// Whose a constraint of the solver's is.
enum RowOwner {
  case constraint(Installation)
  case system(name: String, LayoutEntry)
}

/// A size that is wanted, for engines that only measure.
struct FittingTarget {
  var size: CGSize
  var horizontal, vertical: UILayoutPriority
}
