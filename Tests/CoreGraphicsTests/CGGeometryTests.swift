import CoreGraphics
import Foundation
import Testing

@Suite struct CGGeometryTests {
  @Test("The C functions make the same values")
  func names() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(3, 4) == CGVector(dx: 3, dy: 4))
    #expect(__CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2)))
    #expect(
      __CGSizeEqualToSize(.zero, CGSizeMake(0, 0)) && !__CGSizeEqualToSize(.zero, CGSizeMake(1, 0)))
    #expect(__CGRectEqualToRect(CGRectMake(1, 2, -1, -2), CGRectMake(0, 0, 1, 2)))
  }

  @Test("equalTo compares the area that a rectangle covers")
  func equality() {
    let a = CGRect(x: 0, y: 0, width: 2, height: 3)
    let b = CGRect(x: 2, y: 3, width: -2, height: -3)
    #expect(a.equalTo(b) && !a.equalTo(a.offsetBy(dx: 1, dy: 0)))
    #expect(CGPoint(x: 1, y: 1).equalTo(CGPoint(x: 1, y: 1)))
    #expect(!CGSize(width: 1, height: 1).equalTo(.zero))
  }

  @Test("Points, sizes and rectangles print as on Apple platforms")
  func descriptions() {
    #expect("\(CGRect(x: 1, y: 2.5, width: 3, height: 4))" == "(1.0, 2.5, 3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: -2))" == "(1.0, -2.0)")
    #expect("\(CGSize(width: 0, height: 0.5))" == "(0.0, 0.5)")
  }
}
