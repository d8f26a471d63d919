import Foundation
import Testing
import UIKit

@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("Rectangles and ovals have the bounds they were made with")
  func shapes() {
    #expect(UIBezierPath(rect: rect).cgPath == CGPath(rect: rect, transform: nil))
    #expect(UIBezierPath(ovalIn: rect).bounds == rect)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 12).bounds == rect)
    #expect(UIBezierPath().bounds == .zero && UIBezierPath().isEmpty)
  }

  @Test("Rounded corners reach 1.53 radii along the sides, as Apple's do")
  func roundedRect() {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    #expect(path.cgPath == CGPath(continuousRoundedRect: rect, radius: 10))
    // At this place along the upper side, a circular corner would still be straight.
    #expect(!path.contains(CGPoint(x: 10 + 10.5, y: 20.005)))
    #expect(path.contains(CGPoint(x: 10 + 15.5, y: 20.005)))
  }

  @Test("Corners that do not fit are half circles: a square of 21 with a radius of 10 is the oval")
  func cornersThatDoNotFit() {
    // From the reference pictures of a layout library. Public reports have a smooth corner of 16 in
    // a height of 49, and half circles in 48; one of 20 in 50 is an end of half a circle, too.
    func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
    }
    #expect(path(21, 21, 10).cgPath == path(21, 21, 10.5).cgPath)
    #expect(path(208, 50, 20).cgPath == path(208, 50, 25).cgPath)
    #expect(path(200, 48, 16).cgPath == path(200, 48, 24).cgPath)
    #expect(path(200, 49, 16).cgPath != path(200, 49, 24.5).cgPath)
    // On the diagonal the circle of radius 10.5 is within a hundredth of where it should be.
    let edge = 10.5 - 10.5 * 0.5.squareRoot()
    #expect(!path(21, 21, 10).contains(CGPoint(x: edge - 0.01, y: edge - 0.01)))
    #expect(path(21, 21, 10).contains(CGPoint(x: edge + 0.01, y: edge + 0.01)))
  }

  @Test("Only the given corners are rounded")
  func someCorners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 15, height: 15))
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 109, y: 79)))
    #expect(path.contains(CGPoint(x: 109, y: 21)) && path.contains(CGPoint(x: 11, y: 79)))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 9, height: 9))
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 9).cgPath)
    #expect(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 9, height: 9)
      ).cgPath.isRect(nil))
  }

  @Test("The width of the radii counts, as code expects that leaves out the height")
  func radii() {
    func path(_ radii: CGSize) -> CGPath {
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii
      ).cgPath
    }
    #expect(path(CGSize(width: 15, height: 0)) == path(CGSize(width: 15, height: 15)))
    #expect(path(CGSize(width: 0, height: 15)).isRect(nil))
  }

  @Test("Clockwise is as displayed: from the right through the bottom", arguments: [true, false])
  func arcs(clockwise: Bool) {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(abs(arc.bounds.midY - (clockwise ? 5 : -5)) < 1e-9)
    #expect(abs(arc.currentPoint.x + 10) < 1e-9)
  }

  @Test("Elements accumulate and are removed by removeAllPoints")
  func steps() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20),
      controlPoint2: CGPoint(x: 10, y: 20))
    path.close()
    #expect(path.currentPoint == .zero && path.contains(CGPoint(x: 5, y: 5)))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 5, height: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == CGRect(x: 100, y: 0, width: 35, height: 35))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("The even-odd rule leaves the hole")
  func evenOdd() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 60, y: 50)))
  }

  @Test("A reversed path has the same lines and winds the other way")
  func reversing() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).reversing())
    #expect(!path.contains(CGPoint(x: 60, y: 50)) && path.contains(CGPoint(x: 15, y: 25)))
    let open = UIBezierPath()
    open.move(to: CGPoint(x: 1, y: 1))
    open.addLine(to: CGPoint(x: 5, y: 1))
    open.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 2),
      controlPoint2: CGPoint(x: 7, y: 3))
    let back = open.reversing()
    #expect(
      back.cgPath.outline.elements == [
        .move(CGPoint(x: 9, y: 9)),
        .curve(
          control1: CGPoint(x: 7, y: 3), control2: CGPoint(x: 6, y: 2), end: CGPoint(x: 5, y: 1)),
        .line(CGPoint(x: 1, y: 1)),
      ])
    #expect(back.reversing().cgPath == open.cgPath)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 9)
    #expect(rounded.reversing().bounds == rounded.bounds)
    #expect(rounded.reversing().reversing().cgPath.outline.elements.count == 25)
  }

  @Test("A copy is equal and changes independently")
  func copies() throws {
    let path = UIBezierPath(ovalIn: rect)
    path.lineWidth = 3
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path && copy.hash == path.hash)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 1.5)
    copy.addLine(to: .zero)
    #expect(copy != path)
    let kept = path.cgPath
    path.close()
    path.addLine(to: .zero)
    #expect(kept != path.cgPath)
  }
}
