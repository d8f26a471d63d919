import SegueDiagnostics
import SegueScenes
import Testing

/// What messages suggest in place of a word or a key that is none.
@Suite struct SceneSuggestionTests {
  /// Returns the messages for a screen with one view, and checks that there is one.
  private func message(_ view: String) -> String {
    let found = SceneSamples.messages(SceneSamples.scene(screens: "  a: { views: [\(view)] }"))
    #expect(found.count == 1, "\(found)")
    return found.first ?? ""
  }

  @Test(
    "a color without the 'system' of UIKit's names is that color, not a word of similar spelling",
    arguments: [
      ("pink", "systemPink"), ("teal", "systemTeal"), ("Mint", "systemMint"),
      ("gray6", "systemGray6"), ("systemBlu", "systemBlue"), ("whit", "white"),
    ])
  func colors(word: String, meant: String) {
    #expect(message("{ background: \(word) }").hasSuffix(" Did you mean '\(meant)'?"))
    #expect(ScenePaint.suggestion(for: word) == " Did you mean '\(meant)'?")
  }

  @Test(
    "the nearest key that can be given comes before one of other systems",
    arguments: [
      ("{ label: Hello, colour: red }", "color"), ("{ colour: red }", "background"),
      ("{ text: Hello }", "label"), ("{ title: Hello }", "label"),
      ("{ backgroundColor: red }", "background"), ("{ opacity: 1 }", "alpha"),
    ])
  func keys(view: String, meant: String) {
    #expect(message(view).hasSuffix(" Did you mean '\(meant)'?"), "\(message(view))")
  }

  @Test(
    "a key of a map in the view is expected there",
    arguments: [
      ("{ rotate: 45 }", "rotate", "'transform'"),
      ("{ lineWidth: 2 }", "lineWidth", "'shape'"),
      ("{ label: Hello, weight: bold }", "weight", "'font'"),
      ("{ gradient: { colors: [red, blue] }, locations: [0, 1] }", "locations", "'gradient'"),
    ])
  func containers(view: String, key: String, expected: String) {
    let text = message(view)
    #expect(
      text.hasSuffix("unknown key '\(key)' in screens.a.views[0]; expected it in \(expected)"),
      "\(text)")
  }

  @Test("a key of a step's transition, of a transition's state or spring is expected there")
  func nested() {
    let step = SceneSamples.scene(script: "  - show: a\n  - { present: b, duration: 0.5 }")
    let expected = "; expected it in 'transition' or 'reducedTransition'"
    #expect(SceneSamples.messages(step)[0].hasSuffix(expected))
    let state = SceneSamples.scene(
      transitions: "  t: { duration: 1, damping: 1, incoming: { translate: [0, 0] } }")
    let found = SceneSamples.messages(state)
    #expect(found.count == 2, "\(found)")
    #expect(found[0].hasSuffix("'damping' in transitions.t; expected it in 'spring'"))
    let place = "'translate' in transitions.t.incoming"
    #expect(found[1].hasSuffix("\(place); expected it in 'from' or 'to'"))
  }

  @Test(
    "a word of other systems is answered with the one of scenes",
    arguments: [
      ("{ stack: row }", "horizontal"), ("{ image: a.png, contentMode: cover }", "scaleAspectFill"),
      ("{ gradient: { colors: [red, blue], type: linear } }", "axial"),
      ("{ shape: oval }", "circle"),
    ])
  func words(view: String, meant: String) {
    #expect(message(view).hasSuffix(" Did you mean '\(meant)'?"), "\(message(view))")
  }

  @Test("a tap on what a bar shows is answered with the form that works")
  func bars() {
    let scene = SceneSamples.scene(
      screens: "  a: { title: Home }\n  b: { title: Map }\n  t: { tabs: [a, b] }",
      script: "  - show: t\n  - tap: Home")
    #expect(
      SceneSamples.messages(scene) == [
        "9:10: error: script[1].tap is \"Home\", which is not a view, item, or row; expected an id, or "
          + "{ label: \"Home\" } for what a bar shows"
      ])
    let working = scene.replacing("tap: Home", with: "tap: { label: \"Home\" }")
    #expect(SceneSamples.messages(working).isEmpty)
  }
}
