// One small image for each feature that layers are painted with.

import Foundation
import Testing
import UIKit

/// A named layer tree of 120 x 120 points.
struct PaintSample: Sendable, CustomTestStringConvertible {
  let name: String
  let layer: @MainActor @Sendable () -> CALayer

  var testDescription: String { name }

  static let all = [
    PaintSample(name: "gradient-axial") { gradient(.axial, (0.1, 0.2), (0.8, 0.9)) },
    PaintSample(name: "gradient-radial") { gradient(.radial, (0.5, 0.4), (1, 0.7)) },
    PaintSample(name: "gradient-conic") { gradient(.conic, (0.5, 0.5), (0.5, 0)) },
    PaintSample(name: "gradient-translucent") { fading() },
    PaintSample(name: "gradient-mask") { faded() },
    PaintSample(name: "blend-modes") { blendModes() },
    PaintSample(name: "blend-group-opacity") { blendInGroups() },
    PaintSample(name: "group-opacity") { groupOpacity() },
    PaintSample(name: "corners-continuous") { corners(.continuous) },
    PaintSample(name: "corners-circular") { corners(.circular) },
    PaintSample(name: "corners-clip-turned") { turnedClips() },
    PaintSample(name: "path-mask") { pathMask() },
  ]
}

@MainActor private let paper = UIColor(white: 0.95, alpha: 1).cgColor

@MainActor private func page(_ color: CGColor = paper) -> CALayer {
  box(CGRect(x: 0, y: 0, width: 120, height: 120), color)
}

@MainActor private func box(_ frame: CGRect, _ color: CGColor?, radius: CGFloat = 0) -> CALayer {
  let layer = CALayer()
  (layer.frame, layer.backgroundColor, layer.cornerRadius) = (frame, color, radius)
  return layer
}

@MainActor private func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CGColor
{
  UIColor(red: r, green: g, blue: b, alpha: a).cgColor
}

@MainActor private func gradientLayer(_ frame: CGRect, _ colors: [CGColor]) -> CAGradientLayer {
  let layer = CAGradientLayer()
  (layer.frame, layer.colors) = (frame, colors)
  return layer
}

@MainActor private func gradient(
  _ type: CAGradientLayerType, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)
) -> CALayer {
  let page = page()
  let layer = gradientLayer(
    CGRect(x: 10, y: 20, width: 100, height: 80),
    [color(1, 0.75, 0.2), color(0.9, 0.2, 0.4), color(0.2, 0.3, 0.9), color(0.1, 0.7, 0.8)])
  (layer.type, layer.locations) = (type, [0, 0.4, 0.4, 1])
  layer.startPoint = CGPoint(x: start.0, y: start.1)
  layer.endPoint = CGPoint(x: end.0, y: end.1)
  (layer.cornerRadius, layer.borderWidth) = (18, 2)
  page.addSublayer(layer)
  return page
}

/// White to clear white, to clear black, and to a translucent color, over stripes.
@MainActor private func fading() -> CALayer {
  let page = page(color(0.1, 0.3, 0.6))
  for i in 0..<6 {
    page.addSublayer(
      box(CGRect(x: 0, y: 20 * CGFloat(i), width: 120, height: 10), color(0.9, 0.6, 0.1)))
  }
  let ends = [color(1, 1, 1, 0), color(0, 0, 0, 0), color(0.9, 0, 0.3, 0.3)]
  for (i, end) in ends.enumerated() {
    let layer = gradientLayer(
      CGRect(x: 5 + 40 * CGFloat(i), y: 5, width: 30, height: 110), [color(1, 1, 1), end])
    page.addSublayer(layer)
  }
  return page
}

@MainActor private func faded() -> CALayer {
  let page = page()
  let view = box(CGRect(x: 10, y: 10, width: 100, height: 100), color(0.1, 0.5, 0.3), radius: 20)
  view.addSublayer(box(CGRect(x: 20, y: 40, width: 60, height: 20), color(1, 1, 1)))
  let mask = gradientLayer(view.bounds, [color(0, 0, 0), color(0, 0, 0, 0)])
  mask.locations = [0.4, 0.9]
  view.mask = mask
  page.addSublayer(view)
  return page
}

