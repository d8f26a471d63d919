// Annotations, their views, and their reuse.

import CoreLocation
import MapKit
import Testing
import UIKit

/// A view of an app that is registered by its class.
private final class HillView: MKMarkerAnnotationView {
  override var annotation: (any MKAnnotation)? {
    willSet { if newValue is Hill { glyphText = "H" } }
  }
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@Suite @MainActor struct AnnotationTests {
  @Test("A view is requested in the layout after the annotation was added, and reported")
  func request() throws {
    let table = MapTable()
    let hill = Hill("A", 0, 0)
    try table.run { map in
      map.region = around(0, 0, 4)
      table.listener.lines = []
      map.addAnnotations([hill, hill])
      #expect(table.listener.lines.isEmpty && map.annotations.count == 1)
    }
    #expect(table.listener.lines.prefix(2) == ["view for A", "added 1"])
    let view = try #require(table.map.view(for: hill))
    #expect(view is MKMarkerAnnotationView)
    // The tip of the balloon, in the middle of its lower edge, is at the place.
    #expect(abs(view.frame.maxY - 400) < 1e-9 && abs(view.frame.midX - 200) < 1e-9)
  }

  @Test("Annotations far from the visible part have no views, and their views are reused")
  func reuse() throws {
    let table = MapTable()
    let hills = [Hill("A", 0, 0), Hill("B", 0, 50)]
    try table.run { map in
      map.register(
        HillView.self,
        forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
      map.region = around(0, 0, 4)
      map.addAnnotations(hills)
    }
    let first = try #require(table.map.view(for: hills[0]) as? HillView)
    #expect(first.glyphText == "H", "the annotation is set after the initializer")
    #expect(table.map.view(for: hills[1]) == nil)
    try table.run { $0.region = around(0, 25, 4) }
    #expect(table.map.view(for: hills[0]) == nil)
    try table.run { $0.region = around(0, 50, 4) }
    #expect(table.map.view(for: hills[1]) === first)
    #expect(first.reuses == 1 && first.annotation === hills[1])
  }

  @Test("The delegate's view is placed with its offset, behind those to the south")
  func order() throws {
    let table = MapTable()
    let (north, south) = (Hill("N", 0.01, 0), Hill("S", 0, 0))
    table.listener.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: "x")
      view.bounds.size = CGSize(width: 20, height: 20)
      view.centerOffset = CGPoint(x: 5, y: -10)
      return view
    }
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotations([south, north])
    }
    let views = try [north, south].map { try #require(table.map.view(for: $0)) }
    #expect(views[1].center == CGPoint(x: 205, y: 390))
    #expect(views[0].superview?.subviews == views)
    try table.run { _ in views[0].zPriority = .max }
    #expect(views[0].superview?.subviews == [views[1], views[0]])
  }

  @Test("The view follows an annotation that moves, also in an animation block")
  func moving() throws {
    let table = MapTable()
    let point = MKPointAnnotation()
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotation(point)
    }
    let view = try #require(table.map.view(for: point))
    try table.run { _ in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        point.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 1)
      } completion: { _ in
      }
    }
    try table.advance(to: 0.5)
    #expect(abs(view.center.x - 300) < 1e-9)
    let shown = try #require(table.world.run { view.layer.presentation()?.position.x })
    #expect(abs(shown - 250) < 1e-6)
  }

  @Test("The view follows an app's annotation whose place is a dynamic property")
  func dynamic() throws {
    final class Boat: NSObject, MKAnnotation, SegueKeyValueSource {
      // As the adapter writes `@objc dynamic var coordinate`.
      var coordinate = CLLocationCoordinate2D() { didSet { _didChange(\Boat.coordinate) } }
    }
    let table = MapTable()
    let boat = Boat()
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotation(boat)
    }
    let view = try #require(table.map.view(for: boat))
    try table.run { map in
      boat.coordinate.longitude = 1
      #expect(abs(view.center.x - 300) < 1e-9)
      map.removeAnnotation(boat)
      boat.coordinate.longitude = 1.5
      #expect(abs(view.center.x - 300) < 1e-9, "not observed any more")
    }
  }

  @Test("All annotations are shown with margins, and one alone with its surroundings")
  func showing() throws {
    let table = MapTable()
    let hills = [Hill("A", 10, 10), Hill("B", 10, 20)]
    try table.run { map in
      map.showAnnotations(hills, animated: false)
      let points = hills.map { map.convert($0.coordinate, toPointTo: map) }
      #expect(abs(points[0].x - 40) < 1e-6 && abs(points[1].x - 360) < 1e-6)
      map.showAnnotations([hills[0]], animated: false)
      let width = map.visibleMapRect.width * MKMetersPerMapPointAtLatitude(10)
      #expect(abs(width - 1500 * 400 / 320) < 2)
    }
    #expect(table.map.annotations.count == 2)
  }

  @Test("Titles have the types of optional requirements, and classes their own")
  func titles() {
    let point = MKPointAnnotation()
    point.title = "P"
    let annotations: [any MKAnnotation] = [point, Hill(nil, 0, 0), MKUserLocation()]
    let found: [String?] = annotations.map { $0.title ?? "missing" }
    #expect(found == ["P", nil, "My Location"])
    #expect(annotations[0].title!! == "P" && point.title!.count == 1)
    #expect(annotations[0].title as? String == "P")
    if let title = annotations[0].title, let text = title { #expect(text == "P") }
  }

  @Test("An image determines the size of a view")
  func image() throws {
    let table = MapTable()
    try table.run { _ in
      let view = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
      let size = CGSize(width: 12, height: 30)
      view.image = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      #expect(view.bounds.size == size)
      #expect(view.subviews.isEmpty && view.layer.sublayers?.first?.contents != nil)
    }
  }
}
