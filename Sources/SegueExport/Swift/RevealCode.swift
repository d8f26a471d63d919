// Shapes through which a screen is seen, as code.

import CoreGraphics
import SegueScenes

/// The code of a shape through which a screen is seen.
struct RevealCode {
  private let reveal: ScreenReveal

  init(_ reveal: ScreenReveal) { self.reveal = reveal }

  /// Returns an element of the array of the courses.
  /// - Parameter screen: The variable of the screen.
  func lines(of screen: String) -> [String] {
    [
      "\(screen).map {",
      "  Course(revealing: $0.view\(reveal.timing.reversal)) { opening, course in",
    ]
      + (reveal.shape == .cells ? cells : shape).map { "    " + $0 } + ["  }", "},"]
  }

  private var position: String { reveal.timing.position("$0", arrives: reveal.timing.arrives) }

  // MARK: One shape

  private var shape: [String] {
    let origin = SwiftValues.point(reveal.origin)
    let turn = reveal.turn == 0 ? "0" : "\(SwiftValues.number(reveal.turn)) * .pi / 180"
    var steps = 1
    var lines: [String]
    switch reveal.shape {
    case .circle, .cells: lines = ["let open = opening.addCircle(at: \(origin))"]
    case .diamond: lines = ["let open = opening.addDiamond(at: \(origin))"]
    case .polygon, .star:
      steps = 12
      let isStar = reveal.shape == .star
      let sides = reveal.sides ?? (isStar ? 5 : 6)
      let shape = PolygonReach(
        corners: isStar ? 2 * sides : sides, inner: isStar ? reveal.inner : 1)
      let radii = (isStar ? [1 / reveal.inner / shape.reach, 1 / shape.reach] : [1 / shape.reach])
        .map { SwiftValues.number($0) }
      lines = [
        "let open = opening.addPolygon(",
        "  corners: \(shape.corners), radii: [\(radii.joined(separator: ", "))], at: \(origin),",
        "  turn: \(turn))",
      ]
    }
    steps = max(steps, reveal.timing.steps)
    lines.append("course.add\(steps == 1 ? "" : "(steps: \(steps))") { open(\(position)) }")
    return lines
  }

  // MARK: Cells

  private var cells: [String] {
    guard let cells = reveal.cells else { return [] }
    let isDirected = cells.areDirected || reveal.opening == .edge
    let stagger = StaggerCode(reveal.timing.stagger)
    let reading = "reading(opening.mask)"
    var lines =
      isDirected
      ? ["let direction = \(SwiftValues.vector(reveal.direction, of: "opening.mask"))"] : []
    lines += [
      "let cells = \(cells.text(of: "opening.mask.bounds", toward: "direction"))",
      "let starts = \(stagger.text(isRightToLeft: reading)).starts(",
      "  of: cells.places, columns: cells.columns, in: cells.bounds,",
      "  isRightToLeft: \(reading) < 0)",
      "for (place, start) in zip(cells.places, starts) {",
    ]
    lines += [cell, course(stagger: reveal.timing.stagger)].map { "  " + $0 }
    return lines + opened.map { "    " + $0 } + ["  }", "}"]
  }

  private var cell: String {
    reveal.opening == .edge ? "let cell = opening.addView()" : "let cell = opening.addView(place)"
  }

  private func course(stagger: MotionStagger) -> String {
    let end = stagger.amount == 0 ? "1" : "start + \(SwiftValues.number(1 - stagger.amount))"
    let steps = reveal.timing.steps == 1 ? "" : ", steps: \(reveal.timing.steps)"
    return "course.add(from: start, to: \(end)\(steps)) {"
  }

  private var opened: [String] {
    switch reveal.opening {
    case .edge: ["cell.frame = place.grown(toward: direction, to: \(position))"]
    case .center:
      [
        "let size = \(position)",
        "cell.bounds.size = CGSize(width: place.width * size, height: place.height * size)",
      ]
    case .fade: ["cell.alpha = \(position)"]
    }
  }
}

/// The radius of the largest circle in a polygon or a star whose outer corners lie at the radius 1
/// divided by `inner`, and whose inner ones lie at 1.
private struct PolygonReach {
  let corners: Int
  let inner: Double

  var reach: Double {
    let turn = CGAffineTransform(rotationAngle: 2 * .pi / CGFloat(corners))
    let (sine, cosine) = (turn.b, turn.a)
    // The foot of the perpendicular lies on an edge only if the corner at radius 1 is convex.
    guard inner > cosine else { return 1 }
    let outer = 1 / inner
    return outer * sine / (1 + outer * outer - 2 * outer * cosine).squareRoot()
  }
}
