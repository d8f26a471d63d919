// Interpolation between 2D transforms: SEMANTICS 4b.

import CoreGraphics
import Foundation
import SegueTiming
import Testing

/// Two 2D transforms, the progress, and the displayed transform.
struct PlanarCase: Sendable {
  var from, to: CGAffineTransform
  var progress: Double
  var expected: CGAffineTransform

  init(
    _ from: CGAffineTransform, _ to: CGAffineTransform, _ progress: Double,
    _ expected: CGAffineTransform
  ) {
    (self.from, self.to, self.progress, self.expected) = (from, to, progress, expected)
  }
}

/// Helpers that the tests of transforms share.
enum Planar {
  static func turn(_ degrees: Double) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  static func scale(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y)
  }

  static func value(_ t: CGAffineTransform) -> AnimatableValue {
    .transform(CATransform3DMakeAffineTransform(t))
  }

  static func entries(_ value: AnimatableValue) -> [Double] {
    guard case .transform(let spatial) = value else { return [] }
    let t = CATransform3DGetAffineTransform(spatial)
    return [t.a, t.b, t.c, t.d, t.tx, t.ty]
  }

  /// The largest difference of an entry.
  static func distance(_ a: AnimatableValue, _ b: CGAffineTransform) -> Double {
    zip(entries(a), entries(value(b))).map { $0 == $1 ? 0 : abs($0 - $1) }
      .reduce(0) { $1 <= $0 ? $0 : $1.isNaN ? .infinity : $1 }
  }

  static func between(
    _ from: CGAffineTransform, _ to: CGAffineTransform, _ progress: Double
  ) -> AnimatableValue {
    value(from).interpolated(to: value(to), progress: progress)
  }
}

@Suite struct PlanarInterpolationTests {
  static let identity = CGAffineTransform.identity
  static let half = 0.707106781

  @Test("A shear along either axis alone takes part", arguments: [(0.5, 0), (0, 0.5)])
  func shear(b: Double, c: Double) {
    let sheared = CGAffineTransform(a: 1, b: b, c: c, d: 1, tx: 0, ty: 0)
    for (from, to) in [(sheared, Planar.scale(1, 1)), (Planar.scale(1, 1), sheared)] {
      let middle = Planar.entries(
        Planar.value(from).interpolated(to: Planar.value(to), progress: 0.5))
      #expect(abs(middle[1]) + abs(middle[2]) > 0.2)
    }
  }

  @Test(
    "Transforms match the table",
    arguments: [
      PlanarCase(
        identity, Planar.turn(-90), 0.25,
        CGAffineTransform(0.923879533, -0.382683432, 0.382683432, 0.923879533, 0, 0)),
      PlanarCase(
        identity, Planar.turn(-90), 0.5, CGAffineTransform(half, -half, half, half, 0, 0)),
      PlanarCase(
        identity, Planar.turn(180), 0.25, CGAffineTransform(half, half, -half, half, 0, 0)),
      PlanarCase(
        identity, Planar.turn(-180), 0.25, CGAffineTransform(half, half, -half, half, 0, 0)),
      PlanarCase(
        identity, Planar.turn(270), 0.5, CGAffineTransform(half, -half, half, half, 0, 0)),
      PlanarCase(identity, Planar.turn(3600), 0.3, identity),
      PlanarCase(Planar.scale(0, 0), identity, 0.3, Planar.scale(0.3, 0.3)),
      PlanarCase(
        Planar.scale(0, 0), Planar.turn(-90), 0.5, CGAffineTransform(0, -0.5, 0.5, 0, 0, 0)),
      PlanarCase(
        identity, CGAffineTransform(0.95, 0, 0, 0.95, 0, 15), 0.5,
        CGAffineTransform(0.975, 0, 0, 0.975, 0, 7.5)),
      PlanarCase(identity, Planar.scale(-1, 1), 0.25, Planar.scale(0.5, 1)),
      PlanarCase(
        CGAffineTransform(1.33, 0, 0, 1.33, 0, 200), CGAffineTransform(1, 0, 0, 1, 0, 100), 0.5,
        CGAffineTransform(1.165, 0, 0, 1.165, 0, 150)),
      PlanarCase(
        identity, CGAffineTransform(1, 0.2, 0.5, 1, 10, -4), 0.5,
        CGAffineTransform(1.004987088, 0.099513333, 0.248783332, 0.970498922, 5, -2)),
    ])
  func table(_ planar: PlanarCase) {
    let shown = Planar.between(planar.from, planar.to, planar.progress)
    #expect(Planar.distance(shown, planar.expected) < 6e-10, "\(Planar.entries(shown))")
  }

