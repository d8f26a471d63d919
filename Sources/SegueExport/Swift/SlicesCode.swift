// The slices of a screen, as code.

import CoreGraphics
import SegueScenes

/// The code of the slices of a screen.
struct SlicesCode {
  private let slices: ScreenSlices

  init(_ slices: ScreenSlices) { self.slices = slices }

  /// Returns an element of the array of the courses.
  /// - Parameter screen: The variable of the screen.
  func lines(of screen: String) -> [String] {
    let stagger = StaggerCode(slices.timing.stagger).text(isRightToLeft: "reading(container)")
    let direction = SwiftValues.vector(slices.direction, of: "container")
    let flags = [("alternates", slices.alternates), ("castsShadows", slices.castsShadows)]
      .filter(\.1).map { ", \($0.0): true" }.joined()
    return [
      "\(screen).map {", "  Course(", "    slicing: $0.view,",
      "    into: \(slices.cells.text(of: "$0.view.bounds", toward: direction)),",
      "    in: container, stagger: \(stagger),",
      "    steps: \(slices.timing.steps)\(flags)\(slices.timing.reversal)",
      "  ) { piece, time, sign in",
    ] + pose.map { "    " + $0 } + ["  }", "},"]
  }

  private var pose: [String] {
    let timing = slices.timing
    var lines = ["let position = \(timing.position("time", arrives: !timing.arrives))"]
    let move = SwiftValues.offset(slices.away, of: "container") ?? ("0", "0")
    lines += [
      "\(transforms.isEmpty ? "let" : "var") transform = CGAffineTransform(",
      "  translationX: \(Self.part(move.x)), y: \(Self.part(move.y)))",
    ]
    lines += transforms + ["piece.transform = transform"]
    if let alpha = slices.away.alpha, alpha != 1 {
      lines.append("piece.alpha = 1 + (\(SwiftValues.number(alpha)) - 1) * position")
    }
    return lines
  }

  /// The statements that turn and scale a piece.
  private var transforms: [String] {
    var lines: [String] = []
    if let degrees = slices.away.degrees, degrees != 0 {
      let angle = SwiftValues.number(degrees)
      lines.append("transform = transform.rotated(by: sign * \(angle) * .pi / 180 * position)")
    }
    if let scale = slices.away.scale, scale != CGPoint(x: 1, y: 1) {
      let (x, y) = (SwiftValues.number(scale.x), SwiftValues.number(scale.y))
      lines += [
        "// Not quite 0, at which a matrix has no inverse.",
        "let (x, y) = (1 + (\(x) - 1) * position, 1 + (\(y) - 1) * position)",
        "transform = transform.scaledBy(x: x == 0 ? 0.000_01 : x, y: y == 0 ? 0.000_01 : y)",
      ]
    }
    return lines
  }

  /// Returns the expression of a piece's translation by a part of a length.
  private static func part(_ length: String) -> String {
    guard length != "0" else { return "0" }
    let isGroup = length.hasPrefix("(") && length.hasSuffix(")") && length.count { $0 == "(" } == 1
    let isSimple = isGroup || !length.contains(" ") && !length.hasPrefix("-")
    return "sign * \(isSimple ? length : "(\(length))") * position"
  }
}
