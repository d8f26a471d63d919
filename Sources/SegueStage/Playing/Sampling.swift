// The instants at which something that glides is placed: 120 times a second of virtual time, as a fast
// screen reports fingers, whatever the frame rate of the clip, and at its very end.

import QuartzCore

/// A stretch of time in small steps.
struct Sampling {
  /// Steps a second.
  static let samplesPerSecond: Int64 = 120

  private let duration: VirtualTime
  private let count: Int

  init(seconds: Double) {
    duration = VirtualTime(seconds: seconds)
    let steps = (duration.nanoseconds * Self.samplesPerSecond + 999_999_999) / 1_000_000_000
    count = max(1, Int(steps))
  }

  /// When step `index` is, from 1 on, and which part of the whole has passed then; `nil` after the
  /// last, which is at the end.
  func sample(_ index: Int) -> (time: VirtualTime, part: Double)? {
    guard index <= count else { return nil }
    guard index < count else { return (duration, 1) }
    let time = VirtualTime(nanoseconds: Int64(index) * 1_000_000_000 / Self.samplesPerSecond)
    return (time, time.seconds / duration.seconds)
  }

  /// Has `step` called at each of the instants from now on, and `completion` after the last.
  @MainActor
  func run(
    in world: World, _ step: @escaping @MainActor (Double) -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    run(1, from: world.now, world, step, completion)
  }

  @MainActor
  private func run(
    _ index: Int, from start: VirtualTime, _ world: World,
    _ step: @escaping @MainActor (Double) -> Void, _ completion: @escaping @MainActor () -> Void
  ) {
    guard let (time, part) = sample(index) else { return completion() }
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      step(part)
      run(index + 1, from: start, world, step, completion)
    }
  }
}
