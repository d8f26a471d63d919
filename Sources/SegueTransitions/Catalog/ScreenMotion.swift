// A motion that is described once, for the way forward. The way back is its mirror: the same poses,
// from the last to the first.

import UIKit

/// A part of a transition's motion: two poses, and the part of the progress that leads from one to
/// the other.
@MainActor
struct ScreenMove {
  /// The part of the progress of the way forward, within 0...1.
  let window: ClosedRange<Double>
  /// Sets the poses before and after the part.
  let begin, end: () -> Void

  /// Creates a part. Parts that share a property of a view have windows that do not overlap and
  /// stand in the order of time.
  init(
    _ window: ClosedRange<Double> = 0...1, from begin: @escaping () -> Void,
    to end: @escaping () -> Void
  ) {
    (self.window, self.begin, self.end) = (window, begin, end)
  }

  /// Returns the parts of a path that is not straight: `pose` sets the pose at a progress from 0 to
  /// 1, and `steps` parts of equal length connect these poses.
  static func sampled(_ steps: Int, _ pose: @escaping (CGFloat) -> Void) -> [ScreenMove] {
    (0..<steps).map { step in
      let (lower, upper) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
      return ScreenMove(lower...upper) {
        pose(CGFloat(lower))
      } to: {
        pose(CGFloat(upper))
      }
    }
  }

  /// Sets the pose at an end of the part: 0 for its beginning, 1 for its end.
  fileprivate func pose(_ position: CGFloat) { position == 0 ? begin() : end() }
}

extension ScreenAnimations {
  /// Sets the first pose of the way that `way` names, and creates the animations that lead to the
  /// last one.
  init(
    _ way: TransitionDirection, _ moves: [ScreenMove], cleanUp: @escaping () -> Void = {}
  ) {
    var motion = MotionSequence(way)
    for move in moves {
      motion.add(from: move.window.lowerBound, to: move.window.upperBound, move.pose)
    }
    motion.prepare()
    self.init(animate: motion.animate, cleanUp: cleanUp)
  }
}

extension TransitionScreens {
  /// Returns the old screen of the way forward: the one that presents or stays below in the stack.
  func base(_ way: TransitionDirection) -> UIView? { way == .forward ? from : to }

  /// Returns the new screen of the way forward.
  func detail(_ way: TransitionDirection) -> UIView? { way == .forward ? to : from }

  /// Adds the destination so that the new screen of the way forward is above or below the old one.
  func addScreens(_ way: TransitionDirection, detailOnTop: Bool = true) {
    addDestination(onTop: detailOnTop == (way == .forward))
  }

  /// Returns the way from one end of the container to the other in the direction of the way
  /// forward, multiplied by `factor`.
  func travel(_ movement: MotionDirection, _ factor: CGFloat = 1) -> CGVector {
    let unit = vector(movement, .forward)
    return CGVector(dx: unit.dx * width * factor, dy: unit.dy * height * factor)
  }
}

extension CGAffineTransform {
  /// Creates a translation by a vector.
  init(translation vector: CGVector) {
    // Adding zero turns -0 into 0, so that a translation by nothing is the identity.
    self.init(translationX: vector.dx + 0, y: vector.dy + 0)
  }

  /// Creates a scaling about the center, followed by a translation by a vector.
  init(scale: CGFloat, translation vector: CGVector = .zero) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: vector.dx + 0, ty: vector.dy + 0)
  }
}

extension CGVector {
  /// The vector of the same length in the opposite direction.
  var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }

  /// Returns the vector multiplied by `factor`.
  func scaled(_ factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
