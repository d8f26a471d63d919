// The order in which a clip shows the frames that were selected from its scene: once forward, or
// with the ends held, backwards as well, and repeatedly.

/// The order of a clip's frames. Frames are counted from 0 among those that were selected.
package struct FrameOrder: Sendable, Hashable {
  /// A frame of the order.
  package struct Place: Sendable, Hashable {
    /// The index of the frame among those that were selected.
    package var index: Int
    /// A Boolean value that indicates whether the frame belongs to the backward half of a boomerang.
    package var isBackward: Bool
  }

  /// The number of selected frames, at least 1.
  package let count: Int
  /// The number of additional times that the frames at the ends are shown.
  package let hold: Int
  /// A Boolean value that indicates whether the frames are shown backwards after each time that
  /// they are shown forward. Neither the last frame nor, in the next pass, the first one is shown
  /// twice.
  package let isBoomerang: Bool
  /// The number of times that all of this is shown.
  package let passes: Int
  /// A Boolean value that indicates whether the first frame, which no next pass shows, ends the
  /// clip.
  package let closes: Bool

  /// Creates an order. A single frame has no way back.
  package init(count: Int, hold: Int = 0, isBoomerang: Bool = false, passes: Int = 1, closes: Bool)
  {
    (self.count, self.hold, self.passes) = (count, hold, passes)
    self.isBoomerang = isBoomerang && count > 1
    self.closes = closes && self.isBoomerang
  }

  /// A Boolean value that indicates whether the clip shows the selected frames once, in order.
  package var isPlain: Bool { hold == 0 && !isBoomerang && passes == 1 }

  /// The number of frames of one pass.
  private var passLength: Int { count + 2 * hold + (isBoomerang ? count - 2 : 0) }

  /// The number of frames of the clip, or `nil` if it is too large for an integer.
  package var total: Int? {
    let (hold2, holds) = hold.multipliedReportingOverflow(by: 2)
    guard !holds, hold2 < 1 << 60, count < 1 << 60 else { return nil }
    let (product, overflow) = passLength.multipliedReportingOverflow(by: passes)
    let end = closes ? hold + 1 : 0
    return overflow || product > .max - end ? nil : product + end
  }

  /// Returns the frame at `position` of the clip, which must be less than `total`.
  package func place(at position: Int) -> Place {
    guard position < passLength * passes else { return Place(index: 0, isBackward: true) }
    let offset = position % passLength
    let turn = count + 2 * hold
    guard offset < turn else { return Place(index: count - 2 - (offset - turn), isBackward: true) }
    return Place(index: min(max(offset - hold, 0), count - 1), isBackward: false)
  }
}
