// The products of the store. None is ever received; a product that code creates itself is empty.

import Foundation

/// The units of periods.
public enum SKProductPeriodUnit: UInt, Sendable {
  /// Days.
  case day
  /// Weeks.
  case week
  /// Months.
  case month
  /// Years.
  case year
}

/// A period of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
  /// The number of units.
  open var numberOfUnits: Int { 0 }
  /// The unit.
  open var unit: SKProductPeriodUnit { .day }
}

/// A discount.
open class SKProductDiscount: NSObject {
  /// The ways in which a discount is paid.
  public enum PaymentMode: UInt, Sendable {
    /// In each period.
    case payAsYouGo
    /// At once.
    case payUpFront
    /// Not at all.
    case freeTrial
  }

  /// The price.
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  /// The locale of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// The identifier.
  open var identifier: String? { nil }
  /// The period.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// The number of periods.
  open var numberOfPeriods: Int { 0 }
  /// How it is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A product of the store.
open class SKProduct: NSObject {
  /// The description.
  open var localizedDescription: String { "" }
  /// The name.
  open var localizedTitle: String { "" }
  /// The price.
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  /// The locale of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// The identifier.
  open var productIdentifier: String { "" }
  /// The period of a subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The group of subscriptions.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The discount for new customers.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The other discounts.
  open var discounts: [SKProductDiscount] { [] }
  /// Whether there is something to download.
  open var isDownloadable: Bool { false }
}

/// The answer to a request for products. None is ever received.
open class SKProductsResponse: NSObject {
  /// The products.
  open var products: [SKProduct] { [] }
  /// The identifiers that stand for nothing.
  open var invalidProductIdentifiers: [String] { [] }
}
