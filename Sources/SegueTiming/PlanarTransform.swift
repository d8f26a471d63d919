// Decomposition of 2-D transforms into translation, scale, one shear and one angle. Interpolating
// these rotates and scales a view, whereas interpolating matrix entries would shrink it halfway.
// SEMANTICS 4b.

import CoreGraphics

/// The components of a 2-D transform.
struct PlanarTransform {
  var translationX, translationY: Double
  var scaleX, scaleY: Double
  var shear: Double
  /// The angle in radians, clockwise on screen; `nil` if it is undetermined because the x-axis is
  /// zero.
  var angle: Double?
  /// The remaining part of a transform whose angle is undetermined.
  private var yAxis: (x: Double, y: Double)

  init(_ t: CGAffineTransform) {
    (translationX, translationY, yAxis) = (t.tx, t.ty, (t.c, t.d))
    let determinant = t.a * t.d - t.b * t.c
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    guard length > 0 else {
      (scaleX, scaleY, shear) = (0, 0, 0)
      return
    }
    // A reflection is a negative scale rather than a rotation.
    scaleX = determinant < 0 && t.a < t.d ? -length : length
    angle = DeterministicMath.atan2(t.b / scaleX, t.a / scaleX)
    scaleY = determinant / scaleX
    shear = (t.a * t.c + t.b * t.d) / scaleX
  }

  /// Returns the same transform with an undetermined angle set to that of `other`.
  func settled(like other: PlanarTransform) -> PlanarTransform {
    guard angle == nil else { return self }
    var settled = self
    let angle = other.angle ?? 0
    let (sin, cos) = DeterministicMath.sincos(angle)
    settled.angle = angle
    settled.shear = yAxis.x * cos + yAxis.y * sin
    settled.scaleY = yAxis.y * cos - yAxis.x * sin
    return settled
  }

  /// A Boolean value that indicates whether the transform is a reflection.
  private var isMirrored: Bool { (scaleX < 0) != (scaleY < 0) && scaleX != 0 && scaleY != 0 }

  /// Returns the same transform with a reflection of the same axis as in `other`, if both are
  /// reflections, so that the way between them does not pass through scale 0.
  private func mirrored(like other: PlanarTransform) -> PlanarTransform {
    guard isMirrored, other.isMirrored, (scaleX < 0) != (other.scaleX < 0) else { return self }
    var mirrored = self
    (mirrored.scaleX, mirrored.scaleY, mirrored.shear) = (-scaleX, -scaleY, -shear)
    mirrored.angle = angle.map { $0 + .pi }
    return mirrored
  }

  /// The transform composed of these components.
  var recomposed: CGAffineTransform {
    let (sin, cos) = DeterministicMath.sincos(angle ?? 0)
    return CGAffineTransform(
      a: scaleX * cos, b: scaleX * sin, c: shear * cos - scaleY * sin,
      d: shear * sin + scaleY * cos, tx: translationX, ty: translationY)
  }

  /// Returns the components at `progress` on the way to `target`, the shorter way around. A half
  /// turn is clockwise.
  func interpolated(to target: PlanarTransform, progress: Double) -> PlanarTransform {
    let start = settled(like: target)
    let end = target.settled(like: start).mirrored(like: start)
    var result = start
    result.translationX = mix(start.translationX, end.translationX, progress)
    result.translationY = mix(start.translationY, end.translationY, progress)
    result.scaleX = mix(start.scaleX, end.scaleX, progress)
    result.scaleY = mix(start.scaleY, end.scaleY, progress)
    result.shear = mix(start.shear, end.shear, progress)
    let from = start.angle ?? 0
    result.angle = from + Self.shortestTurn(from: from, to: end.angle ?? 0) * progress
    return result
  }

  /// Returns the angle from `start` to `end` in (−π, π]. It is π if it is a half turn to within a
  /// millionth.
  static func shortestTurn(from start: Double, to end: Double) -> Double {
    let circle = 2 * Double.pi
    let turn = (end - start).remainder(dividingBy: circle)
    return turn < -Double.pi + 1e-6 ? turn + circle : turn
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform flattens shapes to a line or a point.
  package var isSingular: Bool {
    let determinant = a * d - b * c
    return determinant == 0 || !determinant.isFinite
  }

  /// A Boolean value that indicates whether the transform contains no rotation, shear or
  /// reflection.
  private var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Returns the transform at `progress` on the way to `target`. A singular target is reached
  /// immediately.
  func interpolated(to target: CGAffineTransform, progress: Double) -> CGAffineTransform {
    if target.isSingular || self == target { return target }
    // The same result as that of the decomposition, computed faster.
    if isUpright && target.isUpright {
      return CGAffineTransform(
        a: mix(a, target.a, progress), b: 0, c: 0, d: mix(d, target.d, progress),
        tx: mix(tx, target.tx, progress), ty: mix(ty, target.ty, progress))
    }
    if progress == 0 { return self }
    if progress == 1 { return target }
    return PlanarTransform(self)
      .interpolated(to: PlanarTransform(target), progress: progress).recomposed
  }
}
