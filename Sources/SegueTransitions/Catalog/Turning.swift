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

/// How dark a surface is.
enum Shading {
  /// Returns the darkness, from 0 to 1, of a surface that has turned from the viewer by `degrees`:
  /// what the cosine of the angle leaves of 1.
  static func turned(_ degrees: CGFloat) -> CGFloat { 1 - abs(cosine(degrees)) }

  /// Returns the cosine of an angle in degrees.
  static func cosine(_ degrees: CGFloat) -> CGFloat { sineAndCosine(degrees * .pi / 180).cosine }

  /// Returns the sine of an angle in degrees.
  static func sine(_ degrees: CGFloat) -> CGFloat { sineAndCosine(degrees * .pi / 180).sine }
}
