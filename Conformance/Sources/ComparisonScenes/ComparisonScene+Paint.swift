// Gradients of every kind, blend modes over translucent colors, clips along paths, and continuous
// corners.

import CoreGraphics
import Letters
import SegueDisplay

extension ComparisonScene {
  static func paint() -> [ComparisonScene] { gradients() + blends() + clips() + corners() }

  private static func stops(_ stops: (DisplayColor, Double)...) -> [GradientStop] {
    stops.map { GradientStop($0.0, at: $0.1) }
  }

  private static var sunset: [GradientStop] {
    stops(
      (color(1, 0.8, 0.2), 0.1), (color(0.8, 0.2, 0.4, 0.2), 0.45), (color(0.2, 0.4, 1), 0.45),
      (color(0, 0.2, 0.4, 0.6), 0.9))
  }

  /// Without a sharp edge, at which renderers differ by whole pixels; the last color equals the
  /// first.
  private static var dusk: [GradientStop] {
    stops(
      (color(1, 0.8, 0.2), 0), (color(0.8, 0.2, 0.4, 0.2), 0.4), (color(0.2, 0.4, 1), 0.6),
      (color(1, 0.8, 0.2), 1))
  }

  private static func fill(
    _ gradient: DisplayGradient, _ rect: CGRect, radius: Double = 0,
    _ t: CGAffineTransform = .identity, opacity: Double = 1
  ) -> DisplayItem {
    .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect, radius: radius)), transform: t, gradient: gradient,
        opacity: opacity))
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> DisplayCircle {
    DisplayCircle(center: CGPoint(x: x, y: y), radius: radius)
  }

  private static func gradients() -> [ComparisonScene] {
    let card = CGRect(x: 10, y: 10, width: 200, height: 150)
    let white = color(1, 1, 1)
    let axis = DisplayGradient(
      .axial(from: CGPoint(x: 30, y: 20), to: CGPoint(x: 180.3, y: 140.7)), stops: sunset)
    var part = axis
    (part.extendsBefore, part.extendsAfter) = (false, false)
    var premultiplied = axis
    premultiplied.mixesPremultiplied = true
    let disc = DisplayGradient(
      .radial(from: circle(0, 0, 0.2), to: circle(0, 0, 1)), stops: dusk,
      transform: CGAffineTransform(a: 100, b: 0, c: 0, d: 60, tx: 110.3, ty: 85.7))
    let cone = DisplayGradient(
      .radial(from: circle(60.3, 60, 10), to: circle(170, 110, 45.7)), stops: dusk,
      extendsBefore: false, extendsAfter: false)
    let ball = DisplayGradient(
      .radial(from: circle(90.3, 60, 5), to: circle(110, 85, 70.7)), stops: dusk)
    let wheel = DisplayGradient(
      .conic(center: CGPoint(x: 110.3, y: 85.7), angle: 0.7), stops: dusk)
    return [
      ComparisonScene("gradient-axial", on: white, [fill(axis, card, radius: 30)]),
      ComparisonScene(
        "gradient-axial-turned", on: color(0.2, 0.6, 0.2),
        [fill(axis, card, map(17, 0.9, 60, 5), opacity: 0.6)]),
      ComparisonScene("gradient-axial-part", on: white, [fill(part, card)]),
      ComparisonScene("gradient-axial-premultiplied", on: white, [fill(premultiplied, card)]),
      ComparisonScene("gradient-radial", on: white, [fill(disc, card, radius: 30)]),
      ComparisonScene("gradient-radial-turned", on: white, [fill(disc, card, map(17, 0.9, 60, 5))]),
      ComparisonScene("gradient-radial-cone", on: white, [fill(cone, card)]),
      ComparisonScene(
        "gradient-radial-ball", on: white, [fill(ball, card, map(45, 0.8, 130, -10))]),
      ComparisonScene("gradient-conic", on: white, [fill(wheel, card, radius: 30)]),
      ComparisonScene("gradient-conic-turned", on: white, [fill(wheel, card, map(17, 0.9, 60, 5))]),
    ]
  }

  /// Every backdrop and every source from transparent to opaque, in many colors.
  private static func blends() -> [ComparisonScene] {
    let whole = CGRect(x: 0, y: 0, width: 240, height: 200)
    let under = DisplayGradient(
      .axial(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 240, y: 0)),
      stops: stops(
        (color(0, 0, 0), 0), (color(1, 0.2, 0), 0.3), (color(0.2, 0.8, 0.4), 0.5),
        (color(1, 1, 1), 0.7), (color(0.2, 0.4, 1, 0), 1)))
    let over = DisplayGradient(
      .axial(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 200)),
      stops: stops(
        (color(1, 1, 1), 0), (color(0.4, 0.2, 1), 0.3), (color(0.8, 0.6, 0), 0.5),
        (color(0, 0, 0), 0.7), (color(0.6, 1, 0.6, 0), 1)))
    return BlendMode.allCases.map { mode in
      let blended = DisplayItem.group(
        DisplayGroup(opacity: 0.8, blendMode: mode, items: [fill(over, whole)]))
      let both = DisplayGroup(isIsolated: true, items: [fill(under, whole), blended])
      return ComparisonScene("blend-\(mode)", on: color(0.6, 0.6, 0.6), [.group(both)])
    }
  }

  private static func clips() -> [ComparisonScene] {
    let star = Path("M120 10 L179 182 L29 76 L211 76 L61 182 Z").outline
    let slope = DisplayGradient(
      .axial(from: CGPoint(x: 30, y: 20), to: CGPoint(x: 180, y: 140)), stops: dusk)
    let whole = fill(slope, CGRect(x: 0, y: 0, width: 240, height: 200))
    let band = DisplayItem.solid(
      SolidQuad(
        shape: RoundedRectangle(CGRect(x: 0, y: 60, width: 240, height: 50), radius: 20),
        transform: map(17, 1, 20, -20), color: color(0.1, 0.1, 0.3, 0.7)))
    func clipped(
      _ rule: FillRule, _ t: CGAffineTransform, _ items: [DisplayItem], opacity: Double = 1
    ) -> DisplayItem {
      let clip = DisplayClip(path: star, rule: rule, transform: t)
      return .group(DisplayGroup(opacity: opacity, clip: clip, items: items))
    }
    let card = DisplayClip(
      shape: RoundedRectangle(CGRect(x: 20, y: 20, width: 180, height: 120), radius: 30),
      transform: map(17, 1, 30, 0))
    let white = color(1, 1, 1)
    return [
      ComparisonScene(
        "path-clip", on: white, [clipped(.nonZero, map(0, 1, 0.3, 3.7), [whole, band])]),
      ComparisonScene(
        "path-clip-even-odd", on: white,
        [clipped(.evenOdd, map(17, 0.9, 40, -20), [whole, band], opacity: 0.6)]),
      ComparisonScene(
        "path-clip-in-rounded", on: white,
        [.group(DisplayGroup(clip: card, items: [clipped(.nonZero, map(0, 1.1, -5, 0), [whole])]))]),
    ]
  }

  private static func corners() -> [ComparisonScene] {
    func card(
      _ rect: CGRect, _ radii: [Double], _ t: CGAffineTransform, _ color: DisplayColor
    ) -> DisplayItem {
      .solid(SolidQuad(shape: smooth(rect, radii), transform: t, color: color))
    }
    func smooth(_ rect: CGRect, _ radii: [Double]) -> RoundedRectangle {
      RoundedRectangle(
        rect, topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3],
        curve: .continuous)
    }
    let rect = CGRect(x: 10, y: 12, width: 150, height: 100)
    let clip = DisplayClip(shape: smooth(rect, [32, 32, 32, 32]), transform: map(17, 1.2, 60, 0))
    let blue = color(0.1, 0.4, 0.9, 0.6)
    let slope = DisplayGradient(
      .axial(from: CGPoint(x: 30, y: 20), to: CGPoint(x: 180, y: 140)), stops: dusk)
    return [
      ComparisonScene(
        "continuous", on: color(1, 1, 1),
        [
          card(rect, [30, 30, 30, 30], .identity, color(0.9, 0.2, 0.1)),
          card(rect, [50, 50, 50, 50], map(0, 1, 60.4, 40.3), blue),
          card(rect, [32, 32, 32, 32], map(17, 0.7, 120, 60), color(0, 0.5, 0.3, 0.7)),
        ]),
      ComparisonScene(
        "continuous-corners", on: color(1, 1, 1),
        [
          card(rect, [32, 0, 25, 10], .identity, color(0.9, 0.2, 0.1)),
          card(rect, [0, 32, 0, 30], map(45, 0.9, 150, 30), blue),
        ]),
      ComparisonScene(
        "continuous-clip", on: color(1, 1, 1),
        [
          .group(
            DisplayGroup(
              clip: clip,
              items: [
                fill(slope, CGRect(x: 0, y: 0, width: 240, height: 200)),
                card(rect, [20, 20, 20, 20], map(0, 0.5, 100, 80), blue),
              ]))
        ]),
    ]
  }
}
