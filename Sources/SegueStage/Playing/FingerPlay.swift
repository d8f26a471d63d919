// A finger of a script as touches: where it is at which instant. A dragged finger is reported 120
// times a second of virtual time, as by a fast screen, whatever the frame rate of the clip; each touch
// schedules the next, so a long drag takes no room.

import SegueScenes
import SegueTiming
import UIKit

/// One finger on its way.
@MainActor
struct FingerPlay {
  private let place: @MainActor (Int) -> (time: VirtualTime, point: CGPoint)?
  private let hold: VirtualTime
  private let end: FingerEnd

  /// A finger that is dragged along a line.
  init(_ drag: SceneDrag, room: CGSize) {
    let line = DragLine(drag.path.map { $0.point(of: room) })
    let (sampling, curve) = (Sampling(seconds: drag.duration), drag.timing.cubic)
    let press = VirtualTime(seconds: drag.press)
    hold = VirtualTime(seconds: drag.hold)
    end = drag.end
    place = { index in
      guard index > 0 else { return (.zero, line.start) }
      guard let (time, part) = sampling.sample(index) else { return nil }
      return (press + time, part < 1 ? line.point(at: curve.value(at: part)) : line.end)
    }
  }

  /// A finger with its places one by one.
  init(_ finger: SceneFinger) {
    hold = .zero
    end = finger.end
    if finger.isInterpolated {
      place = Self.glide(finger.samples)
      return
    }
    place = { index in
      guard finger.samples.indices.contains(index) else { return nil }
      let sample = finger.samples[index]
      return (VirtualTime(seconds: sample.seconds), sample.point)
    }
  }

  /// Evenly from each place to the next.
  private static func glide(_ samples: [SceneFinger.Sample])
    -> @MainActor (Int) -> (time: VirtualTime, point: CGPoint)?
  {
    guard let first = samples.first, let last = samples.last else { return { _ in nil } }
    let sampling = Sampling(seconds: last.seconds - first.seconds)
    let begin = VirtualTime(seconds: first.seconds)
    return { index in
      guard index > 0 else { return (begin, first.point) }
      guard let (time, part) = sampling.sample(index) else { return nil }
      guard part < 1 else { return (begin + time, last.point) }
      return (begin + time, point(at: first.seconds + time.seconds, among: samples))
    }
  }

  private static func point(at seconds: Double, among samples: [SceneFinger.Sample]) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.seconds > seconds }), next > 0 else {
      return samples.last?.point ?? .zero
    }
    let (a, b) = (samples[next - 1], samples[next])
    let share = (seconds - a.seconds) / (b.seconds - a.seconds)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * share,
      y: a.point.y + (b.point.y - a.point.y) * share)
  }

  /// Has finger `number` do it, from now on; `completion` runs when it has left.
  func play(_ number: Int, in world: World, completion: @escaping @MainActor () -> Void) {
    send(0, number, start: world.now, world, completion)
  }

  private func send(
    _ index: Int, _ number: Int, start: VirtualTime, _ world: World,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let (time, point) = place(index) else {
      return leave(number, world, completion)
    }
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      world.touches.play([.init(number, index == 0 ? .began : .moved, at: point)])
      send(index + 1, number, start: start, world, completion)
    }
  }

  private func leave(
    _ number: Int, _ world: World, _ completion: @escaping @MainActor () -> Void
  ) {
    world.schedule(at: world.now + hold, phase: .input) { [unowned world] in
      world.touches.play([.init(number, end == .release ? .ended : .cancelled)])
      completion()
    }
  }
}

/// A line with corners, by how much of its length is done.
struct DragLine {
  private let points: [CGPoint]
  private let lengths: [Double]

  init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { a, b in
      let (x, y) = (b.x - a.x, b.y - a.y)
      return Double(x * x + y * y).squareRoot()
    }
  }

  var start: CGPoint { points.first ?? .zero }
  var end: CGPoint { points.last ?? .zero }

  /// Where it is when `part` of it is done; before and beyond, on its ends drawn further.
  func point(at part: Double) -> CGPoint {
    var left = part * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if left <= length || index == lengths.count - 1 {
        let share = length > 0 ? left / length : 0
        let (a, b) = (points[index], points[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      }
      left -= length
    }
    return end
  }
}

extension LengthPair {
  /// In points of `room`.
  fileprivate func point(of room: CGSize) -> CGPoint {
    CGPoint(x: x.points(of: room.width), y: y.points(of: room.height))
  }
}

extension DeclaredMotion.Timing {
  /// The curve; a spring has none.
  var cubic: CubicCurve {
    switch self {
    case .curve(.easeInOut): .easeInOut
    case .curve(.easeIn): .easeIn
    case .curve(.easeOut): .easeOut
    case .curve(.linear), .spring: .linear
    case .cubic(let first, let second): CubicCurve(first.x, first.y, second.x, second.y)
    }
  }
}
