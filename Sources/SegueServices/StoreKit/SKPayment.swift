// Payments, and what became of them.

import Foundation

/// A payment.
open class SKPayment: NSObject {
  fileprivate(set) var identifier = ""
  fileprivate(set) var amount = 1
  /// The identifier of the product.
  open var productIdentifier: String { identifier }
  /// The number of products.
  open var quantity: Int { amount }

  /// Creates an empty payment.
  public override init() { super.init() }
  /// Creates a payment for a product.
  public convenience init(product: SKProduct) {
    self.init()
    identifier = product.productIdentifier
  }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment {
  /// The identifier of the product.
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  /// The number of products.
  open override var quantity: Int {
    get { amount }
    set { amount = newValue }
  }
  /// The account of the user in the app.
  open var applicationUsername: String?
}

/// The states of transactions.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The store is working on it.
  case purchasing
  /// The payment was made.
  case purchased
  /// The payment was not made.
  case failed
  /// An earlier payment was found.
  case restored
  /// Somebody else has to agree.
  case deferred
}

/// A payment and what became of it.
open class SKPaymentTransaction: NSObject {
  /// The payment.
  public let payment: SKPayment
  /// The state: the payment was not made.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why the payment was not made.
  open var error: (any Error)? { SKError.make(.paymentNotAllowed) }
  /// The identifier of the transaction.
  open var transactionIdentifier: String? { nil }
  /// The date of the transaction.
  open var transactionDate: Date? { nil }
  /// The transaction that was restored.
  open var original: SKPaymentTransaction? { nil }

  init(_ payment: SKPayment) { self.payment = payment }
}
