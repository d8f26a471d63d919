// The kinds of maps and what they show. Without a network all of them show the same grid, so that these
// values are stored.

import CoreLocation
import Foundation

/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// Roads and names.
  case standard
  /// Images of satellites.
  case satellite
  /// Images of satellites with roads and names.
  case hybrid
  /// Images of satellites with elevation.
  case satelliteFlyover
  /// Images of satellites with elevation, roads and names.
  case hybridFlyover
  /// Roads and names in colors that stay behind an app's own data.
  case mutedStandard
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none
  /// It shows the user's place in the center.
  case follow
  /// It turns with the user, too.
  case followWithHeading
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Gas stations.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Parking.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Public transport.
  public static let publicTransport = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Shops.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
}

/// The kinds of places that a map shows.
open class MKPointOfInterestFilter: NSObject {
  private let names: Set<MKPointOfInterestCategory>
  private let includes: Bool

  /// All kinds.
  nonisolated(unsafe) public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  nonisolated(unsafe) public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Creates a filter that keeps some kinds.
  public init(including categories: [MKPointOfInterestCategory]) {
    (names, includes) = (Set(categories), true)
  }
  /// Creates a filter that leaves out some kinds.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (names, includes) = (Set(categories), false)
  }
  /// Returns whether places of a kind are shown.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    names.contains(category) == includes
  }
  /// Returns whether places of a kind are left out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A kind of map with its settings.
open class MKMapConfiguration: NSObject {
  /// Whether the map has elevation.
  public enum ElevationStyle: Int, Sendable {
    /// It is flat.
    case flat
    /// It has mountains.
    case realistic
  }
  /// Whether the map has elevation.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with roads and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How strong the colors are.
  public enum EmphasisStyle: Int, Sendable {
    /// Usual colors.
    case `default`
    /// Pale colors.
    case muted
  }
  /// How strong the colors are.
  open var emphasisStyle = EmphasisStyle.default
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false

  /// Creates a map with usual colors.
  public override init() {}
  /// Creates a map.
  public convenience init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

/// A map with images of satellites.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map.
  public override init() {}
  /// Creates a map.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map with images of satellites, roads and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown.
  open var showsTraffic = false

  /// Creates a map.
  public override init() {}
  /// Creates a map.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
