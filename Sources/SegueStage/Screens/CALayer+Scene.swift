// Application of a scene's styles to layers. Properties that a style leaves unspecified do not
// change.

import SegueScenes
import UIKit

extension CALayer {
  /// Applies the corners, border and shadow of a style to the layer.
  func apply(_ style: SceneStyle, in traits: UITraitCollection) {
    maskedCorners = CACornerMask(rawValue: UInt(style.corners.rawValue))
    cornerCurve = style.cornerCurve == .continuous ? .continuous : .circular
    isDoubleSided = style.isDoubleSided
    if style.blendMode != .normal { compositingFilter = style.blendMode.name + "BlendMode" }
    if let perspective = style.perspective { sublayerTransform = .seen(from: perspective) }
    if let border = style.border { draw(border.complete, in: traits) }
    if let shadow = style.shadow { draw(shadow.complete, in: traits) }
  }

  /// Applies a border to the layer.
  func draw(_ border: SceneBorder, in traits: UITraitCollection) {
    if let width = border.width { borderWidth = width }
    if let color = border.color { borderColor = .painted(color, in: traits) }
  }

  /// Applies a shadow to the layer.
  func draw(_ shadow: SceneShadow, in traits: UITraitCollection) {
    if let color = shadow.color { shadowColor = .painted(color, in: traits) }
    if let opacity = shadow.opacity { shadowOpacity = Float(opacity) }
    if let radius = shadow.radius { shadowRadius = radius }
    if let offset = shadow.offset { shadowOffset = CGSize(width: offset.x, height: offset.y) }
  }
}

extension CAShapeLayer {
  /// Applies the fill and stroke of a shape to the layer. `ViewStyleUpdater` sets its path.
  func draw(_ shape: SceneShape, in traits: UITraitCollection) {
    if let fill = shape.fill { fillColor = .painted(fill, in: traits) }
    if let stroke = shape.stroke { strokeColor = .painted(stroke, in: traits) }
    if let width = shape.lineWidth { lineWidth = width }
    if let phase = shape.dashPhase { lineDashPhase = phase }
    if let start = shape.strokeStart { strokeStart = start }
    if let end = shape.strokeEnd { strokeEnd = end }
  }
}

extension CAGradientLayer {
  /// Applies the colors and locations of a gradient to the layer.
  func draw(_ gradient: SceneGradient, in traits: UITraitCollection) {
    if let colors = gradient.colors {
      self.colors = colors.map { CGColor.painted($0, in: traits) }
    }
    if let locations = gradient.locations {
      self.locations = locations.map { NSNumber(value: $0) }
    }
    if let from = gradient.from { startPoint = from }
    if let to = gradient.to { endPoint = to }
  }
}

extension CGColor {
  /// Returns the color that `paint` has with the given traits.
  static func painted(_ paint: ScenePaint, in traits: UITraitCollection) -> CGColor {
    UIColor.painted(paint).resolvedColor(with: traits).cgColor
  }
}

extension CATransform3D {
  /// Returns the perspective transform for an eye at the given distance.
  static func seen(from distance: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// Creates a transform that scales, rotates about x, y and z, translates, and applies the
  /// perspective.
  init(scale: CGPoint, degrees: Double, translation: CGPoint, depth: SceneDepth) {
    var matrix = CATransform3DMakeScale(scale.x, scale.y, 1)
    let turns = [
      (depth.degreesX ?? 0, 1.0, 0.0, 0.0), (depth.degreesY ?? 0, 0, 1, 0), (degrees, 0, 0, 1),
    ]
    for (degrees, x, y, z) in turns where degrees != 0 {
      let turn = CATransform3DMakeRotation(degrees.avoidingHalfTurns / 180 * .pi, x, y, z)
      matrix = CATransform3DConcat(matrix, turn)
    }
    let move = CATransform3DMakeTranslation(
      translation.x, translation.y, depth.translationZ ?? 0)
    matrix = CATransform3DConcat(matrix, move)
    if let distance = depth.perspective {
      matrix = CATransform3DConcat(matrix, .seen(from: distance))
    }
    self = matrix
  }
}

extension Double {
  /// The angle, reduced slightly if it is a half turn. Half a turn is ambiguous in direction, so,
  /// as apps do, the angle is reduced by an invisible amount to rotate in the direction of its
  /// sign.
  fileprivate var avoidingHalfTurns: Double {
    abs(self) == 180 ? self * 0.9999 : self
  }
}
