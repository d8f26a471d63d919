import UIKit

/// A transition in which the old screen is a pane of glass: it cracks where it is struck, and the
/// splinters fall.
public final class ShatterTransition: ScreenTransition {
  private let origin: CGPoint
  private let columns: Int
  private let seed: Int

  /// Creates a transition whose pane is struck at `origin`, in fractions of the screen's size, and
  /// breaks into two splinters for each cell of a grid with `columns` columns, in a way that depends on
  /// `seed`.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.45), columns: Int = 5,
    seed: Int = 1, timing: MotionTiming = .linear(1.2)
  ) {
    (self.origin, self.columns, self.seed) = (origin, columns, seed)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.dimBelow()
    let (bounds, impact) = (lower.bounds, lower.bounds.point(origin))
    let reach = bounds.reach(from: impact)
    // The whole pane lies below the splinters until it cracks: there is no seam before that.
    if let pane = stage.cut(bounds, of: lower) {
      stage.motion.add(from: 0, to: 0.03) { pane.alpha = 1 - $0 }
    }
    var numbers = SeededNumbers(seed: seed)
    let rows = bounds.squareRows(columns: columns)
    let triangles = bounds.triangles(columns: columns, rows: rows, &numbers)
    for triangle in triangles.sorted(by: { $0.box.midY > $1.box.midY }) {
      guard let splinter = stage.cut(triangle, of: lower) else { continue }
      let away = CGVector(
        dx: (triangle.box.midX - impact.x) / reach, dy: (triangle.box.midY - impact.y) / reach)
      let distance = triangle.box.distance(to: impact) / reach
      let start = 0.03 + 0.4 * Double(distance) + numbers.next(in: 0...0.04)
      let turn = numbers.next(in: -1.6...1.6)
      let shade = stage.addDarkness(to: splinter)
      let darkness = numbers.next(in: 0.05...0.4)
      let push = numbers.next(in: 60...140)
      let fall = (bounds.maxY - triangle.box.minY) + triangle.box.height
      // The cracks: each splinter gives way a little as soon as the pane breaks.
      let crack = CGVector(dx: away.dx * 3, dy: away.dy * 3)
      stage.motion.add(from: 0.03, to: start + 0.02) { position in
        splinter.transform = CGAffineTransform(
          translationX: crack.dx * position, y: crack.dy * position)
      }
      stage.motion.add(from: start + 0.02, to: min(1, start + 0.53), steps: 12) { position in
        let down = fall * Easing.in(position)
        shade.alpha = darkness * min(1, 3 * position)
        splinter.transform = CGAffineTransform(
          translationX: crack.dx + away.dx * push * position,
          y: crack.dy + away.dy * push * position * (1 - position) + down
        ).rotated(by: turn * position * position)
      }
    }
    return stage.animations()
  }
}

extension ShatterTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "shatter", summary: "The old screen breaks like a pane of glass, and the splinters fall.",
    tags: [.pieces, .seeded],
    parameters: [
      .duration(1.2), .point("origin", 0.5, 0.45, "The place that is struck."),
      .count("columns", 5, 2...8, "The number of splinters side by side."), .seed,
    ],
    source: "Our choice: the cracks run for two fifths of the time; gravity is even."
  ) {
    ShatterTransition(
      $0, origin: $1.point("origin"), columns: $1.count("columns"), seed: $1.count("seed"),
      timing: .linear($1.duration))
  }
}
