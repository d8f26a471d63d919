// The formats of `-o` through the command: transparency, quality, and what is refused.

import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct OutputTests {
  /// A scene of 12 frames with a transparent canvas: a red square, and a half transparent one.
  private func clearScene(_ folder: ScratchFolder) throws -> String {
    try folder.write(
      "clear.yaml",
      """
      segue: 1
      canvas: { width: 40, height: 30, scale: 1, fps: 30, background: clear }
      screens:
        one:
          background: clear
          views:
            - { id: red, frame: [4, 4, 10, 10], background: "#C81414" }
            - { id: half, frame: [22, 4, 10, 10], background: "#00C80080" }
      script:
        - show: one
        - wait: 0.4
      """)
  }

  /// Returns the first frame of a file as FFmpeg decodes it, in RGBA.
  private func firstFrame(_ path: String) throws -> [UInt8] {
    let decoder = path.hasSuffix(".webm") ? ["-c:v", "libvpx-vp9"] : []
    let result = try run(
      "/usr/bin/env",
      ["ffmpeg", "-v", "error"] + decoder
        + ["-i", path, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    return result.output
  }

  @Test(
    "formats with alpha keep a transparent canvas",
    arguments: [
      ("a.webm", [], 40), ("a.mov", ["--codec", "prores"], 40), ("a.gif", [], 40),
      ("a.apng", [], 40), ("a-%d.webp", ["--frames", "0"], 40),
      ("a-%d.png", ["--frames", "0"], 40),
    ])
  func alpha(name: String, extra: [String], width: Int) throws {
    let folder = try ScratchFolder()
    let scene = try clearScene(folder)
    let result = segue(["render", scene, "-o", folder(name), "--progress", "none"] + extra)
    #expect(result.code == 0, "\(result.errors)")
    #expect(!result.errors.contains("laid over"))
    let bytes = try firstFrame(folder(name.replacing("%d", with: "0")))
    try #require(bytes.count == 4 * width * 30)
    func pixel(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
      bytes[(4 * (width * y + x))...].prefix(4)
    }
    #expect(pixel(38, 28).last == 0)
    #expect(pixel(9, 9).last == 255)
    #expect(abs(Int(pixel(9, 9).first ?? 0) - 200) < 12)
    if !name.hasSuffix(".gif") { #expect(abs(Int(pixel(27, 9).last ?? 0) - 128) < 6) }
  }

  @Test("an AVIF keeps its alpha, straight, as another decoder reads it")
  func alphaOfAVIF() throws {
    let folder = try ScratchFolder()
    let scene = try clearScene(folder)
    let result = segue("still", scene, "--time", "0.1", "-o", folder("a.avif"), "-q")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try run("/usr/bin/env", ["avifdec", folder("a.avif"), folder("a.png")]).code == 0)
    let image = try ImageDecoder.decode(folder.bytes("a.png"), named: "a.png").pixels
    #expect(image[38, 28].alpha == 0)
    #expect(image[9, 9].alpha == 255 && abs(Int(image[9, 9].red) - 200) < 6)
    // Straight, the green is 200; the decoder multiplies it.
    #expect(abs(Int(image[27, 9].alpha) - 128) < 3 && abs(Int(image[27, 9].green) - 100) < 6)
  }

  @Test(
    "other formats lay it over black with a note, or over --background without one",
    arguments: ["a.mp4", "a.y4m", "a-%d.jpg"])
  func background(name: String) throws {
    let folder = try ScratchFolder()
    let scene = try clearScene(folder)
    for (extra, level) in [([], 0), (["--background", "white"], 255)] as [([String], Int)] {
      let result = segue(
        ["render", scene, "-o", folder(name), "--frames", "0", "--force", "--progress", "none"]
          + extra)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors.contains("laid over black") == extra.isEmpty)
      let bytes = try firstFrame(folder(name.replacing("%d", with: "0")))
      try #require(bytes.count == 4 * 40 * 30)
      let corner = bytes.suffix(4)
      #expect(abs(Int(corner.first ?? 9) - level) < 8, "\(corner)")
      #expect(corner.last == 255)
    }
  }

  @Test("a still is a PNG, JPEG or WebP by its extension, with the quality that is given")
  func stills() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for name in ["a.png", "a.jpg", "a.webp"] {
      let result = segue("still", scene, "--time", "0.3", "-o", folder(name), "-q")
      #expect(result.code == 0, "\(result.errors)")
    }
    // FFmpeg 5.1 decodes the colors of an AVIF.
    let avif = segue("still", scene, "--time", "0.3", "-o", folder("a.avif"), "-q")
    #expect(avif.code == 0, "\(avif.errors)")
    let decoded = try firstFrame(folder("a.avif"))
    try #require(decoded.count == 4 * 40 * 60)
    let png = try ImageDecoder.decode(folder.bytes("a.png"), named: "png")
    let webP = try ImageDecoder.decode(folder.bytes("a.webp"), named: "webp")
    let jpeg = try ImageDecoder.decode(folder.bytes("a.jpg"), named: "jpg")
    var largest = 0
    for y in 0..<60 {
      #expect(png.pixels.row(y).elementsEqual(webP.pixels.row(y)))
      for (a, b) in zip(png.pixels.row(y), jpeg.pixels.row(y)) {
        largest = max(largest, abs(Int(a) - Int(b)))
      }
    }
    #expect((1..<64).contains(largest))
    let original = (0..<60).flatMap { Array(png.pixels.row($0)) }
    let error = zip(original, decoded).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(error) / Double(decoded.count) < 3)
    for name in ["low.jpg", "low.webp"] {
      let result = segue(
        "still", scene, "--time", "0.3", "-o", folder(name), "--quality", "5", "-q")
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(try folder.bytes("low.jpg").count < folder.bytes("a.jpg").count)
    #expect(try folder.bytes("low.webp") != folder.bytes("a.webp"))
  }

  @Test("pngcheck finds no error in an animated PNG, which is read again frame by frame")
  func animatedPNG() throws {
    let folder = try ScratchFolder()
    let result = segue("render", try folder.scene(), "-o", folder("a.apng"), "-q")
    #expect(result.code == 0, "\(result.errors)")
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/env")
    check.arguments = ["pngcheck", "-q", folder("a.apng")]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    let clip = try VideoClip(folder.bytes("a.apng"), named: "a.apng")
    #expect(clip.frameCount > 1)
    for index in 0..<clip.frameCount { _ = try clip.bitmap(index) }
  }

  @Test("an animated WebP is read again frame by frame, as an animated PNG of the same frames")
  func animatedWebP() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for name in ["a.apng", "a.webp"] {
      #expect(segue("render", scene, "-o", folder(name), "-q").code == 0)
    }
    let result = segue("compare", folder("a.apng"), folder("a.webp"), "--max-pixels", "0")
    #expect(result.code == 0, "\(result.text)\(result.errors)")
    let aligned = segue("compare", folder("a.webp"), scene, "--align")
    #expect(!aligned.errors.contains("is not a movie"), "\(aligned.errors)")
  }

  @Test("a JPEG sequence in a directory has the numbers of its frames")
  func sequence() throws {
    let folder = try ScratchFolder()
    let result = segue(
      "render", try folder.scene(), "-o", folder("seq"), "--format", "jpg", "--frames", "3-5", "-q")
    #expect(result.code == 0, "\(result.errors)")
    #expect(
      try folder.names("seq") == ["frame-00003.jpg", "frame-00004.jpg", "frame-00005.jpg"])
  }

  @Test("a GIF has at most 50 frames per second unless --fps says otherwise")
  func rate() throws {
    let folder = try ScratchFolder()
    let text = try String(contentsOfFile: folder.scene(), encoding: .utf8)
    let scene = try folder.write("fast.yaml", text.replacing("fps: 30", with: "fps: 60"))
    let result = segue("render", scene, "-o", folder("a.gif"), "--json", "-q")
    #expect(result.text.contains("\"fps\":\"50\""), "\(result.text)")
    let given = segue("render", scene, "-o", folder("b.gif"), "--json", "-q", "--fps", "60")
    #expect(given.text.contains("\"fps\":\"60\""), "\(given.text)")
  }

  @Test(
    "the bytes are the same with any number of jobs", arguments: ["gif", "apng", "webp", "webm"])
  func jobs(suffix: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for jobs in ["1", "3"] {
      let result = segue("render", scene, "-o", folder("\(jobs).\(suffix)"), "--jobs", jobs, "-q")
      #expect(result.code == 0, "\(result.errors)")
    }
    #expect(try folder.bytes("1.\(suffix)") == folder.bytes("3.\(suffix)"))
  }

  @Test(
    "options that the format does not have are usage errors in one line",
    arguments: [
      ["-o", "OUT/a.gif", "--crf", "20"], ["-o", "OUT/a.mp4", "--quality", "50"],
      ["-o", "OUT/a.apng", "--quality", "50"], ["-o", "OUT/a.mp4", "--codec", "vp9"],
      ["-o", "OUT/a.webm", "--codec", "h264"],
      ["-o", "OUT/a.mov", "--codec", "prores", "--crf", "9"],
      ["-o", "OUT/a.mp4", "--crf", "60"], ["-o", "OUT/a.webp", "--quality", "101"],
      ["-o", "OUT/a.png", "--frames", "0", "--background", "clear"],
      ["-o", "-", "--format", "apng"], ["-o", "OUT/a.jpg"], ["-o", "OUT/a.mp4", "--codec", "h265"],
    ])
  func refused(arguments: [String]) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let before = folder.contents
    let result = segue(
      ["render", scene] + arguments.map { $0.replacing("OUT", with: folder.path) })
    #expect(result.code == 2, "\(result.errors)")
    #expect(folder.contents == before)
    #expect(!result.errors.contains("not supported yet"))
  }

  @Test(
    "formats and codecs that cannot be joined are refused by plan, with what to do",
    arguments: [["--format", "gif"], ["--codec", "hevc"], ["--format", "webm"]])
  func plan(extra: [String]) throws {
    let folder = try ScratchFolder()
    let result = segue(["plan", try folder.scene(), "-o", folder("x.plan")] + extra)
    #expect(result.code == 2)
    #expect(result.errors.contains("cannot be joined") && result.errors.contains("segue render"))
  }
}
