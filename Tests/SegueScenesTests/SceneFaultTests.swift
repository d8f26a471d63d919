import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct SceneFaultTests {
  @Test("the tables of faulty scenes are not empty")
  func tables() { #expect(SceneFault.all.count >= 90) }

  @Test("each fault is reported with this message, at this place", arguments: SceneFault.all)
  func messages(fault: SceneFault) {
    #expect(SceneSamples.messages(fault.text) == fault.messages)
  }

  @Test(
    "the same scene as JSON has the same messages, at its own places", arguments: SceneFault.all
  )
  func sameInJSON(fault: SceneFault) throws {
    guard let value = try? SceneReader.value(of: Array(fault.text.utf8), named: "s.yaml") else {
      // Unreadable files and duplicate keys have no JSON form.
      return
    }
    // "On line 4" is a place too.
    let strip = { (line: String) in
      String(line.drop { $0.isNumber || $0 == ":" }.prefix(while: { !$0.isNumber || $0 == " " }))
    }
    let json = SceneSamples.messages(JSONForm.text(of: value))
    #expect(json.map(strip).sorted() == fault.messages.map(strip).sorted())
  }

  @Test(
    "in JSON, lines and columns are counted as in YAML",
    arguments: [
      (
        "{\n  \"segue\": 1,\n  \"canvas\": { \"widht\": 3 },\n  \"screens\": {}, \"script\": []\n}",
        [
          "3:3: error: canvas has no 'width'; expected a number of points > 0",
          "3:3: error: canvas has no 'height'; expected a number of points > 0",
          "3:15: error: unknown key 'widht' in canvas. Did you mean 'width'?",
          "4:28: error: script has 0 elements; expected at least 1",
        ]
      ),
      (
        "{ \"segue\": 1, \"segue\": 1, \"canvas\": 1, \"screens\": {}, \"script\": [5] }",
        [
          "1:15: error: duplicate key 'segue'; it is already given on line 1",
          "1:37: error: canvas is 1; expected a canvas (a map)",
          "1:66: error: script[0] is 5; expected a step (a map)",
        ]
      ),
      (
        "{ \"segue\": 1, \"x\\ud83d\\ude00\\\"\": 1, \"y\": 2, \"script\": [] }",
        [
          "1:1: error: a scene has no 'canvas'; expected a canvas (a map)",
          "1:1: error: a scene has no 'screens'; expected a map of names to screens",
          "1:15: error: unknown key 'x😀\"' in a scene; expected segue, canvas, app, screens, fonts, "
            + "components, transitions, use, script, golden or seed",
          "1:37: error: unknown key 'y' in a scene; expected segue, canvas, app, screens, fonts, "
            + "components, transitions, use, script, golden or seed",
          "1:55: error: script has 0 elements; expected at least 1",
        ]
      ),
      (
        "{ \"segue\": 1",
        [
          "1:13: error: not readable as YAML or JSON: while parsing a flow mapping: did not find "
            + "expected ',' or '}'. Close the '{' of line 1, or put text that contains ': ' in quotes"
        ]
      ),
    ])
  func placesInJSON(text: String, expected: [String]) {
    #expect(SceneSamples.messages(text) == expected)
  }

  @Test(
    "a color without quotes is named where it stands",
    arguments: [
      ("segue: 1\ncanvas: { width: 9, background: #FF0000 }\nscript: []", "2:33"),
      ("a: { b: [white, #fff ] }\nc: 1", "1:17"),
      ("a: { b: \"#fff\", c:\t#11223344 }\nd: \"#000\" # 123\n", "1:20"),
    ])
  func unquotedColor(text: String, place: String) {
    #expect(
      SceneSamples.messages(text) == [
        "\(place): error: a color without quotes, which YAML reads as a comment; expected "
          + "\"#RRGGBB\" in quotes"
      ])
  }

  @Test(
    "other comments are not the cause of an error",
    arguments: [
      "{ a: 'x, #fff'\nb: 2", "{ a: \"x, #fff\"\nb: 2", "{ a: 1 # 123\nb: 2", "{ a: \"#fff\"\nb: 2",
      "{ a: 1 # fff, or so\nb",
    ])
  func comments(text: String) {
    #expect(SceneSamples.messages(text).allSatisfy { !$0.contains("color") })
  }

  @Test("messages contain no control characters")
  func escapes() {
    let messages = SceneSamples.messages("segue: 1\n\"a\u{202e}b\\e[31m\": 1")
    #expect(messages.contains { $0.hasPrefix("2:1: error: unknown key 'a\\u{202e}b\\u{1b}[31m'") })
    #expect(
      SceneSamples.messages("a: \"\u{1b}\"") == [
        "1:5: error: not readable: control characters are not allowed"
      ])
  }

  @Test("a long value is quoted up to 80 characters")
  func longValues() {
    let scene = SceneSamples.scene(
      canvas: "{ width: \(String(repeating: "x", count: 5000)), height: 1 }")
    let message = SceneSamples.messages(scene).first ?? ""
    #expect(message.contains(String(repeating: "x", count: 80) + "…"))
    #expect(message.count < 200)
  }

  @Test("exceeded limits alone are exit code 5; anything invalid is 3")
  func exitCodes() {
    let over = SceneSamples.scene(canvas: "{ width: 99999, height: 1 }")
    #expect(SceneSamples.failure(Array(over.utf8))?.exitCode == .limit)
    let both = SceneSamples.scene(canvas: "{ width: 99999, height: 0 }")
    #expect(SceneSamples.failure(Array(both.utf8))?.exitCode == .scene)
  }
}
