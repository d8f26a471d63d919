// What a map shows, and what its delegate is told of changes.

import CoreLocation
import MapKit
import Testing
import UIKit

@Suite @MainActor struct RegionTests {
  @Test("A region is fitted into the map with its center")
  func fit() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(45, 7, 4)
      #expect(abs(map.region.span.longitudeDelta - 4) < 1e-9)
      #expect(abs(map.region.center.latitude - 45) < 1e-9)
      #expect(abs(map.centerCoordinate.longitude - 7) < 1e-9)
      // The map is twice as high as wide: 8 degrees of longitude in height, 5.6 of latitude.
      #expect(abs(map.region.span.latitudeDelta - 5.657) < 0.01)
      let flat = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 0))
      #expect(abs(map.regionThatFits(flat).span.longitudeDelta - 4) < 0.01)
    }
  }

  @Test("A region that is set before the layout is shown when the map has a size")
  func early() throws {
    let table = MapTable()
    try table.run { _ in
      let map = MKMapView()
      map.setRegion(around(10, 20, 1), animated: true)
      #expect(map.centerCoordinate.latitude == 10)
      map.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      map.layoutIfNeeded()
      #expect(abs(map.region.span.longitudeDelta - 1) < 1e-9)
      map.frame.size.width = 200
      map.layoutIfNeeded()
      #expect(abs(map.region.span.longitudeDelta - 1) < 1e-9, "fitted again")
    }
  }

  @Test("Points are converted to places and back")
  func conversion() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(0, 0, 40)
      let point = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 10), toPointTo: map)
      #expect(abs(point.x - 300) < 1e-9 && abs(point.y - 400) < 1e-9)
      let place = map.convert(CGPoint(x: 100, y: 400), toCoordinateFrom: map)
      #expect(abs(place.longitude - -10) < 1e-9)
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      map.superview?.addSubview(outer)
      outer.frame.origin.x = 50
      let moved = map.convert(
        CLLocationCoordinate2D(latitude: 0, longitude: 10), toPointTo: outer)
      #expect(abs(moved.x - 250) < 1e-9)
    }
  }

  @Test("A map across the antimeridian shows places of both sides")
  func antimeridian() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(0, 179, 4)
      let east = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: -180), toPointTo: map)
      #expect(abs(east.x - 300) < 1e-9)
      let place = map.convert(CGPoint(x: 350, y: 400), toCoordinateFrom: map)
      #expect(abs(place.longitude - -179.5) < 1e-9)
    }
  }

  @Test("A map does not show what is beyond the edges of the earth")
  func limits() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(80, 0, 300)
      let rect = map.visibleMapRect
      #expect(rect.minY >= -1e-6 && rect.maxY <= MKMapSize.world.height + 1e-6)
      #expect(abs(rect.height - MKMapSize.world.height) < 1)
      map.region = around(0, 0, 0)
      #expect(abs(map.visibleMapRect.width - 200) < 1e-6, "half a point per point")
    }
  }

  @Test("A rectangle is shown between margins")
  func margins() throws {
    let table = MapTable()
    try table.run { map in
      let rect = MKMapRect(x: 1e8, y: 1e8, width: 3000, height: 3000)
      map.setVisibleMapRect(
        rect, edgePadding: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0), animated: false)
      let left = map.convert(rect.origin.coordinate, toPointTo: map)
      #expect(abs(left.x - 100) < 1e-4)
      #expect(abs(map.visibleMapRect.width - 4000) < 1e-6)
    }
  }

  @Test("A camera's distance determines the height, with a view of 30 degrees")
  func camera() throws {
    let table = MapTable()
    try table.run { map in
      map.camera = MKMapCamera(
        lookingAtCenter: CLLocationCoordinate2D(latitude: 0, longitude: 5), fromDistance: 10_000,
        pitch: 0, heading: 0)
      let meters = map.visibleMapRect.height * MKMetersPerMapPointAtLatitude(0)
      #expect(abs(meters - 5358.98) < 0.1)
      map.region = map.region
      #expect(abs(map.camera.centerCoordinateDistance - 10_000) < 1)
    }
  }

  @Test("A change at once is reported at once, an animated one when it ends")
  func reports() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(0, 0, 4)
      table.listener.lines = []
      map.region = around(0, 10, 4)
      #expect(table.listener.lines == ["will false", "visible", "did false"])
      table.listener.lines = []
      map.setRegion(around(0, 12, 4), animated: true)
      #expect(table.listener.lines == ["will true"])
      #expect(abs(map.centerCoordinate.longitude - 12) < 1e-9, "the model is at the end")
    }
    table.listener.lines = []
    try table.advance(to: 1)
    #expect(table.listener.lines == ["visible", "did true"])
  }

  @Test("In the middle of an animation, annotation views are where the map is")
  func motion() throws {
    let table = MapTable()
    let hill = Hill(nil, 0, 0)
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotation(hill)
    }
    let view = try #require(table.map.view(for: hill))
    try table.run { $0.setRegion(around(0, 0.4, 4), animated: true) }
    try table.advance(to: 0.25)
    let x = try #require(table.world.run { view.layer.presentation()?.position.x })
    #expect(abs(x - 180) < 0.5, "half of 40 points")
    // A touch stops the map there.
    table.finger(0, [(0.3, 200, 700), (0.32, 200, 680)], lift: 0.9)
    try table.advance(to: 0.34)
    let shown = table.map.centerCoordinate.longitude
    #expect(shown > 0.2 && shown < 0.35)
  }

  @Test("A map reports once that it cannot be loaded")
  func loading() throws {
    let table = MapTable()
    try table.advance(to: 0.1)
    #expect(table.listener.lines.filter { $0 == "load fails" }.count == 1)
    #expect(table.world.diagnostics.warnings.count == 1)
    #expect(table.world.diagnostics.warnings.first?.contains("empty grid") == true)
  }

  @Test("The user's place is reported as a failure")
  func user() throws {
    let table = MapTable()
    try table.run { map in
      map.showsUserLocation = true
      map.setUserTrackingMode(.follow, animated: true)
      #expect(map.userTrackingMode == .none && map.userLocation.location == nil)
    }
    #expect(table.listener.lines.filter { $0 == "no user" }.count == 1)
  }

  @Test("An impossible region is a warning and not shown")
  func impossible() throws {
    let table = MapTable()
    try table.run { map in
      map.region = around(1, 2, 4)
      map.setRegion(around(200, 2, 4), animated: true)
      #expect(abs(map.centerCoordinate.latitude - 1) < 1e-9)
    }
    #expect(table.world.diagnostics.warnings.contains { $0.contains("center 200.0") })
  }
}
