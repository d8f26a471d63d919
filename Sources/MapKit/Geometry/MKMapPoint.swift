// The plane on which maps are drawn: the earth in Mercator's projection, as a square of 2^28 points.

import CoreGraphics
import CoreLocation

/// A point of the projected earth. The origin is the northwestern corner.
public struct MKMapPoint: Sendable {
  /// The points east of the antimeridian.
  public var x: Double
  /// The points south of the upper edge.
  public var y: Double

  /// The width and height of the projected earth.
  static let side = 268_435_456.0
  /// The latitude of the upper edge in degrees, at which the earth is as high as wide.
  static let highestLatitude = 85.05112877980659

  /// Creates the northwestern corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Projects a place. Latitudes beyond those of the edges are on the edges.
  ///
  /// Source: J. P. Snyder, "Map Projections: A Working Manual" (1987), equations 7-1 and 7-2a, for
  /// the sphere.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let limit = Self.highestLatitude
    let latitude = min(max(coordinate.latitude, -limit), limit)
    let sine = DeterministicMath.sin(latitude * .pi / 180)
    let northing = DeterministicMath.log((1 + sine) / (1 - sine)) / (4 * .pi)
    x = (coordinate.longitude + 180) / 360 * Self.side
    y = (0.5 - northing) * Self.side
  }

  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let power = DeterministicMath.exp((0.5 - y / Self.side) * 2 * .pi)
    let latitude = 2 * DeterministicMath.atan2(power, 1) * 180 / .pi - 90
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / Self.side * 360 - 180)
  }

  /// Returns the distance to another point in meters, on the ellipsoid.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// A size on the projected earth.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates an empty size.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the whole earth.
  public static let world = MKMapSize(width: MKMapPoint.side, height: MKMapPoint.side)
}
