import QuartzCore
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage
import SegueTransitions
import SegueWorld
import Testing

@MainActor
@Suite struct StageFailureTests {
  private static let library: TransitionLibrary = {
    var library = TransitionLibrary.builtIn
    library.register("neverEnding") { NeverEndingTransition() }
    library.register("cancelling") { CancellingTransition() }
    library.register("miscalling") { MiscallingTransition() }
    library.register("restless") { RestlessTransition() }
    library.register(
      TransitionLibrary.Entry(
        name: "declaring",
        parameters: [
          .count("sides", 3, 2...9, "A number."),
          .number("turn", 0, -180...180, .degrees, "A turn."),
          .direction(.up), .color("color", "#000000", "A color."),
          .point("origin", 0.5, 0.5, "A point."), .view("from", "A view."),
        ]
      ) { role, _ in .animator(FadeTransition(role.direction, kind: .modal)) })
    return library
  }()

  private static func scene(_ transition: String, verb: String = "present") -> String {
    """
    segue: 1
    canvas: { width: 10, height: 10 }
    screens: { a: {}, b: {}, n: { navigation: [a] } }
    transitions:
      slow: { duration: 1, incoming: { from: { alpha: 0 } } }
      springy: { duration: 1, spring: { damping: 0.5 }, incoming: { from: { alpha: 0 } } }
    script:
      - show: \(verb == "push" ? "n" : "a")
      - wait: 0.25
      - \(verb): b
        transition: \(transition)

    """
  }

  private static func failure(_ text: String) throws -> Failure? {
    do {
      let stage = try StageSamples.stage(text, transitions: library)
      _ = try stage.length()
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  @Test("an animator that schedules nothing and never completes is named, with exit code 3")
  func neverEnding() throws {
    let failure = try #require(try Self.failure(Self.scene("neverEnding")))
    #expect(failure.exitCode == .scene)
    #expect(
      failure.lines == [
        "s.yaml:11:17: error: script[2].present: transition \"neverEnding\" (class "
          + "NeverEndingTransition) has nothing scheduled and has not called completeTransition at "
          + "t = 0.25 s; expected a call of completeTransition when its animations end"
      ])
    #expect(
      try Self.failure(Self.scene("neverEnding", verb: "push"))?.lines.first?.contains(
        "script[2].push") == true)
  }

  @Test("the frame that would wait forever for it reports the same")
  func neverEndingFrame() throws {
    let stage = try StageSamples.stage(Self.scene("neverEnding"), transitions: Self.library)
    #expect(try stage.frame(at: FrameTime(index: 10, rateNumerator: 60)) != nil)
    #expect(throws: Failure.self) { try stage.frame(at: FrameTime(index: 20, rateNumerator: 60)) }
  }

  @Test("an action that its target cannot perform is named, with what the target needs")
  func miscalling() throws {
    let stage = try StageSamples.stage(Self.scene("miscalling"), transitions: Self.library)
    var lines: [String] = []
    do { _ = try stage.frame(at: FrameTime(index: 20, rateNumerator: 60)) } catch {
      lines = (error as? Failure)?.lines ?? []
    }
    let text = lines.first ?? ""
    #expect(text.contains("the action missing: of MiscallingTransition, at t = "), "\(text)")
    #expect(text.contains("the target has no such method, or one with other parameters"), "\(text)")
  }

