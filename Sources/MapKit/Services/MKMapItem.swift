// Places that other apps could show. There are no other apps.

import CoreLocation
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the way of travelling.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the center of the region.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the span of the region.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key for the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user's usual way of travelling.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with a name.
open class MKMapItem: NSObject {
  /// The place.
  public let placemark: MKPlacemark
  /// Whether this is the user's place.
  public let isCurrentLocation: Bool
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The address of the website.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind of place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item for a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    isCurrentLocation = false
    name = placemark.name
  }
  private init(current: Void) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    name = "Current Location"
  }

  /// Returns the user's place, which is not known.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// Returns `false`, with a warning, because there is no app with maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Returns `false`, with a warning, because there is no app with maps.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  {
    LocationEvents.warnOnce("MKMapItem: there is no app with maps; openInMaps returns false")
    return false
  }
}
