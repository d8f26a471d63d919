import ScratchFolders
import Testing

@testable import SegueCommand

@Suite @MainActor struct ExitCodeTests {
  @Test(
    "an invalid command line is one line and exit code 2",
    arguments: [
      "frobnicate", "render", "render SCENE", "render -o OUT/a.mp4", "render SCENE -o OUT/a.mkv",
      "render SCENE -o OUT/a.mkv", "render SCENE -o OUT/a.mp4 --bogus",
      "render SCENE -o OUT/a.mp4 --crf 52", "render SCENE -o OUT/a.mp4 --crf x",
      "render SCENE -o OUT/a.mp4 --preset quick", "render SCENE -o OUT/a.mp4 --codec vp9",
      "render SCENE -o OUT/a.mp4 --fps 0", "render SCENE -o OUT/a.mp4 --fps 1/0",
      "render SCENE -o OUT/a.mp4 --jobs 0", "render SCENE -o OUT/a.mp4 --scale -1",
      "render SCENE -o OUT/a.mp4 --scale 1 --size 40x60", "render SCENE -o OUT/a.mp4 --size 40x61",
      "render SCENE -o OUT/a.mp4 --frames 9-3", "render SCENE -o OUT/a.mp4 --frames 500-600",
      "render SCENE -o OUT/a.mp4 --from 1 --to 0.5", "render SCENE -o OUT/a.mp4 --frames 1 --to 1",
      "render SCENE -o OUT/a.png", "render SCENE -o OUT/seq --crf 10", "render SCENE -o -",
      "render SCENE -o - --format mov", "render SCENE -o OUT/a.mp4 --format gif",
      "render SCENE SCENE -o OUT/", "render SCENE SCENE -o OUT/a.mp4",
      "render SCENE -o OUT/a.mp4 --progress loud", "still SCENE --time 99 -o OUT/a.png",
      "still SCENE --time x -o OUT/a.png", "still SCENE --time 0 -o OUT/a.mp4",
      "filmstrip SCENE -o OUT/a.png --count 0", "filmstrip SCENE -o OUT/a.png --columns 0",
      "filmstrip SCENE -o OUT/a.png --times 9", "inspect SCENE", "inspect SCENE --time 99",
      "inspect SCENE --time 0 --json --text", "validate",
      "transition a b --name slideDown -o c.mp4 --damping 0",
      "transition a b --name slidedown -o OUT/c.mp4",
    ])
  func usage(line: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = segue(
      line.split(separator: " ").map {
        String($0).replacing("SCENE", with: scene).replacing("OUT", with: folder.path)
      })
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("segue: error: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(result.output.isEmpty)
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test(
    "a subcommand words a mistake as the root command does",
    arguments: [
      "render", "render a -o", "render a --fps x -o b.mp4", "golden verify --bogus", "list a b",
    ])
  func mistake(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let error = try #require(throws: (any Error).self) { try RootCommand.parseAsRoot(words) }
    let message = RootCommand.message(for: error).replacing("\n", with: " ")
    let result = segue(words)
    #expect(result.code == 2)
    let worded = CommandLineMistake(message, in: words).text
    #expect(result.errors == "segue: error: \(worded)\n")
  }

  @Test(
    "a command that does not exist is answered with the nearest one",
    arguments: [
      ("lst --json", "'lst'; expected one that `segue --help` lists. Did you mean 'list'?"),
      ("frobnicate", "'frobnicate'; expected one that `segue --help` lists."),
      (
        "hello.yml -o x.mp4",
        "'hello.yml'; expected one that `segue --help` lists. Did you mean 'render hello.yml'?"
      ),
      ("A.swift", "'A.swift'; expected one that `segue --help` lists. Did you mean 'try A.swift'?"),
      (
        "a.png b.png",
        "'a.png'; expected one that `segue --help` lists. Did you mean 'transition a.png'?"
      ),
      (
        "golden verfy a.yaml",
        "'golden verfy'; expected one that `segue golden --help` lists. Did you mean 'verify'?"
      ),
    ])
  func unknownCommand(line: String, message: String) {
    let result = segue(line.split(separator: " ").map(String.init))
    #expect(result.code == 2)
    #expect(result.errors == "segue: error: there is no command \(message)\n")
  }

  @Test("help, versions and the schema are data and exit code 0")
  func help() {
    for line in [["--help"], ["render", "--help"], ["--version"], ["schema"], ["list"], ["help"]] {
      let result = segue(line)
      #expect(result.code == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }
  }

  @Test("an invalid scene is exit code 3, with file, line and column")
  func scene() throws {
    let folder = try ScratchFolder()
    let path = try folder.scene(canvas: ", fsp: 30")
    for line in [["validate", path], ["render", path, "-o", folder("a.mp4")]] {
      let result = segue(line)
      #expect(result.code == 3)
      #expect(result.errors.hasPrefix("\(path):2:"))
      #expect(result.errors.contains("fps"))
    }
    #expect(segue("validate", folder("nothing.yaml")).code == 3)
  }

  @Test("a missing image is exit code 4 and names its place")
  func asset() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      "a.yaml",
      """
      segue: 1
      canvas: { width: 4, height: 4 }
      screens: { one: { image: gone.png } }
      script: [{ show: one }, { wait: 1 }]
      """)
    let result = segue("render", path, "-o", folder("a.mp4"))
    #expect(result.code == 4)
    #expect(result.errors.hasPrefix("\(path):3:"))
    #expect(result.errors.contains("gone.png"))
    let images = segue(
      "transition", folder("x.png"), folder("y.png"), "--name", "fade", "-o", folder("a.mp4"))
    #expect(images.code == 4)
    #expect(try folder.names() == ["a.yaml"])
  }

  @Test("an exceeded limit is exit code 5")
  func limit() throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    let result = segue("filmstrip", path, "-o", folder("a.png"), "--scale", "16", "--count", "36")
    #expect(result.code == 5)
    #expect(result.errors.contains("16384"))
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test(
    "an output that cannot be written is exit code 6, before the first frame",
    arguments: [
      "gone/a.mp4", "gone/a-%d.png", "gone/frames/", "taken.mp4", "folder.mp4", "a/b.y4m",
    ])
  func output(name: String) throws {
    let folder = try ScratchFolder()
    let path = try folder.scene()
    try folder.write("taken.mp4", "old")
    try folder.write("a", "a file where a folder should be")
    let before = try folder.names()
    let result = segue("render", path, "-o", folder(name == "folder.mp4" ? "a/c.mp4" : name))
    #expect(result.code == 6)
    #expect(!result.errors.contains("/36 frames"))
    #expect(try folder.names() == before)
    #expect(try folder.bytes("taken.mp4") == Array("old".utf8))
  }

  @Test("an output that is an input is refused, even with --force")
  func inputs() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene("a.png")
    let result = segue("render", scene, "-o", scene, "--frames", "0", "--force")
    #expect(result.code == 2)
    #expect(result.errors.contains("input"))
  }

}
