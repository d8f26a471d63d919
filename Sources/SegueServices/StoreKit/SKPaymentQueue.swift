// The queue of payments. None can be made, and none was made before.

import Foundation

/// The methods that a queue calls on its observers.
public protocol SKPaymentTransactionObserver: AnyObject {
  /// Called when transactions have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when transactions were removed.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when earlier payments could not be found.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when earlier payments were found, which never happens.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Called when a payment was begun in the store, which never happens.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Does nothing by default.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing by default.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Returns `false` by default.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of payments.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: as on a device, it is used on the main thread, which is the world's.

  private static let shared = SKPaymentQueue()
  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { belonging(shared: shared) { SKPaymentQueue() } }
  /// Returns `false`, since no payment can be made.
  open class func canMakePayments() -> Bool { false }

  private var observers: [Observer] = []
  /// The transactions that are not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []

  private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }

  /// Adds an observer.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Adds a payment, whose transaction fails in the next turn of the main queue.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
  }

  /// Removes a transaction.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transactions.contains(transaction) else { return }
    transactions.removeAll { $0 === transaction }
    tell { $0.paymentQueue($1, removedTransactions: [transaction]) }
  }

  /// Asks for earlier payments, which fails in the next turn of the main queue.
  open func restoreCompletedTransactions() {
    let error = SKError.make(.unknown)
    tell { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: error) }
  }
  /// Asks for earlier payments of an account, which fails in the next turn of the main queue.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  private func tell(
    _ body: @escaping (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void
  ) {
    Reply.send { [self] in
      for object in observers.compactMap(\.object) { body(object, self) }
    }
  }
}
