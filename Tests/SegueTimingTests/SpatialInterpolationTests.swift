// Interpolation between 3D transforms: SEMANTICS 4c.

import CoreGraphics
import Foundation
import SegueTiming
import Testing

@Suite struct SpatialInterpolationTests {
  private func between(
    _ from: CATransform3D, _ to: CATransform3D, _ progress: Double
  ) throws -> CATransform3D {
    let shown = AnimatableValue.transform(from).interpolated(to: .transform(to), progress: progress)
    guard case .transform(let transform) = shown else {
      throw Mismatch()
    }
    return transform
  }

  private struct Mismatch: Error {}

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    let (p, q) = (a.rows, b.rows)
    return [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3]
      .flatMap { [$0.x, $0.y, $0.z, $0.w] }.reduce(0) {
        abs($1) <= $0 ? $0 : $1.isNaN ? .infinity : abs($1)
      }
  }

  private func eye(_ t: CATransform3D, distance: Double = 500) -> CATransform3D {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / distance
    return CATransform3DConcat(t, lens)
  }

  /// The same map of points with `m44 = 1`, as in the decomposition.
  private func normalized(_ t: CATransform3D) -> CATransform3D {
    let (rows, w) = (t.rows, Double(t.m44))
    return CATransform3D(rows: (rows.0 / w, rows.1 / w, rows.2 / w, rows.3 / w))
  }

  /// Perspective, rotations, skews and a reflection.
  private var samples: [CATransform3D] {
    let turned = CATransform3DMakeRotation(1.2, 1, -2, 0.5)
    var skewed = CATransform3DMakeScale(2, 0.5, -3)
    skewed.m21 = 0.7
    skewed.m32 = -0.4
    skewed.m31 = 0.6
    return [
      eye(turned), eye(CATransform3DTranslate(turned, 10, 20, -30), distance: 300),
      CATransform3DConcat(skewed, turned), CATransform3DMakeTranslation(1, 2, 3),
      eye(CATransform3DConcat(skewed, CATransform3DMakeTranslation(50, -60, 70))),
      CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeRotation(.pi, 1, 1, 0),
      CATransform3DMakeRotation(3, 0, 0, 1),
    ]
  }

  @Test("Decomposing and recomposing changes nothing")
  func roundTrip() throws {
    for from in samples {
      for to in samples where to != from {
        // So little progress that only the decomposition can be wrong.
        #expect(distance(try between(from, to, 1e-13), normalized(from)) < 1e-9)
        #expect(distance(try between(from, to, 1 - 1e-13), normalized(to)) < 1e-9)
        #expect(try between(from, to, 0) == from && between(from, to, 1) == to)
      }
    }
  }

  @Test("A card rotates evenly about its axis", arguments: [0.1, 0.25, 0.5, 0.9, 1.3, -0.2])
  func evenTurn(progress: Double) throws {
    let axis = (x: 0.3, y: 1.0, z: -0.2)
    let to = CATransform3DMakeRotation(2, axis.x, axis.y, axis.z)
    let expected = CATransform3DMakeRotation(2 * progress, axis.x, axis.y, axis.z)
    #expect(distance(try between(CATransform3DIdentity, to, progress), expected) < 1e-14)
  }

  @Test("The shorter way is taken: −150° for 210°")
  func shorterWay() throws {
    let to = CATransform3DMakeRotation(210 * .pi / 180, 0, 1, 0)
    let expected = CATransform3DMakeRotation(-75 * .pi / 180, 0, 1, 0)
    #expect(distance(try between(CATransform3DIdentity, to, 0.5), expected) < 1e-14)
  }

  @Test("Perspective, translation and scale interpolate evenly")
  func linearParts() throws {
    let to = eye(CATransform3DScale(CATransform3DMakeTranslation(30, 60, 0), 3, 3, 3))
    let shown = try between(eye(CATransform3DIdentity, distance: 1000), to, 0.5)
    let moved = CATransform3DScale(CATransform3DMakeTranslation(15, 30, 0), 2, 2, 2)
    #expect(distance(shown, eye(moved, distance: 1000 / 1.5)) < 1e-12)
  }

  @Test("The 2D path is taken where both are planar: a half turn is clockwise")
  func plane() throws {
    let to = CATransform3DMakeRotation(-.pi, 0, 0, 1)
    let shown = try between(CATransform3DIdentity, to, 0.5)
    #expect(abs(shown.m12 - 1) < 1e-15)
  }

  @Test("The 3D path matches the 2D path for rotations, moves and scales")
  func agreement() throws {
    let planar = CGAffineTransform(translationX: 4, y: 5).rotated(by: 1).scaledBy(x: 2, y: 3)
    let flat = CATransform3DMakeAffineTransform(planar)
    let expected = try between(CATransform3DIdentity, flat, 0.4)
    var lifted = flat
    lifted.m43 = 1e-12
    #expect(distance(try between(CATransform3DIdentity, lifted, 0.4), expected) < 1e-11)
  }

  @Test("Singular transforms, and ones without m44, interpolate by entry")
  func entries() throws {
    let flat = CATransform3DMakeScale(0, 0, 0)
    #expect(try between(flat, CATransform3DIdentity, 0.25).m11 == 0.25)
    #expect(try between(CATransform3DIdentity, flat, 0.25).m11 == 0.75)
    var noWeight = CATransform3DMakeTranslation(1, 1, 1)
    noWeight.m44 = 0
    #expect(try between(CATransform3DMakeTranslation(0, 0, 3), noWeight, 0.5).m43 == 2)
  }
}
