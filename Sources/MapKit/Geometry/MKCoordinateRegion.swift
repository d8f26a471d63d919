// Regions by their centers and spans in degrees.

import CoreGraphics
import CoreLocation

/// The lengths to which degrees correspond.
enum MapScale {
  /// The length of the equator in meters, with the semi-major axis of WGS 84.
  static let circumference = 2 * Double.pi * 6_378_137
  /// The meters of a degree of latitude.
  static let metersPerDegree = circumference / 360

  /// Returns the cosine of an angle in degrees.
  static func cosine(_ degrees: Double) -> Double { DeterministicMath.cos(degrees * .pi / 180) }
}

/// The width and height of a region in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The degrees from the southern to the northern edge.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from the western to the eastern edge.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an empty span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A region of the earth.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The width and height in degrees.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates the region with a size in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let cosine = max(MapScale.cosine(center.latitude), 1e-6)
    let span = MKCoordinateSpan(
      latitudeDelta: min(latitudinalMeters / MapScale.metersPerDegree, 180),
      longitudeDelta: min(longitudinalMeters / (MapScale.metersPerDegree * cosine), 360))
    self.init(center: center, span: span)
  }
  /// Creates the region of a rectangle. Its center is the center of the rectangle, which is not
  /// halfway between the latitudes of its edges.
  public init(_ rect: MKMapRect) {
    let (north, south) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: rect.center.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north.latitude - south.latitude,
        longitudeDelta: rect.width / MKMapPoint.side * 360))
  }

  /// The rectangle between the edges.
  var mapRect: MKMapRect {
    let half = MKCoordinateSpan(
      latitudeDelta: span.latitudeDelta / 2, longitudeDelta: span.longitudeDelta / 2)
    let corners = [(1.0, -1.0), (-1.0, 1.0)].map { (up, right) in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + up * half.latitudeDelta,
          longitude: center.longitude + right * half.longitudeDelta))
    }
    return MKMapRect(around: corners)
  }

  /// Whether the region has a center and a size.
  var isUsable: Bool {
    CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
      && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
  }
}
