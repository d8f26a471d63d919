// The coverage by a path computed independently for comparison: many horizontal lines per pixel, and
// on each the exact lengths between crossings, as often as the path winds around them. It shares
// nothing with the code under test: curves are divided evenly into many pieces, and no line is omitted.

import CoreGraphics
import SegueDisplay
import SegueRaster

struct CountedPath {
  /// Horizontal lines per pixel.
  static let lines = 128

  private struct Edge {
    var ax, ay, bx, by: Double
  }

  private var edges: [Edge] = []
  private let rule: FillRule

  init(_ path: PathOutline, _ transform: CGAffineTransform, _ rule: FillRule) {
    self.rule = rule
    var polygons: [[CGPoint]] = []
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      polygons[polygons.count - 1].append(point.applying(transform))
    }
    func curve(_ point: (Double) -> CGPoint) { for i in 1...40 { add(point(Double(i) / 40)) } }
    for element in path.elements {
      let from = current
      switch element {
      case .move(let p):
        polygons.append([])
        add(p)
        current = p
      case .line(let p):
        add(p)
        current = p
      case .quadCurve(let c, let p):
        curve { t in Self.mean(Self.mean(from, c, t), Self.mean(c, p, t), t) }
        current = p
      case .curve(let c, let d, let p):
        curve { t in
          let (a, b, e) = (Self.mean(from, c, t), Self.mean(c, d, t), Self.mean(d, p, t))
          return Self.mean(Self.mean(a, b, t), Self.mean(b, e, t), t)
        }
        current = p
      case .close: break
      }
    }
    for polygon in polygons {
      var a = polygon[polygon.count - 1]
      for b in polygon {
        edges.append(Edge(ax: a.x, ay: a.y, bx: b.x, by: b.y))
        a = b
      }
    }
  }

  private static func mean(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Coverage, 0…255 and not rounded, of `width` pixels of row `y`.
  func row(_ y: Int, width: Int) -> [Double] {
    let edges = edges.filter { max($0.ay, $0.by) > Double(y) && min($0.ay, $0.by) < Double(y + 1) }
    var areas = [Double](repeating: 0, count: width)
    for line in 0..<Self.lines {
      let level = Double(y) + (Double(line) + 0.5) / Double(Self.lines)
      var (winding, start) = (0, 0.0)
      for (x, turn) in Self.crossings(edges, level) {
        add(start, x, times: winding, to: &areas)
        (winding, start) = (winding + turn, x)
      }
    }
    return areas.map { 255 * covered($0 / Double(Self.lines)) }
  }

  /// The coverage of a pixel in which the areas, as often as the path winds around them, have a sum.
  private func covered(_ sum: Double) -> Double {
    if rule == .nonZero { return min(abs(sum), 1) }
    let rest = abs(sum).truncatingRemainder(dividingBy: 2)
    return rest <= 1 ? rest : 2 - rest
  }

  private static func crossings(_ edges: [Edge], _ y: Double) -> [(x: Double, turn: Int)] {
    var found: [(x: Double, turn: Int)] = []
    for edge in edges where (edge.ay <= y) != (edge.by <= y) {
      let x = edge.ax + (y - edge.ay) / (edge.by - edge.ay) * (edge.bx - edge.ax)
      found.append((x, edge.by > edge.ay ? 1 : -1))
    }
    return found.sorted { $0.x < $1.x }
  }

  private func add(_ start: Double, _ end: Double, times winding: Int, to areas: inout [Double]) {
    let (low, high) = (max(start, 0), min(end, Double(areas.count)))
    guard winding != 0, low < high else { return }
    for x in Int(low)..<min(Int(high) + 1, areas.count) {
      areas[x] += Double(winding) * max(0, min(Double(x) + 1, high) - max(Double(x), low))
    }
  }
}

/// The coverage of a path according to the rasterizer: columns and rows from 0 on.
func coverage(_ shape: PathShape, columns: Range<Int>, rows: Range<Int>) -> [[Int]] {
  let coverage = Coverage(.path(shape), columns: columns, rows: rows)
  return rows.map { y in
    var mask = [UInt8](repeating: 77, count: columns.count)
    let row = coverage.row(y, mask: &mask)
    return columns.map { x in
      if x >= row.fullStart, x < row.fullEnd { return 255 }
      return x >= row.start && x < row.end ? Int(mask[x - columns.lowerBound]) : 0
    }
  }
}
