import SegueRaster
import Testing

@Suite struct PixelRectTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @Test("the difference of two rectangles is a rectangle, or the whole first one")
  func subtracting() {
    let all = rect(2, 3, 10, 8)
    #expect(all.subtracting(rect(0, 0, 50, 5)) == rect(2, 5, 10, 6))
    #expect(all.subtracting(rect(0, 9, 50, 50)) == rect(2, 3, 10, 6))
    #expect(all.subtracting(rect(0, 0, 5, 50)) == rect(5, 3, 7, 8))
    #expect(all.subtracting(rect(8, 0, 50, 50)) == rect(2, 3, 6, 8))
    #expect(all.subtracting(rect(0, 0, 50, 50)).isEmpty)
    #expect(all.subtracting(rect(4, 4, 2, 2)) == all)
    #expect(all.subtracting(rect(0, 0, 5, 5)) == all)
    #expect(all.subtracting(rect(2, 5, 10, 2)) == all)
    #expect(all.subtracting(rect(20, 20, 5, 5)) == all)
  }

  @Test("every pixel of the difference was in the first rectangle, and lost ones in the other")
  func pixels() {
    for x in 0..<6 {
      for width in 1...5 {
        let (all, other) = (rect(1, 1, 4, 4), rect(x, 0, width, 9))
        let rest = all.subtracting(other)
        for px in 0..<12 {
          let pixel = rect(px, 2, 1, 1)
          let inRest = rest.contains(pixel)
          #expect(!inRest || all.contains(pixel))
          if all.contains(pixel), !inRest { #expect(other.contains(pixel)) }
        }
      }
    }
  }

  @Test("a rectangle contains what reaches beyond none of its sides, and what is empty")
  func containing() {
    let all = rect(2, 3, 10, 8)
    #expect(all.contains(all) && all.contains(rect(4, 5, 2, 2)) && all.contains(rect(90, 90, 0, 0)))
    for other in [rect(1, 5, 2, 2), rect(5, 2, 2, 2), rect(11, 5, 2, 2), rect(5, 10, 2, 2)] {
      #expect(!all.contains(other))
    }
  }

  @Test("union and intersection ignore what is empty")
  func combining() {
    let a = rect(0, 0, 4, 4)
    #expect(a.union(.empty) == a && PixelRect.empty.union(a) == a)
    #expect(a.intersection(rect(9, 9, 2, 2)) == .empty)
    #expect(a.union(rect(6, 1, 1, 9)) == rect(0, 0, 7, 10))
    #expect(rect(3, 0, -2, 4).width == 0)
  }
}
