// The words of a scene about looks as properties of layers. What is not spoken of stays as it is.

import SegueScenes
import UIKit

extension CALayer {
  /// Rounds, borders and shadows the layer.
  func apply(_ look: SceneLook, in traits: UITraitCollection) {
    maskedCorners = CACornerMask(rawValue: UInt(look.corners.rawValue))
    cornerCurve = look.cornerCurve == .continuous ? .continuous : .circular
    isDoubleSided = look.isDoubleSided
    if look.blendMode != .normal { compositingFilter = look.blendMode.rawValue + "BlendMode" }
    if let perspective = look.perspective { sublayerTransform = .seen(from: perspective) }
    if let border = look.border { draw(border.complete, in: traits) }
    if let shadow = look.shadow { draw(shadow.complete, in: traits) }
  }

  /// The line inside the bounds.
  func draw(_ border: SceneBorder, in traits: UITraitCollection) {
    if let width = border.width { borderWidth = width }
    if let color = border.color { borderColor = .painted(color, in: traits) }
  }

  /// What is thrown on what is behind.
  func draw(_ shadow: SceneShadow, in traits: UITraitCollection) {
    if let color = shadow.color { shadowColor = .painted(color, in: traits) }
    if let opacity = shadow.opacity { shadowOpacity = Float(opacity) }
    if let radius = shadow.radius { shadowRadius = radius }
    if let offset = shadow.offset { shadowOffset = CGSize(width: offset.x, height: offset.y) }
  }
}

extension CAShapeLayer {
  /// Inside and outline; the outline's place is up to `ViewLooks`.
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
  /// The colours and where they are.
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

extension SceneBorder {
  /// With what is usual for what is not said.
  var complete: SceneBorder {
    SceneBorder(width: width ?? 1, color: color ?? .system("separator"))
  }
}

extension SceneShadow {
  /// With what is usual for what is not said.
  var complete: SceneShadow {
    SceneShadow(
      color: color ?? .fixed(.black), opacity: opacity ?? 0.25, radius: radius ?? 10,
      offset: offset ?? CGPoint(x: 0, y: 4), caster: caster)
  }
}

extension CGColor {
  /// What `paint` stands for under these traits.
  static func painted(_ paint: ScenePaint, in traits: UITraitCollection) -> CGColor {
    UIColor.painted(paint).resolvedColor(with: traits).cgColor
  }
}

extension CATransform3D {
  /// What makes things farther away smaller, for an eye so far away.
  static func seen(from distance: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  /// Scaled, turned about x, y and z, moved, and seen from the perspective's distance.
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
  /// Half a turn to the one side is half a turn to the other: as apps do, a little less is taken, too
  /// little to be seen, so that it goes the way it is written.
  fileprivate var avoidingHalfTurns: Double {
    abs(self) == 180 ? self * 0.9999 : self
  }
}
