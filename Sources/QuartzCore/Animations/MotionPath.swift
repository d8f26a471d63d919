// `CAKeyframeAnimation.path`: a point that moves along a path. Every line and curve of the path is
// one interval between keyframes. Within an interval the point follows the curve's parameter; in
// paced modes, it follows the length.

import Foundation
import SegueTiming

/// The lines and curves of a path that a point moves along.
struct MotionPath {
  /// The position and direction of the point.
  struct Place: Equatable {
    var point: CGPoint
    /// The direction of motion. It is not normalized, and zero where the derivative of the path is
    /// zero.
    var heading: CGVector
  }

  fileprivate struct Step {
    var start, control1, control2, end: CGPoint
    /// Lengths from the start to each of `pieces` evenly spaced parameters.
    var lengths: [CGFloat] = []
  }

  private static let pieces = 64
  private var steps: [Step] = []
  private let paces: KeyframeSequence?
  private let isPaced: Bool

  /// Creates a motion path; `nil` for a path without lines and curves.
  init?(
    _ outline: PathOutline, mode: CalculationMode, keyTimes: [Double]?, curves: [CubicCurve]?
  ) {
    steps = Self.steps(of: outline)
    guard !steps.isEmpty else { return nil }
    isPaced = mode == .paced || mode == .cubicPaced
    // With fewer times than steps need, as for a closed path whose last step is implied, the given
    // times are used and the steps after them are never reached.
    // In discrete mode, the last of them only ends the place before it.
    let usable = min(keyTimes.map { max($0.count, 1) } ?? .max, steps.count + 1)
    let isShort = usable <= steps.count
    let reached = mode == .discrete && isShort ? max(usable - 1, 1) : usable
    let marks = (0..<reached).map { AnimatableValue.number(Double($0)) }
    paces =
      isPaced
      ? nil
      : KeyframeSequence(
        values: marks, keyTimes: keyTimes.map { Array($0.prefix(usable)) },
        mode: mode == .discrete ? .discrete : .linear,
        curves: curves)
    if isPaced { for index in steps.indices { steps[index].measure(Self.pieces) } }
  }

  /// Returns the position and direction at relative time `tau`. Where a timing curve passes 0 or 1,
  /// the line or curve is continued beyond its ends.
  func place(at tau: Double) -> Place {
    if isPaced { return paced(at: min(max(tau, 0), 1)) }
    guard let (index, progress) = paces?.place(at: tau) else { return steps[0].place(at: 0) }
    guard index < steps.count else { return steps[steps.count - 1].place(at: 1) }
    return steps[index].place(at: CGFloat(progress))
  }

  private func paced(at tau: Double) -> Place {
    let total = steps.reduce(0) { $0 + $1.length }
    var rest = total * CGFloat(tau)
    for step in steps {
      if rest < step.length { return step.place(atLength: rest) }
      rest -= step.length
    }
    return steps[steps.count - 1].place(at: 1)
  }

  private static func steps(of outline: PathOutline) -> [Step] {
    var (steps, current, first): ([Step], CGPoint, CGPoint) = ([], .zero, .zero)
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + 2 * b.x) / 3, y: (a.y + 2 * b.y) / 3)
    }
    func straight(to end: CGPoint) -> Step {
      Step(start: current, control1: mix(end, current), control2: mix(current, end), end: end)
    }
    for element in outline.elements {
      switch element {
      case .move(let point):
        (current, first) = (point, point)
        continue
      case .line(let end): steps.append(straight(to: end))
      case .close: if current != first { steps.append(straight(to: first)) }
      case .quadCurve(let control, let end):
        steps.append(
          Step(
            start: current, control1: mix(current, control), control2: mix(end, control), end: end))
      case .curve(let control1, let control2, let end):
        steps.append(Step(start: current, control1: control1, control2: control2, end: end))
      }
      current = steps.last?.end ?? current
    }
    return steps
  }
}

extension MotionPath.Step {
  var length: CGFloat { lengths.last ?? 0 }

  func place(at u: CGFloat) -> MotionPath.Place {
    let v = 1 - u
    let (a, b, c, d) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
    let (e, f, g) = (v * v, 2 * v * u, u * u)
    return MotionPath.Place(
      point: CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y),
      heading: CGVector(
        dx: e * (control1.x - start.x) + f * (control2.x - control1.x) + g * (end.x - control2.x),
        dy: e * (control1.y - start.y) + f * (control2.y - control1.y) + g * (end.y - control2.y)))
  }

  func place(atLength target: CGFloat) -> MotionPath.Place {
    let index = max((lengths.lastIndex { $0 <= target } ?? 0), 0)
    guard index + 1 < lengths.count, lengths[index + 1] > lengths[index] else {
      return place(at: 1)
    }
    let part = (target - lengths[index]) / (lengths[index + 1] - lengths[index])
    return place(at: (CGFloat(index) + part) / CGFloat(lengths.count - 1))
  }

  mutating func measure(_ pieces: Int) {
    var (length, last): (CGFloat, CGPoint) = (0, start)
    lengths = [0]
    for index in 1...pieces {
      let next = place(at: CGFloat(index) / CGFloat(pieces)).point
      let (dx, dy) = (next.x - last.x, next.y - last.y)
      length += (dx * dx + dy * dy).squareRoot()
      lengths.append(length)
      last = next
    }
  }
}
