// The placement of a layer by position, rotation, skew and scale, which players interpolate one by one.

import CoreGraphics

/// The placement of a layer: it is scaled, skewed and rotated about its center, and the center is moved
/// to a point of the frame.
package struct AffinePose: Sendable, Equatable {
  /// The position of the center, in pixels of the frame.
  package var x, y: Double
  /// The angle of rotation, in degrees, clockwise on screen.
  package var rotation: Double
  /// The angle of the skew along the x-axis, in degrees.
  package var skew: Double
  /// The scale along each axis. A negative one mirrors.
  package var scaleX, scaleY: Double

  /// Creates the pose of a layer that `map` places.
  /// - Parameters:
  ///   - map: The transform from the layer to the frame.
  ///   - size: The size of the layer.
  ///   - previous: The pose of the frame before. Of the equivalent poses, the nearest one is chosen.
  package init(_ map: CGAffineTransform, size: CGSize, after previous: AffinePose?) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2).applying(map)
    (x, y) = (Double(center.x), Double(center.y))
    let (a, b) = (Double(map.a), Double(map.b))
    let length = (a * a + b * b).squareRoot()
    var angle = previous.map { $0.rotation * .pi / 180 } ?? 0
    if length > 1e-9 {
      let turn = DeterministicMath.atan2(b, a)
      // Half a turn with a mirrored axis is the same, so the nearest multiple of half a turn is taken.
      angle = turn + .pi * ((angle - turn) / .pi).rounded()
      if previous == nil { angle = turn }
    }
    let (sin, cos) = DeterministicMath.sincos(angle)
    let (c, d) = (Double(map.c), Double(map.d))
    scaleX = a * cos + b * sin
    let (across, down) = (c * cos + d * sin, d * cos - c * sin)
    scaleY = down
    rotation = angle * 180 / .pi
    if abs(down) > 1e-9 {
      let skew = DeterministicMath.atan2(across / down, 1) * 180 / .pi
      self.skew = abs(skew) < 1e-7 ? 0 : skew
    } else {
      skew = previous?.skew ?? 0
    }
  }

  /// Returns the transform of this pose for a layer of the given size.
  package func transform(size: CGSize) -> CGAffineTransform {
    let (sin, cos) = DeterministicMath.sincos(rotation * .pi / 180)
    let tangent = DeterministicMath.sincos(skew * .pi / 180)
    let (across, down) = (scaleY * tangent.sin / tangent.cos, scaleY)
    let (a, b) = (scaleX * cos, scaleX * sin)
    let (c, d) = (across * cos - down * sin, across * sin + down * cos)
    let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - w * a - h * c, ty: y - w * b - h * d)
  }

  /// Returns the pose at a fraction of the way to another.
  package func mixed(with other: AffinePose, _ fraction: Double) -> AffinePose {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var pose = self
    (pose.x, pose.y) = (mix(x, other.x), mix(y, other.y))
    (pose.rotation, pose.skew) = (mix(rotation, other.rotation), mix(skew, other.skew))
    (pose.scaleX, pose.scaleY) = (mix(scaleX, other.scaleX), mix(scaleY, other.scaleY))
    return pose
  }
}
