import UIKit

/// The course of each piece of a motion, from 0 to 1 on the piece's own part of the timeline.
package struct PieceCourse: Sendable, Hashable {
  /// The curves that a course can have. They are polynomials, so that their digits are the same on
  /// every processor.
  package enum Ease: String, Sendable, Hashable, CaseIterable {
    /// A constant speed.
    case linear
    /// The square of the time: from rest, with even acceleration.
    case easeInQuad
    /// The reverse of `easeInQuad`: to rest, with even deceleration.
    case easeOutQuad
    /// To rest, more softly than `easeOutQuad`.
    case easeOutCubic
    /// From rest to rest.
    case smoothstep
  }

  /// The curve.
  package var ease: Ease
  /// The number of straight pieces that approximate the curve, 1 or more.
  package var steps: Int

  /// Creates a course.
  package init(_ ease: Ease = .linear, steps: Int = 1) { (self.ease, self.steps) = (ease, steps) }

  /// Returns the position at a time, both from 0 to 1.
  func position(_ time: CGFloat) -> CGFloat {
    switch ease {
    case .linear: time
    case .easeInQuad: Easing.in(time)
    case .easeOutQuad: Easing.out(time)
    case .easeOutCubic: Easing.softOut(time)
    case .smoothstep: Easing.inOut(time)
    }
  }
}
