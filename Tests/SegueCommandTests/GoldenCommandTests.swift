// `segue golden`: exit codes, messages, and the contents of the folders.

import Foundation
import ScratchFolders
import SegueImages
import Testing

@Suite @MainActor struct GoldenCommandTests {
  private func golden(_ verb: String, _ arguments: String...) -> RunResult {
    segue(["golden", verb] + arguments)
  }

  @Test("a recording verifies; its folder holds a text and images without duplicates")
  func recordAndVerify() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let recorded = golden("record", scene, "--goldens", folder("g"))
    #expect(recorded.code == 0)
    #expect(recorded.errors == "small: recorded, 36 frames\n1 scene: 1 recorded\n")
    #expect(try folder.names("g").count == 5)
    let verified = golden("verify", scene, "--goldens", folder("g"), "--jobs", "3")
    #expect((verified.code, verified.errors) == (0, "small: equal\n1 scene: 1 equal\n"))
    let names = try folder.names("g")
    #expect(golden("record", scene, "--goldens", folder("g")).errors.hasPrefix("small: equal"))
    #expect(try folder.names("g") == names)
  }

  @Test("a difference exits with 1; accept replaces the golden, and the next run is equal")
  func accept() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = golden("record", scene, "--goldens", folder("g"))
    _ = try folder.scene(hold: 0.2)
    let late = golden("verify", scene, "--goldens", folder("g"))
    #expect(late.code == 1)
    #expect(late.errors.contains("small: the whole clip is 3 frames later\n"), "\(late.errors)")
    #expect(late.errors.hasSuffix("1 scene: 1 different\n"))
    let quiet = golden("record", scene, "--goldens", folder("h"), "-q")
    #expect((quiet.code, quiet.errors) == (0, ""))
    let accepted = golden("accept", scene, "--goldens", folder("g"))
    #expect((accepted.code, accepted.errors.hasPrefix("small: replaced, 39")) == (0, true))
    #expect(golden("verify", scene, "--goldens", folder("g"), "-q").errors == "")
  }

  @Test("a missing golden, a golden without a scene, and a missing folder are reported")
  func missing() throws {
    let folder = try ScratchFolder()
    let (one, two) = (try folder.scene("one.yaml"), try folder.scene("two.yaml"))
    let none = golden("verify", one, "--goldens", folder("g"))
    #expect(none.code == 2 && none.errors.contains("is not a folder"))
    _ = golden("record", one, "--goldens", folder("g"))
    let missing = golden("verify", one, two, "--goldens", folder("g"))
    #expect(missing.code == 1 && missing.errors.contains("two: there is no golden"))
    #expect(try !folder.names("g").contains("two.golden"))
    _ = golden("verify", one, two, "--goldens", folder("g"), "--record", "missing")
    #expect(try folder.names("g").contains("two.golden"))
    let orphan = golden("verify", one, "--goldens", folder("g"))
    #expect(orphan.code == 0)
    #expect(orphan.errors.contains("note: 1 golden without a scene here: two\n"))
    let complete = golden(
      "verify", one, "--goldens", folder("g"), "--complete", "--report", folder("r"), "--json")
    #expect(complete.code == 1 && complete.text.contains("\"good\":false"))
    let junit = try XMLCheck(folder.bytes("r/junit.xml"))
    #expect(junit.names == ["one", "two"] && junit.failures == 1)
    #expect(golden("verify", one, one, "--goldens", folder("g")).code == 2)
  }

  @Test("an invalid scene and an edited golden fail separately, with their lines")
  func broken() throws {
    let folder = try ScratchFolder()
    let scenes = [try folder.scene("one.yaml"), try folder.scene("two.yaml")]
    _ = golden("record", scenes[0], scenes[1], "--goldens", folder("g"))
    try folder.write("one.yaml", "segue: 2\n")
    let text = String(decoding: try folder.bytes("g/two.golden"), as: UTF8.self)
    try folder.write("g/two.golden", text.replacing("frames 36", with: "frames 37"))
    let result = golden("verify", scenes[0], scenes[1], "--goldens", folder("g"))
    #expect(result.code == 1)
    #expect(result.errors.contains("one: \(scenes[0]):1:"), "\(result.errors)")
    #expect(result.errors.contains("two: \(folder("g/two.golden")):"), "\(result.errors)")
    #expect(result.errors.hasSuffix("2 scenes: 2 failed\n"))
  }

  @Test("a list of goldens ends with the code of damaged input at a damaged one")
  func damagedList() throws {
    let folder = try ScratchFolder()
    _ = golden("record", try folder.scene(), "--goldens", folder("g"))
    #expect(golden("list", "--goldens", folder("g")).code == 0)
    let text = try folder.text("g/small.golden")
    try folder.write("g/small.golden", text.replacing("frames 36", with: "frames 37"))
    let result = golden("list", "--goldens", folder("g"))
    #expect(result.code == 3 && result.errors.contains("small.golden:"), "\(result.errors)")
  }

  @Test("a list prints all goldens that can be read, and names each that is damaged")
  func damagedLists() throws {
    let folder = try ScratchFolder()
    let scenes = try ["a", "b", "c", "d"].map { try folder.scene("\($0).yaml") }
    _ = segue(["golden", "record"] + scenes + ["--goldens", folder("g"), "--images", "1"])
    try folder.write("g/a.golden", "segue golden 1\n")
    let images = try folder.names("g").filter { $0.hasSuffix(".png") }
    try #require(images.count == 4)
    try FileManager.default.removeItem(atPath: folder("g/\(images[1])"))
    let bytes = try folder.bytes("g/\(images[2])")
    try Data(bytes.dropLast(20)).write(to: URL(filePath: folder("g/\(images[2])")))
    let result = golden("list", "--goldens", folder("g"))
    #expect(result.code == 3)
    #expect(result.text.split(separator: "\n").map { $0.prefix(2) } == ["b:", "c:", "d:"])
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3, "\(result.errors)")
    let files = ["a.golden:", "\(images[1]): No such", "\(images[2]): the image is damaged"]
    for (line, file) in zip(lines, files) { #expect(line.contains("g/\(file)"), "\(line)") }
  }

  @Test("a report in a folder that does not exist is refused before the first frame")
  func reportWithoutParent() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = golden("record", scene, "--goldens", folder("g"))
    let report = folder("nope/deep/r")
    let result = golden("verify", scene, "--goldens", folder("g"), "--report", report)
    let reason = "No such file or directory: \(folder("nope/deep")); expected an existing folder"
    #expect((result.code, result.errors) == (6, "segue: error: \(report): \(reason)\n"))
  }

  @Test("the report has images, JSON, JUnit and a page, with hostile names as text")
  func report() throws {
    let folder = try ScratchFolder()
    let name = "a\"'><script>alert(1)<b>&"
    let scene = try folder.scene("\(name).yaml")
    _ = golden("record", scene, "--goldens", folder("g"))
    _ = try folder.scene("\(name).yaml", hold: 0.2)
    let result = golden(
      "verify", scene, "--goldens", folder("g"), "--report", folder("r"), "--json")
    #expect(result.code == 1)
    let files = try folder.names("r")
    #expect(files.contains("index.html") && files.contains("junit.xml"))
    let image = try #require(files.first { $0.hasSuffix(".png") })
    let pixels = try ImageDecoder.decode(folder.bytes("r/\(image)"), named: image)
    #expect((pixels.width, pixels.height) == (3 * 40 + 8, 60))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let first = try #require((json["scenes"] as? [[String: Any]])?.first)
    #expect(first["name"] as? String == name && first["state"] as? String == "different")
    #expect(json["good"] as? Bool == false)
    let saved = String(decoding: try folder.bytes("r/results.json"), as: UTF8.self)
    #expect(saved == result.text)
    let junit = try XMLCheck(folder.bytes("r/junit.xml"))
    #expect(junit.names == [name] && junit.failures == 1)
    let page = String(decoding: try folder.bytes("r/index.html"), as: UTF8.self)
    #expect(
      !page.contains("<script>alert") && page.contains("&lt;script&gt;alert(1)&lt;b&gt;&amp;"))
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  @Test("list prints all goldens; clean removes those without scenes, and stray images")
  func listAndClean() throws {
    let folder = try ScratchFolder()
    let (one, two) = (try folder.scene("one.yaml"), try folder.scene("two.yaml"))
    _ = golden("record", one, two, "--goldens", folder("g"), "--images", "2")
    let list = golden("list", "--goldens", folder("g")).text
    #expect(list.hasPrefix("one: 36 frames, 40 x 60, 30 fps, 2 images, exact\ntwo: "))
    try folder.write("g/one.00007-0123abcd.png", "stray")
    try folder.write("g/README.md", "not ours")
    let dry = golden("clean", one, "--goldens", folder("g"), "--dry-run").text
    #expect(dry == "two: no scene\none.00007-0123abcd.png: no golden\n")
    #expect(try folder.names("g").count == 6)
    #expect(golden("clean", one, "--goldens", folder("g")).text == dry)
    let left = try folder.names("g")
    #expect(left.count == 3 && left.contains("README.md") && left.contains("one.golden"))
    #expect(golden("verify", one, "--goldens", folder("g")).code == 0)
  }

  @Test("a golden keeps the scale, the rate and the comparator that it was recorded with")
  func options() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    #expect(
      golden("record", scene, "--goldens", folder("g"), "--comparator", "channels:1").code == 2)
    let recorded = golden(
      "record", scene, "--goldens", folder("g"), "--comparator", "channels:1", "--reason", "why",
      "--scale", "0.5", "--fps", "10")
    #expect(recorded.errors.contains("small: recorded, 12 frames"), "\(recorded.errors)")
    #expect(golden("verify", scene, "--goldens", folder("g")).code == 0)
    #expect(golden("accept", scene, "--goldens", folder("g")).errors.hasPrefix("small: equal"))
    let list = golden("list", "--goldens", folder("g")).text
    #expect(list.contains("20 x 30, 10 fps") && list.contains("channels:1 (why)"))
    let other = golden("verify", scene, "--goldens", folder("g"), "--fps", "20")
    #expect(other.errors.contains("20 frames per second instead of 10"), "\(other.errors)")
  }

  @Test("where CI is set, nothing is recorded; SEGUE_RECORD overrides it elsewhere")
  func environment() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let verify = ["golden", "verify", scene, "--goldens", folder("g")]
    try FileManager.default.createDirectory(atPath: folder("g"), withIntermediateDirectories: true)
    for (environment, code, words) in [
      (["CI": "true", "SEGUE_RECORD": "all"], 1, "there is no golden"),
      (["CI": "", "SEGUE_RECORD": "nonsense"], 2, "SEGUE_RECORD is 'nonsense'; expected never"),
      (["CI": "", "SEGUE_RECORD": "missing"], 0, "small: recorded"),
      (["CI": "1", "SEGUE_RECORD": ""], 0, "small: equal"),
    ] {
      let result = try process(verify, environment: environment)
      #expect(result.code == Int32(code) && result.errors.contains(words), "\(result.errors)")
    }
    let refused = try process(
      ["golden", "record", scene, "--goldens", folder("g")], environment: ["CI": "true"])
    #expect(refused.code == 2 && refused.errors.contains("CI is set"))
  }

  @Test("a recording killed at any instant leaves valid goldens, old or new")
  func killed() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = golden("record", scene, "--goldens", folder("g"))
    let old = try folder.bytes("g/small.golden")
    for milliseconds in stride(from: 20, through: 300, by: 40) {
      _ = try folder.scene(hold: 0.1 + Double(milliseconds) / 1000)
      _ = try shell(
        "CI= timeout -s KILL 0.\(milliseconds < 100 ? "0" : "")\(milliseconds) $SEGUE golden "
          + "record \(scene) --goldens g; true", in: folder.path)
      let now = try folder.bytes("g/small.golden")
      if now == old { _ = try folder.scene() }
      let verified = golden("verify", scene, "--goldens", folder("g"))
      #expect(verified.code == 0, "\(milliseconds): \(verified.errors)")
      _ = try folder.scene()
      _ = golden("record", scene, "--goldens", folder("g"))
    }
  }

  @Test("two simultaneous verifications are both correct, also with a shared report")
  func atOnce() async throws {
    let folder = try ScratchFolder()
    let (same, other) = (try folder.scene("same.yaml"), try folder.scene("other.yaml"))
    _ = golden("record", same, other, "--goldens", folder("g"))
    _ = try folder.scene("other.yaml", hold: 0.3)
    let verify = [
      "golden", "verify", same, other, "--goldens", folder("g"), "--report", folder("r"), "-q",
    ]
    let first = Task.detached { try process(verify, environment: ["CI": ""]) }
    let second = Task.detached { try process(verify, environment: ["CI": ""]) }
    let results = [try await first.value, try await second.value]
    #expect(results.map(\.code) == [1, 1] && results[0].errors == results[1].errors)
    let page = String(decoding: try folder.bytes("r/index.html"), as: UTF8.self)
    #expect(page.hasSuffix("</html>\n") && page.contains("2 scenes: 1 equal, 1 different"))
    #expect(try !folder.names("r").contains { $0.hasPrefix(".") })
  }

  @Test(
    "a folder in which nothing can be created is a one-line error", arguments: ["/sys", "/proc"])
  func readOnly(place: String) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    // No user can write there.
    let result = golden("record", scene, "--goldens", place)
    #expect(result.code == 6 && result.errors.contains(place))
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    let made = golden("record", scene, "--goldens", place + "/goldens")
    #expect(made.code == 6 && made.errors.split(separator: "\n").count == 1, "\(made.errors)")
    _ = golden("record", scene, "--goldens", folder("g"))
    let report = golden("verify", scene, "--goldens", folder("g"), "--report", place + "/r")
    #expect(report.code == 6 && report.errors.contains(place + "/r"), "\(report.errors)")
  }

  @Test("a golden that cannot be written ends the command with code 6 and is unchanged")
  func fullDisk() throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    _ = golden("record", scene, "--goldens", folder("g"))
    let before = try folder.names("g")
    _ = try folder.scene(hold: 0.3)
    // Files over a kilobyte or so cannot be written.
    _ = try folder.scene("later.yaml")
    let line = "ulimit -f 1; CI= $SEGUE golden record \(scene) later.yaml --goldens g"
    let result = try shell(line, in: folder.path)
    #expect(result.code == 6 && result.errors.contains("small: "), "\(result.errors)")
    #expect(!result.errors.contains("later"), "no further scene is attempted")
    #expect(Set(before).isSubset(of: Set(try folder.names("g"))))
    _ = try folder.scene()
    #expect(golden("verify", scene, "--goldens", folder("g")).code == 0)
  }
}

/// The contents of a JUnit file as an independent XML reader parses them.
private final class XMLCheck {
  private(set) var names: [String] = []
  private(set) var failures = 0

  init(_ bytes: [UInt8]) throws {
    let python = """
      import sys, json, xml.etree.ElementTree as e
      t = e.parse(sys.stdin).getroot()
      print(json.dumps([[c.get("name") for c in t.iter("testcase")], len(list(t.iter("failure")))]))
      """
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let result = try run(
      "/bin/sh", ["-c", "python3 -c \"$0\" < \"$1\"", python, file.path])
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(result.output)) as? [Any], "\(result.errors)")
    names = found.first as? [String] ?? []
    failures = found.last as? Int ?? 0
  }
}
