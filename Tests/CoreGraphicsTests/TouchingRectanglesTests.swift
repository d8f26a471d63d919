// This file does not import Foundation, so that the members of CoreGraphics take precedence.

import CoreGraphics
import Testing

@Suite("Touching rectangles") struct TouchingRectanglesTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("Rectangles that share only an edge or a corner do not intersect")
  func touching() {
    #expect(!square.intersects(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!square.intersects(CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(!square.intersects(CGRect(x: 10, y: 10, width: 1, height: 1)))
  }

  @Test("Rectangles that share more do, also of negative and of no size")
  func overlapping() {
    #expect(square.intersects(CGRect(x: 9.5, y: 9.5, width: 10, height: 10)))
    #expect(square.intersects(CGRect(x: 15, y: 15, width: -6, height: -6)))
    #expect(square.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
    #expect(!square.intersects(.null) && !CGRect.null.intersects(square))
  }
}
