// Transitions that are interrupted while they run: by steps of the script, and by touches. The
// screens are 400 points wide and move linearly, so that progress can be read off a transform.

import QuartzCore
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld
import Testing

@MainActor
enum InterruptionSamples {
  /// Two screens and three ways of animating the same move: view animations, a property animator
  /// inside an animator, keyframes.
  static func stage(_ script: String, grab: String = "right, distance: 100%") throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 400, height: 800 }
      transitions:
        blocks: { duration: 0.8, curve: linear, incoming: { from: { translate: [-100%, 0] } } }
        animator: { duration: 0.8, curve: [0, 0, 1, 1], incoming: { from: { translate: [-100%, 0] } } }
        keyframes:
          duration: 0.8
          curve: linear
          incoming: { from: { translate: [-100%, 0] } }
          keyframes: [{ start: 0, duration: 1, incoming: { translate: [0, 0] } }]
      screens:
        a: { image: menu.png, interactions: [{ pan: right, present: b, transition: blocks }] }
        b: { background: white, interactions: [{ grab: \(grab) }] }
        c: { background: blue }
        n: { navigation: [c] }
      script:
        - show: a
      \(script)

      """)
  }

  static func screens(_ stage: Stage, at seconds: Double) throws -> [String] {
    try stage.inspect(atSeconds: seconds).filter { $0.kind == .screen }.map(\.id)
  }

  /// The progress of `b`.
  static func progress(_ stage: Stage, at seconds: Double) throws -> Double {
    let node = try #require(try stage.inspect(atSeconds: seconds).first { $0.id == "b" })
    return 1 + node.transform[4] / 400
  }

  /// The error when the playback cannot continue.
  static func failure(_ script: String) throws -> String {
    let stage = try stage(script)
    let failure = #expect(throws: Failure.self) { try stage.length() }
    return failure?.lines.first ?? ""
  }
}

private let transitions = ["blocks", "animator", "keyframes"]

@MainActor
@Suite struct ScriptedInterruptionTests {
  private func play(_ script: String) throws -> Stage { try InterruptionSamples.stage(script) }
  private func progress(_ stage: Stage, at seconds: Double) throws -> Double {
    try InterruptionSamples.progress(stage, at: seconds)
  }

  @Test("with until, the next step begins with that offset, or at the end")
  func until() throws {
    for (until, length) in [(0, 0.5), (0.3, 0.8), (0.8, 1.3), (5, 1.3)] {
      let stage = try play(
        "  - { present: b, transition: blocks, until: \(until) }\n  - wait: 0.5\n")
      #expect(try stage.length() == VirtualTime(seconds: length), "\(until)")
      #expect(abs(try progress(stage, at: 0.4) - 0.5) < 1e-9)
    }
  }

  @Test("a transition at the instant at which the previous ends finds it finished")
  func onTime() throws {
    let stage = try play(
      """
        - { present: b, transition: blocks, until: 0.3 }
        - wait: 0.5
        - { dismiss: b, transition: blocks, until: 0.8 }
        - { present: b, transition: blocks }
      """)
    #expect(try stage.length() == VirtualTime(seconds: 2.4))
    #expect(try InterruptionSamples.screens(stage, at: 2.4) == ["b"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("a second transition during a running one is refused")
  func secondMove() throws {
    let message = try InterruptionSamples.failure(
      "  - { present: b, transition: blocks, until: 0.25 }\n  - dismiss: b\n")
    #expect(
      message.hasSuffix(
        "script[2].dismiss: a transition is running at t = 0.25 s, that of script[1].present, and "
          + "UIKit does not start a second one; expected it to end first. Wait longer, or remove "
          + "'until'."
      ))
  }

  @Test("a clip that ends in mid-transition reports it and has the length of its script")
  func endsEarly() throws {
    let stage = try play("  - { present: b, transition: blocks, until: 0.25 }\n  - wait: 0.25\n")
    #expect(try stage.length() == VirtualTime(seconds: 0.5))
    _ = try stage.inspect(atSeconds: 1)
    #expect(
      stage.warnings.map(\.message) == [
        "script[1].present: the script ends while this transition is still running, at t = 0.5 s"
      ])
    let held = try play("  - { present: b, transition: blocks, until: 0.25 }\n  - pause: b\n")
    _ = try held.inspect(atSeconds: 1)
    #expect(held.warnings.first?.message.contains("is still paused, at t = 0.25 s") == true)
  }

  @Test("paused, scrubbed, and continued to the end at twice the speed", arguments: transitions)
  func scrubAndFinish(transition: String) throws {
    let stage = try play(
      """
        - { present: b, transition: \(transition), until: 0.4 }
        - pause: b
        - wait: 1
        - { scrub: b, to: 0.25, duration: 0.5 }
        - { scrub: b, to: 0.75 }
        - { finish: b, speed: 2, curve: linear }
        - wait: 0.5
      """)
    for (time, expected) in [
      (0.2, 0.25), (0.4, 0.5), (1.3999, 0.5), (1.65, 0.375), (1.9, 0.75), (1.95, 0.875),
    ] {
      #expect(abs(try progress(stage, at: time) - expected) < 1e-9, "\(time)")
    }
    #expect(try InterruptionSamples.screens(stage, at: 2.1) == ["b"])
    #expect(try stage.length() == VirtualTime(seconds: 2.5))
    #expect(stage.warnings.isEmpty)
  }

  @Test("interrupted and reversed without a pause before", arguments: transitions)
  func cancel(transition: String) throws {
    let stage = try play(
      """
        - { present: b, transition: \(transition), until: 0.4 }
        - { cancel: b, curve: linear }
        - { present: b, transition: \(transition) }
      """)
    #expect(abs(try progress(stage, at: 0.6) - 0.25) < 1e-9)
    #expect(try InterruptionSamples.screens(stage, at: 0.79) == ["a", "b"])
    #expect(abs(try progress(stage, at: 1) - 0.25) < 1e-9)
    #expect(try stage.length() == VirtualTime(seconds: 1.6))
    #expect(try InterruptionSamples.screens(stage, at: 1.6) == ["b"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("the direction changes repeatedly: back, forward and back again", arguments: transitions)
  func changesOfMind(transition: String) throws {
    let stage = try play(
      """
        - { present: b, transition: \(transition), until: 0.4 }
        - { cancel: b, curve: linear, until: 0.2 }
        - { finish: b, curve: linear, until: 0.4 }
        - pause: b
        - wait: 0.5
        - { finish: b, curve: linear, until: 0.1 }
        - { cancel: b, curve: linear }
        - wait: 0.2
      """)
    for (time, expected) in [(0.6, 0.25), (0.8, 0.5), (1, 0.75), (1.5, 0.75), (1.6, 0.875)] {
      #expect(abs(try progress(stage, at: time) - expected) < 1e-9, "\(time)")
    }
    #expect(abs(try progress(stage, at: 1.8) - 0.625) < 1e-9)
    #expect(try stage.length() == VirtualTime(seconds: 2.5))
    #expect(try InterruptionSamples.screens(stage, at: 2.4) == ["a"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("liftIn, paused and reversed, restores the screen below")
  func liftIn() throws {
    let stage = try play(
      """
        - wait: 0.1
        - { present: b, style: overCurrentContext, transition: liftIn, until: 0.5 }
        - pause: b
        - { scrub: b, to: 0.9, duration: 0.2, curve: easeInOut }
        - { scrub: b, to: 0.3, duration: 0.2, curve: easeInOut }
        - cancel: b
        - wait: 0.1
      """)
    let before = try stage.inspect(atSeconds: 0)
    let length = try stage.length().seconds
    #expect(try stage.inspect(atSeconds: length) == before)
    #expect(try InterruptionSamples.screens(stage, at: 0.9) == ["a", "b"])
  }

  @Test(
    "transitions that cannot be interrupted are refused",
    arguments: [
      (
        "{ present: b, transition: blocks, until: 0.1 }", "wait: 1", "pause: b",
        "script[3].pause: no transition is running at t = 1.1 s; expected that of \"b\""
      ),
      (
        "{ present: b, until: 0.1 }", "wait: 0", "cancel: b",
        "\"b\" uses UIKit's own animation, which cannot be interrupted; expected a 'transition' in "
          + "script[1].present"
      ),
      (
        "{ present: b, animated: false, until: 0.1 }", "wait: 0", "finish: b",
        "no transition is running at t = 0.0 s"
      ),
    ])
  func refused(move: String, wait: String, step: String, message: String) throws {
    let found = try InterruptionSamples.failure("  - \(move)\n  - \(wait)\n  - \(step)\n")
    #expect(found.contains(message), "\(found)")
  }

  @Test("a step cannot take a transition from a touch")
  func fingerHolds() throws {
    let found = try InterruptionSamples.failure(
      """
        - { present: b, transition: blocks, until: 0.1 }
        - { drag: { from: [10, 10], to: [60, 10], duration: 2 }, until: 0.5 }
        - pause: b
      """)
    #expect(
      found.contains("script[3].pause: a finger is driving the transition of \"b\" at t = 0.6 s"))
  }

  @Test("an animator that never completes is detected although the script continues")
  func stalls() throws {
    let scene = """
      segue: 1
      canvas: { width: 400, height: 800 }
      screens: { a: {}, b: {} }
      script: [{ show: a }, { present: b, transition: neverEnding, until: 0.5 }, { finish: b }]

      """
    var library = TransitionLibrary.builtIn
    library.register("neverEnding") { NeverEndingTransition() }
    let stage = try StageSamples.stage(scene, transitions: library)
    let failure = #expect(throws: Failure.self) { try stage.length() }
    #expect(
      failure?.lines.first?.contains("nothing scheduled and has not called completeTransition")
        == true, "\(failure?.lines ?? [])")
  }
}

@MainActor
@Suite struct GrabTests {
  @Test(
    "grabbed where it was touched, dragged and decided", arguments: transitions)
  func takenAlong(transition: String) throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: b, transition: \(transition), until: 0.4 }
        - drag: { from: [300, 700], to: [340, 700], press: 0.5, duration: 0.4, hold: 0.2 }
        - wait: 0.1
      """)
    for (time, expected) in [
      (0.39, 0.4875), (0.41, 0.5), (0.9, 0.5), (1.1, 0.55), (1.3, 0.6), (1.4999, 0.6),
    ] {
      #expect(abs(try InterruptionSamples.progress(stage, at: time) - expected) < 1e-9, "\(time)")
    }
    // 40 points are enough; the remainder is 0.4 of 0.8 s.
    #expect(try stage.length() == VirtualTime(seconds: 1.92))
    #expect(try InterruptionSamples.screens(stage, at: 1.9) == ["b"])
    #expect(stage.warnings.isEmpty)
  }

  @Test(
    "what decides",
    arguments: [
      ("", "[339, 700]", "b"), ("", "[340, 700]", "b"), ("", "[260, 700]", "a"),
      ("", "[261, 700]", "b"), ("", "[300, 690]", "b"), ("", "[260, 700], end: cancel", "b"),
      (", cancelAfter: 20", "[280, 700]", "a"), (", cancelAfter: 20", "[281, 700]", "b"),
      (", finishAfter: 0, cancelAfter: 1000", "[200, 700]", "b"),
      (", finishVelocity: 40", "[290, 700]", "a"), (", finishVelocity: 60", "[290, 700]", "b"),
      (", finishVelocity: 60, cancelAfter: 5", "[290, 700], hold: 0.5", "a"),
    ])
  func decides(keys: String, to: String, front: String) throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: b, transition: blocks, until: 0.4 }
        - drag: { from: [300, 700], to: \(to), duration: 0.2 }
      """,
      grab: "right, distance: 1000\(keys)")
    let end = try stage.length().seconds
    #expect(try InterruptionSamples.screens(stage, at: end) == [front])
    #expect(stage.warnings.isEmpty)
  }

  @Test("a reversed transition keeps reversing unless the touch decides otherwise")
  func onItsWayBack() throws {
    for (x, front) in [(300, "a"), (341, "b")] {
      let stage = try InterruptionSamples.stage(
        """
          - { present: b, transition: animator, until: 0.4 }
          - { cancel: b, until: 0.1 }
          - drag: { from: [300, 700], to: [\(x), 700] }
        """)
      let end = try stage.length().seconds
      #expect(try InterruptionSamples.screens(stage, at: end) == [front])
    }
  }

  @Test("a released transition can be grabbed again by another touch")
  func caughtAgain() throws {
    let stage = try InterruptionSamples.stage(
      """
        - { drag: { from: [10, 400], to: [250, 400], duration: 0.4 }, until: 0.5 }
        - drag: { from: [300, 400], to: [180, 400], press: 0.1, duration: 0.3, hold: 0.1 }
        - wait: 0.1
      """)
    let caught = try InterruptionSamples.progress(stage, at: 0.5)
    #expect(caught > 0.6 && caught < 0.8)
    #expect(abs(try InterruptionSamples.progress(stage, at: 0.6) - caught) < 1e-9)
    #expect(abs(try InterruptionSamples.progress(stage, at: 0.95) - (caught - 0.3)) < 1e-9)
    let end = try stage.length().seconds
    #expect(try InterruptionSamples.screens(stage, at: end) == ["a"])
    #expect(stage.warnings.isEmpty)
  }

  @Test("a second touch does not take it from the first")
  func secondFinger() throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: b, transition: blocks, until: 0.4 }
        - touch:
            - { path: [[0, 300, 700], [0.3, 300, 700]], interpolate: true }
            - { path: [[0.1, 100, 700], [0.2, 20, 700]], interpolate: true, end: cancel }
      """)
    #expect(abs(try InterruptionSamples.progress(stage, at: 0.65) - 0.5) < 1e-9)
    let end = try stage.length().seconds
    #expect(try InterruptionSamples.screens(stage, at: end) == ["b"])
  }

  @Test("a grab without a running transition is reported")
  func nothing() throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: b, transition: blocks }
        - wait: 0.2
        - drag: { from: [300, 700], to: [300, 600], duration: 0.5 }
      """)
    #expect(try stage.length() == VirtualTime(seconds: 1.5))
    _ = try stage.inspect(atSeconds: 2)
    #expect(
      stage.warnings.map(\.description) == [
        "s.yaml:20:5: warning: script[3].drag: nothing on the screen responds to it, and no "
          + "transition is running, from t = 1.0 s to 1.5 s"
      ])
  }

  @Test("UIKit's own animation continues under the touch")
  func systemAnimation() throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: b, style: fullScreen, until: 0.1 }
        - drag: { from: [300, 700], to: [300, 600], duration: 0.1 }
      """)
    let end = try stage.length().seconds
    #expect(end > 0.4 && end < 0.6)
    #expect(stage.warnings.isEmpty)
    _ = try stage.inspect(atSeconds: 2)
    #expect(stage.warnings.count == 1)
    #expect(
      stage.warnings.first?.message.contains("and neither does the running transition") == true)
  }

  @Test("a touch that requests a second transition is reported once")
  func secondMove() throws {
    let stage = try InterruptionSamples.stage(
      """
        - { present: c, transition: blocks, until: 0.1 }
        - drag: { from: [200, 20], to: [390, 20], duration: 1 }
      """)
    _ = try stage.inspect(atSeconds: 2)
    #expect(
      stage.warnings.map(\.message).filter { $0.contains("already running") }.count == 1)
  }

  @Test("the result is the same at 24, 30, 60 and 120 frames per second")
  func rates() throws {
    let script = """
        - { present: b, transition: animator, until: 0.4 }
        - drag: { from: [300, 700], to: [230, 700], press: 0.1, duration: 0.4, curve: easeInOut }
        - wait: 0.2
      """
    let expected = try InterruptionSamples.stage(script)
    for rate in [24, 30, 60, 120] {
      let stage = try InterruptionSamples.stage(script)
      for index in 0..<rate {
        _ = try stage.frame(at: FrameTime(index: index, rateNumerator: rate))
        guard index % (rate / 6) == 0 else { continue }
        let seconds = FrameTime(index: index, rateNumerator: rate).seconds
        #expect(try stage.inspect(atSeconds: seconds) == expected.inspect(atSeconds: seconds))
      }
    }
  }
}
