// 2-D transforms taken apart: translation, scale, one shear, one angle. Interpolating these turns and
// grows a view, where interpolating matrix entries would shrink it half way. SEMANTICS 4b.

import CoreGraphics

/// The parts of a 2-D transform.
struct PlanarTransform {
  var translationX, translationY: Double
  var scaleX, scaleY: Double
  var shear: Double
  /// Radians, clockwise on screen; `nil` where a zero x-axis leaves it open.
  var angle: Double?
  /// The rest of a transform whose angle is open.
  private var yAxis: (x: Double, y: Double)

  init(_ t: CGAffineTransform) {
    (translationX, translationY, yAxis) = (t.tx, t.ty, (t.c, t.d))
    let determinant = t.a * t.d - t.b * t.c
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    guard length > 0 else {
      (scaleX, scaleY, shear) = (0, 0, 0)
      return
    }
    // A mirror is a negative scale, not a turn.
    scaleX = determinant < 0 && t.a < t.d ? -length : length
    angle = DeterministicMath.atan2(t.b / scaleX, t.a / scaleX)
    scaleY = determinant / scaleX
    shear = (t.a * t.c + t.b * t.d) / scaleX
  }

  /// The same transform, its angle settled: where it is open, as `other`'s.
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

  /// The transform of these parts.
  var recomposed: CGAffineTransform {
    let (sin, cos) = DeterministicMath.sincos(angle ?? 0)
    return CGAffineTransform(
      a: scaleX * cos, b: scaleX * sin, c: shear * cos - scaleY * sin,
      d: shear * sin + scaleY * cos, tx: translationX, ty: translationY)
  }

  /// The parts `progress` of the way to `target`, the shorter way round; a half turn goes clockwise.
  func interpolated(to target: PlanarTransform, progress: Double) -> PlanarTransform {
    let start = settled(like: target)
    let end = target.settled(like: start)
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

  /// How far to turn from one angle to another: in (−π, π], and π where it is a half turn to within a
  /// millionth.
  static func shortestTurn(from start: Double, to end: Double) -> Double {
    let circle = 2 * Double.pi
    let turn = (end - start).remainder(dividingBy: circle)
    return turn < -Double.pi + 1e-6 ? turn + circle : turn
  }
}

extension CGAffineTransform {
  /// Whether something is flattened to a line or a point by it.
  package var isSingular: Bool {
    let determinant = a * d - b * c
    return determinant == 0 || !determinant.isFinite
  }

  /// Neither turned, nor sheared, nor mirrored.
  private var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// The transform `progress` of the way to `target`; a singular target is reached at once.
  func interpolated(to target: CGAffineTransform, progress: Double) -> CGAffineTransform {
    if target.isSingular || self == target { return target }
    // What the decomposition gives here too, sooner.
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
