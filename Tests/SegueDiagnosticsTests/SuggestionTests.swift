import SegueDiagnostics
import Testing

@Suite struct SuggestionTests {
  private static let keys = ["width", "height", "cornerRadius", "contentMode", "alpha", "id", "to"]

  @Test(
    "a misspelling suggests the intended word",
    arguments: [
      ("widht", "width"), ("hieght", "height"), ("cornerRaduis", "cornerRadius"),
      ("cornerradius", "cornerRadius"), ("corner_radius", "cornerRadius"),
      ("contentmod", "contentMode"),
      ("Alpha", "alpha"), ("alhpa", "alpha"),
    ])
  func slips(word: String, meant: String) {
    #expect(Suggestion.closest(to: word, among: Self.keys) == meant)
  }

  @Test(
    "an unrelated word has no suggestion",
    arguments: ["x", "colour", "fps", "", "shadow", "too long by far"])
  func others(word: String) {
    #expect(Suggestion.closest(to: word, among: Self.keys) == nil)
  }

  @Test("a word never suggests itself, and the first of equals is chosen")
  func firstOfEquals() {
    #expect(Suggestion.closest(to: "width", among: ["width"]) == nil)
    #expect(Suggestion.closest(to: "mena", among: ["menu", "mend"]) == "menu")
  }

  @Test("a suggestion can be limited to fewer edits")
  func limited() {
    #expect(Suggestion.closest(to: "cornerRad", among: Self.keys) == "cornerRadius")
    #expect(Suggestion.closest(to: "cornerRad", among: Self.keys, within: 2) == nil)
    #expect(Suggestion.closest(to: "cornrRadus", among: Self.keys, within: 2) == "cornerRadius")
  }

  @Test("very long words are not compared")
  func bounded() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.closest(to: long, among: [long + "b"]) == nil)
  }

  @Test("words that begin with the given one come before those of similar spelling")
  func beginnings() {
    let names = ["glide", "slideAway", "slideDown", "slideFade", "slideOver", "fade"]
    #expect(
      Suggestion.sentence(forBeginningOrWord: "slide", among: names)
        == " Did you mean 'slideAway', 'slideDown' or 'slideFade'?")
    #expect(
      Suggestion.sentence(forBeginningOrWord: "slideD", among: names)
        == " Did you mean 'slideDown'?")
    #expect(
      Suggestion.sentence(forBeginningOrWord: "glise", among: names) == " Did you mean 'glide'?")
    #expect(Suggestion.sentence(forBeginningOrWord: "zzzzzzz", among: names).isEmpty)
  }

  @Test("the sentence quotes the word or is empty")
  func sentence() {
    #expect(Suggestion.sentence(for: "widht", among: Self.keys) == " Did you mean 'width'?")
    #expect(Suggestion.sentence(for: "zzz", among: Self.keys) == "")
  }
}
