// How overlays are drawn. Renderers with a path become shape layers, whose lines keep their widths at
// any scale of the map; others draw by themselves into a view of the map's size.

import UIKit

/// The screen points that a point of the projected earth corresponds to.
public typealias MKZoomScale = CGFloat

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width of a road in points of the projected earth: ten points of the screen.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { 10 / zoomScale }

/// An object that draws an overlay.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The pixels per point.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// How the overlay is composited. The value is stored without effect.
  open var blendMode = CGBlendMode.normal
  weak var map: MKMapView?

  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Creates a renderer of an empty overlay.
  @preconcurrency @MainActor
  public override convenience init() { self.init(overlay: MKPolyline(made: [])) }

  // MARK: Coordinates

  /// The origin of the renderer's coordinates.
  var origin: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  /// Returns a point in the renderer's coordinates.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  /// Returns a point of the projected earth.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = origin
    return MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
  }
  /// Returns a rectangle in the renderer's coordinates.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  /// Returns a rectangle of the projected earth.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  // MARK: Drawing

  /// Returns whether a part can be drawn.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part. The default implementation draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Marks the overlay to be drawn again.
  open func setNeedsDisplay() { map?.setNeedsLayout() }
  /// Marks a part to be drawn again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
  /// Marks a part to be drawn again.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// A renderer with a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color inside; `nil` for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the line; `nil` for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The width of the line in points of the screen; 0 for that of a road, which is 4 here.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The corners of the line.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  /// The ends of the line.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  /// The limit of miters.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The start of the dashes.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps in points of the screen; `nil` for a continuous line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Whether the overlay is drawn as pixels. The value is stored without effect.
  open var shouldRasterize = false

  /// The path in the renderer's coordinates, which is created when it is first needed.
  open var path: CGPath! {
    get {
      if known == nil { createPath() }
      return known
    }
    set {
      known = newValue
      setNeedsDisplay()
    }
  }
  private var known: CGPath?

  /// Creates the path. Subclasses set `path`.
  open func createPath() { known = ownPath() }
  /// Discards the path, so that it is created again.
  open func invalidatePath() {
    known = nil
    setNeedsDisplay()
  }

  /// Returns the path of the overlay; `nil` without a known overlay.
  func ownPath() -> CGPath? { nil }
  /// The rule by which the inside is filled.
  var fillRule: CAShapeLayerFillRule { .evenOdd }

  /// Appends lines to a path.
  func add(_ points: [MKMapPoint], to path: CGMutablePath, isClosed: Bool) {
    guard let first = points.first else { return }
    path.move(to: point(for: first))
    for other in points.dropFirst() { path.addLine(to: point(for: other)) }
    if isClosed { path.closeSubpath() }
  }

  // MARK: Drawing

  /// Sets the properties of the line on a context.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setLineWidth((lineWidth > 0 ? lineWidth : 4) / zoomScale)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
  }
  /// Sets the color inside on a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }
  /// Draws the line of a path.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    guard strokeColor != nil else { return }
    context.addPath(path)
    context.strokePath()
  }
  /// Fills a path.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    guard fillColor != nil else { return }
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }
}
