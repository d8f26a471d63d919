import CoreGraphics
import Foundation
import Testing

@Suite struct CATransform3DTests {
  private let general = CATransform3D(
    m11: 2, m12: 1, m13: 0, m14: 0.001, m21: -1, m22: 3, m23: 0.5, m24: 0,
    m31: 0.25, m32: -2, m33: 1, m34: -0.002, m41: 10, m42: -20, m43: 30, m44: 1)

  /// (x, y, z, 1) · t, as three coordinates over the fourth.
  private func map(_ p: (Double, Double, Double), _ t: CATransform3D) -> [Double] {
    let rows = t.rows
    let r = rows.0 * p.0 + rows.1 * p.1 + rows.2 * p.2 + rows.3
    return [r.x / r.w, r.y / r.w, r.z / r.w]
  }

  private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
    let (p, q) = (a.rows, b.rows)
    return [p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
      .reduce(0) { abs($1) <= $0 ? $0 : $1.isNaN ? .infinity : abs($1) }
  }

  @Test("The empty initializer is all zeros and differs from the identity")
  func empty() {
    #expect(CATransform3D().m11 == 0 && CATransform3D().m44 == 0)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  @Test("Rotations about the three axes follow the right-hand rule, in row vectors")
  func turns() {
    let aboutZ = map((1, 0, 0), CATransform3DMakeRotation(.pi / 2, 0, 0, 2))
    let aboutX = map((0, 1, 0), CATransform3DMakeRotation(.pi / 2, 1, 0, 0))
    let aboutY = map((0, 0, 1), CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    #expect(abs(aboutZ[1] - 1) < 1e-15 && abs(aboutX[2] - 1) < 1e-15 && abs(aboutY[0] - 1) < 1e-15)
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("A rotation about z is the 2D rotation")
  func planarTurn() {
    let t = CATransform3DMakeRotation(0.7, 0, 0, 1)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(rotationAngle: 0.7))
  }

  @Test("concat applies its first argument first; translate, scale and rotate are prepended")
  func order() {
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let grow = CATransform3DMakeScale(2, 2, 2)
    #expect(map((1, 1, 1), CATransform3DConcat(move, grow)) == [4, 6, 8])
    #expect(map((1, 1, 1), CATransform3DTranslate(grow, 1, 2, 3)) == [4, 6, 8])
    #expect(map((1, 1, 1), CATransform3DScale(move, 2, 2, 2)) == [3, 4, 5])
    let turned = map((1, 0, 0), CATransform3DRotate(move, .pi / 2, 0, 0, 1))
    #expect(abs(turned[0] - 1) < 1e-15 && turned[1] == 3 && turned[2] == 3)
  }

  @Test("m34 moves near points forward")
  func perspective() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let p = map((100, 0, 250), eye)
    #expect(abs(p[0] - 200) < 1e-12)
  }

  @Test("The inverse undoes every kind of transform; a singular one is returned unchanged")
  func inverse() {
    for t in [
      general, CATransform3DMakeRotation(1.1, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6),
      CATransform3DMakeAffineTransform(CGAffineTransform(2, 1, -3, 4, 5, 6)),
    ] {
      let back = CATransform3DConcat(t, CATransform3DInvert(t))
      #expect(distance(back, CATransform3DIdentity) < 1e-12)
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat && flat.inverted() == nil)
  }

  @Test("The determinant of a product is the product of the determinants")
  func determinant() {
    let t = CATransform3DConcat(general, CATransform3DMakeScale(2, 3, 4))
    #expect(abs(t.determinant - 24 * general.determinant) < 1e-9)
    #expect(CATransform3DMakeScale(2, 3, 4).determinant == 24)
  }

  @Test("Only transforms of the plane are affine")
  func affine() {
    let t = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let spatial = CATransform3DMakeAffineTransform(t)
    #expect(CATransform3DIsAffine(spatial) && CATransform3DGetAffineTransform(spatial) == t)
    #expect(!CATransform3DIsAffine(general))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DEqualToTransform(spatial, spatial))
  }
}
