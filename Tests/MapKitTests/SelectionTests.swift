// Selection by code and by touches, and callouts.

import CoreLocation
import Testing
import UIKit

@testable import MapKit

@Suite @MainActor struct SelectionTests {
  private let table = MapTable()
  private let hills = [Hill("A", 0, 0), Hill("B", 0, 1)]

  private func prepare(callout: Bool = true) throws {
    table.listener.makeView = { _, annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = callout
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotations(hills)
    }
    table.listener.lines = []
  }

  @Test("A selection ends the one before, in this order")
  func order() throws {
    try prepare()
    try table.run { $0.selectAnnotation(hills[0], animated: true) }
    try table.run { $0.selectAnnotation(hills[1], animated: true) }
    try table.run { $0.deselectAnnotation(hills[1], animated: false) }
    #expect(table.listener.lines == ["select A", "deselect A", "select B", "deselect B"])
    #expect(table.map.selectedAnnotations.isEmpty)
  }

  @Test("An annotation that is selected before it has a view is reported with its view")
  func early() throws {
    table.listener.lines = []
    let hill = hills[0]
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotation(hill)
      map.selectAnnotation(hill, animated: false)
      #expect(map.selectedAnnotations.count == 1)
    }
    #expect(table.listener.lines.filter { $0.hasPrefix("select") } == ["select A"])
    #expect(table.map.view(for: hill)?.isSelected == true)
  }

  @Test("A tap selects a pin, a tap on its callout's button is reported, one beside it deselects")
  func taps() throws {
    try prepare()
    table.tap(200, 385, at: 0.1)
    try table.advance(to: 0.8)
    #expect(table.listener.lines == ["select A"])
    let button = try #require(
      table.map.view(for: hills[0])?.rightCalloutAccessoryView as? UIButton)
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    #expect(place.y < 370, "above the pin")
    table.tap(Double(place.x), Double(place.y), at: 1)
    try table.advance(to: 1.5)
    #expect(table.listener.lines == ["select A", "control of A"])
    table.tap(60, 700, at: 2)
    try table.advance(to: 3)
    #expect(table.listener.lines == ["select A", "control of A", "deselect A"])
    #expect(button.window == nil)
  }

  @Test("A callout stays within the map while its tip can, and leaves with its view")
  func following() throws {
    try prepare()
    try table.run { $0.selectAnnotation(hills[0], animated: false) }
    for (longitude, isWithin) in [(0.0, true), (1.7, true), (6, false)] {
      try table.run { $0.setCenter(hills[0].coordinate.east(longitude), animated: false) }
      let callout = try #require(table.map.calloutArea.subviews.first)
      let owner = try #require(table.map.view(for: hills[0]))
      #expect(abs(callout.center.x - owner.center.x - owner.calloutOffset.x) < 1e-9)
      #expect(table.map.bounds.contains(callout.frame) == isWithin, "\(longitude)")
    }
  }

  @Test("Removing the selected annotation ends the selection")
  func removal() throws {
    try prepare()
    try table.run { $0.selectAnnotation(hills[0], animated: false) }
    try table.run { $0.removeAnnotation(hills[0]) }
    #expect(table.listener.lines == ["select A", "deselect A"])
    #expect(table.map.annotations.count == 1)
  }

  @Test("A marker grows when it is selected")
  func marker() throws {
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addAnnotation(hills[0])
    }
    let view = try #require(table.map.view(for: hills[0]) as? MKMarkerAnnotationView)
    try table.run { $0.selectAnnotation(hills[0], animated: false) }
    let balloon = try #require(view.subviews.last)
    #expect(balloon.transform.a == 2 && abs(balloon.frame.maxY - view.bounds.maxY) < 1e-9)
    try table.run { $0.deselectAnnotation(hills[0], animated: false) }
    #expect(balloon.transform == .identity)
  }
}

extension CLLocationCoordinate2D {
  /// The coordinate that is some degrees farther east.
  fileprivate func east(_ degrees: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude + degrees)
  }
}
