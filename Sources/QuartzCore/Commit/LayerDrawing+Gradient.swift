// The gradient that a gradient layer draws over its background: its colors inside the bounds,
// including rounded corners.

import CoreGraphics
import SegueDisplay

extension LayerDrawing {
  /// The gradient, if this is a gradient layer with a visible gradient.
  var gradient: DisplayItem? {
    guard let gradient = shown.gradient, gradient.isVisible, !shown.bounds.isEmpty else {
      return nil
    }
    guard var display = gradient.display(in: shown.bounds) else { return nil }
    if context.mode.mixesInGenericRGB { display.stops = GenericRGB.mixed(display.stops) }
    return .gradient(
      GradientFill(
        shape: .rounded(outline), transform: context.transform, gradient: display,
        opacity: context.opacity))
  }
}

extension GradientProperties {
  /// Returns the gradient in the coordinates of `bounds`; `nil` for an unknown type.
  fileprivate func display(in bounds: CGRect) -> DisplayGradient? {
    let (start, end) = (bounds.point(startPoint), bounds.point(endPoint))
    switch type {
    case .axial: return DisplayGradient(.axial(from: start, to: end), stops: stops)
    case .radial:
      // An ellipse whose semi-axes are the distances between the points.
      let unit = DisplayCircle(center: .zero, radius: 1)
      let ellipse = CGAffineTransform(
        a: end.x - start.x, b: 0, c: 0, d: end.y - start.y, tx: start.x, ty: start.y)
      return DisplayGradient(
        .radial(from: DisplayCircle(center: .zero, radius: 0), to: unit), stops: stops,
        transform: ellipse)
    case .conic:
      let angle = DeterministicMath.atan2(Double(end.y - start.y), Double(end.x - start.x))
      return DisplayGradient(.conic(center: start, angle: angle), stops: stops)
    default: return nil
    }
  }

  /// The colors that have a location. Without locations they are evenly spaced.
  private var stops: [GradientStop] {
    let last = Double(max(colors.count - 1, 1))
    let places = locations.isEmpty ? colors.indices.map { Double($0) / last } : locations
    return zip(colors, places).map { GradientStop(DisplayColor($0), at: $1) }
  }
}

extension CGRect {
  /// Returns the point at `unit`, in units of the sides.
  fileprivate func point(_ unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