  @Test("an animator that cancels leaves the script unable to continue")
  func cancelling() throws {
    let failure = try #require(try Self.failure(Self.scene("cancelling")))
    #expect(failure.exitCode == .scene)
    #expect(
      failure.lines == [
        "s.yaml:10:5: error: script[2].present: its transition (class CancellingTransition) was "
          + "cancelled, so the step had no effect"
      ])
  }

  @Test("an endless transition is an error where there is a duration limit")
  func tireless() throws {
    var library = TransitionLibrary.builtIn
    library.register("tireless") { TirelessTransition() }
    library.durationLimit = VirtualTime(seconds: 5)
    let stage = try StageSamples.stage(Self.scene("tireless"), transitions: library)
    let failure = #expect(throws: Failure.self) { try stage.length() }
    #expect(failure?.exitCode == .scene)
    #expect(
      failure?.lines == [
        "s.yaml:11:17: error: script[2].present: the present transition of class "
          + "TirelessTransition is still running after 5.0 s; expected a call of "
          + "completeTransition when its animations end"
      ])
  }

  @Test("a transition that waits for an undamped spring is an error that names it, with what to do")
  func undamped() throws {
    var library = TransitionLibrary.builtIn
    library.register("undamped") { SpringTransition(damping: 0) }
    library.register("damped") { SpringTransition(damping: 0.5) }
    let stage = try StageSamples.stage(Self.scene("undamped"), transitions: library)
    let failure = #expect(throws: Failure.self) { try stage.length() }
    #expect(failure?.exitCode == .scene)
    let line = try #require(failure?.lines.first)
    #expect(
      line.hasPrefix(
        "s.yaml:11:17: error: script[2].present: the present transition of class SpringTransition is "
          + "still running after 21 s: its UIDynamicAnimator has not come to rest, and moves an item "
          + "of class "))
    #expect(
      line.contains(
        "points per second, since a UIAttachmentBehavior with a frequency and a damping of 0 holds it; "
          + "expected items that come to rest: give the attachment a damping"))
    let damped = try StageSamples.stage(Self.scene("damped"), transitions: library)
    #expect(try damped.length().seconds < 10)
  }

  @Test("an endless instant is an error")
  func restless() throws {
    let failure = try #require(try Self.failure(Self.scene("restless")))
    #expect(failure.exitCode == .scene)
    #expect(
      failure.lines.first?.hasPrefix("s.yaml:10:5: error: the instant t = 0.25 s never ends")
        == true)
  }

  @Test(
    "unknown transitions and parameters are refused before playback",
    arguments: [
      (
        "slideDwon", "present",
        "11:17: error: script[2].transition: no transition is called \"slideDwon\". Did you mean "
          + "'slideDown'?"
      ),
      (
        "slideAway", "present",
        "11:17: error: script[2].transition: \"slideAway\" does not present; expected a transition "
          + "that does. This one can dismiss or pop."
      ),
      (
        "{ name: shrinkSlide, damping: 0.5 }", "present",
        "11:47: error: script[2].transition.damping: \"shrinkSlide\" has no damping when used to "
          + "present; expected duration"
      ),
      (
        "{ name: slow, velocity: 1 }", "push",
        "11:41: error: script[2].transition.velocity: \"slow\" has no velocity when used to push; "
          + "expected duration"
      ),
      (
        "{ name: neverEnding, duration: 1 }", "present",
        "11:48: error: script[2].transition.duration: \"neverEnding\" has no duration when used to "
          + "present; expected none"
      ),
      (
        "{ name: slideDown, dampng: 0.5 }", "present",
        "11:44: error: script[2].transition.dampng: \"slideDown\" has no dampng when used to present; "
          + "expected duration, damping, velocity. Did you mean 'damping'?"
      ),
      (
        "{ name: declaring, sides: 2.5 }", "present",
        "11:43: error: script[2].transition.sides is 2.5; expected a whole number from 2 to 9"
      ),
      (
        "{ name: declaring, sides: 10 }", "present",
        "11:43: error: script[2].transition.sides is 10; expected a whole number from 2 to 9"
      ),
      (
        "{ name: declaring, turn: -181 }", "push",
        "11:42: error: script[2].transition.turn is -181; expected a number of degrees from -180 to "
          + "180"
      ),
      (
        "{ name: declaring, direction: lefft }", "present",
        "11:47: error: script[2].transition.direction is \"lefft\"; expected left, right, up, down, "
          + "leading or trailing. Did you mean 'left'?"
      ),
      (
        "{ name: declaring, color: systemBlu }", "present",
        "11:43: error: script[2].transition.color is \"systemBlu\"; expected a color such as "
          + "\"#1C1C1E\" or systemBlue. Did you mean 'systemBlue'?"
      ),
      (
        "{ name: declaring, origin: left }", "present",
        "11:44: error: script[2].transition.origin is \"left\"; expected a point [x, y] in fractions "
          + "of the container's size, both from -1 to 2"
      ),
      (
        "{ name: declaring, origin: [0.5, 100] }", "present",
        "11:44: error: script[2].transition.origin is [0.5, 100]; expected a point [x, y] in fractions "
          + "of the container's size, both from -1 to 2"
      ),
      (
        "sheet", "present",
        "11:17: error: script[2].transition: \"sheet\" is what UIKit does by itself, not a transition "
          + "that a step can name; expected a 'present' of a screen with 'sheet: { detents: [medium, "
          + "large] }', without 'transition'"
      ),
      (
        "push", "push",
        "11:17: error: script[2].transition: \"push\" is what UIKit does by itself, not a transition "
          + "that a step can name; expected a 'push' on a screen with 'navigation', without 'transition'"
      ),
      (
        "{ name: declaring, color: teal }", "present",
        "11:43: error: script[2].transition.color is \"teal\"; expected a color such as \"#1C1C1E\" or "
          + "systemBlue. Did you mean 'systemTeal'?"
      ),
      (
        "{ name: declaring, from: nowhere }", "present",
        "11:42: error: script[2].transition.from is \"nowhere\"; expected the id of a view of the "
          + "scene"
      ),
    ])
  func unknownTransitions(transition: String, verb: String, expected: String) throws {
    let failure = try #require(try Self.failure(Self.scene(transition, verb: verb)))
    #expect(failure.exitCode == .scene)
    #expect(failure.lines == ["s.yaml:" + expected])
  }

  @Test("a name that is like no other is answered with the nearest names")
  func unknownName() throws {
    let failure = try #require(try Self.failure(Self.scene("qqqqqqqq")))
    let names =
      ["slow", "springy"] + Self.library.entries.map(\.name)
      + ["coverVertical", "crossDissolve", "flipHorizontal"]
    let nearest = Suggestion.nearest(to: "qqqqqqqq", among: names, count: 3)
    #expect(nearest.count == 3)
    #expect(
      failure.lines == [
        "s.yaml:11:17: error: script[2].transition: no transition is called \"qqqqqqqq\"; expected "
          + "one of the scene's own or one that `segue list` prints. The nearest are "
          + "\(nearest.joined(separator: ", "))."
      ])
  }

  @Test("known parameters are accepted")
  func parameters() throws {
    #expect(
      try Self.failure(Self.scene("{ name: springy, damping: 1, velocity: 0, duration: 2 }")) == nil
    )
    #expect(try Self.failure(Self.scene("{ name: fade, kind: modal, duration: 2 }")) == nil)
    #expect(
      try Self.failure(
        Self.scene(
          "{ name: declaring, sides: 9, turn: 180, direction: up, color: \"#FFF\", "
            + "origin: [0, -1] }")) == nil)
  }

  @Test("images that cannot be shown are exit code 4, all at the place of the reference")
  func images() throws {
    let text = """
      segue: 1
      canvas: { width: 10, height: 10 }
      screens:
        a: { image: nowhere.png }
        b: { views: [{ views: [{ image: ../outside.png }] }, { image: nowhere.png }] }
      script: [{ show: a }]

      """
    let document = try StageSamples.document(text)
    do {
      _ = try Stage(document, assets: AssetFolder(path: "/nonexistent-folder"))
      Issue.record("the images do not exist")
    } catch {
      #expect(error.exitCode == .asset)
      #expect(error.diagnostics.map(\.position?.line) == [4, 5, 5])
      #expect(error.lines[0].hasPrefix("s.yaml:4:15: error: screens.a.image: "))
      #expect(
        error.lines[1].hasPrefix(
          "s.yaml:5:35: error: screens.b.views[0].views[0].image: ../outside.png: "))
    }
  }

  @Test("an endless script exceeds the frame limit")
  func endless() throws {
    let text = """
      segue: 1
      canvas: { width: 10, height: 10, fps: 1000 }
      screens: { a: {} }
      script: [{ show: a }, { wait: 999 }, { wait: 2 }]

      """
    #expect(try Self.failure(text)?.exitCode == .limit)
    #expect(try Self.failure(text.replacingOccurrences(of: "wait: 2", with: "wait: 1")) == nil)
  }
}
