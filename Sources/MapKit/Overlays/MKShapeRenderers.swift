// The renderers of MapKit's overlays.

import UIKit

/// A renderer for lines.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The overlay.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(made: []) }
  /// Where the line begins, as a share of its length.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where the line ends, as a share of its length.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  override func ownPath() -> CGPath? {
    guard let line = overlay as? MKPolyline else { return nil }
    let path = CGMutablePath()
    add(line.mapPoints, to: path, isClosed: false)
    return path
  }
}

/// A renderer for lines whose colors change along them. They are drawn with the first color.
@preconcurrency @MainActor
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The places of the colors, as shares of the length.
  open private(set) var locations: [CGFloat] = []
  /// The colors.
  open private(set) var colors: [UIColor] = []
  /// Sets the colors. The first one is drawn.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations) = (colors, locations)
    strokeColor = colors.first
    LocationEvents.warnOnce(
      "MKGradientPolylineRenderer: gradients along lines are not supported; "
        + "the first color is drawn")
  }
}

/// A renderer for several lines.
@preconcurrency @MainActor
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The overlay.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  /// Creates a renderer.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  override func ownPath() -> CGPath? {
    let path = CGMutablePath()
    for line in multiPolyline.polylines { add(line.mapPoints, to: path, isClosed: false) }
    return path
  }
}

/// A renderer for areas.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The overlay.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(made: [], nil) }
  /// Where the outline begins, as a share of its length.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where the outline ends, as a share of its length.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Creates a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  override func ownPath() -> CGPath? {
    guard let polygon = overlay as? MKPolygon else { return nil }
    let path = CGMutablePath()
    for part in [polygon] + (polygon.interiorPolygons ?? []) {
      add(part.mapPoints, to: path, isClosed: true)
    }
    return path
  }
}

/// A renderer for several areas.
@preconcurrency @MainActor
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The overlay.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  /// Creates a renderer.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  override func ownPath() -> CGPath? {
    let path = CGMutablePath()
    for polygon in multiPolygon.polygons {
      for part in [polygon] + (polygon.interiorPolygons ?? []) {
        add(part.mapPoints, to: path, isClosed: true)
      }
    }
    return path
  }
}

/// A renderer for circles.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The overlay.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0)
  }
  /// Where the outline begins, as a share of its length.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Where the outline ends, as a share of its length.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Creates a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  override func ownPath() -> CGPath? {
    CGPath(ellipseIn: rect(for: overlay.boundingMapRect), transform: nil)
  }
}
