// While a touch drives a transition, its progress does not exceed the touch's movement. It is
// sampled every millisecond, which is more often than touches are reported.

import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

/// Observes all touches without affecting other recognizers.
private final class TouchObserver: UIGestureRecognizer {
  /// The distance that touches have moved since the last query; of several that move together, the
  /// largest.
  private var moved = 0.0
  /// The same, since a touch began where there was none.
  private(set) var way = 0.0
  private var down: Set<UITouch> = []

  func takeMoved() -> Double {
    defer { moved = 0 }
    return moved
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if down.isEmpty { way = 0 }
    down.formUnion(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let furthest = touches.map { touch in
      let (a, b) = (touch.previousLocation(in: nil), touch.location(in: nil))
      return Double((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }.max()
    moved += furthest ?? 0
    way += furthest ?? 0
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down.subtract(touches)
    if down.isEmpty { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesEnded(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// A transition under a touch.
private struct InteractiveMove {
  let verb: String
  let screen: String
  let progress: Double

  /// The running transition, if a touch drives it.
  @MainActor init?(_ stage: Stage) {
    guard let record = stage.world.transitions.active.first, record.isInteractive else {
      return nil
    }
    let isArrival = record.kind == .present || record.kind == .push
    guard let controller = isArrival ? record.to : record.from,
      let coordinator = controller.transitionCoordinator
    else { return nil }
    (verb, screen) = (record.kind.rawValue, controller.title ?? "")
    progress = coordinator.percentComplete
  }

  func isSame(as other: InteractiveMove) -> Bool { verb == other.verb && screen == other.screen }

  /// The length of the touch's movement for the whole transition, in points.
  func distance(_ document: SceneDocument) -> Double? {
    let interaction = document.screens.flatMap(\.interactions).first {
      $0.step.verb.value == verb && $0.step.move?.screen.value == screen
    }
    return interaction.map { interaction in
      let isLevel = interaction.direction == .left || interaction.direction == .right
      return interaction.distance.points(of: isLevel ? 400 : 800)
    }
  }
}

@MainActor
@Suite struct RandomProgressTests {
  @Test("Progress never jumps by more than the touch moved", arguments: RandomScene.some(12))
  func steps(scene: RandomScene) throws {
    let stage = try StageSamples.stage(scene.text)
    let length = try stage.length()
    let watch = TouchObserver(target: nil, action: nil)
    stage.window.addGestureRecognizer(watch)
    var last: InteractiveMove?
    var jumps: [String] = []
    for time in stride(from: 0, to: length.nanoseconds, by: 1_000_000) {
      try stage.seek(VirtualTime(nanoseconds: time))
      let (move, moved) = (InteractiveMove(stage), watch.takeMoved())
      if let move, let distance = move.distance(stage.document) {
        let before = last.flatMap { $0.isSame(as: move) ? $0 : nil }
        // A transition begins with the distance that the touch moved before its recognition.
        let maximum = (before == nil ? watch.way : moved) / distance + 1e-9
        if abs(move.progress - (before?.progress ?? 0)) > maximum {
          jumps.append("\(before?.progress ?? 0), then \(move) at \(time) ns")
        }
      }
      last = move
    }
    #expect(jumps == [], "\(scene.text)")
  }
}
