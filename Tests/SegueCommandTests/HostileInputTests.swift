// Names, values and files that try to leave the scene's folder, to control a terminal, or to run as
// script in a report. Documentation/Internals/SECURITY.md refers to these tests.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct HostileInputTests {
  /// Clears a terminal, changes the window's title, and reverses the direction of text.
  private static let controls = "\u{1b}[2J\u{1b}]0;x\u{7}\u{9b}31m\u{202e}"
  private static let script = "<script>alert(1)</script><img src=x onerror=alert(1)>"

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    for name in ["in", "in/sub"] { mkdir(folder(name), 0o700) }
    try folder.image("secret.png", 4, 4, 90)
    try folder.image("in/own.png", 4, 4, 90)
    symlink(folder("secret.png"), folder("in/link.png"))
    symlink(folder.path, folder("in/sub/up"))
  }

  private func scene(_ name: String, fonts: String = "", views: String) throws -> String {
    try folder.write(
      name,
      """
      segue: 1
      canvas: { width: 20, height: 30, fps: 10 }
      \(fonts)
      screens: { one: { background: red, views: [\(views)] } }
      script: [{ show: one }, { wait: 0.2 }]
      """)
  }

  // MARK: Files

  /// Names of a file outside the scene's folder.
  private nonisolated static let outside = [
    "../secret.png", "sub/../../secret.png", "link.png", "sub/up/secret.png", "/etc/hostname",
    "./../secret.png", "file:///etc/hostname", "http://127.0.0.1/a.png",
  ]

  @Test("no key of a scene reads a file outside its folder", arguments: outside)
  func files(name: String) throws {
    let good = try scene("in/own.yaml", views: "{ image: own.png, frame: [0, 0, 4, 4] }")
    #expect(segue("validate", good).code == 0)
    let scenes = [
      try scene("in/image.yaml", views: "{ image: \"\(name)\", frame: [0, 0, 4, 4] }"),
      try scene("in/video.yaml", views: "{ video: \"\(name)\", frame: [0, 0, 4, 4] }"),
      try scene(
        "in/font.yaml", fonts: "fonts: { files: [\"\(name)\"] }",
        views: "{ frame: [0, 0, 4, 4], background: blue }"),
    ]
    for scene in scenes {
      let result = segue("still", scene, "--time", "0", "-o", folder("out.png"))
      #expect([3, 4].contains(result.code), "\(scene): \(result.errors)")
      #expect(result.errors.hasPrefix("\(scene):"))
      #expect(!folder.contents.contains("out.png"))
    }
  }

  @Test("links lead where --asset-root permits, for each command that reads scenes")
  func assetRoots() throws {
    let scene = try scene("in/linked.yaml", views: "{ image: link.png, frame: [0, 0, 4, 4] }")
    let lines = [
      ["validate", scene], ["inspect", scene, "--time", "0"],
      ["still", scene, "--time", "0", "-o", folder("still.png")],
      ["filmstrip", scene, "-o", folder("strip.png")], ["render", scene, "-o", folder("a.y4m")],
      ["batch", scene, "-o", folder("batch")], ["plan", scene, "-o", folder("a.plan")],
      ["golden", "record", scene, "--goldens", folder("goldens")],
    ]
    for line in lines {
      let refused = segue(line)
      #expect([1, 4].contains(refused.code), "\(line[0]): \(refused.errors)")
      #expect(refused.errors.contains("link.png: \"link.png\" is a symbolic link that leads to no"))
      let permitted = segue(line + ["--asset-root", folder.path])
      #expect(permitted.code == 0, "\(line[0]): \(permitted.errors)")
    }
    let wrong = segue("validate", scene, "--asset-root", folder("none"))
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("which is not a folder; expected an existing folder"))
  }

  @Test("a value of a row reads no file outside the folder of the template", arguments: outside)
  func rows(name: String) throws {
    let template = try scene(
      "in/t.yaml", views: "{ image: \"{{file}}\", frame: [0, 0, 4, 4] }")
    let rows = try folder.write("rows.ndjson", "{\"file\":\"\(name)\"}\n{\"file\":\"own.png\"}\n")
    let result = segue(
      "batch", template, "--rows", rows, "-o", folder("out"), "--name", "{index}", "-q")
    #expect(result.code == 1)
    #expect(try folder.names("out").filter { $0.hasSuffix(".mp4") } == ["2.mp4"])
  }

  // MARK: Terminals

  @Test("no message contains what a terminal would interpret")
  func messages() throws {
    let name = Self.controls
    let path = try folder.scene("\(name).yaml")
    let bad = try folder.write("\(name)bad.yaml", "segue: 1\n\"\(#"\u001b[2J"#)\": 1\n")
    try folder.image("\(name).png", 4, 4, 90)
    try folder.image("\(name)2.png", 4, 4, 180)
    let (image, other) = (folder("\(name).png"), folder("\(name)2.png"))
    let out = folder("out\(name).y4m")
    let lines = [
      [name], ["render", name], ["render", path, "-o", out], ["render", path, "-o", out],
      ["render", path, "-o", out, "--force", "--progress", "plain", "--stats"],
      ["render", path, "-o", out, "--force", "--progress", "json", "--json"],
      ["render", path, "-o", out, "--force", "--progress", name],
      ["render", path, "-o", folder(name)],
      ["render", path, "-o", out, "--codec", name], ["render", path, "-o", out, "--jobs", name],
      ["validate", path], ["validate", bad], ["validate", bad, "--json"], ["validate", name],
      ["still", path, "--time", name, "-o", folder("a.png")],
      ["filmstrip", path, "-o", folder("\(name)strip.png")],
      ["inspect", path, "--time", "0.2"], ["inspect", path, "--time", "0.2", "--text"],
      ["compare", image, other], ["compare", image, other, "--json"], ["compare", image, name],
      ["transition", image, other, "--name", name, "-o", out],
      ["transition", name, other, "--name", "fade", "-o", out],
      ["golden", "record", path, "--goldens", folder("g\(name)")],
      ["golden", "verify", path, bad, "--goldens", folder("g\(name)"), "--json"],
      ["golden", "list", "--goldens", folder("g\(name)")],
      ["golden", "clean", bad, "--goldens", folder("g\(name)")],
      ["batch", path, bad, "-o", folder("b\(name)"), "--json"],
      ["batch", path, "-o", folder("b\(name)"), "--name", name],
      ["plan", path, "-o", folder("\(name).plan")], ["status", folder("\(name).plan")],
      ["chunk", folder("\(name).plan"), "--index", name],
      ["try", name, "-o", out], ["list", name], ["adapt", name, "-o", folder("copies")],
    ]
    for line in lines {
      let result = segue(line)
      #expect(Self.isPlain(result.errors), "\(line.first ?? ""): \(result.errors.debugDescription)")
      #expect(Self.isPlain(result.text), "\(line.first ?? ""): \(result.text.debugDescription)")
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\n"
      default: true
      }
    }
  }

  // MARK: Reports

  @Test("script in names, values and messages is text in the reports")
  func reports() throws {
    let text = Self.script.replacing("/", with: "|")
    let path = try folder.scene("\(text).yaml")
    let bad = try folder.write("\(text)bad.yaml", "segue: 1\n\"\(Self.script)\": 1\n")
    let (goldens, report) = (folder("g"), folder("r"))
    #expect(segue("golden", "record", path, "--goldens", goldens).code == 0)
    _ = try folder.scene("\(text).yaml", hold: 0.3)
    #expect(
      segue("golden", "verify", path, bad, "--goldens", goldens, "--report", report).code == 1)
    #expect(segue("batch", path, bad, "-o", folder("b"), "-q").code == 1)
    for file in ["r/index.html", "b/report.html"] {
      let page = try folder.text(file)
      #expect(page.components(separatedBy: "<script").count == 2, "\(file)")
      #expect(!page.contains("<img src=x"), "\(file)")
      #expect(page.contains("&lt;script&gt;alert(1)"), "\(file)")
      #expect(page.contains("default-src 'none'; img-src data:;"), "\(file)")
    }
    let junit = try folder.text("r/junit.xml")
    #expect(!junit.contains("<script") && junit.contains("&lt;script&gt;"))
  }
}
