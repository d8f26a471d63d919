// Transactions belong to a world. A record counts the animations and nested transactions that were
// begun in it. When it has been committed and the count is zero, its completion block runs at that
// same instant.

import Foundation
import SegueWorld

/// A transaction.
@MainActor
final class TransactionRecord {
  var disableActions: Bool?
  var animationDuration: Double?
  var animationTimingFunction: CAMediaTimingFunction?
  var completion: (@MainActor () -> Void)?
  var values: [String: Any] = [:]

  private let parent: TransactionRecord?
  private weak var world: World?
  private var openItems = 0
  private var isCommitted = false

  init(parent: TransactionRecord?, world: World) {
    (self.parent, self.world) = (parent, world)
    parent?.openItems += 1
  }

  /// Records that an animation has begun.
  func itemBegan() { openItems += 1 }

  /// Records that an animation or a nested transaction has ended.
  func itemEnded() {
    openItems -= 1
    finishIfDone()
  }

  func commit() {
    isCommitted = true
    finishIfDone()
  }

  private func finishIfDone() {
    guard isCommitted, openItems == 0 else { return }
    if let completion, let world {
      world.schedule(at: world.now) { completion() }
    }
    completion = nil
    parent?.itemEnded()
  }
}

/// The open transactions of a world, outermost first.
@MainActor
final class TransactionStack {
  private var records: [TransactionRecord] = []
  /// A Boolean value that indicates whether the outermost transaction is implicit and is committed
  /// when the instant ends.
  private var hasImplicit = false

  nonisolated init() {}

  /// The innermost transaction, if one is open.
  var top: TransactionRecord? { records.last }

  /// Returns the innermost transaction. If there is none, an implicit one is opened for this
  /// instant.
  func current(in world: World) -> TransactionRecord {
    if let top { return top }
    let record = TransactionRecord(parent: nil, world: world)
    records.append(record)
    hasImplicit = true
    world.schedule(at: world.now) { [weak self, weak record] in
      if let record { self?.commitImplicit(record) }
    }
    return record
  }

  /// Records an animation that is being added.
  func beginItem(in world: World) -> TransactionRecord {
    let record = current(in: world)
    record.itemBegan()
    return record
  }

  func begin(in world: World) { records.append(TransactionRecord(parent: top, world: world)) }

  func commit() {
    guard records.count > (hasImplicit ? 1 : 0) else { return }
    records.removeLast().commit()
  }

  /// Commits the implicit transaction, unless explicit transactions are open in it.
  func flush() {
    if hasImplicit, records.count == 1 { commitImplicit(records[0]) }
  }

  private func commitImplicit(_ record: TransactionRecord) {
    guard hasImplicit, records.first === record else { return }
    hasImplicit = false
    records.removeFirst().commit()
  }

  /// Returns the innermost value that is set.
  func find<Value>(_ value: (TransactionRecord) -> Value?) -> Value? {
    for record in records.reversed() {
      if let found = value(record) { return found }
    }
    return nil
  }

  /// A Boolean value that indicates whether actions are disabled. It is read at every change of a
  /// property.
  var disablesActions: Bool { records.isEmpty ? false : find(\.disableActions) ?? false }
}
