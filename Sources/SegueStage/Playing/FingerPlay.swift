// A finger of a script as touches: where it is at which instant. A dragged finger is reported 120
// times a second of virtual time, as by a fast screen, whatever the frame rate of the clip; each touch
// schedules the next, so a long drag takes no room.

import SegueScenes
import SegueTiming
import UIKit

/// One finger on its way.
@MainActor
struct FingerPlay {
  /// Reports of a dragged finger, a second.
  static let samplesPerSecond: Int64 = 120

  private let place: @MainActor (Int) -> (time: VirtualTime, point: CGPoint)?
  private let hold: VirtualTime
  private let end: FingerEnd

  /// A finger that is dragged along a line.
  init(_ drag: SceneDrag, room: CGSize) {
    let line = DragLine(drag.path.map { $0.point(of: room) })
    let (duration, curve) = (VirtualTime(seconds: drag.duration), drag.timing.cubic)
    let count = Int(
      (duration.nanoseconds * Self.samplesPerSecond + 999_999_999) / 1_000_000_000)
    hold = VirtualTime(seconds: drag.hold)
    end = drag.end
    place = { index in
      guard index <= max(count, 1) else { return nil }
      guard index > 0 else { return (.zero, line.start) }
      guard index < count else { return (duration, line.end) }
      let time = VirtualTime(
        nanoseconds: Int64(index) * 1_000_000_000 / Self.samplesPerSecond)
      return (time, line.point(at: curve.value(at: time.seconds / drag.duration)))
    }
  }

  /// A finger with its places one by one.
  init(_ finger: SceneFinger) {
    hold = .zero
    end = finger.end
    place = { index in
      guard finger.samples.indices.contains(index) else { return nil }
      let sample = finger.samples[index]
      return (VirtualTime(seconds: sample.seconds), sample.point)
    }
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
  fileprivate var cubic: CubicCurve {
    switch self {
    case .curve(.easeInOut): .easeInOut
    case .curve(.easeIn): .easeIn
    case .curve(.easeOut): .easeOut
    case .curve(.linear), .spring: .linear
    case .cubic(let first, let second): CubicCurve(first.x, first.y, second.x, second.y)
    }
  }
}
