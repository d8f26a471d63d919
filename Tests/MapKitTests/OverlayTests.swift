// Overlays and their renderers.

import CoreLocation
import MapKit
import Testing
import UIKit

@Suite @MainActor struct OverlayTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  private func overlayShape(_ map: MKMapView) -> CAShapeLayer? {
    func find(_ view: UIView) -> CAShapeLayer? {
      let name = "\(type(of: view))"
      if name == "ShapeOverlayView" { return view.layer.sublayers?.first as? CAShapeLayer }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(map)
  }

  @Test("A line is a shape in the coordinates of the map, with a width in points")
  func line() throws {
    let table = MapTable()
    table.listener.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      (renderer.strokeColor, renderer.lineWidth) = (.red, 3)
      renderer.lineDashPattern = [4, 2]
      return renderer
    }
    let line = MKPolyline(coordinates: [place(0, 0), place(0, 1)], count: 2)
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addOverlay(line)
      #expect(map.renderer(for: line) == nil)
    }
    let shape = try #require(overlayShape(table.map))
    let box = try #require(shape.path).boundingBox
    #expect(abs(box.minX - 200) < 1e-3 && abs(box.maxX - 300) < 1e-3 && abs(box.minY - 400) < 1e-3)
    #expect(shape.lineWidth == 3 && shape.lineDashPattern == [4, 2] && shape.fillColor == nil)
    try table.run { $0.region = around(0, 0, 2) }
    #expect(abs((shape.path?.boundingBox.maxX ?? 0) - 400) < 1e-3)
    #expect(shape.lineWidth == 3)
    try table.run { $0.removeOverlay(line) }
    #expect(overlayShape(table.map) == nil && table.map.overlays.isEmpty)
  }

  @Test("A polygon has holes, and a circle its radius")
  func areas() throws {
    let table = MapTable()
    table.listener.makeRenderer = { overlay in
      let renderer: MKOverlayPathRenderer =
        overlay is MKCircle
        ? MKCircleRenderer(overlay: overlay) : MKPolygonRenderer(overlay: overlay)
      renderer.fillColor = .blue
      return renderer
    }
    let circle = MKCircle(center: place(0, 0), radius: 111_319.49)
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addOverlay(circle)
    }
    let box = try #require(overlayShape(table.map)?.path).boundingBox
    #expect(abs(box.minX - 100) < 0.01 && abs(box.maxX - 300) < 0.01)
    try table.run { $0.removeOverlay(circle) }
    let hole = MKPolygon(
      coordinates: [place(0.1, 0.1), place(0.1, 0.2), place(0.2, 0.1)], count: 3)
    let area = MKPolygon(
      coordinates: [place(0, 0), place(0, 1), place(1, 0)], count: 3, interiorPolygons: [hole])
    try table.run { $0.addOverlay(area) }
    let layer = try #require(overlayShape(table.map))
    #expect(layer.fillRule == .evenOdd && layer.fillColor == UIColor.blue.cgColor)
    let path = try #require(layer.path)
    let inHole = table.map.convert(place(0.12, 0.12), toPointTo: table.map)
    let inArea = table.map.convert(place(0.5, 0.2), toPointTo: table.map)
    #expect(!path.contains(inHole, using: .evenOdd) && path.contains(inArea, using: .evenOdd))
  }

  @Test("Overlays are in the order of their levels and places")
  func order() throws {
    let table = MapTable()
    let lines = (0..<4).map { MKPolyline(coordinates: [place(0, Double($0))], count: 1) }
    try table.run { map in
      map.addOverlay(lines[0])
      map.addOverlay(lines[1], level: .aboveRoads)
      map.insertOverlay(lines[2], at: 0)
      map.insertOverlay(lines[3], above: lines[1])
      let order = map.overlays.compactMap { overlay in lines.firstIndex { $0 === overlay } }
      #expect(order == [1, 3, 2, 0])
    }
  }

  @Test("A renderer of an app draws in its own coordinates")
  func drawn() throws {
    final class Own: MKOverlayRenderer {
      var calls: [(MKMapRect, MKZoomScale)] = []
      override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        calls.append((mapRect, zoomScale))
        corner = CGPoint.zero.applying(context.ctm)
      }
      var corner = CGPoint.zero
    }
    let table = MapTable()
    var own: Own?
    table.listener.makeRenderer = { overlay in
      let renderer = Own(overlay: overlay)
      own = renderer
      return renderer
    }
    let circle = MKCircle(center: place(0, 0), radius: 111_319.49)
    try table.run { map in
      map.region = around(0, 0, 4)
      map.addOverlay(circle)
    }
    table.world.run {
      _ = table.world.commit(
        root: table.window.layer, at: 0,
        viewport: SegueViewport(widthInPixels: 400, heightInPixels: 800, scale: 1))
    }
    let call = try #require(own?.calls.last)
    #expect(abs(call.0.width - circle.boundingMapRect.width) < 1)
    #expect(abs(Double(call.1) * table.map.visibleMapRect.width - 400) < 1e-6)
    #expect(abs((own?.corner.x ?? 0) - 100) < 0.01)
  }
}
