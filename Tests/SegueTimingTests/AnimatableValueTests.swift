// Interpolation of everything but transforms, and additive deltas: SEMANTICS 4a and 4e.

import CoreGraphics
import Foundation
import SegueTiming
import Testing

@Suite struct AnimatableValueTests {
  private func color(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> AnimatableValue {
    .color(CGColor(red: r, green: g, blue: b, alpha: a))
  }

  private func parts(_ value: AnimatableValue) -> [Double] {
    guard case .color(.some(let color)) = value else { return [] }
    return [color.red, color.green, color.blue, color.alpha]
  }

  @Test("Numbers, points, sizes and rectangles interpolate and extrapolate by component")
  func linear() {
    let a = AnimatableValue.rect(CGRect(x: 0, y: 10, width: 100, height: 50))
    let b = AnimatableValue.rect(CGRect(x: 10, y: 0, width: 200, height: 50))
    #expect(
      a.interpolated(to: b, progress: 0.5)
        == .rect(CGRect(x: 5, y: 5, width: 150, height: 50)))
    #expect(
      a.interpolated(to: b, progress: 2)
        == .rect(CGRect(x: 20, y: -10, width: 300, height: 50)))
    #expect(AnimatableValue.number(1).interpolated(to: .number(3), progress: -0.5) == .number(0))
    let point = AnimatableValue.point(CGPoint(x: 2, y: 4))
    #expect(
      point.interpolated(to: .point(.zero), progress: 0.25) == .point(CGPoint(x: 1.5, y: 3)))
    let size = AnimatableValue.size(CGSize(width: 2, height: 4))
    #expect(
      size.interpolated(to: .size(.zero), progress: 1.5) == .size(CGSize(width: -1, height: -2)))
  }

  @Test("The neutral delta changes no value")
  func neutral() {
    let path = CGPath(rect: CGRect(x: 3, y: 4, width: 5, height: 6), transform: nil).outline
    let values: [AnimatableValue] = [
      .number(7), .point(CGPoint(x: 1, y: 2)), .size(CGSize(width: 3, height: 4)),
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .path(path), color(0.1, 0.2, 0.3, 0.4),
      .transform(CATransform3DMakeScale(2, 3, 4)), .list([.number(5), .path(path)]),
    ]
    for value in values { #expect(value.adding(.zeroDelta(like: value)) == value) }
  }

  @Test("The ends are exact")
  func ends() {
    let (a, b) = (AnimatableValue.number(0.1), AnimatableValue.number(0.7))
    #expect(a.interpolated(to: b, progress: 0) == a && a.interpolated(to: b, progress: 1) == b)
    #expect(
      AnimatableValue.color(nil).interpolated(to: color(1, 0, 0, 1), progress: 0) == .color(nil))
  }

  @Test("Colors interpolate by straight components")
  func colors() {
    let shown = color(1, 0, 0, 1).interpolated(to: color(0, 0.5, 1, 0.5), progress: 0.3)
    for (a, b) in zip(parts(shown), [0.7, 0.15, 0.3, 0.85]) { #expect(abs(a - b) < 1e-15) }
  }

  @Test("A clear end takes the other's hue, so that no fade passes through gray")
  func clearEnds() {
    let red = color(1, 0.5, 0, 0.8)
    for clear in [AnimatableValue.color(nil), color(0, 0, 0, 0), color(0, 1, 1, 0)] {
      #expect(parts(clear.interpolated(to: red, progress: 0.5)) == [1, 0.5, 0, 0.4])
      #expect(parts(red.interpolated(to: clear, progress: 0.5)) == [1, 0.5, 0, 0.4])
    }
    let none = AnimatableValue.color(nil).interpolated(to: .color(nil), progress: 0.5)
    #expect(parts(none) == [0, 0, 0, 0])
  }

  @Test("Values of different types switch halfway")
  func kinds() {
    let (a, b) = (AnimatableValue.number(1), AnimatableValue.point(.zero))
    #expect(a.interpolated(to: b, progress: 0.49) == a)
    #expect(a.interpolated(to: b, progress: 0.5) == b)
  }

  @Test("Intermediate values are not clamped")
  func overshoot() {
    let shown = color(1, 0, 0, 1).interpolated(to: color(0, 1, 0, 0.5), progress: 1.5)
    #expect(parts(shown) == [-0.5, 1.5, 0, 0.25])
  }
}

