// The playback of one finger of a script as a touch. A drag is reported up to 120 times per second
// of virtual time, as by a fast screen, independently of the clip's frame rate; a touch that has not
// moved noticeably is not reported. Each change of the touch schedules the next one, so the memory
// of a drag does not depend on its duration.

import SegueScenes
import SegueWorld
import UIKit

/// The location of one finger over time.
@MainActor
struct TouchPlayback {
  /// A location, and its time since the beginning of the touch.
  typealias Sample = (time: VirtualTime, point: CGPoint)

  /// The distance, in points, below which a movement is not reported.
  nonisolated static let resolution = 1.0 / 64

  /// Returns the sample with the given index, beginning with 0, or `nil` after the last one.
  private let sample: @MainActor (Int) -> Sample?
  /// Returns the index of the next sample to report after the one with the given index.
  private let next: @MainActor (Int) -> Int?
  /// The time between the last sample and the end of the touch.
  private let hold: VirtualTime
  private let end: TouchEnd

  /// Creates the touch of a drag.
  /// - Parameters:
  ///   - drag: The drag.
  ///   - size: The size of the window, which percentages in the path refer to.
  init(_ drag: SceneDrag, in size: CGSize) {
    let line = DragLine(drag.path, in: size)
    let (sampling, curve) = (Sampling(seconds: drag.duration), drag.timing.cubic)
    let press = VirtualTime(seconds: drag.press)
    hold = VirtualTime(seconds: drag.hold)
    end = drag.end
    sample = { index in
      guard index > 0 else { return (.zero, line.start) }
      guard let (time, fraction) = sampling.sample(index) else { return nil }
      return (press + time, fraction < 1 ? line.point(at: curve.value(at: fraction)) : line.end)
    }
    next = { index in
      sampling.next(after: index, resolution: Self.resolution) {
        curve.value(at: $0) * line.length
      }
    }
  }

  /// Creates the touch of a finger with explicit samples.
  init(_ finger: SceneFinger) {
    hold = .zero
    end = finger.end
    guard finger.isInterpolated, let movement = FingerMovement(finger.samples) else {
      sample = { index in
        guard finger.samples.indices.contains(index) else { return nil }
        let sample = finger.samples[index]
        return (VirtualTime(seconds: sample.seconds), sample.point)
      }
      next = { $0 + 1 }
      return
    }
    sample = movement.sample
    next = movement.next
  }

  // MARK: Playback

  /// Plays the touch from now on.
  /// - Parameters:
  ///   - number: The number of the touch. No other active touch has the same.
  ///   - world: The world whose screen is touched.
  ///   - completion: A closure that is called when the touch has ended.
  func play(_ number: Int, in world: World, completion: @escaping @MainActor () -> Void) {
    send(0, number, start: world.now, world, completion)
  }

  private func send(
    _ index: Int, _ number: Int, start: VirtualTime, _ world: World,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let (time, point) = sample(index) else { return finish(number, world, completion) }
    // What several fingers do at one instant is one event.
    world.touches.schedule(
      .init(number, index == 0 ? .began : .moved, at: point), at: start + time)
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      guard let next = next(index) else { return finish(number, world, completion) }
      send(next, number, start: start, world, completion)
    }
  }

  private func finish(
    _ number: Int, _ world: World, _ completion: @escaping @MainActor () -> Void
  ) {
    world.touches.schedule(
      .init(number, end == .release ? .ended : .cancelled), at: world.now + hold)
    world.schedule(at: world.now + hold, phase: .input) { completion() }
  }
}
