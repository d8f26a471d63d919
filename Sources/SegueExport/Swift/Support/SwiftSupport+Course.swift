// The parts of generated files for motions that have courses of their own: keyframes on intervals of
// the time, and ways to move along.

extension SwiftSupport {
  static let courseText = """
    /// Parts of a motion, each on an interval of the time and with a curve of its own. Reversed, the same
    /// course runs from its end to its beginning.
    @MainActor
    private struct Course {
      private struct Part {
        let start, end: Double
        let steps: Int
        let pose: (CGFloat) -> Void

        var isWhole: Bool { start == 0 && end == 1 && steps == 1 }
      }

      private let isReversed: Bool
      private var parts: [Part] = []
      /// Puts back what the course changes.
      private(set) var end: () -> Void = {}

      init(isReversed: Bool) { self.isReversed = isReversed }

      /// Adds a part, whose curve `steps` straight pieces approximate.
      mutating func add(
        from start: Double = 0, to end: Double = 1, steps: Int = 1,
        _ pose: @escaping (CGFloat) -> Void
      ) {
        parts.append(Part(start: start, end: end, steps: steps, pose: pose))
      }

      /// The parts in the order in which they begin.
      private var ordered: [Part] {
        isReversed ? parts.sorted { $0.end > $1.end } : parts.sorted { $0.start < $1.start }
      }

      /// Brings everything to its beginning.
      mutating func begin(end: @escaping () -> Void = {}) {
        for part in ordered.reversed() { part.pose(isReversed ? 1 : 0) }
        self.end = end
      }

      /// Adds the animations. Called in the block of a property animator.
      func animate() {
        for part in parts where part.isWhole { part.pose(isReversed ? 0 : 1) }
        let others = ordered.filter { !$0.isWhole }
        guard !others.isEmpty else { return }
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          for part in others { addKeyframes(part) }
        }
      }

      private func addKeyframes(_ part: Part) {
        let length = (part.end - part.start) / Double(part.steps)
        let begin = isReversed ? 1 - part.end : part.start
        for step in 0..<part.steps {
          let target = CGFloat(step + 1) / CGFloat(part.steps)
          UIView.addKeyframe(
            withRelativeStartTime: begin + Double(step) * length, relativeDuration: length
          ) { part.pose(isReversed ? 1 - target : target) }
        }
      }
    }
    """

  static let wayText = """
    /// A way along points: smooth through all of them, and straight between two.
    private struct Way {
      private let points: [CGPoint]

      init(_ points: [CGPoint]) { self.points = points }

      /// Creates the way of a thing that is thrown: level first, then upright, as far as it bends.
      init(from start: CGPoint, to end: CGPoint, bend: CGFloat) {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let control = CGPoint(
          x: middle.x + (end.x - middle.x) * bend, y: middle.y + (start.y - middle.y) * bend)
        points = (0...24).map { step in
          let time = CGFloat(step) / 24
          let rest = 1 - time
          let (first, second, third) = (rest * rest, 2 * rest * time, time * time)
          return CGPoint(
            x: first * start.x + second * control.x + third * end.x,
            y: first * start.y + second * control.y + third * end.y)
        }
      }

      /// Returns the point at a fraction of the way. Each stretch between two points takes the same time.
      func point(at fraction: CGFloat) -> CGPoint {
        let last = points.count - 1
        let place = min(max(fraction, 0), 1) * CGFloat(last)
        let index = min(Int(place), last - 1)
        let time = place - CGFloat(index)
        let (first, second) = (points[index], points[index + 1])
        guard points.count > 2 else {
          return CGPoint(
            x: first.x + (second.x - first.x) * time, y: first.y + (second.y - first.y) * time)
        }
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 2, last)]
        return CGPoint(
          x: smooth(before.x, first.x, second.x, after.x, time),
          y: smooth(before.y, first.y, second.y, after.y, time))
      }

      /// Returns the value of the Catmull-Rom spline between the second and the third of four values.
      private func smooth(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ time: CGFloat
      ) -> CGFloat {
        let (linear, square) = (c - a, 2 * a - 5 * b + 4 * c - d)
        let cube = 3 * b - a - 3 * c + d
        return b + 0.5 * time * (linear + time * (square + time * cube))
      }
    }

    extension Course {
      /// Moves a view along a way from its place at rest, on an interval of the time.
      fileprivate init(
        moving view: UIView, along way: Way, from start: Double = 0, for duration: Double = 1,
        isReversed: Bool = false
      ) {
        self.init(isReversed: isReversed)
        let rest = view.center
        // A course that runs backward counts the time from its end.
        let begin = isReversed ? max(0, 1 - (start + duration)) : start
        add(from: begin, to: begin + duration, steps: 24) { position in
          let offset = way.point(at: position)
          view.center = CGPoint(x: rest.x + offset.x, y: rest.y + offset.y)
        }
        self.begin { view.center = rest }
      }
    }
    """
}
