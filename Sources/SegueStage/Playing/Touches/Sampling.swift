// The instants at which continuous input is reported: 120 times per second of virtual time, as by a
// fast screen, independently of the clip's frame rate, and at the very end.

import SegueWorld
import UIKit

/// The instants of the samples of a period of time.
struct Sampling {
  /// The number of samples per second.
  static let samplesPerSecond: Int64 = 120

  private let duration: VirtualTime
  private let count: Int

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

  /// Plays the samples from now on. Each sample schedules the next one.
  /// - Parameters:
  ///   - world: The world whose clock provides the instants.
  ///   - update: A closure that is called at each sample, with the fraction of the duration that
  ///     has elapsed.
  ///   - completion: A closure that is called after the last sample, at the same instant.
  @MainActor
  func run(
    in world: World, _ update: @escaping @MainActor (Double) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    run(1, from: world.now, world, update, completion)
  }

  @MainActor
  private func run(
    _ index: Int, from start: VirtualTime, _ world: World,
    _ update: @escaping @MainActor (Double) -> Void, _ completion: @escaping @MainActor () -> Void
  ) {
    guard let (time, fraction) = sample(index) else { return completion() }
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      update(fraction)
      run(index + 1, from: start, world, update, completion)
    }
  }
}
