import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct RenderTests {
  @Test("a PNG sequence has one file per frame, numbered as in the clip")
  func sequence() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    #expect(segue("render", scene, "-o", folder("seq"), "-q").code == 0)
    let names = try folder.names("seq")
    #expect(names.count == 36)
    #expect(names.first == "frame-00000.png")
    #expect(names.last == "frame-00035.png")
    let bitmap = try ImageDecoder.decode(folder.bytes("seq/frame-00010.png"), named: "frame")
    #expect((bitmap.width, bitmap.height) == (40, 60))
    #expect(bitmap.isOpaque)
  }

  @Test("a frame rendered alone equals the frame of the clip")
  func alone() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = segue("render", scene, "-o", folder("all"), "-q")
    _ = segue("render", scene, "-o", folder("some/"), "-q", "--frames", "3-33:10")
    #expect(
      try folder.names("some")
        == ["frame-00003.png", "frame-00013.png", "frame-00023.png", "frame-00033.png"])
    for name in try folder.names("some") {
      #expect(try folder.bytes("some/\(name)") == folder.bytes("all/\(name)"))
    }
    _ = segue("still", scene, "--time", "0.4", "-o", folder("still.png"))
    let still = try ImageDecoder.decode(folder.bytes("still.png"), named: "still")
    let frame = try ImageDecoder.decode(folder.bytes("all/frame-00012.png"), named: "frame")
    #expect((0..<60).allSatisfy { still.pixels.row($0).elementsEqual(frame.pixels.row($0)) })
  }

  @Test("--from and --to select the frames of a half-open range", arguments: [("0.1", "0.3", 3, 6)])
  func span(from: String, to: String, first: Int, count: Int) throws {
    let folder = try ScratchFolder()
    let result = segue(
      "render", try folder.scene(), "-o", folder("x-%d.png"), "-q", "--from", from, "--to", to)
    #expect(result.code == 0)
    let expected = (first..<(first + count)).map { "x-\($0).png" }
    #expect(try folder.names().filter { $0.hasSuffix(".png") } == expected)
  }

  @Test("the bytes are the same with any number of jobs", arguments: ["mp4", "mov", "y4m", "rgba"])
  func jobs(suffix: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene(hold: 9)
    for jobs in ["1", "2", "5"] {
      let result = segue("render", scene, "-o", folder("\(jobs).\(suffix)"), "--jobs", jobs, "-q")
      #expect(result.code == 0)
    }
    let one = try folder.bytes("1.\(suffix)")
    #expect(one.count > 1000)
    #expect(try folder.bytes("2.\(suffix)") == one)
    #expect(try folder.bytes("5.\(suffix)") == one)
  }

  @Test("PNG files have the same bytes with any number of jobs")
  func pngJobs() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    for jobs in ["1", "2"] {
      _ = segue("render", scene, "-o", folder(jobs), "--jobs", jobs, "-q")
    }
    for name in try folder.names("1") {
      #expect(try folder.bytes("1/\(name)") == folder.bytes("2/\(name)"))
    }
  }

  @Test("existing output is kept without --force and replaced with it")
  func force() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let line = ["render", scene, "-o", folder("seq"), "-q", "--frames"]
    #expect(segue(line + ["1"]).code == 0)
    #expect(segue(line + ["1"]).code == 6)
    #expect(segue(line + ["2", "--force"]).code == 0)
    #expect(try folder.names("seq") == ["frame-00001.png", "frame-00002.png"])
    try folder.write("a.mp4", "old")
    #expect(segue("render", scene, "-o", folder("a.mp4"), "-q", "--force").code == 0)
    #expect(try folder.bytes("a.mp4").count > 1000)
    #expect(try folder.names() == ["a.mp4", "seq", "small.yaml"])
  }

  @Test("several scenes are written into a directory under their names")
  func several() throws {
    let folder = try ScratchFolder()
    let scenes = [try folder.scene("a.yaml"), try folder.scene("b.yaml")]
    let result = segue(["render"] + scenes + ["-o", folder("out/"), "--json", "-q"])
    #expect(result.code == 0)
    #expect(try folder.names("out") == ["a.mp4", "b.mp4"])
    #expect(try folder.bytes("out/a.mp4") == folder.bytes("out/b.mp4"))
    #expect(result.text.split(separator: "\n").count == 2)
    #expect(segue(["render"] + scenes + ["-o", folder("out"), "--format", "png", "-q"]).code == 0)
    #expect(try folder.names("out") == ["a", "a.mp4", "b", "b.mp4"])
  }

  @Test("--json describes the result, --stats adds its cost")
  func json() throws {
    let folder = try ScratchFolder()
    let result = segue(
      "render", try folder.scene(), "-o", folder("a.mp4"), "--json", "--stats", "--progress",
      "none")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(object["frames"] as? Int == 36)
    #expect(object["width"] as? Int == 40)
    #expect(object["fps"] as? String == "30")
    #expect(object["seconds"] as? Double == 1.2)
    #expect(object["bytes"] as? Int == (try folder.bytes("a.mp4")).count)
    let stats = try #require(object["stats"] as? [String: Any])
    #expect((stats["drawnFrames"] as? Int ?? 99) < 36)
    #expect((stats["peakResidentBytes"] as? Int ?? 0) > 1 << 20)
    #expect(result.errors.isEmpty)
  }

  @Test("progress is lines, JSON or nothing, and only on standard error")
  func progress() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let line = ["render", scene, "-o", folder("a.y4m"), "--force", "--progress"]
    let plain = segue(line + ["plain"])
    #expect(plain.errors.contains("small: 36/36 frames\n"))
    #expect(plain.errors.split(separator: "\n").count == 11)
    let json = segue(line + ["json"])
    #expect(
      json.errors.contains(#"{"event":"progress","scene":"small","frame":36,"frames":36}"#))
    let last = json.errors.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("{\"event\":\"message\",\"message\":\"\(folder("a.y4m")): 36 frames,"))
    let failing = segue("render", folder("no.yaml"), "-o", folder("b.mp4"), "--progress", "json")
    #expect(failing.errors.hasPrefix("{\"event\":\"error\",\"message\":\"segue: error: "))
    let none = segue(line + ["none"])
    #expect(none.errors.split(separator: "\n").count == 1)
    #expect(segue(line + ["plain", "-q"]).errors.isEmpty)
    #expect(plain.output.isEmpty && json.output.isEmpty && none.output.isEmpty)
  }

  @Test("odd sizes are made even in a movie, with a warning")
  func oddSize() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let render = ["render", scene, "-o", folder("a.mp4"), "--size", "35x53", "--force"]
    let result = segue(render)
    #expect(result.code == 0)
    #expect(result.errors.contains("35 x 53 pixels become 36 x 54"))
    // The result describes the file, and where progress is JSON, so is everything beside it.
    let data = segue(render + ["--json", "--progress", "json"])
    #expect(data.text.contains("\"width\":36,\"height\":54,"))
    let lines = data.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"event\":\"note\",\"message\":\"35 x 53 pixels") == true)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }
}
