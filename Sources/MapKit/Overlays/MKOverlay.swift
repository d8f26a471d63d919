// What covers an area of a map.

import CoreLocation
import Foundation

/// The levels of overlays.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads and below the labels of a map.
  case aboveRoads
  /// Above the labels of a map.
  case aboveLabels
}

/// An object that covers an area of a map.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that contains the overlay.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the overlay has a common part with a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay is opaque, so that the map below is not necessary.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Compares the rectangle that contains the overlay.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Overlays are not opaque by default.
  public var canReplaceMapContent: Bool { false }
}

/// Several points of the projected earth.
open class MKMultiPoint: MKShape {
  private let own: [MKMapPoint]

  init(_ points: [MKMapPoint]) { own = points }

  /// The number of points.
  open var pointCount: Int { own.count }
  /// The points of the projected earth, in memory that lives as long as the object.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    if let memory { return memory }
    let made = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(own.count, 1))
    made.initialize(from: own, count: own.count)
    memory = made
    return made
  }
  private var memory: UnsafeMutablePointer<MKMapPoint>?
  deinit { memory?.deallocate() }

  /// Writes the places of some of the points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length where own.indices.contains(range.location + index) {
      coords[index] = own[range.location + index].coordinate
    }
  }

  var mapPoints: [MKMapPoint] { own }
  /// The rectangle that contains the points.
  open var boundingMapRect: MKMapRect { MKMapRect(around: own) }
  /// The center of that rectangle.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : rect.center.coordinate
  }
}

/// Lines between points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates lines between points of the projected earth.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(made: Array(UnsafeBufferPointer(start: points, count: count)))
  }
  /// Creates lines between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(made: UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
  }
  init(made points: [MKMapPoint]) { super.init(points) }
}

/// Lines between places along the shortest ways on a sphere.
open class MKGeodesicPolyline: MKPolyline {
  /// The number of parts of each line.
  private static let parts = 64

  override init(made points: [MKMapPoint]) {
    let lines = zip(points, points.dropFirst()).flatMap { Self.line($0, $1) }
    super.init(made: Array(points.prefix(1)) + lines)
  }

  /// The points after the first of a line.
  private static func line(_ a: MKMapPoint, _ b: MKMapPoint) -> [MKMapPoint] {
    let (from, to) = (SpherePoint(a.coordinate), SpherePoint(b.coordinate))
    var last = a
    return (1...parts).map { part in
      var point = MKMapPoint(from.toward(to, share: Double(part) / Double(parts)).coordinate)
      // A line across the antimeridian continues beyond the edge of the world.
      let side = MKMapPoint.side
      point.x = last.x + (point.x - last.x).remainder(dividingBy: side)
      last = point
      return point
    }
  }
}

/// An area between lines.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The areas that are left out.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area between points of the projected earth.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }
  /// Creates an area between points of the projected earth, without the areas inside.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(made: Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons)
  }
  /// Creates an area between places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }
  /// Creates an area between places, without the areas inside.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    let points = UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init)
    self.init(made: points, interiorPolygons)
  }
  init(made points: [MKMapPoint], _ inside: [MKPolygon]?) {
    interiorPolygons = inside
    super.init(points)
  }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }
  /// Creates the largest circle inside of a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.center.coordinate
    let points = min(mapRect.width, mapRect.height) / 2
    self.init(
      center: center, radius: points * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
  /// The square around the circle.
  open var boundingMapRect: MKMapRect {
    let (middle, reach) = (
      MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude)
    )
    return MKMapRect(
      x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Several lines as one overlay.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// Creates an overlay with lines.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  /// The rectangle that contains all lines.
  open var boundingMapRect: MKMapRect {
    polylines.reduce(.null) { $0.union($1.boundingMapRect) }
  }
  /// The center of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// Several areas as one overlay.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  /// Creates an overlay with areas.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  /// The rectangle that contains all areas.
  open var boundingMapRect: MKMapRect {
    polygons.reduce(.null) { $0.union($1.boundingMapRect) }
  }
  /// The center of that rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}
