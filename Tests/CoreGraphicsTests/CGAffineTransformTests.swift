import CoreGraphics
import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  private let point = CGPoint(x: 3, y: 5)

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12
  }

  @Test("A positive quarter turn maps right to down")
  func turn() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(abs(quarter.a) < 1e-16 && quarter.b == 1 && quarter.c == -1 && abs(quarter.d) < 1e-16)
  }

  @Test("translatedBy, scaledBy and rotated are prepended")
  func order() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
    let turned = base.rotated(by: .pi / 2)
    #expect(near(point.applying(turned), CGPoint(x: -10, y: 9)))
    let moved = CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 2, y: 2)
    #expect(point.applying(moved) == CGPoint(x: 7, y: 11))
  }

  @Test("concatenating applies the receiver first")
  func concatenation() {
    let a = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let b = CGAffineTransform(7, 8, 9, 10, 11, 12)
    #expect(a.concatenating(b) == CGAffineTransform(25, 28, 57, 64, 100, 112))
    #expect(point.applying(a.concatenating(b)) == point.applying(a).applying(b))
  }

  @Test("The inverse undoes a transform; a singular transform is returned unchanged")
  func inverse() {
    let t = CGAffineTransform(2, 1, -3, 4, 5, 6)
    #expect(near(point.applying(t).applying(t.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A rectangle maps to the bounding box of its corners")
  func rectangle() {
    let turned = CGRect(x: 0, y: 0, width: 320, height: 568).applying(
      CGAffineTransform(rotationAngle: -.pi / 2))
    #expect(abs(turned.minX) < 1e-9 && abs(turned.minY + 320) < 1e-9)
    #expect(abs(turned.width - 568) < 1e-9 && abs(turned.height - 320) < 1e-9)
  }

  @Test("A rectangle keeps its exact size under translations and reflections")
  func exactRectangle() {
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    let mirrored = rect.applying(CGAffineTransform(-1, 0, 0, 1, 1e6, 0))
    #expect(mirrored.width == 0.3 && mirrored.height == 0.7)
    #expect(abs(mirrored.minX - 999_999.6) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("The C functions return the same results")
  func functions() {
    let t = CGAffineTransform(2, 1, -3, 4, 5, 6)
    #expect(CGAffineTransformTranslate(t, 1, 2) == t.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(t, 1, 2) == t.scaledBy(x: 1, y: 2))
    #expect(CGAffineTransformRotate(t, 1) == t.rotated(by: 1))
    let moved = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGAffineTransformConcat(t, moved) == t.concatenating(moved))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransformMake(2, 0, 0, 3, 0, 0))
    #expect(CGAffineTransformMakeRotation(0) == CGAffineTransformIdentity)
    #expect(CGAffineTransformInvert(t) == t.inverted() && !CGAffineTransformIsIdentity(t))
    #expect(CGAffineTransformEqualToTransform(t, t))
  }
}
