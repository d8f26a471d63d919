// The projection, against published values.

import CoreLocation
import MapKit
import Testing

@Suite struct ProjectionTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  @Test("The example of EPSG's guidance note 7-2 for the pseudo-Mercator projection")
  func guidance() {
    let point = MKMapPoint(place(24 + 22 / 60.0 + 54.433 / 3600, -(100 + 20 / 60.0)))
    let meters = 2 * Double.pi * 6_378_137 / MKMapSize.world.width
    #expect(abs((point.x - MKMapSize.world.width / 2) * meters - -11_169_055.58) < 0.01)
    #expect(abs((MKMapSize.world.height / 2 - point.y) * meters - 2_800_000) < 0.01)
  }

  @Test("The earth is a square of 2^28 points, whose edges are at 85.05 degrees")
  func square() {
    let center = MKMapPoint(place(0, 0))
    #expect(center.x == 134_217_728 && center.y == 134_217_728)
    let corner = MKMapPoint(place(89, -180))
    #expect(corner.x == 0 && abs(corner.y) < 1e-5)
    #expect(abs(MKMapPoint(place(-89, 180)).y - 268_435_456) < 1e-5)
  }

  @Test("Places return from the projection", arguments: [-85.0, -33.3, 0, 0.001, 48.2, 71.5, 85])
  func inverse(_ latitude: Double) {
    for longitude in stride(from: -180.0, through: 180, by: 37.5) {
      let found = MKMapPoint(place(latitude, longitude)).coordinate
      #expect(abs(found.latitude - latitude) < 1e-9)
      #expect(abs(found.longitude - longitude) < 1e-9)
    }
  }

  @Test("The length of a point is that of the equator, and half of it at 60 degrees")
  func meters() {
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
    #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.149_291 / 2) < 1e-6)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-12)
    let (a, b) = (MKMapPoint(place(0, 0)), MKMapPoint(place(0, 1)))
    #expect(abs(a.distance(to: b) - 111_319.491) < 0.001)
  }

  @Test("Rectangles have the operations of CGRect")
  func rectangles() {
    let (a, b) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: -5, width: 10, height: 10)
    )
    let (common, both) = (a.intersection(b), a.union(b))
    #expect(common.minX == 5 && common.maxX == 10 && common.minY == 0 && common.maxY == 5)
    #expect(both.minX == 0 && both.maxX == 15 && both.minY == -5 && both.maxY == 10)
    #expect(MKMapRect.null.union(a).width == 10 && MKMapRect.null.isNull)
    #expect(!a.intersects(a.offsetBy(dx: 10, dy: 0)))
    #expect(a.contains(MKMapPoint(x: 10, y: 10)) && !a.contains(MKMapPoint(x: 10.1, y: 0)))
    let wide = MKMapRect(x: MKMapSize.world.width - 5, y: 0, width: 10, height: 1)
    #expect(wide.spans180thMeridian && wide.remainder.minX == 0 && wide.remainder.width == 5)
  }

  @Test("A region in meters has the degrees of that length")
  func region() {
    let region = MKCoordinateRegion(
      center: place(60, 10), latitudinalMeters: 111_319.49, longitudinalMeters: 111_319.49)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-6)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-6)
  }

  @Test("A geodesic bends to the pole, and crosses the antimeridian")
  func geodesic() {
    let line = MKGeodesicPolyline(coordinates: [place(50, -30), place(50, 30)], count: 2)
    #expect(line.pointCount == 65)
    var middle = CLLocationCoordinate2D()
    line.getCoordinates(&middle, range: NSRange(location: 32, length: 1))
    // tan 50° / cos 30° is the tangent of the latitude in the middle.
    #expect(abs(middle.latitude - 53.994_9) < 1e-3 && abs(middle.longitude) < 1e-9)
    let pacific = MKGeodesicPolyline(coordinates: [place(0, 170), place(0, -170)], count: 2)
    #expect(abs(pacific.boundingMapRect.width / MKMapSize.world.width * 360 - 20) < 1e-6)
  }

  @Test("A circle has the radius of its latitude")
  func circle() {
    let circle = MKCircle(center: place(60, 0), radius: 1000)
    #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(60) - 2000) < 1e-6)
    #expect(circle.intersects(circle.boundingMapRect.insetBy(dx: -1, dy: -1)))
  }
}
