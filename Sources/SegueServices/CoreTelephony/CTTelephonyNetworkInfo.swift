// The cellular network, of which there is none.

import Foundation

/// A provider of a cellular network. There is none.
open class CTCarrier: NSObject {
  /// The name of the provider.
  open var carrierName: String? { nil }
  /// The code of the country in the network.
  open var mobileCountryCode: String? { nil }
  /// The code of the network.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the internet are permitted.
  open var allowsVOIP: Bool { false }
}

/// What is known about the cellular network: nothing.
open class CTTelephonyNetworkInfo: NSObject {
  /// Creates an object.
  public override init() { super.init() }
  /// The providers. `nil`, since there is no card.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The provider. `nil`, since there is no card.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The kind of the network. `nil`, since there is none.
  open var currentRadioAccessTechnology: String? { nil }
  /// The kinds of the networks. `nil`, since there is none.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
