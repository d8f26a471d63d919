// Behavior of chunks that requires separate processes: scheduler variables, signals, full disks,
// and two simultaneous attempts.

import Foundation
import ScratchFolders
import SegueBatch
import Testing

@Suite struct ChunkProcessTests {
  @Test("the index is read from the scheduler's variable", arguments: TaskIndex.variables)
  func environment(name: String) async throws {
    let folder = try ScratchFolder()
    _ = try await folder.plan([try await folder.moving()])
    let chunk = ["chunk", folder("a.plan"), "--json", "--progress", "none"]
    let result = try process(chunk, environment: [name: "1"])
    #expect(result.code == 0 && result.text.hasPrefix("{\"task\":1,"))
    #expect(try process(chunk, environment: [name: "3"]).code == 2)
    #expect(try process(chunk, environment: [name: ""]).code == 2)
    let offset = try process(chunk + ["--index-offset", "1"], environment: [name: "0"])
    #expect(offset.text.hasPrefix("{\"task\":1,\"rendered\":0,"))
    let others = Dictionary(uniqueKeysWithValues: TaskIndex.variables.map { ($0, "1") })
    #expect(try process(chunk, environment: others).code == 0)
    #expect(try process(chunk, environment: others.merging([name: "2"]) { $1 }).code == 2)
    #expect(try process(chunk).code == 2)
  }

  @Test("two simultaneous attempts at a task succeed and leave one chunk and nothing else")
  func overlap() async throws {
    let folder = try ScratchFolder()
    _ = try await folder.plan([try await folder.moving()])
    let chunk = ["chunk", folder("a.plan"), "--index", "1", "-q"]
    let attempts = (0..<2).map { _ in Task.detached { try process(chunk).code } }
    for attempt in attempts { #expect(try await attempt.value == 0) }
    #expect(try folder.names("a.plan.chunks").count == 1)
    #expect(await segue("status", folder("a.plan"), "--missing").text == "0,2\n")
  }

  @Test(
    "a signal gives one line, its exit code, and only whole chunks",
    arguments: [("INT", 130), ("TERM", 143)])
  func signals(name: String, code: Int32) async throws {
    let folder = try ScratchFolder()
    _ = try await folder.plan([try folder.scene(hold: 5000)], ["--chunks-per-task", "1000"])
    let line = """
      "$SEGUE" chunk a.plan --index 0 --progress json 2> log & pid=$!
      while ! ls a.plan.chunks/*.chunk > /dev/null 2>&1; do kill -0 $pid || exit 9; sleep 0.02; done
      kill -\(name) $pid; wait $pid
      """
    #expect(try shell(line, in: folder.path).code == code)
    let log = String(decoding: try folder.bytes("log"), as: UTF8.self)
    let end = #"{"event":"error","message":"segue: interrupted; no unfinished files remain"}"#
    #expect(log.hasSuffix("\n\(end)\n"))
    let chunks = try folder.names("a.plan.chunks")
    #expect(!chunks.isEmpty && chunks.allSatisfy { $0.hasSuffix(".chunk") })
    #expect(
      await !segue("status", folder("a.plan"), "--json").text.contains("\"completeChunks\":0,"))
    #expect(await segue("status", folder("a.plan"), "--json").text.contains("\"damaged\":[]"))
  }

  @Test("after three kills, a fourth run produces the same bytes and leaves no stray files")
  func killed() async throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene(hold: 200)
    #expect(await segue("render", scene, "-o", folder("whole.mp4"), "-q").code == 0)
    _ = try await folder.plan([scene], ["--chunks-per-task", "1000"])
    // After each start, once a file is being written and there are more chunks than before.
    let line = """
      for chunks in 1 3 5; do
        "$SEGUE" chunk a.plan --index 0 -q & pid=$!
        until [ "$(ls a.plan.chunks 2> /dev/null | grep -c chunk)" -ge $chunks ] &&
          ls -A a.plan.chunks | grep -q part; do kill -0 $pid || exit 9; sleep 0.01; done
        kill -9 $pid; wait $pid
        ls -A a.plan.chunks | grep -q part && : >> littered
      done
      "$SEGUE" chunk a.plan --index 0 -q
      """
    #expect(try shell(line, in: folder.path).code == 0)
    #expect(try folder.names().contains("littered"))
    #expect(try folder.names("a.plan.chunks").allSatisfy { $0.hasSuffix(".chunk") })
    #expect(await segue("assemble", folder("a.plan"), "-o", folder("joined.mp4")).code == 0)
    #expect(try folder.bytes("whole.mp4") == folder.bytes("joined.mp4"))
  }

  @Test("a full disk is exit code 6, can be retried, and leaves nothing")
  func full() async throws {
    let folder = try ScratchFolder()
    let scene = try await folder.moving()
    _ = try await folder.plan([scene], ["--format", "rawvideo"])
    // sh counts in blocks of 512 bytes.
    let chunk = try shell("ulimit -f 64; \"$SEGUE\" chunk a.plan --index 1 -q", in: folder.path)
    #expect(chunk.code == 6)
    #expect(chunk.errors.split(separator: "\n").count == 1)
    #expect(try folder.names("a.plan.chunks").isEmpty)
    for index in 0..<3 { #expect(await folder.chunk(index).code == 0) }
    let join = try shell("ulimit -f 64; \"$SEGUE\" assemble a.plan -o a.rgba -q", in: folder.path)
    #expect(join.code == 6)
    #expect(try folder.names() == ["a.plan", "a.plan.chunks", "moving.yaml"])
    let plan = try shell(
      "ulimit -f 1; \"$SEGUE\" plan moving.yaml -o b.plan -q", in: folder.path)
    #expect(plan.code == 6)
    #expect(try folder.names() == ["a.plan", "a.plan.chunks", "moving.yaml"])
  }

  @Test("a movie joined into a pipe equals that of segue render")
  func pipe() async throws {
    let folder = try ScratchFolder()
    let scene = try await folder.moving()
    _ = try await folder.plan([scene])
    for index in 0..<3 { #expect(await folder.chunk(index).code == 0) }
    let whole = try process(["render", scene, "-o", "-", "--format", "mp4", "-q"])
    let joined = try process(["assemble", folder("a.plan"), "-o", "-", "-q"])
    #expect(joined.code == 0 && !joined.output.isEmpty)
    #expect(joined.output == whole.output)
  }

  @Test("a plan is the same bytes from any directory")
  func anywhere() async throws {
    let folder = try ScratchFolder()
    _ = try await folder.moving()
    let line = """
      mkdir sub && "$SEGUE" plan moving.yaml -o a.plan -q
      (cd sub && "$SEGUE" plan ../moving.yaml -o ../b.plan -q)
      (cd / && TZ=Asia/Kolkata LC_ALL=tr_TR.UTF-8 "$SEGUE" plan "$OLDPWD/moving.yaml" -o "$OLDPWD/c.plan" -q)
      cmp a.plan b.plan && cmp a.plan c.plan
      """
    #expect(try shell(line, in: folder.path).code == 0)
  }
}
