import UIKit

/// A transition in which the new screen appears in cells, one after the other along a spiral.
public final class SpiralTransition: ScreenTransition {
  /// The end of the spiral with which the transition starts.
  public enum Start: String, Sendable, CaseIterable {
    /// From the corner inward, or from the center outward.
    case corner, center
  }

  private let start: Start
  private let columns: Int

  /// Creates a transition with `columns` columns of roughly square cells.
  public init(
    _ direction: TransitionDirection, start: Start = .center, columns: Int = 7,
    timing: MotionTiming = .linear(1)
  ) {
    (self.start, self.columns) = (start, columns)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      let rows = mask.bounds.squareRows(columns: columns)
      let cells = mask.bounds.cells(columns: columns, rows: rows)
      let order = Self.spiral(columns: columns, rows: rows)
      var motion = MotionSequence(direction)
      for (place, index) in (start == .corner ? order : order.reversed()).enumerated() {
        let cell = cells[index]
        let opening = mask.addOpening(cell)
        let begin = 0.7 * Double(place) / Double(cells.count)
        motion.add(from: begin, to: begin + 0.3, steps: 5) { position in
          let size = Easing.softOut(position)
          opening.bounds.size = CGSize(width: cell.width * size, height: cell.height * size)
          opening.layer.cornerRadius = cell.width / 2 * (1 - size) * min(1, 4 * size)
        }
      }
      return motion
    }
  }

  /// Returns the indices of all cells, from the first corner clockwise to the center.
  private static func spiral(columns: Int, rows: Int) -> [Int] {
    var (left, right, top, bottom) = (0, columns - 1, 0, rows - 1)
    var order: [Int] = []
    while left <= right, top <= bottom {
      order += (left...right).map { top * columns + $0 }
      top += 1
      guard top <= bottom else { break }
      order += (top...bottom).map { $0 * columns + right }
      right -= 1
      guard left <= right else { break }
      order += (left...right).reversed().map { bottom * columns + $0 }
      bottom -= 1
      guard top <= bottom else { break }
      order += (top...bottom).reversed().map { $0 * columns + left }
      left += 1
    }
    return order
  }
}

extension SpiralTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "spiral", summary: "The new screen appears in cells along a spiral.", tags: [.mask],
    parameters: [
      .duration(1),
      .choice(
        "start", "center", SpiralTransition.Start.allCases.map(\.rawValue),
        "The end of the spiral that comes first."),
      .count("columns", 7, 3...20, "The number of cells side by side."),
    ],
    source: "Our choice: each cell takes three tenths of the time, so that many grow at once."
  ) {
    SpiralTransition(
      $0, start: SpiralTransition.Start(rawValue: $1.text("start") ?? "") ?? .center,
      columns: $1.count("columns"), timing: .linear($1.duration))
  }
}
