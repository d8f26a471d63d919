// Values of basic, spring and keyframe animations, by key path.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import Testing

@MainActor
@Suite struct BasicAnimationTests {
  /// The presentation value a quarter into an animation of `keyPath` of a layer with zPosition 10.
  private func shown(
    _ keyPath: String = "zPosition", from: Any? = nil, to: Any? = nil, by: Any? = nil,
    isAdditive: Bool = false
  ) -> Double? {
    let layer = CALayer()
    layer.zPosition = 10
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 4
    animation.isAdditive = isAdditive
    _ = makeWorld { layer.add(animation, forKey: nil) }
    return layer.number(keyPath, at: 1)
  }

  @Test("A missing value is the value shown without the animation")
  func fromToBy() {
    expectClose(shown(from: 100.0, to: 200.0), 125)
    expectClose(shown(from: 100.0, by: 40.0), 110)
    expectClose(shown(to: 100.0, by: 40.0), 70)
    expectClose(shown(from: 50.0), 40)
    expectClose(shown(to: 50.0), 20)
    expectClose(shown(by: 8.0), 12)
    expectClose(shown(), 10)
    expectClose(shown(from: -8.0, to: 0.0, isAdditive: true), 4)
    expectClose(shown(by: 8.0, isAdditive: true), 12)
  }

