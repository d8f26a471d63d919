import Foundation
import ScratchFolders
import SegueImages
import SeguePixels
import Testing

@Suite @MainActor struct FilmstripCommandTests {
  private func strip(_ folder: ScratchFolder, _ scene: String, _ options: String...) throws
    -> Bitmap
  {
    let path = folder("strip-\(UUID().uuidString).png")
    let result = segue(["filmstrip", scene, "-o", path, "-q"] + options)
    #expect(result.code == 0, "\(result.errors)")
    return try ImageDecoder.decode(
      [UInt8](Data(contentsOf: URL(filePath: path))), named: "strip")
  }

  @Test("instants are chosen by motion unless even ones are requested")
  func motion() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene(hold: 3)
    let (motion, even) = (
      try strip(folder, scene, "--count", "6"),
      try strip(folder, scene, "--count", "6", "--times", "even")
    )
    #expect(motion.width == even.width)
    // The long rest at the beginning has one frame of the six, not all but one.
    func frames(_ image: Bitmap) -> Set<[UInt8]> {
      Set(
        (0..<6).map { index in
          (4..<64).flatMap { y in
            image.pixels.row(y).dropFirst(4 * (4 + index * 44)).prefix(160)
          }
        })
    }
    // The clip ends as it begins.
    #expect(frames(motion).count == 5)
    #expect(frames(even).count <= 3)
    let again = try strip(folder, scene, "--count", "6", "--times", "motion", "--jobs", "3")
    #expect(
      (0..<motion.height).allSatisfy {
        motion.pixels.row($0).elementsEqual(again.pixels.row($0))
      })
  }

  @Test("the times are set in the interface font below each frame")
  func labels() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let image = try strip(folder, scene, "--times", "0.1", "0.3", "--scale", "4")
    // 160 x 240 pixels each, gaps of 8; the font is 16 pixels high.
    let dark = (0..<2).map { index in
      (248..<image.height).reduce(0) { sum, y in
        sum + (0..<96).filter { image.pixels[8 + index * 168 + $0, y].red < 100 }.count
      }
    }
    #expect(dark.allSatisfy { (100..<700).contains($0) }, "\(dark)")
    #expect(dark[0] != dark[1])
  }

  @Test("no column of a frame shows what is behind the screen at fractional sizes")
  func columns() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "white.yaml",
      """
      segue: 1
      canvas: { width: 390, height: 844, scale: 2, background: "#000000" }
      screens: { a: { background: "#FFFFFF" } }
      script: [{ show: a }, { wait: 1 }]
      """)
    for options in [[], ["--scale", "0.21"], ["--width", "77"], ["--size", "40x87"]] {
      let path = folder("strip.png")
      let result = segue(
        ["filmstrip", scene, "-o", path, "--count", "1", "--force", "-q"] + options)
      #expect(result.code == 0, "\(result.errors)")
      let image = try ImageDecoder.decode(folder.bytes("strip.png"), named: "strip")
      let gap = (0..<image.width).first { image.pixels[$0, 40].red == 255 } ?? 0
      let allowed: Set<UInt8> = [0xE5, 0xFF]
      #expect(gap > 0)
      #expect((0..<image.width).allSatisfy { allowed.contains(image.pixels[$0, 40].red) })
      #expect((0..<gap).allSatisfy { image.pixels[$0, 40].red == 0xE5 })
      let column = (0..<image.height).map { image.pixels[gap, $0].red }
      #expect(column.prefix(gap).allSatisfy { $0 == 0xE5 })
      let frame = column.dropFirst(gap).prefix { $0 == 255 }
      #expect(column[gap + frame.count] == 0xE5)
    }
  }

  @Test("a checkerboard shows through a clear canvas")
  func clear() throws {
    let folder = try ScratchFolder()
    let scene = try folder.write(
      "clear.yaml",
      """
      segue: 1
      canvas: { width: 40, height: 60, background: clear }
      screens: { a: { views: [{ frame: [20, 0, 20, 60], background: "#FF0000" }] } }
      script: [{ show: a }, { wait: 1 }]
      """)
    let image = try strip(folder, scene, "--count", "1")
    #expect(image.pixels[4, 4].red == 255 && image.pixels[10, 4].red == 0xD1)
    #expect(image.pixels[30, 30] == PremultipliedRGBA8(255, 0, 0, 255))
  }

  @Test("a strip of a clip with options has the frames of that clip")
  func options() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let image = try strip(
      folder, scene, "--times", "even", "--count", "5", "--from", "0.1", "--to", "0.4",
      "--boomerang")
    func frame(_ index: Int) -> [UInt8] {
      (4..<64).flatMap { image.pixels.row($0).dropFirst(4 * (4 + index * 44)).prefix(160) }
    }
    #expect(frame(0) == frame(4) && frame(1) == frame(3) && frame(1) != frame(2))
  }

  @Test("a strip of a given size has smaller frames")
  func fitting() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let line = ["filmstrip", scene, "--count", "4", "--force", "-o"]
    #expect(segue(line + [folder("a.png"), "-q"]).code == 0)
    let limit = try folder.bytes("a.png").count - 1
    let result = segue(line + [folder("b.png"), "--max-size", "\(limit)"])
    #expect(result.code == 0 && result.errors.contains("note:"), "\(result.errors)")
    let image = try ImageDecoder.decode(folder.bytes("b.png"), named: "b")
    #expect(try folder.bytes("b.png").count <= limit && image.width < 4 + 4 * 44)
    #expect(folder.contents == ["a.png", "b.png", "small.yaml"])
  }

  @Test("instants are listed with commas, with spaces, or as arguments of their own")
  func lists() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    func bytes(_ times: [String]) throws -> [UInt8] {
      let line = ["filmstrip", scene, "-o", folder("a.png"), "--force", "-q", "--times"] + times
      let result = segue(line)
      #expect(result.code == 0, "\(times): \(result.errors)")
      return try folder.bytes("a.png")
    }
    let expected = try bytes(["0.1", "0.2", "0.3"])
    for times in [
      ["0.1,0.2,0.3"], ["0.1 0.2 0.3"], ["0.1, 0.2, 0.3"], ["0.1,", "0.2,", "0.3"],
      ["0.1,0.2", "0.3"],
    ] {
      #expect(try bytes(times) == expected, "\(times)")
    }
    #expect(try bytes(["0.1"]) != expected)
    let wrong = segue("filmstrip", scene, "-o", folder("b.png"), "--times", "0.1;0.2")
    #expect(wrong.code == 2 && wrong.errors.contains("as a list such as 0.1,0.25,0.4"))
  }

  @Test("a strip that is too large is reported with the size of its frames")
  func large() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let line = ["filmstrip", scene, "-o", folder("a.png"), "--times", "even", "--count", "9"]
    let result = segue(line + ["--width", "2000"])
    #expect(result.code == 5, "\(result.errors)")
    #expect(
      result.errors.contains("the strip of 9 frames with 2000 x 3000 pixels has 19000 x 3"),
      "\(result.errors)")
    #expect(
      result.errors.contains(
        "Use --columns for rows, fewer frames with --count, or smaller ones: --width and --height are "
          + "those of one frame"), "\(result.errors)")
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test(
    "contradictions are one line and exit code 2",
    arguments: [
      "--times 0.1 motion", "--times even motion", "--times 0.1 --speed 2", "--times 0.1 --from 0",
      "--times 0.1 --fps 10", "--loop forever", "--from 0.3 --to 0.2", "--times never",
      "--width 3 --scale 1", "--times 0.1,motion", "--times 0.1,,0.2", "--times ,",
    ])
  func usage(options: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = segue(
      ["filmstrip", scene, "-o", folder("a.png")] + options.split(separator: " ").map(String.init))
    #expect(result.code == 2, "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.names() == ["small.yaml"])
  }
}
