// The events of a script's touches, as code receives them.

import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct TouchEventTests {
  /// Records the numbers of touches that each call brings.
  private final class Recorder: UIGestureRecognizer {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      calls.append("began \(touches.count) of \(event.allTouches?.count ?? 0)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      calls.append("moved \(touches.count) of \(event.allTouches?.count ?? 0)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      calls.append("ended \(touches.count) of \(event.allTouches?.count ?? 0)")
    }
  }

  @Test("What several fingers do at one instant is one event with all of them")
  func oneEvent() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 100 }
      screens: { a: { background: white } }
      script:
        - show: a
        - wait: 0.1
        - touch:
            - path: [[0, 10, 10], [0.1, 20, 10], [0.2, 30, 10], [0.3, 30, 10]]
            - path: [[0, 90, 90], [0.1, 80, 90], [0.25, 70, 90], [0.3, 60, 90]]
        - wait: 0.1

      """)
    try stage.seek(.zero)
    let recorder = stage.world.run {
      let recorder = Recorder()
      stage.window.rootViewController?.view.isMultipleTouchEnabled = true
      stage.window.addGestureRecognizer(recorder)
      return recorder
    }
    try stage.seek(VirtualTime(seconds: 0.5))
    #expect(
      recorder.calls == [
        "began 2 of 2", "moved 2 of 2", "moved 1 of 2", "moved 1 of 2", "moved 1 of 2",
        "ended 2 of 2",
      ])
  }

  @Test("A frame and its tree are of one instant")
  func instant() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 100, height: 100, fps: 60 }
      screens: { a: { background: white }, b: { background: red } }
      script: [{ show: a }, { wait: 0.016666667 }, { show: b }, { wait: 1 }]

      """)
    // Frame 1 is a third of a nanosecond earlier than the step.
    let time = FrameTime(index: 1, rateNumerator: 60)
    #expect(try stage.inspect(at: time).contains { $0.id == "a" })
    let text = try #require(try stage.frame(at: time)).dump()
    #expect(text.contains("color [1 1 1 1]"))
    #expect(try stage.inspect(at: FrameTime(index: 2, rateNumerator: 60)).contains { $0.id == "b" })
  }
}
