// A mask as an expression of its path.

import CoreGraphics
import SegueScenes

/// The code of a mask's path: the body of a closure, whose argument is the bounds of the view.
struct MaskCode {
  /// The lines: one, in which the bounds are `$0`, or several, in which they are `bounds`.
  let lines: [String]

  init(_ mask: SceneMask) {
    switch mask {
    case .circle(let center, let radius):
      lines = ["$0.circle(at: \(Self.point(center))\(Self.radius(radius)))"]
    case .frame(let origin, let size, let radius):
      let (width, height) = (Self.x(size), Self.y(size))
      lines = [
        "$0.box(at: \(Self.point(origin)), size: CGSize(width: \(width), height: \(height)), "
          + "cornerRadius: \(SwiftValues.number(radius)))"
      ]
    case .polygon(let center, let polygon, let radius):
      let fractions = [1, polygon.inner].compactMap { $0 }.map { SwiftValues.number($0) }
      let corners = polygon.inner == nil ? polygon.sides : 2 * polygon.sides
      lines = [
        "$0.polygon(at: \(Self.point(center)), corners: \(corners), "
          + "fractions: [\(fractions.joined(separator: ", "))], "
          + "turn: \(SwiftValues.number(polygon.degrees)) * .pi / 180, "
          + "inner: \(SwiftValues.number(polygon.innerRadius))\(Self.radius(radius)))"
      ]
    case .path(let path): lines = Self.lines(of: path)
    }
  }

  private static func x(_ pair: LengthPair) -> String {
    SwiftValues.length(pair.x, of: "$0.width")
  }

  private static func y(_ pair: LengthPair) -> String {
    SwiftValues.length(pair.y, of: "$0.height")
  }

  private static func point(_ pair: LengthPair) -> String {
    "CGPoint(x: \(x(pair)), y: \(y(pair)))"
  }

  /// Returns an argument for a radius, of which a percentage is one of the shorter side.
  private static func radius(_ radius: Length?) -> String {
    radius.map { ", radius: \(SwiftValues.length($0, of: "min($0.width, $0.height)"))" } ?? ""
  }

  private static func lines(of path: ScenePath) -> [String] {
    let statements = path.outline.elements.map(statement)
    var end = "return path"
    if let box = path.viewBox, box.width > 0, box.height > 0 {
      let numbers = [box.minX, box.minY, box.width, box.height].map { SwiftValues.number($0) }
      end =
        "return bounds.fitting(CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3])), path)"
    }
    return ["let path = CGMutablePath()"] + statements + [end]
  }

  private static func statement(_ element: PathElement) -> String {
    func text(_ point: CGPoint) -> String { SwiftValues.point(point) }
    switch element {
    case .move(let point): return "path.move(to: \(text(point)))"
    case .line(let point): return "path.addLine(to: \(text(point)))"
    case .quadCurve(let control, let end):
      return "path.addQuadCurve(to: \(text(end)), control: \(text(control)))"
    case .curve(let first, let second, let end):
      return "path.addCurve(to: \(text(end)), control1: \(text(first)), control2: \(text(second)))"
    case .close: return "path.closeSubpath()"
    }
  }
}
