// Thousands of results from every function of time that affects a pixel.

import CoreGraphics
import SegueTiming

/// The checksums, one for each subject.
enum Samples {
  static func maths() -> Digest {
    var (digest, numbers) = (Digest(), Numbers())
    for _ in 0..<4000 {
      let (x, y) = (numbers.between(-30, 30), numbers.between(-30, 30))
      let (far, other) = (numbers.anywhere(), numbers.anywhere())
      for value in [x, far] {
        let turn = DeterministicMath.sincos(value)
        digest.take(turn.sin)
        digest.take(turn.cos)
        digest.take(DeterministicMath.exp(value))
        digest.take(DeterministicMath.log(abs(value)))
      }
      digest.take(DeterministicMath.atan2(y, x))
      digest.take(DeterministicMath.atan2(far, other))
      digest.take(DeterministicMath.pow(abs(x), y))
    }
    return digest
  }

  static func springs() -> Digest {
    var (digest, numbers) = (Digest(), Numbers())
    for _ in 0..<300 {
      let velocity = numbers.between(-5, 20)
      let springs = [
        Spring(
          mass: numbers.between(0.2, 4), stiffness: numbers.between(10, 800),
          damping: numbers.between(0.5, 90), initialVelocity: velocity,
          allowsOverdamping: velocity < 4),
        .settling(
          in: numbers.between(0.1, 3), dampingRatio: numbers.between(0.02, 1.1),
          initialVelocity: velocity),
        .perceptual(duration: numbers.between(0.1, 2), bounce: numbers.between(-0.9, 0.9)),
      ]
      for spring in springs { take(spring, &digest) }
    }
    return digest
  }

  private static func take(_ spring: Spring, _ digest: inout Digest) {
    digest.take(spring.stiffness)
    digest.take(spring.settlingDuration)
    digest.take(spring.animatorDuration)
    for frame in 0..<12 {
      digest.take(spring.value(at: Double(frame) / 12))
      digest.take(spring.velocity(at: Double(frame) / 12))
    }
  }

  static func curves() -> Digest {
    var (digest, numbers) = (Digest(), Numbers())
    for _ in 0..<300 {
      let curve = CubicCurve(
        numbers.between(0, 1), numbers.between(-0.5, 1.5), numbers.between(0, 1),
        numbers.between(-0.5, 1.5))
      for step in 0...12 {
        digest.take(curve.value(at: Double(step) / 12))
        digest.take(curve.inverse(of: Double(step) / 12))
      }
    }
    return digest
  }

  static func transforms() -> Digest {
    var (digest, numbers) = (Digest(), Numbers())
    for _ in 0..<300 {
      let (from, to) = (plane(&numbers), plane(&numbers))
      let (near, far) = (space(&numbers), space(&numbers))
      for step in 0...6 {
        let progress = Double(step) / 5
        take(from.interpolated(to: to, progress: progress), &digest)
        take(near.interpolated(to: far, progress: progress), &digest)
        if let delta = from.difference(from: to) { take(to.adding(delta), &digest) }
      }
    }
    return digest
  }

  private static func plane(_ numbers: inout Numbers) -> AnimatableValue {
    let turn = CGAffineTransform(rotationAngle: numbers.between(-7, 7))
    let t = turn.scaledBy(x: numbers.between(-2, 2), y: numbers.between(-2, 2))
    return .transform(
      CATransform3DMakeAffineTransform(t.translatedBy(x: numbers.between(-400, 400), y: 9)))
  }

  private static func space(_ numbers: inout Numbers) -> AnimatableValue {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / numbers.between(200, 900)
    let turn = CATransform3DMakeRotation(
      numbers.between(-7, 7), numbers.between(-1, 1), numbers.between(-1, 1), 1)
    return .transform(CATransform3DConcat(turn, lens))
  }

  private static func take(_ value: AnimatableValue, _ digest: inout Digest) {
    guard case .transform(let transform) = value else { return }
    let rows = transform.rows
    for row in [rows.0, rows.1, rows.2, rows.3] {
      for index in 0..<4 { digest.take(row[index]) }
    }
  }
}
