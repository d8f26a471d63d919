// A rectangle that breaks into triangles.

import UIKit

/// Three corners.
struct Triangle {
  /// The corners.
  let corners: [CGPoint]

  /// The smallest rectangle on whole points that contains the corners.
  var box: CGRect {
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let left = (x.min() ?? 0).rounded(.down)
    let top = (y.min() ?? 0).rounded(.down)
    return CGRect(
      x: left, y: top, width: (x.max() ?? 0).rounded(.up) - left,
      height: (y.max() ?? 0).rounded(.up) - top)
  }
}

extension CGRect {
  /// Returns triangles that fill the rectangle: two in each cell of a grid with displaced corners.
  func triangles(columns: Int, rows: Int, _ numbers: inout SeededNumbers) -> [Triangle] {
    var points: [CGPoint] = []
    let (across, down) = (width / CGFloat(columns), height / CGFloat(rows))
    for row in 0...rows {
      for column in 0...columns {
        let x = column == 0 || column == columns ? 0 : numbers.next(in: -0.36...0.36)
        let y = row == 0 || row == rows ? 0 : numbers.next(in: -0.36...0.36)
        points.append(
          CGPoint(
            x: minX + (CGFloat(column) + x) * across, y: minY + (CGFloat(row) + y) * down))
      }
    }
    var triangles: [Triangle] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let first = row * (columns + 1) + column
        let (a, b) = (points[first], points[first + 1])
        let (c, d) = (points[first + columns + 2], points[first + columns + 1])
        let isFalling = numbers.next().isMultiple(of: 2)
        triangles += (isFalling ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]])
          .map { Triangle(corners: $0) }
      }
    }
    return triangles
  }
}

extension PieceStage {
  /// How far the snapshot of a triangle reaches beyond it. Where it ends well outside, only the triangle has
  /// edges.
  private static let beyondTriangle: CGFloat = 3

  /// Returns a snapshot of a triangle of a screen, added to the stage where the triangle is seen.
  func cut(_ triangle: Triangle, of screen: UIView) -> UIView? {
    let beyond = Self.beyondTriangle
    let box = onPixels(triangle.box.insetBy(dx: -beyond, dy: -beyond))
    guard let piece = cut(box, of: screen) else { return nil }
    let path = UIBezierPath()
    let corner = box.origin
    for (index, point) in triangle.corners.enumerated() {
      let place = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    let mask = ShapeMaskView(path)
    mask.frame = piece.bounds
    piece.mask = mask
    return piece
  }
}
