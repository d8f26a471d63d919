// Behavior that requires a separate process: signals, descriptors, limits, locks.

import Foundation
import ScratchFolders
import SegueBatch
import SegueClips
import SegueFiles
import Testing

@Suite struct BatchProcessTests {
  private func makeScenes(_ names: [String] = ["a", "b"], hold: Double = 0.1) throws
    -> ScratchFolder
  {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder("in"), withIntermediateDirectories: true)
    for name in names { _ = try folder.scene("in/\(name).yaml", hold: hold) }
    return folder
  }

  private func batch(_ folder: ScratchFolder, _ arguments: String...) throws -> Spawned.Outcome {
    try Spawned.run("segue", ["batch", "in", "-o", "out"] + arguments, in: folder.path)
  }

  /// A shell in which `$SEGUE` is the command.
  private func shell(_ line: String, _ folder: ScratchFolder) throws -> Spawned.Outcome {
    let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "segue").path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["SEGUE": tool]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let errors = folder("errors")
    try folder.write("errors", "")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return Spawned.Outcome(
      code: process.terminationStatus, signal: 0, output: output,
      errors: String(decoding: try folder.bytes("errors"), as: UTF8.self))
  }

  @Test("a clip of a batch equals the one that render makes")
  func sameAsRender() throws {
    let folder = try makeScenes()
    #expect(try batch(folder, "-q").code == 0)
    let render = ["render", "in/a.yaml", "-o", "alone.mp4", "-q"]
    #expect(try Spawned.run("segue", render, in: folder.path).code == 0)
    #expect(try folder.bytes("alone.mp4") == folder.bytes("out/a.mp4"))
  }

  @Test("a broken scene is reported, the others are rendered, and the exit code is 1")
  func broken() throws {
    let folder = try makeScenes()
    try folder.write("in/broken.yaml", "segue: 2\n")
    let result = try batch(folder)
    #expect(result.code == 1)
    #expect(result.errors.contains("in/broken.yaml:1:8: error: segue is 2; expected 1"))
    #expect(result.errors.hasSuffix("out: 3 clips: 1 rendered, 1 copied, 1 failed\n"))
    let manifest = try #require(
      JSONSerialization.jsonObject(with: Data(folder.bytes("out/manifest.json"))) as? [String: Any])
    let results = try #require(manifest["results"] as? [[String: Any]])
    #expect(results.map { $0["status"] as? String } == ["done", "done", "failed"])
    #expect(results.map { $0["exitCode"] as? Int } == [nil, nil, 3])
    let hash = try FileDigest.hex(ofFile: folder("out/a.mp4"))
    #expect(results[0]["sha256"] as? String == hash)
    #expect(results[0]["frames"] as? Int == 36)
  }

  @Test("an argument that is no scene fails like an entry of a list, and the others are rendered")
  func badArgument() throws {
    let folder = try makeScenes(["a"])
    try folder.write("b.yaml", "canvas: { width: 3 }")
    let arguments = ["batch", "none.yaml", "in/a.yaml", "b.yaml", "-o", "out"]
    let result = try Spawned.run("segue", arguments, in: folder.path)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "segue: error: none.yaml: No such file or directory; expected a file\n"))
    #expect(result.errors.contains("b.yaml:1:1: error: a map; expected a list of maps"))
    #expect(result.errors.hasSuffix("out: 3 clips: 1 rendered, 2 failed\n"), "\(result.errors)")
    let entry = #""scene":"none.yaml","status":"failed","exitCode":3,"#
    #expect(try folder.text("out/manifest.json").contains(entry))
  }

  @Test("a column of a list that nothing uses is one warning, unless --name contains it")
  func unusedColumn() throws {
    let folder = try makeScenes(["a"])
    try folder.write("in/l.csv", "scene,crf,titel\na.yaml,30,one\n")
    let arguments = ["batch", "in/l.csv", "-o", "out"]
    let result = try Spawned.run("segue", arguments, in: folder.path)
    #expect(result.code == 0)
    #expect(
      result.errors.hasPrefix("in/l.csv:1:11: warning: the column 'titel' has no effect; expected"),
      "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 3)
    let named = try Spawned.run(
      "segue", ["batch", "in/l.csv", "-o", "named", "--name", "{titel}"], in: folder.path)
    #expect(named.code == 0 && !named.errors.contains("warning"), "\(named.errors)")
  }

  @Test(
    "a signal gives one line, its exit code and only whole clips, and the next run resumes",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 143)])
  func signals(name: String, code: Int32) throws {
    let folder = try makeScenes(["b"], hold: 20000)
    _ = try folder.scene("in/a.yaml")
    let line = """
      "$SEGUE" batch in -o out --progress json --jobs 1 2> log & pid=$!
      while ! grep -q '"began","output":"b.mp4"' log 2> /dev/null; do kill -0 $pid || exit 9; sleep 0.02; done
      kill -\(name) $pid; wait $pid
      """
    let result = try shell(line, folder)
    #expect(result.code == code)
    let log = String(decoding: try folder.bytes("log"), as: UTF8.self)
    let end = #"{"event":"error","message":"segue: interrupted; no unfinished files remain"}"#
    #expect(log.hasSuffix("\n\(end)\n"))
    #expect(try folder.names("out").filter { !$0.hasPrefix(".segue-batch") } == ["a.mp4"])
    _ = try folder.scene("in/b.yaml", hold: 0.2)
    let again = try batch(folder, "--resume")
    #expect(again.code == 0)
    #expect(again.errors.hasSuffix("out: 2 clips: 1 rendered, 1 unchanged\n"))
  }

  @Test("a second batch in the same folder is refused with the first one's process ID")
  func locked() throws {
    let folder = try makeScenes(["a"], hold: 20000)
    let line = """
      "$SEGUE" batch in -o out --progress json 2> log & pid=$!
      while ! grep -q began log 2> /dev/null; do kill -0 $pid || exit 9; sleep 0.02; done
      "$SEGUE" batch in -o out --resume; echo "$? $pid"; kill $pid; wait $pid
      """
    let result = try shell(line, folder)
    let words = String(decoding: result.output, as: UTF8.self).split(separator: " ")
    #expect(words.first == "6")
    let pid = words.last?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    #expect(
      result.errors.contains(
        "process \(pid) holds the lock; expected exclusive access. Wait until it ends"))
  }

  @Test("progress is written to the given descriptor as JSON, and other streams stay clean")
  func progress() throws {
    let folder = try makeScenes()
    let result = try shell(
      "\"$SEGUE\" batch in -o out --progress json --progress-fd 3 --json 3> events", folder)
    #expect(result.code == 0)
    let events = String(decoding: try folder.bytes("events"), as: UTF8.self)
      .split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    let kinds = events.compactMap { $0["event"] as? String }
    #expect(kinds.first == "planned" && kinds.last == "finished")
    #expect(kinds.count { $0 == "ended" } == 2 && kinds.count { $0 == "began" } == 2)
    #expect(result.errors == "out: 2 clips: 1 rendered, 1 copied\n")
    #expect(try result.output == folder.bytes("out/manifest.json"))
    let closed = try shell("\"$SEGUE\" batch in -o out --progress-fd 9", folder)
    #expect(closed.code == 2 && closed.errors.contains("--progress-fd is 9"))
  }

  @Test(
    "with progress as JSON, every line on standard error is an object",
    arguments: [
      (["in", "-o", "out", "--stats"], 1, ["error", "finished", "message"]),
      (["in/b.yaml", "-o", "out", "-q"], 1, ["error"]),
      (["in/a.yaml", "-o", "in/a.yaml"], 6, ["error"]),
    ] as [([String], Int32, [String])])
  func objects(arguments: [String], code: Int32, kinds: [String]) throws {
    let folder = try makeScenes(["a"])
    try folder.write("in/b.yaml", "segue: 2")
    let result = try Spawned.run(
      "segue", ["batch", "--progress", "json"] + arguments, in: folder.path)
    #expect(result.code == code)
    let lines = result.errors.split(separator: "\n")
    let events = lines.compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(events.count == lines.count, "\(result.errors)")
    let found = Set(events.compactMap { $0["event"] as? String })
    #expect(found.isSuperset(of: kinds), "\(found)")
  }

  @Test("a file size limit fails outputs, and rendering resumes without the limit")
  func fileSize() throws {
    let folder = try makeScenes(hold: 9)
    // sh counts in blocks of 512 bytes: space for the journal, but not for a clip.
    let result = try shell("ulimit -f 8; \"$SEGUE\" batch in -o out --no-report -q", folder)
    #expect([1, 6].contains(result.code))
    #expect(result.errors.contains("File too large"))
    #expect(try folder.names("out").filter { $0.hasSuffix(".part") || $0.hasSuffix(".mp4") } == [])
    #expect(try batch(folder, "--resume", "-q").code == 0)
  }

  @Test(
    "an unusable output folder is exit code 6, before rendering")
  func unwritable() throws {
    let folder = try makeScenes()
    for output in ["no/such/out", "in/a.yaml", "/proc/out"] {
      let result = try Spawned.run("segue", ["batch", "in", "-o", output], in: folder.path)
      #expect(result.code == 6, "\(output): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(
    "contradictory options are a usage error",
    arguments: [
      ["in", "-o", "out", "--retries", "-1"], ["in", "in", "-o", "out", "--rows", "x.csv"],
      ["nothing*", "-o", "out"], ["in", "-o", "out", "--name", "{nam}"],
      ["in", "-o", "out", "--max-memory", "much"], ["in", "-o", "out", "--name", "same"],
      ["in", "-o", "out", "--max-memory", "512"], ["-", "-o", "out"],
    ])
  func usage(arguments: [String]) throws {
    let folder = try makeScenes()
    let result = try Spawned.run("segue", ["batch"] + arguments, in: folder.path)
    #expect(result.code == 2, "\(result.errors)")
    #expect(try folder.names() == ["in"])
  }

  @Test(
    "a file that cannot be used is named once, with what was expected",
    arguments: [
      (["in", "-o", "in/a.yaml"], "in/a.yaml: is a file; expected a folder. Choose another path"),
      (
        ["in", "-o", "no/such/out"],
        "no/such/out: No such file or directory: no/such; expected an existing folder"
      ),
      (["in/a.yaml", "--rows", "no.csv", "-o", "out"], "no.csv: there are no rows; expected"),
      (["in/a.yaml", "--rows", "no.ndjson", "-o", "out"], "no.ndjson: there are no rows; "),
      (["no.json", "-o", "out"], "no.json: there are no clips; expected at least one"),
      (["none.yml", "-o", "out"], "none.yml: No such file or directory; expected a file"),
      (["nodir", "-o", "out"], "nodir: No such file or directory; expected a file"),
    ])
  func unusable(arguments: [String], message: String) throws {
    let folder = try makeScenes(["a"])
    try folder.write("no.csv", "title\n")
    try folder.write("no.ndjson", "\n")
    try folder.write("no.json", "[]")
    let result = try Spawned.run("segue", ["batch"] + arguments + ["-q"], in: folder.path)
    #expect(result.errors.hasPrefix("segue: error: \(message)"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "a summary of one clip has a singular",
    arguments: [("1 rendered", []), ("1 unchanged", ["--resume"])])
  func singular(words: String, options: [String]) throws {
    let folder = try makeScenes(["a"])
    if !options.isEmpty { #expect(try batch(folder, "-q").code == 0) }
    let arguments = ["batch", "in", "-o", "out"] + options
    let result = try Spawned.run("segue", arguments, in: folder.path)
    #expect(result.errors.hasSuffix("out: 1 clip: \(words)\n"), "\(result.errors)")
    #expect(options.isEmpty || result.errors.contains("1 of 1 clip is unchanged\n"))
  }

  @Test("a journal of a newer segue is refused by name")
  func newerJournal() throws {
    let folder = try makeScenes()
    #expect(try batch(folder, "-q").code == 0)
    try folder.write("out/\(BatchJournal.fileName)", "segue-batch-journal 99\n")
    let result = try batch(folder, "--resume")
    #expect(result.code == 2)
    #expect(result.errors.contains("has version 99, from a newer segue"))
  }

  @Test("hostile names are escaped in the report")
  func hostileReport() throws {
    let folder = try ScratchFolder()
    _ = try folder.scene("t.yaml")
    try folder.write("rows.ndjson", "{\"n\":\"<img src=x onerror=alert(1)>\\u202E\\u001b[2J&'\"}\n")
    let arguments = ["batch", "t.yaml", "--rows", "rows.ndjson", "-o", "out", "--name", "{n}"]
    #expect(try Spawned.run("segue", arguments + ["-q"], in: folder.path).code == 0)
    let page = String(decoding: try folder.bytes("out/report.html"), as: UTF8.self)
    #expect(!page.contains("<img src=x") && page.contains("&lt;img src=x onerror=alert(1)&gt;__["))
    #expect(!page.contains("\u{202E}") && !page.contains("\u{1b}"))
    #expect(page.contains("data:image/png;base64,iVBOR"))
    #expect(page.contains("script-src 'sha256-"))
  }

  @Test("the report leads to the clips, also to those with unusual names")
  func links() throws {
    let folder = try makeScenes(["50% a#b?", "javascript:x"])
    try folder.write("in/broken.yaml", "segue: 2")
    #expect(try batch(folder, "-q").code == 1)
    let page = String(decoding: try folder.bytes("out/report.html"), as: UTF8.self)
    #expect(page.contains(#"<a href="./50_%20a%23b%3F.mp4">50_ a#b?.mp4</a>"#))
    #expect(page.contains(#"<a href="./javascript%3Ax.mp4">javascript:x.mp4</a>"#))
    #expect(page.contains("<h2>broken.mp4</h2>"))
    #expect(page.components(separatedBy: "href=").count == 3)
  }

  @Test("watch renders existing scenes, then changes, reports errors, and ends on SIGINT")
  func watch() throws {
    let folder = try makeScenes(["a"])
    try FileManager.default.createDirectory(
      atPath: folder("in/sub"), withIntermediateDirectories: true)
    // A round may run more often than the steps below require, and each wait ends after two minutes.
    let line = """
      : > log
      "$SEGUE" watch in -o out 2>> log & pid=$!
      within() { n=0; until eval "$1"; do n=$((n + 1)); [ $n -lt 6000 ] || { kill $pid; exit 99; }; \
        sleep 0.02; done; }
      waits() { within "awk -v text='$1' 'index(\\$0, text) { said = 1 } said && /waiting/ { found = 1 } \
        END { exit !found }' log"; }
      waits ''; cp out/a.mp4 first
      sed s/1E5AA0/FF0000/ in/a.yaml > in/new; mv in/new in/a.yaml
      waits 'the scene changed'; cp out/a.mp4 second
      echo 'segue: 2' > in/bad.yaml; waits bad.yaml:1:8
      rm in/bad.yaml; cp in/a.yaml in/sub/b.yaml; within '[ -e out/b.mp4 ]'
      kill -INT $pid; wait $pid
      """
    let result = try shell(line, folder)
    #expect(result.code == 130)
    let log = String(decoding: try folder.bytes("log"), as: UTF8.self)
    #expect(log.contains("1/1 a.mp4: the scene changed"))
    #expect(log.contains("in/bad.yaml:1:8: error: segue is 2"))
    #expect(log.hasSuffix("segue: interrupted; no unfinished files remain\n"))
    #expect(try folder.bytes("first") != folder.bytes("second"))
    #expect(try folder.bytes("out/b.mp4") == folder.bytes("second"))
    #expect(try folder.names("out").filter { $0.hasSuffix(".part") } == [])
  }
}