@Suite struct AdditiveTests {
  private let values: [(AnimatableValue, AnimatableValue)] = [
    (.number(3), .number(5)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: -4, y: 8))),
    (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 4, height: 8))),
    (
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .rect(CGRect(x: 5, y: 5, width: 50, height: 1))
    ),
    (Planar.value(Planar.turn(90)), Planar.value(Planar.scale(2, 4))),
  ]

  @Test("A full delta over the new value gives the old one; a zero delta gives the new")
  func ends() throws {
    for (old, new) in values {
      let delta = try #require(old.difference(from: new))
      let zero = AnimatableValue.zeroDelta(like: new)
      if case .transform(let t) = new.adding(delta), case .transform(let o) = old {
        #expect(abs(t.m11 - o.m11) < 1e-15 && abs(t.m12 - o.m12) < 1e-15)
      } else {
        #expect(new.adding(delta) == old)
      }
      #expect(new.adding(zero) == new)
      #expect(delta.interpolated(to: zero, progress: 1) == zero)
    }
  }

  @Test("There is no delta from a singular transform or between types")
  func noDelta() {
    let identity = Planar.value(.identity)
    #expect(identity.difference(from: Planar.value(Planar.scale(0, 0))) == nil)
    #expect(Planar.value(Planar.scale(0, 0)).difference(from: identity) != nil)
    #expect(AnimatableValue.number(1).difference(from: .point(.zero)) == nil)
    #expect(AnimatableValue.number(1).adding(.point(.zero)) == .number(1))
  }

  /// What an additive animation from `old` to `new` shows.
  private func shown(
    _ old: AnimatableValue, _ new: AnimatableValue, _ progress: Double
  ) throws -> AnimatableValue {
    let delta = try #require(old.difference(from: new))
    let left = delta.interpolated(to: .zeroDelta(like: new), progress: progress)
    return new.adding(left)
  }

  @Test("For nonuniform scale with rotation alone, additive differs from direct")
  func skewed() throws {
    let target = Planar.scale(2, 1).concatenating(Planar.turn(60))
    let direct = CGAffineTransform(1.299038106, 0.75, -0.5, 0.866025404, 0, 0)
    #expect(Planar.distance(Planar.between(.identity, target, 0.5), direct) < 6e-10)
    let additive = CGAffineTransform(1.254670721, 1.030223301, -0.308482456, 0.924735211, 0, 0)
    let value = try shown(Planar.value(.identity), Planar.value(target), 0.5)
    #expect(Planar.distance(value, additive) < 6e-10)
  }

  @Test("Rotations, translations and uniform scales are the same additive as direct")
  func uniform() throws {
    for (old, new) in [
      (Planar.turn(10), Planar.turn(100)), (Planar.scale(2, 2), Planar.scale(0.5, 0.5)),
      (CGAffineTransform(translationX: 5, y: 6), CGAffineTransform(translationX: -50, y: 1)),
    ] {
      let additive = Planar.entries(try shown(Planar.value(old), Planar.value(new), 0.3))
      let direct = Planar.entries(Planar.between(old, new, 0.3))
      #expect(zip(additive, direct).allSatisfy { abs($0 - $1) < 1e-14 })
    }
  }

  @Test(
    "A motion reversed halfway matches the table's instants",
    arguments: [
      (0.25, 12.916193105), (0.5, 50), (0.6, 64.839367635), (0.75, 74.167613791), (1, 50),
      (1.25, 12.916193105), (1.5, 0),
    ])
  func retargeted(t: Double, x: Double) throws {
    let curve = CubicCurve.easeInOut
    let there = try #require(AnimatableValue.number(0).difference(from: .number(100)))
    let back = try #require(AnimatableValue.number(100).difference(from: .number(0)))
    func left(_ delta: AnimatableValue, since start: Double) -> AnimatableValue {
      delta.interpolated(to: .number(0), progress: curve.value(at: t - start))
    }
    let value =
      t < 0.5
      ? AnimatableValue.presentation(model: .number(100), deltas: [left(there, since: 0)])
      : AnimatableValue.presentation(
        model: .number(0), deltas: [left(there, since: 0), left(back, since: 0.5)])
    guard case .number(let number) = value else { throw CancellationError() }
    #expect(abs(number - x) < 6e-10)
  }

  @Test(
    "Opacity is not additive: it is replaced, from the model or the presentation value",
    arguments: [(0.5, 0.5, 0.75), (0.75, 0.461251421, 0.678960938), (1, 0.35, 0.475)])
  func replaced(t: Double, fromModel: Double, fromCurrent: Double) throws {
    let curve = CubicCurve.easeInOut
    let current = AnimatableValue.number(1)
      .interpolated(to: .number(0.5), progress: curve.value(at: 0.5))
    for (start, expected) in [(.number(0.5), fromModel), (current, fromCurrent)] {
      let value = start.interpolated(to: .number(0.2), progress: curve.value(at: t - 0.5))
      guard case .number(let number) = value else { throw CancellationError() }
      #expect(abs(number - expected) < 6e-10)
    }
  }

  @Test("A transform retargeted in flight never jumps")
  func continuity() throws {
    let identity = Planar.value(.identity)
    let first = Planar.value(Planar.scale(2, 1).concatenating(Planar.turn(60)))
    let second = Planar.value(Planar.turn(-30).translatedBy(x: 20, y: 5))
    let firstDelta = try #require(identity.difference(from: first))
    let secondDelta = try #require(first.difference(from: second))
    let left = firstDelta.interpolated(to: identity, progress: 0.4)
    let before = Planar.entries(AnimatableValue.presentation(model: first, deltas: [left]))
    let after = Planar.entries(
      AnimatableValue.presentation(model: second, deltas: [left, secondDelta]))
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-13 })
  }
}
