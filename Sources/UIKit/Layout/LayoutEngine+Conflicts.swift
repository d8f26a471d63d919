// Contradicting constraints. As on a device, one of them is broken and reported: among the
// constraints of code that take part in the contradiction, the one that was activated last. It is
// tried again whenever anything changes.

import Foundation
import SegueLayout
import SegueWorld

extension LayoutEngine {
  /// Adds a constraint of code to the solver.
  func add(_ installation: Installation) {
    let (handle, isRejected) = add(
      installation.lowered.linear, .constraint(installation), isQuiet: installation.isBroken)
    installation.handle = handle
    if handle != nil { installation.isBroken = false }
    if isRejected { installation.isBroken = true }
  }

  /// Adds a row to the solver. Another constraint may be broken for it, or the row itself may be
  /// rejected.
  /// - Parameters:
  ///   - linear: The row.
  ///   - owner: What the row was made for.
  ///   - isQuiet: Whether the row is rejected without a message if it contradicts others.
  func add(_ linear: LinearConstraint, _ owner: RowOwner, isQuiet: Bool = false)
    -> (handle: ConstraintHandle?, isRejected: Bool)
  {
    while true {
      do throws(LayoutSolver.ConstraintError) {
        let handle = try solver.add(linear)
        owners[handle] = owner
        return (handle, false)
      } catch {
        guard case .contradicts(let others) = error, !isQuiet else { return (nil, true) }
        let competitors = others.compactMap { owners[$0] }
        guard let broken = constraintToRelax(among: competitors + [owner]) else {
          return (nil, true)
        }
        report(competitors + [owner], breaking: broken)
        if case .constraint(let own) = owner, own === broken { return (nil, true) }
        broken.isBroken = true
        guard let handle = broken.handle else { return (nil, true) }
        solver.remove(handle)
        (broken.handle, owners[handle]) = (nil, nil)
      }
    }
  }

  /// Chooses the constraint to break. Called by the solver when changed constants contradict each
  /// other.
  func relaxOne(of handles: [ConstraintHandle]) -> ConstraintHandle? {
    let competitors = handles.compactMap { owners[$0] }
    guard let broken = constraintToRelax(among: competitors), let handle = broken.handle else {
      let last = handles.last
      if let last { forgetSystemRow(last) }
      return last
    }
    report(competitors, breaking: broken)
    broken.isBroken = true
    (broken.handle, owners[handle]) = (nil, nil)
    return handle
  }

  /// Returns the constraint of code that was activated last.
  private func constraintToRelax(among owners: [RowOwner]) -> Installation? {
    var found: (installation: Installation, number: Int)?
    for case .constraint(let installation) in owners {
      let number = installation.constraint?.activationNumber ?? .max
      if found.map({ $0.number < number }) ?? true { found = (installation, number) }
    }
    return found?.installation
  }

  private func forgetSystemRow(_ handle: ConstraintHandle) {
    guard case .system(_, let entry)? = owners[handle] else { return }
    owners[handle] = nil
    for place in entry.rows.indices where entry.rows[place].handle == handle {
      entry.rows[place].handle = nil
    }
  }

  /// Tries again to add the constraints that have been broken.
  func retryBroken() {
    for installation in installed where installation.isBroken { add(installation) }
  }

  private func report(_ owners: [RowOwner], breaking broken: Installation) {
    guard fitting == nil else { return }
    let texts = owners.map { text(of: $0) }
    World.current.warn(
      "unable to simultaneously satisfy constraints: \(texts.joined(separator: ", ")); "
        + "will attempt to recover by breaking constraint \(text(of: .constraint(broken)))")
  }

  private func text(of owner: RowOwner) -> String {
    switch owner {
    case .constraint(let installation): installation.constraint?.summary ?? "<gone>"
    case .system(let name, let entry): "<\(name) \(LayoutPart.name(of: entry.item))>"
    }
  }
}
