// Compares shadows in frames with a true convolution, in doubles, of their casters' coverage
// according to the slow reference: translucent, clipped, masked and composited ones, and paths.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct ShadowConvolutionTests {
  private static let (width, height) = (72, 60)

  private func weights(_ deviation: Double) -> [Double] {
    let radius = Int((6 * deviation).rounded(.up))
    let shares = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  private func convolved(_ line: [Double], _ weights: [Double]) -> [Double] {
    let radius = weights.count / 2
    return line.indices.map { place in
      let range = max(0, place - radius)..<min(line.count, place + radius + 1)
      return range.reduce(0.0) { $0 + line[$1] * weights[$1 - place + radius] }
    }
  }

  /// The alpha of `items`, blurred exactly.
  private func expected(_ items: [DisplayItem], _ deviation: Double) throws -> [[Double]] {
    let clear = frame(Self.width, Self.height, on: .clear, items)
    let drawn = try ReferenceRasterizer.render(clear)
    let weights = weights(deviation)
    let rows = (0..<Self.height).map { y in
      convolved((0..<Self.width).map { Double(drawn[$0, y].alpha) }, weights)
    }
    let columns = (0..<Self.width).map { x in convolved(rows.map { $0[x] }, weights) }
    return (0..<Self.height).map { y in columns.map { $0[y] } }
  }

  private static let half = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  private var casters: [(String, [DisplayItem])] {
    let card = solid(22, 20, 30, 22, .white, radius: 8)
    let glass = solid(18, 16, 20, 30, Self.half)
    let round = RoundedRectangle(CGRect(x: 20, y: 18, width: 26, height: 24), radius: 11)
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 20, y: 15, width: 22, height: 30))
    path.addRect(CGRect(x: 30, y: 20, width: 20.5, height: 7.25))
    let cut = grouped(opacity: 0.8, clip: round, turn(about: 33, 30), items: [glass, card])
    return [
      ("a card", [card]), ("translucent things over each other", [glass, card, glass]),
      ("a faded and clipped group", [cut]),
      ("a path", [.path(PathFill(path: path, color: .black))]),
      ("what a mask leaves", [.masked(DisplayMask([card, glass], through: [cut]))]),
    ]
  }

  @Test(
    "each shadow is within 0.75/255, in place and moved by whole pixels", arguments: [0.8, 3, 7, 9])
  func shadows(_ deviation: Double) throws {
    for (name, items) in casters {
      let expected = try expected(items, deviation)
      for (x, y) in [(0, 0), (5, -3)] {
        let shadow = DisplayShadow(
          of: items, radius: deviation, offset: CGSize(width: x, height: y), color: .black,
          transform: .identity, hidesItems: true)
        let list = frame(Self.width, Self.height, on: .white, [.shadow(shadow)])
        let drawn = try Rasterizer().render(list)
        var largest = 0.0
        for row in max(0, y)..<min(Self.height, Self.height + y) {
          for column in max(0, x)..<min(Self.width, Self.width + x) {
            let found = 255 - Double(drawn[column, row].red)
            largest = max(largest, abs(found - expected[row - y][column - x]))
          }
        }
        #expect(largest <= 0.75, "\(name), moved by \(x), \(y)")
      }
    }
  }
}
