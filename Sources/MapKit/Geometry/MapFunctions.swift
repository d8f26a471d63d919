// The functions of MapKit by their names in C, which older apps use.

import CoreLocation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Projects a place.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the place of a point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{ MKMapRect(x: x, y: y, width: width, height: height) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the smallest rectangle that contains both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the common part.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle with its edges moved inward.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a point is in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether the rectangles have a common part.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle contains nothing.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a rectangle has no area.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the distance between two points in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the span of a region, in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the region with a size in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the region of a rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of meters that a point of the projected earth corresponds to at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of points of the projected earth that a meter corresponds to at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  let limit = MKMapPoint.highestLatitude
  let cosine = MapScale.cosine(min(max(latitude, -limit), limit))
  return MKMapPoint.side / (MapScale.circumference * cosine)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The whole earth.
public let MKMapRectWorld = MKMapRect.world
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rectangle that contains nothing.
public let MKMapRectNull = MKMapRect.null
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The size of the whole earth.
public let MKMapSizeWorld = MKMapSize.world