  @Test("The frame rates that an animation prefers are kept, and change no value")
  func frameRates() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "zPosition")
    #expect(animation.preferredFrameRateRange == .default)
    let range = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10)
    animation.preferredFrameRateRange = range
    animation.toValue = 100.0
    animation.duration = 4
    _ = makeWorld { layer.add(animation, forKey: "move") }
    #expect(layer.animation(forKey: "move")?.preferredFrameRateRange == range)
    expectClose(layer.number("zPosition", at: 1), 25)
  }

  @Test("Every numeric type is accepted")
  func numbers() {
    let ones: [Any] = [
      CGFloat(1), 1.0, Float(1), 1, NSNumber(value: 1), NSNumber(value: 1.0), true,
    ]
    for one in ones { expectClose(shown(from: 0, to: one), 0.25) }
  }

  @Test("Values of the wrong type have no effect")
  func wrongKind() {
    expectClose(shown(from: CGPoint.zero, to: CGPoint(x: 1, y: 1)), 10)
    expectClose(shown(from: "a", to: "b"), 10)
  }

  /// The presentation value halfway through an animation of `keyPath`.
  private func half(_ keyPath: String, _ from: Any, _ to: Any) -> LayerProperties {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.position = CGPoint(x: 5, y: 6)
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    return layer.shownProperties(atSeconds: 1)
  }

  @Test("Components of points and rectangles animate")
  func parts() {
    #expect(half("position.x", 0, 10).position == CGPoint(x: 5, y: 6))
    #expect(half("position.y", 0, 10).position == CGPoint(x: 5, y: 5))
    let wide = CGRect(x: 1, y: 2, width: 50, height: 40)
    #expect(half("bounds.size.width", 0, 100).bounds == wide)
    let tall = CGRect(x: 1, y: 2, width: 30, height: 50)
    #expect(half("bounds.size.height", 0, 100).bounds == tall)
    #expect(half("bounds.origin.x", 0, 100).bounds.origin == CGPoint(x: 50, y: 2))
    let size = half("bounds.size", CGSize.zero, CGSize(width: 4, height: 8)).bounds.size
    #expect(size == CGSize(width: 2, height: 4))
    let origin = half("bounds.origin", CGPoint.zero, CGPoint(x: 4, y: 8)).bounds.origin
    #expect(origin == CGPoint(x: 2, y: 4))
    let anchor = half("anchorPoint", CGPoint.zero, CGPoint(x: 1, y: 0)).anchorPoint
    #expect(anchor == CGPoint(x: 0.5, y: 0))
    let part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(half("contentsRect", part, whole).contentsRect.width == 0.75)
  }

  @Test("Boxed geometry counts as its contents")
  func boxes() {
    let to = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    let position = half("position", NSValue(cgPoint: .zero), to).position
    #expect(position == CGPoint(x: 5, y: 10))
    let rect = NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(half("bounds", NSValue(cgRect: .zero), rect).bounds.width == 5)
    let size = NSValue(cgSize: CGSize(width: 10, height: 20))
    #expect(half("bounds.size", NSValue(cgSize: .zero), size).bounds.width == 5)
    let scale = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    let identity = NSValue(caTransform3D: CATransform3DIdentity)
    #expect(half("transform", identity, scale).transform.m11 == 2)
    #expect(scale.caTransform3DValue.m22 == 3)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue.dy == 2)
    #expect(to.cgRectValue == .zero)
  }

  @Test("Colors interpolate in straight sRGB")
  func colors() throws {
    let from = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let to = CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    let color = try #require(half("backgroundColor", from, to).backgroundColor)
    #expect(color == CGColor(red: 0.5, green: 0.25, blue: 0.5, alpha: 0.75))
  }

  @Test("Scale, rotation and translation change only their part of the transform")
  func transformParts() throws {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7))
    func shown(_ keyPath: String, _ to: Any) -> CGAffineTransform? {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (to, to, 1)
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      return layer.plane(at: 0.5)
    }
    let table: [(String, Any, CGAffineTransform)] = [
      ("transform.scale", 0.5, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 10, ty: 21)),
      ("transform.scale.x", 4, CGAffineTransform(a: 4, b: 0, c: 0, d: 3, tx: 10, ty: 21)),
      ("transform.scale.y", -1, CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 10, ty: 21)),
      ("transform.rotation", Double.pi / 2, CGAffineTransform(0, 2, -3, 0, 10, 21)),
      ("transform.rotation.z", -Double.pi / 2, CGAffineTransform(0, -2, 3, 0, 10, 21)),
      ("transform.translation.x", 1, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 21)),
      ("transform.translation.y", 1, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 1)),
      (
        "transform.translation", CGSize(width: 1, height: 2),
        CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: 2)
      ),
    ]
    for (keyPath, value, expected) in table {
      let found = try #require(shown(keyPath, value))
      expectClose(found.a, expected.a, tolerance: 1e-12)
      expectClose(found.b, expected.b, tolerance: 1e-12)
      expectClose(found.c, expected.c, tolerance: 1e-12)
      expectClose(found.d, expected.d, tolerance: 1e-12)
      expectClose(found.tx, expected.tx, tolerance: 1e-12)
      expectClose(found.ty, expected.ty, tolerance: 1e-12)
    }
  }

  @Test("A rotation by key path makes full turns")
  func fullTurn() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 4)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    expectClose(try #require(layer.plane(at: 1)).b, 1)
    expectClose(try #require(layer.plane(at: 3)).b, -1)
  }

  @Test("A turn about y narrows the layer, and turns about x and y can be read back")
  func spatialRotation() throws {
    let layer = CALayer()
    layer.setValue(Double.pi / 3, forKeyPath: "transform.rotation.y")
    expectClose(try #require(layer.plane(at: 0)).a, 0.5)
    layer.setValue(0.25, forKeyPath: "transform.rotation.x")
    expectClose(layer.number("transform.rotation.y", at: 0), .pi / 3)
    expectClose(layer.number("transform.rotation.x", at: 0), 0.25)
  }

  @Test("Results are clamped to their ranges")
  func clamping() {
    func spring(_ keyPath: String, _ from: Any, _ to: Any) -> LayerProperties {
      let layer = CALayer()
      let animation = CASpringAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 2)
      _ = makeWorld { layer.add(animation, forKey: nil) }
      // The spring is 12 % past its target here.
      return layer.shownProperties(atSeconds: 0.3)
    }
    #expect(spring("opacity", 0, 1).opacity == 1)
    #expect(spring("opacity", 1, 0).opacity == 0)
    #expect(spring("cornerRadius", 9, 0).cornerRadius == 0)
    let empty = CGRect(x: 0, y: 0, width: 10, height: 0)
    let full = CGRect(x: 0, y: 0, width: 10, height: 100)
    #expect(spring("bounds", full, empty).bounds.size.height == 0)
    let white = CGColor(gray: 1, alpha: 1)
    let black = CGColor(gray: 0, alpha: 1)
    #expect(spring("backgroundColor", black, white).backgroundColor == white)
    expectClose(spring("zPosition", 0, 1).zPosition, 1.124354767)
  }

  @Test(
    "Springs follow SEMANTICS 1a",
    arguments: [
      (10.0, 0.0, [0.104405473, 0.340299847, 0.849425635, 1.124354767]),
      (20.0, 0.0, [0.090204010, 0.264241118, 0.593994150, 0.800851727]),
      (40.0, 0.0, [0.090204010, 0.264241118, 0.593994150, 0.800851727]),
      (10.0, 5.0, [0.293078075, 0.607053444, 1.059065450, 1.190976089]),
    ])
  func springs(_ damping: Double, _ velocity: Double, _ expected: [Double]) {
    let layer = CALayer()
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.damping, animation.initialVelocity) = (damping, velocity)
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.duration = animation.settlingDuration
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    for (time, value) in zip([0.05, 0.1, 0.2, 0.3], expected) {
      expectClose(layer.number("zPosition", at: time), value, tolerance: 1e-9)
    }
  }

  @Test("Springs report their settling duration and bounce")
  func springDurations() {
    let spring = CASpringAnimation()
    expectClose(spring.settlingDuration, 1.472700335)
    expectClose(spring.perceptualDuration, 0.628318531)
    expectClose(spring.bounce, 0.5)
    spring.mass = -1
    spring.stiffness = 0
    spring.damping = -1
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    let perceptual = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    expectClose(perceptual.stiffness, 39.478417604)
    expectClose(perceptual.damping, 25.132741229)
    expectClose(perceptual.bounce, -0.5)
    #expect(perceptual.allowsOverdamping)
  }
}
