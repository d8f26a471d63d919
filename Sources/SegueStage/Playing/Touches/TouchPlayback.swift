// The playback of one finger of a script as a touch. A drag is reported 120 times per second of
// virtual time, as by a fast screen, independently of the clip's frame rate. Each change of the
// touch schedules the next one, so the memory of a drag does not depend on its duration.

import SegueScenes
import SegueWorld
import UIKit

/// The location of one finger over time.
@MainActor
struct TouchPlayback {
  /// A location, and its time since the beginning of the touch.
  typealias Sample = (time: VirtualTime, point: CGPoint)

  /// Returns the sample with the given index, beginning with 0, or `nil` after the last one.
  private let sample: @MainActor (Int) -> Sample?
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
  }

  /// Creates the touch of a finger with explicit samples.
  init(_ finger: SceneFinger) {
    hold = .zero
    end = finger.end
    if finger.isInterpolated {
      sample = Self.interpolating(finger.samples)
      return
    }
    sample = { index in
      guard finger.samples.indices.contains(index) else { return nil }
      let sample = finger.samples[index]
      return (VirtualTime(seconds: sample.seconds), sample.point)
    }
  }

  /// Returns the samples of a finger that moves at a constant speed from each sample to the next.
  private static func interpolating(_ samples: [SceneFinger.Sample])
    -> @MainActor (Int) -> Sample?
  {
    guard let first = samples.first, let last = samples.last else { return { _ in nil } }
    let sampling = Sampling(seconds: last.seconds - first.seconds)
    let start = VirtualTime(seconds: first.seconds)
    return { index in
      guard index > 0 else { return (start, first.point) }
      guard let (time, fraction) = sampling.sample(index) else { return nil }
      guard fraction < 1 else { return (start + time, last.point) }
      return (start + time, point(at: first.seconds + time.seconds, in: samples))
    }
  }

  /// Returns the location at `seconds`, interpolated between the two samples around it.
  private static func point(at seconds: Double, in samples: [SceneFinger.Sample]) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.seconds > seconds }), next > 0 else {
      return samples.last?.point ?? .zero
    }
    let (a, b) = (samples[next - 1], samples[next])
    let fraction = (seconds - a.seconds) / (b.seconds - a.seconds)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * fraction,
      y: a.point.y + (b.point.y - a.point.y) * fraction)
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
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      world.touches.play([.init(number, index == 0 ? .began : .moved, at: point)])
      send(index + 1, number, start: start, world, completion)
    }
  }

  private func finish(
    _ number: Int, _ world: World, _ completion: @escaping @MainActor () -> Void
  ) {
    world.schedule(at: world.now + hold, phase: .input) { [unowned world] in
      world.touches.play([.init(number, end == .release ? .ended : .cancelled)])
      completion()
    }
  }
}
