import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct TimingTests {
  private let folder: ScratchFolder
  private let scene: String

  init() throws {
    folder = try ScratchFolder()
    scene = try folder.scene()
  }

  /// Renders the scene as raw video and returns its frames of 40 x 60 pixels.
  private func frames(_ options: String..., jobs: Int = 2) throws -> [[UInt8]] {
    let result = segue(
      ["render", scene, "-o", folder("x.rgba"), "-q", "--force", "--jobs", "\(jobs)"] + options)
    #expect(result.code == 0, "\(result.errors)")
    let bytes = try folder.bytes("x.rgba")
    return stride(from: 0, to: bytes.count, by: 9600).map { Array(bytes[$0..<($0 + 9600)]) }
  }

  @Test("slow motion shows new instants, which are those of stills")
  func slow() throws {
    let normal = try frames()
    let slow = try frames("--speed", "0.5")
    #expect(slow.count == 2 * normal.count)
    #expect(stride(from: 0, to: slow.count, by: 2).map { slow[$0] } == normal)
    #expect(Set(slow).count > Set(normal).count)
    for frame in [0, 9, 21, 33] {
      // These are instants with two decimals.
      let path = folder("\(frame).png")
      let instant = "\(Double(frame) / 60)"
      #expect(segue("still", scene, "--time", instant, "-o", path, "-q").code == 0)
      let still = try ImageDecoder.decode(folder.bytes("\(frame).png"), named: "still")
      #expect((0..<60).flatMap { Array(still.pixels.row($0)) } == slow[frame])
    }
  }

  @Test("a fast clip omits instants")
  func fast() throws {
    let normal = try frames()
    let fast = try frames("--speed", "3")
    #expect(fast == stride(from: 0, to: normal.count, by: 3).map { normal[$0] })
  }

  @Test("--from and --to are times of the scene, --frames numbers of the clip")
  func selections() throws {
    let slow = try frames("--speed", "1/4")
    #expect(try frames("--speed", "1/4", "--from", "0.1", "--to", "0.3") == Array(slow[12..<36]))
    #expect(try frames("--speed", "1/4", "--frames", "10-20") == Array(slow[10...20]))
    #expect(
      try frames("--speed", "1/4", "--fps", "15")
        == stride(from: 0, to: slow.count, by: 2)
        .map { slow[$0] })
  }

  @Test("the ends are held for whole frames, rounded up")
  func hold() throws {
    let normal = try frames("--from", "0.2", "--to", "0.4")
    let held = try frames("--from", "0.2", "--to", "0.4", "--hold", "0.11")
    #expect(normal.count == 6 && held.count == 6 + 2 * 4)
    #expect(held.prefix(5).allSatisfy { $0 == normal[0] })
    #expect(Array(held[4..<10]) == normal)
    #expect(held.suffix(5).allSatisfy { $0 == normal[5] })
    #expect(try frames("--frames", "7", "--hold", "0").count == 1)
  }

  @Test("a boomerang is symmetrical, and its bytes do not depend on jobs", arguments: [1, 3])
  func boomerang(jobs: Int) throws {
    let normal = try frames("--frames", "0-23", jobs: 1)
    let both = try frames("--frames", "0-23", "--boomerang", jobs: jobs)
    #expect(both.count == 47)
    #expect(Array(both.prefix(24)) == normal)
    #expect(both == both.reversed())
  }

  @Test("loops repeat the clip in outputs that store no count")
  func loops() throws {
    let part = ["--frames", "3-20:3"]
    let normal = try frames(part[0], part[1])
    #expect(try frames(part[0], part[1], "--loop", "3") == normal + normal + normal)
    let twice = try frames(part[0], part[1], "--loop", "2", "--boomerang")
    let back = normal.dropLast().dropFirst().reversed()
    #expect(twice == normal + back + normal + back + [normal[0]])
    let all = try frames(part[0], part[1], "--loop", "2", "--boomerang", "--hold", "0.2")
    #expect(all.count == 2 * (6 + 4 + 2 * 2) + 2 + 1)
    #expect(all == all.reversed())
  }

  @Test("a sequence whose frames are repeated is numbered by position")
  func numbers() throws {
    let options = ["render", scene, "-q", "--frames", "10-12", "-o"]
    #expect(segue(options + [folder("plain/")]).code == 0)
    #expect(segue(options + [folder("both/"), "--boomerang"]).code == 0)
    #expect(try folder.names("plain").first == "frame-00010.png")
    #expect(try folder.names("both") == (0..<5).map { "frame-0000\($0).png" })
    #expect(try folder.bytes("both/frame-00004.png") == folder.bytes("plain/frame-00010.png"))
  }

  @Test("a movie has the frames and the duration of its options")
  func movie() throws {
    let result = segue(
      "render", scene, "-o", folder("x.mp4"), "--json", "-q", "--speed", "2", "--hold", "0.5",
      "--loop", "2")
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect(report["frames"] as? Int == 2 * (18 + 30))
    #expect(report["seconds"] as? Double == 3.2 && report["fps"] as? String == "30")
    guard isInstalled("ffprobe") else { return }
    let probe = try run(
      "/usr/bin/env",
      [
        "ffprobe", "-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of",
        "csv=p=0", folder("x.mp4"),
      ])
    #expect(probe.text.trimmingCharacters(in: .whitespacesAndNewlines) == "96")
  }

  @Test(
    "one side gives the other", arguments: [("--width", "80", 80, 120), ("--height", "15", 10, 15)])
  func sides(option: String, value: String, width: Int, height: Int) throws {
    let result = segue(
      "still", scene, "--time", "0", "-o", folder("a.png"), option, value, "-q")
    #expect(result.code == 0)
    let image = try ImageDecoder.decode(folder.bytes("a.png"), named: "a")
    #expect((image.width, image.height) == (width, height))
  }

  @Test("no pixel at the edge shows what is behind the screen")
  func covered() throws {
    let white = try folder.write(
      "white.yaml",
      """
      segue: 1
      canvas: { width: 39, height: 85, background: clear }
      screens: { a: { background: "#FFFFFF" } }
      script: [{ show: a }, { wait: 1 }]
      """)
    for option in [
      ["--width", "40"], ["--width", "17"], ["--height", "33"], ["--height", "100"],
    ] {
      let path = folder("edge.png")
      let result = segue(
        ["still", white, "--time", "0", "-o", path, "-q", "--force"] + option)
      #expect(result.code == 0, "\(result.errors)")
      let image = try ImageDecoder.decode(folder.bytes("edge.png"), named: "edge")
      for y in 0..<image.height {
        #expect(image.pixels.row(y).allSatisfy { $0 == 255 }, "\(option) row \(y)")
      }
    }
  }

  @Test(
    "contradictions and values over the limits are one line and exit code 2",
    arguments: [
      "--speed 0", "--speed 101", "--speed x", "--hold -1", "--hold 86401", "--loop 0",
      "--loop 65536", "--loop forever", "--width 0", "--width 16385", "--height 1.5",
      "--width 40 --height 60", "--width 40 --scale 1", "--height 60 --size 40x60",
      "--max-size 0", "--max-size 3X",
    ])
  func usage(options: String) throws {
    let result = segue(
      ["render", scene, "-o", folder("a.mp4")] + options.split(separator: " ").map(String.init))
    #expect(result.code == 2, "\(result.errors)")
    #expect(result.errors.hasPrefix("segue: error: "))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test("a clip of more frames than the limit is exit code 5")
  func limit() throws {
    let result = segue("render", scene, "-o", folder("a.mp4"), "--loop", "65535")
    #expect(result.code == 5 && result.errors.contains("1000000 frames"), "\(result.errors)")
    #expect(segue("render", scene, "-o", folder("a.mp4"), "--hold", "40000").code == 5)
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test("lists have the same options, which are part of a clip's inputs")
  func batch() throws {
    let list = try folder.write(
      "list.csv",
      """
      scene,output,speed,hold,boomerang,loop,frames,width
      small.yaml,a.rgba,0.5,,,,0-9,
      small.yaml,b.rgba,,0.1,true,2,0-9,20
      """)
    let out = folder("out")
    #expect(segue("batch", list, "-o", out, "-q").code == 0)
    #expect(try folder.bytes("out/a.rgba").count == 10 * 9600)
    #expect(try folder.bytes("out/b.rgba").count == (2 * (10 + 8 + 6) + 4) * 2400)
    #expect(segue("batch", list, "-o", out, "-q", "--resume").code == 0)
    #expect(try folder.text("out/manifest.json").contains("\"made\":\"kept\""))
    let changed = try folder.text("list.csv").replacing("true,2", with: "true,1")
    try folder.write("list.csv", changed)
    #expect(segue("batch", list, "-o", out, "-q", "--resume").code == 0)
    #expect(try folder.bytes("out/b.rgba").count == (24 + 4) * 2400)
  }

  @Test("chunks of a clip with these options are assembled to the bytes of render")
  func plan() throws {
    let options = ["--boomerang", "--hold", "1", "--loop", "3", "--width", "20"]
    let plan = folder("plan.json")
    let line = ["plan", scene, "-o", plan, "-q", "--format", "y4m"]
    #expect(segue(line + options).code == 0)
    for index in 0..<2 {
      #expect(segue("chunk", plan, "--index", "\(index)", "-q").code == 0)
    }
    #expect(segue("assemble", plan, "-o", folder("a.y4m"), "-q").code == 0)
    #expect(segue(["render", scene, "-o", folder("b.y4m"), "-q"] + options).code == 0)
    #expect(try folder.bytes("a.y4m") == folder.bytes("b.y4m"))
  }

  @Test("transition takes the same options")
  func transition() throws {
    try folder.image("a.png", 40, 60, 200)
    try folder.image("b.png", 40, 60, 20)
    let line = ["transition", folder("a.png"), folder("b.png"), "--name", "fade", "--json", "-q"]
    func frames(_ options: [String]) throws -> Int {
      let result = segue(line + ["-o", folder("t.rgba"), "--force"] + options)
      let report = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
      return try #require(report?["frames"] as? Int)
    }
    let normal = try frames([])
    #expect(try frames(["--speed", "0.5", "--width", "20"]) == 2 * normal)
    #expect(try folder.bytes("t.rgba").count == 2 * normal * 20 * 30 * 4)
    #expect(try frames(["--boomerang", "--hold", "0.1"]) == 2 * normal - 1 + 3 * 6)
    let both = segue(line + ["-o", folder("u.mp4"), "--size", "40x60", "--width", "9"])
    #expect(both.code == 2)
  }
}