  @Test("A reflection narrows through zero width, in either direction, without rotating")
  func mirror() {
    let middle = Planar.between(Planar.scale(-1, 1), Self.identity, 0.5)
    #expect(Planar.distance(middle, Planar.scale(0, 1)) < 1e-15)
    let upsideDown = Planar.between(Self.identity, Planar.scale(1, -1), 0.75)
    #expect(Planar.distance(upsideDown, Planar.scale(1, -0.5)) < 1e-15)
  }

  @Test("Half turns within a millionth run clockwise", arguments: [-1, 0, 1])
  func halfTurns(_ millionths: Int) {
    let almost = Planar.turn(180).rotated(by: Double(millionths) * 5e-7)
    for (from, to) in [(Self.identity, almost), (almost, Self.identity)] {
      // Relative to where it started, it has turned by +90° halfway.
      let middle = Planar.entries(Planar.between(from, to, 0.5))
      let turned = CGAffineTransform(middle[0], middle[1], middle[2], middle[3], 0, 0)
      #expect(abs(turned.concatenating(from.inverted()).b - 1) < 1e-5)
    }
  }

  @Test("Rotations take the shorter way between any angles")
  func shorterWay() {
    for from in stride(from: -170.0, through: 180, by: 35) {
      for by in [-179.0, -120, -30, 0, 10, 90, 179] {
        let shown = Planar.between(Planar.turn(from), Planar.turn(from + by), 0.5)
        #expect(Planar.distance(shown, Planar.turn(from + by / 2)) < 1e-14)
      }
    }
  }

  @Test("A singular target applies at once, from the first instant", arguments: [0, 0.01, 0.9, 1])
  func toSingular(progress: Double) {
    let gone = CGAffineTransform(0, 0, 0, 0, 3, 4)
    #expect(Planar.between(Planar.turn(30), gone, progress) == Planar.value(gone))
  }

  @Test("From a transform flat in one direction the view opens in that direction")
  func fromFlat() {
    let x = Planar.between(Planar.scale(0, 1), Self.identity, 0.25)
    #expect(Planar.distance(x, Planar.scale(0.25, 1)) < 1e-15)
    let y = Planar.between(Planar.scale(1, 0), Self.identity, 0.25)
    #expect(Planar.distance(y, Planar.scale(1, 0.25)) < 1e-15)
  }

  @Test("Progress beyond the ends continues in the same way")
  func extrapolation() {
    let beyond = Planar.between(Self.identity, Planar.turn(60), 1.5)
    #expect(Planar.distance(beyond, Planar.turn(90)) < 1e-15)
    let before = Planar.between(Self.identity, Planar.scale(2, 2), -0.25)
    #expect(Planar.distance(before, Planar.scale(0.75, 0.75)) < 1e-15)
  }

  @Test("The ends are exact and reached smoothly")
  func ends() {
    let (from, to) = (
      CGAffineTransform(1.2, 0.3, -0.4, 0.9, 7, 8), CGAffineTransform(-0.5, 1, 1.5, 0.25, -9, 1)
    )
    #expect(Planar.between(from, to, 0) == Planar.value(from))
    #expect(Planar.between(from, to, 1) == Planar.value(to))
    #expect(Planar.distance(Planar.between(from, to, 1e-9), from) < 1e-7)
    #expect(Planar.distance(Planar.between(from, to, 1 - 1e-9), to) < 1e-7)
  }

  @Test("Upright transforms give the same result on the short path as on the long")
  func uprightShortcut() {
    let (from, to) = (CGAffineTransform(2, 0, 0, 0.5, 3, 4), CGAffineTransform(1, 0, 0, 3, -5, 6))
    let tilt = Planar.turn(40)
    let tilted = Planar.between(from.concatenating(tilt), to.concatenating(tilt), 0.3)
    let upright = Planar.entries(Planar.between(from, to, 0.3))
    for (entry, known) in zip(upright, [1.7, 0, 0, 1.25, 0.6, 4.6]) {
      #expect(abs(entry - known) < 1e-15)
    }
    let expected = CGAffineTransform(
      upright[0], upright[1], upright[2], upright[3], upright[4], upright[5]
    ).concatenating(tilt)
    #expect(Planar.distance(tilted, expected) < 1e-14)
  }
}
