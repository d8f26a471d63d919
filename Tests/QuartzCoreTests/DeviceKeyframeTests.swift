// Keyframes as Core Animation on a device plays them. The expectations were measured on the
// reference pictures of an animation player whose engine runs on Core Animation; each test names
// what the pictures showed.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite("Keyframes as on a device") struct DeviceKeyframeTests {
  private func shown(
    _ animation: CAAnimation, at seconds: Double, on layer: CALayer = CALayer()
  ) -> LayerProperties {
    _ = makeWorld { layer.add(animation, forKey: nil) }
    return layer.shownProperties(atSeconds: seconds)
  }

  private func keyframes(_ path: String, _ values: [Any]?, _ times: [NSNumber]?)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: path)
    (animation.values, animation.keyTimes, animation.duration) = (values, times, 1)
    return animation
  }

  /// A square of side 30 whose fourth side is drawn by closing the path.
  private var square: CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
  }

  @Test("A path with more steps than key times uses the times and never reaches the last step")
  func closedPath() {
    let animation = keyframes("position", nil, [0, 0.5, 0.75, 1])
    animation.path = square
    #expect(shown(animation, at: 0.25).position == CGPoint(x: 15, y: 0))
    #expect(shown(animation, at: 0.625).position == CGPoint(x: 30, y: 15))
    #expect(abs(shown(animation, at: 0.999).position.x - 0) < 0.2)
    #expect(shown(animation, at: 0.999).position.y == 30)
  }

  @Test("Key times below 0 and above 1 are used as they are")
  func timesOutside() {
    let animation = keyframes("opacity", [0, 1, 0], [-0.5, 0.5, 1.5])
    #expect(abs(shown(animation, at: 0).opacity - 0.5) < 1e-9)
    #expect(abs(shown(animation, at: 0.25).opacity - 0.75) < 1e-9)
    #expect(abs(shown(animation, at: 0.75).opacity - 0.75) < 1e-9)
  }

  @Test("Of key times out of order, the first interval whose end has not been reached counts")
  func timesOutOfOrder() {
    let animation = keyframes("opacity", [0, 1, 0.5, 0], [0, 0.6, 0.4, 1])
    #expect(abs(shown(animation, at: 0.3).opacity - 0.5) < 1e-9)
    #expect(abs(shown(animation, at: 0.7).opacity - 0.25) < 1e-9)
  }

  @Test("A timing function beyond 0…1 continues the curve of its own step")
  func overshoot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let animation = keyframes("position", nil, [0, 0.5, 1])
    animation.path = path
    animation.timingFunctions = [
      CAMediaTimingFunction(controlPoints: 0.3, 1.8, 0.6, 1.8),
      CAMediaTimingFunction(name: .linear),
    ]
    let place = shown(animation, at: 0.4).position
    #expect(place.x > 10.5 && place.y == 0)
  }

  @Test("One discrete value has no effect; one linear value shows")
  func oneDiscreteValue() {
    let animation = keyframes("opacity", [0.25], nil)
    #expect(abs(shown(animation, at: 0.5).opacity - 0.25) < 1e-9)
    let discrete = keyframes("opacity", [0.25], nil)
    discrete.calculationMode = .discrete
    #expect(shown(discrete, at: 0.5).opacity == 1)
  }

  @Test("The child of a group still shows at the instant at which it ends")
  func childAtItsEnd() {
    let child = CABasicAnimation(keyPath: "opacity")
    (child.fromValue, child.toValue) = (0, 0.5)
    (child.beginTime, child.duration) = (0.25, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([child], 2)
    #expect(shown(group, at: 0.75).opacity == 0.5)
    #expect(shown(group, at: 0.7501).opacity == 1)
    #expect(shown(group, at: 0.2499).opacity == 1)
  }

  @Test("Between two mirrored transforms the size is kept")
  func mirroredTransforms() {
    let first = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    let last = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
    let animation = keyframes("transform", [first, last], nil)
    for time in stride(from: 0.05, to: 1, by: 0.1) {
      let t = CATransform3DGetAffineTransform(shown(animation, at: time).transform)
      #expect(abs(t.a * t.d - t.b * t.c + 1) < 1e-9, "at \(time)")
    }
  }

  @Test("A line becomes a cubic curve whose control points are its ends")
  func lineToCurve() throws {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 30, y: 0))
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
    let value = AnimatableValue.path(line.outline)
      .interpolated(to: .path(curve.outline), progress: 0.25)
    guard case .path(let path?) = value else { throw Missing() }
    #expect(
      path.elements == [
        .move(.zero),
        .curve(
          control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 30, y: 10), end: CGPoint(x: 30, y: 0)
        ),
      ])
  }

  /// Reference pictures of lottie-ios (its sample `TypeFace/J` at 50 %, drawn by Core Animation on
  /// iOS): with handles that turn the mean difference is 0.06 of 255; with control points that
  /// move in a straight line it is 2.9.
  @Test("Handles of curves turn by the smaller angle, and their length changes linearly")
  func handlesTurn() throws {
    func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> AnimatableValue {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(to: end, control1: control1, control2: control2)
      return .path(path.outline)
    }
    // The first handle turns from 0 to 90 degrees, 10 to 30 long; the second from 170 to -170
    // degrees by way of 180.
    let (x, y) = (DeterministicMath.cos(.pi / 18), DeterministicMath.sin(.pi / 18))
    let first = curve(
      CGPoint(x: 10, y: 0), CGPoint(x: 100 - 10 * x, y: 10 * y), CGPoint(x: 100, y: 0))
    let last = curve(
      CGPoint(x: 0, y: 30), CGPoint(x: 120 - 10 * x, y: -10 * y), CGPoint(x: 120, y: 0))
    guard case .path(let path?) = first.interpolated(to: last, progress: 0.5),
      case .curve(let control1, let control2, let end) = path.elements[1]
    else { throw Missing() }
    #expect(end == CGPoint(x: 110, y: 0))
    #expect(abs(control1.x - 20 * 0.5.squareRoot()) < 1e-9)
    #expect(abs(control1.y - 20 * 0.5.squareRoot()) < 1e-9)
    #expect(abs(control2.x - 100) < 1e-9 && abs(control2.y) < 1e-9)
  }

  /// Reference pictures of lottie-ios: in `TypeFace/H` at 50 % and `TypeFace/Y` at 75 %, layers whose
  /// positions follow a closed path in discrete mode stay at the last place but one.
  @Test("Of a closed path in discrete mode, the last place with a key time is not reached")
  func discreteClosedPath() {
    let animation = keyframes("position", nil, [0, 0.25, 0.5])
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 20))
    path.closeSubpath()
    (animation.path, animation.calculationMode) = (path, .discrete)
    #expect(shown(animation, at: 0.1).position == .zero)
    #expect(shown(animation, at: 0.3).position == CGPoint(x: 10, y: 0))
    #expect(shown(animation, at: 0.75).position == CGPoint(x: 10, y: 0))
  }

  private struct Missing: Error {}

  @Test("The superlayer of a mask is the masked layer, and layout reaches masks")
  func masksTakePart() {
    final class Counting: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let (layer, mask, inner) = (CALayer(), CALayer(), Counting())
    _ = makeWorld {
      mask.addSublayer(inner)
      layer.mask = mask
      inner.setNeedsLayout()
      #expect(mask.superlayer === layer)
      #expect(inner.superlayer?.superlayer === layer)
      mask.position = CGPoint(x: 5, y: 7)
      #expect(inner.convert(CGPoint.zero, to: layer) == CGPoint(x: 5, y: 7))
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      #expect(inner.layouts == 1)
      mask.removeFromSuperlayer()
      #expect(layer.mask == nil && mask.superlayer == nil)
    }
  }
}
