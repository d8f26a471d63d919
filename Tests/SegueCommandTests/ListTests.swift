// Lists from elsewhere: what they may name, and what of it messages show.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct ListTests {
  /// A folder with a list in `lists`, a scene beside it, and a scene and a secret above it.
  private func folder(_ list: String) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("lists"), withIntermediateDirectories: true)
    _ = try folder.scene("above.yaml")
    _ = try folder.scene("lists/beside.yaml")
    try folder.write("secret.txt", "password: hunter2\n")
    try folder.write("lists/l.csv", list)
    return folder
  }

  @Test(
    "a list names scenes in its own folder only",
    arguments: ["../above.yaml", "../secret.txt", "/etc/hostname", "link.yaml", "up/above.yaml"])
  func confinement(name: String) throws {
    let folder = try folder("scene,title\n\(name),\n")
    for (link, target) in [("link.yaml", "../above.yaml"), ("up", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("lists/\(link)"), withDestinationPath: target)
    }
    for title in ["", "x"] {
      try folder.write("lists/l.csv", "scene,title\n\(name),\(title)\n")
      let result = segue("batch", folder("lists/l.csv"), "-o", folder("out"), "-q")
      #expect(result.code == 3)
      #expect(
        result.errors.contains("l.csv:2:1: error: scene is \"\(name)\", which leads out of"),
        "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder("out")))
    }
  }

  @Test("links in a list's folder are followed to scenes in it, and where --asset-root permits")
  func links() throws {
    let folder = try folder("scene\nnear.yaml\n")
    for (link, target) in [("near.yaml", "beside.yaml"), ("far.yaml", folder("above.yaml"))] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("lists/\(link)"), withDestinationPath: target)
    }
    let line = ["batch", folder("lists/l.csv"), "-o", folder("out"), "-q"]
    #expect(segue(line).code == 0)
    try folder.write("lists/l.csv", "scene\nfar.yaml\n")
    #expect(segue(line).code == 3)
    let permitted = segue(line + ["--asset-root", folder.path])
    #expect(permitted.code == 0, "\(permitted.errors)")
    #expect(try folder.names("out").contains("far.mp4"))
  }

  @Test("with --allow-outside a list names any scene")
  func permission() throws {
    let folder = try folder("scene\n../above.yaml\nbeside.yaml\n")
    let line = ["batch", folder("lists/l.csv"), "-o", folder("out"), "-q"]
    #expect(segue(line).code == 3)
    #expect(segue(line + ["--allow-outside"]).code == 0)
    #expect(try folder.names("out").contains("above.mp4"))
  }

  @Test(
    "no text of a file that is not a scene is shown",
    arguments: [
      "password: hunter2", "hunter2", "[hunter2", "a: &hunter2 *hunter3", "\"hunter2\": [1, 2",
      "{{hunter2", "hunter2: 1\nhunter2: 2", "# segue notes\nhunter2: 1",
    ])
  func secrets(text: String) throws {
    let folder = try folder("scene,title\nsecret.yaml,\nsecret.yaml,x\n")
    try folder.write("lists/secret.yaml", text)
    for list in ["scene\nsecret.yaml\n", "scene,title\nsecret.yaml,x\n"] {
      try folder.write("lists/l.csv", list)
      let result = segue("batch", folder("lists/l.csv"), "-o", folder("out"), "--force")
      #expect(result.code != 0)
      #expect(!result.errors.contains("hunter"), "\(result.errors)")
      #expect(!((try? folder.text("out/manifest.json")) ?? "").contains("hunter"))
      #expect(!((try? folder.text("out/report.html")) ?? "").contains("hunter"))
    }
  }

  @Test("control characters in a list's output are refused, with their place")
  func escapes() throws {
    let folder = try folder("scene,output\nbeside.yaml,\u{1b}[2Ja.mp4\n")
    let result = segue("batch", folder("lists/l.csv"), "-o", folder("out"))
    #expect(result.code == 2)
    #expect(
      result.errors.contains("l.csv:2:1: error: the output is named \"\\u{1b}[2Ja.mp4\", with"),
      "\(result.errors)")
    #expect(!result.errors.contains("\u{1b}"))
  }

  @Test("a name among thousands of columns makes a short message")
  func columns() throws {
    let folder = try ScratchFolder()
    let names = (0..<5000).map { "column\($0)" }.joined(separator: ",")
    let cells = Array(repeating: "1", count: 5000).joined(separator: ",")
    let rows = try folder.write("rows.csv", "\(names)\n\(cells)\n")
    let line = ["--rows", rows, "-o", folder("out")]
    let named = segue(["batch", try folder.scene(), "--name", "{nothing}"] + line)
    #expect(named.code == 2 && named.errors.utf8.count < 1000)
    #expect(named.errors.contains("and 4983 more"), "\(named.errors)")
    let template = try folder.write(
      "t.yaml", try folder.text("small.yaml").replacing("#1E5AA0", with: "{{nothing}}"))
    let filled = segue(["batch", template] + line)
    #expect(filled.code == 3 && filled.errors.utf8.count < 1000, "\(filled.errors.prefix(500))")
    #expect(filled.errors.contains("and 4980 more"))
  }

  @Test("a clip in place of the folder of a batch is refused, unless it is a folder")
  func folders() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = segue("batch", scene, "-o", folder("all.mp4"))
    #expect(result.code == 2)
    #expect(
      result.errors.contains(
        "all.mp4, which ends like a clip; expected a folder for all clips, such as \(folder("all"))/. "
          + "--format chooses the format"), "\(result.errors)")
    #expect(try folder.names() == ["small.yaml"])
    #expect(segue("batch", scene, "-o", folder("v1.2"), "-q", "--draft").code == 0)
    #expect(segue("batch", scene, "-o", folder("x.mov/"), "-q", "--draft").code == 0)
    #expect(segue("batch", scene, "-o", folder("x.mov"), "-q", "--draft", "--resume").code == 0)
  }

  @Test("errors of a template's clip name the row")
  func rowsOfErrors() throws {
    let folder = try ScratchFolder()
    let template = try folder.write(
      "t.yaml",
      """
      segue: 1
      canvas: { width: 20, height: 20, fps: 10 }
      screens: { a: { image: "{{image}}" } }
      script: [{ show: a }, { wait: 0.1 }]
      """)
    let rows = try folder.write("r.csv", "image\nnone.png\nnowhere.png\n")
    let result = segue("batch", template, "--rows", rows, "-o", folder("out"), "-q")
    #expect(result.code == 1)
    for (line, image) in [(2, "none.png"), (3, "nowhere.png")] {
      #expect(
        result.errors.contains(
          "t.yaml:3:24: error: the row at \(rows):\(line): screens.a.image: \(image): No such file"),
        "\(result.errors)")
    }
    #expect(try folder.text("out/manifest.json").contains("the row at "))
  }

  @Test("control characters of names are spelled out in lines about success")
  func successLines() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene("a\u{1b}[31m.yaml")
    let runs = [
      ["render", scene, "-o", folder("b\u{1b}[2J.mp4")],
      ["plan", scene, "-o", folder("c\u{7}.plan")],
      ["batch", scene, "-o", folder("out\u{1b}")],
    ]
    for arguments in runs {
      let result = segue(arguments)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("\\u{"))
      #expect(result.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }
}
