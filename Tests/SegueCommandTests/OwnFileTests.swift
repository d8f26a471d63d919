// Reports replace only what segue has written, and a batch stays in its folder.

import Foundation
import ScratchFolders
import Testing

@Suite @MainActor struct OwnFileTests {
  @Test("a batch refuses a manifest and a page of other origin first, unless forced")
  func batchReports() throws {
    for (name, options) in [
      ("manifest.json", []), ("report.html", []), ("manifest.json", ["--resume"]),
    ] {
      let folder = try ScratchFolder()
      let line = ["batch", try folder.scene(), "-o", folder("out"), "-q"]
      try FileManager.default.createDirectory(
        atPath: folder("out"), withIntermediateDirectories: true)
      try folder.write("out/\(name)", "{\"mine\":true}")
      let result = segue(line + options)
      #expect(result.code == 6, "\(result.errors)")
      #expect(
        result.errors.contains("out/\(name): the file exists and was not written by segue"),
        "\(result.errors)")
      #expect(try folder.names("out").filter { !$0.hasPrefix(".") } == [name])
      #expect(try folder.text("out/\(name)") == "{\"mine\":true}")
      #expect(segue(line + ["--force"]).code == 0)
      #expect(try folder.text("out/manifest.json").hasPrefix(#"{"generator":"segue","segue":"#))
      #expect(segue(line + ["--resume"]).code == 0)
    }
  }

  @Test("a page of other origin does not matter to a batch without a report")
  func withoutReport() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: true)
    try folder.write("out/report.html", "mine")
    #expect(segue("batch", try folder.scene(), "-o", folder("out"), "-q", "--no-report").code == 0)
    #expect(try folder.text("out/report.html") == "mine")
  }

  @Test(
    "a pipe or a folder as the manifest is refused first, with code 6", arguments: [true, false])
  func manifestKinds(isPipe: Bool) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: true)
    let place = folder("out/manifest.json")
    #expect((isPipe ? mkfifo(place, 0o600) : mkdir(place, 0o700)) == 0)
    let result = segue("batch", try folder.scene(), "-o", folder("out"), "-q", "--force")
    #expect(result.code == 6 && result.errors.contains("manifest.json: is a"), "\(result.errors)")
    #expect(try !folder.names("out").contains("small.mp4"))
  }

  @Test(
    "the report and the contact sheet of goldens replace only their own files",
    arguments: [
      "index.html", "results.json", "junit.xml", "contact-sheet.png", "small.apng",
      "small.00003.png",
    ])
  func goldenReport(name: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let goldens = ["--goldens", folder("g"), "-q"]
    #expect(segue(["golden", "record", scene] + goldens).code == 0)
    _ = try folder.scene(hold: 0.2)
    let verify = ["golden", "verify", scene] + goldens + ["--report", folder("r")]
    for _ in 0..<2 { #expect(segue(verify).code == 1) }
    try folder.write("r/\(name)", "mine")
    let result = segue(verify)
    #expect(result.code == 6, "\(result.errors)")
    #expect(result.errors.contains("r/\(name): the file exists and was not written by segue"))
    #expect(try folder.text("r/\(name)") == "mine")
    #expect(segue(verify + ["--force"]).code == 1)
    try folder.write("r/notes.txt", "mine")
    #expect(segue(verify).code == (name == "small.00003.png" ? 6 : 1))
  }

  @Test("a contact sheet replaces a contact sheet and no other file")
  func contactSheet() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let line = [
      "golden", "record", scene, "--goldens", folder("g"), "-q", "--contact-sheet",
      folder("cells.png"),
    ]
    for _ in 0..<2 { #expect(segue(line).code == 0) }
    try folder.image("cells.png", 4, 4, 9)
    let refused = segue(line)
    #expect(refused.code == 6 && refused.errors.contains("was not written by segue"))
    #expect(segue(line + ["--force"]).code == 0)
  }

  @Test(
    "a contact sheet with the name of another format is refused first",
    arguments: ["cells.jpg", "cells.JPEG", "a.png/cells.webp", "cells.tiff"])
  func contactSheetName(name: String) throws {
    let folder = try ScratchFolder()
    let result = segue(
      "golden", "record", try folder.scene(), "--goldens", folder("g"), "--contact-sheet",
      folder(name))
    #expect(result.code == 2)
    #expect(
      result.errors
        == "segue: error: --contact-sheet is \(folder(name)), and a contact sheet is a PNG; expected "
        + "a name that ends in .png\n")
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test("copies of source replace copies and no other file, unless forced")
  func copies() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("A.swift", "import UIKit\n")
    let line = ["adapt", file, "-o", folder("out")]
    try FileManager.default.createDirectory(
      atPath: folder("out"), withIntermediateDirectories: true)
    try folder.write("out/A.swift", "// mine\n")
    let refused = segue(line)
    #expect(refused.code == 6, "\(refused.errors)")
    #expect(
      refused.errors.contains("out/A.swift: the file exists and was not written by segue"),
      "\(refused.errors)")
    #expect(try folder.text("out/A.swift") == "// mine\n")
    // From here on the adapter decides, which need not be built.
    #expect(!segue(line + ["--force"]).errors.contains("was not written by segue"))
    try folder.write("out/A.swift", "import UIKit\n#sourceLocation(file: \"A.swift\", line: 1)\n")
    #expect(!segue(line).errors.contains("was not written by segue"))
  }

  @Test("a gallery does not follow links out of its folder", arguments: ["clips", "posters"])
  func galleryLinks(name: String) throws {
    let folder = try ScratchFolder()
    for name in ["page", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder("page/\(name)"), withDestinationPath: folder("elsewhere"))
    for options in [[], ["--force"]] {
      let result = segue(["gallery", "-o", folder("page"), "--tag", "pieces", "-q"] + options)
      #expect(result.code == 6, "\(result.errors)")
      #expect(result.errors.contains("page/\(name): is a symbolic link"), "\(result.errors)")
      #expect(try folder.names("elsewhere") == [])
      #expect(try folder.names("page") == [name])
    }
  }

  // MARK: The folder of a batch

  @Test("a link to a folder inside the output folder is not followed", arguments: ["mp4", "png"])
  func links(format: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for name in ["out", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder("out/sub"), withDestinationPath: folder("elsewhere"))
    for template in ["sub/{name}", "sub/deep/{name}"] + (format == "png" ? ["sub"] : []) {
      let result = segue(
        "batch", scene, "-o", folder("out"), "--name", template, "--format", format, "--force")
      #expect(result.code == 6, "\(result.errors)")
      #expect(result.errors.contains("out/sub: is a symbolic link"), "\(result.errors)")
    }
    #expect(try folder.names("elsewhere") == [])
  }

  @Test("a clip with the name of a report is refused first, with its row")
  func reportNames() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene("t.yaml")
    let rows = try folder.write("rows.csv", "title\nfine\nmanifest.json\n")
    for (template, options) in [("{title}", ["--format", "png"]), ("{title}/{index}", [])] {
      let result = segue(
        ["batch", scene, "--rows", rows, "-o", folder("out"), "--name", template] + options)
      #expect(result.code == 6)
      #expect(
        result.errors.contains("rows.csv:3:1: error: the output is named \"manifest.json"),
        "\(result.errors)")
      #expect(result.errors.contains("is the name of a report of the batch"))
      #expect(!FileManager.default.fileExists(atPath: folder("out")))
    }
  }
}