/// All modes that mix colors, four a row: a translucent colored square over a gradient.
@MainActor private func blendModes() -> CALayer {
  let names = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
    "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "plusL",
  ]
  let page = page()
  for (i, name) in names.enumerated() {
    let (x, y) = (CGFloat(i % 4) * 30, CGFloat(i / 4) * 30)
    let under = gradientLayer(
      CGRect(x: x + 1, y: y + 1, width: 28, height: 28),
      [color(0, 0, 0), color(0.9, 0.3, 0.1), color(0.4, 0.8, 0.9), color(1, 1, 1)])
    let over = gradientLayer(
      CGRect(x: 5, y: 0, width: 18, height: 28), [color(0.3, 0.9, 0.4), color(0.6, 0.2, 0.9, 0.3)])
    (over.startPoint, over.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    over.compositingFilter = name + "BlendMode"
    under.addSublayer(over)
    page.addSublayer(under)
  }
  return page
}

/// A circle multiplied with what is beneath: plainly, in a layer that clips, in one that fades.
@MainActor private func blendInGroups() -> CALayer {
  let page = page(color(0.95, 0.8, 0.2))
  for i in 0..<3 {
    let parent = box(
      CGRect(x: 5, y: 5 + 38 * CGFloat(i), width: 110, height: 34), color(0.2, 0.6, 0.9, 0.6),
      radius: 8)
    parent.frame.size.width = 70
    let disc = box(CGRect(x: 40, y: 2, width: 60, height: 30), color(0.9, 0.4, 0.5), radius: 15)
    disc.compositingFilter = "multiplyBlendMode"
    (parent.masksToBounds, parent.opacity) = (i == 1, i == 2 ? 0.7 : 1)
    parent.addSublayer(disc)
    page.addSublayer(parent)
  }
  return page
}

/// SEMANTICS 9b: a red parent with an opaque blue child, half faded on white; as a group, and not.
@MainActor private func groupOpacity() -> CALayer {
  let page = page(color(1, 1, 1))
  for i in 0..<2 {
    let parent = box(
      CGRect(x: 10, y: 10 + 55 * CGFloat(i), width: 100, height: 45), color(1, 0, 0), radius: 10)
    parent.addSublayer(box(CGRect(x: 50, y: 15, width: 40, height: 20), color(0, 0, 1)))
    (parent.opacity, parent.allowsGroupOpacity) = (0.5, i == 0)
    page.addSublayer(parent)
  }
  return page
}

/// Background, border, shadow, clip, some corners only, and one as round as can be.
@MainActor private func corners(_ curve: CALayerCornerCurve) -> CALayer {
  let page = page()
  func card(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ radius: CGFloat) -> CALayer {
    let layer = box(
      CGRect(x: x, y: y, width: width, height: 50), color(0.2, 0.4, 0.8), radius: radius)
    layer.cornerCurve = curve
    page.addSublayer(layer)
    return layer
  }
  let bordered = card(5, 5, 50, 15)
  (bordered.borderWidth, bordered.borderColor) = (4, color(0.9, 0.5, 0.1))
  let clipping = card(65, 5, 50, 15)
  clipping.masksToBounds = true
  let inner = gradientLayer(clipping.bounds, [color(0.1, 0.8, 0.6), color(0.7, 0.1, 0.5)])
  inner.frame.origin.y = 10
  clipping.addSublayer(inner)
  let shadowed = card(5, 62, 50, 15)
  (shadowed.shadowOpacity, shadowed.shadowOffset, shadowed.shadowRadius) = (0.5, .zero, 2)
  shadowed.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  _ = card(65, 62, 50, 25)
  return page
}

/// Rounded clips that are turned, of both curves.
@MainActor private func turnedClips() -> CALayer {
  let page = page()
  for (i, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
    let layer = box(
      CGRect(x: 25, y: 10 + 55 * CGFloat(i), width: 70, height: 45), nil, radius: 14)
    (layer.cornerCurve, layer.masksToBounds) = (curve, true)
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    layer.addSublayer(
      gradientLayer(
        CGRect(x: -20, y: -10, width: 120, height: 60), [color(1, 0.8, 0.3), color(0.6, 0.1, 0.4)]))
    layer.addSublayer(box(CGRect(x: 40, y: 20, width: 60, height: 60), color(0.1, 0.2, 0.4)))
    page.addSublayer(layer)
  }
  return page
}

/// A ring by the even-odd rule as a mask.
@MainActor private func pathMask() -> CALayer {
  let page = page()
  let view = gradientLayer(
    CGRect(x: 10, y: 10, width: 100, height: 100), [color(0.9, 0.3, 0.2), color(0.2, 0.3, 0.8)])
  let path = UIBezierPath(ovalIn: view.bounds)
  path.append(UIBezierPath(ovalIn: view.bounds.insetBy(dx: 25, dy: 30)))
  let mask = CAShapeLayer()
  (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
  view.mask = mask
  page.addSublayer(view)
  return page
}
