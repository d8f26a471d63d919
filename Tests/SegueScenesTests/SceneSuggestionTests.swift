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
