// The part of the projected earth that a map shows, and the conversion of its points to the view's.

import UIKit

/// The part of the projected earth that a map shows.
struct MapViewport {
  /// The point at the center of the view.
  var center: MKMapPoint
  /// The points of the projected earth that a point of the view corresponds to.
  var scale: Double
  /// The size of the view.
  var size: CGSize

  /// The smallest scale: about 15 centimeters at the equator in two points. Our choice.
  static let smallestScale = 0.5

  /// The largest scale, at which the earth is as large as the longer side of the view.
  private var largestScale: Double {
    MKMapPoint.side / max(Double(max(size.width, size.height)), 1)
  }

  /// The viewport with a center and a scale that are possible: no part of the view is beyond the upper
  /// or lower edge of the earth.
  var possible: MapViewport {
    var viewport = self
    viewport.scale = min(max(scale, Self.smallestScale), largestScale)
    let half = Double(size.height) / 2 * viewport.scale
    viewport.center.y = min(max(center.y, half), max(MKMapPoint.side - half, half))
    let side = MKMapPoint.side
    if viewport.center.x < 0 || viewport.center.x >= side {
      viewport.center.x -= (viewport.center.x / side).rounded(.down) * side
    }
    return viewport
  }

  /// The visible rectangle.
  var rect: MKMapRect {
    let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The visible rectangle beside the same turn of the earth as another rectangle.
  func rect(near other: MKMapRect) -> MKMapRect {
    let side = MKMapPoint.side
    let turns = ((other.midX - center.x) / side).rounded()
    return rect.offsetBy(dx: turns * side, dy: 0)
  }

  /// Returns the viewport around a rectangle.
  ///
  /// - Parameter insets: The parts of the view that the rectangle does not cover.
  func showing(_ rect: MKMapRect, insets: UIEdgeInsets = .zero) -> MapViewport {
    guard !rect.isNull, size.width > 0, size.height > 0 else { return self }
    let width = max(Double(size.width - insets.left - insets.right), 1)
    let height = max(Double(size.height - insets.top - insets.bottom), 1)
    var viewport = self
    viewport.scale = max(rect.width / width, rect.height / height)
    viewport.scale = viewport.possible.scale
    let shift = (
      Double(insets.right - insets.left) / 2, Double(insets.bottom - insets.top) / 2
    )
    viewport.center = MKMapPoint(
      x: rect.midX + shift.0 * viewport.scale, y: rect.midY + shift.1 * viewport.scale)
    return viewport.possible
  }

  // MARK: Points

  /// Returns the place of a point in the view, on the turn of the earth that is closest to the center.
  func point(_ mapPoint: MKMapPoint) -> CGPoint {
    let dx = (mapPoint.x - center.x).remainder(dividingBy: MKMapPoint.side)
    return CGPoint(
      x: Double(size.width) / 2 + dx / scale,
      y: Double(size.height) / 2 + (mapPoint.y - center.y) / scale)
  }

  /// Returns the point of the projected earth at a place of the view.
  func mapPoint(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (Double(point.x) - Double(size.width) / 2) * scale,
      y: center.y + (Double(point.y) - Double(size.height) / 2) * scale)
  }

  /// Returns the viewport at another scale that shows a point of the earth at the same place.
  func zoomed(by factor: Double, around point: CGPoint) -> MapViewport {
    let fixed = mapPoint(point)
    var viewport = self
    viewport.scale = scale / factor
    viewport.scale = viewport.possible.scale
    let now = viewport.mapPoint(point)
    viewport.center.x += fixed.x - now.x
    viewport.center.y += fixed.y - now.y
    return viewport.possible
  }

  /// Returns the viewport moved by a distance in points of the view.
  func moved(by distance: CGPoint) -> MapViewport {
    var viewport = self
    viewport.center.x -= Double(distance.x) * scale
    viewport.center.y -= Double(distance.y) * scale
    return viewport.possible
  }

  // MARK: Overlays

  /// Returns the conversion of a renderer's coordinates to the view's.
  @MainActor
  func transform(of renderer: MKOverlayRenderer) -> CGAffineTransform {
    let visible = rect(near: renderer.overlay.boundingMapRect)
    let origin = renderer.origin
    return CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: (origin.x - visible.minX) / scale,
      ty: (origin.y - visible.minY) / scale)
  }

  /// Returns the path of a renderer in the view's coordinates.
  @MainActor
  func path(_ path: CGPath, of renderer: MKOverlayRenderer) -> CGPath {
    var transform = transform(of: renderer)
    return path.copy(using: &transform) ?? path
  }
}

/// A motion of a map from one viewport to another, with the curve of view animations.
struct MapMotion {
  /// The viewport at the beginning.
  let start: MapViewport
  /// The duration in seconds.
  let duration: TimeInterval
  /// The curve as an option of view animations.
  let options: UIView.AnimationOptions
  /// The same curve for layers.
  let curve: CAMediaTimingFunctionName

  /// The motion to another region. Our choice.
  static func toRegion(from start: MapViewport) -> MapMotion {
    MapMotion(start: start, duration: 0.5, options: .curveEaseInOut, curve: .easeInEaseOut)
  }
  /// The motion after a touch has been lifted. Our choice.
  static func afterTouch(from start: MapViewport) -> MapMotion {
    MapMotion(start: start, duration: 0.6, options: .curveEaseOut, curve: .easeOut)
  }

  /// Gives an animation of a layer the duration and the curve.
  @MainActor
  func time(_ animation: CABasicAnimation) {
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: curve)
  }
}
