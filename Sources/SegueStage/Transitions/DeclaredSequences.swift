// The parts of a declared transition that run on parts of the time with courses of their own: shapes
// that open, pieces, and ways to move along.

import SegueScenes
import SegueTransitions
import UIKit

/// The sequences of a running transition. They need a property animator.
@MainActor
struct DeclaredSequences {
  private var motions: [MotionSequence] = []
  private var cleanUps: [() -> Void] = []

  /// A Boolean value that indicates whether there are none.
  var isEmpty: Bool { motions.isEmpty }

  /// Adds what a screen's motion has of them. Brings everything to its beginning.
  mutating func add(_ screenMotion: ScreenMotion, to screen: UIView, in container: UIView) {
    if let reveal = screenMotion.reveal {
      let masked = reveal.masked(screen)
      motions.append(masked.motion)
      cleanUps.append(masked.restore)
    }
    if let slices = screenMotion.slices {
      let sliced = slices.sliced(screen, in: container)
      motions.append(sliced.motion)
      cleanUps.append(sliced.restore)
    }
    if let path = screenMotion.path {
      add(path, to: screen, size: container.bounds.size, from: 0, for: 1)
    }
  }

  /// Moves a view along a way, on a part of the time.
  mutating func add(
    _ path: MotionPath, to view: UIView, size: CGSize, from start: Double, for duration: Double
  ) {
    guard duration > 0 else { return }
    let (rest, curve) = (view.center, path.curve(in: size))
    var motion = MotionSequence(path.isReversed ? .backward : .forward)
    // A sequence that runs backward counts the time from its end.
    let begin = path.isReversed ? max(0, 1 - (start + duration)) : start
    motion.add(from: begin, to: begin + duration, steps: MotionCurve.steps) { position in
      let offset = curve.point(at: position)
      view.center = CGPoint(x: rest.x + offset.x, y: rest.y + offset.y)
    }
    motion.prepare()
    motions.append(motion)
    cleanUps.append { view.center = rest }
  }

  /// Moves a shared view along an arc, or straight on a screen that changes its size.
  mutating func add(_ element: SharedElement) {
    let (places, isReversed) = (element.centers, element.arc.isReversed)
    let curve = MotionCurve(
      from: isReversed ? places.end : places.start, to: isReversed ? places.start : places.end,
      bend: element.arc.bend)
    var motion = MotionSequence(isReversed ? .backward : .forward)
    motion.add(steps: MotionCurve.steps) { position in
      element.move(
        to: curve.point(at: position), at: isReversed ? 1 - position : position)
    }
    motion.prepare()
    motions.append(motion)
  }

  /// Adds the keyframes. Called in the animation block.
  func animate() {
    for motion in motions { motion.animate() }
  }

  /// Removes what was added and restores what was changed.
  func end() {
    for cleanUp in cleanUps.reversed() { cleanUp() }
  }
}
