// Declared transitions with parameters on the command line: played between two images, listed, and
// set by the rows of a batch.

import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

@Suite @MainActor struct DeclaredTransitionCommandTests {
  private static let pack = """
    transitions:
      wipe:
        summary: The new screen appears in strips.
        source: A test.
        tags: [mask]
        parameters:
          count: { count: 3, range: [2, 9], summary: The number of strips. }
          toward: { direction: right, among: [right, down] }
        duration: 1
        curve: linear
        incoming: { reveal: { shape: cells, along: $count, toward: $toward } }

    """

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try image("red.png", PremultipliedRGBA8(200, 0, 0, 255))
    try image("blue.png", PremultipliedRGBA8(0, 0, 200, 255))
    try folder.write("wipes.yaml", Self.pack)
  }

  private func image(_ name: String, _ color: PremultipliedRGBA8) throws {
    let pixels = try PixelBuffer(width: 36, height: 40)
    for y in 0..<40 { for x in 0..<36 { pixels[x, y] = color } }
    try Data(PNGEncoder.encode(pixels)).write(to: URL(filePath: folder(name)))
  }

  private func transition(_ arguments: String...) -> RunResult {
    segue(
      ["transition", folder("red.png"), folder("blue.png"), "-q", "--use", folder("wipes.yaml")]
        + arguments)
  }

  /// The number of blue pixels in the first row, and in the first column, of a frame half a second
  /// into the transition.
  private func blue(_ name: String) throws -> (row: Int, column: Int) {
    let pixels = try ImageDecoder.decode(folder.bytes(name), named: name).pixels
    return (
      (0..<36).count { pixels[$0, 0].blue > 150 }, (0..<40).count { pixels[0, $0].blue > 150 }
    )
  }

  @Test("--use names the transitions of a file, and --set their parameters")
  func played() throws {
    let frame = ["--fps", "10", "--frames", "8"]
    #expect(
      segue(["transition", folder("red.png"), folder("blue.png"), "-q", "--name", "wipe"]).code == 2
    )
    let plain = transition(
      "--name", "wipe", "-o", folder("a.png"), frame[0], frame[1], frame[2], frame[3])
    #expect(plain.code == 0, "\(plain.errors)")
    let across = try blue("a.png")
    #expect(across.row == 18 && across.column == 40)
    let set = transition(
      "--name", "wipe", "--set", "toward=down", "--set", "count=2", "-o", folder("b.png"), frame[0],
      frame[1], frame[2], frame[3])
    #expect(set.code == 0, "\(set.errors)")
    let down = try blue("b.png")
    #expect(down.row == 36 && down.column == 20)
  }

  @Test(
    "values that a parameter does not accept are errors of use",
    arguments: [
      ("count=10", "count is 10; expected a whole number from 2 to 9"),
      ("count=2.5", "count is 2.5; expected a whole number from 2 to 9"),
      ("toward=left", "toward is \"left\"; expected right or down"),
      ("sides=3", "wipe has no parameter sides; expected only duration, count, toward"),
    ])
  func refused(setting: String, message: String) {
    let result = transition("--name", "wipe", "--set", setting, "-o", folder("a.png"))
    #expect(result.code == 2 && result.errors.contains(message), "\(result.errors)")
  }

  @Test("the list has the transitions of files, with tags, summaries and parameters")
  func listed() throws {
    let text = segue(["list", "--use", folder("wipes.yaml"), "--tag", "mask"])
    #expect(text.code == 0)
    #expect(text.text.contains("wipe "), "\(text.text)")
    #expect(text.text.contains("The new screen appears in strips. [mask]"))
    let json = segue(["list", "--use", folder("wipes.yaml"), "--json"])
    let all = try #require(
      JSONSerialization.jsonObject(with: Data(json.output)) as? [[String: Any]])
    let wipe = try #require(all.first { $0["name"] as? String == "wipe" })
    #expect(wipe["source"] as? String == "A test.")
    let parameters = try #require(wipe["parameters"] as? [[String: Any]])
    #expect(parameters.compactMap { $0["name"] as? String } == ["duration", "count", "toward"])
    #expect(all.count == 1)
    let lines = segue(["list", "--use", folder("wipes.yaml")]).text
    #expect(lines.hasPrefix("wipe  The new screen appears in strips."), "\(lines)")
    let plain = segue(["list", "--json"])
    let builtIn = try #require(
      JSONSerialization.jsonObject(with: Data(plain.output)) as? [[String: Any]])
    #expect(!builtIn.contains { $0["name"] as? String == "wipe" })
    #expect(segue(["list", "--fonts", "--use", folder("wipes.yaml")]).code == 2)
  }

  @Test("what is wrong with a file is reported at its place")
  func faults() throws {
    try folder.write("wipes.yaml", Self.pack.replacing("along: $count", with: "along: $counts"))
    let wrong = transition("--name", "wipe", "-o", folder("a.png"))
    #expect(wrong.code == 3, "\(wrong.errors)")
    #expect(
      wrong.errors.contains(
        "wipes.yaml:11:48: error: transitions.wipe.incoming.reveal.along: there is no parameter "
          + "\"counts\""), "\(wrong.errors)")
    try folder.write("wipes.yaml", Self.pack)
    let twice = transition("--use", folder("wipes.yaml"), "--name", "wipe", "-o", folder("a.png"))
    #expect(twice.code == 2 && twice.errors.contains("is a transition of both"), "\(twice.errors)")
    let over = transition(
      "--name", "wipe", "--force", "-o", folder("wipes.yaml"), "--format", "y4m")
    #expect(over.code != 0)
    #expect(try folder.text("wipes.yaml") == Self.pack)
    #expect(segue(["list", "--use", folder("none.yaml")]).code == 4)
    let place = segue(["list", "--use", folder.path])
    #expect(place.code == 2 && place.errors.contains("Use --pack for a folder"), "\(place.errors)")
  }

  @Test("the rows of a batch set parameters")
  func rows() throws {
    try folder.write(
      "t.yaml",
      """
      segue: 1
      canvas: { width: 36, height: 40, fps: 10 }
      use: [wipes.yaml]
      screens: { a: { background: "#C80000" }, b: { background: "#0000C8" } }
      script: [{ show: a }, { present: b, transition: { name: wipe, count: "{{n}}", toward: "{{way}}" } }]

      """)
    try folder.write("rows.csv", "name,n,way\nx,3,right\ny,2,down\n")
    let result = segue([
      "batch", folder("t.yaml"), "--rows", folder("rows.csv"), "-o", folder("out"), "--format",
      "png", "-q",
    ])
    #expect(result.code == 0, "\(result.errors)")
    let names = try folder.names("out").filter { !$0.contains(".") }.sorted()
    #expect(names.count == 2, "\(names)")
    let frames = try names.map { name in
      let files = try folder.names("out/\(name)").sorted()
      return "out/\(name)/\(files[5])"
    }
    #expect(try frames.map { try blue($0).row } == [18, 36])
    #expect(try frames.map { try blue($0).column } == [40, 20])
  }
}
