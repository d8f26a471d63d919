// StoreKit 2: purchases, of which there are none.

import Foundation
import UIKit

/// What the store has signed, and whether the signature is right.
public enum VerificationResult<SignedType> {
  /// Why a signature is not right.
  public enum VerificationError: Error, Sendable {
    /// The certificate is not valid.
    case invalidCertificateChain
    /// The signature belongs to something else.
    case invalidSignature
    /// The signature was made for another device.
    case invalidDeviceVerification
  }

  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// The contents.
  /// - Throws: The error, if the signature is not right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The contents, whether the signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase. None exists.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number of the purchase.
  public let id: UInt64
  /// The number of the first purchase of the product.
  public let originalID: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The kind of product.
  public let productType: Product.ProductType
  /// The time of the purchase.
  public let purchaseDate: Date
  /// The time at which a subscription ends.
  public let expirationDate: Date?
  /// The time at which the store has taken the purchase back.
  public let revocationDate: Date?
  /// Whether a subscription has been replaced by another one.
  public let isUpgraded: Bool

  /// Tells the store that the purchase has been delivered.
  public func finish() async {}

  /// Purchases, one after the other: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// What the sequence consists of.
    public typealias Element = VerificationResult<Transaction>
    let isEndless: Bool

    /// Reads purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isEndless: Bool

      /// Returns `nil`; for purchases to come, waits until the task is cancelled.
      public mutating func next() async -> VerificationResult<Transaction>? {
        guard isEndless else { return nil }
        let stream = AsyncStream<VerificationResult<Transaction>>.makeStream()
        var iterator = stream.stream.makeAsyncIterator()
        let found = await iterator.next()
        withExtendedLifetime(stream.continuation) {}
        return found
      }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isEndless: isEndless) }
  }

  /// The purchases that the user has: none.
  public static var currentEntitlements: Transactions { Transactions(isEndless: false) }
  /// All purchases of the user: none.
  public static var all: Transactions { Transactions(isEndless: false) }
  /// The purchases that have not been finished: none.
  public static var unfinished: Transactions { Transactions(isEndless: false) }
  /// The purchases to come, of which none comes.
  public static var updates: Transactions { Transactions(isEndless: true) }
  /// Returns the last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Returns the purchase of a product that the user has: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}
