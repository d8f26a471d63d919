// Directions of a device, which is without a compass here.

import Foundation

/// A component of a magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction that a device points to. There is no compass, so no manager delivers one.
open class CLHeading: NSObject {
  /// The degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The degrees from the geographic north pole.
  open var trueHeading: CLLocationDirection { -1 }
  /// The uncertainty in degrees; negative, since the direction is not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the x-axis.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the y-axis.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the z-axis.
  open var z: CLHeadingComponentValue { 0 }
  /// The instant at which the direction was determined.
  public let timestamp: Date

  override init() { timestamp = LocationEvents.date }
}

/// The orientation of a device to which headings are relative.
public enum CLDeviceOrientation: Int32, Sendable {
  /// The orientation is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the upper edge below.
  case portraitUpsideDown
  /// Sideways, with the upper edge at the left.
  case landscapeLeft
  /// Sideways, with the upper edge at the right.
  case landscapeRight
  /// Flat, with the screen above.
  case faceUp
  /// Flat, with the screen below.
  case faceDown
}

/// A stay at a place. None is ever delivered.
open class CLVisit: NSObject {
  /// The instant of the arrival.
  public let arrivalDate: Date
  /// The instant of the departure.
  public let departureDate: Date
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The radius of uncertainty in meters.
  public let horizontalAccuracy: CLLocationAccuracy

  init(at coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    (self.coordinate, arrivalDate, departureDate) = (coordinate, arrival, departure)
    horizontalAccuracy = 0
  }
}
