// Coordinates, and the numbers that they consist of.

import Foundation

/// An angle in degrees: a latitude or a longitude.
public typealias CLLocationDegrees = Double
/// A length in meters.
public typealias CLLocationDistance = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// An angle in degrees, clockwise from north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A radius of uncertainty in meters.
public typealias CLLocationAccuracy = Double

/// A place on the earth, as latitude and longitude on the ellipsoid WGS 84.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of the zero meridian.
  public var longitude: CLLocationDegrees

  /// Creates the place at which the equator and the zero meridian meet.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the latitude is between -90 and 90 degrees, and the longitude between -180 and
/// 180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A distance filter that lets all movements pass.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A heading filter that lets all changes pass.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time interval.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// The highest accuracy, with further sensors, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that may not use precise locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
