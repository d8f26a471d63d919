// The view of one overlay in a map: as large as the map, behind all annotations.

import UIKit

/// A view that shows what a renderer draws.
class OverlayView: UIView {
  let renderer: MKOverlayRenderer

  init(_ renderer: MKOverlayRenderer, frame: CGRect) {
    self.renderer = renderer
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (isOpaque, backgroundColor) = (false, .clear)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the overlay in a viewport.
  ///
  /// - Parameter motion: The change of which the viewport is the end; `nil` for none.
  func show(in viewport: MapViewport, motion: MapMotion?) {}

  /// Returns the view for a renderer.
  static func make(_ renderer: MKOverlayRenderer, frame: CGRect) -> OverlayView {
    if let path = renderer as? MKOverlayPathRenderer, path.path != nil {
      return ShapeOverlayView(path, frame: frame)
    }
    return DrawnOverlayView(renderer, frame: frame)
  }
}

/// A view with the path of a renderer.
final class ShapeOverlayView: OverlayView {
  private let shape = CAShapeLayer()

  init(_ renderer: MKOverlayPathRenderer, frame: CGRect) {
    super.init(renderer, frame: frame)
    shape.actions = ["path": NSNull(), "bounds": NSNull(), "position": NSNull()]
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  override func show(in viewport: MapViewport, motion: MapMotion?) {
    guard let renderer = renderer as? MKOverlayPathRenderer, let path = renderer.path else {
      return
    }
    shape.frame = bounds
    style(renderer)
    let new = viewport.path(path, of: renderer)
    shape.removeAnimation(forKey: "map")
    if let motion {
      let animation = CABasicAnimation(keyPath: "path")
      animation.fromValue = motion.start.path(path, of: renderer)
      animation.toValue = new
      motion.time(animation)
      shape.add(animation, forKey: "map")
    }
    shape.path = new
  }

  private func style(_ renderer: MKOverlayPathRenderer) {
    alpha = renderer.alpha
    shape.fillRule = renderer.fillRule
    shape.fillColor = color(renderer is MKPolylineRenderer ? nil : renderer.fillColor)
    shape.strokeColor = color(renderer.strokeColor)
    shape.lineWidth = renderer.lineWidth > 0 ? renderer.lineWidth : 4
    shape.lineCap = Self.cap(renderer.lineCap)
    shape.lineJoin = Self.join(renderer.lineJoin)
    shape.miterLimit = renderer.miterLimit
    shape.lineDashPhase = renderer.lineDashPhase
    shape.lineDashPattern = renderer.lineDashPattern
    (shape.strokeStart, shape.strokeEnd) = Self.range(renderer)
  }

  private func color(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: traitCollection).cgColor
  }

  private static func cap(_ cap: CGLineCap) -> CAShapeLayerLineCap {
    switch cap {
    case .butt: .butt
    case .square: .square
    default: .round
    }
  }

  private static func join(_ join: CGLineJoin) -> CAShapeLayerLineJoin {
    switch join {
    case .miter: .miter
    case .bevel: .bevel
    default: .round
    }
  }

  private static func range(_ renderer: MKOverlayPathRenderer) -> (CGFloat, CGFloat) {
    switch renderer {
    case let line as MKPolylineRenderer: (line.strokeStart, line.strokeEnd)
    case let area as MKPolygonRenderer: (area.strokeStart, area.strokeEnd)
    case let circle as MKCircleRenderer: (circle.strokeStart, circle.strokeEnd)
    default: (0, 1)
    }
  }
}

/// A view in which a renderer of an app draws. While the map moves, it shows the end of the motion.
final class DrawnOverlayView: OverlayView {
  private var viewport: MapViewport?

  override func show(in viewport: MapViewport, motion: MapMotion?) {
    alpha = renderer.alpha
    self.viewport = viewport
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let viewport, let context = UIGraphicsGetCurrentContext() else { return }
    let zoomScale = CGFloat(1 / viewport.scale)
    let visible = viewport.rect(near: renderer.overlay.boundingMapRect)
    let part = visible.intersection(renderer.overlay.boundingMapRect)
    guard !part.isNull, renderer.canDraw(part, zoomScale: zoomScale) else { return }
    context.saveGState()
    context.concatenate(viewport.transform(of: renderer))
    renderer.draw(part, zoomScale: zoomScale, in: context)
    context.restoreGState()
  }
}
