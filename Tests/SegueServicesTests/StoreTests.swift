// The store cannot be reached, and nothing can be bought.

import SegueServices
import SegueWorld
import Testing

@MainActor @Suite struct StoreTests {
  final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var calls: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      calls.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      calls.append("failed \((error as? SKError)?.code == .unknown)")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        let code = (transaction.error as? SKError)?.code.rawValue ?? -1
        calls.append(
          "\(transaction.payment.productIdentifier) \(transaction.transactionState) \(code)")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) { calls.append("not restored") }
  }

  @Test("A request for products fails in the next turn, unless it is cancelled")
  func products() throws {
    let (world, shop) = (World(), Shop())
    world.run {
      let request = SKProductsRequest(productIdentifiers: ["pro"])
      request.delegate = shop
      request.start()
      let cancelled = SKReceiptRefreshRequest()
      cancelled.delegate = shop
      cancelled.start()
      cancelled.cancel()
      #expect(shop.calls.isEmpty)
    }
    try world.advance(to: .zero)
    #expect(shop.calls == ["failed true"])
  }

  @Test("A payment fails, and is finished; earlier ones cannot be restored")
  func payments() throws {
    let (world, shop) = (World(), Shop())
    world.run {
      #expect(!SKPaymentQueue.canMakePayments())
      let payment = SKMutablePayment()
      payment.productIdentifier = "pro"
      SKPaymentQueue.default().add(shop)
      SKPaymentQueue.default().add(payment)
      #expect(SKPaymentQueue.default().transactions.count == 1)
      SKPaymentQueue.default().restoreCompletedTransactions()
    }
    try world.advance(to: .zero)
    #expect(shop.calls == ["pro failed 4", "not restored"])
    world.run {
      #expect(SKPaymentQueue.default().transactions.isEmpty)
      SKPaymentQueue.default().remove(shop)
      SKPaymentQueue.default().restoreCompletedTransactions()
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(shop.calls.count == 2)
  }
}
