// Constraints that contradict each other. As on a device, one of them is broken and a message says which: of the
// constraints of code that take part in the contradiction, the one that was activated last. It is tried again
// whenever anything changes.

import Foundation
import SegueLayout

extension LayoutEngine {
  /// Adds a constraint of code to the solver.
  func add(_ installation: Installation) {
    let (handle, isRefused) = add(
      installation.lowered.linear, .constraint(installation), isQuiet: installation.isBroken)
    installation.handle = handle
    if handle != nil { installation.isBroken = false }
    if isRefused { installation.isBroken = true }
  }

  /// Adds a row; another constraint may be broken for it, or it may itself be refused. Quietly, it is refused
  /// without a word if it contradicts anything.
  func add(_ linear: LinearConstraint, _ owner: RowOwner, isQuiet: Bool = false)
    -> (handle: ConstraintHandle?, isRefused: Bool)
  {
    while true {
      do throws(LayoutSolver.Refusal) {
        let handle = try solver.add(linear)
        owners[handle] = owner
        return (handle, false)
      } catch {
        guard case .contradicts(let others) = error, !isQuiet else { return (nil, true) }
        let rivals = others.compactMap { owners[$0] }
        guard let broken = victim(among: rivals + [owner]) else { return (nil, true) }
        report(rivals + [owner], breaking: broken)
        if case .constraint(let own) = owner, own === broken { return (nil, true) }
        broken.isBroken = true
        guard let handle = broken.handle else { return (nil, true) }
        solver.remove(handle)
        (broken.handle, owners[handle]) = (nil, nil)
      }
    }
  }

  /// The solver asks which of these to break, since constants have come to contradict each other.
  func breakOne(of handles: [ConstraintHandle]) -> ConstraintHandle? {
    let rivals = handles.compactMap { owners[$0] }
    guard let broken = victim(among: rivals), let handle = broken.handle else {
      let last = handles.last
      if let last { forgetSystemRow(last) }
      return last
    }
    report(rivals, breaking: broken)
    broken.isBroken = true
    (broken.handle, owners[handle]) = (nil, nil)
    return handle
  }

  /// The constraint of code that was activated last.
  private func victim(among owners: [RowOwner]) -> Installation? {
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

  /// Tries again what has been broken.
  func retryBroken() {
    for installation in installed where installation.isBroken { add(installation) }
  }

  private func report(_ owners: [RowOwner], breaking broken: Installation) {
    guard fitting == nil else { return }
    let texts = owners.map { text(of: $0) }
    LayoutComplaint.report(
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
