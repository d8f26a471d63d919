// `segue compare`: its exit codes and its messages.

import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

@Suite @MainActor struct CompareTests {
  /// An image of 20 x 10 gray pixels, some of them replaced.
  private func image(
    _ folder: ScratchFolder, _ name: String, _ places: [(Int, Int)] = [], width: Int = 20,
    level: Int = 6
  ) throws -> String {
    let pixels = try PixelBuffer(width: width, height: 10)
    for y in 0..<10 {
      for x in 0..<width { pixels[x, y] = PremultipliedRGBA8(100, 100, 100, 255) }
    }
    for (x, y) in places { pixels[x, y] = PremultipliedRGBA8(100, 104, 100, 255) }
    let bytes = try PNGEncoder.encode(
      pixels, compression: PNGCompression(level: level, filter: .up))
    try Data(bytes).write(to: URL(filePath: folder(name)))
    return folder(name)
  }

  @Test("equal images exit with 0 and print nothing, however they are compressed")
  func equal() throws {
    let folder = try ScratchFolder()
    let result = segue(
      "compare", try image(folder, "a.png"), try image(folder, "b.png", level: 0))
    #expect(try folder.bytes("a.png") != folder.bytes("b.png"))
    #expect((result.code, result.text, result.errors) == (0, "", ""))
  }

