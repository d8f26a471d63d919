// Sheets, popovers and rotated devices, as scenes.

import SegueDisplay
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SheetSceneTests {
  private static func scene(_ script: String, canvas: String = "device: iphone-14") -> String {
    """
    segue: 1
    canvas: { \(canvas) }
    screens:
      a: { background: red, views: [{ id: more, frame: [300, 100, 40, 40], background: white }] }
      b: { background: blue, sheet: { detents: [medium, large, 300], grabber: true } }
      c: { background: green, sheet: { dismissible: false } }
      d: { background: green, popover: { about: more, size: [200, 150], arrow: [up] } }
      e: { background: green, popover: { about: more, size: [200, 150], arrow: [up], adapts: false } }
    script:
      - show: a
    \(script)

    """
  }

  /// The frame of a screen in the window at the end of the script, its container's frame included.
  private func top(of name: String, in stage: Stage, at seconds: Double) throws -> CGFloat? {
    let nodes = try stage.inspect(atSeconds: seconds)
    guard let node = nodes.first(where: { $0.id == name }) else { return nil }
    return node.visibleFrame.minY
  }

  struct Step: Sendable {
    let step: String
    /// The top at the end; `nil` if the sheet was dismissed.
    let top: CGFloat?
  }

  @Test(
    "a touch drags a sheet to a detent or dismisses it",
    arguments: [
      Step(step: "{ sheet: b, to: medium }", top: 388.32),
      Step(step: "{ sheet: b, to: large }", top: 57),
      Step(step: "{ sheet: b, to: 300 }", top: 510),
      Step(step: "{ sheet: b, to: large, finger: false }", top: 57),
      Step(step: "{ sheet: b, to: medium, flick: true }", top: 388.32),
      Step(step: "{ sheet: b, to: large, duration: 0.1, hold: 0.3 }", top: 57),
      Step(step: "{ sheet: b, to: away }", top: nil),
    ])
  func moves(_ step: Step) throws {
    let stage = try StageSamples.stage(
      Self.scene("  - present: b\n  - wait: 0.5\n  - \(step.step)\n  - wait: 0.1"))
    let length = try stage.length().seconds
    let top = try self.top(of: "b", in: stage, at: length)
    #expect((top == nil) == (step.top == nil))
    if let top, let expected = step.top { #expect(abs(top - expected) < 1e-6) }
    #expect(stage.warnings.isEmpty)
    // The step ends when the sheet is at rest: nothing moves afterwards.
    #expect(try self.top(of: "b", in: stage, at: length - 0.09) == top)
  }

  @Test("a sheet that cannot be dismissed returns, and the script is notified")
  func held() throws {
    let stage = try StageSamples.stage(
      Self.scene("  - present: c\n  - { sheet: c, to: away }\n  - wait: 0.1"))
    let length = try stage.length().seconds
    #expect(try top(of: "c", in: stage, at: length) == 57)
    #expect(stage.warnings.map { "\($0)" }.contains { $0.contains("the sheet came to rest") })
  }

  @Test("a popover is one on a tablet, and on a phone only if it does not adapt")
  func popover() throws {
    let script = "  - present: d\n  - wait: 0.5"
    let tablet = try StageSamples.stage(Self.scene(script, canvas: "device: ipad-mini"))
    #expect(try top(of: "d", in: tablet, at: try tablet.length().seconds) == 153)
    let phone = try StageSamples.stage(Self.scene(script))
    #expect(try top(of: "d", in: phone, at: try phone.length().seconds) == 57)
    let kept = try StageSamples.stage(Self.scene("  - present: e\n  - wait: 0.5"))
    #expect(try top(of: "e", in: kept, at: try kept.length().seconds) == 153)
  }

  @Test("a rotated device lays its screens out again, and the frame keeps its size")
  func turning() throws {
    let stage = try StageSamples.stage(
      Self.scene(
        "  - wait: 0.1\n  - rotate: landscape\n  - wait: 0.2\n  - rotate: portrait\n"
          + "  - wait: 0.1"))
    #expect(abs(try stage.length().seconds - 1) < 1e-9)
    func size(_ seconds: Double) throws -> CGSize? {
      try stage.inspect(atSeconds: seconds).first { $0.id == "a" }?.bounds.size
    }
    #expect(try size(0.05) == CGSize(width: 390, height: 844))
    let middle = try #require(try size(0.25))
    #expect(abs(middle.width - 617) < 1e-6 && abs(middle.height - 617) < 1e-6)
    #expect(try size(0.5) == CGSize(width: 844, height: 390))
    #expect(try size(0.95) == CGSize(width: 390, height: 844))
    for index in [0, 15, 30, 58] {
      let frame = try stage.frame(
        at: FrameTime(index: index, rateNumerator: 60, rateDenominator: 1))
      #expect(frame?.width == 1170 && frame?.height == 2532)
    }
    #expect(stage.warnings.isEmpty)
  }

  @Test("a device that is rotated in the first instant has its screen laid out before")
  func turningAtOnce() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { device: iphone-15 }
      screens: { a: { views: [{ id: box, width: 40, height: 20, center: both }] } }
      script: [{ show: a }, { rotate: landscape }]

      """)
    let box = try #require(try stage.inspect(atSeconds: 0).first { $0.id == "box" })
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(abs(box.position.x - 196.5) < 0.5 && abs(box.position.y - 426) < 0.5)
  }

  @Test(
    "the window changes its size at once or in 0.3 seconds", arguments: [true, false])
  func resizing(animated: Bool) throws {
    let stage = try StageSamples.stage(
      Self.scene(
        "  - { resize: [300, 400], animated: \(animated) }\n  - wait: 0.1",
        canvas: "width: 400, height: 800"))
    let length = try stage.length().seconds
    #expect(abs(length - (animated ? 0.4 : 0.1)) < 1e-9)
    let a = try stage.inspect(atSeconds: length - 0.01).first { $0.id == "a" }
    #expect(a?.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test("impossible steps are reported with their places")
  func failures() throws {
    let stage = try StageSamples.stage(
      Self.scene(
        "  - { present: a, style: fullScreen, animated: false }\n  - { sheet: a, to: large }"))
    let failure = #expect(throws: (any Error).self) { _ = try stage.length() }
    #expect("\(String(describing: failure))".contains("is not shown as a sheet"))
    let busy = try StageSamples.stage(
      Self.scene("  - { present: b, until: 0.1 }\n  - rotate: landscape"))
    #expect(throws: (any Error).self) { _ = try busy.length() }
  }
}
