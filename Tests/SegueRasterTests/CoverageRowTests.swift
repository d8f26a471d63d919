import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels
import Testing

@testable import SegueRaster

/// Compares the coverage of all rows at once with that of each row by itself.
@Suite struct CoverageRowTests {
  private static let rect = PixelRect(minX: 3, minY: 2, maxX: 64, maxY: 34)

  private func shapes() throws -> [Shape] {
    let box = CGRect(x: 10, y: 6, width: 40, height: 20)
    let maps = [
      CGAffineTransform(translationX: 0.37, y: -0.61), turn(about: 30, 16),
      CGAffineTransform(a: 0.9, b: 0.3, c: -0.4, d: 1.1, tx: 4, ty: -12),
    ]
    let rectangles = [
      RoundedRectangle(box), RoundedRectangle(box, radius: 7),
      RoundedRectangle(CGRect(x: 20, y: 9.3, width: 30, height: 0.5)),
      RoundedRectangle(CGRect(x: -50, y: -50, width: 200, height: 200)),
    ]
    var shapes: [Shape] = []
    for map in maps {
      for rectangle in rectangles {
        if let outline = Outline(rectangle, map) { shapes.append(.convex(outline)) }
      }
      var path = PathOutline()
      path.append(.move(CGPoint(x: 5, y: 4)))
      path.append(.line(CGPoint(x: 60, y: 0)))
      path.append(.line(CGPoint(x: 30, y: 33)))
      path.append(.close)
      if let path = try PathShape(path, map, rule: .nonZero) { shapes.append(.path(path)) }
    }
    return shapes
  }

  @Test("all rows have the coverage of each", arguments: KernelLevel.available)
  func rows(_ level: KernelLevel) throws {
    let (rect, kernels) = (Self.rect, Kernels.at(level))
    let stride = rect.width + Int(SEGUE_COVER_MARGIN)
    for (number, shape) in try shapes().enumerated() {
      func coverage() -> Coverage {
        Coverage(
          shape, columns: rect.minX..<rect.maxX, rows: rect.minY..<rect.maxY,
          scratch: CoverageScratch(kernels))
      }
      var masks = [UInt8](repeating: 77, count: stride * rect.height)
      var rows = [segue_coverage](repeating: segue_coverage(), count: rect.height)
      masks.withUnsafeMutableBufferPointer { masks in
        rows.withUnsafeMutableBufferPointer { rows in
          guard let masks = masks.baseAddress, let rows = rows.baseAddress else { return }
          var cover = segue_cover(
            masks: masks, stride: stride, rows: rows, count: rect.height, width: rect.width)
          coverage().write(to: &cover, from: rect, kernels)
        }
      }
      let single = coverage()
      for y in 0..<rect.height {
        var expected = [UInt8](repeating: 0, count: stride)
        let row = single.row(y + rect.minY, mask: &expected)
        for x in 0..<rect.width where x + rect.minX < row.start || x + rect.minX >= row.end {
          expected[x] = 0
        }
        for x in row.full { expected[x - rect.minX] = 255 }
        let found = masks[y * stride..<y * stride + rect.width]
        #expect(Array(found) == Array(expected[..<rect.width]), "shape \(number), row \(y)")
        let touched = Int(rows[y].start)..<Int(rows[y].end)
        #expect(
          row.isEmpty ? touched.isEmpty : touched == row.start - rect.minX..<row.end - rect.minX)
      }
    }
  }
}