  @Test("different images exit with 1 and print the difference in one line")
  func different() throws {
    let folder = try ScratchFolder()
    let (a, b) = (try image(folder, "a.png"), try image(folder, "b.png", [(3, 4), (4, 4)]))
    let result = segue("compare", a, b)
    #expect(result.code == 1)
    #expect(
      result.errors
        == "\(b): 2 of 200 pixels differ (1.0%) in 2 x 1 at (3, 4), by up to 4 per channel; "
        + "comparator exact\n")
    #expect(segue("compare", a, b, "--quiet").errors == "")
    for (arguments, code) in [
      (["--max-pixels", "2"], 0), (["--max-pixels", "1"], 1), (["--max-cluster", "1"], 1),
      (["--max-share", "1%"], 0), (["--comparator", "channels:4"], 0),
      (["--comparator", "channels:3"], 1), (["--ignore", "3,4,2,1"], 0),
      (["--ignore", "3,4,1,1", "--ignore", "4,4,1,1"], 0), (["--ignore", "3,4,1,1"], 1),
      (["--comparator", "nonsense"], 2), (["--max-share", "2"], 2), (["--ignore", "1,2,3"], 2),
    ] {
      #expect(segue(["compare", a, b] + arguments).code == Int32(code), "\(arguments)")
    }
  }

  @Test("the difference is drawn in red, and an existing file is kept")
  func diff() throws {
    let folder = try ScratchFolder()
    let (a, b) = (try image(folder, "a.png"), try image(folder, "b.png", [(3, 4)]))
    #expect(segue("compare", a, b, "--diff", folder("d.png")).code == 1)
    let drawn = try ImageDecoder.decode(folder.bytes("d.png"), named: "d").pixels
    #expect(drawn[3, 4] == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(drawn[4, 4].red == drawn[4, 4].blue)
    #expect(segue("compare", a, b, "--diff", folder("d.png")).code == 6)
    #expect(segue("compare", a, b, "--diff", folder("d.png"), "--force").code == 1)
  }

  @Test("the result can be printed as JSON")
  func json() throws {
    let folder = try ScratchFolder()
    let (a, b) = (try image(folder, "a.png"), try image(folder, "b.png", [(3, 4)]))
    let result = segue("compare", a, b, "--json", "--quiet")
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(found["equal"] as? Bool == false && found["compared"] as? Int == 1)
    let pair = try #require((found["differences"] as? [[String: Any]])?.first)
    #expect(pair["differingPixels"] as? Int == 1 && pair["bounds"] as? [Int] == [3, 4, 1, 1])
  }

  @Test("another size, a missing file, a nonimage, and unlike kinds are reported plainly")
  func problems() throws {
    let folder = try ScratchFolder()
    let a = try image(folder, "a.png")
    let text = try folder.write("text.png", "hello")
    try FileManager.default.createDirectory(
      atPath: folder("empty"), withIntermediateDirectories: false)
    for (other, code, words) in [
      (try image(folder, "b.png", width: 21), 1, "21 x 10 pixels; expected 20 x 10"),
      (folder("none.png"), 4, "No such file"), (text, 4, "starts with \"hello\""),
      (folder("empty"), 2, "an image"),
    ] {
      let result = segue("compare", a, other)
      #expect(result.code == Int32(code) && result.errors.contains(words), "\(result)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    let nothing = segue("compare", folder("empty"), folder("empty"))
    #expect(nothing.code == 2 && nothing.errors.contains("expected at least one"))
    // Truncated: the file exists, but its image is incomplete.
    let bytes = try folder.bytes("a.png")
    try Data(bytes.dropLast(20)).write(to: URL(filePath: folder("cut.png")))
    #expect(segue("compare", a, folder("cut.png")).code == 4)
  }

  @Test("files with the same bytes are equal without decoding, if they are images")
  func sameBytes() throws {
    let folder = try ScratchFolder()
    // Cut short, it could not be decoded.
    let bytes = try folder.bytes(String(image(folder, "a.png").split(separator: "/").last ?? ""))
    for name in ["b.png", "c.png"] {
      try Data(bytes.dropLast(20)).write(to: URL(filePath: folder(name)))
    }
    #expect(segue("compare", folder("b.png"), folder("c.png")).code == 0)
    let (text, other) = (try folder.write("t.png", "hello"), try folder.write("u.png", "hello"))
    #expect(segue("compare", text, other).code == 4)
    let scene = try folder.scene()
    #expect(segue("render", scene, "-o", folder("m.mp4"), "-q").code == 0)
    try FileManager.default.copyItem(atPath: folder("m.mp4"), toPath: folder("n.mp4"))
    let movies = segue("compare", folder("m.mp4"), folder("n.mp4"), "--json")
    #expect(movies.code == 0 && movies.text.contains("\"compared\":36"), "\(movies.text)")
  }

  @Test("folders are compared by name, and files in only one of them are reported")
  func folders() throws {
    let folder = try ScratchFolder()
    for name in ["x", "y"] {
      try FileManager.default.createDirectory(
        atPath: folder(name), withIntermediateDirectories: false)
      _ = try image(folder, "\(name)/same.png")
      _ = try image(folder, "\(name)/only-\(name).png")
    }
    _ = try image(folder, "x/other.png")
    _ = try image(folder, "y/other.png", [(0, 0)])
    let result = segue("compare", folder("x"), folder("y"), "--diff", folder("d"))
    #expect(result.code == 1)
    for words in [
      "only-x.png: only in \(folder("x"))", "only-y.png: only in \(folder("y"))",
      "other.png: 1 of 200 pixels differ",
    ] {
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    #expect(try folder.names("d") == ["other.png"])
    #expect(segue("compare", folder("x"), folder("x")).code == 0)
  }

  @Test("movies are compared: the same, another rate, more frames, shifted by three frames")
  func movies() throws {
    let folder = try ScratchFolder()
    func movie(_ name: String, hold: Double = 0.1, _ arguments: [String] = []) throws -> String {
      let scene = try folder.scene("\(name).yaml", hold: hold)
      let lossless = ["--crf", "0", "--preset", "ultrafast", "-q"]
      let result = segue(["render", scene, "-o", folder("\(name).mp4")] + lossless + arguments)
      #expect(result.code == 0, "\(result.errors)")
      return folder("\(name).mp4")
    }
    let usual = try movie("usual")
    #expect(segue("compare", usual, try movie("again")).code == 0)
    let late = segue("compare", usual, try movie("late", hold: 0.2))
    #expect(late.code == 1)
    #expect(late.errors.contains("39 frames; expected 36: 3 more\n"), "\(late.errors)")
    #expect(late.errors.contains("the whole clip is 3 frames later\n"), "\(late.errors)")
    let fast = segue("compare", usual, try movie("fast", ["--fps", "60"]))
    #expect(fast.errors.contains("60.0 frames per second; expected 30.0\n"), "\(fast.errors)")
    let small = segue("compare", usual, try movie("small", ["--scale", "0.5"]))
    #expect(small.errors.contains("20 x 30 pixels; expected 40 x 60\n"), "\(small.errors)")
  }
}
