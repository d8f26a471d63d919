// Transactions belong to a world. A record counts what was begun in it (animations, and transactions
// inside it); when it is committed and the count is zero, its completion runs at that same instant.

import Foundation

/// One transaction.
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

  /// An animation begins.
  func itemBegan() { openItems += 1 }

  /// An animation, or a transaction inside, is over.
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
  /// Whether the outermost was opened by itself, and commits itself when the instant ends.
  private var hasImplicit = false

  nonisolated init() {}

  /// The innermost transaction, if one is open.
  var top: TransactionRecord? { records.last }

  /// The innermost transaction; one is opened for this instant if there is none.
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

  /// Counts an animation that is being added.
  func noteItem(in world: World) -> TransactionRecord {
    let record = current(in: world)
    record.itemBegan()
    return record
  }

  func begin(in world: World) { records.append(TransactionRecord(parent: top, world: world)) }

  func commit() {
    guard records.count > (hasImplicit ? 1 : 0) else { return }
    records.removeLast().commit()
  }

  /// Commits what opened by itself, unless explicit transactions are open in it.
  func flush() {
    if hasImplicit, records.count == 1 { commitImplicit(records[0]) }
  }

  private func commitImplicit(_ record: TransactionRecord) {
    guard hasImplicit, records.first === record else { return }
    hasImplicit = false
    records.removeFirst().commit()
  }

  /// The innermost value that is set.
  func find<Value>(_ value: (TransactionRecord) -> Value?) -> Value? {
    for record in records.reversed() {
      if let found = value(record) { return found }
    }
    return nil
  }

  /// Whether actions are switched off. Asked at every change of a property.
  var disablesActions: Bool { records.isEmpty ? false : find(\.disableActions) ?? false }
}
