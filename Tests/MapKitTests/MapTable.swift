// A window with a map and a delegate that notes what it is told: the basis of the tests of maps.

import CoreLocation
import Foundation
import MapKit
import SegueWorld
import UIKit

/// A world with a map of 400 by 800 points in a window.
@MainActor
final class MapTable {
  let world = World()
  let window: UIWindow
  let map: MKMapView
  let listener = MapListener()

  init() {
    let listener = listener
    (window, map) = world.run {
      let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      let (window, map) = (UIWindow(frame: frame), MKMapView(frame: frame))
      map.delegate = listener
      window.addSubview(map)
      window.makeKeyAndVisible()
      return (window, map)
    }
  }

  /// Runs code in the world, and then what it has scheduled for this instant.
  func run<Result>(_ body: (MKMapView) throws -> Result) throws -> Result {
    let result = try world.run { try body(map) }
    try advance(to: world.now.seconds)
    return result
  }

  func advance(to seconds: Double) throws { try world.advance(to: VirtualTime(seconds: seconds)) }

  /// Schedules a tap at an instant.
  func tap(_ x: Double, _ y: Double, at seconds: Double) {
    finger(0, [(seconds, x, y)], lift: seconds + 0.05)
  }

  /// Schedules one touch: seconds and places, and the instant at which it is lifted.
  func finger(_ finger: Int, _ path: [(Double, Double, Double)], lift: Double) {
    for (index, (seconds, x, y)) in path.enumerated() {
      world.touches.schedule(
        .init(finger, index == 0 ? .began : .moved, at: CGPoint(x: x, y: y)),
        at: VirtualTime(seconds: seconds))
    }
    world.touches.schedule(.init(finger, .ended), at: VirtualTime(seconds: lift))
  }
}

/// A delegate that notes what it is told.
final class MapListener: NSObject, MKMapViewDelegate {
  var lines: [String] = []
  /// Creates the view for an annotation.
  var makeView: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }
  /// Creates the renderer for an overlay.
  var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    lines.append("will \(animated)")
  }
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { lines.append("visible") }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("did \(animated)")
  }
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
    lines.append("load fails")
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    lines.append("view for \(name(annotation))")
    return makeView(mapView, annotation)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    lines.append("added \(views.count)")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    lines.append("select \(name(view.annotation))")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    lines.append("deselect \(name(view.annotation))")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) { lines.append("control of \(name(view.annotation))") }
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    makeRenderer(overlay)
  }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    lines.append("no user")
  }

  private func name(_ annotation: (any MKAnnotation)?) -> String {
    let title: String?? = annotation?.title
    return (title ?? nil) ?? "-"
  }
}

/// An annotation of an app.
final class Hill: NSObject, MKAnnotation {
  let title: String?
  let coordinate: CLLocationCoordinate2D
  init(_ title: String?, _ latitude: Double, _ longitude: Double) {
    self.title = title
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// The region around a place, with a span in degrees of longitude.
func around(_ latitude: Double, _ longitude: Double, _ span: Double) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
    span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: span))
}
