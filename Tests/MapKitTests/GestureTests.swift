// Touches that move a map.

import CoreLocation
import MapKit
import Testing
import UIKit

@Suite @MainActor struct GestureTests {
  private let table = MapTable()

  private func prepare() throws {
    try table.run { $0.region = around(0, 0, 4) }
    table.listener.lines = []
  }

  @Test("A slow pan moves the map with the touch, and is reported")
  func pan() throws {
    try prepare()
    table.finger(0, [(0.1, 200, 400), (0.2, 180, 400), (0.3, 150, 400)], lift: 0.8)
    try table.advance(to: 2)
    #expect(abs(table.map.centerCoordinate.longitude - 0.5) < 1e-9)
    #expect(abs(table.map.region.span.longitudeDelta - 4) < 1e-9)
    #expect(table.listener.lines.first == "will false")
    #expect(table.listener.lines.last == "did false")
    #expect(table.listener.lines.filter { $0 == "did false" }.count == 1)
  }

  @Test("A quick pan runs out, and is reported when the map rests")
  func fling() throws {
    try prepare()
    let path = (0...6).map { (step: Int) -> (Double, Double, Double) in
      (0.1 + Double(step) * 0.016, 300 - Double(step) * 20, 400)
    }
    table.finger(0, path, lift: 0.2)
    try table.advance(to: 0.25)
    #expect(!table.listener.lines.contains("did false"))
    try table.advance(to: 2)
    #expect(table.map.centerCoordinate.longitude > 1.3)
    #expect(table.listener.lines.last == "did false")
  }

  @Test("A pinch scales around the touches")
  func pinch() throws {
    try prepare()
    table.finger(0, [(0.1, 250, 400), (0.2, 240, 400), (0.3, 200, 400)], lift: 0.9)
    table.finger(1, [(0.1, 350, 400), (0.2, 360, 400), (0.3, 400, 400)], lift: 0.9)
    let before = table.map.convert(CGPoint(x: 300, y: 400), toCoordinateFrom: table.map)
    try table.advance(to: 2)
    let after = table.map.convert(CGPoint(x: 300, y: 400), toCoordinateFrom: table.map)
    #expect(abs(table.map.region.span.longitudeDelta - 2) < 0.01)
    #expect(abs(before.longitude - after.longitude) < 0.01)
  }

  @Test("Two taps double the scale; settings prevent what they name")
  func settings() throws {
    try prepare()
    table.tap(200, 400, at: 0.1)
    table.tap(200, 400, at: 0.25)
    try table.advance(to: 1.5)
    #expect(abs(table.map.region.span.longitudeDelta - 2) < 1e-6)
    table.map.isScrollEnabled = false
    table.map.isZoomEnabled = false
    table.finger(0, [(2, 200, 400), (2.1, 100, 400), (2.2, 50, 400)], lift: 2.8)
    table.tap(200, 400, at: 3.5)
    table.tap(200, 400, at: 3.65)
    try table.advance(to: 5)
    #expect(abs(table.map.region.span.longitudeDelta - 2) < 1e-6)
    #expect(abs(table.map.centerCoordinate.longitude) < 1e-6)
  }
}
