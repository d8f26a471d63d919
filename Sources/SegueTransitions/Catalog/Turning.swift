// Rotations and movements in space along the direction of a transition.

import UIKit

extension CATransform3D {
  /// Returns a rotation whose front side moves along `vector`, by `degrees`.
  static func turn(_ degrees: CGFloat, along vector: CGVector) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, -vector.dy, vector.dx, 0)
  }

  /// Returns a rotation whose front side moves along `vector`, left, right, up or down, by the angle
  /// with this cosine and sine.
  static func turn(cosine: CGFloat, sine: CGFloat, along vector: CGVector) -> CATransform3D {
    var turn = CATransform3DIdentity
    turn.m33 = cosine
    if vector.dx != 0 {
      (turn.m11, turn.m13, turn.m31) = (cosine, -sine * vector.dx, sine * vector.dx)
    } else {
      (turn.m22, turn.m23, turn.m32) = (cosine, -sine * vector.dy, sine * vector.dy)
    }
    return turn
  }

  /// Returns a movement: to the right, down and toward the viewer, in points.
  static func moved(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> CATransform3D {
    CATransform3DMakeTranslation(x, y, z)
  }

  /// Returns a movement by `distance` along `vector`.
  static func moved(_ distance: CGFloat, along vector: CGVector) -> CATransform3D {
    CATransform3DMakeTranslation(distance * vector.dx, distance * vector.dy, 0)
  }

  /// Returns the same scale in both directions.
  static func scaled(_ scale: CGFloat) -> CATransform3D { CATransform3DMakeScale(scale, scale, 1) }

  /// Returns this transform, followed by `next`.
  func then(_ next: CATransform3D) -> CATransform3D { CATransform3DConcat(self, next) }
}

/// Curves of a part of a motion, for poses that are sampled.
enum Phase {
  /// Returns the fraction of `range` that is done at `time`, from 0 to 1.
  static func part(_ time: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    let done = (time - range.lowerBound) / (range.upperBound - range.lowerBound)
    return min(max(done, 0), 1)
  }

  /// Returns a curve that starts and ends at rest.
  static func inOut(_ time: CGFloat) -> CGFloat { time * time * (3 - 2 * time) }

  /// Returns a curve that starts at rest.
  static func `in`(_ time: CGFloat) -> CGFloat { time * time }

  /// Returns a curve that ends at rest.
  static func out(_ time: CGFloat) -> CGFloat { 1 - (1 - time) * (1 - time) }

  /// Returns a curve that leaves 0 and returns to it, 1 in the middle, at rest at all three.
  static func bump(_ time: CGFloat) -> CGFloat { 16 * time * time * (1 - time) * (1 - time) }

  /// Returns the value between `start` and `end` at the fraction `time`.
  static func mix(_ start: CGFloat, _ end: CGFloat, _ time: CGFloat) -> CGFloat {
    start + (end - start) * time
  }
}

/// How dark a surface is.
enum Shading {
  /// Returns the darkness, from 0 to 1, of a surface that has turned from the viewer by `degrees`:
  /// what the cosine of the angle leaves of 1.
  static func turned(_ degrees: CGFloat) -> CGFloat { 1 - abs(cosine(degrees)) }

  /// Returns the cosine of an angle in degrees, by the rotations of the graphics library.
  static func cosine(_ degrees: CGFloat) -> CGFloat {
    CGAffineTransform(rotationAngle: degrees * .pi / 180).a
  }

  /// Returns the sine of an angle in degrees.
  static func sine(_ degrees: CGFloat) -> CGFloat {
    CGAffineTransform(rotationAngle: degrees * .pi / 180).b
  }
}
