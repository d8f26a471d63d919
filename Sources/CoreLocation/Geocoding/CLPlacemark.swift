// The description of a place by words.

import Foundation

/// A place with its address. Nothing finds one here, since there is no network.
open class CLPlacemark: NSObject {
  /// The location.
  open private(set) var location: CLLocation?
  /// The region around the place.
  open private(set) var region: CLRegion?
  /// The time zone.
  open private(set) var timeZone: TimeZone?
  /// The parts of the address by their names.
  open private(set) var addressDictionary: [AnyHashable: Any]?

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    (location, region, timeZone) = (placemark.location, placemark.region, placemark.timeZone)
    addressDictionary = placemark.addressDictionary
  }

  /// Creates the placemark of a location.
  package init(location: CLLocation?, addressDictionary: [AnyHashable: Any]?) {
    (self.location, self.addressDictionary) = (location, addressDictionary)
  }

  private func part(_ name: String) -> String? { addressDictionary?[name] as? String }

  /// The name of the place.
  open var name: String? { part("Name") }
  /// The name of the street.
  open var thoroughfare: String? { part("Thoroughfare") ?? part("Street") }
  /// The number of the house.
  open var subThoroughfare: String? { part("SubThoroughfare") }
  /// The city.
  open var locality: String? { part("City") }
  /// The part of the city.
  open var subLocality: String? { part("SubLocality") }
  /// The state or province.
  open var administrativeArea: String? { part("State") }
  /// The county.
  open var subAdministrativeArea: String? { part("SubAdministrativeArea") }
  /// The postal code.
  open var postalCode: String? { part("ZIP") }
  /// The country's code of two letters.
  open var isoCountryCode: String? { part("CountryCode") }
  /// The country.
  open var country: String? { part("Country") }
  /// The lake or river.
  open var inlandWater: String? { part("InlandWater") }
  /// The ocean.
  open var ocean: String? { part("Ocean") }
  /// Landmarks at the place.
  open var areasOfInterest: [String]? { addressDictionary?["AreasOfInterest"] as? [String] }
}
