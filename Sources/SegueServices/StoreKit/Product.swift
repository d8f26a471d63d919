// StoreKit 2: products, of which the store offers none, since it cannot be reached.

import Foundation
import UIKit

/// Why the store did not do something.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// The reason is not known.
  case unknown
  /// The user has cancelled.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The product is not sold in this country.
  case notAvailableInStorefront
  /// The app may not use the store.
  case notEntitled

  /// A text about the error.
  public var errorDescription: String? { "Cannot connect to the store." }
  static var offline: StoreKitError { .networkError(URLError(.notConnectedToInternet)) }
}

/// A product of the store. None exists.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of products.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the kind.
    public let rawValue: String
    /// Creates a kind of Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// What is bought once.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// A subscription that is renewed.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// A setting of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// The number of products.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }
    /// The account of the app's user.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "account \(token)")
    }
  }

  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    /// The product has been bought.
    case success(VerificationResult<Transaction>)
    /// The user has cancelled.
    case userCancelled
    /// Somebody else has to agree.
    case pending
  }

  /// The identifier of the product.
  public let id: String
  /// The kind of product.
  public let type: ProductType
  /// The name of the product.
  public let displayName: String
  /// The description of the product.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as text.
  public let displayPrice: String
  /// Whether a family shares the product.
  public let isFamilyShareable: Bool

  /// Returns the products with the given identifiers: none, as of a store that has not heard of them.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Buys the product. Payments cannot be made: it throws an error of the network.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.offline
  }
}

extension AppStore {
  /// Looks for earlier purchases. It throws an error of the network.
  public static func sync() async throws { throw StoreKitError.offline }
}
