// The instants at which continuous input is reported: 120 times per second of virtual time, as by a
// fast screen, independently of the clip's frame rate, and at the very end. Like a screen, samples
// at which the input has not changed noticeably are not reported, so the cost of slow input depends
// on its path and not on its duration.

import SegueWorld
import UIKit

/// The instants of the samples of a period of time.
struct Sampling {
  /// The number of samples per second.
  static let samplesPerSecond: Int64 = 120

  private let duration: VirtualTime
  /// The number of samples.
  let count: Int

  /// Creates the samples of a period of the given duration. There is at least one, at the end.
  init(seconds: Double) {
    duration = VirtualTime(seconds: seconds)
    let samples = (duration.nanoseconds * Self.samplesPerSecond + 999_999_999) / 1_000_000_000
    count = max(1, Int(samples))
  }

  /// Returns the time of a sample since the beginning, and the fraction of the duration that has
  /// elapsed.
  /// - Parameter index: The number of the sample, beginning with 1.
  /// - Returns: `nil` after the last sample, which is at the end of the period.
  func sample(_ index: Int) -> (time: VirtualTime, fraction: Double)? {
    guard index <= count else { return nil }
    guard index < count else { return (duration, 1) }
    let time = VirtualTime(nanoseconds: Int64(index) * 1_000_000_000 / Self.samplesPerSecond)
    return (time, time.seconds / duration.seconds)
  }

  /// Returns the index of the first sample after `index` at which the input has changed noticeably,
  /// or of the last sample if there is none.
  /// - Parameters:
  ///   - index: The index of a sample, or 0 for the beginning of the period.
  ///   - resolution: The smallest noticeable change of `value`.
  ///   - value: Returns the value of the input at a fraction of the duration. While it changes in one
  ///     direction only, no noticeable change is missed.
  /// - Returns: `nil` after the last sample.
  /// - Complexity: O(log *n*) in the number of samples that are skipped.
  func next(after index: Int, resolution: Double, _ value: (Double) -> Double) -> Int? {
    guard index < count else { return nil }
    let current = value(fraction(index))
    func hasChanged(at index: Int) -> Bool {
      abs(value(fraction(index)) - current) >= resolution
    }
    var (unchanged, changed, stride) = (index, index + 1, 1)
    while changed < count, !hasChanged(at: changed) {
      unchanged = changed
      stride *= 2
      changed = min(unchanged + stride, count)
    }
    while changed - unchanged > 1 {
      let middle = unchanged + (changed - unchanged) / 2
      if hasChanged(at: middle) { changed = middle } else { unchanged = middle }
    }
    return changed
  }

  /// Returns the maximum number of samples that are reported of `count`, if the input covers
  /// `distance` points in one direction of its path.
  static func reported(_ count: Int, over distance: Double) -> Int {
    let changes = (distance / TouchPlayback.resolution).rounded(.up) + 2
    return changes < Double(count) ? Int(changes) : count
  }

  private func fraction(_ index: Int) -> Double { index > 0 ? sample(index)?.fraction ?? 1 : 0 }

  /// Plays the samples from now on at which the input changes noticeably. Each sample schedules the
  /// next one.
  /// - Parameters:
  ///   - world: The world whose clock provides the instants.
  ///   - resolution: The smallest noticeable change of `value`.
  ///   - value: Returns the value of the input at a fraction of the duration.
  ///   - update: A closure that is called at each sample, with the fraction of the duration that
  ///     has elapsed.
  ///   - completion: A closure that is called after the last sample, at the same instant.
  @MainActor
  func run(
    in world: World, resolution: Double, _ value: @escaping @MainActor (Double) -> Double,
    _ update: @escaping @MainActor (Double) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let start = world.now
    func play(after index: Int) {
      guard let index = next(after: index, resolution: resolution, value),
        let (time, fraction) = sample(index)
      else { return completion() }
      world.schedule(at: start + time, phase: .input) {
        update(fraction)
        play(after: index)
      }
    }
    play(after: 0)
  }
}
