// Regions that apps ask to be told of. Nothing enters or leaves them, since there are no locations.

import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// It is not known.
  case unknown
  /// The device is in the region.
  case inside
  /// The device is outside of the region.
  case outside
}

/// How close a beacon is.
public enum CLProximity: Int, Sendable {
  /// It is not known.
  case unknown
  /// Centimeters.
  case immediate
  /// A few meters.
  case near
  /// Farther than that.
  case far
}

/// An area with an identifier.
open class CLRegion: NSObject {
  /// The identifier.
  public let identifier: String
  /// Whether entering the region is of interest.
  open var notifyOnEntry = true
  /// Whether leaving the region is of interest.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  /// Regions with the same identifier are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hash }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }
}

/// The first number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The second number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject {
  /// The identifier of the beacons' owner.
  public let uuid: UUID
  /// The first number; `nil` for any.
  public let major: CLBeaconMajorValue?
  /// The second number; `nil` for any.
  public let minor: CLBeaconMinorValue?

  /// Creates the identity of a beacon, or of all with the numbers that are given.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The surroundings of a beacon. No beacon is ever found.
open class CLBeaconRegion: CLRegion {
  /// The identity of the beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// Whether the app is told when the display is switched on.
  open var notifyEntryStateOnDisplay = false
  /// The identifier of the beacons' owner.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier of the beacons' owner.
  open var proximityUUID: UUID { uuid }
  /// The first number; `nil` for any.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The second number; `nil` for any.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// Creates the region of beacons with an identity.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// Creates the region of all beacons of an owner.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Creates the region of beacons with a first number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }
  /// Creates the region of a beacon.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
  /// Creates the region of all beacons of an owner.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
}

/// A beacon. None is ever found.
open class CLBeacon: NSObject {
  /// The identifier of the beacon's owner.
  public let uuid: UUID
  /// The first number.
  public let major: NSNumber
  /// The second number.
  public let minor: NSNumber
  /// How close the beacon is.
  open var proximity: CLProximity { .unknown }
  /// The uncertainty of the distance in meters; negative, since it is not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal in decibels.
  open var rssi: Int { 0 }

  init(_ uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.uuid = uuid
    (self.major, self.minor) = (NSNumber(value: major), NSNumber(value: minor))
  }
}
