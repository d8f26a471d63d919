// Motions that have parts of the timeline to themselves and a course of their own, as keyframes: they
// follow the property animator when it is scrubbed, paused or reversed.

import UIKit

/// Parts of one motion, each on an interval of the timeline. Backward, the same course runs from its
/// end to its beginning.
@MainActor
package struct MotionSequence {
  /// A course from 0 to 1 on an interval of the timeline.
  @MainActor
  private struct Part {
    let start, end: Double
    let steps: Int
    let pose: (CGFloat) -> Void

    var isWhole: Bool { start == 0 && end == 1 && steps == 1 }

    func addKeyframes(_ way: TransitionDirection) {
      let length = (end - start) / Double(steps)
      let begin = way == .forward ? start : 1 - end
      for step in 0..<steps {
        let target = CGFloat(step + 1) / CGFloat(steps)
        UIView.addKeyframe(
          withRelativeStartTime: begin + Double(step) * length, relativeDuration: length
        ) {
          pose(way == .forward ? target : 1 - target)
        }
      }
    }
  }

  private let way: TransitionDirection
  private var parts: [Part] = []

  /// Creates a motion without parts.
  package init(_ way: TransitionDirection) { self.way = way }

  /// Adds a course. Courses of the same property of a view must not overlap.
  /// - Parameters:
  ///   - start: The beginning on the timeline, 0…1.
  ///   - end: The end on the timeline, after `start`.
  ///   - steps: The number of straight pieces that approximate the course; 1 for a constant speed.
  ///   - pose: Sets the properties of views for a position on the course, 0…1.
  package mutating func add(
    from start: Double = 0, to end: Double = 1, steps: Int = 1, _ pose: @escaping (CGFloat) -> Void
  ) {
    parts.append(Part(start: start, end: end, steps: steps, pose: pose))
  }

  /// The parts in the order in which they begin on the way.
  private var ordered: [Part] {
    way == .forward
      ? parts.sorted { $0.start < $1.start } : parts.sorted { $0.end > $1.end }
  }

  /// Sets everything to the beginning of its course. Call it before the animation.
  package func prepare() {
    // Of parts with the same property, the first one of the way has the last word.
    for part in ordered.reversed() { part.pose(way == .forward ? 0 : 1) }
  }

  /// Adds the keyframes. Call it in the animation block.
  package func animate() {
    // What takes the whole time follows springs, too.
    for part in parts where part.isWhole { part.pose(way == .forward ? 1 : 0) }
    let others = ordered.filter { !$0.isWhole }
    guard !others.isEmpty else { return }
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      for part in others { part.addKeyframes(way) }
    }
  }
}
