// A place with what a device knows about it.

import Foundation

/// A floor of a building.
open class CLFloor: NSObject {
  /// The number of the floor; 0 is the ground floor.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// A place with its altitude, its accuracy, and the movement at it.
open class CLLocation: NSObject {
  /// The latitude and the longitude.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level in meters.
  public let altitude: CLLocationDistance
  /// The altitude above the ellipsoid in meters. It is not distinguished from `altitude`.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The radius of uncertainty in meters; negative if the coordinate is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in meters; negative if the altitude is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement in degrees from north; negative if it is not known.
  public let course: CLLocationDirection
  /// The uncertainty of the direction in degrees; negative if it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed in meters per second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed; negative if it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The instant at which the location was determined.
  public let timestamp: Date
  /// The floor of the building; always `nil`.
  open var floor: CLFloor? { nil }

  /// Creates a location without an altitude, at the present time of the world's clock.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: LocationEvents.date)
  }
  /// Creates a location without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// Creates a location with a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }
  /// Creates a location with a movement and its accuracy.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy, self.timestamp) = (speed, speedAccuracy, timestamp)
  }

  /// Returns the distance from another location in meters: along the shortest line on the ellipsoid
  /// WGS 84, without the altitudes. Apple does not document its formula; a device may differ by up to
  /// half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// The coordinate, accuracy and movement.
  open override var description: String {
    let place = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
    let movement = String(format: "(speed %.2f mps / course %.2f)", speed, course)
    return place + String(format: " +/- %.2fm ", horizontalAccuracy) + movement
  }
}

// All that a location stores are constants that can be sent.
extension CLLocation: @unchecked Sendable {}
