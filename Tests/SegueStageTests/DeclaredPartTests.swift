// What declared transitions have besides states: ways to move along, staggers, dimming, travel,
// backgrounds, parameters, and what takes their place where Reduce Motion is on.

import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueTransitions
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct DeclaredPartTests {
  private func scene(
    _ transition: String, canvas: String = "", use: String = "t", back: String = "t",
    more: String = ""
  ) -> String {
    """
    segue: 1
    canvas: { width: 100, height: 200, fps: 50, background: "#FF00FF"\(canvas) }
    screens:
      a: { background: "#FF0000", views: [{ id: v, frame: [0, 0, 20, 20], background: white }] }
      b:
        background: "#0000FF"
        views:
          - { id: v, frame: [80, 180, 20, 20], background: white }
          - { id: w, frame: [10, 60, 20, 20], background: white }
          - { id: x, frame: [10, 90, 20, 20], background: white }
    transitions:
      t: { duration: 1, curve: linear, \(transition) }
    \(more)
    script: [{ show: a }, { present: b, transition: \(use) }, { wait: 1 }, { dismiss: b, transition: \(back) }, { wait: 1 }]

    """
  }

  private func stage(
    _ transition: String, canvas: String = "", use: String = "t", back: String = "t",
    more: String = ""
  ) throws -> Stage {
    try StageSamples.stage(
      scene(transition, canvas: canvas, use: use, back: back, more: more))
  }

  private func node(_ stage: Stage, _ id: String, at seconds: Double) throws -> InspectionNode {
    try #require(stage.inspect(atSeconds: seconds).first { $0.id == id })
  }

  // MARK: Ways

  @Test("a way of two points is straight, there and back")
  func straightPath() throws {
    let along = try stage("incoming: { path: [[0, 100%], [0, 0]] }")
    let moved = try stage("incoming: { from: { translate: [0, 100%] } }")
    for seconds in [0.0, 0.13, 0.5, 0.99, 1.5, 2.2, 2.9] {
      #expect(
        try along.picture(at: seconds) == moved.picture(at: seconds), "at \(seconds)")
    }
  }

  @Test("a way of several points leads through all of them, and smoothly")
  func path() throws {
    let stage = try stage(
      "incoming: { views: { w: { path: [[0, 0], [40, 0], [40, 50%], [0, 0]] } } }")
    let rest = CGPoint(x: 20, y: 70)
    for (time, x, y) in [(0.0, 0.0, 0.0), (1.0 / 3, 40, 0), (2.0 / 3, 40, 100), (1, 0, 0)] {
      let place = try node(stage, "w", at: min(time, 0.999_999)).position
      #expect(abs(place.x - rest.x - x) < 0.01 && abs(place.y - rest.y - y) < 0.01, "\(time)")
    }
    // Catmull-Rom: in the middle of the second stretch, it swings outward.
    let middle = try node(stage, "w", at: 0.5).position
    #expect(abs(middle.x - rest.x - 45) < 0.1 && abs(middle.y - rest.y - 56.25) < 0.1, "\(middle)")
    // The way back is the same way.
    for time in [0.2, 0.5, 0.7] {
      let (there, back) = (
        try node(stage, "w", at: time).position, try node(stage, "w", at: 3 - time).position
      )
      #expect(abs(there.x - back.x) < 0.001 && abs(there.y - back.y) < 0.001)
    }
    #expect(try node(stage, "w", at: 1.5).position == rest)
  }

  @Test("a shared view moves along the arc of a quadratic curve")
  func arc() throws {
    let stage = try stage("shared: [{ id: v, arc: 1 }]")
    // From (10, 10) to (90, 190), level first: the control point is (90, 10).
    for time in [0.25, 0.5, 0.75] {
      let place = try node(stage, "v", at: time).position
      let candidates = try stage.inspect(atSeconds: time).filter { $0.id == "v" }.map(\.position)
      let (x, y) = (
        (1 - time) * (1 - time) * 10 + 2 * (1 - time) * time * 90 + time * time * 90,
        (1 - time) * (1 - time) * 10 + 2 * (1 - time) * time * 10 + time * time * 190
      )
      #expect(
        candidates.contains { abs($0.x - x) < 0.2 && abs($0.y - y) < 0.2 }, "\(place) \(x) \(y)")
    }
    let straight = try self.stage("shared: [{ id: v, arc: 0 }]")
    let plain = try self.stage("shared: [v]")
    #expect(try straight.picture(at: 0.4) == plain.picture(at: 0.4))
    #expect(try straight.picture(at: 0.4) != stage.picture(at: 0.4))
    #expect(try stage.picture(at: 1.5) == plain.picture(at: 1.5))
    // The way back is the same way.
    for time in [0.2, 0.6] {
      let (there, back) = (try stage.picture(at: time), try stage.picture(at: 3 - time))
      #expect(there.difference(from: back) < 0.1, "\(time)")
    }
    #expect(try stage.picture(at: 3.5) == plain.picture(at: 3.5))
  }

  // MARK: Staggers

  @Test("other views set out one after the other, and in the opposite order on the way back")
  func stagger() throws {
    let stage = try stage(
      "incoming: { views: { v: { from: {} } }, others: { from: { alpha: 0 }, stagger: 0.5 } }")
    let (w, x) = (
      try [0.25, 0.5, 0.75].map { try node(stage, "w", at: $0).opacity },
      try [0.25, 0.5, 0.75].map { try node(stage, "x", at: $0).opacity }
    )
    for (found, expected) in zip(w + x, [0.5, 1, 1, 0, 0, 0.5]) {
      #expect(abs(found - expected) < 1e-6, "\(w) \(x)")
    }
    for (id, time, expected) in [("w", 2.25, 1), ("x", 2.25, 0.5), ("w", 2.75, 0.5)] {
      #expect(try abs(node(stage, id, at: time).opacity - expected) < 1e-6, "\(id) \(time)")
    }
  }

  // MARK: States

  @Test("a dimmed screen is as dark as black over it, and bright again")
  func dim() throws {
    let stage = try stage(
      "incoming: { from: { translate: [0, 100%] } }, outgoing: { to: { dim: 0.5 } }")
    let pixel = { try stage.picture(at: $0).bytes[0] }
    #expect(try pixel(0.5).distance(to: 191) == 0)
    #expect(try pixel(3.5) == 255)
    let colored = try self.stage("incoming: { from: { dim: { color: \"#00FF00\", opacity: 1 } } }")
    #expect(try colored.picture(at: 0.5).bytes[1].distance(to: 128).magnitude <= 1)
  }

  @Test("a travel is a translation in a direction, which the language mirrors")
  func travel() throws {
    let lines = "incoming: { from: { travel: { toward: trailing, by: 50%, beyond: 6 } } }"
    #expect(try node(stage(lines), "b", at: 0.5).transform == [1, 0, 0, 1, 28, 0])
    let mirrored = try stage(lines, canvas: ", direction: rtl")
    #expect(try node(mirrored, "b", at: 0.5).transform == [1, 0, 0, 1, -28, 0])
    let negative = "incoming: { from: { travel: { toward: down, by: -10, beyond: 6 } } }"
    #expect(try node(stage(negative), "b", at: 0.5).transform == [1, 0, 0, 1, 0, -8])
  }

  @Test("a background is behind both screens, and gone afterwards")
  func background() throws {
    let stage = try stage(
      "background: \"#00FF00\", incoming: { from: { alpha: 0 } }, outgoing: { to: { alpha: 0 } }")
    let middle = try stage.picture(at: 0.5)
    #expect(middle.holes == 0 && middle.bytes[1] > 50)
    #expect(try stage.picture(at: 1.5).bytes[1] == 0)
  }

  @Test("masks with straight edges open to everything", arguments: ["diamond", "polygon", "star"])
  func masks(shape: String) throws {
    let stage = try stage(
      "incoming: { from: { mask: { \(shape): [30%, 60], radius: 0, turn: 20 } } }")
    let open = try stage.picture(at: 1.5)
    let blue = { (frame: ContractFrame) in
      stride(from: 0, to: frame.bytes.count, by: 4).count {
        frame.bytes[$0] < 100 && frame.bytes[$0 + 2] > 200
      }
    }
    #expect(try blue(stage.picture(at: 0.02)) < 500)
    let half = try blue(stage.picture(at: 0.5))
    #expect(half > 1000 && half < blue(open))
    // The shape covers everything before it is removed.
    #expect(try stage.picture(at: 0.999_9).difference(from: open) < 0.1)
  }

  // MARK: The way back

  @Test("a reversed way back shows the same pictures from the last to the first")
  func reverse() throws {
    let lines = "incoming: { from: { translate: [0, 100%] } }, dismiss: reverse"
    for curve in ["easeIn", "[0.2, 0, 0, 1]"] {
      let text = scene(lines).replacing("curve: linear", with: "curve: \(curve)")
      let stage = try StageSamples.stage(text)
      for time in [0.1, 0.3, 0.5, 0.8] {
        let (there, back) = (
          try node(stage, "b", at: time).transform[5],
          try node(stage, "b", at: 3 - time).transform[5]
        )
        #expect(abs(there - back) < 1e-3, "\(curve) \(time)")
      }
      let mirrored = try StageSamples.stage(text.replacing("reverse", with: "mirror"))
      #expect(
        try abs(node(mirrored, "b", at: 2.7).transform[5] - node(stage, "b", at: 2.7).transform[5])
          > 5)
    }
  }

  // MARK: Parameters

  private static let parameters = """
    parameters: { far: { number: 50, range: [0, 200], unit: points }, way: { direction: down } },
    incoming: { from: { travel: { toward: $way, by: $far }, alpha: 1 - $far / 200 } }
    """

  @Test("a step sets parameters, in expressions, too")
  func settings() throws {
    let plain = try stage(Self.parameters)
    #expect(try node(plain, "b", at: 0.5).transform == [1, 0, 0, 1, 0, 25])
    #expect(try node(plain, "b", at: 0.5).opacity == 0.875)
    let other = try stage(Self.parameters, use: "{ name: t, far: 100, way: left, duration: 2 }")
    #expect(try node(other, "b", at: 1).transform == [1, 0, 0, 1, -50, 0])
    #expect(try node(other, "b", at: 1).opacity == 0.75)
    // The way back has values of its own.
    #expect(try node(other, "b", at: 3.5).transform == [1, 0, 0, 1, 0, 25])
  }

  @Test(
    "values that a parameter does not accept are reported at the step",
    arguments: [
      ("far: 201", "transition.far is 201; expected a number of points from 0 to 200"),
      ("far: x", "transition.far is \"x\"; expected a number of points from 0 to 200"),
      ("way: upp", "expected left, right, up, down, leading or trailing"),
      ("fat: 3", "\"t\" has no fat when used to present; expected duration, far, way"),
    ])
  func wrongSettings(setting: String, message: String) {
    let failure = #expect(throws: Failure.self) {
      try stage(Self.parameters, use: "{ name: t, \(setting) }")
    }
    #expect(
      failure?.diagnostics.first?.message.contains(message) == true,
      "\(String(describing: failure))")
    #expect(failure?.exitCode == .scene)
  }

  @Test("values that together result in no transition are reported at the step")
  func impossibleSettings() {
    let failure = #expect(throws: Failure.self) {
      try stage(
        "parameters: { s: { number: 0.5 } }, incoming: { from: { alpha: $s * 2 } }",
        use: "{ name: t, s: 0.75 }")
    }
    let message = failure?.diagnostics.first?.message ?? ""
    #expect(
      message.contains("with these parameters, transitions.t.incoming.from.alpha is 1.5; expected"),
      "\(message)")
    #expect(failure?.diagnostics.first?.position?.line == 14)
  }

  // MARK: Reduce Motion

  private let calm = ", reduceMotion: true"

  @Test("a crossfade takes the place of a motion")
  func crossfade() throws {
    let stage = try stage(
      "reduceMotion: crossDissolve, incoming: { from: { translate: [0, 100%] } }", canvas: calm)
    #expect(try node(stage, "b", at: 0.25).opacity == 0.25)
    #expect(try node(stage, "b", at: 0.25).transform == [1, 0, 0, 1, 0, 0])
    #expect(try node(stage, "b", at: 2.25).opacity == 0.75)
  }

  @Test("the motion stays as it is unless it says otherwise")
  func keep() throws {
    for word in ["", "reduceMotion: keep, "] {
      let stage = try stage("\(word)incoming: { from: { translate: [0, 100%] } }", canvas: calm)
      #expect(try node(stage, "b", at: 0.5).transform == [1, 0, 0, 1, 0, 100])
    }
  }

  @Test("another transition takes the place of a motion, of the scene or of the library")
  func replacement() throws {
    let lines = "reduceMotion: u, incoming: { from: { translate: [0, 100%] } }"
    let more = "  u: { duration: 0.5, curve: linear, incoming: { from: { scale: 0.5 } } }"
    let stage = try stage(lines, canvas: calm, more: more)
    #expect(try node(stage, "b", at: 0.25).transform == [0.75, 0, 0, 0.75, 0, 0])
    let builtIn = try self.stage(
      lines.replacing("reduceMotion: u", with: "reduceMotion: fade"), canvas: calm)
    #expect(try node(builtIn, "b", at: 0.25).opacity > 0.1)
    #expect(try node(builtIn, "b", at: 0.25).transform == [1, 0, 0, 1, 0, 0])
  }

  @Test(
    "a replacement that does not exist is reported at the transition", arguments: ["none", "t"])
  func missingReplacement(name: String) {
    let failure = #expect(throws: Failure.self) {
      try stage("reduceMotion: \(name), incoming: { from: { alpha: 0 } }")
    }
    // Both steps use it.
    #expect(failure?.diagnostics.count == 1)
    let problem = failure?.diagnostics.first
    #expect(
      problem?.message.contains("transitions.t.reduceMotion is \"\(name)\", which is not another")
        == true)
    #expect(problem?.position?.line == 12)
  }

  // MARK: Limits and interruptions

  @Test("pieces count as views")
  func limits() throws {
    let text = scene("outgoing: { slices: { columns: 10, rows: 10, away: { alpha: 0 } } }")
    var library = TransitionLibrary.builtIn
    library.limits[.views] = 104
    let document = try StageSamples.document(text)
    _ = try Stage(document, images: StageSamples.images(), transitions: library)
    library.limits[.views] = 103
    let failure = #expect(throws: Failure.self) {
      try Stage(document, images: StageSamples.images(), transitions: library)
    }
    #expect(failure?.exitCode == .limit)
    #expect(failure?.diagnostics.first?.position?.line == 14)
  }

  @Test(
    "nothing is left of a transition that is cancelled",
    arguments: [
      "incoming: { reveal: { shape: polygon, sides: 3 } }",
      "incoming: { slices: { columns: 3, away: { scale: 0, rotate: 90, alpha: 0 } } }",
      "outgoing: { slices: { squares: 3, away: { translate: [0, 30] }, stagger: { amount: 0.5, order: center } } }",
      "top: outgoing, outgoing: { reveal: { shape: circle } }",
      "incoming: { path: [[100, 0], [50, 50], [0, 0]], views: { v: { path: [[0, 30], [0, 0]] } } }",
      "shared: [{ id: v, arc: 0.5 }], incoming: { others: { from: { alpha: 0 }, stagger: 0.3 } }",
      "background: white, incoming: { from: { dim: 1 } }, outgoing: { to: { dim: 0.3, scale: 0.5 } }",
    ])
  func cancelled(lines: String) throws {
    let text = scene(lines)
    let start = text.firstRange(of: "script:")!.lowerBound
    let script = (1...3).map {
      "{ present: b, transition: t, until: 0.\($0 * 3) }, { pause: b }, { cancel: b }, { wait: 0.1 }"
    }
    let steps = "script: [{ show: a }, { wait: 0.1 }, \(script.joined(separator: ", "))]\n"
    let stage = try StageSamples.stage(String(text[..<start]) + steps)
    let before = try stage.hierarchy(at: 0.05)
    let after = try stage.hierarchy(at: 100)
    #expect(after.difference(from: before).isEmpty, "\(after.difference(from: before))")
  }
}
