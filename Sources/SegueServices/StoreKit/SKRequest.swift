// Requests to the store. All end with an error, since there is no network.

import Foundation

/// The methods that a request calls on its delegate.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when a request has ended well, which never happens.
  func requestDidFinish(_ request: SKRequest)
  /// Called in the turn of the main queue after the request was started.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing by default.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing by default.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The methods that a request for products calls on its delegate.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called when the products were received, which never happens.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the store.
open class SKRequest: NSObject {
  private var isCancelled = false
  /// The object that is notified.
  open weak var delegate: (any SKRequestDelegate)?

  /// Starts the request, which fails in the next turn of the main queue.
  open func start() {
    isCancelled = false
    Reply.send { [self] in
      guard !isCancelled else { return }
      delegate?.request(self, didFailWithError: SKError.make(.unknown))
    }
  }

  /// Cancels the request: its delegate is not called.
  open func cancel() { isCancelled = true }
}

/// A request for products.
open class SKProductsRequest: SKRequest {
  /// The identifiers of the products.
  public let productIdentifiers: Set<String>

  /// Creates a request for the products with some identifiers.
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

/// A request for the receipt of the app.
open class SKReceiptRefreshRequest: SKRequest {
  /// The properties of the receipt.
  public let receiptProperties: [String: Any]?

  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}
