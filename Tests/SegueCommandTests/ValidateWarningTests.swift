// `segue validate`: the warnings of rendering, without rendering.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct ValidateWarningTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Writes a scene with two screens, the second of them in a component's views, and `script`.
  private func scene(_ script: String) throws -> String {
    try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 20, height: 30, scale: 1, fps: 10 }
      screens: { one: { background: red }, two: { background: blue } }
      script:
      \(script)
      """)
  }

  @Test("a warning of rendering is one of validate, at the same place; --strict makes it an error")
  func playback() throws {
    let scene = try scene(
      """
        - show: one
        - touch: [{ path: [[0, 5, 5], [0.2, 5, 5]] }]
        - present: two
          until: 0.1
      """)
    let rendered = segue("render", scene, "-o", folder("a.y4m"), "--progress", "none")
    let warnings = rendered.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(warnings.count == 1, "\(rendered.errors)")
    let result = segue("validate", scene)
    #expect(result.code == 0)
    #expect(result.errors.split(separator: "\n") == warnings, "\(result.errors)")
    #expect(result.text.contains(": valid, "))
    let strict = segue("validate", scene, "--strict", "--json")
    #expect(strict.code == 3)
    #expect(strict.errors == result.errors.replacing("warning:", with: "error:"))
    let reports = try #require(
      JSONSerialization.jsonObject(with: Data(strict.output)) as? [[String: Any]])
    #expect(reports[0]["valid"] as? Bool == false)
    #expect((reports[0]["problems"] as? [[String: Any]])?.count == 1)
    // The lint reports the same in its own words, once.
    let played = segue("validate", scene, "--play")
    #expect(
      played.errors.components(separatedBy: "nothing on the screen responds").count == 2,
      "\(played.errors)")
  }

  @Test(
    "a time of more than ten minutes is a warning",
    arguments: [
      ("- wait: 600", ""),
      ("- wait: 700", "6:5: warning: script[1].wait: the time is 700 s, which"),
      (
        "- present: two\n    transition: { name: fade, duration: 601 }",
        "7:41: warning: script[1].present: duration is 601 s, which is more than ten minutes;"
      ),
      (
        "- wait: 400\n  - wait: 300",
        "7:5: warning: the clip takes 700 s, which is more than ten minutes, and has 7000 frames"
      ),
    ])
  func longTimes(steps: String, warning: String) throws {
    let scene = try scene("  - show: one\n  \(steps)")
    let result = segue("validate", scene)
    #expect(result.code == 0)
    #expect(result.errors.split(separator: "\n").count == (warning.isEmpty ? 0 : 1))
    #expect(warning.isEmpty || result.errors.hasPrefix("\(scene):\(warning)"), "\(result.errors)")
    let strict = segue("validate", scene, "--strict")
    #expect(strict.code == (warning.isEmpty ? 0 : 3))
  }

  @Test("rendering tells about a long time before the first frame")
  func longTimeOfRendering() throws {
    let scene = try scene("  - show: one\n  - wait: 700")
    let result = segue("render", scene, "-o", folder("a.y4m"), "--frames", "1")
    #expect(result.errors.contains(":6:5: warning: script[1].wait: the time is 700 s"))
  }

  @Test("a script that takes no time is refused by all commands alike, with its place")
  func noFrames() throws {
    for script in ["  - show: one", "  - show: one\n  - wait: 0.0000000001"] {
      let scene = try scene(script)
      let lines = [
        ["validate", scene], ["inspect", scene, "--time", "0"],
        ["still", scene, "--time", "0", "-o", folder("still.png")],
        ["filmstrip", scene, "-o", folder("strip.png")], ["render", scene, "-o", folder("a.mp4")],
        ["plan", scene, "-o", folder("a.plan")],
      ]
      for line in lines {
        let result = segue(line)
        #expect(result.code == 3, "\(line[0])")
        let place = script.contains("wait") ? "6:5" : "5:5"
        #expect(
          result.errors.hasPrefix("\(scene):\(place): error: the script ends at t = 0 s, so"),
          "\(line[0]): \(result.errors)")
      }
    }
    #expect(folder.contents == ["s.yaml"])
  }

  @Test("a mistake in a component is reported once, with its first use and the number of others")
  func components() throws {
    let scene = try folder.write(
      "s.yaml",
      """
      segue: 1
      canvas: { width: 20, height: 30 }
      components:
        row:
          view: { frame: [10, 10, 60, 40], backgroundd: red, image: none.png }
        cell:
          view: { frame: [10, 10, 60] }
      screens:
        one:
          views:
            - { use: row }
            - { use: row, frame: [0, 0, 10, 10] }
            - { use: cell }
            - { use: cell, frame: [0, 0, 10, 10] }
        two: { views: [{ use: row }, { use: cell }] }
      script: [{ show: one }, { wait: 1 }]
      """)
    let result = segue("validate", scene)
    #expect(result.code == 3)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2, "\(result.errors)")
    #expect(
      lines.first?.hasSuffix(
        "s.yaml:5:38: error: unknown key 'backgroundd' in screens.one.views[0]. Did you mean "
          + "'background'? (in the component \"row\", used at line 11, and in 2 other uses)")
        == true)
    #expect(
      lines.last?.hasSuffix(
        "s.yaml:7:20: error: screens.one.views[2].frame has 3 elements; expected 4 (in the component "
          + "\"cell\", used at line 13, and in 1 other use)") == true)
    try folder.write(
      "s.yaml",
      try folder.text("s.yaml").replacing("backgroundd", with: "background")
        .replacing("60] }", with: "60, 40] }"))
    let missing = segue("validate", scene)
    #expect(missing.code == 4)
    #expect(missing.errors.split(separator: "\n").count == 1, "\(missing.errors)")
    #expect(missing.errors.contains("none.png: No such file"))
    #expect(
      missing.errors.hasSuffix(
        " (in the component \"row\", used at line 11, and in 2 other uses)\n"))
  }
}
