// A place with an address, as an annotation.

import CoreLocation
import Foundation

/// A placemark that can stand on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  /// The country's code of two letters.
  open var countryCode: String? { isoCountryCode }
  /// The name of the place.
  open var title: String? { name }
  /// No line below the title.
  open var subtitle: String? { nil }

  /// Creates the placemark of a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// Creates a placemark.
  ///
  /// - Parameter addressDictionary: The parts of the address: `Street`, `City`, `State`, `ZIP`,
  ///   `Country` and others.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }
  /// Creates a copy of a placemark.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}
