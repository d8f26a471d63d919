// What shapes that open and slices have in common, as code: cells, their order, and their course.

import CoreGraphics
import SegueScenes

/// The code of the time at which each of several pieces sets out.
struct StaggerCode {
  let stagger: MotionStagger

  init(_ stagger: MotionStagger) { self.stagger = stagger }

  /// Returns the expression of the stagger.
  /// - Parameter isRightToLeft: The expression of a factor, 1 where lines of text run to the right
  ///   and -1 where they run to the left, or `nil` if they do not matter.
  func text(isRightToLeft reading: String?) -> String {
    var arguments = ["amount: \(SwiftValues.number(stagger.amount))"]
    if stagger.order != .forward { arguments.append("order: .\(stagger.order.rawValue)") }
    if stagger.order == .wave { arguments.append("corner: \(corner(reading))") }
    if stagger.order == .random { arguments.append("seed: \(stagger.seed)") }
    return "Stagger(\(arguments.joined(separator: ", ")))"
  }

  private func corner(_ reading: String?) -> String {
    let (atBeginning, isTop) =
      switch stagger.corner {
      case .topLeading: (true, true)
      case .topTrailing: (false, true)
      case .bottomLeading: (true, false)
      case .bottomTrailing: (false, false)
      }
    let x =
      reading.map { "\($0) > 0 ? \(atBeginning ? "0 : 1" : "1 : 0")" } ?? (atBeginning ? "0" : "1")
    return "CGPoint(x: \(x), y: \(isTop ? 0 : 1))"
  }
}

extension SceneCells {
  /// The expression of the cells of a rectangle.
  func text(of bounds: String, toward direction: String) -> String {
    switch self {
    case .grid(let columns, let rows): "Cells(\(bounds), columns: \(columns), rows: \(rows))"
    case .squares(let columns): "Cells(squares: \(columns), of: \(bounds))"
    case .along(let count): "Cells(strips: \(count), along: \(direction), of: \(bounds))"
    case .across(let count): "Cells(strips: \(count), across: \(direction), of: \(bounds))"
    }
  }

  /// A Boolean value that indicates whether the cells depend on the direction.
  var areDirected: Bool {
    switch self {
    case .grid, .squares: false
    case .along, .across: true
    }
  }
}

extension MotionEase {
  /// The expression of the position at the time in a variable.
  func text(_ time: String) -> String {
    switch self {
    case .linear: time
    case .easeInQuad: "\(time) * \(time)"
    case .easeOutQuad: "1 - (1 - \(time)) * (1 - \(time))"
    case .easeOutCubic: "1 - (1 - \(time)) * (1 - \(time)) * (1 - \(time))"
    case .smoothstep: "\(time) * \(time) * (3 - 2 * \(time))"
    }
  }
}

extension PieceTiming {
  /// Returns the expression of the position at `$0` of a piece that goes, or that comes if `arrives`.
  func position(_ time: String, arrives: Bool) -> String {
    let position = ease.text(time)
    guard !arrives else { return position }
    return ease == .linear ? "1 - \(position)" : "1 - (\(position))"
  }

  var reversal: String { isReversed ? ", isReversed: true" : "" }
}
