// The display lists of a clip in any order. A stage only goes forward. On the way back, a second
// stage therefore plays the scene once for every few frames, whose display lists are kept until they
// have been shown in reverse order. The memory is bounded by the square root of the clip's length.

import QuartzCore
import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld

/// Returns the display lists of a clip's frames.
@MainActor
final class ClipFrames {
  private let stage: Stage
  private let rate: FrameRate
  private let frames: FrameRange
  private let reverseLength: Int
  private lazy var reverseStage = stage.another()
  /// Consecutive display lists of the way back, with the index of the first.
  private var block: (start: Int, lists: [DisplayList]) = (0, [])

  private static let minimumReverseLength = 16

  /// Creates a source of the selected frames of a stage, at `rate` instants per second of the
  /// scene.
  init(_ stage: Stage, rate: FrameRate, frames: FrameRange, count: Int) {
    (self.stage, self.rate, self.frames) = (stage, rate, frames)
    reverseLength = max(Self.minimumReverseLength, Int(Double(count).squareRoot()))
  }

  /// Returns the display list of a frame, or `nil` after the end of the scene.
  func list(_ place: FrameOrder.Place) throws -> DisplayList? {
    guard place.isBackward else { return try list(place.index, on: stage) }
    if !block.lists.indices.contains(place.index - block.start) { try fillBlock(to: place.index) }
    let offset = place.index - block.start
    return block.lists.indices.contains(offset) ? block.lists[offset] : nil
  }

  private func fillBlock(to last: Int) throws {
    let start = max(0, last - reverseLength + 1)
    block = (start, [])
    for index in start...last {
      guard let list = try list(index, on: reverseStage) else { return }
      block.lists.append(list)
    }
  }

  private func list(_ index: Int, on stage: Stage) throws -> DisplayList? {
    guard let frame = frames.frame(at: index) else { return nil }
    return try stage.frame(at: rate.time(ofFrame: frame))
  }

  /// Returns the instant of the scene that a frame shows.
  func instant(_ place: FrameOrder.Place) -> FrameTime? {
    frames.frame(at: place.index).map(rate.time)
  }
}

extension FrameRate {
  /// Returns the instant of a frame at this rate.
  package func time(ofFrame index: Int) -> FrameTime {
    FrameTime(index: index, rateNumerator: numerator, rateDenominator: denominator)
  }
}
