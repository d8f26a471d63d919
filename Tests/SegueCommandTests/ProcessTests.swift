// Behavior that requires a separate process: streams, signals, memory.

import Foundation
import ScratchFolders
import Testing

@Suite struct ProcessTests {
  @Test("full or closed standard output is exit code 6")
  func output() throws {
    let folder = try ScratchFolder()
    _ = try folder.scene()
    let render = "\"$SEGUE\" render small.yaml -o - -q --format"
    for format in ["y4m", "rawvideo", "png", "mp4"] {
      #expect(try shell("\(render) \(format) > /dev/full", in: folder.path).code == 6)
      #expect(try shell("\(render) \(format) >&-", in: folder.path).code == 6)
    }
    #expect(try shell("\"$SEGUE\" schema > /dev/full", in: folder.path).code == 6)
    #expect(try folder.names() == ["small.yaml"])
  }

  @Test("a reader that disconnects is one line and exit code 6, not a signal")
  func pipe() throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 30)
    let result = try shell(
      "{ \"$SEGUE\" render small.yaml -o - -q --format rawvideo; echo $? > code; } | head -c 10",
      in: folder.path)
    #expect(try folder.bytes("code") == Array("6\n".utf8))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("closed descriptors never become part of a file", arguments: ["0", "1", "2", "all"])
  func closed(descriptor: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.scene()
    #expect(try shell("\"$SEGUE\" render small.yaml -o a.mp4", in: folder.path).code == 0)
    let closing = descriptor == "all" ? "<&- >&- 2>&-" : "\(descriptor)>&-"
    #expect(
      try shell("\"$SEGUE\" render small.yaml -o b.mp4 \(closing)", in: folder.path).code == 0)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test("standard output carries the movie and nothing else")
  func stream() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let result = try process(["render", scene, "-o", "-", "--format", "y4m", "--json", "--stats"])
    #expect(result.code == 0)
    let header = "YUV4MPEG2 W40 H60 F30:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"
    #expect(result.output.starts(with: header.utf8))
    #expect(result.output.count == header.utf8.count + 36 * (6 + 40 * 60 * 3 / 2))
    #expect(result.errors.contains("\"frames\":36"))
  }

  @Test(
    "a signal gives one line, its exit code, and no partial output",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 143)])
  func signals(name: String, code: Int32) throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 20000)
    try folder.write("b.mp4", "old")
    // The shell waits for the first bytes before it sends the signal.
    let line = """
      "$SEGUE" render small.yaml -o b.mp4 --force --progress json 2> log & pid=$!
      while ! grep -q progress log 2> /dev/null; do kill -0 $pid || exit 9; sleep 0.02; done
      kill -\(name) $pid; wait $pid
      """
    let result = try shell(line, in: folder.path)
    #expect(result.code == code)
    let log = String(decoding: try folder.bytes("log"), as: UTF8.self)
    let end = #"{"event":"error","message":"segue: interrupted; no unfinished files remain"}"#
    #expect(log.hasSuffix("\n\(end)\n"))
    #expect(try folder.names() == ["b.mp4", "log", "small.yaml"])
    #expect(try folder.bytes("b.mp4") == Array("old".utf8))
  }

  @Test("a scene can be read from standard input")
  func input() throws {
    let folder = try ScratchFolder()
    _ = try folder.scene()
    let good = try shell("\"$SEGUE\" validate - < small.yaml", in: folder.path)
    #expect(good.text == "-: valid, 36 frames, 40 x 60, 30 fps\n")
    let bad = try shell("echo 'segue: 2' | \"$SEGUE\" render - -o a.mp4", in: folder.path)
    #expect(bad.code == 3)
    #expect(bad.errors.hasPrefix("<standard input>:1:"))
    let large = "head -c 17000000 /dev/zero | \"$SEGUE\" validate -"
    #expect(try shell(large, in: folder.path).code == 5)
  }

  @Test("a crash is exit code 70 and leaves nothing", arguments: ["SEGV", "ABRT", "ILL", "BUS"])
  func crash(name: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 20000)
    let line = """
      unset SWIFT_BACKTRACE
      "$SEGUE" render small.yaml -o b.mp4 --progress json 2> log & pid=$!
      while ! grep -q progress log 2> /dev/null; do kill -0 $pid || exit 9; sleep 0.02; done
      kill -\(name) $pid; wait $pid
      """
    #expect(try shell(line, in: folder.path).code == 70)
    #expect(try folder.names() == ["log", "small.yaml"])
  }

  @Test(
    "an exceeded file size limit is exit code 6 and keeps the old file", arguments: ["mp4", "y4m"])
  func fileSize(suffix: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 9)
    try folder.write("a.\(suffix)", "old")
    // sh counts in blocks of 512 bytes.
    let line = "ulimit -f 4; \"$SEGUE\" render small.yaml -o a.\(suffix) -q --force"
    let result = try shell(line, in: folder.path)
    #expect(result.code == 6)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try folder.names() == ["a.\(suffix)", "small.yaml"])
    #expect(try folder.bytes("a.\(suffix)") == Array("old".utf8))
  }

  @Test("memory does not grow with the length of the clip", arguments: ["y4m", "mp4"])
  func memory(format: String) throws {
    let folder = try ScratchFolder()
    func peak(seconds: Int) throws -> Int {
      let scene = try folder.write(
        "long.yaml",
        """
        segue: 1
        canvas: { width: 200, height: 400, fps: 30 }
        screens:
          below: { background: "#1E5AA0" }
          above: { background: "#F2F2F7" }
        script:
          - show: below
          - present: above
            transition: { name: slideDown, duration: \(seconds), damping: 0.05 }
        """)
      let result = try process(
        [
          "render", scene, "-o", folder("a.\(format)"), "--force", "--json", "--stats",
          "--progress",
          "none", "--preset", "ultrafast", "--jobs", "2",
        ].filter { format == "mp4" || !["--preset", "ultrafast"].contains($0) })
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
      let stats = try #require(object["stats"] as? [String: Any])
      #expect(stats["drawnFrames"] as? Int ?? 0 > 25 * seconds)
      return try #require(stats["peakResidentBytes"] as? Int)
    }
    let (short, long) = (try peak(seconds: 10), try peak(seconds: 30))
    // 600 more frames, of 120 kB each as planes: 72 MB if they were kept.
    #expect(long < short + 12_000_000)
  }

  @Test("hashing is fixed when the program is loaded: SipHash-1-3 with keys of 0")
  func hashing() throws {
    // By the reference of the hash, for the eight bytes of 42.
    #expect(42.hashValue == 8_880_661_182_590_738_257)
  }

  @Test("locale, time zone and directory do not change a byte")
  func surroundings() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = try process(["render", scene, "-o", folder("a.mp4"), "-q"])
    let result = try run(
      "/usr/bin/env",
      ["-u", "HOME", "-C", "/", "TZ=Asia/Kolkata", "LC_ALL=tr_TR.UTF-8", "sh", "-c"]
        + ["exec \(toolPath) render \(scene) -o \(folder("b.mp4")) -q"])
    #expect(result.code == 0)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
  }

  @Test("another CPU renders and encodes the same bytes", .enabled(if: isInstalled("qemu-x86_64")))
  func otherCPU() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let render = ["render", scene, "-q", "--frames", "5-14", "-o"]
    #expect(try process(render + [folder("a.mp4")]).code == 0)
    // Set here: to set it itself, the command would start again outside the emulator.
    let emulated = ["-cpu", "Nehalem", "-E", "SWIFT_DETERMINISTIC_HASHING=1", toolPath] + render
    #expect(try run("/usr/bin/env", ["qemu-x86_64"] + emulated + [folder("b.mp4")]).code == 0)
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
    let stills = ["qemu-x86_64"] + emulated + [folder("b-%02d.png")]
    #expect(try run("/usr/bin/env", stills).code == 0)
    #expect(try process(render + [folder("a-%02d.png")]).code == 0)
    for frame in 5...14 {
      let number = frame < 10 ? "0\(frame)" : "\(frame)"
      #expect(try folder.bytes("a-\(number).png") == folder.bytes("b-\(number).png"))
    }
    let tuned = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"]
    #expect(try process(render + [folder("c.mp4")], environment: tuned).code == 0)
    #expect(try folder.bytes("a.mp4") == folder.bytes("c.mp4"))
  }
}
