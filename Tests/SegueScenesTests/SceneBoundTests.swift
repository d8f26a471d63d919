// The bounds of counts and numbers, and values that a scene does not give.

import CoreGraphics
import Testing

@testable import SegueScenes

@Suite struct SceneBoundTests {
  private func messages(screens: String = "  a: {}\n  b: {}", step: String = "wait: 1") -> [String]
  {
    SceneSamples.messages(
      SceneSamples.scene(screens: screens, script: "  - show: a\n  - wait: 1\n  - \(step)"))
  }

  private func page(_ views: String) throws -> ScenePage {
    let scene = SceneSamples.scene(
      screens: "  a: { views: \(views) }", script: "  - show: a\n  - wait: 1")
    let document = try SceneDocument.parse(Array(scene.utf8), named: "s.yaml")
    guard case .page(let page)? = document.screen("a")?.content else { throw NoPage() }
    return page
  }

  private struct NoPage: Error {}

  @Test("a navigation has as many screens as can exist at once")
  func navigation() {
    let names = (0..<SceneLimits.screensAtOnce).map { "s\($0)" }
    let declared = names.map { "  \($0): {}\n" }.joined()
    let stack = { (list: [String]) in
      "\(declared)  a: { navigation: [\(list.joined(separator: ", "))] }"
    }
    #expect(messages(screens: stack(names)) == [])
    #expect(
      messages(screens: stack(names + ["s0"])).contains {
        $0.contains("101 elements; the limit is 100")
      })
  }

  @Test(
    "numbers above 0 can be less than 1",
    arguments: [
      "  a: { views: [{ label: x, font: { size: 0.5 } }] }\n  b: {}",
      "  a: { interactions: [{ pan: left, present: b, transition: slideDown, distance: 0.5 }] }\n  b: {}",
      "  a: {}\n  b: { popover: { arrow: [up] } }",
    ])
  func small(_ screens: String) { #expect(messages(screens: screens) == []) }

  @Test(
    "lists with too few or too many elements, and fractions of rows, are refused",
    arguments: [
      ("touch: [{ path: [] }]", "script[2].touch[0].path has 0 elements; expected at least 1"),
      ("resize: [100]", "script[2].resize has 1 element; expected 2"),
      ("resize: [100, 100, 100]", "script[2].resize has 3 elements; expected 2"),
      ("{ scroll: row, to: 1.5 }", "script[2].to is 1.5; expected a name"),
    ])
  func counts(_ step: String, _ message: String) {
    #expect(messages(step: step).contains { $0.contains(message) }, "\(messages(step: step))")
  }

  @Test("the rectangle of a mask has four numbers", arguments: [3, 4, 5])
  func mask(_ count: Int) {
    let numbers = Array(repeating: "1", count: count).joined(separator: ", ")
    let found = messages(screens: "  a: { views: [{ mask: { frame: [\(numbers)] } }] }\n  b: {}")
    #expect(found.isEmpty == (count == 4), "\(found)")
  }

  @Test("a golden ignores up to 100 views", arguments: [100, 101])
  func ignoredViews(_ count: Int) {
    let names = Array(repeating: "v", count: count).joined(separator: ", ")
    let scene =
      SceneSamples.scene(
        screens: "  a: { views: [{ id: v, frame: [0, 0, 1, 1] }] }",
        script: "  - show: a\n  - wait: 1")
      + "golden: { reason: a test, ignoreViews: [\(names)] }\n"
    let found = SceneSamples.messages(scene)
    #expect(found.isEmpty == (count == 100), "\(found)")
  }

  @Test("the control points of a curve are read in order")
  func curve() throws {
    let scene = SceneSamples.scene(
      transitions: "  t: { duration: 1, curve: [0.1, 0.2, 0.3, 0.4], outgoing: {} }",
      script: "  - show: a\n  - wait: 1")
    let document = try SceneDocument.parse(Array(scene.utf8), named: "s.yaml")
    let motion = try #require(document.transitions.first).forward
    #expect(motion.timing == .cubic(CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.4)))
  }

  @Test("particles do not turn, and scrolling is animated, unless the scene says otherwise")
  func absent() throws {
    guard
      case .emitter(let emitter)? = try page("[{ emitter: { shape: strip }, frame: [0, 0, 9, 9] }]")
        .views.first?.content
    else { return #expect(Bool(false), "no emitter") }
    #expect(emitter.spin == 0 && emitter.spinRange == 0)
    let scene = SceneSamples.scene(
      screens: """
          a: { views: [{ id: v, frame: [0, 0, 9, 9], scroll: { alwaysBounce: vertical } }] }
        """,
      script: "  - show: a\n  - wait: 1\n  - { scroll: v, offset: [0, 5] }")
    let document = try SceneDocument.parse(Array(scene.utf8), named: "s.yaml")
    guard case .scroll(let scroll)? = document.script.last?.action else {
      return #expect(Bool(false), "no scrolling")
    }
    #expect(scroll.isAnimated)
  }

  @Test("a mistake in a component is reported once, with the number of its uses")
  func components() {
    let text = """
      segue: 1
      canvas: { width: 100, height: 200 }
      components:
        c: { view: { frame: [0, 0, 10, 10], colour: red } }
      screens:
        a: { views: [{ use: c }, { use: c }, { use: c }] }
      script: [{ show: a }, { wait: 1 }]

      """
    let mistake =
      "4:39: error: unknown key 'colour' in screens.a.views[0]. Did you mean 'background'?"
    #expect(
      SceneSamples.messages(text) == [
        "\(mistake) (in the component \"c\", used at line 6, and in 2 other uses)"
      ])
    let twice = text.replacing("{ use: c }, { use: c }, { use: c }", with: "{ use: c }, { use: c }")
    #expect(
      SceneSamples.messages(twice) == [
        "\(mistake) (in the component \"c\", used at line 6, and in 1 other use)"
      ])
  }

  @Test("text of the schema has its control characters as escapes")
  func controlCharacters() {
    #expect(SchemaText.string("a\u{1f}\n\"\\\u{1}é").text() == #""a\u001f\u000a\"\\\u0001é""#)
  }
}
