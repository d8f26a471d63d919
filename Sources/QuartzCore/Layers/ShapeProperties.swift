import CoreGraphics
import SegueTiming

/// The properties of a shape layer.
package struct ShapeProperties: Equatable {
  package var path: PathOutline?
  package var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart = 0.0
  package var strokeEnd = 1.0
  package var lineWidth = 1.0
  package var miterLimit = 10.0
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase = 0.0
  package var lineDashPattern: [Double] = []

  /// The value of a property; `nil` for properties of other layer classes.
  subscript(property: LayerProperty) -> AnimatableValue? {
    switch property {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    case .lineDashPhase: .number(lineDashPhase)
    default: nil
    }
  }

  mutating func set(_ value: AnimatableValue, for property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let new)): path = new
    case (.fillColor, .color(let new)): fillColor = new
    case (.strokeColor, .color(let new)): strokeColor = new
    case (.strokeStart, .number(let new)): strokeStart = new
    case (.strokeEnd, .number(let new)): strokeEnd = new
    case (.lineWidth, .number(let new)): lineWidth = new
    case (.miterLimit, .number(let new)): miterLimit = new
    case (.lineDashPhase, .number(let new)): lineDashPhase = new
    default: break
    }
  }

  mutating func clamp() {
    strokeStart = min(max(strokeStart, 0), 1)
    strokeEnd = min(max(strokeEnd, 0), 1)
    lineWidth = max(lineWidth, 0)
    fillColor = fillColor?.clamped
    strokeColor = strokeColor?.clamped
  }

  // MARK: Drawn outlines

  /// The path that the stroke follows: the trimmed path, or `nil` if no stroke is visible.
  private var strokedPath: PathOutline? {
    guard let path, lineWidth > 0, let strokeColor, strokeColor.alpha > 0 else { return nil }
    let trimmed = path.trimmed(from: strokeStart, to: strokeEnd)
    return trimmed.elements.isEmpty ? nil : trimmed
  }

  private var dashes: DashPattern? {
    lineDashPattern.isEmpty ? nil : DashPattern(phase: lineDashPhase, lengths: lineDashPattern)
  }

  /// Returns the outline of the stroke within `tolerance` points, to be filled with the winding
  /// rule.
  ///
  /// The path is trimmed first, then dashed, so the pattern begins where the stroke does.
  package func strokeOutline(tolerance: Double) -> PathOutline? {
    guard let line = strokedPath else { return nil }
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit)
    return (dashes.map { line.dashed($0, maximum: .max) } ?? line).stroked(
      style, tolerance: tolerance)
  }

  /// The number of dashes of the stroke, or an estimate if it is large.
  var dashCount: Int {
    guard let dashes, let line = strokedPath else { return 0 }
    return dashes.count(on: line.length)
  }
}
