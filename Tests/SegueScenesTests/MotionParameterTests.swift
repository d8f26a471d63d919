// Parameters of declared transitions: references, expressions, and values in their place.

import CoreGraphics
import Testing

@testable import SegueScenes

@Suite struct MotionParameterTests {
  private func declaration(_ text: String) throws -> TransitionDeclaration {
    try #require(
      TransitionFile(Array("transitions: { t: \(text) }\n".utf8), named: "t.yaml").transitions.first
    )
  }

  @Test(
    "references are names after a dollar sign, with numbers and operators",
    arguments: [
      ("$a", true), ("-$a", true), ("1 / $a2", true), ("($a + $b) * 100%", true), ("$a$b", true),
      ("a$b", false), ("$", false), ("$ a", false), ("$1", false), ("100%", false), ("", false),
      ("$a_b", false), ("$a costs", false), ("$é", false),
    ])
  func forms(text: String, isReference: Bool) {
    #expect(MotionReference.isReference(text) == isReference)
  }

  @Test(
    "expressions have the usual precedence",
    arguments: [
      ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("8 / 4 / 2", 1), ("8 - 4 - 2", 2), ("-$x * -2", 6),
      ("2 * (1 - ($x - 4))", 4), ("$x%", 3), (" .5 * 4 ", 2), ("--1", 1), ("1 - -1", 2),
    ])
  func values(text: String, expected: Double) {
    #expect(MotionExpression.value(of: text, ["x": 3])?.number == expected)
  }

  @Test(
    "what is no expression has no value",
    arguments: [
      "", "1 +", "* 2", "(1", "1)", "$y", "1 2", "1..2", "1 / 0", "0 / 0", "%", "$x %%",
      String(repeating: "(", count: 1000),
    ])
  func noValues(text: String) {
    #expect(MotionExpression.value(of: text, ["x": 3]) == nil)
  }

  @Test("default values stand in the place of references, and given ones after that")
  func template() throws {
    let found = try declaration(
      """
      { duration: 1, parameters: { s: { number: 0.5, range: [0.1, 2] }, c: { color: red },
        o: { point: [0.25, 1] }, n: { count: 4 }, d: { direction: leading } },
        background: $c, incoming: { from: { scale: 1 / $s, translate: [$s * 100%, -$s] },
        reveal: { shape: cells, along: $n, toward: $d } },
        outgoing: { to: { anchorPoint: $o } } }
      """)
    #expect(found.forward.incoming.from.scale?.x == 2)
    #expect(
      found.forward.incoming.from.translation == LengthPair(x: .percent(50), y: .points(-0.5)))
    #expect(found.forward.incoming.reveal?.cells == .along(4))
    #expect(found.forward.incoming.reveal?.direction == .leading)
    #expect(found.forward.outgoing.to.anchorPoint?.x == 0.25)
    #expect(found.forward.background == ScenePaint("red"))
    #expect(found.parameters.map(\.name) == ["s", "c", "o", "n", "d"])
    let other = try found.with([
      "s": .number(0.25), "c": .text("#00FF00FF"), "n": .number(7), "d": .text("up"),
      "o": .point(x: 0, y: 0), "duration": .number(3),
    ])
    #expect(other.forward.incoming.from.scale?.x == 4)
    #expect(other.forward.incoming.reveal?.cells == .along(7))
    #expect(other.forward.incoming.reveal?.direction == .up)
    #expect(other.forward.outgoing.to.anchorPoint?.x == 0)
    #expect(other.forward.background == ScenePaint("#00FF00FF"))
    #expect(other.forward.duration == 3 && other.backward.duration == 3)
    #expect(try found.with([:]) == found)
    #expect(other.parameters == found.parameters)
  }

  @Test("values that result in no transition are an error with its problems")
  func impossible() throws {
    let found = try declaration(
      "{ duration: 1, parameters: { s: { number: 1 } }, incoming: { from: { alpha: 1 / $s } } }")
    #expect(throws: (any Error).self) { try found.with(["s": .number(0)]) }
    #expect(throws: (any Error).self) { try found.with(["s": .number(0.5)]) }
    #expect(try found.with(["s": .number(2)]).forward.incoming.from.alpha == 0.5)
  }

  @Test("the same transition in JSON has the same values")
  func json() throws {
    let text = """
      {"duration": 1, "parameters": {"s": {"number": 0.5}}, "incoming": {"from": {"alpha": "$s"}}}
      """
    #expect(try declaration(text).forward.incoming.from.alpha == 0.5)
  }

  @Test("a reversed motion is mirrored, with its curve reversed")
  func reversed() throws {
    let found = try declaration(
      "{ duration: 1, curve: [0.1, 0.2, 0.3, 0.9], incoming: { from: { alpha: 0 } }, dismiss: reverse }"
    )
    guard case .cubic(let first, let second) = found.backward.timing else {
      Issue.record("\(found.backward.timing)")
      return
    }
    #expect(abs(first.x - 0.7) < 1e-12 && abs(first.y - 0.1) < 1e-12)
    #expect(abs(second.x - 0.9) < 1e-12 && abs(second.y - 0.8) < 1e-12)
    var mirrored = found.forward.mirrored
    mirrored.timing = found.backward.timing
    #expect(mirrored == found.backward)
  }

  @Test(
    "pieces, openings and ways run backward on the way back, and forward on the way back of that")
  func parts() throws {
    let found = try declaration(
      """
      { duration: 1, incoming: { reveal: { shape: circle } }, outgoing: { slices: { columns: 2,
        away: { alpha: 0 } } } }
      """)
    let back = found.backward
    #expect(back.outgoing.reveal?.timing.isReversed == true && back.incoming.reveal == nil)
    #expect(back.incoming.slices?.timing.isReversed == true && back.outgoing.slices == nil)
    #expect(back.mirrored == found.forward)
  }
}
