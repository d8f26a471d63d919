// Mistakes in paths, times and frames: what was found, what was expected, and nothing written.

import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct SelectionMistakeTests {
  private let folder: ScratchFolder
  private let scene: String

  init() throws {
    folder = try ScratchFolder()
    scene = try folder.scene()
  }

  /// Runs the command with a mistake, and returns its only line without its beginning.
  private func mistake(_ code: Int32, _ arguments: [String]) throws -> String {
    let before = try folder.names()
    let result = segue(arguments)
    #expect(result.code == code && result.text.isEmpty, "\(result.errors)")
    #expect(try folder.names() == before)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 1 && lines.first?.hasPrefix("segue: error: ") == true, "\(lines)")
    return String((lines.first ?? "").dropFirst("segue: error: ".count))
  }

  @Test("frames after the end are answered with the last frame", arguments: ["--frames", "--from"])
  func frames(option: String) throws {
    let line = try mistake(2, ["render", scene, "-q", "-o", folder("x.mp4"), option, "1000"])
    #expect(line.hasPrefix("the first selected frame is "), "\(line)")
    #expect(line.contains(", and the clip ends with frame "), "\(line)")
    #expect(line.hasSuffix("; expected an earlier frame or time"), "\(line)")
  }

  @Test("a time after the end is answered with the end of the scene")
  func times() throws {
    for command in [
      ["still", scene, "--time", "99", "-q", "-o", folder("x.png")],
      ["inspect", scene, "--time", "99"],
    ] {
      let line = try mistake(2, command)
      #expect(line.hasPrefix("\(scene) ends at "), "\(line)")
      #expect(line.hasSuffix(" s, and 99 s is after that; expected an earlier time"), "\(line)")
    }
  }

  @Test("a sequence in a folder whose parent is missing names the parent")
  func parents() throws {
    let path = folder("new/frames/")
    #expect(
      try mistake(6, ["render", scene, "-q", "--frames", "0-1", "-o", path])
        == "\(path): No such file or directory: \(folder("new")); expected an existing folder")
  }

  @Test("a scene is no image to compare, and the way to compare it is named")
  func scenes() throws {
    try folder.image("a.png", 4, 4, 0)
    for pair in [[folder("a.png"), scene], [scene, folder("a.png")]] {
      let line = try mistake(2, ["compare"] + pair)
      #expect(line.hasPrefix("\(scene) is a scene; expected an image, a movie, or a folder. "))
      #expect(line.contains("Use --align") && line.contains("`segue golden`"), "\(line)")
    }
    let line = try mistake(2, ["compare", "--align", scene, folder("a.png")])
    #expect(line.hasSuffix("as the first path, and the movie or scene as the second"), "\(line)")
  }

  @Test("the difference of two images is a PNG, and is not called otherwise")
  func differences() throws {
    try folder.image("a.png", 4, 4, 0)
    try folder.image("b.png", 4, 4, 9)
    let pair = ["compare", folder("a.png"), folder("b.png"), "--diff"]
    #expect(
      try mistake(2, pair + [folder("d.jpg")])
        == "--diff is \(folder("d.jpg")), and the difference of two images is a PNG; expected a "
        + "name that ends in .png")
    #expect(segue(pair + [folder("d.png")]).code == 1)
    #expect(try folder.names().contains("d.png"))
  }
}
